//! mlir-c/Dialect/PDL.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsContext, MlsDialectHandle, MlsType, MlsTypeID};
use crate::boundary::{quick, require};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `pdl`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__pdl__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__pdl__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__pdl__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__pdl__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a type of PDL.
///
/// Upstream: `mlirTypeIsAPDLType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAPDLType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAPDLType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAPDLType(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether `ty` is PDL's type of attributes.
///
/// Upstream: `mlirTypeIsAPDLAttributeType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAPDLAttributeType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAPDLAttributeType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAPDLAttributeType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `PDLAttribute`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirPDLAttributeTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLAttributeTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsPDLAttributeTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLAttributeTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives PDL's type of attributes.
///
/// Upstream: `mlirPDLAttributeTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`pdl`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLAttributeTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsPDLAttributeTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("pdl", "pdl.pattern")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLAttributeTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `PDLAttribute`, like
/// `builtin.integer`.
///
/// Upstream: `mlirPDLAttributeTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLAttributeTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsPDLAttributeTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLAttributeTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is PDL's type of operations.
///
/// Upstream: `mlirTypeIsAPDLOperationType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAPDLOperationType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAPDLOperationType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAPDLOperationType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `PDLOperation`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirPDLOperationTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLOperationTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsPDLOperationTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLOperationTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives PDL's type of operations.
///
/// Upstream: `mlirPDLOperationTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`pdl`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLOperationTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsPDLOperationTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("pdl", "pdl.pattern")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLOperationTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `PDLOperation`, like
/// `builtin.integer`.
///
/// Upstream: `mlirPDLOperationTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLOperationTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsPDLOperationTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLOperationTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is a range type of PDL.
///
/// Upstream: `mlirTypeIsAPDLRangeType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAPDLRangeType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAPDLRangeType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAPDLRangeType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `PDLRange`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirPDLRangeTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLRangeTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsPDLRangeTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLRangeTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the type of ranges of attributes, operations, types or values.
///
/// Upstream: `mlirPDLRangeTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`element_type`: not a type of PDL, or a range);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLRangeTypeGet(element_type: MlsType, out: *mut MlsType) -> MlsStatus {
    call("mlsPDLRangeTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        require::pdl_element(element_type, "element_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLRangeTypeGet(element_type) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `PDLRange`, like
/// `builtin.integer`.
///
/// Upstream: `mlirPDLRangeTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLRangeTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsPDLRangeTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLRangeTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the type of the elements of a range.
///
/// Upstream: `mlirPDLRangeTypeGetElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a range type of PDL).
/// Valid: `ty` is `!pdl.range<type>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLRangeTypeGetElementType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsPDLRangeTypeGetElementType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAPDLRangeType,
                "ty",
                "a range type of PDL",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirPDLRangeTypeGetElementType(ty) };
            maker.ty(raw)
        },
    )
}

/// Tells whether `ty` is PDL's type of types.
///
/// Upstream: `mlirTypeIsAPDLTypeType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAPDLTypeType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAPDLTypeType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAPDLTypeType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `PDLType`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirPDLTypeTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLTypeTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsPDLTypeTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLTypeTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives PDL's type of types.
///
/// Upstream: `mlirPDLTypeTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`pdl`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLTypeTypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    call("mlsPDLTypeTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("pdl", "pdl.pattern")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLTypeTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `PDLType`, like
/// `builtin.integer`.
///
/// Upstream: `mlirPDLTypeTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLTypeTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsPDLTypeTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLTypeTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is PDL's type of values.
///
/// Upstream: `mlirTypeIsAPDLValueType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAPDLValueType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAPDLValueType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAPDLValueType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `PDLValue`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirPDLValueTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsPDLValueTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLValueTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives PDL's type of values.
///
/// Upstream: `mlirPDLValueTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`pdl`).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueTypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    call("mlsPDLValueTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        call.need_dialect("pdl", "pdl.pattern")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLValueTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `PDLValue`, like
/// `builtin.integer`.
///
/// Upstream: `mlirPDLValueTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPDLValueTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsPDLValueTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirPDLValueTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}
