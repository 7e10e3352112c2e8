//! Trying whether an operation's inputs are what it takes, before upstream
//! infers result types from them.
//!
//! Upstream's inference trusts that operands and attributes have the right
//! kinds: in a release build it reads whatever is there. The checks exist, in
//! the verifier, which runs on operations that have result types already. So an
//! operation with made-up results is verified: what it says of its operands and
//! attributes is true of the real one.

use crate::state::capture::{self, Capture};
use crate::state::create::{Parts, make};
use crate::sys::{self, Raw};

/// What is wrong with the operands or attributes of an operation whose result
/// types are to be inferred; nothing if they are fine.
pub fn wrong_input(parts: &Parts, capture: &Capture) -> Option<String> {
    let first = try_with(parts, 1, capture)?;
    let said = match results_wanted(&first) {
        Some(count) if count != 1 => try_with(parts, count, capture)?,
        _ => first,
    };
    // The structure comes first, then attributes, then operands, then results
    // and what relates them.
    let inputs = said.contains("operand") || said.contains("attribute");
    // Their number only: the operation that is tried has empty ones.
    let regions = said.ends_with("one region") || said.ends_with(" regions");
    ((inputs || regions) && !said.contains("result")).then_some(said)
}

/// How many results the verifier asks for, if that is what it says.
fn results_wanted(said: &str) -> Option<usize> {
    if said.contains("requires zero results") {
        return Some(0);
    }
    let (_, rest) = said.split_once("expected ")?;
    let (number, rest) = rest.split_once(' ')?;
    rest.contains("results")
        .then(|| number.parse().ok())
        .flatten()
}

/// The first thing that the verifier says of the operation with that many
/// results.
fn try_with(parts: &Parts, results: usize, capture: &Capture) -> Option<String> {
    // SAFETY: the location is live.
    let context = unsafe { sys::mlirLocationGetContext(parts.location) };
    // SAFETY: a live context.
    let none = unsafe { sys::mlirNoneTypeGet(context) };
    let empty: Vec<_> = parts
        .regions
        .iter()
        // SAFETY: needs nothing; the operation takes it.
        .map(|_| unsafe { sys::mlirRegionCreate() })
        .collect();
    let trial = make(&Parts {
        regions: &empty,
        results: &vec![none; results],
        infer: false,
        ..*parts
    });
    if trial.is_null() {
        return None;
    }
    let since = capture::now();
    // SAFETY: a live operation without anything in it.
    unsafe { sys::mlirOperationVerify(trial) };
    // SAFETY: new, detached, unused.
    unsafe { sys::mlirOperationDestroy(trial) };
    capture
        .take(since, false)
        .into_iter()
        .next()
        .map(|one| one.diagnostic.message)
}
