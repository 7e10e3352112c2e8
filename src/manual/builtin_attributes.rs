//! Attributes that are part of every context (mlir-c/BuiltinAttributes.h), where
//! they take or give more than handles and numbers.

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsAttribute, MlsContext, MlsIdentifier, MlsNamedAttribute, MlsType,
};
use crate::boundary::quick;
use crate::boundary::require;
use crate::error::{Fallible, bad};
use crate::state::create::Few;
use crate::status::{self, MlsStatus};
use crate::strings::MlsBool;
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t, size_t};

/// Gives no attribute: the null handle.
///
/// Upstream: `mlirAttributeGetNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsAttributeGetNull() -> MlsAttribute {
    MlsAttribute::null()
}

/// Puts a name and an attribute together.
///
/// Upstream: `mlirNamedAttributeGet`.
/// Ownership: nothing to destroy.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`name`: empty).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNamedAttributeGet(
    name: MlsIdentifier,
    attr: MlsAttribute,
    out: *mut MlsNamedAttribute,
) -> MlsStatus {
    call("mlsNamedAttributeGet", |call| {
        let name = call.get(name, Access::Free, "name")?;
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::attribute_identifier(name, "name")?;
        out.put(MlsNamedAttribute {
            name: call.identifier(name)?,
            attribute: call.attribute(attr)?,
        });
        Ok(())
    })
}

/// Gives the attribute `true` or `false`.
///
/// Upstream: `mlirBoolAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBoolAttrGet(
    context: MlsContext,
    value: MlsBool,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsBoolAttrGet",
        (context, "context"),
        Access::Free,
        out,
        |results, context| {
            // SAFETY: the context is live.
            let raw = unsafe { sys::mlirBoolAttrGet(context, i32::from(value != 0)) };
            results.attribute(raw)
        },
    )
}

/// Gives a dictionary attribute. A name given twice is refused.
///
/// Upstream: `mlirDictionaryAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`elements`: an empty name, or one given twice); TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `n_elements` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGet(
    context: MlsContext,
    n_elements: intptr_t,
    elements: *const MlsNamedAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDictionaryAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let elements = call.named_attributes(n_elements, elements, "elements")?;
        let out = call.out(out, "out")?;
        let mut names: Vec<u64> = elements.iter().map(|one| one.name.word()).collect();
        names.sort_unstable();
        if names.windows(2).any(|pair| pair.first() == pair.last()) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "elements",
                "a name is given twice",
            );
        }
        call.nest()?;
        // SAFETY: context and elements are live.
        let raw = unsafe { sys::mlirDictionaryAttrGet(context, n_elements, elements.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives element number `pos` of a dictionary attribute.
///
/// Upstream: `mlirDictionaryAttrGetElement`.
/// Ownership: nothing to destroy.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dictionary); OUT_OF_RANGE (`pos`).
/// Valid: `attr` is `{a = 7}`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut MlsNamedAttribute,
) -> MlsStatus {
    call("mlsDictionaryAttrGetElement", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADictionary,
            "attr",
            "a dictionary",
        )?;
        // SAFETY: a dictionary attribute.
        let count = unsafe { sys::mlirDictionaryAttrGetNumElements(attr) };
        let pos = call.index(pos, count, "pos")?;
        // SAFETY: as above, `pos` is below the count.
        let raw = unsafe { sys::mlirDictionaryAttrGetElement(attr, pos) };
        out.put(call.named_attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant from bytes in the order of the machine: one element
/// after the other, each in whole bytes (`i1`: one byte each, or one bit each),
/// or one element for all. The bytes are copied.
///
/// Upstream: `mlirDenseElementsAttrRawBufferGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of integers, index or
///   floats); OUT_OF_RANGE (`raw_buffer_size`).
/// Valid: `shaped_type` is `tensor<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrRawBufferGet(
    shaped_type: MlsType,
    raw_buffer_size: size_t,
    raw_buffer: *const c_void,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrRawBufferGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let size = require::count(raw_buffer_size);
        call.slice(size, raw_buffer.cast::<u8>(), "raw_buffer")?;
        require::dense_numbers(shaped_type, "shaped_type")?;
        // SAFETY: a static shape, readable bytes; upstream checks the size.
        let raw = unsafe {
            sys::mlirDenseElementsAttrRawBufferGet(shaped_type, raw_buffer_size, raw_buffer)
        };
        if raw.is_null() {
            return bad(
                status::MLS_STATUS_OUT_OF_RANGE,
                "raw_buffer_size",
                format!("{raw_buffer_size} bytes do not fill the shape"),
            );
        }
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// The bytes of a dense constant.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsRawData {
    /// First byte, in the order of the machine.
    pub data: *const c_void,
    /// Number of bytes: of all elements, or of one if `is_splat`.
    pub size: size_t,
    /// Bytes of one element; 0 if elements are single bits (`i1`).
    pub element_size: size_t,
    /// Whether the bytes are those of one element that stands for all.
    pub is_splat: bool,
}

/// Gives the bytes of a dense constant, with what is needed to read them.
///
/// Upstream: `mlirDenseElementsAttrGetRawData`.
/// Ownership: the bytes belong to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); NOT_AVAILABLE (strings,
///   resources).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetRawData(
    attr: MlsAttribute,
    out: *mut MlsRawData,
) -> MlsStatus {
    call("mlsDenseElementsAttrGetRawData", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: a live attribute.
        if unsafe { sys::mlirAttributeIsADenseResourceElements(attr) } {
            return bad(
                status::MLS_STATUS_NOT_AVAILABLE,
                "attr",
                "the data of a resource is not in the attribute",
            );
        }
        require::is(
            attr,
            sys::mlirAttributeIsADenseElements,
            "attr",
            "a dense constant",
        )?;
        out.put(raw_data(attr)?);
        Ok(())
    })
}

/// Where the bytes of a dense constant are.
fn raw_data(attr: sys::MlirAttribute) -> Fallible<MlsRawData> {
    // SAFETY: a live attribute with a type.
    let ty = unsafe { sys::mlirAttributeGetType(attr) };
    let shape = require::number_shape(ty, "attr").ok();
    let Some((count, bits)) = shape.and_then(|shape| Some((shape.elements, shape.bits()?))) else {
        return bad(
            status::MLS_STATUS_NOT_AVAILABLE,
            "attr",
            format!(
                "the elements of `{}` are not numbers in a buffer",
                require::show(attr)
            ),
        );
    };
    // SAFETY: a dense constant.
    let is_splat = unsafe { sys::mlirDenseElementsAttrIsSplat(attr) };
    let elements = if is_splat {
        1
    } else {
        size_t::try_from(count).unwrap_or(0)
    };
    let element_size = if bits == 1 {
        0
    } else {
        size_t::try_from(bits.div_ceil(8)).unwrap_or(0)
    };
    let size = if bits == 1 {
        elements.div_ceil(8)
    } else {
        elements.saturating_mul(element_size)
    };
    // SAFETY: a dense constant of numbers.
    let data = unsafe { sys::mlirDenseElementsAttrGetRawData(attr) };
    Ok(MlsRawData {
        data,
        size,
        element_size,
        is_splat,
    })
}

impl Call {
    /// Resolves an array of named attributes.
    pub(super) fn named_attributes(
        &mut self,
        count: intptr_t,
        first: *const MlsNamedAttribute,
        argument: &'static str,
    ) -> Fallible<Few<sys::MlirNamedAttribute>> {
        let given = self.slice(count, first, argument)?;
        let mut all = Few::with_capacity(given.len());
        for one in given {
            let name = self.get(one.name, Access::Free, argument)?;
            let attribute = self.get(one.attribute, Access::Free, argument)?;
            require::attribute_identifier(name, argument)?;
            all.push(sys::MlirNamedAttribute { name, attribute });
        }
        Ok(all)
    }

    /// Handles of a named attribute.
    pub(super) fn named_attribute(
        &mut self,
        raw: sys::MlirNamedAttribute,
    ) -> Fallible<MlsNamedAttribute> {
        Ok(MlsNamedAttribute {
            name: self.identifier(raw.name)?,
            attribute: self.attribute(raw.attribute)?,
        })
    }
}
