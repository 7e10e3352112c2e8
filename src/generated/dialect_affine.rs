//! mlir-c/Dialect/Affine.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `affine`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__affine__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__affine__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__affine__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__affine__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `AffinePasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffinePasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffinePasses() -> MlsStatus {
    call("mlsRegisterAffinePasses", |call| {
        call.register_passes(sys::mlirRegisterAffinePasses)
    })
}

/// Makes the pass `affine-data-copy-generate`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateAffineAffineDataCopyGeneration`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineDataCopyGeneration(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineDataCopyGeneration", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineDataCopyGeneration, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffineDataCopyGeneration` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineDataCopyGeneration`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineDataCopyGeneration() -> MlsStatus {
    call("mlsRegisterAffineAffineDataCopyGeneration", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineDataCopyGeneration)
    })
}

/// Makes the pass `affine-expand-index-ops`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineAffineExpandIndexOps`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineExpandIndexOps(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineExpandIndexOps", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineExpandIndexOps, "")?);
        Ok(())
    })
}

/// Makes `AffineAffineExpandIndexOps` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineExpandIndexOps`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineExpandIndexOps() -> MlsStatus {
    call("mlsRegisterAffineAffineExpandIndexOps", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineExpandIndexOps)
    })
}

/// Makes the pass `affine-expand-index-ops-as-affine`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineAffineExpandIndexOpsAsAffine`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineExpandIndexOpsAsAffine(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateAffineAffineExpandIndexOpsAsAffine", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineExpandIndexOpsAsAffine, "")?);
        Ok(())
    })
}

/// Makes `AffineAffineExpandIndexOpsAsAffine` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineExpandIndexOpsAsAffine`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineExpandIndexOpsAsAffine() -> MlsStatus {
    call("mlsRegisterAffineAffineExpandIndexOpsAsAffine", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineExpandIndexOpsAsAffine)
    })
}

/// Makes the pass `affine-fold-memref-alias-ops`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineAffineFoldMemRefAliasOps`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineFoldMemRefAliasOps(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineFoldMemRefAliasOps", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineFoldMemRefAliasOps, "")?);
        Ok(())
    })
}

/// Makes `AffineAffineFoldMemRefAliasOps` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineFoldMemRefAliasOps`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineFoldMemRefAliasOps() -> MlsStatus {
    call("mlsRegisterAffineAffineFoldMemRefAliasOps", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineFoldMemRefAliasOps)
    })
}

/// Makes the pass `affine-loop-fusion`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineAffineLoopFusion`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineLoopFusion(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineLoopFusion", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineLoopFusion, "")?);
        Ok(())
    })
}

/// Makes `AffineAffineLoopFusion` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineLoopFusion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineLoopFusion() -> MlsStatus {
    call("mlsRegisterAffineAffineLoopFusion", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineLoopFusion)
    })
}

/// Makes the pass `affine-loop-invariant-code-motion`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateAffineAffineLoopInvariantCodeMotion`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineLoopInvariantCodeMotion(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateAffineAffineLoopInvariantCodeMotion", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateAffineAffineLoopInvariantCodeMotion,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `AffineAffineLoopInvariantCodeMotion` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineLoopInvariantCodeMotion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineLoopInvariantCodeMotion() -> MlsStatus {
    call("mlsRegisterAffineAffineLoopInvariantCodeMotion", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineLoopInvariantCodeMotion)
    })
}

/// Makes the pass `affine-loop-normalize`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateAffineAffineLoopNormalize`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineLoopNormalize(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineLoopNormalize", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineLoopNormalize, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffineLoopNormalize` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineLoopNormalize`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineLoopNormalize() -> MlsStatus {
    call("mlsRegisterAffineAffineLoopNormalize", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineLoopNormalize)
    })
}

/// Makes the pass `affine-loop-tile`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateAffineAffineLoopTiling`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineLoopTiling(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineLoopTiling", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineLoopTiling, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffineLoopTiling` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineLoopTiling`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineLoopTiling() -> MlsStatus {
    call("mlsRegisterAffineAffineLoopTiling", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineLoopTiling)
    })
}

/// Makes the pass `affine-loop-unroll`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineAffineLoopUnroll`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineLoopUnroll(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineLoopUnroll", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineLoopUnroll, "")?);
        Ok(())
    })
}

/// Makes `AffineAffineLoopUnroll` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineLoopUnroll`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineLoopUnroll() -> MlsStatus {
    call("mlsRegisterAffineAffineLoopUnroll", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineLoopUnroll)
    })
}

/// Makes the pass `affine-loop-unroll-jam`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineAffineLoopUnrollAndJam`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineLoopUnrollAndJam(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineLoopUnrollAndJam", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineLoopUnrollAndJam, "")?);
        Ok(())
    })
}

/// Makes `AffineAffineLoopUnrollAndJam` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineLoopUnrollAndJam`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineLoopUnrollAndJam() -> MlsStatus {
    call("mlsRegisterAffineAffineLoopUnrollAndJam", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineLoopUnrollAndJam)
    })
}

/// Makes the pass `affine-parallelize`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateAffineAffineParallelize`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineParallelize(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineParallelize", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineParallelize, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffineParallelize` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineParallelize`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineParallelize() -> MlsStatus {
    call("mlsRegisterAffineAffineParallelize", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineParallelize)
    })
}

/// Makes the pass `affine-pipeline-data-transfer`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateAffineAffinePipelineDataTransfer`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffinePipelineDataTransfer(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffinePipelineDataTransfer", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffinePipelineDataTransfer, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffinePipelineDataTransfer` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffinePipelineDataTransfer`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffinePipelineDataTransfer() -> MlsStatus {
    call("mlsRegisterAffineAffinePipelineDataTransfer", |call| {
        call.register_passes(sys::mlirRegisterAffineAffinePipelineDataTransfer)
    })
}

/// Makes the pass `affine-scalrep`, with the default of each option; it is for
/// `func.func`.
///
/// Upstream: `mlirCreateAffineAffineScalarReplacement`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineScalarReplacement(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineScalarReplacement", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineScalarReplacement, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffineScalarReplacement` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineScalarReplacement`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineScalarReplacement() -> MlsStatus {
    call("mlsRegisterAffineAffineScalarReplacement", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineScalarReplacement)
    })
}

/// Makes the pass `affine-super-vectorize`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateAffineAffineVectorize`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineAffineVectorize(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineAffineVectorize", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineAffineVectorize, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineAffineVectorize` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineAffineVectorize`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineAffineVectorize() -> MlsStatus {
    call("mlsRegisterAffineAffineVectorize", |call| {
        call.register_passes(sys::mlirRegisterAffineAffineVectorize)
    })
}

/// Makes the pass `affine-loop-coalescing`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateAffineLoopCoalescing`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineLoopCoalescing(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineLoopCoalescing", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineLoopCoalescing, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineLoopCoalescing` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineLoopCoalescing`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineLoopCoalescing() -> MlsStatus {
    call("mlsRegisterAffineLoopCoalescing", |call| {
        call.register_passes(sys::mlirRegisterAffineLoopCoalescing)
    })
}

/// Makes the pass `affine-raise-from-memref`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateAffineRaiseMemrefDialect`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineRaiseMemrefDialect(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineRaiseMemrefDialect", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineRaiseMemrefDialect, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineRaiseMemrefDialect` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineRaiseMemrefDialect`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineRaiseMemrefDialect() -> MlsStatus {
    call("mlsRegisterAffineRaiseMemrefDialect", |call| {
        call.register_passes(sys::mlirRegisterAffineRaiseMemrefDialect)
    })
}

/// Makes the pass `affine-simplify-min-max`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAffineSimplifyAffineMinMaxPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineSimplifyAffineMinMaxPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineSimplifyAffineMinMaxPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineSimplifyAffineMinMaxPass, "")?);
        Ok(())
    })
}

/// Makes `AffineSimplifyAffineMinMaxPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineSimplifyAffineMinMaxPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineSimplifyAffineMinMaxPass() -> MlsStatus {
    call("mlsRegisterAffineSimplifyAffineMinMaxPass", |call| {
        call.register_passes(sys::mlirRegisterAffineSimplifyAffineMinMaxPass)
    })
}

/// Makes the pass `affine-simplify-structures`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateAffineSimplifyAffineStructures`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAffineSimplifyAffineStructures(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAffineSimplifyAffineStructures", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAffineSimplifyAffineStructures, "func.func")?);
        Ok(())
    })
}

/// Makes `AffineSimplifyAffineStructures` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAffineSimplifyAffineStructures`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAffineSimplifyAffineStructures() -> MlsStatus {
    call("mlsRegisterAffineSimplifyAffineStructures", |call| {
        call.register_passes(sys::mlirRegisterAffineSimplifyAffineStructures)
    })
}
