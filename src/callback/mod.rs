//! Functions of the host that the library calls.
//!
//! * [`blob`]: data of the host that MLIR uses in place.
//! * [`diagnostics`]: handing MLIR's diagnostics to the host.
//! * [`foreign`]: a host function's user data, destroyed exactly once.
//! * [`host`]: the host's own lock around all of them.
//! * [`invalidation`]: telling the host which handles died.

pub mod blob;
pub mod diagnostics;
pub mod foreign;
pub mod host;
pub mod invalidation;
