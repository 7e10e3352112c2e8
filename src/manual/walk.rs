//! Walking the IR (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{Handle, MlsOperation};
use crate::callback::host;
use crate::error::callback_failed;
use crate::handle::bits::Bits;
use crate::state::record::TABLE;
use crate::status::MlsStatus;
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
