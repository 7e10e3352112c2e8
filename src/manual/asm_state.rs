//! Printing parts of an operation with the same names (mlir-c/IR.h).
//!
//! Upstream's object has numbered the values of the operation, which dangle once
//! the IR changes. This one keeps a handle, and numbers for each text.

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsAsmState, MlsOpPrintingFlags, MlsOperation, MlsString, MlsValue, Native,
};
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::objects::{Object, PrintingFlags};
use crate::state::reason::Reason;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringCallback;
use crate::sys::{self, Raw};
use libc::c_void;

/// Makes a state for printing what is in an operation, and it. Values have the
/// names that they have in a text of this operation; each text is of the IR as it
/// is then.
///
/// Upstream: `mlirAsmStateCreateForOperation`.
/// Ownership: the caller destroys the result with `mlsAsmStateDestroy`; it does
///   not keep the operation alive.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `flags`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAsmStateCreateForOperation(
    op: MlsOperation,
    flags: MlsOpPrintingFlags,
    out: *mut MlsAsmState,
) -> MlsStatus {
    call("mlsAsmStateCreateForOperation", |call| {
        call.get(op, Access::Read, "op")?;
        let flags = call.flags_or_default(flags)?;
        let out = call.out(out, "out")?;
        out.put(call.asm_state(op.bits(), flags)?);
        Ok(())
    })
}

/// Makes a state for printing the operations around a value, and what is in them,
/// from the outermost operation on; with flags for local scope, from one on that
/// uses nothing from around it. In a pass callback, that is what the pass works on.
///
/// Upstream: `mlirAsmStateCreateForValue`.
/// Ownership: the caller destroys the result with `mlsAsmStateDestroy`; it does
///   not keep the value alive.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`value`: an argument of a block that is in no operation).
/// Null: `flags`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAsmStateCreateForValue(
    value: MlsValue,
    flags: MlsOpPrintingFlags,
    out: *mut MlsAsmState,
) -> MlsStatus {
    call("mlsAsmStateCreateForValue", |call| {
        let raw = call.get(value, Access::Read, "value")?;
        let flags = call.flags_or_default(flags)?;
        let out = call.out(out, "out")?;
        operation_around(raw, "value")?;
        out.put(call.asm_state(value.bits(), flags)?);
        Ok(())
    })
}

/// Destroys a printing state; its operation is not concerned.
///
/// Upstream: `mlirAsmStateDestroy`.
/// Ownership: consumes `state`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAsmStateDestroy(state: MlsAsmState) -> MlsStatus {
    call("mlsAsmStateDestroy", |call| {
        let bits = call.check(state, Access::Free, "state")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Prints an operation with the names of a state: calls `callback` once with all
/// of the text, without any lock.
///
/// Upstream: `mlirOperationPrintWithState`.
/// Threads: any; BUSY while a call on another thread changes the operation.
/// Effects: long.
/// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`op`: not
///   in what the state is for).
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationPrintWithState(
    op: MlsOperation,
    state: MlsAsmState,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsOperationPrintWithState", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let state = call.names(state)?;
        let callback = call.callback(callback, "callback")?;
        let text = call.print_with(op, state)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an operation with the names of a state into a string.
///
/// Upstream: `mlirOperationPrintWithState`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the operation.
/// Effects: long.
/// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`op`: not
///   in what the state is for).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationToStringWithState(
    op: MlsOperation,
    state: MlsAsmState,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsOperationToStringWithState", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let state = call.names(state)?;
        let out = call.out(out, "out")?;
        let text = call.print_with(op, state)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints the name of a value, as operands have it (`%0`): calls `callback` once
/// with all of the text, without any lock.
///
/// Upstream: `mlirValuePrintAsOperand`.
/// Threads: any; BUSY while a call on another thread changes the IR around the
///   value.
/// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`value`:
///   not in what the state is for).
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsValuePrintAsOperand(
    value: MlsValue,
    state: MlsAsmState,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsValuePrintAsOperand", |call| {
        let value = call.get(value, Access::Read, "value")?;
        let state = call.names(state)?;
        let callback = call.callback(callback, "callback")?;
        let text = call.name_with(value, state)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints the name of a value, as operands have it (`%0`), into a string.
///
/// Upstream: `mlirValuePrintAsOperand`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR around the
///   value.
/// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`value`:
///   not in what the state is for).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueToStringAsOperand(
    value: MlsValue,
    state: MlsAsmState,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsValueToStringAsOperand", |call| {
        let value = call.get(value, Access::Read, "value")?;
        let state = call.names(state)?;
        let out = call.out(out, "out")?;
        let text = call.name_with(value, state)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// What the names of a state are made from, live.
#[derive(Clone, Copy)]
enum Source {
    Operation(sys::MlirOperation),
    Value(sys::MlirValue),
}

/// The operation that a value is defined in: its owner, or the one around its
/// block.
fn operation_around(value: sys::MlirValue, argument: &'static str) -> Fallible<sys::MlirOperation> {
    let operation = match tree::definition(value) {
        Tree::Operation(owner) | Tree::Below(owner) => owner,
        Tree::Block(block) => tree::parent_of_block(block),
        Tree::Region(_) => sys::MlirOperation::from_word(0),
    };
    if operation.is_null() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "the value is an argument of a block that is in no operation",
        );
    }
    Ok(operation)
}

impl Call {
    fn asm_state(&mut self, of: Bits, flags: PrintingFlags) -> Fallible<MlsAsmState> {
        let bits = self.new_object(kind::ASM_STATE, Object::AsmState { of, flags })?;
        Ok(MlsAsmState::from_bits(bits))
    }

    /// What a state is for, and its flags.
    fn names(&mut self, state: MlsAsmState) -> Fallible<(Source, PrintingFlags)> {
        let bits = self.check(state, Access::Free, "state")?;
        let Some(Object::AsmState { of, flags }) = self.inner().objects.get(&bits.index()) else {
            return failed(
                status::MLS_STATUS_PANIC,
                "a printing state without its object",
            );
        };
        let (of, flags) = (*of, *flags);
        let source = match of.kind() {
            kind::VALUE => {
                Source::Value(MlsValue::from_bits(of).get(self, Access::Read, "state")?)
            }
            _ => Source::Operation(MlsOperation::from_bits(of).get(self, Access::Read, "state")?),
        };
        Ok((source, flags))
    }

    fn print_with(
        &mut self,
        op: sys::MlirOperation,
        names: (Source, PrintingFlags),
    ) -> Fallible<Vec<u8>> {
        self.with_names(op, names, "op", |state, append, data| {
            // SAFETY: live and leased; the state is of the IR as it is.
            unsafe { sys::mlirOperationPrintWithState(op, state, append, data) }
        })
    }

    fn name_with(
        &mut self,
        value: sys::MlirValue,
        names: (Source, PrintingFlags),
    ) -> Fallible<Vec<u8>> {
        let around = operation_around(value, "value")?;
        self.with_names(around, names, "value", |state, append, data| {
            // SAFETY: live and leased; the state is of the IR as it is.
            unsafe { sys::mlirValuePrintAsOperand(value, state, append, data) }
        })
    }

    /// Prints something that is in `operation` with the names of a state. That is
    /// a long call, for upstream verifies first, perhaps on worker threads.
    fn with_names(
        &mut self,
        operation: sys::MlirOperation,
        (source, flags): (Source, PrintingFlags),
        argument: &'static str,
        print: impl FnOnce(sys::MlirAsmState, sys::MlirStringCallback, *mut c_void),
    ) -> Fallible<Vec<u8>> {
        let mut flags = flags;
        let (top, is_inside) = match source {
            Source::Operation(whole) => {
                let is_inside = tree::above(operation).any(|one| one.word() == whole.word());
                (self.outermost(whole), is_inside)
            }
            Source::Value(value) => {
                let top = operation_around(value, "state")?;
                let top = self.outermost(top);
                // What is beside the operation of a callback changes meanwhile.
                flags.local_scope |= self.inner().scope.is_some();
                (top, self.outermost(operation).word() == top.word())
            }
        };
        if !is_inside {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                argument,
                "this is not in what the state is for",
            );
        }
        self.check_holes(top, status::MLS_STATUS_BAD_STATE)?;
        if self.misplaced(top).is_some() {
            // To choose the form, upstream verifies first.
            flags.generic = true;
            flags.assume_verified = true;
        }
        self.long_read(operation, || {
            flags.with(|flags| {
                // SAFETY: live and leased, and so are the flags. A value is in an
                // operation.
                let state = unsafe {
                    match source {
                        Source::Operation(whole) => {
                            sys::mlirAsmStateCreateForOperation(whole, flags)
                        }
                        Source::Value(value) => sys::mlirAsmStateCreateForValue(value, flags),
                    }
                };
                let text = sys::collect(|append, data| print(state, append, data));
                // SAFETY: made above.
                unsafe { sys::mlirAsmStateDestroy(state) };
                text
            })
        })
    }
}
