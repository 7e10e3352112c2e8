//! From the address of an object to its slot, through a tree indexed by the
//! address.
//!
//! The heap is cut into granules of 64 bytes; each has one 32-bit entry, the
//! index of the slot of the object that starts in it. Objects of 64 bytes and
//! more never share a granule. Operations lie in memory in the order in which
//! they are used, and so do their entries: a hash map scatters them over the
//! table and pays a cache miss for each look-up (2.3 times the raw cost of
//! building IR, against 1.16 times for this).
//!
//! Branches and leaves are made when something is first entered and are kept:
//! a look-up needs no lock and no memory, which the death hook relies on.

use super::kept::{Kept, boxed};
use super::sync::{AtomicU32, Ordering};

const GRANULE_BITS: u32 = 6;
const LEAF_BITS: u32 = 14;
const BRANCH_BITS: u32 = 14;
const ROOT_BITS: u32 = 13;
/// Addresses that the tree covers; Linux gives user space 47 bits.
pub const ADDRESS_BITS: u32 = GRANULE_BITS + LEAF_BITS + BRANCH_BITS + ROOT_BITS;

type Leaf = [AtomicU32; 1 << LEAF_BITS];
type Branch = [Kept<Leaf>; 1 << BRANCH_BITS];

/// The tree.
pub struct Shadow {
    root: [Kept<Branch>; 1 << ROOT_BITS],
}

fn part(address: u64, shift: u32, width: u32) -> usize {
    usize::try_from((address >> shift) & ((1 << width) - 1)).unwrap_or(0)
}

fn leaf_part(address: u64) -> usize {
    part(address, GRANULE_BITS, LEAF_BITS)
}

fn branch_part(address: u64) -> usize {
    part(address, GRANULE_BITS + LEAF_BITS, BRANCH_BITS)
}

fn root_part(address: u64) -> usize {
    part(address, GRANULE_BITS + LEAF_BITS + BRANCH_BITS, ROOT_BITS)
}

impl Shadow {
    /// An empty tree.
    #[allow(clippy::new_without_default, reason = "made in statics only")]
    pub const fn new() -> Self {
        Shadow {
            root: [const { Kept::new() }; 1 << ROOT_BITS],
        }
    }

    /// The entry for `address`, if there was ever one near it.
    #[inline]
    fn entry(&self, address: u64) -> Option<&AtomicU32> {
        self.root
            .get(root_part(address))
            .and_then(Kept::get)
            .and_then(|branch| branch.get(branch_part(address)))
            .and_then(Kept::get)
            .and_then(|leaf| leaf.get(leaf_part(address)))
    }

    /// The slot entered for `address`, or 0.
    #[inline]
    pub fn get(&self, address: u64) -> u32 {
        let entry = self.entry(address);
        entry.map_or(0, |entry| entry.load(Ordering::Acquire))
    }

    /// The entry for `address`, to enter a slot in it. `None` if the address is out of
    /// reach.
    #[inline]
    pub fn place(&self, address: u64) -> Option<&AtomicU32> {
        if address >> ADDRESS_BITS != 0 {
            return None;
        }
        self.entry(address).or_else(|| self.make(address))
    }

    #[cold]
    fn make(&self, address: u64) -> Option<&AtomicU32> {
        let branch = self.root.get(root_part(address))?;
        let branch = branch.get_or_make(|| boxed(Kept::new));
        let leaf = branch.get(branch_part(address))?;
        let leaf = leaf.get_or_make(|| boxed(|| AtomicU32::new(0)));
        leaf.get(leaf_part(address))
    }

    /// Removes the entry for `address`, if it still is `index`.
    #[inline]
    pub fn clear(&self, address: u64, index: u32) {
        if let Some(entry) = self.entry(address)
            && entry.load(Ordering::Acquire) == index
        {
            entry.store(0, Ordering::Release);
        }
    }
}
