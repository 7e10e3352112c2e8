//! mlir-c/Dialect/Async.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `async`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__async__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__async__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__async__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__async__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `AsyncPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncPasses() -> MlsStatus {
    call("mlsRegisterAsyncPasses", |call| {
        call.register_passes(sys::mlirRegisterAsyncPasses)
    })
}

/// Makes the pass `async-func-to-async-runtime`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateAsyncAsyncFuncToAsyncRuntimePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAsyncAsyncFuncToAsyncRuntimePass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAsyncAsyncFuncToAsyncRuntimePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateAsyncAsyncFuncToAsyncRuntimePass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `AsyncAsyncFuncToAsyncRuntimePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncAsyncFuncToAsyncRuntimePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncAsyncFuncToAsyncRuntimePass() -> MlsStatus {
    call("mlsRegisterAsyncAsyncFuncToAsyncRuntimePass", |call| {
        call.register_passes(sys::mlirRegisterAsyncAsyncFuncToAsyncRuntimePass)
    })
}

/// Makes the pass `async-parallel-for`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateAsyncAsyncParallelForPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAsyncAsyncParallelForPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAsyncAsyncParallelForPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAsyncAsyncParallelForPass, "builtin.module")?);
        Ok(())
    })
}

/// Makes `AsyncAsyncParallelForPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncAsyncParallelForPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncAsyncParallelForPass() -> MlsStatus {
    call("mlsRegisterAsyncAsyncParallelForPass", |call| {
        call.register_passes(sys::mlirRegisterAsyncAsyncParallelForPass)
    })
}

/// Makes the pass `async-runtime-policy-based-ref-counting`, with the default
/// of each option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAsyncAsyncRuntimePolicyBasedRefCountingPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateAsyncAsyncRuntimePolicyBasedRefCountingPass,
                "",
            )?);
            Ok(())
        },
    )
}

/// Makes `AsyncAsyncRuntimePolicyBasedRefCountingPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass() -> MlsStatus {
    call(
        "mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass",
        |call| call.register_passes(sys::mlirRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass),
    )
}

/// Makes the pass `async-runtime-ref-counting-opt`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAsyncAsyncRuntimeRefCountingOptPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAsyncAsyncRuntimeRefCountingOptPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateAsyncAsyncRuntimeRefCountingOptPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAsyncAsyncRuntimeRefCountingOptPass, "")?);
        Ok(())
    })
}

/// Makes `AsyncAsyncRuntimeRefCountingOptPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncAsyncRuntimeRefCountingOptPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncAsyncRuntimeRefCountingOptPass() -> MlsStatus {
    call("mlsRegisterAsyncAsyncRuntimeRefCountingOptPass", |call| {
        call.register_passes(sys::mlirRegisterAsyncAsyncRuntimeRefCountingOptPass)
    })
}

/// Makes the pass `async-runtime-ref-counting`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAsyncAsyncRuntimeRefCountingPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAsyncAsyncRuntimeRefCountingPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAsyncAsyncRuntimeRefCountingPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAsyncAsyncRuntimeRefCountingPass, "")?);
        Ok(())
    })
}

/// Makes `AsyncAsyncRuntimeRefCountingPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncAsyncRuntimeRefCountingPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncAsyncRuntimeRefCountingPass() -> MlsStatus {
    call("mlsRegisterAsyncAsyncRuntimeRefCountingPass", |call| {
        call.register_passes(sys::mlirRegisterAsyncAsyncRuntimeRefCountingPass)
    })
}

/// Makes the pass `async-to-async-runtime`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateAsyncAsyncToAsyncRuntimePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAsyncAsyncToAsyncRuntimePass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAsyncAsyncToAsyncRuntimePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateAsyncAsyncToAsyncRuntimePass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `AsyncAsyncToAsyncRuntimePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAsyncAsyncToAsyncRuntimePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAsyncAsyncToAsyncRuntimePass() -> MlsStatus {
    call("mlsRegisterAsyncAsyncToAsyncRuntimePass", |call| {
        call.register_passes(sys::mlirRegisterAsyncAsyncToAsyncRuntimePass)
    })
}
