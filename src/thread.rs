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
    /// Whether it has sessions with contexts.
    pub has_sessions: Cell<bool>,
}

thread_local! {
    // Without a destructor: it is there as long as the thread, and the death hook
    // and handlers of diagnostics may look while a thread ends.
    static THIS: Thread = const {
        Thread {
            has_host_lock: Cell::new(false),
            in_native: Cell::new(false),
            has_sessions: Cell::new(false),
        }
    };
}

/// The calling thread.
#[inline]
pub fn this() -> &'static Thread {
    // SAFETY: it lives as long as the thread, and the reference cannot leave that:
    // `Thread` is not `Sync`.
    THIS.with(|this| unsafe { &*std::ptr::from_ref(this) })
}

/// The number of the calling thread, which no other living one has, and which is not
/// 0. It is in a register, so it costs nothing, unlike a thread-local.
#[inline]
pub fn number() -> usize {
    let number: usize;
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the first word of what `fs` points to is its own address, by the ABI.
    unsafe {
        std::arch::asm!("mov {}, fs:[0]", out(reg) number,
            options(pure, nomem, nostack, preserves_flags));
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: any program may read the register.
    unsafe {
        std::arch::asm!("mrs {}, tpidr_el0", out(reg) number,
            options(pure, nomem, nostack, preserves_flags));
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        number = std::ptr::from_ref(this()).addr();
    }
    number
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
