//! Processes that fork.
//!
//! The child has one thread, and every lock as it was. What the process as a
//! whole needs is locked while it forks, so that the child can go on with it; a
//! context is not: its threads are gone, and a call may have been in the middle
//! of it. So the child makes contexts of its own, and gets a status from those
//! that it inherited.

use std::any::Any;
use std::cell::RefCell;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use super::{departed, names, pass_registry, pool, reason, record, session};
use crate::report;

static GENERATION: AtomicU32 = AtomicU32::new(0);

/// How often this process and those before it have forked, seen from the child.
pub fn generation() -> u32 {
    GENERATION.load(Ordering::Relaxed)
}

thread_local! {
    /// The locks that belong to no context, while this thread forks.
    static HELD: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

unsafe extern "C" fn before() {
    let _ = HELD.try_with(|held| {
        let mut held = held.borrow_mut();
        // In the order in which calls take them.
        held.extend(record::hold());
        held.extend([
            pool::hold(),
            pass_registry::hold(),
            departed::hold(),
            reason::hold(),
            names::hold(),
            report::hold(),
        ]);
    });
}

unsafe extern "C" fn after_in_parent() {
    let _ = HELD.try_with(|held| held.borrow_mut().clear());
}

unsafe extern "C" fn after_in_child() {
    GENERATION.fetch_add(1, Ordering::Relaxed);
    // SAFETY: it needs nothing.
    unsafe { after_in_parent() }
    pass_registry::forget_runs();
    session::abandon();
}

/// Watches for forks from now on.
pub fn watch() {
    static WATCHING: Once = Once::new();
    WATCHING.call_once(|| {
        // SAFETY: the functions are there as long as the process is.
        unsafe { libc::pthread_atfork(Some(before), Some(after_in_parent), Some(after_in_child)) };
    });
}
