//! Patterns in the PDL dialect, and the host's functions that they call.
//!
//! Upstream compiles such patterns to a program of its own, which keeps addresses
//! while it runs, and ends the process where it meets what it does not expect. So
//! the patterns are looked at before: which functions they call, with which
//! results, and whether they go on with what such a function could erase.

use std::any::Any;
use std::collections::{BTreeMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use libc::{c_void, intptr_t, size_t};

use super::handles::{Handle, MlsPDLResultList, MlsPDLValue, MlsPatternRewriter};
use super::rewrite::{self, Driver};
use super::rewriters::after_insertion;
use super::scopes;
use crate::callback::foreign::UserData;
use crate::callback::host;
use crate::error::{Fallible, bad, full};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::lease::{self, Limit};
use crate::state::objects::{Object, PdlPart, Rewriter};
use crate::state::record::{self, TABLE};
use crate::state::tree::{self, Node, Tree};
use crate::status;
use crate::strings::MlsBool;
use crate::sys::{self, Raw};

/// What a PDL pattern calls to rewrite something: it looks at `values`, changes the
/// IR with `rewriter`, leaves its results in `results`, and returns whether it
/// succeeded. All handles that it is given are of use only until it returns. It
/// erases nothing if the pattern does something behind the call.
pub type MlsPDLRewriteFunction = Option<
    unsafe extern "C" fn(
        rewriter: MlsPatternRewriter,
        results: MlsPDLResultList,
        n_values: intptr_t,
        values: *const MlsPDLValue,
        user_data: *mut c_void,
    ) -> MlsBool,
>;

/// What a PDL pattern asks whether it matches: it looks at `values`, leaves its
/// results in `results`, and returns whether the constraint holds. It changes
/// nothing. All handles that it is given are of use only until it returns.
pub type MlsPDLConstraintFunction = Option<
    unsafe extern "C" fn(
        rewriter: MlsPatternRewriter,
        results: MlsPDLResultList,
        n_values: intptr_t,
        values: *const MlsPDLValue,
        user_data: *mut c_void,
    ) -> MlsBool,
>;

/// The most operations, operands and results that the patterns of one module may
/// have: upstream counts its program in 16 bits.
const MOST: usize = 16384;

/// What a function gives back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// An attribute.
    Attribute,
    /// An operation.
    Operation,
    /// A type.
    Type,
    /// A value.
    Value,
}

impl Sort {
    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Sort::Attribute => "an attribute",
            Sort::Operation => "an operation",
            Sort::Type => "a type",
            Sort::Value => "a value",
        }
    }
}

/// How the patterns call a function.
#[derive(Clone)]
struct Calls {
    results: Vec<Sort>,
    /// Whether nothing is done behind any of the calls.
    are_last: bool,
}

/// What the patterns of a module do.
#[derive(Default)]
pub struct Survey {
    constraints: BTreeMap<String, Calls>,
    rewrites: BTreeMap<String, Calls>,
    no_walk: Option<String>,
    /// The operations that they look for and make.
    pub names: Vec<String>,
}

/// A module of patterns, upstream's, and what is known of it.
pub struct Module {
    raw: u64,
    survey: Survey,
    functions: Vec<Arc<Function>>,
}

/// A function of the host that patterns call.
struct Function {
    name: String,
    is_constraint: bool,
    results: Vec<Sort>,
    may_erase: bool,
    callback: MlsPDLRewriteFunction,
    user_data: UserData,
}

/// What a function has left so far.
pub struct Results {
    wanted: Vec<Sort>,
    given: Vec<Given>,
}

/// A result, upstream's, and what must live for it to be there, if anything.
#[derive(Clone, Copy)]
pub struct Given {
    /// What it is.
    pub sort: Sort,
    /// Upstream's.
    pub word: u64,
    /// The operation or block that it is part of.
    pub part_of: Option<Bits>,
}

impl Results {
    /// Adds a result, if it is what is wanted next.
    pub fn push(&mut self, given: Given) -> Fallible<()> {
        match self.wanted.get(self.given.len()) {
            Some(wanted) if *wanted == given.sort => {
                self.given.push(given);
                Ok(())
            }
            Some(wanted) => bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "value",
                format!(
                    "the pattern wants {} as result {}, not {}",
                    wanted.name(),
                    self.given.len(),
                    given.sort.name()
                ),
            ),
            None => bad(
                status::MLS_STATUS_BAD_STATE,
                "results",
                format!(
                    "the pattern wants {} results, and has them",
                    self.given.len()
                ),
            ),
        }
    }
}

fn wrong<T>(message: impl Into<String>) -> Fallible<T> {
    bad(status::MLS_STATUS_BAD_ARGUMENT, "module", message)
}

/// Looks at the patterns of a module, which was verified.
pub fn survey(module: sys::MlirOperation) -> Fallible<Survey> {
    let mut survey = Survey::default();
    let mut size = 0;
    let mut patterns = 0;
    let top = tree::regions(module).flat_map(tree::blocks);
    for operation in top.flat_map(tree::operations) {
        let name = tree::name(operation);
        if name != "pdl.pattern" {
            return wrong(format!("it may hold `pdl.pattern` only, not `{name}`"));
        }
        patterns += 1;
    }
    if patterns == 0 {
        return wrong("there is no pattern in it");
    }
    for node in tree::Walk::new(Tree::Operation(module)) {
        let Node::Operation(operation) = node else {
            continue;
        };
        let name = tree::name(operation);
        // SAFETY: a live operation.
        if unsafe { sys::mlirOperationGetTypeID(operation) }.is_null() {
            return wrong(format!("`{name}` was made before its dialect was loaded"));
        }
        size += 1 + tree::operands(operation).count() + tree::results(operation).count();
        survey.note(operation, &name)?;
    }
    if size > MOST {
        return bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            "module",
            format!(
                "its operations, operands and results are {size}, and {MOST} at most can be \
                 compiled"
            ),
        );
    }
    Ok(survey)
}

impl Survey {
    fn note(&mut self, operation: sys::MlirOperation, name: &str) -> Fallible<()> {
        match name {
            "pdl.apply_native_constraint" => {
                let calls = Calls {
                    results: results_of(operation)?,
                    are_last: false,
                };
                note(&mut self.constraints, operation, calls)
            }
            "pdl.apply_native_rewrite" => {
                // SAFETY: a live operation in a block.
                let next = unsafe { sys::mlirOperationGetNextInBlock(operation) };
                let calls = Calls {
                    results: results_of(operation)?,
                    are_last: next.is_null(),
                };
                note(&mut self.rewrites, operation, calls)
            }
            "pdl.rewrite" if text(operation, b"name").is_some() => {
                let calls = Calls {
                    results: Vec::new(),
                    are_last: true,
                };
                note(&mut self.rewrites, operation, calls)
            }
            "pdl.erase" | "pdl.replace" => self.note_end(operation, name),
            "pdl.operation" => {
                self.names.extend(text(operation, b"opName"));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The pattern erases an operation.
    fn note_end(&mut self, operation: sys::MlirOperation, name: &str) -> Fallible<()> {
        let Some(gone) = tree::operands(operation).next() else {
            return Ok(());
        };
        let around = tree::parent_of(operation);
        let root = tree::operands(around).next().map(Raw::word);
        if root != Some(gone.word()) {
            let text = format!("`{name}` of something else than the root of `pdl.rewrite`");
            self.no_walk.get_or_insert(text);
        }
        // What is left of it must not be used any more.
        let its_results = tree::users(gone)
            .filter(|user| matches!(tree::name(*user).as_str(), "pdl.result" | "pdl.results"));
        let mut all: HashSet<u64> = its_results.flat_map(tree::results).map(Raw::word).collect();
        all.insert(gone.word());
        let mut next = operation;
        loop {
            // SAFETY: a live operation in a block.
            next = unsafe { sys::mlirOperationGetNextInBlock(next) };
            if next.is_null() {
                return Ok(());
            }
            if tree::operands(next).any(|operand| all.contains(&operand.word())) {
                let next = tree::name(next);
                return wrong(format!(
                    "`{next}` uses an operation that `{name}` in front of it has erased"
                ));
            }
        }
    }
}

fn note(
    all: &mut BTreeMap<String, Calls>,
    operation: sys::MlirOperation,
    calls: Calls,
) -> Fallible<()> {
    let Some(name) = text(operation, b"name") else {
        return wrong("it calls a function without a name");
    };
    let known = all.entry(name.clone()).or_insert_with(|| calls.clone());
    known.are_last &= calls.are_last;
    match known.results == calls.results {
        true => Ok(()),
        false => wrong(format!("it calls `{name}` with different results")),
    }
}

fn text(operation: sys::MlirOperation, attribute: &[u8]) -> Option<String> {
    let text = tree::string_attribute(operation, attribute)?;
    Some(String::from_utf8_lossy(&text).into_owned())
}

fn results_of(operation: sys::MlirOperation) -> Fallible<Vec<Sort>> {
    let sort = |value| {
        // SAFETY: a live value.
        let ty = unsafe { sys::mlirValueGetType(value) };
        // SAFETY: a live type, as in all.
        unsafe {
            if sys::mlirTypeIsAPDLAttributeType(ty) {
                Some(Sort::Attribute)
            } else if sys::mlirTypeIsAPDLOperationType(ty) {
                Some(Sort::Operation)
            } else if sys::mlirTypeIsAPDLTypeType(ty) {
                Some(Sort::Type)
            } else if sys::mlirTypeIsAPDLValueType(ty) {
                Some(Sort::Value)
            } else {
                None
            }
        }
    };
    match tree::results(operation).map(sort).collect() {
        Some(results) => Ok(results),
        None => wrong("a function of the host cannot give a range"),
    }
}

impl Module {
    /// Takes ownership.
    pub fn new(raw: sys::MlirPDLPatternModule, survey: Survey) -> Self {
        Module {
            raw: raw.word(),
            survey,
            functions: Vec::new(),
        }
    }

    /// Gives the patterns a function of the host.
    pub fn register(
        &mut self,
        name: &[u8],
        is_constraint: bool,
        callback: MlsPDLRewriteFunction,
        user_data: impl FnOnce() -> UserData,
    ) -> Fallible<()> {
        let text = String::from_utf8_lossy(name).into_owned();
        let same = |one: &&Arc<Function>| one.name == text && one.is_constraint == is_constraint;
        if self.functions.iter().any(|one| same(&one)) {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "name",
                format!("`{text}` is registered already"),
            );
        }
        let calls = match is_constraint {
            true => self.survey.constraints.get(&text),
            false => self.survey.rewrites.get(&text),
        };
        let function = Arc::new(Function {
            name: text,
            is_constraint,
            results: calls.map_or_else(Vec::new, |calls| calls.results.clone()),
            may_erase: calls.is_some_and(|calls| calls.are_last),
            callback,
            user_data: user_data(),
        });
        let data = Arc::as_ptr(&function).cast_mut().cast::<c_void>();
        let module = sys::MlirPDLPatternModule::from_word(self.raw);
        let name = sys::string_ref(name);
        // SAFETY: live; the name is copied, and the function kept as long as upstream's
        // patterns.
        unsafe {
            match is_constraint {
                true => sys::mlirPDLPatternModuleRegisterConstraintFunction(
                    module,
                    name,
                    Some(apply),
                    data,
                ),
                false => sys::mlirPDLPatternModuleRegisterRewriteFunction(
                    module,
                    name,
                    Some(apply),
                    data,
                ),
            }
        }
        self.functions.push(function);
        Ok(())
    }

    /// A function that the patterns call and nobody has registered.
    fn missing(&self) -> Option<String> {
        let has = |name: &str, is_constraint| {
            let mut all = self.functions.iter();
            all.any(|one| one.name == name && one.is_constraint == is_constraint)
        };
        let constraint = self.survey.constraints.keys().find(|name| !has(name, true));
        let rewrite = || self.survey.rewrites.keys().find(|name| !has(name, false));
        match constraint {
            Some(name) => Some(format!("the constraint function `{name}`")),
            None => rewrite().map(|name| format!("the rewrite function `{name}`")),
        }
    }

    /// Upstream's set of its patterns, which it is taken apart for.
    pub fn take(&mut self) -> Fallible<(sys::MlirRewritePatternSet, PdlPart)> {
        if let Some(missing) = self.missing() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                format!("the patterns call {missing}, which is not registered"),
            );
        }
        let module = sys::MlirPDLPatternModule::from_word(std::mem::take(&mut self.raw));
        // SAFETY: live, and not used again but for its destruction: what is in it has
        // been moved.
        let set = unsafe { sys::mlirRewritePatternSetFromPDLPatternModule(module) };
        // SAFETY: as above.
        unsafe { sys::mlirPDLPatternModuleDestroy(module) };
        let functions = self.functions.drain(..);
        let part = PdlPart {
            is_there: true,
            no_walk: self.survey.no_walk.take(),
            functions: functions
                .map(|function| function as Arc<dyn Any + Send + Sync>)
                .collect(),
        };
        Ok((set, part))
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        if self.raw != 0 {
            let module = sys::MlirPDLPatternModule::from_word(self.raw);
            // SAFETY: owned by `self`, dropped once; its functions go after it.
            crate::depth::with_room(|| unsafe { sys::mlirPDLPatternModuleDestroy(module) });
        }
    }
}

/// What upstream calls.
unsafe extern "C" fn apply(
    rewriter: sys::MlirPatternRewriter,
    results: sys::MlirPDLResultList,
    count: size_t,
    values: *mut sys::MlirPDLValue,
    data: *mut c_void,
) -> sys::MlirLogicalResult {
    // SAFETY: kept as long as the patterns.
    let function = unsafe { &*data.cast_const().cast::<Function>() };
    let values = match count {
        0 => &[][..],
        // SAFETY: upstream's array, as long as it says.
        _ => unsafe { std::slice::from_raw_parts(values, count) },
    };
    // SAFETY: upstream's live rewriter.
    let base = unsafe { sys::mlirPatternRewriterAsBase(rewriter) };
    let given = catch_unwind(AssertUnwindSafe(|| function.call(base, values)));
    let given = match given {
        Ok(Ok(given)) => given,
        Ok(Err(failure)) => {
            rewrite::fail(0, failure.message);
            None
        }
        Err(_) => {
            rewrite::fail(0, "a fault of the library");
            None
        }
    };
    let succeeds = given.is_some() || !function.is_constraint;
    let given = given.unwrap_or_else(|| match succeeds {
        // Upstream ends the process when a rewrite function fails, and goes on with
        // what it gave when not.
        true => stand_ins(base, &function.results),
        false => Vec::new(),
    });
    for one in given {
        // SAFETY: the list is live, and so is the result, as in all.
        unsafe {
            match one.sort {
                Sort::Attribute => sys::mlirPDLResultListPushBackAttribute(
                    results,
                    sys::MlirAttribute::from_word(one.word),
                ),
                Sort::Operation => sys::mlirPDLResultListPushBackOperation(
                    results,
                    sys::MlirOperation::from_word(one.word),
                ),
                Sort::Type => {
                    sys::mlirPDLResultListPushBackType(results, sys::MlirType::from_word(one.word));
                }
                Sort::Value => sys::mlirPDLResultListPushBackValue(
                    results,
                    sys::MlirValue::from_word(one.word),
                ),
            }
        }
    }
    sys::MlirLogicalResult {
        value: i8::from(succeeds),
    }
}

/// Results for a pattern that cannot be stopped: they mean nothing, but are there.
fn stand_ins(rewriter: sys::MlirRewriterBase, wanted: &[Sort]) -> Vec<Given> {
    // SAFETY: live.
    let context = unsafe { sys::mlirRewriterBaseGetContext(rewriter) };
    // SAFETY: a live context.
    let none = unsafe { sys::mlirNoneTypeGet(context) };
    let operation = || {
        // SAFETY: a live context.
        let location = unsafe { sys::mlirLocationUnknownGet(context) };
        let name = sys::string_ref(b"builtin.unrealized_conversion_cast");
        // SAFETY: the location is live.
        let mut state = unsafe { sys::mlirOperationStateGet(name, location) };
        // SAFETY: a live state and type.
        unsafe { sys::mlirOperationStateAddResults(&raw mut state, 1, &raw const none) };
        // SAFETY: a live state, not used again.
        let made = unsafe { sys::mlirOperationCreate(&raw mut state) };
        // SAFETY: both are live; without a place, it stays outside.
        unsafe { sys::mlirRewriterBaseInsert(rewriter, made) }
    };
    let word = |sort: Sort| match sort {
        // SAFETY: a live context.
        Sort::Attribute => unsafe { sys::mlirUnitAttrGet(context) }.word(),
        Sort::Type => none.word(),
        Sort::Operation => operation().word(),
        // SAFETY: it has one result.
        Sort::Value => unsafe { sys::mlirOperationGetResult(operation(), 0) }.word(),
    };
    let stand_in = |sort: &Sort| Given {
        sort: *sort,
        word: word(*sort),
        part_of: None,
    };
    wanted.iter().map(stand_in).collect()
}

impl Function {
    /// Calls the host. `None`: it does not hold, or has failed.
    fn call(
        &self,
        base: sys::MlirRewriterBase,
        values: &[sys::MlirPDLValue],
    ) -> Fallible<Option<Vec<Given>>> {
        let driver = rewrite::driver()?;
        // One that failed ends it all.
        if driver.failure.is_some() {
            return Ok(None);
        }
        let record = record::get(driver.owner).ok_or_else(full)?;
        let mut open = scopes::open(
            record,
            driver.lease,
            (driver.anchor, Some(self.limit(&driver))),
            sys::MlirOperation::from_word(0),
            (
                kind::PATTERN_REWRITER,
                Object::Rewriter(Rewriter::of_driver(base)),
            ),
        )?;
        let done = self.call_in(&mut open, base, values);
        open.close(record::exact());
        done
    }

    /// What upstream goes on with afterwards must stay.
    fn limit(&self, driver: &Driver) -> Limit {
        match (self.is_constraint, driver.walks, self.may_erase) {
            (true, _, _) => Limit::Looks,
            (false, true, _) => Limit::Stays,
            (false, false, true) => Limit::None,
            (false, false, false) => Limit::Keeps,
        }
    }

    fn call_in(
        &self,
        open: &mut scopes::Open,
        base: sys::MlirRewriterBase,
        values: &[sys::MlirPDLValue],
    ) -> Fallible<Option<Vec<Given>>> {
        let Some(callback) = self.callback else {
            return Ok(None);
        };
        // The pattern goes on where it was. While it is matched, the place is that of
        // another one, which may be gone.
        if self.is_constraint {
            // SAFETY: live; it reads nothing of the old place.
            unsafe { sys::mlirRewriterBaseClearInsertionPoint(base) };
        }
        // SAFETY: live.
        let block = unsafe { sys::mlirRewriterBaseGetInsertionBlock(base) };
        // SAFETY: live.
        let before = unsafe { after_insertion(base) };
        let place = match (block.is_null(), before.is_null()) {
            (true, _) => None,
            (false, true) => Some(open.with(|inner| inner.block(block))?),
            (false, false) => Some(open.with(|inner| inner.operation(before))?),
        };
        let results = Results {
            wanted: self.results.clone(),
            given: Vec::new(),
        };
        let results = open.give(kind::PDL_RESULT_LIST, Object::PdlResults(Box::new(results)))?;
        let mut handles = Vec::with_capacity(values.len());
        for value in values {
            let bits = open.give(kind::PDL_VALUE, Object::PdlValue(value.word()))?;
            handles.push(MlsPDLValue::from_bits(bits));
        }
        let (done, token) = lease::in_scope(open.scope, || {
            host::callback(|| {
                let rewriter = MlsPatternRewriter::from_bits(open.tool);
                let results = MlsPDLResultList::from_bits(results);
                let count = intptr_t::try_from(handles.len()).unwrap_or(0);
                let user_data = self.user_data.pointer();
                // SAFETY: the host's function with its own user data.
                unsafe { callback(rewriter, results, count, handles.as_ptr(), user_data) }
            })
        });
        match place {
            Some(place) if TABLE.resolve(place).is_ok() => match before.is_null() {
                // SAFETY: both are live.
                true => unsafe { sys::mlirRewriterBaseSetInsertionPointToEnd(base, block) },
                // SAFETY: both are live; what a driver works on stays in blocks.
                false => unsafe { sys::mlirRewriterBaseSetInsertionPointBefore(base, before) },
            },
            // SAFETY: live.
            _ => unsafe { sys::mlirRewriterBaseClearInsertionPoint(base) },
        }
        let name = &self.name;
        if token != 0 {
            rewrite::fail(
                token,
                format!("the function `{name}` of a PDL pattern failed"),
            );
            return Ok(None);
        }
        if done.is_none_or(|done| done == 0) {
            // A constraint may be not fulfilled; a rewrite has failed.
            if !self.is_constraint {
                rewrite::fail(0, format!("the function `{name}` of a PDL pattern failed"));
            }
            return Ok(None);
        }
        let given = open.with(|inner| match inner.objects.get(&results.index()) {
            Some(Object::PdlResults(results)) => results
                .downcast_ref::<Results>()
                .map(|results| results.given.clone()),
            _ => None,
        });
        let given = given.unwrap_or_default();
        let is_there = |one: &Given| one.part_of.is_none_or(|bits| TABLE.resolve(bits).is_ok());
        if given.len() != self.results.len() || !given.iter().all(is_there) {
            rewrite::fail(
                0,
                format!(
                    "the function `{name}` of a PDL pattern has left {} of {} results, or erased \
                     one again",
                    given.len(),
                    self.results.len()
                ),
            );
            return Ok(None);
        }
        Ok(Some(given))
    }
}
