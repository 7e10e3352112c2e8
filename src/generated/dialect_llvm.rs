//! mlir-c/Dialect/LLVM.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsContext, MlsDialectHandle, MlsLocation, MlsPass, MlsType, MlsTypeID,
};
use crate::boundary::{arguments, quick, require};
use crate::generated::enumerations::{
    MlsLLVMCConv, MlsLLVMComdat, MlsLLVMDIEmissionKind, MlsLLVMDINameTableKind, MlsLLVMLinkage,
    MlsLLVMTypeEncoding,
};
use crate::status::MlsStatus;
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::intptr_t;

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

/// Gives the type of pointers in an address space.
///
/// Upstream: `mlirLLVMPointerTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMPointerTypeGet(
    context: MlsContext,
    address_space: u32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMPointerTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMPointerTypeGet(context, address_space) };
        out.put(call.ty(raw)?);
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

/// Tells whether `ty` is a pointer type of LLVM.
///
/// Upstream: `mlirTypeIsALLVMPointerType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsALLVMPointerType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsALLVMPointerType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsALLVMPointerType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the address space of a pointer type.
///
/// Upstream: `mlirLLVMPointerTypeGetAddressSpace`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`pointer_type`: not a pointer type of LLVM).
/// Valid: `pointer_type` is `!llvm.ptr`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMPointerTypeGetAddressSpace(
    pointer_type: MlsType,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsLLVMPointerTypeGetAddressSpace",
        (pointer_type, "pointer_type"),
        Access::Free,
        out,
        |_, pointer_type| {
            require::is(
                pointer_type,
                sys::mlirTypeIsALLVMPointerType,
                "pointer_type",
                "a pointer type of LLVM",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMPointerTypeGetAddressSpace(pointer_type) };
            Ok(raw)
        },
    )
}

/// Gives the type of functions that give nothing.
///
/// Upstream: `mlirLLVMVoidTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMVoidTypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    call("mlsLLVMVoidTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMVoidTypeGet(context) };
        out.put(call.ty(raw)?);
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

/// Gives the type of arrays of `num_elements` elements.
///
/// Upstream: `mlirLLVMArrayTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`element_type`: a void,
///   label, metadata, function or token type); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMArrayTypeGet(
    element_type: MlsType,
    num_elements: u32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMArrayTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::llvm_element(element_type, "element_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMArrayTypeGet(element_type, num_elements) };
        out.put(call.ty(raw)?);
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

/// Gives the element type of an array type.
///
/// Upstream: `mlirLLVMArrayTypeGetElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an array type of LLVM).
/// Valid: `ty` is `!llvm.array<4 x i8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMArrayTypeGetElementType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsLLVMArrayTypeGetElementType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, require::llvm_array, "ty", "an array type of LLVM")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMArrayTypeGetElementType(ty) };
            maker.ty(raw)
        },
    )
}

/// Gives the type of functions from `argument_types`, and more arguments if
/// `is_var_arg` says so, to `result_type`, which is `!llvm.void` if they give
/// nothing.
///
/// Upstream: `mlirLLVMFunctionTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`result_type`: a label,
///   metadata or function type); BAD_ARGUMENT (`argument_types`: a void or
///   function type, or a struct without a body); TOO_DEEP.
///
/// # Safety
/// `argument_types` is readable for `n_argument_types` elements; `out` is null
/// or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMFunctionTypeGet(
    result_type: MlsType,
    n_argument_types: intptr_t,
    argument_types: *const MlsType,
    is_var_arg: MlsBool,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMFunctionTypeGet", |call| {
        let result_type = call.get(result_type, Access::Free, "result_type")?;
        let argument_types = call.get_all(
            n_argument_types,
            argument_types,
            Access::Free,
            "argument_types",
        )?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::llvm_result(result_type, "result_type")?;
        require::llvm_arguments(&argument_types, "argument_types")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMFunctionTypeGet(
                result_type,
                n_argument_types,
                argument_types.as_ptr(),
                is_var_arg != 0,
            )
        };
        out.put(call.ty(raw)?);
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

/// Gives the number of arguments of a function type.
///
/// Upstream: `mlirLLVMFunctionTypeGetNumInputs`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM).
/// Valid: `ty` is `!llvm.func<i32 (i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMFunctionTypeGetNumInputs(
    ty: MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsLLVMFunctionTypeGetNumInputs",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, require::llvm_function, "ty", "a function type of LLVM")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMFunctionTypeGetNumInputs(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of argument number `pos` of a function type.
///
/// Upstream: `mlirLLVMFunctionTypeGetInput`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM); OUT_OF_RANGE
///   (`pos`).
/// Valid: `ty` is `!llvm.func<i32 (i32)>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMFunctionTypeGetInput(
    ty: MlsType,
    pos: intptr_t,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsLLVMFunctionTypeGetInput",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, require::llvm_function, "ty", "a function type of LLVM")?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirLLVMFunctionTypeGetNumInputs(ty) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMFunctionTypeGetInput(ty, pos) };
            maker.ty(raw)
        },
    )
}

/// Gives all that `mlsLLVMFunctionTypeGetInput` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM).
/// Null: `elements`.
/// Valid: `ty` is `!llvm.func<i32 (i32)>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMFunctionTypeCopyInputs(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsLLVMFunctionTypeCopyInputs", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(ty, require::llvm_function, "ty", "a function type of LLVM")?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirLLVMFunctionTypeGetNumInputs(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirLLVMFunctionTypeGetInput(ty, pos) };
            call.ty(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the type of the result of a function type.
///
/// Upstream: `mlirLLVMFunctionTypeGetReturnType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM).
/// Valid: `ty` is `!llvm.func<i32 (i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMFunctionTypeGetReturnType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsLLVMFunctionTypeGetReturnType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, require::llvm_function, "ty", "a function type of LLVM")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMFunctionTypeGetReturnType(ty) };
            maker.ty(raw)
        },
    )
}

/// Tells whether `ty` is a struct type of LLVM.
///
/// Upstream: `mlirTypeIsALLVMStructType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsALLVMStructType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsALLVMStructType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsALLVMStructType(ty) };
            Ok(raw)
        },
    )
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

/// Tells whether a struct type has no name.
///
/// Upstream: `mlirLLVMStructTypeIsLiteral`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type of LLVM).
/// Valid: `ty` is `!llvm.struct<(i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeIsLiteral(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsLLVMStructTypeIsLiteral",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsALLVMStructType,
                "ty",
                "a struct type of LLVM",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMStructTypeIsLiteral(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of elements of a struct type.
///
/// Upstream: `mlirLLVMStructTypeGetNumElementTypes`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body).
/// Valid: `ty` is `!llvm.struct<(i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeGetNumElementTypes(
    ty: MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsLLVMStructTypeGetNumElementTypes",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsALLVMStructType,
                "ty",
                "a struct type of LLVM",
            )?;
            require::is(
                ty,
                require::llvm_struct_with_body,
                "ty",
                "a struct type with a body",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMStructTypeGetNumElementTypes(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of element number `position` of a struct type.
///
/// Upstream: `mlirLLVMStructTypeGetElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body); OUT_OF_RANGE
///   (`position`).
/// Valid: `ty` is `!llvm.struct<(i32)>`.
/// Index: `position`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeGetElementType(
    ty: MlsType,
    position: intptr_t,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsLLVMStructTypeGetElementType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsALLVMStructType,
                "ty",
                "a struct type of LLVM",
            )?;
            require::is(
                ty,
                require::llvm_struct_with_body,
                "ty",
                "a struct type with a body",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirLLVMStructTypeGetNumElementTypes(ty) });
            let position = arguments::index(position, count, "position")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMStructTypeGetElementType(ty, position) };
            maker.ty(raw)
        },
    )
}

/// Gives all that `mlsLLVMStructTypeGetElementType` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body).
/// Null: `elements`.
/// Valid: `ty` is `!llvm.struct<(i32)>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeCopyElementTypes(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsLLVMStructTypeCopyElementTypes", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            ty,
            sys::mlirTypeIsALLVMStructType,
            "ty",
            "a struct type of LLVM",
        )?;
        require::is(
            ty,
            require::llvm_struct_with_body,
            "ty",
            "a struct type with a body",
        )?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirLLVMStructTypeGetNumElementTypes(ty) });
        let all = require::each(count, |position| {
            // SAFETY: `position` is below the count.
            let raw = unsafe { sys::mlirLLVMStructTypeGetElementType(ty, position) };
            call.ty(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Tells whether the elements of a struct type are next to each other.
///
/// Upstream: `mlirLLVMStructTypeIsPacked`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body).
/// Valid: `ty` is `!llvm.struct<(i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeIsPacked(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsLLVMStructTypeIsPacked",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsALLVMStructType,
                "ty",
                "a struct type of LLVM",
            )?;
            require::is(
                ty,
                require::llvm_struct_with_body,
                "ty",
                "a struct type with a body",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMStructTypeIsPacked(ty) };
            Ok(raw)
        },
    )
}

/// Gives the name of a struct type.
///
/// Upstream: `mlirLLVMStructTypeGetIdentifier`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type with a name).
/// Valid: `ty` is `!llvm.struct<"s", (i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeGetIdentifier(
    ty: MlsType,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsLLVMStructTypeGetIdentifier",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsALLVMStructType,
                "ty",
                "a struct type of LLVM",
            )?;
            require::is(
                ty,
                require::llvm_identified_struct,
                "ty",
                "a struct type with a name",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMStructTypeGetIdentifier(ty) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Tells whether a struct type has no body, or none yet.
///
/// Upstream: `mlirLLVMStructTypeIsOpaque`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a struct type of LLVM).
/// Valid: `ty` is `!llvm.struct<(i32)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeIsOpaque(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsLLVMStructTypeIsOpaque",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsALLVMStructType,
                "ty",
                "a struct type of LLVM",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMStructTypeIsOpaque(ty) };
            Ok(raw)
        },
    )
}

/// Gives the struct type without a name that has these elements, next to each
/// other if `is_packed` says so.
///
/// Upstream: `mlirLLVMStructTypeLiteralGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`field_types`: a void,
///   label, metadata, function or token type); TOO_DEEP.
///
/// # Safety
/// `field_types` is readable for `n_field_types` elements; `out` is null or
/// valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeLiteralGet(
    context: MlsContext,
    n_field_types: intptr_t,
    field_types: *const MlsType,
    is_packed: MlsBool,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMStructTypeLiteralGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let field_types = call.get_all(n_field_types, field_types, Access::Free, "field_types")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::llvm_elements(&field_types, "field_types")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMStructTypeLiteralGet(
                context,
                n_field_types,
                field_types.as_ptr(),
                is_packed != 0,
            )
        };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the struct type without a name that has these elements, next to each
/// other if `is_packed` says so. Diagnostics are at `location`.
///
/// Upstream: `mlirLLVMStructTypeLiteralGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`field_types`: a void,
///   label, metadata, function or token type); TOO_DEEP; BAD_ARGUMENT with
///   diagnostics.
///
/// # Safety
/// `field_types` is readable for `n_field_types` elements; `out` is null or
/// valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeLiteralGetChecked(
    location: MlsLocation,
    n_field_types: intptr_t,
    field_types: *const MlsType,
    is_packed: MlsBool,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMStructTypeLiteralGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let field_types = call.get_all(n_field_types, field_types, Access::Free, "field_types")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::llvm_elements(&field_types, "field_types")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMStructTypeLiteralGetChecked(
                location,
                n_field_types,
                field_types.as_ptr(),
                is_packed != 0,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the struct type of this name that never gets a body.
///
/// Upstream: `mlirLLVMStructTypeOpaqueGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeOpaqueGet(
    context: MlsContext,
    name: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMStructTypeOpaqueGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMStructTypeOpaqueGet(context, sys::string_ref(name)) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the attribute of a calling convention.
///
/// Upstream: `mlirLLVMCConvAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`cconv`); DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMCConvAttrGet(
    context: MlsContext,
    cconv: MlsLLVMCConv,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMCConvAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        arguments::one_of(
            cconv,
            &[
                0, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 64, 65, 66, 67, 68, 69, 70, 71,
                72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 86, 87, 88, 90, 91, 92, 93, 94, 95, 96,
                97, 98, 99, 100, 101,
            ],
            "cconv",
        )?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMCConvAttrGet(context, cconv) };
        out.put(call.attribute(raw)?);
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

/// Gives the attribute of how the linker selects one of equal sections.
///
/// Upstream: `mlirLLVMComdatAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`comdat`); DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMComdatAttrGet(
    context: MlsContext,
    comdat: MlsLLVMComdat,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMComdatAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        arguments::one_of(comdat, &[0, 1, 2, 3, 4], "comdat")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMComdatAttrGet(context, comdat) };
        out.put(call.attribute(raw)?);
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

/// Gives the attribute of a linkage.
///
/// Upstream: `mlirLLVMLinkageAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`linkage`); DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMLinkageAttrGet(
    context: MlsContext,
    linkage: MlsLLVMLinkage,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMLinkageAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        arguments::one_of(linkage, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "linkage")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMLinkageAttrGet(context, linkage) };
        out.put(call.attribute(raw)?);
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

/// Gives the type of nothing: the result of a subprogram that gives none.
///
/// Upstream: `mlirLLVMDINullTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDINullTypeAttrGet(
    context: MlsContext,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDINullTypeAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDINullTypeAttrGet(context) };
        out.put(call.attribute(raw)?);
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

/// Gives an operation of an expression: the number that DWARF has for it, and
/// its arguments.
///
/// Upstream: `mlirLLVMDIExpressionElemAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `arguments` is readable for `n_arguments` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIExpressionElemAttrGet(
    context: MlsContext,
    opcode: u32,
    n_arguments: intptr_t,
    arguments: *const u64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIExpressionElemAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let arguments = call.slice(n_arguments, arguments, "arguments")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDIExpressionElemAttrGet(context, opcode, n_arguments, arguments.as_ptr())
        };
        out.put(call.attribute(raw)?);
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

/// Gives an expression of operations (`mlsLLVMDIExpressionElemAttrGet`).
///
/// Upstream: `mlirLLVMDIExpressionAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`operations`: not an
///   operation of an expression); TOO_DEEP.
/// Valid: `operations` is `#llvm<di_expression_elem DW_OP_deref>`.
///
/// # Safety
/// `operations` is readable for `n_operations` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIExpressionAttrGet(
    context: MlsContext,
    n_operations: intptr_t,
    operations: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIExpressionAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let operations = call.get_all(n_operations, operations, Access::Free, "operations")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::all_are(
            &operations,
            require::di_expression_elem,
            "operations",
            "an operation of an expression",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirLLVMDIExpressionAttrGet(context, n_operations, operations.as_ptr()) };
        out.put(call.attribute(raw)?);
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

/// Gives a basic type, by the tag that DWARF has for it.
///
/// Upstream: `mlirLLVMDIBasicTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`encoding`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT
///   (`name`: not a string); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
/// Valid: `name` is `"text"`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIBasicTypeAttrGet(
    context: MlsContext,
    tag: u32,
    name: MlsAttribute,
    size_in_bits: u64,
    encoding: MlsLLVMTypeEncoding,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIBasicTypeAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let name = call.get(name, Access::Free, "name")?;
        let out = call.out(out, "out")?;
        arguments::one_of(
            encoding,
            &[
                1, 2, 49, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 128, 255,
            ],
            "encoding",
        )?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::sixteen_bits(tag, "tag")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirLLVMDIBasicTypeAttrGet(context, tag, name, size_in_bits, encoding) };
        out.put(call.attribute(raw)?);
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

/// Gives what stands for a composite type inside of itself: for the one whose
/// `rec_id` is this.
///
/// Upstream: `mlirLLVMDICompositeTypeAttrGetRecSelf`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`rec_id`: not a distinct
///   attribute); TOO_DEEP.
/// Valid: `rec_id` is `distinct[0]<unit>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDICompositeTypeAttrGetRecSelf(
    rec_id: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDICompositeTypeAttrGetRecSelf", |call| {
        let rec_id = call.get(rec_id, Access::Free, "rec_id")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(rec_id, require::distinct, "rec_id", "a distinct attribute")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDICompositeTypeAttrGetRecSelf(rec_id) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a composite type, by the tag that DWARF has for it.
///
/// Upstream: `mlirLLVMDICompositeTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`rec_id`: not a distinct
///   attribute); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`file`: not
///   a file of debug information); BAD_ARGUMENT (`scope`: not a scope of debug
///   information); BAD_ARGUMENT (`base_type`: not a type of debug information);
///   BAD_ARGUMENT (`elements`: not a node of debug information); BAD_ARGUMENT
///   (`data_location`: not an expression of debug information); BAD_ARGUMENT
///   (`rank`: not an expression of debug information); BAD_ARGUMENT
///   (`allocated`: not an expression of debug information); BAD_ARGUMENT
///   (`associated`: not an expression of debug information); OUT_OF_RANGE
///   (`tag`: above 65 535); OUT_OF_RANGE (`flags`: a bit that stands for
///   nothing); TOO_DEEP.
/// Valid: `rec_id` is `distinct[0]<unit>`.
/// Valid: `name` is `"text"`.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `base_type` is `#llvm.di_basic_type<name = "t">`.
/// Valid: `elements` is `#llvm.di_file<"a" in "b">`.
/// Valid: `data_location` is `#llvm.di_expression<>`.
/// Valid: `rank` is `#llvm.di_expression<>`.
/// Valid: `allocated` is `#llvm.di_expression<>`.
/// Valid: `associated` is `#llvm.di_expression<>`.
///
/// # Safety
/// `elements` is readable for `n_elements` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDICompositeTypeAttrGet(
    context: MlsContext,
    rec_id: MlsAttribute,
    is_rec_self: MlsBool,
    tag: u32,
    name: MlsAttribute,
    file: MlsAttribute,
    line: u32,
    scope: MlsAttribute,
    base_type: MlsAttribute,
    flags: i64,
    size_in_bits: u64,
    align_in_bits: u64,
    n_elements: intptr_t,
    elements: *const MlsAttribute,
    data_location: MlsAttribute,
    rank: MlsAttribute,
    allocated: MlsAttribute,
    associated: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDICompositeTypeAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let rec_id = call.get(rec_id, Access::Free, "rec_id")?;
        let name = call.get(name, Access::Free, "name")?;
        let file = call.get(file, Access::Free, "file")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let base_type = call.get(base_type, Access::Free, "base_type")?;
        let elements = call.get_all(n_elements, elements, Access::Free, "elements")?;
        let data_location = call.get(data_location, Access::Free, "data_location")?;
        let rank = call.get(rank, Access::Free, "rank")?;
        let allocated = call.get(allocated, Access::Free, "allocated")?;
        let associated = call.get(associated, Access::Free, "associated")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(rec_id, require::distinct, "rec_id", "a distinct attribute")?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(
            base_type,
            require::di_type,
            "base_type",
            "a type of debug information",
        )?;
        require::all_are(
            &elements,
            require::di_node,
            "elements",
            "a node of debug information",
        )?;
        require::is(
            data_location,
            require::di_expression,
            "data_location",
            "an expression of debug information",
        )?;
        require::is(
            rank,
            require::di_expression,
            "rank",
            "an expression of debug information",
        )?;
        require::is(
            allocated,
            require::di_expression,
            "allocated",
            "an expression of debug information",
        )?;
        require::is(
            associated,
            require::di_expression,
            "associated",
            "an expression of debug information",
        )?;
        require::sixteen_bits(tag, "tag")?;
        require::di_flags(flags, "flags")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDICompositeTypeAttrGet(
                context,
                rec_id,
                is_rec_self != 0,
                tag,
                name,
                file,
                line,
                scope,
                base_type,
                flags,
                size_in_bits,
                align_in_bits,
                n_elements,
                elements.as_ptr(),
                data_location,
                rank,
                allocated,
                associated,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives a type that is derived from `base_type`, by the tag that DWARF has for
/// it. `dwarf_address_space` is -1 if there is none.
///
/// Upstream: `mlirLLVMDIDerivedTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
///   BAD_ARGUMENT (`base_type`: not a type of debug information); BAD_ARGUMENT
///   (`extra_data`: not a node of debug information); OUT_OF_RANGE (`tag`:
///   above 65 535); OUT_OF_RANGE (`dwarf_address_space`: neither -1 nor an
///   address space); TOO_DEEP.
/// Valid: `name` is `"text"`.
/// Valid: `base_type` is `#llvm.di_basic_type<name = "t">`.
/// Valid: `extra_data` is `#llvm.di_file<"a" in "b">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIDerivedTypeAttrGet(
    context: MlsContext,
    tag: u32,
    name: MlsAttribute,
    base_type: MlsAttribute,
    size_in_bits: u64,
    align_in_bits: u32,
    offset_in_bits: u64,
    dwarf_address_space: i64,
    extra_data: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIDerivedTypeAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let name = call.get(name, Access::Free, "name")?;
        let base_type = call.get(base_type, Access::Free, "base_type")?;
        let extra_data = call.get(extra_data, Access::Free, "extra_data")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            base_type,
            require::di_type,
            "base_type",
            "a type of debug information",
        )?;
        require::is(
            extra_data,
            require::di_node,
            "extra_data",
            "a node of debug information",
        )?;
        require::sixteen_bits(tag, "tag")?;
        require::dwarf_address_space(dwarf_address_space, "dwarf_address_space")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDIDerivedTypeAttrGet(
                context,
                tag,
                name,
                base_type,
                size_in_bits,
                align_in_bits,
                offset_in_bits,
                dwarf_address_space,
                extra_data,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives a type of strings, by the tag that DWARF has for it.
///
/// Upstream: `mlirLLVMDIStringTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`encoding`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT
///   (`name`: not a string); BAD_ARGUMENT (`string_length`: not a variable of
///   debug information); BAD_ARGUMENT (`string_length_exp`: not an expression
///   of debug information); BAD_ARGUMENT (`string_location_exp`: not an
///   expression of debug information); OUT_OF_RANGE (`tag`: above 65 535);
///   TOO_DEEP.
/// Valid: `name` is `"text"`.
/// Valid: `string_length` is `#llvm.di_local_variable<scope = #llvm.di_file<"a"
///   in "b">>`.
/// Valid: `string_length_exp` is `#llvm.di_expression<>`.
/// Valid: `string_location_exp` is `#llvm.di_expression<>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIStringTypeAttrGet(
    context: MlsContext,
    tag: u32,
    name: MlsAttribute,
    size_in_bits: u64,
    align_in_bits: u32,
    string_length: MlsAttribute,
    string_length_exp: MlsAttribute,
    string_location_exp: MlsAttribute,
    encoding: MlsLLVMTypeEncoding,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIStringTypeAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let name = call.get(name, Access::Free, "name")?;
        let string_length = call.get(string_length, Access::Free, "string_length")?;
        let string_length_exp = call.get(string_length_exp, Access::Free, "string_length_exp")?;
        let string_location_exp =
            call.get(string_location_exp, Access::Free, "string_location_exp")?;
        let out = call.out(out, "out")?;
        arguments::one_of(
            encoding,
            &[
                1, 2, 49, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 128, 255,
            ],
            "encoding",
        )?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            string_length,
            require::di_variable,
            "string_length",
            "a variable of debug information",
        )?;
        require::is(
            string_length_exp,
            require::di_expression,
            "string_length_exp",
            "an expression of debug information",
        )?;
        require::is(
            string_location_exp,
            require::di_expression,
            "string_location_exp",
            "an expression of debug information",
        )?;
        require::sixteen_bits(tag, "tag")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDIStringTypeAttrGet(
                context,
                tag,
                name,
                size_in_bits,
                align_in_bits,
                string_length,
                string_length_exp,
                string_location_exp,
                encoding,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives the type that a derived type is derived from; null if there is none.
///
/// Upstream: `mlirLLVMDIDerivedTypeAttrGetBaseType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_derived_type`: not a derived type).
/// Valid: `di_derived_type` is `#llvm.di_derived_type<tag =
///   DW_TAG_pointer_type>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIDerivedTypeAttrGetBaseType(
    di_derived_type: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDIDerivedTypeAttrGetBaseType",
        (di_derived_type, "di_derived_type"),
        Access::Free,
        out,
        |maker, di_derived_type| {
            require::is(
                di_derived_type,
                require::di_derived_type,
                "di_derived_type",
                "a derived type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDIDerivedTypeAttrGetBaseType(di_derived_type) };
            maker.attribute(raw)
        },
    )
}

/// Gives a file of a name and a directory.
///
/// Upstream: `mlirLLVMDIFileAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
///   BAD_ARGUMENT (`directory`: not a string); TOO_DEEP.
/// Valid: `name` is `"text"`.
/// Valid: `directory` is `"text"`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIFileAttrGet(
    context: MlsContext,
    name: MlsAttribute,
    directory: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIFileAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let name = call.get(name, Access::Free, "name")?;
        let directory = call.get(directory, Access::Free, "directory")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            directory,
            sys::mlirAttributeIsAString,
            "directory",
            "a string",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIFileAttrGet(context, name, directory) };
        out.put(call.attribute(raw)?);
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

/// Gives a unit of compilation. `source_language` is the number that DWARF has
/// for it.
///
/// Upstream: `mlirLLVMDICompileUnitAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ENUM (`emission_kind`); BAD_ENUM (`name_table_kind`);
///   DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`id`: not a distinct
///   attribute); BAD_ARGUMENT (`file`: not a file of debug information);
///   BAD_ARGUMENT (`producer`: not a string); BAD_ARGUMENT
///   (`split_debug_filename`: not a string); OUT_OF_RANGE (`source_language`:
///   above 65 535); TOO_DEEP.
/// Valid: `id` is `distinct[0]<unit>`.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
/// Valid: `producer` is `"text"`.
/// Valid: `split_debug_filename` is `"text"`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDICompileUnitAttrGet(
    context: MlsContext,
    id: MlsAttribute,
    source_language: u32,
    file: MlsAttribute,
    producer: MlsAttribute,
    is_optimized: MlsBool,
    emission_kind: MlsLLVMDIEmissionKind,
    name_table_kind: MlsLLVMDINameTableKind,
    split_debug_filename: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDICompileUnitAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let id = call.get(id, Access::Free, "id")?;
        let file = call.get(file, Access::Free, "file")?;
        let producer = call.get(producer, Access::Free, "producer")?;
        let split_debug_filename =
            call.get(split_debug_filename, Access::Free, "split_debug_filename")?;
        let out = call.out(out, "out")?;
        arguments::one_of(emission_kind, &[0, 1, 2, 3], "emission_kind")?;
        arguments::one_of(name_table_kind, &[0, 1, 2, 3], "name_table_kind")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(id, require::distinct, "id", "a distinct attribute")?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        require::is(
            producer,
            sys::mlirAttributeIsAString,
            "producer",
            "a string",
        )?;
        require::is(
            split_debug_filename,
            sys::mlirAttributeIsAString,
            "split_debug_filename",
            "a string",
        )?;
        require::sixteen_bits(source_language, "source_language")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDICompileUnitAttrGet(
                context,
                id,
                source_language,
                file,
                producer,
                is_optimized != 0,
                emission_kind,
                name_table_kind,
                split_debug_filename,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives the attribute of flags: one bit for each.
///
/// Upstream: `mlirLLVMDIFlagsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); OUT_OF_RANGE (`value`: a bit that
///   stands for nothing).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIFlagsAttrGet(
    context: MlsContext,
    value: u64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIFlagsAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::di_flags(value, "value")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIFlagsAttrGet(context, value) };
        out.put(call.attribute(raw)?);
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

/// Gives a block inside of `scope`, at a line and a column.
///
/// Upstream: `mlirLLVMDILexicalBlockAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
///   debug information); BAD_ARGUMENT (`file`: not a file of debug
///   information); TOO_DEEP.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDILexicalBlockAttrGet(
    context: MlsContext,
    scope: MlsAttribute,
    file: MlsAttribute,
    line: u32,
    column: u32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDILexicalBlockAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let file = call.get(file, Access::Free, "file")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDILexicalBlockAttrGet(context, scope, file, line, column) };
        out.put(call.attribute(raw)?);
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

/// Gives a block inside of `scope` that is of another file.
///
/// Upstream: `mlirLLVMDILexicalBlockFileAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
///   debug information); BAD_ARGUMENT (`file`: not a file of debug
///   information); TOO_DEEP.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDILexicalBlockFileAttrGet(
    context: MlsContext,
    scope: MlsAttribute,
    file: MlsAttribute,
    discriminator: u32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDILexicalBlockFileAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let file = call.get(file, Access::Free, "file")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirLLVMDILexicalBlockFileAttrGet(context, scope, file, discriminator) };
        out.put(call.attribute(raw)?);
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

/// Gives a variable in `scope`. `arg` is the position of an argument, from 1
/// on, or 0.
///
/// Upstream: `mlirLLVMDILocalVariableAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
///   debug information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT
///   (`di_file`: not a file of debug information); BAD_ARGUMENT (`di_type`: not
///   a type of debug information); OUT_OF_RANGE (`arg`: above 65 535);
///   OUT_OF_RANGE (`flags`: a bit that stands for nothing); TOO_DEEP.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `name` is `"text"`.
/// Valid: `di_file` is `#llvm.di_file<"a" in "b">`.
/// Valid: `di_type` is `#llvm.di_basic_type<name = "t">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDILocalVariableAttrGet(
    context: MlsContext,
    scope: MlsAttribute,
    name: MlsAttribute,
    di_file: MlsAttribute,
    line: u32,
    arg: u32,
    align_in_bits: u32,
    di_type: MlsAttribute,
    flags: i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDILocalVariableAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let name = call.get(name, Access::Free, "name")?;
        let di_file = call.get(di_file, Access::Free, "di_file")?;
        let di_type = call.get(di_type, Access::Free, "di_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            di_file,
            require::di_file,
            "di_file",
            "a file of debug information",
        )?;
        require::is(
            di_type,
            require::di_type,
            "di_type",
            "a type of debug information",
        )?;
        require::sixteen_bits(arg, "arg")?;
        require::di_flags(flags, "flags")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDILocalVariableAttrGet(
                context,
                scope,
                name,
                di_file,
                line,
                arg,
                align_in_bits,
                di_type,
                flags,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives what stands for a subprogram inside of itself: for the one whose
/// `rec_id` is this.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetRecSelf`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`rec_id`: not a distinct
///   attribute); TOO_DEEP.
/// Valid: `rec_id` is `distinct[0]<unit>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetRecSelf(
    rec_id: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDISubprogramAttrGetRecSelf", |call| {
        let rec_id = call.get(rec_id, Access::Free, "rec_id")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(rec_id, require::distinct, "rec_id", "a distinct attribute")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetRecSelf(rec_id) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a subprogram.
///
/// Upstream: `mlirLLVMDISubprogramAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`rec_id`: not a distinct
///   attribute); BAD_ARGUMENT (`id`: not a distinct attribute); BAD_ARGUMENT
///   (`compile_unit`: not a unit of compilation); BAD_ARGUMENT (`scope`: not a
///   scope of debug information); BAD_ARGUMENT (`name`: not a string);
///   BAD_ARGUMENT (`linkage_name`: not a string); BAD_ARGUMENT (`file`: not a
///   file of debug information); BAD_ARGUMENT (`ty`: not the type of a
///   subprogram); BAD_ARGUMENT (`retained_nodes`: not a node of debug
///   information); BAD_ARGUMENT (`annotations`: not a node of debug
///   information); OUT_OF_RANGE (`subprogram_flags`: a bit that stands for
///   nothing); TOO_DEEP.
/// Valid: `rec_id` is `distinct[0]<unit>`.
/// Valid: `id` is `distinct[0]<unit>`.
/// Valid: `compile_unit` is `#llvm.di_compile_unit<id = distinct[0]<unit>,
///   sourceLanguage = DW_LANG_C, file = #llvm.di_file<"a" in "b">, isOptimized
///   = false, emissionKind = Full>`.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `name` is `"text"`.
/// Valid: `linkage_name` is `"text"`.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
/// Valid: `ty` is `#llvm.di_subroutine_type<callingConvention = DW_CC_normal>`.
/// Valid: `retained_nodes` is `#llvm.di_file<"a" in "b">`.
/// Valid: `annotations` is `#llvm.di_file<"a" in "b">`.
///
/// # Safety
/// `retained_nodes` is readable for `n_retained_nodes` elements; `annotations`
/// is readable for `n_annotations` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGet(
    context: MlsContext,
    rec_id: MlsAttribute,
    is_rec_self: MlsBool,
    id: MlsAttribute,
    compile_unit: MlsAttribute,
    scope: MlsAttribute,
    name: MlsAttribute,
    linkage_name: MlsAttribute,
    file: MlsAttribute,
    line: u32,
    scope_line: u32,
    subprogram_flags: u64,
    ty: MlsAttribute,
    n_retained_nodes: intptr_t,
    retained_nodes: *const MlsAttribute,
    n_annotations: intptr_t,
    annotations: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDISubprogramAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let rec_id = call.get(rec_id, Access::Free, "rec_id")?;
        let id = call.get(id, Access::Free, "id")?;
        let compile_unit = call.get(compile_unit, Access::Free, "compile_unit")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let name = call.get(name, Access::Free, "name")?;
        let linkage_name = call.get(linkage_name, Access::Free, "linkage_name")?;
        let file = call.get(file, Access::Free, "file")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let retained_nodes = call.get_all(
            n_retained_nodes,
            retained_nodes,
            Access::Free,
            "retained_nodes",
        )?;
        let annotations = call.get_all(n_annotations, annotations, Access::Free, "annotations")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(rec_id, require::distinct, "rec_id", "a distinct attribute")?;
        require::is(id, require::distinct, "id", "a distinct attribute")?;
        require::is(
            compile_unit,
            require::di_compile_unit,
            "compile_unit",
            "a unit of compilation",
        )?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            linkage_name,
            sys::mlirAttributeIsAString,
            "linkage_name",
            "a string",
        )?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        require::is(
            ty,
            require::di_subroutine_type,
            "ty",
            "the type of a subprogram",
        )?;
        require::all_are(
            &retained_nodes,
            require::di_node,
            "retained_nodes",
            "a node of debug information",
        )?;
        require::all_are(
            &annotations,
            require::di_node,
            "annotations",
            "a node of debug information",
        )?;
        require::di_subprogram_flags(subprogram_flags, "subprogram_flags")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDISubprogramAttrGet(
                context,
                rec_id,
                is_rec_self != 0,
                id,
                compile_unit,
                scope,
                name,
                linkage_name,
                file,
                line,
                scope_line,
                subprogram_flags,
                ty,
                n_retained_nodes,
                retained_nodes.as_ptr(),
                n_annotations,
                annotations.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives an annotation: a name and a value.
///
/// Upstream: `mlirLLVMDIAnnotationAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
///   BAD_ARGUMENT (`value`: not a string); TOO_DEEP.
/// Valid: `name` is `"text"`.
/// Valid: `value` is `"text"`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIAnnotationAttrGet(
    context: MlsContext,
    name: MlsAttribute,
    value: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIAnnotationAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let name = call.get(name, Access::Free, "name")?;
        let value = call.get(value, Access::Free, "value")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(value, sys::mlirAttributeIsAString, "value", "a string")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLLVMDIAnnotationAttrGet(context, name, value) };
        out.put(call.attribute(raw)?);
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

/// Gives the scope of a subprogram; null if there is none.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetScope`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_subprogram`: not a subprogram).
/// Valid: `di_subprogram` is `#llvm.di_subprogram<name = "f">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetScope(
    di_subprogram: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDISubprogramAttrGetScope",
        (di_subprogram, "di_subprogram"),
        Access::Free,
        out,
        |maker, di_subprogram| {
            require::is(
                di_subprogram,
                require::di_subprogram,
                "di_subprogram",
                "a subprogram",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetScope(di_subprogram) };
            maker.attribute(raw)
        },
    )
}

/// Gives the line where a subprogram is.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetLine`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_subprogram`: not a subprogram).
/// Valid: `di_subprogram` is `#llvm.di_subprogram<name = "f">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetLine(
    di_subprogram: MlsAttribute,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDISubprogramAttrGetLine",
        (di_subprogram, "di_subprogram"),
        Access::Free,
        out,
        |_, di_subprogram| {
            require::is(
                di_subprogram,
                require::di_subprogram,
                "di_subprogram",
                "a subprogram",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetLine(di_subprogram) };
            Ok(raw)
        },
    )
}

/// Gives the line where the body of a subprogram begins.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetScopeLine`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_subprogram`: not a subprogram).
/// Valid: `di_subprogram` is `#llvm.di_subprogram<name = "f">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetScopeLine(
    di_subprogram: MlsAttribute,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDISubprogramAttrGetScopeLine",
        (di_subprogram, "di_subprogram"),
        Access::Free,
        out,
        |_, di_subprogram| {
            require::is(
                di_subprogram,
                require::di_subprogram,
                "di_subprogram",
                "a subprogram",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetScopeLine(di_subprogram) };
            Ok(raw)
        },
    )
}

/// Gives the unit of compilation of a subprogram; null if there is none.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetCompileUnit`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_subprogram`: not a subprogram).
/// Valid: `di_subprogram` is `#llvm.di_subprogram<name = "f">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetCompileUnit(
    di_subprogram: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDISubprogramAttrGetCompileUnit",
        (di_subprogram, "di_subprogram"),
        Access::Free,
        out,
        |maker, di_subprogram| {
            require::is(
                di_subprogram,
                require::di_subprogram,
                "di_subprogram",
                "a subprogram",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetCompileUnit(di_subprogram) };
            maker.attribute(raw)
        },
    )
}

/// Gives the file of a subprogram; null if there is none.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetFile`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_subprogram`: not a subprogram).
/// Valid: `di_subprogram` is `#llvm.di_subprogram<name = "f">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetFile(
    di_subprogram: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDISubprogramAttrGetFile",
        (di_subprogram, "di_subprogram"),
        Access::Free,
        out,
        |maker, di_subprogram| {
            require::is(
                di_subprogram,
                require::di_subprogram,
                "di_subprogram",
                "a subprogram",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetFile(di_subprogram) };
            maker.attribute(raw)
        },
    )
}

/// Gives the type of a subprogram; null if there is none.
///
/// Upstream: `mlirLLVMDISubprogramAttrGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_subprogram`: not a subprogram).
/// Valid: `di_subprogram` is `#llvm.di_subprogram<name = "f">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubprogramAttrGetType(
    di_subprogram: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDISubprogramAttrGetType",
        (di_subprogram, "di_subprogram"),
        Access::Free,
        out,
        |maker, di_subprogram| {
            require::is(
                di_subprogram,
                require::di_subprogram,
                "di_subprogram",
                "a subprogram",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDISubprogramAttrGetType(di_subprogram) };
            maker.attribute(raw)
        },
    )
}

/// Gives the type of subprograms: the type of the result, and those of the
/// arguments. `calling_convention` is the number that DWARF has for it, or 0.
///
/// Upstream: `mlirLLVMDISubroutineTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`types`: not a type of
///   debug information); OUT_OF_RANGE (`calling_convention`: above 255);
///   TOO_DEEP.
/// Valid: `types` is `#llvm.di_basic_type<name = "t">`.
///
/// # Safety
/// `types` is readable for `n_types` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDISubroutineTypeAttrGet(
    context: MlsContext,
    calling_convention: u32,
    n_types: intptr_t,
    types: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDISubroutineTypeAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let types = call.get_all(n_types, types, Access::Free, "types")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::all_are(
            &types,
            require::di_type,
            "types",
            "a type of debug information",
        )?;
        require::eight_bits(calling_convention, "calling_convention")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDISubroutineTypeAttrGet(
                context,
                calling_convention,
                n_types,
                types.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives a module of a language that has modules.
///
/// Upstream: `mlirLLVMDIModuleAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`file`: not a file of
///   debug information); BAD_ARGUMENT (`scope`: not a scope of debug
///   information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT
///   (`config_macros`: not a string); BAD_ARGUMENT (`include_path`: not a
///   string); BAD_ARGUMENT (`apinotes`: not a string); TOO_DEEP.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `name` is `"text"`.
/// Valid: `config_macros` is `"text"`.
/// Valid: `include_path` is `"text"`.
/// Valid: `apinotes` is `"text"`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIModuleAttrGet(
    context: MlsContext,
    file: MlsAttribute,
    scope: MlsAttribute,
    name: MlsAttribute,
    config_macros: MlsAttribute,
    include_path: MlsAttribute,
    apinotes: MlsAttribute,
    line: u32,
    is_decl: MlsBool,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIModuleAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let file = call.get(file, Access::Free, "file")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let name = call.get(name, Access::Free, "name")?;
        let config_macros = call.get(config_macros, Access::Free, "config_macros")?;
        let include_path = call.get(include_path, Access::Free, "include_path")?;
        let apinotes = call.get(apinotes, Access::Free, "apinotes")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::is(
            config_macros,
            sys::mlirAttributeIsAString,
            "config_macros",
            "a string",
        )?;
        require::is(
            include_path,
            sys::mlirAttributeIsAString,
            "include_path",
            "a string",
        )?;
        require::is(
            apinotes,
            sys::mlirAttributeIsAString,
            "apinotes",
            "a string",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDIModuleAttrGet(
                context,
                file,
                scope,
                name,
                config_macros,
                include_path,
                apinotes,
                line,
                is_decl != 0,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives something that is imported into `scope`, by the tag that DWARF has for
/// it.
///
/// Upstream: `mlirLLVMDIImportedEntityAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
///   debug information); BAD_ARGUMENT (`entity`: not a node of debug
///   information); BAD_ARGUMENT (`file`: not a file of debug information);
///   BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`elements`: not a node
///   of debug information); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
/// Valid: `scope` is `#llvm.di_file<"a" in "b">`.
/// Valid: `entity` is `#llvm.di_file<"a" in "b">`.
/// Valid: `file` is `#llvm.di_file<"a" in "b">`.
/// Valid: `name` is `"text"`.
/// Valid: `elements` is `#llvm.di_file<"a" in "b">`.
///
/// # Safety
/// `elements` is readable for `n_elements` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIImportedEntityAttrGet(
    context: MlsContext,
    tag: u32,
    scope: MlsAttribute,
    entity: MlsAttribute,
    file: MlsAttribute,
    line: u32,
    name: MlsAttribute,
    n_elements: intptr_t,
    elements: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLLVMDIImportedEntityAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let scope = call.get(scope, Access::Free, "scope")?;
        let entity = call.get(entity, Access::Free, "entity")?;
        let file = call.get(file, Access::Free, "file")?;
        let name = call.get(name, Access::Free, "name")?;
        let elements = call.get_all(n_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        call.need_dialect("llvm", "llvm.mlir.undef")?;
        require::is(
            scope,
            require::di_scope,
            "scope",
            "a scope of debug information",
        )?;
        require::is(
            entity,
            require::di_node,
            "entity",
            "a node of debug information",
        )?;
        require::is(
            file,
            require::di_file,
            "file",
            "a file of debug information",
        )?;
        require::is(name, sys::mlirAttributeIsAString, "name", "a string")?;
        require::all_are(
            &elements,
            require::di_node,
            "elements",
            "a node of debug information",
        )?;
        require::sixteen_bits(tag, "tag")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLLVMDIImportedEntityAttrGet(
                context,
                tag,
                scope,
                entity,
                file,
                line,
                name,
                n_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives the scope of a module; null if there is none.
///
/// Upstream: `mlirLLVMDIModuleAttrGetScope`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`di_module`: not a module of debug information).
/// Valid: `di_module` is `#llvm.di_module<name = "m">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMDIModuleAttrGetScope(
    di_module: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLLVMDIModuleAttrGetScope",
        (di_module, "di_module"),
        Access::Free,
        out,
        |maker, di_module| {
            require::is(
                di_module,
                require::di_module,
                "di_module",
                "a module of debug information",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLLVMDIModuleAttrGetScope(di_module) };
            maker.attribute(raw)
        },
    )
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
