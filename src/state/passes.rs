//! What the copies of all passes of the host in one pass manager share.

use crate::handle::lock::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// See the module.
pub struct Passes {
    /// The record of the context.
    pub owner: u32,
    /// The mark of the lease of the run that is going on.
    lease: AtomicU32,
    /// What callbacks failed with in this run.
    failures: Mutex<Vec<u64>>,
}

impl Passes {
    /// For a pass manager of the context with this record.
    pub fn new(owner: u32) -> Arc<Self> {
        Arc::new(Passes {
            owner,
            lease: AtomicU32::new(0),
            failures: Mutex::new(Vec::new()),
        })
    }

    /// A run begins that has the lease with this mark.
    pub fn begin(&self, mark: u16) {
        self.failures.lock().clear();
        self.lease.store(u32::from(mark), Ordering::SeqCst);
    }

    /// The mark of the run that is going on.
    pub fn lease(&self) -> u16 {
        u16::try_from(self.lease.load(Ordering::SeqCst)).unwrap_or(0)
    }

    /// A callback failed with this token, or without one.
    pub fn fail(&self, token: u64) {
        self.failures.lock().push(token);
    }

    /// What the first callback that failed in the run failed with.
    pub fn failure(&self) -> Option<u64> {
        self.failures.lock().first().copied()
    }
}
