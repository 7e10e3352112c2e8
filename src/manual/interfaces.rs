//! Interfaces of operations (mlir-c/Interfaces.h).
//!
//! Upstream's inference trusts what it is given, and has no way to give it the
//! properties that most operations keep their attributes in. So types are inferred
//! as they are for a new operation, which is taken apart again.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsContext, MlsLocation, MlsRegion, MlsType, MlsValue,
};
use crate::boundary::require;
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::state::create::{self, Few, Parts};
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t};

/// What is known of one result, where that is no type yet.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsShapedTypeComponents {
    /// Whether the rank is known.
    pub has_rank: bool,
    /// The number of sizes; 0 if it is not known.
    pub rank: intptr_t,
    /// Where its sizes begin among those of all results.
    pub first_size: intptr_t,
    /// The type of the elements, or null.
    pub element_type: MlsType,
    /// Something more, like an encoding, or null.
    pub attribute: MlsAttribute,
}

/// Infers the result types that an operation with this name would have. Writes as
/// many as `capacity` allows, and the number that there are. `attributes` is a
/// dictionary of all attributes, or null. Nothing is consumed, and nothing stays.
///
/// Upstream: `mlirInferTypeOpInterfaceInferReturnTypes`, without its `properties`:
///   they are made of the attributes.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`op_name`: not registered, or it does not infer types;
///   `operands`: not what it takes; `attributes`: not a dictionary; `regions`: one
///   belongs to an operation, or is given twice); UPSTREAM_FAILED with diagnostics.
/// Null: `attributes`, `types`.
/// Valid: `attributes` is `{}`.
///
/// # Safety
/// `op_name` is a readable string; `operands` and `regions` are readable for
/// `n_operands` and `n_regions` elements; `types` has room for `capacity` elements;
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsInferTypeOpInterfaceInferReturnTypes(
    op_name: MlsStringRef,
    context: MlsContext,
    location: MlsLocation,
    n_operands: intptr_t,
    operands: *const MlsValue,
    attributes: MlsAttribute,
    n_regions: intptr_t,
    regions: *const MlsRegion,
    capacity: intptr_t,
    types: *mut MlsType,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsInferTypeOpInterfaceInferReturnTypes", |call| {
        let raw_context = call.get(context, Access::Free, "context")?;
        let location = call.get(location, Access::Free, "location")?;
        let operands = call.get_all(n_operands, operands, Access::Use, "operands")?;
        let dictionary = call.get_or_null(attributes, Access::Free, "attributes")?;
        let given = call.check_all(n_regions, regions, Access::Write, "regions")?;
        let regions = call.get_all(n_regions, regions, Access::Write, "regions")?;
        let out = call.out(out, "out")?;
        let name = call.text(op_name, "op_name")?;
        let room = call.count(capacity, "capacity")?;
        // SAFETY: needs nothing.
        let interface = unsafe { sys::mlirInferTypeOpInterfaceTypeID() };
        check_name(raw_context, name, interface, "infer its result types")?;
        super::operation_state::check_regions(&given)?;
        let trees = regions.iter().map(|region| Tree::Region(*region));
        depth::check_levels(trees.map(tree::height).max().unwrap_or(0) + 1, "regions")?;
        let parts = Parts {
            name,
            location,
            results: &[],
            operands: &operands,
            regions: &regions,
            successors: &[],
            attributes: &attributes_of(dictionary)?,
            infer: true,
        };
        let capture = &call.record().capture;
        let inner = call.inner();
        let inferred = depth::with_room(|| create::infer(inner, &parts, capture))?;
        let Some(inferred) = inferred else {
            return cannot(name);
        };
        let all: Fallible<Vec<MlsType>> = inferred.into_iter().map(|one| call.ty(one)).collect();
        let count = call.copy(&all?, room, types, "types")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Infers what is known of the results that an operation with this name would
/// have, where that may be less than their types: for each its rank and element
/// type, and the sizes of all one after the other. Writes as many as the
/// capacities allow, and the numbers that there are. `attributes` is a dictionary
/// of attributes, or null. Only for operations without regions, and none of their
/// properties (attributes that they are defined with) can be given: upstream has no
/// function to make these.
///
/// Upstream: `mlirInferShapedTypeOpInterfaceInferReturnTypes`, with `properties`
///   null.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`op_name`: not registered, or it does not infer shapes;
///   `operands`: not what it takes, or it needs more than operands; `attributes`:
///   not a dictionary, or with a property of the operation);
///   UPSTREAM_FAILED with diagnostics.
/// Null: `attributes`, `components`, `sizes`.
/// Valid: `attributes` is `{}`.
/// Length: `sizes` is `size_capacity`.
///
/// # Safety
/// `op_name` is a readable string; `operands` is readable for `n_operands` elements;
/// `components` and `sizes` have room for `capacity` and `size_capacity` elements;
/// `out` and `out_sizes` are null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsInferShapedTypeOpInterfaceInferReturnTypes(
    op_name: MlsStringRef,
    context: MlsContext,
    location: MlsLocation,
    n_operands: intptr_t,
    operands: *const MlsValue,
    attributes: MlsAttribute,
    capacity: intptr_t,
    components: *mut MlsShapedTypeComponents,
    size_capacity: intptr_t,
    sizes: *mut i64,
    out: *mut intptr_t,
    out_sizes: *mut intptr_t,
) -> MlsStatus {
    call("mlsInferShapedTypeOpInterfaceInferReturnTypes", |call| {
        let raw_context = call.get(context, Access::Free, "context")?;
        let location = call.get(location, Access::Free, "location")?;
        let mut operands = call.get_all(n_operands, operands, Access::Use, "operands")?;
        let dictionary = call.get_or_null(attributes, Access::Free, "attributes")?;
        let out = call.out(out, "out")?;
        let out_sizes = call.out(out_sizes, "out_sizes")?;
        let name = call.text(op_name, "op_name")?;
        let room = call.count(capacity, "capacity")?;
        let size_room = call.count(size_capacity, "size_capacity")?;
        // SAFETY: needs nothing.
        let interface = unsafe { sys::mlirInferShapedTypeOpInterfaceTypeID() };
        check_name(raw_context, name, interface, "infer shapes")?;
        let parts = Parts {
            name,
            location,
            results: &[],
            operands: &operands,
            regions: &[],
            successors: &[],
            attributes: &attributes_of(dictionary)?,
            infer: true,
        };
        check_properties(&parts)?;
        let capture = &call.record().capture;
        create::check_inputs(call.inner(), &parts, capture, "operands")?;
        let mut told = Told::default();
        // SAFETY: all parts are live; the operation is registered and has the
        // interface; the function and its data belong together.
        let result = depth::with_room(|| unsafe {
            sys::mlirInferShapedTypeOpInterfaceInferReturnTypes(
                sys::string_ref(name),
                raw_context,
                location,
                require::count(operands.len()),
                operands.as_mut_ptr(),
                dictionary,
                std::ptr::null_mut(),
                0,
                std::ptr::null_mut(),
                Some(tell),
                (&raw mut told).cast(),
            )
        });
        if result.value == 0 {
            return cannot(name);
        }
        let mut all = Vec::with_capacity(told.components.len());
        for one in &told.components {
            all.push(MlsShapedTypeComponents {
                has_rank: one.has_rank,
                rank: one.rank,
                first_size: one.first_size,
                element_type: call.ty(one.element_type)?,
                attribute: call.attribute(one.attribute)?,
            });
        }
        check_room(room, components.is_null(), "components")?;
        let count_sizes = call.copy(&told.sizes, size_room, sizes, "sizes")?;
        let count = call.copy(&all, room, components, "components")?;
        out.put(require::count(count));
        out_sizes.put(require::count(count_sizes));
        Ok(())
    })
}

/// Refuses a null array before anything is written.
fn check_room(room: usize, is_null: bool, argument: &'static str) -> Fallible<()> {
    if room > 0 && is_null {
        return bad(
            status::MLS_STATUS_NULL_POINTER,
            argument,
            format!("the array has room for {room} elements, its pointer is null"),
        );
    }
    Ok(())
}

/// One result, as upstream tells it.
struct Component {
    has_rank: bool,
    rank: intptr_t,
    first_size: intptr_t,
    element_type: sys::MlirType,
    attribute: sys::MlirAttribute,
}

#[derive(Default)]
struct Told {
    components: Vec<Component>,
    sizes: Vec<i64>,
}

unsafe extern "C" fn tell(
    has_rank: bool,
    rank: intptr_t,
    shape: *const i64,
    element_type: sys::MlirType,
    attribute: sys::MlirAttribute,
    data: *mut c_void,
) {
    // SAFETY: the list above, which nobody else uses meanwhile.
    let told = unsafe { &mut *data.cast::<Told>() };
    let first_size = require::count(told.sizes.len());
    if let Ok(count) = usize::try_from(rank)
        && count > 0
        && !shape.is_null()
    {
        // SAFETY: upstream gives an array of that length.
        let sizes = unsafe { std::slice::from_raw_parts(shape, count) };
        told.sizes.extend_from_slice(sizes);
    }
    told.components.push(Component {
        has_rank,
        rank,
        first_size,
        element_type,
        attribute,
    });
}

/// Refuses an operation that is not known or has not an interface. (Upstream uses
/// it all the same.)
fn check_name(
    context: sys::MlirContext,
    name: &[u8],
    interface: sys::MlirTypeID,
    what: &str,
) -> Fallible<()> {
    let text = String::from_utf8_lossy(name);
    // SAFETY: the context is live.
    if !unsafe { sys::mlirContextIsRegisteredOperation(context, sys::string_ref(name)) } {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "op_name",
            format!("operation `{text}` is not registered, or its dialect is not loaded"),
        );
    }
    // SAFETY: as above.
    let has = unsafe {
        sys::mlirOperationImplementsInterfaceStatic(sys::string_ref(name), context, interface)
    };
    match has {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "op_name",
            format!("operation `{text}` does not {what}"),
        ),
    }
}

/// The attributes of a dictionary, or of null.
fn attributes_of(dictionary: sys::MlirAttribute) -> Fallible<Few<sys::MlirNamedAttribute>> {
    if dictionary.is_null() {
        return Ok(Few::new());
    }
    require::is(
        dictionary,
        sys::mlirAttributeIsADictionary,
        "attributes",
        "a dictionary",
    )?;
    // SAFETY: a dictionary.
    let count = unsafe { sys::mlirDictionaryAttrGetNumElements(dictionary) };
    // SAFETY: below the count.
    let attribute = |at| unsafe { sys::mlirDictionaryAttrGetElement(dictionary, at) };
    Ok((0..count).map(attribute).collect())
}

/// Refuses attributes that upstream's inference would look for elsewhere.
fn check_properties(parts: &Parts) -> Fallible<()> {
    for attribute in parts.attributes {
        // SAFETY: a live identifier.
        let name = unsafe { sys::mlirIdentifierStr(attribute.name) };
        let bare = Parts {
            attributes: &[],
            operands: &[],
            ..*parts
        };
        if create::is_property(&bare, name) {
            // SAFETY: it lives as long as the context.
            let name = String::from_utf8_lossy(unsafe { sys::bytes(name) });
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "attributes",
                format!("`{name}` is a property of the operation, which cannot be given here"),
            );
        }
    }
    Ok(())
}

fn cannot<T>(name: &[u8]) -> Fallible<T> {
    let name = String::from_utf8_lossy(name);
    failed(
        status::MLS_STATUS_UPSTREAM_FAILED,
        format!("the results of `{name}` cannot be inferred from what is given"),
    )
}
