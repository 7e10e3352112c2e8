//! Constants of strings (mlir-c/BuiltinAttributes.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsType};
use crate::boundary::require;
use crate::error::Fallible;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;
use libc::intptr_t;

/// Gives a dense constant of strings: as many as the shape has, or one for all.
/// The texts are copied. The element type is one of a dialect that knows what to
/// make of them.
///
/// Upstream: `mlirDenseElementsAttrStringGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape, or one of numbers);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
/// Valid: `shaped_type` is `tensor<2x!llvm.ptr>`.
///
/// # Safety
/// `strs` has `num_elements` readable strings; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrStringGet(
    shaped_type: MlsType,
    num_elements: intptr_t,
    strs: *const MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrStringGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let strs = call.slice(num_elements, strs, "strs")?;
        let texts: Fallible<Vec<_>> = strs
            .iter()
            .map(|one| Ok(sys::string_ref(call.text(*one, "strs")?)))
            .collect();
        let mut texts = texts?;
        require::string_type(shaped_type, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: a static shape, and readable strings that fill it.
        let raw = unsafe {
            sys::mlirDenseElementsAttrStringGet(shaped_type, num_elements, texts.as_mut_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}
