//! Observing every death of an operation or block.
//!
//! Every way of destroying one ends in its destructor, and every call of a
//! destructor goes through its symbol. [`hook`] puts itself behind these
//! symbols; [`proof`] tries at start whether it really sees everything, and
//! falls back to a conservative mode if not.

pub mod hook;
pub mod proof;
