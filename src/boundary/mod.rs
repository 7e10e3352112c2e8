//! The border to the host: what every exported function does before and after
//! its own work.
//!
//! * [`call`]: one call: its lock, its leases, its deaths, its report.
//! * [`copies`]: copies of IR for upstream to work on.
//! * [`dialects`]: dialects that a context gets to know later.
//! * [`handles`]: C types of handles, and how each becomes upstream's pointer.
//! * [`large`]: large trees, destroyed without the lock.
//! * [`leases`]: long calls, and who is refused meanwhile.
//! * [`llvm_ir`]: what can be LLVM IR, and its texts.
//! * [`passes`]: passes in the host's language.
//! * [`pdl`]: patterns in PDL, and the functions that they call.
//! * [`quick`]: the short way of calls that only read.
//! * [`references`]: holding objects and giving them up.
//! * [`rewrite`]: rewrite patterns in the host's language.
//! * [`rewriters`]: rewriters, where they insert and what they may do.
//! * [`scopes`]: the scope of a callback, opened and closed.
//! * [`settle`]: ending, after a call, what nobody holds any more.
//! * [`resource`]: constants in resources.
//! * [`sound`]: whether upstream may verify an operation alone.
//! * [`results`]: from upstream's pointers to handles for the host.
//! * [`arguments`]: strings, arrays, numbers, out pointers.
//! * [`text`]: texts for upstream's parsers.

pub mod arguments;
pub mod call;
pub mod copies;
pub mod dialects;
pub mod handles;
pub mod large;
pub mod leases;
pub mod llvm_ir;
mod nesting;
pub mod passes;
pub mod pdl;
pub mod pipeline;
pub mod quick;
pub mod references;
pub mod require;
pub mod resource;
pub mod results;
pub mod rewrite;
pub mod rewriters;
pub mod scopes;
pub mod settle;
pub mod sound;
pub mod text;
