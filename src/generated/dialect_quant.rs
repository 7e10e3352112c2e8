//! mlir-c/Dialect/Quant.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsTypeID};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `quant`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__quant__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__quant__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__quant__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__quant__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `AnyQuantized`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirAnyQuantizedTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAnyQuantizedTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsAnyQuantizedTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAnyQuantizedTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `AnyQuantized`, like
/// `builtin.integer`.
///
/// Upstream: `mlirAnyQuantizedTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAnyQuantizedTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsAnyQuantizedTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAnyQuantizedTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `UniformQuantized`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUniformQuantizedTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsUniformQuantizedTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUniformQuantizedTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `UniformQuantized`, like
/// `builtin.integer`.
///
/// Upstream: `mlirUniformQuantizedTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsUniformQuantizedTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUniformQuantizedTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `UniformQuantizedPerAxis`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsUniformQuantizedPerAxisTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `UniformQuantizedPerAxis`,
/// like `builtin.integer`.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGetName(
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsUniformQuantizedPerAxisTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `UniformQuantizedSubChannel`, for comparison
/// with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetTypeID(
    out: *mut MlsTypeID,
) -> MlsStatus {
    call("mlsUniformQuantizedSubChannelTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class
/// `UniformQuantizedSubChannel`, like `builtin.integer`.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetName(
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsUniformQuantizedSubChannelTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `CalibratedQuantized`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirCalibratedQuantizedTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCalibratedQuantizedTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsCalibratedQuantizedTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirCalibratedQuantizedTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `CalibratedQuantized`,
/// like `builtin.integer`.
///
/// Upstream: `mlirCalibratedQuantizedTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCalibratedQuantizedTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsCalibratedQuantizedTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirCalibratedQuantizedTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}
