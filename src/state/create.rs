//! Making an operation so that a failure takes nothing away.
//!
//! Upstream consumes the regions of an operation that it then fails to make,
//! and drops an inherent attribute of the wrong kind without a word. So result
//! types are inferred on copies of the regions first, and an operation that
//! lost an attribute is taken apart again.

use smallvec::SmallVec;

use crate::error::{Fallible, bad};
use crate::state::capture::Capture;
use crate::state::record::Inner;
use crate::state::{probe, tree};
use crate::status;
use crate::sys::{self, Raw};

/// A list that is short, as a rule.
pub type Few<T> = SmallVec<[T; 4]>;

/// Everything that an operation is made of, live and of one context.
#[derive(Clone, Copy)]
pub struct Parts<'a> {
    /// Full name.
    pub name: &'a [u8],
    /// Location.
    pub location: sys::MlirLocation,
    /// Result types, unless they are to be inferred.
    pub results: &'a [sys::MlirType],
    /// Operands.
    pub operands: &'a [sys::MlirValue],
    /// Detached regions.
    pub regions: &'a [sys::MlirRegion],
    /// Successors.
    pub successors: &'a [sys::MlirBlock],
    /// Attributes.
    pub attributes: &'a [sys::MlirNamedAttribute],
    /// Whether to infer the result types.
    pub infer: bool,
}

/// The parameters of a call that parts came from.
#[derive(Clone, Copy)]
pub struct Origin {
    /// Of the name.
    pub name: &'static str,
    /// Of operands and attributes.
    pub inputs: &'static str,
}

/// What became of the parts.
pub enum Made {
    /// The operation; the regions are consumed.
    Operation(sys::MlirOperation),
    /// An attribute was not taken. The regions are these now, with the same
    /// blocks as before.
    Dropped {
        /// Its name.
        attribute: String,
        /// In the same order.
        regions: Vec<sys::MlirRegion>,
    },
    /// No result types could be inferred; nothing is consumed.
    Nothing,
}

/// Makes an operation. `capture` is where the context's diagnostics go.
pub fn create(
    inner: &mut Inner,
    parts: &Parts,
    capture: &Capture,
    origin: Origin,
) -> Fallible<Made> {
    check_known(inner, parts.name, origin.name)?;
    if parts.infer {
        check_inputs(inner, parts, capture, origin.inputs)?;
    }
    let made = match parts.infer && !parts.regions.is_empty() {
        false => make(parts),
        true => match infer_with_copies(parts) {
            Some(inferred) => make(&Parts {
                results: &inferred,
                infer: false,
                ..*parts
            }),
            None => return Ok(Made::Nothing),
        },
    };
    if made.is_null() {
        return Ok(Made::Nothing);
    }
    let lost = parts.attributes.iter().find(|attribute| {
        // SAFETY: both are live.
        let name = unsafe { sys::mlirIdentifierStr(attribute.name) };
        // SAFETY: as above.
        unsafe { sys::mlirOperationGetAttributeByName(made, name) }.is_null()
    });
    let Some(lost) = lost else {
        return Ok(Made::Operation(made));
    };
    // SAFETY: a live identifier.
    let name = unsafe { sys::mlirIdentifierStr(lost.name) };
    // SAFETY: identifiers live as long as their context.
    let attribute = String::from_utf8_lossy(unsafe { sys::bytes(name) }).into_owned();
    let regions = tree::regions(made).map(take_body).collect();
    // SAFETY: new, detached, unused.
    unsafe { sys::mlirOperationDestroy(made) };
    Ok(Made::Dropped { attribute, regions })
}

/// The result types of an operation that could be made of these parts, which it
/// does not take. `None` if upstream cannot infer them.
pub fn infer(
    inner: &mut Inner,
    parts: &Parts,
    capture: &Capture,
) -> Fallible<Option<Vec<sys::MlirType>>> {
    check_inputs(inner, parts, capture, "operands")?;
    Ok(infer_with_copies(parts))
}

/// Whether an operation of these parts keeps an attribute among its properties.
pub fn is_property(parts: &Parts, name: sys::MlirStringRef) -> bool {
    let made = make(&Parts {
        results: &[],
        regions: &[],
        infer: false,
        ..*parts
    });
    if made.is_null() {
        return true;
    }
    // SAFETY: live; the name is live.
    let has = |name| unsafe { sys::mlirOperationHasInherentAttributeByName(made, name) };
    // An operation without properties says yes to any name.
    let is_property = has(name) && !has(sys::string_ref(b""));
    // SAFETY: new, detached, unused.
    unsafe { sys::mlirOperationDestroy(made) };
    is_property
}

/// Kinds of inputs that are remembered as fine.
const REMEMBERED: usize = 4096;

/// Refuses to infer from inputs that the operation does not take. The same name
/// with operands of the same types and the same attributes is tried once.
pub fn check_inputs(
    inner: &mut Inner,
    parts: &Parts,
    capture: &Capture,
    argument: &'static str,
) -> Fallible<()> {
    let types = parts.operands.iter().map(|value| {
        // SAFETY: a live value.
        unsafe { sys::mlirValueGetType(*value) }.word()
    });
    let attributes = parts
        .attributes
        .iter()
        .flat_map(|one| [one.name.word(), one.attribute.word()]);
    let mut words: Vec<u64> = types.collect();
    words.push(parts.regions.len() as u64);
    words.extend(attributes);
    let key = (parts.name.to_vec(), words);
    if inner.fine_inputs.contains(&key) {
        return Ok(());
    }
    if let Some(said) = probe::wrong_input(parts, capture) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("result types cannot be inferred: {said}"),
        );
    }
    if inner.fine_inputs.len() >= REMEMBERED {
        inner.fine_inputs.clear();
    }
    inner.fine_inputs.insert(key);
    Ok(())
}

/// Refuses an operation that nobody knows; loads its dialect if only that is
/// missing.
fn check_known(inner: &mut Inner, name: &[u8], argument: &'static str) -> Fallible<()> {
    if inner.knows_operation(name) {
        return Ok(());
    }
    let context = inner.context();
    let text = String::from_utf8_lossy(name);
    let Some((dialect, _)) = text.split_once('.') else {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("`{text}` is not of the form dialect.operation"),
        );
    };
    if !inner.may_load() {
        return bad(
            status::MLS_STATUS_BUSY,
            argument,
            format!("the dialect `{dialect}` cannot be loaded while a long call uses the context"),
        );
    }
    // SAFETY: the context is live, and no long call uses it.
    let loaded =
        unsafe { sys::mlirContextGetOrLoadDialect(context, sys::string_ref(dialect.as_bytes())) };
    if inner.knows_operation(name) {
        return Ok(());
    }
    // SAFETY: the context is live.
    if unsafe { sys::mlirContextGetAllowUnregisteredDialects(context) } {
        return Ok(());
    }
    let (code, why) = match loaded.is_null() {
        true => (
            status::MLS_STATUS_DIALECT_NOT_LOADED,
            format!("the dialect `{dialect}` is neither loaded nor registered in the context"),
        ),
        false => (
            status::MLS_STATUS_BAD_ARGUMENT,
            format!("the dialect `{dialect}` has no such operation"),
        ),
    };
    bad(
        code,
        argument,
        format!("operation `{text}` is not registered: {why}"),
    )
}

/// A new detached region with the blocks of another one.
fn take_body(from: sys::MlirRegion) -> sys::MlirRegion {
    // SAFETY: needs nothing.
    let region = unsafe { sys::mlirRegionCreate() };
    // SAFETY: both are live.
    unsafe { sys::mlirRegionTakeBody(region, from) };
    region
}

/// Makes an operation of known name from parts of which upstream can refuse none: no
/// attributes, no result types to infer.
#[inline]
pub fn make_plain(parts: &Parts) -> Option<sys::MlirOperation> {
    debug_assert!(parts.attributes.is_empty() && !parts.infer);
    let made = make(parts);
    (!made.is_null()).then_some(made)
}

/// Calls upstream, which takes the regions; null if result types cannot be inferred.
pub(super) fn make(parts: &Parts) -> sys::MlirOperation {
    fn count<T>(all: &[T]) -> isize {
        isize::try_from(all.len()).unwrap_or(isize::MAX)
    }
    // SAFETY: the location is live; the name outlives the state.
    let mut state =
        unsafe { sys::mlirOperationStateGet(sys::string_ref(parts.name), parts.location) };
    let state = &raw mut state;
    // Each of the following takes time also if there is nothing to add.
    let Parts {
        results,
        operands,
        regions,
        successors,
        attributes,
        ..
    } = parts;
    if !results.is_empty() {
        // SAFETY: `state` is valid and all elements are live; as in all that follow.
        unsafe { sys::mlirOperationStateAddResults(state, count(results), results.as_ptr()) };
    }
    if !operands.is_empty() {
        // SAFETY: as above.
        unsafe { sys::mlirOperationStateAddOperands(state, count(operands), operands.as_ptr()) };
    }
    if !regions.is_empty() {
        // SAFETY: as above; the regions are detached.
        unsafe { sys::mlirOperationStateAddOwnedRegions(state, count(regions), regions.as_ptr()) };
    }
    if !successors.is_empty() {
        let (count, first) = (count(successors), successors.as_ptr());
        // SAFETY: as above.
        unsafe { sys::mlirOperationStateAddSuccessors(state, count, first) };
    }
    if !attributes.is_empty() {
        let (count, first) = (count(attributes), attributes.as_ptr());
        // SAFETY: as above.
        unsafe { sys::mlirOperationStateAddAttributes(state, count, first) };
    }
    if parts.infer {
        // SAFETY: `state` is valid.
        unsafe { sys::mlirOperationStateEnableResultTypeInference(state) };
    }
    // SAFETY: `state` is valid, and not used again.
    let made = unsafe { sys::mlirOperationCreate(state) };
    // SAFETY: a live result.
    let untyped = |value| unsafe { sys::mlirValueGetType(value) }.is_null();
    if parts.infer && !made.is_null() && tree::results(made).any(untyped) {
        // What upstream infers from operands of the wrong kind.
        // SAFETY: new, detached, unused; its regions, if any, are copies.
        unsafe { sys::mlirOperationDestroy(made) };
        return sys::MlirOperation::from_word(0);
    }
    made
}

/// Infers result types with copies of the regions, which upstream may keep.
fn infer_with_copies(parts: &Parts) -> Option<Vec<sys::MlirType>> {
    let copies: Few<_> = parts
        .regions
        .iter()
        .map(|region| copy(*region, parts.location))
        .collect();
    let trial = make(&Parts {
        regions: &copies,
        results: &[],
        infer: true,
        ..*parts
    });
    if trial.is_null() {
        return None;
    }
    // SAFETY: live results.
    let types = tree::results(trial)
        .map(|value| unsafe { sys::mlirValueGetType(value) })
        .collect();
    // SAFETY: new, detached, unused.
    unsafe { sys::mlirOperationDestroy(trial) };
    Some(types)
}

/// A detached copy of a detached region. Upstream copies operations only, so
/// the blocks go into a module for a moment, and back.
fn copy(region: sys::MlirRegion, location: sys::MlirLocation) -> sys::MlirRegion {
    let wrapper = make(&Parts {
        name: b"builtin.module",
        location,
        results: &[],
        operands: &[],
        regions: &[take_body(region)],
        successors: &[],
        attributes: &[],
        infer: false,
    });
    // SAFETY: a live operation.
    let clone = unsafe { sys::mlirOperationClone(wrapper) };
    // SAFETY: both have one region.
    let (body, copied) = unsafe {
        (
            sys::mlirOperationGetRegion(wrapper, 0),
            sys::mlirOperationGetRegion(clone, 0),
        )
    };
    // SAFETY: both are live.
    unsafe { sys::mlirRegionTakeBody(region, body) };
    let copied = take_body(copied);
    for empty in [wrapper, clone] {
        // SAFETY: detached and empty now.
        unsafe { sys::mlirOperationDestroy(empty) };
    }
    copied
}
