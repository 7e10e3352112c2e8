//! Locations and identifiers (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsContext, MlsIdentifier, MlsLocation};
use crate::error::bad;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys;
use libc::intptr_t;

/// Gives the unknown location.
///
/// Upstream: `mlirLocationUnknownGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationUnknownGet(
    context: MlsContext,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationUnknownGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        out.put(call.location(unsafe { sys::mlirLocationUnknownGet(context) })?);
        Ok(())
    })
}

/// Gives a place in a file.
///
/// Upstream: `mlirLocationFileLineColGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `filename` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColGet(
    context: MlsContext,
    filename: MlsStringRef,
    line: u32,
    col: u32,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationFileLineColGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let filename = call.text(filename, "filename")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live, the name is copied.
        let raw = unsafe {
            sys::mlirLocationFileLineColGet(context, sys::string_ref(filename), line, col)
        };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives a location of a callee inlined at a caller.
///
/// Upstream: `mlirLocationCallSiteGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationCallSiteGet(
    callee: MlsLocation,
    caller: MlsLocation,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationCallSiteGet", |call| {
        let callee = call.get(callee, Access::Free, "callee")?;
        let caller = call.get(caller, Access::Free, "caller")?;
        let out = call.out(out, "out")?;
        // SAFETY: both are live.
        out.put(call.location(unsafe { sys::mlirLocationCallSiteGet(callee, caller) })?);
        Ok(())
    })
}

/// Gives a location that stands for several, with metadata if `metadata` is not
/// null.
///
/// Upstream: `mlirLocationFusedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Null: `metadata`.
///
/// # Safety
/// `locations` is readable for `n_locations` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFusedGet(
    context: MlsContext,
    n_locations: intptr_t,
    locations: *const MlsLocation,
    metadata: MlsAttribute,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationFusedGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let locations = call.get_all(n_locations, locations, Access::Free, "locations")?;
        let metadata = call.get_or_null(metadata, Access::Free, "metadata")?;
        let out = call.out(out, "out")?;
        // SAFETY: all parts are live.
        let raw = unsafe {
            sys::mlirLocationFusedGet(context, n_locations, locations.as_ptr(), metadata)
        };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives a named location, around `child` unless that is null.
///
/// Upstream: `mlirLocationNameGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Null: `child`.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationNameGet(
    context: MlsContext,
    name: MlsStringRef,
    child: MlsLocation,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationNameGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let child = call.get_or_null(child, Access::Free, "child")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        // SAFETY: all parts are live, the name is copied.
        let raw = unsafe { sys::mlirLocationNameGet(context, sys::string_ref(name), child) };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives the location that an attribute is.
///
/// Upstream: `mlirLocationFromAttribute`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a location).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFromAttribute(
    attr: MlsAttribute,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationFromAttribute", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        // SAFETY: a live attribute.
        if !unsafe { sys::mlirAttributeIsALocation(attr) } {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "attr",
                "the attribute is not a location",
            );
        }
        // SAFETY: a location attribute.
        out.put(call.location(unsafe { sys::mlirLocationFromAttribute(attr) })?);
        Ok(())
    })
}

/// Gives a location as an attribute.
///
/// Upstream: `mlirLocationGetAttribute`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationGetAttribute(
    location: MlsLocation,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLocationGetAttribute", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        // SAFETY: `location` is live.
        out.put(call.attribute(unsafe { sys::mlirLocationGetAttribute(location) })?);
        Ok(())
    })
}

/// Gives the context of a location.
///
/// Upstream: `mlirLocationGetContext`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationGetContext(
    location: MlsLocation,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsLocationGetContext", |call| {
        call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the identifier with this text.
///
/// Upstream: `mlirIdentifierGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `text` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIdentifierGet(
    context: MlsContext,
    text: MlsStringRef,
    out: *mut MlsIdentifier,
) -> MlsStatus {
    call("mlsIdentifierGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let text = call.text(text, "text")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live, the text is copied.
        out.put(
            call.identifier(unsafe { sys::mlirIdentifierGet(context, sys::string_ref(text)) })?,
        );
        Ok(())
    })
}

/// Gives the text of an identifier.
///
/// Upstream: `mlirIdentifierStr`.
/// Ownership: the text belongs to the context.
/// Valid until: the context is destroyed.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIdentifierStr(
    ident: MlsIdentifier,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsIdentifierStr", |call| {
        let ident = call.get(ident, Access::Free, "ident")?;
        let out = call.out(out, "out")?;
        // SAFETY: `ident` is live.
        let text = unsafe { sys::mlirIdentifierStr(ident) };
        // SAFETY: the text lives as long as the context.
        out.put(MlsStringRef::view(unsafe { sys::bytes(text) }));
        Ok(())
    })
}

/// Gives the context of an identifier.
///
/// Upstream: `mlirIdentifierGetContext`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIdentifierGetContext(
    ident: MlsIdentifier,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsIdentifierGetContext", |call| {
        call.get(ident, Access::Free, "ident")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}
