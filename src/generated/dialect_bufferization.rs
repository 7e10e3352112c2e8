//! mlir-c/Dialect/Bufferization.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `bufferization`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__bufferization__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__bufferization__(
    out: *mut MlsDialectHandle,
) -> MlsStatus {
    call("mlsGetDialectHandle__bufferization__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__bufferization__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `BufferizationPasses` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationPasses() -> MlsStatus {
    call("mlsRegisterBufferizationPasses", |call| {
        call.register_passes(sys::mlirRegisterBufferizationPasses)
    })
}

/// Makes the pass `buffer-deallocation-simplification`, with the default of
/// each option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateBufferizationBufferDeallocationSimplificationPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationBufferDeallocationSimplificationPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateBufferizationBufferDeallocationSimplificationPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateBufferizationBufferDeallocationSimplificationPass,
                "",
            )?);
            Ok(())
        },
    )
}

/// Makes `BufferizationBufferDeallocationSimplificationPass` known by name to
/// the process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationBufferDeallocationSimplificationPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationBufferDeallocationSimplificationPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationBufferDeallocationSimplificationPass",
        |call| {
            call.register_passes(sys::mlirRegisterBufferizationBufferDeallocationSimplificationPass)
        },
    )
}

/// Makes the pass `buffer-hoisting`, with the default of each option; it is for
/// `func.func`.
///
/// Upstream: `mlirCreateBufferizationBufferHoistingPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationBufferHoistingPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateBufferizationBufferHoistingPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateBufferizationBufferHoistingPass, "func.func")?);
        Ok(())
    })
}

/// Makes `BufferizationBufferHoistingPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationBufferHoistingPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationBufferHoistingPass() -> MlsStatus {
    call("mlsRegisterBufferizationBufferHoistingPass", |call| {
        call.register_passes(sys::mlirRegisterBufferizationBufferHoistingPass)
    })
}

/// Makes the pass `buffer-loop-hoisting`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateBufferizationBufferLoopHoistingPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationBufferLoopHoistingPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateBufferizationBufferLoopHoistingPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateBufferizationBufferLoopHoistingPass,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `BufferizationBufferLoopHoistingPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationBufferLoopHoistingPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationBufferLoopHoistingPass() -> MlsStatus {
    call("mlsRegisterBufferizationBufferLoopHoistingPass", |call| {
        call.register_passes(sys::mlirRegisterBufferizationBufferLoopHoistingPass)
    })
}

/// Makes the pass `buffer-results-to-out-params`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateBufferizationBufferResultsToOutParamsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationBufferResultsToOutParamsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateBufferizationBufferResultsToOutParamsPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateBufferizationBufferResultsToOutParamsPass,
                "builtin.module",
            )?);
            Ok(())
        },
    )
}

/// Makes `BufferizationBufferResultsToOutParamsPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationBufferResultsToOutParamsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationBufferResultsToOutParamsPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationBufferResultsToOutParamsPass",
        |call| call.register_passes(sys::mlirRegisterBufferizationBufferResultsToOutParamsPass),
    )
}

/// Makes the pass `drop-equivalent-buffer-results`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateBufferizationDropEquivalentBufferResultsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationDropEquivalentBufferResultsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateBufferizationDropEquivalentBufferResultsPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateBufferizationDropEquivalentBufferResultsPass,
                "builtin.module",
            )?);
            Ok(())
        },
    )
}

/// Makes `BufferizationDropEquivalentBufferResultsPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationDropEquivalentBufferResultsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationDropEquivalentBufferResultsPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationDropEquivalentBufferResultsPass",
        |call| call.register_passes(sys::mlirRegisterBufferizationDropEquivalentBufferResultsPass),
    )
}

/// Makes the pass `eliminate-empty-tensors`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateBufferizationEmptyTensorEliminationPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationEmptyTensorEliminationPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateBufferizationEmptyTensorEliminationPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateBufferizationEmptyTensorEliminationPass, "")?);
        Ok(())
    })
}

/// Makes `BufferizationEmptyTensorEliminationPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationEmptyTensorEliminationPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationEmptyTensorEliminationPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationEmptyTensorEliminationPass",
        |call| call.register_passes(sys::mlirRegisterBufferizationEmptyTensorEliminationPass),
    )
}

/// Makes the pass `empty-tensor-to-alloc-tensor`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateBufferizationEmptyTensorToAllocTensorPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationEmptyTensorToAllocTensorPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateBufferizationEmptyTensorToAllocTensorPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(
                call.pass_of_mlir(sys::mlirCreateBufferizationEmptyTensorToAllocTensorPass, "")?,
            );
            Ok(())
        },
    )
}

/// Makes `BufferizationEmptyTensorToAllocTensorPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationEmptyTensorToAllocTensorPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationEmptyTensorToAllocTensorPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationEmptyTensorToAllocTensorPass",
        |call| call.register_passes(sys::mlirRegisterBufferizationEmptyTensorToAllocTensorPass),
    )
}

/// Makes the pass `bufferization-lower-deallocations`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateBufferizationLowerDeallocationsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationLowerDeallocationsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateBufferizationLowerDeallocationsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateBufferizationLowerDeallocationsPass, "")?);
        Ok(())
    })
}

/// Makes `BufferizationLowerDeallocationsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationLowerDeallocationsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationLowerDeallocationsPass() -> MlsStatus {
    call("mlsRegisterBufferizationLowerDeallocationsPass", |call| {
        call.register_passes(sys::mlirRegisterBufferizationLowerDeallocationsPass)
    })
}

/// Makes the pass `one-shot-bufferize`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateBufferizationOneShotBufferizePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationOneShotBufferizePass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateBufferizationOneShotBufferizePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateBufferizationOneShotBufferizePass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `BufferizationOneShotBufferizePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationOneShotBufferizePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationOneShotBufferizePass() -> MlsStatus {
    call("mlsRegisterBufferizationOneShotBufferizePass", |call| {
        call.register_passes(sys::mlirRegisterBufferizationOneShotBufferizePass)
    })
}

/// Makes the pass `optimize-allocation-liveness`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateBufferizationOptimizeAllocationLivenessPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationOptimizeAllocationLivenessPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateBufferizationOptimizeAllocationLivenessPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateBufferizationOptimizeAllocationLivenessPass,
                "func.func",
            )?);
            Ok(())
        },
    )
}

/// Makes `BufferizationOptimizeAllocationLivenessPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationOptimizeAllocationLivenessPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationOptimizeAllocationLivenessPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationOptimizeAllocationLivenessPass",
        |call| call.register_passes(sys::mlirRegisterBufferizationOptimizeAllocationLivenessPass),
    )
}

/// Makes the pass `ownership-based-buffer-deallocation`, with the default of
/// each option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateBufferizationOwnershipBasedBufferDeallocationPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateBufferizationOwnershipBasedBufferDeallocationPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateBufferizationOwnershipBasedBufferDeallocationPass,
                "",
            )?);
            Ok(())
        },
    )
}

/// Makes `BufferizationOwnershipBasedBufferDeallocationPass` known by name to
/// the process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationOwnershipBasedBufferDeallocationPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass",
        |call| {
            call.register_passes(sys::mlirRegisterBufferizationOwnershipBasedBufferDeallocationPass)
        },
    )
}

/// Makes the pass `promote-buffers-to-stack`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateBufferizationPromoteBuffersToStackPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateBufferizationPromoteBuffersToStackPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateBufferizationPromoteBuffersToStackPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateBufferizationPromoteBuffersToStackPass,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `BufferizationPromoteBuffersToStackPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterBufferizationPromoteBuffersToStackPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterBufferizationPromoteBuffersToStackPass() -> MlsStatus {
    call(
        "mlsRegisterBufferizationPromoteBuffersToStackPass",
        |call| call.register_passes(sys::mlirRegisterBufferizationPromoteBuffersToStackPass),
    )
}
