//! mlir-c/Dialect/IRDL.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsDialectHandle;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

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
