//! Rewrite patterns in the host's language, and the greedy driver
//! (mlir-c/Rewrite.h).

use super::operation_lifetime::check_places;
use super::pass::mark_arguments;
use super::rewrite_config::{Config, MlsGreedyRewriteDriverConfig};
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsContext, MlsFrozenRewritePatternSet, MlsModule, MlsOperation, MlsRewritePattern,
    MlsRewritePatternSet,
};
use crate::boundary::rewrite::{self, Driver, MlsRewritePatternCallbacks, Pattern};
use crate::callback::foreign::UserData;
use crate::callback::host;
use crate::error::{Fallible, bad, callback_failed, failed};
use crate::kind;
use crate::state::lease::Hold;
use crate::state::objects::{FrozenPatterns, Object, PdlPart};
use crate::state::reason::{self, Reason};
use crate::state::record;
use crate::state::tree::Tree;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use libc::c_void;
use std::sync::Arc;

/// Makes a pattern out of functions of the host, for operations named
/// `root_name`. Of several that fit, the driver tries those with more `benefit`
/// first.
///
/// Upstream: `mlirOpRewritePatternCreate`.
/// Ownership: the caller owns the result until a set takes it
///   (`mlsRewritePatternDestroy`); takes `user_data`, which `callbacks.destruct`
///   destroys once.
/// Threads: any. The callbacks run on the thread of the driver.
/// Errors: NULL_POINTER (`callbacks`: `match_and_rewrite` is null);
///   OUT_OF_RANGE (`benefit`: above 65534); BAD_ARGUMENT (`root_name`: empty).
/// Null: `user_data`.
/// Misuse: skip `benefit`: most numbers are fine.
/// Misuse: skip `callbacks`: a struct of functions.
///
/// # Safety
/// `root_name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOpRewritePatternCreate(
    root_name: MlsStringRef,
    benefit: u32,
    callbacks: MlsRewritePatternCallbacks,
    user_data: *mut c_void,
    out: *mut MlsRewritePattern,
) -> MlsStatus {
    call("mlsOpRewritePatternCreate", |call| {
        let root = call.text(root_name, "root_name")?.to_vec();
        let out = call.out(out, "out")?;
        if callbacks.match_and_rewrite.is_none() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                "callbacks",
                "a pattern needs `match_and_rewrite`",
            );
        }
        // Upstream keeps it in 16 bits, and the last value for "never".
        if benefit >= u32::from(u16::MAX) {
            return bad(
                status::MLS_STATUS_OUT_OF_RANGE,
                "benefit",
                format!("{benefit} is above 65534"),
            );
        }
        if root.is_empty() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "root_name",
                "a pattern is for one kind of operation",
            );
        }
        let pattern = Pattern {
            root,
            benefit,
            callbacks,
            user_data: UserData::new(user_data, callbacks.destruct),
        };
        let object = Object::Pattern(Arc::new(pattern));
        let bits = call.new_process_object(kind::REWRITE_PATTERN, object)?;
        out.put(MlsRewritePattern::from_bits(bits));
        Ok(())
    })
}

/// Destroys a pattern that no set has taken.
///
/// Upstream: none.
/// Ownership: consumes `pattern`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternDestroy(pattern: MlsRewritePattern) -> MlsStatus {
    call("mlsRewritePatternDestroy", |call| {
        let bits = call.check(pattern, Access::Free, "pattern")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Makes an empty set of patterns.
///
/// Upstream: `mlirRewritePatternSetCreate`.
/// Ownership: the caller owns the result until it is frozen
///   (`mlsRewritePatternSetDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewritePatternSetCreate(
    context: MlsContext,
    out: *mut MlsRewritePatternSet,
) -> MlsStatus {
    call("mlsRewritePatternSetCreate", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirRewritePatternSetCreate(context) };
        let object = Object::PatternSet(raw.word(), PdlPart::default());
        let bits = call.new_object(kind::REWRITE_PATTERN_SET, object)?;
        out.put(MlsRewritePatternSet::from_bits(bits));
        Ok(())
    })
}

/// Destroys a set of patterns, and the patterns.
///
/// Upstream: `mlirRewritePatternSetDestroy`.
/// Ownership: consumes `set`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternSetDestroy(set: MlsRewritePatternSet) -> MlsStatus {
    call("mlsRewritePatternSetDestroy", |call| {
        let bits = call.check(set, Access::Free, "set")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Puts a pattern into a set.
///
/// Upstream: `mlirRewritePatternSetAdd`.
/// Ownership: consumes `pattern`.
/// Threads: any.
/// Errors: BUSY (`pattern`: the dialect of its operation is not loaded, and a long call
///   uses the context).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternSetAdd(
    set: MlsRewritePatternSet,
    pattern: MlsRewritePattern,
) -> MlsStatus {
    call("mlsRewritePatternSetAdd", |call| {
        let (raw, _) = call.pattern_set(set)?;
        let handle = pattern.bits();
        let pattern = call.process_object(pattern, "pattern", |object| match object {
            Object::Pattern(pattern) => Some(pattern.clone()),
            _ => None,
        })?;
        let Ok(pattern) = pattern.downcast::<Pattern>() else {
            return failed(
                status::MLS_STATUS_PANIC,
                "a pattern without its description",
            );
        };
        call.note_name(&String::from_utf8_lossy(&pattern.root), "pattern")?;
        let context = call.inner().context();
        let made = rewrite::make(pattern.clone(), context);
        // SAFETY: both are live; the set owns the pattern.
        unsafe { sys::mlirRewritePatternSetAdd(raw, made) };
        call.end_process_object(handle, Reason::PatternAdded);
        call.unlock();
        if let Some(construct) = pattern.callbacks.construct {
            // SAFETY: the host's function with its own user data. No lock is held.
            host::callback(|| unsafe { construct(pattern.user_data.pointer()) });
        }
        Ok(())
    })
}

/// Makes a set ready to be applied, as often as you like and on several threads
/// at once.
///
/// Upstream: `mlirFreezeRewritePattern`.
/// Ownership: consumes `set`; the caller destroys the result with
///   `mlsFrozenRewritePatternSetDestroy`.
/// Threads: any; with patterns in PDL, which are compiled, BUSY while a long call
///   on another thread may load dialects.
/// Effects: long, deletes.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFreezeRewritePattern(
    set: MlsRewritePatternSet,
    out: *mut MlsFrozenRewritePatternSet,
) -> MlsStatus {
    call("mlsFreezeRewritePattern", |call| {
        let (raw, pdl) = call.pattern_set(set)?;
        let out = call.out(out, "out")?;
        let lease = match pdl.is_there {
            true => Some(call.lease_to_compile()?),
            false => None,
        };
        call.end(set.bits(), Reason::Frozen);
        // SAFETY: `raw` is live until the end of the call, as what was ended; upstream
        // moves what is in it, and compiles patterns in PDL, which were surveyed.
        let freeze = || unsafe { sys::mlirFreezeRewritePattern(raw) };
        let frozen = match lease {
            Some(lease) => call.without_lock(lease, freeze),
            None => freeze(),
        };
        let object = Object::FrozenPatternSet(FrozenPatterns::new(frozen, pdl));
        let bits = call.new_object(kind::FROZEN_REWRITE_PATTERN_SET, object)?;
        out.put(MlsFrozenRewritePatternSet::from_bits(bits));
        Ok(())
    })
}

/// Destroys a frozen set, and its patterns once no driver uses them any more.
///
/// Upstream: `mlirFrozenRewritePatternSetDestroy`.
/// Ownership: consumes `set`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsFrozenRewritePatternSetDestroy(set: MlsFrozenRewritePatternSet) -> MlsStatus {
    call("mlsFrozenRewritePatternSetDestroy", |call| {
        let bits = call.check(set, Access::Free, "set")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Applies patterns to everything in `op`, and folds, until nothing changes. It
/// has a number like a pass run, which the reports of the dead name.
///
/// Upstream: `mlirApplyPatternsAndFoldGreedilyWithOp`.
/// Threads: any; BUSY while a long call on another thread uses what is around
///   `op`, which this one then has to itself.
/// Effects: long, deletes.
/// Errors: CALLBACK_FAILED, with the token of the pattern; UPSTREAM_FAILED (it
///   did not come to an end within the limits; what was rewritten stays so);
///   BAD_ENUM (`config`); BAD_STATE (`op`: an operand in it is defined by
///   something detached).
/// Misuse: skip `config`: a struct.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsApplyPatternsAndFoldGreedilyWithOp(
    op: MlsOperation,
    patterns: MlsFrozenRewritePatternSet,
    config: MlsGreedyRewriteDriverConfig,
) -> MlsStatus {
    call("mlsApplyPatternsAndFoldGreedilyWithOp", |call| {
        let raw = call.get(op, Access::Write, "op")?;
        call.apply_greedily(raw, patterns, config)
    })
}

/// Applies patterns to everything in a module, like
/// `mlsApplyPatternsAndFoldGreedilyWithOp`.
///
/// Upstream: `mlirApplyPatternsAndFoldGreedily`.
/// Threads: any; BUSY while a long call on another thread uses the module, which
///   this one then has to itself.
/// Effects: long, deletes.
/// Errors: CALLBACK_FAILED, with the token of the pattern; UPSTREAM_FAILED (it
///   did not come to an end within the limits; what was rewritten stays so);
///   BAD_ENUM (`config`); BAD_STATE (`module`: an operand in it is defined by
///   something detached).
/// Misuse: skip `config`: a struct.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsApplyPatternsAndFoldGreedily(
    module: MlsModule,
    patterns: MlsFrozenRewritePatternSet,
    config: MlsGreedyRewriteDriverConfig,
) -> MlsStatus {
    call("mlsApplyPatternsAndFoldGreedily", |call| {
        let module = call.get(module, Access::Write, "module")?;
        // SAFETY: live.
        let raw = unsafe { sys::mlirModuleGetOperation(module) };
        call.apply_greedily(raw, patterns, config)
    })
}

/// Applies patterns to everything in `op` once, without folding; what they make
/// is not looked at again. They may erase and move only what they were called for,
/// and what is in it.
///
/// Upstream: `mlirWalkAndApplyPatterns`.
/// Threads: any; BUSY while a long call on another thread uses what is around
///   `op`, which this one then has to itself.
/// Effects: long, deletes.
/// Errors: CALLBACK_FAILED, with the token of the pattern; BAD_STATE (`op`: an
///   operand in it is defined by something detached); BAD_ARGUMENT (`patterns`:
///   one in PDL erases something else than its root).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsWalkAndApplyPatterns(
    op: MlsOperation,
    patterns: MlsFrozenRewritePatternSet,
) -> MlsStatus {
    call("mlsWalkAndApplyPatterns", |call| {
        let raw = call.get(op, Access::Write, "op")?;
        call.drive(raw, patterns, true, |patterns| {
            // SAFETY: both are live, of one context, and leased exclusively.
            unsafe { sys::mlirWalkAndApplyPatterns(raw, patterns) };
            true
        })
    })
}

impl Call {
    /// Upstream's set of patterns.
    fn pattern_set(
        &mut self,
        set: MlsRewritePatternSet,
    ) -> Fallible<(sys::MlirRewritePatternSet, PdlPart)> {
        let bits = self.check(set, Access::Free, "set")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::PatternSet(raw, pdl)) => {
                Ok((sys::MlirRewritePatternSet::from_word(*raw), pdl.clone()))
            }
            _ => failed(status::MLS_STATUS_PANIC, "a pattern set without its object"),
        }
    }

    /// A lease for upstream to compile patterns in PDL, with the dialect that it
    /// compiles to loaded.
    fn lease_to_compile(&mut self) -> Fallible<u64> {
        if self
            .need_dialect("pdl_interp", "pdl_interp.finalize")
            .is_err()
        {
            self.check_loading("set")?;
            self.check_new_dialects("set")?;
            let context = self.inner().context();
            // SAFETY: needs nothing.
            let dialect = unsafe { sys::mlirGetDialectHandle__pdl_interp__() };
            // SAFETY: the context is live, and nothing runs in it.
            unsafe { sys::mlirDialectHandleLoadDialect(dialect, context) };
        }
        self.take_lease(Hold::Makes, "", 0)
    }

    fn apply_greedily(
        &mut self,
        op: sys::MlirOperation,
        patterns: MlsFrozenRewritePatternSet,
        wanted: MlsGreedyRewriteDriverConfig,
    ) -> Fallible<()> {
        if wanted.strictness > 2 || wanted.region_simplification_level > 2 {
            return bad(
                status::MLS_STATUS_BAD_ENUM,
                "config",
                "strictness and region_simplification_level are 0, 1 or 2",
            );
        }
        let config = Config::new();
        // SAFETY: a live configuration, as in all that follow.
        unsafe {
            sys::mlirGreedyRewriteDriverConfigSetMaxIterations(config.0, wanted.max_iterations);
            sys::mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config.0, wanted.max_num_rewrites);
            sys::mlirGreedyRewriteDriverConfigSetStrictness(config.0, wanted.strictness);
            sys::mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
                config.0,
                wanted.region_simplification_level,
            );
            sys::mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(
                config.0,
                wanted.use_top_down_traversal != 0,
            );
            sys::mlirGreedyRewriteDriverConfigEnableFolding(config.0, wanted.enable_folding != 0);
            sys::mlirGreedyRewriteDriverConfigEnableConstantCSE(
                config.0,
                wanted.enable_constant_cse != 0,
            );
        }
        self.drive(op, patterns, false, |patterns| {
            // SAFETY: both are live, of one context, and leased exclusively.
            let done =
                unsafe { sys::mlirApplyPatternsAndFoldGreedilyWithOp(op, patterns, config.0) };
            done.value != 0
        })
    }

    /// Runs a driver over an operation.
    fn drive(
        &mut self,
        op: sys::MlirOperation,
        patterns: MlsFrozenRewritePatternSet,
        walks: bool,
        native: impl FnOnce(sys::MlirFrozenRewritePatternSet) -> bool,
    ) -> Fallible<()> {
        let bits = self.check(patterns, Access::Free, "patterns")?;
        let patterns = match self.inner().objects.get(&bits.index()) {
            Some(Object::FrozenPatternSet(patterns)) => patterns.clone(),
            _ => {
                return failed(status::MLS_STATUS_PANIC, "a pattern set without its object");
            }
        };
        if let (true, Some(why)) = (walks, &patterns.pdl.no_walk) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "patterns",
                format!("a pattern has {why}, which a driver that walks cannot bear"),
            );
        }
        check_places(self, op, status::MLS_STATUS_BAD_STATE)?;
        let run = reason::new_run("rewrite patterns".into());
        let why = reason::word_of_run(run);
        let doomed = self.doomed(&[Tree::Below(op)]);
        let lease = self.take_lease(Hold::Changes, &reason::describe_run(run), why)?;
        self.lease_trees(lease, op)?;
        self.inner().leases.set_root(lease, op.word());
        let mark = self.mark_of_lease(lease);
        let owner = self.record().owner;
        self.record().set_why(mark, why);
        self.bury(&doomed, why);
        let raw = patterns.raw();
        let driver = Driver::new(owner, mark, op.word(), walks);
        let (done, failure) = self.without_lock(lease, || rewrite::drive(driver, || native(raw)));
        // Its end may call the host, which must not be under the lock.
        self.drop_later(Object::FrozenPatternSet(patterns));
        if !record::exact_arguments() {
            mark_arguments(Tree::Below(op));
        }
        if let Some((token, message)) = failure {
            return callback_failed(token, message);
        }
        match done {
            true => Ok(()),
            false => failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                "the rewrites did not come to an end within the limits",
            ),
        }
    }
}
