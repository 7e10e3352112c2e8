//! Making operations (mlir-c/IR.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsLocation, MlsNamedAttribute, MlsOperation, MlsOperationState, MlsRegion,
    MlsType, MlsValue, Native,
};
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::create::{self, Parts};
use crate::state::objects::{Object, OperationState};
use crate::state::reason::Reason;
use crate::state::record::TABLE;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Starts an operation: its full name, `dialect.operation`, and its location.
///
/// Upstream: `mlirOperationStateGet`.
/// Ownership: the result is consumed by `mlsOperationCreate`, or the caller
///   destroys it with `mlsOperationStateDestroy`.
/// Threads: any.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationStateGet(
    name: MlsStringRef,
    location: MlsLocation,
    out: *mut MlsOperationState,
) -> MlsStatus {
    call("mlsOperationStateGet", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        let state = OperationState {
            name: name.to_vec(),
            location: location.word(),
            ..OperationState::default()
        };
        let bits = call.new_object(
            kind::OPERATION_STATE,
            Object::OperationState(Box::new(state)),
        )?;
        out.put(MlsOperationState::from_bits(bits));
        Ok(())
    })
}

/// Destroys an operation state. What was added to it still belongs to the
/// caller.
///
/// Upstream: none.
/// Ownership: consumes `state`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationStateDestroy(state: MlsOperationState) -> MlsStatus {
    call("mlsOperationStateDestroy", |call| {
        let bits = call.check(state, Access::Free, "state")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Adds result types.
///
/// Upstream: `mlirOperationStateAddResults`.
/// Threads: any.
///
/// # Safety
/// `results` is readable for `n_results` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationStateAddResults(
    state: MlsOperationState,
    n_results: intptr_t,
    results: *const MlsType,
) -> MlsStatus {
    call("mlsOperationStateAddResults", |call| {
        call.check(state, Access::Free, "state")?;
        let results = call.get_all(n_results, results, Access::Free, "results")?;
        call.state(state)?
            .results
            .extend(results.iter().map(|ty| ty.word()));
        Ok(())
    })
}

/// Adds operands.
///
/// Upstream: `mlirOperationStateAddOperands`.
/// Threads: any.
///
/// # Safety
/// `operands` is readable for `n_operands` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationStateAddOperands(
    state: MlsOperationState,
    n_operands: intptr_t,
    operands: *const MlsValue,
) -> MlsStatus {
    call("mlsOperationStateAddOperands", |call| {
        call.check(state, Access::Free, "state")?;
        let given = call.check_all(n_operands, operands, Access::Read, "operands")?;
        call.state(state)?.operands.extend(given);
        Ok(())
    })
}

/// Adds detached regions, which `mlsOperationCreate` will consume. Until then
/// they are the caller's.
///
/// Upstream: `mlirOperationStateAddOwnedRegions`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`regions`: one belongs to an operation, or is added
///   twice).
///
/// # Safety
/// `regions` is readable for `n_regions` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationStateAddOwnedRegions(
    state: MlsOperationState,
    n_regions: intptr_t,
    regions: *const MlsRegion,
) -> MlsStatus {
    call("mlsOperationStateAddOwnedRegions", |call| {
        call.check(state, Access::Free, "state")?;
        let given = call.check_all(n_regions, regions, Access::Write, "regions")?;
        check_regions(&given)?;
        let state = call.state(state)?;
        if given.iter().any(|one| state.regions.contains(one)) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "regions",
                "the region was added before",
            );
        }
        state.regions.extend(given);
        Ok(())
    })
}

/// Adds successor blocks.
///
/// Upstream: `mlirOperationStateAddSuccessors`.
/// Threads: any.
///
/// # Safety
/// `successors` is readable for `n_successors` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationStateAddSuccessors(
    state: MlsOperationState,
    n_successors: intptr_t,
    successors: *const MlsBlock,
) -> MlsStatus {
    call("mlsOperationStateAddSuccessors", |call| {
        call.check(state, Access::Free, "state")?;
        let given = call.check_all(n_successors, successors, Access::Read, "successors")?;
        call.state(state)?.successors.extend(given);
        Ok(())
    })
}

/// Adds attributes, inherent or discardable.
///
/// Upstream: `mlirOperationStateAddAttributes`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attributes`: an empty name, or one that was added before).
///
/// # Safety
/// `attributes` is readable for `n_attributes` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationStateAddAttributes(
    state: MlsOperationState,
    n_attributes: intptr_t,
    attributes: *const MlsNamedAttribute,
) -> MlsStatus {
    call("mlsOperationStateAddAttributes", |call| {
        call.check(state, Access::Free, "state")?;
        let given = call.named_attributes(n_attributes, attributes, "attributes")?;
        let state = call.state(state)?;
        let mut all = state.attributes.clone();
        for one in given {
            let pair = (one.name.word(), one.attribute.word());
            if all.iter().any(|(name, _)| *name == pair.0) {
                return bad(
                    status::MLS_STATUS_BAD_ARGUMENT,
                    "attributes",
                    "an attribute of this name was added before",
                );
            }
            all.push(pair);
        }
        state.attributes = all;
        Ok(())
    })
}

/// Asks the operation for its result types instead of giving them.
///
/// Upstream: `mlirOperationStateEnableResultTypeInference`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationStateEnableResultTypeInference(
    state: MlsOperationState,
) -> MlsStatus {
    call("mlsOperationStateEnableResultTypeInference", |call| {
        call.state(state)?.infer = true;
        Ok(())
    })
}

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
    call("mlsOperationCreate", |call| {
        let bits = call.check(state, Access::Write, "state")?;
        let out = call.out(out, "out")?;
        let description = call.state(state)?.clone();
        let parts = resolve(call, &description)?;
        let capture = &call.record().capture;
        let made = create::create(call.inner(), &parts, capture)?;
        out.put(finish(call, bits, &description, made)?);
        Ok(())
    })
}

/// Checks that regions are detached, and each given once.
pub(super) fn check_regions(regions: &[Bits]) -> Fallible<()> {
    for (at, bits) in regions.iter().enumerate() {
        if let Ok(entry) = TABLE.resolve(*bits)
            && entry.class != kind::REGION
        {
            let owner = crate::state::tree::name(sys::MlirOperation::from_word(entry.address));
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "regions",
                format!("the region belongs to an operation `{owner}`"),
            );
        }
        if regions.iter().take(at).any(|other| other == bits) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "regions",
                "the same region is given twice",
            );
        }
    }
    Ok(())
}

/// Looks up everything that was added to a state.
fn resolve(call: &mut Call, state: &OperationState) -> Fallible<Parts> {
    fn all<H: Native>(call: &mut Call, bits: &[Bits]) -> Fallible<Vec<H::Raw>> {
        bits.iter()
            .map(|bits| H::from_bits(*bits).get(call, Access::Use, "state"))
            .collect()
    }
    check_regions(&state.regions)?;
    let parts = Parts {
        name: state.name.clone(),
        location: sys::MlirLocation::from_word(state.location),
        results: state
            .results
            .iter()
            .map(|word| sys::MlirType::from_word(*word))
            .collect(),
        operands: all::<MlsValue>(call, &state.operands)?,
        regions: all::<MlsRegion>(call, &state.regions)?,
        successors: all::<MlsBlock>(call, &state.successors)?,
        attributes: state
            .attributes
            .iter()
            .map(|(name, attribute)| sys::MlirNamedAttribute {
                name: sys::MlirIdentifier::from_word(*name),
                attribute: sys::MlirAttribute::from_word(*attribute),
            })
            .collect(),
        infer: state.infer,
    };
    let inside = |block: &sys::MlirBlock| {
        // SAFETY: a live block.
        let region = unsafe { sys::mlirBlockGetParentRegion(*block) };
        parts.regions.iter().any(|own| own.word() == region.word())
    };
    if parts.successors.iter().any(inside) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "state",
            "a successor is inside of the operation",
        );
    }
    let regions = parts.regions.iter().map(|region| Tree::Region(*region));
    depth::check_levels(regions.map(tree::height).max().unwrap_or(0) + 1, "state")?;
    if state.infer && !state.results.is_empty() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "state",
            "result types are given, and are to be inferred",
        );
    }
    Ok(parts)
}

/// Ends the state and the regions, or gives the regions back.
fn finish(
    call: &mut Call,
    state: Bits,
    description: &OperationState,
    made: create::Made,
) -> Fallible<MlsOperation> {
    match made {
        create::Made::Operation(raw) => {
            let operation = call.operation(raw)?;
            call.inner().new_root(operation.bits());
            call.inner().moved(Tree::Operation(raw))?;
            call.end(state, Reason::Created);
            for region in &description.regions {
                call.end_region(*region, Reason::Created);
            }
            Ok(operation)
        }
        create::Made::Dropped { attribute, regions } => {
            for (bits, raw) in description.regions.iter().zip(regions) {
                call.inner().move_region(*bits, raw);
            }
            let name = String::from_utf8_lossy(&description.name).into_owned();
            bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "state",
                format!("`{name}` does not take this value for its attribute `{attribute}`"),
            )
        }
        create::Made::Nothing => {
            let name = String::from_utf8_lossy(&description.name).into_owned();
            failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                format!("the result types of `{name}` cannot be inferred from what is given"),
            )
        }
    }
}

impl Call {
    /// The state behind a handle.
    fn state(&mut self, state: MlsOperationState) -> Fallible<&mut OperationState> {
        let bits = self.check(state, Access::Free, "state")?;
        match self.inner().objects.get_mut(&bits.index()) {
            Some(Object::OperationState(state)) => Ok(state),
            _ => failed(
                status::MLS_STATUS_PANIC,
                "an operation state without its object",
            ),
        }
    }
}
