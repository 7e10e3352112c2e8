//! Walking the IR (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{Handle, MlsOperation};
use crate::callback::host;
use crate::depth;
use crate::error::{Fallible, bad, callback_failed};
use crate::handle::bits::Bits;
use crate::state::record::TABLE;
use crate::state::tree::{self, Node, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::MlsBool;
use crate::sys::{self, Raw};
use libc::c_void;

/// Order of a walk. Upstream: `MlirWalkOrder`.
pub type MlsWalkOrder = u32;
/// An operation before what is in it.
pub const MLS_WALK_PRE_ORDER: MlsWalkOrder = 0;
/// An operation after what is in it.
pub const MLS_WALK_POST_ORDER: MlsWalkOrder = 1;

/// What a walk does next. Upstream: `MlirWalkResult`.
pub type MlsWalkResult = u32;
/// Go on.
pub const MLS_WALK_RESULT_ADVANCE: MlsWalkResult = 0;
/// Stop.
pub const MLS_WALK_RESULT_INTERRUPT: MlsWalkResult = 1;
/// Go on, but not into this operation (in pre-order).
pub const MLS_WALK_RESULT_SKIP: MlsWalkResult = 2;

/// Is shown an operation, and returns `MLS_WALK_RESULT_*`; any other number
/// stops the walk.
pub type MlsOperationWalkCallback =
    Option<unsafe extern "C" fn(op: MlsOperation, user_data: *mut c_void) -> MlsWalkResult>;

/// Shows `op` and every operation in it to `callback`.
///
/// The walk is over what was there when it began. The callback may change and
/// destroy anything: an operation that dies before its turn is left out,
/// together with what was in it if that died too. Operations that are added are
/// not shown. `*out` tells whether the callback stopped the walk.
///
/// Upstream: `mlirOperationWalk`.
/// Threads: any; the callback runs on the calling thread, without any lock.
/// Null: `user_data`, `out`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationWalk(
    op: MlsOperation,
    callback: MlsOperationWalkCallback,
    user_data: *mut c_void,
    walk_order: MlsWalkOrder,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationWalk", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let callback = call.callback(callback, "callback")?;
        let order = call.enumeration(walk_order, 2, "walk_order")?;
        let steps = call.inner().snapshot(op)?;
        let steps = if order == MLS_WALK_POST_ORDER {
            post_order(&steps)
        } else {
            steps
        };
        call.unlock();
        let mut stopped = false;
        let mut at = 0;
        while let Some((bits, size)) = steps.get(at) {
            at += 1;
            if TABLE.resolve(*bits).is_err() {
                continue;
            }
            let visited = MlsOperation::from_bits(*bits);
            // SAFETY: the host's function with its own user data. No lock is held.
            let (result, token) = host::callback(|| unsafe { callback(visited, user_data) });
            if token != 0 {
                return callback_failed(token, "the callback failed");
            }
            match result {
                Some(MLS_WALK_RESULT_ADVANCE) => {}
                Some(MLS_WALK_RESULT_SKIP) => at += size - 1,
                _ => {
                    stopped = true;
                    break;
                }
            }
        }
        if let Ok(out) = call.out(out, "out") {
            out.put(stopped);
        }
        Ok(())
    })
}

/// Is shown an operation with a symbol table, and whether all uses of its symbols
/// are known: they are where the table itself can be reached from nowhere else.
pub type MlsSymbolTableCallback =
    Option<unsafe extern "C" fn(op: MlsOperation, all_uses_visible: bool, user_data: *mut c_void)>;

/// Shows every operation in `from` that has a symbol table, and `from` if it has
/// one, to `callback`: those that are inside of another one before it.
/// `all_sym_uses_visible` says whether all uses of the symbols of `from` are in it.
///
/// The walk is over what was there when it began. The callback may change and
/// destroy anything: an operation that dies before its turn is left out.
///
/// Upstream: `mlirSymbolTableWalkSymbolTables`.
/// Threads: any; the callback runs on the calling thread, without any lock.
/// Effects: long.
/// Errors: BAD_ARGUMENT (`from`: the visibility of an operation in it is none).
/// Null: `user_data`.
///
/// # Safety
/// `user_data` is what `callback` takes.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolTableWalkSymbolTables(
    from: MlsOperation,
    all_sym_uses_visible: MlsBool,
    callback: MlsSymbolTableCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsSymbolTableWalkSymbolTables", |call| {
        let from = call.get(from, Access::Read, "from")?;
        let callback = call.callback(callback, "callback")?;
        check_visibilities(from)?;
        let mut tables: Vec<(sys::MlirOperation, bool)> = Vec::new();
        depth::with_room(|| {
            let all = (&raw mut tables).cast();
            // SAFETY: a live operation; the function and its data belong together.
            unsafe {
                sys::mlirSymbolTableWalkSymbolTables(
                    from,
                    all_sym_uses_visible != 0,
                    Some(add_table),
                    all,
                );
            }
        });
        let mut steps = Vec::with_capacity(tables.len());
        for (table, visible) in tables {
            steps.push((call.operation(table)?, visible));
        }
        call.unlock();
        for (table, visible) in steps {
            if TABLE.resolve(table.bits()).is_err() {
                continue;
            }
            // SAFETY: the host's function with its own user data. No lock is held.
            let (_, token) = host::callback(|| unsafe { callback(table, visible, user_data) });
            if token != 0 {
                return callback_failed(token, "the callback failed");
            }
        }
        Ok(())
    })
}

/// Notes what upstream's walk shows.
unsafe extern "C" fn add_table(op: sys::MlirOperation, visible: bool, data: *mut c_void) {
    // SAFETY: the list above, which nobody else uses meanwhile.
    let all = unsafe { &mut *data.cast::<Vec<(sys::MlirOperation, bool)>>() };
    all.push((op, visible));
}

/// Refuses operations whose visibility is a text that means none: upstream takes
/// for granted that they were verified.
fn check_visibilities(from: sys::MlirOperation) -> Fallible<()> {
    // SAFETY: needs nothing.
    let name = unsafe { sys::mlirSymbolTableGetVisibilityAttributeName() };
    let mut wrong = None;
    tree::visit(Tree::Operation(from), |node| {
        let Node::Operation(operation) = node else {
            return;
        };
        // SAFETY: a live operation.
        let visibility = unsafe { sys::mlirOperationGetAttributeByName(operation, name) };
        // SAFETY: a live attribute.
        if visibility.is_null() || !unsafe { sys::mlirAttributeIsAString(visibility) } {
            return;
        }
        // SAFETY: a string attribute.
        let text = unsafe { sys::mlirStringAttrGetValue(visibility) };
        // SAFETY: it lives as long as the context.
        let text = unsafe { sys::bytes(text) };
        if ![&b"public"[..], b"private", b"nested"].contains(&text) {
            wrong = Some((operation, String::from_utf8_lossy(text).into_owned()));
        }
    });
    match wrong {
        Some((operation, text)) => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "from",
            format!("`{}` has the visibility `{text}`", tree::name(operation)),
        ),
        None => Ok(()),
    }
}

/// From an operation before what is in it to after. There is nothing to skip.
fn post_order(steps: &[(Bits, usize)]) -> Vec<(Bits, usize)> {
    let mut order = Vec::with_capacity(steps.len());
    // Operations whose inside is not finished: handle, and where it ends.
    let mut open: Vec<(Bits, usize)> = Vec::new();
    for (at, (bits, size)) in steps.iter().enumerate() {
        while let Some((outer, _)) = open.pop_if(|(_, end)| *end <= at) {
            order.push((outer, 1));
        }
        open.push((*bits, at + size));
    }
    order.extend(open.into_iter().rev().map(|(bits, _)| (bits, 1)));
    order
}
