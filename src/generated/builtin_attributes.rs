//! mlir-c/BuiltinAttributes.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAffineMap, MlsAttribute, MlsIntegerSet, MlsTypeID};
use crate::boundary::require;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Tells whether `attr` is an affine map attribute.
///
/// Upstream: `mlirAttributeIsAAffineMap`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAAffineMap(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    call("mlsAttributeIsAAffineMap", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAttributeIsAAffineMap(attr) };
        out.put(raw);
        Ok(())
    })
}

/// Gives the attribute of an affine map.
///
/// Upstream: `mlirAffineMapAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGet(
    map: MlsAffineMap,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsAffineMapAttrGet", |call| {
        let map = call.get(map, Access::Free, "map")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGet(map) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `AffineMap`, like
/// `builtin.integer`.
///
/// Upstream: `mlirAffineMapAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsAffineMapAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the affine map of an attribute.
///
/// Upstream: `mlirAffineMapAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an affine map attribute).
/// Valid: `attr` is `affine_map<(d0) -> (d0)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    call("mlsAffineMapAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsAAffineMap,
            "attr",
            "an affine map attribute",
        )?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGetValue(attr) };
        out.put(call.affine_map(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `AffineMap`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirAffineMapAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsAffineMapAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Array`, like
/// `builtin.integer`.
///
/// Upstream: `mlirArrayAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsArrayAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirArrayAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Array`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirArrayAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsArrayAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirArrayAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Dictionary`, like
/// `builtin.integer`.
///
/// Upstream: `mlirDictionaryAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsDictionaryAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDictionaryAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Dictionary`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirDictionaryAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsDictionaryAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDictionaryAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Float`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloatAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloatAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloatAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloatAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Integer`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIntegerAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIntegerAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Integer`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirIntegerAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsIntegerAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is an integer set attribute.
///
/// Upstream: `mlirAttributeIsAIntegerSet`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAIntegerSet(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeIsAIntegerSet", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAttributeIsAIntegerSet(attr) };
        out.put(raw);
        Ok(())
    })
}

/// Gives the attribute of an integer set.
///
/// Upstream: `mlirIntegerSetAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGet(
    set: MlsIntegerSet,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsIntegerSetAttrGet", |call| {
        let set = call.get(set, Access::Free, "set")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGet(set) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `IntegerSet`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIntegerSetAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIntegerSetAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the integer set of an attribute.
///
/// Upstream: `mlirIntegerSetAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer set attribute).
/// Valid: `attr` is `affine_set<(d0) : (d0 >= 0)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsIntegerSet,
) -> MlsStatus {
    call("mlsIntegerSetAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsAIntegerSet,
            "attr",
            "an integer set attribute",
        )?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGetValue(attr) };
        out.put(call.integer_set(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `IntegerSet`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirIntegerSetAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsIntegerSetAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Opaque`, like
/// `builtin.integer`.
///
/// Upstream: `mlirOpaqueAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsOpaqueAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOpaqueAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Opaque`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirOpaqueAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsOpaqueAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOpaqueAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `String`, like
/// `builtin.integer`.
///
/// Upstream: `mlirStringAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsStringAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStringAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `String`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirStringAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsStringAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStringAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `SymbolRef`, like
/// `builtin.integer`.
///
/// Upstream: `mlirSymbolRefAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsSymbolRefAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSymbolRefAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `SymbolRef`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirSymbolRefAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsSymbolRefAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSymbolRefAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `FlatSymbolRef`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFlatSymbolRefAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFlatSymbolRefAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFlatSymbolRefAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFlatSymbolRefAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Type`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Type`, for comparison with `mlsTypeGetTypeID`
/// or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTypeAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTypeAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Unit`, like
/// `builtin.integer`.
///
/// Upstream: `mlirUnitAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnitAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsUnitAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnitAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Unit`, for comparison with `mlsTypeGetTypeID`
/// or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUnitAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnitAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsUnitAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnitAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `DenseArray`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirDenseArrayAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseArrayAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsDenseArrayAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseArrayAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `DenseIntOrFPElements`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirDenseIntOrFPElementsAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseIntOrFPElementsAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsDenseIntOrFPElementsAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseIntOrFPElementsAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `DenseResourceElements`,
/// like `builtin.integer`.
///
/// Upstream: `mlirDenseResourceElementsAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseResourceElementsAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsDenseResourceElementsAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseResourceElementsAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `SparseElements`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirSparseElementsAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseElementsAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsSparseElementsAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSparseElementsAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `StridedLayout`, like
/// `builtin.integer`.
///
/// Upstream: `mlirStridedLayoutAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsStridedLayoutAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStridedLayoutAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `StridedLayout`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirStridedLayoutAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsStridedLayoutAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStridedLayoutAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}
