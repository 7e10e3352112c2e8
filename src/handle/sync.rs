//! The atomics of this module: the standard ones, or loom's under `cfg(loom)`.
//!
//! Slots are read without a lock; whoever issues slots does it through
//! `&mut Arena`, which the owner's lock protects. The one lock of this module,
//! over the spare chunks of the table, is a leaf: nothing is called under it.

#[cfg(loom)]
pub use loom::sync::atomic::{AtomicU32, AtomicU64, Ordering};
#[cfg(not(loom))]
pub use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
