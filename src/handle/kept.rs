//! A place that is filled once, by whoever needs it first, and kept.
//!
//! Like `OnceLock<Box<T>>`, but all zeros while it is empty: the tables of the
//! library are arrays of these with hundreds of thousands of elements, and must
//! not be stored in the library's file.

use std::sync::atomic::{AtomicPtr, Ordering};

/// See the module.
pub struct Kept<T> {
    pointer: AtomicPtr<T>,
}

impl<T> Kept<T> {
    /// An empty place.
    #[allow(clippy::new_without_default, reason = "made in statics only")]
    pub const fn new() -> Self {
        Kept {
            pointer: AtomicPtr::new(std::ptr::null_mut()),
        }
    }

    /// What is in it.
    #[inline]
    pub fn get(&self) -> Option<&T> {
        let pointer = self.pointer.load(Ordering::Acquire);
        // SAFETY: null, or a box that `get_or_make` has leaked for ever.
        unsafe { pointer.as_ref() }
    }

    /// What is in it; makes it if there is nothing. If two threads make it at
    /// once, one result is dropped.
    pub fn get_or_make(&self, make: impl FnOnce() -> Box<T>) -> &T {
        if let Some(there) = self.get() {
            return there;
        }
        let made = Box::into_raw(make());
        let empty = std::ptr::null_mut();
        match self
            .pointer
            .compare_exchange(empty, made, Ordering::AcqRel, Ordering::Acquire)
        {
            // SAFETY: leaked here, and never freed.
            Ok(_) => unsafe { &*made },
            Err(there) => {
                // SAFETY: made above, and nobody else has seen it.
                drop(unsafe { Box::from_raw(made) });
                // SAFETY: another thread's, leaked for ever.
                unsafe { &*there }
            }
        }
    }
}

// SAFETY: hands out shared references only.
unsafe impl<T: Send + Sync> Sync for Kept<T> {}

/// A boxed array of `N` elements, made without a copy on the stack.
pub fn boxed<T, const N: usize>(make: impl Fn() -> T) -> Box<[T; N]> {
    let all: Box<[T]> = (0..N).map(|_| make()).collect();
    match all.try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("collected from `N` elements"),
    }
}
