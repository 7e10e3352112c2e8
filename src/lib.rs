//! A C API for MLIR whose handles cannot dangle.
//!
//! From the inside out; each layer knows only those before it:
//!
//! * [`handle`]: the handle table. Knows neither MLIR nor C.
//! * [`sys`]: the upstream C API.
//! * [`depth`]: how deep texts may be nested, and a stack for it.
//! * [`kind`], [`strings`], [`status`], [`error`], [`report`]: shared words.
//! * [`callback`]: functions of the host.
//! * [`state`]: per context, its lock, its handles, its objects.
//! * [`death`]: observing every death inside MLIR; proving it at start.
//! * [`boundary`]: what every exported function does around its own work.
//! * [`manual`]: the exported functions, by upstream header and subject.

pub mod boundary;
pub mod callback;
pub mod death;
pub mod depth;
pub mod error;
pub mod handle;
pub mod kind;
pub mod manual;
pub mod report;
pub mod state;
pub mod status;
pub mod strings;
pub mod sys;
