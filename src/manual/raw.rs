//! The way out: upstream's own pointers.

use crate::boundary::call::Access;
use crate::boundary::handles::{MlsBlock, MlsOperation};
use crate::boundary::quick;
use crate::status::MlsStatus;
use crate::sys::Raw;
use libc::uintptr_t;

/// Gives the address of the operation, the `ptr` of upstream's struct, for code
/// that uses MLIR without this library. Nothing checks what is done with it:
/// that code must keep MLIR's own rules, and use it only as long as no call of
/// the library can change the operation.
///
/// Upstream: none.
/// Valid until: the operation is destroyed; nothing tells.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetRaw(op: MlsOperation, out: *mut uintptr_t) -> MlsStatus {
    quick::get(
        "mlsOperationGetRaw",
        (op, "op"),
        Access::Read,
        out,
        |_, op| Ok(usize::try_from(op.word()).unwrap_or(0)),
    )
}

/// Gives the address of the block, like `mlsOperationGetRaw`.
///
/// Upstream: none.
/// Valid until: the block is destroyed; nothing tells.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockGetRaw(block: MlsBlock, out: *mut uintptr_t) -> MlsStatus {
    quick::get(
        "mlsBlockGetRaw",
        (block, "block"),
        Access::Read,
        out,
        |_, block| Ok(usize::try_from(block.word()).unwrap_or(0)),
    )
}
