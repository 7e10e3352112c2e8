//! mlir-c/Dialect/SMT.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsContext, MlsDialectHandle, MlsIdentifier, MlsType,
};
use crate::boundary::{quick, require};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;
use libc::size_t;

/// Gives the dialect `smt`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__smt__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__smt__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__smt__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__smt__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a type of values of SMT, but no function type.
///
/// Upstream: `mlirSMTTypeIsAnyNonFuncSMTValueType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsAnyNonFuncSMTValueType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsAnyNonFuncSMTValueType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsAnyNonFuncSMTValueType(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether `ty` is a type of values of SMT.
///
/// Upstream: `mlirSMTTypeIsAnySMTValueType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsAnySMTValueType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsAnySMTValueType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsAnySMTValueType(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether `ty` is an array type of SMT.
///
/// Upstream: `mlirSMTTypeIsAArray`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsAArray(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsAArray",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsAArray(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of arrays from `domain_type` to `range_type`.
///
/// Upstream: `mlirSMTTypeGetArray`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`domain_type`: not a type
///   of values of SMT); BAD_ARGUMENT (`range_type`: not a type of values of
///   SMT); TOO_DEEP.
/// Valid: `domain_type` is `!smt.bool`.
/// Valid: `range_type` is `!smt.bool`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeGetArray(
    context: MlsContext,
    domain_type: MlsType,
    range_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsSMTTypeGetArray", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let domain_type = call.get(domain_type, Access::Free, "domain_type")?;
        let range_type = call.get(range_type, Access::Free, "range_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        require::is(
            domain_type,
            sys::mlirSMTTypeIsAnySMTValueType,
            "domain_type",
            "a type of values of SMT",
        )?;
        require::is(
            range_type,
            sys::mlirSMTTypeIsAnySMTValueType,
            "range_type",
            "a type of values of SMT",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTTypeGetArray(context, domain_type, range_type) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a bit vector type of SMT.
///
/// Upstream: `mlirSMTTypeIsABitVector`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsABitVector(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsABitVector",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsABitVector(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of vectors of `width` bits.
///
/// Upstream: `mlirSMTTypeGetBitVector`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); OUT_OF_RANGE (`width`: below 1).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeGetBitVector(
    context: MlsContext,
    width: i32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsSMTTypeGetBitVector", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        require::smt_width(width, "width")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTTypeGetBitVector(context, width) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `SMTBitVector`, like
/// `builtin.integer`.
///
/// Upstream: `mlirSMTBitVectorTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTBitVectorTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsSMTBitVectorTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTBitVectorTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type of truth values of SMT.
///
/// Upstream: `mlirSMTTypeIsABool`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsABool(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsABool",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsABool(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of truth values of SMT.
///
/// Upstream: `mlirSMTTypeGetBool`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeGetBool(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    call("mlsSMTTypeGetBool", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTTypeGetBool(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `SMTBool`, like
/// `builtin.integer`.
///
/// Upstream: `mlirSMTBoolTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTBoolTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsSMTBoolTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTBoolTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is the type of integers of SMT.
///
/// Upstream: `mlirSMTTypeIsAInt`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsAInt(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsAInt",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsAInt(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of integers of SMT.
///
/// Upstream: `mlirSMTTypeGetInt`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeGetInt(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    call("mlsSMTTypeGetInt", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTTypeGetInt(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `SMTInt`, like
/// `builtin.integer`.
///
/// Upstream: `mlirSMTIntTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTIntTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsSMTIntTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTIntTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is a function type of SMT.
///
/// Upstream: `mlirSMTTypeIsASMTFunc`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsASMTFunc(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsASMTFunc",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsASMTFunc(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of functions from some types, at least one, to `range_type`.
///
/// Upstream: `mlirSMTTypeGetSMTFunc`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`domain_types`: not a type
///   of values of SMT that is no function type); BAD_ARGUMENT (`range_type`:
///   not a type of values of SMT that is no function type); OUT_OF_RANGE
///   (`domain_types`: none); TOO_DEEP.
/// Valid: `domain_types` is `!smt.bool`.
/// Valid: `range_type` is `!smt.bool`.
///
/// # Safety
/// `domain_types` is readable for `number_of_domain_types` elements; `out` is
/// null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeGetSMTFunc(
    context: MlsContext,
    number_of_domain_types: size_t,
    domain_types: *const MlsType,
    range_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsSMTTypeGetSMTFunc", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let domain_types = call.get_all(
            require::count(number_of_domain_types),
            domain_types,
            Access::Free,
            "domain_types",
        )?;
        let range_type = call.get(range_type, Access::Free, "range_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        require::all_are(
            &domain_types,
            sys::mlirSMTTypeIsAnyNonFuncSMTValueType,
            "domain_types",
            "a type of values of SMT that is no function type",
        )?;
        require::is(
            range_type,
            sys::mlirSMTTypeIsAnyNonFuncSMTValueType,
            "range_type",
            "a type of values of SMT that is no function type",
        )?;
        require::some(&domain_types, "domain_types")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirSMTTypeGetSMTFunc(
                context,
                number_of_domain_types,
                domain_types.as_ptr(),
                range_type,
            )
        };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a sort: a type of which only the name is known.
///
/// Upstream: `mlirSMTTypeIsASort`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeIsASort(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsSMTTypeIsASort",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTTypeIsASort(ty) };
            Ok(raw)
        },
    )
}

/// Gives the sort of a name and parameters.
///
/// Upstream: `mlirSMTTypeGetSort`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`sort_params`: not a type
///   of values of SMT that is no function type); TOO_DEEP.
/// Valid: `sort_params` is `!smt.bool`.
///
/// # Safety
/// `sort_params` is readable for `number_of_sort_params` elements; `out` is
/// null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTTypeGetSort(
    context: MlsContext,
    identifier: MlsIdentifier,
    number_of_sort_params: size_t,
    sort_params: *const MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsSMTTypeGetSort", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let identifier = call.get(identifier, Access::Free, "identifier")?;
        let sort_params = call.get_all(
            require::count(number_of_sort_params),
            sort_params,
            Access::Free,
            "sort_params",
        )?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        require::all_are(
            &sort_params,
            sys::mlirSMTTypeIsAnyNonFuncSMTValueType,
            "sort_params",
            "a type of values of SMT that is no function type",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirSMTTypeGetSort(
                context,
                identifier,
                number_of_sort_params,
                sort_params.as_ptr(),
            )
        };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Tells whether `str` is the name of a comparison of bit vectors, like `slt`.
///
/// Upstream: `mlirSMTAttrCheckBVCmpPredicate`.
/// Threads: any.
///
/// # Safety
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTAttrCheckBVCmpPredicate(
    context: MlsContext,
    str: MlsStringRef,
    out: *mut bool,
) -> MlsStatus {
    call("mlsSMTAttrCheckBVCmpPredicate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTAttrCheckBVCmpPredicate(context, sys::string_ref(str)) };
        out.put(raw);
        Ok(())
    })
}

/// Tells whether `str` is the name of a comparison of integers, like `lt`.
///
/// Upstream: `mlirSMTAttrCheckIntPredicate`.
/// Threads: any.
///
/// # Safety
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTAttrCheckIntPredicate(
    context: MlsContext,
    str: MlsStringRef,
    out: *mut bool,
) -> MlsStatus {
    call("mlsSMTAttrCheckIntPredicate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTAttrCheckIntPredicate(context, sys::string_ref(str)) };
        out.put(raw);
        Ok(())
    })
}

/// Tells whether `attr` is a bit vector or a predicate of SMT.
///
/// Upstream: `mlirSMTAttrIsASMTAttribute`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTAttrIsASMTAttribute(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsSMTAttrIsASMTAttribute",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSMTAttrIsASMTAttribute(attr) };
            Ok(raw)
        },
    )
}

/// Gives the bit vector of `width` bits that is `value`.
///
/// Upstream: `mlirSMTAttrGetBitVector`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); OUT_OF_RANGE (`width`: not from 1 to 16
///   777 215; `value`: more bits).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTAttrGetBitVector(
    context: MlsContext,
    value: u64,
    width: u32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSMTAttrGetBitVector", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("smt", "smt.solver")?;
        require::smt_bits(value, width, "value")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTAttrGetBitVector(context, value, width) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the attribute of a comparison of bit vectors, by its name.
///
/// Upstream: `mlirSMTAttrGetBVCmpPredicate`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`str`: not the name of a
///   predicate).
///
/// # Safety
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTAttrGetBVCmpPredicate(
    context: MlsContext,
    str: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSMTAttrGetBVCmpPredicate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        call.need_dialect("smt", "smt.solver")?;
        require::smt_bit_vector_predicate(str, context, "str")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTAttrGetBVCmpPredicate(context, sys::string_ref(str)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the attribute of a comparison of integers, by its name.
///
/// Upstream: `mlirSMTAttrGetIntPredicate`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`str`: not the name of a
///   predicate).
///
/// # Safety
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSMTAttrGetIntPredicate(
    context: MlsContext,
    str: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSMTAttrGetIntPredicate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        call.need_dialect("smt", "smt.solver")?;
        require::smt_integer_predicate(str, context, "str")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSMTAttrGetIntPredicate(context, sys::string_ref(str)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}
