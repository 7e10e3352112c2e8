//! Functions of the host that the library calls.
//!
//! * [`foreign`]: a host function's user data, destroyed exactly once.
//! * [`invalidation`]: telling the host which handles died.

pub mod foreign;
pub mod invalidation;
