//! Nesting: how deep texts and IR may be, and a stack for it.
//!
//! MLIR follows nesting by recursion: parsing, verifying, printing, running
//! passes, destroying, each with up to some kilobytes a level, also on its
//! workers. So nothing is nested deeper than fits into a worker's stack, and native
//! calls move to another stack where the caller's is smaller than the deepest so
//! far may need.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::error::{Fallible, bad, failed};
use crate::nesting;
use crate::status;

/// How deep texts and IR may be nested. A worker of MLIR has 8 MB.
const MOST: usize = 2000;
/// What a level needs at most, measured with nested modules, arrays and tuples.
const LEVEL: usize = 4 * 1024;
/// What everything needs.
const BASE: usize = 192 * 1024;

/// What bytecode counts for until it is read.
const UNKNOWN: u16 = 2000;
const _: () = assert!(UNKNOWN as usize == MOST);

static DEEPEST: AtomicUsize = AtomicUsize::new(0);
static DEEPEST_TEXT: AtomicUsize = AtomicUsize::new(0);

/// Refuses IR of this many levels of operations, and keeps in mind how many there
/// are.
pub fn check_levels(levels: usize, argument: &'static str) -> Fallible<()> {
    if levels > MOST {
        return bad(
            status::MLS_STATUS_TOO_DEEP,
            argument,
            format!("operations would be nested {levels} levels deep; {MOST} is the most"),
        );
    }
    DEEPEST.fetch_max(levels, Ordering::Relaxed);
    Ok(())
}

/// Refuses a text that is nested too deep, and keeps in mind how deep it is, which it
/// gives. Bytecode, in which a bracket is just a byte, counts as as deep as can be: see
/// `check_read`.
pub fn check(text: &[u8], argument: &'static str) -> Fallible<u16> {
    if text.starts_with(b"ML\xEFR") {
        return Ok(UNKNOWN);
    }
    let depth = nesting::depth(text);
    if depth > MOST {
        return bad(
            status::MLS_STATUS_TOO_DEEP,
            argument,
            format!("the text is nested {depth} levels deep; {MOST} is the most"),
        );
    }
    DEEPEST.fetch_max(depth, Ordering::Relaxed);
    DEEPEST_TEXT.fetch_max(depth, Ordering::Relaxed);
    Ok(u16::try_from(depth).unwrap_or(u16::MAX))
}

/// Refuses what was read if `check` could not, and `levels` are too many.
pub fn check_read(
    depth: u16,
    levels: impl FnOnce() -> usize,
    argument: &'static str,
) -> Fallible<()> {
    match depth {
        UNKNOWN => check_levels(levels(), argument),
        _ => Ok(()),
    }
}

/// How deep the deepest text so far was nested.
pub fn of_texts() -> u16 {
    u16::try_from(DEEPEST_TEXT.load(Ordering::Relaxed)).unwrap_or(u16::MAX)
}

/// Refuses a type, attribute or the like that is nested so deep, and keeps in mind
/// how deep it is.
pub fn check_height(height: u16) -> Fallible<()> {
    let height = usize::from(height);
    if height > MOST {
        return failed(
            status::MLS_STATUS_TOO_DEEP,
            format!("the result would be nested {height} levels deep; {MOST} is the most"),
        );
    }
    DEEPEST.fetch_max(height, Ordering::Relaxed);
    Ok(())
}

/// Runs a native call that follows nesting, on a stack that is large enough.
pub fn with_room<R>(native: impl FnOnce() -> R) -> R {
    with_room_for(DEEPEST.load(Ordering::Relaxed), native)
}

/// The same for one that follows so many levels.
pub fn with_room_for<R>(levels: usize, native: impl FnOnce() -> R) -> R {
    let needed = BASE + levels * LEVEL;
    stacker::maybe_grow(needed, needed + BASE, native)
}
