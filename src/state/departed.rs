//! References to objects that died while the host held them.
//!
//! The host still gives each of them up, in its own time: that must succeed,
//! and one too many must not. An entry lasts until then, so there are never
//! more of them than the host has references.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use crate::handle::bits::Bits;
use crate::handle::lock::Mutex;

static DEPARTED: Mutex<Option<HashMap<Bits, u32>>> = Mutex::new(None);

/// Notes that an object died with this many references.
pub fn add(object: Bits, count: u32) {
    let mut departed = DEPARTED.lock();
    let all = departed.get_or_insert_default();
    *all.entry(object).or_insert(0) += count;
}

/// Takes a reference to a dead object away. `false` if there is none.
pub fn release(object: Bits) -> bool {
    let mut departed = DEPARTED.lock();
    let Some(all) = departed.as_mut() else {
        return false;
    };
    let Entry::Occupied(mut left) = all.entry(object) else {
        return false;
    };
    *left.get_mut() -= 1;
    if *left.get() == 0 {
        left.remove();
    }
    true
}

/// The references to dead objects that the host has not given up yet.
pub fn count() -> usize {
    let departed = DEPARTED.lock();
    let counts = departed.iter().flat_map(HashMap::values);
    counts.map(|count| *count as usize).sum()
}

/// Keeps the lock, for a process that forks.
pub fn hold() -> Box<dyn std::any::Any> {
    Box::new(DEPARTED.lock())
}
