//! mlir-c/Dialect/EmitC.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass, MlsTypeID};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

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
