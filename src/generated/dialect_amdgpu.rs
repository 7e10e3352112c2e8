//! mlir-c/Dialect/AMDGPU.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsContext, MlsDialectHandle, MlsPass, MlsType, MlsTypeID};
use crate::boundary::{quick, require};
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

/// Tells whether `ty` is that of addresses that tensors are moved between.
///
/// Upstream: `mlirTypeIsAAMDGPUTDMBaseType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAAMDGPUTDMBaseType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAAMDGPUTDMBaseType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAAMDGPUTDMBaseType(ty) };
            Ok(raw)
        },
    )
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

/// Gives the type of addresses that tensors of an element type are moved
/// between.
///
/// Upstream: `mlirAMDGPUTDMBaseTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`amdgpu`); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMBaseTypeGet(
    context: MlsContext,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsAMDGPUTDMBaseTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("amdgpu", "amdgpu.lds_barrier")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMBaseTypeGet(context, element_type) };
        out.put(call.ty(raw)?);
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

/// Tells whether `ty` is that of descriptors of how tensors are moved.
///
/// Upstream: `mlirTypeIsAAMDGPUTDMDescriptorType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAAMDGPUTDMDescriptorType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsAAMDGPUTDMDescriptorType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAAMDGPUTDMDescriptorType(ty) };
            Ok(raw)
        },
    )
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

/// Gives the type of descriptors of how tensors are moved.
///
/// Upstream: `mlirAMDGPUTDMDescriptorTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`amdgpu`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMDescriptorTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsAMDGPUTDMDescriptorTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("amdgpu", "amdgpu.lds_barrier")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMDescriptorTypeGet(context) };
        out.put(call.ty(raw)?);
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

/// Tells whether `ty` is that of addresses that tensors are gathered from.
///
/// Upstream: `mlirTypeIsAAMDGPUTDMGatherBaseType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAAMDGPUTDMGatherBaseType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsAAMDGPUTDMGatherBaseType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAAMDGPUTDMGatherBaseType(ty) };
            Ok(raw)
        },
    )
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

/// Gives the type of addresses that tensors of an element type are gathered
/// from, by indices of a type.
///
/// Upstream: `mlirAMDGPUTDMGatherBaseTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`amdgpu`); BAD_ARGUMENT (`element_type`: not an
///   integer or floating point type of 8, 16, 32 or 64 bits); BAD_ARGUMENT
///   (`index_type`: neither `i16` nor `i32`); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAMDGPUTDMGatherBaseTypeGet(
    context: MlsContext,
    element_type: MlsType,
    index_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsAMDGPUTDMGatherBaseTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let index_type = call.get(index_type, Access::Free, "index_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("amdgpu", "amdgpu.lds_barrier")?;
        require::gathered(element_type, "element_type")?;
        require::gather_index(index_type, "index_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAMDGPUTDMGatherBaseTypeGet(context, element_type, index_type) };
        out.put(call.ty(raw)?);
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
