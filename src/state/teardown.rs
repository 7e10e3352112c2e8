//! Destroying detached IR that may use itself in any way.
//!
//! Upstream destroys an operation only if nothing uses its results. Detached
//! pieces of a context may use each other in circles. So all pieces are first
//! put together into one region: a region drops every use inside it before it
//! destroys its blocks.

use crate::sys::{self, Raw};

use super::tree::{Tree, blocks};

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
