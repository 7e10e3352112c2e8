//! Making operations (mlir-c/IR.h).

use super::block::check_reference;
use super::operation_state::{check_names, check_regions, without_object};
use crate::boundary::arguments;
use crate::boundary::call::{Access, Call, OK, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsLocation, MlsNamedAttribute, MlsOperation, MlsOperationState, MlsRegion,
    MlsType, MlsValue, Native,
};
use crate::boundary::quick::{self, Room, Short};
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::state::create::{self, Few, Made, Origin, Parts};
use crate::state::operation_states::OperationState;
use crate::state::reason::Reason;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Where the parts come from that a state was given.
const FROM_STATE: Origin = Origin {
    name: "state",
    inputs: "state",
};
/// Where those of a call come from that makes an operation at once.
const FROM_CALL: Origin = Origin {
    name: "name",
    inputs: "operands",
};

/// Makes the operation that `state` describes, detached. On failure nothing is
/// consumed: state and regions are the caller's as before.
///
/// Upstream: `mlirOperationCreate`.
/// Ownership: consumes `state` and its regions; the caller owns the result
///   until it is put into a block (`mlsOperationDestroy`).
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: STALE_HANDLE (`state`: something added to it is dead); BAD_ARGUMENT
///   (unknown operation, an inherent attribute of the wrong kind);
///   UPSTREAM_FAILED with diagnostics (no result types).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationCreate(
    state: MlsOperationState,
    out: *mut MlsOperation,
) -> MlsStatus {
    if quick::put(state, out, |short| create_short(short, state)) {
        return OK;
    }
    call("mlsOperationCreate", |call| {
        let place = call.state(state, Access::Write)?;
        let out = call.out(out, "out")?;
        // Its parts are resolved with the whole call.
        let Some(description) = call.inner().operation_states.take(place) else {
            return without_object();
        };
        let made = create_from(call, &description);
        call.inner().operation_states.put_back(place, description);
        let raw = made?;
        let operation = call.inner().new_operation(raw)?;
        call.inner().moved(Tree::Operation(raw))?;
        call.end(state.bits(), Reason::Created);
        out.put(MlsOperation::from_bits(operation));
        Ok(())
    })
}

/// Makes an operation and puts it into `block`, in front of `before`, or behind all
/// others if that is null: what `mlsOperationStateGet`, the functions that add to a
/// state, `mlsOperationCreate` and `mlsBlockInsertOwnedOperationBefore` do together,
/// quicker. `name` is its full name,
/// `dialect.operation`; `attributes` are inherent or discardable ones. With
/// `infer_results` the operation is asked for its result types, and none are given.
/// On failure nothing is consumed.
///
/// Upstream: `mlirOperationCreate`, with all that is needed for it.
/// Ownership: a view: the result belongs to the IR; consumes `regions`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`name`: unknown operation; `attributes`: two have one name,
///   or an inherent one is of the wrong kind; `regions`: one belongs to an operation,
///   or is given twice; `successors`, `block`: in one of the regions; `before`: not in
///   `block`; `results`: given, and to be inferred); UPSTREAM_FAILED with diagnostics
///   (no result types).
/// Null: `before`.
///
/// # Safety
/// `name` is a readable string; `results`, `operands`, `attributes`, `regions` and
/// `successors` are readable for `n_results`, `n_operands`, `n_attributes`, `n_regions`
/// and `n_successors` elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationCreateInBlock(
    name: MlsStringRef,
    location: MlsLocation,
    n_results: intptr_t,
    results: *const MlsType,
    n_operands: intptr_t,
    operands: *const MlsValue,
    n_attributes: intptr_t,
    attributes: *const MlsNamedAttribute,
    n_regions: intptr_t,
    regions: *const MlsRegion,
    n_successors: intptr_t,
    successors: *const MlsBlock,
    infer_results: MlsBool,
    block: MlsBlock,
    before: MlsOperation,
    out: *mut MlsOperation,
) -> MlsStatus {
    let short = |short: &mut Short| {
        if n_attributes != 0 || n_regions != 0 || infer_results != 0 {
            return None;
        }
        let results = arguments::slice(n_results, results, "results").ok()?;
        let operands = arguments::slice(n_operands, operands, "operands").ok()?;
        let successors = arguments::slice(n_successors, successors, "successors").ok()?;
        let (mut types, mut values, mut blocks) =
            (Room::default(), Room::default(), Room::default());
        let parts = Parts {
            name: arguments::text(name, "name").ok()?,
            location: short.get(location)?,
            results: types.fill(results.iter().map(|one| short.get(*one)))?,
            operands: values.fill(operands.iter().map(|one| short.get(*one)))?,
            successors: blocks.fill(successors.iter().map(|one| short.get(*one)))?,
            regions: &[],
            attributes: &[],
            infer: false,
        };
        let block = short.first(block)?;
        let before = short.get_or_null(before)?;
        create_in_short(short, &parts, block, before)
    };
    if quick::put(block, out, short) {
        return OK;
    }
    call("mlsOperationCreateInBlock", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let results = call.get_all(n_results, results, Access::Free, "results")?;
        let operands = call.get_all(n_operands, operands, Access::Use, "operands")?;
        let attributes = call.named_attributes(n_attributes, attributes, "attributes")?;
        let given = call.check_all(n_regions, regions, Access::Write, "regions")?;
        let regions = call.get_all(n_regions, regions, Access::Write, "regions")?;
        let successors = call.get_all(n_successors, successors, Access::Use, "successors")?;
        let block = call.get(block, Access::Write, "block")?;
        let before = call.get_or_null(before, Access::Write, "before")?;
        let out = call.out(out, "out")?;
        let name = call.text(name, "name")?;
        check_names(&attributes)?;
        check_regions(&given)?;
        let parts = Parts {
            name,
            location,
            results: &results,
            operands: &operands,
            regions: &regions,
            successors: &successors,
            attributes: &attributes,
            infer: infer_results != 0,
        };
        check_shape(&parts, "results", "successors")?;
        check_place(&parts, block, before)?;
        let raw = create(call, &parts, &given, (FROM_CALL, "attributes"))?;
        insert(block, before, raw);
        let operation = call.operation(raw)?;
        call.inner().moved(Tree::Operation(raw))?;
        out.put(operation);
        Ok(())
    })
}

/// Puts a detached operation into a block, in front of another one or behind all.
fn insert(block: sys::MlirBlock, before: sys::MlirOperation, raw: sys::MlirOperation) {
    match before.is_null() {
        // SAFETY: both are live, the operation is detached.
        true => unsafe { sys::mlirBlockAppendOwnedOperation(block, raw) },
        // SAFETY: as above, and `before` is in the block.
        false => unsafe { sys::mlirBlockInsertOwnedOperationBefore(block, before, raw) },
    }
}

/// Makes an operation of known name, which has no regions and no attributes, the short
/// way.
#[inline]
fn create_in_short(
    short: &mut Short,
    parts: &Parts,
    block: sys::MlirBlock,
    before: sys::MlirOperation,
) -> Option<MlsOperation> {
    // Who is held, and where, is looked after by the long way.
    if !short.inner().known_names.contains(parts.name) || !short.inner().owners.is_empty() {
        return None;
    }
    check_reference(block, before, "before").ok()?;
    let raw = create::make_plain(parts)?;
    let Ok(operation) = short.inner().new_in_block(raw) else {
        // SAFETY: new, detached, unused.
        unsafe { sys::mlirOperationDestroy(raw) };
        return None;
    };
    short.write();
    insert(block, before, raw);
    Some(MlsOperation::from_bits(operation))
}

/// The same for an operation that a state describes, detached.
#[inline]
fn create_short(short: &mut Short, state: MlsOperationState) -> Option<MlsOperation> {
    let place = short.entry(state)?.address;
    let description = short.inner().operation_states.take(place)?;
    let made = create_from_short(short, &description);
    short.inner().operation_states.put_back(place, description);
    let raw = made?;
    let Ok(operation) = short.inner().new_operation(raw) else {
        // SAFETY: new, detached, unused.
        unsafe { sys::mlirOperationDestroy(raw) };
        return None;
    };
    short.write();
    short.end_state(state.bits(), Reason::Created);
    Some(MlsOperation::from_bits(operation))
}

#[inline]
fn create_from_short(short: &mut Short, state: &OperationState) -> Option<sys::MlirOperation> {
    let is_plain = state.attributes.is_empty() && state.regions.is_empty() && !state.infer;
    if !is_plain || !short.inner().known_names.contains(&state.name) {
        return None;
    }
    let (mut types, mut values, mut blocks) = (Room::default(), Room::default(), Room::default());
    let results = state.results.iter();
    let operands = state.operands.iter().map(|one| MlsValue::from_bits(*one));
    let successors = state.successors.iter();
    let successors = successors.map(|one| MlsBlock::from_bits(*one));
    let parts = Parts {
        name: &state.name,
        location: sys::MlirLocation::from_word(state.location),
        results: types.fill(results.map(|one| Some(sys::MlirType::from_word(*one))))?,
        operands: values.fill(operands.map(|one| short.get(one)))?,
        regions: &[],
        successors: blocks.fill(successors.map(|one| short.get(one)))?,
        attributes: &[],
        infer: false,
    };
    create::make_plain(&parts)
}

/// Makes the operation that a state describes.
fn create_from(call: &mut Call, state: &OperationState) -> Fallible<sys::MlirOperation> {
    fn all<H: Native>(call: &mut Call, bits: &[Bits]) -> Fallible<Few<H::Raw>> {
        let mut all = Few::with_capacity(bits.len());
        for bits in bits {
            all.push(call.get(H::from_bits(*bits), Access::Use, "state")?);
        }
        Ok(all)
    }
    fn raw<R: Raw>(words: &[u64]) -> Few<R> {
        words.iter().map(|word| R::from_word(*word)).collect()
    }
    check_regions(&state.regions)?;
    let attributes = state.attributes.iter();
    let attributes = attributes.map(|(name, attribute)| sys::MlirNamedAttribute {
        name: sys::MlirIdentifier::from_word(*name),
        attribute: sys::MlirAttribute::from_word(*attribute),
    });
    let parts = Parts {
        name: &state.name,
        location: sys::MlirLocation::from_word(state.location),
        results: &raw::<sys::MlirType>(&state.results),
        operands: &all::<MlsValue>(call, &state.operands)?,
        regions: &all::<MlsRegion>(call, &state.regions)?,
        successors: &all::<MlsBlock>(call, &state.successors)?,
        attributes: &attributes.collect::<Few<_>>(),
        infer: state.infer,
    };
    check_shape(&parts, "state", "state")?;
    create(call, &parts, &state.regions, (FROM_STATE, "state"))
}

/// Checks how the parts of an operation fit together.
fn check_shape(parts: &Parts, results: &'static str, successors: &'static str) -> Fallible<()> {
    let inside = |block: &sys::MlirBlock| {
        // SAFETY: a live block.
        let region = unsafe { sys::mlirBlockGetParentRegion(*block) };
        parts.regions.iter().any(|own| own.word() == region.word())
    };
    if parts.successors.iter().any(inside) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            successors,
            "a successor is inside of the operation",
        );
    }
    if parts.infer && !parts.results.is_empty() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            results,
            "result types are given, and are to be inferred",
        );
    }
    Ok(())
}

/// Checks that an operation of these parts can be in this place.
fn check_place(parts: &Parts, block: sys::MlirBlock, before: sys::MlirOperation) -> Fallible<()> {
    check_reference(block, before, "before")?;
    if parts.regions.is_empty() {
        return Ok(());
    }
    let top = tree::root(Tree::Block(block));
    let is_top = |region: &sys::MlirRegion| region.word() == top.word();
    if matches!(top, Tree::Region(_)) && parts.regions.iter().any(is_top) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "block",
            "the block is inside of the operation",
        );
    }
    let around = tree::parent_of_block(block);
    depth::check_levels(tree::levels_to(around) + levels(parts), "block")
}

/// The levels of operations in an operation of these parts, with itself.
fn levels(parts: &Parts) -> usize {
    let regions = parts.regions.iter().map(|region| Tree::Region(*region));
    regions.map(tree::height).max().unwrap_or(0) + 1
}

/// Makes an operation, which takes the regions. `given` are their handles.
fn create(
    call: &mut Call,
    parts: &Parts,
    given: &[Bits],
    (origin, attributes): (Origin, &'static str),
) -> Fallible<sys::MlirOperation> {
    depth::check_levels(levels(parts), origin.name)?;
    let capture = &call.record().capture;
    match create::create(call.inner(), parts, capture, origin)? {
        Made::Operation(raw) => {
            for region in given {
                call.end_region(*region, Reason::Created);
            }
            Ok(raw)
        }
        Made::Dropped { attribute, regions } => {
            for (bits, raw) in given.iter().zip(regions) {
                call.inner().move_region(*bits, raw);
            }
            let name = String::from_utf8_lossy(parts.name);
            bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                attributes,
                format!("`{name}` does not take this value for its attribute `{attribute}`"),
            )
        }
        Made::Nothing => {
            let name = String::from_utf8_lossy(parts.name);
            failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                format!("the result types of `{name}` cannot be inferred from what is given"),
            )
        }
    }
}
