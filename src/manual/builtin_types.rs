//! Types that are part of every context (mlir-c/BuiltinTypes.h), and types as
//! such (mlir-c/IR.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{MlsAttribute, MlsContext, MlsDialect, MlsType};
use crate::boundary::text::Terminated;
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Parses a type.
///
/// Upstream: `mlirTypeParseGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a long call on another thread uses the context: it
///   may load a dialect.
/// Errors: PARSE_ERROR with diagnostics.
///
/// # Safety
/// `text` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeParseGet(
    context: MlsContext,
    text: MlsStringRef,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTypeParseGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let text = call.text(text, "text")?;
        let out = call.out(out, "out")?;
        call.check_loading("context")?;
        depth::check(text, "text")?;
        let text = Terminated::to_parse(text, "a type")?;
        // SAFETY: the context is live, the text is readable.
        let raw =
            depth::with_room(|| unsafe { sys::mlirTypeParseGet(context, sys::string_ref(&text)) });
        if raw.is_null() {
            return failed(status::MLS_STATUS_PARSE_ERROR, "the text is not a type");
        }
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the context of `ty`.
///
/// Upstream: `mlirTypeGetContext`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeGetContext(ty: MlsType, out: *mut MlsContext) -> MlsStatus {
    call("mlsTypeGetContext", |call| {
        call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the dialect that defines `ty`.
///
/// Upstream: `mlirTypeGetDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeGetDialect(ty: MlsType, out: *mut MlsDialect) -> MlsStatus {
    call("mlsTypeGetDialect", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(call.dialect(unsafe { sys::mlirTypeGetDialect(ty) })?);
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
    call("mlsTypeIsAInteger", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAInteger(ty) });
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
    call("mlsTypeIsAIndex", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAIndex(ty) });
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
    call("mlsTypeIsAFloat", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAFloat(ty) });
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
    call("mlsTypeIsAF16", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAF16(ty) });
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
    call("mlsTypeIsABF16", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsABF16(ty) });
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
    call("mlsTypeIsAF32", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAF32(ty) });
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
    call("mlsTypeIsAF64", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAF64(ty) });
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
    call("mlsTypeIsANone", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsANone(ty) });
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
    call("mlsTypeIsAFunction", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAFunction(ty) });
        Ok(())
    })
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
    call("mlsTypeIsAShaped", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAShaped(ty) });
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
    call("mlsTypeIsAVector", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAVector(ty) });
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
    call("mlsTypeIsARankedTensor", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsARankedTensor(ty) });
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
    call("mlsTypeIsAUnrankedTensor", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAUnrankedTensor(ty) });
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
    call("mlsTypeIsAMemRef", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAMemRef(ty) });
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
    call("mlsTypeIsAUnrankedMemRef", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAUnrankedMemRef(ty) });
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
    call("mlsTypeIsATuple", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsATuple(ty) });
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
    call("mlsTypeIsAComplex", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ty` is live.
        out.put(unsafe { sys::mlirTypeIsAComplex(ty) });
        Ok(())
    })
}

/// Gives the signless integer type of `width` bits.
///
/// Upstream: `mlirIntegerTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`width`: at most 16 777 215).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeGet(
    context: MlsContext,
    width: u32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsIntegerTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        check_width(width)?;
        // SAFETY: the context is live, the width possible.
        let raw = unsafe { sys::mlirIntegerTypeGet(context, width) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the signed integer type of `width` bits.
///
/// Upstream: `mlirIntegerTypeSignedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`width`: at most 16 777 215).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeSignedGet(
    context: MlsContext,
    width: u32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsIntegerTypeSignedGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        check_width(width)?;
        // SAFETY: the context is live, the width possible.
        let raw = unsafe { sys::mlirIntegerTypeSignedGet(context, width) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the unsigned integer type of `width` bits.
///
/// Upstream: `mlirIntegerTypeUnsignedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`width`: at most 16 777 215).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeUnsignedGet(
    context: MlsContext,
    width: u32,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsIntegerTypeUnsignedGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        check_width(width)?;
        // SAFETY: the context is live, the width possible.
        let raw = unsafe { sys::mlirIntegerTypeUnsignedGet(context, width) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the width of an integer type, in bits.
///
/// Upstream: `mlirIntegerTypeGetWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeGetWidth(ty: MlsType, out: *mut u32) -> MlsStatus {
    call("mlsIntegerTypeGetWidth", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
        // SAFETY: `ty` is an integer type.
        out.put(unsafe { sys::mlirIntegerTypeGetWidth(ty) });
        Ok(())
    })
}

/// Tells whether an integer type is signless.
///
/// Upstream: `mlirIntegerTypeIsSignless`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeIsSignless(ty: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsIntegerTypeIsSignless", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
        // SAFETY: `ty` is an integer type.
        out.put(unsafe { sys::mlirIntegerTypeIsSignless(ty) });
        Ok(())
    })
}

/// Tells whether an integer type is signed.
///
/// Upstream: `mlirIntegerTypeIsSigned`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeIsSigned(ty: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsIntegerTypeIsSigned", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
        // SAFETY: `ty` is an integer type.
        out.put(unsafe { sys::mlirIntegerTypeIsSigned(ty) });
        Ok(())
    })
}

/// Tells whether an integer type is unsigned.
///
/// Upstream: `mlirIntegerTypeIsUnsigned`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not an integer type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerTypeIsUnsigned(ty: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsIntegerTypeIsUnsigned", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAInteger, "ty", "an integer type")?;
        // SAFETY: `ty` is an integer type.
        out.put(unsafe { sys::mlirIntegerTypeIsUnsigned(ty) });
        Ok(())
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
    call("mlsIndexTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirIndexTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
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
    call("mlsF16TypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirF16TypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
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
    call("mlsBF16TypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirBF16TypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
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
    call("mlsF32TypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirF32TypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
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
    call("mlsF64TypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirF64TypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
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
    call("mlsNoneTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirNoneTypeGet(context) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the width of a floating point type, in bits.
///
/// Upstream: `mlirFloatTypeGetWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a floating point type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatTypeGetWidth(ty: MlsType, out: *mut u32) -> MlsStatus {
    call("mlsFloatTypeGetWidth", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAFloat, "ty", "a floating point type")?;
        // SAFETY: `ty` is a floating point type.
        out.put(unsafe { sys::mlirFloatTypeGetWidth(ty) });
        Ok(())
    })
}

/// Gives the complex type of an element type.
///
/// Upstream: `mlirComplexTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`element_type`: not a number type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsComplexTypeGet(element_type: MlsType, out: *mut MlsType) -> MlsStatus {
    call("mlsComplexTypeGet", |call| {
        let element_type = call.get(element_type, Access::Free, "element_type")?;
        let out = call.out(out, "out")?;
        // SAFETY: `element_type` is live.
        let number = unsafe {
            sys::mlirTypeIsAInteger(element_type)
                || sys::mlirTypeIsAIndex(element_type)
                || sys::mlirTypeIsAFloat(element_type)
        };
        if !number {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "element_type",
                "a complex number has integer, index or floating point parts",
            );
        }
        // SAFETY: `element_type` is a type that complex numbers have.
        let raw = unsafe { sys::mlirComplexTypeGet(element_type) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the type of functions from `inputs` to `results`.
///
/// Upstream: `mlirFunctionTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `inputs` is readable for `n_inputs` elements; `results` is readable for
/// `n_results` elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGet(
    context: MlsContext,
    n_inputs: intptr_t,
    inputs: *const MlsType,
    n_results: intptr_t,
    results: *const MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsFunctionTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let inputs = call.get_all(n_inputs, inputs, Access::Free, "inputs")?;
        let results = call.get_all(n_results, results, Access::Free, "results")?;
        let out = call.out(out, "out")?;
        // SAFETY: context and types are live.
        let raw = unsafe {
            sys::mlirFunctionTypeGet(
                context,
                n_inputs,
                inputs.as_ptr(),
                n_results,
                results.as_ptr(),
            )
        };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the number of arguments of a function type.
///
/// Upstream: `mlirFunctionTypeGetNumInputs`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetNumInputs(ty: MlsType, out: *mut intptr_t) -> MlsStatus {
    call("mlsFunctionTypeGetNumInputs", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
        // SAFETY: `ty` is a function type.
        out.put(unsafe { sys::mlirFunctionTypeGetNumInputs(ty) });
        Ok(())
    })
}

/// Gives the type of argument number `pos` of a function type.
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
    call("mlsFunctionTypeGetInput", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
        // SAFETY: `ty` is a function type.
        let count = unsafe { sys::mlirFunctionTypeGetNumInputs(ty) };
        let pos = call.index(pos, count, "pos")?;
        // SAFETY: as above, `pos` is below the count.
        let raw = unsafe { sys::mlirFunctionTypeGetInput(ty, pos) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the number of results of a function type.
///
/// Upstream: `mlirFunctionTypeGetNumResults`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a function type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFunctionTypeGetNumResults(
    ty: MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsFunctionTypeGetNumResults", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
        // SAFETY: `ty` is a function type.
        out.put(unsafe { sys::mlirFunctionTypeGetNumResults(ty) });
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
    call("mlsFunctionTypeGetResult", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAFunction, "ty", "a function type")?;
        // SAFETY: `ty` is a function type.
        let count = unsafe { sys::mlirFunctionTypeGetNumResults(ty) };
        let pos = call.index(pos, count, "pos")?;
        // SAFETY: as above, `pos` is below the count.
        let raw = unsafe { sys::mlirFunctionTypeGetResult(ty, pos) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the tuple type of `elements`.
///
/// Upstream: `mlirTupleTypeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `elements` is readable for `n_elements` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTupleTypeGet(
    context: MlsContext,
    n_elements: intptr_t,
    elements: *const MlsType,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsTupleTypeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let elements = call.get_all(n_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        // SAFETY: context and types are live.
        let raw = unsafe { sys::mlirTupleTypeGet(context, n_elements, elements.as_ptr()) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the element type of a shaped type.
///
/// Upstream: `mlirShapedTypeGetElementType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeGetElementType(ty: MlsType, out: *mut MlsType) -> MlsStatus {
    call("mlsShapedTypeGetElementType", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
        // SAFETY: `ty` is a shaped type.
        let raw = unsafe { sys::mlirShapedTypeGetElementType(ty) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Tells whether a shaped type has a rank.
///
/// Upstream: `mlirShapedTypeHasRank`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeHasRank(ty: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsShapedTypeHasRank", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
        // SAFETY: `ty` is a shaped type.
        out.put(unsafe { sys::mlirShapedTypeHasRank(ty) });
        Ok(())
    })
}

/// Gives the rank of a shaped type that has one.
///
/// Upstream: `mlirShapedTypeGetRank`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type, or without a rank).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeGetRank(ty: MlsType, out: *mut i64) -> MlsStatus {
    call("mlsShapedTypeGetRank", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        out.put(rank_of(ty)?);
        Ok(())
    })
}

/// Tells whether a shaped type has a rank and only static sizes.
///
/// Upstream: `mlirShapedTypeHasStaticShape`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsShapedTypeHasStaticShape(ty: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsShapedTypeHasStaticShape", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        need(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
        // SAFETY: `ty` is a shaped type.
        out.put(unsafe { sys::mlirShapedTypeHasStaticShape(ty) });
        Ok(())
    })
}

/// Gives size number `dim` of a shaped type: a number of elements, or
/// `mlsShapedTypeGetDynamicSize` if it is dynamic.
///
/// Upstream: `mlirShapedTypeGetDimSize`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a shaped type, or without a rank);
///   OUT_OF_RANGE (`dim`).
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
    call("mlsShapedTypeGetDimSize", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let rank = intptr_t::try_from(rank_of(ty)?).unwrap_or(0);
        let dim = call.index(dim, rank, "dim")?;
        // SAFETY: `ty` is a shaped type with a rank above `dim`.
        out.put(unsafe { sys::mlirShapedTypeGetDimSize(ty, dim) });
        Ok(())
    })
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

/// Gives the vector type of `rank` sizes, each at least 1.
///
/// Upstream: `mlirVectorTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`rank`, `shape`); BAD_ARGUMENT with diagnostics (an
///   element type that vectors do not have).
///
/// # Safety
/// `out` is null or valid for one write.
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

        check_sizes(shape, false)?;
        checked(call, &out, element_type, |location| {
            // SAFETY: the type is live, the shape readable; upstream checks the rest.
            unsafe { sys::mlirVectorTypeGetChecked(location, rank, shape.as_ptr(), element_type) }
        })?;
        Ok(())
    })
}

/// Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
/// null.
///
/// Upstream: `mlirRankedTensorTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`rank`, `shape`); BAD_ARGUMENT with diagnostics.
/// Null: `encoding`.
///
/// # Safety
/// `out` is null or valid for one write.
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

        check_sizes(shape, true)?;
        checked(call, &out, element_type, |location| {
            // SAFETY: the parts are live, the shape readable; upstream checks the rest.
            unsafe {
                sys::mlirRankedTensorTypeGetChecked(
                    location,
                    rank,
                    shape.as_ptr(),
                    element_type,
                    encoding,
                )
            }
        })?;
        Ok(())
    })
}

/// Gives the unranked tensor type.
///
/// Upstream: `mlirUnrankedTensorTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT with diagnostics.
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
        checked(call, &out, element_type, |location| {
            // SAFETY: the type is live; upstream checks the rest.
            unsafe { sys::mlirUnrankedTensorTypeGetChecked(location, element_type) }
        })?;
        Ok(())
    })
}

/// Gives the memref type of `rank` sizes, with a layout and a memory space
/// where these are not null.
///
/// Upstream: `mlirMemRefTypeGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`rank`, `shape`); BAD_ARGUMENT with diagnostics.
/// Null: `layout`, `memory_space`.
///
/// # Safety
/// `out` is null or valid for one write.
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

        check_sizes(shape, true)?;
        checked(call, &out, element_type, |location| {
            if layout.is_null() {
                // SAFETY: the parts are live, the shape readable; upstream checks the rest.
                return unsafe {
                    sys::mlirMemRefTypeContiguousGetChecked(
                        location,
                        element_type,
                        rank,
                        shape.as_ptr(),
                        memory_space,
                    )
                };
            }
            // SAFETY: as above.
            unsafe {
                sys::mlirMemRefTypeGetChecked(
                    location,
                    element_type,
                    rank,
                    shape.as_ptr(),
                    layout,
                    memory_space,
                )
            }
        })?;
        Ok(())
    })
}

/// Checks that a type is what a function needs.
pub(super) fn need(
    ty: sys::MlirType,
    test: unsafe extern "C" fn(sys::MlirType) -> bool,
    argument: &'static str,
    what: &str,
) -> Fallible<()> {
    // SAFETY: a live type.
    if unsafe { test(ty) } {
        return Ok(());
    }
    // SAFETY: as above; `append` and `data` belong together.
    let text = sys::collect(|append, data| unsafe { sys::mlirTypePrint(ty, append, data) });
    let text = String::from_utf8_lossy(&text).into_owned();
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        format!("{what} is needed, not `{text}`"),
    )
}

fn check_width(width: u32) -> Fallible<()> {
    const MOST: u32 = (1 << 24) - 1;
    if width > MOST {
        return bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            "width",
            format!("an integer has at most {MOST} bits, not {width}"),
        );
    }
    Ok(())
}

fn rank_of(ty: sys::MlirType) -> Fallible<i64> {
    need(ty, sys::mlirTypeIsAShaped, "ty", "a shaped type")?;
    need(
        ty,
        sys::mlirShapedTypeHasRank,
        "ty",
        "a shaped type with a rank",
    )?;
    // SAFETY: a shaped type with a rank.
    Ok(unsafe { sys::mlirShapedTypeGetRank(ty) })
}

/// Checks that every size is possible: not negative, or dynamic where that may
/// be. (Upstream stores other negative numbers and fails later.)
fn check_sizes(shape: &[i64], dynamic: bool) -> Fallible<()> {
    // SAFETY: needs nothing.
    let any = unsafe { sys::mlirShapedTypeGetDynamicSize() };
    match shape
        .iter()
        .find(|size| **size < 0 && !(dynamic && **size == any))
    {
        Some(size) => bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            "shape",
            format!("{size} is not a size"),
        ),
        None => Ok(()),
    }
}

/// Makes a type through one of upstream's checked constructors.
fn checked(
    call: &mut Call,
    out: &crate::boundary::arguments::Out<MlsType>,
    element_type: sys::MlirType,
    make: impl FnOnce(sys::MlirLocation) -> sys::MlirType,
) -> Fallible<()> {
    // SAFETY: a live type.
    let context = unsafe { sys::mlirTypeGetContext(element_type) };
    // SAFETY: a live context.
    let raw = make(unsafe { sys::mlirLocationUnknownGet(context) });
    if raw.is_null() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "element_type",
            "there is no type with these parts",
        );
    }
    out.put(call.ty(raw)?);
    Ok(())
}
