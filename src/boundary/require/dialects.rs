//! What the types and attributes of smaller dialects must be made of: EmitC, GPU,
//! SMT, PDL, transform scripts.

use super::{out_of_range, refuse, show};
use crate::depth;
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys::{self, Raw};

/// Reads a text as an attribute; null if it is none. The dialects that it names
/// are loaded.
pub(super) fn attribute(context: sys::MlirContext, text: &str) -> sys::MlirAttribute {
    // The end counts for parsers of an older upstream.
    let text = format!("{text}\0");
    let text = text
        .as_bytes()
        .split_last()
        .map_or(&[][..], |(_, text)| text);
    // SAFETY: the context is live, the text is readable.
    depth::with_room(|| unsafe { sys::mlirAttributeParseGet(context, sys::string_ref(text)) })
}

/// Checks that elements of C's arrays can be of a type.
pub fn emitc_element(element: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type; each is asked for what it is.
    let is_element = unsafe {
        if sys::mlirTypeIsAInteger(element) {
            [1, 8, 16, 32, 64].contains(&sys::mlirIntegerTypeGetWidth(element))
        } else if sys::mlirTypeIsAFloat(element) {
            [32, 64].contains(&sys::mlirFloatTypeGetWidth(element))
                || sys::mlirTypeIsAF16(element)
                || sys::mlirTypeIsABF16(element)
        } else {
            sys::mlirTypeIsAIndex(element)
                || sys::mlirTypeIsAEmitCOpaqueType(element)
                || sys::mlirTypeIsAEmitCPointerType(element)
                || sys::mlirTypeIsAEmitCPtrDiffTType(element)
                || sys::mlirTypeIsAEmitCSignedSizeTType(element)
                || sys::mlirTypeIsAEmitCSizeTType(element)
        }
    };
    match is_element {
        true => Ok(()),
        false => refuse(
            element,
            argument,
            "a type that C has for elements of arrays",
        ),
    }
}

/// Checks that a place in C can hold values of a type.
pub fn emitc_value(value: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type.
    let context = unsafe { sys::mlirTypeGetContext(value) };
    // Upstream does not tell what a pointer is to; its parser looks itself.
    match attribute(context, &format!("!emitc.lvalue<{}>", show(value))).is_null() {
        false => Ok(()),
        true => refuse(value, argument, "a type that EmitC has for variables"),
    }
}

/// Checks that C can point to values of a type.
pub fn emitc_pointee(pointee: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type.
    match unsafe { sys::mlirTypeIsAEmitCLValueType(pointee) } {
        false => Ok(()),
        true => refuse(pointee, argument, "a type that is no lvalue type"),
    }
}

/// Checks the name of an opaque type of EmitC.
pub fn emitc_name(name: &[u8], argument: &'static str) -> Fallible<()> {
    not_empty(name, argument)?;
    match name.ends_with(b"*") {
        false => Ok(()),
        true => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "a pointer type has the form `!emitc.ptr`",
        ),
    }
}

/// Checks that a text is not empty.
pub fn not_empty(text: &[u8], argument: &'static str) -> Fallible<()> {
    match text.is_empty() {
        false => Ok(()),
        true => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "the text is empty",
        ),
    }
}

/// Checks that code can be for a target.
pub fn gpu_target(
    target: sys::MlirAttribute,
    context: sys::MlirContext,
    argument: &'static str,
) -> Fallible<()> {
    // Upstream does not tell what is a target; its parser looks itself.
    match attribute(context, &format!("#gpu.object<{}, \"\">", show(target))).is_null() {
        false => Ok(()),
        true => refuse(target, argument, "a target of GPU modules"),
    }
}

/// Checks the number of a format of objects.
pub fn gpu_format(format: u32, argument: &'static str) -> Fallible<()> {
    match format {
        1..=4 => Ok(()),
        _ => bad(
            status::MLS_STATUS_BAD_ENUM,
            argument,
            format!("{format} is not the number of a format"),
        ),
    }
}

/// Checks that an attribute, unless null, is a dictionary.
pub fn gpu_properties(properties: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live attribute.
    match properties.is_null() || unsafe { sys::mlirAttributeIsADictionary(properties) } {
        true => Ok(()),
        false => refuse(properties, argument, "a dictionary"),
    }
}

/// Checks that an attribute, unless null, is a table of kernels.
pub fn gpu_kernels(
    kernels: sys::MlirAttribute,
    context: sys::MlirContext,
    argument: &'static str,
) -> Fallible<()> {
    if kernels.is_null() {
        return Ok(());
    }
    // Upstream has no function that tells; another table is of the same class.
    let table = attribute(context, "#gpu.kernel_table<>");
    // SAFETY: live attributes.
    let is_table = !table.is_null()
        && unsafe {
            sys::mlirTypeIDEqual(
                sys::mlirAttributeGetTypeID(kernels),
                sys::mlirAttributeGetTypeID(table),
            )
        };
    match is_table {
        true => Ok(()),
        false => refuse(kernels, argument, "a `#gpu.kernel_table`"),
    }
}

/// Checks the width of a type of bit vectors.
pub fn smt_width(width: i32, argument: &'static str) -> Fallible<()> {
    match width {
        1.. => Ok(()),
        _ => out_of_range(argument, format!("it must be above 0, not {width}")),
    }
}

/// Checks that a number fits into a bit vector.
pub fn smt_bits(value: u64, width: u32, argument: &'static str) -> Fallible<()> {
    const MOST: u32 = (1 << 24) - 1;
    if !(1..=MOST).contains(&width) {
        return out_of_range("width", format!("it is from 1 to {MOST}, not {width}"));
    }
    match width >= 64 || value >> width == 0 {
        true => Ok(()),
        false => out_of_range(argument, format!("{value} has more than {width} bits")),
    }
}

type Predicate = unsafe extern "C" fn(sys::MlirContext, sys::MlirStringRef) -> bool;

fn predicate(
    text: &[u8],
    context: sys::MlirContext,
    test: Predicate,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: the context is live, the text is readable.
    match unsafe { test(context, sys::string_ref(text)) } {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("`{}` is not a predicate", String::from_utf8_lossy(text)),
        ),
    }
}

/// Checks the name of a comparison of bit vectors.
pub fn smt_bit_vector_predicate(
    text: &[u8],
    context: sys::MlirContext,
    argument: &'static str,
) -> Fallible<()> {
    predicate(text, context, sys::mlirSMTAttrCheckBVCmpPredicate, argument)
}

/// Checks the name of a comparison of integers.
pub fn smt_integer_predicate(
    text: &[u8],
    context: sys::MlirContext,
    argument: &'static str,
) -> Fallible<()> {
    predicate(text, context, sys::mlirSMTAttrCheckIntPredicate, argument)
}

/// Checks that PDL has ranges of a type.
pub fn pdl_element(element: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type.
    let is_element =
        unsafe { sys::mlirTypeIsAPDLType(element) && !sys::mlirTypeIsAPDLRangeType(element) };
    match is_element {
        true => Ok(()),
        false => refuse(element, argument, "a type of PDL that is no range"),
    }
}

/// Checks that parameters of transform scripts can be of a type.
pub fn transform_param(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type, asked for what it is.
    let is_one = unsafe { sys::mlirTypeIsAInteger(ty) && sys::mlirIntegerTypeGetWidth(ty) <= 64 };
    match is_one {
        true => Ok(()),
        false => refuse(ty, argument, "an integer type of at most 64 bits"),
    }
}
