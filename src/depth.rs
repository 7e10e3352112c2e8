//! Nesting: how deep texts and IR may be, and a stack for it.
//!
//! MLIR follows nesting by recursion: parsing, verifying, printing, running
//! passes, destroying, each with up to some kilobytes a level, also on its
//! workers. So nothing is nested deeper than fits into a worker's stack, and native
//! calls move to another stack where the caller's is smaller than the deepest so
//! far may need.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::error::{Fallible, bad};
use crate::status;

/// How deep texts and IR may be nested. A worker of MLIR has 8 MB.
const MOST: usize = 2000;
/// What a level needs at most, measured with nested modules, arrays and tuples.
const LEVEL: usize = 4 * 1024;
/// What everything needs.
const BASE: usize = 192 * 1024;

static DEEPEST: AtomicUsize = AtomicUsize::new(0);

/// The deepest nesting of brackets in a text, outside of strings and comments.
fn depth(text: &[u8]) -> usize {
    let (mut now, mut most) = (0_usize, 0);
    let mut before = 0;
    let mut rest = text.iter().copied();
    while let Some(byte) = rest.next() {
        match byte {
            b'"' => {
                // To the end of the string; a quoted quote does not end it.
                while let Some(inside) = rest.next() {
                    match inside {
                        b'\\' => drop(rest.next()),
                        b'"' => break,
                        _ => {}
                    }
                }
            }
            b'/' if before == b'/' => drop(rest.by_ref().find(|byte| *byte == b'\n')),
            b'(' | b'[' | b'{' | b'<' => {
                now += 1;
                most = most.max(now);
            }
            // An arrow ends nothing.
            b'>' if before == b'-' => {}
            b')' | b']' | b'}' | b'>' => now = now.saturating_sub(1),
            _ => {}
        }
        before = byte;
    }
    most
}

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

/// Refuses a text that is nested too deep, and keeps in mind how deep it is.
pub fn check(text: &[u8], argument: &'static str) -> Fallible<()> {
    // Bytecode, in which a bracket is just a byte.
    if text.starts_with(b"ML\xEFR") {
        return Ok(());
    }
    let depth = depth(text);
    if depth > MOST {
        return bad(
            status::MLS_STATUS_TOO_DEEP,
            argument,
            format!("the text is nested {depth} levels deep; {MOST} is the most"),
        );
    }
    DEEPEST.fetch_max(depth, Ordering::Relaxed);
    Ok(())
}

/// Runs a native call that follows nesting, on a stack that is large enough.
pub fn with_room<R>(native: impl FnOnce() -> R) -> R {
    let needed = BASE + DEEPEST.load(Ordering::Relaxed) * LEVEL;
    stacker::maybe_grow(needed, needed + BASE, native)
}
