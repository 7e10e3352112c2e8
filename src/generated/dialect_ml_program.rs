//! mlir-c/Dialect/MLProgram.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `ml_program`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__ml_program__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__ml_program__(
    out: *mut MlsDialectHandle,
) -> MlsStatus {
    call("mlsGetDialectHandle__ml_program__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__ml_program__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `MLProgramPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMLProgramPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMLProgramPasses() -> MlsStatus {
    call("mlsRegisterMLProgramPasses", |call| {
        call.register_passes(sys::mlirRegisterMLProgramPasses)
    })
}

/// Makes the pass `mlprogram-pipeline-globals`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateMLProgramMLProgramPipelineGlobalsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMLProgramMLProgramPipelineGlobalsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateMLProgramMLProgramPipelineGlobalsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateMLProgramMLProgramPipelineGlobalsPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `MLProgramMLProgramPipelineGlobalsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMLProgramMLProgramPipelineGlobalsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMLProgramMLProgramPipelineGlobalsPass() -> MlsStatus {
    call("mlsRegisterMLProgramMLProgramPipelineGlobalsPass", |call| {
        call.register_passes(sys::mlirRegisterMLProgramMLProgramPipelineGlobalsPass)
    })
}
