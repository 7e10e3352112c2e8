//! Rewrite patterns in the host's language, and the greedy driver
//! (mlir-c/Rewrite.h).

use super::operation_lifetime::{check_cycle, check_places, check_unused};
use super::pass::mark_arguments;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsContext, MlsFrozenRewritePatternSet, MlsModule, MlsOperation,
    MlsPatternRewriter, MlsRewritePattern, MlsRewritePatternSet, MlsValue,
};
use crate::boundary::rewrite::{self, MlsRewritePatternCallbacks, Pattern};
use crate::callback::foreign::UserData;
use crate::callback::host;
use crate::error::{Fallible, bad, callback_failed, failed};
use crate::kind;
use crate::state::lease::{self, Hold};
use crate::state::objects::{FrozenPatterns, Object};
use crate::state::reason::{self, Reason};
use crate::state::record;
use crate::state::tree::{self, Tree};
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys::{self, Raw};
use libc::{c_void, intptr_t};
use std::sync::Arc;

/// No restriction on which operations the driver looks at.
pub const MLS_GREEDY_REWRITE_STRICTNESS_ANY_OP: u32 = 0;
/// Only those that were there before, and new ones.
pub const MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS: u32 = 1;
/// Only those that were there before.
pub const MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS: u32 = 2;

/// The driver leaves regions as they are.
pub const MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED: u32 = 0;
/// It removes what is dead in them.
pub const MLS_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL: u32 = 1;
/// It merges blocks too.
pub const MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE: u32 = 2;

/// How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the
/// usual values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsGreedyRewriteDriverConfig {
    /// How often it goes over everything at most; -1 for no limit.
    pub max_iterations: i64,
    /// How many rewrites it does in one go at most; -1 for no limit.
    pub max_num_rewrites: i64,
    /// `MLS_GREEDY_REWRITE_STRICTNESS_*`.
    pub strictness: u32,
    /// `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
    pub region_simplification_level: u32,
    /// Whether it begins at the top.
    pub use_top_down_traversal: MlsBool,
    /// Whether it folds.
    pub enable_folding: MlsBool,
    /// Whether it merges equal constants.
    pub enable_constant_cse: MlsBool,
}

/// Gives the usual values.
///
/// Upstream: `mlirGreedyRewriteDriverConfigCreate`.
/// Ownership: plain data.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsGreedyRewriteDriverConfigCreate() -> MlsGreedyRewriteDriverConfig {
    let config = Config::new();
    // SAFETY: a live configuration, as in all that follow.
    unsafe {
        MlsGreedyRewriteDriverConfig {
            max_iterations: sys::mlirGreedyRewriteDriverConfigGetMaxIterations(config.0),
            max_num_rewrites: sys::mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config.0),
            strictness: sys::mlirGreedyRewriteDriverConfigGetStrictness(config.0),
            region_simplification_level:
                sys::mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config.0),
            use_top_down_traversal: MlsBool::from(
                sys::mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(config.0),
            ),
            enable_folding: MlsBool::from(sys::mlirGreedyRewriteDriverConfigIsFoldingEnabled(
                config.0,
            )),
            enable_constant_cse: MlsBool::from(
                sys::mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(config.0),
            ),
        }
    }
}

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
        let object = Object::PatternSet(raw.word());
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
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternSetAdd(
    set: MlsRewritePatternSet,
    pattern: MlsRewritePattern,
) -> MlsStatus {
    call("mlsRewritePatternSetAdd", |call| {
        let raw = call.pattern_set(set)?;
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
/// Threads: any.
/// Effects: deletes.
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
        let raw = call.pattern_set(set)?;
        let out = call.out(out, "out")?;
        // SAFETY: live; upstream moves what is in it.
        let frozen = FrozenPatterns::new(unsafe { sys::mlirFreezeRewritePattern(raw) });
        let object = Object::FrozenPatternSet(frozen);
        let bits = call.new_object(kind::FROZEN_REWRITE_PATTERN_SET, object)?;
        call.end(set.bits(), Reason::Frozen);
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
/// is not looked at again.
///
/// Upstream: `mlirWalkAndApplyPatterns`.
/// Threads: any; BUSY while a long call on another thread uses what is around
///   `op`, which this one then has to itself.
/// Effects: long, deletes.
/// Errors: CALLBACK_FAILED, with the token of the pattern; BAD_STATE (`op`: an
///   operand in it is defined by something detached).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsWalkAndApplyPatterns(
    op: MlsOperation,
    patterns: MlsFrozenRewritePatternSet,
) -> MlsStatus {
    call("mlsWalkAndApplyPatterns", |call| {
        let raw = call.get(op, Access::Write, "op")?;
        call.drive(raw, patterns, |patterns| {
            // SAFETY: both are live, of one context, and leased exclusively.
            unsafe { sys::mlirWalkAndApplyPatterns(raw, patterns) };
            true
        })
    })
}

/// Says that what is inserted next goes in front of `op`.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointBefore`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`: in no block).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointBefore(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointBefore", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let op = call.get(op, Access::Use, "op")?;
        check_in_block(op, "op")?;
        // SAFETY: both are live, and the operation is in a block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointBefore(rewriter, op) };
        Ok(())
    })
}

/// Says that what is inserted next goes behind `op`.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointAfter`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`: in no block).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointAfter(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointAfter", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let op = call.get(op, Access::Use, "op")?;
        check_in_block(op, "op")?;
        // SAFETY: both are live, and the operation is in a block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointAfter(rewriter, op) };
        Ok(())
    })
}

/// Says that what is inserted next goes first in a block.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointToStart`.
/// Threads: that of the callback.
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointToStart(
    rewriter: MlsPatternRewriter,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointToStart", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let block = call.get(block, Access::Use, "block")?;
        // SAFETY: both are live.
        unsafe { sys::mlirRewriterBaseSetInsertionPointToStart(rewriter, block) };
        Ok(())
    })
}

/// Says that what is inserted next goes last in a block.
///
/// Upstream: `mlirRewriterBaseSetInsertionPointToEnd`.
/// Threads: that of the callback.
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseSetInsertionPointToEnd(
    rewriter: MlsPatternRewriter,
    block: MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseSetInsertionPointToEnd", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let block = call.get(block, Access::Use, "block")?;
        // SAFETY: both are live.
        unsafe { sys::mlirRewriterBaseSetInsertionPointToEnd(rewriter, block) };
        Ok(())
    })
}

/// Gives the block that the next insertion goes into; null if there is none.
///
/// Upstream: `mlirRewriterBaseGetInsertionBlock`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: that of the callback.
/// Misuse: skip `rewriter`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseGetInsertionBlock(
    rewriter: MlsPatternRewriter,
    out: *mut MlsBlock,
) -> MlsStatus {
    call("mlsRewriterBaseGetInsertionBlock", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let out = call.out(out, "out")?;
        // SAFETY: live.
        out.put(call.block(unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter) })?);
        Ok(())
    })
}

/// Gives the operation that the next insertion goes in front of; null at the end
/// of a block.
///
/// Upstream: `mlirRewriterBaseGetOperationAfterInsertion`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: that of the callback.
/// Misuse: skip `rewriter`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseGetOperationAfterInsertion(
    rewriter: MlsPatternRewriter,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseGetOperationAfterInsertion", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let out = call.out(out, "out")?;
        // SAFETY: live.
        let after = unsafe { after_insertion(rewriter) };
        out.put(call.operation(after)?);
        Ok(())
    })
}

/// Inserts a detached operation, so that the driver knows of it.
///
/// Upstream: `mlirRewriterBaseInsert`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`: in a block; `rewriter`: no place is set).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseInsert(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseInsert", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        check_detached(raw)?;
        check_insertion_point(rewriter)?;
        // SAFETY: both are live, the operation is detached.
        unsafe { sys::mlirRewriterBaseInsert(rewriter, raw) };
        call.attached_operation(raw)
    })
}

/// Inserts a copy of an operation and everything in it.
///
/// Upstream: `mlirRewriterBaseClone`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`rewriter`: no place is set).
/// Misuse: skip `rewriter`: there is one in a callback only.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseClone(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseClone", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let out = call.out(out, "out")?;
        check_insertion_point(rewriter)?;
        // SAFETY: both are live.
        out.put(call.operation(unsafe { sys::mlirRewriterBaseClone(rewriter, raw) })?);
        Ok(())
    })
}

/// Erases an operation and everything in it. Refused if something outside uses
/// something in it. If it is where the next insertion goes, that goes to what is
/// behind it.
///
/// Upstream: `mlirRewriterBaseEraseOp`.
/// Threads: that of the callback.
/// Effects: deletes.
/// Errors: IN_USE (`op`), naming the user; OUT_OF_SCOPE (`op`: what the driver
///   works on).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseEraseOp(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseEraseOp", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        call.check_anchor(raw, "op")?;
        check_unused(call, Tree::Operation(raw), "op")?;
        call.erase(rewriter, raw, |rewriter| {
            // SAFETY: both are live, and nothing outside uses what is in it.
            unsafe { sys::mlirRewriterBaseEraseOp(rewriter, raw) }
        })
    })
}

/// Replaces the results of an operation by values of the same types, everywhere,
/// and erases it.
///
/// Upstream: `mlirRewriterBaseReplaceOpWithValues`.
/// Threads: that of the callback.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`values`: not one of the type of each result);
///   OUT_OF_SCOPE (`op`: what the driver works on).
/// Misuse: skip `rewriter`: there is one in a callback only.
///
/// # Safety
/// `values` is readable for `n_values` elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRewriterBaseReplaceOpWithValues(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
    n_values: intptr_t,
    values: *const MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceOpWithValues", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let values = call.get_all(n_values, values, Access::Use, "values")?;
        call.check_anchor(raw, "op")?;
        check_replacements(raw, &values)?;
        call.erase(rewriter, raw, |rewriter| {
            // SAFETY: all are live; as many values as results.
            unsafe {
                sys::mlirRewriterBaseReplaceOpWithValues(rewriter, raw, n_values, values.as_ptr());
            }
        })
    })
}

/// Replaces the results of an operation by those of another one, everywhere, and
/// erases it.
///
/// Upstream: `mlirRewriterBaseReplaceOpWithOperation`.
/// Threads: that of the callback.
/// Effects: deletes.
/// Errors: BAD_ARGUMENT (`new_op`: not one result of the type of each);
///   OUT_OF_SCOPE (`op`: what the driver works on).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseReplaceOpWithOperation(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
    new_op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceOpWithOperation", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let new_op = call.get(new_op, Access::Use, "new_op")?;
        call.check_anchor(raw, "op")?;
        let values: Vec<_> = tree::results(new_op).collect();
        check_replacements(raw, &values)?;
        if tree::is_in_operation(new_op, raw) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "new_op",
                "it is in the operation that it would replace",
            );
        }
        call.erase(rewriter, raw, |rewriter| {
            // SAFETY: all are live; as many results in both.
            unsafe { sys::mlirRewriterBaseReplaceOpWithOperation(rewriter, raw, new_op) }
        })
    })
}

/// Replaces a value by another one of its type, everywhere.
///
/// Upstream: `mlirRewriterBaseReplaceAllUsesWith`.
/// Threads: that of the callback.
/// Errors: BAD_ARGUMENT (`to`: of another type, or the same value).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseReplaceAllUsesWith(
    rewriter: MlsPatternRewriter,
    from: MlsValue,
    to: MlsValue,
) -> MlsStatus {
    call("mlsRewriterBaseReplaceAllUsesWith", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let from = call.get(from, Access::Use, "from")?;
        let to = call.get(to, Access::Use, "to")?;
        if from.word() == to.word() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "to",
                "this is the same value",
            );
        }
        if type_of(from) != type_of(to) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "to",
                "the values have different types",
            );
        }
        // SAFETY: all are live.
        unsafe { sys::mlirRewriterBaseReplaceAllUsesWith(rewriter, from, to) };
        Ok(())
    })
}

/// Moves `op` in front of `existing_op`.
///
/// Upstream: `mlirRewriterBaseMoveOpBefore`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`, `existing_op`: in no block); BAD_ARGUMENT
///   (`existing_op`: `op` itself or inside of it); OUT_OF_SCOPE (what the
///   driver works on).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseMoveOpBefore(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
    existing_op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseMoveOpBefore", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let existing = call.get(existing_op, Access::Use, "existing_op")?;
        check_in_block(raw, "op")?;
        check_in_block(existing, "existing_op")?;
        check_cycle(raw, existing, "existing_op")?;
        call.check_anchor(raw, "op")?;
        call.check_anchor(existing, "existing_op")?;
        keep_insertion_point(rewriter, raw);
        // SAFETY: all are live, both are in blocks, and no cycle comes of it.
        unsafe { sys::mlirRewriterBaseMoveOpBefore(rewriter, raw, existing) };
        Ok(())
    })
}

/// Moves `op` behind `existing_op`.
///
/// Upstream: `mlirRewriterBaseMoveOpAfter`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`, `existing_op`: in no block); BAD_ARGUMENT
///   (`existing_op`: `op` itself or inside of it); OUT_OF_SCOPE (what the
///   driver works on).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseMoveOpAfter(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
    existing_op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseMoveOpAfter", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let existing = call.get(existing_op, Access::Use, "existing_op")?;
        check_in_block(raw, "op")?;
        check_in_block(existing, "existing_op")?;
        check_cycle(raw, existing, "existing_op")?;
        call.check_anchor(raw, "op")?;
        call.check_anchor(existing, "existing_op")?;
        keep_insertion_point(rewriter, raw);
        // SAFETY: all are live, both are in blocks, and no cycle comes of it.
        unsafe { sys::mlirRewriterBaseMoveOpAfter(rewriter, raw, existing) };
        Ok(())
    })
}

/// Begins to change an operation in place: until it is finalized or cancelled
/// its attributes and operands may be set with the usual functions.
///
/// Upstream: `mlirRewriterBaseStartOpModification`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`: another one is being modified).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseStartOpModification(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseStartOpModification", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        if call.inner().scope.is_some_and(|scope| scope.modified != 0) {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "an operation is being modified already",
            );
        }
        // SAFETY: both are live.
        unsafe { sys::mlirRewriterBaseStartOpModification(rewriter, raw) };
        lease::set_modified(raw.word());
        Ok(())
    })
}

/// Ends the change of an operation in place: the driver looks at it again.
///
/// Upstream: `mlirRewriterBaseFinalizeOpModification`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`: not being modified).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseFinalizeOpModification(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseFinalizeOpModification", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let modified = call.inner().scope.map_or(0, |scope| scope.modified);
        if modified != raw.word() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "this operation is not being modified",
            );
        }
        // SAFETY: both are live, and the change was begun.
        unsafe { sys::mlirRewriterBaseFinalizeOpModification(rewriter, raw) };
        lease::set_modified(0);
        Ok(())
    })
}

/// Ends the change of an operation in place, of which nothing came.
///
/// Upstream: `mlirRewriterBaseCancelOpModification`.
/// Threads: that of the callback.
/// Errors: BAD_STATE (`op`: not being modified).
/// Misuse: skip `rewriter`: there is one in a callback only.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseCancelOpModification(
    rewriter: MlsPatternRewriter,
    op: MlsOperation,
) -> MlsStatus {
    call("mlsRewriterBaseCancelOpModification", |call| {
        let rewriter = call.rewriter(rewriter)?;
        let raw = call.get(op, Access::Use, "op")?;
        let modified = call.inner().scope.map_or(0, |scope| scope.modified);
        if modified != raw.word() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "op",
                "this operation is not being modified",
            );
        }
        // SAFETY: both are live, and the change was begun.
        unsafe { sys::mlirRewriterBaseCancelOpModification(rewriter, raw) };
        lease::set_modified(0);
        Ok(())
    })
}

/// Upstream's configuration, freed at the end.
struct Config(sys::MlirGreedyRewriteDriverConfig);

impl Config {
    fn new() -> Self {
        // SAFETY: needs nothing.
        Config(unsafe { sys::mlirGreedyRewriteDriverConfigCreate() })
    }
}

impl Drop for Config {
    fn drop(&mut self) {
        // SAFETY: made by `new`, destroyed once.
        unsafe { sys::mlirGreedyRewriteDriverConfigDestroy(self.0) }
    }
}

fn type_of(value: sys::MlirValue) -> u64 {
    // SAFETY: a live value.
    unsafe { sys::mlirValueGetType(value) }.word()
}

fn check_in_block(op: sys::MlirOperation, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live operation.
    match unsafe { sys::mlirOperationGetBlock(op) }.is_null() {
        true => bad(
            status::MLS_STATUS_BAD_STATE,
            argument,
            "the operation is in no block",
        ),
        false => Ok(()),
    }
}

fn check_insertion_point(rewriter: sys::MlirRewriterBase) -> Fallible<()> {
    // SAFETY: live.
    match unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter) }.is_null() {
        true => bad(
            status::MLS_STATUS_BAD_STATE,
            "rewriter",
            "no place to insert at is set",
        ),
        false => Ok(()),
    }
}

fn check_detached(op: sys::MlirOperation) -> Fallible<()> {
    // SAFETY: a live operation.
    match unsafe { sys::mlirOperationGetBlock(op) }.is_null() {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_STATE,
            "op",
            "the operation is in a block",
        ),
    }
}

/// Checks that there is a value of the type of each result.
fn check_replacements(op: sys::MlirOperation, values: &[sys::MlirValue]) -> Fallible<()> {
    let wanted: Vec<u64> = tree::results(op).map(type_of).collect();
    let given: Vec<u64> = values.iter().map(|value| type_of(*value)).collect();
    if wanted == given {
        return Ok(());
    }
    let name = tree::name(op);
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        "values",
        format!(
            "`{name}` has {} results, and not {} values of their types take their place",
            wanted.len(),
            given.len()
        ),
    )
}

/// The operation in front of which the next insertion goes; null if there is
/// none. (Upstream reads the block without asking whether there is one.)
///
/// # Safety
/// `rewriter` is live.
unsafe fn after_insertion(rewriter: sys::MlirRewriterBase) -> sys::MlirOperation {
    // SAFETY: live.
    if unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter) }.is_null() {
        return sys::MlirOperation::from_word(0);
    }
    // SAFETY: live, with a place.
    unsafe { sys::mlirRewriterBaseGetOperationAfterInsertion(rewriter) }
}

/// Before `op` goes away: the place of the next insertion must not go with it.
fn keep_insertion_point(rewriter: sys::MlirRewriterBase, op: sys::MlirOperation) {
    // SAFETY: live.
    let block = unsafe { sys::mlirRewriterBaseGetInsertionBlock(rewriter) };
    if block.is_null() {
        return;
    }
    // SAFETY: live.
    let after = unsafe { after_insertion(rewriter) };
    if after.word() == op.word() {
        // SAFETY: both are live, and the operation is in that block.
        unsafe { sys::mlirRewriterBaseSetInsertionPointAfter(rewriter, op) };
        return;
    }
    let around = tree::parent_of_block(block);
    if !around.is_null() && tree::is_in_operation(around, op) {
        // SAFETY: live.
        unsafe { sys::mlirRewriterBaseClearInsertionPoint(rewriter) };
    }
}

impl Call {
    /// Upstream's set of patterns.
    fn pattern_set(&mut self, set: MlsRewritePatternSet) -> Fallible<sys::MlirRewritePatternSet> {
        let bits = self.check(set, Access::Free, "set")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::PatternSet(raw)) => Ok(sys::MlirRewritePatternSet::from_word(*raw)),
            _ => failed(status::MLS_STATUS_PANIC, "a pattern set without its object"),
        }
    }

    /// Upstream's rewriter, during the callback that it was given to.
    fn rewriter(&mut self, rewriter: MlsPatternRewriter) -> Fallible<sys::MlirRewriterBase> {
        let bits = self.check(rewriter, Access::Free, "rewriter")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::PatternRewriter { raw }) => Ok(sys::MlirRewriterBase::from_word(*raw)),
            _ => failed(status::MLS_STATUS_PANIC, "a rewriter without its object"),
        }
    }

    /// Lets a rewriter erase an operation, with the place of insertion kept.
    fn erase(
        &mut self,
        rewriter: sys::MlirRewriterBase,
        op: sys::MlirOperation,
        native: impl FnOnce(sys::MlirRewriterBase),
    ) -> Fallible<()> {
        keep_insertion_point(rewriter, op);
        self.deadly(&[Tree::Operation(op)], Reason::Rewritten, || {
            native(rewriter)
        });
        Ok(())
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
        self.drive(op, patterns, |patterns| {
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
        native: impl FnOnce(sys::MlirFrozenRewritePatternSet) -> bool,
    ) -> Fallible<()> {
        let bits = self.check(patterns, Access::Free, "patterns")?;
        let patterns = match self.inner().objects.get(&bits.index()) {
            Some(Object::FrozenPatternSet(patterns)) => patterns.clone(),
            _ => {
                return failed(status::MLS_STATUS_PANIC, "a pattern set without its object");
            }
        };
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
        let (done, token) = self.without_lock(lease, || {
            rewrite::drive(owner, mark, op.word(), || native(raw))
        });
        // Its end may call the host, which must not be under the lock.
        self.drop_later(Object::FrozenPatternSet(patterns));
        if !record::exact_arguments() {
            mark_arguments(Tree::Below(op));
        }
        if token != 0 {
            return callback_failed(token, "a rewrite pattern failed");
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
