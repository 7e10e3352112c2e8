//! The dead slots of one owner that nobody has looked at yet.
//!
//! A list through the slots themselves: any thread adds to it, without a lock
//! and without memory of its own, from inside MLIR's destructors; the owner
//! takes the whole list at once. Pushing onto a list that is only ever emptied
//! as a whole has no ABA case.

use super::sync::{AtomicU32, Ordering};

/// A list of dead slots, newest first; 0 ends it.
#[derive(Debug)]
pub struct Graveyard {
    newest: AtomicU32,
}

impl Default for Graveyard {
    fn default() -> Self {
        Graveyard {
            newest: AtomicU32::new(0),
        }
    }
}

impl Graveyard {
    /// Adds a slot; `link` stores the slot that comes after it.
    pub fn push(&self, index: u32, link: impl Fn(u32)) {
        let mut next = self.newest.load(Ordering::Relaxed);
        loop {
            link(next);
            match self
                .newest
                .compare_exchange(next, index, Ordering::Release, Ordering::Relaxed)
            {
                Ok(_) => return,
                Err(other) => next = other,
            }
        }
    }

    /// Takes all: the newest slot, from which the links lead to the oldest.
    pub fn take(&self) -> u32 {
        self.newest.swap(0, Ordering::Acquire)
    }

    /// Whether there is nothing to take.
    pub fn is_empty(&self) -> bool {
        self.newest.load(Ordering::Relaxed) == 0
    }
}
