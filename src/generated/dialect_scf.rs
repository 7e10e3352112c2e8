//! mlir-c/Dialect/SCF.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `scf`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__scf__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__scf__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__scf__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__scf__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `SCFPasses` known by name to the process, for pipelines in text form.
/// Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFPasses() -> MlsStatus {
    call("mlsRegisterSCFPasses", |call| {
        call.register_passes(sys::mlirRegisterSCFPasses)
    })
}

/// Makes the pass `scf-for-loop-canonicalization`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForLoopCanonicalization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForLoopCanonicalization(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForLoopCanonicalization", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForLoopCanonicalization, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForLoopCanonicalization` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForLoopCanonicalization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForLoopCanonicalization() -> MlsStatus {
    call("mlsRegisterSCFSCFForLoopCanonicalization", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForLoopCanonicalization)
    })
}

/// Makes the pass `scf-for-loop-peeling`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForLoopPeeling`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForLoopPeeling(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForLoopPeeling", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForLoopPeeling, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForLoopPeeling` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForLoopPeeling`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForLoopPeeling() -> MlsStatus {
    call("mlsRegisterSCFSCFForLoopPeeling", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForLoopPeeling)
    })
}

/// Makes the pass `scf-for-loop-range-folding`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForLoopRangeFolding`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForLoopRangeFolding(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForLoopRangeFolding", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForLoopRangeFolding, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForLoopRangeFolding` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForLoopRangeFolding`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForLoopRangeFolding() -> MlsStatus {
    call("mlsRegisterSCFSCFForLoopRangeFolding", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForLoopRangeFolding)
    })
}

/// Makes the pass `scf-for-loop-specialization`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForLoopSpecialization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForLoopSpecialization(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForLoopSpecialization", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForLoopSpecialization, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForLoopSpecialization` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForLoopSpecialization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForLoopSpecialization() -> MlsStatus {
    call("mlsRegisterSCFSCFForLoopSpecialization", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForLoopSpecialization)
    })
}

/// Makes the pass `scf-for-to-while`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForToWhileLoop`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForToWhileLoop(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForToWhileLoop", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForToWhileLoop, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForToWhileLoop` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForToWhileLoop`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForToWhileLoop() -> MlsStatus {
    call("mlsRegisterSCFSCFForToWhileLoop", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForToWhileLoop)
    })
}

/// Makes the pass `scf-forall-to-for`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForallToForLoop`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForallToForLoop(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForallToForLoop", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForallToForLoop, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForallToForLoop` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForallToForLoop`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForallToForLoop() -> MlsStatus {
    call("mlsRegisterSCFSCFForallToForLoop", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForallToForLoop)
    })
}

/// Makes the pass `scf-forall-to-parallel`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFForallToParallelLoop`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFForallToParallelLoop(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFForallToParallelLoop", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFForallToParallelLoop, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFForallToParallelLoop` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFForallToParallelLoop`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFForallToParallelLoop() -> MlsStatus {
    call("mlsRegisterSCFSCFForallToParallelLoop", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFForallToParallelLoop)
    })
}

/// Makes the pass `scf-parallel-for-to-nested-fors`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFParallelForToNestedFors`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFParallelForToNestedFors(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFParallelForToNestedFors", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFParallelForToNestedFors, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFParallelForToNestedFors` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFParallelForToNestedFors`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFParallelForToNestedFors() -> MlsStatus {
    call("mlsRegisterSCFSCFParallelForToNestedFors", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFParallelForToNestedFors)
    })
}

/// Makes the pass `scf-parallel-loop-fusion`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFParallelLoopFusion`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFParallelLoopFusion(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFParallelLoopFusion", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFParallelLoopFusion, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFParallelLoopFusion` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFParallelLoopFusion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFParallelLoopFusion() -> MlsStatus {
    call("mlsRegisterSCFSCFParallelLoopFusion", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFParallelLoopFusion)
    })
}

/// Makes the pass `scf-parallel-loop-specialization`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFParallelLoopSpecialization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFParallelLoopSpecialization(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFParallelLoopSpecialization", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFParallelLoopSpecialization, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFParallelLoopSpecialization` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFParallelLoopSpecialization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFParallelLoopSpecialization() -> MlsStatus {
    call("mlsRegisterSCFSCFParallelLoopSpecialization", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFParallelLoopSpecialization)
    })
}

/// Makes the pass `scf-parallel-loop-tiling`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFSCFParallelLoopTiling`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFSCFParallelLoopTiling(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFSCFParallelLoopTiling", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFSCFParallelLoopTiling, "")?);
        Ok(())
    })
}

/// Makes `SCFSCFParallelLoopTiling` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFSCFParallelLoopTiling`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFSCFParallelLoopTiling() -> MlsStatus {
    call("mlsRegisterSCFSCFParallelLoopTiling", |call| {
        call.register_passes(sys::mlirRegisterSCFSCFParallelLoopTiling)
    })
}

/// Makes the pass `test-scf-parallel-loop-collapsing`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateSCFTestSCFParallelLoopCollapsing`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSCFTestSCFParallelLoopCollapsing(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSCFTestSCFParallelLoopCollapsing", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSCFTestSCFParallelLoopCollapsing, "")?);
        Ok(())
    })
}

/// Makes `SCFTestSCFParallelLoopCollapsing` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSCFTestSCFParallelLoopCollapsing`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSCFTestSCFParallelLoopCollapsing() -> MlsStatus {
    call("mlsRegisterSCFTestSCFParallelLoopCollapsing", |call| {
        call.register_passes(sys::mlirRegisterSCFTestSCFParallelLoopCollapsing)
    })
}
