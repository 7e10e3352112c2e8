//! mlir-c/Dialect/SMT.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsDialectHandle;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

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
