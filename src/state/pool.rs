//! Thread pools: one for all contexts, unless the host makes its own.
//!
//! MLIR would make one for each context with threads, as large as the machine: a
//! few thousand contexts use up what the system has.

use std::sync::Arc;

use super::fork;
use crate::handle::lock::Mutex;
use crate::sys::{self, Raw};

/// A pool of threads; lives as long as a context or handle has it.
pub struct Pool {
    word: u64,
}

impl Pool {
    /// A new pool, with as many threads as the machine has cores. They are
    /// started when they are needed.
    pub fn new() -> Arc<Self> {
        // SAFETY: needs nothing.
        let raw = unsafe { sys::mlirLlvmThreadPoolCreate() };
        Arc::new(Pool { word: raw.word() })
    }

    /// Upstream's pool.
    pub fn raw(&self) -> sys::MlirLlvmThreadPool {
        sys::MlirLlvmThreadPool::from_word(self.word)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        // SAFETY: owned, dropped once, and no context has it any more.
        unsafe { sys::mlirLlvmThreadPoolDestroy(self.raw()) }
    }
}

/// The pool of all, and the generation of processes that it was made in. Kept
/// until the process ends; a child after a fork has none of its threads and
/// makes another.
static SHARED: Mutex<Option<(u32, Arc<Pool>)>> = Mutex::new(None);

/// The pool of all contexts that have none of their own.
pub fn shared() -> Arc<Pool> {
    let mut shared = SHARED.lock();
    let now = fork::generation();
    if let Some((generation, pool)) = shared.as_ref() {
        if *generation == now {
            return pool.clone();
        }
        // Its threads are not there to be waited for.
        let _for_ever: &Pool = Box::leak(Box::new(pool.clone()));
    }
    let pool = Pool::new();
    *shared = Some((now, pool.clone()));
    pool
}

/// Keeps the lock, for a process that forks.
pub fn hold() -> Box<dyn std::any::Any> {
    Box::new(SHARED.lock())
}
