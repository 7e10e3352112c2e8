//! A C API for MLIR whose handles cannot dangle.
//!
//! From the inside out; each layer knows only those before it:
//!
//! * [`handle`]: the handle table. Knows neither MLIR nor C.
//! * [`sys`]: the upstream C API.
//! * [`thread`]: what is known of each thread.
//! * [`nesting`], [`depth`]: how deep things are nested, and a stack for it.
//! * [`kind`], [`strings`], [`status`], [`error`], [`report`]: shared words.
//! * [`callback`]: functions of the host.
//! * [`state`]: per context, its lock, its handles, its objects.
//! * [`death`]: observing every death inside MLIR; proving it at start.
//! * [`boundary`]: what every exported function does around its own work.
//! * [`manual`]: the exported functions that need thought, by subject.
//! * [`generated`]: those that one form fits, by upstream header; made by
//!   `codegen` from MLIR's headers and a table of facts.

pub mod boundary;
pub mod callback;
pub mod death;
pub mod depth;
pub mod error;
pub mod generated;
pub mod handle;
pub mod kind;
pub mod manual;
mod nesting;
pub mod report;
pub mod state;
pub mod status;
pub mod strings;
pub mod sys;
pub mod thread;
