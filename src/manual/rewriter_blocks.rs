//! Changing IR with a rewriter: blocks, regions and uses (mlir-c/Rewrite.h).

use super::operation_lifetime::check_unused;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    MlsBlock, MlsLocation, MlsOperation, MlsRegion, MlsRewriterBase, MlsType, MlsValue,
};
use crate::boundary::rewriters::{
    Tool, after_insertion, check_in_block, check_replacements, type_of,
};
use crate::depth;
use crate::error::{Fallible, bad};
use crate::state::record;
use crate::state::tree::{self, Node, Tree};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
use libc::intptr_t;
use std::collections::HashSet;

/// Makes a block with arguments in front of `insert_before`, and says that what
/// is inserted next goes into it.
///
/// Upstream: `mlirRewriterBaseCreateBlockBefore`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`insert_before`: in no region).
/// Length: `locations` is `n_arg_types`.
///
/// # Safety
/// `arg_types` and `locations` are readable for `n_arg_types` elements; `out`
/// is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseCreateBlockBefore(
    rewriter: MlsRewriterBase,
    insert_before: MlsBlock,
    n_arg_types: intptr_t,
    arg_types: *const MlsType,
    locations: *const MlsLocation,
    out: *mut MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseCreateBlockBefore", |call| {
        let rewriter = call.changer(rewriter)?;
        let before = call.get(insert_before, rewriter.access, "insert_before")?;
        let types = call.get_all(n_arg_types, arg_types, Access::Free, "arg_types")?;
        let locations = call.get_all(n_arg_types, locations, Access::Free, "locations")?;
        let out = call.out(out, "out")?;
        check_in_region(before, "insert_before")?;
        // SAFETY: all are live, and as many locations as types.
        let block = unsafe {
            sys::mlirRewriterBaseCreateBlockBefore(
                rewriter.raw,
                before,
                n_arg_types,
                types.as_ptr(),
                locations.as_ptr(),
            )
        };
        let made = call.block(block)?;
        call.note_place(&rewriter)?;
        out.put(made);
        Ok(())
    })
}

/// Puts copies of the blocks of a region in front of a block of another one.
///
/// Upstream: `mlirRewriterBaseCloneRegionBefore`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`before`: in no region; `region`: an operand in it is missing);
///   BAD_ARGUMENT (`before`: in `region`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseCloneRegionBefore(
    rewriter: MlsRewriterBase,
    region: MlsRegion,
    before: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseCloneRegionBefore", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(region, rewriter.access, "region")?;
        let before = call.get(before, rewriter.access, "before")?;
        check_outside(raw, before)?;
        tree::check_depth(tree::parent_of_block(before), Tree::Region(raw), "region")?;
        for operation in tree::blocks(raw).flat_map(tree::operations) {
            call.check_holes(operation, status::MLS_STATUS_BAD_STATE)?;
        }
        // Upstream asks for the first block without asking whether there is one.
        if tree::blocks(raw).next().is_some() {
            depth::with_room(|| {
                // SAFETY: both are live, no operand is missing, and the place is in
                // another region.
                unsafe { sys::mlirRewriterBaseCloneRegionBefore(rewriter.raw, raw, before) }
            });
        }
        Ok(())
    })
}

/// Moves the blocks of a region in front of a block of another one. The region
/// stays, empty.
///
/// Upstream: `mlirRewriterBaseInlineRegionBefore`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: BAD_STATE (`before`: in no region); BAD_ARGUMENT (`before`: in
///   `region`); OUT_OF_SCOPE (out of what the driver works on).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseInlineRegionBefore(
    rewriter: MlsRewriterBase,
    region: MlsRegion,
    before: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseInlineRegionBefore", |call| {
        let rewriter = call.changer(rewriter)?;
        let raw = call.get(region, rewriter.access, "region")?;
        let before = call.get(before, rewriter.access, "before")?;
        check_outside(raw, before)?;
        let around = tree::parent_of_block(before);
        let from = call.parent_of_region(region)?;
        if !from.is_null() {
            call.check_moves(&rewriter, Tree::Operation(from), around, "region")?;
        }
        tree::check_depth(around, Tree::Region(raw), "region")?;
        let moved: Vec<_> = tree::blocks(raw).collect();
        // SAFETY: both are live, and the place is in another region, not inside of
        // this one.
        unsafe { sys::mlirRewriterBaseInlineRegionBefore(rewriter.raw, raw, before) };
        for block in moved {
            call.inner().moved(Tree::Block(block))?;
        }
        Ok(())
    })
}

/// Erases a block and everything in it. Refused if something outside uses
/// something in it, or if anything branches to it.
///
/// Upstream: `mlirRewriterBaseEraseBlock`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: IN_USE (`block`), naming the user; BAD_STATE (`block`: in no
///   region, or an operation in it uses one behind it); OUT_OF_SCOPE (`block`:
///   the driver goes on with it).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseEraseBlock(
    rewriter: MlsRewriterBase,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseEraseBlock", |call| {
        let rewriter = call.changer(rewriter)?;
        let block = call.get(block, rewriter.access, "block")?;
        check_in_region(block, "block")?;
        call.check_goes(&rewriter, Tree::Block(block), "block")?;
        check_no_branches(block, "block")?;
        check_unused(call, Tree::Block(block), "block")?;
        check_order(block)?;
        call.keep_place(&rewriter, Tree::Block(block))?;
        call.erases(&rewriter);
        call.deadly(&[Tree::Block(block)], rewriter.reason(), || {
            // SAFETY: both are live, and nothing outside uses what is in it.
            unsafe { sys::mlirRewriterBaseEraseBlock(rewriter.raw, block) }
        });
        Ok(())
    })
}

/// Moves the operations of block `source` in front of `op`, puts `arg_values`
/// in the place of its arguments, and erases it.
///
/// Upstream: `mlirRewriterBaseInlineBlockBefore`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: BAD_STATE (`source`: in no region, or it may branch to others;
///   `op`: in no block); IN_USE (`source`: something branches to it);
///   BAD_ARGUMENT (`op`: in `source`; `arg_values`: not one of the type of each
///   argument, or an argument of `source`); OUT_OF_SCOPE (the driver goes on
///   with it).
///
/// # Safety
/// `arg_values` is readable for `n_arg_values` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseInlineBlockBefore(
    rewriter: MlsRewriterBase,
    source: MlsBlock,
    op: MlsOperation,
    n_arg_values: intptr_t,
    arg_values: *const MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseInlineBlockBefore", |call| {
        let rewriter = call.changer(rewriter)?;
        let source = call.get(source, rewriter.access, "source")?;
        let op = call.get(op, rewriter.access, "op")?;
        let values = call.get_all(n_arg_values, arg_values, rewriter.access, "arg_values")?;
        check_in_block(op, "op")?;
        // SAFETY: a live operation.
        let dest = unsafe { sys::mlirOperationGetBlock(op) };
        call.check_joins(&rewriter, source, dest, &values, "op")?;
        check_no_successors(source, "source")?;
        if at_end_of(&rewriter, source) {
            // SAFETY: both are live, and the operation is in a block.
            unsafe { sys::mlirRewriterBaseSetInsertionPointBefore(rewriter.raw, op) };
        }
        call.join(&rewriter, source, || {
            // SAFETY: all are live; nothing branches to the block or from it, and there
            // is a value for each argument.
            unsafe {
                sys::mlirRewriterBaseInlineBlockBefore(
                    rewriter.raw,
                    source,
                    op,
                    n_arg_values,
                    values.as_ptr(),
                );
            }
        })
    })
}

/// Moves the operations of block `source` to the end of block `dest`, puts
/// `arg_values` in the place of its arguments, and erases it.
///
/// Upstream: `mlirRewriterBaseMergeBlocks`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: BAD_STATE (`source`: in no region; `dest`: it may branch to
///   others); IN_USE (`source`: something branches to it); BAD_ARGUMENT
///   (`dest`: in `source`; `arg_values`: not one of the type of each argument,
///   or an argument of `source`); OUT_OF_SCOPE (the driver goes on with it).
///
/// # Safety
/// `arg_values` is readable for `n_arg_values` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseMergeBlocks(
    rewriter: MlsRewriterBase,
    source: MlsBlock,
    dest: MlsBlock,
    n_arg_values: intptr_t,
    arg_values: *const MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseMergeBlocks", |call| {
        let rewriter = call.changer(rewriter)?;
        let source = call.get(source, rewriter.access, "source")?;
        let dest = call.get(dest, rewriter.access, "dest")?;
        let values = call.get_all(n_arg_values, arg_values, rewriter.access, "arg_values")?;
        call.check_joins(&rewriter, source, dest, &values, "dest")?;
        check_no_successors(dest, "dest")?;
        if at_end_of(&rewriter, source) {
            // SAFETY: both are live.
            unsafe { sys::mlirRewriterBaseSetInsertionPointToEnd(rewriter.raw, dest) };
        }
        call.join(&rewriter, source, || {
            // SAFETY: all are live; nothing branches to the one block or from the other,
            // and there is a value for each argument.
            unsafe {
                sys::mlirRewriterBaseMergeBlocks(
                    rewriter.raw,
                    source,
                    dest,
                    n_arg_values,
                    values.as_ptr(),
                );
            }
        })
    })
}

/// Moves a block in front of `existing_block`, in the same region or another
/// one.
///
/// Upstream: `mlirRewriterBaseMoveBlockBefore`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_STATE (`block`, `existing_block`: in no region); BAD_ARGUMENT
///   (`existing_block`: `block` itself, or inside of it); OUT_OF_SCOPE (out of
///   what the driver works on).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseMoveBlockBefore(
    rewriter: MlsRewriterBase,
    block: MlsBlock,
    existing_block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseMoveBlockBefore", |call| {
        let rewriter = call.changer(rewriter)?;
        let block = call.get(block, rewriter.access, "block")?;
        let existing = call.get(existing_block, rewriter.access, "existing_block")?;
        check_in_region(block, "block")?;
        check_in_region(existing, "existing_block")?;
        check_not_in(block, existing, "existing_block")?;
        let around = tree::parent_of_block(existing);
        call.check_moves(&rewriter, Tree::Block(block), around, "block")?;
        tree::check_depth(around, Tree::Block(block), "block")?;
        // SAFETY: both are live and in regions, and the one is not in the other.
        unsafe { sys::mlirRewriterBaseMoveBlockBefore(rewriter.raw, block, existing) };
        call.inner().moved(Tree::Block(block))
    })
}

/// Replaces each value in `from` by the one at the same place in `to`, of its
/// type, everywhere.
///
/// Upstream: `mlirRewriterBaseReplaceAllValueRangeUsesWith`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_ARGUMENT (`to`: of other types).
/// Length: `to` is `n_values`.
///
/// # Safety
/// `from` and `to` are readable for `n_values` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseReplaceAllValueRangeUsesWith(
    rewriter: MlsRewriterBase,
    n_values: intptr_t,
    from: *const MlsValue,
    to: *const MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceAllValueRangeUsesWith", |call| {
        let rewriter = call.changer(rewriter)?;
        let from = call.get_all(n_values, from, rewriter.access, "from")?;
        let to = call.get_all(n_values, to, rewriter.access, "to")?;
        let types = |values: &[sys::MlirValue]| -> Vec<u64> {
            values.iter().map(|value| type_of(*value)).collect()
        };
        if types(&from) != types(&to) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "to",
                "the values have different types",
            );
        }
        // SAFETY: all are live, and as many.
        unsafe {
            sys::mlirRewriterBaseReplaceAllValueRangeUsesWith(
                rewriter.raw,
                n_values,
                from.as_ptr(),
                to.as_ptr(),
            );
        }
        Ok(())
    })
}

/// Replaces the results of an operation by values of the same types,
/// everywhere. The operation stays.
///
/// Upstream: `mlirRewriterBaseReplaceAllOpUsesWithValueRange`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_ARGUMENT (`to`: not one of the type of each result).
///
/// # Safety
/// `to` is readable for `n_to` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseReplaceAllOpUsesWithValueRange(
    rewriter: MlsRewriterBase,
    from: MlsOperation,
    n_to: intptr_t,
    to: *const MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceAllOpUsesWithValueRange", |call| {
        let rewriter = call.changer(rewriter)?;
        let from = call.get(from, rewriter.access, "from")?;
        let to = call.get_all(n_to, to, rewriter.access, "to")?;
        check_replacements(from, &to, "to")?;
        // SAFETY: all are live; as many values as results.
        unsafe {
            sys::mlirRewriterBaseReplaceAllOpUsesWithValueRange(
                rewriter.raw,
                from,
                n_to,
                to.as_ptr(),
            );
        }
        Ok(())
    })
}

/// Replaces the results of an operation by those of another one, everywhere.
/// The operation stays.
///
/// Upstream: `mlirRewriterBaseReplaceAllOpUsesWithOperation`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`to`: not one result of the type of each).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseReplaceAllOpUsesWithOperation(
    rewriter: MlsRewriterBase,
    from: MlsOperation,
    to: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceAllOpUsesWithOperation", |call| {
        let rewriter = call.changer(rewriter)?;
        let from = call.get(from, rewriter.access, "from")?;
        let to = call.get(to, rewriter.access, "to")?;
        let values: Vec<_> = tree::results(to).collect();
        check_replacements(from, &values, "to")?;
        // SAFETY: both are live; as many results in both.
        unsafe { sys::mlirRewriterBaseReplaceAllOpUsesWithOperation(rewriter.raw, from, to) };
        Ok(())
    })
}

/// Replaces the results of an operation by values of the same types where they
/// are used in the operation around `block`. (Upstream looks there, not in the
/// block alone.)
///
/// Upstream: `mlirRewriterBaseReplaceOpUsesWithinBlock`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_ARGUMENT (`new_values`: not one of the type of each result);
///   BAD_STATE (`block`: in no operation).
///
/// # Safety
/// `new_values` is readable for `n_new_values` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseReplaceOpUsesWithinBlock(
    rewriter: MlsRewriterBase,
    op: MlsOperation,
    n_new_values: intptr_t,
    new_values: *const MlsValue,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceOpUsesWithinBlock", |call| {
        let rewriter = call.changer(rewriter)?;
        let op = call.get(op, rewriter.access, "op")?;
        let values = call.get_all(n_new_values, new_values, rewriter.access, "new_values")?;
        let block = call.get(block, rewriter.access, "block")?;
        check_replacements(op, &values, "new_values")?;
        if tree::parent_of_block(block).is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "block",
                "the block is in no operation",
            );
        }
        // SAFETY: all are live; as many values as results; the block is in an operation.
        unsafe {
            sys::mlirRewriterBaseReplaceOpUsesWithinBlock(
                rewriter.raw,
                op,
                n_new_values,
                values.as_ptr(),
                block,
            );
        }
        Ok(())
    })
}

/// Replaces a value by another one of its type, everywhere but in
/// `excepted_user`.
///
/// Upstream: `mlirRewriterBaseReplaceAllUsesExcept`.
/// Threads: any; BUSY while a long call on another thread uses the IR; that of a
///   pattern: the thread of its callback.
/// Errors: BAD_ARGUMENT (`to`: of another type, or the same value).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseReplaceAllUsesExcept(
    rewriter: MlsRewriterBase,
    from: MlsValue,
    to: MlsValue,
    excepted_user: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceAllUsesExcept", |call| {
        let rewriter = call.changer(rewriter)?;
        let from = call.get(from, rewriter.access, "from")?;
        let to = call.get(to, rewriter.access, "to")?;
        let user = call.get(excepted_user, rewriter.access, "excepted_user")?;
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
        unsafe { sys::mlirRewriterBaseReplaceAllUsesExcept(rewriter.raw, from, to, user) };
        Ok(())
    })
}

fn check_in_region(block: sys::MlirBlock, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live block.
    match unsafe { sys::mlirBlockGetParentRegion(block) }.is_null() {
        true => bad(
            status::MLS_STATUS_BAD_STATE,
            argument,
            "the block is in no region",
        ),
        false => Ok(()),
    }
}

/// Checks that a block is in a region, and not in this one nor inside of it.
fn check_outside(region: sys::MlirRegion, block: sys::MlirBlock) -> Fallible<()> {
    check_in_region(block, "before")?;
    // SAFETY: a live block.
    let same = unsafe { sys::mlirBlockGetParentRegion(block) }.word() == region.word();
    let around = tree::parent_of_block(block);
    if same || (!around.is_null() && tree::contains(Tree::Region(region), around)) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "before",
            "the block is in the region",
        );
    }
    Ok(())
}

/// Checks that a block is another one, and not inside of this one.
fn check_not_in(
    outer: sys::MlirBlock,
    block: sys::MlirBlock,
    argument: &'static str,
) -> Fallible<()> {
    let around = tree::parent_of_block(block);
    let inside = !around.is_null() && tree::contains(Tree::Block(outer), around);
    if inside || outer.word() == block.word() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "this is the block itself, or inside of it",
        );
    }
    Ok(())
}

fn check_no_branches(block: sys::MlirBlock, argument: &'static str) -> Fallible<()> {
    let Some(user) = tree::branches_to(block).next() else {
        return Ok(());
    };
    let user = match user.is_null() {
        true => "a detached operation".into(),
        false => format!("`{}`", tree::name(user)),
    };
    bad(
        status::MLS_STATUS_IN_USE,
        argument,
        format!("{user} branches to the block"),
    )
}

/// Checks that nothing in a block branches to another one.
fn check_no_successors(block: sys::MlirBlock, argument: &'static str) -> Fallible<()> {
    let last = tree::operations(block).last();
    // SAFETY: a live operation.
    let count = last.map_or(0, |last| unsafe {
        sys::mlirOperationGetNumSuccessors(last)
    });
    match count {
        0 => Ok(()),
        _ => bad(
            status::MLS_STATUS_BAD_STATE,
            argument,
            "the block ends in a branch to others, and nothing behind that would be reached",
        ),
    }
}

/// Checks that no operation in a block uses one behind it, or itself: upstream
/// erases them from the last to the first.
fn check_order(block: sys::MlirBlock) -> Fallible<()> {
    let mut seen: HashSet<u64> = HashSet::new();
    for operation in tree::operations(block) {
        seen.insert(operation.word());
        for user in tree::results(operation).flat_map(tree::users) {
            let mut around = user;
            while !around.is_null() {
                if seen.contains(&around.word()) {
                    let name = tree::name(user);
                    return bad(
                        status::MLS_STATUS_BAD_STATE,
                        "block",
                        format!("`{name}` in it uses an operation that is not in front of it"),
                    );
                }
                around = tree::parent_of(around);
            }
        }
    }
    Ok(())
}

/// Whether the next insertion goes to the end of a block.
fn at_end_of(rewriter: &Tool, block: sys::MlirBlock) -> bool {
    // SAFETY: live.
    let at = unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter.raw) };
    // SAFETY: live.
    at.word() == block.word() && unsafe { after_insertion(rewriter.raw) }.is_null()
}

impl Call {
    /// Checks that the operations of a block can go into another one, and the block
    /// away.
    fn check_joins(
        &mut self,
        rewriter: &Tool,
        source: sys::MlirBlock,
        dest: sys::MlirBlock,
        values: &[sys::MlirValue],
        argument: &'static str,
    ) -> Fallible<()> {
        check_in_region(source, "source")?;
        check_not_in(source, dest, argument)?;
        let arguments: Vec<_> = tree::arguments(source).collect();
        let wanted = arguments.iter().map(|value| type_of(*value));
        if !wanted.eq(values.iter().map(|value| type_of(*value))) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "arg_values",
                format!(
                    "the block has {} arguments, and not {} values of their types take their \
                     place",
                    arguments.len(),
                    values.len()
                ),
            );
        }
        let is_argument =
            |value: &sys::MlirValue| arguments.iter().any(|one| one.word() == value.word());
        if values.iter().any(is_argument) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "arg_values",
                "this is an argument of the block, which is erased",
            );
        }
        let around = tree::parent_of_block(dest);
        self.check_goes(rewriter, Tree::Block(source), "source")?;
        self.check_moves(rewriter, Tree::Block(source), around, "source")?;
        tree::check_depth(around, Tree::Block(source), "source")?;
        check_no_branches(source, "source")
    }

    /// Lets a rewriter move the operations of a block elsewhere, and erase it.
    fn join(
        &mut self,
        rewriter: &Tool,
        source: sys::MlirBlock,
        native: impl FnOnce(),
    ) -> Fallible<()> {
        let moved: Vec<_> = tree::operations(source).collect();
        if !record::exact() {
            let dies: Vec<_> = tree::handle(Node::Block(source)).into_iter().collect();
            self.bury(&dies, rewriter.reason().word());
        }
        self.erases(rewriter);
        record::for_reason(rewriter.reason().word(), native);
        for operation in moved {
            self.inner().moved(Tree::Operation(operation))?;
        }
        self.renew_place(rewriter)
    }
}
