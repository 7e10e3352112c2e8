//! Rewriters: where they insert, and what they may do.
//!
//! Upstream's rewriter has the address of the place where it inserts. The library
//! keeps handles instead, and sets the place anew in each call: so it can be gone,
//! but not dangle. A rewriter of the host changes what the host may change; that of
//! a pattern is watched by its driver, and changes only what the driver can bear.

use super::call::{Access, Call};
use super::handles::{Handle, MlsBlock, MlsOperation, MlsRewriterBase};
use super::rewrite;
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::state::lease::{self, Limit};
use crate::state::objects::{Object, Place, Rewriter};
use crate::state::reason::Reason;
use crate::state::record::TABLE;
use crate::state::tree::{self, Tree};
use crate::status;
use crate::sys::{self, Raw};

/// A rewriter, resolved.
pub struct Tool {
    /// Upstream's.
    pub raw: sys::MlirRewriterBase,
    /// Whether the host made it.
    pub is_own: bool,
    /// How it uses IR.
    pub access: Access,
    handle: Bits,
    /// Whether the library keeps its place.
    is_placed: bool,
}

impl Tool {
    /// What its calls are in reports.
    pub fn reason(&self) -> Reason {
        match self.is_own {
            true => Reason::Rewriter,
            false => Reason::Rewritten,
        }
    }
}

/// The type of a value.
pub fn type_of(value: sys::MlirValue) -> u64 {
    // SAFETY: a live value.
    unsafe { sys::mlirValueGetType(value) }.word()
}

/// Checks that an operation is in a block.
pub fn check_in_block(op: sys::MlirOperation, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live operation.
    match unsafe { sys::mlirOperationGetBlock(op) }.is_null() {
        true => bad(
            status::MLS_STATUS_BAD_STATE,
            argument,
            "the operation is in no block",
        ),
        false => Ok(()),
    }
}

/// Checks that there is a value of the type of each result.
pub fn check_replacements(
    op: sys::MlirOperation,
    values: &[sys::MlirValue],
    argument: &'static str,
) -> Fallible<()> {
    let wanted: Vec<u64> = tree::results(op).map(type_of).collect();
    let given: Vec<u64> = values.iter().map(|value| type_of(*value)).collect();
    if wanted == given {
        return Ok(());
    }
    let name = tree::name(op);
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        format!(
            "`{name}` has {} results, and not {} values of their types take their place",
            wanted.len(),
            given.len()
        ),
    )
}

/// The operation in front of which the next insertion goes; null if there is
/// none. (Upstream reads the block without asking whether there is one.)
///
/// # Safety
/// `rewriter` is live.
pub unsafe fn after_insertion(rewriter: sys::MlirRewriterBase) -> sys::MlirOperation {
    // SAFETY: live.
    if unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter) }.is_null() {
        return sys::MlirOperation::from_word(0);
    }
    // SAFETY: live, with a place.
    unsafe { sys::mlirRewriterBaseGetOperationAfterInsertion(rewriter) }
}

fn out_of_scope<T>(argument: &'static str, why: &str) -> Fallible<T> {
    bad(status::MLS_STATUS_OUT_OF_SCOPE, argument, why)
}

impl Call {
    /// A rewriter of which another place is wanted.
    pub fn rewriter_to_place(&mut self, rewriter: MlsRewriterBase) -> Fallible<Tool> {
        let handle = self.check(rewriter, Access::Free, "rewriter")?;
        let found = self.rewriter_object(handle)?;
        let (raw, is_own, is_placed) = (found.raw, found.is_own, found.place.is_some());
        if !is_own {
            self.check_in_callback("rewriter")?;
        }
        Ok(Tool {
            raw: sys::MlirRewriterBase::from_word(raw),
            is_own,
            // Nobody watches over the host's own.
            access: if is_own { Access::Write } else { Access::Use },
            handle,
            is_placed,
        })
    }

    /// Refuses what is there during a callback only on another thread.
    pub fn check_in_callback(&mut self, argument: &'static str) -> Fallible<()> {
        match self.inner().scope.is_some_and(|scope| scope.rewrites) {
            true => Ok(()),
            false => out_of_scope(argument, "it is of use only on the thread of its callback"),
        }
    }

    /// A rewriter, with its place set.
    pub fn rewriter(&mut self, rewriter: MlsRewriterBase) -> Fallible<Tool> {
        let mut tool = self.rewriter_to_place(rewriter)?;
        if let Some(place) = self.rewriter_object(tool.handle)?.place {
            tool.is_placed = self.set_place(&tool, place)?;
        }
        Ok(tool)
    }

    /// A rewriter that changes something.
    pub fn changer(&mut self, rewriter: MlsRewriterBase) -> Fallible<Tool> {
        let tool = self.rewriter(rewriter)?;
        let limit = self.inner().scope.map(|scope| scope.limit);
        if !tool.is_own && limit == Some(Limit::Looks) {
            return out_of_scope(
                "rewriter",
                "a constraint looks at the IR and does not change it",
            );
        }
        Ok(tool)
    }

    fn rewriter_object(&mut self, handle: Bits) -> Fallible<&mut Rewriter> {
        match self.inner().objects.get_mut(&handle.index()) {
            Some(Object::Rewriter(rewriter)) => Ok(rewriter),
            _ => failed(status::MLS_STATUS_PANIC, "a rewriter without its object"),
        }
    }

    /// Tells upstream's rewriter where to insert; nowhere if that is gone, and then
    /// `false`.
    fn set_place(&mut self, tool: &Tool, place: Place) -> Fallible<bool> {
        let is_live = |bits: Bits| TABLE.resolve(bits).is_ok();
        if !is_live(place.block) || !place.before.is_none_or(is_live) {
            return self.forget_place(tool);
        }
        let block = MlsBlock::from_bits(place.block);
        let block = self.get(block, Access::Read, "rewriter")?;
        let Some(before) = place.before else {
            // SAFETY: both are live.
            unsafe { sys::mlirRewriterBaseSetInsertionPointToEnd(tool.raw, block) };
            return Ok(true);
        };
        let before = self.get(MlsOperation::from_bits(before), Access::Read, "rewriter")?;
        // It may have been moved elsewhere.
        // SAFETY: a live operation.
        if unsafe { sys::mlirOperationGetBlock(before) }.word() != block.word() {
            return self.forget_place(tool);
        }
        // SAFETY: both are live, and the operation is in a block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointBefore(tool.raw, before) };
        Ok(true)
    }

    fn forget_place(&mut self, tool: &Tool) -> Fallible<bool> {
        // SAFETY: live; it reads nothing of the old place.
        unsafe { sys::mlirRewriterBaseClearInsertionPoint(tool.raw) };
        self.rewriter_object(tool.handle)?.place = None;
        Ok(false)
    }

    /// Keeps the place that upstream's rewriter has now.
    pub fn note_place(&mut self, tool: &Tool) -> Fallible<()> {
        // SAFETY: live.
        let block = unsafe { sys::mlirRewriterBaseGetInsertionBlock(tool.raw) };
        let mut place = None;
        if !block.is_null() {
            // SAFETY: live.
            let before = self.operation(unsafe { after_insertion(tool.raw) })?.bits();
            place = Some(Place {
                block: self.block(block)?.bits(),
                before: (before.0 != 0).then_some(before),
            });
        }
        self.rewriter_object(tool.handle)?.place = place;
        Ok(())
    }

    /// The same, if the library keeps it at all.
    pub fn renew_place(&mut self, tool: &Tool) -> Fallible<()> {
        match tool.is_placed {
            true => self.note_place(tool),
            false => Ok(()),
        }
    }

    /// The block that something is inserted into now.
    pub fn insertion_block(&mut self, tool: &Tool) -> Fallible<sys::MlirBlock> {
        // SAFETY: live.
        let block = unsafe { sys::mlirRewriterBaseGetInsertionBlock(tool.raw) };
        if block.is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "rewriter",
                "no place to insert at is set, or it is gone",
            );
        }
        if tool.is_own {
            let block = self.block(block)?;
            self.get(block, Access::Write, "rewriter")?;
        }
        Ok(block)
    }

    /// Before a piece goes away: the place of the next insertion must not go with
    /// it.
    pub fn keep_place(&mut self, tool: &Tool, piece: Tree) -> Fallible<()> {
        // SAFETY: live.
        let block = unsafe { sys::mlirRewriterBaseGetInsertionBlock(tool.raw) };
        if block.is_null() {
            return Ok(());
        }
        // SAFETY: live.
        let after = unsafe { after_insertion(tool.raw) };
        let around = tree::parent_of_block(block);
        let is_in_piece = match piece {
            Tree::Operation(op) if after.word() == op.word() => {
                // SAFETY: both are live, and the operation is in that block.
                unsafe { sys::mlirRewriterBaseSetInsertionPointAfter(tool.raw, op) };
                return self.renew_place(tool);
            }
            Tree::Block(gone) if gone.word() == block.word() => true,
            _ => !around.is_null() && tree::contains(piece, around),
        };
        if is_in_piece {
            // SAFETY: live.
            unsafe { sys::mlirRewriterBaseClearInsertionPoint(tool.raw) };
            self.renew_place(tool)?;
        }
        Ok(())
    }

    /// Lets a rewriter erase an operation, with the place of insertion kept.
    pub fn erase(
        &mut self,
        tool: &Tool,
        op: sys::MlirOperation,
        native: impl FnOnce(),
    ) -> Fallible<()> {
        self.keep_place(tool, Tree::Operation(op))?;
        let handle = self.operation(op)?;
        self.inner().forget_root(handle.bits());
        self.erases(tool);
        self.deadly(&[Tree::Operation(op)], tool.reason(), native);
        Ok(())
    }

    /// A rewriter is about to erase something.
    pub fn erases(&mut self, tool: &Tool) {
        if !tool.is_own {
            rewrite::note_erased();
        }
    }

    /// Whether a piece is in what a driver works on, in a callback of it.
    pub fn is_in_driver(&mut self, piece: Tree) -> bool {
        let scope = self.inner().scope.filter(|scope| scope.rewrites);
        scope.is_some_and(|scope| tree::climb(piece, scope.anchor).word() == scope.anchor)
    }

    /// Refuses to let a piece go that the driver around it goes on with.
    pub fn check_goes(&mut self, tool: &Tool, piece: Tree, argument: &'static str) -> Fallible<()> {
        if !self.is_in_driver(piece) {
            return Ok(());
        }
        match self.inner().scope.map_or(Limit::None, |scope| scope.limit) {
            _ if tool.is_own => {
                out_of_scope(argument, "a pattern moves and erases with its rewriter")
            }
            Limit::Keeps | Limit::Stays => out_of_scope(
                argument,
                "the pattern may go on with it when this function has returned",
            ),
            _ => self.check_stays(piece, argument),
        }
    }

    /// Refuses to move a piece where the driver around it does not expect it, or
    /// out of what that works on.
    pub fn check_moves(
        &mut self,
        tool: &Tool,
        piece: Tree,
        to: sys::MlirOperation,
        argument: &'static str,
    ) -> Fallible<()> {
        if !self.is_in_driver(piece) {
            return Ok(());
        }
        if tool.is_own {
            return out_of_scope(argument, "a pattern moves and erases with its rewriter");
        }
        if to.is_null() || !self.is_in_driver(Tree::Operation(to)) {
            return out_of_scope(argument, "what a driver works on stays in that");
        }
        self.check_stays(piece, argument)
    }

    fn check_stays(&mut self, piece: Tree, argument: &'static str) -> Fallible<()> {
        let limit = self.inner().scope.map_or(Limit::None, |scope| scope.limit);
        let around = match piece {
            Tree::Operation(op) | Tree::Below(op) => op,
            Tree::Block(block) => tree::parent_of_block(block),
            Tree::Region(_) => sys::MlirOperation::from_word(0),
        };
        let is_free = match limit {
            Limit::Only(visited) => {
                let visited = sys::MlirOperation::from_word(visited);
                !around.is_null() && tree::is_in_operation(around, visited)
            }
            Limit::Stays => false,
            _ => true,
        };
        match is_free {
            true => Ok(()),
            false => out_of_scope(
                argument,
                "this driver goes from one operation to the next: only the one that it is at,                  and what is in it, can be erased or moved",
            ),
        }
    }

    /// The address of the operation that a rewriter is modifying in place, or 0.
    pub fn modified(&mut self, tool: &Tool) -> u64 {
        if !tool.is_own {
            return self.inner().scope.map_or(0, |scope| scope.modified);
        }
        let modified = self.rewriter_object(tool.handle).ok();
        let modified = modified.and_then(|rewriter| rewriter.modified);
        let entry = modified.and_then(|bits| TABLE.resolve(bits).ok());
        entry.map_or(0, |entry| entry.address)
    }

    /// Notes it; null for none.
    pub fn set_modified(&mut self, tool: &Tool, op: sys::MlirOperation) -> Fallible<()> {
        if !tool.is_own {
            lease::set_modified(op.word());
            return Ok(());
        }
        let bits = self.operation(op)?.bits();
        self.rewriter_object(tool.handle)?.modified = (bits.0 != 0).then_some(bits);
        Ok(())
    }
}
