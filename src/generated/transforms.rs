//! mlir-c/Transforms.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsPass;
use crate::status::MlsStatus;
use crate::sys;

/// Makes `TransformsPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsPasses() -> MlsStatus {
    call("mlsRegisterTransformsPasses", |call| {
        call.register_passes(sys::mlirRegisterTransformsPasses)
    })
}

/// Makes the pass `bubble-down-memory-space-casts`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsBubbleDownMemorySpaceCasts`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsBubbleDownMemorySpaceCasts(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTransformsBubbleDownMemorySpaceCasts", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsBubbleDownMemorySpaceCasts, "")?);
        Ok(())
    })
}

/// Makes `TransformsBubbleDownMemorySpaceCasts` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsBubbleDownMemorySpaceCasts`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsBubbleDownMemorySpaceCasts() -> MlsStatus {
    call("mlsRegisterTransformsBubbleDownMemorySpaceCasts", |call| {
        call.register_passes(sys::mlirRegisterTransformsBubbleDownMemorySpaceCasts)
    })
}

/// Makes the pass `cse`, with the default of each option; it is for every
/// operation that it can run on.
///
/// Upstream: `mlirCreateTransformsCSE`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsCSE(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsCSE", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsCSE, "")?);
        Ok(())
    })
}

/// Makes `TransformsCSE` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsCSE`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsCSE() -> MlsStatus {
    call("mlsRegisterTransformsCSE", |call| {
        call.register_passes(sys::mlirRegisterTransformsCSE)
    })
}

/// Makes the pass `canonicalize`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsCanonicalizer`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsCanonicalizer(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsCanonicalizer", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsCanonicalizer, "")?);
        Ok(())
    })
}

/// Makes `TransformsCanonicalizer` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsCanonicalizer`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsCanonicalizer() -> MlsStatus {
    call("mlsRegisterTransformsCanonicalizer", |call| {
        call.register_passes(sys::mlirRegisterTransformsCanonicalizer)
    })
}

/// Makes the pass `composite-fixed-point-pass`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsCompositeFixedPointPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsCompositeFixedPointPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTransformsCompositeFixedPointPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsCompositeFixedPointPass, "")?);
        Ok(())
    })
}

/// Makes `TransformsCompositeFixedPointPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsCompositeFixedPointPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsCompositeFixedPointPass() -> MlsStatus {
    call("mlsRegisterTransformsCompositeFixedPointPass", |call| {
        call.register_passes(sys::mlirRegisterTransformsCompositeFixedPointPass)
    })
}

/// Makes the pass `control-flow-sink`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsControlFlowSink`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsControlFlowSink(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsControlFlowSink", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsControlFlowSink, "")?);
        Ok(())
    })
}

/// Makes `TransformsControlFlowSink` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsControlFlowSink`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsControlFlowSink() -> MlsStatus {
    call("mlsRegisterTransformsControlFlowSink", |call| {
        call.register_passes(sys::mlirRegisterTransformsControlFlowSink)
    })
}

/// Makes the pass `generate-runtime-verification`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsGenerateRuntimeVerification`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsGenerateRuntimeVerification(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTransformsGenerateRuntimeVerification", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsGenerateRuntimeVerification, "")?);
        Ok(())
    })
}

/// Makes `TransformsGenerateRuntimeVerification` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsGenerateRuntimeVerification`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsGenerateRuntimeVerification() -> MlsStatus {
    call("mlsRegisterTransformsGenerateRuntimeVerification", |call| {
        call.register_passes(sys::mlirRegisterTransformsGenerateRuntimeVerification)
    })
}

/// Makes the pass `inline`, with the default of each option; it is for every
/// operation that it can run on.
///
/// Upstream: `mlirCreateTransformsInliner`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsInliner(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsInliner", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsInliner, "")?);
        Ok(())
    })
}

/// Makes `TransformsInliner` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsInliner`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsInliner() -> MlsStatus {
    call("mlsRegisterTransformsInliner", |call| {
        call.register_passes(sys::mlirRegisterTransformsInliner)
    })
}

/// Makes the pass `snapshot-op-locations`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsLocationSnapshot`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsLocationSnapshot(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsLocationSnapshot", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsLocationSnapshot, "")?);
        Ok(())
    })
}

/// Makes `TransformsLocationSnapshot` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsLocationSnapshot`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsLocationSnapshot() -> MlsStatus {
    call("mlsRegisterTransformsLocationSnapshot", |call| {
        call.register_passes(sys::mlirRegisterTransformsLocationSnapshot)
    })
}

/// Makes the pass `loop-invariant-code-motion`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsLoopInvariantCodeMotion`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsLoopInvariantCodeMotion(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTransformsLoopInvariantCodeMotion", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsLoopInvariantCodeMotion, "")?);
        Ok(())
    })
}

/// Makes `TransformsLoopInvariantCodeMotion` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsLoopInvariantCodeMotion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsLoopInvariantCodeMotion() -> MlsStatus {
    call("mlsRegisterTransformsLoopInvariantCodeMotion", |call| {
        call.register_passes(sys::mlirRegisterTransformsLoopInvariantCodeMotion)
    })
}

/// Makes the pass `loop-invariant-subset-hoisting`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsLoopInvariantSubsetHoisting`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsLoopInvariantSubsetHoisting(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTransformsLoopInvariantSubsetHoisting", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsLoopInvariantSubsetHoisting, "")?);
        Ok(())
    })
}

/// Makes `TransformsLoopInvariantSubsetHoisting` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsLoopInvariantSubsetHoisting`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsLoopInvariantSubsetHoisting() -> MlsStatus {
    call("mlsRegisterTransformsLoopInvariantSubsetHoisting", |call| {
        call.register_passes(sys::mlirRegisterTransformsLoopInvariantSubsetHoisting)
    })
}

/// Makes the pass `mem2reg`, with the default of each option; it is for every
/// operation that it can run on.
///
/// Upstream: `mlirCreateTransformsMem2Reg`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsMem2Reg(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsMem2Reg", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsMem2Reg, "")?);
        Ok(())
    })
}

/// Makes `TransformsMem2Reg` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsMem2Reg`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsMem2Reg() -> MlsStatus {
    call("mlsRegisterTransformsMem2Reg", |call| {
        call.register_passes(sys::mlirRegisterTransformsMem2Reg)
    })
}

/// Makes the pass `print-ir`, with the default of each option; it is for every
/// operation that it can run on.
///
/// Upstream: `mlirCreateTransformsPrintIRPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsPrintIRPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsPrintIRPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsPrintIRPass, "")?);
        Ok(())
    })
}

/// Makes `TransformsPrintIRPass` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsPrintIRPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsPrintIRPass() -> MlsStatus {
    call("mlsRegisterTransformsPrintIRPass", |call| {
        call.register_passes(sys::mlirRegisterTransformsPrintIRPass)
    })
}

/// Makes the pass `print-op-stats`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsPrintOpStats`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsPrintOpStats(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsPrintOpStats", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsPrintOpStats, "")?);
        Ok(())
    })
}

/// Makes `TransformsPrintOpStats` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsPrintOpStats`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsPrintOpStats() -> MlsStatus {
    call("mlsRegisterTransformsPrintOpStats", |call| {
        call.register_passes(sys::mlirRegisterTransformsPrintOpStats)
    })
}

/// Makes the pass `remove-dead-values`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsRemoveDeadValues`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsRemoveDeadValues(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsRemoveDeadValues", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsRemoveDeadValues, "")?);
        Ok(())
    })
}

/// Makes `TransformsRemoveDeadValues` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsRemoveDeadValues`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsRemoveDeadValues() -> MlsStatus {
    call("mlsRegisterTransformsRemoveDeadValues", |call| {
        call.register_passes(sys::mlirRegisterTransformsRemoveDeadValues)
    })
}

/// Makes the pass `sccp`, with the default of each option; it is for every
/// operation that it can run on.
///
/// Upstream: `mlirCreateTransformsSCCP`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsSCCP(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsSCCP", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsSCCP, "")?);
        Ok(())
    })
}

/// Makes `TransformsSCCP` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsSCCP`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsSCCP() -> MlsStatus {
    call("mlsRegisterTransformsSCCP", |call| {
        call.register_passes(sys::mlirRegisterTransformsSCCP)
    })
}

/// Makes the pass `sroa`, with the default of each option; it is for every
/// operation that it can run on.
///
/// Upstream: `mlirCreateTransformsSROA`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsSROA(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsSROA", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsSROA, "")?);
        Ok(())
    })
}

/// Makes `TransformsSROA` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsSROA`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsSROA() -> MlsStatus {
    call("mlsRegisterTransformsSROA", |call| {
        call.register_passes(sys::mlirRegisterTransformsSROA)
    })
}

/// Makes the pass `strip-debuginfo`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsStripDebugInfo`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsStripDebugInfo(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsStripDebugInfo", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsStripDebugInfo, "")?);
        Ok(())
    })
}

/// Makes `TransformsStripDebugInfo` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsStripDebugInfo`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsStripDebugInfo() -> MlsStatus {
    call("mlsRegisterTransformsStripDebugInfo", |call| {
        call.register_passes(sys::mlirRegisterTransformsStripDebugInfo)
    })
}

/// Makes the pass `symbol-dce`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsSymbolDCE`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsSymbolDCE(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsSymbolDCE", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsSymbolDCE, "")?);
        Ok(())
    })
}

/// Makes `TransformsSymbolDCE` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsSymbolDCE`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsSymbolDCE() -> MlsStatus {
    call("mlsRegisterTransformsSymbolDCE", |call| {
        call.register_passes(sys::mlirRegisterTransformsSymbolDCE)
    })
}

/// Makes the pass `symbol-privatize`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsSymbolPrivatize`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsSymbolPrivatize(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsSymbolPrivatize", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsSymbolPrivatize, "")?);
        Ok(())
    })
}

/// Makes `TransformsSymbolPrivatize` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsSymbolPrivatize`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsSymbolPrivatize() -> MlsStatus {
    call("mlsRegisterTransformsSymbolPrivatize", |call| {
        call.register_passes(sys::mlirRegisterTransformsSymbolPrivatize)
    })
}

/// Makes the pass `topological-sort`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsTopologicalSort`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsTopologicalSort(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsTopologicalSort", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsTopologicalSort, "")?);
        Ok(())
    })
}

/// Makes `TransformsTopologicalSort` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsTopologicalSort`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsTopologicalSort() -> MlsStatus {
    call("mlsRegisterTransformsTopologicalSort", |call| {
        call.register_passes(sys::mlirRegisterTransformsTopologicalSort)
    })
}

/// Makes the pass `view-op-graph`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateTransformsViewOpGraph`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformsViewOpGraph(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformsViewOpGraph", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformsViewOpGraph, "")?);
        Ok(())
    })
}

/// Makes `TransformsViewOpGraph` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformsViewOpGraph`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformsViewOpGraph() -> MlsStatus {
    call("mlsRegisterTransformsViewOpGraph", |call| {
        call.register_passes(sys::mlirRegisterTransformsViewOpGraph)
    })
}
