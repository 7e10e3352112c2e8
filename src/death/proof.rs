//! Trying, once, whether the library sees every death itself.
//!
//! A small context of our own, with handles to what is in it, goes through
//! every way in which MLIR destroys operations and blocks: erased, with its
//! parent, with a region, with a block, by a pass, by a pass on a worker
//! thread. Every handle must be dead afterwards, and the survivors alive. One
//! miss, and the library works conservatively: after every native call that may
//! destroy out of our sight, every handle strictly below its root goes stale.

use std::sync::Once;
use std::sync::atomic::Ordering;

use crate::handle::bits::Bits;
use crate::state::reason::Reason;
use crate::state::record::{self, ARGUMENTS_CHANGED, EXACT, EXACT_ARGUMENTS, Inner, Record, TABLE};
use crate::state::tree::{self, Node, Tree};
use crate::sys::{self, Raw};

/// The environment variable that chooses the mode; `exact` is the default, and
/// `conservative` the other value.
const VARIABLE: &str = "MLS_INVALIDATION";

static PROVEN: Once = Once::new();

/// Chooses the mode on the first call; every later one waits for it.
pub fn prove() {
    PROVEN.call_once(|| {
        let forced = std::env::var(VARIABLE).is_ok_and(|value| value == "conservative");
        if forced {
            return;
        }
        // The hook only looks while this is set.
        EXACT.store(true, Ordering::SeqCst);
        let operations = sees_operations();
        let arguments = sees_arguments();
        EXACT.store(operations, Ordering::SeqCst);
        EXACT_ARGUMENTS.store(operations && arguments, Ordering::SeqCst);
    });
}

/// IR in which canonicalization deletes an operation and a block in each of two
/// functions: two, so that MLIR uses its workers.
const MODULE: &[u8] = br#"
func.func @left(%a: i1) -> i1 {
  %true = arith.constant true
  %dead = arith.andi %a, %true : i1
  cf.br ^next(%a : i1)
^next(%b: i1):
  return %b : i1
}
func.func @right(%a: i1) -> i1 {
  %true = arith.constant true
  %dead = arith.andi %a, %true : i1
  cf.br ^next(%a : i1)
^next(%b: i1):
  return %b : i1
}
"#;

/// A context of the library's own, gone when dropped.
struct Trial {
    record: &'static Record,
    context: sys::MlirContext,
}

impl Trial {
    fn new(threads: bool) -> Option<Self> {
        let record = record::unused().ok()?;
        // SAFETY: needs nothing.
        let registry = unsafe { sys::mlirDialectRegistryCreate() };
        let handles = [
            // SAFETY: needs nothing.
            unsafe { sys::mlirGetDialectHandle__func__() },
            // SAFETY: needs nothing.
            unsafe { sys::mlirGetDialectHandle__arith__() },
            // SAFETY: needs nothing.
            unsafe { sys::mlirGetDialectHandle__cf__() },
        ];
        for handle in handles {
            // SAFETY: both are live.
            unsafe { sys::mlirDialectHandleInsertDialect(handle, registry) };
        }
        // SAFETY: the registry is live, and copied.
        let context = unsafe { sys::mlirContextCreateWithRegistry(registry, threads) };
        // SAFETY: made above.
        unsafe { sys::mlirDialectRegistryDestroy(registry) };
        record.lock().context = context.word();
        record.set_why(0, Reason::Trial.word());
        Some(Trial { record, context })
    }

    /// Parses a module and gives everything in it a handle.
    fn parse(&self, inner: &mut Inner) -> Option<(sys::MlirModule, Vec<Bits>, Vec<Bits>)> {
        // SAFETY: the context is live, the text is copied.
        let module = unsafe { sys::mlirModuleCreateParse(self.context, sys::string_ref(MODULE)) };
        if module.is_null() {
            return None;
        }
        let (mut operations, mut blocks) = (Vec::new(), Vec::new());
        // SAFETY: a live module.
        let root = unsafe { sys::mlirModuleGetOperation(module) };
        tree::visit(Tree::Operation(root), |node| match node {
            Node::Operation(raw) => operations.extend(inner.operation(raw)),
            Node::Block(raw) => blocks.extend(inner.block(raw)),
        });
        (!operations.is_empty() && !blocks.is_empty()).then_some((module, operations, blocks))
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        // The names of the dead are read while the context still has them.
        let mut inner = self.record.lock();
        self.record.close(&mut inner, Reason::Trial.word());
        drop(inner);
        // SAFETY: made by `new`; everything in it was destroyed.
        unsafe { sys::mlirContextDestroy(self.context) };
        self.record.release();
    }
}

fn is_dead(bits: &Bits) -> bool {
    TABLE.resolve(*bits).is_err()
}

/// Every handle of a tree is dead exactly if its object is no longer in it.
fn agrees(inner: &mut Inner, root: sys::MlirOperation, handles: &[Bits]) -> bool {
    let mut alive = Vec::new();
    tree::visit(Tree::Operation(root), |node| match node {
        Node::Operation(raw) => alive.extend(inner.operation(raw)),
        Node::Block(raw) => alive.extend(inner.block(raw)),
    });
    let mut died = 0;
    let right = handles.iter().all(|bits| {
        let dead = is_dead(bits);
        died += usize::from(dead);
        dead != alive.contains(bits)
    });
    right && died > 0
}

/// Destroys IR in every way, and looks whether all of it is seen.
fn sees_operations() -> bool {
    let whole = |threads: bool| {
        let trial = Trial::new(threads)?;
        let mut inner = trial.record.lock();
        let ways: &[fn(sys::MlirModule)] =
            &[with_module, operation_by_operation, by_region, by_block];
        for way in ways {
            let (module, operations, blocks) = trial.parse(&mut inner)?;
            way(module);
            if !operations.iter().chain(&blocks).all(is_dead) {
                return None;
            }
        }
        let (module, operations, blocks) = trial.parse(&mut inner)?;
        // SAFETY: a live module.
        let root = unsafe { sys::mlirModuleGetOperation(module) };
        let ran = by_pass(trial.context, root);
        let seen =
            ran && agrees(&mut inner, root, &operations) && agrees(&mut inner, root, &blocks);
        // SAFETY: a live module.
        unsafe { sys::mlirModuleDestroy(module) };
        Some(seen && operations.iter().chain(&blocks).all(is_dead))
    };
    whole(false) == Some(true) && whole(true) == Some(true)
}

fn with_module(module: sys::MlirModule) {
    // SAFETY: a live module that nobody else has.
    unsafe { sys::mlirModuleDestroy(module) }
}

/// From the last operation to the first: users before what they use.
fn operation_by_operation(module: sys::MlirModule) {
    // SAFETY: a live module.
    let root = unsafe { sys::mlirModuleGetOperation(module) };
    let mut all = Vec::new();
    tree::visit(Tree::Below(root), |node| {
        if let Node::Operation(raw) = node {
            all.push(raw);
        }
    });
    for operation in all.into_iter().rev() {
        // SAFETY: live, and its users are gone.
        unsafe { sys::mlirOperationDestroy(operation) };
    }
    with_module(module);
}

fn by_region(module: sys::MlirModule) {
    // SAFETY: needs nothing.
    let region = unsafe { sys::mlirRegionCreate() };
    // SAFETY: a live module.
    let root = unsafe { sys::mlirModuleGetOperation(module) };
    for from in tree::regions(root) {
        // SAFETY: both are live.
        unsafe { sys::mlirRegionTakeBody(region, from) };
    }
    // SAFETY: detached.
    unsafe { sys::mlirRegionDestroy(region) };
    with_module(module);
}

fn by_block(module: sys::MlirModule) {
    // SAFETY: a live module.
    let body = unsafe { sys::mlirModuleGetBody(module) };
    // SAFETY: in the module's region.
    unsafe { sys::mlirBlockDetach(body) };
    // SAFETY: detached.
    unsafe { sys::mlirBlockDestroy(body) };
    with_module(module);
}

/// Canonicalizes both functions, on worker threads if the context has any.
fn by_pass(context: sys::MlirContext, root: sys::MlirOperation) -> bool {
    // SAFETY: the context is live.
    let manager = unsafe { sys::mlirPassManagerCreate(context) };
    // SAFETY: the manager is live.
    let nested =
        unsafe { sys::mlirPassManagerGetNestedUnder(manager, sys::string_ref(b"func.func")) };
    // SAFETY: needs nothing.
    let pass = unsafe { sys::mlirCreateTransformsCanonicalizer() };
    // SAFETY: both are live, the manager takes the pass.
    unsafe { sys::mlirOpPassManagerAddOwnedPass(nested, pass) };
    // SAFETY: both are live.
    let ran = unsafe { sys::mlirPassManagerRunOnOp(manager, root) };
    // SAFETY: made above.
    unsafe { sys::mlirPassManagerDestroy(manager) };
    ran.value != 0
}

/// Erases and inserts block arguments, and looks whether the block is marked.
fn sees_arguments() -> bool {
    let seen = || {
        let trial = Trial::new(false)?;
        let mut inner = trial.record.lock();
        // SAFETY: the context is live.
        let ty = unsafe { sys::mlirIndexTypeGet(trial.context) };
        // SAFETY: as above.
        let location = unsafe { sys::mlirLocationUnknownGet(trial.context) };
        // SAFETY: one type, one location.
        let block = unsafe { sys::mlirBlockCreate(1, &raw const ty, &raw const location) };
        let bits = inner.block(block).ok()?;
        let marked = |inner: &Inner| {
            let flags = TABLE
                .slot(bits.index())
                .map_or(0, |slot| slot.state().flags());
            inner.set_flags(bits, 0, ARGUMENTS_CHANGED);
            flags & ARGUMENTS_CHANGED != 0
        };
        // SAFETY: a live block with an argument; as the next.
        unsafe { sys::mlirBlockInsertArgument(block, 0, ty, location) };
        let inserted = marked(&inner);
        // SAFETY: as above.
        unsafe { sys::mlirBlockEraseArgument(block, 0) };
        let erased = marked(&inner);
        // SAFETY: detached, unused.
        unsafe { sys::mlirBlockDestroy(block) };
        Some(inserted && erased)
    };
    seen() == Some(true)
}
