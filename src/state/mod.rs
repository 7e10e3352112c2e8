//! What the library knows of each context: its lock, its handles, the objects
//! it owns, who leases it.
//!
//! * [`record`]: one record per context, kept for ever and used again, so that
//!   a handle of any age can be checked.
//! * [`objects`]: things with a handle that MLIR does not uniquify or nest.
//! * [`mint`]: from upstream's pointers to handles, and back.
//! * [`answer`]: a value that one thread waits for and another one gives.
//! * [`arguments`]: block arguments that keep their identity.
//! * [`create`]: making an operation without losing its parts.
//! * [`pass_registry`]: the passes that are known by name.
//! * [`passes`]: what passes of the host in one pass manager share.
//! * [`pool`]: thread pools, one for all contexts.
//! * [`probe`]: whether inputs are what an operation takes.
//! * [`tree`]: questions about the IR.
//! * [`ownership`]: who holds what, and what dies with the last reference.
//! * [`departed`]: references to the dead, which the host still gives up.
//! * [`engine`]: compiled code, and what it needs to be linked.
//! * [`dumps`]: what a pass manager prints of the IR.
//! * [`fork`]: processes that fork.
//! * [`known`]: names of operations that a context knows.
//! * [`lease`]: long calls, and what they leave to others.
//! * [`live`]: what is alive, for people who look for a leak.
//! * [`operation_states`]: what operations will be made of.
//! * [`session`]: threads that keep a lock from call to call.
//! * [`teardown`]: destroying detached IR in a safe order.
//! * [`names`], [`reason`]: what dead objects were, and what killed them.
//! * [`capture`]: MLIR's diagnostics, as data.

pub mod answer;
pub mod arguments;
pub mod capture;
pub mod create;
pub mod departed;
pub mod dumps;
pub mod engine;
pub mod fork;
pub mod known;
pub mod lease;
pub mod live;
pub mod mint;
pub mod names;
pub mod objects;
pub mod operation_states;
pub mod ownership;
pub mod pass_registry;
pub mod passes;
pub mod pool;
pub mod probe;
pub mod reason;
pub mod record;
pub mod session;
pub mod teardown;
pub mod tree;
pub mod type_ids;
pub mod uniqued;
