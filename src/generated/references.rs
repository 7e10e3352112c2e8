//! References by kind of handle: holding objects and giving them up.
//!
//! Made by codegen (generate.rs) from codegen/spec/owners.toml; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{
    Handle, MlsAnswer, MlsAsmState, MlsBlock, MlsBytecodeWriterConfig, MlsContext,
    MlsDialectRegistry, MlsExecutionEngine, MlsFrozenRewritePatternSet, MlsLlvmThreadPool,
    MlsModule, MlsOpPassManager, MlsOpPrintingFlags, MlsOperation, MlsOperationState,
    MlsPDLPatternModule, MlsPass, MlsPassManager, MlsRegion, MlsReport, MlsRewritePattern,
    MlsRewritePatternSet, MlsRewriterBase, MlsString, MlsSymbolTable, MlsTypeIDAllocator,
};
use crate::status::MlsStatus;

/// Adds a reference to an answer.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsAnswerRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`answer`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAnswerRetain(answer: MlsAnswer) -> MlsStatus {
    call("mlsAnswerRetain", |call| {
        call.retain(answer.bits(), MlsAnswer::KIND, "answer")
    })
}

/// Gives up a reference to an answer, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`answer`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAnswerRelease(answer: MlsAnswer) -> MlsStatus {
    call("mlsAnswerRelease", |call| {
        call.release(answer.bits(), MlsAnswer::KIND, "answer")
    })
}

/// Adds a reference to a printing state.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsAsmStateRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`state`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAsmStateRetain(state: MlsAsmState) -> MlsStatus {
    call("mlsAsmStateRetain", |call| {
        call.retain(state.bits(), MlsAsmState::KIND, "state")
    })
}

/// Gives up a reference to a printing state, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`state`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAsmStateRelease(state: MlsAsmState) -> MlsStatus {
    call("mlsAsmStateRelease", |call| {
        call.release(state.bits(), MlsAsmState::KIND, "state")
    })
}

/// Adds a reference to a block. It keeps alive what the block is in, and the
/// context.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsBlockRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`block`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockRetain(block: MlsBlock) -> MlsStatus {
    call("mlsBlockRetain", |call| {
        call.retain(block.bits(), MlsBlock::KIND, "block")
    })
}

/// Gives up a reference to a block, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`block`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockRelease(block: MlsBlock) -> MlsStatus {
    call("mlsBlockRelease", |call| {
        call.release(block.bits(), MlsBlock::KIND, "block")
    })
}

/// Adds a reference to a bytecode writer configuration.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for
///   `mlsBytecodeWriterConfigRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`config`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBytecodeWriterConfigRetain(config: MlsBytecodeWriterConfig) -> MlsStatus {
    call("mlsBytecodeWriterConfigRetain", |call| {
        call.retain(config.bits(), MlsBytecodeWriterConfig::KIND, "config")
    })
}

/// Gives up a reference to a bytecode writer configuration, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`config`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsBytecodeWriterConfigRelease(config: MlsBytecodeWriterConfig) -> MlsStatus {
    call("mlsBytecodeWriterConfigRelease", |call| {
        call.release(config.bits(), MlsBytecodeWriterConfig::KIND, "config")
    })
}

/// Adds a reference to a context. It lives on until everything in it is given
/// up too: types, IR, pass managers.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsContextRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`context`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextRetain(context: MlsContext) -> MlsStatus {
    call("mlsContextRetain", |call| {
        call.retain(context.bits(), MlsContext::KIND, "context")
    })
}

/// Gives up a reference to a context, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`context`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextRelease(context: MlsContext) -> MlsStatus {
    call("mlsContextRelease", |call| {
        call.release(context.bits(), MlsContext::KIND, "context")
    })
}

/// Adds a reference to a dialect registry.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsDialectRegistryRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`registry`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectRegistryRetain(registry: MlsDialectRegistry) -> MlsStatus {
    call("mlsDialectRegistryRetain", |call| {
        call.retain(registry.bits(), MlsDialectRegistry::KIND, "registry")
    })
}

/// Gives up a reference to a dialect registry, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`registry`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectRegistryRelease(registry: MlsDialectRegistry) -> MlsStatus {
    call("mlsDialectRegistryRelease", |call| {
        call.release(registry.bits(), MlsDialectRegistry::KIND, "registry")
    })
}

/// Adds a reference to an execution engine.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsExecutionEngineRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`engine`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsExecutionEngineRetain(engine: MlsExecutionEngine) -> MlsStatus {
    call("mlsExecutionEngineRetain", |call| {
        call.retain(engine.bits(), MlsExecutionEngine::KIND, "engine")
    })
}

/// Gives up a reference to an execution engine, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`engine`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsExecutionEngineRelease(engine: MlsExecutionEngine) -> MlsStatus {
    call("mlsExecutionEngineRelease", |call| {
        call.release(engine.bits(), MlsExecutionEngine::KIND, "engine")
    })
}

/// Adds a reference to a frozen rewrite pattern set.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for
///   `mlsFrozenRewritePatternSetRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`set`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsFrozenRewritePatternSetRetain(set: MlsFrozenRewritePatternSet) -> MlsStatus {
    call("mlsFrozenRewritePatternSetRetain", |call| {
        call.retain(set.bits(), MlsFrozenRewritePatternSet::KIND, "set")
    })
}

/// Gives up a reference to a frozen rewrite pattern set, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`set`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsFrozenRewritePatternSetRelease(set: MlsFrozenRewritePatternSet) -> MlsStatus {
    call("mlsFrozenRewritePatternSetRelease", |call| {
        call.release(set.bits(), MlsFrozenRewritePatternSet::KIND, "set")
    })
}

/// Adds a reference to a thread pool.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsLlvmThreadPoolRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`pool`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLlvmThreadPoolRetain(pool: MlsLlvmThreadPool) -> MlsStatus {
    call("mlsLlvmThreadPoolRetain", |call| {
        call.retain(pool.bits(), MlsLlvmThreadPool::KIND, "pool")
    })
}

/// Gives up a reference to a thread pool, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`pool`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLlvmThreadPoolRelease(pool: MlsLlvmThreadPool) -> MlsStatus {
    call("mlsLlvmThreadPoolRelease", |call| {
        call.release(pool.bits(), MlsLlvmThreadPool::KIND, "pool")
    })
}

/// Adds a reference to a module. The same as for its operation.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsModuleRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`module`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsModuleRetain(module: MlsModule) -> MlsStatus {
    call("mlsModuleRetain", |call| {
        call.retain(module.bits(), MlsModule::KIND, "module")
    })
}

/// Gives up a reference to a module, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`module`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsModuleRelease(module: MlsModule) -> MlsStatus {
    call("mlsModuleRelease", |call| {
        call.release(module.bits(), MlsModule::KIND, "module")
    })
}

/// Adds a reference to an operation pass manager. It keeps alive the pass
/// manager around it; a run still makes the handle stale.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsOpPassManagerRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`pass_manager`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPassManagerRetain(pass_manager: MlsOpPassManager) -> MlsStatus {
    call("mlsOpPassManagerRetain", |call| {
        call.retain(pass_manager.bits(), MlsOpPassManager::KIND, "pass_manager")
    })
}

/// Gives up a reference to an operation pass manager, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`pass_manager`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPassManagerRelease(pass_manager: MlsOpPassManager) -> MlsStatus {
    call("mlsOpPassManagerRelease", |call| {
        call.release(pass_manager.bits(), MlsOpPassManager::KIND, "pass_manager")
    })
}

/// Adds a reference to printing flags.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsOpPrintingFlagsRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`flags`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsRetain(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsRetain", |call| {
        call.retain(flags.bits(), MlsOpPrintingFlags::KIND, "flags")
    })
}

/// Gives up a reference to printing flags, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`flags`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpPrintingFlagsRelease(flags: MlsOpPrintingFlags) -> MlsStatus {
    call("mlsOpPrintingFlagsRelease", |call| {
        call.release(flags.bits(), MlsOpPrintingFlags::KIND, "flags")
    })
}

/// Adds a reference to an operation. It keeps alive what the operation is in,
/// and the context.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsOperationRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`op`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationRetain(op: MlsOperation) -> MlsStatus {
    call("mlsOperationRetain", |call| {
        call.retain(op.bits(), MlsOperation::KIND, "op")
    })
}

/// Gives up a reference to an operation, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`op`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationRelease(op: MlsOperation) -> MlsStatus {
    call("mlsOperationRelease", |call| {
        call.release(op.bits(), MlsOperation::KIND, "op")
    })
}

/// Adds a reference to an operation state.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsOperationStateRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`state`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationStateRetain(state: MlsOperationState) -> MlsStatus {
    call("mlsOperationStateRetain", |call| {
        call.retain(state.bits(), MlsOperationState::KIND, "state")
    })
}

/// Gives up a reference to an operation state, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`state`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationStateRelease(state: MlsOperationState) -> MlsStatus {
    call("mlsOperationStateRelease", |call| {
        call.release(state.bits(), MlsOperationState::KIND, "state")
    })
}

/// Adds a reference to a module of PDL patterns.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsPDLPatternModuleRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`op`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLPatternModuleRetain(op: MlsPDLPatternModule) -> MlsStatus {
    call("mlsPDLPatternModuleRetain", |call| {
        call.retain(op.bits(), MlsPDLPatternModule::KIND, "op")
    })
}

/// Gives up a reference to a module of PDL patterns, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`op`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPDLPatternModuleRelease(op: MlsPDLPatternModule) -> MlsStatus {
    call("mlsPDLPatternModuleRelease", |call| {
        call.release(op.bits(), MlsPDLPatternModule::KIND, "op")
    })
}

/// Adds a reference to a pass.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsPassRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`pass`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassRetain(pass: MlsPass) -> MlsStatus {
    call("mlsPassRetain", |call| {
        call.retain(pass.bits(), MlsPass::KIND, "pass")
    })
}

/// Gives up a reference to a pass, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`pass`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassRelease(pass: MlsPass) -> MlsStatus {
    call("mlsPassRelease", |call| {
        call.release(pass.bits(), MlsPass::KIND, "pass")
    })
}

/// Adds a reference to a pass manager.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsPassManagerRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`pass_manager`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerRetain(pass_manager: MlsPassManager) -> MlsStatus {
    call("mlsPassManagerRetain", |call| {
        call.retain(pass_manager.bits(), MlsPassManager::KIND, "pass_manager")
    })
}

/// Gives up a reference to a pass manager, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`pass_manager`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerRelease(pass_manager: MlsPassManager) -> MlsStatus {
    call("mlsPassManagerRelease", |call| {
        call.release(pass_manager.bits(), MlsPassManager::KIND, "pass_manager")
    })
}

/// Adds a reference to a region. It keeps alive the operation around the
/// region; of a detached region, itself.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsRegionRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`region`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionRetain(region: MlsRegion) -> MlsStatus {
    call("mlsRegionRetain", |call| {
        call.retain(region.bits(), MlsRegion::KIND, "region")
    })
}

/// Gives up a reference to a region, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`region`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionRelease(region: MlsRegion) -> MlsStatus {
    call("mlsRegionRelease", |call| {
        call.release(region.bits(), MlsRegion::KIND, "region")
    })
}

/// Adds a reference to a report.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsReportRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`report`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsReportRetain(report: MlsReport) -> MlsStatus {
    call("mlsReportRetain", |call| {
        call.retain(report.bits(), MlsReport::KIND, "report")
    })
}

/// Gives up a reference to a report, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`report`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsReportRelease(report: MlsReport) -> MlsStatus {
    call("mlsReportRelease", |call| {
        call.release(report.bits(), MlsReport::KIND, "report")
    })
}

/// Adds a reference to a rewrite pattern.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsRewritePatternRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`pattern`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternRetain(pattern: MlsRewritePattern) -> MlsStatus {
    call("mlsRewritePatternRetain", |call| {
        call.retain(pattern.bits(), MlsRewritePattern::KIND, "pattern")
    })
}

/// Gives up a reference to a rewrite pattern, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`pattern`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternRelease(pattern: MlsRewritePattern) -> MlsStatus {
    call("mlsRewritePatternRelease", |call| {
        call.release(pattern.bits(), MlsRewritePattern::KIND, "pattern")
    })
}

/// Adds a reference to a rewrite pattern set.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for
///   `mlsRewritePatternSetRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`set`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternSetRetain(set: MlsRewritePatternSet) -> MlsStatus {
    call("mlsRewritePatternSetRetain", |call| {
        call.retain(set.bits(), MlsRewritePatternSet::KIND, "set")
    })
}

/// Gives up a reference to a rewrite pattern set, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`set`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewritePatternSetRelease(set: MlsRewritePatternSet) -> MlsStatus {
    call("mlsRewritePatternSetRelease", |call| {
        call.release(set.bits(), MlsRewritePatternSet::KIND, "set")
    })
}

/// Adds a reference to a rewriter. That of a pattern belongs to its driver, and
/// ends with the callback all the same.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsRewriterBaseRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`rewriter`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseRetain(rewriter: MlsRewriterBase) -> MlsStatus {
    call("mlsRewriterBaseRetain", |call| {
        call.retain(rewriter.bits(), MlsRewriterBase::KIND, "rewriter")
    })
}

/// Gives up a reference to a rewriter, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`rewriter`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRewriterBaseRelease(rewriter: MlsRewriterBase) -> MlsStatus {
    call("mlsRewriterBaseRelease", |call| {
        call.release(rewriter.bits(), MlsRewriterBase::KIND, "rewriter")
    })
}

/// Adds a reference to a string.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsStringRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`string`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsStringRetain(string: MlsString) -> MlsStatus {
    call("mlsStringRetain", |call| {
        call.retain(string.bits(), MlsString::KIND, "string")
    })
}

/// Gives up a reference to a string, dead or alive; see `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`string`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsStringRelease(string: MlsString) -> MlsStatus {
    call("mlsStringRelease", |call| {
        call.release(string.bits(), MlsString::KIND, "string")
    })
}

/// Adds a reference to a symbol table.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsSymbolTableRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`symbol_table`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableRetain(symbol_table: MlsSymbolTable) -> MlsStatus {
    call("mlsSymbolTableRetain", |call| {
        call.retain(symbol_table.bits(), MlsSymbolTable::KIND, "symbol_table")
    })
}

/// Gives up a reference to a symbol table, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`symbol_table`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableRelease(symbol_table: MlsSymbolTable) -> MlsStatus {
    call("mlsSymbolTableRelease", |call| {
        call.release(symbol_table.bits(), MlsSymbolTable::KIND, "symbol_table")
    })
}

/// Adds a reference to a type ID allocator.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsTypeIDAllocatorRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`allocator`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeIDAllocatorRetain(allocator: MlsTypeIDAllocator) -> MlsStatus {
    call("mlsTypeIDAllocatorRetain", |call| {
        call.retain(allocator.bits(), MlsTypeIDAllocator::KIND, "allocator")
    })
}

/// Gives up a reference to a type ID allocator, dead or alive; see
/// `mlsHandleRelease`.
///
/// Upstream: none.
/// Ownership: takes one reference.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`allocator`: no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeIDAllocatorRelease(allocator: MlsTypeIDAllocator) -> MlsStatus {
    call("mlsTypeIDAllocatorRelease", |call| {
        call.release(allocator.bits(), MlsTypeIDAllocator::KIND, "allocator")
    })
}
