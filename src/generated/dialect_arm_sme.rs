//! mlir-c/Dialect/ArmSME.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `arm_sme`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__arm_sme__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__arm_sme__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__arm_sme__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__arm_sme__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `ArmSMEPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArmSMEPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArmSMEPasses() -> MlsStatus {
    call("mlsRegisterArmSMEPasses", |call| {
        call.register_passes(sys::mlirRegisterArmSMEPasses)
    })
}

/// Makes the pass `enable-arm-streaming`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateArmSMEEnableArmStreaming`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArmSMEEnableArmStreaming(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArmSMEEnableArmStreaming", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArmSMEEnableArmStreaming, "func.func")?);
        Ok(())
    })
}

/// Makes `ArmSMEEnableArmStreaming` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArmSMEEnableArmStreaming`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArmSMEEnableArmStreaming() -> MlsStatus {
    call("mlsRegisterArmSMEEnableArmStreaming", |call| {
        call.register_passes(sys::mlirRegisterArmSMEEnableArmStreaming)
    })
}

/// Makes the pass `arm-sme-outer-product-fusion`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateArmSMEOuterProductFusion`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArmSMEOuterProductFusion(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArmSMEOuterProductFusion", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArmSMEOuterProductFusion, "func.func")?);
        Ok(())
    })
}

/// Makes `ArmSMEOuterProductFusion` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArmSMEOuterProductFusion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArmSMEOuterProductFusion() -> MlsStatus {
    call("mlsRegisterArmSMEOuterProductFusion", |call| {
        call.register_passes(sys::mlirRegisterArmSMEOuterProductFusion)
    })
}

/// Makes the pass `test-arm-sme-tile-allocation`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateArmSMETestTileAllocation`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArmSMETestTileAllocation(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArmSMETestTileAllocation", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArmSMETestTileAllocation, "func.func")?);
        Ok(())
    })
}

/// Makes `ArmSMETestTileAllocation` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArmSMETestTileAllocation`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArmSMETestTileAllocation() -> MlsStatus {
    call("mlsRegisterArmSMETestTileAllocation", |call| {
        call.register_passes(sys::mlirRegisterArmSMETestTileAllocation)
    })
}

/// Makes the pass `arm-sme-vector-legalization`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateArmSMEVectorLegalization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArmSMEVectorLegalization(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArmSMEVectorLegalization", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArmSMEVectorLegalization, "builtin.module")?);
        Ok(())
    })
}

/// Makes `ArmSMEVectorLegalization` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArmSMEVectorLegalization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArmSMEVectorLegalization() -> MlsStatus {
    call("mlsRegisterArmSMEVectorLegalization", |call| {
        call.register_passes(sys::mlirRegisterArmSMEVectorLegalization)
    })
}
