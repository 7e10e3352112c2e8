//! mlir-c/Dialect/EmitC.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsContext, MlsDialectHandle, MlsPass, MlsType, MlsTypeID,
};
use crate::boundary::{arguments, quick, require};
use crate::generated::enumerations::MlsEmitCCmpPredicate;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;
use libc::intptr_t;

/// Gives the dialect `emitc`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__emitc__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__emitc__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__emitc__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__emitc__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is an array type of EmitC.
///
/// Upstream: `mlirTypeIsAEmitCArrayType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCArrayType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCArrayType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCArrayType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCArray`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCArrayTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCArrayTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCArrayTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCArrayTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the array type of `n_dims` static sizes, at least one. Elements are
/// integers, floating point numbers, pointers or opaque.
///
/// Upstream: `mlirEmitCArrayTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`); OUT_OF_RANGE (`shape`: none);
///   OUT_OF_RANGE (`shape`: a size below 0); BAD_ARGUMENT (`element_type`: not
///   a type that C has for elements); TOO_DEEP.
///
/// # Safety
/// `shape` is readable for `n_dims` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCArrayTypeGet(
    n_dims: intptr_t,
    shape: *const i64,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsEmitCArrayTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(n_dims, shape, "shape")?;
        call.need_dialect("emitc", "emitc.constant")?;
        require::some(shape, "shape")?;
        require::static_sizes(shape, "shape")?;
        require::emitc_element(element_type, "element_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirEmitCArrayTypeGet(n_dims, shape.as_ptr().cast_mut(), element_type) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCArray`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCArrayTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCArrayTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCArrayTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCArrayTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is an lvalue type of EmitC.
///
/// Upstream: `mlirTypeIsAEmitCLValueType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCLValueType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCLValueType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCLValueType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCLValue`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCLValueTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCLValueTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCLValueTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCLValueTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of a place that holds a value of `value_type`.
///
/// Upstream: `mlirEmitCLValueTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT with diagnostics
///   (`value_type`: not a type that EmitC knows, or an array); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCLValueTypeGet(
    value_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsEmitCLValueTypeGet", |call| {
        let value_type = call.get(value_type, Access::Free, "value_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("emitc", "emitc.constant")?;
        require::emitc_value(value_type, "value_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCLValueTypeGet(value_type) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCLValue`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCLValueTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCLValueTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCLValueTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCLValueTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is an opaque type of EmitC.
///
/// Upstream: `mlirTypeIsAEmitCOpaqueType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCOpaqueType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCOpaqueType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCOpaqueType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCOpaque`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCOpaqueTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCOpaqueTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCOpaqueTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type that has the name `value` in C. For a pointer, there is
/// `mlsEmitCPointerTypeGet`.
///
/// Upstream: `mlirEmitCOpaqueTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT (`value`: empty, or it
///   ends with `*`).
///
/// # Safety
/// `value` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueTypeGet(
    context: MlsContext,
    value: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsEmitCOpaqueTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let value = call.text(value, "value")?;
        call.need_dialect("emitc", "emitc.constant")?;
        require::emitc_name(value, "value")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCOpaqueTypeGet(context, sys::string_ref(value)) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCOpaque`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCOpaqueTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCOpaqueTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCOpaqueTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is a pointer type of EmitC.
///
/// Upstream: `mlirTypeIsAEmitCPointerType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCPointerType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCPointerType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCPointerType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCPointer`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCPointerTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCPointerTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCPointerTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCPointerTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of pointers to `pointee`.
///
/// Upstream: `mlirEmitCPointerTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT (`pointee`: an lvalue
///   type); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCPointerTypeGet(pointee: MlsType, out: *mut MlsType) -> MlsStatus {
    call("mlsEmitCPointerTypeGet", |call| {
        let pointee = call.get(pointee, Access::Free, "pointee")?;
        let out = call.out(out, "out")?;
        call.need_dialect("emitc", "emitc.constant")?;
        require::emitc_pointee(pointee, "pointee")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCPointerTypeGet(pointee) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCPointer`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCPointerTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCPointerTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCPointerTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCPointerTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type that C calls `ptrdiff_t`.
///
/// Upstream: `mlirTypeIsAEmitCPtrDiffTType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCPtrDiffTType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCPtrDiffTType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCPtrDiffTType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCPtrDiffT`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCPtrDiffTTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCPtrDiffTTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCPtrDiffTTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCPtrDiffTTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type that C calls `ptrdiff_t`.
///
/// Upstream: `mlirEmitCPtrDiffTTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCPtrDiffTTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsEmitCPtrDiffTTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("emitc", "emitc.constant")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCPtrDiffTTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCPtrDiffT`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCPtrDiffTTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCPtrDiffTTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCPtrDiffTTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCPtrDiffTTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type that C calls `ssize_t`.
///
/// Upstream: `mlirTypeIsAEmitCSignedSizeTType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCSignedSizeTType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCSignedSizeTType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCSignedSizeTType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCSignedSizeT`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCSignedSizeTTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCSignedSizeTTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCSignedSizeTTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCSignedSizeTTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type that C calls `ssize_t`.
///
/// Upstream: `mlirEmitCSignedSizeTTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCSignedSizeTTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsEmitCSignedSizeTTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("emitc", "emitc.constant")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCSignedSizeTTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCSignedSizeT`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCSignedSizeTTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCSignedSizeTTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCSignedSizeTTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCSignedSizeTTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type that C calls `size_t`.
///
/// Upstream: `mlirTypeIsAEmitCSizeTType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAEmitCSizeTType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAEmitCSizeTType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAEmitCSizeTType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCSizeT`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCSizeTTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCSizeTTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCSizeTTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCSizeTTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type that C calls `size_t`.
///
/// Upstream: `mlirEmitCSizeTTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCSizeTTypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    call("mlsEmitCSizeTTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("emitc", "emitc.constant")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCSizeTTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCSizeT`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCSizeTTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCSizeTTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCSizeTTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCSizeTTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `attr` is a predicate of `emitc.cmp`: the number of one, as an
/// `i64`.
///
/// Upstream: `mlirAttributeIsAEmitCCmpPredicate`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAEmitCCmpPredicate(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAEmitCCmpPredicate",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAEmitCCmpPredicate(attr) };
            Ok(raw)
        },
    )
}

/// Gives the attribute of a predicate of `emitc.cmp`: its number, as an `i64`.
///
/// Upstream: `mlirEmitCCmpPredicateAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`val`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCCmpPredicateAttrGet(
    context: MlsContext,
    val: MlsEmitCCmpPredicate,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsEmitCCmpPredicateAttrGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            arguments::one_of(val, &[0, 1, 2, 3, 4, 5, 6], "val")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirEmitCCmpPredicateAttrGet(context, val) };
            maker.attribute(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `EmitCCmpPredicate`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCCmpPredicateAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCCmpPredicateAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCCmpPredicateAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCCmpPredicateAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the predicate that an attribute holds.
///
/// Upstream: `mlirEmitCCmpPredicateAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a predicate of `emitc.cmp`).
/// Valid: `attr` is `2 : i64`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCCmpPredicateAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsEmitCCmpPredicate,
) -> MlsStatus {
    quick::get(
        "mlsEmitCCmpPredicateAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAEmitCCmpPredicate,
                "attr",
                "a predicate of `emitc.cmp`",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirEmitCCmpPredicateAttrGetValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `EmitCCmpPredicate`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCCmpPredicateAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCCmpPredicateAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCCmpPredicateAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCCmpPredicateAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is an opaque attribute of EmitC.
///
/// Upstream: `mlirAttributeIsAEmitCOpaque`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAEmitCOpaque(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAEmitCOpaque",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAEmitCOpaque(attr) };
            Ok(raw)
        },
    )
}

/// Gives the attribute that stands for the text `value` in C.
///
/// Upstream: `mlirEmitCOpaqueAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`emitc`).
///
/// # Safety
/// `value` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueAttrGet(
    context: MlsContext,
    value: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsEmitCOpaqueAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let value = call.text(value, "value")?;
        call.need_dialect("emitc", "emitc.constant")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCOpaqueAttrGet(context, sys::string_ref(value)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `EmitCOpaque`, like
/// `builtin.integer`.
///
/// Upstream: `mlirEmitCOpaqueAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsEmitCOpaqueAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCOpaqueAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the text that an opaque attribute of EmitC stands for.
///
/// Upstream: `mlirEmitCOpaqueAttrGetValue`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an opaque attribute of EmitC).
/// Valid: `attr` is `#emitc.opaque<"x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsEmitCOpaqueAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAEmitCOpaque,
                "attr",
                "an opaque attribute of EmitC",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirEmitCOpaqueAttrGetValue(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the number of the class `EmitCOpaque`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirEmitCOpaqueAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitCOpaqueAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsEmitCOpaqueAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirEmitCOpaqueAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Makes `EmitCPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterEmitCPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterEmitCPasses() -> MlsStatus {
    call("mlsRegisterEmitCPasses", |call| {
        call.register_passes(sys::mlirRegisterEmitCPasses)
    })
}

/// Makes the pass `form-expressions`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateEmitCFormExpressionsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateEmitCFormExpressionsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateEmitCFormExpressionsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateEmitCFormExpressionsPass, "")?);
        Ok(())
    })
}

/// Makes `EmitCFormExpressionsPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterEmitCFormExpressionsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterEmitCFormExpressionsPass() -> MlsStatus {
    call("mlsRegisterEmitCFormExpressionsPass", |call| {
        call.register_passes(sys::mlirRegisterEmitCFormExpressionsPass)
    })
}

/// Makes the pass `wrap-emitc-func-in-class`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateEmitCWrapFuncInClassPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateEmitCWrapFuncInClassPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateEmitCWrapFuncInClassPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateEmitCWrapFuncInClassPass, "")?);
        Ok(())
    })
}

/// Makes `EmitCWrapFuncInClassPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterEmitCWrapFuncInClassPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterEmitCWrapFuncInClassPass() -> MlsStatus {
    call("mlsRegisterEmitCWrapFuncInClassPass", |call| {
        call.register_passes(sys::mlirRegisterEmitCWrapFuncInClassPass)
    })
}
