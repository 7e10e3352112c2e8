//! mlir-c/Dialect/LLVM.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass, MlsTypeID};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `llvm`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__llvm__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__llvm__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__llvm__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__llvm__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMPointer`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMPointerTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMPointerTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMPointerTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMPointerTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `LLVMPointer`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirLLVMPointerTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMPointerTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsLLVMPointerTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMPointerTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMVoid`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMVoidTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMVoidTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMVoidTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMVoidTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMArray`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMArrayTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMArrayTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMArrayTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMArrayTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMFunction`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMFunctionTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMFunctionTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMFunctionTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMFunctionTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `LLVMStruct`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirLLVMStructTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsLLVMStructTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMStructTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMStruct`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMStructTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMStructTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMStructTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMCConv`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMCConvAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMCConvAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMCConvAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMCConvAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMComdat`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMComdatAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMComdatAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMComdatAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMComdatAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMLinkage`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMLinkageAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMLinkageAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMLinkageAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMLinkageAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDINullType`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDINullTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDINullTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDINullTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDINullTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIExpressionElem`,
/// like `builtin.integer`.
///
/// Upstream: `mlirLLVMDIExpressionElemAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIExpressionElemAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIExpressionElemAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIExpressionElemAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIExpression`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIExpressionAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIExpressionAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIExpressionAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIExpressionAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIBasicType`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIBasicTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIBasicTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIBasicTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIBasicTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDICompositeType`,
/// like `builtin.integer`.
///
/// Upstream: `mlirLLVMDICompositeTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDICompositeTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDICompositeTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDICompositeTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIDerivedType`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIDerivedTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIDerivedTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIDerivedTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIDerivedTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIStringType`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIStringTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIStringTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIStringTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIStringTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIFile`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIFileAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIFileAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIFileAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIFileAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDICompileUnit`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDICompileUnitAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDICompileUnitAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDICompileUnitAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDICompileUnitAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIFlags`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIFlagsAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIFlagsAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIFlagsAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIFlagsAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDILexicalBlock`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDILexicalBlockAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDILexicalBlockAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDILexicalBlockAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDILexicalBlockAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDILexicalBlockFile`,
/// like `builtin.integer`.
///
/// Upstream: `mlirLLVMDILexicalBlockFileAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDILexicalBlockFileAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDILexicalBlockFileAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDILexicalBlockFileAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDILocalVariable`,
/// like `builtin.integer`.
///
/// Upstream: `mlirLLVMDILocalVariableAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDILocalVariableAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDILocalVariableAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDILocalVariableAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDISubprogram`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDISubprogramAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIAnnotation`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIAnnotationAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIAnnotationAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIAnnotationAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIAnnotationAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDISubroutineType`,
/// like `builtin.integer`.
///
/// Upstream: `mlirLLVMDISubroutineTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubroutineTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDISubroutineTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDISubroutineTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIModule`, like
/// `builtin.integer`.
///
/// Upstream: `mlirLLVMDIModuleAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIModuleAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIModuleAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIModuleAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `LLVMDIImportedEntity`,
/// like `builtin.integer`.
///
/// Upstream: `mlirLLVMDIImportedEntityAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIImportedEntityAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsLLVMDIImportedEntityAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIImportedEntityAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Makes `LLVMPasses` known by name to the process, for pipelines in text form.
/// Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMPasses() -> MlsStatus {
    call("mlsRegisterLLVMPasses", |call| {
        call.register_passes(sys::mlirRegisterLLVMPasses)
    })
}

/// Makes the pass `ensure-debug-info-scope-on-llvm-func`, with the default of
/// each option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateLLVMDIScopeForLLVMFuncOpPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLLVMDIScopeForLLVMFuncOpPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLLVMDIScopeForLLVMFuncOpPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateLLVMDIScopeForLLVMFuncOpPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `LLVMDIScopeForLLVMFuncOpPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMDIScopeForLLVMFuncOpPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMDIScopeForLLVMFuncOpPass() -> MlsStatus {
    call("mlsRegisterLLVMDIScopeForLLVMFuncOpPass", |call| {
        call.register_passes(sys::mlirRegisterLLVMDIScopeForLLVMFuncOpPass)
    })
}

/// Makes the pass `llvm-add-comdats`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateLLVMLLVMAddComdats`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLLVMLLVMAddComdats(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLLVMLLVMAddComdats", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLLVMLLVMAddComdats, "builtin.module")?);
        Ok(())
    })
}

/// Makes `LLVMLLVMAddComdats` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMLLVMAddComdats`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMLLVMAddComdats() -> MlsStatus {
    call("mlsRegisterLLVMLLVMAddComdats", |call| {
        call.register_passes(sys::mlirRegisterLLVMLLVMAddComdats)
    })
}

/// Makes the pass `llvm-legalize-for-export`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLLVMLLVMLegalizeForExportPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLLVMLLVMLegalizeForExportPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLLVMLLVMLegalizeForExportPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLLVMLLVMLegalizeForExportPass, "")?);
        Ok(())
    })
}

/// Makes `LLVMLLVMLegalizeForExportPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMLLVMLegalizeForExportPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMLLVMLegalizeForExportPass() -> MlsStatus {
    call("mlsRegisterLLVMLLVMLegalizeForExportPass", |call| {
        call.register_passes(sys::mlirRegisterLLVMLLVMLegalizeForExportPass)
    })
}

/// Makes the pass `llvm-request-c-wrappers`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateLLVMLLVMRequestCWrappersPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLLVMLLVMRequestCWrappersPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLLVMLLVMRequestCWrappersPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLLVMLLVMRequestCWrappersPass, "func.func")?);
        Ok(())
    })
}

/// Makes `LLVMLLVMRequestCWrappersPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMLLVMRequestCWrappersPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMLLVMRequestCWrappersPass() -> MlsStatus {
    call("mlsRegisterLLVMLLVMRequestCWrappersPass", |call| {
        call.register_passes(sys::mlirRegisterLLVMLLVMRequestCWrappersPass)
    })
}

/// Makes the pass `llvm-use-default-visibility`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateLLVMLLVMUseDefaultVisibilityPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLLVMLLVMUseDefaultVisibilityPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLLVMLLVMUseDefaultVisibilityPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateLLVMLLVMUseDefaultVisibilityPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `LLVMLLVMUseDefaultVisibilityPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMLLVMUseDefaultVisibilityPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMLLVMUseDefaultVisibilityPass() -> MlsStatus {
    call("mlsRegisterLLVMLLVMUseDefaultVisibilityPass", |call| {
        call.register_passes(sys::mlirRegisterLLVMLLVMUseDefaultVisibilityPass)
    })
}

/// Makes the pass `llvm-optimize-for-nvvm-target`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLLVMNVVMOptimizeForTargetPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLLVMNVVMOptimizeForTargetPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLLVMNVVMOptimizeForTargetPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLLVMNVVMOptimizeForTargetPass, "")?);
        Ok(())
    })
}

/// Makes `LLVMNVVMOptimizeForTargetPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLLVMNVVMOptimizeForTargetPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLLVMNVVMOptimizeForTargetPass() -> MlsStatus {
    call("mlsRegisterLLVMNVVMOptimizeForTargetPass", |call| {
        call.register_passes(sys::mlirRegisterLLVMNVVMOptimizeForTargetPass)
    })
}
