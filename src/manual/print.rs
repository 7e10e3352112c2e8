//! Text and bytecode of everything that prints (mlir-c/IR.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsAttribute, MlsBlock, MlsBytecodeWriterConfig, MlsLocation, MlsOpPrintingFlags,
    MlsOperation, MlsString, MlsType, MlsValue,
};
use crate::error::{Fallible, bad, failed};
use crate::kind;
use crate::manual::operation_lifetime::{check_places, check_verifiable};
use crate::state::objects::{Object, PrintingFlags};
use crate::state::reason::Reason;

use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringCallback};
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t};

/// Makes flags for printing as upstream does by default.
///
/// Upstream: `mlirOpPrintingFlagsCreate`.
/// Ownership: the caller destroys the result with `mlsOpPrintingFlagsDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpPrintingFlagsCreate(out: *mut MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsCreate", |call| {
        let out = call.out(out, "out")?;
        let flags = Object::PrintingFlags(PrintingFlags::default());
        out.put(MlsOpPrintingFlags::from_bits(
            call.new_process_object(kind::OP_PRINTING_FLAGS, flags)?,
        ));
        Ok(())
    })
}

/// Destroys printing flags.
///
/// Upstream: `mlirOpPrintingFlagsDestroy`.
/// Ownership: consumes `flags`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsDestroy(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsDestroy", |call| {
        let bits = call.check(flags, Access::Free, "flags")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Leaves out the elements of constants with more than `limit` elements.
///
/// Upstream: `mlirOpPrintingFlagsElideLargeElementsAttrs`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`limit`: negative).
/// Misuse: skip `limit`: any number above is a limit.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsElideLargeElementsAttrs(
    flags: MlsOpPrintingFlags,
    limit: intptr_t,
) -> MlsStatus {
    call("mlsOpPrintingFlagsElideLargeElementsAttrs", |call| {
        call.check(flags, Access::Free, "flags")?;
        if limit < 0 {
            call.index(limit, intptr_t::MAX, "limit")?;
        }
        call.flags(flags, |flags| flags.elide_elements = Some(limit))?;
        Ok(())
    })
}

/// Leaves out the text of resources with more than `limit` characters.
///
/// Upstream: `mlirOpPrintingFlagsElideLargeResourceString`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`limit`: negative).
/// Misuse: skip `limit`: any number above is a limit.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsElideLargeResourceString(
    flags: MlsOpPrintingFlags,
    limit: intptr_t,
) -> MlsStatus {
    call("mlsOpPrintingFlagsElideLargeResourceString", |call| {
        call.check(flags, Access::Free, "flags")?;
        if limit < 0 {
            call.index(limit, intptr_t::MAX, "limit")?;
        }
        call.flags(flags, |flags| flags.elide_resources = Some(limit))?;
        Ok(())
    })
}

/// Prints locations if `enable`, in short form if `pretty_form`.
///
/// Upstream: `mlirOpPrintingFlagsEnableDebugInfo`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsEnableDebugInfo(
    flags: MlsOpPrintingFlags,
    enable: MlsBool,
    pretty_form: MlsBool,
) -> MlsStatus {
    call("mlsOpPrintingFlagsEnableDebugInfo", |call| {
        call.check(flags, Access::Free, "flags")?;
        call.flags(flags, |flags| {
            flags.debug_info = Some((enable != 0, pretty_form != 0))
        })?;
        Ok(())
    })
}

/// Prints operations in the generic form.
///
/// Upstream: `mlirOpPrintingFlagsPrintGenericOpForm`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsPrintGenericOpForm(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsPrintGenericOpForm", |call| {
        call.check(flags, Access::Free, "flags")?;
        call.flags(flags, |flags| flags.generic = true)?;
        Ok(())
    })
}

/// Prints name locations as prefix of values.
///
/// Upstream: `mlirOpPrintingFlagsPrintNameLocAsPrefix`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsPrintNameLocAsPrefix(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsPrintNameLocAsPrefix", |call| {
        call.check(flags, Access::Free, "flags")?;
        call.flags(flags, |flags| flags.name_locations = true)?;
        Ok(())
    })
}

/// Numbers values from the printed operation on, not from its module.
///
/// Upstream: `mlirOpPrintingFlagsUseLocalScope`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsUseLocalScope(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsUseLocalScope", |call| {
        call.check(flags, Access::Free, "flags")?;
        call.flags(flags, |flags| flags.local_scope = true)?;
        Ok(())
    })
}

/// Does not verify before printing. IR that does not verify may then crash the
/// printer of its dialect: only for IR that was verified.
///
/// Upstream: `mlirOpPrintingFlagsAssumeVerified`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsAssumeVerified(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsAssumeVerified", |call| {
        call.check(flags, Access::Free, "flags")?;
        call.flags(flags, |flags| flags.assume_verified = true)?;
        Ok(())
    })
}

/// Leaves out regions.
///
/// Upstream: `mlirOpPrintingFlagsSkipRegions`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsSkipRegions(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsSkipRegions", |call| {
        call.check(flags, Access::Free, "flags")?;
        call.flags(flags, |flags| flags.skip_regions = true)?;
        Ok(())
    })
}

/// Prints a type: calls `callback` once with all of the text, without any lock.
///
/// Upstream: `mlirTypePrint`.
/// Threads: any.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypePrint(
    ty: MlsType,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsTypePrint", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: `ty` is live; `append` and `data` belong together.
        let text = sys::collect(|append, data| unsafe { sys::mlirTypePrint(ty, append, data) });
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints a type into a string.
///
/// Upstream: `mlirTypePrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeToString(ty: MlsType, out: *mut MlsString) -> MlsStatus {
    call("mlsTypeToString", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live; `append` and `data` belong together.
        let text = sys::collect(|append, data| unsafe { sys::mlirTypePrint(ty, append, data) });
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints an attribute: calls `callback` once with all of the text, without any
/// lock.
///
/// Upstream: `mlirAttributePrint`.
/// Threads: any.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAttributePrint(
    attr: MlsAttribute,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsAttributePrint", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: `attr` is live; `append` and `data` belong together.
        let text =
            sys::collect(|append, data| unsafe { sys::mlirAttributePrint(attr, append, data) });
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an attribute into a string.
///
/// Upstream: `mlirAttributePrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeToString(
    attr: MlsAttribute,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsAttributeToString", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `attr` is live; `append` and `data` belong together.
        let text =
            sys::collect(|append, data| unsafe { sys::mlirAttributePrint(attr, append, data) });
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints a location: calls `callback` once with all of the text, without any
/// lock.
///
/// Upstream: `mlirLocationPrint`.
/// Threads: any.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLocationPrint(
    location: MlsLocation,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsLocationPrint", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: `location` is live; `append` and `data` belong together.
        let text =
            sys::collect(|append, data| unsafe { sys::mlirLocationPrint(location, append, data) });
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints a location into a string.
///
/// Upstream: `mlirLocationPrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationToString(
    location: MlsLocation,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsLocationToString", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        // SAFETY: `location` is live; `append` and `data` belong together.
        let text =
            sys::collect(|append, data| unsafe { sys::mlirLocationPrint(location, append, data) });
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints a value, that is, what defines it: calls `callback` once with all of
/// the text, without any lock.
///
/// Upstream: `mlirValuePrint`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsValuePrint(
    value: MlsValue,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsValuePrint", |call| {
        let value = call.get(value, Access::Read, "value")?;
        let callback = call.callback(callback, "callback")?;
        let text = call.print_value(value)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints a value, that is, what defines it into a string.
///
/// Upstream: `mlirValuePrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueToString(value: MlsValue, out: *mut MlsString) -> MlsStatus {
    call("mlsValueToString", |call| {
        let value = call.get(value, Access::Read, "value")?;
        let out = call.out(out, "out")?;
        let text = call.print_value(value)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints a block: calls `callback` once with all of the text, without any
/// lock.
///
/// Upstream: `mlirBlockPrint`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockPrint(
    block: MlsBlock,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsBlockPrint", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let callback = call.callback(callback, "callback")?;
        let text = call.print_block(block)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints a block into a string.
///
/// Upstream: `mlirBlockPrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockToString(block: MlsBlock, out: *mut MlsString) -> MlsStatus {
    call("mlsBlockToString", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let out = call.out(out, "out")?;
        let text = call.print_block(block)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints an operation: calls `callback` once with all of the text, without any
/// lock. IR that does not verify is printed in the generic form.
///
/// Upstream: `mlirOperationPrint`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationPrint(
    op: MlsOperation,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsOperationPrint", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let callback = call.callback(callback, "callback")?;
        let text = call.print(op, PrintingFlags::default())?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an operation to standard error.
///
/// Upstream: `mlirOperationDump`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationDump(op: MlsOperation) -> MlsStatus {
    call("mlsOperationDump", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let flags = PrintingFlags {
            local_scope: true,
            ..PrintingFlags::default()
        };
        let text = call.print(op, flags)?;
        eprintln!("{}", String::from_utf8_lossy(&text));
        Ok(())
    })
}

/// Prints a value, that is, what defines it, to standard error.
///
/// Upstream: `mlirValueDump`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsValueDump(value: MlsValue) -> MlsStatus {
    call("mlsValueDump", |call| {
        let value = call.get(value, Access::Read, "value")?;
        let text = call.print_value(value)?;
        eprintln!("{}", String::from_utf8_lossy(&text));
        Ok(())
    })
}

/// Prints an operation with flags; else as `mlsOperationPrint`.
///
/// Upstream: `mlirOperationPrintWithFlags`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationPrintWithFlags(
    op: MlsOperation,
    flags: MlsOpPrintingFlags,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsOperationPrintWithFlags", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let flags = call.flags(flags, |flags| *flags)?;
        let callback = call.callback(callback, "callback")?;
        let text = call.print(op, flags)?;
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an operation into a string, with flags unless `flags` is null. IR
/// that does not verify is printed in the generic form.
///
/// Upstream: `mlirOperationPrintWithFlags`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Null: `flags`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationToString(
    op: MlsOperation,
    flags: MlsOpPrintingFlags,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsOperationToString", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let flags = call.flags_or_default(flags)?;
        let out = call.out(out, "out")?;
        let text = call.print(op, flags)?;
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Makes a configuration for writing the newest bytecode.
///
/// Upstream: `mlirBytecodeWriterConfigCreate`.
/// Ownership: the caller destroys the result with
///   `mlsBytecodeWriterConfigDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBytecodeWriterConfigCreate(
    out: *mut MlsBytecodeWriterConfig,
) -> MlsStatus {
    call("mlsBytecodeWriterConfigCreate", |call| {
        let out = call.out(out, "out")?;
        let bits =
            call.new_process_object(kind::BYTECODE_WRITER_CONFIG, Object::BytecodeConfig(None))?;
        out.put(MlsBytecodeWriterConfig::from_bits(bits));
        Ok(())
    })
}

/// Destroys a configuration.
///
/// Upstream: `mlirBytecodeWriterConfigDestroy`.
/// Ownership: consumes `config`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBytecodeWriterConfigDestroy(config: MlsBytecodeWriterConfig) -> MlsStatus {
    call("mlsBytecodeWriterConfigDestroy", |call| {
        let bits = call.check(config, Access::Free, "config")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Asks for a version of bytecode. Whether it can be written shows when
/// writing.
///
/// Upstream: `mlirBytecodeWriterConfigDesiredEmitVersion`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBytecodeWriterConfigDesiredEmitVersion(
    config: MlsBytecodeWriterConfig,
    version: i64,
) -> MlsStatus {
    call("mlsBytecodeWriterConfigDesiredEmitVersion", |call| {
        call.process_object(config, "config", |object| match object {
            Object::BytecodeConfig(wanted) => {
                *wanted = Some(version);
                Some(())
            }
            _ => None,
        })?;
        Ok(())
    })
}

/// Writes an operation as bytecode: calls `callback` once with all bytes, without
/// any lock.
///
/// Upstream: `mlirOperationWriteBytecode`.
/// Threads: any; BUSY while a call on another thread changes the operation.
/// Effects: long.
/// Errors: UPSTREAM_FAILED with diagnostics.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationWriteBytecode(
    op: MlsOperation,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsOperationWriteBytecode", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let callback = call.callback(callback, "callback")?;
        let bytes = call.bytecode(op, None)?;
        call.tell_text(callback, &bytes, user_data)
    })
}

/// Writes an operation as bytecode: calls `callback` once with all of it,
/// without any lock. `config` may be null.
///
/// Upstream: `mlirOperationWriteBytecodeWithConfig`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Errors: BAD_ARGUMENT (`op`: it uses something outside of it, or the other way
///   round); VERIFY_ERROR with diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be written).
/// Null: `user_data`, `config`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationWriteBytecodeWithConfig(
    op: MlsOperation,
    config: MlsBytecodeWriterConfig,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsOperationWriteBytecodeWithConfig", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let version = call.version(config)?;
        let callback = call.callback(callback, "callback")?;
        let bytes = call.bytecode(op, version)?;
        call.tell_text(callback, &bytes, user_data)?;
        Ok(())
    })
}

/// Writes an operation as bytecode into a string. `config` may be null.
///
/// Upstream: `mlirOperationWriteBytecodeWithConfig`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Effects: long.
/// Errors: BAD_ARGUMENT (`op`: it uses something outside of it, or the other way
///   round); VERIFY_ERROR with diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be written).
/// Null: `config`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationToBytecode(
    op: MlsOperation,
    config: MlsBytecodeWriterConfig,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsOperationToBytecode", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let version = call.version(config)?;
        let out = call.out(out, "out")?;
        let bytes = call.bytecode(op, version)?;
        out.put(call.string(bytes)?);
        Ok(())
    })
}

impl Call {
    /// Uses the flags behind a handle.
    fn flags<R>(
        &mut self,
        flags: MlsOpPrintingFlags,
        with: impl FnOnce(&mut PrintingFlags) -> R,
    ) -> Fallible<R> {
        self.process_object(flags, "flags", |object| match object {
            Object::PrintingFlags(flags) => Some(with(flags)),
            _ => None,
        })
    }

    /// A copy of the flags behind a handle; of null, the default.
    pub(super) fn flags_or_default(
        &mut self,
        flags: MlsOpPrintingFlags,
    ) -> Fallible<PrintingFlags> {
        match flags.bits {
            0 => Ok(PrintingFlags::default()),
            _ => self.flags(flags, |flags| *flags),
        }
    }

    /// The version of bytecode that a configuration asks for.
    fn version(&mut self, config: MlsBytecodeWriterConfig) -> Fallible<Option<i64>> {
        if config.bits == 0 {
            return Ok(None);
        }
        self.process_object(config, "config", |object| match object {
            Object::BytecodeConfig(version) => Some(*version),
            _ => None,
        })
    }

    /// Prints an operation: a long call, for it may verify on worker threads.
    fn print(&mut self, op: sys::MlirOperation, flags: PrintingFlags) -> Fallible<Vec<u8>> {
        self.check_holes(op, status::MLS_STATUS_BAD_STATE)?;
        let mut flags = flags;
        if self.misplaced(tree::outermost(op)).is_some() || !self.is_sound(op, false)? {
            // To choose the form, upstream verifies first, and numbers the
            // values of everything around.
            flags.generic = true;
            flags.assume_verified = true;
        }
        self.long_read(op, || {
            flags.with(|flags| {
                sys::collect(|append, data| {
                    // SAFETY: `op` is live and leased, the flags are live.
                    unsafe { sys::mlirOperationPrintWithFlags(op, flags, append, data) }
                })
            })
        })
    }

    /// Prints what defines a value.
    fn print_value(&mut self, value: sys::MlirValue) -> Fallible<Vec<u8>> {
        // SAFETY: a live value.
        if unsafe { sys::mlirValueIsAOpResult(value) } {
            // SAFETY: a live result.
            let owner = unsafe { sys::mlirOpResultGetOwner(value) };
            return self.print(owner, PrintingFlags::default());
        }
        // SAFETY: `value` is live; `append` and `data` belong together.
        let print = |append, data| unsafe { sys::mlirValuePrint(value, append, data) };
        Ok(sys::collect(print))
    }

    /// Prints a block: in an operation, a long call, for upstream verifies the
    /// outermost one first.
    fn print_block(&mut self, block: sys::MlirBlock) -> Fallible<Vec<u8>> {
        // SAFETY: `block` is live; `append` and `data` belong together.
        let print = |append, data| unsafe { sys::mlirBlockPrint(block, append, data) };
        let around = tree::parent_of_block(block);
        if around.is_null() {
            return Ok(sys::collect(print));
        }
        check_places(self, tree::outermost(around), status::MLS_STATUS_BAD_STATE)?;
        self.long_read(around, || sys::collect(print))
    }

    /// Writes an operation as bytecode.
    fn bytecode(&mut self, op: sys::MlirOperation, version: Option<i64>) -> Fallible<Vec<u8>> {
        if !tree::Apart::new(Tree::Operation(op)).whole() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "op",
                "it uses something outside of it, or the other way round, which bytecode cannot say",
            );
        }
        check_verifiable(self, op)?;
        let mut written = sys::MlirLogicalResult { value: 0 };
        let mut is_valid = false;
        let bytes = self.long_read(op, || {
            // Upstream writes what an operation must have without looking whether
            // it is there.
            // SAFETY: `op` is live and leased.
            is_valid = unsafe { sys::mlirOperationVerify(op) };
            if !is_valid {
                return Vec::new();
            }
            // SAFETY: needs nothing.
            let config = unsafe { sys::mlirBytecodeWriterConfigCreate() };
            if let Some(version) = version {
                // SAFETY: made above.
                unsafe { sys::mlirBytecodeWriterConfigDesiredEmitVersion(config, version) };
            }
            let bytes = sys::collect(|append, data| {
                // SAFETY: `op` is live and leased, the configuration is live.
                written =
                    unsafe { sys::mlirOperationWriteBytecodeWithConfig(op, config, append, data) };
            });
            // SAFETY: made above.
            unsafe { sys::mlirBytecodeWriterConfigDestroy(config) };
            bytes
        })?;
        match written.value {
            _ if !is_valid => failed(
                status::MLS_STATUS_VERIFY_ERROR,
                "the operation does not verify",
            ),
            0 => failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                "the bytecode cannot be written",
            ),
            _ => Ok(bytes),
        }
    }
}
