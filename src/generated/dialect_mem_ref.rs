//! mlir-c/Dialect/MemRef.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `memref`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__memref__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__memref__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__memref__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__memref__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `MemRefPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefPasses() -> MlsStatus {
    call("mlsRegisterMemRefPasses", |call| {
        call.register_passes(sys::mlirRegisterMemRefPasses)
    })
}

/// Makes the pass `memref-expand`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefExpandOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefExpandOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefExpandOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefExpandOpsPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefExpandOpsPass` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefExpandOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefExpandOpsPass() -> MlsStatus {
    call("mlsRegisterMemRefExpandOpsPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefExpandOpsPass)
    })
}

/// Makes the pass `expand-realloc`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefExpandReallocPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefExpandReallocPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefExpandReallocPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefExpandReallocPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefExpandReallocPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefExpandReallocPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefExpandReallocPass() -> MlsStatus {
    call("mlsRegisterMemRefExpandReallocPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefExpandReallocPass)
    })
}

/// Makes the pass `expand-strided-metadata`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefExpandStridedMetadataPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefExpandStridedMetadataPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefExpandStridedMetadataPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefExpandStridedMetadataPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefExpandStridedMetadataPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefExpandStridedMetadataPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefExpandStridedMetadataPass() -> MlsStatus {
    call("mlsRegisterMemRefExpandStridedMetadataPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefExpandStridedMetadataPass)
    })
}

/// Makes the pass `flatten-memref`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefFlattenMemrefsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefFlattenMemrefsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefFlattenMemrefsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefFlattenMemrefsPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefFlattenMemrefsPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefFlattenMemrefsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefFlattenMemrefsPass() -> MlsStatus {
    call("mlsRegisterMemRefFlattenMemrefsPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefFlattenMemrefsPass)
    })
}

/// Makes the pass `fold-memref-alias-ops`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefFoldMemRefAliasOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefFoldMemRefAliasOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefFoldMemRefAliasOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefFoldMemRefAliasOpsPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefFoldMemRefAliasOpsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefFoldMemRefAliasOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefFoldMemRefAliasOpsPass() -> MlsStatus {
    call("mlsRegisterMemRefFoldMemRefAliasOpsPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefFoldMemRefAliasOpsPass)
    })
}

/// Makes the pass `memref-emulate-wide-int`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefMemRefEmulateWideInt`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefMemRefEmulateWideInt(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefMemRefEmulateWideInt", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefMemRefEmulateWideInt, "")?);
        Ok(())
    })
}

/// Makes `MemRefMemRefEmulateWideInt` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefMemRefEmulateWideInt`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefMemRefEmulateWideInt() -> MlsStatus {
    call("mlsRegisterMemRefMemRefEmulateWideInt", |call| {
        call.register_passes(sys::mlirRegisterMemRefMemRefEmulateWideInt)
    })
}

/// Makes the pass `normalize-memrefs`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateMemRefNormalizeMemRefsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefNormalizeMemRefsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefNormalizeMemRefsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefNormalizeMemRefsPass, "builtin.module")?);
        Ok(())
    })
}

/// Makes `MemRefNormalizeMemRefsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefNormalizeMemRefsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefNormalizeMemRefsPass() -> MlsStatus {
    call("mlsRegisterMemRefNormalizeMemRefsPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefNormalizeMemRefsPass)
    })
}

/// Makes the pass `reify-result-shapes`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefReifyResultShapesPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefReifyResultShapesPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMemRefReifyResultShapesPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefReifyResultShapesPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefReifyResultShapesPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefReifyResultShapesPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefReifyResultShapesPass() -> MlsStatus {
    call("mlsRegisterMemRefReifyResultShapesPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefReifyResultShapesPass)
    })
}

/// Makes the pass `resolve-ranked-shaped-type-result-dims`, with the default of
/// each option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefResolveRankedShapeTypeResultDimsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateMemRefResolveRankedShapeTypeResultDimsPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateMemRefResolveRankedShapeTypeResultDimsPass,
                "",
            )?);
            Ok(())
        },
    )
}

/// Makes `MemRefResolveRankedShapeTypeResultDimsPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefResolveRankedShapeTypeResultDimsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass() -> MlsStatus {
    call(
        "mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass",
        |call| call.register_passes(sys::mlirRegisterMemRefResolveRankedShapeTypeResultDimsPass),
    )
}

/// Makes the pass `resolve-shaped-type-result-dims`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateMemRefResolveShapedTypeResultDimsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMemRefResolveShapedTypeResultDimsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateMemRefResolveShapedTypeResultDimsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMemRefResolveShapedTypeResultDimsPass, "")?);
        Ok(())
    })
}

/// Makes `MemRefResolveShapedTypeResultDimsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMemRefResolveShapedTypeResultDimsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMemRefResolveShapedTypeResultDimsPass() -> MlsStatus {
    call("mlsRegisterMemRefResolveShapedTypeResultDimsPass", |call| {
        call.register_passes(sys::mlirRegisterMemRefResolveShapedTypeResultDimsPass)
    })
}
