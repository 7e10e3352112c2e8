//! mlir-c/IR.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsBlock, MlsContext, MlsDialect, MlsDialectHandle, MlsDialectRegistry,
    MlsIdentifier, MlsLocation, MlsModule, MlsOpOperand, MlsOperation, MlsRegion, MlsSymbolTable,
    MlsType, MlsTypeID, MlsValue,
};
use crate::boundary::{quick, require};
use crate::depth;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;
use libc::{intptr_t, size_t};

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirContextEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextEqual(
    ctx1: MlsContext,
    ctx2: MlsContext,
    out: *mut bool,
) -> MlsStatus {
    call("mlsContextEqual", |call| {
        call.check_named(ctx1, "ctx1")?;
        call.check_named(ctx2, "ctx2")?;
        let out = call.out(out, "out")?;
        out.put(ctx1.bits == ctx2.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirContextIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextIsNull(context: MlsContext) -> bool {
    context.bits == 0
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirDialectIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectIsNull(dialect: MlsDialect) -> bool {
    dialect.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirDialectEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectEqual(
    dialect1: MlsDialect,
    dialect2: MlsDialect,
    out: *mut bool,
) -> MlsStatus {
    call("mlsDialectEqual", |call| {
        call.check_named(dialect1, "dialect1")?;
        call.check_named(dialect2, "dialect2")?;
        let out = call.out(out, "out")?;
        out.put(dialect1.bits == dialect2.bits);
        Ok(())
    })
}

/// Gives the name of a dialect.
///
/// Upstream: `mlirDialectHandleGetNamespace`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectHandleGetNamespace(
    handle: MlsDialectHandle,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsDialectHandleGetNamespace", |call| {
        let handle = call.get(handle, Access::Free, "handle")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDialectHandleGetNamespace(handle) };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirDialectRegistryIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectRegistryIsNull(registry: MlsDialectRegistry) -> bool {
    registry.bits == 0
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
    quick::get(
        "mlsLocationGetAttribute",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationGetAttribute(location) };
            maker.attribute(raw)
        },
    )
}

/// Gives the location that an attribute is.
///
/// Upstream: `mlirLocationFromAttribute`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attribute`: not a location).
/// Valid: `attribute` is `loc("a.mlir":1:2)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFromAttribute(
    attribute: MlsAttribute,
    out: *mut MlsLocation,
) -> MlsStatus {
    quick::get(
        "mlsLocationFromAttribute",
        (attribute, "attribute"),
        Access::Free,
        out,
        |maker, attribute| {
            require::is(
                attribute,
                sys::mlirAttributeIsALocation,
                "attribute",
                "a location",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFromAttribute(attribute) };
            maker.location(raw)
        },
    )
}

/// Gives a place in a file. The name `-` stands for an empty one.
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
        let out = call.out(out, "out")?;
        let filename = call.text(filename, "filename")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLocationFileLineColGet(context, sys::string_ref(filename), line, col)
        };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives a part of a file, from a place to another one. The name `-` stands for
/// an empty one.
///
/// Upstream: `mlirLocationFileLineColRangeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `filename` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGet(
    context: MlsContext,
    filename: MlsStringRef,
    start_line: u32,
    start_col: u32,
    end_line: u32,
    end_col: u32,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationFileLineColRangeGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let filename = call.text(filename, "filename")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLocationFileLineColRangeGet(
                context,
                sys::string_ref(filename),
                start_line,
                start_col,
                end_line,
                end_col,
            )
        };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives the name of the file that a location is in.
///
/// Upstream: `mlirLocationFileLineColRangeGetFilename`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a place in a file).
/// Valid: `location` is `loc("a.mlir":1:2)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGetFilename(
    location: MlsLocation,
    out: *mut MlsIdentifier,
) -> MlsStatus {
    quick::get(
        "mlsLocationFileLineColRangeGetFilename",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            require::is(
                location,
                sys::mlirLocationIsAFileLineColRange,
                "location",
                "a place in a file",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFileLineColRangeGetFilename(location) };
            maker.identifier(raw)
        },
    )
}

/// Gives the line that a location begins in.
///
/// Upstream: `mlirLocationFileLineColRangeGetStartLine`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a place in a file).
/// Valid: `location` is `loc("a.mlir":1:2)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGetStartLine(
    location: MlsLocation,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsLocationFileLineColRangeGetStartLine",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            require::is(
                location,
                sys::mlirLocationIsAFileLineColRange,
                "location",
                "a place in a file",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFileLineColRangeGetStartLine(location) };
            Ok(raw)
        },
    )
}

/// Gives the column that a location begins at; 0 if it has none.
///
/// Upstream: `mlirLocationFileLineColRangeGetStartColumn`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a place in a file).
/// Valid: `location` is `loc("a.mlir":1:2)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGetStartColumn(
    location: MlsLocation,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsLocationFileLineColRangeGetStartColumn",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            require::is(
                location,
                sys::mlirLocationIsAFileLineColRange,
                "location",
                "a place in a file",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFileLineColRangeGetStartColumn(location) };
            Ok(raw)
        },
    )
}

/// Gives the line that a location ends in, which is that of its beginning if it
/// has no other.
///
/// Upstream: `mlirLocationFileLineColRangeGetEndLine`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a place in a file).
/// Valid: `location` is `loc("a.mlir":1:2)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGetEndLine(
    location: MlsLocation,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsLocationFileLineColRangeGetEndLine",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            require::is(
                location,
                sys::mlirLocationIsAFileLineColRange,
                "location",
                "a place in a file",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFileLineColRangeGetEndLine(location) };
            Ok(raw)
        },
    )
}

/// Gives the column that a location ends at, which is that of its beginning if
/// it has no other.
///
/// Upstream: `mlirLocationFileLineColRangeGetEndColumn`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a place in a file).
/// Valid: `location` is `loc("a.mlir":1:2)`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGetEndColumn(
    location: MlsLocation,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsLocationFileLineColRangeGetEndColumn",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            require::is(
                location,
                sys::mlirLocationIsAFileLineColRange,
                "location",
                "a place in a file",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFileLineColRangeGetEndColumn(location) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class of places in files, for comparison with
/// `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirLocationFileLineColRangeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFileLineColRangeGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsLocationFileLineColRangeGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLocationFileLineColRangeGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether a location is a place in a file, or a part of one.
///
/// Upstream: `mlirLocationIsAFileLineColRange`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationIsAFileLineColRange(
    location: MlsLocation,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsLocationIsAFileLineColRange",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationIsAFileLineColRange(location) };
            Ok(raw)
        },
    )
}

/// Gives the location of a callee inlined at a caller.
///
/// Upstream: `mlirLocationCallSiteGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
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
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLocationCallSiteGet(callee, caller) };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives the location of the callee.
///
/// Upstream: `mlirLocationCallSiteGetCallee`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not the location of a call).
/// Valid: `location` is `loc(callsite("f" at "a.mlir":1:2))`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationCallSiteGetCallee(
    location: MlsLocation,
    out: *mut MlsLocation,
) -> MlsStatus {
    quick::get(
        "mlsLocationCallSiteGetCallee",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            require::is(
                location,
                sys::mlirLocationIsACallSite,
                "location",
                "the location of a call",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationCallSiteGetCallee(location) };
            maker.location(raw)
        },
    )
}

/// Gives the location of the caller.
///
/// Upstream: `mlirLocationCallSiteGetCaller`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not the location of a call).
/// Valid: `location` is `loc(callsite("f" at "a.mlir":1:2))`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationCallSiteGetCaller(
    location: MlsLocation,
    out: *mut MlsLocation,
) -> MlsStatus {
    quick::get(
        "mlsLocationCallSiteGetCaller",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            require::is(
                location,
                sys::mlirLocationIsACallSite,
                "location",
                "the location of a call",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationCallSiteGetCaller(location) };
            maker.location(raw)
        },
    )
}

/// Gives the number of the class of locations of calls, for comparison with
/// `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirLocationCallSiteGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationCallSiteGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsLocationCallSiteGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLocationCallSiteGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether a location is that of a callee inlined at a caller.
///
/// Upstream: `mlirLocationIsACallSite`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationIsACallSite(
    location: MlsLocation,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsLocationIsACallSite",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationIsACallSite(location) };
            Ok(raw)
        },
    )
}

/// Gives a location that stands for several, with metadata if `metadata` is not
/// null. The result is another kind of location where that says the same: the
/// only one, if there is one and no metadata, or the unknown one, if there is
/// none.
///
/// Upstream: `mlirLocationFusedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
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
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirLocationFusedGet(context, n_locations, locations.as_ptr(), metadata)
        };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives the number of locations that a fused one stands for.
///
/// Upstream: `mlirLocationFusedGetNumLocations`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a fused location).
/// Valid: `location` is `loc(fused<7 : i32>["f", "g"])`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFusedGetNumLocations(
    location: MlsLocation,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsLocationFusedGetNumLocations",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            require::is(
                location,
                sys::mlirLocationIsAFused,
                "location",
                "a fused location",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFusedGetNumLocations(location) };
            Ok(raw)
        },
    )
}

/// Gives the metadata of a fused location; null if it has none.
///
/// Upstream: `mlirLocationFusedGetMetadata`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a fused location).
/// Valid: `location` is `loc(fused<7 : i32>["f", "g"])`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFusedGetMetadata(
    location: MlsLocation,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsLocationFusedGetMetadata",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            require::is(
                location,
                sys::mlirLocationIsAFused,
                "location",
                "a fused location",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationFusedGetMetadata(location) };
            maker.attribute(raw)
        },
    )
}

/// Gives the number of the class of fused locations, for comparison with
/// `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirLocationFusedGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFusedGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsLocationFusedGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLocationFusedGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether a location stands for several.
///
/// Upstream: `mlirLocationIsAFused`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationIsAFused(location: MlsLocation, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsLocationIsAFused",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationIsAFused(location) };
            Ok(raw)
        },
    )
}

/// Gives a named location, around `childLoc` unless that is null; then, around
/// the unknown one.
///
/// Upstream: `mlirLocationNameGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
/// Null: `child_loc`.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationNameGet(
    context: MlsContext,
    name: MlsStringRef,
    child_loc: MlsLocation,
    out: *mut MlsLocation,
) -> MlsStatus {
    call("mlsLocationNameGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let child_loc = call.get_or_null(child_loc, Access::Free, "child_loc")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLocationNameGet(context, sys::string_ref(name), child_loc) };
        out.put(call.location(raw)?);
        Ok(())
    })
}

/// Gives the name of a location.
///
/// Upstream: `mlirLocationNameGetName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a named location).
/// Valid: `location` is `loc("f"("a.mlir":1:2))`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationNameGetName(
    location: MlsLocation,
    out: *mut MlsIdentifier,
) -> MlsStatus {
    quick::get(
        "mlsLocationNameGetName",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            require::is(
                location,
                sys::mlirLocationIsAName,
                "location",
                "a named location",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationNameGetName(location) };
            maker.identifier(raw)
        },
    )
}

/// Gives the location that a named one is around.
///
/// Upstream: `mlirLocationNameGetChildLoc`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a named location).
/// Valid: `location` is `loc("f"("a.mlir":1:2))`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationNameGetChildLoc(
    location: MlsLocation,
    out: *mut MlsLocation,
) -> MlsStatus {
    quick::get(
        "mlsLocationNameGetChildLoc",
        (location, "location"),
        Access::Free,
        out,
        |maker, location| {
            require::is(
                location,
                sys::mlirLocationIsAName,
                "location",
                "a named location",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationNameGetChildLoc(location) };
            maker.location(raw)
        },
    )
}

/// Gives the number of the class of named locations, for comparison with
/// `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirLocationNameGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationNameGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsLocationNameGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirLocationNameGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether a location has a name.
///
/// Upstream: `mlirLocationIsAName`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationIsAName(location: MlsLocation, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsLocationIsAName",
        (location, "location"),
        Access::Free,
        out,
        |_, location| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationIsAName(location) };
            Ok(raw)
        },
    )
}

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
    quick::get(
        "mlsLocationUnknownGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirLocationUnknownGet(context) };
            maker.location(raw)
        },
    )
}

/// Gives the context of a location.
///
/// Upstream: `mlirLocationGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
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

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirLocationIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsLocationIsNull(location: MlsLocation) -> bool {
    location.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirLocationEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationEqual(
    l1: MlsLocation,
    l2: MlsLocation,
    out: *mut bool,
) -> MlsStatus {
    call("mlsLocationEqual", |call| {
        call.check_named(l1, "l1")?;
        call.check_named(l2, "l2")?;
        let out = call.out(out, "out")?;
        out.put(l1.bits == l2.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirModuleIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsModuleIsNull(module: MlsModule) -> bool {
    module.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirModuleEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleEqual(
    lhs: MlsModule,
    rhs: MlsModule,
    out: *mut bool,
) -> MlsStatus {
    call("mlsModuleEqual", |call| {
        call.check_named(lhs, "lhs")?;
        call.check_named(rhs, "rhs")?;
        let out = call.out(out, "out")?;
        out.put(lhs.bits == rhs.bits);
        Ok(())
    })
}

/// Gives a number for hash tables: equal for equal handles, in this process.
///
/// Upstream: `mlirModuleHashValue`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleHashValue(module: MlsModule, out: *mut size_t) -> MlsStatus {
    call("mlsModuleHashValue", |call| {
        call.check_named(module, "module")?;
        let out = call.out(out, "out")?;
        out.put(require::hash(module.bits));
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirOperationIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationIsNull(op: MlsOperation) -> bool {
    op.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirOperationEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationEqual(
    op: MlsOperation,
    other: MlsOperation,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationEqual", |call| {
        call.check_named(op, "op")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(op.bits == other.bits);
        Ok(())
    })
}

/// Gives a number for hash tables: equal for equal handles, in this process.
///
/// Upstream: `mlirOperationHashValue`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationHashValue(op: MlsOperation, out: *mut size_t) -> MlsStatus {
    call("mlsOperationHashValue", |call| {
        call.check_named(op, "op")?;
        let out = call.out(out, "out")?;
        out.put(require::hash(op.bits));
        Ok(())
    })
}

/// Gives the number of the class of an operation; null if its dialect is not
/// loaded.
///
/// Upstream: `mlirOperationGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationGetTypeID(op: MlsOperation, out: *mut MlsTypeID) -> MlsStatus {
    call("mlsOperationGetTypeID", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOperationGetTypeID(op) };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirRegionIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionIsNull(region: MlsRegion) -> bool {
    region.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirRegionEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRegionEqual(
    region: MlsRegion,
    other: MlsRegion,
    out: *mut bool,
) -> MlsStatus {
    call("mlsRegionEqual", |call| {
        call.check_named(region, "region")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(region.bits == other.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirBlockIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockIsNull(block: MlsBlock) -> bool {
    block.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirBlockEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockEqual(
    block: MlsBlock,
    other: MlsBlock,
    out: *mut bool,
) -> MlsStatus {
    call("mlsBlockEqual", |call| {
        call.check_named(block, "block")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(block.bits == other.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirValueIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsValueIsNull(value: MlsValue) -> bool {
    value.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirValueEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueEqual(
    value1: MlsValue,
    value2: MlsValue,
    out: *mut bool,
) -> MlsStatus {
    call("mlsValueEqual", |call| {
        call.check_named(value1, "value1")?;
        call.check_named(value2, "value2")?;
        let out = call.out(out, "out")?;
        out.put(value1.bits == value2.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirOpOperandIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpOperandIsNull(op_operand: MlsOpOperand) -> bool {
    op_operand.bits == 0
}

/// Gives the context of a type.
///
/// Upstream: `mlirTypeGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
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

/// Gives the number of the class of a type, for comparison with those that
/// `mlsIntegerTypeGetTypeID` and the like give.
///
/// Upstream: `mlirTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeGetTypeID(ty: MlsType, out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTypeGetTypeID", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeGetTypeID(ty) };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the dialect of a type.
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
    quick::get(
        "mlsTypeGetDialect",
        (ty, "ty"),
        Access::Free,
        out,
        |maker, ty| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeGetDialect(ty) };
            maker.dialect(raw)
        },
    )
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirTypeIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeIsNull(ty: MlsType) -> bool {
    ty.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirTypeEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeEqual(t1: MlsType, t2: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsTypeEqual", |call| {
        call.check_named(t1, "t1")?;
        call.check_named(t2, "t2")?;
        let out = call.out(out, "out")?;
        out.put(t1.bits == t2.bits);
        Ok(())
    })
}

/// Prints a type to standard error.
///
/// Upstream: `mlirTypeDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeDump(ty: MlsType) -> MlsStatus {
    call("mlsTypeDump", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        // SAFETY: `ty` is live.
        depth::with_room(|| unsafe { sys::mlirTypeDump(ty) });
        Ok(())
    })
}

/// Gives the context of an attribute.
///
/// Upstream: `mlirAttributeGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetContext(
    attribute: MlsAttribute,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsAttributeGetContext", |call| {
        call.get(attribute, Access::Free, "attribute")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the type of an attribute that has one, else `none`.
///
/// Upstream: `mlirAttributeGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetType(
    attribute: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    quick::get(
        "mlsAttributeGetType",
        (attribute, "attribute"),
        Access::Free,
        out,
        |maker, attribute| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeGetType(attribute) };
            maker.ty(raw)
        },
    )
}

/// Gives the number of the class of an attribute, for comparison with those
/// that `mlsIntegerAttrGetTypeID` and the like give.
///
/// Upstream: `mlirAttributeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetTypeID(
    attribute: MlsAttribute,
    out: *mut MlsTypeID,
) -> MlsStatus {
    call("mlsAttributeGetTypeID", |call| {
        let attribute = call.get(attribute, Access::Free, "attribute")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAttributeGetTypeID(attribute) };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the dialect of an attribute.
///
/// Upstream: `mlirAttributeGetDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetDialect(
    attribute: MlsAttribute,
    out: *mut MlsDialect,
) -> MlsStatus {
    quick::get(
        "mlsAttributeGetDialect",
        (attribute, "attribute"),
        Access::Free,
        out,
        |maker, attribute| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeGetDialect(attribute) };
            maker.dialect(raw)
        },
    )
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirAttributeIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsAttributeIsNull(attr: MlsAttribute) -> bool {
    attr.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirAttributeEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeEqual(
    a1: MlsAttribute,
    a2: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeEqual", |call| {
        call.check_named(a1, "a1")?;
        call.check_named(a2, "a2")?;
        let out = call.out(out, "out")?;
        out.put(a1.bits == a2.bits);
        Ok(())
    })
}

/// Prints an attribute to standard error.
///
/// Upstream: `mlirAttributeDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAttributeDump(attr: MlsAttribute) -> MlsStatus {
    call("mlsAttributeDump", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        // SAFETY: `attr` is live.
        depth::with_room(|| unsafe { sys::mlirAttributeDump(attr) });
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
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIdentifierGet(
    context: MlsContext,
    str: MlsStringRef,
    out: *mut MlsIdentifier,
) -> MlsStatus {
    call("mlsIdentifierGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIdentifierGet(context, sys::string_ref(str)) };
        out.put(call.identifier(raw)?);
        Ok(())
    })
}

/// Gives the context of an identifier.
///
/// Upstream: `mlirIdentifierGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
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

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirIdentifierEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIdentifierEqual(
    ident: MlsIdentifier,
    other: MlsIdentifier,
    out: *mut bool,
) -> MlsStatus {
    call("mlsIdentifierEqual", |call| {
        call.check_named(ident, "ident")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(ident.bits == other.bits);
        Ok(())
    })
}

/// Gives the text of an identifier.
///
/// Upstream: `mlirIdentifierStr`.
/// Ownership: the text belongs to the context.
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
    quick::get(
        "mlsIdentifierStr",
        (ident, "ident"),
        Access::Free,
        out,
        |_, ident| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIdentifierStr(ident) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirSymbolTableIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableIsNull(symbol_table: MlsSymbolTable) -> bool {
    symbol_table.bits == 0
}
