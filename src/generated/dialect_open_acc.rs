//! mlir-c/Dialect/OpenACC.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `acc`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__acc__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__acc__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__acc__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__acc__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `OpenACCPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCPasses() -> MlsStatus {
    call("mlsRegisterOpenACCPasses", |call| {
        call.register_passes(sys::mlirRegisterOpenACCPasses)
    })
}

/// Makes the pass `acc-if-clause-lowering`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateOpenACCACCIfClauseLowering`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCIfClauseLowering(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCIfClauseLowering", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCIfClauseLowering, "func.func")?);
        Ok(())
    })
}

/// Makes `OpenACCACCIfClauseLowering` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCIfClauseLowering`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCIfClauseLowering() -> MlsStatus {
    call("mlsRegisterOpenACCACCIfClauseLowering", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCIfClauseLowering)
    })
}

/// Makes the pass `acc-implicit-data`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateOpenACCACCImplicitData`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCImplicitData(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCImplicitData", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCImplicitData, "builtin.module")?);
        Ok(())
    })
}

/// Makes `OpenACCACCImplicitData` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCImplicitData`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCImplicitData() -> MlsStatus {
    call("mlsRegisterOpenACCACCImplicitData", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCImplicitData)
    })
}

/// Makes the pass `acc-implicit-declare`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateOpenACCACCImplicitDeclare`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCImplicitDeclare(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCImplicitDeclare", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCImplicitDeclare, "builtin.module")?);
        Ok(())
    })
}

/// Makes `OpenACCACCImplicitDeclare` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCImplicitDeclare`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCImplicitDeclare() -> MlsStatus {
    call("mlsRegisterOpenACCACCImplicitDeclare", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCImplicitDeclare)
    })
}

/// Makes the pass `acc-implicit-routine`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateOpenACCACCImplicitRoutine`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCImplicitRoutine(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCImplicitRoutine", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCImplicitRoutine, "builtin.module")?);
        Ok(())
    })
}

/// Makes `OpenACCACCImplicitRoutine` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCImplicitRoutine`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCImplicitRoutine() -> MlsStatus {
    call("mlsRegisterOpenACCACCImplicitRoutine", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCImplicitRoutine)
    })
}

/// Makes the pass `acc-legalize-serial`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateOpenACCACCLegalizeSerial`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCLegalizeSerial(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCLegalizeSerial", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCLegalizeSerial, "func.func")?);
        Ok(())
    })
}

/// Makes `OpenACCACCLegalizeSerial` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCLegalizeSerial`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCLegalizeSerial() -> MlsStatus {
    call("mlsRegisterOpenACCACCLegalizeSerial", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCLegalizeSerial)
    })
}

/// Makes the pass `acc-loop-tiling`, with the default of each option; it is for
/// `func.func`.
///
/// Upstream: `mlirCreateOpenACCACCLoopTiling`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCLoopTiling(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCLoopTiling", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCLoopTiling, "func.func")?);
        Ok(())
    })
}

/// Makes `OpenACCACCLoopTiling` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCLoopTiling`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCLoopTiling() -> MlsStatus {
    call("mlsRegisterOpenACCACCLoopTiling", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCLoopTiling)
    })
}

/// Makes the pass `acc-specialize-for-device`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateOpenACCACCSpecializeForDevice`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCSpecializeForDevice(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCSpecializeForDevice", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCSpecializeForDevice, "func.func")?);
        Ok(())
    })
}

/// Makes `OpenACCACCSpecializeForDevice` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCSpecializeForDevice`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCSpecializeForDevice() -> MlsStatus {
    call("mlsRegisterOpenACCACCSpecializeForDevice", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCSpecializeForDevice)
    })
}

/// Makes the pass `acc-specialize-for-host`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateOpenACCACCSpecializeForHost`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCACCSpecializeForHost(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateOpenACCACCSpecializeForHost", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateOpenACCACCSpecializeForHost, "func.func")?);
        Ok(())
    })
}

/// Makes `OpenACCACCSpecializeForHost` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCACCSpecializeForHost`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCACCSpecializeForHost() -> MlsStatus {
    call("mlsRegisterOpenACCACCSpecializeForHost", |call| {
        call.register_passes(sys::mlirRegisterOpenACCACCSpecializeForHost)
    })
}

/// Makes the pass `openacc-legalize-data-values`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateOpenACCLegalizeDataValuesInRegion`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCLegalizeDataValuesInRegion(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateOpenACCLegalizeDataValuesInRegion", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateOpenACCLegalizeDataValuesInRegion,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `OpenACCLegalizeDataValuesInRegion` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCLegalizeDataValuesInRegion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCLegalizeDataValuesInRegion() -> MlsStatus {
    call("mlsRegisterOpenACCLegalizeDataValuesInRegion", |call| {
        call.register_passes(sys::mlirRegisterOpenACCLegalizeDataValuesInRegion)
    })
}

/// Makes the pass `offload-livein-value-canonicalization`, with the default of
/// each option; it is for `func.func`.
///
/// Upstream: `mlirCreateOpenACCOffloadLiveInValueCanonicalization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateOpenACCOffloadLiveInValueCanonicalization(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateOpenACCOffloadLiveInValueCanonicalization",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateOpenACCOffloadLiveInValueCanonicalization,
                "func.func",
            )?);
            Ok(())
        },
    )
}

/// Makes `OpenACCOffloadLiveInValueCanonicalization` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterOpenACCOffloadLiveInValueCanonicalization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterOpenACCOffloadLiveInValueCanonicalization() -> MlsStatus {
    call(
        "mlsRegisterOpenACCOffloadLiveInValueCanonicalization",
        |call| call.register_passes(sys::mlirRegisterOpenACCOffloadLiveInValueCanonicalization),
    )
}
