//! Running transform scripts (mlir-c/Dialect/Transform/Interpreter.h).

use super::operation_lifetime::check_places;
use super::pass::mark_arguments;
use super::symbol_table::check_body;
use super::target::verify;
use super::transform_options::MlsTransformOptions;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::copies::Copy;
use crate::boundary::handles::MlsOperation;
use crate::boundary::require;
use crate::error::{Fallible, bad, failed};
use crate::kind;
use crate::state::lease::Hold;
use crate::state::pass_registry;
use crate::state::reason::{self, Reason};
use crate::state::record::{self, TABLE};
use crate::state::tree::{self, Node, Tree};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};

/// Upstream's options, freed at the end.
pub(super) struct Options(pub(super) sys::MlirTransformOptions);

impl Options {
    /// The usual ones.
    pub(super) fn new() -> Self {
        // SAFETY: needs nothing.
        Options(unsafe { sys::mlirTransformOptionsCreate() })
    }
}

impl Drop for Options {
    fn drop(&mut self) {
        // SAFETY: made by `new`, destroyed once.
        unsafe { sys::mlirTransformOptionsDestroy(self.0) }
    }
}

/// Runs the script that begins at `transform_root`, like a
/// `transform.named_sequence`, on `payload`. What it names and does not define is
/// looked for in `transform_module`, which may be the module around it. All three
/// are verified first. The script runs in a copy, so that it stays as it is even if
/// it is inside of `payload`.
///
/// The handles of everything in `payload` that the script destroys go stale, and
/// only those; all others stay valid, also on failure, after which `payload` may
/// have changed. It may destroy `payload` itself. A run has a number, as a run of
/// passes has. In conservative mode, a `payload` that is in no block is in a
/// `builtin.module` meanwhile.
///
/// Upstream: `mlirTransformApplyNamedSequence`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context, which this one then has to itself.
/// Errors: DIALECT_NOT_LOADED (`transform`); BAD_STATE (`transform_root`: in no
///   block); BAD_ARGUMENT (`transform_root`: with operands, or outside of
///   `transform_module` and in no symbol table; `transform_module`: not a
///   `builtin.module`, or without a block); VERIFY_ERROR; UPSTREAM_FAILED with
///   diagnostics.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTransformApplyNamedSequence(
    payload: MlsOperation,
    transform_root: MlsOperation,
    transform_module: MlsOperation,
    transform_options: MlsTransformOptions,
) -> MlsStatus {
    call("mlsTransformApplyNamedSequence", |call| {
        let payload = call.get(payload, Access::Write, "payload")?;
        let root = call.get(transform_root, Access::Read, "transform_root")?;
        let module = call.get(transform_module, Access::Read, "transform_module")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        call.check_anchor(payload, "payload")?;
        let is_around = check_script(root, module)?;
        for op in [payload, tree::outermost(root), tree::outermost(module)] {
            check_places(call, op, status::MLS_STATUS_BAD_STATE)?;
        }
        // SAFETY: the trees are live, locked and in place, as for the other.
        let (copy, root) = unsafe { Copy::around(root) };
        let mut copies = vec![copy];
        let module = match (is_around, copies.first()) {
            (true, Some(copy)) => copy.place_of(module),
            _ => {
                // SAFETY: as above.
                let (copy, module) = unsafe { Copy::around(module) };
                copies.push(copy);
                module
            }
        };
        let script = Script {
            root,
            module,
            copies,
        };
        call.run_script(payload, script, transform_options)
    })
}

/// Copies the symbols of `other` into `target`: both have a symbol table, and are
/// verified first. Private symbols get other names where two have the same, also in
/// `target`; of two public functions, one must be a declaration, and that goes.
/// `other` stays as it is. On failure, `target` may have some of the symbols.
///
/// Upstream: `mlirMergeSymbolsIntoFromClone`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context, which this one then has to itself.
/// Errors: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`target`, `other`:
///   without a symbol table); TOO_DEEP (`other`); VERIFY_ERROR; UPSTREAM_FAILED with
///   diagnostics.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsMergeSymbolsIntoFromClone(
    target: MlsOperation,
    other: MlsOperation,
) -> MlsStatus {
    call("mlsMergeSymbolsIntoFromClone", |call| {
        let target = call.get(target, Access::Write, "target")?;
        let other = call.get(other, Access::Read, "other")?;
        call.need_dialect("transform", "transform.named_sequence")?;
        check_table(target, "target")?;
        check_table(other, "other")?;
        tree::check_depth(target, Tree::Operation(other), "other")?;
        for op in [target, tree::outermost(other)] {
            check_places(call, op, status::MLS_STATUS_BAD_STATE)?;
        }
        // SAFETY: the tree is live, locked and in place.
        let (copy, other) = unsafe { Copy::around(other) };
        let check = || {
            verify(target, "`target`")?;
            verify(other, "`other`")
        };
        let done = call.change((target, false), "merge symbols", check, || {
            let _copy = copy;
            // SAFETY: both are live, verified, and have symbol tables; the one is
            // leased exclusively, the other nobody else's.
            unsafe { sys::mlirMergeSymbolsIntoFromClone(target, other) }
        })?;
        require::success(done)
    })
}

/// Whether an operation has a symbol table; asked after `check_body`.
fn has_table(op: sys::MlirOperation) -> bool {
    // SAFETY: a live operation with a block; null if it has no symbol table.
    let raw = unsafe { sys::mlirSymbolTableCreate(op) };
    if raw.is_null() {
        return false;
    }
    // SAFETY: made above.
    unsafe { sys::mlirSymbolTableDestroy(raw) };
    true
}

fn check_table(op: sys::MlirOperation, argument: &'static str) -> Fallible<()> {
    check_body(op, argument)?;
    match has_table(op) {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("`{}` has no symbol table", tree::name(op)),
        ),
    }
}

/// Checks what upstream takes for granted of a script. Tells whether the module is
/// around it.
fn check_script(root: sys::MlirOperation, module: sys::MlirOperation) -> Fallible<bool> {
    // SAFETY: live operations.
    let (is_attached, operands) = unsafe {
        (
            !sys::mlirOperationGetBlock(root).is_null(),
            sys::mlirOperationGetNumOperands(root),
        )
    };
    let name = tree::name(root);
    if !is_attached || tree::parent_of(root).is_null() {
        return bad(
            status::MLS_STATUS_BAD_STATE,
            "transform_root",
            format!("`{name}` is in no operation"),
        );
    }
    if operands != 0 {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "transform_root",
            format!("`{name}` has operands; a script begins without"),
        );
    }
    if tree::name(module) != "builtin.module" {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "transform_module",
            format!(
                "a `builtin.module` is needed, not a `{}`",
                tree::name(module)
            ),
        );
    }
    check_body(module, "transform_module")?;
    let is_around = tree::is_in_operation(root, module);
    let tables = |op: sys::MlirOperation| check_table(op, "transform_root").is_ok();
    let mut around = std::iter::successors(Some(root), |at| {
        Some(tree::parent_of(*at)).filter(|above| !above.is_null())
    });
    if !is_around && !around.any(tables) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "transform_root",
            format!("no operation around `{name}` has a symbol table"),
        );
    }
    Ok(is_around)
}

/// A module around an operation that was in no block.
struct Holder(sys::MlirModule);

impl Holder {
    /// Puts an operation into one.
    ///
    /// # Safety
    /// The operation is live, of that context, in no block, and nobody else's.
    unsafe fn around(op: sys::MlirOperation, context: sys::MlirContext) -> Self {
        // SAFETY: by the contract of this function.
        unsafe {
            let module = sys::mlirModuleCreateEmpty(sys::mlirLocationUnknownGet(context));
            sys::mlirBlockAppendOwnedOperation(sys::mlirModuleGetBody(module), op);
            Holder(module)
        }
    }

    /// Takes the operation out; `false` if it is not there any more.
    fn give_back(self, op: sys::MlirOperation) -> bool {
        // SAFETY: the module is live, and so is what is in its block.
        unsafe {
            let body = sys::mlirModuleGetBody(self.0);
            let is_there = tree::operations(body).any(|one| one.word() == op.word());
            if is_there {
                sys::mlirOperationRemoveFromParent(op);
            }
            is_there
        }
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        // SAFETY: made by `around`, without handles.
        unsafe { sys::mlirModuleDestroy(self.0) }
    }
}

/// A script, as a copy of what the host has.
struct Script {
    root: sys::MlirOperation,
    module: sys::MlirOperation,
    /// What the two are in.
    copies: Vec<Copy>,
}

impl Call {
    fn run_script(
        &mut self,
        payload: sys::MlirOperation,
        script: Script,
        wanted: MlsTransformOptions,
    ) -> Fallible<()> {
        let (root, module) = (script.root, script.module);
        let options = Options::new();
        // SAFETY: live options.
        unsafe {
            sys::mlirTransformOptionsEnableExpensiveChecks(
                options.0,
                wanted.expensive_checks_enabled != 0,
            );
            sys::mlirTransformOptionsEnforceSingleTopLevelTransformOp(
                options.0,
                wanted.enforce_single_top_level_transform_op != 0,
            );
        }
        let check = || {
            verify(payload, "`payload`")?;
            verify(tree::outermost(root), "what is around `transform_root`")?;
            verify(module, "`transform_module`")
        };
        // Where destructors tell nothing, it shows in a block whether it is there.
        // SAFETY: a live operation.
        let is_loose = !record::exact() && unsafe { sys::mlirOperationGetBlock(payload) }.is_null();
        let handle = tree::handle(Node::Operation(payload)).filter(|_| is_loose);
        let context = self.inner().context();
        let (done, is_left) = self.change((payload, true), "transform script", check, || {
            let _running = pass_registry::running();
            // SAFETY: the payload is live, in no block, and nobody else's.
            let holder = is_loose.then(|| unsafe { Holder::around(payload, context) });
            // SAFETY: all are live, verified and of one context; the payload is
            // leased exclusively, the script nobody else's.
            let done =
                unsafe { sys::mlirTransformApplyNamedSequence(payload, root, module, options.0) };
            (done, holder.is_none_or(|holder| holder.give_back(payload)))
        })?;
        if let Some((bits, what)) = handle.filter(|_| !is_left) {
            self.inner().forget_root(bits);
            self.bury(&[(bits, what)], Reason::Rewritten.word());
        }
        drop(script.copies);
        match done.value {
            0 => failed(status::MLS_STATUS_UPSTREAM_FAILED, "the script failed"),
            _ => Ok(()),
        }
    }

    /// Runs a native call that changes what is in an operation, as a run of passes
    /// does, and that operation too if it says so; after a check.
    fn change<R>(
        &mut self,
        (op, itself): (sys::MlirOperation, bool),
        what: &str,
        check: impl FnOnce() -> Fallible<()>,
        native: impl FnOnce() -> R,
    ) -> Fallible<R> {
        // SAFETY: a live operation.
        let may_die = itself && !unsafe { sys::mlirOperationGetBlock(op) }.is_null();
        let changed = match may_die {
            true => Tree::Operation(op),
            false => Tree::Below(op),
        };
        let run = reason::new_run(what.into());
        let why = reason::word_of_run(run);
        let doomed = self.doomed(&[changed]);
        let lease = self.take_lease(Hold::Changes, &reason::describe_run(run), why)?;
        self.lease_trees(lease, op)?;
        if !may_die {
            self.inner().leases.set_root(lease, op.word());
        }
        let mark = self.mark_of_lease(lease);
        self.record().set_why(mark, why);
        let handle = TABLE.find(op.word(), kind::OPERATION);
        let record = self.record();
        let result = self.without_lock(lease, || -> Fallible<R> {
            check()?;
            // As `bury`: what is refused has changed nothing.
            for (bits, what) in &doomed {
                record.kill(*bits, *what, why);
            }
            Ok(native())
        });
        let result = result?;
        let is_live = handle.is_none_or(|bits| TABLE.resolve(bits).is_ok());
        if !record::exact_arguments() && is_live {
            mark_arguments(changed);
        }
        Ok(result)
    }
}
