//! mlir-c/BuiltinTypes.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAffineMap, MlsAttribute, MlsContext, MlsLocation, MlsType, MlsTypeID,
};
use crate::boundary::{arguments, quick, require};
use crate::status::MlsStatus;
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::intptr_t;

/// Gives the number of the class `Integer`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirIntegerTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsIntegerTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is an integer type.
///
/// Upstream: `mlirTypeIsAInteger`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAInteger(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAInteger",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAInteger(ty) };
            Ok(raw)
        },
    )
}

/// Gives the signless integer type of `bitwidth` bits.
///
/// Upstream: `mlirIntegerTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeGet(
    context: MlsContext,
    bitwidth: u32,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::integer_width(bitwidth, "bitwidth")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeGet(context, bitwidth) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Integer`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIntegerTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIntegerTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the signed integer type of `bitwidth` bits.
///
/// Upstream: `mlirIntegerTypeSignedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeSignedGet(
    context: MlsContext,
    bitwidth: u32,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeSignedGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::integer_width(bitwidth, "bitwidth")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeSignedGet(context, bitwidth) };
            maker.ty(raw)
        },
    )
}

/// Gives the unsigned integer type of `bitwidth` bits.
///
/// Upstream: `mlirIntegerTypeUnsignedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeUnsignedGet(
    context: MlsContext,
    bitwidth: u32,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeUnsignedGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            require::integer_width(bitwidth, "bitwidth")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeUnsignedGet(context, bitwidth) };
            maker.ty(raw)
        },
    )
}

/// Gives the width of an integer type, in bits.
///
/// Upstream: `mlirIntegerTypeGetWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
/// Valid: `ty` is `i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeGetWidth(ty: MlsType, out: *mut u32) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeGetWidth",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeGetWidth(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether an integer type is signless.
///
/// Upstream: `mlirIntegerTypeIsSignless`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
/// Valid: `ty` is `i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeIsSignless(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeIsSignless",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeIsSignless(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether an integer type is signed.
///
/// Upstream: `mlirIntegerTypeIsSigned`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
/// Valid: `ty` is `i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeIsSigned(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeIsSigned",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeIsSigned(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether an integer type is unsigned.
///
/// Upstream: `mlirIntegerTypeIsUnsigned`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
/// Valid: `ty` is `i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeIsUnsigned(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsIntegerTypeIsUnsigned",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerTypeIsUnsigned(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `Index`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirIndexTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIndexTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsIndexTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIndexTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is the index type.
///
/// Upstream: `mlirTypeIsAIndex`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAIndex(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsAIndex", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsAIndex(ty) };
        Ok(raw)
    })
}

/// Gives the index type.
///
/// Upstream: `mlirIndexTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIndexTypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsIndexTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIndexTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Index`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIndexTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIndexTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIndexTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIndexTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether `ty` is a floating point type.
///
/// Upstream: `mlirTypeIsAFloat`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsAFloat", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsAFloat(ty) };
        Ok(raw)
    })
}

/// Gives the width of a floating point type, in bits.
///
/// Upstream: `mlirFloatTypeGetWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a floating point type).
/// Valid: `ty` is `f32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatTypeGetWidth(ty: MlsType, out: *mut u32) -> MlsStatus {
    quick::get(
        "mlsFloatTypeGetWidth",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAFloat, "ty", "a floating point type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloatTypeGetWidth(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `Float4E2M1FN`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat4E2M1FNTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat4E2M1FNTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat4E2M1FNTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat4E2M1FNTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f4E2M1FN`.
///
/// Upstream: `mlirTypeIsAFloat4E2M1FN`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat4E2M1FN(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat4E2M1FN",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat4E2M1FN(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f4E2M1FN`.
///
/// Upstream: `mlirFloat4E2M1FNTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat4E2M1FNTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat4E2M1FNTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat4E2M1FNTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float4E2M1FN`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat4E2M1FNTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat4E2M1FNTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat4E2M1FNTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat4E2M1FNTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float6E2M3FN`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat6E2M3FNTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat6E2M3FNTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat6E2M3FNTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat6E2M3FNTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f6E2M3FN`.
///
/// Upstream: `mlirTypeIsAFloat6E2M3FN`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat6E2M3FN(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat6E2M3FN",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat6E2M3FN(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f6E2M3FN`.
///
/// Upstream: `mlirFloat6E2M3FNTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat6E2M3FNTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat6E2M3FNTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat6E2M3FNTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float6E2M3FN`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat6E2M3FNTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat6E2M3FNTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat6E2M3FNTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat6E2M3FNTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float6E3M2FN`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat6E3M2FNTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat6E3M2FNTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat6E3M2FNTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat6E3M2FNTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f6E3M2FN`.
///
/// Upstream: `mlirTypeIsAFloat6E3M2FN`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat6E3M2FN(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat6E3M2FN",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat6E3M2FN(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f6E3M2FN`.
///
/// Upstream: `mlirFloat6E3M2FNTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat6E3M2FNTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat6E3M2FNTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat6E3M2FNTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float6E3M2FN`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat6E3M2FNTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat6E3M2FNTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat6E3M2FNTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat6E3M2FNTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E5M2`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E5M2TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E5M2TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E5M2TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E5M2TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E5M2`.
///
/// Upstream: `mlirTypeIsAFloat8E5M2`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E5M2(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E5M2",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E5M2(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E5M2`.
///
/// Upstream: `mlirFloat8E5M2TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E5M2TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsFloat8E5M2TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E5M2TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E5M2`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E5M2TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E5M2TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E5M2TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E5M2TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E4M3`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E4M3TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E4M3TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E4M3`.
///
/// Upstream: `mlirTypeIsAFloat8E4M3`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E4M3(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E4M3",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E4M3(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E4M3`.
///
/// Upstream: `mlirFloat8E4M3TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsFloat8E4M3TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E4M3TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E4M3`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E4M3TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E4M3TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E4M3FN`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E4M3FNTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3FNTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E4M3FNTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3FNTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E4M3FN`.
///
/// Upstream: `mlirTypeIsAFloat8E4M3FN`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E4M3FN(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E4M3FN",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E4M3FN(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E4M3FN`.
///
/// Upstream: `mlirFloat8E4M3FNTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3FNTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat8E4M3FNTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E4M3FNTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E4M3FN`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E4M3FNTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3FNTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E4M3FNTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3FNTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E5M2FNUZ`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E5M2FNUZTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E5M2FNUZTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E5M2FNUZTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E5M2FNUZTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E5M2FNUZ`.
///
/// Upstream: `mlirTypeIsAFloat8E5M2FNUZ`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E5M2FNUZ(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E5M2FNUZ",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E5M2FNUZ(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E5M2FNUZ`.
///
/// Upstream: `mlirFloat8E5M2FNUZTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E5M2FNUZTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat8E5M2FNUZTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E5M2FNUZTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E5M2FNUZ`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E5M2FNUZTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E5M2FNUZTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E5M2FNUZTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E5M2FNUZTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E4M3FNUZ`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E4M3FNUZTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3FNUZTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E4M3FNUZTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3FNUZTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E4M3FNUZ`.
///
/// Upstream: `mlirTypeIsAFloat8E4M3FNUZ`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E4M3FNUZ(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E4M3FNUZ",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E4M3FNUZ(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E4M3FNUZ`.
///
/// Upstream: `mlirFloat8E4M3FNUZTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3FNUZTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat8E4M3FNUZTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E4M3FNUZTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E4M3FNUZ`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E4M3FNUZTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3FNUZTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E4M3FNUZTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3FNUZTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E4M3B11FNUZ`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E4M3B11FNUZTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3B11FNUZTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E4M3B11FNUZTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3B11FNUZTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E4M3B11FNUZ`.
///
/// Upstream: `mlirTypeIsAFloat8E4M3B11FNUZ`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E4M3B11FNUZ(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E4M3B11FNUZ",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E4M3B11FNUZ(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E4M3B11FNUZ`.
///
/// Upstream: `mlirFloat8E4M3B11FNUZTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3B11FNUZTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat8E4M3B11FNUZTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E4M3B11FNUZTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E4M3B11FNUZ`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E4M3B11FNUZTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E4M3B11FNUZTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E4M3B11FNUZTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E4M3B11FNUZTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E3M4`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E3M4TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E3M4TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E3M4TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E3M4TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E3M4`.
///
/// Upstream: `mlirTypeIsAFloat8E3M4`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E3M4(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E3M4",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E3M4(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E3M4`.
///
/// Upstream: `mlirFloat8E3M4TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E3M4TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsFloat8E3M4TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E3M4TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E3M4`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E3M4TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E3M4TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E3M4TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E3M4TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float8E8M0FNU`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat8E8M0FNUTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E8M0FNUTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat8E8M0FNUTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E8M0FNUTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f8E8M0FNU`.
///
/// Upstream: `mlirTypeIsAFloat8E8M0FNU`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFloat8E8M0FNU(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFloat8E8M0FNU",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFloat8E8M0FNU(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type `f8E8M0FNU`.
///
/// Upstream: `mlirFloat8E8M0FNUTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E8M0FNUTypeGet(
    context: MlsContext,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFloat8E8M0FNUTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloat8E8M0FNUTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float8E8M0FNU`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloat8E8M0FNUTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat8E8M0FNUTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloat8E8M0FNUTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat8E8M0FNUTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `BFloat16`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirBFloat16TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBFloat16TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsBFloat16TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirBFloat16TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `bf16`.
///
/// Upstream: `mlirTypeIsABF16`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsABF16(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsABF16", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsABF16(ty) };
        Ok(raw)
    })
}

/// Gives the type `bf16`.
///
/// Upstream: `mlirBF16TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBF16TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsBF16TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirBF16TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `BF16`, like
/// `builtin.integer`.
///
/// Upstream: `mlirBF16TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBF16TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsBF16TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirBF16TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float16`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat16TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat16TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat16TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat16TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f16`.
///
/// Upstream: `mlirTypeIsAF16`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAF16(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsAF16", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsAF16(ty) };
        Ok(raw)
    })
}

/// Gives the type `f16`.
///
/// Upstream: `mlirF16TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsF16TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsF16TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirF16TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `F16`, like
/// `builtin.integer`.
///
/// Upstream: `mlirF16TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsF16TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsF16TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirF16TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float32`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat32TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat32TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat32TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat32TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f32`.
///
/// Upstream: `mlirTypeIsAF32`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAF32(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsAF32", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsAF32(ty) };
        Ok(raw)
    })
}

/// Gives the type `f32`.
///
/// Upstream: `mlirF32TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsF32TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsF32TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirF32TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `F32`, like
/// `builtin.integer`.
///
/// Upstream: `mlirF32TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsF32TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsF32TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirF32TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Float64`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloat64TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloat64TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloat64TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloat64TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `f64`.
///
/// Upstream: `mlirTypeIsAF64`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAF64(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsAF64", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsAF64(ty) };
        Ok(raw)
    })
}

/// Gives the type `f64`.
///
/// Upstream: `mlirF64TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsF64TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsF64TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirF64TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `F64`, like
/// `builtin.integer`.
///
/// Upstream: `mlirF64TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsF64TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsF64TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirF64TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `FloatTF32`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloatTF32TypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatTF32TypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloatTF32TypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatTF32TypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is `tf32`.
///
/// Upstream: `mlirTypeIsATF32`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATF32(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsATF32", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsATF32(ty) };
        Ok(raw)
    })
}

/// Gives the type `tf32`.
///
/// Upstream: `mlirTF32TypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTF32TypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsTF32TypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTF32TypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `TF32`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTF32TypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTF32TypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTF32TypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTF32TypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `None`, for comparison with `mlsTypeGetTypeID`
/// or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirNoneTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNoneTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsNoneTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirNoneTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is the none type.
///
/// Upstream: `mlirTypeIsANone`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsANone(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsANone", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsANone(ty) };
        Ok(raw)
    })
}

/// Gives the none type.
///
/// Upstream: `mlirNoneTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNoneTypeGet(context: MlsContext, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsNoneTypeGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirNoneTypeGet(context) };
            maker.ty(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `None`, like
/// `builtin.integer`.
///
/// Upstream: `mlirNoneTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNoneTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsNoneTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirNoneTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Complex`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirComplexTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsComplexTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirComplexTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a complex type.
///
/// Upstream: `mlirTypeIsAComplex`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAComplex(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAComplex",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAComplex(ty) };
            Ok(raw)
        },
    )
}

/// Gives the complex type of an element type: of integers or floating point
/// numbers.
///
/// Upstream: `mlirComplexTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`element_type`: not an integer or floating point
///   type); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexTypeGet(element_type: MlsType, out: *mut MlsType) -> MlsStatus {
    call("mlsComplexTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        require::complex_element(element_type, "element_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirComplexTypeGet(element_type) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Complex`, like
/// `builtin.integer`.
///
/// Upstream: `mlirComplexTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsComplexTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirComplexTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the element type of a complex type.
///
/// Upstream: `mlirComplexTypeGetElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a complex type).
/// Valid: `ty` is `complex<f32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexTypeGetElementType(ty: MlsType, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsComplexTypeGetElementType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAComplex, "ty", "a complex type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirComplexTypeGetElementType(ty) };
            maker.ty(raw)
        },
    )
}

/// Tells whether `ty` is a vector, tensor or memref type.
///
/// Upstream: `mlirTypeIsAShaped`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAShaped(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAShaped",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAShaped(ty) };
            Ok(raw)
        },
    )
}

/// Gives the element type of a shaped type.
///
/// Upstream: `mlirShapedTypeGetElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
/// Valid: `ty` is `tensor<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeGetElementType(ty: MlsType, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsShapedTypeGetElementType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeGetElementType(ty) };
            maker.ty(raw)
        },
    )
}

/// Tells whether a shaped type has a rank.
///
/// Upstream: `mlirShapedTypeHasRank`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
/// Valid: `ty` is `tensor<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeHasRank(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsShapedTypeHasRank",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeHasRank(ty) };
            Ok(raw)
        },
    )
}

/// Gives the rank of a shaped type that has one.
///
/// Upstream: `mlirShapedTypeGetRank`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank).
/// Valid: `ty` is `tensor<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeGetRank(ty: MlsType, out: *mut i64) -> MlsStatus {
    quick::get(
        "mlsShapedTypeGetRank",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            require::is(
                ty,
                sys::mlirShapedTypeHasRank,
                "ty",
                "a shaped type with a rank",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeGetRank(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether a shaped type has a rank and only static sizes.
///
/// Upstream: `mlirShapedTypeHasStaticShape`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
/// Valid: `ty` is `tensor<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeHasStaticShape(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsShapedTypeHasStaticShape",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeHasStaticShape(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether size number `dim` of a shaped type is dynamic.
///
/// Upstream: `mlirShapedTypeIsDynamicDim`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE
///   (`dim`).
/// Valid: `ty` is `tensor<4xi8>`.
/// Index: `dim`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeIsDynamicDim(
    ty: MlsType,
    dim: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsShapedTypeIsDynamicDim",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            require::is(
                ty,
                sys::mlirShapedTypeHasRank,
                "ty",
                "a shaped type with a rank",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirShapedTypeGetRank(ty) });
            let dim = arguments::index(dim, count, "dim")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeIsDynamicDim(ty, dim) };
            Ok(raw)
        },
    )
}

/// Tells whether size number `dim` of a shaped type is static.
///
/// Upstream: `mlirShapedTypeIsStaticDim`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE
///   (`dim`).
/// Valid: `ty` is `tensor<4xi8>`.
/// Index: `dim`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeIsStaticDim(
    ty: MlsType,
    dim: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsShapedTypeIsStaticDim",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            require::is(
                ty,
                sys::mlirShapedTypeHasRank,
                "ty",
                "a shaped type with a rank",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirShapedTypeGetRank(ty) });
            let dim = arguments::index(dim, count, "dim")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeIsStaticDim(ty, dim) };
            Ok(raw)
        },
    )
}

/// Gives size number `dim` of a shaped type: a number of elements, or
/// `mlsShapedTypeGetDynamicSize` if it is dynamic.
///
/// Upstream: `mlirShapedTypeGetDimSize`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE
///   (`dim`).
/// Valid: `ty` is `tensor<4xi8>`.
/// Index: `dim`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeGetDimSize(
    ty: MlsType,
    dim: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsShapedTypeGetDimSize",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
            require::is(
                ty,
                sys::mlirShapedTypeHasRank,
                "ty",
                "a shaped type with a rank",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirShapedTypeGetRank(ty) });
            let dim = arguments::index(dim, count, "dim")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirShapedTypeGetDimSize(ty, dim) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsShapedTypeGetDimSize` gives, one after the other. Writes
/// as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank).
/// Null: `elements`.
/// Valid: `ty` is `tensor<4xi8>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeCopySizes(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut i64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsShapedTypeCopySizes", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
        require::is(
            ty,
            sys::mlirShapedTypeHasRank,
            "ty",
            "a shaped type with a rank",
        )?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirShapedTypeGetRank(ty) });
        let all = require::each(count, |dim| {
            // SAFETY: `dim` is below the count.
            let raw = unsafe { sys::mlirShapedTypeGetDimSize(ty, dim) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Tells whether a number is the one that stands for a dynamic size.
///
/// Upstream: `mlirShapedTypeIsDynamicSize`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsShapedTypeIsDynamicSize(size: i64) -> bool {
    // SAFETY: needs nothing.
    unsafe { sys::mlirShapedTypeIsDynamicSize(size) }
}

/// Tells whether a number is not the one that stands for a dynamic size.
///
/// Upstream: `mlirShapedTypeIsStaticSize`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsShapedTypeIsStaticSize(size: i64) -> bool {
    // SAFETY: needs nothing.
    unsafe { sys::mlirShapedTypeIsStaticSize(size) }
}

/// Gives the number that stands for a dynamic size.
///
/// Upstream: `mlirShapedTypeGetDynamicSize`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsShapedTypeGetDynamicSize() -> i64 {
    // SAFETY: needs nothing.
    unsafe { sys::mlirShapedTypeGetDynamicSize() }
}

/// Tells whether a number is the one that stands for a dynamic stride or
/// offset.
///
/// Upstream: `mlirShapedTypeIsDynamicStrideOrOffset`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsShapedTypeIsDynamicStrideOrOffset(val: i64) -> bool {
    // SAFETY: needs nothing.
    unsafe { sys::mlirShapedTypeIsDynamicStrideOrOffset(val) }
}

/// Tells whether a number is not the one that stands for a dynamic stride or
/// offset.
///
/// Upstream: `mlirShapedTypeIsStaticStrideOrOffset`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsShapedTypeIsStaticStrideOrOffset(val: i64) -> bool {
    // SAFETY: needs nothing.
    unsafe { sys::mlirShapedTypeIsStaticStrideOrOffset(val) }
}

/// Gives the number that stands for a dynamic stride or offset.
///
/// Upstream: `mlirShapedTypeGetDynamicStrideOrOffset`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsShapedTypeGetDynamicStrideOrOffset() -> i64 {
    // SAFETY: needs nothing.
    unsafe { sys::mlirShapedTypeGetDynamicStrideOrOffset() }
}

/// Gives the number of the class `Vector`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirVectorTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsVectorTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirVectorTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a vector type.
///
/// Upstream: `mlirTypeIsAVector`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAVector(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAVector",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAVector(ty) };
            Ok(raw)
        },
    )
}

/// Gives the vector type of `rank` sizes, each at least 1.
///
/// Upstream: `mlirVectorTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
///   diagnostics.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeGet(
    rank: intptr_t,
    shape: *const i64,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsVectorTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::static_sizes(shape, "shape")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirVectorTypeGetChecked(location, rank, shape.as_ptr(), element_type) };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Vector`, like
/// `builtin.integer`.
///
/// Upstream: `mlirVectorTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsVectorTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirVectorTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the vector type of `rank` sizes, each at least 1. Diagnostics are at
/// `location`.
///
/// Upstream: `mlirVectorTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
///   diagnostics.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeGetChecked(
    location: MlsLocation,
    rank: intptr_t,
    shape: *const i64,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsVectorTypeGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::static_sizes(shape, "shape")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirVectorTypeGetChecked(location, rank, shape.as_ptr(), element_type) };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the vector type of `rank` sizes, each at least 1; those for which
/// `scalable` says so are multiples of it.
///
/// Upstream: `mlirVectorTypeGetScalable`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
///   diagnostics.
///
/// # Safety
/// `shape` is readable for `rank` elements; `scalable` is readable for `rank`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeGetScalable(
    rank: intptr_t,
    shape: *const i64,
    scalable: *const MlsBool,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsVectorTypeGetScalable", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        let scalable = call.booleans(rank, scalable, "scalable")?;
        require::static_sizes(shape, "shape")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirVectorTypeGetScalableChecked(
                location,
                rank,
                shape.as_ptr(),
                scalable.as_ptr(),
                element_type,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the vector type of `rank` sizes, each at least 1; those for which
/// `scalable` says so are multiples of it. Diagnostics are at `location`.
///
/// Upstream: `mlirVectorTypeGetScalableChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
///   diagnostics.
///
/// # Safety
/// `shape` is readable for `rank` elements; `scalable` is readable for `rank`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeGetScalableChecked(
    location: MlsLocation,
    rank: intptr_t,
    shape: *const i64,
    scalable: *const MlsBool,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsVectorTypeGetScalableChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        let scalable = call.booleans(rank, scalable, "scalable")?;
        require::static_sizes(shape, "shape")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirVectorTypeGetScalableChecked(
                location,
                rank,
                shape.as_ptr(),
                scalable.as_ptr(),
                element_type,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Tells whether a size of a vector type is scalable.
///
/// Upstream: `mlirVectorTypeIsScalable`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a vector type).
/// Valid: `ty` is `vector<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeIsScalable(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsVectorTypeIsScalable",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAVector, "ty", "a vector type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirVectorTypeIsScalable(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether size number `dim` of a vector type is scalable.
///
/// Upstream: `mlirVectorTypeIsDimScalable`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a vector type); OUT_OF_RANGE (`dim`).
/// Valid: `ty` is `vector<4xi8>`.
/// Index: `dim`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsVectorTypeIsDimScalable(
    ty: MlsType,
    dim: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsVectorTypeIsDimScalable",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAVector, "ty", "a vector type")?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirShapedTypeGetRank(ty) });
            let dim = arguments::index(dim, count, "dim")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirVectorTypeIsDimScalable(ty, dim) };
            Ok(raw)
        },
    )
}

/// Tells whether `ty` is a tensor type.
///
/// Upstream: `mlirTypeIsATensor`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATensor(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsATensor",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsATensor(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `RankedTensor`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirRankedTensorTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRankedTensorTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsRankedTensorTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirRankedTensorTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a ranked tensor type.
///
/// Upstream: `mlirTypeIsARankedTensor`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsARankedTensor(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsARankedTensor",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsARankedTensor(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `UnrankedTensor`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUnrankedTensorTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedTensorTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsUnrankedTensorTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnrankedTensorTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is an unranked tensor type.
///
/// Upstream: `mlirTypeIsAUnrankedTensor`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAUnrankedTensor(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAUnrankedTensor",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAUnrankedTensor(ty) };
            Ok(raw)
        },
    )
}

/// Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
/// null.
///
/// Upstream: `mlirRankedTensorTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
///   TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `encoding`.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRankedTensorTypeGet(
    rank: intptr_t,
    shape: *const i64,
    element_type: MlsType,
    encoding: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsRankedTensorTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let encoding = call.get_or_null(encoding, Access::Free, "encoding")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::sizes(shape, "shape")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirRankedTensorTypeGetChecked(
                location,
                rank,
                shape.as_ptr(),
                element_type,
                encoding,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `RankedTensor`, like
/// `builtin.integer`.
///
/// Upstream: `mlirRankedTensorTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRankedTensorTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsRankedTensorTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirRankedTensorTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
/// null. Diagnostics are at `location`.
///
/// Upstream: `mlirRankedTensorTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
///   TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `encoding`.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRankedTensorTypeGetChecked(
    location: MlsLocation,
    rank: intptr_t,
    shape: *const i64,
    element_type: MlsType,
    encoding: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsRankedTensorTypeGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let encoding = call.get_or_null(encoding, Access::Free, "encoding")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::sizes(shape, "shape")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirRankedTensorTypeGetChecked(
                location,
                rank,
                shape.as_ptr(),
                element_type,
                encoding,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the encoding of a ranked tensor type; null if it has none.
///
/// Upstream: `mlirRankedTensorTypeGetEncoding`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a ranked tensor type).
/// Valid: `ty` is `tensor<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRankedTensorTypeGetEncoding(
    ty: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsRankedTensorTypeGetEncoding",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsARankedTensor,
                "ty",
                "a ranked tensor type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirRankedTensorTypeGetEncoding(ty) };
            maker.attribute(raw)
        },
    )
}

/// Gives the unranked tensor type of an element type.
///
/// Upstream: `mlirUnrankedTensorTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedTensorTypeGet(
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUnrankedTensorTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnrankedTensorTypeGetChecked(location, element_type) };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `UnrankedTensor`, like
/// `builtin.integer`.
///
/// Upstream: `mlirUnrankedTensorTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedTensorTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsUnrankedTensorTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnrankedTensorTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the unranked tensor type of an element type. Diagnostics are at
/// `location`.
///
/// Upstream: `mlirUnrankedTensorTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedTensorTypeGetChecked(
    location: MlsLocation,
    element_type: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUnrankedTensorTypeGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnrankedTensorTypeGetChecked(location, element_type) };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `MemRef`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirMemRefTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsMemRefTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirMemRefTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a ranked memref type.
///
/// Upstream: `mlirTypeIsAMemRef`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAMemRef(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAMemRef",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAMemRef(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `UnrankedMemRef`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUnrankedMemRefTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedMemRefTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsUnrankedMemRefTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnrankedMemRefTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is an unranked memref type.
///
/// Upstream: `mlirTypeIsAUnrankedMemRef`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAUnrankedMemRef(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAUnrankedMemRef",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAUnrankedMemRef(ty) };
            Ok(raw)
        },
    )
}

/// Gives the memref type of `rank` sizes, with a layout and a memory space
/// where these are not null.
///
/// Upstream: `mlirMemRefTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
///   BAD_ARGUMENT (`layout`: neither an affine map nor a strided layout);
///   TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `layout`, `memory_space`.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGet(
    element_type: MlsType,
    rank: intptr_t,
    shape: *const i64,
    layout: MlsAttribute,
    memory_space: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsMemRefTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let layout = call.get_or_null(layout, Access::Free, "layout")?;
        let memory_space = call.get_or_null(memory_space, Access::Free, "memory_space")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::sizes(shape, "shape")?;
        require::layout(layout, "layout")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirMemRefTypeGetChecked(
                location,
                element_type,
                rank,
                shape.as_ptr(),
                layout,
                memory_space,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `MemRef`, like
/// `builtin.integer`.
///
/// Upstream: `mlirMemRefTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsMemRefTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirMemRefTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the memref type of `rank` sizes, with a layout and a memory space
/// where these are not null. Diagnostics are at `location`.
///
/// Upstream: `mlirMemRefTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
///   BAD_ARGUMENT (`layout`: neither an affine map nor a strided layout);
///   TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `layout`, `memory_space`.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetChecked(
    location: MlsLocation,
    element_type: MlsType,
    rank: intptr_t,
    shape: *const i64,
    layout: MlsAttribute,
    memory_space: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsMemRefTypeGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let layout = call.get_or_null(layout, Access::Free, "layout")?;
        let memory_space = call.get_or_null(memory_space, Access::Free, "memory_space")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::sizes(shape, "shape")?;
        require::layout(layout, "layout")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirMemRefTypeGetChecked(
                location,
                element_type,
                rank,
                shape.as_ptr(),
                layout,
                memory_space,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the memref type of `rank` sizes without a layout, with a memory space
/// if `memory_space` is not null.
///
/// Upstream: `mlirMemRefTypeContiguousGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
///   TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `memory_space`.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeContiguousGet(
    element_type: MlsType,
    rank: intptr_t,
    shape: *const i64,
    memory_space: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsMemRefTypeContiguousGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let memory_space = call.get_or_null(memory_space, Access::Free, "memory_space")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::sizes(shape, "shape")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirMemRefTypeContiguousGetChecked(
                location,
                element_type,
                rank,
                shape.as_ptr(),
                memory_space,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the memref type of `rank` sizes without a layout, with a memory space
/// if `memory_space` is not null. Diagnostics are at `location`.
///
/// Upstream: `mlirMemRefTypeContiguousGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
///   TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `memory_space`.
///
/// # Safety
/// `shape` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeContiguousGetChecked(
    location: MlsLocation,
    element_type: MlsType,
    rank: intptr_t,
    shape: *const i64,
    memory_space: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsMemRefTypeContiguousGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let memory_space = call.get_or_null(memory_space, Access::Free, "memory_space")?;
        let out = call.out(out, "out")?;
        let shape = call.slice(rank, shape, "shape")?;
        require::sizes(shape, "shape")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirMemRefTypeContiguousGetChecked(
                location,
                element_type,
                rank,
                shape.as_ptr(),
                memory_space,
            )
        };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the unranked memref type of an element type, with a memory space if
/// `memory_space` is not null.
///
/// Upstream: `mlirUnrankedMemRefTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `memory_space`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedMemRefTypeGet(
    element_type: MlsType,
    memory_space: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUnrankedMemRefTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let memory_space = call.get_or_null(memory_space, Access::Free, "memory_space")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        let location = call.unknown_location();
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirUnrankedMemRefTypeGetChecked(location, element_type, memory_space) };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `UnrankedMemRef`, like
/// `builtin.integer`.
///
/// Upstream: `mlirUnrankedMemRefTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedMemRefTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsUnrankedMemRefTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnrankedMemRefTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the unranked memref type of an element type, with a memory space if
/// `memory_space` is not null. Diagnostics are at `location`.
///
/// Upstream: `mlirUnrankedMemRefTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
/// Null: `memory_space`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedMemRefTypeGetChecked(
    location: MlsLocation,
    element_type: MlsType,
    memory_space: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUnrankedMemRefTypeGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let memory_space = call.get_or_null(memory_space, Access::Free, "memory_space")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirUnrankedMemRefTypeGetChecked(location, element_type, memory_space) };
        require::made(raw)?;
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the layout of a ranked memref type.
///
/// Upstream: `mlirMemRefTypeGetLayout`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type).
/// Valid: `ty` is `memref<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetLayout(ty: MlsType, out: *mut MlsAttribute) -> MlsStatus {
    quick::get(
        "mlsMemRefTypeGetLayout",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAMemRef, "ty", "a ranked memref type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirMemRefTypeGetLayout(ty) };
            maker.attribute(raw)
        },
    )
}

/// Gives the affine map of the layout of a ranked memref type.
///
/// Upstream: `mlirMemRefTypeGetAffineMap`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type).
/// Valid: `ty` is `memref<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetAffineMap(
    ty: MlsType,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsMemRefTypeGetAffineMap",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAMemRef, "ty", "a ranked memref type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirMemRefTypeGetAffineMap(ty) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the memory space of a ranked memref type; null if it has none.
///
/// Upstream: `mlirMemRefTypeGetMemorySpace`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type).
/// Valid: `ty` is `memref<4xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsMemRefTypeGetMemorySpace(
    ty: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsMemRefTypeGetMemorySpace",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAMemRef, "ty", "a ranked memref type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirMemRefTypeGetMemorySpace(ty) };
            maker.attribute(raw)
        },
    )
}

/// Gives the memory space of an unranked memref type; null if it has none.
///
/// Upstream: `mlirUnrankedMemrefGetMemorySpace`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an unranked memref type).
/// Valid: `ty` is `memref<*xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnrankedMemrefGetMemorySpace(
    ty: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsUnrankedMemrefGetMemorySpace",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUnrankedMemRef,
                "ty",
                "an unranked memref type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUnrankedMemrefGetMemorySpace(ty) };
            maker.attribute(raw)
        },
    )
}

/// Gives the number of the class `Tuple`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTupleTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTupleTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTupleTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a tuple type.
///
/// Upstream: `mlirTypeIsATuple`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsATuple(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get("mlsTypeIsATuple", (ty, "ty"), Access::Free, out, |_, ty| {
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeIsATuple(ty) };
        Ok(raw)
    })
}

/// Gives the tuple type of `elements`.
///
/// Upstream: `mlirTupleTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeGet(
    context: MlsContext,
    num_elements: intptr_t,
    elements: *const MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTupleTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let elements = call.get_all(num_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTupleTypeGet(context, num_elements, elements.as_ptr()) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Tuple`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTupleTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTupleTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTupleTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of types in a tuple type.
///
/// Upstream: `mlirTupleTypeGetNumTypes`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a tuple type).
/// Valid: `ty` is `tuple<i32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeGetNumTypes(ty: MlsType, out: *mut intptr_t) -> MlsStatus {
    quick::get(
        "mlsTupleTypeGetNumTypes",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsATuple, "ty", "a tuple type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTupleTypeGetNumTypes(ty) };
            Ok(raw)
        },
    )
}

/// Gives type number `pos` of a tuple type.
///
/// Upstream: `mlirTupleTypeGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a tuple type); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `tuple<i32>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeGetType(
    ty: MlsType,
    pos: intptr_t,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsTupleTypeGetType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsATuple, "ty", "a tuple type")?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirTupleTypeGetNumTypes(ty) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTupleTypeGetType(ty, pos) };
            maker.ty(raw)
        },
    )
}

/// Gives all that `mlsTupleTypeGetType` gives, one after the other. Writes as
/// many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a tuple type).
/// Null: `elements`.
/// Valid: `ty` is `tuple<i32>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeCopyTypes(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsTupleTypeCopyTypes", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(ty, sys::mlirTypeIsATuple, "ty", "a tuple type")?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirTupleTypeGetNumTypes(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirTupleTypeGetType(ty, pos) };
            call.ty(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the number of the class `Function`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFunctionTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFunctionTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFunctionTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a function type.
///
/// Upstream: `mlirTypeIsAFunction`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAFunction(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAFunction",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAFunction(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of functions from `inputs` to `results`.
///
/// Upstream: `mlirFunctionTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `inputs` is readable for `num_inputs` elements; `results` is readable for
/// `num_results` elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGet(
    context: MlsContext,
    num_inputs: intptr_t,
    inputs: *const MlsType,
    num_results: intptr_t,
    results: *const MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsFunctionTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let inputs = call.get_all(num_inputs, inputs, Access::Free, "inputs")?;
        let results = call.get_all(num_results, results, Access::Free, "results")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirFunctionTypeGet(
                context,
                num_inputs,
                inputs.as_ptr(),
                num_results,
                results.as_ptr(),
            )
        };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Function`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFunctionTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFunctionTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFunctionTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of inputs of a function type.
///
/// Upstream: `mlirFunctionTypeGetNumInputs`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type).
/// Valid: `ty` is `(i32) -> i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetNumInputs(ty: MlsType, out: *mut intptr_t) -> MlsStatus {
    quick::get(
        "mlsFunctionTypeGetNumInputs",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFunctionTypeGetNumInputs(ty) };
            Ok(raw)
        },
    )
}

/// Gives the number of results of a function type.
///
/// Upstream: `mlirFunctionTypeGetNumResults`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type).
/// Valid: `ty` is `(i32) -> i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetNumResults(
    ty: MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsFunctionTypeGetNumResults",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFunctionTypeGetNumResults(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type of input number `pos` of a function type.
///
/// Upstream: `mlirFunctionTypeGetInput`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `(i32) -> i32`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetInput(
    ty: MlsType,
    pos: intptr_t,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFunctionTypeGetInput",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirFunctionTypeGetNumInputs(ty) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFunctionTypeGetInput(ty, pos) };
            maker.ty(raw)
        },
    )
}

/// Gives all that `mlsFunctionTypeGetInput` gives, one after the other. Writes
/// as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type).
/// Null: `elements`.
/// Valid: `ty` is `(i32) -> i32`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeCopyInputs(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsFunctionTypeCopyInputs", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirFunctionTypeGetNumInputs(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirFunctionTypeGetInput(ty, pos) };
            call.ty(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the type of result number `pos` of a function type.
///
/// Upstream: `mlirFunctionTypeGetResult`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `(i32) -> i32`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetResult(
    ty: MlsType,
    pos: intptr_t,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsFunctionTypeGetResult",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe { sys::mlirFunctionTypeGetNumResults(ty) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFunctionTypeGetResult(ty, pos) };
            maker.ty(raw)
        },
    )
}

/// Gives all that `mlsFunctionTypeGetResult` gives, one after the other. Writes
/// as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type).
/// Null: `elements`.
/// Valid: `ty` is `(i32) -> i32`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeCopyResults(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsFunctionTypeCopyResults", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirFunctionTypeGetNumResults(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirFunctionTypeGetResult(ty, pos) };
            call.ty(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the number of the class `Opaque`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirOpaqueTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueTypeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsOpaqueTypeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOpaqueTypeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is an opaque type: one of a dialect that is not
/// registered.
///
/// Upstream: `mlirTypeIsAOpaque`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAOpaque(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAOpaque",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAOpaque(ty) };
            Ok(raw)
        },
    )
}

/// Gives the opaque type of a dialect, by its text without the dialect.
///
/// Upstream: `mlirOpaqueTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`dialect_namespace`: not a name); DIALECT_NOT_LOADED
///   (`dialect_namespace`: the context does not allow unregistered dialects).
///
/// # Safety
/// `dialect_namespace` is a readable string; `type_data` is a readable string;
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueTypeGet(
    context: MlsContext,
    dialect_namespace: MlsStringRef,
    type_data: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsOpaqueTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let dialect_namespace = call.text(dialect_namespace, "dialect_namespace")?;
        let type_data = call.text(type_data, "type_data")?;
        require::dialect_name(dialect_namespace, "dialect_namespace")?;
        require::unregistered(dialect_namespace, context, "dialect_namespace")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirOpaqueTypeGet(
                context,
                sys::string_ref(dialect_namespace),
                sys::string_ref(type_data),
            )
        };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Opaque`, like
/// `builtin.integer`.
///
/// Upstream: `mlirOpaqueTypeGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueTypeGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsOpaqueTypeGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOpaqueTypeGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name of the dialect of an opaque type.
///
/// Upstream: `mlirOpaqueTypeGetDialectNamespace`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an opaque type).
/// Valid: `ty` is `!none_such<"x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueTypeGetDialectNamespace(
    ty: MlsType,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsOpaqueTypeGetDialectNamespace",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAOpaque, "ty", "an opaque type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirOpaqueTypeGetDialectNamespace(ty) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the text of an opaque type, without the dialect.
///
/// Upstream: `mlirOpaqueTypeGetData`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an opaque type).
/// Valid: `ty` is `!none_such<"x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueTypeGetData(ty: MlsType, out: *mut MlsStringRef) -> MlsStatus {
    quick::get(
        "mlsOpaqueTypeGetData",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAOpaque, "ty", "an opaque type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirOpaqueTypeGetData(ty) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}
