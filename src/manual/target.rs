//! LLVM IR and SMT-LIB (mlir-c/Target/LLVMIR.h, mlir-c/Target/ExportSMTLIB.h).
//!
//! Upstream's functions for LLVM IR deal in pointers to objects of LLVM, which are
//! those of the LLVM inside this library, and of no use to another one. These deal
//! in text, which every LLVM reads.

use super::operation_lifetime::check_places;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::copies::Copy;
use crate::boundary::handles::{MlsContext, MlsModule, MlsOperation, MlsString, MlsType};
use crate::boundary::llvm_ir::{Context, Types};
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringCallback, MlsStringRef};
use crate::sys;
use libc::c_void;

/// Translates a module of the LLVM dialect (as after `convert-to-llvm`): calls
/// `callback` once with all of the text of the LLVM IR, without any lock. The module
/// is verified first, and stays as it is. Nothing has to be registered.
///
/// Upstream: `mlirTranslateModuleToLLVMIR`, which gives a module of LLVM.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context, for the first translation of a context also if it only reads.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_STATE (`module`: without a block);
///   VERIFY_ERROR; BAD_ARGUMENT (`module`: a type in it that LLVM IR does not
///   have); UPSTREAM_FAILED with diagnostics.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTranslateModuleToLLVMIR(
    module: MlsOperation,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsTranslateModuleToLLVMIR", |call| {
        let module = call.get(module, Access::Read, "module")?;
        let callback = call.callback(callback, "callback")?;
        let text = call.llvm_ir(module)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Translates a module to LLVM IR, into a string; else as
/// `mlsTranslateModuleToLLVMIR`.
///
/// Upstream: `mlirTranslateModuleToLLVMIRToString`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context, for the first translation of a context also if it only reads.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_STATE (`module`: without a block);
///   VERIFY_ERROR; BAD_ARGUMENT (`module`: a type in it that LLVM IR does not
///   have); UPSTREAM_FAILED with diagnostics.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTranslateModuleToLLVMIRToString(
    module: MlsOperation,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsTranslateModuleToLLVMIRToString", |call| {
        let module = call.get(module, Access::Read, "module")?;
        let out = call.out(out, "out")?;
        let text = call.llvm_ir(module)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Translates a type to LLVM IR, into a string. A struct with a name is given with
/// its definition: `%s = type { i32 }`.
///
/// Upstream: `mlirTypeToLLVMIRTranslatorTranslateType`, which gives a type of LLVM,
///   between `mlirTypeToLLVMIRTranslatorCreate` and
///   `mlirTypeToLLVMIRTranslatorDestroy`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`ty`: not a type that LLVM
///   IR has).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeToLLVMIR(ty: MlsType, out: *mut MlsString) -> MlsStatus {
    call("mlsTypeToLLVMIR", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        call.need_llvm()?;
        let context = call.inner().context();
        let text = depth::with_room(|| -> Fallible<_> {
            Types::new(context).check(ty, "ty")?;
            // SAFETY: the type is live, and was checked.
            Ok(unsafe { Context::create().text_of_type(ty) })
        })?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Reads the text of a type of LLVM IR that variables can have, like `{ i32, ptr }`,
/// and gives its counterpart in the LLVM dialect. For structs with names, there are
/// lines before that define them: `%s = type { i32 }`.
///
/// Upstream: `mlirTypeFromLLVMIRTranslatorTranslateType`, which takes a type of
///   LLVM, between `mlirTypeFromLLVMIRTranslatorCreate` and
///   `mlirTypeFromLLVMIRTranslatorDestroy`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`llvm`); TOO_DEEP; PARSE_ERROR (`text`).
///
/// # Safety
/// `text` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeFromLLVMIR(
    context: MlsContext,
    text: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTypeFromLLVMIR", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let text = call.text(text, "text")?;
        let out = call.out(out, "out")?;
        call.need_llvm()?;
        let height = depth::check(text, "text")?;
        call.set_height(height)?;
        let code = with_type(text)?;
        // SAFETY: the context is live and has the dialect.
        let made = depth::with_room(|| unsafe { Context::create().type_of_global(context, &code) });
        match made {
            Ok(raw) => {
                out.put(call.ty(raw)?);
                Ok(())
            }
            Err(message) => bad(status::MLS_STATUS_PARSE_ERROR, "text", message),
        }
    })
}

/// Code of LLVM IR with a variable of the type that a text ends with.
fn with_type(text: &[u8]) -> Fallible<Vec<u8>> {
    let text = text.trim_ascii();
    let at = text.iter().rposition(|byte| *byte == b'\n');
    let (before, ty) = text.split_at(at.map_or(0, |at| at + 1));
    let defines = |line: &[u8]| {
        let line = line.trim_ascii();
        line.is_empty() || (line.starts_with(b"%") && !line.contains(&b'@'))
    };
    // Nothing but types: LLVM would take a whole module.
    let is_plain = !ty.iter().any(|byte| b"@!=#$;".contains(byte));
    if !is_plain || !before.split(|byte| *byte == b'\n').all(defines) {
        return bad(
            status::MLS_STATUS_PARSE_ERROR,
            "text",
            "the text is not a type of LLVM IR, after definitions of others",
        );
    }
    Ok([before, b"@x = external global ", ty, b"\n"].concat())
}

/// Writes the `smt.solver` operations in a module as SMT-LIB: calls `callback` once
/// with all of the text, without any lock. The module is verified first. A value
/// with one use is written where it is used if `inline_single_use_values`; the body
/// of each `let` is indented if `indent_let_body`. (MLIR 22 does neither: its
/// function forgets what it was asked for.)
///
/// Upstream: `mlirTranslateModuleToSMTLIB`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTranslateModuleToSMTLIB(
    module: MlsModule,
    callback: MlsStringCallback,
    user_data: *mut c_void,
    inline_single_use_values: MlsBool,
    indent_let_body: MlsBool,
) -> MlsStatus {
    call("mlsTranslateModuleToSMTLIB", |call| {
        let module = call.get(module, Access::Read, "module")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: a live module.
        let op = unsafe { sys::mlirModuleGetOperation(module) };
        let text = call.smtlib(op, inline_single_use_values != 0, indent_let_body != 0)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Writes the `smt.solver` operations in a module as SMT-LIB, into a string; else
/// as `mlsTranslateModuleToSMTLIB`.
///
/// Upstream: `mlirTranslateModuleToSMTLIB`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTranslateModuleToSMTLIBToString(
    module: MlsModule,
    inline_single_use_values: MlsBool,
    indent_let_body: MlsBool,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsTranslateModuleToSMTLIBToString", |call| {
        let module = call.get(module, Access::Read, "module")?;
        let out = call.out(out, "out")?;
        // SAFETY: a live module.
        let op = unsafe { sys::mlirModuleGetOperation(module) };
        let text = call.smtlib(op, inline_single_use_values != 0, indent_let_body != 0)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Writes the `smt.solver` operations in an operation with one region of one block
/// as SMT-LIB; else as `mlsTranslateModuleToSMTLIB`.
///
/// Upstream: `mlirTranslateOperationToSMTLIB`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTranslateOperationToSMTLIB(
    op: MlsOperation,
    callback: MlsStringCallback,
    user_data: *mut c_void,
    inline_single_use_values: MlsBool,
    indent_let_body: MlsBool,
) -> MlsStatus {
    call("mlsTranslateOperationToSMTLIB", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let callback = call.callback(callback, "callback")?;
        let text = call.smtlib(op, inline_single_use_values != 0, indent_let_body != 0)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Writes the `smt.solver` operations in an operation as SMT-LIB, into a string;
/// else as `mlsTranslateOperationToSMTLIB`.
///
/// Upstream: `mlirTranslateOperationToSMTLIB`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTranslateOperationToSMTLIBToString(
    op: MlsOperation,
    inline_single_use_values: MlsBool,
    indent_let_body: MlsBool,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsTranslateOperationToSMTLIBToString", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        let text = call.smtlib(op, inline_single_use_values != 0, indent_let_body != 0)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Checks, in a long call, that an operation verifies: upstream takes it for
/// granted.
pub(super) fn verify(op: sys::MlirOperation, what: &str) -> Fallible<()> {
    // SAFETY: live, and leased meanwhile.
    match unsafe { sys::mlirOperationVerify(op) } {
        true => Ok(()),
        false => failed(
            status::MLS_STATUS_VERIFY_ERROR,
            format!("{what} does not verify"),
        ),
    }
}

impl Call {
    fn llvm_ir(&mut self, module: sys::MlirOperation) -> Fallible<Vec<u8>> {
        // Upstream reads the block of a module that has none all the same.
        let first = tree::regions(module).next();
        if first.is_none_or(|region| tree::blocks(region).next().is_none()) {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "module",
                format!("`{}` has no block", tree::name(module)),
            );
        }
        check_places(
            self,
            tree::outermost(module),
            status::MLS_STATUS_VERIFY_ERROR,
        )?;
        self.need_llvm()?;
        self.register_translations("module")?;
        let context = self.inner().context();
        self.long_read(module, || {
            verify(module, "the module")?;
            Types::new(context).check_all(module, "module")?;
            // SAFETY: everything around the module is live, leased and in place.
            // The translation changes blocks.
            let (_copy, module) = unsafe { Copy::around(module) };
            // SAFETY: verified and checked above; nobody else's.
            match unsafe { Context::create().text_of_module(module) } {
                Some(text) => Ok(text),
                None => failed(
                    status::MLS_STATUS_UPSTREAM_FAILED,
                    "the module cannot be translated to LLVM IR",
                ),
            }
        })?
    }

    fn smtlib(
        &mut self,
        op: sys::MlirOperation,
        inline_values: bool,
        indent: bool,
    ) -> Fallible<Vec<u8>> {
        check_places(self, op, status::MLS_STATUS_VERIFY_ERROR)?;
        self.long_read(op, || {
            verify(op, "the operation")?;
            let mut done = sys::MlirLogicalResult { value: 0 };
            let text = sys::collect(|append, data| {
                // SAFETY: live, verified and leased; `append` and `data` belong
                // together.
                done = unsafe {
                    sys::mlirTranslateOperationToSMTLIB(op, append, data, inline_values, indent)
                };
            });
            match done.value {
                0 => failed(
                    status::MLS_STATUS_UPSTREAM_FAILED,
                    "the operation cannot be written as SMT-LIB",
                ),
                _ => Ok(text),
            }
        })?
    }
}
