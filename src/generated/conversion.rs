//! mlir-c/Conversion.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsPass;
use crate::status::MlsStatus;
use crate::sys;

/// Makes `ConversionPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionPasses() -> MlsStatus {
    call("mlsRegisterConversionPasses", |call| {
        call.register_passes(sys::mlirRegisterConversionPasses)
    })
}

/// Makes the pass `convert-arith-to-amdgpu`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionArithToAMDGPUConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionArithToAMDGPUConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionArithToAMDGPUConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionArithToAMDGPUConversionPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionArithToAMDGPUConversionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionArithToAMDGPUConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionArithToAMDGPUConversionPass() -> MlsStatus {
    call("mlsRegisterConversionArithToAMDGPUConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionArithToAMDGPUConversionPass)
    })
}

/// Makes the pass `convert-arith-to-apfloat`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionArithToAPFloatConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionArithToAPFloatConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionArithToAPFloatConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionArithToAPFloatConversionPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionArithToAPFloatConversionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionArithToAPFloatConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionArithToAPFloatConversionPass() -> MlsStatus {
    call(
        "mlsRegisterConversionArithToAPFloatConversionPass",
        |call| call.register_passes(sys::mlirRegisterConversionArithToAPFloatConversionPass),
    )
}

/// Makes the pass `convert-arith-to-arm-sme`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionArithToArmSMEConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionArithToArmSMEConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionArithToArmSMEConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionArithToArmSMEConversionPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionArithToArmSMEConversionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionArithToArmSMEConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionArithToArmSMEConversionPass() -> MlsStatus {
    call("mlsRegisterConversionArithToArmSMEConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionArithToArmSMEConversionPass)
    })
}

/// Makes the pass `convert-arith-to-llvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionArithToLLVMConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionArithToLLVMConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionArithToLLVMConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionArithToLLVMConversionPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionArithToLLVMConversionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionArithToLLVMConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionArithToLLVMConversionPass() -> MlsStatus {
    call("mlsRegisterConversionArithToLLVMConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionArithToLLVMConversionPass)
    })
}

/// Makes the pass `convert-amdgpu-to-rocdl`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertAMDGPUToROCDLPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertAMDGPUToROCDLPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertAMDGPUToROCDLPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertAMDGPUToROCDLPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertAMDGPUToROCDLPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertAMDGPUToROCDLPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertAMDGPUToROCDLPass() -> MlsStatus {
    call("mlsRegisterConversionConvertAMDGPUToROCDLPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertAMDGPUToROCDLPass)
    })
}

/// Makes the pass `convert-affine-for-to-gpu`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertAffineForToGPUPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertAffineForToGPUPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertAffineForToGPUPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertAffineForToGPUPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertAffineForToGPUPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertAffineForToGPUPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertAffineForToGPUPass() -> MlsStatus {
    call("mlsRegisterConversionConvertAffineForToGPUPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertAffineForToGPUPass)
    })
}

/// Makes the pass `convert-arith-to-emitc`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertArithToEmitC`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertArithToEmitC(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertArithToEmitC", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertArithToEmitC, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertArithToEmitC` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertArithToEmitC`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertArithToEmitC() -> MlsStatus {
    call("mlsRegisterConversionConvertArithToEmitC", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertArithToEmitC)
    })
}

/// Makes the pass `convert-arith-to-spirv`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertArithToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertArithToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertArithToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertArithToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertArithToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertArithToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertArithToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertArithToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertArithToSPIRVPass)
    })
}

/// Makes the pass `arm-neon-2d-to-intr`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertArmNeon2dToIntrPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertArmNeon2dToIntrPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertArmNeon2dToIntrPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertArmNeon2dToIntrPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertArmNeon2dToIntrPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertArmNeon2dToIntrPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertArmNeon2dToIntrPass() -> MlsStatus {
    call("mlsRegisterConversionConvertArmNeon2dToIntrPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertArmNeon2dToIntrPass)
    })
}

/// Makes the pass `convert-arm-sme-to-llvm`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertArmSMEToLLVM`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertArmSMEToLLVM(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertArmSMEToLLVM", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertArmSMEToLLVM, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertArmSMEToLLVM` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertArmSMEToLLVM`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertArmSMEToLLVM() -> MlsStatus {
    call("mlsRegisterConversionConvertArmSMEToLLVM", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertArmSMEToLLVM)
    })
}

/// Makes the pass `convert-arm-sme-to-scf`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertArmSMEToSCFPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertArmSMEToSCFPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertArmSMEToSCFPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertArmSMEToSCFPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertArmSMEToSCFPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertArmSMEToSCFPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertArmSMEToSCFPass() -> MlsStatus {
    call("mlsRegisterConversionConvertArmSMEToSCFPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertArmSMEToSCFPass)
    })
}

/// Makes the pass `convert-async-to-llvm`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertAsyncToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertAsyncToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertAsyncToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertAsyncToLLVMPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertAsyncToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertAsyncToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertAsyncToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertAsyncToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertAsyncToLLVMPass)
    })
}

/// Makes the pass `convert-bufferization-to-memref`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertBufferizationToMemRefPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertBufferizationToMemRefPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateConversionConvertBufferizationToMemRefPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateConversionConvertBufferizationToMemRefPass,
                "",
            )?);
            Ok(())
        },
    )
}

/// Makes `ConversionConvertBufferizationToMemRefPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertBufferizationToMemRefPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertBufferizationToMemRefPass() -> MlsStatus {
    call(
        "mlsRegisterConversionConvertBufferizationToMemRefPass",
        |call| call.register_passes(sys::mlirRegisterConversionConvertBufferizationToMemRefPass),
    )
}

/// Makes the pass `convert-complex-to-llvm`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertComplexToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertComplexToLLVMPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertComplexToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertComplexToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertComplexToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertComplexToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertComplexToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertComplexToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertComplexToLLVMPass)
    })
}

/// Makes the pass `convert-complex-to-libm`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertComplexToLibm`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertComplexToLibm(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertComplexToLibm", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertComplexToLibm,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertComplexToLibm` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertComplexToLibm`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertComplexToLibm() -> MlsStatus {
    call("mlsRegisterConversionConvertComplexToLibm", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertComplexToLibm)
    })
}

/// Makes the pass `convert-complex-to-rocdl-library-calls`, with the default of
/// each option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertComplexToROCDLLibraryCalls`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertComplexToROCDLLibraryCalls(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateConversionConvertComplexToROCDLLibraryCalls",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateConversionConvertComplexToROCDLLibraryCalls,
                "builtin.module",
            )?);
            Ok(())
        },
    )
}

/// Makes `ConversionConvertComplexToROCDLLibraryCalls` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertComplexToROCDLLibraryCalls`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertComplexToROCDLLibraryCalls() -> MlsStatus {
    call(
        "mlsRegisterConversionConvertComplexToROCDLLibraryCalls",
        |call| call.register_passes(sys::mlirRegisterConversionConvertComplexToROCDLLibraryCalls),
    )
}

/// Makes the pass `convert-complex-to-spirv`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertComplexToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertComplexToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertComplexToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertComplexToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertComplexToSPIRVPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertComplexToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertComplexToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertComplexToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertComplexToSPIRVPass)
    })
}

/// Makes the pass `convert-complex-to-standard`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertComplexToStandardPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertComplexToStandardPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertComplexToStandardPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertComplexToStandardPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertComplexToStandardPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertComplexToStandardPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertComplexToStandardPass() -> MlsStatus {
    call(
        "mlsRegisterConversionConvertComplexToStandardPass",
        |call| call.register_passes(sys::mlirRegisterConversionConvertComplexToStandardPass),
    )
}

/// Makes the pass `convert-cf-to-llvm`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertControlFlowToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertControlFlowToLLVMPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertControlFlowToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertControlFlowToLLVMPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertControlFlowToLLVMPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertControlFlowToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertControlFlowToLLVMPass() -> MlsStatus {
    call(
        "mlsRegisterConversionConvertControlFlowToLLVMPass",
        |call| call.register_passes(sys::mlirRegisterConversionConvertControlFlowToLLVMPass),
    )
}

/// Makes the pass `convert-cf-to-spirv`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertControlFlowToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertControlFlowToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertControlFlowToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertControlFlowToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertControlFlowToSPIRVPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertControlFlowToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertControlFlowToSPIRVPass() -> MlsStatus {
    call(
        "mlsRegisterConversionConvertControlFlowToSPIRVPass",
        |call| call.register_passes(sys::mlirRegisterConversionConvertControlFlowToSPIRVPass),
    )
}

/// Makes the pass `convert-func-to-emitc`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertFuncToEmitC`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertFuncToEmitC(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertFuncToEmitC", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertFuncToEmitC,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertFuncToEmitC` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertFuncToEmitC`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertFuncToEmitC() -> MlsStatus {
    call("mlsRegisterConversionConvertFuncToEmitC", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertFuncToEmitC)
    })
}

/// Makes the pass `convert-func-to-llvm`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertFuncToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertFuncToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertFuncToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertFuncToLLVMPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertFuncToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertFuncToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertFuncToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertFuncToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertFuncToLLVMPass)
    })
}

/// Makes the pass `convert-func-to-spirv`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertFuncToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertFuncToSPIRVPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertFuncToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertFuncToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertFuncToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertFuncToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertFuncToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertFuncToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertFuncToSPIRVPass)
    })
}

/// Makes the pass `convert-gpu-to-spirv`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertGPUToSPIRV`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertGPUToSPIRV(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertGPUToSPIRV", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertGPUToSPIRV, "builtin.module")?);
        Ok(())
    })
}

/// Makes `ConversionConvertGPUToSPIRV` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertGPUToSPIRV`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertGPUToSPIRV() -> MlsStatus {
    call("mlsRegisterConversionConvertGPUToSPIRV", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertGPUToSPIRV)
    })
}

/// Makes the pass `convert-gpu-to-llvm-spv`, with the default of each option;
/// it is for `gpu.module`.
///
/// Upstream: `mlirCreateConversionConvertGpuOpsToLLVMSPVOps`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertGpuOpsToLLVMSPVOps(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertGpuOpsToLLVMSPVOps", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertGpuOpsToLLVMSPVOps,
            "gpu.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertGpuOpsToLLVMSPVOps` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertGpuOpsToLLVMSPVOps`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertGpuOpsToLLVMSPVOps() -> MlsStatus {
    call("mlsRegisterConversionConvertGpuOpsToLLVMSPVOps", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertGpuOpsToLLVMSPVOps)
    })
}

/// Makes the pass `convert-gpu-to-nvvm`, with the default of each option; it is
/// for `gpu.module`.
///
/// Upstream: `mlirCreateConversionConvertGpuOpsToNVVMOps`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertGpuOpsToNVVMOps(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertGpuOpsToNVVMOps", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertGpuOpsToNVVMOps,
            "gpu.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertGpuOpsToNVVMOps` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertGpuOpsToNVVMOps`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertGpuOpsToNVVMOps() -> MlsStatus {
    call("mlsRegisterConversionConvertGpuOpsToNVVMOps", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertGpuOpsToNVVMOps)
    })
}

/// Makes the pass `convert-gpu-to-rocdl`, with the default of each option; it
/// is for `gpu.module`.
///
/// Upstream: `mlirCreateConversionConvertGpuOpsToROCDLOps`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertGpuOpsToROCDLOps(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertGpuOpsToROCDLOps", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertGpuOpsToROCDLOps,
            "gpu.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertGpuOpsToROCDLOps` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertGpuOpsToROCDLOps`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertGpuOpsToROCDLOps() -> MlsStatus {
    call("mlsRegisterConversionConvertGpuOpsToROCDLOps", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertGpuOpsToROCDLOps)
    })
}

/// Makes the pass `convert-index-to-llvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertIndexToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertIndexToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertIndexToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertIndexToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertIndexToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertIndexToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertIndexToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertIndexToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertIndexToLLVMPass)
    })
}

/// Makes the pass `convert-index-to-spirv`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertIndexToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertIndexToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertIndexToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertIndexToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertIndexToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertIndexToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertIndexToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertIndexToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertIndexToSPIRVPass)
    })
}

/// Makes the pass `convert-linalg-to-std`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertLinalgToStandardPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertLinalgToStandardPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertLinalgToStandardPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertLinalgToStandardPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertLinalgToStandardPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertLinalgToStandardPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertLinalgToStandardPass() -> MlsStatus {
    call("mlsRegisterConversionConvertLinalgToStandardPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertLinalgToStandardPass)
    })
}

/// Makes the pass `convert-math-to-emitc`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertMathToEmitC`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToEmitC(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToEmitC", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertMathToEmitC, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToEmitC` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToEmitC`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToEmitC() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToEmitC", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToEmitC)
    })
}

/// Makes the pass `convert-math-to-funcs`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertMathToFuncs`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToFuncs(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToFuncs", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertMathToFuncs,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToFuncs` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToFuncs`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToFuncs() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToFuncs", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToFuncs)
    })
}

/// Makes the pass `convert-math-to-llvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertMathToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertMathToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToLLVMPass)
    })
}

/// Makes the pass `convert-math-to-libm`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertMathToLibmPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToLibmPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToLibmPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertMathToLibmPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToLibmPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToLibmPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToLibmPass() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToLibmPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToLibmPass)
    })
}

/// Makes the pass `convert-math-to-rocdl`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertMathToROCDL`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToROCDL(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToROCDL", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertMathToROCDL,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToROCDL` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToROCDL`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToROCDL() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToROCDL", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToROCDL)
    })
}

/// Makes the pass `convert-math-to-spirv`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertMathToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToSPIRVPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertMathToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToSPIRVPass)
    })
}

/// Makes the pass `convert-math-to-xevm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertMathToXeVM`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMathToXeVM(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMathToXeVM", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertMathToXeVM, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertMathToXeVM` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMathToXeVM`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMathToXeVM() -> MlsStatus {
    call("mlsRegisterConversionConvertMathToXeVM", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMathToXeVM)
    })
}

/// Makes the pass `convert-memref-to-emitc`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertMemRefToEmitC`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMemRefToEmitC(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertMemRefToEmitC", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertMemRefToEmitC,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertMemRefToEmitC` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMemRefToEmitC`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMemRefToEmitC() -> MlsStatus {
    call("mlsRegisterConversionConvertMemRefToEmitC", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMemRefToEmitC)
    })
}

/// Makes the pass `convert-memref-to-spirv`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertMemRefToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertMemRefToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertMemRefToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertMemRefToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertMemRefToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertMemRefToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertMemRefToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertMemRefToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertMemRefToSPIRVPass)
    })
}

/// Makes the pass `convert-nvgpu-to-nvvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertNVGPUToNVVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertNVGPUToNVVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertNVGPUToNVVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertNVGPUToNVVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertNVGPUToNVVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertNVGPUToNVVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertNVGPUToNVVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertNVGPUToNVVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertNVGPUToNVVMPass)
    })
}

/// Makes the pass `convert-nvvm-to-llvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertNVVMToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertNVVMToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertNVVMToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertNVVMToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertNVVMToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertNVVMToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertNVVMToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertNVVMToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertNVVMToLLVMPass)
    })
}

/// Makes the pass `convert-openacc-to-scf`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertOpenACCToSCFPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertOpenACCToSCFPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertOpenACCToSCFPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertOpenACCToSCFPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertOpenACCToSCFPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertOpenACCToSCFPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertOpenACCToSCFPass() -> MlsStatus {
    call("mlsRegisterConversionConvertOpenACCToSCFPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertOpenACCToSCFPass)
    })
}

/// Makes the pass `convert-openmp-to-llvm`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertOpenMPToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertOpenMPToLLVMPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertOpenMPToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertOpenMPToLLVMPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertOpenMPToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertOpenMPToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertOpenMPToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertOpenMPToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertOpenMPToLLVMPass)
    })
}

/// Makes the pass `convert-pdl-to-pdl-interp`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertPDLToPDLInterpPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertPDLToPDLInterpPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertPDLToPDLInterpPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertPDLToPDLInterpPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertPDLToPDLInterpPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertPDLToPDLInterpPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertPDLToPDLInterpPass() -> MlsStatus {
    call("mlsRegisterConversionConvertPDLToPDLInterpPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertPDLToPDLInterpPass)
    })
}

/// Makes the pass `convert-parallel-loops-to-gpu`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertParallelLoopToGpuPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertParallelLoopToGpuPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertParallelLoopToGpuPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertParallelLoopToGpuPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertParallelLoopToGpuPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertParallelLoopToGpuPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertParallelLoopToGpuPass() -> MlsStatus {
    call(
        "mlsRegisterConversionConvertParallelLoopToGpuPass",
        |call| call.register_passes(sys::mlirRegisterConversionConvertParallelLoopToGpuPass),
    )
}

/// Makes the pass `convert-scf-to-openmp`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertSCFToOpenMPPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertSCFToOpenMPPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertSCFToOpenMPPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertSCFToOpenMPPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertSCFToOpenMPPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertSCFToOpenMPPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertSCFToOpenMPPass() -> MlsStatus {
    call("mlsRegisterConversionConvertSCFToOpenMPPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertSCFToOpenMPPass)
    })
}

/// Makes the pass `convert-spirv-to-llvm`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertSPIRVToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertSPIRVToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertSPIRVToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertSPIRVToLLVMPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertSPIRVToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertSPIRVToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertSPIRVToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertSPIRVToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertSPIRVToLLVMPass)
    })
}

/// Makes the pass `convert-shape-constraints`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertShapeConstraintsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertShapeConstraintsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertShapeConstraintsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertShapeConstraintsPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertShapeConstraintsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertShapeConstraintsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertShapeConstraintsPass() -> MlsStatus {
    call("mlsRegisterConversionConvertShapeConstraintsPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertShapeConstraintsPass)
    })
}

/// Makes the pass `convert-shape-to-std`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertShapeToStandardPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertShapeToStandardPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertShapeToStandardPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertShapeToStandardPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertShapeToStandardPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertShapeToStandardPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertShapeToStandardPass() -> MlsStatus {
    call("mlsRegisterConversionConvertShapeToStandardPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertShapeToStandardPass)
    })
}

/// Makes the pass `convert-shard-to-mpi`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertShardToMPIPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertShardToMPIPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertShardToMPIPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertShardToMPIPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertShardToMPIPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertShardToMPIPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertShardToMPIPass() -> MlsStatus {
    call("mlsRegisterConversionConvertShardToMPIPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertShardToMPIPass)
    })
}

/// Makes the pass `convert-tensor-to-linalg`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionConvertTensorToLinalgPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertTensorToLinalgPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertTensorToLinalgPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionConvertTensorToLinalgPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionConvertTensorToLinalgPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertTensorToLinalgPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertTensorToLinalgPass() -> MlsStatus {
    call("mlsRegisterConversionConvertTensorToLinalgPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertTensorToLinalgPass)
    })
}

/// Makes the pass `convert-tensor-to-spirv`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertTensorToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertTensorToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertTensorToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertTensorToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertTensorToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertTensorToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertTensorToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertTensorToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertTensorToSPIRVPass)
    })
}

/// Makes the pass `convert-to-emitc`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertToEmitC`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertToEmitC(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertToEmitC", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertToEmitC, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertToEmitC` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertToEmitC`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertToEmitC() -> MlsStatus {
    call("mlsRegisterConversionConvertToEmitC", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertToEmitC)
    })
}

/// Makes the pass `convert-to-llvm`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertToLLVMPass)
    })
}

/// Makes the pass `convert-vector-to-amx`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToAMX`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToAMX(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToAMX", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToAMX, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToAMX` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToAMX`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToAMX() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToAMX", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToAMX)
    })
}

/// Makes the pass `convert-vector-to-arm-sme`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToArmSMEPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToArmSMEPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToArmSMEPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToArmSMEPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToArmSMEPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToArmSMEPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToArmSMEPass() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToArmSMEPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToArmSMEPass)
    })
}

/// Makes the pass `convert-vector-to-gpu`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToGPU`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToGPU(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToGPU", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToGPU, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToGPU` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToGPU`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToGPU() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToGPU", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToGPU)
    })
}

/// Makes the pass `convert-vector-to-llvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToLLVMPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToLLVMPass)
    })
}

/// Makes the pass `convert-vector-to-scf`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToSCF`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToSCF(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToSCF", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToSCF, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToSCF` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToSCF`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToSCF() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToSCF", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToSCF)
    })
}

/// Makes the pass `convert-vector-to-spirv`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToSPIRVPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToSPIRVPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToSPIRVPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToSPIRVPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToSPIRVPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToSPIRVPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToSPIRVPass() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToSPIRVPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToSPIRVPass)
    })
}

/// Makes the pass `convert-vector-to-xegpu`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertVectorToXeGPU`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertVectorToXeGPU(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertVectorToXeGPU", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertVectorToXeGPU, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertVectorToXeGPU` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertVectorToXeGPU`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertVectorToXeGPU() -> MlsStatus {
    call("mlsRegisterConversionConvertVectorToXeGPU", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertVectorToXeGPU)
    })
}

/// Makes the pass `convert-xegpu-to-xevm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertXeGPUToXeVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertXeGPUToXeVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertXeGPUToXeVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertXeGPUToXeVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertXeGPUToXeVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertXeGPUToXeVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertXeGPUToXeVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertXeGPUToXeVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertXeGPUToXeVMPass)
    })
}

/// Makes the pass `convert-xevm-to-llvm`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionConvertXeVMToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionConvertXeVMToLLVMPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionConvertXeVMToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionConvertXeVMToLLVMPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionConvertXeVMToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionConvertXeVMToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionConvertXeVMToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionConvertXeVMToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionConvertXeVMToLLVMPass)
    })
}

/// Makes the pass `finalize-memref-to-llvm`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionFinalizeMemRefToLLVMConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionFinalizeMemRefToLLVMConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateConversionFinalizeMemRefToLLVMConversionPass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateConversionFinalizeMemRefToLLVMConversionPass,
                "builtin.module",
            )?);
            Ok(())
        },
    )
}

/// Makes `ConversionFinalizeMemRefToLLVMConversionPass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionFinalizeMemRefToLLVMConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionFinalizeMemRefToLLVMConversionPass() -> MlsStatus {
    call(
        "mlsRegisterConversionFinalizeMemRefToLLVMConversionPass",
        |call| call.register_passes(sys::mlirRegisterConversionFinalizeMemRefToLLVMConversionPass),
    )
}

/// Makes the pass `gpu-to-llvm`, with the default of each option; it is for
/// `builtin.module`.
///
/// Upstream: `mlirCreateConversionGpuToLLVMConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionGpuToLLVMConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionGpuToLLVMConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionGpuToLLVMConversionPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionGpuToLLVMConversionPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionGpuToLLVMConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionGpuToLLVMConversionPass() -> MlsStatus {
    call("mlsRegisterConversionGpuToLLVMConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionGpuToLLVMConversionPass)
    })
}

/// Makes the pass `lift-cf-to-scf`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionLiftControlFlowToSCFPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionLiftControlFlowToSCFPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionLiftControlFlowToSCFPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionLiftControlFlowToSCFPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionLiftControlFlowToSCFPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionLiftControlFlowToSCFPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionLiftControlFlowToSCFPass() -> MlsStatus {
    call("mlsRegisterConversionLiftControlFlowToSCFPass", |call| {
        call.register_passes(sys::mlirRegisterConversionLiftControlFlowToSCFPass)
    })
}

/// Makes the pass `lower-affine`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionLowerAffinePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionLowerAffinePass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionLowerAffinePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionLowerAffinePass, "")?);
        Ok(())
    })
}

/// Makes `ConversionLowerAffinePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionLowerAffinePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionLowerAffinePass() -> MlsStatus {
    call("mlsRegisterConversionLowerAffinePass", |call| {
        call.register_passes(sys::mlirRegisterConversionLowerAffinePass)
    })
}

/// Makes the pass `lower-host-to-llvm`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateConversionLowerHostCodeToLLVMPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionLowerHostCodeToLLVMPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionLowerHostCodeToLLVMPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionLowerHostCodeToLLVMPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionLowerHostCodeToLLVMPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionLowerHostCodeToLLVMPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionLowerHostCodeToLLVMPass() -> MlsStatus {
    call("mlsRegisterConversionLowerHostCodeToLLVMPass", |call| {
        call.register_passes(sys::mlirRegisterConversionLowerHostCodeToLLVMPass)
    })
}

/// Makes the pass `map-memref-spirv-storage-class`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionMapMemRefStorageClass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionMapMemRefStorageClass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionMapMemRefStorageClass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionMapMemRefStorageClass, "")?);
        Ok(())
    })
}

/// Makes `ConversionMapMemRefStorageClass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionMapMemRefStorageClass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionMapMemRefStorageClass() -> MlsStatus {
    call("mlsRegisterConversionMapMemRefStorageClass", |call| {
        call.register_passes(sys::mlirRegisterConversionMapMemRefStorageClass)
    })
}

/// Makes the pass `convert-math-to-apfloat`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionMathToAPFloatConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionMathToAPFloatConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionMathToAPFloatConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionMathToAPFloatConversionPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionMathToAPFloatConversionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionMathToAPFloatConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionMathToAPFloatConversionPass() -> MlsStatus {
    call("mlsRegisterConversionMathToAPFloatConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionMathToAPFloatConversionPass)
    })
}

/// Makes the pass `reconcile-unrealized-casts`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionReconcileUnrealizedCastsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionReconcileUnrealizedCastsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionReconcileUnrealizedCastsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionReconcileUnrealizedCastsPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionReconcileUnrealizedCastsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionReconcileUnrealizedCastsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionReconcileUnrealizedCastsPass() -> MlsStatus {
    call(
        "mlsRegisterConversionReconcileUnrealizedCastsPass",
        |call| call.register_passes(sys::mlirRegisterConversionReconcileUnrealizedCastsPass),
    )
}

/// Makes the pass `convert-scf-to-cf`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionSCFToControlFlowPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionSCFToControlFlowPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionSCFToControlFlowPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionSCFToControlFlowPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionSCFToControlFlowPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionSCFToControlFlowPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionSCFToControlFlowPass() -> MlsStatus {
    call("mlsRegisterConversionSCFToControlFlowPass", |call| {
        call.register_passes(sys::mlirRegisterConversionSCFToControlFlowPass)
    })
}

/// Makes the pass `convert-scf-to-emitc`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionSCFToEmitC`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionSCFToEmitC(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionSCFToEmitC", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionSCFToEmitC, "")?);
        Ok(())
    })
}

/// Makes `ConversionSCFToEmitC` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionSCFToEmitC`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionSCFToEmitC() -> MlsStatus {
    call("mlsRegisterConversionSCFToEmitC", |call| {
        call.register_passes(sys::mlirRegisterConversionSCFToEmitC)
    })
}

/// Makes the pass `convert-scf-to-spirv`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionSCFToSPIRV`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionSCFToSPIRV(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionSCFToSPIRV", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionSCFToSPIRV, "")?);
        Ok(())
    })
}

/// Makes `ConversionSCFToSPIRV` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionSCFToSPIRV`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionSCFToSPIRV() -> MlsStatus {
    call("mlsRegisterConversionSCFToSPIRV", |call| {
        call.register_passes(sys::mlirRegisterConversionSCFToSPIRV)
    })
}

/// Makes the pass `set-llvm-module-datalayout`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateConversionSetLLVMModuleDataLayoutPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionSetLLVMModuleDataLayoutPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionSetLLVMModuleDataLayoutPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateConversionSetLLVMModuleDataLayoutPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ConversionSetLLVMModuleDataLayoutPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionSetLLVMModuleDataLayoutPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionSetLLVMModuleDataLayoutPass() -> MlsStatus {
    call("mlsRegisterConversionSetLLVMModuleDataLayoutPass", |call| {
        call.register_passes(sys::mlirRegisterConversionSetLLVMModuleDataLayoutPass)
    })
}

/// Makes the pass `tosa-to-arith`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionTosaToArithPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionTosaToArithPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionTosaToArithPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionTosaToArithPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionTosaToArithPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionTosaToArithPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionTosaToArithPass() -> MlsStatus {
    call("mlsRegisterConversionTosaToArithPass", |call| {
        call.register_passes(sys::mlirRegisterConversionTosaToArithPass)
    })
}

/// Makes the pass `tosa-to-linalg`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionTosaToLinalg`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionTosaToLinalg(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionTosaToLinalg", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionTosaToLinalg, "")?);
        Ok(())
    })
}

/// Makes `ConversionTosaToLinalg` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionTosaToLinalg`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionTosaToLinalg() -> MlsStatus {
    call("mlsRegisterConversionTosaToLinalg", |call| {
        call.register_passes(sys::mlirRegisterConversionTosaToLinalg)
    })
}

/// Makes the pass `tosa-to-linalg-named`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionTosaToLinalgNamed`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionTosaToLinalgNamed(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionTosaToLinalgNamed", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionTosaToLinalgNamed, "")?);
        Ok(())
    })
}

/// Makes `ConversionTosaToLinalgNamed` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionTosaToLinalgNamed`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionTosaToLinalgNamed() -> MlsStatus {
    call("mlsRegisterConversionTosaToLinalgNamed", |call| {
        call.register_passes(sys::mlirRegisterConversionTosaToLinalgNamed)
    })
}

/// Makes the pass `tosa-to-mlprogram`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateConversionTosaToMLProgram`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionTosaToMLProgram(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionTosaToMLProgram", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionTosaToMLProgram, "builtin.module")?);
        Ok(())
    })
}

/// Makes `ConversionTosaToMLProgram` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionTosaToMLProgram`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionTosaToMLProgram() -> MlsStatus {
    call("mlsRegisterConversionTosaToMLProgram", |call| {
        call.register_passes(sys::mlirRegisterConversionTosaToMLProgram)
    })
}

/// Makes the pass `tosa-to-scf`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionTosaToSCFPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionTosaToSCFPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionTosaToSCFPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionTosaToSCFPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionTosaToSCFPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionTosaToSCFPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionTosaToSCFPass() -> MlsStatus {
    call("mlsRegisterConversionTosaToSCFPass", |call| {
        call.register_passes(sys::mlirRegisterConversionTosaToSCFPass)
    })
}

/// Makes the pass `tosa-to-tensor`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateConversionTosaToTensorPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionTosaToTensorPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionTosaToTensorPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionTosaToTensorPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionTosaToTensorPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionTosaToTensorPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionTosaToTensorPass() -> MlsStatus {
    call("mlsRegisterConversionTosaToTensorPass", |call| {
        call.register_passes(sys::mlirRegisterConversionTosaToTensorPass)
    })
}

/// Makes the pass `convert-ub-to-llvm`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionUBToLLVMConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionUBToLLVMConversionPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateConversionUBToLLVMConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionUBToLLVMConversionPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionUBToLLVMConversionPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionUBToLLVMConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionUBToLLVMConversionPass() -> MlsStatus {
    call("mlsRegisterConversionUBToLLVMConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionUBToLLVMConversionPass)
    })
}

/// Makes the pass `convert-ub-to-spirv`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateConversionUBToSPIRVConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateConversionUBToSPIRVConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateConversionUBToSPIRVConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateConversionUBToSPIRVConversionPass, "")?);
        Ok(())
    })
}

/// Makes `ConversionUBToSPIRVConversionPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterConversionUBToSPIRVConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterConversionUBToSPIRVConversionPass() -> MlsStatus {
    call("mlsRegisterConversionUBToSPIRVConversionPass", |call| {
        call.register_passes(sys::mlirRegisterConversionUBToSPIRVConversionPass)
    })
}
