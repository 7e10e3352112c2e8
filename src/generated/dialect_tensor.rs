//! mlir-c/Dialect/Tensor.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `tensor`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__tensor__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__tensor__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__tensor__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__tensor__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `TensorPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTensorPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTensorPasses() -> MlsStatus {
    call("mlsRegisterTensorPasses", |call| {
        call.register_passes(sys::mlirRegisterTensorPasses)
    })
}

/// Makes the pass `fold-tensor-subset-ops`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateTensorFoldTensorSubsetOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTensorFoldTensorSubsetOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTensorFoldTensorSubsetOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTensorFoldTensorSubsetOpsPass, "")?);
        Ok(())
    })
}

/// Makes `TensorFoldTensorSubsetOpsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTensorFoldTensorSubsetOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTensorFoldTensorSubsetOpsPass() -> MlsStatus {
    call("mlsRegisterTensorFoldTensorSubsetOpsPass", |call| {
        call.register_passes(sys::mlirRegisterTensorFoldTensorSubsetOpsPass)
    })
}
