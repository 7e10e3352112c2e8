//! Reading and changing operations (mlir-c/IR.h).

use super::operation_lifetime::check_verifiable;
use crate::boundary::arguments;
use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsBlock, MlsContext, MlsIdentifier, MlsLocation, MlsNamedAttribute,
    MlsOperation, MlsRegion, MlsValue,
};
use crate::boundary::quick;
use crate::boundary::require;
use crate::error::{Fallible, bad};
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Gives the context of `op`.
///
/// Upstream: `mlirOperationGetContext`.
/// Ownership: a view.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetContext(
    op: MlsOperation,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsOperationGetContext", |call| {
        call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the full name of `op`.
///
/// Upstream: `mlirOperationGetName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetName(
    op: MlsOperation,
    out: *mut MlsIdentifier,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetName",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            results.identifier(unsafe { sys::mlirOperationGetName(op) })
        },
    )
}

/// Gives the location of `op`.
///
/// Upstream: `mlirOperationGetLocation`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetLocation(
    op: MlsOperation,
    out: *mut MlsLocation,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetLocation",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            results.location(unsafe { sys::mlirOperationGetLocation(op) })
        },
    )
}

/// Sets the location of `op`.
///
/// Upstream: `mlirOperationSetLocation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationSetLocation(op: MlsOperation, location: MlsLocation) -> MlsStatus {
    call("mlsOperationSetLocation", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let location = call.get(location, Access::Free, "location")?;
        // SAFETY: both are live and of one context.
        unsafe { sys::mlirOperationSetLocation(op, location) };
        Ok(())
    })
}

/// Gives the block that `op` is in; null if it is detached.
///
/// Upstream: `mlirOperationGetBlock`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetBlock(op: MlsOperation, out: *mut MlsBlock) -> MlsStatus {
    quick::get(
        "mlsOperationGetBlock",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            results.block(unsafe { sys::mlirOperationGetBlock(op) })
        },
    )
}

/// Gives the operation around `op`; null if there is none.
///
/// Upstream: `mlirOperationGetParentOperation`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetParentOperation(
    op: MlsOperation,
    out: *mut MlsOperation,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetParentOperation",
        (op, "op"),
        Access::Read,
        out,
        |results, op| results.operation(tree::parent_of(op)),
    )
}

/// Gives the operation behind `op`; null if it is the last, or detached.
///
/// Upstream: `mlirOperationGetNextInBlock`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNextInBlock(
    op: MlsOperation,
    out: *mut MlsOperation,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNextInBlock",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            if unsafe { sys::mlirOperationGetBlock(op) }.is_null() {
                return Ok(MlsOperation { bits: 0 });
            }
            // SAFETY: `op` is in a block.
            results.operation(unsafe { sys::mlirOperationGetNextInBlock(op) })
        },
    )
}

/// Tells whether `op` comes before `other` in their block.
///
/// Upstream: `mlirOperationIsBeforeInBlock`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context (it may renumber the block).
/// Errors: BAD_STATE (`other`: in another block, or none).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationIsBeforeInBlock(
    op: MlsOperation,
    other: MlsOperation,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationIsBeforeInBlock", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let other = call.get(other, Access::Write, "other")?;
        let out = call.out(out, "out")?;
        // SAFETY: both are live.
        let (mine, others) = unsafe {
            (
                sys::mlirOperationGetBlock(op),
                sys::mlirOperationGetBlock(other),
            )
        };
        if mine.is_null() || mine.word() != others.word() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "other",
                "the operations are not in one block",
            );
        }
        // SAFETY: both are in one block.
        out.put(unsafe { sys::mlirOperationIsBeforeInBlock(op, other) });
        Ok(())
    })
}

/// Gives the number of regions of `op`.
///
/// Upstream: `mlirOperationGetNumRegions`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNumRegions(
    op: MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNumRegions",
        (op, "op"),
        Access::Read,
        out,
        |_, op| {
            // SAFETY: `op` is live.
            Ok(unsafe { sys::mlirOperationGetNumRegions(op) })
        },
    )
}

/// Gives region number `pos` of `op`.
///
/// Upstream: `mlirOperationGetRegion`.
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
pub unsafe extern "C" fn mlsOperationGetRegion(
    op: MlsOperation,
    pos: intptr_t,
    out: *mut MlsRegion,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetRegion",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            let pos = arguments::index(pos, unsafe { sys::mlirOperationGetNumRegions(op) }, "pos")?;
            results.region(op, pos)
        },
    )
}

/// Gives the number of operands of `op`.
///
/// Upstream: `mlirOperationGetNumOperands`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNumOperands(
    op: MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNumOperands",
        (op, "op"),
        Access::Read,
        out,
        |_, op| {
            // SAFETY: `op` is live.
            Ok(unsafe { sys::mlirOperationGetNumOperands(op) })
        },
    )
}

/// Gives operand number `pos` of `op`.
///
/// Upstream: `mlirOperationGetOperand`.
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
pub unsafe extern "C" fn mlsOperationGetOperand(
    op: MlsOperation,
    pos: intptr_t,
    out: *mut MlsValue,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetOperand",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            let pos =
                arguments::index(pos, unsafe { sys::mlirOperationGetNumOperands(op) }, "pos")?;
            // SAFETY: `op` is live, `pos` is below the count.
            results.value(unsafe { sys::mlirOperationGetOperand(op, pos) })
        },
    )
}

/// Gives the number of results of `op`.
///
/// Upstream: `mlirOperationGetNumResults`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNumResults(
    op: MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNumResults",
        (op, "op"),
        Access::Read,
        out,
        |_, op| {
            // SAFETY: `op` is live.
            Ok(unsafe { sys::mlirOperationGetNumResults(op) })
        },
    )
}

/// Gives result number `pos` of `op`.
///
/// Upstream: `mlirOperationGetResult`.
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
pub unsafe extern "C" fn mlsOperationGetResult(
    op: MlsOperation,
    pos: intptr_t,
    out: *mut MlsValue,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetResult",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            let pos = arguments::index(pos, unsafe { sys::mlirOperationGetNumResults(op) }, "pos")?;
            // SAFETY: `op` is live, `pos` is below the count.
            results.value(unsafe { sys::mlirOperationGetResult(op, pos) })
        },
    )
}

/// Gives the number of successors of `op`.
///
/// Upstream: `mlirOperationGetNumSuccessors`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNumSuccessors(
    op: MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNumSuccessors",
        (op, "op"),
        Access::Read,
        out,
        |_, op| {
            // SAFETY: `op` is live.
            Ok(unsafe { sys::mlirOperationGetNumSuccessors(op) })
        },
    )
}

/// Gives successor number `pos` of `op`.
///
/// Upstream: `mlirOperationGetSuccessor`.
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
pub unsafe extern "C" fn mlsOperationGetSuccessor(
    op: MlsOperation,
    pos: intptr_t,
    out: *mut MlsBlock,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetSuccessor",
        (op, "op"),
        Access::Read,
        out,
        |results, op| {
            // SAFETY: `op` is live.
            let pos = arguments::index(
                pos,
                unsafe { sys::mlirOperationGetNumSuccessors(op) },
                "pos",
            )?;
            // SAFETY: `op` is live, `pos` is below the count.
            results.block(unsafe { sys::mlirOperationGetSuccessor(op, pos) })
        },
    )
}

/// Makes `value` operand number `pos` of `op`.
///
/// Upstream: `mlirOperationSetOperand`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationSetOperand(
    op: MlsOperation,
    pos: intptr_t,
    value: MlsValue,
) -> MlsStatus {
    call("mlsOperationSetOperand", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let value = call.get(value, Access::Write, "value")?;
        // SAFETY: `op` is live.
        let pos = call.index(pos, unsafe { sys::mlirOperationGetNumOperands(op) }, "pos")?;
        // SAFETY: both are live, `pos` is below the count.
        unsafe { sys::mlirOperationSetOperand(op, pos, value) };
        Ok(())
    })
}

/// Replaces all operands of `op`. Their number may change.
///
/// Upstream: `mlirOperationSetOperands`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `operands` is readable for `n_operands` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationSetOperands(
    op: MlsOperation,
    n_operands: intptr_t,
    operands: *const MlsValue,
) -> MlsStatus {
    call("mlsOperationSetOperands", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let operands = call.get_all(n_operands, operands, Access::Write, "operands")?;
        // SAFETY: all are live.
        unsafe { sys::mlirOperationSetOperands(op, n_operands, operands.as_ptr()) };
        Ok(())
    })
}

/// Makes `block` successor number `pos` of `op`.
///
/// Upstream: `mlirOperationSetSuccessor`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationSetSuccessor(
    op: MlsOperation,
    pos: intptr_t,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsOperationSetSuccessor", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let block = call.get(block, Access::Write, "block")?;
        // SAFETY: `op` is live.
        let pos = call.index(
            pos,
            unsafe { sys::mlirOperationGetNumSuccessors(op) },
            "pos",
        )?;
        // SAFETY: both are live, `pos` is below the count.
        unsafe { sys::mlirOperationSetSuccessor(op, pos, block) };
        Ok(())
    })
}

/// Replaces every use of `of` in the operands of `op` by `with`.
///
/// Upstream: `mlirOperationReplaceUsesOfWith`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationReplaceUsesOfWith(
    op: MlsOperation,
    of: MlsValue,
    with: MlsValue,
) -> MlsStatus {
    call("mlsOperationReplaceUsesOfWith", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let of = call.get(of, Access::Write, "of")?;
        let with = call.get(with, Access::Write, "with")?;
        // SAFETY: all are live.
        unsafe { sys::mlirOperationReplaceUsesOfWith(op, of, with) };
        Ok(())
    })
}

/// Tells whether `op` has an inherent attribute of this name.
///
/// Upstream: `mlirOperationHasInherentAttributeByName`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationHasInherentAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationHasInherentAttributeByName", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        out.put(is_inherent(op, name));
        Ok(())
    })
}

/// Gives the inherent attribute of this name; null if there is none.
///
/// Upstream: `mlirOperationGetInherentAttributeByName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetInherentAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsOperationGetInherentAttributeByName", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let raw =
            unsafe { sys::mlirOperationGetInherentAttributeByName(op, sys::string_ref(name)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the discardable attribute of this name; null if there is none.
///
/// Upstream: `mlirOperationGetDiscardableAttributeByName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetDiscardableAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsOperationGetDiscardableAttributeByName", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let raw =
            unsafe { sys::mlirOperationGetDiscardableAttributeByName(op, sys::string_ref(name)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the attribute of this name; null if there is none.
///
/// Upstream: `mlirOperationGetAttributeByName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsOperationGetAttributeByName", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let raw = unsafe { sys::mlirOperationGetAttributeByName(op, sys::string_ref(name)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Sets the inherent attribute of this name.
///
/// Upstream: `mlirOperationSetInherentAttributeByName`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`name`: `op` has no such inherent attribute; `attr`:
///   of a kind that it does not take).
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationSetInherentAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    attr: MlsAttribute,
) -> MlsStatus {
    call("mlsOperationSetInherentAttributeByName", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let attr = call.get(attr, Access::Free, "attr")?;
        let name = call.text(name, "name")?;
        set_inherent(op, name, attr)?;
        Ok(())
    })
}

/// Sets the discardable attribute of this name.
///
/// Upstream: `mlirOperationSetDiscardableAttributeByName`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`name`: empty, or an inherent attribute of `op`).
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationSetDiscardableAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    attr: MlsAttribute,
) -> MlsStatus {
    call("mlsOperationSetDiscardableAttributeByName", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let attr = call.get(attr, Access::Free, "attr")?;
        let name = call.text(name, "name")?;
        require::attribute_name(name, "name")?;
        if is_inherent(op, name) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "name",
                format!(
                    "`{}` is an inherent attribute of `{}`",
                    String::from_utf8_lossy(name),
                    tree::name(op)
                ),
            );
        }
        // SAFETY: both are live and of one context; the name is copied.
        unsafe { sys::mlirOperationSetDiscardableAttributeByName(op, sys::string_ref(name), attr) };
        Ok(())
    })
}

/// Sets the attribute of this name, inherent if `op` has such a one.
///
/// Upstream: `mlirOperationSetAttributeByName`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`name`: empty; `attr`: of a kind that the inherent
///   attribute does not take).
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationSetAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    attr: MlsAttribute,
) -> MlsStatus {
    call("mlsOperationSetAttributeByName", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let attr = call.get(attr, Access::Free, "attr")?;
        let name = call.text(name, "name")?;
        require::attribute_name(name, "name")?;
        if is_inherent(op, name) {
            return set_inherent(op, name, attr);
        }
        // SAFETY: both are live and of one context; the name is copied.
        unsafe { sys::mlirOperationSetAttributeByName(op, sys::string_ref(name), attr) };
        Ok(())
    })
}

/// Removes the discardable attribute of this name. `*out` tells whether there
/// was one.
///
/// Upstream: `mlirOperationRemoveDiscardableAttributeByName`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationRemoveDiscardableAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationRemoveDiscardableAttributeByName", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        out.put(unsafe {
            sys::mlirOperationRemoveDiscardableAttributeByName(op, sys::string_ref(name))
        });
        Ok(())
    })
}

/// Removes the attribute of this name. `*out` tells whether there was one.
///
/// Upstream: `mlirOperationRemoveAttributeByName`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationRemoveAttributeByName(
    op: MlsOperation,
    name: MlsStringRef,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationRemoveAttributeByName", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        out.put(unsafe { sys::mlirOperationRemoveAttributeByName(op, sys::string_ref(name)) });
        Ok(())
    })
}

/// Gives the number of discardable attributes of `op`.
///
/// Upstream: `mlirOperationGetNumDiscardableAttributes`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNumDiscardableAttributes(
    op: MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNumDiscardableAttributes",
        (op, "op"),
        Access::Read,
        out,
        |_, op| {
            // SAFETY: `op` is live.
            Ok(unsafe { sys::mlirOperationGetNumDiscardableAttributes(op) })
        },
    )
}

/// Gives discardable attribute number `pos` of `op`.
///
/// Upstream: `mlirOperationGetDiscardableAttribute`.
/// Ownership: nothing to destroy.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetDiscardableAttribute(
    op: MlsOperation,
    pos: intptr_t,
    out: *mut MlsNamedAttribute,
) -> MlsStatus {
    call("mlsOperationGetDiscardableAttribute", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let pos = call.index(
            pos,
            unsafe { sys::mlirOperationGetNumDiscardableAttributes(op) },
            "pos",
        )?;
        // SAFETY: `op` is live, `pos` is below the count.
        let raw = unsafe { sys::mlirOperationGetDiscardableAttribute(op, pos) };
        out.put(call.named_attribute(raw)?);
        Ok(())
    })
}

/// Gives the number of attributes of `op`, inherent ones included.
///
/// Upstream: `mlirOperationGetNumAttributes`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetNumAttributes(
    op: MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOperationGetNumAttributes",
        (op, "op"),
        Access::Read,
        out,
        |_, op| {
            // SAFETY: `op` is live.
            Ok(unsafe { sys::mlirOperationGetNumAttributes(op) })
        },
    )
}

/// Gives attribute number `pos` of `op`.
///
/// Upstream: `mlirOperationGetAttribute`.
/// Ownership: nothing to destroy.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetAttribute(
    op: MlsOperation,
    pos: intptr_t,
    out: *mut MlsNamedAttribute,
) -> MlsStatus {
    call("mlsOperationGetAttribute", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: `op` is live.
        let pos = call.index(
            pos,
            unsafe { sys::mlirOperationGetNumAttributes(op) },
            "pos",
        )?;
        // SAFETY: `op` is live, `pos` is below the count.
        let raw = unsafe { sys::mlirOperationGetAttribute(op, pos) };
        out.put(call.named_attribute(raw)?);
        Ok(())
    })
}

/// Verifies `op` and everything in it; and first, since verifiers rely on it, what
/// is around it.
///
/// Upstream: `mlirOperationVerify`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Errors: VERIFY_ERROR with diagnostics.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationVerify(op: MlsOperation) -> MlsStatus {
    call("mlsOperationVerify", |call| {
        let op = call.get(op, Access::Read, "op")?;
        check_verifiable(call, op)?;
        // SAFETY: `op` is live, and leased meanwhile.
        let fine = call.long_read(op, || unsafe { sys::mlirOperationVerify(op) })?;
        if !fine {
            return crate::error::failed(
                status::MLS_STATUS_VERIFY_ERROR,
                "the operation does not verify",
            );
        }
        Ok(())
    })
}

/// Whether an operation has an inherent attribute of this name.
///
/// Upstream says yes to any name for an operation that keeps no properties: its
/// attributes are all in one dictionary. So a name that nobody has is asked
/// too.
fn is_inherent(op: sys::MlirOperation, name: &[u8]) -> bool {
    let has = |name| {
        // SAFETY: a live operation.
        unsafe { sys::mlirOperationHasInherentAttributeByName(op, sys::string_ref(name)) }
    };
    has(name) && !has(b"mls.nobody.has.this")
}

fn inherent(op: sys::MlirOperation, name: &[u8]) -> sys::MlirAttribute {
    // SAFETY: a live operation.
    unsafe { sys::mlirOperationGetInherentAttributeByName(op, sys::string_ref(name)) }
}

/// Sets an inherent attribute, or changes nothing: upstream clears an attribute
/// that is given a value of the wrong kind, in silence.
fn set_inherent(op: sys::MlirOperation, name: &[u8], attr: sys::MlirAttribute) -> Fallible<()> {
    let text = String::from_utf8_lossy(name).into_owned();
    let before = inherent(op, name);
    let set = |attr| {
        // SAFETY: both are live and of one context.
        unsafe { sys::mlirOperationSetInherentAttributeByName(op, sys::string_ref(name), attr) }
    };
    set(attr);
    if inherent(op, name).word() == attr.word() {
        return Ok(());
    }
    set(before);
    let operation = tree::name(op);
    if !is_inherent(op, name) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "name",
            format!("`{operation}` has no inherent attribute `{text}`"),
        );
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        "attr",
        format!("`{operation}` does not take this value for its attribute `{text}`"),
    )
}
