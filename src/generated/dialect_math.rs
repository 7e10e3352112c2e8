//! mlir-c/Dialect/Math.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `math`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__math__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__math__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__math__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__math__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `MathPasses` known by name to the process, for pipelines in text form.
/// Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMathPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMathPasses() -> MlsStatus {
    call("mlsRegisterMathPasses", |call| {
        call.register_passes(sys::mlirRegisterMathPasses)
    })
}

/// Makes the pass `math-expand-ops`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateMathMathExpandOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMathMathExpandOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMathMathExpandOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMathMathExpandOpsPass, "")?);
        Ok(())
    })
}

/// Makes `MathMathExpandOpsPass` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMathMathExpandOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMathMathExpandOpsPass() -> MlsStatus {
    call("mlsRegisterMathMathExpandOpsPass", |call| {
        call.register_passes(sys::mlirRegisterMathMathExpandOpsPass)
    })
}

/// Makes the pass `math-extend-to-supported-types`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateMathMathExtendToSupportedTypes`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMathMathExtendToSupportedTypes(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMathMathExtendToSupportedTypes", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMathMathExtendToSupportedTypes, "")?);
        Ok(())
    })
}

/// Makes `MathMathExtendToSupportedTypes` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMathMathExtendToSupportedTypes`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMathMathExtendToSupportedTypes() -> MlsStatus {
    call("mlsRegisterMathMathExtendToSupportedTypes", |call| {
        call.register_passes(sys::mlirRegisterMathMathExtendToSupportedTypes)
    })
}

/// Makes the pass `math-sincos-fusion`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateMathMathSincosFusionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMathMathSincosFusionPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMathMathSincosFusionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMathMathSincosFusionPass, "")?);
        Ok(())
    })
}

/// Makes `MathMathSincosFusionPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMathMathSincosFusionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMathMathSincosFusionPass() -> MlsStatus {
    call("mlsRegisterMathMathSincosFusionPass", |call| {
        call.register_passes(sys::mlirRegisterMathMathSincosFusionPass)
    })
}

/// Makes the pass `math-uplift-to-fma`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateMathMathUpliftToFMA`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateMathMathUpliftToFMA(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateMathMathUpliftToFMA", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateMathMathUpliftToFMA, "")?);
        Ok(())
    })
}

/// Makes `MathMathUpliftToFMA` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterMathMathUpliftToFMA`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterMathMathUpliftToFMA() -> MlsStatus {
    call("mlsRegisterMathMathUpliftToFMA", |call| {
        call.register_passes(sys::mlirRegisterMathMathUpliftToFMA)
    })
}
