//! mlir-c/BuiltinAttributes.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAffineMap, MlsAttribute, MlsContext, MlsIntegerSet, MlsLocation, MlsType, MlsTypeID,
};
use crate::boundary::{arguments, quick, require, resource};
use crate::status::MlsStatus;
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::{c_char, intptr_t};

/// Tells whether `attr` is a location.
///
/// Upstream: `mlirAttributeIsALocation`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsALocation(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsALocation",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsALocation(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is an affine map attribute.
///
/// Upstream: `mlirAttributeIsAAffineMap`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAAffineMap(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAAffineMap",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAAffineMap(attr) };
            Ok(raw)
        },
    )
}

/// Gives the attribute of an affine map.
///
/// Upstream: `mlirAffineMapAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGet(
    map: MlsAffineMap,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsAffineMapAttrGet", |call| {
        let map = call.get(map, Access::Free, "map")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGet(map) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `AffineMap`, like
/// `builtin.integer`.
///
/// Upstream: `mlirAffineMapAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsAffineMapAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the affine map of an attribute.
///
/// Upstream: `mlirAffineMapAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an affine map attribute).
/// Valid: `attr` is `affine_map<(d0) -> (d0)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsAffineMapAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAAffineMap,
                "attr",
                "an affine map attribute",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAffineMapAttrGetValue(attr) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the number of the class `AffineMap`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirAffineMapAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAffineMapAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsAffineMapAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAffineMapAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is an array.
///
/// Upstream: `mlirAttributeIsAArray`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAArray(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAArray",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAArray(attr) };
            Ok(raw)
        },
    )
}

/// Gives an array attribute.
///
/// Upstream: `mlirArrayAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGet(
    context: MlsContext,
    num_elements: intptr_t,
    elements: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsArrayAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let elements = call.get_all(num_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirArrayAttrGet(context, num_elements, elements.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Array`, like
/// `builtin.integer`.
///
/// Upstream: `mlirArrayAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsArrayAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirArrayAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of elements of an array attribute.
///
/// Upstream: `mlirArrayAttrGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an array).
/// Valid: `attr` is `[7, 8]`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetNumElements(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsArrayAttrGetNumElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(attr, sys::mlirAttributeIsAArray, "attr", "an array")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirArrayAttrGetNumElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of an array attribute.
///
/// Upstream: `mlirArrayAttrGetElement`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an array); OUT_OF_RANGE (`pos`).
/// Valid: `attr` is `[7, 8]`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsArrayAttrGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(attr, sys::mlirAttributeIsAArray, "attr", "an array")?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirArrayAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirArrayAttrGetElement(attr, pos) };
            maker.attribute(raw)
        },
    )
}

/// Gives all that `mlsArrayAttrGetElement` gives, one after the other. Writes
/// as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an array).
/// Null: `elements`.
/// Valid: `attr` is `[7, 8]`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsArrayAttrCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(attr, sys::mlirAttributeIsAArray, "attr", "an array")?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirArrayAttrGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirArrayAttrGetElement(attr, pos) };
            call.attribute(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the number of the class `Array`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirArrayAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsArrayAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsArrayAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirArrayAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a dictionary.
///
/// Upstream: `mlirAttributeIsADictionary`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADictionary(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADictionary",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADictionary(attr) };
            Ok(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Dictionary`, like
/// `builtin.integer`.
///
/// Upstream: `mlirDictionaryAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsDictionaryAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDictionaryAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of elements of a dictionary attribute.
///
/// Upstream: `mlirDictionaryAttrGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
/// Valid: `attr` is `{a = 7}`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetNumElements(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsDictionaryAttrGetNumElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADictionary,
                "attr",
                "a dictionary",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDictionaryAttrGetNumElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives the element with this name; null if there is none.
///
/// Upstream: `mlirDictionaryAttrGetElementByName`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
/// Valid: `attr` is `{a = 7}`.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetElementByName(
    attr: MlsAttribute,
    name: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDictionaryAttrGetElementByName", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        require::is(
            attr,
            sys::mlirAttributeIsADictionary,
            "attr",
            "a dictionary",
        )?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDictionaryAttrGetElementByName(attr, sys::string_ref(name)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the number of the class `Dictionary`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirDictionaryAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDictionaryAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsDictionaryAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDictionaryAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a floating point number.
///
/// Upstream: `mlirAttributeIsAFloat`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAFloat(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAFloat",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAFloat(attr) };
            Ok(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Float`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFloatAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFloatAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives a floating point attribute; the value is rounded to the type.
///
/// Upstream: `mlirFloatAttrDoubleGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: not a floating point type); OUT_OF_RANGE
///   (`value`: the type has nothing near it); TOO_DEEP.
/// Valid: `ty` is `f32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrDoubleGet(
    context: MlsContext,
    ty: MlsType,
    value: f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsFloatAttrDoubleGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        require::is(ty, sys::mlirTypeIsAFloat, "ty", "a floating point type")?;
        require::float_value(value, ty, "value")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatAttrDoubleGet(context, ty, value) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a floating point attribute; the value is rounded to the type.
/// Diagnostics are at `location`.
///
/// Upstream: `mlirFloatAttrDoubleGetChecked`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`value`: the type has nothing near it); TOO_DEEP;
///   BAD_ARGUMENT with diagnostics.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrDoubleGetChecked(
    location: MlsLocation,
    ty: MlsType,
    value: f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsFloatAttrDoubleGetChecked", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        require::float_value(value, ty, "value")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatAttrDoubleGetChecked(location, ty, value) };
        require::made(raw)?;
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the value of a floating point attribute, rounded to a double.
///
/// Upstream: `mlirFloatAttrGetValueDouble`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a floating point number).
/// Valid: `attr` is `1.0 : f32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrGetValueDouble(
    attr: MlsAttribute,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsFloatAttrGetValueDouble",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAFloat,
                "attr",
                "a floating point number",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFloatAttrGetValueDouble(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `Float`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirFloatAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFloatAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsFloatAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFloatAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is an integer.
///
/// Upstream: `mlirAttributeIsAInteger`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAInteger(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAInteger",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAInteger(attr) };
            Ok(raw)
        },
    )
}

/// Gives an integer attribute of an integer or index type.
///
/// Upstream: `mlirIntegerAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ty`: neither integer nor index); OUT_OF_RANGE
///   (`value`: the type does not hold it); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGet(
    ty: MlsType,
    value: i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsIntegerAttrGet", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        require::integer_value(value, ty, "value")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerAttrGet(ty, value) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Integer`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIntegerAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIntegerAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the value of a signless or index integer attribute, sign-extended.
///
/// Upstream: `mlirIntegerAttrGetValueInt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of
///   another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).
/// Valid: `attr` is `7 : i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetValueInt(attr: MlsAttribute, out: *mut i64) -> MlsStatus {
    quick::get(
        "mlsIntegerAttrGetValueInt",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(attr, sys::mlirAttributeIsAInteger, "attr", "an integer")?;
            require::integer_read(attr, require::SIGNLESS, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerAttrGetValueInt(attr) };
            Ok(raw)
        },
    )
}

/// Gives the value of a signed integer attribute.
///
/// Upstream: `mlirIntegerAttrGetValueSInt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of
///   another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).
/// Valid: `attr` is `7 : si32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetValueSInt(
    attr: MlsAttribute,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsIntegerAttrGetValueSInt",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(attr, sys::mlirAttributeIsAInteger, "attr", "an integer")?;
            require::integer_read(attr, require::SIGNED, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerAttrGetValueSInt(attr) };
            Ok(raw)
        },
    )
}

/// Gives the value of an unsigned integer attribute.
///
/// Upstream: `mlirIntegerAttrGetValueUInt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of
///   another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).
/// Valid: `attr` is `7 : ui32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetValueUInt(
    attr: MlsAttribute,
    out: *mut u64,
) -> MlsStatus {
    quick::get(
        "mlsIntegerAttrGetValueUInt",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(attr, sys::mlirAttributeIsAInteger, "attr", "an integer")?;
            require::integer_read(attr, require::UNSIGNED, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerAttrGetValueUInt(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `Integer`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirIntegerAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsIntegerAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a boolean.
///
/// Upstream: `mlirAttributeIsABool`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsABool(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsABool",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsABool(attr) };
            Ok(raw)
        },
    )
}

/// Gives the value of a boolean attribute.
///
/// Upstream: `mlirBoolAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a boolean).
/// Valid: `attr` is `true`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBoolAttrGetValue(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsBoolAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(attr, sys::mlirAttributeIsABool, "attr", "a boolean")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirBoolAttrGetValue(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is an integer set attribute.
///
/// Upstream: `mlirAttributeIsAIntegerSet`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAIntegerSet(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAIntegerSet",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAIntegerSet(attr) };
            Ok(raw)
        },
    )
}

/// Gives the attribute of an integer set.
///
/// Upstream: `mlirIntegerSetAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGet(
    set: MlsIntegerSet,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsIntegerSetAttrGet", |call| {
        let set = call.get(set, Access::Free, "set")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGet(set) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `IntegerSet`, like
/// `builtin.integer`.
///
/// Upstream: `mlirIntegerSetAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsIntegerSetAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the integer set of an attribute.
///
/// Upstream: `mlirIntegerSetAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an integer set attribute).
/// Valid: `attr` is `affine_set<(d0) : (d0 >= 0)>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsIntegerSet,
) -> MlsStatus {
    quick::get(
        "mlsIntegerSetAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAIntegerSet,
                "attr",
                "an integer set attribute",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirIntegerSetAttrGetValue(attr) };
            maker.integer_set(raw)
        },
    )
}

/// Gives the number of the class `IntegerSet`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirIntegerSetAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIntegerSetAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsIntegerSetAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirIntegerSetAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is an opaque attribute: one of a dialect that is not
/// registered.
///
/// Upstream: `mlirAttributeIsAOpaque`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAOpaque(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAOpaque",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAOpaque(attr) };
            Ok(raw)
        },
    )
}

/// Gives the opaque attribute of a dialect, by the bytes of its text without
/// the dialect.
///
/// Upstream: `mlirOpaqueAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`dialect_namespace`: not a name); DIALECT_NOT_LOADED
///   (`dialect_namespace`: the context does not allow unregistered dialects);
///   TOO_DEEP.
///
/// # Safety
/// `dialect_namespace` is a readable string; `data` is readable for
/// `data_length` elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGet(
    context: MlsContext,
    dialect_namespace: MlsStringRef,
    data_length: intptr_t,
    data: *const c_char,
    ty: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsOpaqueAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let dialect_namespace = call.text(dialect_namespace, "dialect_namespace")?;
        let data = call.slice(data_length, data, "data")?;
        require::dialect_name(dialect_namespace, "dialect_namespace")?;
        require::unregistered(dialect_namespace, context, "dialect_namespace")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirOpaqueAttrGet(
                context,
                sys::string_ref(dialect_namespace),
                data_length,
                data.as_ptr(),
                ty,
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Opaque`, like
/// `builtin.integer`.
///
/// Upstream: `mlirOpaqueAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsOpaqueAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOpaqueAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the name of the dialect of an opaque attribute.
///
/// Upstream: `mlirOpaqueAttrGetDialectNamespace`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an opaque attribute).
/// Valid: `attr` is `#none_such<"x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGetDialectNamespace(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsOpaqueAttrGetDialectNamespace",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAOpaque,
                "attr",
                "an opaque attribute",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirOpaqueAttrGetDialectNamespace(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the text of an opaque attribute, without the dialect.
///
/// Upstream: `mlirOpaqueAttrGetData`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an opaque attribute).
/// Valid: `attr` is `#none_such<"x">`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGetData(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsOpaqueAttrGetData",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAOpaque,
                "attr",
                "an opaque attribute",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirOpaqueAttrGetData(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the number of the class `Opaque`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirOpaqueAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpaqueAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsOpaqueAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOpaqueAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a string.
///
/// Upstream: `mlirAttributeIsAString`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAString(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAString",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAString(attr) };
            Ok(raw)
        },
    )
}

/// Gives a string attribute. The text is copied.
///
/// Upstream: `mlirStringAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGet(
    context: MlsContext,
    str: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsStringAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStringAttrGet(context, sys::string_ref(str)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `String`, like
/// `builtin.integer`.
///
/// Upstream: `mlirStringAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsStringAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStringAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives a string attribute that has a type. The text is copied.
///
/// Upstream: `mlirStringAttrTypedGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `str` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrTypedGet(
    ty: MlsType,
    str: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsStringAttrTypedGet", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        let str = call.text(str, "str")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStringAttrTypedGet(ty, sys::string_ref(str)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the text of a string attribute.
///
/// Upstream: `mlirStringAttrGetValue`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a string).
/// Valid: `attr` is `"text"`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsStringAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(attr, sys::mlirAttributeIsAString, "attr", "a string")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirStringAttrGetValue(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the number of the class `String`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirStringAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsStringAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStringAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a symbol reference.
///
/// Upstream: `mlirAttributeIsASymbolRef`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsASymbolRef(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsASymbolRef",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsASymbolRef(attr) };
            Ok(raw)
        },
    )
}

/// Gives a reference to a symbol inside of symbols: `symbol` is the outermost,
/// `references` name those inside, from the outside in.
///
/// Upstream: `mlirSymbolRefAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`references`: not a symbol reference without nesting);
///   TOO_DEEP.
/// Valid: `references` is `@a`.
///
/// # Safety
/// `symbol` is a readable string; `references` is readable for `num_references`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGet(
    context: MlsContext,
    symbol: MlsStringRef,
    num_references: intptr_t,
    references: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSymbolRefAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let references = call.get_all(num_references, references, Access::Free, "references")?;
        let out = call.out(out, "out")?;
        let symbol = call.text(symbol, "symbol")?;
        require::all_are(
            &references,
            sys::mlirAttributeIsAFlatSymbolRef,
            "references",
            "a symbol reference without nesting",
        )?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirSymbolRefAttrGet(
                context,
                sys::string_ref(symbol),
                num_references,
                references.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `SymbolRef`, like
/// `builtin.integer`.
///
/// Upstream: `mlirSymbolRefAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsSymbolRefAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSymbolRefAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the text of the outermost part of a symbol reference.
///
/// Upstream: `mlirSymbolRefAttrGetRootReference`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
/// Valid: `attr` is `@a::@b`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetRootReference(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsSymbolRefAttrGetRootReference",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASymbolRef,
                "attr",
                "a symbol reference",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSymbolRefAttrGetRootReference(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the text of the innermost part of a symbol reference.
///
/// Upstream: `mlirSymbolRefAttrGetLeafReference`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
/// Valid: `attr` is `@a::@b`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetLeafReference(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsSymbolRefAttrGetLeafReference",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASymbolRef,
                "attr",
                "a symbol reference",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSymbolRefAttrGetLeafReference(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives the number of parts of a symbol reference after the outermost.
///
/// Upstream: `mlirSymbolRefAttrGetNumNestedReferences`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
/// Valid: `attr` is `@a::@b`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetNumNestedReferences(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsSymbolRefAttrGetNumNestedReferences",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASymbolRef,
                "attr",
                "a symbol reference",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSymbolRefAttrGetNumNestedReferences(attr) };
            Ok(raw)
        },
    )
}

/// Gives part number `pos` of a symbol reference, after the outermost.
///
/// Upstream: `mlirSymbolRefAttrGetNestedReference`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a symbol reference); OUT_OF_RANGE (`pos`).
/// Valid: `attr` is `@a::@b`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetNestedReference(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsSymbolRefAttrGetNestedReference",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASymbolRef,
                "attr",
                "a symbol reference",
            )?;
            // SAFETY: `attr` was checked above.
            let count =
                require::count(unsafe { sys::mlirSymbolRefAttrGetNumNestedReferences(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSymbolRefAttrGetNestedReference(attr, pos) };
            maker.attribute(raw)
        },
    )
}

/// Gives all that `mlsSymbolRefAttrGetNestedReference` gives, one after the
/// other. Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
/// Null: `elements`.
/// Valid: `attr` is `@a::@b`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrCopyNestedReferences(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsSymbolRefAttrCopyNestedReferences", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsASymbolRef,
            "attr",
            "a symbol reference",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirSymbolRefAttrGetNumNestedReferences(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirSymbolRefAttrGetNestedReference(attr, pos) };
            call.attribute(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the number of the class `SymbolRef`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirSymbolRefAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolRefAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsSymbolRefAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSymbolRefAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives a new attribute around `referenced_attr`, which is like no other one.
///
/// Upstream: `mlirDisctinctAttrCreate`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDisctinctAttrCreate(
    referenced_attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDisctinctAttrCreate", |call| {
        let referenced_attr = call.get(referenced_attr, Access::Free, "referenced_attr")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDisctinctAttrCreate(referenced_attr) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a symbol reference without nesting.
///
/// Upstream: `mlirAttributeIsAFlatSymbolRef`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAFlatSymbolRef(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAFlatSymbolRef",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAFlatSymbolRef(attr) };
            Ok(raw)
        },
    )
}

/// Gives a reference to the symbol `symbol`.
///
/// Upstream: `mlirFlatSymbolRefAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `symbol` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFlatSymbolRefAttrGet(
    context: MlsContext,
    symbol: MlsStringRef,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsFlatSymbolRefAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let symbol = call.text(symbol, "symbol")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFlatSymbolRefAttrGet(context, sys::string_ref(symbol)) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `FlatSymbolRef`, like
/// `builtin.integer`.
///
/// Upstream: `mlirFlatSymbolRefAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFlatSymbolRefAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsFlatSymbolRefAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirFlatSymbolRefAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the text of a symbol reference without nesting.
///
/// Upstream: `mlirFlatSymbolRefAttrGetValue`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a symbol reference without nesting).
/// Valid: `attr` is `@a`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFlatSymbolRefAttrGetValue(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsFlatSymbolRefAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAFlatSymbolRef,
                "attr",
                "a symbol reference without nesting",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirFlatSymbolRefAttrGetValue(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Tells whether `attr` is a type attribute.
///
/// Upstream: `mlirAttributeIsAType`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAType(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAType",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAType(attr) };
            Ok(raw)
        },
    )
}

/// Gives the attribute that holds a type.
///
/// Upstream: `mlirTypeAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGet(ty: MlsType, out: *mut MlsAttribute) -> MlsStatus {
    call("mlsTypeAttrGet", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeAttrGet(ty) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `Type`, like
/// `builtin.integer`.
///
/// Upstream: `mlirTypeAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsTypeAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the type in a type attribute.
///
/// Upstream: `mlirTypeAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a type attribute).
/// Valid: `attr` is `i32`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGetValue(attr: MlsAttribute, out: *mut MlsType) -> MlsStatus {
    quick::get(
        "mlsTypeAttrGetValue",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(attr, sys::mlirAttributeIsAType, "attr", "a type attribute")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirTypeAttrGetValue(attr) };
            maker.ty(raw)
        },
    )
}

/// Gives the number of the class `Type`, for comparison with `mlsTypeGetTypeID`
/// or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirTypeAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTypeAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is the unit attribute.
///
/// Upstream: `mlirAttributeIsAUnit`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAUnit(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAUnit",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAUnit(attr) };
            Ok(raw)
        },
    )
}

/// Gives the unit attribute.
///
/// Upstream: `mlirUnitAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnitAttrGet(context: MlsContext, out: *mut MlsAttribute) -> MlsStatus {
    quick::get(
        "mlsUnitAttrGet",
        (context, "context"),
        Access::Free,
        out,
        |maker, context| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirUnitAttrGet(context) };
            maker.attribute(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `Unit`, like
/// `builtin.integer`.
///
/// Upstream: `mlirUnitAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnitAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsUnitAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnitAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the number of the class `Unit`, for comparison with `mlsTypeGetTypeID`
/// or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirUnitAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnitAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsUnitAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirUnitAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a constant with elements.
///
/// Upstream: `mlirAttributeIsAElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAElements(attr: MlsAttribute, out: *mut bool) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives the element at an index, which has a number for each size of the
/// shape.
///
/// Upstream: `mlirElementsAttrGetValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with elements); OUT_OF_RANGE
///   (`idxs`: no index of an element); NOT_AVAILABLE (`attr`: a constant that
///   MLIR cannot read like this).
/// Valid: `attr` is `dense<[7, 8]> : tensor<2xi32>`.
///
/// # Safety
/// `idxs` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsElementsAttrGetValue(
    attr: MlsAttribute,
    rank: intptr_t,
    idxs: *const u64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let idxs = call.slice(rank, idxs, "idxs")?;
        require::is(
            attr,
            sys::mlirAttributeIsAElements,
            "attr",
            "a constant with elements",
        )?;
        require::elements_index(idxs, attr, "idxs")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirElementsAttrGetValue(attr, rank, idxs.as_ptr().cast_mut()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Tells whether there is an element at an index: whether it has a number for
/// each size of the shape, and each is below it.
///
/// Upstream: `mlirElementsAttrIsValidIndex`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with elements); BAD_ARGUMENT
///   (`attr`: of a shape without a rank).
/// Valid: `attr` is `dense<[7, 8]> : tensor<2xi32>`.
///
/// # Safety
/// `idxs` is readable for `rank` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsElementsAttrIsValidIndex(
    attr: MlsAttribute,
    rank: intptr_t,
    idxs: *const u64,
    out: *mut bool,
) -> MlsStatus {
    call("mlsElementsAttrIsValidIndex", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let idxs = call.slice(rank, idxs, "idxs")?;
        require::is(
            attr,
            sys::mlirAttributeIsAElements,
            "attr",
            "a constant with elements",
        )?;
        require::elements_ranked(attr, "attr")?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirElementsAttrIsValidIndex(attr, rank, idxs.as_ptr().cast_mut()) };
        out.put(raw);
        Ok(())
    })
}

/// Gives the number of elements of a constant.
///
/// Upstream: `mlirElementsAttrGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with elements); BAD_ARGUMENT
///   (`attr`: of no static shape).
/// Valid: `attr` is `dense<[7, 8]> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsElementsAttrGetNumElements(
    attr: MlsAttribute,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsElementsAttrGetNumElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAElements,
                "attr",
                "a constant with elements",
            )?;
            require::elements_counted(attr, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirElementsAttrGetNumElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `DenseArray`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirDenseArrayAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseArrayAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsDenseArrayAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseArrayAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a dense array of booleans.
///
/// Upstream: `mlirAttributeIsADenseBoolArray`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseBoolArray(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseBoolArray",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseBoolArray(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense array of `i8`.
///
/// Upstream: `mlirAttributeIsADenseI8Array`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseI8Array(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseI8Array",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseI8Array(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense array of `i16`.
///
/// Upstream: `mlirAttributeIsADenseI16Array`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseI16Array(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseI16Array",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseI16Array(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense array of `i32`.
///
/// Upstream: `mlirAttributeIsADenseI32Array`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseI32Array(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseI32Array",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseI32Array(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense array of `i64`.
///
/// Upstream: `mlirAttributeIsADenseI64Array`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseI64Array(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseI64Array",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseI64Array(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense array of `f32`.
///
/// Upstream: `mlirAttributeIsADenseF32Array`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseF32Array(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseF32Array",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseF32Array(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense array of `f64`.
///
/// Upstream: `mlirAttributeIsADenseF64Array`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseF64Array(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseF64Array",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseF64Array(attr) };
            Ok(raw)
        },
    )
}

/// Gives a dense array of booleans: each number that is not 0 stands for true.
///
/// Upstream: `mlirDenseBoolArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseBoolArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseBoolArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseBoolArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense array of `i8`.
///
/// Upstream: `mlirDenseI8ArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI8ArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const i8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseI8ArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseI8ArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense array of `i16`.
///
/// Upstream: `mlirDenseI16ArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI16ArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const i16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseI16ArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseI16ArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense array of `i32`.
///
/// Upstream: `mlirDenseI32ArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI32ArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseI32ArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseI32ArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense array of `i64`.
///
/// Upstream: `mlirDenseI64ArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI64ArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseI64ArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseI64ArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense array of `f32`.
///
/// Upstream: `mlirDenseF32ArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseF32ArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const f32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseF32ArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseF32ArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense array of `f64`.
///
/// Upstream: `mlirDenseF64ArrayGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `values` is readable for `size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseF64ArrayGet(
    context: MlsContext,
    size: intptr_t,
    values: *const f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseF64ArrayGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let values = call.slice(size, values, "values")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseF64ArrayGet(context, size, values.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the number of elements of a dense array.
///
/// Upstream: `mlirDenseArrayGetNumElements`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array).
/// Valid: `attr` is `array<i32: 7, 8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseArrayGetNumElements(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsDenseArrayGetNumElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::dense_array(attr, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseArrayGetNumElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense array of booleans.
///
/// Upstream: `mlirDenseBoolArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of booleans); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<i1: true>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseBoolArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsDenseBoolArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseBoolArray,
                "attr",
                "a dense array of booleans",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseBoolArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseBoolArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of booleans).
/// Null: `elements`.
/// Valid: `attr` is `array<i1: true>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseBoolArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut bool,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseBoolArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseBoolArray,
            "attr",
            "a dense array of booleans",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseBoolArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives element number `pos` of a dense array of `i8`.
///
/// Upstream: `mlirDenseI8ArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i8`); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<i8: 7>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI8ArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i8,
) -> MlsStatus {
    quick::get(
        "mlsDenseI8ArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseI8Array,
                "attr",
                "a dense array of `i8`",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseI8ArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseI8ArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i8`).
/// Null: `elements`.
/// Valid: `attr` is `array<i8: 7>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI8ArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut i8,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseI8ArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseI8Array,
            "attr",
            "a dense array of `i8`",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseI8ArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives element number `pos` of a dense array of `i16`.
///
/// Upstream: `mlirDenseI16ArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i16`); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<i16: 7>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI16ArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i16,
) -> MlsStatus {
    quick::get(
        "mlsDenseI16ArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseI16Array,
                "attr",
                "a dense array of `i16`",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseI16ArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseI16ArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i16`).
/// Null: `elements`.
/// Valid: `attr` is `array<i16: 7>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI16ArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut i16,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseI16ArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseI16Array,
            "attr",
            "a dense array of `i16`",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseI16ArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives element number `pos` of a dense array of `i32`.
///
/// Upstream: `mlirDenseI32ArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i32`); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<i32: 7>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI32ArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsDenseI32ArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseI32Array,
                "attr",
                "a dense array of `i32`",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseI32ArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseI32ArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i32`).
/// Null: `elements`.
/// Valid: `attr` is `array<i32: 7>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI32ArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut i32,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseI32ArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseI32Array,
            "attr",
            "a dense array of `i32`",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseI32ArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives element number `pos` of a dense array of `i64`.
///
/// Upstream: `mlirDenseI64ArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i64`); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<i64: 7>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI64ArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsDenseI64ArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseI64Array,
                "attr",
                "a dense array of `i64`",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseI64ArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseI64ArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i64`).
/// Null: `elements`.
/// Valid: `attr` is `array<i64: 7>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseI64ArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut i64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseI64ArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseI64Array,
            "attr",
            "a dense array of `i64`",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseI64ArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives element number `pos` of a dense array of `f32`.
///
/// Upstream: `mlirDenseF32ArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f32`); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<f32: 7.0>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseF32ArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut f32,
) -> MlsStatus {
    quick::get(
        "mlsDenseF32ArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseF32Array,
                "attr",
                "a dense array of `f32`",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseF32ArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseF32ArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f32`).
/// Null: `elements`.
/// Valid: `attr` is `array<f32: 7.0>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseF32ArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut f32,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseF32ArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseF32Array,
            "attr",
            "a dense array of `f32`",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseF32ArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives element number `pos` of a dense array of `f64`.
///
/// Upstream: `mlirDenseF64ArrayGetElement`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f64`); OUT_OF_RANGE
///   (`pos`).
/// Valid: `attr` is `array<f64: 7.0>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseF64ArrayGetElement(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsDenseF64ArrayGetElement",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseF64Array,
                "attr",
                "a dense array of `f64`",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseF64ArrayGetElement(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsDenseF64ArrayGetElement` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f64`).
/// Null: `elements`.
/// Valid: `attr` is `array<f64: 7.0>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseF64ArrayCopyElements(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut f64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsDenseF64ArrayCopyElements", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseF64Array,
            "attr",
            "a dense array of `f64`",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirDenseArrayGetNumElements(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirDenseF64ArrayGetElement(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Tells whether `attr` is a dense constant.
///
/// Upstream: `mlirAttributeIsADenseElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseElements(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense constant of integers or `index`.
///
/// Upstream: `mlirAttributeIsADenseIntElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseIntElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseIntElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseIntElements(attr) };
            Ok(raw)
        },
    )
}

/// Tells whether `attr` is a dense constant of floating point numbers.
///
/// Upstream: `mlirAttributeIsADenseFPElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseFPElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseFPElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseFPElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of the class `DenseIntOrFPElements`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirDenseIntOrFPElementsAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseIntOrFPElementsAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsDenseIntOrFPElementsAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseIntOrFPElementsAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives a dense constant from its elements: as many as the shape has, or one
/// for all. Each is an integer or floating point attribute of the element type.
///
/// Upstream: `mlirDenseElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of integers, index or
///   floats); OUT_OF_RANGE (`num_elements`: neither 1 nor as many as
///   `shaped_type` has); BAD_ARGUMENT (`elements`: of another type); TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGet(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let elements = call.get_all(num_elements, elements, Access::Free, "elements")?;
        let out = call.out(out, "out")?;
        require::dense_numbers(shaped_type, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        require::elements_of(&elements, shaped_type, "elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirDenseElementsAttrGet(shaped_type, num_elements, elements.as_ptr()) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant with one value for all elements: an integer or
/// floating point attribute of the element type.
///
/// Upstream: `mlirDenseElementsAttrSplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of integers, index or
///   floats); BAD_ARGUMENT (`element`: of another type); TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrSplatGet(
    shaped_type: MlsType,
    element: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrSplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let element = call.get(element, Access::Free, "element")?;
        let out = call.out(out, "out")?;
        require::dense_numbers(shaped_type, "shaped_type")?;
        require::element_of(element, shaped_type, "element")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrSplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 1 bit each, with one value for all
/// elements.
///
/// Upstream: `mlirDenseElementsAttrBoolSplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrBoolSplatGet(
    shaped_type: MlsType,
    element: MlsBool,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrBoolSplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::BOOL, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrBoolSplatGet(shaped_type, element != 0) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 8 bits, signless or unsigned, with one
/// value for all elements.
///
/// Upstream: `mlirDenseElementsAttrUInt8SplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt8SplatGet(
    shaped_type: MlsType,
    element: u8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt8SplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::U8, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrUInt8SplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 8 bits, signless or signed, with one
/// value for all elements.
///
/// Upstream: `mlirDenseElementsAttrInt8SplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt8SplatGet(
    shaped_type: MlsType,
    element: i8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt8SplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::I8, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrInt8SplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 32 bits, signless or unsigned, with
/// one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrUInt32SplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt32SplatGet(
    shaped_type: MlsType,
    element: u32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt32SplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::U32, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrUInt32SplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 32 bits, signless or signed, with one
/// value for all elements.
///
/// Upstream: `mlirDenseElementsAttrInt32SplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt32SplatGet(
    shaped_type: MlsType,
    element: i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt32SplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::I32, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrInt32SplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 64 bits, signless or unsigned, or
/// `index`, with one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrUInt64SplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt64SplatGet(
    shaped_type: MlsType,
    element: u64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt64SplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::U64, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrUInt64SplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 64 bits, signless or signed, or
/// `index`, with one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrInt64SplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt64SplatGet(
    shaped_type: MlsType,
    element: i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt64SplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::I64, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrInt64SplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of `f32`, with one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrFloatSplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrFloatSplatGet(
    shaped_type: MlsType,
    element: f32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrFloatSplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::F32, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrFloatSplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of `f64`, with one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrDoubleSplatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   TOO_DEEP.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrDoubleSplatGet(
    shaped_type: MlsType,
    element: f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrDoubleSplatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::dense_type(shaped_type, require::F64, "shaped_type")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrDoubleSplatGet(shaped_type, element) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 1 bit each from its elements: as many
/// as the shape has, or one for all. Each number that is not 0 stands for true.
///
/// Upstream: `mlirDenseElementsAttrBoolGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrBoolGet(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrBoolGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::BOOL, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrBoolGet(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 8 bits, signless or unsigned from its
/// elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrUInt8Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt8Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const u8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt8Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::U8, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrUInt8Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 8 bits, signless or signed from its
/// elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrInt8Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt8Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const i8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt8Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::I8, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrInt8Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 16 bits, signless or unsigned from its
/// elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrUInt16Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt16Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const u16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt16Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::U16, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrUInt16Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 16 bits, signless or signed from its
/// elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrInt16Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt16Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const i16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt16Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::I16, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrInt16Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 32 bits, signless or unsigned from its
/// elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrUInt32Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt32Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const u32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt32Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::U32, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrUInt32Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 32 bits, signless or signed from its
/// elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrInt32Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt32Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt32Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::I32, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrInt32Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 64 bits, signless or unsigned, or
/// `index` from its elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrUInt64Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrUInt64Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const u64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrUInt64Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::U64, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrUInt64Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of integers of 64 bits, signless or signed, or
/// `index` from its elements: as many as the shape has, or one for all.
///
/// Upstream: `mlirDenseElementsAttrInt64Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrInt64Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrInt64Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::I64, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrInt64Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of `f32` from its elements: as many as the shape has,
/// or one for all.
///
/// Upstream: `mlirDenseElementsAttrFloatGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrFloatGet(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const f32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrFloatGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::F32, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrFloatGet(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of `f64` from its elements: as many as the shape has,
/// or one for all.
///
/// Upstream: `mlirDenseElementsAttrDoubleGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrDoubleGet(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrDoubleGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::F64, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrDoubleGet(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of `bf16` from its elements: as many as the shape
/// has, or one for all. Each is given by its bits.
///
/// Upstream: `mlirDenseElementsAttrBFloat16Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrBFloat16Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const u16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrBFloat16Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::BF16, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrBFloat16Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant of `f16` from its elements: as many as the shape has,
/// or one for all. Each is given by its bits.
///
/// Upstream: `mlirDenseElementsAttrFloat16Get`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: neither 1 nor as many as `shaped_type` has);
///   TOO_DEEP.
///
/// # Safety
/// `elements` is readable for `num_elements` elements; `out` is null or valid
/// for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrFloat16Get(
    shaped_type: MlsType,
    num_elements: intptr_t,
    elements: *const u16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrFloat16Get", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::dense_type(shaped_type, require::F16, "shaped_type")?;
        require::dense_count(num_elements, shaped_type, "num_elements")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirDenseElementsAttrFloat16Get(shaped_type, num_elements, elements.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a dense constant with the same numbers in another shape, which has as
/// many and of the same type.
///
/// Upstream: `mlirDenseElementsAttrReshapeGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); BAD_ARGUMENT
///   (`shaped_type`: another number or type of elements than `attr`; `attr`: of
///   strings).
/// Valid: `attr` is `dense<[7, 8]> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrReshapeGet(
    attr: MlsAttribute,
    shaped_type: MlsType,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsDenseElementsAttrReshapeGet", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseElements,
            "attr",
            "a dense constant",
        )?;
        require::dense_reshape(shaped_type, attr, "shaped_type")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseElementsAttrReshapeGet(attr, shaped_type) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Tells whether a dense constant has one value for all elements.
///
/// Upstream: `mlirDenseElementsAttrIsSplat`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant).
/// Valid: `attr` is `dense<[7, 8]> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrIsSplat(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrIsSplat",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrIsSplat(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetSplatValue`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements).
/// Valid: `attr` is `dense<7> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetSplatValue(
    attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetSplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetSplatValue(attr) };
            maker.attribute(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 1 bit each that has
/// one for all elements. Gives 1 for true, else 0.
///
/// Upstream: `mlirDenseElementsAttrGetBoolSplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<true> : tensor<2xi1>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetBoolSplatValue(
    attr: MlsAttribute,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetBoolSplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::BOOL, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetBoolSplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 8 bits, signless or
/// signed that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetInt8SplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt8SplatValue(
    attr: MlsAttribute,
    out: *mut i8,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt8SplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::I8, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt8SplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 8 bits, signless or
/// unsigned that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetUInt8SplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi8>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt8SplatValue(
    attr: MlsAttribute,
    out: *mut u8,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt8SplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::U8, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt8SplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 32 bits, signless or
/// signed that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetInt32SplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt32SplatValue(
    attr: MlsAttribute,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt32SplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::I32, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt32SplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 32 bits, signless or
/// unsigned that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetUInt32SplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt32SplatValue(
    attr: MlsAttribute,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt32SplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::U32, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt32SplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 64 bits, signless or
/// signed, or `index` that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetInt64SplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi64>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt64SplatValue(
    attr: MlsAttribute,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt64SplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::I64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt64SplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of integers of 64 bits, signless or
/// unsigned, or `index` that has one for all elements.
///
/// Upstream: `mlirDenseElementsAttrGetUInt64SplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi64>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt64SplatValue(
    attr: MlsAttribute,
    out: *mut u64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt64SplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::U64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt64SplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of `f32` that has one for all
/// elements.
///
/// Upstream: `mlirDenseElementsAttrGetFloatSplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<1.0> : tensor<2xf32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetFloatSplatValue(
    attr: MlsAttribute,
    out: *mut f32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetFloatSplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::F32, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetFloatSplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of `f64` that has one for all
/// elements.
///
/// Upstream: `mlirDenseElementsAttrGetDoubleSplatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<1.0> : tensor<2xf64>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetDoubleSplatValue(
    attr: MlsAttribute,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetDoubleSplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_of(attr, require::F64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetDoubleSplatValue(attr) };
            Ok(raw)
        },
    )
}

/// Gives the one value of a dense constant of strings that has one for all
/// elements.
///
/// Upstream: `mlirDenseElementsAttrGetStringSplatValue`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
///   elements); BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<"a"> : tensor<2x!llvm.ptr>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetStringSplatValue(
    attr: MlsAttribute,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetStringSplatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            require::is(
                attr,
                sys::mlirDenseElementsAttrIsSplat,
                "attr",
                "a constant with one value for all elements",
            )?;
            require::dense_strings(attr, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetStringSplatValue(attr) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 1 bit each:
/// they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives
/// all at once.
///
/// Upstream: `mlirDenseElementsAttrGetBoolValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<true> : tensor<2xi1>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetBoolValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetBoolValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::BOOL, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetBoolValue(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 8 bits,
/// signless or signed: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetInt8Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi8>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt8Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i8,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt8Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::I8, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt8Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 8 bits,
/// signless or unsigned: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetUInt8Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi8>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt8Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u8,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt8Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::U8, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt8Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 16 bits,
/// signless or signed: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetInt16Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi16>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt16Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i16,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt16Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::I16, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt16Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 16 bits,
/// signless or unsigned: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetUInt16Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi16>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt16Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u16,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt16Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::U16, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt16Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 32 bits,
/// signless or signed: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetInt32Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi32>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt32Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt32Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::I32, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt32Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 32 bits,
/// signless or unsigned: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetUInt32Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi32>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt32Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt32Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::U32, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt32Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 64 bits,
/// signless or signed, or `index`: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetInt64Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi64>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetInt64Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetInt64Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::I64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetInt64Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 64 bits,
/// signless or unsigned, or `index`: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetUInt64Value`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi64>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetUInt64Value(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetUInt64Value",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::U64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetUInt64Value(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of integers of 64 bits,
/// signless or unsigned, or `index`: they are in the order of the text.
/// `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetIndexValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<7> : tensor<2xi64>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetIndexValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetIndexValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::U64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetIndexValue(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of `f32`: they are in the
/// order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetFloatValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<1.0> : tensor<2xf32>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetFloatValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut f32,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetFloatValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::F32, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetFloatValue(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of `f64`: they are in the
/// order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.
///
/// Upstream: `mlirDenseElementsAttrGetDoubleValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<1.0> : tensor<2xf64>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetDoubleValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut f64,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetDoubleValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_of(attr, require::F64, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetDoubleValue(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives element number `pos` of a dense constant of strings.
///
/// Upstream: `mlirDenseElementsAttrGetStringValue`.
/// Ownership: the text belongs to the context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
///   BAD_ARGUMENT (`attr`: of other elements).
/// Valid: `attr` is `dense<["a", "b"]> : tensor<2x!llvm.ptr>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseElementsAttrGetStringValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut MlsStringRef,
) -> MlsStatus {
    quick::get(
        "mlsDenseElementsAttrGetStringValue",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsADenseElements,
                "attr",
                "a dense constant",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirElementsAttrGetNumElements(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            require::dense_strings(attr, "attr")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirDenseElementsAttrGetStringValue(attr, pos) };
            // SAFETY: it lives as long as the documentation says.
            Ok(MlsStringRef::view(unsafe { sys::bytes(raw) }))
        },
    )
}

/// Tells whether `attr` is a dense constant in a resource.
///
/// Upstream: `mlirAttributeIsADenseResourceElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsADenseResourceElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsADenseResourceElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsADenseResourceElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives the name that the dialect has for the class `DenseResourceElements`,
/// like `builtin.integer`.
///
/// Upstream: `mlirDenseResourceElementsAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseResourceElementsAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsDenseResourceElementsAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirDenseResourceElementsAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives a constant of integers of 1 bit each, signless in a resource, from all
/// of its elements, which are copied. If the name is taken, another one is made
/// up. Each number that is not 0 stands for true, and is one byte in the
/// resource.
///
/// Upstream: `mlirUnmanagedDenseBoolResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseBoolResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseBoolResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::BOOL, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make_booleans(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 8 bits, signless or unsigned in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseUInt8ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseUInt8ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const u8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseUInt8ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::U8, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 8 bits, signless or signed in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseInt8ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseInt8ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const i8,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseInt8ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::I8, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 16 bits, signless or unsigned in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseUInt16ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseUInt16ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const u16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseUInt16ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::U16, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 16 bits, signless or signed in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseInt16ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseInt16ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const i16,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseInt16ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::I16, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 32 bits, signless or unsigned in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseUInt32ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseUInt32ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const u32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseUInt32ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::U32, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 32 bits, signless or signed in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseInt32ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseInt32ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const i32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseInt32ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::I32, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 64 bits, signless or unsigned in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseUInt64ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseUInt64ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const u64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseUInt64ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::U64, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of integers of 64 bits, signless or signed in a resource,
/// from all of its elements, which are copied. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseInt64ResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseInt64ResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseInt64ResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::I64, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of `f32` in a resource, from all of its elements, which are
/// copied. If the name is taken, another one is made up.
///
/// Upstream: `mlirUnmanagedDenseFloatResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseFloatResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const f32,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseFloatResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::F32, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives a constant of `f64` in a resource, from all of its elements, which are
/// copied. If the name is taken, another one is made up.
///
/// Upstream: `mlirUnmanagedDenseDoubleResourceElementsAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of such elements);
///   OUT_OF_RANGE (`num_elements`: not as many as `shaped_type` has);
///   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
///
/// # Safety
/// `name` is a readable string; `elements` is readable for `num_elements`
/// elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseDoubleResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    num_elements: intptr_t,
    elements: *const f64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseDoubleResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        let elements = call.slice(num_elements, elements, "elements")?;
        require::resource_type(shaped_type, require::F64, "shaped_type")?;
        require::resource_count(num_elements, shaped_type, "num_elements")?;
        require::resource_name(name, "name")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            resource::make(
                shaped_type,
                sys::string_ref(name),
                num_elements,
                elements.as_ptr(),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 1 bit each, signless
/// in a resource.
///
/// Upstream: `mlirDenseBoolResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseBoolResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut bool,
) -> MlsStatus {
    call("mlsDenseBoolResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::BOOL, "attr")?;
        require::resource_index(pos, attr, require::BOOL, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::boolean(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 8 bits, signless or
/// signed in a resource.
///
/// Upstream: `mlirDenseInt8ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseInt8ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i8,
) -> MlsStatus {
    call("mlsDenseInt8ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::I8, "attr")?;
        require::resource_index(pos, attr, require::I8, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 8 bits, signless or
/// unsigned in a resource.
///
/// Upstream: `mlirDenseUInt8ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseUInt8ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u8,
) -> MlsStatus {
    call("mlsDenseUInt8ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::U8, "attr")?;
        require::resource_index(pos, attr, require::U8, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 16 bits, signless or
/// signed in a resource.
///
/// Upstream: `mlirDenseInt16ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseInt16ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i16,
) -> MlsStatus {
    call("mlsDenseInt16ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::I16, "attr")?;
        require::resource_index(pos, attr, require::I16, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 16 bits, signless or
/// unsigned in a resource.
///
/// Upstream: `mlirDenseUInt16ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseUInt16ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u16,
) -> MlsStatus {
    call("mlsDenseUInt16ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::U16, "attr")?;
        require::resource_index(pos, attr, require::U16, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 32 bits, signless or
/// signed in a resource.
///
/// Upstream: `mlirDenseInt32ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseInt32ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i32,
) -> MlsStatus {
    call("mlsDenseInt32ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::I32, "attr")?;
        require::resource_index(pos, attr, require::I32, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 32 bits, signless or
/// unsigned in a resource.
///
/// Upstream: `mlirDenseUInt32ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseUInt32ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u32,
) -> MlsStatus {
    call("mlsDenseUInt32ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::U32, "attr")?;
        require::resource_index(pos, attr, require::U32, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 64 bits, signless or
/// signed in a resource.
///
/// Upstream: `mlirDenseInt64ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseInt64ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    call("mlsDenseInt64ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::I64, "attr")?;
        require::resource_index(pos, attr, require::I64, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of integers of 64 bits, signless or
/// unsigned in a resource.
///
/// Upstream: `mlirDenseUInt64ResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseUInt64ResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut u64,
) -> MlsStatus {
    call("mlsDenseUInt64ResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::U64, "attr")?;
        require::resource_index(pos, attr, require::U64, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of `f32` in a resource.
///
/// Upstream: `mlirDenseFloatResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseFloatResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut f32,
) -> MlsStatus {
    call("mlsDenseFloatResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::F32, "attr")?;
        require::resource_index(pos, attr, require::F32, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Gives element number `pos` of a constant of `f64` in a resource.
///
/// Upstream: `mlirDenseDoubleResourceElementsAttrGetValue`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
///   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
///   NOT_AVAILABLE (`attr`: a resource without data).
/// Valid: `attr` is `dense_resource<absent> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDenseDoubleResourceElementsAttrGetValue(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut f64,
) -> MlsStatus {
    call("mlsDenseDoubleResourceElementsAttrGetValue", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        require::is(
            attr,
            sys::mlirAttributeIsADenseResourceElements,
            "attr",
            "a dense constant in a resource",
        )?;
        require::resource_of(attr, require::F64, "attr")?;
        require::resource_index(pos, attr, require::F64, "pos")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { resource::value(attr, pos) };
        out.put(raw);
        Ok(())
    })
}

/// Tells whether `attr` is a sparse constant.
///
/// Upstream: `mlirAttributeIsASparseElements`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsASparseElements(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsASparseElements",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsASparseElements(attr) };
            Ok(raw)
        },
    )
}

/// Gives a sparse constant: all elements are zero but those at `dense_indices`,
/// which are `dense_values` in the same order. The indices are a dense constant
/// of signless or unsigned integers of 64 bits: a row for each element, with a
/// number for each size of the shape. The values are a dense constant with one
/// size, of the element type.
///
/// Upstream: `mlirSparseElementsAttribute`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`dense_indices`: not a dense constant); BAD_ARGUMENT
///   (`dense_values`: not a dense constant); BAD_ARGUMENT (`shaped_type`: no
///   vector or ranked tensor of a static shape); BAD_ARGUMENT (`dense_values`:
///   not one size, or another element type); BAD_ARGUMENT (`dense_indices`: not
///   integers of 64 bits in the shape that `dense_values` needs); OUT_OF_RANGE
///   (`dense_indices`: not inside of `shaped_type`); TOO_DEEP.
/// Valid: `dense_indices` is `dense<[7, 8]> : tensor<2xi32>`.
/// Valid: `dense_values` is `dense<[7, 8]> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseElementsAttribute(
    shaped_type: MlsType,
    dense_indices: MlsAttribute,
    dense_values: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSparseElementsAttribute", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let dense_indices = call.get(dense_indices, Access::Free, "dense_indices")?;
        let dense_values = call.get(dense_values, Access::Free, "dense_values")?;
        let out = call.out(out, "out")?;
        require::is(
            dense_indices,
            sys::mlirAttributeIsADenseElements,
            "dense_indices",
            "a dense constant",
        )?;
        require::is(
            dense_values,
            sys::mlirAttributeIsADenseElements,
            "dense_values",
            "a dense constant",
        )?;
        require::sparse_shape(shaped_type, "shaped_type")?;
        require::sparse_values(dense_values, shaped_type, "dense_values")?;
        require::sparse_indices(dense_indices, dense_values, shaped_type, "dense_indices")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw =
            unsafe { sys::mlirSparseElementsAttribute(shaped_type, dense_indices, dense_values) };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the indices of the elements of a sparse constant that are not zero.
///
/// Upstream: `mlirSparseElementsAttrGetIndices`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a sparse constant).
/// Valid: `attr` is `sparse<[[0]], [7]> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseElementsAttrGetIndices(
    attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsSparseElementsAttrGetIndices",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseElements,
                "attr",
                "a sparse constant",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseElementsAttrGetIndices(attr) };
            maker.attribute(raw)
        },
    )
}

/// Gives the elements of a sparse constant that are not zero.
///
/// Upstream: `mlirSparseElementsAttrGetValues`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a sparse constant).
/// Valid: `attr` is `sparse<[[0]], [7]> : tensor<2xi32>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseElementsAttrGetValues(
    attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsSparseElementsAttrGetValues",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseElements,
                "attr",
                "a sparse constant",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseElementsAttrGetValues(attr) };
            maker.attribute(raw)
        },
    )
}

/// Gives the number of the class `SparseElements`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirSparseElementsAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseElementsAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsSparseElementsAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSparseElementsAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Tells whether `attr` is a strided layout.
///
/// Upstream: `mlirAttributeIsAStridedLayout`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsAStridedLayout(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsAStridedLayout",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsAStridedLayout(attr) };
            Ok(raw)
        },
    )
}

/// Gives a strided layout: of each, `mlsShapedTypeGetDynamicStrideOrOffset`
/// says that it is dynamic.
///
/// Upstream: `mlirStridedLayoutAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`strides`: more than 1 000).
///
/// # Safety
/// `strides` is readable for `num_strides` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGet(
    context: MlsContext,
    offset: i64,
    num_strides: intptr_t,
    strides: *const i64,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsStridedLayoutAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let strides = call.slice(num_strides, strides, "strides")?;
        require::stride_count(strides, "strides")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirStridedLayoutAttrGet(context, offset, num_strides, strides.as_ptr())
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `StridedLayout`, like
/// `builtin.integer`.
///
/// Upstream: `mlirStridedLayoutAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsStridedLayoutAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStridedLayoutAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Gives the offset of a strided layout.
///
/// Upstream: `mlirStridedLayoutAttrGetOffset`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a strided layout).
/// Valid: `attr` is `strided<[1], offset: 2>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetOffset(
    attr: MlsAttribute,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsStridedLayoutAttrGetOffset",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAStridedLayout,
                "attr",
                "a strided layout",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirStridedLayoutAttrGetOffset(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of strides of a strided layout.
///
/// Upstream: `mlirStridedLayoutAttrGetNumStrides`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a strided layout).
/// Valid: `attr` is `strided<[1], offset: 2>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetNumStrides(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsStridedLayoutAttrGetNumStrides",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAStridedLayout,
                "attr",
                "a strided layout",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirStridedLayoutAttrGetNumStrides(attr) };
            Ok(raw)
        },
    )
}

/// Gives stride number `pos` of a strided layout.
///
/// Upstream: `mlirStridedLayoutAttrGetStride`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a strided layout); OUT_OF_RANGE (`pos`).
/// Valid: `attr` is `strided<[1], offset: 2>`.
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetStride(
    attr: MlsAttribute,
    pos: intptr_t,
    out: *mut i64,
) -> MlsStatus {
    quick::get(
        "mlsStridedLayoutAttrGetStride",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsAStridedLayout,
                "attr",
                "a strided layout",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirStridedLayoutAttrGetNumStrides(attr) });
            let pos = arguments::index(pos, count, "pos")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirStridedLayoutAttrGetStride(attr, pos) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsStridedLayoutAttrGetStride` gives, one after the other.
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not a strided layout).
/// Null: `elements`.
/// Valid: `attr` is `strided<[1], offset: 2>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrCopyStrides(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut i64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsStridedLayoutAttrCopyStrides", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsAStridedLayout,
            "attr",
            "a strided layout",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirStridedLayoutAttrGetNumStrides(attr) });
        let all = require::each(count, |pos| {
            // SAFETY: `pos` is below the count.
            let raw = unsafe { sys::mlirStridedLayoutAttrGetStride(attr, pos) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the number of the class `StridedLayout`, for comparison with
/// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
///
/// Upstream: `mlirStridedLayoutAttrGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStridedLayoutAttrGetTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsStridedLayoutAttrGetTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirStridedLayoutAttrGetTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}
