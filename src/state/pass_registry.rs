//! MLIR's registry of passes: one for the process, and without a lock of its
//! own.
//!
//! Whatever looks a name up or adds one does it under the lock here. Passes that
//! run also look names up, on any thread and out of sight, so nothing is added
//! while a pipeline runs.

use std::any::Any;

use crate::handle::lock::Mutex;
use crate::sys;

/// A function of upstream that registers passes.
pub type Register = unsafe extern "C" fn();

struct Registry {
    /// What was registered, by the address of the function.
    registered: Vec<usize>,
    /// Pipelines that are running.
    running: usize,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry {
    registered: Vec::new(),
    running: 0,
});

/// Runs `with` while nobody changes the registry. It must run neither host code
/// nor tasks.
pub fn reading<R>(with: impl FnOnce() -> R) -> R {
    let _registry = REGISTRY.lock();
    with()
}

/// Runs `change` while no pipeline runs and nobody looks. False, if that has to
/// wait for the end of a run.
pub fn changing(change: impl FnOnce()) -> bool {
    let registry = REGISTRY.lock();
    if registry.running > 0 {
        return false;
    }
    change();
    true
}

/// Registers what a function registers, once in the process. False, if that has
/// to wait for the end of a run.
pub fn register(all: Register) -> bool {
    let mut registry = REGISTRY.lock();
    let word = all as usize;
    let everything: Register = sys::mlirRegisterAllPasses;
    let known = &registry.registered;
    if known.contains(&word) || known.contains(&(everything as usize)) {
        return true;
    }
    if registry.running > 0 {
        return false;
    }
    // SAFETY: nobody uses the registry meanwhile.
    unsafe { all() };
    registry.registered.push(word);
    true
}

/// A pipeline that is running.
pub struct Running(());

/// Says that a pipeline runs until the result is dropped.
pub fn running() -> Running {
    REGISTRY.lock().running += 1;
    Running(())
}

impl Drop for Running {
    fn drop(&mut self) {
        REGISTRY.lock().running -= 1;
    }
}

/// Keeps the lock, for a process that forks.
pub fn hold() -> Box<dyn Any> {
    Box::new(REGISTRY.lock())
}

/// Forgets the pipelines of other threads, in the child of a fork.
pub fn forget_runs() {
    REGISTRY.lock().running = 0;
}
