//! Passes in the host's language (mlir-c/Pass.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsExternalPass, MlsOpPassManager, MlsPass, MlsPassManager,
};
use crate::boundary::passes::{self, Definition, MlsExternalPassCallbacks, Source};
use crate::boundary::pipeline;
use crate::callback::foreign::UserData;
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t};
use std::sync::Arc;

/// Makes a pass out of functions of the host. `op_name` is the operation it is
/// for, or empty for every one. The dialects named in `dependent_dialects` are
/// loaded before it runs. (Upstream's takes an identity, which is made here,
/// and handles of dialects.)
///
/// Upstream: `mlirCreateExternalPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`); takes `user_data`, which `callbacks.destruct` destroys
///   once, also if this call fails after its arguments were accepted.
/// Threads: any. The callbacks run on any thread, several at once.
/// Errors: NULL_POINTER (`callbacks`: `run` is null).
/// Misuse: skip `callbacks`: a struct of functions.
/// Null: `user_data`.
///
/// # Safety
/// `name`, `argument`, `description` and `op_name` are readable strings;
/// `dependent_dialects` is readable for `n_dependent_dialects` elements; `out` is
/// null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateExternalPass(
    name: MlsStringRef,
    argument: MlsStringRef,
    description: MlsStringRef,
    op_name: MlsStringRef,
    n_dependent_dialects: intptr_t,
    dependent_dialects: *const MlsStringRef,
    callbacks: MlsExternalPassCallbacks,
    user_data: *mut c_void,
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateExternalPass", |call| {
        let names = [
            call.text(name, "name")?.to_vec(),
            call.text(argument, "argument")?.to_vec(),
            call.text(description, "description")?.to_vec(),
        ];
        let anchor = call.text(op_name, "op_name")?.to_vec();
        let dialects = call.slice(
            n_dependent_dialects,
            dependent_dialects,
            "dependent_dialects",
        )?;
        let dialects = dialects
            .iter()
            .map(|name| Ok(call.text(*name, "dependent_dialects")?.to_vec()))
            .collect::<Fallible<_>>()?;
        let out = call.out(out, "out")?;
        if callbacks.run.is_none() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                "callbacks",
                "a pass needs `run`",
            );
        }
        let definition = Definition {
            names,
            anchor,
            dialects,
            callbacks,
            user_data: Arc::new(UserData::new(user_data, callbacks.destruct)),
        };
        out.put(call.new_pass(Source::Host(Arc::new(definition)))?);
        Ok(())
    })
}

/// Makes a pass of its name, such as `canonicalize`, and its options as in a
/// pipeline, such as `top-down=false`. Both are looked at when a pass manager
/// takes it: the name must be registered by then (`mlsRegisterAllPasses`).
///
/// Upstream: none.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
/// Errors: BAD_ARGUMENT (`name`: empty, or more than a name; `options`: with
///   braces that do not match).
///
/// # Safety
/// `name` and `options` are readable strings; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreatePassByName(
    name: MlsStringRef,
    options: MlsStringRef,
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreatePassByName", |call| {
        let name = call.text(name, "name")?;
        let options = call.text(options, "options")?;
        let out = call.out(out, "out")?;
        let text = pipeline::of_one_pass(name, options)?;
        out.put(call.new_pass(Source::Named(text))?);
        Ok(())
    })
}

/// Destroys a pass that no pass manager has taken.
///
/// Upstream: none.
/// Ownership: consumes `pass`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassDestroy(pass: MlsPass) -> MlsStatus {
    call("mlsPassDestroy", |call| {
        let bits = call.check(pass, Access::Free, "pass")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Puts a pass at the end of a pass manager.
///
/// Upstream: `mlirPassManagerAddOwnedPass`.
/// Ownership: consumes `pass`.
/// Threads: any; BUSY while the pass manager runs.
/// Errors: BAD_ARGUMENT (`pass`: for another operation); PIPELINE_ERROR, with what
///   upstream says, for a pass by name.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerAddOwnedPass(
    pass_manager: MlsPassManager,
    pass: MlsPass,
) -> MlsStatus {
    call("mlsPassManagerAddOwnedPass", |call| {
        let (raw, bits, anchor) = call.pass_manager(pass_manager, Access::Write)?;
        // SAFETY: live.
        let raw = unsafe { sys::mlirPassManagerGetAsOpPassManager(raw) };
        call.add_pass(raw, bits, &anchor, pass)
    })
}

/// Puts a pass at the end of a nested pass manager.
///
/// Upstream: `mlirOpPassManagerAddOwnedPass`.
/// Ownership: consumes `pass`.
/// Threads: any; BUSY while the pass manager runs.
/// Errors: BAD_ARGUMENT (`pass`: for another operation); PIPELINE_ERROR, with what
///   upstream says, for a pass by name.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPassManagerAddOwnedPass(
    pass_manager: MlsOpPassManager,
    pass: MlsPass,
) -> MlsStatus {
    call("mlsOpPassManagerAddOwnedPass", |call| {
        let (raw, parent, anchor) = call.op_pass_manager(pass_manager, Access::Write)?;
        call.add_pass(raw, parent, &anchor, pass)
    })
}

/// Says, inside of its `run`, that a pass has failed.
///
/// Upstream: `mlirExternalPassSignalFailure`.
/// Threads: that of the callback.
/// Misuse: skip `pass`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsExternalPassSignalFailure(pass: MlsExternalPass) -> MlsStatus {
    call("mlsExternalPassSignalFailure", |call| {
        let bits = call.check(pass, Access::Free, "pass")?;
        match call.inner().objects.get(&bits.index()) {
            Some(Object::ExternalPass { raw }) => {
                let raw = sys::MlirExternalPass::from_word(*raw);
                // SAFETY: alive as long as its callback runs, which ends the handle.
                unsafe { sys::mlirExternalPassSignalFailure(raw) };
                Ok(())
            }
            _ => failed(status::MLS_STATUS_PANIC, "a pass without its object"),
        }
    })
}

impl Call {
    fn add_pass(
        &mut self,
        manager: sys::MlirOpPassManager,
        owner: Bits,
        anchor: &str,
        pass: MlsPass,
    ) -> Fallible<()> {
        let source = self.process_object(pass, "pass", |object| match object {
            Object::Pass(source) => Some(source.clone()),
            _ => None,
        })?;
        let Ok(source) = source.downcast::<Source>() else {
            return failed(status::MLS_STATUS_PANIC, "a pass without its description");
        };
        match &*source {
            Source::Host(definition) => {
                self.add_pass_of_host(manager, owner, anchor, definition)?
            }
            Source::Mlir {
                make,
                anchor: wanted,
            } => {
                check_anchor(wanted, anchor)?;
                pipeline::check_printable(*make)?;
                // SAFETY: it needs nothing.
                let made = unsafe { make() };
                // SAFETY: both are live; the manager owns the pass.
                unsafe { sys::mlirOpPassManagerAddOwnedPass(manager, made) };
            }
            Source::Named(text) => pipeline::add(self, manager, anchor, text)?,
        }
        self.end_process_object(pass.bits(), Reason::PassAdded);
        self.unlock();
        if let Source::Host(definition) = &*source {
            passes::tell_made(&definition.callbacks, &definition.user_data);
        }
        Ok(())
    }

    fn add_pass_of_host(
        &mut self,
        manager: sys::MlirOpPassManager,
        owner: Bits,
        anchor: &str,
        definition: &Arc<Definition>,
    ) -> Fallible<()> {
        check_anchor(&String::from_utf8_lossy(&definition.anchor), anchor)?;
        let shared = self.passes_of(owner)?;
        if let Some(Object::PassManager { dialects, .. }) =
            self.inner().objects.get_mut(&owner.index())
        {
            dialects.extend(definition.dialects.iter().cloned());
        }
        let made = passes::make(definition, shared);
        // SAFETY: both are live; the manager owns the pass.
        unsafe { sys::mlirOpPassManagerAddOwnedPass(manager, made) };
        Ok(())
    }
}

/// Checks that a pass for one operation is put into a pass manager for it.
/// (Upstream ends the process. In a pass manager for any operation, it looks at
/// what the pass is for when it runs.)
fn check_anchor(wanted: &str, anchor: &str) -> Fallible<()> {
    if wanted.is_empty() || wanted == anchor || anchor == pipeline::ANY {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        "pass",
        format!("the pass is for `{wanted}`, the pass manager for `{anchor}`"),
    )
}
