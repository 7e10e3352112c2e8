//! mlir-c/Dialect/AMDGPU.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass, MlsTypeID};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `amdgpu`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__amdgpu__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__amdgpu__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__amdgpu__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__amdgpu__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `AMDGPUTDMBase`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirAMDGPUTDMBaseTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMBaseTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsAMDGPUTDMBaseTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMBaseTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `AMDGPUTDMBase`, like
/// `builtin.integer`.
///
/// Upstream: `mlirAMDGPUTDMBaseTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMBaseTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsAMDGPUTDMBaseTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMBaseTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `AMDGPUTDMDescriptor`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirAMDGPUTDMDescriptorTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMDescriptorTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsAMDGPUTDMDescriptorTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMDescriptorTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `AMDGPUTDMDescriptor`,
/// like `builtin.integer`.
///
/// Upstream: `mlirAMDGPUTDMDescriptorTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMDescriptorTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsAMDGPUTDMDescriptorTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMDescriptorTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `AMDGPUTDMGatherBase`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirAMDGPUTDMGatherBaseTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMGatherBaseTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsAMDGPUTDMGatherBaseTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMGatherBaseTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `AMDGPUTDMGatherBase`,
/// like `builtin.integer`.
///
/// Upstream: `mlirAMDGPUTDMGatherBaseTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMGatherBaseTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsAMDGPUTDMGatherBaseTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMGatherBaseTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Makes `AMDGPUPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAMDGPUPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAMDGPUPasses() -> MlsStatus {
    call("mlsRegisterAMDGPUPasses", |call| {
        call.register_passes(sys::mlirRegisterAMDGPUPasses)
    })
}

/// Makes the pass `amdgpu-emulate-atomics`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateAMDGPUAmdgpuEmulateAtomicsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAMDGPUAmdgpuEmulateAtomicsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAMDGPUAmdgpuEmulateAtomicsPass, "")?);
        Ok(())
    })
}

/// Makes `AMDGPUAmdgpuEmulateAtomicsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAMDGPUAmdgpuEmulateAtomicsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass() -> MlsStatus {
    call("mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass", |call| {
        call.register_passes(sys::mlirRegisterAMDGPUAmdgpuEmulateAtomicsPass)
    })
}

/// Makes the pass `amdgpu-fold-memrefs-ops`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAMDGPUAmdgpuFoldMemRefOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAMDGPUAmdgpuFoldMemRefOpsPass, "")?);
        Ok(())
    })
}

/// Makes `AMDGPUAmdgpuFoldMemRefOpsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAMDGPUAmdgpuFoldMemRefOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass() -> MlsStatus {
    call("mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass", |call| {
        call.register_passes(sys::mlirRegisterAMDGPUAmdgpuFoldMemRefOpsPass)
    })
}

/// Makes the pass `amdgpu-maskedload-to-load`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAMDGPUAmdgpuMaskedloadToLoadPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAMDGPUAmdgpuMaskedloadToLoadPass, "")?);
        Ok(())
    })
}

/// Makes `AMDGPUAmdgpuMaskedloadToLoadPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAMDGPUAmdgpuMaskedloadToLoadPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass() -> MlsStatus {
    call("mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass", |call| {
        call.register_passes(sys::mlirRegisterAMDGPUAmdgpuMaskedloadToLoadPass)
    })
}

/// Makes the pass `amdgpu-resolve-strided-metadata`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateAMDGPUAmdgpuResolveStridedMetadataPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateAMDGPUAmdgpuResolveStridedMetadataPass, "")?);
        Ok(())
    })
}

/// Makes `AMDGPUAmdgpuResolveStridedMetadataPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterAMDGPUAmdgpuResolveStridedMetadataPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass() -> MlsStatus {
    call(
        "mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass",
        |call| call.register_passes(sys::mlirRegisterAMDGPUAmdgpuResolveStridedMetadataPass),
    )
}
