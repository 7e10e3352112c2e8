//! mlir-c/Dialect/Complex.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsContext, MlsDialectHandle, MlsLocation, MlsType, MlsTypeID,
};
use crate::boundary::{quick, require};
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

/// Tells whether `attr` is a complex number.
///
/// Upstream: `mlirAttributeIsAComplex`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAComplex(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAComplex",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAComplex(attr) };
            Ok(raw)
        },
    )
}

/// Gives a complex number of a type, rounded to its elements.
///
/// Upstream: `mlirComplexAttrDoubleGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`complex`); BAD_ARGUMENT (`ty`: not a complex
///   type); BAD_ARGUMENT (`ty`: its elements are not floating point numbers of
///   at most 64 bits); OUT_OF_RANGE (`real`, `imag`: not finite, where the type
///   has only finite numbers); TOO_DEEP.
/// Valid: `ty` is `complex<f32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexAttrDoubleGet(
    context: MlsContext,
    ty: MlsType,
    real: f64,
    imag: f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsComplexAttrDoubleGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        call.need_dialect("complex", "complex.constant")?;
        require::is(ty, sys::mlirTypeIsAComplex, "ty", "a complex type")?;
        require::complex_parts(real, imag, ty, "real")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirComplexAttrDoubleGet(context, ty, real, imag) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a complex number of a type, rounded to its elements. Diagnostics are
/// at `location`.
///
/// Upstream: `mlirComplexAttrDoubleGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`complex`); BAD_ARGUMENT (`ty`: not a complex
///   type); BAD_ARGUMENT (`ty`: its elements are not floating point numbers of
///   at most 64 bits); OUT_OF_RANGE (`real`, `imag`: not finite, where the type
///   has only finite numbers); TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Valid: `ty` is `complex<f32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexAttrDoubleGetChecked(
    location: MlsLocation,
    ty: MlsType,
    real: f64,
    imag: f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsComplexAttrDoubleGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        call.need_dialect("complex", "complex.constant")?;
        require::is(ty, sys::mlirTypeIsAComplex, "ty", "a complex type")?;
        require::complex_parts(real, imag, ty, "real")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirComplexAttrDoubleGetChecked(location, ty, real, imag) };
        require::made(raw)?;
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the real part of a complex number.
///
/// Upstream: `mlirComplexAttrGetRealDouble`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a complex number with parts of at most 64
///   bits).
/// Valid: `attr` is `#complex.number<:f64 1.0, 2.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexAttrGetRealDouble(
    attr: MlsAttribute,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsComplexAttrGetRealDouble",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAComplex,
                "attr",
                "a complex number",
            )?;
            require::is(
                attr,
                require::complex_of_doubles,
                "attr",
                "a complex number with parts of at most 64 bits",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirComplexAttrGetRealDouble(attr) };
            Ok(raw)
        },
    )
}

/// Gives the imaginary part of a complex number.
///
/// Upstream: `mlirComplexAttrGetImagDouble`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a complex number with parts of at most 64
///   bits).
/// Valid: `attr` is `#complex.number<:f64 1.0, 2.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexAttrGetImagDouble(
    attr: MlsAttribute,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsComplexAttrGetImagDouble",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAComplex,
                "attr",
                "a complex number",
            )?;
            require::is(
                attr,
                require::complex_of_doubles,
                "attr",
                "a complex number with parts of at most 64 bits",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirComplexAttrGetImagDouble(attr) };
            Ok(raw)
        },
    )
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
