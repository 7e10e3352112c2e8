//! Values and their uses (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsBlock, MlsContext, MlsLocation, MlsOpOperand, MlsOperation, MlsType, MlsValue,
};
use crate::boundary::quick;
use crate::error::{Fallible, bad};
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Tells whether a value is an argument of a block.
///
/// Upstream: `mlirValueIsABlockArgument`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueIsABlockArgument(value: MlsValue, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsValueIsABlockArgument",
        (value, "value"),
        Access::Read,
        out,
        |_, value| {
            // SAFETY: `value` is live.
            Ok(unsafe { sys::mlirValueIsABlockArgument(value) })
        },
    )
}

/// Tells whether a value is a result of an operation.
///
/// Upstream: `mlirValueIsAOpResult`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueIsAOpResult(value: MlsValue, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsValueIsAOpResult",
        (value, "value"),
        Access::Read,
        out,
        |_, value| {
            // SAFETY: `value` is live.
            Ok(unsafe { sys::mlirValueIsAOpResult(value) })
        },
    )
}

/// Gives the context of a value.
///
/// Upstream: `mlirValueGetContext`.
/// Ownership: a view.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueGetContext(value: MlsValue, out: *mut MlsContext) -> MlsStatus {
    call("mlsValueGetContext", |call| {
        call.get(value, Access::Read, "value")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the type of a value.
///
/// Upstream: `mlirValueGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueGetType(value: MlsValue, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsValueGetType",
        (value, "value"),
        Access::Read,
        out,
        |results, value| {
            // SAFETY: `value` is live.
            results.ty(unsafe { sys::mlirValueGetType(value) })
        },
    )
}

/// Sets the type of a value.
///
/// Upstream: `mlirValueSetType`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsValueSetType(value: MlsValue, ty: MlsType) -> MlsStatus {
    call("mlsValueSetType", |call| {
        let value = call.get(value, Access::Write, "value")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        // SAFETY: both are live and of one context.
        unsafe { sys::mlirValueSetType(value, ty) };
        Ok(())
    })
}

/// Gives the location of a value.
///
/// Upstream: `mlirValueGetLocation`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueGetLocation(value: MlsValue, out: *mut MlsLocation) -> MlsStatus {
    quick::get(
        "mlsValueGetLocation",
        (value, "value"),
        Access::Read,
        out,
        |results, value| {
            // SAFETY: `value` is live.
            results.location(unsafe { sys::mlirValueGetLocation(value) })
        },
    )
}

/// Gives the block of a block argument.
///
/// Upstream: `mlirBlockArgumentGetOwner`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: not a block argument).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockArgumentGetOwner(
    value: MlsValue,
    out: *mut MlsBlock,
) -> MlsStatus {
    quick::get(
        "mlsBlockArgumentGetOwner",
        (value, "value"),
        Access::Read,
        out,
        |results, value| {
            need_argument(value)?;
            // SAFETY: a live block argument.
            results.block(unsafe { sys::mlirBlockArgumentGetOwner(value) })
        },
    )
}

/// Gives the position of a block argument.
///
/// Upstream: `mlirBlockArgumentGetArgNumber`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: not a block argument).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockArgumentGetArgNumber(
    value: MlsValue,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsBlockArgumentGetArgNumber",
        (value, "value"),
        Access::Read,
        out,
        |_, value| {
            need_argument(value)?;
            // SAFETY: a live block argument.
            Ok(unsafe { sys::mlirBlockArgumentGetArgNumber(value) })
        },
    )
}

/// Sets the type of a block argument.
///
/// Upstream: `mlirBlockArgumentSetType`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: not a block argument).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockArgumentSetType(value: MlsValue, ty: MlsType) -> MlsStatus {
    call("mlsBlockArgumentSetType", |call| {
        let value = call.get(value, Access::Write, "value")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        need_argument(value)?;
        // SAFETY: a live block argument, a type of its context.
        unsafe { sys::mlirBlockArgumentSetType(value, ty) };
        Ok(())
    })
}

/// Sets the location of a block argument.
///
/// Upstream: `mlirBlockArgumentSetLocation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: not a block argument).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockArgumentSetLocation(value: MlsValue, location: MlsLocation) -> MlsStatus {
    call("mlsBlockArgumentSetLocation", |call| {
        let value = call.get(value, Access::Write, "value")?;
        let location = call.get(location, Access::Free, "location")?;
        need_argument(value)?;
        // SAFETY: a live block argument, a location of its context.
        unsafe { sys::mlirBlockArgumentSetLocation(value, location) };
        Ok(())
    })
}

/// Gives the operation of a result.
///
/// Upstream: `mlirOpResultGetOwner`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: not a result).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpResultGetOwner(value: MlsValue, out: *mut MlsOperation) -> MlsStatus {
    quick::get(
        "mlsOpResultGetOwner",
        (value, "value"),
        Access::Read,
        out,
        |results, value| {
            need_result(value)?;
            // SAFETY: a live result.
            results.operation(unsafe { sys::mlirOpResultGetOwner(value) })
        },
    )
}

/// Gives the position of a result.
///
/// Upstream: `mlirOpResultGetResultNumber`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: not a result).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpResultGetResultNumber(
    value: MlsValue,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsOpResultGetResultNumber",
        (value, "value"),
        Access::Read,
        out,
        |_, value| {
            need_result(value)?;
            // SAFETY: a live result.
            Ok(unsafe { sys::mlirOpResultGetResultNumber(value) })
        },
    )
}

/// Gives the first use of a value; null if it is unused.
///
/// Upstream: `mlirValueGetFirstUse`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueGetFirstUse(value: MlsValue, out: *mut MlsOpOperand) -> MlsStatus {
    quick::get(
        "mlsValueGetFirstUse",
        (value, "value"),
        Access::Read,
        out,
        |results, value| {
            // SAFETY: `value` is live.
            results.operand(unsafe { sys::mlirValueGetFirstUse(value) })
        },
    )
}

/// Replaces every use of `of` by `with`.
///
/// Upstream: `mlirValueReplaceAllUsesOfWith`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsValueReplaceAllUsesOfWith(of: MlsValue, with: MlsValue) -> MlsStatus {
    call("mlsValueReplaceAllUsesOfWith", |call| {
        let of = call.get(of, Access::Write, "of")?;
        let with = call.get(with, Access::Write, "with")?;
        if of.word() == with.word() {
            // Upstream would not end: there is a use left after each step.
            return Ok(());
        }
        // SAFETY: both are live and of one context.
        unsafe { sys::mlirValueReplaceAllUsesOfWith(of, with) };
        Ok(())
    })
}

/// Replaces every use of `of` by `with`, but not in the operations
/// `exceptions`.
///
/// Upstream: `mlirValueReplaceAllUsesExcept`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `exceptions` is readable for `n_exceptions` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueReplaceAllUsesExcept(
    of: MlsValue,
    with: MlsValue,
    n_exceptions: intptr_t,
    exceptions: *const MlsOperation,
) -> MlsStatus {
    call("mlsValueReplaceAllUsesExcept", |call| {
        let of = call.get(of, Access::Write, "of")?;
        let with = call.get(with, Access::Write, "with")?;
        let exceptions = call.get_all(n_exceptions, exceptions, Access::Write, "exceptions")?;
        let mut exceptions = exceptions;
        // SAFETY: all are live and of one context.
        unsafe {
            sys::mlirValueReplaceAllUsesExcept(of, with, n_exceptions, exceptions.as_mut_ptr())
        };
        Ok(())
    })
}

/// Gives the operation of an operand use.
///
/// Upstream: `mlirOpOperandGetOwner`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpOperandGetOwner(
    operand: MlsOpOperand,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsOpOperandGetOwner", |call| {
        let operand = operand.locate(call, Access::Read, "operand")?;
        let out = call.out(out, "out")?;
        out.put(call.operation(operand.owner)?);
        Ok(())
    })
}

/// Gives the position of an operand use in its operation.
///
/// Upstream: `mlirOpOperandGetOperandNumber`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpOperandGetOperandNumber(
    operand: MlsOpOperand,
    out: *mut u32,
) -> MlsStatus {
    call("mlsOpOperandGetOperandNumber", |call| {
        let operand = operand.locate(call, Access::Read, "operand")?;
        let out = call.out(out, "out")?;
        out.put(u32::try_from(operand.number).unwrap_or(u32::MAX));
        Ok(())
    })
}

/// Gives the value that an operand use uses.
///
/// Upstream: `mlirOpOperandGetValue`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpOperandGetValue(
    operand: MlsOpOperand,
    out: *mut MlsValue,
) -> MlsStatus {
    call("mlsOpOperandGetValue", |call| {
        let operand = operand.locate(call, Access::Read, "operand")?;
        let out = call.out(out, "out")?;
        // SAFETY: the operand is there.
        out.put(
            call.value(unsafe { sys::mlirOperationGetOperand(operand.owner, operand.number) })?,
        );
        Ok(())
    })
}

/// Gives the next use of the same value; null at the end. It looks the use up
/// in the list of all uses: for many of them, `mlsValueCopyUses` is quicker.
///
/// Upstream: `mlirOpOperandGetNextUse`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpOperandGetNextUse(
    operand: MlsOpOperand,
    out: *mut MlsOpOperand,
) -> MlsStatus {
    call("mlsOpOperandGetNextUse", |call| {
        let operand = operand.locate(call, Access::Read, "operand")?;
        let out = call.out(out, "out")?;
        // SAFETY: the operand is there.
        let value = unsafe { sys::mlirOperationGetOperand(operand.owner, operand.number) };
        let mut uses = if value.is_null() {
            None
        } else {
            Some(tree::uses(value))
        };
        let mut rest = uses.iter_mut().flatten().skip_while(|one| {
            // SAFETY: a live use.
            let (owner, number) = unsafe {
                (
                    sys::mlirOpOperandGetOwner(*one),
                    sys::mlirOpOperandGetOperandNumber(*one),
                )
            };
            owner.word() != operand.owner.word()
                || isize::try_from(number).ok() != Some(operand.number)
        });
        let next = rest.nth(1).unwrap_or(sys::MlirOpOperand::from_word(0));
        out.put(call.operand(next)?);
        Ok(())
    })
}

fn need_argument(value: sys::MlirValue) -> Fallible<()> {
    // SAFETY: a live value.
    if unsafe { sys::mlirValueIsABlockArgument(value) } {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        "value",
        "a block argument is needed, not a result",
    )
}

fn need_result(value: sys::MlirValue) -> Fallible<()> {
    // SAFETY: a live value.
    if unsafe { sys::mlirValueIsAOpResult(value) } {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        "value",
        "a result is needed, not a block argument",
    )
}
