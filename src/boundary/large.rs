//! Destroying large trees without the lock.
//!
//! Upstream takes a tenth of a second for some hundred thousand operations, and
//! before it nothing outside may use them. Meanwhile other threads have better
//! things to do in the context than to wait. So the tree is leased, and:
//!
//! 1. While it can still be kept, others may read it. Whether it uses anything
//!    outside, or is used, is looked at in steps, with the lock.
//! 2. When nothing stands in the way any more, all handles in it go stale, in
//!    steps too; those that are left are stale for whoever asks.
//! 3. Now nobody can reach it, and upstream destroys it without the lock.

use super::call::Call;
use super::leases::busy;
use crate::error::Fallible;
use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::state::lease::{Hold, Lease};
use crate::state::reason::Reason;
use crate::state::record;
use crate::state::tree::{self, Apart, Node, Tree, Walk};
use crate::sys::{self, Raw};

/// Trees with more operations and blocks are large; as many are looked at before
/// others get the lock.
const LARGE: usize = 4096;
/// With no more slots than these, the handles in a tree are looked for among all
/// handles of the context, and not in the tree.
const FEW: usize = 4 * LARGE;

impl Call {
    /// Whether an operation should be destroyed without the lock, if it can.
    pub fn is_large(&mut self, operation: sys::MlirOperation) -> bool {
        // SAFETY: a live operation.
        let block = unsafe { sys::mlirOperationGetBlock(operation) };
        let is_free = block.is_null() && self.inner().scope.is_none();
        is_free && Walk::new(Tree::Operation(operation)).nth(LARGE).is_some()
    }

    /// Destroys a large tree, the handle of whose root is `bits`. `false` if it
    /// cannot be done without the lock, or, for an orphan, not any more. Others
    /// have had the lock meanwhile, but not changed the tree.
    pub fn destroy_large(
        &mut self,
        operation: sys::MlirOperation,
        (bits, is_orphan): (Bits, bool),
        why: Reason,
        argument: &'static str,
    ) -> Fallible<bool> {
        let root = self.inner().root_of(Tree::Operation(operation))?;
        let exclusive = self.exclusive;
        let lease = self.take_lease(Hold::Reads(root), "", 0)?;
        // With one root, there is nothing outside.
        let apart = self.inner().roots == 1 || self.is_apart(Tree::Operation(operation));
        let inner = self.inner();
        let reads = |one: &&Lease| one.number != lease && one.hold == Hold::Reads(root);
        let reader = inner.leases.all().iter().find(reads);
        let result = match reader {
            Some(reader) => busy(reader, argument),
            None => Ok(apart && !(is_orphan && inner.is_held(root))),
        };
        if result.as_ref().is_ok_and(|goes| *goes) {
            let hold = Hold::Destroys(operation.word(), why.word());
            inner.leases.change(lease, hold);
            inner.forget_root(bits);
            self.let_die(operation, why.word());
            self.without_lock(lease, || {
                // SAFETY: live; nothing outside uses what is in it, and nobody has
                // a handle to it.
                record::for_reason(why.word(), || unsafe {
                    sys::mlirOperationDestroy(operation);
                });
            });
        }
        self.end_lease();
        // Diagnostics of others are not this call's.
        self.exclusive = exclusive;
        result
    }

    fn is_apart(&mut self, root: Tree) -> bool {
        let mut apart = Apart::new(root);
        loop {
            if let Some(result) = apart.step(LARGE) {
                return result;
            }
            self.give_way();
        }
    }

    /// Ends all handles in a tree, that of its root last: what is in a tree is
    /// known by it.
    fn let_die(&mut self, operation: sys::MlirOperation, why: u32) {
        let record = self.record();
        let inner = self.inner();
        // Looking around what others change is not safe.
        let is_quiet = !inner.leases.is_changing();
        if is_quiet && inner.roots == 0 {
            // It was the only one: all IR is in it.
            record.retire_ir(inner, why);
            return self.sweep();
        }
        if is_quiet && inner.arena.room() <= FEW {
            return self.let_few_die(operation, why);
        }
        let mut walk = Walk::new(Tree::Below(operation));
        loop {
            let mut steps = 0;
            for node in walk.by_ref().take(LARGE) {
                steps += 1;
                self.kill(node, why);
            }
            if steps < LARGE {
                break;
            }
            self.give_way();
        }
        self.kill(Node::Operation(operation), why);
        self.sweep();
    }

    /// The same where there are few handles in all.
    fn let_few_die(&mut self, operation: sys::MlirOperation, why: u32) {
        let live: Vec<Entry> = self.inner().arena.live().map(|(_, entry)| entry).collect();
        let is_in_it = |entry: &&Entry| {
            let piece = Tree::of(entry);
            piece.is_some_and(|piece| tree::root(piece).word() == operation.word())
        };
        let doomed: Vec<_> = live.iter().filter(is_in_it).filter_map(node_of).collect();
        doomed.into_iter().for_each(|node| self.kill(node, why));
        self.sweep();
    }

    fn kill(&mut self, node: Node, why: u32) {
        if let Some((bits, what)) = tree::handle(node) {
            self.record().kill(bits, what, why);
        }
    }

    /// Ends the handle of something in a tree that is being destroyed, if that
    /// has not come to it yet. Whether it did.
    pub(super) fn hasten(&mut self, entry: &Entry) -> bool {
        let leases = &self.inner().leases;
        // Nor is it here, and what others change is not what is destroyed.
        let is_free = leases.is_destroying() && leases.of_mark(entry.mark).is_none();
        let Some(piece) = Tree::of(entry).filter(|_| is_free) else {
            return false;
        };
        let why = leases.destroys(tree::root(piece).word());
        match (why, node_of(entry)) {
            (Some(why), Some(node)) => self.kill(node, why),
            _ => return false,
        }
        true
    }
}

/// The operation or block in a slot.
fn node_of(entry: &Entry) -> Option<Node> {
    match Tree::of(entry)? {
        Tree::Operation(operation) => Some(Node::Operation(operation)),
        Tree::Block(block) => Some(Node::Block(block)),
        Tree::Below(_) | Tree::Region(_) => None,
    }
}
