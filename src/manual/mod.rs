//! The exported functions, by subject. Each is plain text: cbindgen reads it.

pub mod block;
pub mod builtin_attributes;
pub mod builtin_types;
pub mod bulk;
pub mod context;
pub mod diagnostics;
pub mod execution_engine;
pub mod external_pass;
pub mod global;
pub mod host;
pub mod live;
pub mod location;
pub mod module;
pub mod operation;
pub mod operation_lifetime;
pub mod operation_state;
pub mod pass;
pub mod print;
pub mod raw;
pub mod references;
pub mod region;
pub mod report;
pub mod rewrite;
pub mod symbol_table;
pub mod value;
pub mod walk;
