//! What attributes must be that are no constants with elements.

use super::{elements, out_of_range, refuse, show};
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys;

/// The most strides. Upstream makes an expression that is as deep as there are
/// strides.
const STRIDES: usize = 1000;

/// The sign that an integer is read with.
#[derive(Clone, Copy)]
pub enum Sign {
    /// Whatever the reader thinks.
    Signless,
    /// One.
    Signed,
    /// None.
    Unsigned,
}

/// Integers without a word about their sign, and `index`.
pub const SIGNLESS: Sign = Sign::Signless;
/// Signed integers.
pub const SIGNED: Sign = Sign::Signed;
/// Unsigned integers.
pub const UNSIGNED: Sign = Sign::Unsigned;

/// Checks that an integer type holds a value: as signed, or as unsigned.
pub fn integer_value(value: i64, ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    let Some(width) = elements::integer_bits(ty) else {
        return refuse(ty, "ty", "an integer or index type");
    };
    if width >= 64 {
        return Ok(());
    }
    let (least, most) = match width {
        0 => (0, 0),
        _ => (-1_i64 << (width - 1), (1_i64 << width) - 1),
    };
    match (least..=most).contains(&value) {
        true => Ok(()),
        false => out_of_range(argument, format!("{value} does not fit into {width} bits")),
    }
}

/// Checks that a 64-bit getter reads the whole value of an integer attribute.
pub fn integer_read(attr: sys::MlirAttribute, sign: Sign, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live attribute with a type.
    let ty = unsafe { sys::mlirAttributeGetType(attr) };
    // SAFETY: a live type; the tests behind need an integer type.
    let is_integer = unsafe { sys::mlirTypeIsAInteger(ty) };
    // SAFETY: an integer type.
    let fits = unsafe {
        match sign {
            Sign::Signless => !is_integer || sys::mlirIntegerTypeIsSignless(ty),
            Sign::Signed => is_integer && sys::mlirIntegerTypeIsSigned(ty),
            Sign::Unsigned => is_integer && sys::mlirIntegerTypeIsUnsigned(ty),
        }
    };
    if !fits {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("`{}` has another signedness", show(attr)),
        );
    }
    match elements::integer_bits(ty) {
        Some(width) if width <= 64 => Ok(()),
        _ => out_of_range(argument, format!("`{}` is wider than 64 bits", show(attr))),
    }
}

/// Checks that a floating point type has a number near a value. (Upstream would
/// make something that it cannot print.)
pub fn float_value(value: f64, ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type.
    let (is_finite_only, is_unsigned) = unsafe {
        (
            sys::mlirTypeIsAFloat4E2M1FN(ty)
                || sys::mlirTypeIsAFloat6E2M3FN(ty)
                || sys::mlirTypeIsAFloat6E3M2FN(ty),
            sys::mlirTypeIsAFloat8E8M0FNU(ty),
        )
    };
    let has_none = (is_finite_only && !value.is_finite())
        || (is_unsigned && value.is_sign_negative() && !value.is_nan());
    match has_none {
        true => out_of_range(argument, format!("`{}` has nothing like {value}", show(ty))),
        false => Ok(()),
    }
}

/// Checks that a context allows what belongs to dialects that it does not know.
pub fn unregistered(
    _dialect: &[u8],
    context: sys::MlirContext,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a live context.
    match unsafe { sys::mlirContextGetAllowUnregisteredDialects(context) } {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_DIALECT_NOT_LOADED,
            argument,
            "the context does not allow unregistered dialects",
        ),
    }
}

/// Checks the number of strides.
pub fn stride_count(strides: &[i64], argument: &'static str) -> Fallible<()> {
    match strides.len() <= STRIDES {
        true => Ok(()),
        false => out_of_range(argument, format!("there are at most {STRIDES} strides")),
    }
}

/// Checks the name of an attribute of an operation or in a dictionary.
pub fn attribute_name(name: &[u8], argument: &'static str) -> Fallible<()> {
    match name.is_empty() {
        false => Ok(()),
        true => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "an attribute has a name",
        ),
    }
}

/// The same of a name that is an identifier.
pub fn attribute_identifier(name: sys::MlirIdentifier, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live identifier.
    let text = unsafe { sys::mlirIdentifierStr(name) };
    // SAFETY: identifiers live as long as their context, which is locked.
    attribute_name(unsafe { sys::bytes(text) }, argument)
}
