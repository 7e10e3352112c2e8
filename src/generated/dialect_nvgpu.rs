//! mlir-c/Dialect/NVGPU.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `nvgpu`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__nvgpu__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__nvgpu__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__nvgpu__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__nvgpu__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class
/// `NVGPUTensorMapDescriptor`, like `builtin.integer`.
///
/// Upstream: `mlirNVGPUTensorMapDescriptorTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNVGPUTensorMapDescriptorTypeGetName(
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsNVGPUTensorMapDescriptorTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirNVGPUTensorMapDescriptorTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Makes `NVGPUPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterNVGPUPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterNVGPUPasses() -> MlsStatus {
    call("mlsRegisterNVGPUPasses", |call| {
        call.register_passes(sys::mlirRegisterNVGPUPasses)
    })
}

/// Makes the pass `nvgpu-optimize-shared-memory`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateNVGPUOptimizeSharedMemory`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateNVGPUOptimizeSharedMemory(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateNVGPUOptimizeSharedMemory", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateNVGPUOptimizeSharedMemory, "")?);
        Ok(())
    })
}

/// Makes `NVGPUOptimizeSharedMemory` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterNVGPUOptimizeSharedMemory`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterNVGPUOptimizeSharedMemory() -> MlsStatus {
    call("mlsRegisterNVGPUOptimizeSharedMemory", |call| {
        call.register_passes(sys::mlirRegisterNVGPUOptimizeSharedMemory)
    })
}
