//! The lock of the library.
//!
//! The standard one: nothing but a word, so that a process that forks while it
//! holds it can go on with it in the child, whoever waited for it in the parent.
//! A panic under it does not poison it: every call puts things right or says so.

#[cfg(debug_assertions)]
use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::{PoisonError, TryLockError};

/// See the module.
#[derive(Debug, Default)]
pub struct Mutex<T>(std::sync::Mutex<T>);

/// The value of a lock, as long as it is held.
#[derive(Debug)]
pub struct MutexGuard<'a, T> {
    value: std::sync::MutexGuard<'a, T>,
    #[cfg(mls_tsan)]
    lock: *const libc::c_void,
}

impl<T> Mutex<T> {
    /// A lock around a value.
    pub const fn new(value: T) -> Self {
        Mutex(std::sync::Mutex::new(value))
    }

    /// Waits for the lock.
    pub fn lock(&self) -> MutexGuard<'_, T> {
        self.guard(self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes the lock, if nobody has it.
    #[inline]
    pub fn try_lock(&self) -> Option<MutexGuard<'_, T>> {
        match self.0.try_lock() {
            Ok(value) => Some(self.guard(value)),
            Err(TryLockError::Poisoned(poisoned)) => Some(self.guard(poisoned.into_inner())),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// The value, for its only owner.
    pub fn get_mut(&mut self) -> &mut T {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    #[allow(clippy::unused_self, reason = "needed with the sanitizer")]
    #[inline]
    fn guard<'a>(&'a self, value: std::sync::MutexGuard<'a, T>) -> MutexGuard<'a, T> {
        #[cfg(debug_assertions)]
        count(1);
        #[cfg(mls_tsan)]
        // SAFETY: the sanitizer takes any address as the name of a lock.
        unsafe {
            __tsan_acquire(std::ptr::from_ref(self).cast());
        }
        MutexGuard {
            value,
            #[cfg(mls_tsan)]
            lock: std::ptr::from_ref(self).cast(),
        }
    }
}

#[cfg(debug_assertions)]
thread_local! {
    /// The locks that this thread holds, but for those it keeps for itself.
    static HELD: Cell<isize> = const { Cell::new(0) };
}

#[cfg(debug_assertions)]
fn count(more: isize) {
    let _ = HELD.try_with(|held| held.set(held.get() + more));
}

/// Does not count a held lock any more, or counts it again: a session keeps its
/// lock while the host works.
#[inline]
pub fn set_kept(kept: bool) {
    #[cfg(debug_assertions)]
    count(if kept { -1 } else { 1 });
    let _ = kept;
}

/// In a debug build, fails if this thread holds a lock: the host, or MLIR's
/// tasks, are about to run.
#[inline]
pub fn assert_none_held() {
    #[cfg(debug_assertions)]
    assert!(
        HELD.try_with(Cell::get).unwrap_or(0) == 0,
        "a lock of the library is held while other code runs"
    );
}

impl<T> Deref for MutexGuard<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for MutexGuard<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

// The thread sanitizer does not see what the standard library does when it has
// to wait, since that comes compiled: so it is told.
#[cfg(mls_tsan)]
unsafe extern "C" {
    fn __tsan_acquire(lock: *const libc::c_void);
    fn __tsan_release(lock: *const libc::c_void);
}

// Before the lock itself goes.
#[cfg(any(debug_assertions, mls_tsan))]
impl<T> Drop for MutexGuard<'_, T> {
    fn drop(&mut self) {
        #[cfg(debug_assertions)]
        count(-1);
        #[cfg(mls_tsan)]
        // SAFETY: as above.
        unsafe {
            __tsan_release(self.lock);
        }
    }
}
