//! Pass managers (mlir-c/Pass.h).

use super::operation_lifetime::check_places;
use libc::c_void;

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsContext, MlsOpPassManager, MlsOperation, MlsPassManager, MlsString,
};
use crate::boundary::pipeline;
use crate::boundary::text::Terminated;
use crate::error::{Fallible, bad, callback_failed, failed};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::lease::Hold;
use crate::state::objects::Object;
use crate::state::pass_registry;
use crate::state::passes::Passes;
use crate::state::reason::{self, Reason};
use crate::state::record::{self, ARGUMENTS_CHANGED, TABLE};
use crate::state::tree::{self, Node, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringCallback, MlsStringRef};
use crate::sys::{self, Raw};
use std::sync::Arc;

/// Makes a pass manager for any operation.
///
/// Upstream: `mlirPassManagerCreate`.
/// Ownership: the caller destroys the result with `mlsPassManagerDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPassManagerCreate(
    context: MlsContext,
    out: *mut MlsPassManager,
) -> MlsStatus {
    call("mlsPassManagerCreate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirPassManagerCreate(context) };
        out.put(call.new_pass_manager(raw, pipeline::ANY)?);
        Ok(())
    })
}

/// Makes a pass manager for operations of the name `anchor_op`; `any` for all.
///
/// Upstream: `mlirPassManagerCreateOnOperation`.
/// Ownership: the caller destroys the result with `mlsPassManagerDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `anchor_op` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPassManagerCreateOnOperation(
    context: MlsContext,
    anchor_op: MlsStringRef,
    out: *mut MlsPassManager,
) -> MlsStatus {
    call("mlsPassManagerCreateOnOperation", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let anchor_op = call.text(anchor_op, "anchor_op")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live, the name is copied.
        let raw =
            unsafe { sys::mlirPassManagerCreateOnOperation(context, sys::string_ref(anchor_op)) };
        let anchor = String::from_utf8_lossy(anchor_op).into_owned();
        out.put(call.new_pass_manager(raw, &anchor)?);
        Ok(())
    })
}

/// Destroys a pass manager. Those inside it go stale.
///
/// Upstream: `mlirPassManagerDestroy`.
/// Ownership: consumes `pass_manager`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerDestroy(pass_manager: MlsPassManager) -> MlsStatus {
    call("mlsPassManagerDestroy", |call| {
        let bits = call.check(pass_manager, Access::Write, "pass_manager")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Gives a pass manager as one that others can be nested in.
///
/// Upstream: `mlirPassManagerGetAsOpPassManager`.
/// Ownership: a view: the result belongs to the pass manager.
/// Valid until: the pass manager is destroyed.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPassManagerGetAsOpPassManager(
    pass_manager: MlsPassManager,
    out: *mut MlsOpPassManager,
) -> MlsStatus {
    call("mlsPassManagerGetAsOpPassManager", |call| {
        let (raw, bits, anchor) = call.pass_manager(pass_manager, Access::Read)?;
        let out = call.out(out, "out")?;
        // SAFETY: live.
        let raw = unsafe { sys::mlirPassManagerGetAsOpPassManager(raw) };
        out.put(call.nested(raw, bits, anchor)?);
        Ok(())
    })
}

/// Adds a pass manager for operations of the name `operation_name` directly
/// inside the operations that `pass_manager` is for.
///
/// Upstream: `mlirPassManagerGetNestedUnder`.
/// Ownership: a view: the result belongs to the pass manager.
/// Valid until: the pass manager is destroyed, runs, or is given another
///   pipeline.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `operation_name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPassManagerGetNestedUnder(
    pass_manager: MlsPassManager,
    operation_name: MlsStringRef,
    out: *mut MlsOpPassManager,
) -> MlsStatus {
    call("mlsPassManagerGetNestedUnder", |call| {
        let (raw, bits, _) = call.pass_manager(pass_manager, Access::Write)?;
        let operation_name = call.text(operation_name, "operation_name")?;
        let out = call.out(out, "out")?;
        // SAFETY: live; the name is copied.
        let raw =
            unsafe { sys::mlirPassManagerGetNestedUnder(raw, sys::string_ref(operation_name)) };
        out.put(call.nested(
            raw,
            bits,
            String::from_utf8_lossy(operation_name).into_owned(),
        )?);
        Ok(())
    })
}

/// Adds a pass manager for operations of the name `operation_name` directly
/// inside the operations that `pass_manager` is for.
///
/// Upstream: `mlirOpPassManagerGetNestedUnder`.
/// Ownership: a view: the result belongs to the pass manager.
/// Valid until: the pass manager is destroyed, runs, or is given another
///   pipeline.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
///
/// # Safety
/// `operation_name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpPassManagerGetNestedUnder(
    pass_manager: MlsOpPassManager,
    operation_name: MlsStringRef,
    out: *mut MlsOpPassManager,
) -> MlsStatus {
    call("mlsOpPassManagerGetNestedUnder", |call| {
        let (raw, bits, _) = call.op_pass_manager(pass_manager, Access::Write)?;
        let operation_name = call.text(operation_name, "operation_name")?;
        let out = call.out(out, "out")?;
        // SAFETY: live; the name is copied.
        let raw =
            unsafe { sys::mlirOpPassManagerGetNestedUnder(raw, sys::string_ref(operation_name)) };
        out.put(call.nested(
            raw,
            bits,
            String::from_utf8_lossy(operation_name).into_owned(),
        )?);
        Ok(())
    })
}

/// Adds passes in textual form, such as `canonicalize,func.func(cse)`. Their
/// names must be registered (`mlsRegisterAllPasses`). On failure nothing is
/// added.
///
/// Upstream: `mlirOpPassManagerAddPipeline`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: PIPELINE_ERROR, with what upstream says.
///
/// # Safety
/// `pipeline_elements` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpPassManagerAddPipeline(
    pass_manager: MlsOpPassManager,
    pipeline_elements: MlsStringRef,
) -> MlsStatus {
    call("mlsOpPassManagerAddPipeline", |call| {
        let (raw, _, anchor) = call.op_pass_manager(pass_manager, Access::Write)?;
        let pipeline_elements = call.text(pipeline_elements, "pipeline_elements")?;
        pipeline::add(call, raw, &anchor, pipeline_elements)
    })
}

/// Replaces the passes of a pass manager by a pipeline with its anchor, such as
/// `builtin.module(canonicalize,func.func(cse))`. It stays valid; pass managers
/// nested in it go stale. One for any operation is for that of the anchor from
/// then on. On failure nothing is replaced.
///
/// Upstream: `mlirParsePassPipeline`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: PIPELINE_ERROR, with what upstream says.
///
/// # Safety
/// `pipeline` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsParsePassPipeline(
    pass_manager: MlsOpPassManager,
    pipeline: MlsStringRef,
) -> MlsStatus {
    call("mlsParsePassPipeline", |call| {
        let (raw, parent, anchor) = call.op_pass_manager(pass_manager, Access::Write)?;
        let pipeline = call.text(pipeline, "pipeline")?;
        pipeline::check_printable_text(pipeline)?;
        let text = Terminated::new(pipeline);
        // Upstream takes any, and makes another pass manager of this one.
        let whole = String::from_utf8_lossy(pipeline);
        let given = whole.split('(').next().unwrap_or_default().trim();
        if whole.contains('(') && anchor != pipeline::ANY && given != anchor {
            let why = format!("1:1: it is for `{given}`, the pass manager for `{anchor}`");
            return pipeline::refused(why.as_bytes(), pipeline);
        }
        let mut done = false;
        let said = sys::collect(|append, data| {
            // SAFETY: live; the text is copied; `append` and `data` belong together.
            done = pass_registry::reading(|| unsafe {
                sys::mlirParsePassPipeline(raw, sys::string_ref(&text), append, data)
            })
            .value
                != 0;
        });
        if !done {
            return pipeline::refused(&said, &text);
        }
        // What is in it was replaced; it and the outermost one are the same.
        let outermost = call.as_outermost(parent);
        call.end_nested(parent, &[raw, outermost], Reason::PipelineParsed);
        call.set_anchor(raw, parent, given);
        Ok(())
    })
}

/// Prints the pipeline of a pass manager in textual form: calls `callback` once
/// with all of the text, without any lock.
///
/// Upstream: `mlirPrintPassPipeline`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPrintPassPipeline(
    pass_manager: MlsOpPassManager,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsPrintPassPipeline", |call| {
        let (raw, _, _) = call.op_pass_manager(pass_manager, Access::Read)?;
        let callback = call.callback(callback, "callback")?;
        let text = pipeline::print(raw);
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints the pipeline of a pass manager in textual form into a string.
///
/// Upstream: `mlirPrintPassPipeline`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPassPipelineToString(
    pass_manager: MlsOpPassManager,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsPassPipelineToString", |call| {
        let (raw, _, _) = call.op_pass_manager(pass_manager, Access::Read)?;
        let out = call.out(out, "out")?;
        out.put(call.string(pipeline::print(raw))?);
        Ok(())
    })
}

/// Sets whether the IR is verified after each pass; it is by default.
///
/// Upstream: `mlirPassManagerEnableVerifier`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerEnableVerifier(
    pass_manager: MlsPassManager,
    enable: MlsBool,
) -> MlsStatus {
    call("mlsPassManagerEnableVerifier", |call| {
        let (raw, _, _) = call.pass_manager(pass_manager, Access::Write)?;

        // SAFETY: live.
        unsafe { sys::mlirPassManagerEnableVerifier(raw, enable != 0) };
        Ok(())
    })
}

/// Runs the passes over `op`. The handles of everything that a pass destroys go
/// stale, and only those; all others stay valid, also on failure. The run has a
/// number, which the reports of the dead name.
///
/// Upstream: `mlirPassManagerRunOnOp`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context, which this one then has to itself.
/// Effects: long, deletes.
/// Errors: BAD_ARGUMENT (`op`: not what the pass manager is for); BAD_STATE (the
///   run may load dialects, and the context has an operation that was made while
///   its dialect was unknown); PIPELINE_ERROR (a pass would replace the operation
///   that it runs on); PASS_FAILED with diagnostics.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerRunOnOp(
    pass_manager: MlsPassManager,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsPassManagerRunOnOp", |call| {
        let (raw, parent, anchor) = call.pass_manager(pass_manager, Access::Write)?;
        let op = call.get(op, Access::Write, "op")?;
        let name = tree::name(op);
        if anchor != pipeline::ANY && anchor != name {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "op",
                format!("the pass manager is for `{anchor}`, not for `{name}`"),
            );
        }
        check_places(call, op, status::MLS_STATUS_BAD_STATE)?;
        // SAFETY: live.
        let text = pipeline::print(unsafe { sys::mlirPassManagerGetAsOpPassManager(raw) });
        let text = String::from_utf8_lossy(&text);
        pipeline::check_replaces_nothing(&text, op)?;
        let run = reason::new_run(pipeline::without_options(&text));
        let why = reason::word_of_run(run);
        let below = Tree::Below(op);
        let doomed = call.doomed(&[below]);
        let lease = call.lease_run(run, parent, op)?;
        // Before the run: an address that it frees and uses again must not be
        // met under an old handle by a pass of the host.
        call.bury(&doomed, why);
        let done = call.without_lock(lease, || {
            let _running = pass_registry::running();
            // SAFETY: both are live, of one context, and leased exclusively.
            unsafe { sys::mlirPassManagerRunOnOp(raw, op) }
        });
        let outermost = call.as_outermost(parent);
        call.end_nested(parent, &[outermost], Reason::PipelineRun);
        if let Some(dumps) = call.dumps(parent)? {
            dumps.collect();
        }
        if !record::exact_arguments() {
            mark_arguments(below);
        }
        if let Some(token) = call.passes_of(parent)?.failure() {
            return callback_failed(
                token,
                format!("a pass of the host failed in {}", reason::describe_run(run)),
            );
        }
        if done.value == 0 {
            return failed(
                status::MLS_STATUS_PASS_FAILED,
                format!("{} failed", reason::describe_run(run)),
            );
        }
        Ok(())
    })
}

/// Where block arguments are not observed: any may have been shifted.
pub(super) fn mark_arguments(tree: Tree) {
    tree::visit(tree, |node| {
        if let Node::Block(block) = node
            && let Some(bits) = TABLE.find(block.word(), kind::BLOCK)
            && let Some(slot) = TABLE.slot(bits.index())
        {
            slot.change_flags(ARGUMENTS_CHANGED, 0);
        }
    });
}

impl Call {
    fn new_pass_manager(
        &mut self,
        raw: sys::MlirPassManager,
        anchor: &str,
    ) -> Fallible<MlsPassManager> {
        let object = Object::PassManager {
            raw: raw.word(),
            anchor: anchor.into(),
            passes: Passes::new(self.record().owner),
            dialects: Vec::new(),
            dumps: None,
            times: false,
        };
        Ok(MlsPassManager::from_bits(
            self.new_object(kind::PASS_MANAGER, object)?,
        ))
    }

    /// Handle of a pass manager inside of `parent`.
    fn nested(
        &mut self,
        raw: sys::MlirOpPassManager,
        parent: Bits,
        anchor: String,
    ) -> Fallible<MlsOpPassManager> {
        let word = raw.word();
        let known = self.inner().nested_where(|inside, _| inside == word).pop();
        let bits = match known {
            Some(bits) => bits,
            None => {
                let object = Object::OpPassManager {
                    raw: word,
                    parent,
                    anchor,
                };
                self.new_view(kind::OP_PASS_MANAGER, object)?
            }
        };
        Ok(MlsOpPassManager::from_bits(bits))
    }

    /// Leases what a run needs: the tree, and the pass manager with those nested
    /// in it.
    fn lease_run(&mut self, run: u64, manager: Bits, op: sys::MlirOperation) -> Fallible<u64> {
        let why = reason::word_of_run(run);
        self.load_dialects(manager)?;
        let lease = self.take_lease(Hold::Changes, &reason::describe_run(run), why)?;
        self.lease_trees(lease, op)?;
        let inner = self.inner();
        inner.leases.set_root(lease, op.word());
        let nested = inner.nested_where(|_, parent| parent == manager);
        for bits in nested.into_iter().chain([manager]) {
            inner.leases.mark(lease, bits);
        }
        let mark = self.mark_of_lease(lease);
        self.record().set_why(mark, why);
        self.passes_of(manager)?.begin(mark);
        Ok(lease)
    }

    /// What the passes of the host in a pass manager share.
    pub(super) fn passes_of(&mut self, manager: Bits) -> Fallible<Arc<Passes>> {
        match self.inner().objects.get(&manager.index()) {
            Some(Object::PassManager { passes, .. }) => Ok(passes.clone()),
            _ => failed(
                status::MLS_STATUS_PANIC,
                "a pass manager without its object",
            ),
        }
    }

    /// Loads the dialects that passes of the host need.
    fn load_dialects(&mut self, manager: Bits) -> Fallible<()> {
        let wanted = match self.inner().objects.get(&manager.index()) {
            Some(Object::PassManager { dialects, .. }) => dialects.clone(),
            _ => Vec::new(),
        };
        let context = self.inner().context();
        for name in wanted {
            self.check_loading("pass_manager")?;
            // SAFETY: the context is live, and nothing runs in it.
            let loaded =
                unsafe { sys::mlirContextGetOrLoadDialect(context, sys::string_ref(&name)) };
            if loaded.is_null() {
                let name = String::from_utf8_lossy(&name);
                return bad(
                    status::MLS_STATUS_DIALECT_NOT_LOADED,
                    "pass_manager",
                    format!("a pass needs the dialect `{name}`, which the context does not know"),
                );
            }
        }
        Ok(())
    }

    /// A pass manager, its handle and its anchor.
    pub(super) fn pass_manager(
        &mut self,
        manager: MlsPassManager,
        access: Access,
    ) -> Fallible<(sys::MlirPassManager, Bits, String)> {
        let bits = self.check(manager, access, "pass_manager")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::PassManager { raw, anchor, .. }) => {
                Ok((sys::MlirPassManager::from_word(*raw), bits, anchor.clone()))
            }
            _ => failed(
                status::MLS_STATUS_PANIC,
                "a pass manager without its object",
            ),
        }
    }

    /// A pass manager as the outermost of those nested in it.
    fn as_outermost(&mut self, manager: Bits) -> sys::MlirOpPassManager {
        match self.inner().objects.get(&manager.index()) {
            Some(Object::PassManager { raw, .. }) => {
                let raw = sys::MlirPassManager::from_word(*raw);
                // SAFETY: live.
                unsafe { sys::mlirPassManagerGetAsOpPassManager(raw) }
            }
            _ => sys::MlirOpPassManager::from_word(0),
        }
    }

    /// What was for any operation is for those of one name now.
    fn set_anchor(&mut self, manager: sys::MlirOpPassManager, parent: Bits, name: &str) {
        let is_outermost = self.as_outermost(parent).word() == manager.word();
        for (index, object) in &mut self.inner().objects {
            match object {
                Object::OpPassManager { raw, anchor, .. } if *raw == manager.word() => {
                    name.clone_into(anchor);
                }
                Object::PassManager { anchor, .. } if is_outermost && *index == parent.index() => {
                    name.clone_into(anchor);
                }
                _ => {}
            }
        }
    }

    /// A nested pass manager, the handle of the one that owns it, its anchor.
    pub(super) fn op_pass_manager(
        &mut self,
        manager: MlsOpPassManager,
        access: Access,
    ) -> Fallible<(sys::MlirOpPassManager, Bits, String)> {
        let bits = self.check(manager, access, "pass_manager")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::OpPassManager {
                raw,
                parent,
                anchor,
            }) => Ok((
                sys::MlirOpPassManager::from_word(*raw),
                *parent,
                anchor.clone(),
            )),
            _ => failed(
                status::MLS_STATUS_PANIC,
                "a pass manager without its object",
            ),
        }
    }
}
