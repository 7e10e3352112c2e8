//! Handing MLIR's diagnostics to functions of the host.

use std::sync::Arc;

use libc::{c_void, intptr_t};

use super::foreign::UserData;
use super::host;
use crate::handle::lock::Mutex;
use crate::report::Diagnostic;
use crate::strings::MlsStringRef;

/// A note that is attached to a diagnostic.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsDiagnosticNote {
    /// The message.
    pub message: MlsStringRef,
    /// The location, in MLIR's syntax.
    pub location: MlsStringRef,
}

/// One of MLIR's diagnostics. The texts belong to whoever gave it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsDiagnostic {
    /// `MLS_DIAGNOSTIC_*`.
    pub severity: u32,
    /// The message.
    pub message: MlsStringRef,
    /// The location, in MLIR's syntax: `loc("file.mlir":3:7)`.
    pub location: MlsStringRef,
    /// How many notes are attached.
    pub num_notes: intptr_t,
    /// The notes, in a handler; null in a report (`mlsReportGetNote`).
    pub notes: *const MlsDiagnosticNote,
}

/// Is given a diagnostic, which is valid until it returns.
pub type MlsDiagnosticHandler =
    Option<unsafe extern "C" fn(diagnostic: *const MlsDiagnostic, user_data: *mut c_void)>;

/// A function of the host that wants diagnostics.
pub struct Handler {
    id: u64,
    /// Whether it is called where the diagnostic comes, and not after the call.
    immediate: bool,
    callback: unsafe extern "C" fn(*const MlsDiagnostic, *mut c_void),
    user_data: UserData,
}

/// Those of a context.
#[derive(Default)]
pub struct Handlers {
    all: Mutex<(u64, Vec<Arc<Handler>>)>,
}

impl Handlers {
    /// Adds one and returns its number.
    pub fn attach(
        &self,
        immediate: bool,
        callback: unsafe extern "C" fn(*const MlsDiagnostic, *mut c_void),
        user_data: UserData,
    ) -> u64 {
        let mut all = self.all.lock();
        all.0 += 1;
        let id = all.0;
        all.1.push(Arc::new(Handler {
            id,
            immediate,
            callback,
            user_data,
        }));
        id
    }

    /// Takes one out. The caller drops it where host code may run.
    pub fn detach(&self, id: u64) -> Option<Arc<Handler>> {
        let mut all = self.all.lock();
        let at = all.1.iter().position(|handler| handler.id == id)?;
        Some(all.1.remove(at))
    }

    /// Takes all out, likewise.
    pub fn detach_all(&self) -> Vec<Arc<Handler>> {
        std::mem::take(&mut self.all.lock().1)
    }

    /// Hands a diagnostic to those that are called at this time. No lock of the
    /// library is held. Gives the token with which one of them failed, or 0.
    pub fn tell(&self, diagnostic: &Diagnostic, immediate: bool) -> u64 {
        let mut failed = 0;
        let handlers = self.all.lock().1.clone();
        let wanted = handlers.iter().filter(|one| one.immediate == immediate);
        for handler in wanted {
            let notes: Vec<MlsDiagnosticNote> = diagnostic.notes.iter().map(note).collect();
            let mut whole = view(diagnostic);
            if !notes.is_empty() {
                whole.notes = notes.as_ptr();
            }
            // SAFETY: the host's function with its own user data, kept alive by
            // `handler`; the diagnostic is alive during the call.
            let (_, token) = host::callback(|| unsafe {
                (handler.callback)(&raw const whole, handler.user_data.pointer());
            });
            if failed == 0 {
                failed = token;
            }
        }
        failed
    }
}

fn note(diagnostic: &Diagnostic) -> MlsDiagnosticNote {
    MlsDiagnosticNote {
        message: MlsStringRef::view(diagnostic.message.as_bytes()),
        location: MlsStringRef::view(diagnostic.location.as_bytes()),
    }
}

/// A diagnostic for the host, without its notes.
pub fn view(diagnostic: &Diagnostic) -> MlsDiagnostic {
    MlsDiagnostic {
        severity: diagnostic.severity,
        message: MlsStringRef::view(diagnostic.message.as_bytes()),
        location: MlsStringRef::view(diagnostic.location.as_bytes()),
        num_notes: intptr_t::try_from(diagnostic.notes.len()).unwrap_or(intptr_t::MAX),
        notes: std::ptr::null(),
    }
}
