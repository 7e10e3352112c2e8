//! mlir-c/Dialect/Vector.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `vector`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__vector__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__vector__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__vector__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__vector__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `VectorPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterVectorPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterVectorPasses() -> MlsStatus {
    call("mlsRegisterVectorPasses", |call| {
        call.register_passes(sys::mlirRegisterVectorPasses)
    })
}

/// Makes the pass `lower-vector-mask`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateVectorLowerVectorMaskPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateVectorLowerVectorMaskPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateVectorLowerVectorMaskPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateVectorLowerVectorMaskPass, "func.func")?);
        Ok(())
    })
}

/// Makes `VectorLowerVectorMaskPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterVectorLowerVectorMaskPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterVectorLowerVectorMaskPass() -> MlsStatus {
    call("mlsRegisterVectorLowerVectorMaskPass", |call| {
        call.register_passes(sys::mlirRegisterVectorLowerVectorMaskPass)
    })
}

/// Makes the pass `lower-vector-multi-reduction`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateVectorLowerVectorMultiReduction`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateVectorLowerVectorMultiReduction(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateVectorLowerVectorMultiReduction", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateVectorLowerVectorMultiReduction, "func.func")?);
        Ok(())
    })
}

/// Makes `VectorLowerVectorMultiReduction` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterVectorLowerVectorMultiReduction`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterVectorLowerVectorMultiReduction() -> MlsStatus {
    call("mlsRegisterVectorLowerVectorMultiReduction", |call| {
        call.register_passes(sys::mlirRegisterVectorLowerVectorMultiReduction)
    })
}

/// Makes the pass `lower-vector-to-from-elements-to-shuffle-tree`, with the
/// default of each option; it is for `func.func`.
///
/// Upstream: `mlirCreateVectorLowerVectorToFromElementsToShuffleTree`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateVectorLowerVectorToFromElementsToShuffleTree(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateVectorLowerVectorToFromElementsToShuffleTree",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateVectorLowerVectorToFromElementsToShuffleTree,
                "func.func",
            )?);
            Ok(())
        },
    )
}

/// Makes `VectorLowerVectorToFromElementsToShuffleTree` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterVectorLowerVectorToFromElementsToShuffleTree`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterVectorLowerVectorToFromElementsToShuffleTree() -> MlsStatus {
    call(
        "mlsRegisterVectorLowerVectorToFromElementsToShuffleTree",
        |call| call.register_passes(sys::mlirRegisterVectorLowerVectorToFromElementsToShuffleTree),
    )
}
