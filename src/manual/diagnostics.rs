//! Diagnostics (mlir-c/Diagnostics.h).

use super::report::MLS_DIAGNOSTIC_NOTE;
use crate::boundary::call::{Access, Call, call, in_native};
use crate::boundary::handles::{MlsContext, MlsLocation};
use crate::boundary::text::Terminated;
use crate::callback::diagnostics::{MlsDiagnostic, MlsDiagnosticHandler};
use crate::callback::foreign::{MlsDestroyUserData, UserData};
use crate::error::{Fallible, bad, failed};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringCallback, MlsStringRef};
use crate::sys;
use libc::{c_void, intptr_t};

/// Emits an error at a location, as passes do. In a callback inside of a run it
/// belongs to that run, which does not fail by it alone; elsewhere it is in the
/// report of this call, which succeeds.
///
/// Upstream: `mlirEmitError`.
/// Threads: any.
///
/// # Safety
/// `message` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsEmitError(location: MlsLocation, message: MlsStringRef) -> MlsStatus {
    call("mlsEmitError", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let message = call.text(message, "message")?;
        let text = Terminated::new(message);
        // In a callback it belongs to the run around it.
        call.leave_diagnostics_to_run();
        call.unlock();
        // SAFETY: locations live as long as their context, which cannot end in a
        // callback of its own; the text ends with a zero and is copied.
        in_native(|| unsafe { sys::mlirEmitError(location, text.as_ptr().cast()) });
        Ok(())
    })
}

/// Calls `handler` with every diagnostic of the context, whether the call that
/// it comes from fails or not; they are in that call's report as well. Nothing
/// goes to stderr.
///
/// An *immediate* handler is called where the diagnostic comes, inside of a long
/// call: it must not wait for another thread that may emit one, since MLIR keeps
/// a lock meanwhile. Diagnostics of short calls, those of any other handler, and
/// all of them for a host with a lock of its own (`mlsHostSetHooks`), are handed
/// over after the call, on its thread, with no lock held. Handlers may be
/// attached and detached at any time, also in a handler.
///
/// Upstream: `mlirContextAttachDiagnosticHandler`.
/// Ownership: takes `user_data`; `destroy`, unless null, is called with it
///   once, when the handler is detached or the context is gone.
/// Threads: any.
/// Null: `user_data`, `destroy`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextAttachDiagnosticHandler(
    context: MlsContext,
    handler: MlsDiagnosticHandler,
    immediate: MlsBool,
    user_data: *mut c_void,
    destroy: MlsDestroyUserData,
    out: *mut u64,
) -> MlsStatus {
    call("mlsContextAttachDiagnosticHandler", |call| {
        call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let handler = call.callback(handler, "handler")?;
        let user_data = UserData::new(user_data, destroy);
        let handlers = &call.record().capture.handlers;
        out.put(handlers.attach(immediate != 0, handler, user_data));
        Ok(())
    })
}

/// Detaches a handler. Its user data is destroyed once it is not running any
/// more.
///
/// Upstream: `mlirContextDetachDiagnosticHandler`.
/// Threads: any.
/// Effects: deletes.
/// Errors: NOT_AVAILABLE (`id`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextDetachDiagnosticHandler(context: MlsContext, id: u64) -> MlsStatus {
    call("mlsContextDetachDiagnosticHandler", |call| {
        call.get(context, Access::Free, "context")?;
        match call.record().capture.handlers.detach(id) {
            Some(handler) => call.drop_handlers_later(vec![handler]),
            None => {
                return bad(
                    status::MLS_STATUS_NOT_AVAILABLE,
                    "id",
                    format!("the context has no handler {id}"),
                );
            }
        }
        Ok(())
    })
}

/// Gives the severity of a diagnostic: `MLS_DIAGNOSTIC_*`.
///
/// Upstream: `mlirDiagnosticGetSeverity`.
/// Threads: any.
///
/// # Safety
/// `diagnostic` is null or what a handler or a report gave; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDiagnosticGetSeverity(
    diagnostic: *const MlsDiagnostic,
    out: *mut u32,
) -> MlsStatus {
    call("mlsDiagnosticGetSeverity", |call| {
        let diagnostic = given(call, diagnostic)?;
        let out = call.out(out, "out")?;
        out.put(diagnostic.severity);
        Ok(())
    })
}

/// Gives the location of a diagnostic, in MLIR's syntax: `loc("file.mlir":3:7)`.
///
/// Upstream: `mlirDiagnosticGetLocation`.
/// Ownership: a view: the text belongs to the diagnostic.
/// Valid until: the handler returns, or the report is destroyed.
/// Threads: any.
///
/// # Safety
/// `diagnostic` is null or what a handler or a report gave; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDiagnosticGetLocation(
    diagnostic: *const MlsDiagnostic,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsDiagnosticGetLocation", |call| {
        let diagnostic = given(call, diagnostic)?;
        let out = call.out(out, "out")?;
        out.put(diagnostic.location);
        Ok(())
    })
}

/// Gives the number of notes that are attached to a diagnostic.
///
/// Upstream: `mlirDiagnosticGetNumNotes`.
/// Threads: any.
///
/// # Safety
/// `diagnostic` is null or what a handler or a report gave; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDiagnosticGetNumNotes(
    diagnostic: *const MlsDiagnostic,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDiagnosticGetNumNotes", |call| {
        let diagnostic = given(call, diagnostic)?;
        let out = call.out(out, "out")?;
        out.put(diagnostic.num_notes);
        Ok(())
    })
}

/// Gives note number `pos` of a diagnostic that a handler was given, as a
/// diagnostic without notes. Those of a report are given by `mlsReportGetNote`.
///
/// Upstream: `mlirDiagnosticGetNote`.
/// Ownership: a view: the texts belong to the diagnostic.
/// Valid until: the handler returns.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`diagnostic`: of a report).
/// Index: `pos`.
///
/// # Safety
/// `diagnostic` is null or what a handler or a report gave; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDiagnosticGetNote(
    diagnostic: *const MlsDiagnostic,
    pos: intptr_t,
    out: *mut MlsDiagnostic,
) -> MlsStatus {
    call("mlsDiagnosticGetNote", |call| {
        let diagnostic = given(call, diagnostic)?;
        let out = call.out(out, "out")?;
        call.index(pos, diagnostic.num_notes, "pos")?;
        if diagnostic.notes.is_null() {
            return bad(
                status::MLS_STATUS_NOT_AVAILABLE,
                "diagnostic",
                "it is of a report, which gives its notes itself (mlsReportGetNote)",
            );
        }
        let notes = call.slice(diagnostic.num_notes, diagnostic.notes, "diagnostic")?;
        let note = usize::try_from(pos).ok().and_then(|pos| notes.get(pos));
        if let Some(note) = note {
            out.put(MlsDiagnostic {
                severity: MLS_DIAGNOSTIC_NOTE,
                message: note.message,
                location: note.location,
                num_notes: 0,
                notes: std::ptr::null(),
            });
        }
        Ok(())
    })
}

/// Prints the message of a diagnostic: calls `callback` once with all of the text,
/// without any lock.
///
/// Upstream: `mlirDiagnosticPrint`.
/// Threads: any.
/// Null: `user_data`.
///
/// # Safety
/// `diagnostic` is null or what a handler or a report gave.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDiagnosticPrint(
    diagnostic: *const MlsDiagnostic,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsDiagnosticPrint", |call| {
        let diagnostic = given(call, diagnostic)?;
        let callback = call.callback(callback, "callback")?;
        let text = call.text(diagnostic.message, "diagnostic")?;
        call.tell_text(callback, text, user_data)
    })
}

/// A diagnostic that the host gives back.
fn given(call: &Call, diagnostic: *const MlsDiagnostic) -> Fallible<MlsDiagnostic> {
    let one = call.slice(1, diagnostic, "diagnostic")?;
    match one.first() {
        Some(diagnostic) => Ok(*diagnostic),
        None => failed(status::MLS_STATUS_PANIC, "a diagnostic that is not there"),
    }
}
