//! Diagnostics (mlir-c/Diagnostics.h).

use crate::boundary::call::{Access, call, in_native};
use crate::boundary::handles::{MlsContext, MlsLocation};
use crate::boundary::text::Terminated;
use crate::callback::diagnostics::MlsDiagnosticHandler;
use crate::callback::foreign::{DestroyUserData, UserData};
use crate::error::bad;
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::c_void;

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
    destroy: DestroyUserData,
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
