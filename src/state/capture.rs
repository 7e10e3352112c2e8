//! MLIR's diagnostics, taken as data and handed to the call they belong to.
//!
//! MLIR holds a lock of its own while a handler runs, so this one takes no lock
//! of the library but the list's own, calls nobody and refuses nothing.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use libc::c_void;

use crate::callback::diagnostics::Handlers;
use crate::callback::host;
use crate::handle::lock::Mutex;
use crate::report::Diagnostic;
use crate::sys;
use crate::thread;

/// A diagnostic.
pub struct Captured {
    /// What it says.
    pub diagnostic: Diagnostic,
    /// Whether immediate handlers have had it.
    pub told: bool,
    /// With what one of them failed, or 0.
    pub token: u64,
    /// The thread on which it came.
    thread: u64,
    number: u64,
}

/// The diagnostics of a context that no call has taken yet.
#[derive(Default)]
pub struct Capture {
    waiting: Mutex<Vec<Captured>>,
    /// How many they are, to be read without the lock.
    count: AtomicUsize,
    /// Functions of the host that want them.
    pub handlers: Handlers,
}

/// A number for the calling thread, without a thread-local that has a
/// destructor (diagnostics also come while threads end).
pub fn this_thread() -> u64 {
    thread_local! {
        static MARK: u8 = const { 0 };
    }
    MARK.try_with(|mark| std::ptr::from_ref(mark).addr() as u64)
        .unwrap_or(0)
}

static NUMBER: AtomicU64 = AtomicU64::new(0);

/// The number of the next diagnostic, in the order of all.
pub fn now() -> u64 {
    NUMBER.load(Ordering::Relaxed)
}

impl Capture {
    /// Whether there is nothing to take. What came on this thread, or on one that
    /// it has waited for, is seen.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count.load(Ordering::Relaxed) == 0
    }

    /// Takes what came on this thread since `now` said `since`; all that came if
    /// `all`. What came before belongs to a call around this one.
    pub fn take(&self, since: u64, all: bool) -> Vec<Captured> {
        let mut waiting = self.waiting.lock();
        let thread = this_thread();
        let (taken, left): (Vec<_>, Vec<_>) = waiting
            .drain(..)
            .partition(|one| all || (one.thread == thread && one.number >= since));
        *waiting = left;
        self.count.store(waiting.len(), Ordering::Relaxed);
        taken
    }

    /// Keeps the lock, for a process that forks.
    pub fn hold(&'static self) -> Box<dyn std::any::Any> {
        Box::new(self.waiting.lock())
    }

    /// Makes this the diagnostic handler of a context.
    pub fn attach(&'static self, context: sys::MlirContext) {
        let user_data = std::ptr::from_ref(self).cast_mut().cast::<c_void>();
        // SAFETY: the context is live; `self` is never freed.
        unsafe {
            sys::mlirContextAttachDiagnosticHandler(context, Some(handle), user_data, None);
        }
    }
}

unsafe extern "C" fn handle(
    diagnostic: sys::MlirDiagnostic,
    user_data: *mut c_void,
) -> sys::MlirLogicalResult {
    // SAFETY: `user_data` is what `attach` gave, a `&'static Capture`.
    let capture = unsafe { &*user_data.cast::<Capture>() };
    let keep = std::panic::AssertUnwindSafe(|| {
        let diagnostic = read(diagnostic);
        // MLIR holds a lock here, for which others wait with the host's lock: if
        // the host has one, its handlers have to wait.
        let told = thread::this().in_native.get() && !host::has_hooks();
        let token = match told {
            true => capture.handlers.tell(&diagnostic, true),
            false => 0,
        };
        let mut waiting = capture.waiting.lock();
        waiting.push(Captured {
            thread: this_thread(),
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            told,
            token,
            diagnostic,
        });
        capture.count.store(waiting.len(), Ordering::Relaxed);
    });
    let taken = std::panic::catch_unwind(keep);
    // A failure passes the diagnostic on to upstream's own handler.
    sys::MlirLogicalResult {
        value: i8::from(taken.is_ok()),
    }
}

fn read(diagnostic: sys::MlirDiagnostic) -> Diagnostic {
    // SAFETY: MLIR passes a diagnostic that is valid in the handler.
    let severity = unsafe { sys::mlirDiagnosticGetSeverity(diagnostic) };
    let message = sys::collect(|append, data| {
        // SAFETY: as above; `append` and `data` belong together.
        unsafe { sys::mlirDiagnosticPrint(diagnostic, append, data) }
    });
    // SAFETY: as above.
    let location = unsafe { sys::mlirDiagnosticGetLocation(diagnostic) };
    let location = sys::collect(|append, data| {
        // SAFETY: the location of a live diagnostic is live.
        unsafe { sys::mlirLocationPrint(location, append, data) }
    });
    // SAFETY: as above.
    let count = unsafe { sys::mlirDiagnosticGetNumNotes(diagnostic) };
    let notes = (0..count)
        // SAFETY: as above, `at` is below the count.
        .map(|at| read(unsafe { sys::mlirDiagnosticGetNote(diagnostic, at) }))
        .collect();
    Diagnostic {
        severity,
        message: String::from_utf8_lossy(&message).into_owned(),
        location: String::from_utf8_lossy(&location).into_owned(),
        notes,
    }
}
