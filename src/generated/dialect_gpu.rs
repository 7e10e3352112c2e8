//! mlir-c/Dialect/GPU.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `gpu`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__gpu__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__gpu__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__gpu__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__gpu__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `GPUAsyncToken`, like
/// `builtin.integer`.
///
/// Upstream: `mlirGPUAsyncTokenTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUAsyncTokenTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsGPUAsyncTokenTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGPUAsyncTokenTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `GPUObject`, like
/// `builtin.integer`.
///
/// Upstream: `mlirGPUObjectAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsGPUObjectAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGPUObjectAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Makes `GPUPasses` known by name to the process, for pipelines in text form.
/// Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUPasses() -> MlsStatus {
    call("mlsRegisterGPUPasses", |call| {
        call.register_passes(sys::mlirRegisterGPUPasses)
    })
}

/// Makes the pass `gpu-async-region`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateGPUGpuAsyncRegionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuAsyncRegionPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuAsyncRegionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuAsyncRegionPass, "func.func")?);
        Ok(())
    })
}

/// Makes `GPUGpuAsyncRegionPass` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuAsyncRegionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuAsyncRegionPass() -> MlsStatus {
    call("mlsRegisterGPUGpuAsyncRegionPass", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuAsyncRegionPass)
    })
}

/// Makes the pass `gpu-decompose-memrefs`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuDecomposeMemrefsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuDecomposeMemrefsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuDecomposeMemrefsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuDecomposeMemrefsPass, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuDecomposeMemrefsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuDecomposeMemrefsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuDecomposeMemrefsPass() -> MlsStatus {
    call("mlsRegisterGPUGpuDecomposeMemrefsPass", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuDecomposeMemrefsPass)
    })
}

/// Makes the pass `gpu-eliminate-barriers`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateGPUGpuEliminateBarriers`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuEliminateBarriers(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuEliminateBarriers", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuEliminateBarriers, "func.func")?);
        Ok(())
    })
}

/// Makes `GPUGpuEliminateBarriers` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuEliminateBarriers`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuEliminateBarriers() -> MlsStatus {
    call("mlsRegisterGPUGpuEliminateBarriers", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuEliminateBarriers)
    })
}

/// Makes the pass `gpu-kernel-outlining`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateGPUGpuKernelOutliningPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuKernelOutliningPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuKernelOutliningPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuKernelOutliningPass, "builtin.module")?);
        Ok(())
    })
}

/// Makes `GPUGpuKernelOutliningPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuKernelOutliningPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuKernelOutliningPass() -> MlsStatus {
    call("mlsRegisterGPUGpuKernelOutliningPass", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuKernelOutliningPass)
    })
}

/// Makes the pass `gpu-launch-sink-index-computations`, with the default of
/// each option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuLaunchSinkIndexComputationsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuLaunchSinkIndexComputationsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateGPUGpuLaunchSinkIndexComputationsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuLaunchSinkIndexComputationsPass, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuLaunchSinkIndexComputationsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuLaunchSinkIndexComputationsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuLaunchSinkIndexComputationsPass() -> MlsStatus {
    call("mlsRegisterGPUGpuLaunchSinkIndexComputationsPass", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuLaunchSinkIndexComputationsPass)
    })
}

/// Makes the pass `gpu-map-parallel-loops`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateGPUGpuMapParallelLoopsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuMapParallelLoopsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuMapParallelLoopsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuMapParallelLoopsPass, "func.func")?);
        Ok(())
    })
}

/// Makes `GPUGpuMapParallelLoopsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuMapParallelLoopsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuMapParallelLoopsPass() -> MlsStatus {
    call("mlsRegisterGPUGpuMapParallelLoopsPass", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuMapParallelLoopsPass)
    })
}

/// Makes the pass `gpu-module-to-binary`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuModuleToBinaryPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuModuleToBinaryPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuModuleToBinaryPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuModuleToBinaryPass, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuModuleToBinaryPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuModuleToBinaryPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuModuleToBinaryPass() -> MlsStatus {
    call("mlsRegisterGPUGpuModuleToBinaryPass", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuModuleToBinaryPass)
    })
}

/// Makes the pass `nvvm-attach-target`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuNVVMAttachTarget`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuNVVMAttachTarget(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuNVVMAttachTarget", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuNVVMAttachTarget, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuNVVMAttachTarget` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuNVVMAttachTarget`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuNVVMAttachTarget() -> MlsStatus {
    call("mlsRegisterGPUGpuNVVMAttachTarget", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuNVVMAttachTarget)
    })
}

/// Makes the pass `rocdl-attach-target`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuROCDLAttachTarget`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuROCDLAttachTarget(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuROCDLAttachTarget", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuROCDLAttachTarget, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuROCDLAttachTarget` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuROCDLAttachTarget`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuROCDLAttachTarget() -> MlsStatus {
    call("mlsRegisterGPUGpuROCDLAttachTarget", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuROCDLAttachTarget)
    })
}

/// Makes the pass `spirv-attach-target`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuSPIRVAttachTarget`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuSPIRVAttachTarget(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuSPIRVAttachTarget", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuSPIRVAttachTarget, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuSPIRVAttachTarget` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuSPIRVAttachTarget`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuSPIRVAttachTarget() -> MlsStatus {
    call("mlsRegisterGPUGpuSPIRVAttachTarget", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuSPIRVAttachTarget)
    })
}

/// Makes the pass `xevm-attach-target`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateGPUGpuXeVMAttachTarget`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateGPUGpuXeVMAttachTarget(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateGPUGpuXeVMAttachTarget", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateGPUGpuXeVMAttachTarget, "")?);
        Ok(())
    })
}

/// Makes `GPUGpuXeVMAttachTarget` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterGPUGpuXeVMAttachTarget`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterGPUGpuXeVMAttachTarget() -> MlsStatus {
    call("mlsRegisterGPUGpuXeVMAttachTarget", |call| {
        call.register_passes(sys::mlirRegisterGPUGpuXeVMAttachTarget)
    })
}
