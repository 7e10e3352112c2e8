//! Structs with names, which get their bodies later (mlir-c/Dialect/LLVM.h).

use libc::intptr_t;

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{Handle, MlsContext, MlsType};
use crate::boundary::require;
use crate::error::{Fallible, bad};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;

/// Gives the struct type of this name, without a body if there was none
/// (`mlsLLVMStructTypeSetBody`).
///
/// Upstream: `mlirLLVMStructTypeIdentifiedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`).
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeIdentifiedGet(
    context: MlsContext,
    name: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMStructTypeIdentifiedGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        need_llvm(call)?;
        // SAFETY: the context is live, and the dialect is loaded.
        let raw = unsafe { sys::mlirLLVMStructTypeIdentifiedGet(context, sys::string_ref(name)) };
        // SAFETY: a live struct.
        match unsafe { require::llvm_struct_with_body(raw) } {
            true => call.set_height_of_text()?,
            false => call.set_height_of_open()?,
        }
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives a new struct type with a body: of this name, or if a struct of this name
/// has a body, of a name that begins with it.
///
/// Upstream: `mlirLLVMStructTypeIdentifiedNewGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a long call on another thread uses the context, if a
///   struct of this name has no body yet.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`field_types`: a void, label,
///   metadata, function or token type); TOO_DEEP, also for a struct without a body
///   in `field_types`.
///
/// # Safety
/// `name` is a readable string; `field_types` is readable for `n_field_types`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeIdentifiedNewGet(
    context: MlsContext,
    name: MlsStringRef,
    n_field_types: intptr_t,
    field_types: *const MlsType,
    is_packed: MlsBool,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsLLVMStructTypeIdentifiedNewGet", |call| {
        let raw_context = call.get(context, Access::Free, "context")?;
        let fields = call.get_all(n_field_types, field_types, Access::Free, "field_types")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        need_llvm(call)?;
        require::llvm_elements(&fields, "field_types")?;
        call.nest_in_open()?;
        // The body goes to the struct of this name, if it waits for one.
        // SAFETY: the context is live, and the dialect is loaded.
        let named =
            unsafe { sys::mlirLLVMStructTypeIdentifiedGet(raw_context, sys::string_ref(name)) };
        // SAFETY: a live struct.
        if !unsafe { require::llvm_struct_with_body(named) } && call.is_known_type(named) {
            call.get(context, Access::Setting, "context")?;
        }
        // SAFETY: all are live; the elements were checked.
        let raw = unsafe {
            sys::mlirLLVMStructTypeIdentifiedNewGet(
                raw_context,
                sys::string_ref(name),
                n_field_types,
                fields.as_ptr(),
                is_packed != 0,
            )
        };
        let made = call.ty(raw)?;
        call.keep_height(made.bits());
        out.put(made);
        Ok(())
    })
}

/// Gives a struct type with a name its body. The same once more changes nothing.
/// Structs in it must have theirs before.
///
/// Upstream: `mlirLLVMStructTypeSetBody`.
/// Threads: any; BUSY while a long call on another thread uses the context.
/// Errors: BAD_ARGUMENT (`struct_type`: not a struct type with a name;
///   `field_types`: a void, label, metadata, function or token type); TOO_DEEP, also
///   for a struct without a body in `field_types`; BAD_STATE (`struct_type`: it has
///   another body, or never gets one).
/// Valid: `struct_type` is `!llvm.struct<"s", (i32)>`.
///
/// # Safety
/// `field_types` is readable for `n_field_types` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLLVMStructTypeSetBody(
    struct_type: MlsType,
    n_field_types: intptr_t,
    field_types: *const MlsType,
    is_packed: MlsBool,
) -> MlsStatus {
    call("mlsLLVMStructTypeSetBody", |call| {
        let raw = call.get(struct_type, Access::Setting, "struct_type")?;
        // The body decides how deep it is nested.
        call.set_height(0)?;
        let fields = call.get_all(n_field_types, field_types, Access::Free, "field_types")?;
        let what = "a struct type with a name";
        require::is(raw, sys::mlirTypeIsALLVMStructType, "struct_type", what)?;
        require::is(raw, require::llvm_identified_struct, "struct_type", what)?;
        require::llvm_elements(&fields, "field_types")?;
        call.nest_in_open()?;
        // SAFETY: a live struct with a name; the elements were checked.
        let result = unsafe {
            sys::mlirLLVMStructTypeSetBody(raw, n_field_types, fields.as_ptr(), is_packed != 0)
        };
        if result.value == 0 {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "struct_type",
                format!(
                    "`{}` has another body, or never gets one",
                    require::show(raw)
                ),
            );
        }
        call.keep_height(struct_type.bits());
        Ok(())
    })
}

fn need_llvm(call: &mut Call) -> Fallible<()> {
    call.need_dialect("llvm", "llvm.mlir.undef")
}
