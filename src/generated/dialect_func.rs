//! mlir-c/Dialect/Func.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `func`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__func__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__func__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__func__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__func__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `FuncPasses` known by name to the process, for pipelines in text form.
/// Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterFuncPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterFuncPasses() -> MlsStatus {
    call("mlsRegisterFuncPasses", |call| {
        call.register_passes(sys::mlirRegisterFuncPasses)
    })
}

/// Makes the pass `duplicate-function-elimination`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateFuncDuplicateFunctionEliminationPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateFuncDuplicateFunctionEliminationPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateFuncDuplicateFunctionEliminationPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateFuncDuplicateFunctionEliminationPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `FuncDuplicateFunctionEliminationPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterFuncDuplicateFunctionEliminationPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterFuncDuplicateFunctionEliminationPass() -> MlsStatus {
    call("mlsRegisterFuncDuplicateFunctionEliminationPass", |call| {
        call.register_passes(sys::mlirRegisterFuncDuplicateFunctionEliminationPass)
    })
}
