//! mlir-c/AffineMap.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAffineExpr, MlsAffineMap, MlsContext, MlsString};
use crate::boundary::{arguments, quick, require};
use crate::depth;
use crate::status::MlsStatus;
use crate::strings::MlsStringCallback;
use crate::sys;
use libc::{c_void, intptr_t};

/// Gives the context of an affine map.
///
/// Upstream: `mlirAffineMapGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetContext(
    affine_map: MlsAffineMap,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsAffineMapGetContext", |call| {
        call.get(affine_map, Access::Free, "affine_map")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirAffineMapIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsAffineMapIsNull(affine_map: MlsAffineMap) -> bool {
    affine_map.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirAffineMapEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapEqual(
    a1: MlsAffineMap,
    a2: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAffineMapEqual", |call| {
        call.check_named(a1, "a1")?;
        call.check_named(a2, "a2")?;
        let out = call.out(out, "out")?;
        out.put(a1.bits == a2.bits);
        Ok(())
    })
}

/// Prints an affine map: calls `callback` once with all of the text, without
/// any lock.
///
/// Upstream: `mlirAffineMapPrint`.
/// Threads: any.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAffineMapPrint(
    affine_map: MlsAffineMap,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsAffineMapPrint", |call| {
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: `affine_map` is live; `append` and `data` belong together.
        let text = sys::collect(|append, data| unsafe {
            sys::mlirAffineMapPrint(affine_map, append, data)
        });
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an affine map into a string.
///
/// Upstream: `mlirAffineMapPrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapToString(
    affine_map: MlsAffineMap,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsAffineMapToString", |call| {
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        let out = call.out(out, "out")?;
        // SAFETY: `affine_map` is live; `append` and `data` belong together.
        let text = sys::collect(|append, data| unsafe {
            sys::mlirAffineMapPrint(affine_map, append, data)
        });
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints an affine map to standard error.
///
/// Upstream: `mlirAffineMapDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAffineMapDump(affine_map: MlsAffineMap) -> MlsStatus {
    call("mlsAffineMapDump", |call| {
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        // SAFETY: `affine_map` is live.
        depth::with_room(|| unsafe { sys::mlirAffineMapDump(affine_map) });
        Ok(())
    })
}

/// Gives the map without dimensions, symbols and results.
///
/// Upstream: `mlirAffineMapEmptyGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapEmptyGet(
    context: MlsContext,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapEmptyGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapEmptyGet(context) };
            maker.affine_map(raw)
        },
    )
}

/// Gives a map without results.
///
/// Upstream: `mlirAffineMapZeroResultGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`dim_count`: from 0 to 65 536); OUT_OF_RANGE
///   (`symbol_count`: from 0 to 65 536).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapZeroResultGet(
    context: MlsContext,
    dim_count: intptr_t,
    symbol_count: intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapZeroResultGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::affine_count(dim_count, "dim_count")?;
            require::affine_count(symbol_count, "symbol_count")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapZeroResultGet(context, dim_count, symbol_count) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the map with these dimensions, symbols and results.
///
/// Upstream: `mlirAffineMapGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`dim_count`: from 0 to 65 536); OUT_OF_RANGE
///   (`symbol_count`: from 0 to 65 536); BAD_ARGUMENT (`affine_exprs` have more
///   dimensions or symbols than that); TOO_DEEP.
///
/// # Safety
/// `affine_exprs` is readable for `n_affine_exprs` elements; `out` is null or
/// valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGet(
    context: MlsContext,
    dim_count: intptr_t,
    symbol_count: intptr_t,
    n_affine_exprs: intptr_t,
    affine_exprs: *const MlsAffineExpr,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    call("mlsAffineMapGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let affine_exprs =
            call.get_all(n_affine_exprs, affine_exprs, Access::Free, "affine_exprs")?;
        let out = call.out(out, "out")?;
        require::affine_count(dim_count, "dim_count")?;
        require::affine_count(symbol_count, "symbol_count")?;
        require::affine_fit(&affine_exprs, dim_count, symbol_count, "affine_exprs")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirAffineMapGet(
                context,
                dim_count,
                symbol_count,
                n_affine_exprs,
                affine_exprs.as_ptr().cast_mut(),
            )
        };
        out.put(call.affine_map(raw)?);
        Ok(())
    })
}

/// Gives the map without dimensions and symbols that has one constant result.
///
/// Upstream: `mlirAffineMapConstantGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapConstantGet(
    context: MlsContext,
    val: i64,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapConstantGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapConstantGet(context, val) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the map from `num_dims` dimensions to themselves.
///
/// Upstream: `mlirAffineMapMultiDimIdentityGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_dims`: from 0 to 65 536).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapMultiDimIdentityGet(
    context: MlsContext,
    num_dims: intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapMultiDimIdentityGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::affine_count(num_dims, "num_dims")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapMultiDimIdentityGet(context, num_dims) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the map from `dims` dimensions to the last `results` of them.
///
/// Upstream: `mlirAffineMapMinorIdentityGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`dims`: from 0 to 65 536); OUT_OF_RANGE (`results`:
///   from 0 to 65 536); OUT_OF_RANGE (`results`: above `dims`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapMinorIdentityGet(
    context: MlsContext,
    dims: intptr_t,
    results: intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapMinorIdentityGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::affine_count(dims, "dims")?;
            require::affine_count(results, "results")?;
            require::at_most(results, dims, "results")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapMinorIdentityGet(context, dims, results) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the map from as many dimensions as there are numbers to the same in
/// the order of `permutation`.
///
/// Upstream: `mlirAffineMapPermutationGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`permutation`: empty, or no permutation).
/// Valid: `permutation` is `0`.
///
/// # Safety
/// `permutation` is readable for `size` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapPermutationGet(
    context: MlsContext,
    size: intptr_t,
    permutation: *const u32,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    call("mlsAffineMapPermutationGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let permutation = call.slice(size, permutation, "permutation")?;
        require::permutation(permutation, "permutation")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirAffineMapPermutationGet(context, size, permutation.as_ptr().cast_mut())
        };
        out.put(call.affine_map(raw)?);
        Ok(())
    })
}

/// Tells whether a map is from its dimensions to themselves; the empty map is.
///
/// Upstream: `mlirAffineMapIsIdentity`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapIsIdentity(
    affine_map: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapIsIdentity",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapIsIdentity(affine_map) };
            Ok(raw)
        },
    )
}

/// Tells whether a map is from its dimensions to the last of them.
///
/// Upstream: `mlirAffineMapIsMinorIdentity`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapIsMinorIdentity(
    affine_map: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapIsMinorIdentity",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapIsMinorIdentity(affine_map) };
            Ok(raw)
        },
    )
}

/// Tells whether a map is the empty one: without dimensions, symbols and
/// results.
///
/// Upstream: `mlirAffineMapIsEmpty`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapIsEmpty(
    affine_map: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapIsEmpty",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapIsEmpty(affine_map) };
            Ok(raw)
        },
    )
}

/// Tells whether a map has one result, and that is a constant.
///
/// Upstream: `mlirAffineMapIsSingleConstant`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapIsSingleConstant(
    affine_map: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapIsSingleConstant",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapIsSingleConstant(affine_map) };
            Ok(raw)
        },
    )
}

/// Gives the number that is the only result of a map.
///
/// Upstream: `mlirAffineMapGetSingleConstantResult`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`affine_map`: not with a single, constant result).
/// Valid: `affine_map` is `() -> (7)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetSingleConstantResult(
    affine_map: MlsAffineMap,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetSingleConstantResult",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            require::single_constant(affine_map, "affine_map")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetSingleConstantResult(affine_map) };
            Ok(raw)
        },
    )
}

/// Gives the number of dimensions of a map.
///
/// Upstream: `mlirAffineMapGetNumDims`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetNumDims(
    affine_map: MlsAffineMap,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetNumDims",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetNumDims(affine_map) };
            Ok(raw)
        },
    )
}

/// Gives the number of symbols of a map.
///
/// Upstream: `mlirAffineMapGetNumSymbols`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetNumSymbols(
    affine_map: MlsAffineMap,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetNumSymbols",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetNumSymbols(affine_map) };
            Ok(raw)
        },
    )
}

/// Gives the number of results of a map.
///
/// Upstream: `mlirAffineMapGetNumResults`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetNumResults(
    affine_map: MlsAffineMap,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetNumResults",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetNumResults(affine_map) };
            Ok(raw)
        },
    )
}

/// Gives result number `pos` of a map.
///
/// Upstream: `mlirAffineMapGetResult`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetResult(
    affine_map: MlsAffineMap,
    pos: intptr_t,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetResult",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |maker, affine_map| {
            // SAFETY: `affine_map` was checked above.
            let count = require::count(unsafe { sys::mlirAffineMapGetNumResults(affine_map) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetResult(affine_map, pos) };
            maker.affine_expr(raw)
        },
    )
}

/// Gives all that `mlsAffineMapGetResult` gives, one after the other. Writes as
/// many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Null: `elements`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapCopyResults(
    affine_map: MlsAffineMap,
    capacity: intptr_t,
    elements: *mut MlsAffineExpr,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsAffineMapCopyResults", |call| {
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        // SAFETY: `affine_map` was checked above.
        let count = require::count(unsafe { sys::mlirAffineMapGetNumResults(affine_map) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirAffineMapGetResult(affine_map, pos) };
            call.affine_expr(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the number of dimensions and symbols of a map.
///
/// Upstream: `mlirAffineMapGetNumInputs`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetNumInputs(
    affine_map: MlsAffineMap,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetNumInputs",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetNumInputs(affine_map) };
            Ok(raw)
        },
    )
}

/// Tells whether a map has no symbols, and its results are some of its
/// dimensions, each at most once.
///
/// Upstream: `mlirAffineMapIsProjectedPermutation`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapIsProjectedPermutation(
    affine_map: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapIsProjectedPermutation",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapIsProjectedPermutation(affine_map) };
            Ok(raw)
        },
    )
}

/// Tells whether a map has no symbols, and its results are its dimensions, each
/// once.
///
/// Upstream: `mlirAffineMapIsPermutation`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapIsPermutation(
    affine_map: MlsAffineMap,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapIsPermutation",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |_, affine_map| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapIsPermutation(affine_map) };
            Ok(raw)
        },
    )
}

/// Gives the map with the results of another one at these positions.
///
/// Upstream: `mlirAffineMapGetSubMap`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`result_pos`: not those of results).
/// Valid: `result_pos` is `0`.
///
/// # Safety
/// `result_pos` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetSubMap(
    affine_map: MlsAffineMap,
    size: intptr_t,
    result_pos: *const intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    call("mlsAffineMapGetSubMap", |call| {
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        let out = call.out(out, "out")?;
        let result_pos = call.slice(size, result_pos, "result_pos")?;
        require::affine_results(result_pos, affine_map, "result_pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirAffineMapGetSubMap(affine_map, size, result_pos.as_ptr().cast_mut())
        };
        out.put(call.affine_map(raw)?);
        Ok(())
    })
}

/// Gives the map with the first `num_results` results of another one; null for
/// 0.
///
/// Upstream: `mlirAffineMapGetMajorSubMap`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_results`: more than there are).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetMajorSubMap(
    affine_map: MlsAffineMap,
    num_results: intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetMajorSubMap",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |maker, affine_map| {
            require::affine_result_count(num_results, affine_map, "num_results")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetMajorSubMap(affine_map, num_results) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the map with the last `num_results` results of another one; null for
/// 0.
///
/// Upstream: `mlirAffineMapGetMinorSubMap`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_results`: more than there are).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapGetMinorSubMap(
    affine_map: MlsAffineMap,
    num_results: intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapGetMinorSubMap",
        (affine_map, "affine_map"),
        Access::Free,
        out,
        |maker, affine_map| {
            require::affine_result_count(num_results, affine_map, "num_results")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapGetMinorSubMap(affine_map, num_results) };
            maker.affine_map(raw)
        },
    )
}

/// Gives a map with `expression` replaced in each result by `replacement`, and
/// these numbers of dimensions and symbols.
///
/// Upstream: `mlirAffineMapReplace`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_result_dims`: from 0 to 65 536); OUT_OF_RANGE
///   (`num_result_syms`: from 0 to 65 536); BAD_ARGUMENT (the result has more
///   dimensions or symbols than that); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapReplace(
    affine_map: MlsAffineMap,
    expression: MlsAffineExpr,
    replacement: MlsAffineExpr,
    num_result_dims: intptr_t,
    num_result_syms: intptr_t,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    call("mlsAffineMapReplace", |call| {
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        let expression = call.get(expression, Access::Free, "expression")?;
        let replacement = call.get(replacement, Access::Free, "replacement")?;
        let out = call.out(out, "out")?;
        require::affine_count(num_result_dims, "num_result_dims")?;
        require::affine_count(num_result_syms, "num_result_syms")?;
        require::affine_replaced(
            affine_map,
            expression,
            replacement,
            num_result_dims,
            num_result_syms,
            "affine_map",
        )?;
        call.nest_sum()?;
        // SAFETY: the arguments were checked above.
        let raw = depth::with_room(|| unsafe {
            sys::mlirAffineMapReplace(
                affine_map,
                expression,
                replacement,
                num_result_dims,
                num_result_syms,
            )
        });
        out.put(call.affine_map(raw)?);
        Ok(())
    })
}
