//! Blocks and their arguments (mlir-c/IR.h).

use super::operation_lifetime::{check_cycle, check_unused};
use crate::boundary::arguments;
use crate::boundary::call::{Access, Call, OK, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsContext, MlsLocation, MlsOperation, MlsRegion, MlsType, MlsValue,
};
use crate::boundary::quick::{self, Short};
use crate::error::{Fallible, bad};
use crate::state::reason::Reason;
use crate::state::record::{ARGUMENTS_CHANGED, ARGUMENTS_KEPT};
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Makes a detached block with arguments of the types `args` at the locations
/// `locs`, `n_args` of each. (Upstream's belongs to no context; a handle needs
/// one.)
///
/// Upstream: `mlirBlockCreate`.
/// Ownership: the caller owns the result until it is put into a region
///   (`mlsBlockDestroy`).
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Length: `locs` is `n_args`.
///
/// # Safety
/// `args` and `locs` are readable for `n_args` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockCreate(
    context: MlsContext,
    n_args: intptr_t,
    args: *const MlsType,
    locs: *const MlsLocation,
    out: *mut MlsBlock,
) -> MlsStatus {
    call("mlsBlockCreate", |call| {
        call.get(context, Access::Free, "context")?;
        let args = call.get_all(n_args, args, Access::Free, "args")?;
        let locs = call.get_all(n_args, locs, Access::Free, "locs")?;
        let out = call.out(out, "out")?;
        // SAFETY: types and locations are live, and as many.
        let raw = unsafe { sys::mlirBlockCreate(n_args, args.as_ptr(), locs.as_ptr()) };
        let block = call.block(raw)?;
        call.inner().new_root(block.bits());
        out.put(block);
        Ok(())
    })
}

/// Destroys a detached block and everything in it. Refused if something outside
/// uses something in it, or branches to it.
///
/// Upstream: `mlirBlockDestroy`.
/// Ownership: consumes `block` and everything in it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: IN_USE (`block`), naming the user; BAD_STATE (`block`: in a region).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockDestroy(block: MlsBlock) -> MlsStatus {
    call("mlsBlockDestroy", |call| {
        let block = call.get(block, Access::Write, "block")?;
        // SAFETY: `block` is live.
        if !unsafe { sys::mlirBlockGetParentRegion(block) }.is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "block",
                "the block is in a region; detach it first",
            );
        }
        check_unused(call, Tree::Block(block), "block")?;
        let handle = call.block(block)?;
        call.inner().forget_root(handle.bits());
        call.deadly(&[Tree::Block(block)], Reason::BlockDestroy, || {
            // SAFETY: detached, and nothing outside uses what is in it.
            unsafe { sys::mlirBlockDestroy(block) }
        });
        Ok(())
    })
}

/// Takes a block out of its region.
///
/// Upstream: `mlirBlockDetach`.
/// Ownership: the caller owns `block` afterwards.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`block`: in no region).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockDetach(block: MlsBlock) -> MlsStatus {
    call("mlsBlockDetach", |call| {
        let block = call.get(block, Access::Write, "block")?;
        // SAFETY: `block` is live.
        if unsafe { sys::mlirBlockGetParentRegion(block) }.is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "block",
                "the block is in no region",
            );
        }
        let handle = call.block(block)?;
        // SAFETY: the block is in a region.
        unsafe { sys::mlirBlockDetach(block) };
        call.inner().detached(handle.bits(), Tree::Block(block));
        Ok(())
    })
}

/// Gives the operation around a block; null if there is none.
///
/// Upstream: `mlirBlockGetParentOperation`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetParentOperation(
    block: MlsBlock,
    out: *mut MlsOperation,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetParentOperation",
        (block, "block"),
        Access::Read,
        out,
        |results, block| results.operation(tree::parent_of_block(block)),
    )
}

/// Gives the region that a block is in; null if it is detached.
///
/// Upstream: `mlirBlockGetParentRegion`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetParentRegion(
    block: MlsBlock,
    out: *mut MlsRegion,
) -> MlsStatus {
    call("mlsBlockGetParentRegion", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let out = call.out(out, "out")?;
        out.put(call.region_of_block(block)?);
        Ok(())
    })
}

/// Gives the block behind `block`; null if it is the last, or detached.
///
/// Upstream: `mlirBlockGetNextInRegion`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetNextInRegion(block: MlsBlock, out: *mut MlsBlock) -> MlsStatus {
    call("mlsBlockGetNextInRegion", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let out = call.out(out, "out")?;
        // SAFETY: `block` is live.
        let detached = unsafe { sys::mlirBlockGetParentRegion(block) }.is_null();
        out.put(if detached {
            MlsBlock::null()
        } else {
            // SAFETY: `block` is in a region.
            call.block(unsafe { sys::mlirBlockGetNextInRegion(block) })?
        });
        Ok(())
    })
}

/// Gives the first operation of a block; null if it is empty.
///
/// Upstream: `mlirBlockGetFirstOperation`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetFirstOperation(
    block: MlsBlock,
    out: *mut MlsOperation,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetFirstOperation",
        (block, "block"),
        Access::Read,
        out,
        |results, block| {
            // SAFETY: `block` is live.
            results.operation(unsafe { sys::mlirBlockGetFirstOperation(block) })
        },
    )
}

/// Gives the terminator of a block; null if it does not end in one.
///
/// Upstream: `mlirBlockGetTerminator`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetTerminator(
    block: MlsBlock,
    out: *mut MlsOperation,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetTerminator",
        (block, "block"),
        Access::Read,
        out,
        |results, block| {
            // SAFETY: `block` is live.
            results.operation(unsafe { sys::mlirBlockGetTerminator(block) })
        },
    )
}

/// Puts a detached operation at the end of a block.
///
/// Upstream: `mlirBlockAppendOwnedOperation`.
/// Ownership: the block takes `operation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`block`: inside
///   of `operation`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockAppendOwnedOperation(
    block: MlsBlock,
    operation: MlsOperation,
) -> MlsStatus {
    let short = |short: &mut Short| {
        let raw = short.get(operation)?;
        let block = short.first(block)?;
        // Who is held, and where, is looked after by the long way.
        if !short.inner().owners.is_empty() {
            return None;
        }
        check_free(block, raw).ok()?;
        short.write();
        // SAFETY: both are live, the operation is detached.
        unsafe { sys::mlirBlockAppendOwnedOperation(block, raw) };
        short.inner().forget_root(operation.bits());
        Some(())
    };
    if quick::go(block, short).is_some() {
        return OK;
    }
    call("mlsBlockAppendOwnedOperation", |call| {
        let block = call.get(block, Access::Write, "block")?;
        let operation = call.get(operation, Access::Write, "operation")?;
        check_free(block, operation)?;
        // SAFETY: both are live, the operation is detached.
        unsafe { sys::mlirBlockAppendOwnedOperation(block, operation) };
        call.attached_operation(operation)?;
        Ok(())
    })
}

/// Puts a detached operation at position `pos` of a block.
///
/// Upstream: `mlirBlockInsertOwnedOperation`.
/// Ownership: the block takes `operation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`: 0 to the number of operations); BAD_STATE
///   (`operation`: in a block); BAD_ARGUMENT (`block`: inside of `operation`).
/// Index: `pos`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockInsertOwnedOperation(
    block: MlsBlock,
    pos: intptr_t,
    operation: MlsOperation,
) -> MlsStatus {
    call("mlsBlockInsertOwnedOperation", |call| {
        let block = call.get(block, Access::Write, "block")?;
        let operation = call.get(operation, Access::Write, "operation")?;
        let count = isize::try_from(tree::operations(block).count()).unwrap_or(0);
        let pos = call.index(pos, count + 1, "pos")?;
        check_free(block, operation)?;
        // SAFETY: both are live, the operation is detached, the position is there.
        unsafe { sys::mlirBlockInsertOwnedOperation(block, pos, operation) };
        call.attached_operation(operation)?;
        Ok(())
    })
}

/// Puts a detached operation behind `reference`; if that is null, first.
///
/// Upstream: `mlirBlockInsertOwnedOperationAfter`.
/// Ownership: the block takes `operation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`reference`: not
///   in `block`; `block`: inside of `operation`).
/// Null: `reference`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockInsertOwnedOperationAfter(
    block: MlsBlock,
    reference: MlsOperation,
    operation: MlsOperation,
) -> MlsStatus {
    call("mlsBlockInsertOwnedOperationAfter", |call| {
        let block = call.get(block, Access::Write, "block")?;
        let reference = call.get_or_null(reference, Access::Write, "reference")?;
        let operation = call.get(operation, Access::Write, "operation")?;
        check_free(block, operation)?;
        check_reference(block, reference, "reference")?;
        // SAFETY: all are live, `operation` is detached, `reference` in the block.
        unsafe { sys::mlirBlockInsertOwnedOperationAfter(block, reference, operation) };
        call.attached_operation(operation)?;
        Ok(())
    })
}

/// Puts a detached operation in front of `reference`; if that is null, last.
///
/// Upstream: `mlirBlockInsertOwnedOperationBefore`.
/// Ownership: the block takes `operation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`reference`: not
///   in `block`; `block`: inside of `operation`).
/// Null: `reference`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockInsertOwnedOperationBefore(
    block: MlsBlock,
    reference: MlsOperation,
    operation: MlsOperation,
) -> MlsStatus {
    call("mlsBlockInsertOwnedOperationBefore", |call| {
        let block = call.get(block, Access::Write, "block")?;
        let reference = call.get_or_null(reference, Access::Write, "reference")?;
        let operation = call.get(operation, Access::Write, "operation")?;
        check_free(block, operation)?;
        check_reference(block, reference, "reference")?;
        // SAFETY: all are live, `operation` is detached, `reference` in the block.
        unsafe { sys::mlirBlockInsertOwnedOperationBefore(block, reference, operation) };
        call.attached_operation(operation)?;
        Ok(())
    })
}

/// Gives the number of arguments of a block.
///
/// Upstream: `mlirBlockGetNumArguments`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetNumArguments(block: MlsBlock, out: *mut intptr_t) -> MlsStatus {
    quick::get(
        "mlsBlockGetNumArguments",
        (block, "block"),
        Access::Read,
        out,
        |_, block| {
            // SAFETY: `block` is live.
            Ok(unsafe { sys::mlirBlockGetNumArguments(block) })
        },
    )
}

/// Gives argument number `pos` of a block.
///
/// Upstream: `mlirBlockGetArgument`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetArgument(
    block: MlsBlock,
    pos: intptr_t,
    out: *mut MlsValue,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetArgument",
        (block, "block"),
        Access::Read,
        out,
        |results, block| {
            // SAFETY: `block` is live.
            let pos =
                arguments::index(pos, unsafe { sys::mlirBlockGetNumArguments(block) }, "pos")?;
            // SAFETY: `block` is live, `pos` is below the count.
            results.value(unsafe { sys::mlirBlockGetArgument(block, pos) })
        },
    )
}

/// Adds an argument at the end.
///
/// Upstream: `mlirBlockAddArgument`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockAddArgument(
    block: MlsBlock,
    ty: MlsType,
    location: MlsLocation,
    out: *mut MlsValue,
) -> MlsStatus {
    call("mlsBlockAddArgument", |call| {
        let block = call.get(block, Access::Write, "block")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let location = call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        // SAFETY: all are live and of one context.
        out.put(call.value(unsafe { sys::mlirBlockAddArgument(block, ty, location) })?);
        Ok(())
    })
}

/// Inserts an argument at position `pos`. The handles of those behind it stay
/// valid.
///
/// Upstream: `mlirBlockInsertArgument`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`: 0 to the number of arguments).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockInsertArgument(
    block: MlsBlock,
    pos: intptr_t,
    ty: MlsType,
    location: MlsLocation,
    out: *mut MlsValue,
) -> MlsStatus {
    call("mlsBlockInsertArgument", |call| {
        let block = call.get(block, Access::Write, "block")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let location = call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        // SAFETY: `block` is live.
        let count = unsafe { sys::mlirBlockGetNumArguments(block) };
        let pos = call.index(pos, count + 1, "pos")?;
        let handle = call.block(block)?;
        call.inner()
            .arguments_of(handle.bits(), block)
            .insert(usize::try_from(pos).unwrap_or(0));
        // SAFETY: all are live and of one context, the position is there.
        let raw = unsafe { sys::mlirBlockInsertArgument(block, pos, ty, location) };
        call.inner()
            .set_flags(handle.bits(), ARGUMENTS_KEPT, ARGUMENTS_CHANGED);
        out.put(call.value(raw)?);
        Ok(())
    })
}

/// Erases argument number `pos`, which must be unused. The handles of those
/// behind it stay valid.
///
/// Upstream: `mlirBlockEraseArgument`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: OUT_OF_RANGE (`pos`); IN_USE (`pos`), naming the user.
/// Index: `pos`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockEraseArgument(block: MlsBlock, pos: intptr_t) -> MlsStatus {
    call("mlsBlockEraseArgument", |call| {
        let block = call.get(block, Access::Write, "block")?;
        // SAFETY: `block` is live.
        let pos = call.index(pos, unsafe { sys::mlirBlockGetNumArguments(block) }, "pos")?;
        // SAFETY: `block` is live, `pos` is below the count.
        let argument = unsafe { sys::mlirBlockGetArgument(block, pos) };
        let mut users = tree::users(argument);
        if let Some(user) = users.next() {
            let count = 1 + users.count();
            return bad(
                status::MLS_STATUS_IN_USE,
                "pos",
                format!(
                    "argument {pos} is used by `{}`; {count} uses in all",
                    tree::name(user)
                ),
            );
        }
        let handle = call.block(block)?;
        let place = usize::try_from(pos).unwrap_or(0);
        call.inner()
            .arguments_of(handle.bits(), block)
            .erase(place, Reason::EraseArgument.word());
        // SAFETY: `block` is live, the argument is unused.
        unsafe { sys::mlirBlockEraseArgument(block, u32::try_from(pos).unwrap_or(0)) };
        call.inner()
            .set_flags(handle.bits(), ARGUMENTS_KEPT, ARGUMENTS_CHANGED);
        Ok(())
    })
}

/// Gives the number of blocks that a block may branch to.
///
/// Upstream: `mlirBlockGetNumSuccessors`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetNumSuccessors(
    block: MlsBlock,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetNumSuccessors",
        (block, "block"),
        Access::Read,
        out,
        |_, block| Ok(successors(block)),
    )
}

/// Gives successor number `pos` of a block.
///
/// Upstream: `mlirBlockGetSuccessor`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetSuccessor(
    block: MlsBlock,
    pos: intptr_t,
    out: *mut MlsBlock,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetSuccessor",
        (block, "block"),
        Access::Read,
        out,
        |results, block| {
            let pos = arguments::index(pos, successors(block), "pos")?;
            // SAFETY: `block` is live, `pos` is below the count.
            results.block(unsafe { sys::mlirBlockGetSuccessor(block, pos) })
        },
    )
}

/// Gives the number of branches to a block.
///
/// Upstream: `mlirBlockGetNumPredecessors`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetNumPredecessors(
    block: MlsBlock,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetNumPredecessors",
        (block, "block"),
        Access::Read,
        out,
        |_, block| {
            // SAFETY: `block` is live.
            Ok(unsafe { sys::mlirBlockGetNumPredecessors(block) })
        },
    )
}

/// Gives the block that branch number `pos` to a block comes from; null for a
/// detached branch.
///
/// Upstream: `mlirBlockGetPredecessor`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetPredecessor(
    block: MlsBlock,
    pos: intptr_t,
    out: *mut MlsBlock,
) -> MlsStatus {
    quick::get(
        "mlsBlockGetPredecessor",
        (block, "block"),
        Access::Read,
        out,
        |results, block| {
            // SAFETY: `block` is live.
            let pos = arguments::index(
                pos,
                unsafe { sys::mlirBlockGetNumPredecessors(block) },
                "pos",
            )?;
            // SAFETY: `block` is live, `pos` is below the count.
            results.block(unsafe { sys::mlirBlockGetPredecessor(block, pos) })
        },
    )
}

/// The number of successors; upstream asks the last operation, which an empty
/// block does not have.
fn successors(block: sys::MlirBlock) -> isize {
    // SAFETY: a live block.
    if unsafe { sys::mlirBlockGetFirstOperation(block) }.is_null() {
        return 0;
    }
    // SAFETY: a live block that is not empty.
    unsafe { sys::mlirBlockGetNumSuccessors(block) }
}

/// Checks that an operation can be put into a block.
fn check_free(block: sys::MlirBlock, operation: sys::MlirOperation) -> Fallible<()> {
    // SAFETY: a live operation.
    if !unsafe { sys::mlirOperationGetBlock(operation) }.is_null() {
        return bad(
            status::MLS_STATUS_BAD_STATE,
            "operation",
            format!("`{}` is in a block; remove it first", tree::name(operation)),
        );
    }
    let parent = tree::parent_of_block(block);
    if parent.is_null() {
        return Ok(());
    }
    check_cycle(operation, parent, "block")
}

/// Checks that an operation which marks a place, unless null, is in its block.
pub(super) fn check_reference(
    block: sys::MlirBlock,
    reference: sys::MlirOperation,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: asked only of a live operation.
    let place = || unsafe { sys::mlirOperationGetBlock(reference) };
    if reference.is_null() || place().word() == block.word() {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        "the operation is not in this block",
    )
}

impl Call {
    /// An operation has become part of a block.
    pub(super) fn attached_operation(&mut self, operation: sys::MlirOperation) -> Fallible<()> {
        let bits = self.inner().operation(operation)?;
        self.inner().attached(bits, Tree::Operation(operation))
    }
}
