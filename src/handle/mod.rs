//! The handle table: opaque words in, opaque words out.
//!
//! This module knows neither MLIR nor C. It keeps, for each handle, a *slot*
//! with the address of an object, and guarantees that a handle value never
//! names a second object:
//!
//! * [`bits`]: the 64 bits of a handle.
//! * [`slot`]: one slot and its lock-free protocol.
//! * [`table`]: all slots of the process, in chunks; resolving a handle.
//! * [`arena`]: the slots of one owner (a context): issuing, sweeping.
//! * [`graveyard`]: the slots of an owner that died since the last sweep.
//! * [`owners`]: which objects of an owner the host holds, and in which tree.
//! * [`lock`]: the lock of the library.
//! * [`kept`]: a place that is filled once.
//! * [`shadow`]: from an address to the slot of the object that lives there.
//!
//! An *owner* is a number; its slots are issued under its lock, and die on any
//! thread. When an owner ends, its chunks serve the next one, and the
//! generations in them go on: a slot outlives its owners.

pub mod arena;
pub mod bits;
pub mod graveyard;
pub mod kept;
pub mod lock;
pub mod owners;
pub mod shadow;
pub mod slot;
mod sync;
pub mod table;
