//! mlir-c/Dialect/GPU.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsContext, MlsDialectHandle, MlsPass, MlsType};
use crate::boundary::{quick, require};
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

/// Tells whether `ty` is the type of tokens that order work on a GPU.
///
/// Upstream: `mlirTypeIsAGPUAsyncTokenType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAGPUAsyncTokenType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAGPUAsyncTokenType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAGPUAsyncTokenType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of tokens that order work on a GPU.
///
/// Upstream: `mlirGPUAsyncTokenTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`gpu`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUAsyncTokenTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsGPUAsyncTokenTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("gpu", "gpu.module")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGPUAsyncTokenTypeGet(context) };
        out.put(call.ty(raw)?);
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

/// Tells whether `attr` is an object: the code of a module for a GPU.
///
/// Upstream: `mlirAttributeIsAGPUObjectAttr`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAGPUObjectAttr(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAGPUObjectAttr",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAGPUObjectAttr(attr) };
            Ok(raw)
        },
    )
}

/// Gives an object for a target, like `#nvvm.target`, without a kernel table.
/// `format` is 1 for bitcode or what else a target has, 2 for assembly, 3 for a
/// binary, 4 for a fat binary; `object_str_ref` has the bytes.
///
/// Upstream: `mlirGPUObjectAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`gpu`); BAD_ENUM (`format`: not from 1 to 4);
///   BAD_ARGUMENT (`mlir_object_props`: not a dictionary); BAD_ARGUMENT with
///   diagnostics (`target`: not a target of GPU modules); TOO_DEEP.
/// Null: `mlir_object_props`.
///
/// # Safety
/// `object_str_ref` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGet(
    context: MlsContext,
    target: MlsAttribute,
    format: u32,
    object_str_ref: MlsStringRef,
    mlir_object_props: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsGPUObjectAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let target = call.get(target, Access::Free, "target")?;
        let mlir_object_props =
            call.get_or_null(mlir_object_props, Access::Free, "mlir_object_props")?;
        let out = call.out(out, "out")?;
        let object_str_ref = call.text(object_str_ref, "object_str_ref")?;
        call.need_dialect("gpu", "gpu.module")?;
        require::gpu_format(format, "format")?;
        require::gpu_properties(mlir_object_props, "mlir_object_props")?;
        require::gpu_target(target, context, "target")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirGPUObjectAttrGet(
                context,
                target,
                format,
                sys::string_ref(object_str_ref),
                mlir_object_props,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives an object for a target, like `#nvvm.target`, with a
/// `#gpu.kernel_table` unless that is null; else as `mlsGPUObjectAttrGet`.
///
/// Upstream: `mlirGPUObjectAttrGetWithKernels`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`gpu`); BAD_ENUM (`format`: not from 1 to 4);
///   BAD_ARGUMENT (`mlir_object_props`: not a dictionary); BAD_ARGUMENT
///   (`mlir_kernels_attr`: not a kernel table); BAD_ARGUMENT with diagnostics
///   (`target`: not a target of GPU modules).
/// Null: `mlir_object_props`, `mlir_kernels_attr`.
///
/// # Safety
/// `object_str_ref` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetWithKernels(
    context: MlsContext,
    target: MlsAttribute,
    format: u32,
    object_str_ref: MlsStringRef,
    mlir_object_props: MlsAttribute,
    mlir_kernels_attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsGPUObjectAttrGetWithKernels", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let target = call.get(target, Access::Free, "target")?;
        let mlir_object_props =
            call.get_or_null(mlir_object_props, Access::Free, "mlir_object_props")?;
        let mlir_kernels_attr =
            call.get_or_null(mlir_kernels_attr, Access::Free, "mlir_kernels_attr")?;
        let out = call.out(out, "out")?;
        let object_str_ref = call.text(object_str_ref, "object_str_ref")?;
        call.need_dialect("gpu", "gpu.module")?;
        require::gpu_format(format, "format")?;
        require::gpu_properties(mlir_object_props, "mlir_object_props")?;
        require::gpu_kernels(mlir_kernels_attr, context, "mlir_kernels_attr")?;
        require::gpu_target(target, context, "target")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirGPUObjectAttrGetWithKernels(
                context,
                target,
                format,
                sys::string_ref(object_str_ref),
                mlir_object_props,
                mlir_kernels_attr,
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the target of an object.
///
/// Upstream: `mlirGPUObjectAttrGetTarget`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetTarget(
    mlir_object_attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrGetTarget",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |maker, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrGetTarget(mlir_object_attr) };
            maker.attribute(raw)
        },
    )
}

/// Gives the number of the format of an object.
///
/// Upstream: `mlirGPUObjectAttrGetFormat`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetFormat(
    mlir_object_attr: MlsAttribute,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrGetFormat",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |_, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrGetFormat(mlir_object_attr) };
            Ok(raw)
        },
    )
}

/// Gives the bytes of an object.
///
/// Upstream: `mlirGPUObjectAttrGetObject`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetObject(
    mlir_object_attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrGetObject",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |_, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrGetObject(mlir_object_attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Tells whether an object has properties.
///
/// Upstream: `mlirGPUObjectAttrHasProperties`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrHasProperties(
    mlir_object_attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrHasProperties",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |_, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrHasProperties(mlir_object_attr) };
            Ok(raw)
        },
    )
}

/// Gives the properties of an object, a dictionary; null if it has none.
///
/// Upstream: `mlirGPUObjectAttrGetProperties`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetProperties(
    mlir_object_attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrGetProperties",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |maker, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrGetProperties(mlir_object_attr) };
            maker.attribute(raw)
        },
    )
}

/// Tells whether an object has a kernel table.
///
/// Upstream: `mlirGPUObjectAttrHasKernels`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrHasKernels(
    mlir_object_attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrHasKernels",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |_, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrHasKernels(mlir_object_attr) };
            Ok(raw)
        },
    )
}

/// Gives the kernel table of an object; null if it has none.
///
/// Upstream: `mlirGPUObjectAttrGetKernels`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`mlir_object_attr`: not an object of a GPU).
/// Valid: `mlir_object_attr` is `#gpu.object<#nvvm.target, bin = "x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGPUObjectAttrGetKernels(
    mlir_object_attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsGPUObjectAttrGetKernels",
        (mlir_object_attr, "mlir_object_attr"),
        Access::Free,
        out,
        |maker, mlir_object_attr| {
            require::is(
                mlir_object_attr,
                sys::mlirAttributeIsAGPUObjectAttr,
                "mlir_object_attr",
                "an object of a GPU",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirGPUObjectAttrGetKernels(mlir_object_attr) };
            maker.attribute(raw)
        },
    )
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
