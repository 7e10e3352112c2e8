//! What complex numbers, the dialects of GPU makers, and IRDL take for granted.

use super::samples::is_like;
use super::{out_of_range, refuse};
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys;

/// Checks that numbers can be the parts of a complex attribute of a type, whose
/// elements are floating point numbers that doubles can stand for.
pub fn complex_parts(
    real: f64,
    imag: f64,
    ty: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a complex type, and its elements, asked for what they are.
    let (fits, is_finite_only, is_power) = unsafe {
        let element = sys::mlirComplexTypeGetElementType(ty);
        (
            sys::mlirTypeIsAFloat(element) && sys::mlirFloatTypeGetWidth(element) <= 64,
            sys::mlirTypeIsAFloat4E2M1FN(element)
                || sys::mlirTypeIsAFloat6E2M3FN(element)
                || sys::mlirTypeIsAFloat6E3M2FN(element),
            sys::mlirTypeIsAFloat8E8M0FNU(element),
        )
    };
    if !fits {
        return refuse(
            ty,
            "ty",
            "a complex type of floating point numbers of at most 64 bits",
        );
    }
    for (part, name) in [(real, argument), (imag, "imag")] {
        if is_finite_only && !part.is_finite() || is_power && !(part.is_finite() && part > 0.0) {
            return out_of_range(name, format!("the type has no {part}"));
        }
    }
    Ok(())
}

/// Whether doubles can stand for the parts of a complex attribute.
///
/// # Safety
/// It is a live complex attribute.
pub unsafe extern "C" fn complex_of_doubles(attr: sys::MlirAttribute) -> bool {
    // SAFETY: by the contract; its type is a complex type of floating point numbers.
    unsafe {
        let element = sys::mlirComplexTypeGetElementType(sys::mlirAttributeGetType(attr));
        sys::mlirFloatTypeGetWidth(element) <= 64
    }
}

/// Checks that a number is a value of an enumeration that has no type in C.
fn value_of(number: i32, most: i32, argument: &'static str) -> Fallible<()> {
    match (0..=most).contains(&number) {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_ENUM,
            argument,
            format!("{number} is not one of its values 0..={most}"),
        ),
    }
}

/// Checks how the memory behind a tensor map is swizzled.
pub fn tensor_map_swizzle(number: i32, argument: &'static str) -> Fallible<()> {
    value_of(number, 3, argument)
}

/// Checks how much a tensor map has put into the cache.
pub fn tensor_map_l2promo(number: i32, argument: &'static str) -> Fallible<()> {
    value_of(number, 3, argument)
}

/// Checks what a tensor map reads out of bounds.
pub fn tensor_map_oob(number: i32, argument: &'static str) -> Fallible<()> {
    value_of(number, 1, argument)
}

/// Checks how the memory behind a tensor map is interleaved.
pub fn tensor_map_interleave(number: i32, argument: &'static str) -> Fallible<()> {
    value_of(number, 2, argument)
}

/// Checks the type of what is gathered: numbers of whole bytes.
pub fn gathered(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type, asked for what it is.
    let width = unsafe {
        if sys::mlirTypeIsAInteger(ty) {
            sys::mlirIntegerTypeGetWidth(ty)
        } else if sys::mlirTypeIsAFloat(ty) {
            sys::mlirFloatTypeGetWidth(ty)
        } else {
            0
        }
    };
    match [8, 16, 32, 64].contains(&width) {
        true => Ok(()),
        false => refuse(
            ty,
            argument,
            "an integer or floating point type of 8, 16, 32 or 64 bits",
        ),
    }
}

/// Checks the type of what something is gathered by.
pub fn gather_index(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type, asked for what it is.
    let fits = unsafe {
        sys::mlirTypeIsAInteger(ty)
            && sys::mlirIntegerTypeIsSignless(ty)
            && [16, 32].contains(&sys::mlirIntegerTypeGetWidth(ty))
    };
    match fits {
        true => Ok(()),
        false => refuse(ty, argument, "`i16` or `i32`"),
    }
}

/// Checks the name of a variadicity.
pub fn variadicity_name(name: &[u8], argument: &'static str) -> Fallible<()> {
    if [&b"single"[..], b"optional", b"variadic"].contains(&name) {
        return Ok(());
    }
    let name = String::from_utf8_lossy(name);
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        format!("`{name}` is not `single`, `optional` or `variadic`"),
    )
}

/// Whether an attribute is a variadicity.
///
/// # Safety
/// It is live.
pub unsafe extern "C" fn variadicity(attr: sys::MlirAttribute) -> bool {
    is_like(attr, &["#irdl<variadicity single>"])
}
