//! mlir-c/Dialect/NVGPU.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsContext, MlsDialectHandle, MlsPass, MlsType};
use crate::boundary::{quick, require};
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

/// Tells whether `ty` is that of descriptors of tensor maps.
///
/// Upstream: `mlirTypeIsANVGPUTensorMapDescriptorType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsANVGPUTensorMapDescriptorType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsANVGPUTensorMapDescriptorType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsANVGPUTensorMapDescriptorType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of descriptors of tensor maps for a memref type: `swizzle` is
/// 0 for none, 1, 2 or 3 for 32, 64 or 128 bytes; `l2promo` is 0 for none, 1, 2
/// or 3 for 64, 128 or 256 bytes; `oob_fill` is 0 for zero, 1 for NaN;
/// `interleave` is 0 for none, 1 or 2 for 16 or 32 bytes.
///
/// Upstream: `mlirNVGPUTensorMapDescriptorTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`nvgpu`); BAD_ARGUMENT (`tensor_memref_type`:
///   not a ranked memref type); BAD_ENUM (`swizzle`); BAD_ENUM (`l2promo`);
///   BAD_ENUM (`oob_fill`); BAD_ENUM (`interleave`); TOO_DEEP.
/// Valid: `tensor_memref_type` is `memref<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNVGPUTensorMapDescriptorTypeGet(
    context: MlsContext,
    tensor_memref_type: MlsType,
    swizzle: i32,
    l2promo: i32,
    oob_fill: i32,
    interleave: i32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsNVGPUTensorMapDescriptorTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let tensor_memref_type =
            call.get(tensor_memref_type, Access::Free, "tensor_memref_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("nvgpu", "nvgpu.ldmatrix")?;
        require::is(
            tensor_memref_type,
            sys::mlirTypeIsAMemRef,
            "tensor_memref_type",
            "a ranked memref type",
        )?;
        require::tensor_map_swizzle(swizzle, "swizzle")?;
        require::tensor_map_l2promo(l2promo, "l2promo")?;
        require::tensor_map_oob(oob_fill, "oob_fill")?;
        require::tensor_map_interleave(interleave, "interleave")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirNVGPUTensorMapDescriptorTypeGet(
                context,
                tensor_memref_type,
                swizzle,
                l2promo,
                oob_fill,
                interleave,
            )
        };
        out.put(call.ty(raw)?);
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
