//! Patterns in the PDL dialect, with functions of the host (mlir-c/Rewrite.h).

use super::operation_lifetime::check_places;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsAttribute, MlsModule, MlsOperation, MlsPDLPatternModule, MlsPDLResultList,
    MlsPDLValue, MlsRewritePatternSet, MlsType, MlsValue,
};
use crate::boundary::pdl::{
    self, Given, MlsPDLConstraintFunction, MlsPDLRewriteFunction, Module, Results, Sort,
};
use crate::callback::foreign::{MlsDestroyUserData, UserData};
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::kind;
use crate::state::lease::Hold;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::tree::Tree;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::c_void;

/// Takes the patterns in a module, each a `pdl.pattern`. The functions that they
/// call are registered afterwards.
///
/// What the patterns make is not checked, as that of passes is not: patterns that
/// give operations wrong operands make wrong IR.
///
/// Upstream: `mlirPDLPatternModuleFromModule`.
/// Ownership: consumes `module`; the caller owns the result until a set is made of
///   it (`mlsPDLPatternModuleDestroy`).
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: VERIFY_ERROR with diagnostics; BAD_ARGUMENT (`module`: something else is
///   in it; a function is called with different results, or gives a range; an
///   operation is used that was erased); OUT_OF_RANGE (`module`: too large);
///   DIALECT_NOT_LOADED (`pdl`); IN_USE (`module`), naming the user.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLPatternModuleFromModule(
    module: MlsModule,
    out: *mut MlsPDLPatternModule,
) -> MlsStatus {
    call("mlsPDLPatternModuleFromModule", |call| {
        let raw = call.get(module, Access::Write, "module")?;
        let out = call.out(out, "out")?;
        call.need_dialect("pdl", "pdl.pattern")?;
        // SAFETY: live.
        let raw = unsafe { sys::mlirModuleGetOperation(raw) };
        check_places(call, raw, status::MLS_STATUS_VERIFY_ERROR)?;
        // The host has no handle of anything in the copy.
        // SAFETY: live.
        let copy = Owned(depth::with_room(|| unsafe { sys::mlirOperationClone(raw) }));
        let own = copy.0;
        // SAFETY: live, and nobody else has it.
        let fine = call.long(Hold::Makes, "", || unsafe { sys::mlirOperationVerify(own) })?;
        if !fine {
            return failed(
                status::MLS_STATUS_VERIFY_ERROR,
                "the module does not verify",
            );
        }
        let survey = pdl::survey(own)?;
        for name in &survey.names {
            call.note_name(name, "module")?;
        }
        // It may have become another one meanwhile, but not another module.
        let raw = call.get(module, Access::Write, "module")?;
        // SAFETY: live.
        let raw = unsafe { sys::mlirModuleGetOperation(raw) };
        call.destroy_operation(raw, Reason::PdlModule, "module")?;
        // SAFETY: a live module, which is given away.
        let made = unsafe {
            sys::mlirPDLPatternModuleFromModule(sys::mlirModuleFromOperation(copy.give()))
        };
        let object = Object::PdlModule(Box::new(Module::new(made, survey)));
        let bits = call.new_object(kind::PDL_PATTERN_MODULE, object)?;
        out.put(MlsPDLPatternModule::from_bits(bits));
        Ok(())
    })
}

/// Destroys patterns that no set was made of.
///
/// Upstream: `mlirPDLPatternModuleDestroy`.
/// Ownership: consumes `op`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLPatternModuleDestroy(op: MlsPDLPatternModule) -> MlsStatus {
    call("mlsPDLPatternModuleDestroy", |call| {
        let bits = call.check(op, Access::Free, "op")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Makes a set of the patterns. They are compiled when it is frozen.
///
/// Upstream: `mlirRewritePatternSetFromPDLPatternModule`.
/// Ownership: consumes `op`; the caller owns the result until it is frozen
///   (`mlsRewritePatternSetDestroy`).
/// Threads: any.
/// Effects: deletes.
/// Errors: BAD_STATE (`op`: a function that the patterns call is not registered).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewritePatternSetFromPDLPatternModule(
    op: MlsPDLPatternModule,
    out: *mut MlsRewritePatternSet,
) -> MlsStatus {
    call("mlsRewritePatternSetFromPDLPatternModule", |call| {
        let handle = call.check(op, Access::Free, "op")?;
        let out = call.out(out, "out")?;
        let (set, part) = call.pdl_module(op)?.take()?;
        let object = Object::PatternSet(set.word(), part);
        let bits = call.new_object(kind::REWRITE_PATTERN_SET, object)?;
        call.end(handle, Reason::PdlPatterns);
        out.put(MlsRewritePatternSet::from_bits(bits));
        Ok(())
    })
}

/// Registers the function that patterns mean by `name` when they rewrite.
///
/// Upstream: `mlirPDLPatternModuleRegisterRewriteFunction`.
/// Ownership: takes `user_data`; `destroy`, unless null, is called with it once,
///   when the patterns are gone.
/// Threads: any. The function runs on the thread of the driver.
/// Errors: BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).
/// Null: `user_data`, `destroy`.
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLPatternModuleRegisterRewriteFunction(
    pdl_module: MlsPDLPatternModule,
    name: MlsStringRef,
    rewrite_fn: MlsPDLRewriteFunction,
    user_data: *mut c_void,
    destroy: MlsDestroyUserData,
) -> MlsStatus {
    call("mlsPDLPatternModuleRegisterRewriteFunction", |call| {
        call.check(pdl_module, Access::Free, "pdl_module")?;
        let name = call.text(name, "name")?;
        call.callback(rewrite_fn, "rewrite_fn")?;
        if name.is_empty() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "name",
                "a function has a name",
            );
        }
        let module = call.pdl_module(pdl_module)?;
        module.register(name, false, rewrite_fn, || {
            UserData::new(user_data, destroy)
        })
    })
}

/// Registers the function that patterns mean by `name` when they match.
///
/// Upstream: `mlirPDLPatternModuleRegisterConstraintFunction`.
/// Ownership: takes `user_data`; `destroy`, unless null, is called with it once,
///   when the patterns are gone.
/// Threads: any. The function runs on the thread of the driver.
/// Errors: BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).
/// Null: `user_data`, `destroy`.
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLPatternModuleRegisterConstraintFunction(
    pdl_module: MlsPDLPatternModule,
    name: MlsStringRef,
    constraint_fn: MlsPDLConstraintFunction,
    user_data: *mut c_void,
    destroy: MlsDestroyUserData,
) -> MlsStatus {
    call("mlsPDLPatternModuleRegisterConstraintFunction", |call| {
        call.check(pdl_module, Access::Free, "pdl_module")?;
        let name = call.text(name, "name")?;
        call.callback(constraint_fn, "constraint_fn")?;
        if name.is_empty() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "name",
                "a function has a name",
            );
        }
        let module = call.pdl_module(pdl_module)?;
        module.register(name, true, constraint_fn, || {
            UserData::new(user_data, destroy)
        })
    })
}

/// Gives a value that a PDL pattern hands over; null if it is something else.
///
/// Upstream: `mlirPDLValueAsValue`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: that of the callback.
/// Misuse: skip `value`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueAsValue(value: MlsPDLValue, out: *mut MlsValue) -> MlsStatus {
    call("mlsPDLValueAsValue", |call| {
        let value = call.pdl_value(value)?;
        let out = call.out(out, "out")?;
        // SAFETY: live until the callback returns.
        out.put(call.value(unsafe { sys::mlirPDLValueAsValue(value) })?);
        Ok(())
    })
}

/// Gives a type that a PDL pattern hands over; null if it is something else.
///
/// Upstream: `mlirPDLValueAsType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: that of the callback.
/// Misuse: skip `value`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueAsType(value: MlsPDLValue, out: *mut MlsType) -> MlsStatus {
    call("mlsPDLValueAsType", |call| {
        let value = call.pdl_value(value)?;
        let out = call.out(out, "out")?;
        // SAFETY: live until the callback returns.
        out.put(call.ty(unsafe { sys::mlirPDLValueAsType(value) })?);
        Ok(())
    })
}

/// Gives an operation that a PDL pattern hands over; null if it is something else.
///
/// Upstream: `mlirPDLValueAsOperation`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: that of the callback.
/// Misuse: skip `value`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueAsOperation(
    value: MlsPDLValue,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsPDLValueAsOperation", |call| {
        let value = call.pdl_value(value)?;
        let out = call.out(out, "out")?;
        // SAFETY: live until the callback returns.
        out.put(call.operation(unsafe { sys::mlirPDLValueAsOperation(value) })?);
        Ok(())
    })
}

/// Gives an attribute that a PDL pattern hands over; null if it is something else.
///
/// Upstream: `mlirPDLValueAsAttribute`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: that of the callback.
/// Misuse: skip `value`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueAsAttribute(
    value: MlsPDLValue,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsPDLValueAsAttribute", |call| {
        let value = call.pdl_value(value)?;
        let out = call.out(out, "out")?;
        // SAFETY: live until the callback returns.
        out.put(call.attribute(unsafe { sys::mlirPDLValueAsAttribute(value) })?);
        Ok(())
    })
}

/// Adds a value to the results of a function that a PDL pattern calls.
///
/// Upstream: `mlirPDLResultListPushBackValue`.
/// Threads: that of the callback.
/// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
///   (`results`: there are as many as it wants; `value`: not in what the
///   driver works on).
/// Misuse: skip `results`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLResultListPushBackValue(
    results: MlsPDLResultList,
    value: MlsValue,
) -> MlsStatus {
    call("mlsPDLResultListPushBackValue", |call| {
        call.check(results, Access::Free, "results")?;
        let raw = call.get(value, Access::Read, "value")?;
        // SAFETY: a live value.
        let (piece, part_of) = if unsafe { sys::mlirValueIsAOpResult(raw) } {
            // SAFETY: a live result.
            let owner = unsafe { sys::mlirOpResultGetOwner(raw) };
            (Tree::Operation(owner), call.operation(owner)?.bits())
        } else {
            // SAFETY: a live block argument.
            let owner = unsafe { sys::mlirBlockArgumentGetOwner(raw) };
            (Tree::Block(owner), call.block(owner)?.bits())
        };
        call.check_given(piece)?;
        call.push(
            results,
            Given {
                sort: Sort::Value,
                word: raw.word(),
                part_of: Some(part_of),
            },
        )
    })
}

/// Adds a type to the results of a function that a PDL pattern calls.
///
/// Upstream: `mlirPDLResultListPushBackType`.
/// Threads: that of the callback.
/// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
///   (`results`: there are as many as it wants).
/// Misuse: skip `results`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLResultListPushBackType(
    results: MlsPDLResultList,
    value: MlsType,
) -> MlsStatus {
    call("mlsPDLResultListPushBackType", |call| {
        call.check(results, Access::Free, "results")?;
        let value = call.get(value, Access::Free, "value")?;
        call.push(
            results,
            Given {
                sort: Sort::Type,
                word: value.word(),
                part_of: None,
            },
        )
    })
}

/// Adds an operation to the results of a function that a PDL pattern calls.
///
/// Upstream: `mlirPDLResultListPushBackOperation`.
/// Threads: that of the callback.
/// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
///   (`results`: there are as many as it wants; `value`: not in what the
///   driver works on).
/// Misuse: skip `results`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLResultListPushBackOperation(
    results: MlsPDLResultList,
    value: MlsOperation,
) -> MlsStatus {
    call("mlsPDLResultListPushBackOperation", |call| {
        call.check(results, Access::Free, "results")?;
        let raw = call.get(value, Access::Read, "value")?;
        call.check_given(Tree::Operation(raw))?;
        call.push(
            results,
            Given {
                sort: Sort::Operation,
                word: raw.word(),
                part_of: Some(value.bits()),
            },
        )
    })
}

/// Adds an attribute to the results of a function that a PDL pattern calls.
///
/// Upstream: `mlirPDLResultListPushBackAttribute`.
/// Threads: that of the callback.
/// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
///   (`results`: there are as many as it wants).
/// Misuse: skip `results`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLResultListPushBackAttribute(
    results: MlsPDLResultList,
    value: MlsAttribute,
) -> MlsStatus {
    call("mlsPDLResultListPushBackAttribute", |call| {
        call.check(results, Access::Free, "results")?;
        let value = call.get(value, Access::Free, "value")?;
        call.push(
            results,
            Given {
                sort: Sort::Attribute,
                word: value.word(),
                part_of: None,
            },
        )
    })
}

/// An operation of the library's own, destroyed at the end unless given away.
struct Owned(sys::MlirOperation);

impl Owned {
    fn give(mut self) -> sys::MlirOperation {
        std::mem::replace(&mut self.0, sys::MlirOperation::from_word(0))
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        if !self.0.is_null() {
            // SAFETY: made by a clone, and nobody else has it.
            depth::with_room(|| unsafe { sys::mlirOperationDestroy(self.0) });
        }
    }
}

impl Call {
    fn pdl_module(&mut self, module: MlsPDLPatternModule) -> Fallible<&mut Module> {
        let object = self.inner().objects.get_mut(&module.bits().index());
        let found = match object {
            Some(Object::PdlModule(module)) => module.downcast_mut::<Module>(),
            _ => None,
        };
        match found {
            Some(module) => Ok(module),
            None => failed(status::MLS_STATUS_PANIC, "a module without its object"),
        }
    }

    /// Upstream's value, in the callback that it was given to.
    fn pdl_value(&mut self, value: MlsPDLValue) -> Fallible<sys::MlirPDLValue> {
        let bits = self.check(value, Access::Free, "value")?;
        self.check_in_callback("value")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::PdlValue(raw)) => Ok(sys::MlirPDLValue::from_word(*raw)),
            _ => failed(status::MLS_STATUS_PANIC, "a value without its object"),
        }
    }

    /// Checks that a pattern can go on with a result.
    fn check_given(&mut self, piece: Tree) -> Fallible<()> {
        match self.is_in_driver(piece) {
            true => Ok(()),
            false => bad(
                status::MLS_STATUS_BAD_STATE,
                "value",
                "it is not in what the driver works on",
            ),
        }
    }

    fn push(&mut self, results: MlsPDLResultList, given: Given) -> Fallible<()> {
        self.check_in_callback("results")?;
        let object = self.inner().objects.get_mut(&results.bits().index());
        let found = match object {
            Some(Object::PdlResults(results)) => results.downcast_mut::<Results>(),
            _ => None,
        };
        match found {
            Some(results) => results.push(given),
            None => failed(status::MLS_STATUS_PANIC, "a list without its object"),
        }
    }
}
