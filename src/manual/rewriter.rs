//! Changing IR with a rewriter: where it inserts, and operations
//! (mlir-c/Rewrite.h).
//!
//! A rewriter is the host's own, or that of a rewrite pattern, which its driver
//! watches.

use super::operation_lifetime::{check_cycle, check_unused};
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsContext, MlsOperation, MlsPatternRewriter, MlsRewriterBase, MlsValue,
};
use crate::boundary::rewriters::{after_insertion, check_in_block, check_replacements, type_of};
use crate::depth;
use crate::error::{Fallible, bad};
use crate::kind;
use crate::state::objects::{Object, Rewriter};
use crate::state::reason::Reason;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Makes a rewriter that inserts nowhere yet.
///
/// Upstream: `mlirIRRewriterCreate`.
/// Ownership: the caller owns the result (`mlsIRRewriterDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIRRewriterCreate(
    context: MlsContext,
    out: *mut MlsRewriterBase,
) -> MlsStatus {
    call("mlsIRRewriterCreate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let rewriter = Rewriter::own(unsafe { sys::mlirIRRewriterCreate(context) });
        let bits = call.new_object(kind::REWRITER_BASE, Object::Rewriter(rewriter))?;
        out.put(MlsRewriterBase::from_bits(bits));
        Ok(())
    })
}

/// Makes a rewriter that inserts in front of `op`.
///
/// Upstream: `mlirIRRewriterCreateFromOp`.
/// Ownership: the caller owns the result (`mlsIRRewriterDestroy`).
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_STATE (`op`: in no block).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIRRewriterCreateFromOp(
    op: MlsOperation,
    out: *mut MlsRewriterBase,
) -> MlsStatus {
    call("mlsIRRewriterCreateFromOp", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        check_in_block(op, "op")?;
        // SAFETY: the operation is live, and in a block.
        let rewriter = Rewriter::own(unsafe { sys::mlirIRRewriterCreateFromOp(op) });
        let bits = call.new_object(kind::REWRITER_BASE, Object::Rewriter(rewriter))?;
        let made = MlsRewriterBase::from_bits(bits);
        let rewriter = call.rewriter_to_place(made)?;
        call.note_place(&rewriter)?;
        out.put(made);
        Ok(())
    })
}

/// Destroys a rewriter of the host.
///
/// Upstream: `mlirIRRewriterDestroy`.
/// Ownership: consumes `rewriter`.
/// Threads: any.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`rewriter`: that of a pattern).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsIRRewriterDestroy(rewriter: MlsRewriterBase) -> MlsStatus {
    call("mlsIRRewriterDestroy", |call| {
        let tool = call.rewriter_to_place(rewriter)?;
        if !tool.is_own {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "rewriter",
                "this rewriter belongs to the driver of the pattern",
            );
        }
        call.end(rewriter.bits(), Reason::Destroy);
        Ok(())
    })
}

/// Sees the rewriter of a pattern as one of any kind.
///
/// Upstream: `mlirPatternRewriterAsBase`.
/// Ownership: a view: of use only in the callback, like `rewriter`.
/// Threads: any.
/// Misuse: skip `rewriter`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPatternRewriterAsBase(
    rewriter: MlsPatternRewriter,
    out: *mut MlsRewriterBase,
) -> MlsStatus {
    call("mlsPatternRewriterAsBase", |call| {
        let bits = call.check(rewriter, Access::Free, "rewriter")?;
        let out = call.out(out, "out")?;
        out.put(MlsRewriterBase::from_bits(
            bits.with(kind::REWRITER_BASE, 0),
        ));
        Ok(())
    })
}

/// Gives the context of a rewriter.
///
/// Upstream: `mlirRewriterBaseGetContext`.
/// Ownership: a view.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseGetContext(
    rewriter: MlsRewriterBase,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsRewriterBaseGetContext", |call| {
        call.check(rewriter, Access::Free, "rewriter")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Says that nothing can be inserted until another place is set.
///
/// Upstream: `mlirRewriterBaseClearInsertionPoint`.
/// Threads: any; that of a pattern: the thread of its callback.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseClearInsertionPoint(rewriter: MlsRewriterBase) -> MlsStatus {
    call("mlsRewriterBaseClearInsertionPoint", |call| {
        let rewriter = call.rewriter_to_place(rewriter)?;
        // SAFETY: live.
        unsafe { sys::mlirRewriterBaseClearInsertionPoint(rewriter.raw) };
        call.note_place(&rewriter)
    })
}

/// Says that what is inserted next goes in front of `op`.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointBefore`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`: in no block).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointBefore(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointBefore", |call| {
        let rewriter = call.rewriter_to_place(rewriter)?;
        let op = call.get(op, rewriter.access, "op")?;
        check_in_block(op, "op")?;
        // SAFETY: both are live, and the operation is in a block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointBefore(rewriter.raw, op) };
        call.note_place(&rewriter)
    })
}

/// Says that what is inserted next goes behind `op`.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointAfter`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`: in no block).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointAfter(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointAfter", |call| {
        let rewriter = call.rewriter_to_place(rewriter)?;
        let op = call.get(op, rewriter.access, "op")?;
        check_in_block(op, "op")?;
        // SAFETY: both are live, and the operation is in a block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointAfter(rewriter.raw, op) };
        call.note_place(&rewriter)
    })
}

/// Says that what is inserted next goes first in a block.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointToStart`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointToStart(
    rewriter: MlsRewriterBase,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointToStart", |call| {
        let rewriter = call.rewriter_to_place(rewriter)?;
        let block = call.get(block, rewriter.access, "block")?;
        // SAFETY: both are live.
        unsafe { sys::mlirRewriterBaseSetInsertionPointToStart(rewriter.raw, block) };
        call.note_place(&rewriter)
    })
}

/// Says that what is inserted next goes last in a block.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointToEnd`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointToEnd(
    rewriter: MlsRewriterBase,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointToEnd", |call| {
        let rewriter = call.rewriter_to_place(rewriter)?;
        let block = call.get(block, rewriter.access, "block")?;
        // SAFETY: both are live.
        unsafe { sys::mlirRewriterBaseSetInsertionPointToEnd(rewriter.raw, block) };
        call.note_place(&rewriter)
    })
}

/// Says that what is inserted next goes behind the operation that a value is a
/// result of, or first in the block that it is an argument of.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointAfterValue`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`value`: of an operation in no block).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointAfterValue(
    rewriter: MlsRewriterBase,
    value: MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointAfterValue", |call| {
        let rewriter = call.rewriter_to_place(rewriter)?;
        let value = call.get(value, rewriter.access, "value")?;
        // SAFETY: a live value.
        if unsafe { sys::mlirValueIsAOpResult(value) } {
            // SAFETY: a live result.
            check_in_block(unsafe { sys::mlirOpResultGetOwner(value) }, "value")?;
        }
        // SAFETY: both are live, and the value is in a block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointAfterValue(rewriter.raw, value) };
        call.note_place(&rewriter)
    })
}

/// Gives the block that the next insertion goes into; null if there is none.
///
/// Upstream: `mlirRewriterBaseGetInsertionBlock`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseGetInsertionBlock(
    rewriter: MlsRewriterBase,
    out: *mut MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseGetInsertionBlock", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let out = call.out(out, "out")?;
        // SAFETY: live.
        out.put(call.block(unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter.raw) })?);
        Ok(())
    })
}

/// Gives the block that the next insertion goes into, like
/// `mlsRewriterBaseGetInsertionBlock`; null if there is none.
///
/// Upstream: `mlirRewriterBaseGetBlock`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseGetBlock(
    rewriter: MlsRewriterBase,
    out: *mut MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseGetBlock", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let out = call.out(out, "out")?;
        // SAFETY: live.
        out.put(call.block(unsafe { sys::mlirRewriterBaseGetBlock(rewriter.raw) })?);
        Ok(())
    })
}

/// Gives the operation that the next insertion goes in front of; null at the end
/// of a block.
///
/// Upstream: `mlirRewriterBaseGetOperationAfterInsertion`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseGetOperationAfterInsertion(
    rewriter: MlsRewriterBase,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseGetOperationAfterInsertion", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let out = call.out(out, "out")?;
        // SAFETY: live.
        let after = unsafe { after_insertion(rewriter.raw) };
        out.put(call.operation(after)?);
        Ok(())
    })
}

/// Inserts a detached operation, so that the driver knows of it.
///
/// Upstream: `mlirRewriterBaseInsert`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`: in a block; `rewriter`: no place is set, or it is
///   gone); BAD_ARGUMENT (`op`: the place is inside of it).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseInsert(rewriter: MlsRewriterBase, op: MlsOperation) -> MlsStatus {
    call("mlsRewriterBaseInsert", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        check_detached(raw)?;
        let block = call.insertion_block(&rewriter)?;
        let around = tree::parent_of_block(block);
        if !around.is_null() {
            check_cycle(raw, around, "op")?;
        }
        // SAFETY: both are live, the operation is detached.
        unsafe { sys::mlirRewriterBaseInsert(rewriter.raw, raw) };
        call.attached_operation(raw)
    })
}

/// Inserts a copy of an operation and everything in it.
///
/// Upstream: `mlirRewriterBaseClone`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`rewriter`: no place is set, or it is gone; `op`: an operand in
///   it is missing).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseClone(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseClone", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        let out = call.out(out, "out")?;
        let block = call.insertion_block(&rewriter)?;
        tree::check_depth(tree::parent_of_block(block), Tree::Operation(raw), "op")?;
        call.check_holes(raw, status::MLS_STATUS_BAD_STATE)?;
        // SAFETY: both are live, there is a place, and no operand is missing.
        let copy = depth::with_room(|| unsafe { sys::mlirRewriterBaseClone(rewriter.raw, raw) });
        out.put(call.operation(copy)?);
        Ok(())
    })
}

/// Inserts a copy of an operation whose regions are empty.
///
/// Upstream: `mlirRewriterBaseCloneWithoutRegions`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`rewriter`: no place is set, or it is gone; `op`: an operand in
///   it is missing).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseCloneWithoutRegions(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseCloneWithoutRegions", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        let out = call.out(out, "out")?;
        call.insertion_block(&rewriter)?;
        call.check_holes(raw, status::MLS_STATUS_BAD_STATE)?;
        // SAFETY: both are live, there is a place, and no operand is missing.
        let copy = unsafe { sys::mlirRewriterBaseCloneWithoutRegions(rewriter.raw, raw) };
        out.put(call.operation(copy)?);
        Ok(())
    })
}

/// Erases an operation and everything in it. Refused if something outside uses
/// something in it. If it is where the next insertion goes, that goes to what is
/// behind it.
///
/// Upstream: `mlirRewriterBaseEraseOp`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: IN_USE (`op`), naming the user; OUT_OF_SCOPE (`op`: what the driver
///   works on).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseEraseOp(rewriter: MlsRewriterBase, op: MlsOperation) -> MlsStatus {
    call("mlsRewriterBaseEraseOp", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        call.check_anchor(raw, "op")?;
        call.check_goes(&rewriter, Tree::Operation(raw), "op")?;
        check_unused(call, Tree::Operation(raw), "op")?;
        call.erase(&rewriter, raw, || {
            // SAFETY: both are live, and nothing outside uses what is in it.
            unsafe { sys::mlirRewriterBaseEraseOp(rewriter.raw, raw) }
        })
    })
}

/// Refuses to put values in the place of an operation's results that would go with
/// it, or to let anything else go with it that is used outside.
fn check_replaced(
    call: &mut Call,
    op: sys::MlirOperation,
    values: &[sys::MlirValue],
    argument: &'static str,
) -> Fallible<()> {
    check_replacements(op, values, argument)?;
    let goes = |value: &sys::MlirValue| {
        tree::climb(tree::definition(*value), op.word()).word() == op.word()
    };
    if values.iter().any(goes) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "one of them is a result of the operation that it would replace, or in it",
        );
    }
    check_unused(call, Tree::Below(op), "op")
}

/// Replaces the results of an operation by values of the same types, everywhere,
/// and erases it.
///
/// Upstream: `mlirRewriterBaseReplaceOpWithValues`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`values`: not one of the type of each result, or one of
///   `op` itself or in it); IN_USE (`op`: something in it is used outside);
///   OUT_OF_SCOPE (`op`: what the driver works on).
///
/// # Safety
/// `values` is readable for `n_values` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseReplaceOpWithValues(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    n_values: intptr_t,
    values: *const MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceOpWithValues", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        let values = call.get_all(n_values, values, rewriter.access, "values")?;
        call.check_anchor(raw, "op")?;
        call.check_goes(&rewriter, Tree::Operation(raw), "op")?;
        check_replaced(call, raw, &values, "values")?;
        call.erase(&rewriter, raw, || {
            // SAFETY: all are live; as many values as results.
            unsafe {
                sys::mlirRewriterBaseReplaceOpWithValues(
                    rewriter.raw,
                    raw,
                    n_values,
                    values.as_ptr(),
                );
            }
        })
    })
}

/// Replaces the results of an operation by those of another one, everywhere, and
/// erases it.
///
/// Upstream: `mlirRewriterBaseReplaceOpWithOperation`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`new_op`: not one result of the type of each, or `op`
///   itself or in it); IN_USE (`op`: something in it is used outside);
///   OUT_OF_SCOPE (`op`: what the driver works on).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseReplaceOpWithOperation(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    new_op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceOpWithOperation", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        let new_op = call.get(new_op, rewriter.access, "new_op")?;
        call.check_anchor(raw, "op")?;
        call.check_goes(&rewriter, Tree::Operation(raw), "op")?;
        let values: Vec<_> = tree::results(new_op).collect();
        if tree::is_in_operation(new_op, raw) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "new_op",
                "it is the operation that it would replace, or in it",
            );
        }
        check_replaced(call, raw, &values, "new_op")?;
        call.erase(&rewriter, raw, || {
            // SAFETY: all are live; as many results in both.
            unsafe { sys::mlirRewriterBaseReplaceOpWithOperation(rewriter.raw, raw, new_op) }
        })
    })
}

/// Replaces a value by another one of its type, everywhere.
///
/// Upstream: `mlirRewriterBaseReplaceAllUsesWith`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_ARGUMENT (`to`: of another type, or the same value).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseReplaceAllUsesWith(
    rewriter: MlsRewriterBase,
    from: MlsValue,
    to: MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceAllUsesWith", |call| {
        let rewriter = call.changer(rewriter)?;
        let from = call.get(from, rewriter.access, "from")?;
        let to = call.get(to, rewriter.access, "to")?;
        if from.word() == to.word() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "to",
                "this is the same value",
            );
        }
        if type_of(from) != type_of(to) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "to",
                "the values have different types",
            );
        }
        // SAFETY: all are live.
        unsafe { sys::mlirRewriterBaseReplaceAllUsesWith(rewriter.raw, from, to) };
        Ok(())
    })
}

/// Moves `op` in front of `existing_op`.
///
/// Upstream: `mlirRewriterBaseMoveOpBefore`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`, `existing_op`: in no block); BAD_ARGUMENT
///   (`existing_op`: `op` itself or inside of it); OUT_OF_SCOPE (what the
///   driver works on).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseMoveOpBefore(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    existing_op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseMoveOpBefore", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        let existing = call.get(existing_op, rewriter.access, "existing_op")?;
        check_in_block(raw, "op")?;
        check_in_block(existing, "existing_op")?;
        check_cycle(raw, existing, "existing_op")?;
        call.check_anchor(raw, "op")?;
        call.check_anchor(existing, "existing_op")?;
        call.check_moves(&rewriter, Tree::Operation(raw), existing, "op")?;
        call.keep_place(&rewriter, Tree::Operation(raw))?;
        // SAFETY: all are live, both are in blocks, and no cycle comes of it.
        unsafe { sys::mlirRewriterBaseMoveOpBefore(rewriter.raw, raw, existing) };
        call.inner().moved(Tree::Operation(raw))
    })
}

/// Moves `op` behind `existing_op`.
///
/// Upstream: `mlirRewriterBaseMoveOpAfter`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`, `existing_op`: in no block); BAD_ARGUMENT
///   (`existing_op`: `op` itself or inside of it); OUT_OF_SCOPE (what the
///   driver works on).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseMoveOpAfter(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    existing_op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseMoveOpAfter", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        let existing = call.get(existing_op, rewriter.access, "existing_op")?;
        check_in_block(raw, "op")?;
        check_in_block(existing, "existing_op")?;
        check_cycle(raw, existing, "existing_op")?;
        call.check_anchor(raw, "op")?;
        call.check_anchor(existing, "existing_op")?;
        call.check_moves(&rewriter, Tree::Operation(raw), existing, "op")?;
        call.keep_place(&rewriter, Tree::Operation(raw))?;
        // SAFETY: all are live, both are in blocks, and no cycle comes of it.
        unsafe { sys::mlirRewriterBaseMoveOpAfter(rewriter.raw, raw, existing) };
        call.inner().moved(Tree::Operation(raw))
    })
}

/// Begins to change an operation in place: until it is finalized or cancelled
/// its attributes and operands may be set with the usual functions.
///
/// Upstream: `mlirRewriterBaseStartOpModification`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`: another one is being modified).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseStartOpModification(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseStartOpModification", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        if call.modified(&rewriter) != 0 {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "an operation is being modified already",
            );
        }
        // SAFETY: both are live.
        unsafe { sys::mlirRewriterBaseStartOpModification(rewriter.raw, raw) };
        call.set_modified(&rewriter, raw)
    })
}

/// Ends the change of an operation in place: the driver looks at it again.
///
/// Upstream: `mlirRewriterBaseFinalizeOpModification`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`: not being modified).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseFinalizeOpModification(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseFinalizeOpModification", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        if call.modified(&rewriter) != raw.word() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "this operation is not being modified",
            );
        }
        // SAFETY: both are live, and the change was begun.
        unsafe { sys::mlirRewriterBaseFinalizeOpModification(rewriter.raw, raw) };
        call.set_modified(&rewriter, sys::MlirOperation::from_word(0))
    })
}

/// Ends the change of an operation in place, of which nothing came.
///
/// Upstream: `mlirRewriterBaseCancelOpModification`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`op`: not being modified).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseCancelOpModification(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseCancelOpModification", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(op, rewriter.access, "op")?;
        if call.modified(&rewriter) != raw.word() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "this operation is not being modified",
            );
        }
        // SAFETY: both are live, and the change was begun.
        unsafe { sys::mlirRewriterBaseCancelOpModification(rewriter.raw, raw) };
        call.set_modified(&rewriter, sys::MlirOperation::from_word(0))
    })
}

fn check_detached(op: sys::MlirOperation) -> Fallible<()> {
    // SAFETY: a live operation.
    match unsafe { sys::mlirOperationGetBlock(op) }.is_null() {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_STATE,
            "op",
            "the operation is in a block",
        ),
    }
}
