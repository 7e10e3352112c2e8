//! Rewrite patterns in the host's language: what MLIR's drivers call.
//!
//! A driver works on one thread, the one that started it. Which run a pattern is
//! called in is therefore kept per thread.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use libc::c_void;

use super::handles::{Handle, MlsOperation, MlsPatternRewriter};
use super::scopes;
use crate::callback::foreign::{MlsDestroyUserData, UserData};
use crate::callback::host;
use crate::error::{Fallible, full};
use crate::kind;
use crate::state::lease::{self, Limit};
use crate::state::objects::{Object, Rewriter};
use crate::state::record;
use crate::strings::MlsBool;
use crate::sys::{self, Raw};

/// What a rewrite pattern of the host does. `match_and_rewrite` is needed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsRewritePatternCallbacks {
    /// The pattern was put into a set.
    pub construct: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    /// Destroys the user data, once.
    pub destruct: MlsDestroyUserData,
    /// Looks at `op` and rewrites it with `rewriter`, or leaves it; returns
    /// whether it did something. Everything in what the driver works on may be
    /// read, and changed by `rewriter` only, which is stale afterwards.
    /// `mlsCallbackFail` ends the driver.
    pub match_and_rewrite: Option<
        unsafe extern "C" fn(
            op: MlsOperation,
            rewriter: MlsPatternRewriter,
            user_data: *mut c_void,
        ) -> MlsBool,
    >,
}

/// A pattern that is in no set yet, and afterwards what upstream's has as its
/// user data.
pub struct Pattern {
    /// The operation that it is for.
    pub root: Vec<u8>,
    /// How good it is.
    pub benefit: u32,
    /// The host's functions.
    pub callbacks: MlsRewritePatternCallbacks,
    /// The host's user data.
    pub user_data: UserData,
}

/// A driver that is working on this thread.
#[derive(Clone)]
pub struct Driver {
    /// The record of its context.
    pub owner: u32,
    /// The mark of its lease.
    pub lease: u16,
    /// The address of the operation that it works on.
    pub anchor: u64,
    /// Whether it goes from one operation to the next, and would miss it if that
    /// one went away.
    pub walks: bool,
    /// How often its callbacks have erased something.
    pub erased: u64,
    /// What a callback failed with, if one did: it ends everything.
    pub failure: Option<(u64, String)>,
}

impl Driver {
    /// A driver that has not begun.
    pub fn new(owner: u32, lease: u16, anchor: u64, walks: bool) -> Self {
        Driver {
            owner,
            lease,
            anchor,
            walks,
            erased: 0,
            failure: None,
        }
    }
}

thread_local! {
    static DRIVERS: RefCell<Vec<Driver>> = const { RefCell::new(Vec::new()) };
}

/// Runs a driver. Returns its result, and what a callback failed with: the token,
/// or 0, and what to say.
pub fn drive<R>(driver: Driver, native: impl FnOnce() -> R) -> (R, Option<(u64, String)>) {
    DRIVERS.with(|drivers| drivers.borrow_mut().push(driver));
    let result = native();
    let driver = DRIVERS.with(|drivers| drivers.borrow_mut().pop());
    (result, driver.and_then(|driver| driver.failure))
}

/// The driver that calls patterns on this thread.
pub fn driver() -> Fallible<Driver> {
    let driver = DRIVERS.with(|drivers| drivers.borrow().last().cloned());
    driver.ok_or_else(full)
}

/// A callback of the driver, if there is one, erases something.
pub fn note_erased() {
    DRIVERS.with(|drivers| {
        if let Some(driver) = drivers.borrow_mut().last_mut() {
            driver.erased += 1;
        }
    });
}

/// A callback of the driver has failed.
pub fn fail(token: u64, message: impl Into<String>) {
    DRIVERS.with(|drivers| {
        if let Some(driver) = drivers.borrow_mut().last_mut() {
            driver
                .failure
                .get_or_insert_with(|| (token, message.into()));
        }
    });
}

/// Makes upstream's pattern of ours.
pub fn make(pattern: Arc<Pattern>, context: sys::MlirContext) -> sys::MlirRewritePattern {
    let callbacks = sys::MlirRewritePatternCallbacks {
        construct: None,
        destruct: Some(destruct),
        matchAndRewrite: Some(match_and_rewrite),
    };
    let root = pattern.root.clone();
    let benefit = pattern.benefit;
    let data = Arc::into_raw(pattern).cast_mut().cast::<c_void>();
    // SAFETY: the context is live; upstream makes an identifier of the name.
    unsafe {
        sys::mlirOpRewritePatternCreate(
            sys::string_ref(&root),
            benefit,
            context,
            callbacks,
            data,
            0,
            std::ptr::null_mut(),
        )
    }
}

unsafe extern "C" fn destruct(data: *mut c_void) {
    // SAFETY: given by `make`; upstream destroys each pattern once.
    let pattern = unsafe { Arc::from_raw(data.cast_const().cast::<Pattern>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(pattern)));
}

unsafe extern "C" fn match_and_rewrite(
    _: sys::MlirRewritePattern,
    operation: sys::MlirOperation,
    rewriter: sys::MlirPatternRewriter,
    data: *mut c_void,
) -> sys::MlirLogicalResult {
    // SAFETY: upstream calls live patterns.
    let pattern = unsafe { &*data.cast_const().cast::<Pattern>() };
    let run = catch_unwind(AssertUnwindSafe(|| rewrite(pattern, operation, rewriter)));
    let done = matches!(run, Ok(Ok(true)));
    sys::MlirLogicalResult {
        value: i8::from(done),
    }
}

fn rewrite(
    pattern: &Pattern,
    operation: sys::MlirOperation,
    rewriter: sys::MlirPatternRewriter,
) -> Fallible<bool> {
    let driver = self::driver()?;
    let Some(function) = pattern.callbacks.match_and_rewrite else {
        return Ok(false);
    };
    // One that failed ends it all.
    if driver.failure.is_some() {
        return Ok(false);
    }
    let record = record::get(driver.owner).ok_or_else(full)?;
    // SAFETY: upstream's live rewriter.
    let base = unsafe { sys::mlirPatternRewriterAsBase(rewriter) };
    let tool = Object::Rewriter(Rewriter::of_driver(base));
    let limit = match driver.walks {
        true => Limit::Only(operation.word()),
        false => Limit::None,
    };
    let open = scopes::open(
        record,
        driver.lease,
        (driver.anchor, Some(limit)),
        operation,
        (kind::PATTERN_REWRITER, tool),
    )?;
    let (done, token) = lease::in_scope(open.scope, || {
        host::callback(|| {
            let operation = MlsOperation::from_bits(open.operation);
            let rewriter = MlsPatternRewriter::from_bits(open.tool);
            // SAFETY: the host's function with its own user data.
            unsafe { function(operation, rewriter, pattern.user_data.pointer()) }
        })
    });
    // Whatever the host says: upstream must not try another pattern on what may be
    // gone.
    let has_erased = self::driver().is_ok_and(|now| now.erased != driver.erased);
    open.close(record::exact());
    if token != 0 {
        fail(token, "a rewrite pattern failed");
    }
    Ok(has_erased || done.is_some_and(|done| done != 0))
}
