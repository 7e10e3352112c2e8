//! What the library knows of each thread: who has called it, and in what.
//!
//! All in one place, since every call looks at it: finding a thread-local costs
//! a shared library as much as ten other instructions.

use std::cell::Cell;

/// What is known of one thread.
pub struct Thread {
    /// Whether it has the host's lock: it came from the host, with the lock, or
    /// the host's `enter` took it; and nothing has let it go since.
    pub has_host_lock: Cell<bool>,
    /// Whether it is in a native call without any lock of the library, so that a
    /// handler of the host may run.
    pub in_native: Cell<bool>,
}

thread_local! {
    // Without a destructor: it is there as long as the thread, and the death hook
    // and handlers of diagnostics may look while a thread ends.
    static THIS: Thread = const {
        Thread { has_host_lock: Cell::new(false), in_native: Cell::new(false) }
    };
}

/// The calling thread.
#[inline]
pub fn this() -> &'static Thread {
    // SAFETY: it lives as long as the thread, and the reference cannot leave that:
    // `Thread` is not `Sync`.
    THIS.with(|this| unsafe { &*std::ptr::from_ref(this) })
}

/// A call from the host, which has its own lock and is in no native call of ours,
/// whatever it came out of. Restores what was before when it is dropped.
pub struct Arrival {
    thread: &'static Thread,
    had_host_lock: bool,
    was_in_native: bool,
}

/// The host calls the library.
#[inline]
pub fn arrive() -> Arrival {
    let thread = this();
    Arrival {
        thread,
        had_host_lock: thread.has_host_lock.replace(true),
        was_in_native: thread.in_native.replace(false),
    }
}

impl Drop for Arrival {
    #[inline]
    fn drop(&mut self) {
        self.thread.has_host_lock.set(self.had_host_lock);
        self.thread.in_native.set(self.was_in_native);
    }
}
