//! The handles of what is uniqued, and of detached regions.
//!
//! The few types, names and locations that a host works with are asked for again and
//! again, so what was found last is looked at first: one comparison, where a hash
//! map has to compute its hash.

use hashbrown::HashMap;

use crate::handle::bits::Bits;
use crate::kind::Kind;

const RECENT_BITS: u32 = 7;

/// From kind and pointer to handle.
pub struct Uniqued {
    all: HashMap<(Kind, u64), Bits>,
    /// Some of `all`, each in the place that its pointer says.
    recent: [(u64, Bits); 1 << RECENT_BITS],
}

impl Default for Uniqued {
    fn default() -> Self {
        Uniqued {
            all: HashMap::new(),
            recent: [(0, Bits(0)); 1 << RECENT_BITS],
        }
    }
}

/// Uniqued things are allocated one behind another, a few words each.
#[inline]
fn place(word: u64) -> usize {
    let mixed = (word >> 3) ^ (word >> (3 + RECENT_BITS));
    usize::try_from(mixed & ((1 << RECENT_BITS) - 1)).unwrap_or(0)
}

impl Uniqued {
    /// The handle, if there is one.
    #[inline]
    pub fn get(&mut self, kind: Kind, word: u64) -> Option<Bits> {
        if let Some((known, bits)) = self.recent.get(place(word))
            && *known == word
            && bits.kind() == kind
        {
            return Some(*bits);
        }
        self.look_up(kind, word)
    }

    #[inline(never)]
    fn look_up(&mut self, kind: Kind, word: u64) -> Option<Bits> {
        let bits = *self.all.get(&(kind, word))?;
        self.remember(word, bits);
        Some(bits)
    }

    fn remember(&mut self, word: u64, bits: Bits) {
        if let Some(recent) = self.recent.get_mut(place(word)) {
            *recent = (word, bits);
        }
    }

    /// Whether there is one.
    pub fn contains(&self, kind: Kind, word: u64) -> bool {
        self.all.contains_key(&(kind, word))
    }

    /// Takes note of a handle.
    pub fn insert(&mut self, kind: Kind, word: u64, bits: Bits) {
        self.all.insert((kind, word), bits);
        self.remember(word, bits);
    }

    /// Forgets a handle.
    pub fn remove(&mut self, kind: Kind, word: u64) -> Option<Bits> {
        let bits = self.all.remove(&(kind, word))?;
        if let Some(recent) = self.recent.get_mut(place(word))
            && recent.1 == bits
        {
            *recent = (0, Bits(0));
        }
        Some(bits)
    }
}
