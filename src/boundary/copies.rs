//! Copies of IR for upstream to work on, where it would change what the host has.

use crate::state::tree;
use crate::sys::{self, Raw};

/// A copy of a whole tree, detached and without handles; destroyed at the end.
pub struct Copy(sys::MlirOperation);

impl Copy {
    /// Copies everything around an operation, and finds what is in its place.
    ///
    /// # Safety
    /// The tree is live, nobody changes it meanwhile, and it uses nothing outside.
    pub unsafe fn around(operation: sys::MlirOperation) -> (Self, sys::MlirOperation) {
        let top = tree::outermost(operation);
        // SAFETY: by the contract of this function.
        let copy = Copy(unsafe { sys::mlirOperationClone(top) });
        let place = copy.place_of(operation);
        (copy, place)
    }

    /// What is in the place of an operation of the tree that was copied.
    pub fn place_of(&self, operation: sys::MlirOperation) -> sys::MlirOperation {
        let mut path = Vec::new();
        let mut at = operation;
        loop {
            let around = tree::parent_of(at);
            if around.is_null() {
                break;
            }
            path.push(position(around, at));
            at = around;
        }
        path.into_iter().rev().fold(self.0, |at, position| {
            inside(at).nth(position).unwrap_or(at)
        })
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // SAFETY: made by `around`, detached, without handles.
        unsafe { sys::mlirOperationDestroy(self.0) }
    }
}

/// The operations directly in an operation.
fn inside(operation: sys::MlirOperation) -> impl Iterator<Item = sys::MlirOperation> {
    tree::regions(operation)
        .flat_map(tree::blocks)
        .flat_map(tree::operations)
}

fn position(around: sys::MlirOperation, operation: sys::MlirOperation) -> usize {
    let is_it = |one: sys::MlirOperation| one.word() == operation.word();
    inside(around).position(is_it).unwrap_or(0)
}
