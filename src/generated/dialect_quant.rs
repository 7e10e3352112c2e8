//! mlir-c/Dialect/Quant.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsDialectHandle, MlsType, MlsTypeID};
use crate::boundary::{arguments, quick, require};
use crate::status::MlsStatus;
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::intptr_t;

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

/// Tells whether `ty` is a quantized type.
///
/// Upstream: `mlirTypeIsAQuantizedType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAQuantizedType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAQuantizedType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAQuantizedType(ty) };
            Ok(raw)
        },
    )
}

/// Gives the bit of the flags that says that the stored numbers have signs.
///
/// Upstream: `mlirQuantizedTypeGetSignedFlag`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsQuantizedTypeGetSignedFlag() -> u32 {
    // SAFETY: needs nothing.
    unsafe { sys::mlirQuantizedTypeGetSignedFlag() }
}

/// Gives the least number that integers of a width can be.
///
/// Upstream: `mlirQuantizedTypeGetDefaultMinimumForInteger`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`integral_width`: 1 to 64, 63 without a sign).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetDefaultMinimumForInteger(
    is_signed: MlsBool,
    integral_width: u32,
    out: *mut i64,
) -> MlsStatus {
    call("mlsQuantizedTypeGetDefaultMinimumForInteger", |call| {
        let out = call.out(out, "out")?;
        require::quantized_width(integral_width, is_signed, "integral_width")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirQuantizedTypeGetDefaultMinimumForInteger(is_signed != 0, integral_width)
        };
        out.put(raw);
        Ok(())
    })
}

/// Gives the greatest number that integers of a width can be.
///
/// Upstream: `mlirQuantizedTypeGetDefaultMaximumForInteger`.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`integral_width`: 1 to 64, 63 without a sign).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetDefaultMaximumForInteger(
    is_signed: MlsBool,
    integral_width: u32,
    out: *mut i64,
) -> MlsStatus {
    call("mlsQuantizedTypeGetDefaultMaximumForInteger", |call| {
        let out = call.out(out, "out")?;
        require::quantized_width(integral_width, is_signed, "integral_width")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirQuantizedTypeGetDefaultMaximumForInteger(is_signed != 0, integral_width)
        };
        out.put(raw);
        Ok(())
    })
}

/// Gives the type that a quantized type approximates; null if that is open.
///
/// Upstream: `mlirQuantizedTypeGetExpressedType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetExpressedType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetExpressedType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetExpressedType(ty) };
            maker.ty(raw)
        },
    )
}

/// Gives the flags of a quantized type (`mlsQuantizedTypeGetSignedFlag`).
///
/// Upstream: `mlirQuantizedTypeGetFlags`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetFlags(ty: MlsType, out: *mut u32) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetFlags",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetFlags(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether the stored numbers of a quantized type have signs.
///
/// Upstream: `mlirQuantizedTypeIsSigned`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeIsSigned(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeIsSigned",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeIsSigned(ty) };
            Ok(raw)
        },
    )
}

/// Gives the type that values of a quantized type are stored in; null for a
/// calibrated type, which has none.
///
/// Upstream: `mlirQuantizedTypeGetStorageType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetStorageType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetStorageType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetStorageType(ty) };
            maker.ty(raw)
        },
    )
}

/// Gives the least number that is stored for a quantized type.
///
/// Upstream: `mlirQuantizedTypeGetStorageTypeMin`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetStorageTypeMin(
    ty: MlsType,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetStorageTypeMin",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            require::is(
                ty,
                require::quantized_with_storage,
                "ty",
                "a quantized type with a storage type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetStorageTypeMin(ty) };
            Ok(raw)
        },
    )
}

/// Gives the greatest number that is stored for a quantized type.
///
/// Upstream: `mlirQuantizedTypeGetStorageTypeMax`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetStorageTypeMax(
    ty: MlsType,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetStorageTypeMax",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            require::is(
                ty,
                require::quantized_with_storage,
                "ty",
                "a quantized type with a storage type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetStorageTypeMax(ty) };
            Ok(raw)
        },
    )
}

/// Gives the width of the integers that values of a quantized type are stored
/// in.
///
/// Upstream: `mlirQuantizedTypeGetStorageTypeIntegralWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetStorageTypeIntegralWidth(
    ty: MlsType,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetStorageTypeIntegralWidth",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            require::is(
                ty,
                require::quantized_with_storage,
                "ty",
                "a quantized type with a storage type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetStorageTypeIntegralWidth(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether `candidate` is what a quantized type approximates, or has such
/// elements.
///
/// Upstream: `mlirQuantizedTypeIsCompatibleExpressedType`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeIsCompatibleExpressedType(
    ty: MlsType,
    candidate: MlsType,
    out: *mut bool,
) -> MlsStatus {
    call("mlsQuantizedTypeIsCompatibleExpressedType", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let candidate = call.get(candidate, Access::Free, "candidate")?;
        let out = call.out(out, "out")?;
        require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirQuantizedTypeIsCompatibleExpressedType(ty, candidate) };
        out.put(raw);
        Ok(())
    })
}

/// Gives `ty` if it is a quantized type, or its element type if that is one;
/// else null.
///
/// Upstream: `mlirQuantizedTypeGetQuantizedElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeGetQuantizedElementType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeGetQuantizedElementType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeGetQuantizedElementType(ty) };
            maker.ty(raw)
        },
    )
}

/// Gives a quantized type if `candidate` is what its values are stored in; for
/// a tensor or vector, one of the same sizes, with elements as they are stored;
/// else null.
///
/// Upstream: `mlirQuantizedTypeCastFromStorageType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type);
///   TOO_DEEP.
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeCastFromStorageType(
    ty: MlsType,
    candidate: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsQuantizedTypeCastFromStorageType", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let candidate = call.get(candidate, Access::Free, "candidate")?;
        let out = call.out(out, "out")?;
        require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
        require::is(
            ty,
            require::quantized_with_storage,
            "ty",
            "a quantized type with a storage type",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirQuantizedTypeCastFromStorageType(ty, candidate) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the type that values of a quantized type are stored in; null if there
/// is none.
///
/// Upstream: `mlirQuantizedTypeCastToStorageType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeCastToStorageType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeCastToStorageType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeCastToStorageType(ty) };
            maker.ty(raw)
        },
    )
}

/// Gives a quantized type if `candidate` is what it approximates; for a tensor
/// of that, one of the same sizes, with quantized elements; else null.
///
/// Upstream: `mlirQuantizedTypeCastFromExpressedType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type); BAD_ARGUMENT
///   (`candidate`: a vector); TOO_DEEP.
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeCastFromExpressedType(
    ty: MlsType,
    candidate: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsQuantizedTypeCastFromExpressedType", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let candidate = call.get(candidate, Access::Free, "candidate")?;
        let out = call.out(out, "out")?;
        require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
        require::quantized_container(candidate, "candidate")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirQuantizedTypeCastFromExpressedType(ty, candidate) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives what a quantized type approximates; for a tensor with quantized
/// elements, one of the same sizes, with elements of that type; else null.
///
/// Upstream: `mlirQuantizedTypeCastToExpressedType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: a quantized type without an expressed type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeCastToExpressedType(
    ty: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsQuantizedTypeCastToExpressedType",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::quantized_expressed_known(ty, "ty")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirQuantizedTypeCastToExpressedType(ty) };
            maker.ty(raw)
        },
    )
}

/// Gives the type that values of a quantized type are stored in if `candidate`
/// is what it approximates; for a tensor of that, one of the same sizes, with
/// elements as they are stored; else null.
///
/// Upstream: `mlirQuantizedTypeCastExpressedToStorageType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type);
///   BAD_ARGUMENT (`candidate`: a vector); TOO_DEEP.
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsQuantizedTypeCastExpressedToStorageType(
    ty: MlsType,
    candidate: MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsQuantizedTypeCastExpressedToStorageType", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let candidate = call.get(candidate, Access::Free, "candidate")?;
        let out = call.out(out, "out")?;
        require::is(ty, sys::mlirTypeIsAQuantizedType, "ty", "a quantized type")?;
        require::is(
            ty,
            require::quantized_with_storage,
            "ty",
            "a quantized type with a storage type",
        )?;
        require::quantized_container(candidate, "candidate")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirQuantizedTypeCastExpressedToStorageType(ty, candidate) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Tells whether `ty` is a quantized type of which only the storage is known.
///
/// Upstream: `mlirTypeIsAAnyQuantizedType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAAnyQuantizedType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAAnyQuantizedType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAAnyQuantizedType(ty) };
            Ok(raw)
        },
    )
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

/// Gives a quantized type of which only the storage is known, and what it
/// approximates if `expressed_type` is not null.
///
/// Upstream: `mlirAnyQuantizedTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
///   `storage_type_min`, `storage_type_max`: not a range of the storage type);
///   BAD_ARGUMENT (`storage_type`: not an integer type of 1 to 32 bits);
///   BAD_ARGUMENT (`expressed_type`: not a floating point type of at most 64
///   bits); TOO_DEEP.
/// Null: `expressed_type`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAnyQuantizedTypeGet(
    flags: u32,
    storage_type: MlsType,
    expressed_type: MlsType,
    storage_type_min: i64,
    storage_type_max: i64,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsAnyQuantizedTypeGet", |call| {
        let storage_type = call.get(storage_type, Access::Free, "storage_type")?;
        let expressed_type = call.get_or_null(expressed_type, Access::Free, "expressed_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("quant", "quant.qcast")?;
        require::quantized_storage(
            storage_type,
            flags,
            storage_type_min,
            storage_type_max,
            "storage_type",
        )?;
        require::quantized_expressed_or_null(expressed_type, "expressed_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirAnyQuantizedTypeGet(
                flags,
                storage_type,
                expressed_type,
                storage_type_min,
                storage_type_max,
            )
        };
        out.put(call.ty(raw)?);
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

/// Tells whether `ty` is a quantized type with one scale.
///
/// Upstream: `mlirTypeIsAUniformQuantizedType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAUniformQuantizedType(ty: MlsType, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsTypeIsAUniformQuantizedType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAUniformQuantizedType(ty) };
            Ok(raw)
        },
    )
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

/// Gives a quantized type with one scale and one zero point.
///
/// Upstream: `mlirUniformQuantizedTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
///   `storage_type_min`, `storage_type_max`: not a range of the storage type);
///   BAD_ARGUMENT (`storage_type`: not an integer type of 1 to 32 bits);
///   BAD_ARGUMENT (`expressed_type`: not a floating point type of at most 64
///   bits); OUT_OF_RANGE (`scale`: not a number above 0 of the type
///   `expressed_type`); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedTypeGet(
    flags: u32,
    storage_type: MlsType,
    expressed_type: MlsType,
    scale: f64,
    zero_point: i64,
    storage_type_min: i64,
    storage_type_max: i64,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUniformQuantizedTypeGet", |call| {
        let storage_type = call.get(storage_type, Access::Free, "storage_type")?;
        let expressed_type = call.get(expressed_type, Access::Free, "expressed_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("quant", "quant.qcast")?;
        require::quantized_storage(
            storage_type,
            flags,
            storage_type_min,
            storage_type_max,
            "storage_type",
        )?;
        require::quantized_expressed(expressed_type, "expressed_type")?;
        require::quantized_scale(scale, expressed_type, "scale")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirUniformQuantizedTypeGet(
                flags,
                storage_type,
                expressed_type,
                scale,
                zero_point,
                storage_type_min,
                storage_type_max,
            )
        };
        out.put(call.ty(raw)?);
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

/// Gives the scale of a quantized type with one.
///
/// Upstream: `mlirUniformQuantizedTypeGetScale`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with one scale).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedTypeGetScale(ty: MlsType, out: *mut f64) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedTypeGetScale",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedType,
                "ty",
                "a quantized type with one scale",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedTypeGetScale(ty) };
            Ok(raw)
        },
    )
}

/// Gives the zero point of a quantized type with one scale.
///
/// Upstream: `mlirUniformQuantizedTypeGetZeroPoint`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with one scale).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedTypeGetZeroPoint(
    ty: MlsType,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedTypeGetZeroPoint",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedType,
                "ty",
                "a quantized type with one scale",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedTypeGetZeroPoint(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether the zero point of a quantized type with one scale is 0.
///
/// Upstream: `mlirUniformQuantizedTypeIsFixedPoint`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with one scale).
/// Valid: `ty` is `!quant.uniform<i8:f32, 1.0>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedTypeIsFixedPoint(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedTypeIsFixedPoint",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedType,
                "ty",
                "a quantized type with one scale",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedTypeIsFixedPoint(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether `ty` is a quantized type with a scale for each index of a
/// dimension.
///
/// Upstream: `mlirTypeIsAUniformQuantizedPerAxisType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAUniformQuantizedPerAxisType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsAUniformQuantizedPerAxisType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAUniformQuantizedPerAxisType(ty) };
            Ok(raw)
        },
    )
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

/// Gives a quantized type with a scale and a zero point for each index of a
/// dimension.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
///   `storage_type_min`, `storage_type_max`: not a range of the storage type);
///   BAD_ARGUMENT (`storage_type`: not an integer type of 1 to 32 bits);
///   BAD_ARGUMENT (`expressed_type`: not a floating point type of at most 64
///   bits); OUT_OF_RANGE (`scales`: not a number above 0 of the type
///   `expressed_type`); OUT_OF_RANGE (`quantized_dimension`: below 0);
///   TOO_DEEP.
///
/// # Safety
/// `scales` is readable for `n_dims` elements; `zero_points` is readable for
/// `n_dims` elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGet(
    flags: u32,
    storage_type: MlsType,
    expressed_type: MlsType,
    n_dims: intptr_t,
    scales: *const f64,
    zero_points: *const i64,
    quantized_dimension: i32,
    storage_type_min: i64,
    storage_type_max: i64,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUniformQuantizedPerAxisTypeGet", |call| {
        let storage_type = call.get(storage_type, Access::Free, "storage_type")?;
        let expressed_type = call.get(expressed_type, Access::Free, "expressed_type")?;
        let out = call.out(out, "out")?;
        let scales = call.slice(n_dims, scales, "scales")?;
        let zero_points = call.slice(n_dims, zero_points, "zero_points")?;
        call.need_dialect("quant", "quant.qcast")?;
        require::quantized_storage(
            storage_type,
            flags,
            storage_type_min,
            storage_type_max,
            "storage_type",
        )?;
        require::quantized_expressed(expressed_type, "expressed_type")?;
        require::quantized_scales(scales, expressed_type, "scales")?;
        require::quantized_dimension(quantized_dimension, "quantized_dimension")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirUniformQuantizedPerAxisTypeGet(
                flags,
                storage_type,
                expressed_type,
                n_dims,
                scales.as_ptr().cast_mut(),
                zero_points.as_ptr().cast_mut(),
                quantized_dimension,
                storage_type_min,
                storage_type_max,
            )
        };
        out.put(call.ty(raw)?);
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

/// Gives the number of scales of a quantized type with one for each index of a
/// dimension.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGetNumDims`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension).
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGetNumDims(
    ty: MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedPerAxisTypeGetNumDims",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedPerAxisType,
                "ty",
                "a quantized type with a scale for each index of a dimension",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetNumDims(ty) };
            Ok(raw)
        },
    )
}

/// Gives scale number `pos` of a quantized type with one for each index of a
/// dimension.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGetScale`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGetScale(
    ty: MlsType,
    pos: intptr_t,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedPerAxisTypeGetScale",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedPerAxisType,
                "ty",
                "a quantized type with a scale for each index of a dimension",
            )?;
            // SAFETY: `ty` was checked above.
            let count =
                require::count(unsafe { sys::mlirUniformQuantizedPerAxisTypeGetNumDims(ty) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetScale(ty, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsUniformQuantizedPerAxisTypeGetScale` gives, one after the
/// other. Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension).
/// Null: `elements`.
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeCopyScales(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut f64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsUniformQuantizedPerAxisTypeCopyScales", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            ty,
            sys::mlirTypeIsAUniformQuantizedPerAxisType,
            "ty",
            "a quantized type with a scale for each index of a dimension",
        )?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirUniformQuantizedPerAxisTypeGetNumDims(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetScale(ty, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives zero point number `pos` of a quantized type with one for each index of
/// a dimension.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGetZeroPoint`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGetZeroPoint(
    ty: MlsType,
    pos: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedPerAxisTypeGetZeroPoint",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedPerAxisType,
                "ty",
                "a quantized type with a scale for each index of a dimension",
            )?;
            // SAFETY: `ty` was checked above.
            let count =
                require::count(unsafe { sys::mlirUniformQuantizedPerAxisTypeGetNumDims(ty) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetZeroPoint(ty, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsUniformQuantizedPerAxisTypeGetZeroPoint` gives, one after
/// the other. Writes as many as `capacity` allows, and the number that there
/// are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension).
/// Null: `elements`.
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeCopyZeroPoints(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut i64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsUniformQuantizedPerAxisTypeCopyZeroPoints", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            ty,
            sys::mlirTypeIsAUniformQuantizedPerAxisType,
            "ty",
            "a quantized type with a scale for each index of a dimension",
        )?;
        // SAFETY: `ty` was checked above.
        let count = require::count(unsafe { sys::mlirUniformQuantizedPerAxisTypeGetNumDims(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetZeroPoint(ty, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the dimension for each index of which a quantized type has a scale.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeGetQuantizedDimension`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension).
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(
    ty: MlsType,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedPerAxisType,
                "ty",
                "a quantized type with a scale for each index of a dimension",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether every zero point of a quantized type with a scale for each
/// index of a dimension is 0.
///
/// Upstream: `mlirUniformQuantizedPerAxisTypeIsFixedPoint`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
///   of a dimension).
/// Valid: `ty` is `!quant.uniform<i8:f32:1, {1.0, 2.0:3}>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedPerAxisTypeIsFixedPoint(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedPerAxisTypeIsFixedPoint",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedPerAxisType,
                "ty",
                "a quantized type with a scale for each index of a dimension",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedPerAxisTypeIsFixedPoint(ty) };
            Ok(raw)
        },
    )
}

/// Tells whether `ty` is a quantized type with a scale for each block.
///
/// Upstream: `mlirTypeIsAUniformQuantizedSubChannelType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsAUniformQuantizedSubChannelType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsAUniformQuantizedSubChannelType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsAUniformQuantizedSubChannelType(ty) };
            Ok(raw)
        },
    )
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

/// Gives a quantized type with a scale and a zero point for each block. Blocks
/// have `block_sizes` in `quantized_dimensions`.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
///   `storage_type_min`, `storage_type_max`: not a range of the storage type);
///   BAD_ARGUMENT (`storage_type`: not an integer type of 1 to 32 bits);
///   BAD_ARGUMENT (`expressed_type`: not a floating point type of at most 64
///   bits); BAD_ARGUMENT (`scales_attr`, `zero_points_attr`: not dense elements
///   of the expressed type, which is f16, bf16, f32 or f64, and of the storage
///   type, in one shape); OUT_OF_RANGE (`scales_attr`: a scale that is not
///   above 0); OUT_OF_RANGE (`quantized_dimensions`: below 0); OUT_OF_RANGE
///   (`block_sizes`: below 1); TOO_DEEP.
///
/// # Safety
/// `quantized_dimensions` is readable for `block_size_info_length` elements;
/// `block_sizes` is readable for `block_size_info_length` elements; `out` is
/// null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGet(
    flags: u32,
    storage_type: MlsType,
    expressed_type: MlsType,
    scales_attr: MlsAttribute,
    zero_points_attr: MlsAttribute,
    block_size_info_length: intptr_t,
    quantized_dimensions: *const i32,
    block_sizes: *const i64,
    storage_type_min: i64,
    storage_type_max: i64,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsUniformQuantizedSubChannelTypeGet", |call| {
        let storage_type = call.get(storage_type, Access::Free, "storage_type")?;
        let expressed_type = call.get(expressed_type, Access::Free, "expressed_type")?;
        let scales_attr = call.get(scales_attr, Access::Free, "scales_attr")?;
        let zero_points_attr = call.get(zero_points_attr, Access::Free, "zero_points_attr")?;
        let out = call.out(out, "out")?;
        let quantized_dimensions = call.slice(
            block_size_info_length,
            quantized_dimensions,
            "quantized_dimensions",
        )?;
        let block_sizes = call.slice(block_size_info_length, block_sizes, "block_sizes")?;
        call.need_dialect("quant", "quant.qcast")?;
        require::quantized_storage(
            storage_type,
            flags,
            storage_type_min,
            storage_type_max,
            "storage_type",
        )?;
        require::quantized_expressed(expressed_type, "expressed_type")?;
        require::quantized_block_values(
            scales_attr,
            zero_points_attr,
            expressed_type,
            storage_type,
            "scales_attr",
        )?;
        require::quantized_dimensions(quantized_dimensions, "quantized_dimensions")?;
        require::quantized_blocks(block_sizes, "block_sizes")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirUniformQuantizedSubChannelTypeGet(
                flags,
                storage_type,
                expressed_type,
                scales_attr,
                zero_points_attr,
                block_size_info_length,
                quantized_dimensions.as_ptr().cast_mut(),
                block_sizes.as_ptr().cast_mut(),
                storage_type_min,
                storage_type_max,
            )
        };
        out.put(call.ty(raw)?);
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

/// Gives the number of dimensions in which a quantized type has blocks.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetNumBlockSizes`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block).
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(
    ty: MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedSubChannelType,
                "ty",
                "a quantized type with a scale for each block",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty) };
            Ok(raw)
        },
    )
}

/// Gives number `pos` of the dimensions in which a quantized type has blocks.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetQuantizedDimension`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(
    ty: MlsType,
    pos: intptr_t,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedSubChannelType,
                "ty",
                "a quantized type with a scale for each block",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe {
                sys::mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty)
            });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw =
                unsafe { sys::mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(ty, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension`
/// gives, one after the other. Writes as many as `capacity` allows, and the
/// number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block).
/// Null: `elements`.
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut i32,
    out: *mut intptr_t,
) -> MlsStatus {
    call(
        "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions",
        |call| {
            let ty = call.get(ty, Access::Free, "ty")?;
            let out = call.out(out, "out")?;
            let room = call.count(capacity, "capacity")?;
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedSubChannelType,
                "ty",
                "a quantized type with a scale for each block",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe {
                sys::mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty)
            });
            let all = require::each(count, |pos| {
                // SAFETY: `pos` is below the count.
                let raw = unsafe {
                    sys::mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(ty, pos)
                };
                Ok(raw)
            })?;
            let count = call.copy(&all, room, elements, "elements")?;
            out.put(require::count(count));
            Ok(())
        },
    )
}

/// Gives the size that the blocks of a quantized type have in number `pos` of
/// their dimensions.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetBlockSize`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block); OUT_OF_RANGE (`pos`).
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetBlockSize(
    ty: MlsType,
    pos: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedSubChannelTypeGetBlockSize",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedSubChannelType,
                "ty",
                "a quantized type with a scale for each block",
            )?;
            // SAFETY: `ty` was checked above.
            let count = require::count(unsafe {
                sys::mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty)
            });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetBlockSize(ty, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsUniformQuantizedSubChannelTypeGetBlockSize` gives, one
/// after the other. Writes as many as `capacity` allows, and the number that
/// there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block).
/// Null: `elements`.
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeCopyBlockSizes(
    ty: MlsType,
    capacity: intptr_t,
    elements: *mut i64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsUniformQuantizedSubChannelTypeCopyBlockSizes", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            ty,
            sys::mlirTypeIsAUniformQuantizedSubChannelType,
            "ty",
            "a quantized type with a scale for each block",
        )?;
        // SAFETY: `ty` was checked above.
        let count =
            require::count(unsafe { sys::mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetBlockSize(ty, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the scales of the blocks of a quantized type.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetScales`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block).
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetScales(
    ty: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedSubChannelTypeGetScales",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedSubChannelType,
                "ty",
                "a quantized type with a scale for each block",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetScales(ty) };
            maker.attribute(raw)
        },
    )
}

/// Gives the zero points of the blocks of a quantized type.
///
/// Upstream: `mlirUniformQuantizedSubChannelTypeGetZeroPoints`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
///   block).
/// Valid: `ty` is `!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUniformQuantizedSubChannelTypeGetZeroPoints(
    ty: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsUniformQuantizedSubChannelTypeGetZeroPoints",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            require::is(
                ty,
                sys::mlirTypeIsAUniformQuantizedSubChannelType,
                "ty",
                "a quantized type with a scale for each block",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUniformQuantizedSubChannelTypeGetZeroPoints(ty) };
            maker.attribute(raw)
        },
    )
}

/// Tells whether `ty` is a calibrated type: one of which the least and the
/// greatest value are known.
///
/// Upstream: `mlirTypeIsACalibratedQuantizedType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIsACalibratedQuantizedType(
    ty: MlsType,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsTypeIsACalibratedQuantizedType",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeIsACalibratedQuantizedType(ty) };
            Ok(raw)
        },
    )
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

/// Gives a calibrated type: one of which the least and the greatest value are
/// known.
///
/// Upstream: `mlirCalibratedQuantizedTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`quant`); BAD_ARGUMENT (`expressed_type`: not a
///   floating point type of at most 64 bits); OUT_OF_RANGE (`min`: not below
///   `max`); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCalibratedQuantizedTypeGet(
    expressed_type: MlsType,
    min: f64,
    max: f64,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsCalibratedQuantizedTypeGet", |call| {
        let expressed_type = call.get(expressed_type, Access::Free, "expressed_type")?;
        let out = call.out(out, "out")?;
        call.need_dialect("quant", "quant.qcast")?;
        require::quantized_expressed(expressed_type, "expressed_type")?;
        require::quantized_calibration(min, max, "min")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirCalibratedQuantizedTypeGet(expressed_type, min, max) };
        out.put(call.ty(raw)?);
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

/// Gives the least value of a calibrated type.
///
/// Upstream: `mlirCalibratedQuantizedTypeGetMin`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a calibrated type).
/// Valid: `ty` is `!quant.calibrated<f32<-1.0:1.0>>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCalibratedQuantizedTypeGetMin(ty: MlsType, out: *mut f64) -> MlsStatus {
    quick::get(
        "mlsCalibratedQuantizedTypeGetMin",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsACalibratedQuantizedType,
                "ty",
                "a calibrated type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirCalibratedQuantizedTypeGetMin(ty) };
            Ok(raw)
        },
    )
}

/// Gives the greatest value of a calibrated type.
///
/// Upstream: `mlirCalibratedQuantizedTypeGetMax`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a calibrated type).
/// Valid: `ty` is `!quant.calibrated<f32<-1.0:1.0>>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCalibratedQuantizedTypeGetMax(ty: MlsType, out: *mut f64) -> MlsStatus {
    quick::get(
        "mlsCalibratedQuantizedTypeGetMax",
        (ty, "ty"),
        Access::Free,
        out,
        |_, ty| {
            require::is(
                ty,
                sys::mlirTypeIsACalibratedQuantizedType,
                "ty",
                "a calibrated type",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirCalibratedQuantizedTypeGetMax(ty) };
            Ok(raw)
        },
    )
}
