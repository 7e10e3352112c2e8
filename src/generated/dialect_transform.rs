//! mlir-c/Dialect/Transform.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsContext, MlsDialectHandle, MlsPass, MlsType, MlsTypeID};
use crate::boundary::{quick, require};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `transform`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__transform__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__transform__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__transform__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__transform__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is the type of handles to any operations.
///
/// Upstream: `mlirTypeIsATransformAnyOpType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATransformAnyOpType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsATransformAnyOpType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsATransformAnyOpType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `TransformAnyOp`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTransformAnyOpTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyOpTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTransformAnyOpTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyOpTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of handles to any operations.
///
/// Upstream: `mlirTransformAnyOpTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`transform`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyOpTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTransformAnyOpTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyOpTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `TransformAnyOp`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTransformAnyOpTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyOpTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTransformAnyOpTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyOpTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type of parameters of any kind.
///
/// Upstream: `mlirTypeIsATransformAnyParamType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATransformAnyParamType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsATransformAnyParamType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsATransformAnyParamType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `TransformAnyParam`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTransformAnyParamTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyParamTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTransformAnyParamTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyParamTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of parameters of any kind.
///
/// Upstream: `mlirTransformAnyParamTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`transform`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyParamTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTransformAnyParamTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyParamTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `TransformAnyParam`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTransformAnyParamTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyParamTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTransformAnyParamTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyParamTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type of handles to any values.
///
/// Upstream: `mlirTypeIsATransformAnyValueType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATransformAnyValueType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsATransformAnyValueType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsATransformAnyValueType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `TransformAnyValue`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTransformAnyValueTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyValueTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTransformAnyValueTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyValueTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of handles to any values.
///
/// Upstream: `mlirTransformAnyValueTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`transform`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyValueTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTransformAnyValueTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyValueTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `TransformAnyValue`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTransformAnyValueTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformAnyValueTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTransformAnyValueTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformAnyValueTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is a type of handles to operations of one name.
///
/// Upstream: `mlirTypeIsATransformOperationType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATransformOperationType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsATransformOperationType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsATransformOperationType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `TransformOperation`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTransformOperationTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOperationTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTransformOperationTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformOperationTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of handles to operations of one name, with that of the
/// dialect, like `func.func`.
///
/// Upstream: `mlirTransformOperationTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`operation_name`:
///   empty).
///
/// # Safety
/// `operation_name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOperationTypeGet(
    context: MlsContext,
    operation_name: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTransformOperationTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let operation_name = call.text(operation_name, "operation_name")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        require::not_empty(operation_name, "operation_name")?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirTransformOperationTypeGet(context, sys::string_ref(operation_name)) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `TransformOperation`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTransformOperationTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOperationTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTransformOperationTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformOperationTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name of the operations that a type of handles is for.
///
/// Upstream: `mlirTransformOperationTypeGetOperationName`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a type of handles to operations of one
///   name).
/// Valid: `ty` is `!transform.op<"func.func">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOperationTypeGetOperationName(
    ty: MlsType,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsTransformOperationTypeGetOperationName",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsATransformOperationType,
                "ty",
                "a type of handles to operations of one name",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTransformOperationTypeGetOperationName(ty) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Tells whether `ty` is a type of integer parameters.
///
/// Upstream: `mlirTypeIsATransformParamType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATransformParamType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsATransformParamType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsATransformParamType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `TransformParam`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTransformParamTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformParamTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTransformParamTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformParamTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of parameters that are integers of type `ty`.
///
/// Upstream: `mlirTransformParamTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`ty`: not an integer
///   type of at most 64 bits); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformParamTypeGet(
    context: MlsContext,
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTransformParamTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        require::transform_param(ty, "ty")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformParamTypeGet(context, ty) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `TransformParam`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTransformParamTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformParamTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTransformParamTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTransformParamTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the type that the parameters of a type are of.
///
/// Upstream: `mlirTransformParamTypeGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a type of integer parameters of a transform
///   script).
/// Valid: `ty` is `!transform.param<i64>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformParamTypeGetType(ty: MlsType, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsTransformParamTypeGetType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsATransformParamType,
                "ty",
                "a type of integer parameters of a transform script",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTransformParamTypeGetType(ty) };
            maker.ty(raw)
        },
    )
}

/// Makes `TransformPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformPasses() -> MlsStatus {
    call("mlsRegisterTransformPasses", |call| {
        call.register_passes(sys::mlirRegisterTransformPasses)
    })
}

/// Makes the pass `transform-dialect-check-uses`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformCheckUsesPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformCheckUsesPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformCheckUsesPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformCheckUsesPass, "")?);
        Ok(())
    })
}

/// Makes `TransformCheckUsesPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformCheckUsesPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformCheckUsesPass() -> MlsStatus {
    call("mlsRegisterTransformCheckUsesPass", |call| {
        call.register_passes(sys::mlirRegisterTransformCheckUsesPass)
    })
}

/// Makes the pass `transform-infer-effects`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformInferEffectsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformInferEffectsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformInferEffectsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformInferEffectsPass, "")?);
        Ok(())
    })
}

/// Makes `TransformInferEffectsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformInferEffectsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformInferEffectsPass() -> MlsStatus {
    call("mlsRegisterTransformInferEffectsPass", |call| {
        call.register_passes(sys::mlirRegisterTransformInferEffectsPass)
    })
}

/// Makes the pass `transform-interpreter`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformInterpreterPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformInterpreterPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformInterpreterPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformInterpreterPass, "")?);
        Ok(())
    })
}

/// Makes `TransformInterpreterPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformInterpreterPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformInterpreterPass() -> MlsStatus {
    call("mlsRegisterTransformInterpreterPass", |call| {
        call.register_passes(sys::mlirRegisterTransformInterpreterPass)
    })
}

/// Makes the pass `transform-preload-library`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateTransformPreloadLibraryPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateTransformPreloadLibraryPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateTransformPreloadLibraryPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateTransformPreloadLibraryPass, "")?);
        Ok(())
    })
}

/// Makes `TransformPreloadLibraryPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterTransformPreloadLibraryPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterTransformPreloadLibraryPass() -> MlsStatus {
    call("mlsRegisterTransformPreloadLibraryPass", |call| {
        call.register_passes(sys::mlirRegisterTransformPreloadLibraryPass)
    })
}
