//! Destroying detached IR that may use itself in any way.
//!
//! Upstream destroys an operation only if nothing uses its results. Detached
//! pieces of a context may use each other in circles. So all pieces are first
//! put together into one region: a region drops every use inside it before it
//! destroys its blocks.

use crate::handle::table::Entry;
use crate::kind;
use crate::sys::{self, Raw};

use super::tree::{Tree, blocks, root, see_outside_uses};

/// The detached pieces of a context.
#[derive(Default)]
pub struct Pieces {
    /// Operations without a block.
    pub operations: Vec<u64>,
    /// Blocks without a region.
    pub blocks: Vec<u64>,
    /// Regions without an operation.
    pub regions: Vec<u64>,
}

impl Pieces {
    /// Adds what is in a slot, if it is IR.
    pub fn add(&mut self, entry: &Entry) {
        match entry.class {
            kind::OPERATION => self.operations.push(entry.address),
            kind::BLOCK => self.blocks.push(entry.address),
            kind::REGION => self.regions.push(entry.address),
            _ => {}
        }
    }

    /// All of them, as trees.
    pub fn trees(&self) -> Vec<Tree> {
        let operations = self.operations.iter();
        let blocks = self.blocks.iter();
        let regions = self.regions.iter();
        operations
            .map(|word| Tree::Operation(sys::MlirOperation::from_word(*word)))
            .chain(blocks.map(|word| Tree::Block(sys::MlirBlock::from_word(*word))))
            .chain(regions.map(|word| Tree::Region(sys::MlirRegion::from_word(*word))))
            .collect()
    }

    /// Destroys all of them.
    pub fn destroy(self) {
        if self.operations.is_empty() && self.blocks.is_empty() && self.regions.is_empty() {
            return;
        }
        // SAFETY: needs nothing.
        let grave = unsafe { sys::mlirRegionCreate() };
        // SAFETY: no arguments, so neither array is read.
        let block = unsafe { sys::mlirBlockCreate(0, std::ptr::null(), std::ptr::null()) };
        // SAFETY: both were made above.
        unsafe { sys::mlirRegionAppendOwnedBlock(grave, block) };
        for word in self.operations {
            // SAFETY: a live operation without a block.
            unsafe {
                sys::mlirBlockAppendOwnedOperation(block, sys::MlirOperation::from_word(word));
            }
        }
        for word in self.blocks {
            // SAFETY: a live block without a region.
            unsafe { sys::mlirRegionAppendOwnedBlock(grave, sys::MlirBlock::from_word(word)) };
        }
        for word in &self.regions {
            let inside: Vec<_> = blocks(sys::MlirRegion::from_word(*word)).collect();
            for inner in inside {
                // SAFETY: a live block of that region.
                unsafe { sys::mlirBlockDetach(inner) };
                // SAFETY: it has no region now.
                unsafe { sys::mlirRegionAppendOwnedBlock(grave, inner) };
            }
        }
        // SAFETY: made above, and nobody else has it.
        unsafe { sys::mlirRegionDestroy(grave) };
        for word in self.regions {
            // SAFETY: a live region without an operation, empty now.
            unsafe { sys::mlirRegionDestroy(sys::MlirRegion::from_word(word)) };
        }
    }
}

/// Those pieces that can be destroyed together: nothing outside of them uses
/// anything in them. They are given as their places in `all`.
pub fn unused(all: &[Tree]) -> Vec<usize> {
    let words: Vec<u64> = all.iter().map(|tree| tree.word()).collect();
    // For each piece, the roots that use something in it; 0 for an unknown one.
    let users: Vec<Vec<u64>> = all
        .iter()
        .map(|tree| {
            let mut users = Vec::new();
            see_outside_uses(*tree, |user, _| {
                let root = match user.is_null() {
                    true => 0,
                    false => root(Tree::Operation(user)).word(),
                };
                if !users.contains(&root) {
                    users.push(root);
                }
            });
            users
        })
        .collect();
    let mut left: Vec<usize> = (0..all.len()).collect();
    loop {
        let words: Vec<u64> = left
            .iter()
            .filter_map(|at| words.get(*at).copied())
            .collect();
        let before = left.len();
        left.retain(|at| {
            let users = users.get(*at);
            users.is_none_or(|users| users.iter().all(|user| words.contains(user)))
        });
        if left.len() == before {
            return left;
        }
    }
}
