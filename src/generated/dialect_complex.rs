//! mlir-c/Dialect/Complex.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsTypeID};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `complex`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__complex__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__complex__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__complex__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__complex__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `Complex`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirComplexAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsComplexAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirComplexAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}
