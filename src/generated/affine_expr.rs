//! mlir-c/AffineExpr.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAffineExpr, MlsAffineMap, MlsContext, MlsString};
use crate::boundary::{quick, require};
use crate::depth;
use crate::status::MlsStatus;
use crate::strings::MlsStringCallback;
use crate::sys;
use libc::{c_void, intptr_t};

/// Gives the context of an affine expression.
///
/// Upstream: `mlirAffineExprGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprGetContext(
    affine_expr: MlsAffineExpr,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsAffineExprGetContext", |call| {
        call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirAffineExprEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprEqual(
    lhs: MlsAffineExpr,
    rhs: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAffineExprEqual", |call| {
        call.check_named(lhs, "lhs")?;
        call.check_named(rhs, "rhs")?;
        let out = call.out(out, "out")?;
        out.put(lhs.bits == rhs.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirAffineExprIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsAffineExprIsNull(affine_expr: MlsAffineExpr) -> bool {
    affine_expr.bits == 0
}

/// Prints an affine expression: calls `callback` once with all of the text,
/// without any lock.
///
/// Upstream: `mlirAffineExprPrint`.
/// Threads: any.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAffineExprPrint(
    affine_expr: MlsAffineExpr,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsAffineExprPrint", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: `affine_expr` is live; `append` and `data` belong together.
        let text = sys::collect(|append, data| unsafe {
            sys::mlirAffineExprPrint(affine_expr, append, data)
        });
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an affine expression into a string.
///
/// Upstream: `mlirAffineExprPrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprToString(
    affine_expr: MlsAffineExpr,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsAffineExprToString", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        // SAFETY: `affine_expr` is live; `append` and `data` belong together.
        let text = sys::collect(|append, data| unsafe {
            sys::mlirAffineExprPrint(affine_expr, append, data)
        });
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints an affine expression to standard error.
///
/// Upstream: `mlirAffineExprDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAffineExprDump(affine_expr: MlsAffineExpr) -> MlsStatus {
    call("mlsAffineExprDump", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        // SAFETY: `affine_expr` is live.
        depth::with_room(|| unsafe { sys::mlirAffineExprDump(affine_expr) });
        Ok(())
    })
}

/// Tells whether an expression has no dimensions.
///
/// Upstream: `mlirAffineExprIsSymbolicOrConstant`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsSymbolicOrConstant(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAffineExprIsSymbolicOrConstant", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw =
            depth::with_room(|| unsafe { sys::mlirAffineExprIsSymbolicOrConstant(affine_expr) });
        out.put(raw);
        Ok(())
    })
}

/// Tells whether an expression is affine: multiplies, divides and takes
/// remainders with constants only.
///
/// Upstream: `mlirAffineExprIsPureAffine`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsPureAffine(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAffineExprIsPureAffine", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = depth::with_room(|| unsafe { sys::mlirAffineExprIsPureAffine(affine_expr) });
        out.put(raw);
        Ok(())
    })
}

/// Gives the largest number that is known to divide every value of an
/// expression.
///
/// Upstream: `mlirAffineExprGetLargestKnownDivisor`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprGetLargestKnownDivisor(
    affine_expr: MlsAffineExpr,
    out: *mut i64,
) -> MlsStatus {
    call("mlsAffineExprGetLargestKnownDivisor", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw =
            depth::with_room(|| unsafe { sys::mlirAffineExprGetLargestKnownDivisor(affine_expr) });
        out.put(raw);
        Ok(())
    })
}

/// Tells whether every value of an expression is known to be a multiple of
/// `factor`.
///
/// Upstream: `mlirAffineExprIsMultipleOf`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`factor`: below 1).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsMultipleOf(
    affine_expr: MlsAffineExpr,
    factor: i64,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAffineExprIsMultipleOf", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        require::positive(factor, "factor")?;
        // SAFETY: the arguments were checked above.
        let raw =
            depth::with_room(|| unsafe { sys::mlirAffineExprIsMultipleOf(affine_expr, factor) });
        out.put(raw);
        Ok(())
    })
}

/// Tells whether an expression has dimension number `position`.
///
/// Upstream: `mlirAffineExprIsFunctionOfDim`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`position`: from 0 to 65 536).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsFunctionOfDim(
    affine_expr: MlsAffineExpr,
    position: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAffineExprIsFunctionOfDim", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        require::affine_count(position, "position")?;
        // SAFETY: the arguments were checked above.
        let raw = depth::with_room(|| unsafe {
            sys::mlirAffineExprIsFunctionOfDim(affine_expr, position)
        });
        out.put(raw);
        Ok(())
    })
}

/// Gives an expression with each dimension replaced by the result of a map with
/// its number, where there is one.
///
/// Upstream: `mlirAffineExprCompose`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprCompose(
    affine_expr: MlsAffineExpr,
    affine_map: MlsAffineMap,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineExprCompose", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let affine_map = call.get(affine_map, Access::Free, "affine_map")?;
        let out = call.out(out, "out")?;
        call.nest_sum()?;
        // SAFETY: the arguments were checked above.
        let raw =
            depth::with_room(|| unsafe { sys::mlirAffineExprCompose(affine_expr, affine_map) });
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Gives an expression with `shift` added to the number of each dimension from
/// `offset` on; there are `num_dims`.
///
/// Upstream: `mlirAffineExprShiftDims`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_dims`: from 0 to 65 536); OUT_OF_RANGE (`shift`:
///   from 0 to 65 536); OUT_OF_RANGE (`offset`: not below `num_dims`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprShiftDims(
    affine_expr: MlsAffineExpr,
    num_dims: u32,
    shift: u32,
    offset: u32,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineExprShiftDims", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        require::affine_count(num_dims, "num_dims")?;
        require::affine_count(shift, "shift")?;
        require::below(offset, num_dims, "offset")?;
        // SAFETY: the arguments were checked above.
        let raw = depth::with_room(|| unsafe {
            sys::mlirAffineExprShiftDims(affine_expr, num_dims, shift, offset)
        });
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Gives an expression with `shift` added to the number of each symbol from
/// `offset` on; there are `num_symbols`.
///
/// Upstream: `mlirAffineExprShiftSymbols`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_symbols`: from 0 to 65 536); OUT_OF_RANGE
///   (`shift`: from 0 to 65 536); OUT_OF_RANGE (`offset`: not below
///   `num_symbols`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprShiftSymbols(
    affine_expr: MlsAffineExpr,
    num_symbols: u32,
    shift: u32,
    offset: u32,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineExprShiftSymbols", |call| {
        let affine_expr = call.get(affine_expr, Access::Free, "affine_expr")?;
        let out = call.out(out, "out")?;
        require::affine_count(num_symbols, "num_symbols")?;
        require::affine_count(shift, "shift")?;
        require::below(offset, num_symbols, "offset")?;
        // SAFETY: the arguments were checked above.
        let raw = depth::with_room(|| unsafe {
            sys::mlirAffineExprShiftSymbols(affine_expr, num_symbols, shift, offset)
        });
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Gives a simpler form of an expression that has `num_dims` dimensions and
/// `num_symbols` symbols.
///
/// Upstream: `mlirSimplifyAffineExpr`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_dims`: from 0 to 65 536); OUT_OF_RANGE
///   (`num_symbols`: from 0 to 65 536); BAD_ARGUMENT (`expr` has more
///   dimensions or symbols than that); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSimplifyAffineExpr(
    expr: MlsAffineExpr,
    num_dims: u32,
    num_symbols: u32,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsSimplifyAffineExpr", |call| {
        let expr = call.get(expr, Access::Free, "expr")?;
        let out = call.out(out, "out")?;
        require::affine_count(num_dims, "num_dims")?;
        require::affine_count(num_symbols, "num_symbols")?;
        require::affine_fits(expr, num_dims, num_symbols, "expr")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = depth::with_room(|| unsafe {
            sys::mlirSimplifyAffineExpr(expr, num_dims, num_symbols)
        });
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Tells whether an expression is a dimension.
///
/// Upstream: `mlirAffineExprIsADim`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsADim(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsADim",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsADim(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives dimension number `position`.
///
/// Upstream: `mlirAffineDimExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`position`: from 0 to 65 536).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineDimExprGet(
    context: MlsContext,
    position: intptr_t,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsAffineDimExprGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::affine_count(position, "position")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineDimExprGet(context, position) };
            maker.affine_expr(raw)
        },
    )
}

/// Gives the number of a dimension.
///
/// Upstream: `mlirAffineDimExprGetPosition`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`affine_expr`: not a dimension).
/// Valid: `affine_expr` is `d0`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineDimExprGetPosition(
    affine_expr: MlsAffineExpr,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsAffineDimExprGetPosition",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            require::is(
                affine_expr,
                sys::mlirAffineExprIsADim,
                "affine_expr",
                "a dimension",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineDimExprGetPosition(affine_expr) };
            Ok(raw)
        },
    )
}

/// Tells whether an expression is a symbol.
///
/// Upstream: `mlirAffineExprIsASymbol`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsASymbol(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsASymbol",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsASymbol(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives symbol number `position`.
///
/// Upstream: `mlirAffineSymbolExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`position`: from 0 to 65 536).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineSymbolExprGet(
    context: MlsContext,
    position: intptr_t,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsAffineSymbolExprGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::affine_count(position, "position")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineSymbolExprGet(context, position) };
            maker.affine_expr(raw)
        },
    )
}

/// Gives the number of a symbol.
///
/// Upstream: `mlirAffineSymbolExprGetPosition`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`affine_expr`: not a symbol).
/// Valid: `affine_expr` is `s0`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineSymbolExprGetPosition(
    affine_expr: MlsAffineExpr,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsAffineSymbolExprGetPosition",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            require::is(
                affine_expr,
                sys::mlirAffineExprIsASymbol,
                "affine_expr",
                "a symbol",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineSymbolExprGetPosition(affine_expr) };
            Ok(raw)
        },
    )
}

/// Tells whether an expression is a constant.
///
/// Upstream: `mlirAffineExprIsAConstant`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsAConstant(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsAConstant",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsAConstant(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives a constant expression.
///
/// Upstream: `mlirAffineConstantExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineConstantExprGet(
    context: MlsContext,
    constant: i64,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsAffineConstantExprGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineConstantExprGet(context, constant) };
            maker.affine_expr(raw)
        },
    )
}

/// Gives the number that a constant expression is.
///
/// Upstream: `mlirAffineConstantExprGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`affine_expr`: not a constant).
/// Valid: `affine_expr` is `7`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineConstantExprGetValue(
    affine_expr: MlsAffineExpr,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsAffineConstantExprGetValue",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            require::is(
                affine_expr,
                sys::mlirAffineExprIsAConstant,
                "affine_expr",
                "a constant",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineConstantExprGetValue(affine_expr) };
            Ok(raw)
        },
    )
}

/// Tells whether an expression is a sum.
///
/// Upstream: `mlirAffineExprIsAAdd`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsAAdd(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsAAdd",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsAAdd(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives the sum of two expressions.
///
/// Upstream: `mlirAffineAddExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineAddExprGet(
    lhs: MlsAffineExpr,
    rhs: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineAddExprGet", |call| {
        let lhs = call.get(lhs, Access::Free, "lhs")?;
        let rhs = call.get(rhs, Access::Free, "rhs")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineAddExprGet(lhs, rhs) };
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Tells whether an expression is a product.
///
/// Upstream: `mlirAffineExprIsAMul`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsAMul(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsAMul",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsAMul(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives the product of two expressions.
///
/// Upstream: `mlirAffineMulExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMulExprGet(
    lhs: MlsAffineExpr,
    rhs: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineMulExprGet", |call| {
        let lhs = call.get(lhs, Access::Free, "lhs")?;
        let rhs = call.get(rhs, Access::Free, "rhs")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMulExprGet(lhs, rhs) };
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Tells whether an expression is a remainder.
///
/// Upstream: `mlirAffineExprIsAMod`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsAMod(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsAMod",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsAMod(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives the remainder of `lhs` by `rhs`, which is never negative.
///
/// Upstream: `mlirAffineModExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineModExprGet(
    lhs: MlsAffineExpr,
    rhs: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineModExprGet", |call| {
        let lhs = call.get(lhs, Access::Free, "lhs")?;
        let rhs = call.get(rhs, Access::Free, "rhs")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineModExprGet(lhs, rhs) };
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Tells whether an expression is a quotient that is rounded down.
///
/// Upstream: `mlirAffineExprIsAFloorDiv`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsAFloorDiv(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsAFloorDiv",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsAFloorDiv(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives the quotient of `lhs` by `rhs`, rounded down.
///
/// Upstream: `mlirAffineFloorDivExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineFloorDivExprGet(
    lhs: MlsAffineExpr,
    rhs: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineFloorDivExprGet", |call| {
        let lhs = call.get(lhs, Access::Free, "lhs")?;
        let rhs = call.get(rhs, Access::Free, "rhs")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineFloorDivExprGet(lhs, rhs) };
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Tells whether an expression is a quotient that is rounded up.
///
/// Upstream: `mlirAffineExprIsACeilDiv`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsACeilDiv(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsACeilDiv",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsACeilDiv(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives the quotient of `lhs` by `rhs`, rounded up.
///
/// Upstream: `mlirAffineCeilDivExprGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineCeilDivExprGet(
    lhs: MlsAffineExpr,
    rhs: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    call("mlsAffineCeilDivExprGet", |call| {
        let lhs = call.get(lhs, Access::Free, "lhs")?;
        let rhs = call.get(rhs, Access::Free, "rhs")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineCeilDivExprGet(lhs, rhs) };
        out.put(call.affine_expr(raw)?);
        Ok(())
    })
}

/// Tells whether an expression is made of two others.
///
/// Upstream: `mlirAffineExprIsABinary`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineExprIsABinary(
    affine_expr: MlsAffineExpr,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAffineExprIsABinary",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |_, affine_expr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineExprIsABinary(affine_expr) };
            Ok(raw)
        },
    )
}

/// Gives the left one of the two expressions that one is made of.
///
/// Upstream: `mlirAffineBinaryOpExprGetLHS`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`affine_expr`: not made of two expressions).
/// Valid: `affine_expr` is `d0 + s0`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineBinaryOpExprGetLHS(
    affine_expr: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsAffineBinaryOpExprGetLHS",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |maker, affine_expr| {
            require::is(
                affine_expr,
                sys::mlirAffineExprIsABinary,
                "affine_expr",
                "made of two expressions",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineBinaryOpExprGetLHS(affine_expr) };
            maker.affine_expr(raw)
        },
    )
}

/// Gives the right one of the two expressions that one is made of.
///
/// Upstream: `mlirAffineBinaryOpExprGetRHS`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`affine_expr`: not made of two expressions).
/// Valid: `affine_expr` is `d0 + s0`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineBinaryOpExprGetRHS(
    affine_expr: MlsAffineExpr,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsAffineBinaryOpExprGetRHS",
        (affine_expr, "affine_expr"),
        Access::Free,
        out,
        |maker, affine_expr| {
            require::is(
                affine_expr,
                sys::mlirAffineExprIsABinary,
                "affine_expr",
                "made of two expressions",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineBinaryOpExprGetRHS(affine_expr) };
            maker.affine_expr(raw)
        },
    )
}
