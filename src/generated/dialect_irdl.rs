//! mlir-c/Dialect/IRDL.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsContext, MlsDialectHandle};
use crate::boundary::require;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;
use libc::intptr_t;

/// Gives the dialect `irdl`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__irdl__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__irdl__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__irdl__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__irdl__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the attribute of a variadicity: `single`, `optional` or `variadic`.
///
/// Upstream: `mlirIRDLVariadicityAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`irdl`); BAD_ARGUMENT (`value`: not `single`,
///   `optional` or `variadic`).
///
/// # Safety
/// `value` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIRDLVariadicityAttrGet(
    context: MlsContext,
    value: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsIRDLVariadicityAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let value = call.text(value, "value")?;
        call.need_dialect("irdl", "irdl.dialect")?;
        require::variadicity_name(value, "value")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIRDLVariadicityAttrGet(context, sys::string_ref(value)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `IRDLVariadicity`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIRDLVariadicityAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIRDLVariadicityAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIRDLVariadicityAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIRDLVariadicityAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the attribute of variadicities, one after the other.
///
/// Upstream: `mlirIRDLVariadicityArrayAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`irdl`); BAD_ARGUMENT (`values`: not a
///   variadicity); TOO_DEEP.
/// Valid: `values` is `#irdl<variadicity single>`.
///
/// # Safety
/// `values` is readable for `n_values` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIRDLVariadicityArrayAttrGet(
    context: MlsContext,
    n_values: intptr_t,
    values: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsIRDLVariadicityArrayAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let values = call.get_all(n_values, values, Access::Free, "values")?;
        let out = call.out(out, "out")?;
        call.need_dialect("irdl", "irdl.dialect")?;
        require::all_are(&values, require::variadicity, "values", "a variadicity")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirIRDLVariadicityArrayAttrGet(context, n_values, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `IRDLVariadicityArray`,
/// like `builtin.integer`.
///
/// Upstream: `mlirIRDLVariadicityArrayAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIRDLVariadicityArrayAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIRDLVariadicityArrayAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIRDLVariadicityArrayAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}
