//! Regions (mlir-c/IR.h).

use super::operation_lifetime::check_unused;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{Handle, MlsBlock, MlsContext, MlsOperation, MlsRegion};
use crate::boundary::quick;
use crate::error::{Fallible, bad};
use crate::kind;
use crate::state::reason::Reason;
use crate::state::record::TABLE;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Makes an empty detached region. (Upstream's belongs to no context; a handle
/// needs one.)
///
/// Upstream: `mlirRegionCreate`.
/// Ownership: the result is consumed with an operation state, or the caller
///   destroys it with `mlsRegionDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRegionCreate(context: MlsContext, out: *mut MlsRegion) -> MlsStatus {
    call("mlsRegionCreate", |call| {
        call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: needs nothing.
        let raw = unsafe { sys::mlirRegionCreate() };
        let bits = call.inner().uniqued(kind::REGION, raw.word())?;
        call.inner().new_root(bits);
        out.put(MlsRegion::from_bits(bits));
        Ok(())
    })
}

/// Destroys a detached region and everything in it. Refused if something
/// outside uses something in it.
///
/// Upstream: `mlirRegionDestroy`.
/// Ownership: consumes `region` and everything in it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: IN_USE (`region`), naming the user; BAD_STATE (`region`: of an
///   operation).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionDestroy(region: MlsRegion) -> MlsStatus {
    call("mlsRegionDestroy", |call| {
        let handle = region;
        let region = call.get(region, Access::Write, "region")?;
        let parent = call.parent_of_region(handle)?;
        if !parent.is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "region",
                format!(
                    "the region belongs to an operation `{}`",
                    tree::name(parent)
                ),
            );
        }
        check_unused(call, Tree::Region(region), "region")?;
        call.end_region(handle.bits(), Reason::RegionDestroy);
        call.deadly(&[Tree::Region(region)], Reason::RegionDestroy, || {
            // SAFETY: detached, and nothing outside uses what is in it.
            unsafe { sys::mlirRegionDestroy(region) }
        });
        Ok(())
    })
}

/// Gives the first block of a region; null if it is empty.
///
/// Upstream: `mlirRegionGetFirstBlock`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRegionGetFirstBlock(
    region: MlsRegion,
    out: *mut MlsBlock,
) -> MlsStatus {
    quick::get(
        "mlsRegionGetFirstBlock",
        (region, "region"),
        Access::Read,
        out,
        |results, region| {
            // SAFETY: `region` is live.
            results.block(unsafe { sys::mlirRegionGetFirstBlock(region) })
        },
    )
}

/// Gives the first region of `op`; null if it has none.
///
/// Upstream: `mlirOperationGetFirstRegion`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetFirstRegion(
    op: MlsOperation,
    out: *mut MlsRegion,
) -> MlsStatus {
    call("mlsOperationGetFirstRegion", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let count = unsafe { sys::mlirOperationGetNumRegions(op) };
        out.put(if count == 0 {
            MlsRegion::null()
        } else {
            call.region(op, 0)?
        });
        Ok(())
    })
}

/// Gives the region behind `region` in its operation; null if it is the last,
/// or detached.
///
/// Upstream: `mlirRegionGetNextInOperation`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRegionGetNextInOperation(
    region: MlsRegion,
    out: *mut MlsRegion,
) -> MlsStatus {
    call("mlsRegionGetNextInOperation", |call| {
        let handle = region;
        let region = call.get(region, Access::Read, "region")?;
        let out = call.out(out, "out")?;
        let parent = call.parent_of_region(handle)?;
        let mut next = MlsRegion::null();
        if !parent.is_null() {
            let mut all = tree::regions(parent).zip(0..);
            if let Some((_, at)) = all.by_ref().find(|(one, _)| one.word() == region.word())
                && all.next().is_some()
            {
                next = call.region(parent, at + 1)?;
            }
        }
        out.put(next);
        Ok(())
    })
}

/// Puts a detached block at the end of a region.
///
/// Upstream: `mlirRegionAppendOwnedBlock`.
/// Ownership: the region takes `block`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`region`: inside of
///   `block`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionAppendOwnedBlock(region: MlsRegion, block: MlsBlock) -> MlsStatus {
    call("mlsRegionAppendOwnedBlock", |call| {
        let handle = region;
        let region = call.get(region, Access::Write, "region")?;
        let block = call.get(block, Access::Write, "block")?;
        check_free(call, handle, block)?;
        // SAFETY: both are live, the block is detached.
        unsafe { sys::mlirRegionAppendOwnedBlock(region, block) };
        call.attached(block)?;
        Ok(())
    })
}

/// Puts a detached block at position `pos` of a region.
///
/// Upstream: `mlirRegionInsertOwnedBlock`.
/// Ownership: the region takes `block`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`: 0 to the number of blocks); BAD_STATE (`block`:
///   in a region); BAD_ARGUMENT (`region`: inside of `block`).
/// Index: `pos`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionInsertOwnedBlock(
    region: MlsRegion,
    pos: intptr_t,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRegionInsertOwnedBlock", |call| {
        let handle = region;
        let region = call.get(region, Access::Write, "region")?;
        let block = call.get(block, Access::Write, "block")?;
        let count = isize::try_from(tree::blocks(region).count()).unwrap_or(0);
        let pos = call.index(pos, count + 1, "pos")?;
        check_free(call, handle, block)?;
        // SAFETY: both are live, the block is detached, the position is there.
        unsafe { sys::mlirRegionInsertOwnedBlock(region, pos, block) };
        call.attached(block)?;
        Ok(())
    })
}

/// Puts a detached block behind `reference`; if that is null, first.
///
/// Upstream: `mlirRegionInsertOwnedBlockAfter`.
/// Ownership: the region takes `block`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`reference`: not in
///   `region`; `region`: inside of `block`).
/// Null: `reference`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionInsertOwnedBlockAfter(
    region: MlsRegion,
    reference: MlsBlock,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRegionInsertOwnedBlockAfter", |call| {
        let handle = region;
        let region = call.get(region, Access::Write, "region")?;
        let reference = call.get_or_null(reference, Access::Write, "reference")?;
        let block = call.get(block, Access::Write, "block")?;
        check_free(call, handle, block)?;
        check_reference(region, reference)?;
        // SAFETY: all are live, `block` is detached, `reference` in the region.
        unsafe { sys::mlirRegionInsertOwnedBlockAfter(region, reference, block) };
        call.attached(block)?;
        Ok(())
    })
}

/// Puts a detached block in front of `reference`; if that is null, last.
///
/// Upstream: `mlirRegionInsertOwnedBlockBefore`.
/// Ownership: the region takes `block`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`reference`: not in
///   `region`; `region`: inside of `block`).
/// Null: `reference`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionInsertOwnedBlockBefore(
    region: MlsRegion,
    reference: MlsBlock,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRegionInsertOwnedBlockBefore", |call| {
        let handle = region;
        let region = call.get(region, Access::Write, "region")?;
        let reference = call.get_or_null(reference, Access::Write, "reference")?;
        let block = call.get(block, Access::Write, "block")?;
        check_free(call, handle, block)?;
        check_reference(region, reference)?;
        // SAFETY: all are live, `block` is detached, `reference` in the region.
        unsafe { sys::mlirRegionInsertOwnedBlockBefore(region, reference, block) };
        call.attached(block)?;
        Ok(())
    })
}

/// Moves all blocks of `source` into `target`, whose own blocks are destroyed
/// first. `source` stays, empty.
///
/// Upstream: `mlirRegionTakeBody`.
/// Ownership: `target` takes the blocks of `source` and destroys its own.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: IN_USE (`target`), naming the user; BAD_ARGUMENT (one inside of the
///   other).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionTakeBody(target: MlsRegion, source: MlsRegion) -> MlsStatus {
    call("mlsRegionTakeBody", |call| {
        let (handle, source_handle) = (target, source);
        let target = call.get(target, Access::Write, "target")?;
        let source = call.get(source, Access::Write, "source")?;
        if target.word() == source.word() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "source",
                "this is the target itself",
            );
        }
        let place = call.parent_of_region(handle)?;
        if !place.is_null() && tree::contains(Tree::Region(source), place) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "target",
                "the target is inside of the source",
            );
        }
        let from = call.parent_of_region(source_handle)?;
        if !from.is_null() && tree::contains(Tree::Region(target), from) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "source",
                "the source is inside of the target, which is destroyed",
            );
        }
        // A driver knows what is in an operation that its pattern modifies.
        if call.inner().scope.is_some_and(|scope| scope.rewrites) {
            for (around, argument) in [(place, "target"), (from, "source")] {
                if !around.is_null() {
                    call.check_anchor(around, argument)?;
                }
            }
        }
        tree::check_depth(place, Tree::Region(source), "source")?;
        check_unused(call, Tree::Region(target), "target")?;
        call.deadly(&[Tree::Region(target)], Reason::TakeBody, || {
            // SAFETY: both are live, neither is inside of the other, and nothing outside
            // uses what is in the target.
            unsafe { sys::mlirRegionTakeBody(target, source) }
        });
        if tree::blocks(target).next().is_some() {
            call.inner().moved(Tree::Region(target))?;
        }
        Ok(())
    })
}

/// Checks that a block can be put into a region.
fn check_free(call: &mut Call, region: MlsRegion, block: sys::MlirBlock) -> Fallible<()> {
    // SAFETY: a live block.
    if !unsafe { sys::mlirBlockGetParentRegion(block) }.is_null() {
        return bad(
            status::MLS_STATUS_BAD_STATE,
            "block",
            "the block is in a region; detach it first",
        );
    }
    let parent = call.parent_of_region(region)?;
    if !parent.is_null() && tree::contains(Tree::Block(block), parent) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "region",
            "the region is inside of the block",
        );
    }
    tree::check_depth(parent, Tree::Block(block), "block")
}

/// Checks that a block which marks a place, unless null, is in its region.
fn check_reference(region: sys::MlirRegion, reference: sys::MlirBlock) -> Fallible<()> {
    // SAFETY: asked only of a live block.
    let place = || unsafe { sys::mlirBlockGetParentRegion(reference) };
    if reference.is_null() || place().word() == region.word() {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        "reference",
        "the block is not in this region",
    )
}

impl Call {
    /// The operation of a region whose handle was resolved; null if detached.
    pub(super) fn parent_of_region(&mut self, region: MlsRegion) -> Fallible<sys::MlirOperation> {
        let bits = region.bits();
        let parent = self
            .inner()
            .parent_of(bits)
            .map_or(bits, |(parent, _)| parent);
        Ok(match TABLE.resolve(parent) {
            Ok(entry) if entry.class == kind::OPERATION => {
                sys::MlirOperation::from_word(entry.address)
            }
            _ => sys::MlirOperation::from_word(0),
        })
    }

    /// A block has become part of a region.
    fn attached(&mut self, block: sys::MlirBlock) -> Fallible<()> {
        let bits = self.inner().block(block)?;
        self.inner().attached(bits, Tree::Block(block))
    }
}
