//! The life of operations: clone, parse, attach, detach, move, destroy
//! (mlir-c/IR.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{Handle, MlsContext, MlsOperation};
use crate::boundary::text::Terminated;
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::state::reason::Reason;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};

/// Parses one operation, detached. `source_name` names the text in diagnostics.
///
/// Upstream: `mlirOperationCreateParse`.
/// Ownership: the caller owns the result until it is put into a block
///   (`mlsOperationDestroy`).
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: long.
/// Errors: PARSE_ERROR with diagnostics.
///
/// # Safety
/// `source` is a readable string; `source_name` is a readable string; `out` is
/// null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationCreateParse(
    context: MlsContext,
    source: MlsStringRef,
    source_name: MlsStringRef,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsOperationCreateParse", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let source = call.text(source, "source")?;
        let source_name = call.text(source_name, "source_name")?;
        let out = call.out(out, "out")?;
        let text = Terminated::to_parse(source, "an operation")?;
        let depth = depth::check(source, "source")?;
        let name = Terminated::new(source_name);
        let raw = call.long_parse(depth, || {
            // SAFETY: the context is live and leased; both texts are copied.
            unsafe {
                sys::mlirOperationCreateParse(
                    context,
                    sys::string_ref(&text),
                    sys::string_ref(&name),
                )
            }
        })?;
        if raw.is_null() {
            return failed(
                status::MLS_STATUS_PARSE_ERROR,
                "the text is not an operation",
            );
        }
        check_parsed(depth, raw, "source")?;
        out.put(call.owned_operation(raw)?);
        Ok(())
    })
}

/// Makes a copy of `op` and everything in it, detached.
///
/// Upstream: `mlirOperationClone`.
/// Ownership: the caller owns the result until it is put into a block
///   (`mlsOperationDestroy`).
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`op`: an operand in it is missing).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationClone(op: MlsOperation, out: *mut MlsOperation) -> MlsStatus {
    call("mlsOperationClone", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let out = call.out(out, "out")?;
        call.check_holes(op, status::MLS_STATUS_BAD_STATE)?;
        // SAFETY: `op` is live, and none of its operands is missing.
        let raw = depth::with_room(|| unsafe { sys::mlirOperationClone(op) });
        out.put(call.owned_operation(raw)?);
        Ok(())
    })
}

/// Takes `op` out of its block.
///
/// Upstream: `mlirOperationRemoveFromParent`.
/// Ownership: the caller owns `op` afterwards.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`op`: in no block).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationRemoveFromParent(op: MlsOperation) -> MlsStatus {
    call("mlsOperationRemoveFromParent", |call| {
        let op = call.get(op, Access::Write, "op")?;
        // SAFETY: `op` is live.
        if unsafe { sys::mlirOperationGetBlock(op) }.is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "the operation is in no block",
            );
        }
        call.check_anchor(op, "op")?;
        let handle = call.operation(op)?;
        // SAFETY: `op` is in a block.
        unsafe { sys::mlirOperationRemoveFromParent(op) };
        call.inner().detached(handle.bits(), Tree::Operation(op));
        Ok(())
    })
}

/// Destroys `op` and everything in it, in a block or detached. Refused if
/// something outside uses something in it. Other threads go on with other IR of
/// the context while a large operation is destroyed that is in no block and uses
/// nothing outside.
///
/// Upstream: `mlirOperationDestroy`.
/// Ownership: consumes `op` and everything in it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: long, deletes.
/// Errors: IN_USE (`op`), naming the user.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationDestroy(op: MlsOperation) -> MlsStatus {
    call("mlsOperationDestroy", |call| {
        let op = call.get(op, Access::Write, "op")?;
        call.destroy_operation(op, Reason::OperationDestroy, "op")?;
        Ok(())
    })
}

/// Moves `op` behind `other`, in the same block or another one.
///
/// Upstream: `mlirOperationMoveAfter`.
/// Ownership: unchanged; the new parent owns `op`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`op`, `other`: in no block); BAD_ARGUMENT (`other`: `op`
///   itself or inside of it).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationMoveAfter(op: MlsOperation, other: MlsOperation) -> MlsStatus {
    call("mlsOperationMoveAfter", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let other = call.get(other, Access::Write, "other")?;
        for (operation, argument) in [(op, "op"), (other, "other")] {
            // SAFETY: live.
            if unsafe { sys::mlirOperationGetBlock(operation) }.is_null() {
                return bad(
                    status::MLS_STATUS_BAD_STATE,
                    argument,
                    "the operation is in no block",
                );
            }
        }
        check_cycle(op, other, "other")?;
        call.check_anchor(op, "op")?;
        call.check_anchor(other, "other")?;
        // SAFETY: both are in blocks, and `other` is not inside of `op`.
        unsafe { sys::mlirOperationMoveAfter(op, other) };
        call.inner().moved(Tree::Operation(op))?;
        Ok(())
    })
}

/// Moves `op` in front of `other`, in the same block or another one.
///
/// Upstream: `mlirOperationMoveBefore`.
/// Ownership: unchanged; the new parent owns `op`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_STATE (`op`, `other`: in no block); BAD_ARGUMENT (`other`: `op`
///   itself or inside of it).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationMoveBefore(op: MlsOperation, other: MlsOperation) -> MlsStatus {
    call("mlsOperationMoveBefore", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let other = call.get(other, Access::Write, "other")?;
        for (operation, argument) in [(op, "op"), (other, "other")] {
            // SAFETY: live.
            if unsafe { sys::mlirOperationGetBlock(operation) }.is_null() {
                return bad(
                    status::MLS_STATUS_BAD_STATE,
                    argument,
                    "the operation is in no block",
                );
            }
        }
        check_cycle(op, other, "other")?;
        call.check_anchor(op, "op")?;
        call.check_anchor(other, "other")?;
        // SAFETY: both are in blocks, and `other` is not inside of `op`.
        unsafe { sys::mlirOperationMoveBefore(op, other) };
        call.inner().moved(Tree::Operation(op))?;
        Ok(())
    })
}

/// Refuses what was parsed if it turns out to be nested too deep.
pub(super) fn check_parsed(
    depth: u16,
    raw: sys::MlirOperation,
    argument: &'static str,
) -> Fallible<()> {
    let levels = || tree::height(Tree::Operation(raw));
    depth::check_read(depth, levels, argument).inspect_err(|_| {
        // SAFETY: new, detached, and nobody has a handle of it.
        depth::with_room_for(levels(), || unsafe { sys::mlirOperationDestroy(raw) });
    })
}

/// Refuses to destroy what something outside still uses.
pub(super) fn check_unused(call: &mut Call, tree: Tree, argument: &'static str) -> Fallible<()> {
    if let (Tree::Operation(operation), true) = (tree, call.inner().roots == 1) {
        // The only root of its context: there is nothing outside.
        // SAFETY: a live operation.
        if unsafe { sys::mlirOperationGetBlock(operation) }.is_null() {
            return Ok(());
        }
    }
    let Some(found) = tree::outside_use(tree) else {
        return Ok(());
    };
    let user = match found.user.is_null() {
        true => "a detached operation".into(),
        false => format!("`{}`", tree::name(found.user)),
    };
    let (what, count) = (found.what, found.count);
    bad(
        status::MLS_STATUS_IN_USE,
        argument,
        match count {
            1 => format!("{what} in it is used outside, by {user}"),
            _ => format!("{what} in it is used outside, by {user}; {count} uses in all"),
        },
    )
}

/// Refuses to let upstream verify, or change, IR whose operands it cannot place.
pub(super) fn check_places(
    call: &mut Call,
    operation: sys::MlirOperation,
    code: u32,
) -> Fallible<()> {
    call.check_holes(operation, code)?;
    match call.misplaced(operation) {
        Some(user) => bad(
            code,
            "op",
            format!(
                "an operand of `{}` in it is defined by something detached",
                tree::name(user)
            ),
        ),
        None => Ok(()),
    }
}

/// Refuses to let upstream verify an operation if it cannot, or if what is around
/// does not verify.
pub(super) fn check_verifiable(call: &mut Call, operation: sys::MlirOperation) -> Fallible<()> {
    check_places(call, operation, status::MLS_STATUS_VERIFY_ERROR)?;
    match call.is_sound(operation, true)? {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_VERIFY_ERROR,
            "op",
            "it, or what is around it, does not verify",
        ),
    }
}

/// Refuses to put an operation into itself, or too deep.
pub(super) fn check_cycle(
    operation: sys::MlirOperation,
    place: sys::MlirOperation,
    argument: &'static str,
) -> Fallible<()> {
    if tree::is_in_operation(place, operation) {
        let name = tree::name(operation);
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("this is `{name}` itself, or inside of it"),
        );
    }
    // SAFETY: a live operation.
    match unsafe { sys::mlirOperationGetNumRegions(operation) } {
        0 => Ok(()),
        _ => tree::check_depth(place, Tree::Operation(operation), argument),
    }
}

impl Call {
    /// Destroys an operation and everything in it, attached or not, unless
    /// something outside uses something in it.
    pub(super) fn destroy_operation(
        &mut self,
        operation: sys::MlirOperation,
        why: Reason,
        argument: &'static str,
    ) -> Fallible<()> {
        let tree = Tree::Operation(operation);
        if self.is_large(operation) {
            let root = (self.operation(operation)?.bits(), false);
            if self.destroy_large(operation, root, why, argument)? {
                return Ok(());
            }
        }
        check_unused(self, tree, argument)?;
        self.check_anchor(operation, argument)?;
        let handle = self.operation(operation)?;
        self.inner().forget_root(handle.bits());
        self.deadly(&[tree], why, || {
            // SAFETY: live, and nothing outside uses what is in it.
            unsafe { sys::mlirOperationDestroy(operation) }
        });
        Ok(())
    }

    /// Refuses an operation if an operand in it is missing: upstream would print its
    /// type, in messages too.
    pub(super) fn check_holes(&mut self, root: sys::MlirOperation, code: u32) -> Fallible<()> {
        if !self.inner().may_have_holes {
            return Ok(());
        }
        match tree::hole(root) {
            Some(user) => bad(
                code,
                "op",
                format!(
                    "an operand of `{}` in it is missing, since a run over incorrect IR",
                    tree::name(user)
                ),
            ),
            None => Ok(()),
        }
    }

    /// An operation in `root` with an operand that is defined in no region.
    pub(super) fn misplaced(&mut self, root: sys::MlirOperation) -> Option<sys::MlirOperation> {
        // With one root, everything is in it.
        if self.inner().roots == 1 {
            return None;
        }
        tree::misplaced_operand(root)
    }

    /// Handle of an operation that the host owns.
    pub(super) fn owned_operation(&mut self, raw: sys::MlirOperation) -> Fallible<MlsOperation> {
        let operation = self.operation(raw)?;
        self.inner().new_root(operation.bits());
        Ok(operation)
    }
}
