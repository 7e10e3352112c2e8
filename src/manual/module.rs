//! Modules (mlir-c/IR.h).

use super::operation_lifetime::check_parsed;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsContext, MlsLocation, MlsModule, MlsOperation,
};
use crate::boundary::quick;
use crate::boundary::text::Terminated;
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::state::reason::Reason;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use std::os::unix::ffi::OsStrExt;

/// Makes an empty module.
///
/// Upstream: `mlirModuleCreateEmpty`.
/// Ownership: the caller destroys the result with `mlsModuleDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleCreateEmpty(
    location: MlsLocation,
    out: *mut MlsModule,
) -> MlsStatus {
    call("mlsModuleCreateEmpty", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        // SAFETY: the location is live.
        let raw = unsafe { sys::mlirModuleCreateEmpty(location) };
        out.put(call.owned_module(raw)?);
        Ok(())
    })
}

/// Parses a module, from text or bytecode, and verifies it.
///
/// Upstream: `mlirModuleCreateParse`.
/// Ownership: the caller destroys the result with `mlsModuleDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: long.
/// Errors: PARSE_ERROR with diagnostics.
///
/// # Safety
/// `module` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleCreateParse(
    context: MlsContext,
    module: MlsStringRef,
    out: *mut MlsModule,
) -> MlsStatus {
    call("mlsModuleCreateParse", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let module = call.text(module, "module")?;
        let out = call.out(out, "out")?;
        let depth = depth::check(module, "module")?;
        let text = Terminated::new(module);
        let raw = call.long_parse(depth, || {
            // SAFETY: the context is live and leased; the text is copied.
            unsafe { sys::mlirModuleCreateParse(context, sys::string_ref(&text)) }
        })?;
        if raw.is_null() {
            return failed(status::MLS_STATUS_PARSE_ERROR, "the text is not a module");
        }
        check_module(depth, raw, "module")?;
        out.put(call.owned_module(raw)?);
        Ok(())
    })
}

/// Parses the module in a file, from text or bytecode, and verifies it.
///
/// Upstream: `mlirModuleCreateParseFromFile`.
/// Ownership: the caller destroys the result with `mlsModuleDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: long.
/// Errors: PARSE_ERROR with diagnostics.
///
/// # Safety
/// `file_name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleCreateParseFromFile(
    context: MlsContext,
    file_name: MlsStringRef,
    out: *mut MlsModule,
) -> MlsStatus {
    call("mlsModuleCreateParseFromFile", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let file_name = call.text(file_name, "file_name")?;
        let out = call.out(out, "out")?;
        let name = Terminated::new(file_name);
        let depth = check_file(file_name)?;
        let raw = call.long_parse(depth, || {
            // SAFETY: the context is live and leased; the name is copied.
            unsafe { sys::mlirModuleCreateParseFromFile(context, sys::string_ref(&name)) }
        })?;
        if raw.is_null() {
            let name = String::from_utf8_lossy(file_name);
            return failed(
                status::MLS_STATUS_PARSE_ERROR,
                format!("`{name}` cannot be read, or is not a module"),
            );
        }
        check_module(depth, raw, "file_name")?;
        out.put(call.owned_module(raw)?);
        Ok(())
    })
}

/// Gives the module that an operation is: the same object, by another type.
///
/// Upstream: `mlirModuleFromOperation`.
/// Ownership: a view; whoever owned the operation still does.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`op`: not a module).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleFromOperation(
    op: MlsOperation,
    out: *mut MlsModule,
) -> MlsStatus {
    call("mlsModuleFromOperation", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let raw = unsafe { sys::mlirModuleFromOperation(op) };
        if raw.is_null() {
            let name = crate::state::tree::name(op);
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "op",
                format!("`{name}` is not a builtin.module"),
            );
        }
        out.put(call.module(raw)?);
        Ok(())
    })
}

/// Gives the operation that a module is: the same object, by another type.
///
/// Upstream: `mlirModuleGetOperation`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleGetOperation(
    module: MlsModule,
    out: *mut MlsOperation,
) -> MlsStatus {
    quick::get(
        "mlsModuleGetOperation",
        (module, "module"),
        Access::Read,
        out,
        |results, module| {
            // SAFETY: `module` is live.
            results.operation(unsafe { sys::mlirModuleGetOperation(module) })
        },
    )
}

/// Gives the block of a module.
///
/// Upstream: `mlirModuleGetBody`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_STATE (`module`: its block was taken away).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleGetBody(module: MlsModule, out: *mut MlsBlock) -> MlsStatus {
    call("mlsModuleGetBody", |call| {
        let module = call.get(module, Access::Read, "module")?;
        let out = call.out(out, "out")?;
        // SAFETY: `module` is live.
        let operation = unsafe { sys::mlirModuleGetOperation(module) };
        // A module whose block was taken away has none; upstream reads it all the same.
        let first = crate::state::tree::regions(operation)
            .next()
            .and_then(|region| crate::state::tree::blocks(region).next());
        let Some(body) = first else {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "module",
                "the module has no block",
            );
        };
        out.put(call.block(body)?);
        Ok(())
    })
}

/// Gives the context of a module.
///
/// Upstream: `mlirModuleGetContext`.
/// Ownership: a view.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleGetContext(module: MlsModule, out: *mut MlsContext) -> MlsStatus {
    call("mlsModuleGetContext", |call| {
        call.get(module, Access::Read, "module")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Destroys a module and everything in it, also a module inside another one.
/// Refused if something outside uses something in it. Other threads go on with
/// other IR of the context while a large module is destroyed that is in no other
/// one and uses nothing outside.
///
/// Upstream: `mlirModuleDestroy`.
/// Ownership: consumes `module` and everything in it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: long, deletes.
/// Errors: IN_USE (`module`), naming the user.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsModuleDestroy(module: MlsModule) -> MlsStatus {
    call("mlsModuleDestroy", |call| {
        let module = call.get(module, Access::Write, "module")?;
        // SAFETY: `module` is live.
        let operation = unsafe { sys::mlirModuleGetOperation(module) };
        call.destroy_operation(operation, Reason::ModuleDestroy, "module")?;
        Ok(())
    })
}

/// Refuses a file whose text is nested too deep, and tells how deep it is. What cannot
/// be read is left to upstream to say.
fn check_file(name: &[u8]) -> Fallible<u16> {
    let path = std::path::Path::new(std::ffi::OsStr::from_bytes(name));
    match std::fs::read(path) {
        Ok(text) => depth::check(&text, "file_name"),
        Err(_) => Ok(0),
    }
}

/// Refuses a module that turns out to be nested too deep.
fn check_module(depth: u16, raw: sys::MlirModule, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live module.
    check_parsed(depth, unsafe { sys::mlirModuleGetOperation(raw) }, argument)
}

impl Call {
    /// Handle of a module that the host owns.
    fn owned_module(&mut self, raw: sys::MlirModule) -> Fallible<MlsModule> {
        let module = self.module(raw)?;
        self.inner().new_root(module.bits());
        Ok(module)
    }
}
