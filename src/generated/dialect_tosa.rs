//! mlir-c/Dialect/Tosa.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `tosa`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__tosa__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__tosa__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__tosa__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__tosa__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `TosaPasses` known by name to the process, for pipelines in text form.
/// Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaPasses() -> MlsStatus {
    call("mlsRegisterTosaPasses", |call| {
        call.register_passes(sys::mlirRegisterTosaPasses)
    })
}

/// Makes the pass `tosa-arith-const-to-tosa-const`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaArithConstantToTosaConstPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaArithConstantToTosaConstPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTosaTosaArithConstantToTosaConstPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateTosaTosaArithConstantToTosaConstPass,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `TosaTosaArithConstantToTosaConstPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaArithConstantToTosaConstPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaArithConstantToTosaConstPass() -> MlsStatus {
    call("mlsRegisterTosaTosaArithConstantToTosaConstPass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaArithConstantToTosaConstPass)
    })
}

/// Makes the pass `tosa-attach-target`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateTosaTosaAttachTarget`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaAttachTarget(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaAttachTarget", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaAttachTarget, "builtin.module")?);
        Ok(())
    })
}

/// Makes `TosaTosaAttachTarget` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaAttachTarget`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaAttachTarget() -> MlsStatus {
    call("mlsRegisterTosaTosaAttachTarget", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaAttachTarget)
    })
}

/// Makes the pass `tosa-convert-integer-type-to-signless`, with the default of
/// each option; it is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaConvertIntegerTypeToSignless`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaConvertIntegerTypeToSignless(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTosaTosaConvertIntegerTypeToSignless", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateTosaTosaConvertIntegerTypeToSignless,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `TosaTosaConvertIntegerTypeToSignless` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaConvertIntegerTypeToSignless`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaConvertIntegerTypeToSignless() -> MlsStatus {
    call("mlsRegisterTosaTosaConvertIntegerTypeToSignless", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaConvertIntegerTypeToSignless)
    })
}

/// Makes the pass `tosa-infer-shapes`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaInferShapesPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaInferShapesPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaInferShapesPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaInferShapesPass, "func.func")?);
        Ok(())
    })
}

/// Makes `TosaTosaInferShapesPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaInferShapesPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaInferShapesPass() -> MlsStatus {
    call("mlsRegisterTosaTosaInferShapesPass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaInferShapesPass)
    })
}

/// Makes the pass `tosa-layerwise-constant-fold`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaLayerwiseConstantFoldPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaLayerwiseConstantFoldPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTosaTosaLayerwiseConstantFoldPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateTosaTosaLayerwiseConstantFoldPass,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `TosaTosaLayerwiseConstantFoldPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaLayerwiseConstantFoldPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaLayerwiseConstantFoldPass() -> MlsStatus {
    call("mlsRegisterTosaTosaLayerwiseConstantFoldPass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaLayerwiseConstantFoldPass)
    })
}

/// Makes the pass `tosa-make-broadcastable`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaMakeBroadcastablePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaMakeBroadcastablePass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaMakeBroadcastablePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaMakeBroadcastablePass, "func.func")?);
        Ok(())
    })
}

/// Makes `TosaTosaMakeBroadcastablePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaMakeBroadcastablePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaMakeBroadcastablePass() -> MlsStatus {
    call("mlsRegisterTosaTosaMakeBroadcastablePass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaMakeBroadcastablePass)
    })
}

/// Makes the pass `tosa-narrow-f64-to-f32`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaNarrowF64ToF32Pass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaNarrowF64ToF32Pass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaNarrowF64ToF32Pass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaNarrowF64ToF32Pass, "func.func")?);
        Ok(())
    })
}

/// Makes `TosaTosaNarrowF64ToF32Pass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaNarrowF64ToF32Pass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaNarrowF64ToF32Pass() -> MlsStatus {
    call("mlsRegisterTosaTosaNarrowF64ToF32Pass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaNarrowF64ToF32Pass)
    })
}

/// Makes the pass `tosa-narrow-i64-to-i32`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaNarrowI64ToI32Pass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaNarrowI64ToI32Pass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaNarrowI64ToI32Pass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaNarrowI64ToI32Pass, "func.func")?);
        Ok(())
    })
}

/// Makes `TosaTosaNarrowI64ToI32Pass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaNarrowI64ToI32Pass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaNarrowI64ToI32Pass() -> MlsStatus {
    call("mlsRegisterTosaTosaNarrowI64ToI32Pass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaNarrowI64ToI32Pass)
    })
}

/// Makes the pass `tosa-optional-decompositions`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaOptionalDecompositionsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaOptionalDecompositionsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateTosaTosaOptionalDecompositionsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateTosaTosaOptionalDecompositionsPass,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `TosaTosaOptionalDecompositionsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaOptionalDecompositionsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaOptionalDecompositionsPass() -> MlsStatus {
    call("mlsRegisterTosaTosaOptionalDecompositionsPass", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaOptionalDecompositionsPass)
    })
}

/// Makes the pass `tosa-reduce-transposes`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateTosaTosaReduceTransposes`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaReduceTransposes(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaReduceTransposes", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaReduceTransposes, "func.func")?);
        Ok(())
    })
}

/// Makes `TosaTosaReduceTransposes` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaReduceTransposes`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaReduceTransposes() -> MlsStatus {
    call("mlsRegisterTosaTosaReduceTransposes", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaReduceTransposes)
    })
}

/// Makes the pass `tosa-validate`, with the default of each option; it is for
/// `builtin.module`.
///
/// Upstream: `mlirCreateTosaTosaValidation`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTosaTosaValidation(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTosaTosaValidation", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTosaTosaValidation, "builtin.module")?);
        Ok(())
    })
}

/// Makes `TosaTosaValidation` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTosaTosaValidation`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTosaTosaValidation() -> MlsStatus {
    call("mlsRegisterTosaTosaValidation", |call| {
        call.register_passes(sys::mlirRegisterTosaTosaValidation)
    })
}
