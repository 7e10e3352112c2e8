//! Memref types, where they give more than one result (mlir-c/BuiltinTypes.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::MlsType;
use crate::boundary::require;
use crate::depth;
use crate::error::{Fallible, bad};
use crate::status::{self, MlsStatus};
use crate::sys;
use libc::intptr_t;

/// Gives the strides and the offset of a ranked memref type, where
/// `mlsShapedTypeGetDynamicStrideOrOffset` stands for one that is dynamic. Writes
/// as many strides as `capacity` allows, and the number that there are.
///
/// Upstream: `mlirMemRefTypeGetStridesAndOffset`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type, or its layout has no
///   strides); OUT_OF_RANGE (`ty`: larger than numbers of 64 bits); TOO_DEEP.
/// Null: `strides`.
/// Valid: `ty` is `memref<4xi8>`.
///
/// # Safety
/// `strides` has room for `capacity` elements; `offset` and `out` are null or
/// valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetStridesAndOffset(
    ty: MlsType,
    capacity: intptr_t,
    strides: *mut i64,
    offset: *mut i64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsMemRefTypeGetStridesAndOffset", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let offset = call.out(offset, "offset")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(ty, sys::mlirTypeIsAMemRef, "ty", "a ranked memref type")?;
        let rank = usize::try_from(check_strided(ty)?).unwrap_or(0);
        // Upstream follows the sum of all sizes and strides by recursion.
        depth::check_height(u16::try_from(rank).unwrap_or(u16::MAX))?;
        let mut all = vec![0_i64; rank];
        let mut first = 0_i64;
        // SAFETY: a ranked memref type; there is room for a stride for each size.
        let result = depth::with_room(|| unsafe {
            sys::mlirMemRefTypeGetStridesAndOffset(ty, all.as_mut_ptr(), &raw mut first)
        });
        if result.value == 0 {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "ty",
                format!("the layout of `{}` has no strides", require::show(ty)),
            );
        }
        let count = call.copy(&all, room, strides, "strides")?;
        offset.put(first);
        out.put(require::count(count));
        Ok(())
    })
}

/// Checks that strides can be worked out, and gives their number.
fn check_strided(ty: sys::MlirType) -> Fallible<i64> {
    // SAFETY: a ranked memref type; sizes are those below its rank.
    let (rank, sizes) = unsafe {
        let rank = sys::mlirShapedTypeGetRank(ty);
        let size = |dim| sys::mlirShapedTypeGetDimSize(ty, dim);
        (
            rank,
            (0..require::count(rank)).map(size).collect::<Vec<_>>(),
        )
    };
    // Without a layout, each stride is the product of the sizes after it, up to one
    // that is dynamic, for which there is a negative number.
    let known = sizes.iter().rev().take_while(|size| **size >= 0);
    let product = known
        .filter(|size| **size > 0)
        .try_fold(1_i64, |product, size| product.checked_mul(*size));
    match product {
        Some(_) => Ok(rank),
        None => bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            "ty",
            format!(
                "the strides of `{}` do not fit into 64 bits",
                require::show(ty)
            ),
        ),
    }
}
