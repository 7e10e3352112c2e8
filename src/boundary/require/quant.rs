//! What quantized types must be made of.

use super::{out_of_range, refuse};
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys::{self, Raw};

/// The widest integers that values are stored in.
const MOST_BITS: u32 = 32;
const SIGNED: u32 = 1;

/// Whether a quantized type has a type that values are stored in.
///
/// # Safety
/// It is a live quantized type.
pub unsafe extern "C" fn quantized_with_storage(ty: sys::MlirType) -> bool {
    // SAFETY: by the contract.
    !unsafe { sys::mlirTypeIsACalibratedQuantizedType(ty) }
}

/// Checks the width of integers that a default is asked for.
pub fn quantized_width(width: u32, is_signed: u8, argument: &'static str) -> Fallible<()> {
    let most = if is_signed == 0 { 63 } else { 64 };
    match (1..=most).contains(&width) {
        true => Ok(()),
        false => out_of_range(argument, format!("{width} is not from 1 to {most}")),
    }
}

/// The least and the greatest number that integers of such a width can be.
fn range(is_signed: bool, width: u32) -> (i128, i128) {
    match is_signed {
        true => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        false => (0, (1 << width) - 1),
    }
}

/// Checks flags, the type that values are stored in, and which of its values are
/// used.
pub fn quantized_storage(
    storage: sys::MlirType,
    flags: u32,
    least: i64,
    most: i64,
    argument: &'static str,
) -> Fallible<()> {
    if flags > SIGNED {
        return out_of_range("flags", format!("{flags} has bits that stand for nothing"));
    }
    // SAFETY: a live type, asked for what it is.
    let width = unsafe {
        match sys::mlirTypeIsAInteger(storage) {
            true => sys::mlirIntegerTypeGetWidth(storage),
            false => 0,
        }
    };
    if !(1..=MOST_BITS).contains(&width) {
        return refuse(
            storage,
            argument,
            &format!("an integer type of 1 to {MOST_BITS} bits"),
        );
    }
    let (first, last) = range(flags == SIGNED, width);
    if least >= most || i128::from(least) < first || i128::from(most) > last {
        return out_of_range(
            "storage_type_min",
            format!("{least} to {most} is not a range inside of {first} to {last}"),
        );
    }
    Ok(())
}

/// Checks that a type can be what is approximated: floating point numbers that
/// doubles can stand for.
pub fn quantized_expressed(expressed: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type, asked for what it is.
    let fits =
        unsafe { sys::mlirTypeIsAFloat(expressed) && sys::mlirFloatTypeGetWidth(expressed) <= 64 };
    match fits {
        true => Ok(()),
        false => refuse(
            expressed,
            argument,
            "a floating point type of at most 64 bits",
        ),
    }
}

/// The same, or null.
pub fn quantized_expressed_or_null(
    expressed: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    match expressed.is_null() {
        true => Ok(()),
        false => quantized_expressed(expressed, argument),
    }
}

/// The least number above 0 and the greatest number of a floating point type: the
/// exponent of the least, the exponent of the greatest, and how many bits are
/// missing from twice that.
fn scales_of(expressed: sys::MlirType) -> Option<(f64, f64)> {
    type Test = unsafe extern "C" fn(sys::MlirType) -> bool;
    const TYPES: &[(Test, i32, i32, f64)] = &[
        (sys::mlirTypeIsAF64, -1074, 1023, 2.0 - f64::EPSILON),
        (sys::mlirTypeIsAF32, -149, 127, 2.0 - 1.0 / 8_388_608.0),
        (sys::mlirTypeIsATF32, -136, 127, 2.0 - 1.0 / 1024.0),
        (sys::mlirTypeIsABF16, -133, 127, 2.0 - 1.0 / 128.0),
        (sys::mlirTypeIsAF16, -24, 15, 2.0 - 1.0 / 1024.0),
        (sys::mlirTypeIsAFloat8E5M2, -16, 15, 1.75),
        (sys::mlirTypeIsAFloat8E4M3, -9, 7, 1.875),
        (sys::mlirTypeIsAFloat8E4M3FN, -9, 8, 1.75),
        (sys::mlirTypeIsAFloat8E5M2FNUZ, -17, 15, 1.75),
        (sys::mlirTypeIsAFloat8E4M3FNUZ, -10, 7, 1.875),
        (sys::mlirTypeIsAFloat8E4M3B11FNUZ, -13, 4, 1.875),
        (sys::mlirTypeIsAFloat8E3M4, -6, 3, 1.9375),
        (sys::mlirTypeIsAFloat8E8M0FNU, -127, 127, 1.0),
        (sys::mlirTypeIsAFloat6E3M2FN, -4, 4, 1.75),
        (sys::mlirTypeIsAFloat6E2M3FN, -3, 2, 1.875),
        (sys::mlirTypeIsAFloat4E2M1FN, -1, 2, 1.5),
    ];
    // SAFETY: a live type.
    let is = |test: &Test| unsafe { test(expressed) };
    let known = TYPES.iter().find(|(test, ..)| is(test));
    known.map(|(_, least, most, factor)| {
        let two = |exponent: i32| match exponent {
            // Powers below the normal numbers would be made of an infinity.
            ..-1000 => 2.0_f64.powi(-1000) * 2.0_f64.powi(exponent + 1000),
            _ => 2.0_f64.powi(exponent),
        };
        (two(*least), two(*most) * factor)
    })
}

/// Checks that a floating point type can have such scales.
pub fn quantized_scales(
    scales: &[f64],
    expressed: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    let Some((least, most)) = scales_of(expressed) else {
        return refuse(expressed, "expressed_type", "a known floating point type");
    };
    match scales.iter().find(|scale| !(least..=most).contains(*scale)) {
        Some(scale) => out_of_range(
            argument,
            format!("{scale:e} is not from {least:e} to {most:e}"),
        ),
        None => Ok(()),
    }
}

/// The same of one scale.
pub fn quantized_scale(
    scale: f64,
    expressed: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    quantized_scales(&[scale], expressed, argument)
}

/// Checks the number of a dimension.
pub fn quantized_dimension(dimension: i32, argument: &'static str) -> Fallible<()> {
    quantized_dimensions(&[dimension], argument)
}

/// Checks the numbers of dimensions.
pub fn quantized_dimensions(dimensions: &[i32], argument: &'static str) -> Fallible<()> {
    match dimensions.iter().find(|dimension| **dimension < 0) {
        Some(dimension) => out_of_range(argument, format!("{dimension} is below 0")),
        None => Ok(()),
    }
}

/// Checks sizes of blocks.
pub fn quantized_blocks(sizes: &[i64], argument: &'static str) -> Fallible<()> {
    match sizes.iter().find(|size| **size < 1) {
        Some(size) => out_of_range(argument, format!("{size} is below 1")),
        None => Ok(()),
    }
}

/// Checks that numbers are finite, and the first one below the second.
pub fn quantized_calibration(least: f64, most: f64, argument: &'static str) -> Fallible<()> {
    match least.is_finite() && most.is_finite() && least < most {
        true => Ok(()),
        false => out_of_range(argument, format!("{least} is not below {most}")),
    }
}

/// Checks the scales and zero points of blocks: of the types that values have, and
/// of one shape.
pub fn quantized_block_values(
    scales: sys::MlirAttribute,
    zero_points: sys::MlirAttribute,
    expressed: sys::MlirType,
    storage: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    let (scale_type, scale_shape) = elements_of(scales, argument)?;
    let (zero_type, zero_shape) = elements_of(zero_points, "zero_points_attr")?;
    let refuse = |argument, message: &str| bad(status::MLS_STATUS_BAD_ARGUMENT, argument, message);
    if scale_type.word() != expressed.word() {
        return refuse(argument, "the scales must have the expressed type");
    }
    if zero_type.word() != storage.word() {
        return refuse(
            "zero_points_attr",
            "the zero points must have the storage type",
        );
    }
    if scale_shape != zero_shape {
        return refuse(
            "zero_points_attr",
            "there must be one zero point for each scale, in the same shape",
        );
    }
    let Some(values) = numbers(scales, expressed) else {
        return refuse(argument, "the scales must be of f16, bf16, f32 or f64");
    };
    quantized_scales(&values, expressed, argument)
}

/// The type and the shape of the elements of an attribute.
fn elements_of(
    attr: sys::MlirAttribute,
    argument: &'static str,
) -> Fallible<(sys::MlirType, Vec<i64>)> {
    // SAFETY: a live attribute, asked for what it is; elements have a shape.
    unsafe {
        if !sys::mlirAttributeIsADenseElements(attr) {
            return refuse(attr, argument, "dense elements");
        }
        let shaped = sys::mlirAttributeGetType(attr);
        let size = |at| sys::mlirShapedTypeGetDimSize(shaped, at);
        let rank = isize::try_from(sys::mlirShapedTypeGetRank(shaped)).unwrap_or(0);
        let shape = (0..rank).map(size).collect();
        Ok((sys::mlirShapedTypeGetElementType(shaped), shape))
    }
}

/// The numbers in dense elements of a floating point type.
fn numbers(attr: sys::MlirAttribute, ty: sys::MlirType) -> Option<Vec<f64>> {
    /// A number with 1 bit for the sign, some for the exponent, and the rest.
    fn small(bits: u16, mantissa: u32, bias: i32) -> f64 {
        let bits = u32::from(bits);
        let rest = f64::from(bits & ((1 << mantissa) - 1)) / f64::from(1_u32 << mantissa);
        let all = (1 << (15 - mantissa)) - 1;
        let exponent = (bits >> mantissa) & all;
        let scale = |exponent: i32| 2.0_f64.powi(exponent - bias);
        let size = match exponent {
            0 => rest * scale(1),
            _ if exponent == all => f64::NAN,
            _ => (1.0 + rest) * scale(i32::try_from(exponent).unwrap_or(0)),
        };
        if bits >> 15 == 1 { -size } else { size }
    }
    // SAFETY: live dense elements of a floating point type: one number for all that
    // are equal, else as many as the type says, of its width.
    unsafe {
        let count = match sys::mlirDenseElementsAttrIsSplat(attr) {
            true => 1,
            false => usize::try_from(sys::mlirElementsAttrGetNumElements(attr)).ok()?,
        };
        if count == 0 {
            return Some(Vec::new());
        }
        let data = sys::mlirDenseElementsAttrGetRawData(attr);
        let (is_half, is_brain) = (sys::mlirTypeIsAF16(ty), sys::mlirTypeIsABF16(ty));
        if is_half || is_brain {
            let (mantissa, bias) = if is_half { (10, 15) } else { (7, 127) };
            let first = data.cast::<u16>();
            let one = |at| small(first.add(at).read_unaligned(), mantissa, bias);
            return Some((0..count).map(one).collect());
        }
        if sys::mlirTypeIsAF32(ty) {
            let first = data.cast::<f32>();
            return Some(
                (0..count)
                    .map(|at| first.add(at).read_unaligned().into())
                    .collect(),
            );
        }
        let first = data.cast::<f64>();
        sys::mlirTypeIsAF64(ty).then(|| {
            (0..count)
                .map(|at| first.add(at).read_unaligned())
                .collect()
        })
    }
}

/// The quantized type in a type, or null.
fn quantized_in(ty: sys::MlirType) -> sys::MlirType {
    // SAFETY: a live type.
    unsafe { sys::mlirQuantizedTypeGetQuantizedElementType(ty) }
}

/// Checks that the quantized type in a type, if there is one, says what is
/// approximated.
pub fn quantized_expressed_known(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    let inner = quantized_in(ty);
    // SAFETY: a quantized type, if it is not null.
    let is_known =
        unsafe { inner.is_null() || !sys::mlirQuantizedTypeGetExpressedType(inner).is_null() };
    match is_known {
        true => Ok(()),
        false => refuse(ty, argument, "a quantized type with an expressed type"),
    }
}

/// Checks that a quantized type can take the place of the elements of a type:
/// vectors have none.
pub fn quantized_container(candidate: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type.
    match unsafe { sys::mlirTypeIsAVector(candidate) } {
        true => refuse(
            candidate,
            argument,
            "a floating point type, or a tensor of one",
        ),
        false => Ok(()),
    }
}
