//! Dialects that no context has to know yet (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsContext, MlsDialect, MlsDialectHandle, MlsDialectRegistry};
use crate::status::MlsStatus;
use crate::sys::{self, Raw};

/// Adds a dialect to a registry.
///
/// Upstream: `mlirDialectHandleInsertDialect`.
/// Ownership: `registry` stays the caller's.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectHandleInsertDialect(
    handle: MlsDialectHandle,
    registry: MlsDialectRegistry,
) -> MlsStatus {
    call("mlsDialectHandleInsertDialect", |call| {
        let handle = call.get(handle, Access::Free, "handle")?;
        let registry = call.registry(registry)?;
        // SAFETY: both are live, and nobody else uses the registry.
        registry.with(|raw| unsafe { sys::mlirDialectHandleInsertDialect(handle, raw) });
        Ok(())
    })
}

/// Lets a context know a dialect.
///
/// Upstream: `mlirDialectHandleRegisterDialect`.
/// Threads: any; BUSY while a long call uses the context.
/// Errors: BAD_STATE (`handle`: the context has an operation that was made while
///   its dialect was unknown).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectHandleRegisterDialect(
    handle: MlsDialectHandle,
    context: MlsContext,
) -> MlsStatus {
    call("mlsDialectHandleRegisterDialect", |call| {
        let handle = call.get(handle, Access::Free, "handle")?;
        let context = call.get(context, Access::Setting, "context")?;
        call.add_dialects("handle", |_| {
            // SAFETY: both are live; no long call uses the context.
            unsafe { sys::mlirDialectHandleRegisterDialect(handle, context) };
        })
    })
}

/// Loads a dialect into a context, which need not know it, and gives it. One of
/// this name that is loaded already is given as it is.
///
/// Upstream: `mlirDialectHandleLoadDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a long call uses the context.
/// Errors: BAD_STATE (`handle`: the context has an operation that was made while
///   its dialect was unknown).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectHandleLoadDialect(
    handle: MlsDialectHandle,
    context: MlsContext,
    out: *mut MlsDialect,
) -> MlsStatus {
    call("mlsDialectHandleLoadDialect", |call| {
        let handle = call.get(handle, Access::Free, "handle")?;
        let context = call.get(context, Access::Setting, "context")?;
        let out = call.out(out, "out")?;
        // Upstream ends the process where another dialect has the name.
        // SAFETY: both are live; no long call uses the context.
        let mut raw = unsafe {
            sys::mlirContextGetOrLoadDialect(context, sys::mlirDialectHandleGetNamespace(handle))
        };
        if raw.is_null() {
            call.check_new_dialects("handle")?;
            // SAFETY: as above.
            raw = unsafe { sys::mlirDialectHandleLoadDialect(handle, context) };
        }
        out.put(call.dialect(raw)?);
        Ok(())
    })
}
