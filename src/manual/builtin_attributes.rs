//! Attributes that are part of every context (mlir-c/BuiltinAttributes.h), and
//! attributes as such (mlir-c/IR.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    MlsAttribute, MlsContext, MlsDialect, MlsIdentifier, MlsNamedAttribute, MlsType,
};
use crate::boundary::require;
use crate::error::{Fallible, bad};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t, size_t};

/// Gives the context of `attr`.
///
/// Upstream: `mlirAttributeGetContext`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetContext(
    attr: MlsAttribute,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsAttributeGetContext", |call| {
        call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the type of an attribute that has one, else `none`.
///
/// Upstream: `mlirAttributeGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetType(attr: MlsAttribute, out: *mut MlsType) -> MlsStatus {
    call("mlsAttributeGetType", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(call.ty(unsafe { sys::mlirAttributeGetType(attr) })?);
        Ok(())
    })
}

/// Gives the dialect that defines `attr`.
///
/// Upstream: `mlirAttributeGetDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetDialect(
    attr: MlsAttribute,
    out: *mut MlsDialect,
) -> MlsStatus {
    call("mlsAttributeGetDialect", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(call.dialect(unsafe { sys::mlirAttributeGetDialect(attr) })?);
        Ok(())
    })
}

/// Tells whether `attr` is an array.
///
/// Upstream: `mlirAttributeIsAArray`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAArray(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAArray", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAArray(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a dictionary.
///
/// Upstream: `mlirAttributeIsADictionary`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADictionary(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeIsADictionary", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsADictionary(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a floating point number.
///
/// Upstream: `mlirAttributeIsAFloat`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAFloat(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAFloat", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAFloat(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is an integer.
///
/// Upstream: `mlirAttributeIsAInteger`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAInteger(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAInteger", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAInteger(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a boolean.
///
/// Upstream: `mlirAttributeIsABool`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsABool(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsABool", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsABool(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a string.
///
/// Upstream: `mlirAttributeIsAString`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAString(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAString", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAString(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a symbol reference.
///
/// Upstream: `mlirAttributeIsASymbolRef`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsASymbolRef(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsASymbolRef", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsASymbolRef(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a symbol reference without nesting.
///
/// Upstream: `mlirAttributeIsAFlatSymbolRef`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAFlatSymbolRef(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeIsAFlatSymbolRef", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAFlatSymbolRef(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a type attribute.
///
/// Upstream: `mlirAttributeIsAType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAType(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAType", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAType(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is the unit attribute.
///
/// Upstream: `mlirAttributeIsAUnit`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAUnit(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAUnit", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsAUnit(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a dense constant.
///
/// Upstream: `mlirAttributeIsADenseElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeIsADenseElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsADenseElements(attr) });
        Ok(())
    })
}

/// Tells whether `attr` is a dense constant in a resource.
///
/// Upstream: `mlirAttributeIsADenseResourceElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseResourceElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeIsADenseResourceElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live.
        out.put(unsafe { sys::mlirAttributeIsADenseResourceElements(attr) });
        Ok(())
    })
}

/// Puts a name and an attribute together.
///
/// Upstream: `mlirNamedAttributeGet`.
/// Ownership: nothing to destroy.
/// Threads: any.
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
        out.put(MlsNamedAttribute {
            name: call.identifier(name)?,
            attribute: call.attribute(attr)?,
        });
        Ok(())
    })
}

/// Gives an integer attribute of an integer or index type.
///
/// Upstream: `mlirIntegerAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: neither integer nor index); OUT_OF_RANGE
///   (`value`: the type does not hold it).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGet(
    ty: MlsType,
    value: i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsIntegerAttrGet", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        check_fits(ty, value)?;
        // SAFETY: an integer or index type that holds the value.
        let raw = unsafe { sys::mlirIntegerAttrGet(ty, value) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the value of a signless or index integer attribute, sign-extended.
///
/// Upstream: `mlirIntegerAttrGetValueInt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer of that signedness);
///   OUT_OF_RANGE (`attr`: wider than 64 bits).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetValueInt(attr: MlsAttribute, out: *mut i64) -> MlsStatus {
    call("mlsIntegerAttrGetValueInt", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        check_readable(attr, Signedness::Int)?;
        // SAFETY: an integer attribute of that signedness and at most 64 bits.
        out.put(unsafe { sys::mlirIntegerAttrGetValueInt(attr) });
        Ok(())
    })
}

/// Gives the value of a signed integer attribute.
///
/// Upstream: `mlirIntegerAttrGetValueSInt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer of that signedness);
///   OUT_OF_RANGE (`attr`: wider than 64 bits).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetValueSInt(
    attr: MlsAttribute,
    out: *mut i64,
) -> MlsStatus {
    call("mlsIntegerAttrGetValueSInt", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        check_readable(attr, Signedness::SInt)?;
        // SAFETY: an integer attribute of that signedness and at most 64 bits.
        out.put(unsafe { sys::mlirIntegerAttrGetValueSInt(attr) });
        Ok(())
    })
}

/// Gives the value of an unsigned integer attribute.
///
/// Upstream: `mlirIntegerAttrGetValueUInt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer of that signedness);
///   OUT_OF_RANGE (`attr`: wider than 64 bits).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetValueUInt(
    attr: MlsAttribute,
    out: *mut u64,
) -> MlsStatus {
    call("mlsIntegerAttrGetValueUInt", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        check_readable(attr, Signedness::UInt)?;
        // SAFETY: an integer attribute of that signedness and at most 64 bits.
        out.put(unsafe { sys::mlirIntegerAttrGetValueUInt(attr) });
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
    call("mlsBoolAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirBoolAttrGet(context, i32::from(value != 0)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the value of a boolean attribute.
///
/// Upstream: `mlirBoolAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a boolean).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBoolAttrGetValue(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsBoolAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(attr, sys::mlirAttributeIsABool, "attr", "a boolean")?;
        // SAFETY: a boolean attribute.
        out.put(unsafe { sys::mlirBoolAttrGetValue(attr) });
        Ok(())
    })
}

/// Gives a floating point attribute; the value is rounded to the type.
///
/// Upstream: `mlirFloatAttrDoubleGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a floating point type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrDoubleGet(
    context: MlsContext,
    ty: MlsType,
    value: f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsFloatAttrDoubleGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        require::is(ty, sys::mlirTypeIsAFloat, "ty", "a floating point type")?;
        // SAFETY: context and floating point type are live.
        let raw = unsafe { sys::mlirFloatAttrDoubleGet(context, ty, value) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the value of a floating point attribute, rounded to a double.
///
/// Upstream: `mlirFloatAttrGetValueDouble`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a floating point number).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrGetValueDouble(
    attr: MlsAttribute,
    out: *mut f64,
) -> MlsStatus {
    call("mlsFloatAttrGetValueDouble", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsAFloat,
            "attr",
            "a floating point number",
        )?;
        // SAFETY: a floating point attribute.
        out.put(unsafe { sys::mlirFloatAttrGetValueDouble(attr) });
        Ok(())
    })
}

/// Gives a string attribute. The text is copied.
///
/// Upstream: `mlirStringAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `text` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGet(
    context: MlsContext,
    text: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsStringAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let text = call.text(text, "text")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live, the text is copied.
        let raw = unsafe { sys::mlirStringAttrGet(context, sys::string_ref(text)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the text of a string attribute.
///
/// Upstream: `mlirStringAttrGetValue`.
/// Ownership: the text belongs to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: of another kind).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsStringAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(attr, sys::mlirAttributeIsAString, "attr", "a string")?;
        // SAFETY: an attribute of that kind.
        let text = unsafe { sys::mlirStringAttrGetValue(attr) };
        // SAFETY: the text lives as long as the context.
        out.put(MlsStringRef::view(unsafe { sys::bytes(text) }));
        Ok(())
    })
}

/// Gives the text of a symbol reference without nesting.
///
/// Upstream: `mlirFlatSymbolRefAttrGetValue`.
/// Ownership: the text belongs to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: of another kind).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFlatSymbolRefAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsFlatSymbolRefAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsAFlatSymbolRef,
            "attr",
            "a symbol reference",
        )?;
        // SAFETY: an attribute of that kind.
        let text = unsafe { sys::mlirFlatSymbolRefAttrGetValue(attr) };
        // SAFETY: the text lives as long as the context.
        out.put(MlsStringRef::view(unsafe { sys::bytes(text) }));
        Ok(())
    })
}

/// Gives the text of the outermost part of a symbol reference.
///
/// Upstream: `mlirSymbolRefAttrGetRootReference`.
/// Ownership: the text belongs to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: of another kind).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetRootReference(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsSymbolRefAttrGetRootReference", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsASymbolRef,
            "attr",
            "a symbol reference",
        )?;
        // SAFETY: an attribute of that kind.
        let text = unsafe { sys::mlirSymbolRefAttrGetRootReference(attr) };
        // SAFETY: the text lives as long as the context.
        out.put(MlsStringRef::view(unsafe { sys::bytes(text) }));
        Ok(())
    })
}

/// Gives the text of the innermost part of a symbol reference.
///
/// Upstream: `mlirSymbolRefAttrGetLeafReference`.
/// Ownership: the text belongs to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: of another kind).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetLeafReference(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsSymbolRefAttrGetLeafReference", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsASymbolRef,
            "attr",
            "a symbol reference",
        )?;
        // SAFETY: an attribute of that kind.
        let text = unsafe { sys::mlirSymbolRefAttrGetLeafReference(attr) };
        // SAFETY: the text lives as long as the context.
        out.put(MlsStringRef::view(unsafe { sys::bytes(text) }));
        Ok(())
    })
}

/// Gives an array attribute.
///
/// Upstream: `mlirArrayAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `elements` is readable for `n_elements` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGet(
    context: MlsContext,
    n_elements: intptr_t,
    elements: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsArrayAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let elements = call.get_all(n_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        // SAFETY: context and elements are live.
        let raw = unsafe { sys::mlirArrayAttrGet(context, n_elements, elements.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the number of elements of an array attribute.
///
/// Upstream: `mlirArrayAttrGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an array).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetNumElements(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsArrayAttrGetNumElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(attr, sys::mlirAttributeIsAArray, "attr", "an array")?;
        // SAFETY: an array attribute.
        out.put(unsafe { sys::mlirArrayAttrGetNumElements(attr) });
        Ok(())
    })
}

/// Gives element number `pos` of an array attribute.
///
/// Upstream: `mlirArrayAttrGetElement`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an array); OUT_OF_RANGE (`pos`).
/// Valid: `attr` is `[7, 8]`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsArrayAttrGetElement", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(attr, sys::mlirAttributeIsAArray, "attr", "an array")?;
        // SAFETY: an array attribute.
        let count = unsafe { sys::mlirArrayAttrGetNumElements(attr) };
        let pos = call.index(pos, count, "pos")?;
        // SAFETY: as above, `pos` is below the count.
        let raw = unsafe { sys::mlirArrayAttrGetElement(attr, pos) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dictionary attribute. A name given twice is refused.
///
/// Upstream: `mlirDictionaryAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`elements`: a name given twice).
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
        // SAFETY: context and elements are live.
        let raw = unsafe { sys::mlirDictionaryAttrGet(context, n_elements, elements.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the number of elements of a dictionary attribute.
///
/// Upstream: `mlirDictionaryAttrGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetNumElements(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDictionaryAttrGetNumElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsADictionary,
            "attr",
            "a dictionary",
        )?;
        // SAFETY: a dictionary attribute.
        out.put(unsafe { sys::mlirDictionaryAttrGetNumElements(attr) });
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
        need(
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

/// Gives the element with this name; null if there is none.
///
/// Upstream: `mlirDictionaryAttrGetElementByName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetElementByName(
    attr: MlsAttribute,
    name: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDictionaryAttrGetElementByName", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsADictionary,
            "attr",
            "a dictionary",
        )?;
        // SAFETY: a dictionary attribute, a readable name.
        let raw = unsafe { sys::mlirDictionaryAttrGetElementByName(attr, sys::string_ref(name)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a reference to the symbol `symbol`.
///
/// Upstream: `mlirFlatSymbolRefAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `symbol` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFlatSymbolRefAttrGet(
    context: MlsContext,
    symbol: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsFlatSymbolRefAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let symbol = call.text(symbol, "symbol")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live, the name is copied.
        let raw = unsafe { sys::mlirFlatSymbolRefAttrGet(context, sys::string_ref(symbol)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the attribute that holds a type.
///
/// Upstream: `mlirTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGet(ty: MlsType, out: *mut MlsAttribute) -> MlsStatus {
    call("mlsTypeAttrGet", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: the type is live.
        let raw = unsafe { sys::mlirTypeAttrGet(ty) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the type in a type attribute.
///
/// Upstream: `mlirTypeAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a type attribute).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGetValue(attr: MlsAttribute, out: *mut MlsType) -> MlsStatus {
    call("mlsTypeAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(attr, sys::mlirAttributeIsAType, "attr", "a type attribute")?;
        // SAFETY: a type attribute.
        let raw = unsafe { sys::mlirTypeAttrGetValue(attr) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the unit attribute.
///
/// Upstream: `mlirUnitAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnitAttrGet(context: MlsContext, out: *mut MlsAttribute) -> MlsStatus {
    call("mlsUnitAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirUnitAttrGet(context) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant from its elements: as many as the shape has, or one
/// for all. Each is an integer or floating point attribute of the element type.
///
/// Upstream: `mlirDenseElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of integers, index or
///   floats; `elements`: another type); OUT_OF_RANGE (`n_elements`).
///
/// # Safety
/// `elements` is readable for `n_elements` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGet(
    shaped_type: MlsType,
    n_elements: intptr_t,
    elements: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let elements = call.get_all(n_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        let size = check_dense(shaped_type)?;
        let count = i64::try_from(n_elements).unwrap_or(-1);
        if count != size.elements && count != 1 {
            return bad(
                status::MLS_STATUS_OUT_OF_RANGE,
                "n_elements",
                format!(
                    "the shape has {} elements; {count} are given",
                    size.elements
                ),
            );
        }
        for element in &elements {
            check_element(*element, size.element_type)?;
        }
        // SAFETY: a static shape, and elements of its type that fill it.
        let raw =
            unsafe { sys::mlirDenseElementsAttrGet(shaped_type, n_elements, elements.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant with one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrSplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of integers, index or
///   floats; `element`: another type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrSplatGet(
    shaped_type: MlsType,
    element: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrSplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let element = call.get(element, Access::Free, "element")?;
        let out = call.out(out, "out")?;
        let size = check_dense(shaped_type)?;
        check_element(element, size.element_type)?;
        // SAFETY: a static shape, and an element of its type.
        let raw = unsafe { sys::mlirDenseElementsAttrSplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
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
        if raw_buffer_size > 0 && raw_buffer.is_null() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                "raw_buffer",
                "the pointer is null",
            );
        }
        check_dense(shaped_type)?;
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

/// Gives the number of elements of a dense constant.
///
/// Upstream: `mlirElementsAttrGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with elements).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsElementsAttrGetNumElements(
    attr: MlsAttribute,
    out: *mut i64,
) -> MlsStatus {
    call("mlsElementsAttrGetNumElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsAElements,
            "attr",
            "a constant with elements",
        )?;
        // SAFETY: an elements attribute.
        out.put(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
        Ok(())
    })
}

/// Tells whether a dense constant has one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrIsSplat`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrIsSplat(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsDenseElementsAttrIsSplat", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsADenseElements,
            "attr",
            "a dense constant",
        )?;
        // SAFETY: a dense constant.
        out.put(unsafe { sys::mlirDenseElementsAttrIsSplat(attr) });
        Ok(())
    })
}

/// Gives the one value of a dense constant that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetSplatValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant, or no splat).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetSplatValue(
    attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrGetSplatValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        need(
            attr,
            sys::mlirAttributeIsADenseElements,
            "attr",
            "a dense constant",
        )?;
        need(
            attr,
            sys::mlirDenseElementsAttrIsSplat,
            "attr",
            "a constant with one value for all elements",
        )?;
        // SAFETY: a splat.
        let raw = unsafe { sys::mlirDenseElementsAttrGetSplatValue(attr) };
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
        need(
            attr,
            sys::mlirAttributeIsADenseElements,
            "attr",
            "a dense constant",
        )?;
        out.put(raw_data(attr)?);
        Ok(())
    })
}

/// Signedness under which an integer attribute is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Signedness {
    Int,
    SInt,
    UInt,
}

/// Checks that an attribute is what a function needs.
fn need(
    attr: sys::MlirAttribute,
    test: unsafe extern "C" fn(sys::MlirAttribute) -> bool,
    argument: &'static str,
    what: &str,
) -> Fallible<()> {
    // SAFETY: a live attribute.
    if unsafe { test(attr) } {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        format!("{what} is needed, not `{}`", print(attr)),
    )
}

fn print(attr: sys::MlirAttribute) -> String {
    // SAFETY: a live attribute; `append` and `data` belong together.
    let text = sys::collect(|append, data| unsafe { sys::mlirAttributePrint(attr, append, data) });
    String::from_utf8_lossy(&text).into_owned()
}

/// Bits of an integer type, or of `index` as constants hold it.
fn integer_width(ty: sys::MlirType) -> Option<u32> {
    // SAFETY: a live type.
    if unsafe { sys::mlirTypeIsAInteger(ty) } {
        // SAFETY: an integer type.
        return Some(unsafe { sys::mlirIntegerTypeGetWidth(ty) });
    }
    // SAFETY: a live type.
    unsafe { sys::mlirTypeIsAIndex(ty) }.then_some(64)
}

/// Checks that an integer type holds a value: as signed, or as unsigned.
fn check_fits(ty: sys::MlirType, value: i64) -> Fallible<()> {
    let Some(width) = integer_width(ty) else {
        return require::is(
            ty,
            sys::mlirTypeIsAInteger,
            "ty",
            "an integer or index type",
        );
    };
    if width >= 64 {
        return Ok(());
    }
    let (least, most) = match width {
        0 => (0, 0),
        _ => (-1_i64 << (width - 1), (1_i64 << width) - 1),
    };
    if value < least || value > most {
        return bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            "value",
            format!("{value} does not fit into {width} bits"),
        );
    }
    Ok(())
}

/// Checks that a 64-bit getter reads the whole value of an integer attribute.
fn check_readable(attr: sys::MlirAttribute, signedness: Signedness) -> Fallible<()> {
    need(attr, sys::mlirAttributeIsAInteger, "attr", "an integer")?;
    // SAFETY: a live attribute with a type.
    let ty = unsafe { sys::mlirAttributeGetType(attr) };
    // SAFETY: a live type; the tests behind need an integer type.
    let is_integer = unsafe { sys::mlirTypeIsAInteger(ty) };
    let fits = match signedness {
        // SAFETY: an integer type.
        Signedness::Int => !is_integer || unsafe { sys::mlirIntegerTypeIsSignless(ty) },
        // SAFETY: an integer type.
        Signedness::SInt => is_integer && unsafe { sys::mlirIntegerTypeIsSigned(ty) },
        // SAFETY: an integer type.
        Signedness::UInt => is_integer && unsafe { sys::mlirIntegerTypeIsUnsigned(ty) },
    };
    if !fits {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "attr",
            format!("`{}` has another signedness", print(attr)),
        );
    }
    match integer_width(ty) {
        Some(width) if width <= 64 => Ok(()),
        _ => bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            "attr",
            format!("`{}` is wider than 64 bits", print(attr)),
        ),
    }
}

/// A shape that a dense constant can have.
pub(super) struct Dense {
    elements: i64,
    element_type: sys::MlirType,
}

impl Dense {
    /// The bytes that its elements take one by one, if memory can hold them.
    pub(super) fn size(&self) -> Option<usize> {
        // SAFETY: the element is a float where it is no integer.
        let float = || unsafe { sys::mlirFloatTypeGetWidth(self.element_type) };
        let width = integer_width(self.element_type).unwrap_or_else(float);
        let bytes = usize::try_from(width).ok()?.div_ceil(8);
        usize::try_from(self.elements).ok()?.checked_mul(bytes)
    }
}

/// Checks that a type is a static shape of numbers.
pub(super) fn check_dense(ty: sys::MlirType) -> Fallible<Dense> {
    require::is(ty, sys::mlirTypeIsAShaped, "shaped_type", "a shaped type")?;
    // SAFETY: a live type.
    if unsafe { sys::mlirTypeIsAMemRef(ty) || sys::mlirTypeIsAUnrankedMemRef(ty) } {
        return require::is(
            ty,
            sys::mlirTypeIsATensor,
            "shaped_type",
            "a tensor or vector type",
        )
        .and_then(|()| bad(status::MLS_STATUS_BAD_ARGUMENT, "shaped_type", "a memref"));
    }
    require::is(
        ty,
        sys::mlirShapedTypeHasStaticShape,
        "shaped_type",
        "a static shape",
    )?;
    // SAFETY: a shaped type.
    let element_type = unsafe { sys::mlirShapedTypeGetElementType(ty) };
    // SAFETY: a live type.
    if integer_width(element_type).is_none() && !unsafe { sys::mlirTypeIsAFloat(element_type) } {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "shaped_type",
            "elements are integers, index or floating point numbers",
        );
    }
    // SAFETY: a shaped type with a rank.
    let rank = unsafe { sys::mlirShapedTypeGetRank(ty) };
    let mut elements: i64 = 1;
    for dim in 0..intptr_t::try_from(rank).unwrap_or(0) {
        // SAFETY: `dim` is below the rank.
        let size = unsafe { sys::mlirShapedTypeGetDimSize(ty, dim) };
        elements = match elements.checked_mul(size) {
            Some(elements) => elements,
            None => {
                return bad(
                    status::MLS_STATUS_BAD_ARGUMENT,
                    "shaped_type",
                    "the shape has more elements than memory can hold",
                );
            }
        };
    }
    Ok(Dense {
        elements,
        element_type,
    })
}

/// Checks that an attribute is an element of a type.
fn check_element(element: sys::MlirAttribute, ty: sys::MlirType) -> Fallible<()> {
    // SAFETY: a live attribute.
    let number =
        unsafe { sys::mlirAttributeIsAInteger(element) || sys::mlirAttributeIsAFloat(element) };
    // SAFETY: a live attribute.
    if !number || unsafe { sys::mlirAttributeGetType(element) }.word() != ty.word() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "elements",
            format!("`{}` is not of the element type", print(element)),
        );
    }
    Ok(())
}

/// Where the bytes of a dense constant are.
fn raw_data(attr: sys::MlirAttribute) -> Fallible<MlsRawData> {
    // SAFETY: a live attribute with a type.
    let ty = unsafe { sys::mlirAttributeGetType(attr) };
    let Ok(shape) = check_dense(ty) else {
        return bad(
            status::MLS_STATUS_NOT_AVAILABLE,
            "attr",
            format!(
                "the elements of `{}` are not numbers in a buffer",
                print(attr)
            ),
        );
    };
    let bits = match integer_width(shape.element_type) {
        Some(width) => width,
        // SAFETY: a floating point type.
        None => unsafe { sys::mlirFloatTypeGetWidth(shape.element_type) },
    };
    // SAFETY: a dense constant.
    let is_splat = unsafe { sys::mlirDenseElementsAttrIsSplat(attr) };
    let elements = if is_splat {
        1
    } else {
        size_t::try_from(shape.elements).unwrap_or(0)
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
    ) -> Fallible<Vec<sys::MlirNamedAttribute>> {
        let given = self.slice(count, first, argument)?;
        let mut all = Vec::with_capacity(given.len());
        for one in given {
            let name = self.get(one.name, Access::Free, argument)?;
            let attribute = self.get(one.attribute, Access::Free, argument)?;
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
