// Made by codegen (misuse.rs) from src/generated/references.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_references(void);

static void misuse_mlsAnswerRetain(void) {
  fx_check(mlsAnswerRetain((MlsAnswer){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAnswerRetain", "answer", "null");
  fx_check(mlsAnswerRetain((MlsAnswer){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAnswerRetain", "answer", "garbage");
  fx_check(mlsAnswerRetain(fx_wrong_kind_for_MlsAnswer()),
           MLS_STATUS_WRONG_KIND, "mlsAnswerRetain", "answer", "wrong kind");
  fx_check(mlsAnswerRetain(fx_stale_MlsAnswer()),
           MLS_STATUS_STALE_HANDLE, "mlsAnswerRetain", "answer", "stale");
}

static void misuse_mlsAnswerRelease(void) {
  fx_check(mlsAnswerRelease((MlsAnswer){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAnswerRelease", "answer", "null");
  fx_check(mlsAnswerRelease((MlsAnswer){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAnswerRelease", "answer", "garbage");
  fx_check(mlsAnswerRelease(fx_wrong_kind_for_MlsAnswer()),
           MLS_STATUS_WRONG_KIND, "mlsAnswerRelease", "answer", "wrong kind");
  fx_check(mlsAnswerRelease(fx_stale_MlsAnswer()),
           MLS_STATUS_STALE_HANDLE, "mlsAnswerRelease", "answer", "stale");
}

static void misuse_mlsAsmStateRetain(void) {
  fx_check(mlsAsmStateRetain((MlsAsmState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAsmStateRetain", "state", "null");
  fx_check(mlsAsmStateRetain((MlsAsmState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateRetain", "state", "garbage");
  fx_check(mlsAsmStateRetain(fx_wrong_kind_for_MlsAsmState()),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateRetain", "state", "wrong kind");
  fx_check(mlsAsmStateRetain(fx_stale_MlsAsmState()),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateRetain", "state", "stale");
}

static void misuse_mlsAsmStateRelease(void) {
  fx_check(mlsAsmStateRelease((MlsAsmState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAsmStateRelease", "state", "null");
  fx_check(mlsAsmStateRelease((MlsAsmState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateRelease", "state", "garbage");
  fx_check(mlsAsmStateRelease(fx_wrong_kind_for_MlsAsmState()),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateRelease", "state", "wrong kind");
  fx_check(mlsAsmStateRelease(fx_stale_MlsAsmState()),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateRelease", "state", "stale");
}

static void misuse_mlsBlockRetain(void) {
  fx_check(mlsBlockRetain((MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockRetain", "block", "null");
  fx_check(mlsBlockRetain((MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockRetain", "block", "garbage");
  fx_check(mlsBlockRetain(fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsBlockRetain", "block", "wrong kind");
  fx_check(mlsBlockRetain(fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockRetain", "block", "stale");
}

static void misuse_mlsBlockRelease(void) {
  fx_check(mlsBlockRelease((MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockRelease", "block", "null");
  fx_check(mlsBlockRelease((MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockRelease", "block", "garbage");
  fx_check(mlsBlockRelease(fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsBlockRelease", "block", "wrong kind");
  fx_check(mlsBlockRelease(fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockRelease", "block", "stale");
}

static void misuse_mlsBytecodeWriterConfigRetain(void) {
  fx_check(mlsBytecodeWriterConfigRetain((MlsBytecodeWriterConfig){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBytecodeWriterConfigRetain", "config", "null");
  fx_check(mlsBytecodeWriterConfigRetain((MlsBytecodeWriterConfig){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBytecodeWriterConfigRetain", "config", "garbage");
  fx_check(mlsBytecodeWriterConfigRetain(fx_wrong_kind_for_MlsBytecodeWriterConfig()),
           MLS_STATUS_WRONG_KIND, "mlsBytecodeWriterConfigRetain", "config", "wrong kind");
  fx_check(mlsBytecodeWriterConfigRetain(fx_stale_MlsBytecodeWriterConfig()),
           MLS_STATUS_STALE_HANDLE, "mlsBytecodeWriterConfigRetain", "config", "stale");
}

static void misuse_mlsBytecodeWriterConfigRelease(void) {
  fx_check(mlsBytecodeWriterConfigRelease((MlsBytecodeWriterConfig){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBytecodeWriterConfigRelease", "config", "null");
  fx_check(mlsBytecodeWriterConfigRelease((MlsBytecodeWriterConfig){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBytecodeWriterConfigRelease", "config", "garbage");
  fx_check(mlsBytecodeWriterConfigRelease(fx_wrong_kind_for_MlsBytecodeWriterConfig()),
           MLS_STATUS_WRONG_KIND, "mlsBytecodeWriterConfigRelease", "config", "wrong kind");
  fx_check(mlsBytecodeWriterConfigRelease(fx_stale_MlsBytecodeWriterConfig()),
           MLS_STATUS_STALE_HANDLE, "mlsBytecodeWriterConfigRelease", "config", "stale");
}

static void misuse_mlsContextRetain(void) {
  fx_check(mlsContextRetain((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextRetain", "context", "null");
  fx_check(mlsContextRetain((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextRetain", "context", "garbage");
  fx_check(mlsContextRetain(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsContextRetain", "context", "wrong kind");
  fx_check(mlsContextRetain(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsContextRetain", "context", "stale");
}

static void misuse_mlsContextRelease(void) {
  fx_check(mlsContextRelease((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextRelease", "context", "null");
  fx_check(mlsContextRelease((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextRelease", "context", "garbage");
  fx_check(mlsContextRelease(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsContextRelease", "context", "wrong kind");
  fx_check(mlsContextRelease(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsContextRelease", "context", "stale");
}

static void misuse_mlsDialectRegistryRetain(void) {
  fx_check(mlsDialectRegistryRetain((MlsDialectRegistry){0}),
           MLS_STATUS_NULL_HANDLE, "mlsDialectRegistryRetain", "registry", "null");
  fx_check(mlsDialectRegistryRetain((MlsDialectRegistry){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsDialectRegistryRetain", "registry", "garbage");
  fx_check(mlsDialectRegistryRetain(fx_wrong_kind_for_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsDialectRegistryRetain", "registry", "wrong kind");
  fx_check(mlsDialectRegistryRetain(fx_stale_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsDialectRegistryRetain", "registry", "stale");
}

static void misuse_mlsDialectRegistryRelease(void) {
  fx_check(mlsDialectRegistryRelease((MlsDialectRegistry){0}),
           MLS_STATUS_NULL_HANDLE, "mlsDialectRegistryRelease", "registry", "null");
  fx_check(mlsDialectRegistryRelease((MlsDialectRegistry){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsDialectRegistryRelease", "registry", "garbage");
  fx_check(mlsDialectRegistryRelease(fx_wrong_kind_for_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsDialectRegistryRelease", "registry", "wrong kind");
  fx_check(mlsDialectRegistryRelease(fx_stale_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsDialectRegistryRelease", "registry", "stale");
}

static void misuse_mlsExecutionEngineRetain(void) {
  fx_check(mlsExecutionEngineRetain((MlsExecutionEngine){0}),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineRetain", "engine", "null");
  fx_check(mlsExecutionEngineRetain((MlsExecutionEngine){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineRetain", "engine", "garbage");
  fx_check(mlsExecutionEngineRetain(fx_wrong_kind_for_MlsExecutionEngine()),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineRetain", "engine", "wrong kind");
  fx_check(mlsExecutionEngineRetain(fx_stale_MlsExecutionEngine()),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineRetain", "engine", "stale");
}

static void misuse_mlsExecutionEngineRelease(void) {
  fx_check(mlsExecutionEngineRelease((MlsExecutionEngine){0}),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineRelease", "engine", "null");
  fx_check(mlsExecutionEngineRelease((MlsExecutionEngine){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineRelease", "engine", "garbage");
  fx_check(mlsExecutionEngineRelease(fx_wrong_kind_for_MlsExecutionEngine()),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineRelease", "engine", "wrong kind");
  fx_check(mlsExecutionEngineRelease(fx_stale_MlsExecutionEngine()),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineRelease", "engine", "stale");
}

static void misuse_mlsFrozenRewritePatternSetRetain(void) {
  fx_check(mlsFrozenRewritePatternSetRetain((MlsFrozenRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsFrozenRewritePatternSetRetain", "set", "null");
  fx_check(mlsFrozenRewritePatternSetRetain((MlsFrozenRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsFrozenRewritePatternSetRetain", "set", "garbage");
  fx_check(mlsFrozenRewritePatternSetRetain(fx_wrong_kind_for_MlsFrozenRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsFrozenRewritePatternSetRetain", "set", "wrong kind");
  fx_check(mlsFrozenRewritePatternSetRetain(fx_stale_MlsFrozenRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsFrozenRewritePatternSetRetain", "set", "stale");
}

static void misuse_mlsFrozenRewritePatternSetRelease(void) {
  fx_check(mlsFrozenRewritePatternSetRelease((MlsFrozenRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsFrozenRewritePatternSetRelease", "set", "null");
  fx_check(mlsFrozenRewritePatternSetRelease((MlsFrozenRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsFrozenRewritePatternSetRelease", "set", "garbage");
  fx_check(mlsFrozenRewritePatternSetRelease(fx_wrong_kind_for_MlsFrozenRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsFrozenRewritePatternSetRelease", "set", "wrong kind");
  fx_check(mlsFrozenRewritePatternSetRelease(fx_stale_MlsFrozenRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsFrozenRewritePatternSetRelease", "set", "stale");
}

static void misuse_mlsLlvmThreadPoolRetain(void) {
  fx_check(mlsLlvmThreadPoolRetain((MlsLlvmThreadPool){0}),
           MLS_STATUS_NULL_HANDLE, "mlsLlvmThreadPoolRetain", "pool", "null");
  fx_check(mlsLlvmThreadPoolRetain((MlsLlvmThreadPool){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsLlvmThreadPoolRetain", "pool", "garbage");
  fx_check(mlsLlvmThreadPoolRetain(fx_wrong_kind_for_MlsLlvmThreadPool()),
           MLS_STATUS_WRONG_KIND, "mlsLlvmThreadPoolRetain", "pool", "wrong kind");
  fx_check(mlsLlvmThreadPoolRetain(fx_stale_MlsLlvmThreadPool()),
           MLS_STATUS_STALE_HANDLE, "mlsLlvmThreadPoolRetain", "pool", "stale");
}

static void misuse_mlsLlvmThreadPoolRelease(void) {
  fx_check(mlsLlvmThreadPoolRelease((MlsLlvmThreadPool){0}),
           MLS_STATUS_NULL_HANDLE, "mlsLlvmThreadPoolRelease", "pool", "null");
  fx_check(mlsLlvmThreadPoolRelease((MlsLlvmThreadPool){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsLlvmThreadPoolRelease", "pool", "garbage");
  fx_check(mlsLlvmThreadPoolRelease(fx_wrong_kind_for_MlsLlvmThreadPool()),
           MLS_STATUS_WRONG_KIND, "mlsLlvmThreadPoolRelease", "pool", "wrong kind");
  fx_check(mlsLlvmThreadPoolRelease(fx_stale_MlsLlvmThreadPool()),
           MLS_STATUS_STALE_HANDLE, "mlsLlvmThreadPoolRelease", "pool", "stale");
}

static void misuse_mlsModuleRetain(void) {
  fx_check(mlsModuleRetain((MlsModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsModuleRetain", "module", "null");
  fx_check(mlsModuleRetain((MlsModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsModuleRetain", "module", "garbage");
  fx_check(mlsModuleRetain(fx_wrong_kind_for_MlsModule()),
           MLS_STATUS_WRONG_KIND, "mlsModuleRetain", "module", "wrong kind");
  fx_check(mlsModuleRetain(fx_stale_MlsModule()),
           MLS_STATUS_STALE_HANDLE, "mlsModuleRetain", "module", "stale");
}

static void misuse_mlsModuleRelease(void) {
  fx_check(mlsModuleRelease((MlsModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsModuleRelease", "module", "null");
  fx_check(mlsModuleRelease((MlsModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsModuleRelease", "module", "garbage");
  fx_check(mlsModuleRelease(fx_wrong_kind_for_MlsModule()),
           MLS_STATUS_WRONG_KIND, "mlsModuleRelease", "module", "wrong kind");
  fx_check(mlsModuleRelease(fx_stale_MlsModule()),
           MLS_STATUS_STALE_HANDLE, "mlsModuleRelease", "module", "stale");
}

static void misuse_mlsOpPassManagerRetain(void) {
  fx_check(mlsOpPassManagerRetain((MlsOpPassManager){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPassManagerRetain", "pass_manager", "null");
  fx_check(mlsOpPassManagerRetain((MlsOpPassManager){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPassManagerRetain", "pass_manager", "garbage");
  fx_check(mlsOpPassManagerRetain(fx_wrong_kind_for_MlsOpPassManager()),
           MLS_STATUS_WRONG_KIND, "mlsOpPassManagerRetain", "pass_manager", "wrong kind");
  fx_check(mlsOpPassManagerRetain(fx_stale_MlsOpPassManager()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPassManagerRetain", "pass_manager", "stale");
}

static void misuse_mlsOpPassManagerRelease(void) {
  fx_check(mlsOpPassManagerRelease((MlsOpPassManager){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPassManagerRelease", "pass_manager", "null");
  fx_check(mlsOpPassManagerRelease((MlsOpPassManager){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPassManagerRelease", "pass_manager", "garbage");
  fx_check(mlsOpPassManagerRelease(fx_wrong_kind_for_MlsOpPassManager()),
           MLS_STATUS_WRONG_KIND, "mlsOpPassManagerRelease", "pass_manager", "wrong kind");
  fx_check(mlsOpPassManagerRelease(fx_stale_MlsOpPassManager()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPassManagerRelease", "pass_manager", "stale");
}

static void misuse_mlsOpPrintingFlagsRetain(void) {
  fx_check(mlsOpPrintingFlagsRetain((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsRetain", "flags", "null");
  fx_check(mlsOpPrintingFlagsRetain((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsRetain", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsRetain(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsRetain", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsRetain(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsRetain", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsRelease(void) {
  fx_check(mlsOpPrintingFlagsRelease((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsRelease", "flags", "null");
  fx_check(mlsOpPrintingFlagsRelease((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsRelease", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsRelease(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsRelease", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsRelease(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsRelease", "flags", "stale");
}

static void misuse_mlsOperationRetain(void) {
  fx_check(mlsOperationRetain((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationRetain", "op", "null");
  fx_check(mlsOperationRetain((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationRetain", "op", "garbage");
  fx_check(mlsOperationRetain(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationRetain", "op", "wrong kind");
  fx_check(mlsOperationRetain(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationRetain", "op", "stale");
}

static void misuse_mlsOperationRelease(void) {
  fx_check(mlsOperationRelease((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationRelease", "op", "null");
  fx_check(mlsOperationRelease((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationRelease", "op", "garbage");
  fx_check(mlsOperationRelease(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationRelease", "op", "wrong kind");
  fx_check(mlsOperationRelease(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationRelease", "op", "stale");
}

static void misuse_mlsOperationStateRetain(void) {
  fx_check(mlsOperationStateRetain((MlsOperationState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateRetain", "state", "null");
  fx_check(mlsOperationStateRetain((MlsOperationState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateRetain", "state", "garbage");
  fx_check(mlsOperationStateRetain(fx_wrong_kind_for_MlsOperationState()),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateRetain", "state", "wrong kind");
  fx_check(mlsOperationStateRetain(fx_stale_MlsOperationState()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateRetain", "state", "stale");
}

static void misuse_mlsOperationStateRelease(void) {
  fx_check(mlsOperationStateRelease((MlsOperationState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateRelease", "state", "null");
  fx_check(mlsOperationStateRelease((MlsOperationState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateRelease", "state", "garbage");
  fx_check(mlsOperationStateRelease(fx_wrong_kind_for_MlsOperationState()),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateRelease", "state", "wrong kind");
  fx_check(mlsOperationStateRelease(fx_stale_MlsOperationState()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateRelease", "state", "stale");
}

static void misuse_mlsPDLPatternModuleRetain(void) {
  fx_check(mlsPDLPatternModuleRetain((MlsPDLPatternModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPDLPatternModuleRetain", "op", "null");
  fx_check(mlsPDLPatternModuleRetain((MlsPDLPatternModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPDLPatternModuleRetain", "op", "garbage");
  fx_check(mlsPDLPatternModuleRetain(fx_wrong_kind_for_MlsPDLPatternModule()),
           MLS_STATUS_WRONG_KIND, "mlsPDLPatternModuleRetain", "op", "wrong kind");
  fx_check(mlsPDLPatternModuleRetain(fx_stale_MlsPDLPatternModule()),
           MLS_STATUS_STALE_HANDLE, "mlsPDLPatternModuleRetain", "op", "stale");
}

static void misuse_mlsPDLPatternModuleRelease(void) {
  fx_check(mlsPDLPatternModuleRelease((MlsPDLPatternModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPDLPatternModuleRelease", "op", "null");
  fx_check(mlsPDLPatternModuleRelease((MlsPDLPatternModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPDLPatternModuleRelease", "op", "garbage");
  fx_check(mlsPDLPatternModuleRelease(fx_wrong_kind_for_MlsPDLPatternModule()),
           MLS_STATUS_WRONG_KIND, "mlsPDLPatternModuleRelease", "op", "wrong kind");
  fx_check(mlsPDLPatternModuleRelease(fx_stale_MlsPDLPatternModule()),
           MLS_STATUS_STALE_HANDLE, "mlsPDLPatternModuleRelease", "op", "stale");
}

static void misuse_mlsPassRetain(void) {
  fx_check(mlsPassRetain((MlsPass){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassRetain", "pass", "null");
  fx_check(mlsPassRetain((MlsPass){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassRetain", "pass", "garbage");
  fx_check(mlsPassRetain(fx_wrong_kind_for_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsPassRetain", "pass", "wrong kind");
  fx_check(mlsPassRetain(fx_stale_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsPassRetain", "pass", "stale");
}

static void misuse_mlsPassRelease(void) {
  fx_check(mlsPassRelease((MlsPass){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassRelease", "pass", "null");
  fx_check(mlsPassRelease((MlsPass){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassRelease", "pass", "garbage");
  fx_check(mlsPassRelease(fx_wrong_kind_for_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsPassRelease", "pass", "wrong kind");
  fx_check(mlsPassRelease(fx_stale_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsPassRelease", "pass", "stale");
}

static void misuse_mlsPassManagerRetain(void) {
  fx_check(mlsPassManagerRetain((MlsPassManager){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerRetain", "pass_manager", "null");
  fx_check(mlsPassManagerRetain((MlsPassManager){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerRetain", "pass_manager", "garbage");
  fx_check(mlsPassManagerRetain(fx_wrong_kind_for_MlsPassManager()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerRetain", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerRetain(fx_stale_MlsPassManager()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerRetain", "pass_manager", "stale");
}

static void misuse_mlsPassManagerRelease(void) {
  fx_check(mlsPassManagerRelease((MlsPassManager){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerRelease", "pass_manager", "null");
  fx_check(mlsPassManagerRelease((MlsPassManager){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerRelease", "pass_manager", "garbage");
  fx_check(mlsPassManagerRelease(fx_wrong_kind_for_MlsPassManager()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerRelease", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerRelease(fx_stale_MlsPassManager()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerRelease", "pass_manager", "stale");
}

static void misuse_mlsRegionRetain(void) {
  fx_check(mlsRegionRetain((MlsRegion){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionRetain", "region", "null");
  fx_check(mlsRegionRetain((MlsRegion){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionRetain", "region", "garbage");
  fx_check(mlsRegionRetain(fx_wrong_kind_for_MlsRegion()),
           MLS_STATUS_WRONG_KIND, "mlsRegionRetain", "region", "wrong kind");
  fx_check(mlsRegionRetain(fx_stale_MlsRegion()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionRetain", "region", "stale");
}

static void misuse_mlsRegionRelease(void) {
  fx_check(mlsRegionRelease((MlsRegion){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionRelease", "region", "null");
  fx_check(mlsRegionRelease((MlsRegion){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionRelease", "region", "garbage");
  fx_check(mlsRegionRelease(fx_wrong_kind_for_MlsRegion()),
           MLS_STATUS_WRONG_KIND, "mlsRegionRelease", "region", "wrong kind");
  fx_check(mlsRegionRelease(fx_stale_MlsRegion()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionRelease", "region", "stale");
}

static void misuse_mlsReportRetain(void) {
  fx_check(mlsReportRetain((MlsReport){0}),
           MLS_STATUS_NULL_HANDLE, "mlsReportRetain", "report", "null");
  fx_check(mlsReportRetain((MlsReport){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsReportRetain", "report", "garbage");
  fx_check(mlsReportRetain(fx_wrong_kind_for_MlsReport()),
           MLS_STATUS_WRONG_KIND, "mlsReportRetain", "report", "wrong kind");
  fx_check(mlsReportRetain(fx_stale_MlsReport()),
           MLS_STATUS_STALE_HANDLE, "mlsReportRetain", "report", "stale");
}

static void misuse_mlsReportRelease(void) {
  fx_check(mlsReportRelease((MlsReport){0}),
           MLS_STATUS_NULL_HANDLE, "mlsReportRelease", "report", "null");
  fx_check(mlsReportRelease((MlsReport){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsReportRelease", "report", "garbage");
  fx_check(mlsReportRelease(fx_wrong_kind_for_MlsReport()),
           MLS_STATUS_WRONG_KIND, "mlsReportRelease", "report", "wrong kind");
  fx_check(mlsReportRelease(fx_stale_MlsReport()),
           MLS_STATUS_STALE_HANDLE, "mlsReportRelease", "report", "stale");
}

static void misuse_mlsRewritePatternRetain(void) {
  fx_check(mlsRewritePatternRetain((MlsRewritePattern){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternRetain", "pattern", "null");
  fx_check(mlsRewritePatternRetain((MlsRewritePattern){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternRetain", "pattern", "garbage");
  fx_check(mlsRewritePatternRetain(fx_wrong_kind_for_MlsRewritePattern()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternRetain", "pattern", "wrong kind");
  fx_check(mlsRewritePatternRetain(fx_stale_MlsRewritePattern()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternRetain", "pattern", "stale");
}

static void misuse_mlsRewritePatternRelease(void) {
  fx_check(mlsRewritePatternRelease((MlsRewritePattern){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternRelease", "pattern", "null");
  fx_check(mlsRewritePatternRelease((MlsRewritePattern){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternRelease", "pattern", "garbage");
  fx_check(mlsRewritePatternRelease(fx_wrong_kind_for_MlsRewritePattern()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternRelease", "pattern", "wrong kind");
  fx_check(mlsRewritePatternRelease(fx_stale_MlsRewritePattern()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternRelease", "pattern", "stale");
}

static void misuse_mlsRewritePatternSetRetain(void) {
  fx_check(mlsRewritePatternSetRetain((MlsRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetRetain", "set", "null");
  fx_check(mlsRewritePatternSetRetain((MlsRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetRetain", "set", "garbage");
  fx_check(mlsRewritePatternSetRetain(fx_wrong_kind_for_MlsRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetRetain", "set", "wrong kind");
  fx_check(mlsRewritePatternSetRetain(fx_stale_MlsRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetRetain", "set", "stale");
}

static void misuse_mlsRewritePatternSetRelease(void) {
  fx_check(mlsRewritePatternSetRelease((MlsRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetRelease", "set", "null");
  fx_check(mlsRewritePatternSetRelease((MlsRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetRelease", "set", "garbage");
  fx_check(mlsRewritePatternSetRelease(fx_wrong_kind_for_MlsRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetRelease", "set", "wrong kind");
  fx_check(mlsRewritePatternSetRelease(fx_stale_MlsRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetRelease", "set", "stale");
}

static void misuse_mlsRewriterBaseRetain(void) {
  fx_check(mlsRewriterBaseRetain((MlsRewriterBase){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseRetain", "rewriter", "null");
  fx_check(mlsRewriterBaseRetain((MlsRewriterBase){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseRetain", "rewriter", "garbage");
  fx_check(mlsRewriterBaseRetain(fx_wrong_kind_for_MlsRewriterBase()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseRetain", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseRetain(fx_stale_MlsRewriterBase()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseRetain", "rewriter", "stale");
}

static void misuse_mlsRewriterBaseRelease(void) {
  fx_check(mlsRewriterBaseRelease((MlsRewriterBase){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseRelease", "rewriter", "null");
  fx_check(mlsRewriterBaseRelease((MlsRewriterBase){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseRelease", "rewriter", "garbage");
  fx_check(mlsRewriterBaseRelease(fx_wrong_kind_for_MlsRewriterBase()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseRelease", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseRelease(fx_stale_MlsRewriterBase()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseRelease", "rewriter", "stale");
}

static void misuse_mlsStringRetain(void) {
  fx_check(mlsStringRetain((MlsString){0}),
           MLS_STATUS_NULL_HANDLE, "mlsStringRetain", "string", "null");
  fx_check(mlsStringRetain((MlsString){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsStringRetain", "string", "garbage");
  fx_check(mlsStringRetain(fx_wrong_kind_for_MlsString()),
           MLS_STATUS_WRONG_KIND, "mlsStringRetain", "string", "wrong kind");
  fx_check(mlsStringRetain(fx_stale_MlsString()),
           MLS_STATUS_STALE_HANDLE, "mlsStringRetain", "string", "stale");
}

static void misuse_mlsStringRelease(void) {
  fx_check(mlsStringRelease((MlsString){0}),
           MLS_STATUS_NULL_HANDLE, "mlsStringRelease", "string", "null");
  fx_check(mlsStringRelease((MlsString){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsStringRelease", "string", "garbage");
  fx_check(mlsStringRelease(fx_wrong_kind_for_MlsString()),
           MLS_STATUS_WRONG_KIND, "mlsStringRelease", "string", "wrong kind");
  fx_check(mlsStringRelease(fx_stale_MlsString()),
           MLS_STATUS_STALE_HANDLE, "mlsStringRelease", "string", "stale");
}

static void misuse_mlsSymbolTableRetain(void) {
  fx_check(mlsSymbolTableRetain((MlsSymbolTable){0}),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableRetain", "symbol_table", "null");
  fx_check(mlsSymbolTableRetain((MlsSymbolTable){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableRetain", "symbol_table", "garbage");
  fx_check(mlsSymbolTableRetain(fx_wrong_kind_for_MlsSymbolTable()),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableRetain", "symbol_table", "wrong kind");
  fx_check(mlsSymbolTableRetain(fx_stale_MlsSymbolTable()),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableRetain", "symbol_table", "stale");
}

static void misuse_mlsSymbolTableRelease(void) {
  fx_check(mlsSymbolTableRelease((MlsSymbolTable){0}),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableRelease", "symbol_table", "null");
  fx_check(mlsSymbolTableRelease((MlsSymbolTable){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableRelease", "symbol_table", "garbage");
  fx_check(mlsSymbolTableRelease(fx_wrong_kind_for_MlsSymbolTable()),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableRelease", "symbol_table", "wrong kind");
  fx_check(mlsSymbolTableRelease(fx_stale_MlsSymbolTable()),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableRelease", "symbol_table", "stale");
}

static void misuse_mlsTypeIDAllocatorRetain(void) {
  fx_check(mlsTypeIDAllocatorRetain((MlsTypeIDAllocator){0}),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDAllocatorRetain", "allocator", "null");
  fx_check(mlsTypeIDAllocatorRetain((MlsTypeIDAllocator){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDAllocatorRetain", "allocator", "garbage");
  fx_check(mlsTypeIDAllocatorRetain(fx_wrong_kind_for_MlsTypeIDAllocator()),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDAllocatorRetain", "allocator", "wrong kind");
  fx_check(mlsTypeIDAllocatorRetain(fx_stale_MlsTypeIDAllocator()),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDAllocatorRetain", "allocator", "stale");
}

static void misuse_mlsTypeIDAllocatorRelease(void) {
  fx_check(mlsTypeIDAllocatorRelease((MlsTypeIDAllocator){0}),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDAllocatorRelease", "allocator", "null");
  fx_check(mlsTypeIDAllocatorRelease((MlsTypeIDAllocator){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDAllocatorRelease", "allocator", "garbage");
  fx_check(mlsTypeIDAllocatorRelease(fx_wrong_kind_for_MlsTypeIDAllocator()),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDAllocatorRelease", "allocator", "wrong kind");
  fx_check(mlsTypeIDAllocatorRelease(fx_stale_MlsTypeIDAllocator()),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDAllocatorRelease", "allocator", "stale");
}

int misuse_generated_references(void) {
  fx_setup();
  misuse_mlsAnswerRetain();
  misuse_mlsAnswerRelease();
  misuse_mlsAsmStateRetain();
  misuse_mlsAsmStateRelease();
  misuse_mlsBlockRetain();
  misuse_mlsBlockRelease();
  misuse_mlsBytecodeWriterConfigRetain();
  misuse_mlsBytecodeWriterConfigRelease();
  misuse_mlsContextRetain();
  misuse_mlsContextRelease();
  misuse_mlsDialectRegistryRetain();
  misuse_mlsDialectRegistryRelease();
  misuse_mlsExecutionEngineRetain();
  misuse_mlsExecutionEngineRelease();
  misuse_mlsFrozenRewritePatternSetRetain();
  misuse_mlsFrozenRewritePatternSetRelease();
  misuse_mlsLlvmThreadPoolRetain();
  misuse_mlsLlvmThreadPoolRelease();
  misuse_mlsModuleRetain();
  misuse_mlsModuleRelease();
  misuse_mlsOpPassManagerRetain();
  misuse_mlsOpPassManagerRelease();
  misuse_mlsOpPrintingFlagsRetain();
  misuse_mlsOpPrintingFlagsRelease();
  misuse_mlsOperationRetain();
  misuse_mlsOperationRelease();
  misuse_mlsOperationStateRetain();
  misuse_mlsOperationStateRelease();
  misuse_mlsPDLPatternModuleRetain();
  misuse_mlsPDLPatternModuleRelease();
  misuse_mlsPassRetain();
  misuse_mlsPassRelease();
  misuse_mlsPassManagerRetain();
  misuse_mlsPassManagerRelease();
  misuse_mlsRegionRetain();
  misuse_mlsRegionRelease();
  misuse_mlsReportRetain();
  misuse_mlsReportRelease();
  misuse_mlsRewritePatternRetain();
  misuse_mlsRewritePatternRelease();
  misuse_mlsRewritePatternSetRetain();
  misuse_mlsRewritePatternSetRelease();
  misuse_mlsRewriterBaseRetain();
  misuse_mlsRewriterBaseRelease();
  misuse_mlsStringRetain();
  misuse_mlsStringRelease();
  misuse_mlsSymbolTableRetain();
  misuse_mlsSymbolTableRelease();
  misuse_mlsTypeIDAllocatorRetain();
  misuse_mlsTypeIDAllocatorRelease();
  return fx_teardown("generated_references");
}
