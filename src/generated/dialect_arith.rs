//! mlir-c/Dialect/Arith.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `arith`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__arith__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__arith__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__arith__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__arith__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `ArithPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithPasses() -> MlsStatus {
    call("mlsRegisterArithPasses", |call| {
        call.register_passes(sys::mlirRegisterArithPasses)
    })
}

/// Makes the pass `arith-emulate-unsupported-floats`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateArithArithEmulateUnsupportedFloats`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArithArithEmulateUnsupportedFloats(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateArithArithEmulateUnsupportedFloats", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArithArithEmulateUnsupportedFloats, "")?);
        Ok(())
    })
}

/// Makes `ArithArithEmulateUnsupportedFloats` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithArithEmulateUnsupportedFloats`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithArithEmulateUnsupportedFloats() -> MlsStatus {
    call("mlsRegisterArithArithEmulateUnsupportedFloats", |call| {
        call.register_passes(sys::mlirRegisterArithArithEmulateUnsupportedFloats)
    })
}

/// Makes the pass `arith-emulate-wide-int`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateArithArithEmulateWideInt`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArithArithEmulateWideInt(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArithArithEmulateWideInt", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArithArithEmulateWideInt, "")?);
        Ok(())
    })
}

/// Makes `ArithArithEmulateWideInt` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithArithEmulateWideInt`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithArithEmulateWideInt() -> MlsStatus {
    call("mlsRegisterArithArithEmulateWideInt", |call| {
        call.register_passes(sys::mlirRegisterArithArithEmulateWideInt)
    })
}

/// Makes the pass `arith-expand`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateArithArithExpandOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArithArithExpandOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArithArithExpandOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArithArithExpandOpsPass, "")?);
        Ok(())
    })
}

/// Makes `ArithArithExpandOpsPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithArithExpandOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithArithExpandOpsPass() -> MlsStatus {
    call("mlsRegisterArithArithExpandOpsPass", |call| {
        call.register_passes(sys::mlirRegisterArithArithExpandOpsPass)
    })
}

/// Makes the pass `arith-int-range-narrowing`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateArithArithIntRangeNarrowing`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArithArithIntRangeNarrowing(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArithArithIntRangeNarrowing", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArithArithIntRangeNarrowing, "")?);
        Ok(())
    })
}

/// Makes `ArithArithIntRangeNarrowing` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithArithIntRangeNarrowing`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithArithIntRangeNarrowing() -> MlsStatus {
    call("mlsRegisterArithArithIntRangeNarrowing", |call| {
        call.register_passes(sys::mlirRegisterArithArithIntRangeNarrowing)
    })
}

/// Makes the pass `int-range-optimizations`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateArithArithIntRangeOpts`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArithArithIntRangeOpts(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateArithArithIntRangeOpts", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArithArithIntRangeOpts, "")?);
        Ok(())
    })
}

/// Makes `ArithArithIntRangeOpts` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithArithIntRangeOpts`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithArithIntRangeOpts() -> MlsStatus {
    call("mlsRegisterArithArithIntRangeOpts", |call| {
        call.register_passes(sys::mlirRegisterArithArithIntRangeOpts)
    })
}

/// Makes the pass `arith-unsigned-when-equivalent`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateArithArithUnsignedWhenEquivalentPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateArithArithUnsignedWhenEquivalentPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateArithArithUnsignedWhenEquivalentPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateArithArithUnsignedWhenEquivalentPass, "")?);
        Ok(())
    })
}

/// Makes `ArithArithUnsignedWhenEquivalentPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterArithArithUnsignedWhenEquivalentPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterArithArithUnsignedWhenEquivalentPass() -> MlsStatus {
    call("mlsRegisterArithArithUnsignedWhenEquivalentPass", |call| {
        call.register_passes(sys::mlirRegisterArithArithUnsignedWhenEquivalentPass)
    })
}
