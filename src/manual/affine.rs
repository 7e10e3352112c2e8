//! Affine maps and integer sets whose arguments have no length of their own
//! (mlir-c/AffineMap.h, mlir-c/IntegerSet.h).

use libc::{c_void, intptr_t};

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAffineExpr, MlsAffineMap, MlsIntegerSet};
use crate::boundary::require;
use crate::depth;
use crate::error::Fallible;
use crate::status::MlsStatus;
use crate::sys;

/// Gives `count` maps without the symbols that none of them uses. `results` gets
/// as many maps as `maps` has, in their order; both may be the same array.
///
/// Upstream: `mlirAffineMapCompressUnusedSymbols`, which calls a function for each
///   map.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any.
/// Length: `results` is `count`.
///
/// # Safety
/// `maps` is readable and `results` writable for `count` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapCompressUnusedSymbols(
    count: intptr_t,
    maps: *const MlsAffineMap,
    results: *mut MlsAffineMap,
) -> MlsStatus {
    unsafe extern "C" fn put(all: *mut c_void, at: intptr_t, map: sys::MlirAffineMap) {
        // SAFETY: `all` is the vector below, which nobody else uses meanwhile.
        let all = unsafe { &mut *all.cast::<Vec<sys::MlirAffineMap>>() };
        if let Some(place) = usize::try_from(at).ok().and_then(|at| all.get_mut(at)) {
            *place = map;
        }
    }
    call("mlsAffineMapCompressUnusedSymbols", |call| {
        let mut raw = call.get_all(count, maps, Access::Free, "maps")?;
        let mut compressed: Vec<sys::MlirAffineMap> = raw.to_vec();
        // SAFETY: the maps are live; `put` and the vector belong together.
        depth::with_room(|| unsafe {
            sys::mlirAffineMapCompressUnusedSymbols(
                raw.as_mut_ptr(),
                count,
                (&raw mut compressed).cast(),
                Some(put),
            );
        });
        let made: Fallible<Vec<_>> = compressed
            .into_iter()
            .map(|map| call.affine_map(map))
            .collect();
        call.copy(&made?, raw.len(), results, "results")?;
        Ok(())
    })
}

/// Gives a set with its dimensions and symbols replaced: by
/// `mlsIntegerSetGetNumDims` and `mlsIntegerSetGetNumSymbols` expressions, which
/// have `num_result_dims` dimensions and `num_result_symbols` symbols.
///
/// Upstream: `mlirIntegerSetReplaceGet`, which takes no lengths.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_dims` or `num_symbols`: not what the set has;
///   `num_result_dims` or `num_result_symbols`: from 0 to 65 536); BAD_ARGUMENT
///   (`dim_replacements` or `symbol_replacements` have more dimensions or symbols
///   than that); TOO_DEEP.
///
/// # Safety
/// `dim_replacements` is readable for `num_dims` elements, `symbol_replacements`
/// for `num_symbols`; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetReplaceGet(
    set: MlsIntegerSet,
    num_dims: intptr_t,
    dim_replacements: *const MlsAffineExpr,
    num_symbols: intptr_t,
    symbol_replacements: *const MlsAffineExpr,
    num_result_dims: intptr_t,
    num_result_symbols: intptr_t,
    out: *mut MlsIntegerSet,
) -> MlsStatus {
    call("mlsIntegerSetReplaceGet", |call| {
        let set = call.get(set, Access::Free, "set")?;
        let dims = call.get_all(num_dims, dim_replacements, Access::Free, "dim_replacements")?;
        let symbols = call.get_all(
            num_symbols,
            symbol_replacements,
            Access::Free,
            "symbol_replacements",
        )?;
        let out = call.out(out, "out")?;
        // SAFETY: a live set.
        let (has_dims, has_symbols) = unsafe {
            (
                sys::mlirIntegerSetGetNumDims(set),
                sys::mlirIntegerSetGetNumSymbols(set),
            )
        };
        require::exactly(num_dims, has_dims, "num_dims")?;
        require::exactly(num_symbols, has_symbols, "num_symbols")?;
        require::affine_count(num_result_dims, "num_result_dims")?;
        require::affine_count(num_result_symbols, "num_result_symbols")?;
        let (most_dims, most_symbols) = (num_result_dims, num_result_symbols);
        require::affine_fit(&dims, most_dims, most_symbols, "dim_replacements")?;
        require::affine_fit(&symbols, most_dims, most_symbols, "symbol_replacements")?;
        call.nest_sum()?;
        // SAFETY: all are live, and there are as many as upstream reads.
        let raw = depth::with_room(|| unsafe {
            sys::mlirIntegerSetReplaceGet(
                set,
                dims.as_ptr(),
                symbols.as_ptr(),
                num_result_dims,
                num_result_symbols,
            )
        });
        out.put(call.integer_set(raw)?);
        Ok(())
    })
}
