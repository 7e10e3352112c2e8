//! What constants with elements must be.

use super::{out_of_range, refuse, show};
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys::{self, Raw};

/// What an element of a constant is to C.
#[derive(Clone, Copy)]
pub enum Element {
    /// A truth value.
    Bool,
    /// An integer of so many bits.
    Int(u32),
    /// The same without a sign.
    UInt(u32),
    /// A floating point number of the type that this function tells.
    Float(unsafe extern "C" fn(sys::MlirType) -> bool, &'static str),
}

/// A bit.
pub const BOOL: Element = Element::Bool;
/// `int8_t`.
pub const I8: Element = Element::Int(8);
/// `uint8_t`.
pub const U8: Element = Element::UInt(8);
/// `int16_t`.
pub const I16: Element = Element::Int(16);
/// `uint16_t`.
pub const U16: Element = Element::UInt(16);
/// `int32_t`.
pub const I32: Element = Element::Int(32);
/// `uint32_t`.
pub const U32: Element = Element::UInt(32);
/// `int64_t`.
pub const I64: Element = Element::Int(64);
/// `uint64_t`.
pub const U64: Element = Element::UInt(64);
/// `float`.
pub const F32: Element = Element::Float(sys::mlirTypeIsAF32, "f32");
/// `double`.
pub const F64: Element = Element::Float(sys::mlirTypeIsAF64, "f64");
/// The bits of an `f16`.
pub const F16: Element = Element::Float(sys::mlirTypeIsAF16, "f16");
/// The bits of a `bf16`.
pub const BF16: Element = Element::Float(sys::mlirTypeIsABF16, "bf16");

impl Element {
    /// Whether a dense constant holds elements of a type like this.
    fn is_in_dense(self, ty: sys::MlirType) -> bool {
        // SAFETY: a live type.
        let is_index = unsafe { sys::mlirTypeIsAIndex(ty) };
        match self {
            Element::Int(64) | Element::UInt(64) if is_index => true,
            Element::Bool => is_integer(ty, 1),
            _ => self.is_in_resource(ty),
        }
    }

    /// Whether a resource holds elements of a type like this.
    fn is_in_resource(self, ty: sys::MlirType) -> bool {
        // SAFETY: a live type, an integer type where that is needed.
        unsafe {
            match self {
                Element::Bool => is_integer(ty, 1) && sys::mlirIntegerTypeIsSignless(ty),
                Element::Int(bits) => is_integer(ty, bits) && !sys::mlirIntegerTypeIsUnsigned(ty),
                Element::UInt(bits) => is_integer(ty, bits) && !sys::mlirIntegerTypeIsSigned(ty),
                Element::Float(is_one, _) => is_one(ty),
            }
        }
    }

    /// What to call it.
    fn name(self) -> String {
        match self {
            Element::Bool => "i1".into(),
            Element::Int(bits) => format!("i{bits} or si{bits}"),
            Element::UInt(bits) => format!("i{bits} or ui{bits}"),
            Element::Float(_, name) => name.into(),
        }
    }

    /// Bytes of one in a resource.
    fn size(self) -> usize {
        match self {
            Element::Bool | Element::Int(8) | Element::UInt(8) => 1,
            Element::Int(bits) | Element::UInt(bits) => bits as usize / 8,
            Element::Float(_, "f64") => 8,
            Element::Float(_, "f32") => 4,
            Element::Float(..) => 2,
        }
    }
}

fn is_integer(ty: sys::MlirType, bits: u32) -> bool {
    // SAFETY: a live type, which is an integer type where that is needed.
    unsafe { sys::mlirTypeIsAInteger(ty) && sys::mlirIntegerTypeGetWidth(ty) == bits }
}

/// Bits of an integer type, or of `index` as constants hold it.
pub fn integer_bits(ty: sys::MlirType) -> Option<u32> {
    // SAFETY: a live type.
    if unsafe { sys::mlirTypeIsAInteger(ty) } {
        // SAFETY: an integer type.
        return Some(unsafe { sys::mlirIntegerTypeGetWidth(ty) });
    }
    // SAFETY: a live type.
    unsafe { sys::mlirTypeIsAIndex(ty) }.then_some(64)
}

/// A static shape, which constants can have.
pub struct Shape {
    /// How many elements it has.
    pub elements: i64,
    /// Their type.
    pub element_type: sys::MlirType,
}

impl Shape {
    /// Bits of an element that is a number.
    pub fn bits(&self) -> Option<u32> {
        integer_bits(self.element_type).or_else(|| {
            // SAFETY: a live type, a floating point type where that is needed.
            unsafe {
                sys::mlirTypeIsAFloat(self.element_type)
                    .then(|| sys::mlirFloatTypeGetWidth(self.element_type))
            }
        })
    }

    /// The bytes that its elements take one by one, if memory can hold them.
    pub fn size(&self) -> Option<usize> {
        let bytes = usize::try_from(self.bits()?).ok()?.div_ceil(8);
        usize::try_from(self.elements).ok()?.checked_mul(bytes)
    }
}

/// The shape that a type has, if it is static, and memory could hold as much.
fn static_shape(ty: sys::MlirType) -> Result<Shape, &'static str> {
    // SAFETY: a live type; each question is asked of what it is for.
    unsafe {
        if !sys::mlirTypeIsAShaped(ty) || !sys::mlirShapedTypeHasStaticShape(ty) {
            return Err("a static shape");
        }
        let mut elements: i64 = 1;
        for dim in 0..super::count(sys::mlirShapedTypeGetRank(ty)) {
            let size = sys::mlirShapedTypeGetDimSize(ty, dim);
            elements = elements
                .checked_mul(size)
                .ok_or("a shape with fewer elements")?;
        }
        Ok(Shape {
            elements,
            element_type: sys::mlirShapedTypeGetElementType(ty),
        })
    }
}

/// The shape of a tensor or vector, if it is static.
fn constant_shape(ty: sys::MlirType, argument: &'static str) -> Fallible<Shape> {
    // SAFETY: a live type.
    if unsafe { !sys::mlirTypeIsATensor(ty) && !sys::mlirTypeIsAVector(ty) } {
        return refuse(ty, argument, "a tensor or vector type");
    }
    static_shape(ty).or_else(|needed| refuse(ty, argument, needed))
}

/// The shape of a tensor or vector of numbers, if it is static.
pub fn number_shape(ty: sys::MlirType, argument: &'static str) -> Fallible<Shape> {
    let shape = constant_shape(ty, argument)?;
    match shape.bits() {
        Some(_) => Ok(shape),
        None => refuse(
            ty,
            argument,
            "a shape of integers, index or floating point numbers",
        ),
    }
}

/// The shape of an attribute with elements, if it is static.
fn shape_of(attr: sys::MlirAttribute, argument: &'static str) -> Fallible<Shape> {
    // SAFETY: a live attribute with a type.
    let ty = unsafe { sys::mlirAttributeGetType(attr) };
    static_shape(ty).or_else(|needed| refuse(attr, argument, needed))
}

/// Whether an attribute is a dense constant of numbers, whose elements are in one
/// buffer. (The class is of numbers and complex numbers; strings are another.)
fn is_of_numbers(attr: sys::MlirAttribute) -> bool {
    // SAFETY: a live attribute.
    unsafe {
        let class = sys::mlirAttributeGetTypeID(attr);
        sys::mlirTypeIDEqual(class, sys::mlirDenseIntOrFPElementsAttrGetTypeID())
    }
}

/// Checks that an attribute is a dense array.
pub fn dense_array(attr: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live attribute.
    let is_one = unsafe {
        let class = sys::mlirAttributeGetTypeID(attr);
        sys::mlirTypeIDEqual(class, sys::mlirDenseArrayAttrGetTypeID())
    };
    match is_one {
        true => Ok(()),
        false => refuse(attr, argument, "a dense array"),
    }
}

/// Checks that the elements of an attribute can be counted.
pub fn elements_counted(attr: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    shape_of(attr, argument).map(|_| ())
}

/// Checks that the shape of an attribute has a rank.
pub fn elements_ranked(attr: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live attribute with a type, a shaped type where that is needed.
    let is_ranked = unsafe {
        let ty = sys::mlirAttributeGetType(attr);
        sys::mlirTypeIsAShaped(ty) && sys::mlirShapedTypeHasRank(ty)
    };
    match is_ranked {
        true => Ok(()),
        false => refuse(attr, argument, "a shape with a rank"),
    }
}

/// Checks that there is an element at an index, and that it can be read.
pub fn elements_index(
    index: &[u64],
    attr: sys::MlirAttribute,
    argument: &'static str,
) -> Fallible<()> {
    elements_ranked(attr, "attr")?;
    // SAFETY: a live attribute.
    if unsafe {
        !sys::mlirAttributeIsADenseElements(attr) && !sys::mlirAttributeIsASparseElements(attr)
    } {
        return bad(
            status::MLS_STATUS_NOT_AVAILABLE,
            "attr",
            format!("MLIR cannot read the elements of `{}`", show(attr)),
        );
    }
    // SAFETY: an attribute with elements and a rank; the index is only read.
    let is_valid = unsafe {
        let rank = super::count(index.len());
        sys::mlirElementsAttrIsValidIndex(attr, rank, index.as_ptr().cast_mut())
    };
    match is_valid {
        true => Ok(()),
        false => out_of_range(argument, format!("{index:?} is not an index of an element")),
    }
}

/// Checks that a type is a static shape of numbers.
pub fn dense_numbers(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    number_shape(ty, argument).map(|_| ())
}

/// Checks that a type is a static shape of such elements.
pub fn dense_type(ty: sys::MlirType, element: Element, argument: &'static str) -> Fallible<()> {
    let shape = number_shape(ty, argument)?;
    match element.is_in_dense(shape.element_type) {
        true => Ok(()),
        false => refuse(ty, argument, &format!("a shape of {}", element.name())),
    }
}

/// Checks that there are as many elements as a shape has, or one for all.
pub fn dense_count(count: isize, ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    match count {
        1 => Ok(()),
        _ => resource_count(count, ty, argument),
    }
}

/// Checks that the elements of a dense constant are such.
pub fn dense_of(
    attr: sys::MlirAttribute,
    element: Element,
    argument: &'static str,
) -> Fallible<()> {
    let shape = shape_of(attr, argument)?;
    match is_of_numbers(attr) && element.is_in_dense(shape.element_type) {
        true => Ok(()),
        false => refuse(attr, argument, &format!("a constant of {}", element.name())),
    }
}

/// Checks that the elements of a dense constant are strings.
pub fn dense_strings(attr: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    match is_of_numbers(attr) {
        true => refuse(attr, argument, "a constant of strings"),
        false => Ok(()),
    }
}

/// Checks that a type is a static shape of strings: of what is no number.
/// (Upstream takes the strings of a constant of `index` for numbers.)
pub fn string_type(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    let shape = constant_shape(ty, argument)?;
    // SAFETY: a live type.
    match shape.bits().is_some() || unsafe { sys::mlirTypeIsAComplex(shape.element_type) } {
        true => refuse(ty, argument, "a shape of elements that are no numbers"),
        false => Ok(()),
    }
}

/// Checks that a dense constant can have another shape.
pub fn dense_reshape(
    ty: sys::MlirType,
    attr: sys::MlirAttribute,
    argument: &'static str,
) -> Fallible<()> {
    if !is_of_numbers(attr) {
        return refuse(attr, "attr", "a constant of numbers");
    }
    let before = shape_of(attr, "attr")?;
    let after = constant_shape(ty, argument)?;
    let is_same = after.element_type.word() == before.element_type.word();
    match is_same && after.elements == before.elements {
        true => Ok(()),
        false => refuse(
            ty,
            argument,
            &format!(
                "a shape of {} `{}`",
                before.elements,
                show(before.element_type)
            ),
        ),
    }
}

/// Checks that attributes are elements of a shape.
pub fn elements_of(
    elements: &[sys::MlirAttribute],
    ty: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    elements
        .iter()
        .try_for_each(|element| element_of(*element, ty, argument))
}

/// Checks that an attribute is an element of a shape.
pub fn element_of(
    element: sys::MlirAttribute,
    ty: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a live attribute, and a shaped type.
    let is_one = unsafe {
        (sys::mlirAttributeIsAInteger(element) || sys::mlirAttributeIsAFloat(element))
            && sys::mlirAttributeGetType(element).word()
                == sys::mlirShapedTypeGetElementType(ty).word()
    };
    match is_one {
        true => Ok(()),
        false => refuse(element, argument, "an attribute of the element type"),
    }
}

/// Checks that a type is a static shape of such elements, for a resource.
pub fn resource_type(ty: sys::MlirType, element: Element, argument: &'static str) -> Fallible<()> {
    let shape = number_shape(ty, argument)?;
    match element.is_in_resource(shape.element_type) {
        true => Ok(()),
        false => refuse(ty, argument, &format!("a shape of {}", element.name())),
    }
}

/// Checks that there are as many elements as a shape has.
pub fn resource_count(count: isize, ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    let shape = constant_shape(ty, "shaped_type")?;
    match i64::try_from(count) == Ok(shape.elements) {
        true => Ok(()),
        false => out_of_range(
            argument,
            format!(
                "the shape has {} elements; {count} are given",
                shape.elements
            ),
        ),
    }
}

/// Checks the name of a resource.
pub fn resource_name(name: &[u8], argument: &'static str) -> Fallible<()> {
    match name.is_empty() {
        true => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "a resource has a name",
        ),
        false => Ok(()),
    }
}

/// Checks that the elements of a constant in a resource are such.
pub fn resource_of(
    attr: sys::MlirAttribute,
    element: Element,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a live attribute, whose type is a shaped one.
    let is_one = unsafe {
        let ty = sys::mlirAttributeGetType(attr);
        sys::mlirTypeIsAShaped(ty) && element.is_in_resource(sys::mlirShapedTypeGetElementType(ty))
    };
    match is_one {
        true => Ok(()),
        false => refuse(attr, argument, &format!("a constant of {}", element.name())),
    }
}

/// Checks that there is an element with this number in a resource, which can have
/// any number of bytes, or none at all.
pub fn resource_index(
    pos: isize,
    attr: sys::MlirAttribute,
    element: Element,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a constant in a resource.
    let data = unsafe { sys::resource_data(attr) };
    if data.first.is_null() {
        return bad(
            status::MLS_STATUS_NOT_AVAILABLE,
            "attr",
            format!("there is no data for `{}`", show(attr)),
        );
    }
    let mut count = super::count(data.size / element.size());
    if let Ok(shape) = shape_of(attr, "attr") {
        count = count.min(super::count(shape.elements));
    }
    match (0..count).contains(&pos) {
        true => Ok(()),
        false => out_of_range(argument, format!("{pos} is not in 0..{count}")),
    }
}

/// Checks that a type is a shape that sparse constants can have.
pub fn sparse_shape(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    constant_shape(ty, argument).map(|_| ())
}

/// The sizes of a dense constant.
fn sizes_of(attr: sys::MlirAttribute) -> Vec<i64> {
    // SAFETY: a live attribute, whose type is a static shape.
    unsafe {
        let ty = sys::mlirAttributeGetType(attr);
        let rank = super::count(sys::mlirShapedTypeGetRank(ty));
        (0..rank)
            .map(|dim| sys::mlirShapedTypeGetDimSize(ty, dim))
            .collect()
    }
}

/// Checks that a dense constant can be the values of a sparse one.
pub fn sparse_values(
    values: sys::MlirAttribute,
    ty: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    let shape = constant_shape(ty, "shaped_type")?;
    let of_values = shape_of(values, argument)?;
    let is_of_type = of_values.element_type.word() == shape.element_type.word();
    match is_of_type && sizes_of(values).len() == 1 {
        true => Ok(()),
        false => refuse(
            values,
            argument,
            &format!("a row of `{}`", show(shape.element_type)),
        ),
    }
}

/// Checks that a dense constant can be the indices of a sparse one.
pub fn sparse_indices(
    indices: sys::MlirAttribute,
    values: sys::MlirAttribute,
    ty: sys::MlirType,
    argument: &'static str,
) -> Fallible<()> {
    let of_indices = shape_of(indices, argument)?;
    if !is_of_numbers(indices) || !U64.is_in_resource(of_indices.element_type) {
        return refuse(indices, argument, "a constant of i64 or ui64");
    }
    // SAFETY: a static shape.
    let rank = unsafe { sys::mlirShapedTypeGetRank(ty) };
    let count = of_values_count(values);
    let is_shape = match sizes_of(indices).as_slice() {
        [rows, columns] => *rows == count && *columns == rank,
        [rows] => *rows == count && rank == 1,
        _ => false,
    };
    // SAFETY: a dense constant.
    let is_splat = unsafe { sys::mlirDenseElementsAttrIsSplat(indices) };
    // Upstream takes a single number for the index of a first value, also where
    // there is none; and rows of nothing need no memory, however many there are.
    if !is_shape || (is_splat && count == 0) || (rank == 0 && count > 1) {
        return refuse(
            indices,
            argument,
            &format!("{count} rows of {rank} numbers are needed: such a constant"),
        );
    }
    // SAFETY: a static shape.
    let sizes: Vec<i64> = (0..super::count(rank))
        .map(|dim| unsafe { sys::mlirShapedTypeGetDimSize(ty, dim) })
        .collect();
    let rows = if is_splat { 1 } else { count };
    let is_inside = |number: i64, size: i64| {
        // SAFETY: a dense constant of such numbers; the position is one of them.
        let at = unsafe { sys::mlirDenseElementsAttrGetUInt64Value(indices, super::count(number)) };
        i64::try_from(at).is_ok_and(|at| at < size)
    };
    let mut number = 0;
    for row in 0..rows {
        for size in &sizes {
            if !is_inside(number, *size) {
                return out_of_range(argument, format!("index {row} is not inside of the shape"));
            }
            number += 1;
        }
    }
    Ok(())
}

/// How many values a sparse constant has.
fn of_values_count(values: sys::MlirAttribute) -> i64 {
    sizes_of(values).first().copied().unwrap_or(0)
}
