//! Types and attributes from texts (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsContext, MlsType};
use crate::boundary::text::Terminated;
use crate::depth;
use crate::error::failed;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};

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
        let height = depth::check(text, "text")?;
        call.set_height(height)?;
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

/// Parses an attribute.
///
/// Upstream: `mlirAttributeParseGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a long call on another thread uses the context: it
///   may load a dialect.
/// Errors: PARSE_ERROR with diagnostics.
///
/// # Safety
/// `text` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeParseGet(
    context: MlsContext,
    text: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsAttributeParseGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let text = call.text(text, "text")?;
        let out = call.out(out, "out")?;
        call.check_loading("context")?;
        let height = depth::check(text, "text")?;
        call.set_height(height)?;
        let text = Terminated::to_parse(text, "an attribute")?;
        // SAFETY: the context is live, the text is readable.
        let raw = depth::with_room(|| unsafe {
            sys::mlirAttributeParseGet(context, sys::string_ref(&text))
        });
        if raw.is_null() {
            return failed(
                status::MLS_STATUS_PARSE_ERROR,
                "the text is not an attribute",
            );
        }
        out.put(call.attribute(raw)?);
        Ok(())
    })
}
