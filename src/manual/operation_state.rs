//! What operations will be made of (mlir-c/IR.h).

use crate::boundary::arguments;
use crate::boundary::call::{Access, Call, OK, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsLocation, MlsNamedAttribute, MlsOperationState, MlsRegion, MlsType,
    MlsValue,
};
use crate::boundary::quick::{self, Room, Short};
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::operation_states::OperationState;
use crate::state::reason::Reason;
use crate::state::record::TABLE;
use crate::state::tree;
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
    let short = |short: &mut Short| {
        let location = short.first(location)?;
        let name = arguments::text(name, "name").ok()?;
        let bits = short.inner().new_state(name, location).ok()?;
        Some(MlsOperationState::from_bits(bits))
    };
    if quick::put(location, out, short) {
        return OK;
    }
    call("mlsOperationStateGet", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        let bits = call.inner().new_state(name, location)?;
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
    let short = |short: &mut Short| {
        let place = short.entry(state)?.address;
        let results = arguments::slice(n_results, results, "results").ok()?;
        let mut room = Room::default();
        let results = room.fill(results.iter().map(|one| short.get(*one)))?;
        let state = short.inner().operation_states.get(place)?;
        state.results.extend(results.iter().map(|ty| ty.word()));
        Some(())
    };
    if quick::go(state, short).is_some() {
        return OK;
    }
    call("mlsOperationStateAddResults", |call| {
        let place = call.state(state, Access::Free)?;
        let results = call.get_all(n_results, results, Access::Free, "results")?;
        let results = results.iter().map(|ty| ty.word());
        call.state_in(place)?.results.extend(results);
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
    let short = |short: &mut Short| {
        let place = short.entry(state)?.address;
        let operands = arguments::slice(n_operands, operands, "operands").ok()?;
        for operand in operands {
            short.get(*operand)?;
        }
        let state = short.inner().operation_states.get(place)?;
        let given = operands.iter().map(|operand| operand.bits());
        state.operands.extend(given);
        Some(())
    };
    if quick::go(state, short).is_some() {
        return OK;
    }
    call("mlsOperationStateAddOperands", |call| {
        let place = call.state(state, Access::Free)?;
        let given = call.check_all(n_operands, operands, Access::Read, "operands")?;
        call.state_in(place)?.operands.extend(given);
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
        let place = call.state(state, Access::Free)?;
        let given = call.check_all(n_regions, regions, Access::Write, "regions")?;
        check_regions(&given)?;
        let state = call.state_in(place)?;
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
        let place = call.state(state, Access::Free)?;
        let given = call.check_all(n_successors, successors, Access::Read, "successors")?;
        call.state_in(place)?.successors.extend(given);
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
        let place = call.state(state, Access::Free)?;
        let given = call.named_attributes(n_attributes, attributes, "attributes")?;
        check_names(&given)?;
        let state = call.state_in(place)?;
        let is_known = |one: &sys::MlirNamedAttribute| {
            let mut names = state.attributes.iter().map(|(name, _)| *name);
            names.any(|name| name == one.name.word())
        };
        if given.iter().any(is_known) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "attributes",
                "an attribute of this name was added before",
            );
        }
        let pairs = given
            .iter()
            .map(|one| (one.name.word(), one.attribute.word()));
        state.attributes.extend(pairs);
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
        let place = call.state(state, Access::Free)?;
        call.state_in(place)?.infer = true;
        Ok(())
    })
}

/// Checks that regions are detached, and each given once.
pub(super) fn check_regions(regions: &[Bits]) -> Fallible<()> {
    for (at, bits) in regions.iter().enumerate() {
        if let Ok(entry) = TABLE.resolve(*bits)
            && entry.class != kind::REGION
        {
            let owner = tree::name(sys::MlirOperation::from_word(entry.address));
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

/// Checks that the name of each attribute is given once.
pub(super) fn check_names(attributes: &[sys::MlirNamedAttribute]) -> Fallible<()> {
    for (at, one) in attributes.iter().enumerate() {
        let mut others = attributes.iter().take(at);
        if others.any(|other| other.name.word() == one.name.word()) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "attributes",
                "two attributes have one name",
            );
        }
    }
    Ok(())
}

pub(super) fn without_object<T>() -> Fallible<T> {
    failed(
        status::MLS_STATUS_PANIC,
        "an operation state without its object",
    )
}

impl Call {
    /// Resolves a state: its place.
    pub(super) fn state(&mut self, state: MlsOperationState, access: Access) -> Fallible<u64> {
        Ok(self.entry(state, access, "state")?.address)
    }

    /// The state in a place.
    pub(super) fn state_in(&mut self, place: u64) -> Fallible<&mut OperationState> {
        match self.inner().operation_states.get(place) {
            Some(state) => Ok(state),
            None => without_object(),
        }
    }
}
