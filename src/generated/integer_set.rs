//! mlir-c/IntegerSet.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAffineExpr, MlsContext, MlsIntegerSet, MlsString};
use crate::boundary::{arguments, quick, require};
use crate::depth;
use crate::status::MlsStatus;
use crate::strings::{MlsBool, MlsStringCallback};
use crate::sys;
use libc::{c_void, intptr_t};

/// Gives the context of an integer set.
///
/// Upstream: `mlirIntegerSetGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetContext(
    set: MlsIntegerSet,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsIntegerSetGetContext", |call| {
        call.get(set, Access::Free, "set")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirIntegerSetIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsIntegerSetIsNull(set: MlsIntegerSet) -> bool {
    set.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirIntegerSetEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetEqual(
    s1: MlsIntegerSet,
    s2: MlsIntegerSet,
    out: *mut bool,
) -> MlsStatus {
    call("mlsIntegerSetEqual", |call| {
        call.check_named(s1, "s1")?;
        call.check_named(s2, "s2")?;
        let out = call.out(out, "out")?;
        out.put(s1.bits == s2.bits);
        Ok(())
    })
}

/// Prints an integer set: calls `callback` once with all of the text, without
/// any lock.
///
/// Upstream: `mlirIntegerSetPrint`.
/// Threads: any.
/// Null: `user_data`.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsIntegerSetPrint(
    set: MlsIntegerSet,
    callback: MlsStringCallback,
    user_data: *mut c_void,
) -> MlsStatus {
    call("mlsIntegerSetPrint", |call| {
        let set = call.get(set, Access::Free, "set")?;
        let callback = call.callback(callback, "callback")?;
        // SAFETY: `set` is live; `append` and `data` belong together.
        let text =
            sys::collect(|append, data| unsafe { sys::mlirIntegerSetPrint(set, append, data) });
        call.tell_text(callback, &text, user_data)
    })
}

/// Prints an integer set into a string.
///
/// Upstream: `mlirIntegerSetPrint`.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetToString(
    set: MlsIntegerSet,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsIntegerSetToString", |call| {
        let set = call.get(set, Access::Free, "set")?;
        let out = call.out(out, "out")?;
        // SAFETY: `set` is live; `append` and `data` belong together.
        let text =
            sys::collect(|append, data| unsafe { sys::mlirIntegerSetPrint(set, append, data) });
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Prints an integer set to standard error.
///
/// Upstream: `mlirIntegerSetDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsIntegerSetDump(set: MlsIntegerSet) -> MlsStatus {
    call("mlsIntegerSetDump", |call| {
        let set = call.get(set, Access::Free, "set")?;
        // SAFETY: `set` is live.
        depth::with_room(|| unsafe { sys::mlirIntegerSetDump(set) });
        Ok(())
    })
}

/// Gives the canonical empty set of these dimensions and symbols.
///
/// Upstream: `mlirIntegerSetEmptyGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_dims`: from 0 to 65 536); OUT_OF_RANGE
///   (`num_symbols`: from 0 to 65 536).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetEmptyGet(
    context: MlsContext,
    num_dims: intptr_t,
    num_symbols: intptr_t,
    out: *mut MlsIntegerSet,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetEmptyGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::affine_count(num_dims, "num_dims")?;
            require::affine_count(num_symbols, "num_symbols")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetEmptyGet(context, num_dims, num_symbols) };
            maker.integer_set(raw)
        },
    )
}

/// Gives the set of these dimensions and symbols in which each constraint
/// holds: that it is 0 where `eq_flags` says so, or else that it is not below
/// 0. At least one is needed.
///
/// Upstream: `mlirIntegerSetGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`num_dims`: from 0 to 65 536); OUT_OF_RANGE
///   (`num_symbols`: from 0 to 65 536); OUT_OF_RANGE (`constraints`: none);
///   BAD_ARGUMENT (`constraints` have more dimensions or symbols than that);
///   TOO_DEEP.
///
/// # Safety
/// `constraints` is readable for `num_constraints` elements; `eq_flags` is
/// readable for `num_constraints` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGet(
    context: MlsContext,
    num_dims: intptr_t,
    num_symbols: intptr_t,
    num_constraints: intptr_t,
    constraints: *const MlsAffineExpr,
    eq_flags: *const MlsBool,
    out: *mut MlsIntegerSet,
) -> MlsStatus {
    call("mlsIntegerSetGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let constraints =
            call.get_all(num_constraints, constraints, Access::Free, "constraints")?;
        let out = call.out(out, "out")?;
        let eq_flags = call.booleans(num_constraints, eq_flags, "eq_flags")?;
        require::affine_count(num_dims, "num_dims")?;
        require::affine_count(num_symbols, "num_symbols")?;
        require::some(&constraints, "constraints")?;
        require::affine_fit(&constraints, num_dims, num_symbols, "constraints")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirIntegerSetGet(
                context,
                num_dims,
                num_symbols,
                num_constraints,
                constraints.as_ptr(),
                eq_flags.as_ptr(),
            )
        };
        out.put(call.integer_set(raw)?);
        Ok(())
    })
}

/// Tells whether a set is the one that `mlsIntegerSetEmptyGet` gives.
///
/// Upstream: `mlirIntegerSetIsCanonicalEmpty`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetIsCanonicalEmpty(
    set: MlsIntegerSet,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetIsCanonicalEmpty",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetIsCanonicalEmpty(set) };
            Ok(raw)
        },
    )
}

/// Gives the number of dimensions of a set.
///
/// Upstream: `mlirIntegerSetGetNumDims`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetNumDims(
    set: MlsIntegerSet,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetNumDims",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetNumDims(set) };
            Ok(raw)
        },
    )
}

/// Gives the number of symbols of a set.
///
/// Upstream: `mlirIntegerSetGetNumSymbols`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetNumSymbols(
    set: MlsIntegerSet,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetNumSymbols",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetNumSymbols(set) };
            Ok(raw)
        },
    )
}

/// Gives the number of dimensions and symbols of a set.
///
/// Upstream: `mlirIntegerSetGetNumInputs`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetNumInputs(
    set: MlsIntegerSet,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetNumInputs",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetNumInputs(set) };
            Ok(raw)
        },
    )
}

/// Gives the number of constraints of a set.
///
/// Upstream: `mlirIntegerSetGetNumConstraints`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetNumConstraints(
    set: MlsIntegerSet,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetNumConstraints",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetNumConstraints(set) };
            Ok(raw)
        },
    )
}

/// Gives the number of constraints of a set that say what is 0.
///
/// Upstream: `mlirIntegerSetGetNumEqualities`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetNumEqualities(
    set: MlsIntegerSet,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetNumEqualities",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetNumEqualities(set) };
            Ok(raw)
        },
    )
}

/// Gives the number of constraints of a set that say what is not below 0.
///
/// Upstream: `mlirIntegerSetGetNumInequalities`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetNumInequalities(
    set: MlsIntegerSet,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetNumInequalities",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetNumInequalities(set) };
            Ok(raw)
        },
    )
}

/// Gives the expression of constraint number `pos` of a set.
///
/// Upstream: `mlirIntegerSetGetConstraint`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetGetConstraint(
    set: MlsIntegerSet,
    pos: intptr_t,
    out: *mut MlsAffineExpr,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetGetConstraint",
        (set, "set"),
        Access::Free,
        out,
        |maker, set| {
            // SAFETY: `set` was checked above.
            let count = require::count(unsafe { sys::mlirIntegerSetGetNumConstraints(set) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetGetConstraint(set, pos) };
            maker.affine_expr(raw)
        },
    )
}

/// Gives all that `mlsIntegerSetGetConstraint` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
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
pub unsafe extern "C" fn mlsIntegerSetCopyConstraints(
    set: MlsIntegerSet,
    capacity: intptr_t,
    elements: *mut MlsAffineExpr,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsIntegerSetCopyConstraints", |call| {
        let set = call.get(set, Access::Free, "set")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        // SAFETY: `set` was checked above.
        let count = require::count(unsafe { sys::mlirIntegerSetGetNumConstraints(set) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirIntegerSetGetConstraint(set, pos) };
            call.affine_expr(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Tells whether constraint number `pos` of a set says what is 0.
///
/// Upstream: `mlirIntegerSetIsConstraintEq`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetIsConstraintEq(
    set: MlsIntegerSet,
    pos: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetIsConstraintEq",
        (set, "set"),
        Access::Free,
        out,
        |_, set| {
            // SAFETY: `set` was checked above.
            let count = require::count(unsafe { sys::mlirIntegerSetGetNumConstraints(set) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetIsConstraintEq(set, pos) };
            Ok(raw)
        },
    )
}
