//! What MLIR prints for its own debugging (mlir-c/Debug.h).
//!
//! Upstream has it in variables of the process, which only builds of MLIR with
//! assertions read, without a lock: so nothing is changed while a pipeline runs.

use crate::boundary::call::{Call, call};
use crate::boundary::text::Terminated;
use crate::error::{Fallible, bad, failed};
use crate::state::pass_registry;
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::{c_char, intptr_t};

/// Sets whether MLIR prints what it does to standard error: in all contexts, and
/// only if it was built with assertions.
///
/// Upstream: `mlirEnableGlobalDebug`.
/// Threads: any; BUSY while a pipeline runs on any thread.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsEnableGlobalDebug(enable: MlsBool) -> MlsStatus {
    call("mlsEnableGlobalDebug", |_| {
        // SAFETY: nobody else changes it.
        while_nothing_runs(|| unsafe { sys::mlirEnableGlobalDebug(enable != 0) })
    })
}

/// Tells whether MLIR prints what it does.
///
/// Upstream: `mlirIsGlobalDebugEnabled`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIsGlobalDebugEnabled(out: *mut bool) -> MlsStatus {
    call("mlsIsGlobalDebugEnabled", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: nobody changes it.
        out.put(pass_registry::reading(|| unsafe {
            sys::mlirIsGlobalDebugEnabled()
        }));
        Ok(())
    })
}

/// Sets the only part of MLIR that prints what it does, like `dialect-conversion`.
///
/// Upstream: `mlirSetGlobalDebugType`.
/// Threads: any; BUSY while a pipeline runs on any thread.
/// Errors: BAD_ARGUMENT (`ty`: with a zero in it).
///
/// # Safety
/// `ty` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSetGlobalDebugType(ty: MlsStringRef) -> MlsStatus {
    call("mlsSetGlobalDebugType", |call| {
        let ty = part(call, ty, "ty")?;
        // SAFETY: the text ends with a zero and is copied; nobody else uses the
        // list.
        while_nothing_runs(|| unsafe { sys::mlirSetGlobalDebugType(ty.as_ptr().cast()) })
    })
}

/// Sets the parts of MLIR that print what they do; if there are none, all do.
///
/// Upstream: `mlirSetGlobalDebugTypes`.
/// Threads: any; BUSY while a pipeline runs on any thread.
/// Errors: BAD_ARGUMENT (`types`: one with a zero in it).
///
/// # Safety
/// `types` has `n` readable strings.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSetGlobalDebugTypes(
    n: intptr_t,
    types: *const MlsStringRef,
) -> MlsStatus {
    call("mlsSetGlobalDebugTypes", |call| {
        let types = call.slice(n, types, "types")?;
        let parts: Vec<Terminated> = types
            .iter()
            .map(|one| part(call, *one, "types"))
            .collect::<Fallible<_>>()?;
        let mut texts: Vec<*const c_char> = parts.iter().map(|one| one.as_ptr().cast()).collect();
        // SAFETY: the texts end with a zero and are copied; nobody else uses the
        // list.
        while_nothing_runs(|| unsafe { sys::mlirSetGlobalDebugTypes(texts.as_mut_ptr(), n) })
    })
}

/// Tells whether a part of MLIR prints what it does, if it is to print at all
/// (`mlsEnableGlobalDebug`).
///
/// Upstream: `mlirIsCurrentDebugType`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: with a zero in it).
///
/// # Safety
/// `ty` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIsCurrentDebugType(ty: MlsStringRef, out: *mut bool) -> MlsStatus {
    call("mlsIsCurrentDebugType", |call| {
        let ty = part(call, ty, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: the text ends with a zero; nobody changes the list.
        let is_current =
            pass_registry::reading(|| unsafe { sys::mlirIsCurrentDebugType(ty.as_ptr().cast()) });
        out.put(is_current);
        Ok(())
    })
}

/// The name of a part of MLIR, for C.
fn part(call: &Call, text: MlsStringRef, argument: &'static str) -> Fallible<Terminated> {
    let text = call.text(text, argument)?;
    if text.contains(&0) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "there is a zero in the text",
        );
    }
    Ok(Terminated::new(text))
}

fn while_nothing_runs(change: impl FnOnce()) -> Fallible<()> {
    match pass_registry::changing(change) {
        true => Ok(()),
        false => failed(
            status::MLS_STATUS_BUSY,
            "this is looked at by passes: a pipeline is running",
        ),
    }
}
