//! Names of operations that a context was found to know.
//!
//! A builder asks for the same few names again and again, so those that were asked
//! for last are where a cheap number of the name leads.

use hashbrown::HashSet;

/// How many names are found at once; a power of two.
const RECENT: usize = 64;

/// See the module.
#[derive(Default)]
pub struct KnownNames {
    all: HashSet<Vec<u8>>,
    /// `RECENT` of them, or none yet.
    recent: Vec<Vec<u8>>,
}

/// A number of a name, below `RECENT`: names differ in length and in their ends.
#[inline]
fn place(name: &[u8]) -> usize {
    let end = name
        .last_chunk::<8>()
        .map_or(0, |end| u64::from_le_bytes(*end));
    let mixed = (end ^ name.len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    usize::try_from(mixed >> 58).unwrap_or(0)
}

impl KnownNames {
    /// Whether a name is one of them.
    #[inline]
    pub fn contains(&mut self, name: &[u8]) -> bool {
        // The places of none are empty.
        let recent = self.recent.get(place(name)).filter(|_| !name.is_empty());
        recent.is_some_and(|recent| recent == name) || self.look_up(name)
    }

    fn look_up(&mut self, name: &[u8]) -> bool {
        let is_known = self.all.contains(name);
        if is_known {
            self.recent.resize(RECENT, Vec::new());
            if let Some(recent) = self.recent.get_mut(place(name)) {
                name.clone_into(recent);
            }
        }
        is_known
    }

    /// Adds a name.
    pub fn insert(&mut self, name: &[u8]) {
        self.all.insert(name.to_vec());
    }
}
