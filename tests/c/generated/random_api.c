// Made by codegen (random.rs); do not edit.
//
// Not called, with the reason:
//
// It runs compiled code, or gives its address: what that does is not the library's.
// - mlsExecutionEngineCreate
// - mlsExecutionEngineInitialize
// - mlsExecutionEngineInvokePacked
// - mlsExecutionEngineLookup
// - mlsExecutionEngineLookupPacked
// - mlsExecutionEngineRegisterSymbol
//
// It writes a file whose name is an argument.
// - mlsExecutionEngineDumpToObjectFile
// - mlsPassManagerEnableIRPrinting
//
// It runs passes, of which MLIR's own end the process for some inputs; the test runs pipelines of its own choice in its place.
// - mlsPassManagerRunOnOp
//
// Its functions of the host are called by the process as a whole; tests of their own use them.
// - mlsHostSetHooks
// - mlsHostSetGone
//
// It waits for another thread.
// - mlsAnswerWait
//
// It reads memory that the caller vouches for, with no length.
// - mlsStringRefCreateFromCString
// - mlsTypeIDCreate

enum {
  RA_MlsContext,
  RA_MlsDialectRegistry,
  RA_MlsDialect,
  RA_MlsModule,
  RA_MlsOperation,
  RA_MlsRegion,
  RA_MlsBlock,
  RA_MlsValue,
  RA_MlsOpOperand,
  RA_MlsLocation,
  RA_MlsIdentifier,
  RA_MlsType,
  RA_MlsAttribute,
  RA_MlsSymbolTable,
  RA_MlsPassManager,
  RA_MlsOpPassManager,
  RA_MlsExecutionEngine,
  RA_MlsOperationState,
  RA_MlsOpPrintingFlags,
  RA_MlsBytecodeWriterConfig,
  RA_MlsString,
  RA_MlsReport,
  RA_MlsPass,
  RA_MlsExternalPass,
  RA_MlsLlvmThreadPool,
  RA_MlsRewritePattern,
  RA_MlsRewritePatternSet,
  RA_MlsFrozenRewritePatternSet,
  RA_MlsPatternRewriter,
  RA_MlsRewriterBase,
  RA_MlsPDLPatternModule,
  RA_MlsPDLValue,
  RA_MlsPDLResultList,
  RA_MlsAnswer,
  RA_MlsAffineExpr,
  RA_MlsAffineMap,
  RA_MlsIntegerSet,
  RA_MlsTypeID,
  RA_MlsTypeIDAllocator,
  RA_MlsDialectHandle,
  RA_MlsAsmState,
  RA_HANDLES,
};

#include "../random_api.h"

static MlsStatus ra_release_mlsContextRelease(uint64_t bits) {
  return mlsContextRelease((MlsContext){bits});
}

static MlsStatus ra_release_mlsDialectRegistryRelease(uint64_t bits) {
  return mlsDialectRegistryRelease((MlsDialectRegistry){bits});
}

static MlsStatus ra_release_mlsModuleRelease(uint64_t bits) {
  return mlsModuleRelease((MlsModule){bits});
}

static MlsStatus ra_release_mlsOperationRelease(uint64_t bits) {
  return mlsOperationRelease((MlsOperation){bits});
}

static MlsStatus ra_release_mlsRegionRelease(uint64_t bits) {
  return mlsRegionRelease((MlsRegion){bits});
}

static MlsStatus ra_release_mlsBlockRelease(uint64_t bits) {
  return mlsBlockRelease((MlsBlock){bits});
}

static MlsStatus ra_release_mlsSymbolTableRelease(uint64_t bits) {
  return mlsSymbolTableRelease((MlsSymbolTable){bits});
}

static MlsStatus ra_release_mlsPassManagerRelease(uint64_t bits) {
  return mlsPassManagerRelease((MlsPassManager){bits});
}

static MlsStatus ra_release_mlsOpPassManagerRelease(uint64_t bits) {
  return mlsOpPassManagerRelease((MlsOpPassManager){bits});
}

static MlsStatus ra_release_mlsExecutionEngineRelease(uint64_t bits) {
  return mlsExecutionEngineRelease((MlsExecutionEngine){bits});
}

static MlsStatus ra_release_mlsOperationStateRelease(uint64_t bits) {
  return mlsOperationStateRelease((MlsOperationState){bits});
}

static MlsStatus ra_release_mlsOpPrintingFlagsRelease(uint64_t bits) {
  return mlsOpPrintingFlagsRelease((MlsOpPrintingFlags){bits});
}

static MlsStatus ra_release_mlsBytecodeWriterConfigRelease(uint64_t bits) {
  return mlsBytecodeWriterConfigRelease((MlsBytecodeWriterConfig){bits});
}

static MlsStatus ra_release_mlsStringRelease(uint64_t bits) {
  return mlsStringRelease((MlsString){bits});
}

static MlsStatus ra_release_mlsReportRelease(uint64_t bits) {
  return mlsReportRelease((MlsReport){bits});
}

static MlsStatus ra_release_mlsPassRelease(uint64_t bits) {
  return mlsPassRelease((MlsPass){bits});
}

static MlsStatus ra_release_mlsLlvmThreadPoolRelease(uint64_t bits) {
  return mlsLlvmThreadPoolRelease((MlsLlvmThreadPool){bits});
}

static MlsStatus ra_release_mlsRewritePatternRelease(uint64_t bits) {
  return mlsRewritePatternRelease((MlsRewritePattern){bits});
}

static MlsStatus ra_release_mlsRewritePatternSetRelease(uint64_t bits) {
  return mlsRewritePatternSetRelease((MlsRewritePatternSet){bits});
}

static MlsStatus ra_release_mlsFrozenRewritePatternSetRelease(uint64_t bits) {
  return mlsFrozenRewritePatternSetRelease((MlsFrozenRewritePatternSet){bits});
}

static MlsStatus ra_release_mlsRewriterBaseRelease(uint64_t bits) {
  return mlsRewriterBaseRelease((MlsRewriterBase){bits});
}

static MlsStatus ra_release_mlsPDLPatternModuleRelease(uint64_t bits) {
  return mlsPDLPatternModuleRelease((MlsPDLPatternModule){bits});
}

static MlsStatus ra_release_mlsAnswerRelease(uint64_t bits) {
  return mlsAnswerRelease((MlsAnswer){bits});
}

static MlsStatus ra_release_mlsTypeIDAllocatorRelease(uint64_t bits) {
  return mlsTypeIDAllocatorRelease((MlsTypeIDAllocator){bits});
}

static MlsStatus ra_release_mlsAsmStateRelease(uint64_t bits) {
  return mlsAsmStateRelease((MlsAsmState){bits});
}

const RaKind ra_kinds[RA_HANDLES] = {
    {1, ra_release_mlsContextRelease},
    {2, ra_release_mlsDialectRegistryRelease},
    {3, NULL},
    {4, ra_release_mlsModuleRelease},
    {5, ra_release_mlsOperationRelease},
    {6, ra_release_mlsRegionRelease},
    {7, ra_release_mlsBlockRelease},
    {8, NULL},
    {21, NULL},
    {9, NULL},
    {10, NULL},
    {11, NULL},
    {12, NULL},
    {13, ra_release_mlsSymbolTableRelease},
    {14, ra_release_mlsPassManagerRelease},
    {15, ra_release_mlsOpPassManagerRelease},
    {22, ra_release_mlsExecutionEngineRelease},
    {16, ra_release_mlsOperationStateRelease},
    {17, ra_release_mlsOpPrintingFlagsRelease},
    {18, ra_release_mlsBytecodeWriterConfigRelease},
    {19, ra_release_mlsStringRelease},
    {20, ra_release_mlsReportRelease},
    {23, ra_release_mlsPassRelease},
    {24, NULL},
    {25, ra_release_mlsLlvmThreadPoolRelease},
    {26, ra_release_mlsRewritePatternRelease},
    {27, ra_release_mlsRewritePatternSetRelease},
    {28, ra_release_mlsFrozenRewritePatternSetRelease},
    {29, NULL},
    {38, ra_release_mlsRewriterBaseRelease},
    {39, ra_release_mlsPDLPatternModuleRelease},
    {40, NULL},
    {41, NULL},
    {30, ra_release_mlsAnswerRelease},
    {31, NULL},
    {32, NULL},
    {33, NULL},
    {34, NULL},
    {36, ra_release_mlsTypeIDAllocatorRelease},
    {35, NULL},
    {37, ra_release_mlsAsmStateRelease},
};

static MlsStatus ra_mlsAffineExprGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineExprGetContext((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprEqual((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsNull(void) {
  (void)mlsAffineExprIsNull((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsAffineExprPrint(void) {
  MlsStatus status = mlsAffineExprPrint((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineExprToString((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprDump(void) {
  MlsStatus status = mlsAffineExprDump((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)});
  return status;
}

static MlsStatus ra_mlsAffineExprIsSymbolicOrConstant(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsSymbolicOrConstant((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsPureAffine(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsPureAffine((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprGetLargestKnownDivisor(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprGetLargestKnownDivisor((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsMultipleOf(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsMultipleOf((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsFunctionOfDim(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsFunctionOfDim((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprCompose(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineExprCompose((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprShiftDims(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineExprShiftDims((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (uint32_t)ra_number(), (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprShiftSymbols(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineExprShiftSymbols((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (uint32_t)ra_number(), (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSimplifyAffineExpr(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSimplifyAffineExpr((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprIsADim(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsADim((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineDimExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineDimExprGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineDimExprGetPosition(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineDimExprGetPosition((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsASymbol(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsASymbol((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineSymbolExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineSymbolExprGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineSymbolExprGetPosition(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineSymbolExprGetPosition((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsAConstant(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsAConstant((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineConstantExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineConstantExprGet((MlsContext){ra_handle(RA_MlsContext)}, (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineConstantExprGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineConstantExprGetValue((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineExprIsAAdd(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsAAdd((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineAddExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineAddExprGet((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprIsAMul(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsAMul((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMulExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMulExprGet((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprIsAMod(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsAMod((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineModExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineModExprGet((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprIsAFloorDiv(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsAFloorDiv((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineFloorDivExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineFloorDivExprGet((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprIsACeilDiv(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsACeilDiv((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineCeilDivExprGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineCeilDivExprGet((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineExprIsABinary(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineExprIsABinary((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineBinaryOpExprGetLHS(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineBinaryOpExprGetLHS((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineBinaryOpExprGetRHS(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineBinaryOpExprGetRHS((MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapGetContext((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapIsNull(void) {
  (void)mlsAffineMapIsNull((MlsAffineMap){ra_handle(RA_MlsAffineMap)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsAffineMapEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapEqual((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapPrint(void) {
  MlsStatus status = mlsAffineMapPrint((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapToString((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapDump(void) {
  MlsStatus status = mlsAffineMapDump((MlsAffineMap){ra_handle(RA_MlsAffineMap)});
  return status;
}

static MlsStatus ra_mlsAffineMapEmptyGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapEmptyGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapZeroResultGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapZeroResultGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapGet(void) {
  intptr_t nAffineExprs_ = ra_length();
  MlsAffineExpr affineExprs_[8];
  for (int i = 0; i < 8; ++i)
    affineExprs_[i].bits = ra_handle(RA_MlsAffineExpr);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), (intptr_t)ra_number(), (intptr_t)nAffineExprs_, ra_below(64) ? affineExprs_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapConstantGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapConstantGet((MlsContext){ra_handle(RA_MlsContext)}, (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapMultiDimIdentityGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapMultiDimIdentityGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapMinorIdentityGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapMinorIdentityGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapPermutationGet(void) {
  intptr_t size_ = ra_length();
  static uint32_t permutation_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    permutation_[i] = (uint32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapPermutationGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? permutation_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapIsIdentity(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapIsIdentity((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapIsMinorIdentity(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapIsMinorIdentity((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapIsEmpty(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapIsEmpty((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapIsSingleConstant(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapIsSingleConstant((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapGetSingleConstantResult(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapGetSingleConstantResult((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapGetNumDims(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapGetNumDims((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapGetNumSymbols(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapGetNumSymbols((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapGetNumResults(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapGetNumResults((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapGetResult(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapGetResult((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapCopyResults(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsAffineMapCopyResults((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapGetNumInputs(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapGetNumInputs((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapIsProjectedPermutation(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapIsProjectedPermutation((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapIsPermutation(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapIsPermutation((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapGetSubMap(void) {
  intptr_t size_ = ra_length();
  static intptr_t resultPos_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    resultPos_[i] = (intptr_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapGetSubMap((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (intptr_t)size_, ra_below(64) ? resultPos_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapGetMajorSubMap(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapGetMajorSubMap((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapGetMinorSubMap(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapGetMinorSubMap((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapReplace(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapReplace((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (MlsAffineExpr){ra_handle(RA_MlsAffineExpr)}, (intptr_t)ra_number(), (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsALocation(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsALocation((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsAAffineMap(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAAffineMap((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapAttrGet((MlsAffineMap){ra_handle(RA_MlsAffineMap)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsAffineMapAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAffineMapAttrGetValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAffineMapAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAffineMapAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAArray(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAArray((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsArrayAttrGet(void) {
  intptr_t numElements_ = ra_length();
  MlsAttribute elements_[8];
  for (int i = 0; i < 8; ++i)
    elements_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsArrayAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsArrayAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsArrayAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsArrayAttrGetNumElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsArrayAttrGetNumElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsArrayAttrGetElement(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsArrayAttrGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsArrayAttrCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsArrayAttrCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsArrayAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsArrayAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsADictionary(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADictionary((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDictionaryAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsDictionaryAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDictionaryAttrGetNumElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsDictionaryAttrGetNumElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDictionaryAttrGetElementByName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDictionaryAttrGetElementByName((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDictionaryAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDictionaryAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAFloat(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAFloat((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloatAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloatAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloatAttrDoubleGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloatAttrDoubleGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloatAttrDoubleGetChecked(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloatAttrDoubleGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloatAttrGetValueDouble(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloatAttrGetValueDouble((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloatAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloatAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAInteger(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAInteger((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerAttrGet((MlsType){ra_handle(RA_MlsType)}, (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerAttrGetValueInt(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerAttrGetValueInt((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerAttrGetValueSInt(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerAttrGetValueSInt((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerAttrGetValueUInt(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerAttrGetValueUInt((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsABool(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsABool((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBoolAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsBoolAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsAIntegerSet(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAIntegerSet((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetAttrGet((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetAttrGetValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIntegerSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAOpaque(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAOpaque((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueAttrGet(void) {
  intptr_t dataLength_ = ra_length();
  static char data_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    data_[i] = (char)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpaqueAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), (intptr_t)dataLength_, ra_below(64) ? data_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpaqueAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpaqueAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueAttrGetDialectNamespace(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpaqueAttrGetDialectNamespace((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueAttrGetData(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpaqueAttrGetData((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpaqueAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAString(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAString((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStringAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsStringAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsStringAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsStringAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStringAttrTypedGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsStringAttrTypedGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsStringAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsStringAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStringAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsStringAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsASymbolRef(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsASymbolRef((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGet(void) {
  intptr_t numReferences_ = ra_length();
  MlsAttribute references_[8];
  for (int i = 0; i < 8; ++i)
    references_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSymbolRefAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), (intptr_t)numReferences_, ra_below(64) ? references_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsSymbolRefAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGetRootReference(void) {
  RaOut out_[8];
  MlsStatus status = mlsSymbolRefAttrGetRootReference((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGetLeafReference(void) {
  RaOut out_[8];
  MlsStatus status = mlsSymbolRefAttrGetLeafReference((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGetNumNestedReferences(void) {
  RaOut out_[8];
  MlsStatus status = mlsSymbolRefAttrGetNumNestedReferences((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGetNestedReference(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSymbolRefAttrGetNestedReference((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrCopyNestedReferences(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsSymbolRefAttrCopyNestedReferences((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsSymbolRefAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSymbolRefAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDisctinctAttrCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDisctinctAttrCreate((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAFlatSymbolRef(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAFlatSymbolRef((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFlatSymbolRefAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFlatSymbolRefAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFlatSymbolRefAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFlatSymbolRefAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFlatSymbolRefAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsFlatSymbolRefAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsAType(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAType((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeAttrGetValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAUnit(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAUnit((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnitAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnitAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnitAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsUnitAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnitAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnitAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsElementsAttrGetValue(void) {
  intptr_t rank_ = ra_length();
  static uint64_t idxs_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    idxs_[i] = (uint64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)rank_, ra_below(64) ? idxs_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsElementsAttrIsValidIndex(void) {
  intptr_t rank_ = ra_length();
  static uint64_t idxs_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    idxs_[i] = (uint64_t)ra_small();
  RaOut out_[8];
  MlsStatus status = mlsElementsAttrIsValidIndex((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)rank_, ra_below(64) ? idxs_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsElementsAttrGetNumElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsElementsAttrGetNumElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseArrayAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseArrayAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseBoolArray(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseBoolArray((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseI8Array(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseI8Array((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseI16Array(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseI16Array((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseI32Array(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseI32Array((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseI64Array(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseI64Array((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseF32Array(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseF32Array((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseF64Array(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseF64Array((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseBoolArrayGet(void) {
  intptr_t size_ = ra_length();
  static int32_t values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (int32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseBoolArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseI8ArrayGet(void) {
  intptr_t size_ = ra_length();
  static int8_t values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (int8_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseI8ArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseI16ArrayGet(void) {
  intptr_t size_ = ra_length();
  static int16_t values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (int16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseI16ArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseI32ArrayGet(void) {
  intptr_t size_ = ra_length();
  static int32_t values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (int32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseI32ArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseI64ArrayGet(void) {
  intptr_t size_ = ra_length();
  static int64_t values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseI64ArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseF32ArrayGet(void) {
  intptr_t size_ = ra_length();
  static float values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (float)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseF32ArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseF64ArrayGet(void) {
  intptr_t size_ = ra_length();
  static double values_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    values_[i] = (double)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseF64ArrayGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)size_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseArrayGetNumElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseArrayGetNumElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseBoolArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseBoolArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseBoolArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseBoolArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI8ArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseI8ArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI8ArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseI8ArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI16ArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseI16ArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI16ArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseI16ArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI32ArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseI32ArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI32ArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseI32ArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI64ArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseI64ArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseI64ArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseI64ArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseF32ArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseF32ArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseF32ArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseF32ArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseF64ArrayGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseF64ArrayGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseF64ArrayCopyElements(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsDenseF64ArrayCopyElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseIntElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseIntElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseFPElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseFPElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseIntOrFPElementsAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseIntOrFPElementsAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  MlsAttribute elements_[8];
  for (int i = 0; i < 8; ++i)
    elements_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrSplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrSplatGet((MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrBoolSplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrBoolSplatGet((MlsType){ra_handle(RA_MlsType)}, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt8SplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt8SplatGet((MlsType){ra_handle(RA_MlsType)}, (uint8_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt8SplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt8SplatGet((MlsType){ra_handle(RA_MlsType)}, (int8_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt32SplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt32SplatGet((MlsType){ra_handle(RA_MlsType)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt32SplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt32SplatGet((MlsType){ra_handle(RA_MlsType)}, (int32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt64SplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt64SplatGet((MlsType){ra_handle(RA_MlsType)}, (uint64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt64SplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt64SplatGet((MlsType){ra_handle(RA_MlsType)}, (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrFloatSplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrFloatSplatGet((MlsType){ra_handle(RA_MlsType)}, (float)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrDoubleSplatGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrDoubleSplatGet((MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrBoolGet(void) {
  intptr_t numElements_ = ra_length();
  static int32_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrBoolGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt8Get(void) {
  intptr_t numElements_ = ra_length();
  static uint8_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint8_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt8Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt8Get(void) {
  intptr_t numElements_ = ra_length();
  static int8_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int8_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt8Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt16Get(void) {
  intptr_t numElements_ = ra_length();
  static uint16_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt16Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt16Get(void) {
  intptr_t numElements_ = ra_length();
  static int16_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt16Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt32Get(void) {
  intptr_t numElements_ = ra_length();
  static uint32_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt32Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt32Get(void) {
  intptr_t numElements_ = ra_length();
  static int32_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt32Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrUInt64Get(void) {
  intptr_t numElements_ = ra_length();
  static uint64_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrUInt64Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrInt64Get(void) {
  intptr_t numElements_ = ra_length();
  static int64_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrInt64Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrFloatGet(void) {
  intptr_t numElements_ = ra_length();
  static float elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (float)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrFloatGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrDoubleGet(void) {
  intptr_t numElements_ = ra_length();
  static double elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (double)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrDoubleGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrBFloat16Get(void) {
  intptr_t numElements_ = ra_length();
  static uint16_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrBFloat16Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrFloat16Get(void) {
  intptr_t numElements_ = ra_length();
  static uint16_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrFloat16Get((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrReshapeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrReshapeGet((MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrIsSplat(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrIsSplat((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetSplatValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrGetSplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetBoolSplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetBoolSplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt8SplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt8SplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt8SplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt8SplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt32SplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt32SplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt32SplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt32SplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt64SplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt64SplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt64SplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt64SplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetFloatSplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetFloatSplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetDoubleSplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetDoubleSplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetStringSplatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetStringSplatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetBoolValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetBoolValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt8Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt8Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt8Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt8Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt16Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt16Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt16Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt16Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt32Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt32Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt32Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt32Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetInt64Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetInt64Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetUInt64Value(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetUInt64Value((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetIndexValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetIndexValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetFloatValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetFloatValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetDoubleValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetDoubleValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetStringValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetStringValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsADenseResourceElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsADenseResourceElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseResourceElementsAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseResourceElementsAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseBoolResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static int32_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseBoolResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseUInt8ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static uint8_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint8_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseUInt8ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseInt8ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static int8_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int8_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseInt8ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseUInt16ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static uint16_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseUInt16ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseInt16ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static int16_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int16_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseInt16ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseUInt32ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static uint32_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseUInt32ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseInt32ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static int32_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int32_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseInt32ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseUInt64ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static uint64_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (uint64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseUInt64ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseInt64ResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static int64_t elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseInt64ResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseFloatResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static float elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (float)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseFloatResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseDoubleResourceElementsAttrGet(void) {
  intptr_t numElements_ = ra_length();
  static double elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (double)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseDoubleResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseBoolResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseBoolResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseInt8ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseInt8ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseUInt8ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseUInt8ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseInt16ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseInt16ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseUInt16ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseUInt16ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseInt32ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseInt32ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseUInt32ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseUInt32ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseInt64ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseInt64ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseUInt64ResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseUInt64ResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseFloatResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseFloatResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseDoubleResourceElementsAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseDoubleResourceElementsAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsASparseElements(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsASparseElements((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseElementsAttribute(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseElementsAttribute((MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseElementsAttrGetIndices(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseElementsAttrGetIndices((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseElementsAttrGetValues(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseElementsAttrGetValues((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseElementsAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseElementsAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAStridedLayout(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAStridedLayout((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrGet(void) {
  intptr_t numStrides_ = ra_length();
  static int64_t strides_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    strides_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsStridedLayoutAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (int64_t)ra_number(), (intptr_t)numStrides_, ra_below(64) ? strides_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsStridedLayoutAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrGetOffset(void) {
  RaOut out_[8];
  MlsStatus status = mlsStridedLayoutAttrGetOffset((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrGetNumStrides(void) {
  RaOut out_[8];
  MlsStatus status = mlsStridedLayoutAttrGetNumStrides((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrGetStride(void) {
  RaOut out_[8];
  MlsStatus status = mlsStridedLayoutAttrGetStride((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrCopyStrides(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsStridedLayoutAttrCopyStrides((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStridedLayoutAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsStridedLayoutAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAInteger(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAInteger((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerTypeSignedGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerTypeSignedGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerTypeUnsignedGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerTypeUnsignedGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerTypeGetWidth(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerTypeGetWidth((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerTypeIsSignless(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerTypeIsSignless((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerTypeIsSigned(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerTypeIsSigned((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerTypeIsUnsigned(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerTypeIsUnsigned((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIndexTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIndexTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAIndex(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAIndex((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIndexTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIndexTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIndexTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsIndexTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloatTypeGetWidth(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloatTypeGetWidth((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat4E2M1FNTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat4E2M1FNTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat4E2M1FN(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat4E2M1FN((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat4E2M1FNTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat4E2M1FNTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat4E2M1FNTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat4E2M1FNTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat6E2M3FNTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat6E2M3FNTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat6E2M3FN(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat6E2M3FN((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat6E2M3FNTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat6E2M3FNTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat6E2M3FNTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat6E2M3FNTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat6E3M2FNTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat6E3M2FNTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat6E3M2FN(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat6E3M2FN((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat6E3M2FNTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat6E3M2FNTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat6E3M2FNTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat6E3M2FNTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E5M2TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E5M2TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E5M2(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E5M2((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E5M2TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E5M2TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E5M2TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E5M2TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E4M3(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E4M3((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E4M3TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E4M3TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3FNTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3FNTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E4M3FN(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E4M3FN((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3FNTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3FNTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E4M3FNTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E4M3FNTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E5M2FNUZTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E5M2FNUZTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E5M2FNUZ(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E5M2FNUZ((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E5M2FNUZTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E5M2FNUZTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E5M2FNUZTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E5M2FNUZTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3FNUZTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3FNUZTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E4M3FNUZ(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E4M3FNUZ((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3FNUZTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3FNUZTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E4M3FNUZTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E4M3FNUZTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3B11FNUZTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3B11FNUZTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E4M3B11FNUZ(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E4M3B11FNUZ((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E4M3B11FNUZTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E4M3B11FNUZTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E4M3B11FNUZTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E4M3B11FNUZTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E3M4TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E3M4TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E3M4(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E3M4((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E3M4TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E3M4TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E3M4TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E3M4TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E8M0FNUTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E8M0FNUTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFloat8E8M0FNU(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFloat8E8M0FNU((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat8E8M0FNUTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat8E8M0FNUTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFloat8E8M0FNUTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFloat8E8M0FNUTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBFloat16TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBFloat16TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsABF16(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsABF16((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBF16TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBF16TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBF16TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsBF16TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat16TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat16TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAF16(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAF16((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsF16TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsF16TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsF16TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsF16TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat32TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat32TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAF32(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAF32((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsF32TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsF32TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsF32TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsF32TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloat64TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloat64TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAF64(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAF64((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsF64TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsF64TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsF64TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsF64TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFloatTF32TypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFloatTF32TypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsATF32(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATF32((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTF32TypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTF32TypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTF32TypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTF32TypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsNoneTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsNoneTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsANone(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsANone((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsNoneTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsNoneTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsNoneTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsNoneTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsComplexTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsComplexTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAComplex(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAComplex((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsComplexTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsComplexTypeGet((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsComplexTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsComplexTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsComplexTypeGetElementType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsComplexTypeGetElementType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAShaped(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAShaped((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeGetElementType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsShapedTypeGetElementType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsShapedTypeHasRank(void) {
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeHasRank((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeGetRank(void) {
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeGetRank((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeHasStaticShape(void) {
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeHasStaticShape((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeIsDynamicDim(void) {
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeIsDynamicDim((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeIsStaticDim(void) {
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeIsStaticDim((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeGetDimSize(void) {
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeGetDimSize((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeCopySizes(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsShapedTypeCopySizes((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsShapedTypeIsDynamicSize(void) {
  (void)mlsShapedTypeIsDynamicSize((int64_t)ra_number());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsShapedTypeIsStaticSize(void) {
  (void)mlsShapedTypeIsStaticSize((int64_t)ra_number());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsShapedTypeGetDynamicSize(void) {
  (void)mlsShapedTypeGetDynamicSize();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsShapedTypeIsDynamicStrideOrOffset(void) {
  (void)mlsShapedTypeIsDynamicStrideOrOffset((int64_t)ra_number());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsShapedTypeIsStaticStrideOrOffset(void) {
  (void)mlsShapedTypeIsStaticStrideOrOffset((int64_t)ra_number());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsShapedTypeGetDynamicStrideOrOffset(void) {
  (void)mlsShapedTypeGetDynamicStrideOrOffset();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsVectorTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsVectorTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAVector(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAVector((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsVectorTypeGet(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsVectorTypeGet((intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsVectorTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsVectorTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsVectorTypeGetChecked(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsVectorTypeGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsVectorTypeGetScalable(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  static MlsBool scalable_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    scalable_[i] = (MlsBool)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsVectorTypeGetScalable((intptr_t)rank_, ra_below(64) ? shape_ : NULL, ra_below(64) ? scalable_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsVectorTypeGetScalableChecked(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  static MlsBool scalable_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    scalable_[i] = (MlsBool)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsVectorTypeGetScalableChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, ra_below(64) ? scalable_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsVectorTypeIsScalable(void) {
  RaOut out_[8];
  MlsStatus status = mlsVectorTypeIsScalable((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsVectorTypeIsDimScalable(void) {
  RaOut out_[8];
  MlsStatus status = mlsVectorTypeIsDimScalable((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsATensor(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATensor((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRankedTensorTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRankedTensorTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsARankedTensor(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsARankedTensor((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnrankedTensorTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedTensorTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAUnrankedTensor(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAUnrankedTensor((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRankedTensorTypeGet(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRankedTensorTypeGet((intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRankedTensorTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsRankedTensorTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRankedTensorTypeGetChecked(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRankedTensorTypeGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRankedTensorTypeGetEncoding(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRankedTensorTypeGetEncoding((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnrankedTensorTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedTensorTypeGet((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnrankedTensorTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsUnrankedTensorTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnrankedTensorTypeGetChecked(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedTensorTypeGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAMemRef(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAMemRef((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnrankedMemRefTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedMemRefTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAUnrankedMemRef(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAUnrankedMemRef((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsMemRefTypeGet(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsMemRefTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetChecked(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsType){ra_handle(RA_MlsType)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeContiguousGet(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeContiguousGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeContiguousGetChecked(void) {
  intptr_t rank_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeContiguousGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsType){ra_handle(RA_MlsType)}, (intptr_t)rank_, ra_below(64) ? shape_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnrankedMemRefTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedMemRefTypeGet((MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnrankedMemRefTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsUnrankedMemRefTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnrankedMemRefTypeGetChecked(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedMemRefTypeGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetLayout(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeGetLayout((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetAffineMap(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeGetAffineMap((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetMemorySpace(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsMemRefTypeGetMemorySpace((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUnrankedMemrefGetMemorySpace(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnrankedMemrefGetMemorySpace((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTupleTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTupleTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsATuple(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATuple((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTupleTypeGet(void) {
  intptr_t numElements_ = ra_length();
  MlsType elements_[8];
  for (int i = 0; i < 8; ++i)
    elements_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTupleTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)numElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTupleTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTupleTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTupleTypeGetNumTypes(void) {
  RaOut out_[8];
  MlsStatus status = mlsTupleTypeGetNumTypes((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTupleTypeGetType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTupleTypeGetType((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTupleTypeCopyTypes(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsTupleTypeCopyTypes((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsFunctionTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFunctionTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAFunction(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAFunction((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFunctionTypeGet(void) {
  intptr_t numInputs_ = ra_length();
  MlsType inputs_[8];
  for (int i = 0; i < 8; ++i)
    inputs_[i].bits = ra_handle(RA_MlsType);
  intptr_t numResults_ = ra_length();
  MlsType results_[8];
  for (int i = 0; i < 8; ++i)
    results_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFunctionTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)numInputs_, ra_below(64) ? inputs_ : NULL, (intptr_t)numResults_, ra_below(64) ? results_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFunctionTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsFunctionTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFunctionTypeGetNumInputs(void) {
  RaOut out_[8];
  MlsStatus status = mlsFunctionTypeGetNumInputs((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFunctionTypeGetNumResults(void) {
  RaOut out_[8];
  MlsStatus status = mlsFunctionTypeGetNumResults((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsFunctionTypeGetInput(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFunctionTypeGetInput((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFunctionTypeCopyInputs(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsFunctionTypeCopyInputs((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsFunctionTypeGetResult(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFunctionTypeGetResult((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFunctionTypeCopyResults(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsFunctionTypeCopyResults((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsOpaqueTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpaqueTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAOpaque(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAOpaque((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpaqueTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpaqueTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpaqueTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueTypeGetDialectNamespace(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpaqueTypeGetDialectNamespace((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpaqueTypeGetData(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpaqueTypeGetData((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRegisterConversionPasses(void) {
  MlsStatus status = mlsRegisterConversionPasses();
  return status;
}

static MlsStatus ra_mlsCreateConversionArithToAMDGPUConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionArithToAMDGPUConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionArithToAMDGPUConversionPass(void) {
  MlsStatus status = mlsRegisterConversionArithToAMDGPUConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionArithToAPFloatConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionArithToAPFloatConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionArithToAPFloatConversionPass(void) {
  MlsStatus status = mlsRegisterConversionArithToAPFloatConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionArithToArmSMEConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionArithToArmSMEConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionArithToArmSMEConversionPass(void) {
  MlsStatus status = mlsRegisterConversionArithToArmSMEConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionArithToLLVMConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionArithToLLVMConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionArithToLLVMConversionPass(void) {
  MlsStatus status = mlsRegisterConversionArithToLLVMConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertAMDGPUToROCDLPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertAMDGPUToROCDLPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertAMDGPUToROCDLPass(void) {
  MlsStatus status = mlsRegisterConversionConvertAMDGPUToROCDLPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertAffineForToGPUPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertAffineForToGPUPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertAffineForToGPUPass(void) {
  MlsStatus status = mlsRegisterConversionConvertAffineForToGPUPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertArithToEmitC(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertArithToEmitC(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertArithToEmitC(void) {
  MlsStatus status = mlsRegisterConversionConvertArithToEmitC();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertArithToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertArithToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertArithToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertArithToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertArmNeon2dToIntrPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertArmNeon2dToIntrPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertArmNeon2dToIntrPass(void) {
  MlsStatus status = mlsRegisterConversionConvertArmNeon2dToIntrPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertArmSMEToLLVM(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertArmSMEToLLVM(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertArmSMEToLLVM(void) {
  MlsStatus status = mlsRegisterConversionConvertArmSMEToLLVM();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertArmSMEToSCFPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertArmSMEToSCFPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertArmSMEToSCFPass(void) {
  MlsStatus status = mlsRegisterConversionConvertArmSMEToSCFPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertAsyncToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertAsyncToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertAsyncToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertAsyncToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertBufferizationToMemRefPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertBufferizationToMemRefPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertBufferizationToMemRefPass(void) {
  MlsStatus status = mlsRegisterConversionConvertBufferizationToMemRefPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertComplexToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertComplexToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertComplexToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertComplexToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertComplexToLibm(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertComplexToLibm(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertComplexToLibm(void) {
  MlsStatus status = mlsRegisterConversionConvertComplexToLibm();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertComplexToROCDLLibraryCalls(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertComplexToROCDLLibraryCalls(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertComplexToROCDLLibraryCalls(void) {
  MlsStatus status = mlsRegisterConversionConvertComplexToROCDLLibraryCalls();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertComplexToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertComplexToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertComplexToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertComplexToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertComplexToStandardPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertComplexToStandardPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertComplexToStandardPass(void) {
  MlsStatus status = mlsRegisterConversionConvertComplexToStandardPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertControlFlowToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertControlFlowToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertControlFlowToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertControlFlowToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertControlFlowToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertControlFlowToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertControlFlowToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertControlFlowToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertFuncToEmitC(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertFuncToEmitC(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertFuncToEmitC(void) {
  MlsStatus status = mlsRegisterConversionConvertFuncToEmitC();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertFuncToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertFuncToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertFuncToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertFuncToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertFuncToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertFuncToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertFuncToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertFuncToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertGPUToSPIRV(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertGPUToSPIRV(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertGPUToSPIRV(void) {
  MlsStatus status = mlsRegisterConversionConvertGPUToSPIRV();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertGpuOpsToLLVMSPVOps(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertGpuOpsToLLVMSPVOps(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertGpuOpsToLLVMSPVOps(void) {
  MlsStatus status = mlsRegisterConversionConvertGpuOpsToLLVMSPVOps();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertGpuOpsToNVVMOps(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertGpuOpsToNVVMOps(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertGpuOpsToNVVMOps(void) {
  MlsStatus status = mlsRegisterConversionConvertGpuOpsToNVVMOps();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertGpuOpsToROCDLOps(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertGpuOpsToROCDLOps(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertGpuOpsToROCDLOps(void) {
  MlsStatus status = mlsRegisterConversionConvertGpuOpsToROCDLOps();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertIndexToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertIndexToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertIndexToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertIndexToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertIndexToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertIndexToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertIndexToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertIndexToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertLinalgToStandardPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertLinalgToStandardPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertLinalgToStandardPass(void) {
  MlsStatus status = mlsRegisterConversionConvertLinalgToStandardPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToEmitC(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToEmitC(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToEmitC(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToEmitC();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToFuncs(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToFuncs(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToFuncs(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToFuncs();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToLibmPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToLibmPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToLibmPass(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToLibmPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToROCDL(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToROCDL(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToROCDL(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToROCDL();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMathToXeVM(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMathToXeVM(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMathToXeVM(void) {
  MlsStatus status = mlsRegisterConversionConvertMathToXeVM();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMemRefToEmitC(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMemRefToEmitC(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMemRefToEmitC(void) {
  MlsStatus status = mlsRegisterConversionConvertMemRefToEmitC();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertMemRefToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertMemRefToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertMemRefToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertMemRefToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertNVGPUToNVVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertNVGPUToNVVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertNVGPUToNVVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertNVGPUToNVVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertNVVMToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertNVVMToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertNVVMToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertNVVMToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertOpenACCToSCFPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertOpenACCToSCFPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertOpenACCToSCFPass(void) {
  MlsStatus status = mlsRegisterConversionConvertOpenACCToSCFPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertOpenMPToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertOpenMPToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertOpenMPToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertOpenMPToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertPDLToPDLInterpPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertPDLToPDLInterpPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertPDLToPDLInterpPass(void) {
  MlsStatus status = mlsRegisterConversionConvertPDLToPDLInterpPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertParallelLoopToGpuPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertParallelLoopToGpuPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertParallelLoopToGpuPass(void) {
  MlsStatus status = mlsRegisterConversionConvertParallelLoopToGpuPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertSCFToOpenMPPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertSCFToOpenMPPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertSCFToOpenMPPass(void) {
  MlsStatus status = mlsRegisterConversionConvertSCFToOpenMPPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertSPIRVToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertSPIRVToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertSPIRVToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertSPIRVToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertShapeConstraintsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertShapeConstraintsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertShapeConstraintsPass(void) {
  MlsStatus status = mlsRegisterConversionConvertShapeConstraintsPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertShapeToStandardPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertShapeToStandardPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertShapeToStandardPass(void) {
  MlsStatus status = mlsRegisterConversionConvertShapeToStandardPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertShardToMPIPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertShardToMPIPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertShardToMPIPass(void) {
  MlsStatus status = mlsRegisterConversionConvertShardToMPIPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertTensorToLinalgPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertTensorToLinalgPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertTensorToLinalgPass(void) {
  MlsStatus status = mlsRegisterConversionConvertTensorToLinalgPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertTensorToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertTensorToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertTensorToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertTensorToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertToEmitC(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertToEmitC(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertToEmitC(void) {
  MlsStatus status = mlsRegisterConversionConvertToEmitC();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToAMX(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToAMX(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToAMX(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToAMX();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToArmSMEPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToArmSMEPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToArmSMEPass(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToArmSMEPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToGPU(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToGPU(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToGPU(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToGPU();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToSCF(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToSCF(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToSCF(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToSCF();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToSPIRVPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToSPIRVPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToSPIRVPass(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToSPIRVPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertVectorToXeGPU(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertVectorToXeGPU(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertVectorToXeGPU(void) {
  MlsStatus status = mlsRegisterConversionConvertVectorToXeGPU();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertXeGPUToXeVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertXeGPUToXeVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertXeGPUToXeVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertXeGPUToXeVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionConvertXeVMToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionConvertXeVMToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionConvertXeVMToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionConvertXeVMToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionFinalizeMemRefToLLVMConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionFinalizeMemRefToLLVMConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionFinalizeMemRefToLLVMConversionPass(void) {
  MlsStatus status = mlsRegisterConversionFinalizeMemRefToLLVMConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionGpuToLLVMConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionGpuToLLVMConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionGpuToLLVMConversionPass(void) {
  MlsStatus status = mlsRegisterConversionGpuToLLVMConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionLiftControlFlowToSCFPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionLiftControlFlowToSCFPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionLiftControlFlowToSCFPass(void) {
  MlsStatus status = mlsRegisterConversionLiftControlFlowToSCFPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionLowerAffinePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionLowerAffinePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionLowerAffinePass(void) {
  MlsStatus status = mlsRegisterConversionLowerAffinePass();
  return status;
}

static MlsStatus ra_mlsCreateConversionLowerHostCodeToLLVMPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionLowerHostCodeToLLVMPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionLowerHostCodeToLLVMPass(void) {
  MlsStatus status = mlsRegisterConversionLowerHostCodeToLLVMPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionMapMemRefStorageClass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionMapMemRefStorageClass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionMapMemRefStorageClass(void) {
  MlsStatus status = mlsRegisterConversionMapMemRefStorageClass();
  return status;
}

static MlsStatus ra_mlsCreateConversionMathToAPFloatConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionMathToAPFloatConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionMathToAPFloatConversionPass(void) {
  MlsStatus status = mlsRegisterConversionMathToAPFloatConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionReconcileUnrealizedCastsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionReconcileUnrealizedCastsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionReconcileUnrealizedCastsPass(void) {
  MlsStatus status = mlsRegisterConversionReconcileUnrealizedCastsPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionSCFToControlFlowPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionSCFToControlFlowPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionSCFToControlFlowPass(void) {
  MlsStatus status = mlsRegisterConversionSCFToControlFlowPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionSCFToEmitC(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionSCFToEmitC(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionSCFToEmitC(void) {
  MlsStatus status = mlsRegisterConversionSCFToEmitC();
  return status;
}

static MlsStatus ra_mlsCreateConversionSCFToSPIRV(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionSCFToSPIRV(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionSCFToSPIRV(void) {
  MlsStatus status = mlsRegisterConversionSCFToSPIRV();
  return status;
}

static MlsStatus ra_mlsCreateConversionSetLLVMModuleDataLayoutPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionSetLLVMModuleDataLayoutPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionSetLLVMModuleDataLayoutPass(void) {
  MlsStatus status = mlsRegisterConversionSetLLVMModuleDataLayoutPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionTosaToArithPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionTosaToArithPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionTosaToArithPass(void) {
  MlsStatus status = mlsRegisterConversionTosaToArithPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionTosaToLinalg(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionTosaToLinalg(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionTosaToLinalg(void) {
  MlsStatus status = mlsRegisterConversionTosaToLinalg();
  return status;
}

static MlsStatus ra_mlsCreateConversionTosaToLinalgNamed(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionTosaToLinalgNamed(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionTosaToLinalgNamed(void) {
  MlsStatus status = mlsRegisterConversionTosaToLinalgNamed();
  return status;
}

static MlsStatus ra_mlsCreateConversionTosaToMLProgram(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionTosaToMLProgram(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionTosaToMLProgram(void) {
  MlsStatus status = mlsRegisterConversionTosaToMLProgram();
  return status;
}

static MlsStatus ra_mlsCreateConversionTosaToSCFPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionTosaToSCFPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionTosaToSCFPass(void) {
  MlsStatus status = mlsRegisterConversionTosaToSCFPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionTosaToTensorPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionTosaToTensorPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionTosaToTensorPass(void) {
  MlsStatus status = mlsRegisterConversionTosaToTensorPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionUBToLLVMConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionUBToLLVMConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionUBToLLVMConversionPass(void) {
  MlsStatus status = mlsRegisterConversionUBToLLVMConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateConversionUBToSPIRVConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateConversionUBToSPIRVConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterConversionUBToSPIRVConversionPass(void) {
  MlsStatus status = mlsRegisterConversionUBToSPIRVConversionPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__affine__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__affine__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffinePasses(void) {
  MlsStatus status = mlsRegisterAffinePasses();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineDataCopyGeneration(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineDataCopyGeneration(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineDataCopyGeneration(void) {
  MlsStatus status = mlsRegisterAffineAffineDataCopyGeneration();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineExpandIndexOps(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineExpandIndexOps(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineExpandIndexOps(void) {
  MlsStatus status = mlsRegisterAffineAffineExpandIndexOps();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineExpandIndexOpsAsAffine(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineExpandIndexOpsAsAffine(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineExpandIndexOpsAsAffine(void) {
  MlsStatus status = mlsRegisterAffineAffineExpandIndexOpsAsAffine();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineFoldMemRefAliasOps(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineFoldMemRefAliasOps(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineFoldMemRefAliasOps(void) {
  MlsStatus status = mlsRegisterAffineAffineFoldMemRefAliasOps();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineLoopFusion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineLoopFusion(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineLoopFusion(void) {
  MlsStatus status = mlsRegisterAffineAffineLoopFusion();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineLoopInvariantCodeMotion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineLoopInvariantCodeMotion(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineLoopInvariantCodeMotion(void) {
  MlsStatus status = mlsRegisterAffineAffineLoopInvariantCodeMotion();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineLoopNormalize(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineLoopNormalize(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineLoopNormalize(void) {
  MlsStatus status = mlsRegisterAffineAffineLoopNormalize();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineLoopTiling(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineLoopTiling(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineLoopTiling(void) {
  MlsStatus status = mlsRegisterAffineAffineLoopTiling();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineLoopUnroll(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineLoopUnroll(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineLoopUnroll(void) {
  MlsStatus status = mlsRegisterAffineAffineLoopUnroll();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineLoopUnrollAndJam(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineLoopUnrollAndJam(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineLoopUnrollAndJam(void) {
  MlsStatus status = mlsRegisterAffineAffineLoopUnrollAndJam();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineParallelize(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineParallelize(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineParallelize(void) {
  MlsStatus status = mlsRegisterAffineAffineParallelize();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffinePipelineDataTransfer(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffinePipelineDataTransfer(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffinePipelineDataTransfer(void) {
  MlsStatus status = mlsRegisterAffineAffinePipelineDataTransfer();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineScalarReplacement(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineScalarReplacement(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineScalarReplacement(void) {
  MlsStatus status = mlsRegisterAffineAffineScalarReplacement();
  return status;
}

static MlsStatus ra_mlsCreateAffineAffineVectorize(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineAffineVectorize(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineAffineVectorize(void) {
  MlsStatus status = mlsRegisterAffineAffineVectorize();
  return status;
}

static MlsStatus ra_mlsCreateAffineLoopCoalescing(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineLoopCoalescing(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineLoopCoalescing(void) {
  MlsStatus status = mlsRegisterAffineLoopCoalescing();
  return status;
}

static MlsStatus ra_mlsCreateAffineRaiseMemrefDialect(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineRaiseMemrefDialect(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineRaiseMemrefDialect(void) {
  MlsStatus status = mlsRegisterAffineRaiseMemrefDialect();
  return status;
}

static MlsStatus ra_mlsCreateAffineSimplifyAffineMinMaxPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineSimplifyAffineMinMaxPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineSimplifyAffineMinMaxPass(void) {
  MlsStatus status = mlsRegisterAffineSimplifyAffineMinMaxPass();
  return status;
}

static MlsStatus ra_mlsCreateAffineSimplifyAffineStructures(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAffineSimplifyAffineStructures(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAffineSimplifyAffineStructures(void) {
  MlsStatus status = mlsRegisterAffineSimplifyAffineStructures();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__amdgpu__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__amdgpu__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAAMDGPUTDMBaseType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAAMDGPUTDMBaseType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMBaseTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAMDGPUTDMBaseTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMBaseTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAMDGPUTDMBaseTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMBaseTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsAMDGPUTDMBaseTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAAMDGPUTDMDescriptorType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAAMDGPUTDMDescriptorType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMDescriptorTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAMDGPUTDMDescriptorTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMDescriptorTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAMDGPUTDMDescriptorTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMDescriptorTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsAMDGPUTDMDescriptorTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAAMDGPUTDMGatherBaseType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAAMDGPUTDMGatherBaseType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMGatherBaseTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAMDGPUTDMGatherBaseTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMGatherBaseTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAMDGPUTDMGatherBaseTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAMDGPUTDMGatherBaseTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsAMDGPUTDMGatherBaseTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRegisterAMDGPUPasses(void) {
  MlsStatus status = mlsRegisterAMDGPUPasses();
  return status;
}

static MlsStatus ra_mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass(void) {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass();
  return status;
}

static MlsStatus ra_mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass(void) {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass(void) {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass();
  return status;
}

static MlsStatus ra_mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass(void) {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__amx__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__amx__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__arith__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__arith__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithPasses(void) {
  MlsStatus status = mlsRegisterArithPasses();
  return status;
}

static MlsStatus ra_mlsCreateArithArithEmulateUnsupportedFloats(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArithArithEmulateUnsupportedFloats(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithArithEmulateUnsupportedFloats(void) {
  MlsStatus status = mlsRegisterArithArithEmulateUnsupportedFloats();
  return status;
}

static MlsStatus ra_mlsCreateArithArithEmulateWideInt(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArithArithEmulateWideInt(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithArithEmulateWideInt(void) {
  MlsStatus status = mlsRegisterArithArithEmulateWideInt();
  return status;
}

static MlsStatus ra_mlsCreateArithArithExpandOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArithArithExpandOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithArithExpandOpsPass(void) {
  MlsStatus status = mlsRegisterArithArithExpandOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateArithArithIntRangeNarrowing(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArithArithIntRangeNarrowing(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithArithIntRangeNarrowing(void) {
  MlsStatus status = mlsRegisterArithArithIntRangeNarrowing();
  return status;
}

static MlsStatus ra_mlsCreateArithArithIntRangeOpts(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArithArithIntRangeOpts(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithArithIntRangeOpts(void) {
  MlsStatus status = mlsRegisterArithArithIntRangeOpts();
  return status;
}

static MlsStatus ra_mlsCreateArithArithUnsignedWhenEquivalentPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArithArithUnsignedWhenEquivalentPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArithArithUnsignedWhenEquivalentPass(void) {
  MlsStatus status = mlsRegisterArithArithUnsignedWhenEquivalentPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__arm_neon__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__arm_neon__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__arm_sme__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__arm_sme__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArmSMEPasses(void) {
  MlsStatus status = mlsRegisterArmSMEPasses();
  return status;
}

static MlsStatus ra_mlsCreateArmSMEEnableArmStreaming(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArmSMEEnableArmStreaming(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArmSMEEnableArmStreaming(void) {
  MlsStatus status = mlsRegisterArmSMEEnableArmStreaming();
  return status;
}

static MlsStatus ra_mlsCreateArmSMEOuterProductFusion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArmSMEOuterProductFusion(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArmSMEOuterProductFusion(void) {
  MlsStatus status = mlsRegisterArmSMEOuterProductFusion();
  return status;
}

static MlsStatus ra_mlsCreateArmSMETestTileAllocation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArmSMETestTileAllocation(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArmSMETestTileAllocation(void) {
  MlsStatus status = mlsRegisterArmSMETestTileAllocation();
  return status;
}

static MlsStatus ra_mlsCreateArmSMEVectorLegalization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateArmSMEVectorLegalization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterArmSMEVectorLegalization(void) {
  MlsStatus status = mlsRegisterArmSMEVectorLegalization();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__async__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__async__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncPasses(void) {
  MlsStatus status = mlsRegisterAsyncPasses();
  return status;
}

static MlsStatus ra_mlsCreateAsyncAsyncFuncToAsyncRuntimePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAsyncAsyncFuncToAsyncRuntimePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncAsyncFuncToAsyncRuntimePass(void) {
  MlsStatus status = mlsRegisterAsyncAsyncFuncToAsyncRuntimePass();
  return status;
}

static MlsStatus ra_mlsCreateAsyncAsyncParallelForPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAsyncAsyncParallelForPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncAsyncParallelForPass(void) {
  MlsStatus status = mlsRegisterAsyncAsyncParallelForPass();
  return status;
}

static MlsStatus ra_mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass(void) {
  MlsStatus status = mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass();
  return status;
}

static MlsStatus ra_mlsCreateAsyncAsyncRuntimeRefCountingOptPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAsyncAsyncRuntimeRefCountingOptPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncAsyncRuntimeRefCountingOptPass(void) {
  MlsStatus status = mlsRegisterAsyncAsyncRuntimeRefCountingOptPass();
  return status;
}

static MlsStatus ra_mlsCreateAsyncAsyncRuntimeRefCountingPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAsyncAsyncRuntimeRefCountingPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncAsyncRuntimeRefCountingPass(void) {
  MlsStatus status = mlsRegisterAsyncAsyncRuntimeRefCountingPass();
  return status;
}

static MlsStatus ra_mlsCreateAsyncAsyncToAsyncRuntimePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateAsyncAsyncToAsyncRuntimePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterAsyncAsyncToAsyncRuntimePass(void) {
  MlsStatus status = mlsRegisterAsyncAsyncToAsyncRuntimePass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__bufferization__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__bufferization__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationPasses(void) {
  MlsStatus status = mlsRegisterBufferizationPasses();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationBufferDeallocationSimplificationPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationBufferDeallocationSimplificationPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationBufferDeallocationSimplificationPass(void) {
  MlsStatus status = mlsRegisterBufferizationBufferDeallocationSimplificationPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationBufferHoistingPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationBufferHoistingPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationBufferHoistingPass(void) {
  MlsStatus status = mlsRegisterBufferizationBufferHoistingPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationBufferLoopHoistingPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationBufferLoopHoistingPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationBufferLoopHoistingPass(void) {
  MlsStatus status = mlsRegisterBufferizationBufferLoopHoistingPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationBufferResultsToOutParamsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationBufferResultsToOutParamsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationBufferResultsToOutParamsPass(void) {
  MlsStatus status = mlsRegisterBufferizationBufferResultsToOutParamsPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationDropEquivalentBufferResultsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationDropEquivalentBufferResultsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationDropEquivalentBufferResultsPass(void) {
  MlsStatus status = mlsRegisterBufferizationDropEquivalentBufferResultsPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationEmptyTensorEliminationPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationEmptyTensorEliminationPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationEmptyTensorEliminationPass(void) {
  MlsStatus status = mlsRegisterBufferizationEmptyTensorEliminationPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationEmptyTensorToAllocTensorPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationEmptyTensorToAllocTensorPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationEmptyTensorToAllocTensorPass(void) {
  MlsStatus status = mlsRegisterBufferizationEmptyTensorToAllocTensorPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationLowerDeallocationsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationLowerDeallocationsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationLowerDeallocationsPass(void) {
  MlsStatus status = mlsRegisterBufferizationLowerDeallocationsPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationOneShotBufferizePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationOneShotBufferizePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationOneShotBufferizePass(void) {
  MlsStatus status = mlsRegisterBufferizationOneShotBufferizePass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationOptimizeAllocationLivenessPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationOptimizeAllocationLivenessPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationOptimizeAllocationLivenessPass(void) {
  MlsStatus status = mlsRegisterBufferizationOptimizeAllocationLivenessPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass(void) {
  MlsStatus status = mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass();
  return status;
}

static MlsStatus ra_mlsCreateBufferizationPromoteBuffersToStackPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateBufferizationPromoteBuffersToStackPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterBufferizationPromoteBuffersToStackPass(void) {
  MlsStatus status = mlsRegisterBufferizationPromoteBuffersToStackPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__complex__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__complex__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAComplex(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAComplex((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsComplexAttrDoubleGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsComplexAttrDoubleGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), (double)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsComplexAttrDoubleGetChecked(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsComplexAttrDoubleGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), (double)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsComplexAttrGetRealDouble(void) {
  RaOut out_[8];
  MlsStatus status = mlsComplexAttrGetRealDouble((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsComplexAttrGetImagDouble(void) {
  RaOut out_[8];
  MlsStatus status = mlsComplexAttrGetImagDouble((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsComplexAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsComplexAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__cf__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__cf__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__dlti__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__dlti__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__emitc__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__emitc__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCArrayType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCArrayType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCArrayTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCArrayTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCArrayTypeGet(void) {
  intptr_t nDims_ = ra_length();
  static int64_t shape_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    shape_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCArrayTypeGet((intptr_t)nDims_, ra_below(64) ? shape_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCArrayTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCArrayTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCLValueType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCLValueType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCLValueTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCLValueTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCLValueTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCLValueTypeGet((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCLValueTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCLValueTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCOpaqueType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCOpaqueType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCOpaqueTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCOpaqueTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCOpaqueTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCPointerType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCPointerType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCPointerTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCPointerTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCPointerTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCPointerTypeGet((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCPointerTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCPointerTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCPtrDiffTType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCPtrDiffTType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCPtrDiffTTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCPtrDiffTTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCPtrDiffTTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCPtrDiffTTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCPtrDiffTTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCPtrDiffTTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCSignedSizeTType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCSignedSizeTType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCSignedSizeTTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCSignedSizeTTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCSignedSizeTTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCSignedSizeTTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCSignedSizeTTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCSignedSizeTTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAEmitCSizeTType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAEmitCSizeTType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCSizeTTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCSizeTTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCSizeTTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCSizeTTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCSizeTTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCSizeTTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsAEmitCCmpPredicate(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAEmitCCmpPredicate((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCCmpPredicateAttrGet(void) {
  static const MlsEmitCCmpPredicate val_[] = {MLS_EMITC_CMP_PREDICATE_EQ, MLS_EMITC_CMP_PREDICATE_NE, MLS_EMITC_CMP_PREDICATE_LT, MLS_EMITC_CMP_PREDICATE_LE, MLS_EMITC_CMP_PREDICATE_GT, MLS_EMITC_CMP_PREDICATE_GE, MLS_EMITC_CMP_PREDICATE_THREE_WAY};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCCmpPredicateAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(16) ? val_[ra_below(sizeof val_ / sizeof *val_)] : (MlsEmitCCmpPredicate)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCCmpPredicateAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCCmpPredicateAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCCmpPredicateAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCCmpPredicateAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCCmpPredicateAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCCmpPredicateAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsAEmitCOpaque(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAEmitCOpaque((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCOpaqueAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCOpaqueAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueAttrGetValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsEmitCOpaqueAttrGetValue((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEmitCOpaqueAttrGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsEmitCOpaqueAttrGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterEmitCPasses(void) {
  MlsStatus status = mlsRegisterEmitCPasses();
  return status;
}

static MlsStatus ra_mlsCreateEmitCFormExpressionsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateEmitCFormExpressionsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterEmitCFormExpressionsPass(void) {
  MlsStatus status = mlsRegisterEmitCFormExpressionsPass();
  return status;
}

static MlsStatus ra_mlsCreateEmitCWrapFuncInClassPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateEmitCWrapFuncInClassPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterEmitCWrapFuncInClassPass(void) {
  MlsStatus status = mlsRegisterEmitCWrapFuncInClassPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__func__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__func__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterFuncPasses(void) {
  MlsStatus status = mlsRegisterFuncPasses();
  return status;
}

static MlsStatus ra_mlsCreateFuncDuplicateFunctionEliminationPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateFuncDuplicateFunctionEliminationPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterFuncDuplicateFunctionEliminationPass(void) {
  MlsStatus status = mlsRegisterFuncDuplicateFunctionEliminationPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__gpu__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__gpu__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAGPUAsyncTokenType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAGPUAsyncTokenType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUAsyncTokenTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGPUAsyncTokenTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGPUAsyncTokenTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsGPUAsyncTokenTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeIsAGPUObjectAttr(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsAGPUObjectAttr((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGPUObjectAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsGPUObjectAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetWithKernels(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGPUObjectAttrGetWithKernels((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetTarget(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGPUObjectAttrGetTarget((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetFormat(void) {
  RaOut out_[8];
  MlsStatus status = mlsGPUObjectAttrGetFormat((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetObject(void) {
  RaOut out_[8];
  MlsStatus status = mlsGPUObjectAttrGetObject((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrHasProperties(void) {
  RaOut out_[8];
  MlsStatus status = mlsGPUObjectAttrHasProperties((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetProperties(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGPUObjectAttrGetProperties((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrHasKernels(void) {
  RaOut out_[8];
  MlsStatus status = mlsGPUObjectAttrHasKernels((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGPUObjectAttrGetKernels(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGPUObjectAttrGetKernels((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUPasses(void) {
  MlsStatus status = mlsRegisterGPUPasses();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuAsyncRegionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuAsyncRegionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuAsyncRegionPass(void) {
  MlsStatus status = mlsRegisterGPUGpuAsyncRegionPass();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuDecomposeMemrefsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuDecomposeMemrefsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuDecomposeMemrefsPass(void) {
  MlsStatus status = mlsRegisterGPUGpuDecomposeMemrefsPass();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuEliminateBarriers(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuEliminateBarriers(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuEliminateBarriers(void) {
  MlsStatus status = mlsRegisterGPUGpuEliminateBarriers();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuKernelOutliningPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuKernelOutliningPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuKernelOutliningPass(void) {
  MlsStatus status = mlsRegisterGPUGpuKernelOutliningPass();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuLaunchSinkIndexComputationsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuLaunchSinkIndexComputationsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuLaunchSinkIndexComputationsPass(void) {
  MlsStatus status = mlsRegisterGPUGpuLaunchSinkIndexComputationsPass();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuMapParallelLoopsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuMapParallelLoopsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuMapParallelLoopsPass(void) {
  MlsStatus status = mlsRegisterGPUGpuMapParallelLoopsPass();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuModuleToBinaryPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuModuleToBinaryPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuModuleToBinaryPass(void) {
  MlsStatus status = mlsRegisterGPUGpuModuleToBinaryPass();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuNVVMAttachTarget(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuNVVMAttachTarget(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuNVVMAttachTarget(void) {
  MlsStatus status = mlsRegisterGPUGpuNVVMAttachTarget();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuROCDLAttachTarget(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuROCDLAttachTarget(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuROCDLAttachTarget(void) {
  MlsStatus status = mlsRegisterGPUGpuROCDLAttachTarget();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuSPIRVAttachTarget(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuSPIRVAttachTarget(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuSPIRVAttachTarget(void) {
  MlsStatus status = mlsRegisterGPUGpuSPIRVAttachTarget();
  return status;
}

static MlsStatus ra_mlsCreateGPUGpuXeVMAttachTarget(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateGPUGpuXeVMAttachTarget(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterGPUGpuXeVMAttachTarget(void) {
  MlsStatus status = mlsRegisterGPUGpuXeVMAttachTarget();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__index__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__index__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__irdl__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__irdl__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIRDLVariadicityAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIRDLVariadicityAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIRDLVariadicityAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsIRDLVariadicityAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIRDLVariadicityArrayAttrGet(void) {
  intptr_t nValues_ = ra_length();
  MlsAttribute values_[8];
  for (int i = 0; i < 8; ++i)
    values_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIRDLVariadicityArrayAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)nValues_, ra_below(64) ? values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIRDLVariadicityArrayAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsIRDLVariadicityArrayAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__linalg__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__linalg__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgPasses(void) {
  MlsStatus status = mlsRegisterLinalgPasses();
  return status;
}

static MlsStatus ra_mlsCreateLinalgConvertElementwiseToLinalgPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgConvertElementwiseToLinalgPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgConvertElementwiseToLinalgPass(void) {
  MlsStatus status = mlsRegisterLinalgConvertElementwiseToLinalgPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgConvertLinalgToAffineLoopsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgConvertLinalgToAffineLoopsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgConvertLinalgToAffineLoopsPass(void) {
  MlsStatus status = mlsRegisterLinalgConvertLinalgToAffineLoopsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgConvertLinalgToLoopsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgConvertLinalgToLoopsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgConvertLinalgToLoopsPass(void) {
  MlsStatus status = mlsRegisterLinalgConvertLinalgToLoopsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgConvertLinalgToParallelLoopsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgConvertLinalgToParallelLoopsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgConvertLinalgToParallelLoopsPass(void) {
  MlsStatus status = mlsRegisterLinalgConvertLinalgToParallelLoopsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgBlockPackMatmul(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgBlockPackMatmul(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgBlockPackMatmul(void) {
  MlsStatus status = mlsRegisterLinalgLinalgBlockPackMatmul();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgDetensorizePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgDetensorizePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgDetensorizePass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgDetensorizePass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgElementwiseOpFusionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgElementwiseOpFusionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgElementwiseOpFusionPass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgElementwiseOpFusionPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgFoldIntoElementwisePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgFoldIntoElementwisePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgFoldIntoElementwisePass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgFoldIntoElementwisePass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgFoldUnitExtentDimsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgFoldUnitExtentDimsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgFoldUnitExtentDimsPass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgFoldUnitExtentDimsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgGeneralizeNamedOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgGeneralizeNamedOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgGeneralizeNamedOpsPass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgGeneralizeNamedOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgInlineScalarOperandsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgInlineScalarOperandsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgInlineScalarOperandsPass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgInlineScalarOperandsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgMorphOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgMorphOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgMorphOpsPass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgMorphOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgLinalgSpecializeGenericOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgLinalgSpecializeGenericOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgLinalgSpecializeGenericOpsPass(void) {
  MlsStatus status = mlsRegisterLinalgLinalgSpecializeGenericOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateLinalgSimplifyDepthwiseConvPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLinalgSimplifyDepthwiseConvPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLinalgSimplifyDepthwiseConvPass(void) {
  MlsStatus status = mlsRegisterLinalgSimplifyDepthwiseConvPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__llvm__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__llvm__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMPointerTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMPointerTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMPointerTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMPointerTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMPointerTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMPointerTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsALLVMPointerType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsALLVMPointerType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMPointerTypeGetAddressSpace(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMPointerTypeGetAddressSpace((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMVoidTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMVoidTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMVoidTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMVoidTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMArrayTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMArrayTypeGet((MlsType){ra_handle(RA_MlsType)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMArrayTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMArrayTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMArrayTypeGetElementType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMArrayTypeGetElementType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMFunctionTypeGet(void) {
  intptr_t nArgumentTypes_ = ra_length();
  MlsType argumentTypes_[8];
  for (int i = 0; i < 8; ++i)
    argumentTypes_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMFunctionTypeGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)nArgumentTypes_, ra_below(64) ? argumentTypes_ : NULL, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMFunctionTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMFunctionTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMFunctionTypeGetNumInputs(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMFunctionTypeGetNumInputs((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMFunctionTypeGetInput(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMFunctionTypeGetInput((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMFunctionTypeCopyInputs(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsLLVMFunctionTypeCopyInputs((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsLLVMFunctionTypeGetReturnType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMFunctionTypeGetReturnType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsALLVMStructType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsALLVMStructType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeIsLiteral(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeIsLiteral((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeGetNumElementTypes(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeGetNumElementTypes((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeGetElementType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeGetElementType((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeCopyElementTypes(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeCopyElementTypes((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeIsPacked(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeIsPacked((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeGetIdentifier(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeGetIdentifier((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeIsOpaque(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMStructTypeIsOpaque((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeLiteralGet(void) {
  intptr_t nFieldTypes_ = ra_length();
  MlsType fieldTypes_[8];
  for (int i = 0; i < 8; ++i)
    fieldTypes_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeLiteralGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)nFieldTypes_, ra_below(64) ? fieldTypes_ : NULL, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeLiteralGetChecked(void) {
  intptr_t nFieldTypes_ = ra_length();
  MlsType fieldTypes_[8];
  for (int i = 0; i < 8; ++i)
    fieldTypes_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeLiteralGetChecked((MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)nFieldTypes_, ra_below(64) ? fieldTypes_ : NULL, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeOpaqueGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeOpaqueGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMCConvAttrGet(void) {
  static const MlsLLVMCConv cconv_[] = {MLS_LLVM_CCONV_C, MLS_LLVM_CCONV_FAST, MLS_LLVM_CCONV_COLD, MLS_LLVM_CCONV_GHC, MLS_LLVM_CCONV_HI_PE, MLS_LLVM_CCONV_ANY_REG, MLS_LLVM_CCONV_PRESERVE_MOST, MLS_LLVM_CCONV_PRESERVE_ALL, MLS_LLVM_CCONV_SWIFT, MLS_LLVM_CCONV_CXX_FAST_TLS, MLS_LLVM_CCONV_TAIL, MLS_LLVM_CCONV_CF_GUARD_CHECK, MLS_LLVM_CCONV_SWIFT_TAIL, MLS_LLVM_CCONV_X86_STD_CALL, MLS_LLVM_CCONV_X86_FAST_CALL, MLS_LLVM_CCONV_ARM_APCS, MLS_LLVM_CCONV_ARM_AAPCS, MLS_LLVM_CCONV_ARM_AAPCS_VFP, MLS_LLVM_CCONV_MSP430_INTR, MLS_LLVM_CCONV_X86_THIS_CALL, MLS_LLVM_CCONV_PTX_KERNEL, MLS_LLVM_CCONV_PTX_DEVICE, MLS_LLVM_CCONV_SPIR_FUNC, MLS_LLVM_CCONV_SPIR_KERNEL, MLS_LLVM_CCONV_INTEL_OCL_BI, MLS_LLVM_CCONV_X86_64_SYS_V, MLS_LLVM_CCONV_WIN64, MLS_LLVM_CCONV_X86_VECTOR_CALL, MLS_LLVM_CCONV_DUMMY_HHVM, MLS_LLVM_CCONV_DUMMY_HHVM_C, MLS_LLVM_CCONV_X86_INTR, MLS_LLVM_CCONV_AVR_INTR, MLS_LLVM_CCONV_AVR_BUILTIN, MLS_LLVM_CCONV_AMDGPU_VS, MLS_LLVM_CCONV_AMDGPU_GS, MLS_LLVM_CCONV_AMDGPU_CS, MLS_LLVM_CCONV_AMDGPU_KERNEL, MLS_LLVM_CCONV_X86_REG_CALL, MLS_LLVM_CCONV_AMDGPU_HS, MLS_LLVM_CCONV_MSP430_BUILTIN, MLS_LLVM_CCONV_AMDGPU_LS, MLS_LLVM_CCONV_AMDGPU_ES, MLS_LLVM_CCONV_A_ARCH64_VECTOR_CALL, MLS_LLVM_CCONV_A_ARCH64_SVE_VECTOR_CALL, MLS_LLVM_CCONV_WASM_EMSCRIPTEN_INVOKE, MLS_LLVM_CCONV_AMDGPU_GFX, MLS_LLVM_CCONV_M68K_INTR};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMCConvAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(16) ? cconv_[ra_below(sizeof cconv_ / sizeof *cconv_)] : (MlsLLVMCConv)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMCConvAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMCConvAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMComdatAttrGet(void) {
  static const MlsLLVMComdat comdat_[] = {MLS_LLVM_COMDAT_ANY, MLS_LLVM_COMDAT_EXACT_MATCH, MLS_LLVM_COMDAT_LARGEST, MLS_LLVM_COMDAT_NO_DEDUPLICATE, MLS_LLVM_COMDAT_SAME_SIZE};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMComdatAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(16) ? comdat_[ra_below(sizeof comdat_ / sizeof *comdat_)] : (MlsLLVMComdat)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMComdatAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMComdatAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMLinkageAttrGet(void) {
  static const MlsLLVMLinkage linkage_[] = {MLS_LLVM_LINKAGE_EXTERNAL, MLS_LLVM_LINKAGE_AVAILABLE_EXTERNALLY, MLS_LLVM_LINKAGE_LINKONCE, MLS_LLVM_LINKAGE_LINKONCE_ODR, MLS_LLVM_LINKAGE_WEAK, MLS_LLVM_LINKAGE_WEAK_ODR, MLS_LLVM_LINKAGE_APPENDING, MLS_LLVM_LINKAGE_INTERNAL, MLS_LLVM_LINKAGE_PRIVATE, MLS_LLVM_LINKAGE_EXTERN_WEAK, MLS_LLVM_LINKAGE_COMMON};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMLinkageAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(16) ? linkage_[ra_below(sizeof linkage_ / sizeof *linkage_)] : (MlsLLVMLinkage)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMLinkageAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMLinkageAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDINullTypeAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDINullTypeAttrGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDINullTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDINullTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIExpressionElemAttrGet(void) {
  intptr_t nArguments_ = ra_length();
  static uint64_t arguments_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    arguments_[i] = (uint64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIExpressionElemAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), (intptr_t)nArguments_, ra_below(64) ? arguments_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIExpressionElemAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIExpressionElemAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIExpressionAttrGet(void) {
  intptr_t nOperations_ = ra_length();
  MlsAttribute operations_[8];
  for (int i = 0; i < 8; ++i)
    operations_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIExpressionAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)nOperations_, ra_below(64) ? operations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIExpressionAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIExpressionAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIBasicTypeAttrGet(void) {
  static const MlsLLVMTypeEncoding encoding_[] = {MLS_LLVM_TYPE_ENCODING_ADDRESS, MLS_LLVM_TYPE_ENCODING_BOOLEAN, MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT, MLS_LLVM_TYPE_ENCODING_FLOAT_T, MLS_LLVM_TYPE_ENCODING_SIGNED, MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR, MLS_LLVM_TYPE_ENCODING_UNSIGNED, MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR, MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT, MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL, MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING, MLS_LLVM_TYPE_ENCODING_EDITED, MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED, MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED, MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT, MLS_LLVM_TYPE_ENCODING_UTF, MLS_LLVM_TYPE_ENCODING_UCS, MLS_LLVM_TYPE_ENCODING_ASCII, MLS_LLVM_TYPE_ENCODING_LO_USER, MLS_LLVM_TYPE_ENCODING_HI_USER};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIBasicTypeAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint64_t)ra_number(), ra_below(16) ? encoding_[ra_below(sizeof encoding_ / sizeof *encoding_)] : (MlsLLVMTypeEncoding)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIBasicTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIBasicTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDICompositeTypeAttrGetRecSelf(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDICompositeTypeAttrGetRecSelf((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDICompositeTypeAttrGet(void) {
  intptr_t nElements_ = ra_length();
  MlsAttribute elements_[8];
  for (int i = 0; i < 8; ++i)
    elements_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDICompositeTypeAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsBool)ra_below(2), (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (int64_t)ra_number(), (uint64_t)ra_number(), (uint64_t)ra_number(), (intptr_t)nElements_, ra_below(64) ? elements_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDICompositeTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDICompositeTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIDerivedTypeAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIDerivedTypeAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint64_t)ra_number(), (uint32_t)ra_number(), (uint64_t)ra_number(), (int64_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIDerivedTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIDerivedTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIStringTypeAttrGet(void) {
  static const MlsLLVMTypeEncoding encoding_[] = {MLS_LLVM_TYPE_ENCODING_ADDRESS, MLS_LLVM_TYPE_ENCODING_BOOLEAN, MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT, MLS_LLVM_TYPE_ENCODING_FLOAT_T, MLS_LLVM_TYPE_ENCODING_SIGNED, MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR, MLS_LLVM_TYPE_ENCODING_UNSIGNED, MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR, MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT, MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL, MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING, MLS_LLVM_TYPE_ENCODING_EDITED, MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED, MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED, MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT, MLS_LLVM_TYPE_ENCODING_UTF, MLS_LLVM_TYPE_ENCODING_UCS, MLS_LLVM_TYPE_ENCODING_ASCII, MLS_LLVM_TYPE_ENCODING_LO_USER, MLS_LLVM_TYPE_ENCODING_HI_USER};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIStringTypeAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint64_t)ra_number(), (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(16) ? encoding_[ra_below(sizeof encoding_ / sizeof *encoding_)] : (MlsLLVMTypeEncoding)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIStringTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIStringTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIDerivedTypeAttrGetBaseType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIDerivedTypeAttrGetBaseType((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIFileAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIFileAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIFileAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIFileAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDICompileUnitAttrGet(void) {
  static const MlsLLVMDIEmissionKind emissionKind_[] = {MLS_LLVM_DI_EMISSION_KIND_NONE, MLS_LLVM_DI_EMISSION_KIND_FULL, MLS_LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY, MLS_LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY};
  static const MlsLLVMDINameTableKind nameTableKind_[] = {MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT, MLS_LLVM_DI_NAME_TABLE_KIND_GNU, MLS_LLVM_DI_NAME_TABLE_KIND_NONE, MLS_LLVM_DI_NAME_TABLE_KIND_APPLE};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDICompileUnitAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsBool)ra_below(2), ra_below(16) ? emissionKind_[ra_below(sizeof emissionKind_ / sizeof *emissionKind_)] : (MlsLLVMDIEmissionKind)ra_number(), ra_below(16) ? nameTableKind_[ra_below(sizeof nameTableKind_ / sizeof *nameTableKind_)] : (MlsLLVMDINameTableKind)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDICompileUnitAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDICompileUnitAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIFlagsAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIFlagsAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIFlagsAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIFlagsAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDILexicalBlockAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDILexicalBlockAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDILexicalBlockAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDILexicalBlockAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDILexicalBlockFileAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDILexicalBlockFileAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDILexicalBlockFileAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDILexicalBlockFileAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDILocalVariableAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDILocalVariableAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (uint32_t)ra_number(), (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDILocalVariableAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDILocalVariableAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetRecSelf(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubprogramAttrGetRecSelf((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGet(void) {
  intptr_t nRetainedNodes_ = ra_length();
  MlsAttribute retainedNodes_[8];
  for (int i = 0; i < 8; ++i)
    retainedNodes_[i].bits = ra_handle(RA_MlsAttribute);
  intptr_t nAnnotations_ = ra_length();
  MlsAttribute annotations_[8];
  for (int i = 0; i < 8; ++i)
    annotations_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubprogramAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsBool)ra_below(2), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (uint32_t)ra_number(), (uint64_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)nRetainedNodes_, ra_below(64) ? retainedNodes_ : NULL, (intptr_t)nAnnotations_, ra_below(64) ? annotations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDISubprogramAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIAnnotationAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIAnnotationAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIAnnotationAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIAnnotationAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetScope(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubprogramAttrGetScope((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetLine(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDISubprogramAttrGetLine((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetScopeLine(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDISubprogramAttrGetScopeLine((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetCompileUnit(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubprogramAttrGetCompileUnit((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetFile(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubprogramAttrGetFile((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubprogramAttrGetType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubprogramAttrGetType((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubroutineTypeAttrGet(void) {
  intptr_t nTypes_ = ra_length();
  MlsAttribute types_[8];
  for (int i = 0; i < 8; ++i)
    types_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDISubroutineTypeAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), (intptr_t)nTypes_, ra_below(64) ? types_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDISubroutineTypeAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDISubroutineTypeAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIModuleAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIModuleAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIModuleAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIModuleAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIImportedEntityAttrGet(void) {
  intptr_t nElements_ = ra_length();
  MlsAttribute elements_[8];
  for (int i = 0; i < 8; ++i)
    elements_[i].bits = ra_handle(RA_MlsAttribute);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIImportedEntityAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (uint32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)nElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMDIImportedEntityAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLLVMDIImportedEntityAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMDIModuleAttrGetScope(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMDIModuleAttrGetScope((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMPasses(void) {
  MlsStatus status = mlsRegisterLLVMPasses();
  return status;
}

static MlsStatus ra_mlsCreateLLVMDIScopeForLLVMFuncOpPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLLVMDIScopeForLLVMFuncOpPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMDIScopeForLLVMFuncOpPass(void) {
  MlsStatus status = mlsRegisterLLVMDIScopeForLLVMFuncOpPass();
  return status;
}

static MlsStatus ra_mlsCreateLLVMLLVMAddComdats(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLLVMLLVMAddComdats(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMLLVMAddComdats(void) {
  MlsStatus status = mlsRegisterLLVMLLVMAddComdats();
  return status;
}

static MlsStatus ra_mlsCreateLLVMLLVMLegalizeForExportPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLLVMLLVMLegalizeForExportPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMLLVMLegalizeForExportPass(void) {
  MlsStatus status = mlsRegisterLLVMLLVMLegalizeForExportPass();
  return status;
}

static MlsStatus ra_mlsCreateLLVMLLVMRequestCWrappersPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLLVMLLVMRequestCWrappersPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMLLVMRequestCWrappersPass(void) {
  MlsStatus status = mlsRegisterLLVMLLVMRequestCWrappersPass();
  return status;
}

static MlsStatus ra_mlsCreateLLVMLLVMUseDefaultVisibilityPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLLVMLLVMUseDefaultVisibilityPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMLLVMUseDefaultVisibilityPass(void) {
  MlsStatus status = mlsRegisterLLVMLLVMUseDefaultVisibilityPass();
  return status;
}

static MlsStatus ra_mlsCreateLLVMNVVMOptimizeForTargetPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateLLVMNVVMOptimizeForTargetPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterLLVMNVVMOptimizeForTargetPass(void) {
  MlsStatus status = mlsRegisterLLVMNVVMOptimizeForTargetPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__math__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__math__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMathPasses(void) {
  MlsStatus status = mlsRegisterMathPasses();
  return status;
}

static MlsStatus ra_mlsCreateMathMathExpandOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMathMathExpandOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMathMathExpandOpsPass(void) {
  MlsStatus status = mlsRegisterMathMathExpandOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateMathMathExtendToSupportedTypes(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMathMathExtendToSupportedTypes(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMathMathExtendToSupportedTypes(void) {
  MlsStatus status = mlsRegisterMathMathExtendToSupportedTypes();
  return status;
}

static MlsStatus ra_mlsCreateMathMathSincosFusionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMathMathSincosFusionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMathMathSincosFusionPass(void) {
  MlsStatus status = mlsRegisterMathMathSincosFusionPass();
  return status;
}

static MlsStatus ra_mlsCreateMathMathUpliftToFMA(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMathMathUpliftToFMA(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMathMathUpliftToFMA(void) {
  MlsStatus status = mlsRegisterMathMathUpliftToFMA();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__memref__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__memref__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefPasses(void) {
  MlsStatus status = mlsRegisterMemRefPasses();
  return status;
}

static MlsStatus ra_mlsCreateMemRefExpandOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefExpandOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefExpandOpsPass(void) {
  MlsStatus status = mlsRegisterMemRefExpandOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefExpandReallocPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefExpandReallocPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefExpandReallocPass(void) {
  MlsStatus status = mlsRegisterMemRefExpandReallocPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefExpandStridedMetadataPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefExpandStridedMetadataPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefExpandStridedMetadataPass(void) {
  MlsStatus status = mlsRegisterMemRefExpandStridedMetadataPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefFlattenMemrefsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefFlattenMemrefsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefFlattenMemrefsPass(void) {
  MlsStatus status = mlsRegisterMemRefFlattenMemrefsPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefFoldMemRefAliasOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefFoldMemRefAliasOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefFoldMemRefAliasOpsPass(void) {
  MlsStatus status = mlsRegisterMemRefFoldMemRefAliasOpsPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefMemRefEmulateWideInt(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefMemRefEmulateWideInt(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefMemRefEmulateWideInt(void) {
  MlsStatus status = mlsRegisterMemRefMemRefEmulateWideInt();
  return status;
}

static MlsStatus ra_mlsCreateMemRefNormalizeMemRefsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefNormalizeMemRefsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefNormalizeMemRefsPass(void) {
  MlsStatus status = mlsRegisterMemRefNormalizeMemRefsPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefReifyResultShapesPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefReifyResultShapesPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefReifyResultShapesPass(void) {
  MlsStatus status = mlsRegisterMemRefReifyResultShapesPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass(void) {
  MlsStatus status = mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass();
  return status;
}

static MlsStatus ra_mlsCreateMemRefResolveShapedTypeResultDimsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMemRefResolveShapedTypeResultDimsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMemRefResolveShapedTypeResultDimsPass(void) {
  MlsStatus status = mlsRegisterMemRefResolveShapedTypeResultDimsPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__ml_program__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__ml_program__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMLProgramPasses(void) {
  MlsStatus status = mlsRegisterMLProgramPasses();
  return status;
}

static MlsStatus ra_mlsCreateMLProgramMLProgramPipelineGlobalsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateMLProgramMLProgramPipelineGlobalsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterMLProgramMLProgramPipelineGlobalsPass(void) {
  MlsStatus status = mlsRegisterMLProgramMLProgramPipelineGlobalsPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__mpi__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__mpi__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__nvgpu__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__nvgpu__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsANVGPUTensorMapDescriptorType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsANVGPUTensorMapDescriptorType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsNVGPUTensorMapDescriptorTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsNVGPUTensorMapDescriptorTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, (int32_t)ra_number(), (int32_t)ra_number(), (int32_t)ra_number(), (int32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsNVGPUTensorMapDescriptorTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsNVGPUTensorMapDescriptorTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRegisterNVGPUPasses(void) {
  MlsStatus status = mlsRegisterNVGPUPasses();
  return status;
}

static MlsStatus ra_mlsCreateNVGPUOptimizeSharedMemory(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateNVGPUOptimizeSharedMemory(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterNVGPUOptimizeSharedMemory(void) {
  MlsStatus status = mlsRegisterNVGPUOptimizeSharedMemory();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__nvvm__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__nvvm__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__acc__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__acc__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCPasses(void) {
  MlsStatus status = mlsRegisterOpenACCPasses();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCIfClauseLowering(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCIfClauseLowering(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCIfClauseLowering(void) {
  MlsStatus status = mlsRegisterOpenACCACCIfClauseLowering();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCImplicitData(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCImplicitData(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCImplicitData(void) {
  MlsStatus status = mlsRegisterOpenACCACCImplicitData();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCImplicitDeclare(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCImplicitDeclare(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCImplicitDeclare(void) {
  MlsStatus status = mlsRegisterOpenACCACCImplicitDeclare();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCImplicitRoutine(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCImplicitRoutine(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCImplicitRoutine(void) {
  MlsStatus status = mlsRegisterOpenACCACCImplicitRoutine();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCLegalizeSerial(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCLegalizeSerial(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCLegalizeSerial(void) {
  MlsStatus status = mlsRegisterOpenACCACCLegalizeSerial();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCLoopTiling(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCLoopTiling(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCLoopTiling(void) {
  MlsStatus status = mlsRegisterOpenACCACCLoopTiling();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCSpecializeForDevice(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCSpecializeForDevice(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCSpecializeForDevice(void) {
  MlsStatus status = mlsRegisterOpenACCACCSpecializeForDevice();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCACCSpecializeForHost(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCACCSpecializeForHost(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCACCSpecializeForHost(void) {
  MlsStatus status = mlsRegisterOpenACCACCSpecializeForHost();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCLegalizeDataValuesInRegion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCLegalizeDataValuesInRegion(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCLegalizeDataValuesInRegion(void) {
  MlsStatus status = mlsRegisterOpenACCLegalizeDataValuesInRegion();
  return status;
}

static MlsStatus ra_mlsCreateOpenACCOffloadLiveInValueCanonicalization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateOpenACCOffloadLiveInValueCanonicalization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterOpenACCOffloadLiveInValueCanonicalization(void) {
  MlsStatus status = mlsRegisterOpenACCOffloadLiveInValueCanonicalization();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__omp__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__omp__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__pdl__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__pdl__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAPDLType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAPDLType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAPDLAttributeType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAPDLAttributeType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsPDLAttributeTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLAttributeTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLAttributeTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLAttributeTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLAttributeTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsPDLAttributeTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAPDLOperationType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAPDLOperationType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsPDLOperationTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLOperationTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLOperationTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLOperationTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLOperationTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsPDLOperationTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAPDLRangeType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAPDLRangeType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsPDLRangeTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLRangeTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLRangeTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLRangeTypeGet((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLRangeTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsPDLRangeTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsPDLRangeTypeGetElementType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLRangeTypeGetElementType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAPDLTypeType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAPDLTypeType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsPDLTypeTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLTypeTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLTypeTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLTypeTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLTypeTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsPDLTypeTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAPDLValueType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAPDLValueType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsPDLValueTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLValueTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLValueTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLValueTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLValueTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsPDLValueTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__pdl_interp__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__pdl_interp__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__ptr__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__ptr__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__quant__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__quant__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAQuantizedType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAQuantizedType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetSignedFlag(void) {
  (void)mlsQuantizedTypeGetSignedFlag();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsQuantizedTypeGetDefaultMinimumForInteger(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeGetDefaultMinimumForInteger((MlsBool)ra_below(2), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetDefaultMaximumForInteger(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeGetDefaultMaximumForInteger((MlsBool)ra_below(2), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetExpressedType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeGetExpressedType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetFlags(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeGetFlags((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeIsSigned(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeIsSigned((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetStorageType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeGetStorageType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetStorageTypeMin(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeGetStorageTypeMin((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetStorageTypeMax(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeGetStorageTypeMax((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetStorageTypeIntegralWidth(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeGetStorageTypeIntegralWidth((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeIsCompatibleExpressedType(void) {
  RaOut out_[8];
  MlsStatus status = mlsQuantizedTypeIsCompatibleExpressedType((MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsQuantizedTypeGetQuantizedElementType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeGetQuantizedElementType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeCastFromStorageType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeCastFromStorageType((MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeCastToStorageType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeCastToStorageType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeCastFromExpressedType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeCastFromExpressedType((MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeCastToExpressedType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeCastToExpressedType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsQuantizedTypeCastExpressedToStorageType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsQuantizedTypeCastExpressedToStorageType((MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsAAnyQuantizedType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAAnyQuantizedType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAnyQuantizedTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAnyQuantizedTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAnyQuantizedTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAnyQuantizedTypeGet((uint32_t)ra_number(), (MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, (int64_t)ra_number(), (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAnyQuantizedTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsAnyQuantizedTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAUniformQuantizedType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAUniformQuantizedType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedTypeGet((uint32_t)ra_number(), (MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), (int64_t)ra_number(), (int64_t)ra_number(), (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedTypeGetScale(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedTypeGetScale((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedTypeGetZeroPoint(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedTypeGetZeroPoint((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedTypeIsFixedPoint(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedTypeIsFixedPoint((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAUniformQuantizedPerAxisType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAUniformQuantizedPerAxisType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGet(void) {
  intptr_t nDims_ = ra_length();
  static double scales_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    scales_[i] = (double)ra_small();
  static int64_t zeroPoints_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    zeroPoints_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGet((uint32_t)ra_number(), (MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, (intptr_t)nDims_, ra_below(64) ? scales_ : NULL, ra_below(64) ? zeroPoints_ : NULL, (int32_t)ra_number(), (int64_t)ra_number(), (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGetNumDims(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetNumDims((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGetScale(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetScale((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeCopyScales(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeCopyScales((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGetZeroPoint(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetZeroPoint((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeCopyZeroPoints(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeCopyZeroPoints((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetQuantizedDimension((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedPerAxisTypeIsFixedPoint(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedPerAxisTypeIsFixedPoint((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsAUniformQuantizedSubChannelType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsAUniformQuantizedSubChannelType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGet(void) {
  intptr_t blockSizeInfoLength_ = ra_length();
  static int32_t quantizedDimensions_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    quantizedDimensions_[i] = (int32_t)ra_small();
  static int64_t blockSizes_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    blockSizes_[i] = (int64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGet((uint32_t)ra_number(), (MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)blockSizeInfoLength_, ra_below(64) ? quantizedDimensions_ : NULL, ra_below(64) ? blockSizes_ : NULL, (int64_t)ra_number(), (int64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetNumBlockSizes((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetQuantizedDimension((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetBlockSize(void) {
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetBlockSize((MlsType){ra_handle(RA_MlsType)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeCopyBlockSizes(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsUniformQuantizedSubChannelTypeCopyBlockSizes((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetScales(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetScales((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsUniformQuantizedSubChannelTypeGetZeroPoints(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetZeroPoints((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsACalibratedQuantizedType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsACalibratedQuantizedType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsCalibratedQuantizedTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCalibratedQuantizedTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsCalibratedQuantizedTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCalibratedQuantizedTypeGet((MlsType){ra_handle(RA_MlsType)}, (double)ra_number(), (double)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsCalibratedQuantizedTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsCalibratedQuantizedTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsCalibratedQuantizedTypeGetMin(void) {
  RaOut out_[8];
  MlsStatus status = mlsCalibratedQuantizedTypeGetMin((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsCalibratedQuantizedTypeGetMax(void) {
  RaOut out_[8];
  MlsStatus status = mlsCalibratedQuantizedTypeGetMax((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__rocdl__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__rocdl__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__scf__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__scf__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFPasses(void) {
  MlsStatus status = mlsRegisterSCFPasses();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForLoopCanonicalization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForLoopCanonicalization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForLoopCanonicalization(void) {
  MlsStatus status = mlsRegisterSCFSCFForLoopCanonicalization();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForLoopPeeling(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForLoopPeeling(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForLoopPeeling(void) {
  MlsStatus status = mlsRegisterSCFSCFForLoopPeeling();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForLoopRangeFolding(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForLoopRangeFolding(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForLoopRangeFolding(void) {
  MlsStatus status = mlsRegisterSCFSCFForLoopRangeFolding();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForLoopSpecialization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForLoopSpecialization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForLoopSpecialization(void) {
  MlsStatus status = mlsRegisterSCFSCFForLoopSpecialization();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForToWhileLoop(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForToWhileLoop(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForToWhileLoop(void) {
  MlsStatus status = mlsRegisterSCFSCFForToWhileLoop();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForallToForLoop(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForallToForLoop(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForallToForLoop(void) {
  MlsStatus status = mlsRegisterSCFSCFForallToForLoop();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFForallToParallelLoop(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFForallToParallelLoop(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFForallToParallelLoop(void) {
  MlsStatus status = mlsRegisterSCFSCFForallToParallelLoop();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFParallelForToNestedFors(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFParallelForToNestedFors(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFParallelForToNestedFors(void) {
  MlsStatus status = mlsRegisterSCFSCFParallelForToNestedFors();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFParallelLoopFusion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFParallelLoopFusion(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFParallelLoopFusion(void) {
  MlsStatus status = mlsRegisterSCFSCFParallelLoopFusion();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFParallelLoopSpecialization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFParallelLoopSpecialization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFParallelLoopSpecialization(void) {
  MlsStatus status = mlsRegisterSCFSCFParallelLoopSpecialization();
  return status;
}

static MlsStatus ra_mlsCreateSCFSCFParallelLoopTiling(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFSCFParallelLoopTiling(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFSCFParallelLoopTiling(void) {
  MlsStatus status = mlsRegisterSCFSCFParallelLoopTiling();
  return status;
}

static MlsStatus ra_mlsCreateSCFTestSCFParallelLoopCollapsing(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSCFTestSCFParallelLoopCollapsing(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSCFTestSCFParallelLoopCollapsing(void) {
  MlsStatus status = mlsRegisterSCFTestSCFParallelLoopCollapsing();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__shape__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__shape__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShapePasses(void) {
  MlsStatus status = mlsRegisterShapePasses();
  return status;
}

static MlsStatus ra_mlsCreateShapeOutlineShapeComputationPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateShapeOutlineShapeComputationPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShapeOutlineShapeComputationPass(void) {
  MlsStatus status = mlsRegisterShapeOutlineShapeComputationPass();
  return status;
}

static MlsStatus ra_mlsCreateShapeRemoveShapeConstraintsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateShapeRemoveShapeConstraintsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShapeRemoveShapeConstraintsPass(void) {
  MlsStatus status = mlsRegisterShapeRemoveShapeConstraintsPass();
  return status;
}

static MlsStatus ra_mlsCreateShapeShapeToShapeLoweringPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateShapeShapeToShapeLoweringPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShapeShapeToShapeLoweringPass(void) {
  MlsStatus status = mlsRegisterShapeShapeToShapeLoweringPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__shard__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__shard__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShardPasses(void) {
  MlsStatus status = mlsRegisterShardPasses();
  return status;
}

static MlsStatus ra_mlsCreateShardPartition(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateShardPartition(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShardPartition(void) {
  MlsStatus status = mlsRegisterShardPartition();
  return status;
}

static MlsStatus ra_mlsCreateShardShardingPropagation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateShardShardingPropagation(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterShardShardingPropagation(void) {
  MlsStatus status = mlsRegisterShardShardingPropagation();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__smt__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__smt__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTTypeIsAnyNonFuncSMTValueType(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsAnyNonFuncSMTValueType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeIsAnySMTValueType(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsAnySMTValueType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeIsAArray(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsAArray((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeGetArray(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTTypeGetArray((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTTypeIsABitVector(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsABitVector((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeGetBitVector(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTTypeGetBitVector((MlsContext){ra_handle(RA_MlsContext)}, (int32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTBitVectorTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTBitVectorTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeIsABool(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsABool((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeGetBool(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTTypeGetBool((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTBoolTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTBoolTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeIsAInt(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsAInt((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeGetInt(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTTypeGetInt((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTIntTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTIntTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeIsASMTFunc(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsASMTFunc((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeGetSMTFunc(void) {
  intptr_t numberOfDomainTypes_ = ra_length();
  MlsType domainTypes_[8];
  for (int i = 0; i < 8; ++i)
    domainTypes_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTTypeGetSMTFunc((MlsContext){ra_handle(RA_MlsContext)}, (size_t)numberOfDomainTypes_, ra_below(64) ? domainTypes_ : NULL, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTTypeIsASort(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTTypeIsASort((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTTypeGetSort(void) {
  intptr_t numberOfSortParams_ = ra_length();
  MlsType sortParams_[8];
  for (int i = 0; i < 8; ++i)
    sortParams_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTTypeGetSort((MlsContext){ra_handle(RA_MlsContext)}, (MlsIdentifier){ra_handle(RA_MlsIdentifier)}, (size_t)numberOfSortParams_, ra_below(64) ? sortParams_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTAttrCheckBVCmpPredicate(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTAttrCheckBVCmpPredicate((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTAttrCheckIntPredicate(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTAttrCheckIntPredicate((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTAttrIsASMTAttribute(void) {
  RaOut out_[8];
  MlsStatus status = mlsSMTAttrIsASMTAttribute((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSMTAttrGetBitVector(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTAttrGetBitVector((MlsContext){ra_handle(RA_MlsContext)}, (uint64_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTAttrGetBVCmpPredicate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTAttrGetBVCmpPredicate((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSMTAttrGetIntPredicate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSMTAttrGetIntPredicate((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__sparse_tensor__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__sparse_tensor__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsASparseTensorEncodingAttr(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeIsASparseTensorEncodingAttr((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGet(void) {
  intptr_t lvlRank_ = ra_length();
  static uint64_t lvlTypes_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    lvlTypes_[i] = (uint64_t)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseTensorEncodingAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)lvlRank_, ra_below(64) ? lvlTypes_ : NULL, (MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (MlsAffineMap){ra_handle(RA_MlsAffineMap)}, (int32_t)ra_number(), (int32_t)ra_number(), (MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingGetLvlRank(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingGetLvlRank((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetLvlType(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetLvlType((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrCopyLvlTypes(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrCopyLvlTypes((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetLvlFmt(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetLvlFmt((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetDimToLvl(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseTensorEncodingAttrGetDimToLvl((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetLvlToDim(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseTensorEncodingAttrGetLvlToDim((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetPosWidth(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetPosWidth((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetCrdWidth(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetCrdWidth((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetExplicitVal(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseTensorEncodingAttrGetExplicitVal((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetImplicitVal(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSparseTensorEncodingAttrGetImplicitVal((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetStructuredN(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetStructuredN((uint64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrGetStructuredM(void) {
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrGetStructuredM((uint64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorPasses(void) {
  MlsStatus status = mlsRegisterSparseTensorPasses();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorLowerForeachToSCF(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorLowerForeachToSCF(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorLowerForeachToSCF(void) {
  MlsStatus status = mlsRegisterSparseTensorLowerForeachToSCF();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorLowerSparseIterationToSCF(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorLowerSparseIterationToSCF(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorLowerSparseIterationToSCF(void) {
  MlsStatus status = mlsRegisterSparseTensorLowerSparseIterationToSCF();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorLowerSparseOpsToForeach(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorLowerSparseOpsToForeach(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorLowerSparseOpsToForeach(void) {
  MlsStatus status = mlsRegisterSparseTensorLowerSparseOpsToForeach();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorPreSparsificationRewrite(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorPreSparsificationRewrite(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorPreSparsificationRewrite(void) {
  MlsStatus status = mlsRegisterSparseTensorPreSparsificationRewrite();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseAssembler(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseAssembler(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseAssembler(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseAssembler();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseBufferRewrite(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseBufferRewrite(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseBufferRewrite(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseBufferRewrite();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseGPUCodegen(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseGPUCodegen(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseGPUCodegen(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseGPUCodegen();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseReinterpretMap(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseReinterpretMap(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseReinterpretMap(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseReinterpretMap();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseSpaceCollapse(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseSpaceCollapse(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseSpaceCollapse(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseSpaceCollapse();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseTensorCodegen(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseTensorCodegen(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseTensorCodegen(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseTensorCodegen();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseTensorConversionPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseTensorConversionPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseTensorConversionPass(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseTensorConversionPass();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparseVectorization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparseVectorization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparseVectorization(void) {
  MlsStatus status = mlsRegisterSparseTensorSparseVectorization();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparsificationAndBufferization(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparsificationAndBufferization(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparsificationAndBufferization(void) {
  MlsStatus status = mlsRegisterSparseTensorSparsificationAndBufferization();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorSparsificationPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorSparsificationPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorSparsificationPass(void) {
  MlsStatus status = mlsRegisterSparseTensorSparsificationPass();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorStageSparseOperations(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorStageSparseOperations(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorStageSparseOperations(void) {
  MlsStatus status = mlsRegisterSparseTensorStageSparseOperations();
  return status;
}

static MlsStatus ra_mlsCreateSparseTensorStorageSpecifierToLLVM(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSparseTensorStorageSpecifierToLLVM(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSparseTensorStorageSpecifierToLLVM(void) {
  MlsStatus status = mlsRegisterSparseTensorStorageSpecifierToLLVM();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__spirv__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__spirv__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVPasses(void) {
  MlsStatus status = mlsRegisterSPIRVPasses();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVCanonicalizeGLPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVCanonicalizeGLPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVCanonicalizeGLPass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVCanonicalizeGLPass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVLowerABIAttributesPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVLowerABIAttributesPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVLowerABIAttributesPass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVLowerABIAttributesPass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVRewriteInsertsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVRewriteInsertsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVRewriteInsertsPass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVRewriteInsertsPass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVUpdateVCEPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVUpdateVCEPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVUpdateVCEPass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVUpdateVCEPass();
  return status;
}

static MlsStatus ra_mlsCreateSPIRVSPIRVWebGPUPreparePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateSPIRVSPIRVWebGPUPreparePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterSPIRVSPIRVWebGPUPreparePass(void) {
  MlsStatus status = mlsRegisterSPIRVSPIRVWebGPUPreparePass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__tensor__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__tensor__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTensorPasses(void) {
  MlsStatus status = mlsRegisterTensorPasses();
  return status;
}

static MlsStatus ra_mlsCreateTensorFoldTensorSubsetOpsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTensorFoldTensorSubsetOpsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTensorFoldTensorSubsetOpsPass(void) {
  MlsStatus status = mlsRegisterTensorFoldTensorSubsetOpsPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__tosa__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__tosa__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaPasses(void) {
  MlsStatus status = mlsRegisterTosaPasses();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaArithConstantToTosaConstPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaArithConstantToTosaConstPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaArithConstantToTosaConstPass(void) {
  MlsStatus status = mlsRegisterTosaTosaArithConstantToTosaConstPass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaAttachTarget(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaAttachTarget(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaAttachTarget(void) {
  MlsStatus status = mlsRegisterTosaTosaAttachTarget();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaConvertIntegerTypeToSignless(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaConvertIntegerTypeToSignless(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaConvertIntegerTypeToSignless(void) {
  MlsStatus status = mlsRegisterTosaTosaConvertIntegerTypeToSignless();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaInferShapesPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaInferShapesPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaInferShapesPass(void) {
  MlsStatus status = mlsRegisterTosaTosaInferShapesPass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaLayerwiseConstantFoldPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaLayerwiseConstantFoldPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaLayerwiseConstantFoldPass(void) {
  MlsStatus status = mlsRegisterTosaTosaLayerwiseConstantFoldPass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaMakeBroadcastablePass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaMakeBroadcastablePass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaMakeBroadcastablePass(void) {
  MlsStatus status = mlsRegisterTosaTosaMakeBroadcastablePass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaNarrowF64ToF32Pass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaNarrowF64ToF32Pass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaNarrowF64ToF32Pass(void) {
  MlsStatus status = mlsRegisterTosaTosaNarrowF64ToF32Pass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaNarrowI64ToI32Pass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaNarrowI64ToI32Pass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaNarrowI64ToI32Pass(void) {
  MlsStatus status = mlsRegisterTosaTosaNarrowI64ToI32Pass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaOptionalDecompositionsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaOptionalDecompositionsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaOptionalDecompositionsPass(void) {
  MlsStatus status = mlsRegisterTosaTosaOptionalDecompositionsPass();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaReduceTransposes(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaReduceTransposes(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaReduceTransposes(void) {
  MlsStatus status = mlsRegisterTosaTosaReduceTransposes();
  return status;
}

static MlsStatus ra_mlsCreateTosaTosaValidation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTosaTosaValidation(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTosaTosaValidation(void) {
  MlsStatus status = mlsRegisterTosaTosaValidation();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__transform__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__transform__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsATransformAnyOpType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATransformAnyOpType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformAnyOpTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformAnyOpTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformAnyOpTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformAnyOpTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformAnyOpTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTransformAnyOpTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsATransformAnyParamType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATransformAnyParamType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformAnyParamTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformAnyParamTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformAnyParamTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformAnyParamTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformAnyParamTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTransformAnyParamTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsATransformAnyValueType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATransformAnyValueType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformAnyValueTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformAnyValueTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformAnyValueTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformAnyValueTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformAnyValueTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTransformAnyValueTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsATransformOperationType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATransformOperationType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformOperationTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformOperationTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformOperationTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformOperationTypeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformOperationTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTransformOperationTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformOperationTypeGetOperationName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTransformOperationTypeGetOperationName((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIsATransformParamType(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIsATransformParamType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformParamTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformParamTypeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformParamTypeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformParamTypeGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformParamTypeGetName(void) {
  RaOut out_[8];
  MlsStatus status = mlsTransformParamTypeGetName(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformParamTypeGetType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTransformParamTypeGetType((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformPasses(void) {
  MlsStatus status = mlsRegisterTransformPasses();
  return status;
}

static MlsStatus ra_mlsCreateTransformCheckUsesPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformCheckUsesPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformCheckUsesPass(void) {
  MlsStatus status = mlsRegisterTransformCheckUsesPass();
  return status;
}

static MlsStatus ra_mlsCreateTransformInferEffectsPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformInferEffectsPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformInferEffectsPass(void) {
  MlsStatus status = mlsRegisterTransformInferEffectsPass();
  return status;
}

static MlsStatus ra_mlsCreateTransformInterpreterPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformInterpreterPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformInterpreterPass(void) {
  MlsStatus status = mlsRegisterTransformInterpreterPass();
  return status;
}

static MlsStatus ra_mlsCreateTransformPreloadLibraryPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformPreloadLibraryPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformPreloadLibraryPass(void) {
  MlsStatus status = mlsRegisterTransformPreloadLibraryPass();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__ub__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__ub__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__vcix__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__vcix__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__vector__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__vector__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterVectorPasses(void) {
  MlsStatus status = mlsRegisterVectorPasses();
  return status;
}

static MlsStatus ra_mlsCreateVectorLowerVectorMaskPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateVectorLowerVectorMaskPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterVectorLowerVectorMaskPass(void) {
  MlsStatus status = mlsRegisterVectorLowerVectorMaskPass();
  return status;
}

static MlsStatus ra_mlsCreateVectorLowerVectorMultiReduction(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateVectorLowerVectorMultiReduction(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterVectorLowerVectorMultiReduction(void) {
  MlsStatus status = mlsRegisterVectorLowerVectorMultiReduction();
  return status;
}

static MlsStatus ra_mlsCreateVectorLowerVectorToFromElementsToShuffleTree(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateVectorLowerVectorToFromElementsToShuffleTree(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterVectorLowerVectorToFromElementsToShuffleTree(void) {
  MlsStatus status = mlsRegisterVectorLowerVectorToFromElementsToShuffleTree();
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__wasmssa__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__wasmssa__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__x86vector__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__x86vector__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__xegpu__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__xegpu__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsGetDialectHandle__xevm__(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsGetDialectHandle__xevm__(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectHandle, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsExecutionEngineIsNull(void) {
  (void)mlsExecutionEngineIsNull((MlsExecutionEngine){ra_handle(RA_MlsExecutionEngine)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsIntegerSetGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetGetContext((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetIsNull(void) {
  (void)mlsIntegerSetIsNull((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsIntegerSetEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetEqual((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, (MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetPrint(void) {
  MlsStatus status = mlsIntegerSetPrint((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetToString((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetDump(void) {
  MlsStatus status = mlsIntegerSetDump((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)});
  return status;
}

static MlsStatus ra_mlsIntegerSetEmptyGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetEmptyGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIntegerSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetGet(void) {
  intptr_t numConstraints_ = ra_length();
  MlsAffineExpr constraints_[8];
  for (int i = 0; i < 8; ++i)
    constraints_[i].bits = ra_handle(RA_MlsAffineExpr);
  static MlsBool eqFlags_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    eqFlags_[i] = (MlsBool)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)ra_number(), (intptr_t)ra_number(), (intptr_t)numConstraints_, ra_below(64) ? constraints_ : NULL, ra_below(64) ? eqFlags_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIntegerSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetIsCanonicalEmpty(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetIsCanonicalEmpty((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetNumDims(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetGetNumDims((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetNumSymbols(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetGetNumSymbols((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetNumInputs(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetGetNumInputs((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetNumConstraints(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetGetNumConstraints((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetNumEqualities(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetGetNumEqualities((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetNumInequalities(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetGetNumInequalities((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIntegerSetGetConstraint(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetGetConstraint((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetCopyConstraints(void) {
  intptr_t capacity_ = ra_length();
  RaOut elements_[8];
  ra_clear(elements_);
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetCopyConstraints((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, (intptr_t)capacity_, ra_below(64) ? (void *)elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineExpr, elements_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetIsConstraintEq(void) {
  RaOut out_[8];
  MlsStatus status = mlsIntegerSetIsConstraintEq((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationImplementsInterface(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationImplementsInterface((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsTypeID){ra_handle(RA_MlsTypeID)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationImplementsInterfaceStatic(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationImplementsInterfaceStatic(ra_text(), (MlsContext){ra_handle(RA_MlsContext)}, (MlsTypeID){ra_handle(RA_MlsTypeID)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsInferTypeOpInterfaceTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsInferTypeOpInterfaceTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsInferShapedTypeOpInterfaceTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsInferShapedTypeOpInterfaceTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsContextEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextEqual((MlsContext){ra_handle(RA_MlsContext)}, (MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextIsNull(void) {
  (void)mlsContextIsNull((MlsContext){ra_handle(RA_MlsContext)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsDialectIsNull(void) {
  (void)mlsDialectIsNull((MlsDialect){ra_handle(RA_MlsDialect)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsDialectEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsDialectEqual((MlsDialect){ra_handle(RA_MlsDialect)}, (MlsDialect){ra_handle(RA_MlsDialect)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDialectHandleGetNamespace(void) {
  RaOut out_[8];
  MlsStatus status = mlsDialectHandleGetNamespace((MlsDialectHandle){ra_handle(RA_MlsDialectHandle)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDialectRegistryIsNull(void) {
  (void)mlsDialectRegistryIsNull((MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsLocationGetAttribute(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationGetAttribute((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFromAttribute(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFromAttribute((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFileLineColGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFileLineColGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFileLineColRangeGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), (uint32_t)ra_number(), (uint32_t)ra_number(), (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGetFilename(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFileLineColRangeGetFilename((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIdentifier, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGetStartLine(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationFileLineColRangeGetStartLine((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGetStartColumn(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationFileLineColRangeGetStartColumn((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGetEndLine(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationFileLineColRangeGetEndLine((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGetEndColumn(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationFileLineColRangeGetEndColumn((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationFileLineColRangeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFileLineColRangeGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationIsAFileLineColRange(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationIsAFileLineColRange((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationCallSiteGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationCallSiteGet((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationCallSiteGetCallee(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationCallSiteGetCallee((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationCallSiteGetCaller(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationCallSiteGetCaller((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationCallSiteGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationCallSiteGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationIsACallSite(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationIsACallSite((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationFusedGet(void) {
  intptr_t nLocations_ = ra_length();
  MlsLocation locations_[8];
  for (int i = 0; i < 8; ++i)
    locations_[i].bits = ra_handle(RA_MlsLocation);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFusedGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)nLocations_, ra_below(64) ? locations_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFusedGetNumLocations(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationFusedGetNumLocations((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationFusedGetMetadata(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFusedGetMetadata((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationFusedGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationFusedGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationIsAFused(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationIsAFused((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationNameGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationNameGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), (MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationNameGetName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationNameGetName((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIdentifier, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationNameGetChildLoc(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationNameGetChildLoc((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationNameGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationNameGetTypeID(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationIsAName(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationIsAName((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLocationUnknownGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationUnknownGet((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationGetContext((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationIsNull(void) {
  (void)mlsLocationIsNull((MlsLocation){ra_handle(RA_MlsLocation)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsLocationEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsLocationEqual((MlsLocation){ra_handle(RA_MlsLocation)}, (MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsModuleIsNull(void) {
  (void)mlsModuleIsNull((MlsModule){ra_handle(RA_MlsModule)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsModuleEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsModuleEqual((MlsModule){ra_handle(RA_MlsModule)}, (MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsModuleHashValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsModuleHashValue((MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationIsNull(void) {
  (void)mlsOperationIsNull((MlsOperation){ra_handle(RA_MlsOperation)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsOperationEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationEqual((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationHashValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationHashValue((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetTypeID((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegionIsNull(void) {
  (void)mlsRegionIsNull((MlsRegion){ra_handle(RA_MlsRegion)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsRegionEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsRegionEqual((MlsRegion){ra_handle(RA_MlsRegion)}, (MlsRegion){ra_handle(RA_MlsRegion)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockIsNull(void) {
  (void)mlsBlockIsNull((MlsBlock){ra_handle(RA_MlsBlock)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsBlockEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockEqual((MlsBlock){ra_handle(RA_MlsBlock)}, (MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsValueIsNull(void) {
  (void)mlsValueIsNull((MlsValue){ra_handle(RA_MlsValue)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsValueEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsValueEqual((MlsValue){ra_handle(RA_MlsValue)}, (MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpOperandIsNull(void) {
  (void)mlsOpOperandIsNull((MlsOpOperand){ra_handle(RA_MlsOpOperand)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsTypeGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeGetContext((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeGetTypeID((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeGetDialect(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeGetDialect((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialect, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIsNull(void) {
  (void)mlsTypeIsNull((MlsType){ra_handle(RA_MlsType)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsTypeEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeEqual((MlsType){ra_handle(RA_MlsType)}, (MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeDump(void) {
  MlsStatus status = mlsTypeDump((MlsType){ra_handle(RA_MlsType)});
  return status;
}

static MlsStatus ra_mlsAttributeGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAttributeGetContext((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeGetType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAttributeGetType((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeGetTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAttributeGetTypeID((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeGetDialect(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAttributeGetDialect((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialect, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeIsNull(void) {
  (void)mlsAttributeIsNull((MlsAttribute){ra_handle(RA_MlsAttribute)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsAttributeEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsAttributeEqual((MlsAttribute){ra_handle(RA_MlsAttribute)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsAttributeDump(void) {
  MlsStatus status = mlsAttributeDump((MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsIdentifierGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIdentifierGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIdentifier, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIdentifierGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIdentifierGetContext((MlsIdentifier){ra_handle(RA_MlsIdentifier)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIdentifierEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsIdentifierEqual((MlsIdentifier){ra_handle(RA_MlsIdentifier)}, (MlsIdentifier){ra_handle(RA_MlsIdentifier)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIdentifierStr(void) {
  RaOut out_[8];
  MlsStatus status = mlsIdentifierStr((MlsIdentifier){ra_handle(RA_MlsIdentifier)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolTableIsNull(void) {
  (void)mlsSymbolTableIsNull((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsPassManagerIsNull(void) {
  (void)mlsPassManagerIsNull((MlsPassManager){ra_handle(RA_MlsPassManager)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsAnswerRetain(void) {
  MlsStatus status = mlsAnswerRetain((MlsAnswer){ra_handle(RA_MlsAnswer)});
  return status;
}

static MlsStatus ra_mlsAnswerRelease(void) {
  MlsStatus status = mlsAnswerRelease((MlsAnswer){ra_handle(RA_MlsAnswer)});
  return status;
}

static MlsStatus ra_mlsAsmStateRetain(void) {
  MlsStatus status = mlsAsmStateRetain((MlsAsmState){ra_handle(RA_MlsAsmState)});
  return status;
}

static MlsStatus ra_mlsAsmStateRelease(void) {
  MlsStatus status = mlsAsmStateRelease((MlsAsmState){ra_handle(RA_MlsAsmState)});
  return status;
}

static MlsStatus ra_mlsBlockRetain(void) {
  MlsStatus status = mlsBlockRetain((MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsBlockRelease(void) {
  MlsStatus status = mlsBlockRelease((MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsBytecodeWriterConfigRetain(void) {
  MlsStatus status = mlsBytecodeWriterConfigRetain((MlsBytecodeWriterConfig){ra_handle(RA_MlsBytecodeWriterConfig)});
  return status;
}

static MlsStatus ra_mlsBytecodeWriterConfigRelease(void) {
  MlsStatus status = mlsBytecodeWriterConfigRelease((MlsBytecodeWriterConfig){ra_handle(RA_MlsBytecodeWriterConfig)});
  return status;
}

static MlsStatus ra_mlsContextRetain(void) {
  MlsStatus status = mlsContextRetain((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsContextRelease(void) {
  MlsStatus status = mlsContextRelease((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsDialectRegistryRetain(void) {
  MlsStatus status = mlsDialectRegistryRetain((MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return status;
}

static MlsStatus ra_mlsDialectRegistryRelease(void) {
  MlsStatus status = mlsDialectRegistryRelease((MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return status;
}

static MlsStatus ra_mlsExecutionEngineRetain(void) {
  MlsStatus status = mlsExecutionEngineRetain((MlsExecutionEngine){ra_handle(RA_MlsExecutionEngine)});
  return status;
}

static MlsStatus ra_mlsExecutionEngineRelease(void) {
  MlsStatus status = mlsExecutionEngineRelease((MlsExecutionEngine){ra_handle(RA_MlsExecutionEngine)});
  return status;
}

static MlsStatus ra_mlsFrozenRewritePatternSetRetain(void) {
  MlsStatus status = mlsFrozenRewritePatternSetRetain((MlsFrozenRewritePatternSet){ra_handle(RA_MlsFrozenRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsFrozenRewritePatternSetRelease(void) {
  MlsStatus status = mlsFrozenRewritePatternSetRelease((MlsFrozenRewritePatternSet){ra_handle(RA_MlsFrozenRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsLlvmThreadPoolRetain(void) {
  MlsStatus status = mlsLlvmThreadPoolRetain((MlsLlvmThreadPool){ra_handle(RA_MlsLlvmThreadPool)});
  return status;
}

static MlsStatus ra_mlsLlvmThreadPoolRelease(void) {
  MlsStatus status = mlsLlvmThreadPoolRelease((MlsLlvmThreadPool){ra_handle(RA_MlsLlvmThreadPool)});
  return status;
}

static MlsStatus ra_mlsModuleRetain(void) {
  MlsStatus status = mlsModuleRetain((MlsModule){ra_handle(RA_MlsModule)});
  return status;
}

static MlsStatus ra_mlsModuleRelease(void) {
  MlsStatus status = mlsModuleRelease((MlsModule){ra_handle(RA_MlsModule)});
  return status;
}

static MlsStatus ra_mlsOpPassManagerRetain(void) {
  MlsStatus status = mlsOpPassManagerRetain((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)});
  return status;
}

static MlsStatus ra_mlsOpPassManagerRelease(void) {
  MlsStatus status = mlsOpPassManagerRelease((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsRetain(void) {
  MlsStatus status = mlsOpPrintingFlagsRetain((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsRelease(void) {
  MlsStatus status = mlsOpPrintingFlagsRelease((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOperationRetain(void) {
  MlsStatus status = mlsOperationRetain((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationRelease(void) {
  MlsStatus status = mlsOperationRelease((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationStateRetain(void) {
  MlsStatus status = mlsOperationStateRetain((MlsOperationState){ra_handle(RA_MlsOperationState)});
  return status;
}

static MlsStatus ra_mlsOperationStateRelease(void) {
  MlsStatus status = mlsOperationStateRelease((MlsOperationState){ra_handle(RA_MlsOperationState)});
  return status;
}

static MlsStatus ra_mlsPDLPatternModuleRetain(void) {
  MlsStatus status = mlsPDLPatternModuleRetain((MlsPDLPatternModule){ra_handle(RA_MlsPDLPatternModule)});
  return status;
}

static MlsStatus ra_mlsPDLPatternModuleRelease(void) {
  MlsStatus status = mlsPDLPatternModuleRelease((MlsPDLPatternModule){ra_handle(RA_MlsPDLPatternModule)});
  return status;
}

static MlsStatus ra_mlsPassRetain(void) {
  MlsStatus status = mlsPassRetain((MlsPass){ra_handle(RA_MlsPass)});
  return status;
}

static MlsStatus ra_mlsPassRelease(void) {
  MlsStatus status = mlsPassRelease((MlsPass){ra_handle(RA_MlsPass)});
  return status;
}

static MlsStatus ra_mlsPassManagerRetain(void) {
  MlsStatus status = mlsPassManagerRetain((MlsPassManager){ra_handle(RA_MlsPassManager)});
  return status;
}

static MlsStatus ra_mlsPassManagerRelease(void) {
  MlsStatus status = mlsPassManagerRelease((MlsPassManager){ra_handle(RA_MlsPassManager)});
  return status;
}

static MlsStatus ra_mlsRegionRetain(void) {
  MlsStatus status = mlsRegionRetain((MlsRegion){ra_handle(RA_MlsRegion)});
  return status;
}

static MlsStatus ra_mlsRegionRelease(void) {
  MlsStatus status = mlsRegionRelease((MlsRegion){ra_handle(RA_MlsRegion)});
  return status;
}

static MlsStatus ra_mlsReportRetain(void) {
  MlsStatus status = mlsReportRetain((MlsReport){ra_handle(RA_MlsReport)});
  return status;
}

static MlsStatus ra_mlsReportRelease(void) {
  MlsStatus status = mlsReportRelease((MlsReport){ra_handle(RA_MlsReport)});
  return status;
}

static MlsStatus ra_mlsRewritePatternRetain(void) {
  MlsStatus status = mlsRewritePatternRetain((MlsRewritePattern){ra_handle(RA_MlsRewritePattern)});
  return status;
}

static MlsStatus ra_mlsRewritePatternRelease(void) {
  MlsStatus status = mlsRewritePatternRelease((MlsRewritePattern){ra_handle(RA_MlsRewritePattern)});
  return status;
}

static MlsStatus ra_mlsRewritePatternSetRetain(void) {
  MlsStatus status = mlsRewritePatternSetRetain((MlsRewritePatternSet){ra_handle(RA_MlsRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsRewritePatternSetRelease(void) {
  MlsStatus status = mlsRewritePatternSetRelease((MlsRewritePatternSet){ra_handle(RA_MlsRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseRetain(void) {
  MlsStatus status = mlsRewriterBaseRetain((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseRelease(void) {
  MlsStatus status = mlsRewriterBaseRelease((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)});
  return status;
}

static MlsStatus ra_mlsStringRetain(void) {
  MlsStatus status = mlsStringRetain((MlsString){ra_handle(RA_MlsString)});
  return status;
}

static MlsStatus ra_mlsStringRelease(void) {
  MlsStatus status = mlsStringRelease((MlsString){ra_handle(RA_MlsString)});
  return status;
}

static MlsStatus ra_mlsSymbolTableRetain(void) {
  MlsStatus status = mlsSymbolTableRetain((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)});
  return status;
}

static MlsStatus ra_mlsSymbolTableRelease(void) {
  MlsStatus status = mlsSymbolTableRelease((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)});
  return status;
}

static MlsStatus ra_mlsTypeIDAllocatorRetain(void) {
  MlsStatus status = mlsTypeIDAllocatorRetain((MlsTypeIDAllocator){ra_handle(RA_MlsTypeIDAllocator)});
  return status;
}

static MlsStatus ra_mlsTypeIDAllocatorRelease(void) {
  MlsStatus status = mlsTypeIDAllocatorRelease((MlsTypeIDAllocator){ra_handle(RA_MlsTypeIDAllocator)});
  return status;
}

static MlsStatus ra_mlsTypeIDIsNull(void) {
  (void)mlsTypeIDIsNull((MlsTypeID){ra_handle(RA_MlsTypeID)});
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsTypeIDEqual(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIDEqual((MlsTypeID){ra_handle(RA_MlsTypeID)}, (MlsTypeID){ra_handle(RA_MlsTypeID)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIDHashValue(void) {
  RaOut out_[8];
  MlsStatus status = mlsTypeIDHashValue((MlsTypeID){ra_handle(RA_MlsTypeID)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRegisterTransformsPasses(void) {
  MlsStatus status = mlsRegisterTransformsPasses();
  return status;
}

static MlsStatus ra_mlsCreateTransformsBubbleDownMemorySpaceCasts(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsBubbleDownMemorySpaceCasts(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsBubbleDownMemorySpaceCasts(void) {
  MlsStatus status = mlsRegisterTransformsBubbleDownMemorySpaceCasts();
  return status;
}

static MlsStatus ra_mlsCreateTransformsCSE(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsCSE(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsCSE(void) {
  MlsStatus status = mlsRegisterTransformsCSE();
  return status;
}

static MlsStatus ra_mlsCreateTransformsCanonicalizer(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsCanonicalizer(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsCanonicalizer(void) {
  MlsStatus status = mlsRegisterTransformsCanonicalizer();
  return status;
}

static MlsStatus ra_mlsCreateTransformsCompositeFixedPointPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsCompositeFixedPointPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsCompositeFixedPointPass(void) {
  MlsStatus status = mlsRegisterTransformsCompositeFixedPointPass();
  return status;
}

static MlsStatus ra_mlsCreateTransformsControlFlowSink(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsControlFlowSink(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsControlFlowSink(void) {
  MlsStatus status = mlsRegisterTransformsControlFlowSink();
  return status;
}

static MlsStatus ra_mlsCreateTransformsGenerateRuntimeVerification(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsGenerateRuntimeVerification(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsGenerateRuntimeVerification(void) {
  MlsStatus status = mlsRegisterTransformsGenerateRuntimeVerification();
  return status;
}

static MlsStatus ra_mlsCreateTransformsInliner(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsInliner(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsInliner(void) {
  MlsStatus status = mlsRegisterTransformsInliner();
  return status;
}

static MlsStatus ra_mlsCreateTransformsLocationSnapshot(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsLocationSnapshot(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsLocationSnapshot(void) {
  MlsStatus status = mlsRegisterTransformsLocationSnapshot();
  return status;
}

static MlsStatus ra_mlsCreateTransformsLoopInvariantCodeMotion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsLoopInvariantCodeMotion(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsLoopInvariantCodeMotion(void) {
  MlsStatus status = mlsRegisterTransformsLoopInvariantCodeMotion();
  return status;
}

static MlsStatus ra_mlsCreateTransformsLoopInvariantSubsetHoisting(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsLoopInvariantSubsetHoisting(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsLoopInvariantSubsetHoisting(void) {
  MlsStatus status = mlsRegisterTransformsLoopInvariantSubsetHoisting();
  return status;
}

static MlsStatus ra_mlsCreateTransformsMem2Reg(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsMem2Reg(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsMem2Reg(void) {
  MlsStatus status = mlsRegisterTransformsMem2Reg();
  return status;
}

static MlsStatus ra_mlsCreateTransformsPrintIRPass(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsPrintIRPass(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsPrintIRPass(void) {
  MlsStatus status = mlsRegisterTransformsPrintIRPass();
  return status;
}

static MlsStatus ra_mlsCreateTransformsPrintOpStats(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsPrintOpStats(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsPrintOpStats(void) {
  MlsStatus status = mlsRegisterTransformsPrintOpStats();
  return status;
}

static MlsStatus ra_mlsCreateTransformsRemoveDeadValues(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsRemoveDeadValues(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsRemoveDeadValues(void) {
  MlsStatus status = mlsRegisterTransformsRemoveDeadValues();
  return status;
}

static MlsStatus ra_mlsCreateTransformsSCCP(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsSCCP(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsSCCP(void) {
  MlsStatus status = mlsRegisterTransformsSCCP();
  return status;
}

static MlsStatus ra_mlsCreateTransformsSROA(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsSROA(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsSROA(void) {
  MlsStatus status = mlsRegisterTransformsSROA();
  return status;
}

static MlsStatus ra_mlsCreateTransformsStripDebugInfo(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsStripDebugInfo(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsStripDebugInfo(void) {
  MlsStatus status = mlsRegisterTransformsStripDebugInfo();
  return status;
}

static MlsStatus ra_mlsCreateTransformsSymbolDCE(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsSymbolDCE(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsSymbolDCE(void) {
  MlsStatus status = mlsRegisterTransformsSymbolDCE();
  return status;
}

static MlsStatus ra_mlsCreateTransformsSymbolPrivatize(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsSymbolPrivatize(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsSymbolPrivatize(void) {
  MlsStatus status = mlsRegisterTransformsSymbolPrivatize();
  return status;
}

static MlsStatus ra_mlsCreateTransformsTopologicalSort(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsTopologicalSort(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsTopologicalSort(void) {
  MlsStatus status = mlsRegisterTransformsTopologicalSort();
  return status;
}

static MlsStatus ra_mlsCreateTransformsViewOpGraph(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateTransformsViewOpGraph(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegisterTransformsViewOpGraph(void) {
  MlsStatus status = mlsRegisterTransformsViewOpGraph();
  return status;
}

static MlsStatus ra_mlsAffineMapCompressUnusedSymbols(void) {
  intptr_t count_ = ra_length();
  MlsAffineMap maps_[8];
  for (int i = 0; i < 8; ++i)
    maps_[i].bits = ra_handle(RA_MlsAffineMap);
  RaOut results_[8];
  ra_clear(results_);
  MlsStatus status = mlsAffineMapCompressUnusedSymbols((intptr_t)count_, ra_below(64) ? maps_ : NULL, ra_below(64) ? (void *)results_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAffineMap, results_, count_);
  }
  return status;
}

static MlsStatus ra_mlsIntegerSetReplaceGet(void) {
  intptr_t numDims_ = ra_length();
  MlsAffineExpr dimReplacements_[8];
  for (int i = 0; i < 8; ++i)
    dimReplacements_[i].bits = ra_handle(RA_MlsAffineExpr);
  intptr_t numSymbols_ = ra_length();
  MlsAffineExpr symbolReplacements_[8];
  for (int i = 0; i < 8; ++i)
    symbolReplacements_[i].bits = ra_handle(RA_MlsAffineExpr);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIntegerSetReplaceGet((MlsIntegerSet){ra_handle(RA_MlsIntegerSet)}, (intptr_t)numDims_, ra_below(64) ? dimReplacements_ : NULL, (intptr_t)numSymbols_, ra_below(64) ? symbolReplacements_ : NULL, (intptr_t)ra_number(), (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIntegerSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAnswerCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAnswerCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAnswer, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAnswerGive(void) {
  MlsStatus status = mlsAnswerGive((MlsAnswer){ra_handle(RA_MlsAnswer)}, (uint64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsAnswerDestroy(void) {
  MlsStatus status = mlsAnswerDestroy((MlsAnswer){ra_handle(RA_MlsAnswer)});
  return status;
}

static MlsStatus ra_mlsAsmStateCreateForOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAsmStateCreateForOperation((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAsmState, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAsmStateCreateForValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAsmStateCreateForValue((MlsValue){ra_handle(RA_MlsValue)}, (MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAsmState, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAsmStateDestroy(void) {
  MlsStatus status = mlsAsmStateDestroy((MlsAsmState){ra_handle(RA_MlsAsmState)});
  return status;
}

static MlsStatus ra_mlsOperationPrintWithState(void) {
  MlsStatus status = mlsOperationPrintWithState((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsAsmState){ra_handle(RA_MlsAsmState)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsOperationToStringWithState(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationToStringWithState((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsAsmState){ra_handle(RA_MlsAsmState)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsValuePrintAsOperand(void) {
  MlsStatus status = mlsValuePrintAsOperand((MlsValue){ra_handle(RA_MlsValue)}, (MlsAsmState){ra_handle(RA_MlsAsmState)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsValueToStringAsOperand(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsValueToStringAsOperand((MlsValue){ra_handle(RA_MlsValue)}, (MlsAsmState){ra_handle(RA_MlsAsmState)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockCreate(void) {
  intptr_t nArgs_ = ra_length();
  MlsType args_[8];
  for (int i = 0; i < 8; ++i)
    args_[i].bits = ra_handle(RA_MlsType);
  MlsLocation locs_[8];
  for (int i = 0; i < 8; ++i)
    locs_[i].bits = ra_handle(RA_MlsLocation);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockCreate((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)nArgs_, ra_below(64) ? args_ : NULL, ra_below(64) ? locs_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockDestroy(void) {
  MlsStatus status = mlsBlockDestroy((MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsBlockDetach(void) {
  MlsStatus status = mlsBlockDetach((MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsBlockGetParentOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetParentOperation((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockGetParentRegion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetParentRegion((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRegion, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockGetNextInRegion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetNextInRegion((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockGetFirstOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetFirstOperation((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockGetTerminator(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetTerminator((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockAppendOwnedOperation(void) {
  MlsStatus status = mlsBlockAppendOwnedOperation((MlsBlock){ra_handle(RA_MlsBlock)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsBlockInsertOwnedOperation(void) {
  MlsStatus status = mlsBlockInsertOwnedOperation((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)ra_number(), (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsBlockInsertOwnedOperationAfter(void) {
  MlsStatus status = mlsBlockInsertOwnedOperationAfter((MlsBlock){ra_handle(RA_MlsBlock)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsBlockInsertOwnedOperationBefore(void) {
  MlsStatus status = mlsBlockInsertOwnedOperationBefore((MlsBlock){ra_handle(RA_MlsBlock)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsBlockGetNumArguments(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockGetNumArguments((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockGetArgument(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetArgument((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockAddArgument(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockAddArgument((MlsBlock){ra_handle(RA_MlsBlock)}, (MlsType){ra_handle(RA_MlsType)}, (MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockInsertArgument(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockInsertArgument((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)ra_number(), (MlsType){ra_handle(RA_MlsType)}, (MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockEraseArgument(void) {
  MlsStatus status = mlsBlockEraseArgument((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)ra_number());
  return status;
}

static MlsStatus ra_mlsBlockGetNumSuccessors(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockGetNumSuccessors((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockGetSuccessor(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetSuccessor((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockGetNumPredecessors(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockGetNumPredecessors((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockGetPredecessor(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockGetPredecessor((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeGetNull(void) {
  (void)mlsAttributeGetNull();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsNamedAttributeGet(void) {
  RaOut out_[8];
  MlsStatus status = mlsNamedAttributeGet((MlsIdentifier){ra_handle(RA_MlsIdentifier)}, (MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBoolAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBoolAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDictionaryAttrGet(void) {
  intptr_t nElements_ = ra_length();
  static MlsNamedAttribute elements_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    elements_[i] = (MlsNamedAttribute){{ra_handle(RA_MlsIdentifier)}, {ra_handle(RA_MlsAttribute)}};
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDictionaryAttrGet((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)nElements_, ra_below(64) ? elements_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDictionaryAttrGetElement(void) {
  RaOut out_[8];
  MlsStatus status = mlsDictionaryAttrGetElement((MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrRawBufferGet(void) {
  intptr_t rawBufferSize_ = ra_length();
  static char rawBuffer_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    rawBuffer_[i] = (char)ra_small();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrRawBufferGet((MlsType){ra_handle(RA_MlsType)}, (size_t)rawBufferSize_, ra_below(64) ? rawBuffer_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrGetRawData(void) {
  RaOut out_[8];
  MlsStatus status = mlsDenseElementsAttrGetRawData((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockCopyOperations(void) {
  intptr_t capacity_ = ra_length();
  RaOut operations_[8];
  ra_clear(operations_);
  RaOut out_[8];
  MlsStatus status = mlsBlockCopyOperations((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)capacity_, ra_below(64) ? (void *)operations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, operations_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsBlockCopyOperationNames(void) {
  intptr_t capacity_ = ra_length();
  RaOut names_[8];
  ra_clear(names_);
  RaOut out_[8];
  MlsStatus status = mlsBlockCopyOperationNames((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)capacity_, ra_below(64) ? (void *)names_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIdentifier, names_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsBlockCopyArguments(void) {
  intptr_t capacity_ = ra_length();
  RaOut values_[8];
  ra_clear(values_);
  RaOut out_[8];
  MlsStatus status = mlsBlockCopyArguments((MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)capacity_, ra_below(64) ? (void *)values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, values_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsRegionCopyBlocks(void) {
  intptr_t capacity_ = ra_length();
  RaOut blocks_[8];
  ra_clear(blocks_);
  RaOut out_[8];
  MlsStatus status = mlsRegionCopyBlocks((MlsRegion){ra_handle(RA_MlsRegion)}, (intptr_t)capacity_, ra_below(64) ? (void *)blocks_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, blocks_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsOperationCopyResults(void) {
  intptr_t capacity_ = ra_length();
  RaOut values_[8];
  ra_clear(values_);
  RaOut out_[8];
  MlsStatus status = mlsOperationCopyResults((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)capacity_, ra_below(64) ? (void *)values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, values_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsOperationCopyOperands(void) {
  intptr_t capacity_ = ra_length();
  RaOut values_[8];
  ra_clear(values_);
  RaOut out_[8];
  MlsStatus status = mlsOperationCopyOperands((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)capacity_, ra_below(64) ? (void *)values_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, values_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsOperationCopyTree(void) {
  intptr_t capacity_ = ra_length();
  RaOut operations_[8];
  ra_clear(operations_);
  RaOut out_[8];
  MlsStatus status = mlsOperationCopyTree((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)capacity_, ra_below(64) ? (void *)operations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, operations_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsValueCopyUses(void) {
  intptr_t capacity_ = ra_length();
  RaOut uses_[8];
  ra_clear(uses_);
  RaOut out_[8];
  MlsStatus status = mlsValueCopyUses((MlsValue){ra_handle(RA_MlsValue)}, (intptr_t)capacity_, ra_below(64) ? (void *)uses_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpOperand, uses_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsOperationsCopyNames(void) {
  intptr_t nOperations_ = ra_length();
  MlsOperation operations_[8];
  for (int i = 0; i < 8; ++i)
    operations_[i].bits = ra_handle(RA_MlsOperation);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationsCopyNames((intptr_t)nOperations_, ra_below(64) ? operations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIdentifier, out_, nOperations_);
  }
  return status;
}

static MlsStatus ra_mlsDialectRegistryCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDialectRegistryCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialectRegistry, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDialectRegistryDestroy(void) {
  MlsStatus status = mlsDialectRegistryDestroy((MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return status;
}

static MlsStatus ra_mlsRegisterAllDialects(void) {
  MlsStatus status = mlsRegisterAllDialects((MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return status;
}

static MlsStatus ra_mlsRegisterAllPasses(void) {
  MlsStatus status = mlsRegisterAllPasses();
  return status;
}

static MlsStatus ra_mlsRegisterAllLLVMTranslations(void) {
  MlsStatus status = mlsRegisterAllLLVMTranslations((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsContextCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsContextCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsContextCreateWithThreading(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsContextCreateWithThreading((MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsContextCreateWithRegistry(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsContextCreateWithRegistry((MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)}, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsContextDestroy(void) {
  MlsStatus status = mlsContextDestroy((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsContextEnter(void) {
  MlsStatus status = mlsContextEnter((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsContextLeave(void) {
  MlsStatus status = mlsContextLeave((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsContextAppendDialectRegistry(void) {
  MlsStatus status = mlsContextAppendDialectRegistry((MlsContext){ra_handle(RA_MlsContext)}, (MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return status;
}

static MlsStatus ra_mlsContextSetAllowUnregisteredDialects(void) {
  MlsStatus status = mlsContextSetAllowUnregisteredDialects((MlsContext){ra_handle(RA_MlsContext)}, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsContextGetAllowUnregisteredDialects(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextGetAllowUnregisteredDialects((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextGetNumRegisteredDialects(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextGetNumRegisteredDialects((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextGetNumLoadedDialects(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextGetNumLoadedDialects((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextGetOrLoadDialect(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsContextGetOrLoadDialect((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialect, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsContextLoadAllAvailableDialects(void) {
  MlsStatus status = mlsContextLoadAllAvailableDialects((MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsContextIsRegisteredOperation(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextIsRegisteredOperation((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDialectGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDialectGetContext((MlsDialect){ra_handle(RA_MlsDialect)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDialectGetNamespace(void) {
  RaOut out_[8];
  MlsStatus status = mlsDialectGetNamespace((MlsDialect){ra_handle(RA_MlsDialect)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextAddInvalidationHook(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextAddInvalidationHook((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? ra_MlsInvalidationCallback : NULL, NULL, ra_below(64) ? ra_MlsDestroyUserData : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextRemoveInvalidationHook(void) {
  MlsStatus status = mlsContextRemoveInvalidationHook((MlsContext){ra_handle(RA_MlsContext)}, (uint64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsLlvmThreadPoolCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLlvmThreadPoolCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLlvmThreadPool, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLlvmThreadPoolDestroy(void) {
  MlsStatus status = mlsLlvmThreadPoolDestroy((MlsLlvmThreadPool){ra_handle(RA_MlsLlvmThreadPool)});
  return status;
}

static MlsStatus ra_mlsContextSetThreadPool(void) {
  MlsStatus status = mlsContextSetThreadPool((MlsContext){ra_handle(RA_MlsContext)}, (MlsLlvmThreadPool){ra_handle(RA_MlsLlvmThreadPool)});
  return status;
}

static MlsStatus ra_mlsContextGetThreadPool(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsContextGetThreadPool((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLlvmThreadPool, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsContextEnableMultithreading(void) {
  MlsStatus status = mlsContextEnableMultithreading((MlsContext){ra_handle(RA_MlsContext)}, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsContextGetNumThreads(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextGetNumThreads((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsEnableGlobalDebug(void) {
  MlsStatus status = mlsEnableGlobalDebug((MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsIsGlobalDebugEnabled(void) {
  RaOut out_[8];
  MlsStatus status = mlsIsGlobalDebugEnabled(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSetGlobalDebugType(void) {
  MlsStatus status = mlsSetGlobalDebugType(ra_text());
  return status;
}

static MlsStatus ra_mlsSetGlobalDebugTypes(void) {
  intptr_t n_ = ra_length();
  static MlsStringRef types_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    types_[i] = ra_text();
  MlsStatus status = mlsSetGlobalDebugTypes((intptr_t)n_, ra_below(64) ? types_ : NULL);
  return status;
}

static MlsStatus ra_mlsIsCurrentDebugType(void) {
  RaOut out_[8];
  MlsStatus status = mlsIsCurrentDebugType(ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDenseElementsAttrStringGet(void) {
  intptr_t numElements_ = ra_length();
  static MlsStringRef strs_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    strs_[i] = ra_text();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDenseElementsAttrStringGet((MlsType){ra_handle(RA_MlsType)}, (intptr_t)numElements_, ra_below(64) ? strs_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsEmitError(void) {
  MlsStatus status = mlsEmitError((MlsLocation){ra_handle(RA_MlsLocation)}, ra_text());
  return status;
}

static MlsStatus ra_mlsContextAttachDiagnosticHandler(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextAttachDiagnosticHandler((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? ra_MlsDiagnosticHandler : NULL, (MlsBool)ra_below(2), NULL, ra_below(64) ? ra_MlsDestroyUserData : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextDetachDiagnosticHandler(void) {
  MlsStatus status = mlsContextDetachDiagnosticHandler((MlsContext){ra_handle(RA_MlsContext)}, (uint64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsDiagnosticGetSeverity(void) {
  static MlsDiagnostic diagnostic_;
  diagnostic_ = ra_MlsDiagnostic();
  RaOut out_[8];
  MlsStatus status = mlsDiagnosticGetSeverity(ra_below(64) ? &diagnostic_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDiagnosticGetLocation(void) {
  static MlsDiagnostic diagnostic_;
  diagnostic_ = ra_MlsDiagnostic();
  RaOut out_[8];
  MlsStatus status = mlsDiagnosticGetLocation(ra_below(64) ? &diagnostic_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDiagnosticGetNumNotes(void) {
  static MlsDiagnostic diagnostic_;
  diagnostic_ = ra_MlsDiagnostic();
  RaOut out_[8];
  MlsStatus status = mlsDiagnosticGetNumNotes(ra_below(64) ? &diagnostic_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDiagnosticGetNote(void) {
  static MlsDiagnostic diagnostic_;
  diagnostic_ = ra_MlsDiagnostic();
  RaOut out_[8];
  MlsStatus status = mlsDiagnosticGetNote(ra_below(64) ? &diagnostic_ : NULL, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsDiagnosticPrint(void) {
  static MlsDiagnostic diagnostic_;
  diagnostic_ = ra_MlsDiagnostic();
  MlsStatus status = mlsDiagnosticPrint(ra_below(64) ? &diagnostic_ : NULL, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsDialectHandleInsertDialect(void) {
  MlsStatus status = mlsDialectHandleInsertDialect((MlsDialectHandle){ra_handle(RA_MlsDialectHandle)}, (MlsDialectRegistry){ra_handle(RA_MlsDialectRegistry)});
  return status;
}

static MlsStatus ra_mlsDialectHandleRegisterDialect(void) {
  MlsStatus status = mlsDialectHandleRegisterDialect((MlsDialectHandle){ra_handle(RA_MlsDialectHandle)}, (MlsContext){ra_handle(RA_MlsContext)});
  return status;
}

static MlsStatus ra_mlsDialectHandleLoadDialect(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsDialectHandleLoadDialect((MlsDialectHandle){ra_handle(RA_MlsDialectHandle)}, (MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsDialect, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsExecutionEngineDestroy(void) {
  MlsStatus status = mlsExecutionEngineDestroy((MlsExecutionEngine){ra_handle(RA_MlsExecutionEngine)});
  return status;
}

static MlsStatus ra_mlsCreateExternalPass(void) {
  intptr_t nDependentDialects_ = ra_length();
  static MlsStringRef dependentDialects_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    dependentDialects_[i] = ra_text();
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreateExternalPass(ra_text(), ra_text(), ra_text(), ra_text(), (intptr_t)nDependentDialects_, ra_below(64) ? dependentDialects_ : NULL, ra_MlsExternalPassCallbacks(), NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsCreatePassByName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsCreatePassByName(ra_text(), ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPass, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassDestroy(void) {
  MlsStatus status = mlsPassDestroy((MlsPass){ra_handle(RA_MlsPass)});
  return status;
}

static MlsStatus ra_mlsPassManagerAddOwnedPass(void) {
  MlsStatus status = mlsPassManagerAddOwnedPass((MlsPassManager){ra_handle(RA_MlsPassManager)}, (MlsPass){ra_handle(RA_MlsPass)});
  return status;
}

static MlsStatus ra_mlsOpPassManagerAddOwnedPass(void) {
  MlsStatus status = mlsOpPassManagerAddOwnedPass((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)}, (MlsPass){ra_handle(RA_MlsPass)});
  return status;
}

static MlsStatus ra_mlsExternalPassSignalFailure(void) {
  MlsStatus status = mlsExternalPassSignalFailure((MlsExternalPass){ra_handle(RA_MlsExternalPass)});
  return status;
}

static MlsStatus ra_mlsFuncSetArgAttr(void) {
  MlsStatus status = mlsFuncSetArgAttr((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsFuncSetResultAttr(void) {
  MlsStatus status = mlsFuncSetResultAttr((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsVersion(void) {
  (void)mlsVersion();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsLlvmVersionMajor(void) {
  (void)mlsLlvmVersionMajor();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsStringRefCreate(void) {
  static char data_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    data_[i] = (char)ra_small();
  intptr_t length_ = ra_length();
  (void)mlsStringRefCreate(ra_below(64) ? data_ : NULL, (size_t)length_);
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsStringRefEqual(void) {
  (void)mlsStringRefEqual(ra_text(), ra_text());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsLogicalResultIsSuccess(void) {
  (void)mlsLogicalResultIsSuccess(ra_MlsStatus());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsLogicalResultIsFailure(void) {
  (void)mlsLogicalResultIsFailure(ra_MlsStatus());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsLogicalResultSuccess(void) {
  MlsStatus status = mlsLogicalResultSuccess();
  return status;
}

static MlsStatus ra_mlsLogicalResultFailure(void) {
  MlsStatus status = mlsLogicalResultFailure();
  return status;
}

static MlsStatus ra_mlsInitialize(void) {
  MlsStatus status = mlsInitialize();
  return status;
}

static MlsStatus ra_mlsInvalidationMode(void) {
  RaOut out_[8];
  MlsStatus status = mlsInvalidationMode(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockArgumentInvalidationMode(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockArgumentInvalidationMode(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStringGet(void) {
  RaOut out_[8];
  MlsStatus status = mlsStringGet((MlsString){ra_handle(RA_MlsString)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsStringDestroy(void) {
  MlsStatus status = mlsStringDestroy((MlsString){ra_handle(RA_MlsString)});
  return status;
}

static MlsStatus ra_mlsHostGetNumSkippedCallbacks(void) {
  (void)mlsHostGetNumSkippedCallbacks();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsCallbackFail(void) {
  MlsStatus status = mlsCallbackFail((uint64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsPassManagerTakeIRPrinting(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPassManagerTakeIRPrinting((MlsPassManager){ra_handle(RA_MlsPassManager)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassManagerEnableTiming(void) {
  MlsStatus status = mlsPassManagerEnableTiming((MlsPassManager){ra_handle(RA_MlsPassManager)});
  return status;
}

static MlsStatus ra_mlsPassManagerEnableStatistics(void) {
  static const MlsPassDisplayMode displayMode_[] = {MLS_PASS_DISPLAY_MODE_LIST, MLS_PASS_DISPLAY_MODE_PIPELINE};
  MlsStatus status = mlsPassManagerEnableStatistics((MlsPassManager){ra_handle(RA_MlsPassManager)}, ra_below(16) ? displayMode_[ra_below(sizeof displayMode_ / sizeof *displayMode_)] : (MlsPassDisplayMode)ra_number());
  return status;
}

static MlsStatus ra_mlsInferTypeOpInterfaceInferReturnTypes(void) {
  intptr_t nOperands_ = ra_length();
  MlsValue operands_[8];
  for (int i = 0; i < 8; ++i)
    operands_[i].bits = ra_handle(RA_MlsValue);
  intptr_t nRegions_ = ra_length();
  MlsRegion regions_[8];
  for (int i = 0; i < 8; ++i)
    regions_[i].bits = ra_handle(RA_MlsRegion);
  intptr_t capacity_ = ra_length();
  RaOut types_[8];
  ra_clear(types_);
  RaOut out_[8];
  MlsStatus status = mlsInferTypeOpInterfaceInferReturnTypes(ra_text(), (MlsContext){ra_handle(RA_MlsContext)}, (MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)nOperands_, ra_below(64) ? operands_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)nRegions_, ra_below(64) ? regions_ : NULL, (intptr_t)capacity_, ra_below(64) ? (void *)types_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, types_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsInferShapedTypeOpInterfaceInferReturnTypes(void) {
  intptr_t nOperands_ = ra_length();
  MlsValue operands_[8];
  for (int i = 0; i < 8; ++i)
    operands_[i].bits = ra_handle(RA_MlsValue);
  intptr_t capacity_ = ra_length();
  RaOut components_[8];
  intptr_t sizeCapacity_ = ra_length();
  RaOut sizes_[8];
  RaOut out_[8];
  RaOut outSizes_[8];
  MlsStatus status = mlsInferShapedTypeOpInterfaceInferReturnTypes(ra_text(), (MlsContext){ra_handle(RA_MlsContext)}, (MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)nOperands_, ra_below(64) ? operands_ : NULL, (MlsAttribute){ra_handle(RA_MlsAttribute)}, (intptr_t)capacity_, ra_below(64) ? (void *)components_ : NULL, (intptr_t)sizeCapacity_, ra_below(64) ? (void *)sizes_ : NULL, ra_below(64) ? (void *)out_ : NULL, ra_below(64) ? (void *)outSizes_ : NULL);
  return status;
}

static MlsStatus ra_mlsLoadIRDLDialects(void) {
  MlsStatus status = mlsLoadIRDLDialects((MlsModule){ra_handle(RA_MlsModule)});
  return status;
}

static MlsStatus ra_mlsLinalgFillBuiltinNamedOpRegion(void) {
  MlsStatus status = mlsLinalgFillBuiltinNamedOpRegion((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsLinalgIsAContractionOp(void) {
  RaOut out_[8];
  MlsStatus status = mlsLinalgIsAContractionOp((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLinalgIsAConvolutionOp(void) {
  RaOut out_[8];
  MlsStatus status = mlsLinalgIsAConvolutionOp((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLinalgInferContractionDimensions(void) {
  RaOut out_[8];
  MlsStatus status = mlsLinalgInferContractionDimensions((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLinalgInferContractionDimensionsFromMaps(void) {
  intptr_t numMaps_ = ra_length();
  MlsAffineMap indexingMaps_[8];
  for (int i = 0; i < 8; ++i)
    indexingMaps_[i].bits = ra_handle(RA_MlsAffineMap);
  RaOut out_[8];
  MlsStatus status = mlsLinalgInferContractionDimensionsFromMaps((intptr_t)numMaps_, ra_below(64) ? indexingMaps_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLinalgInferConvolutionDimensions(void) {
  RaOut out_[8];
  MlsStatus status = mlsLinalgInferConvolutionDimensions((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLinalgGetIndexingMapsAttribute(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLinalgGetIndexingMapsAttribute((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLiveHandles(void) {
  RaOut out_[8];
  MlsStatus status = mlsLiveHandles((uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsContextLiveHandles(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextLiveHandles((MlsContext){ra_handle(RA_MlsContext)}, (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsCopyLiveObjects(void) {
  intptr_t capacity_ = ra_length();
  RaOut objects_[8];
  RaOut out_[8];
  MlsStatus status = mlsCopyLiveObjects((MlsContext){ra_handle(RA_MlsContext)}, (intptr_t)capacity_, ra_below(64) ? (void *)objects_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLiveObjectsToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLiveObjectsToString((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsDumpLiveObjects(void) {
  (void)mlsDumpLiveObjects();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsContextGetNumPendingReleases(void) {
  RaOut out_[8];
  MlsStatus status = mlsContextGetNumPendingReleases((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsNumReferencesToDead(void) {
  RaOut out_[8];
  MlsStatus status = mlsNumReferencesToDead(ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeIdentifiedGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeIdentifiedGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeIdentifiedNewGet(void) {
  intptr_t nFieldTypes_ = ra_length();
  MlsType fieldTypes_[8];
  for (int i = 0; i < 8; ++i)
    fieldTypes_[i].bits = ra_handle(RA_MlsType);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLLVMStructTypeIdentifiedNewGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), (intptr_t)nFieldTypes_, ra_below(64) ? fieldTypes_ : NULL, (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLLVMStructTypeSetBody(void) {
  intptr_t nFieldTypes_ = ra_length();
  MlsType fieldTypes_[8];
  for (int i = 0; i < 8; ++i)
    fieldTypes_[i].bits = ra_handle(RA_MlsType);
  MlsStatus status = mlsLLVMStructTypeSetBody((MlsType){ra_handle(RA_MlsType)}, (intptr_t)nFieldTypes_, ra_below(64) ? fieldTypes_ : NULL, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsLocationFusedCopyLocations(void) {
  intptr_t capacity_ = ra_length();
  RaOut locations_[8];
  ra_clear(locations_);
  RaOut out_[8];
  MlsStatus status = mlsLocationFusedCopyLocations((MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)capacity_, ra_below(64) ? (void *)locations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, locations_, capacity_);
  }
  return status;
}

static MlsStatus ra_mlsMemRefTypeGetStridesAndOffset(void) {
  intptr_t capacity_ = ra_length();
  RaOut strides_[8];
  RaOut offset_[8];
  RaOut out_[8];
  MlsStatus status = mlsMemRefTypeGetStridesAndOffset((MlsType){ra_handle(RA_MlsType)}, (intptr_t)capacity_, ra_below(64) ? (void *)strides_ : NULL, ra_below(64) ? (void *)offset_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsModuleCreateEmpty(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleCreateEmpty((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsModule, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleCreateParse(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleCreateParse((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsModule, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleCreateParseFromFile(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleCreateParseFromFile((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsModule, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleFromOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleFromOperation((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsModule, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleGetOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleGetOperation((MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleGetBody(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleGetBody((MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsModuleGetContext((MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsModuleDestroy(void) {
  MlsStatus status = mlsModuleDestroy((MlsModule){ra_handle(RA_MlsModule)});
  return status;
}

static MlsStatus ra_mlsOperationGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetContext((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsIdentifier, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetLocation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetLocation((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationSetLocation(void) {
  MlsStatus status = mlsOperationSetLocation((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsLocation){ra_handle(RA_MlsLocation)});
  return status;
}

static MlsStatus ra_mlsOperationGetBlock(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetBlock((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetParentOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetParentOperation((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetNextInBlock(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetNextInBlock((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationIsBeforeInBlock(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationIsBeforeInBlock((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetNumRegions(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetNumRegions((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetRegion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetRegion((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRegion, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetNumOperands(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetNumOperands((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetOperand(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetOperand((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetNumResults(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetNumResults((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetResult(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetResult((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetNumSuccessors(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetNumSuccessors((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetSuccessor(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetSuccessor((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationSetOperand(void) {
  MlsStatus status = mlsOperationSetOperand((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), (MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsOperationSetOperands(void) {
  intptr_t nOperands_ = ra_length();
  MlsValue operands_[8];
  for (int i = 0; i < 8; ++i)
    operands_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsOperationSetOperands((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)nOperands_, ra_below(64) ? operands_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationSetSuccessor(void) {
  MlsStatus status = mlsOperationSetSuccessor((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsOperationReplaceUsesOfWith(void) {
  MlsStatus status = mlsOperationReplaceUsesOfWith((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsValue){ra_handle(RA_MlsValue)}, (MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsOperationHasInherentAttributeByName(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationHasInherentAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetInherentAttributeByName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetInherentAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetDiscardableAttributeByName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetDiscardableAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetAttributeByName(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationSetInherentAttributeByName(void) {
  MlsStatus status = mlsOperationSetInherentAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsOperationSetDiscardableAttributeByName(void) {
  MlsStatus status = mlsOperationSetDiscardableAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsOperationSetAttributeByName(void) {
  MlsStatus status = mlsOperationSetAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), (MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsOperationRemoveDiscardableAttributeByName(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationRemoveDiscardableAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationRemoveAttributeByName(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationRemoveAttributeByName((MlsOperation){ra_handle(RA_MlsOperation)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetNumDiscardableAttributes(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetNumDiscardableAttributes((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetDiscardableAttribute(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetDiscardableAttribute((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetNumAttributes(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetNumAttributes((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationGetAttribute(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetAttribute((MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationVerify(void) {
  MlsStatus status = mlsOperationVerify((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationCreate((MlsOperationState){ra_handle(RA_MlsOperationState)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationCreateInBlock(void) {
  intptr_t nResults_ = ra_length();
  MlsType results_[8];
  for (int i = 0; i < 8; ++i)
    results_[i].bits = ra_handle(RA_MlsType);
  intptr_t nOperands_ = ra_length();
  MlsValue operands_[8];
  for (int i = 0; i < 8; ++i)
    operands_[i].bits = ra_handle(RA_MlsValue);
  intptr_t nAttributes_ = ra_length();
  static MlsNamedAttribute attributes_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    attributes_[i] = (MlsNamedAttribute){{ra_handle(RA_MlsIdentifier)}, {ra_handle(RA_MlsAttribute)}};
  intptr_t nRegions_ = ra_length();
  MlsRegion regions_[8];
  for (int i = 0; i < 8; ++i)
    regions_[i].bits = ra_handle(RA_MlsRegion);
  intptr_t nSuccessors_ = ra_length();
  MlsBlock successors_[8];
  for (int i = 0; i < 8; ++i)
    successors_[i].bits = ra_handle(RA_MlsBlock);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationCreateInBlock(ra_text(), (MlsLocation){ra_handle(RA_MlsLocation)}, (intptr_t)nResults_, ra_below(64) ? results_ : NULL, (intptr_t)nOperands_, ra_below(64) ? operands_ : NULL, (intptr_t)nAttributes_, ra_below(64) ? attributes_ : NULL, (intptr_t)nRegions_, ra_below(64) ? regions_ : NULL, (intptr_t)nSuccessors_, ra_below(64) ? successors_ : NULL, (MlsBool)ra_below(2), (MlsBlock){ra_handle(RA_MlsBlock)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationCreateParse(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationCreateParse((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationClone(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationClone((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationRemoveFromParent(void) {
  MlsStatus status = mlsOperationRemoveFromParent((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationDestroy(void) {
  MlsStatus status = mlsOperationDestroy((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationMoveAfter(void) {
  MlsStatus status = mlsOperationMoveAfter((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationMoveBefore(void) {
  MlsStatus status = mlsOperationMoveBefore((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsOperationStateGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationStateGet(ra_text(), (MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperationState, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationStateDestroy(void) {
  MlsStatus status = mlsOperationStateDestroy((MlsOperationState){ra_handle(RA_MlsOperationState)});
  return status;
}

static MlsStatus ra_mlsOperationStateAddResults(void) {
  intptr_t nResults_ = ra_length();
  MlsType results_[8];
  for (int i = 0; i < 8; ++i)
    results_[i].bits = ra_handle(RA_MlsType);
  MlsStatus status = mlsOperationStateAddResults((MlsOperationState){ra_handle(RA_MlsOperationState)}, (intptr_t)nResults_, ra_below(64) ? results_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationStateAddOperands(void) {
  intptr_t nOperands_ = ra_length();
  MlsValue operands_[8];
  for (int i = 0; i < 8; ++i)
    operands_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsOperationStateAddOperands((MlsOperationState){ra_handle(RA_MlsOperationState)}, (intptr_t)nOperands_, ra_below(64) ? operands_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationStateAddOwnedRegions(void) {
  intptr_t nRegions_ = ra_length();
  MlsRegion regions_[8];
  for (int i = 0; i < 8; ++i)
    regions_[i].bits = ra_handle(RA_MlsRegion);
  MlsStatus status = mlsOperationStateAddOwnedRegions((MlsOperationState){ra_handle(RA_MlsOperationState)}, (intptr_t)nRegions_, ra_below(64) ? regions_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationStateAddSuccessors(void) {
  intptr_t nSuccessors_ = ra_length();
  MlsBlock successors_[8];
  for (int i = 0; i < 8; ++i)
    successors_[i].bits = ra_handle(RA_MlsBlock);
  MlsStatus status = mlsOperationStateAddSuccessors((MlsOperationState){ra_handle(RA_MlsOperationState)}, (intptr_t)nSuccessors_, ra_below(64) ? successors_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationStateAddAttributes(void) {
  intptr_t nAttributes_ = ra_length();
  static MlsNamedAttribute attributes_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    attributes_[i] = (MlsNamedAttribute){{ra_handle(RA_MlsIdentifier)}, {ra_handle(RA_MlsAttribute)}};
  MlsStatus status = mlsOperationStateAddAttributes((MlsOperationState){ra_handle(RA_MlsOperationState)}, (intptr_t)nAttributes_, ra_below(64) ? attributes_ : NULL);
  return status;
}

static MlsStatus ra_mlsOperationStateEnableResultTypeInference(void) {
  MlsStatus status = mlsOperationStateEnableResultTypeInference((MlsOperationState){ra_handle(RA_MlsOperationState)});
  return status;
}

static MlsStatus ra_mlsTypeParseGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeParseGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributeParseGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAttributeParseGet((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassManagerCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPassManagerCreate((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPassManager, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassManagerCreateOnOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPassManagerCreateOnOperation((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPassManager, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassManagerDestroy(void) {
  MlsStatus status = mlsPassManagerDestroy((MlsPassManager){ra_handle(RA_MlsPassManager)});
  return status;
}

static MlsStatus ra_mlsPassManagerGetAsOpPassManager(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPassManagerGetAsOpPassManager((MlsPassManager){ra_handle(RA_MlsPassManager)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpPassManager, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassManagerGetNestedUnder(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPassManagerGetNestedUnder((MlsPassManager){ra_handle(RA_MlsPassManager)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpPassManager, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpPassManagerGetNestedUnder(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpPassManagerGetNestedUnder((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpPassManager, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpPassManagerAddPipeline(void) {
  MlsStatus status = mlsOpPassManagerAddPipeline((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)}, ra_text());
  return status;
}

static MlsStatus ra_mlsParsePassPipeline(void) {
  MlsStatus status = mlsParsePassPipeline((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)}, ra_text());
  return status;
}

static MlsStatus ra_mlsPrintPassPipeline(void) {
  MlsStatus status = mlsPrintPassPipeline((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsPassPipelineToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPassPipelineToString((MlsOpPassManager){ra_handle(RA_MlsOpPassManager)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPassManagerEnableVerifier(void) {
  MlsStatus status = mlsPassManagerEnableVerifier((MlsPassManager){ra_handle(RA_MlsPassManager)}, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsPDLPatternModuleFromModule(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLPatternModuleFromModule((MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsPDLPatternModule, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLPatternModuleDestroy(void) {
  MlsStatus status = mlsPDLPatternModuleDestroy((MlsPDLPatternModule){ra_handle(RA_MlsPDLPatternModule)});
  return status;
}

static MlsStatus ra_mlsRewritePatternSetFromPDLPatternModule(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewritePatternSetFromPDLPatternModule((MlsPDLPatternModule){ra_handle(RA_MlsPDLPatternModule)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRewritePatternSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLPatternModuleRegisterRewriteFunction(void) {
  MlsStatus status = mlsPDLPatternModuleRegisterRewriteFunction((MlsPDLPatternModule){ra_handle(RA_MlsPDLPatternModule)}, ra_text(), ra_below(64) ? ra_MlsPDLRewriteFunction : NULL, NULL, ra_below(64) ? ra_MlsDestroyUserData : NULL);
  return status;
}

static MlsStatus ra_mlsPDLPatternModuleRegisterConstraintFunction(void) {
  MlsStatus status = mlsPDLPatternModuleRegisterConstraintFunction((MlsPDLPatternModule){ra_handle(RA_MlsPDLPatternModule)}, ra_text(), ra_below(64) ? ra_MlsPDLConstraintFunction : NULL, NULL, ra_below(64) ? ra_MlsDestroyUserData : NULL);
  return status;
}

static MlsStatus ra_mlsPDLValueAsValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLValueAsValue((MlsPDLValue){ra_handle(RA_MlsPDLValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLValueAsType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLValueAsType((MlsPDLValue){ra_handle(RA_MlsPDLValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLValueAsOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLValueAsOperation((MlsPDLValue){ra_handle(RA_MlsPDLValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLValueAsAttribute(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPDLValueAsAttribute((MlsPDLValue){ra_handle(RA_MlsPDLValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsPDLResultListPushBackValue(void) {
  MlsStatus status = mlsPDLResultListPushBackValue((MlsPDLResultList){ra_handle(RA_MlsPDLResultList)}, (MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsPDLResultListPushBackType(void) {
  MlsStatus status = mlsPDLResultListPushBackType((MlsPDLResultList){ra_handle(RA_MlsPDLResultList)}, (MlsType){ra_handle(RA_MlsType)});
  return status;
}

static MlsStatus ra_mlsPDLResultListPushBackOperation(void) {
  MlsStatus status = mlsPDLResultListPushBackOperation((MlsPDLResultList){ra_handle(RA_MlsPDLResultList)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsPDLResultListPushBackAttribute(void) {
  MlsStatus status = mlsPDLResultListPushBackAttribute((MlsPDLResultList){ra_handle(RA_MlsPDLResultList)}, (MlsAttribute){ra_handle(RA_MlsAttribute)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpPrintingFlagsCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpPrintingFlags, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsDestroy(void) {
  MlsStatus status = mlsOpPrintingFlagsDestroy((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsElideLargeElementsAttrs(void) {
  MlsStatus status = mlsOpPrintingFlagsElideLargeElementsAttrs((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, (intptr_t)ra_number());
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsElideLargeResourceString(void) {
  MlsStatus status = mlsOpPrintingFlagsElideLargeResourceString((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, (intptr_t)ra_number());
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsEnableDebugInfo(void) {
  MlsStatus status = mlsOpPrintingFlagsEnableDebugInfo((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, (MlsBool)ra_below(2), (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsPrintGenericOpForm(void) {
  MlsStatus status = mlsOpPrintingFlagsPrintGenericOpForm((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsPrintNameLocAsPrefix(void) {
  MlsStatus status = mlsOpPrintingFlagsPrintNameLocAsPrefix((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsUseLocalScope(void) {
  MlsStatus status = mlsOpPrintingFlagsUseLocalScope((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsAssumeVerified(void) {
  MlsStatus status = mlsOpPrintingFlagsAssumeVerified((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsOpPrintingFlagsSkipRegions(void) {
  MlsStatus status = mlsOpPrintingFlagsSkipRegions((MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)});
  return status;
}

static MlsStatus ra_mlsTypePrint(void) {
  MlsStatus status = mlsTypePrint((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsTypeToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeToString((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsAttributePrint(void) {
  MlsStatus status = mlsAttributePrint((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsAttributeToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsAttributeToString((MlsAttribute){ra_handle(RA_MlsAttribute)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsLocationPrint(void) {
  MlsStatus status = mlsLocationPrint((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsLocationToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsLocationToString((MlsLocation){ra_handle(RA_MlsLocation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsValuePrint(void) {
  MlsStatus status = mlsValuePrint((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsValueToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsValueToString((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockPrint(void) {
  MlsStatus status = mlsBlockPrint((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsBlockToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockToString((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationPrint(void) {
  MlsStatus status = mlsOperationPrint((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsOperationDump(void) {
  MlsStatus status = mlsOperationDump((MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsValueDump(void) {
  MlsStatus status = mlsValueDump((MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsOperationPrintWithFlags(void) {
  MlsStatus status = mlsOperationPrintWithFlags((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsOperationToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationToString((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOpPrintingFlags){ra_handle(RA_MlsOpPrintingFlags)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBytecodeWriterConfigCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBytecodeWriterConfigCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBytecodeWriterConfig, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBytecodeWriterConfigDestroy(void) {
  MlsStatus status = mlsBytecodeWriterConfigDestroy((MlsBytecodeWriterConfig){ra_handle(RA_MlsBytecodeWriterConfig)});
  return status;
}

static MlsStatus ra_mlsBytecodeWriterConfigDesiredEmitVersion(void) {
  MlsStatus status = mlsBytecodeWriterConfigDesiredEmitVersion((MlsBytecodeWriterConfig){ra_handle(RA_MlsBytecodeWriterConfig)}, (int64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsOperationWriteBytecode(void) {
  MlsStatus status = mlsOperationWriteBytecode((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsOperationWriteBytecodeWithConfig(void) {
  MlsStatus status = mlsOperationWriteBytecodeWithConfig((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsBytecodeWriterConfig){ra_handle(RA_MlsBytecodeWriterConfig)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsOperationToBytecode(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationToBytecode((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsBytecodeWriterConfig){ra_handle(RA_MlsBytecodeWriterConfig)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetRaw(void) {
  RaOut out_[8];
  MlsStatus status = mlsOperationGetRaw((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockGetRaw(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockGetRaw((MlsBlock){ra_handle(RA_MlsBlock)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsHandleRetain(void) {
  MlsStatus status = mlsHandleRetain((uint64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsHandleRelease(void) {
  MlsStatus status = mlsHandleRelease((uint64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsHandleGetNumReferences(void) {
  RaOut out_[8];
  MlsStatus status = mlsHandleGetNumReferences((uint64_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsRegionCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRegionCreate((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRegion, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegionDestroy(void) {
  MlsStatus status = mlsRegionDestroy((MlsRegion){ra_handle(RA_MlsRegion)});
  return status;
}

static MlsStatus ra_mlsRegionGetFirstBlock(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRegionGetFirstBlock((MlsRegion){ra_handle(RA_MlsRegion)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationGetFirstRegion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOperationGetFirstRegion((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRegion, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegionGetNextInOperation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRegionGetNextInOperation((MlsRegion){ra_handle(RA_MlsRegion)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRegion, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRegionAppendOwnedBlock(void) {
  MlsStatus status = mlsRegionAppendOwnedBlock((MlsRegion){ra_handle(RA_MlsRegion)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRegionInsertOwnedBlock(void) {
  MlsStatus status = mlsRegionInsertOwnedBlock((MlsRegion){ra_handle(RA_MlsRegion)}, (intptr_t)ra_number(), (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRegionInsertOwnedBlockAfter(void) {
  MlsStatus status = mlsRegionInsertOwnedBlockAfter((MlsRegion){ra_handle(RA_MlsRegion)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRegionInsertOwnedBlockBefore(void) {
  MlsStatus status = mlsRegionInsertOwnedBlockBefore((MlsRegion){ra_handle(RA_MlsRegion)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRegionTakeBody(void) {
  MlsStatus status = mlsRegionTakeBody((MlsRegion){ra_handle(RA_MlsRegion)}, (MlsRegion){ra_handle(RA_MlsRegion)});
  return status;
}

static MlsStatus ra_mlsStatusName(void) {
  (void)mlsStatusName((uint32_t)ra_number());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsStatusMessage(void) {
  (void)mlsStatusMessage(ra_MlsStatus());
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsStatusGetReport(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsStatusGetReport(ra_MlsStatus(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsReport, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsReportDestroy(void) {
  MlsStatus status = mlsReportDestroy((MlsReport){ra_handle(RA_MlsReport)});
  return status;
}

static MlsStatus ra_mlsReportGetCode(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetCode((MlsReport){ra_handle(RA_MlsReport)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetErrorToken(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetErrorToken((MlsReport){ra_handle(RA_MlsReport)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetFunction(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetFunction((MlsReport){ra_handle(RA_MlsReport)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetArgument(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetArgument((MlsReport){ra_handle(RA_MlsReport)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetMessage(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetMessage((MlsReport){ra_handle(RA_MlsReport)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetNumDiagnostics(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetNumDiagnostics((MlsReport){ra_handle(RA_MlsReport)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetDiagnostic(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetDiagnostic((MlsReport){ra_handle(RA_MlsReport)}, (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsReportGetNote(void) {
  RaOut out_[8];
  MlsStatus status = mlsReportGetNote((MlsReport){ra_handle(RA_MlsReport)}, (intptr_t)ra_number(), (intptr_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsUnmanagedDenseResourceElementsAttrGet(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsUnmanagedDenseResourceElementsAttrGet((MlsType){ra_handle(RA_MlsType)}, ra_text(), NULL, (size_t)ra_number(), (size_t)ra_number(), (MlsBool)ra_below(2), ra_below(64) ? ra_MlsBlobDeleter : NULL, NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpRewritePatternCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpRewritePatternCreate(ra_text(), (uint32_t)ra_number(), ra_MlsRewritePatternCallbacks(), NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRewritePattern, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewritePatternDestroy(void) {
  MlsStatus status = mlsRewritePatternDestroy((MlsRewritePattern){ra_handle(RA_MlsRewritePattern)});
  return status;
}

static MlsStatus ra_mlsRewritePatternSetCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewritePatternSetCreate((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRewritePatternSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewritePatternSetDestroy(void) {
  MlsStatus status = mlsRewritePatternSetDestroy((MlsRewritePatternSet){ra_handle(RA_MlsRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsRewritePatternSetAdd(void) {
  MlsStatus status = mlsRewritePatternSetAdd((MlsRewritePatternSet){ra_handle(RA_MlsRewritePatternSet)}, (MlsRewritePattern){ra_handle(RA_MlsRewritePattern)});
  return status;
}

static MlsStatus ra_mlsFreezeRewritePattern(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsFreezeRewritePattern((MlsRewritePatternSet){ra_handle(RA_MlsRewritePatternSet)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsFrozenRewritePatternSet, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsFrozenRewritePatternSetDestroy(void) {
  MlsStatus status = mlsFrozenRewritePatternSetDestroy((MlsFrozenRewritePatternSet){ra_handle(RA_MlsFrozenRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsApplyPatternsAndFoldGreedilyWithOp(void) {
  MlsStatus status = mlsApplyPatternsAndFoldGreedilyWithOp((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsFrozenRewritePatternSet){ra_handle(RA_MlsFrozenRewritePatternSet)}, ra_MlsGreedyRewriteDriverConfig());
  return status;
}

static MlsStatus ra_mlsApplyPatternsAndFoldGreedily(void) {
  MlsStatus status = mlsApplyPatternsAndFoldGreedily((MlsModule){ra_handle(RA_MlsModule)}, (MlsFrozenRewritePatternSet){ra_handle(RA_MlsFrozenRewritePatternSet)}, ra_MlsGreedyRewriteDriverConfig());
  return status;
}

static MlsStatus ra_mlsWalkAndApplyPatterns(void) {
  MlsStatus status = mlsWalkAndApplyPatterns((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsFrozenRewritePatternSet){ra_handle(RA_MlsFrozenRewritePatternSet)});
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigCreate(void) {
  (void)mlsGreedyRewriteDriverConfigCreate();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigDestroy(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigDestroy(ra_below(64) ? &config_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigSetMaxIterations(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigSetMaxIterations(ra_below(64) ? &config_ : NULL, (int64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigSetMaxNumRewrites(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigSetMaxNumRewrites(ra_below(64) ? &config_ : NULL, (int64_t)ra_number());
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(ra_below(64) ? &config_ : NULL, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigEnableFolding(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigEnableFolding(ra_below(64) ? &config_ : NULL, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigSetStrictness(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigSetStrictness(ra_below(64) ? &config_ : NULL, (uint32_t)ra_number());
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(ra_below(64) ? &config_ : NULL, (uint32_t)ra_number());
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigEnableConstantCSE(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  MlsStatus status = mlsGreedyRewriteDriverConfigEnableConstantCSE(ra_below(64) ? &config_ : NULL, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigGetMaxIterations(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigGetMaxIterations(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigGetMaxNumRewrites(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigGetMaxNumRewrites(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigIsFoldingEnabled(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigIsFoldingEnabled(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigGetStrictness(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigGetStrictness(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(void) {
  static MlsGreedyRewriteDriverConfig config_;
  config_ = ra_MlsGreedyRewriteDriverConfig();
  RaOut out_[8];
  MlsStatus status = mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(ra_below(64) ? &config_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsIRRewriterCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIRRewriterCreate((MlsContext){ra_handle(RA_MlsContext)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRewriterBase, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIRRewriterCreateFromOp(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsIRRewriterCreateFromOp((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRewriterBase, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsIRRewriterDestroy(void) {
  MlsStatus status = mlsIRRewriterDestroy((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)});
  return status;
}

static MlsStatus ra_mlsPatternRewriterAsBase(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsPatternRewriterAsBase((MlsPatternRewriter){ra_handle(RA_MlsPatternRewriter)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsRewriterBase, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseGetContext((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseClearInsertionPoint(void) {
  MlsStatus status = mlsRewriterBaseClearInsertionPoint((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseSetInsertionPointBefore(void) {
  MlsStatus status = mlsRewriterBaseSetInsertionPointBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseSetInsertionPointAfter(void) {
  MlsStatus status = mlsRewriterBaseSetInsertionPointAfter((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseSetInsertionPointToStart(void) {
  MlsStatus status = mlsRewriterBaseSetInsertionPointToStart((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseSetInsertionPointToEnd(void) {
  MlsStatus status = mlsRewriterBaseSetInsertionPointToEnd((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseSetInsertionPointAfterValue(void) {
  MlsStatus status = mlsRewriterBaseSetInsertionPointAfterValue((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseGetInsertionBlock(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseGetInsertionBlock((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseGetBlock(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseGetBlock((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseGetOperationAfterInsertion(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseGetOperationAfterInsertion((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseInsert(void) {
  MlsStatus status = mlsRewriterBaseInsert((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseClone(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseClone((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseCloneWithoutRegions(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseCloneWithoutRegions((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseEraseOp(void) {
  MlsStatus status = mlsRewriterBaseEraseOp((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceOpWithValues(void) {
  intptr_t nValues_ = ra_length();
  MlsValue values_[8];
  for (int i = 0; i < 8; ++i)
    values_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsRewriterBaseReplaceOpWithValues((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)nValues_, ra_below(64) ? values_ : NULL);
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceOpWithOperation(void) {
  MlsStatus status = mlsRewriterBaseReplaceOpWithOperation((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceAllUsesWith(void) {
  MlsStatus status = mlsRewriterBaseReplaceAllUsesWith((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsValue){ra_handle(RA_MlsValue)}, (MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseMoveOpBefore(void) {
  MlsStatus status = mlsRewriterBaseMoveOpBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseMoveOpAfter(void) {
  MlsStatus status = mlsRewriterBaseMoveOpAfter((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseStartOpModification(void) {
  MlsStatus status = mlsRewriterBaseStartOpModification((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseFinalizeOpModification(void) {
  MlsStatus status = mlsRewriterBaseFinalizeOpModification((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseCancelOpModification(void) {
  MlsStatus status = mlsRewriterBaseCancelOpModification((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseCreateBlockBefore(void) {
  intptr_t nArgTypes_ = ra_length();
  MlsType argTypes_[8];
  for (int i = 0; i < 8; ++i)
    argTypes_[i].bits = ra_handle(RA_MlsType);
  MlsLocation locations_[8];
  for (int i = 0; i < 8; ++i)
    locations_[i].bits = ra_handle(RA_MlsLocation);
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsRewriterBaseCreateBlockBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)nArgTypes_, ra_below(64) ? argTypes_ : NULL, ra_below(64) ? locations_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsRewriterBaseCloneRegionBefore(void) {
  MlsStatus status = mlsRewriterBaseCloneRegionBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsRegion){ra_handle(RA_MlsRegion)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseInlineRegionBefore(void) {
  MlsStatus status = mlsRewriterBaseInlineRegionBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsRegion){ra_handle(RA_MlsRegion)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseEraseBlock(void) {
  MlsStatus status = mlsRewriterBaseEraseBlock((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseInlineBlockBefore(void) {
  intptr_t nArgValues_ = ra_length();
  MlsValue argValues_[8];
  for (int i = 0; i < 8; ++i)
    argValues_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsRewriterBaseInlineBlockBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)nArgValues_, ra_below(64) ? argValues_ : NULL);
  return status;
}

static MlsStatus ra_mlsRewriterBaseMergeBlocks(void) {
  intptr_t nArgValues_ = ra_length();
  MlsValue argValues_[8];
  for (int i = 0; i < 8; ++i)
    argValues_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsRewriterBaseMergeBlocks((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (intptr_t)nArgValues_, ra_below(64) ? argValues_ : NULL);
  return status;
}

static MlsStatus ra_mlsRewriterBaseMoveBlockBefore(void) {
  MlsStatus status = mlsRewriterBaseMoveBlockBefore((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsBlock){ra_handle(RA_MlsBlock)}, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceAllValueRangeUsesWith(void) {
  intptr_t nValues_ = ra_length();
  MlsValue from_[8];
  for (int i = 0; i < 8; ++i)
    from_[i].bits = ra_handle(RA_MlsValue);
  MlsValue to_[8];
  for (int i = 0; i < 8; ++i)
    to_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsRewriterBaseReplaceAllValueRangeUsesWith((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (intptr_t)nValues_, ra_below(64) ? from_ : NULL, ra_below(64) ? to_ : NULL);
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceAllOpUsesWithValueRange(void) {
  intptr_t nTo_ = ra_length();
  MlsValue to_[8];
  for (int i = 0; i < 8; ++i)
    to_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsRewriterBaseReplaceAllOpUsesWithValueRange((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)nTo_, ra_below(64) ? to_ : NULL);
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceAllOpUsesWithOperation(void) {
  MlsStatus status = mlsRewriterBaseReplaceAllOpUsesWithOperation((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceOpUsesWithinBlock(void) {
  intptr_t nNewValues_ = ra_length();
  MlsValue newValues_[8];
  for (int i = 0; i < 8; ++i)
    newValues_[i].bits = ra_handle(RA_MlsValue);
  MlsStatus status = mlsRewriterBaseReplaceOpUsesWithinBlock((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (intptr_t)nNewValues_, ra_below(64) ? newValues_ : NULL, (MlsBlock){ra_handle(RA_MlsBlock)});
  return status;
}

static MlsStatus ra_mlsRewriterBaseReplaceAllUsesExcept(void) {
  MlsStatus status = mlsRewriterBaseReplaceAllUsesExcept((MlsRewriterBase){ra_handle(RA_MlsRewriterBase)}, (MlsValue){ra_handle(RA_MlsValue)}, (MlsValue){ra_handle(RA_MlsValue)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsSparseTensorEncodingAttrBuildLvlType(void) {
  static const MlsSparseTensorLevelFormat lvlFmt_[] = {MLS_SPARSE_TENSOR_LEVEL_DENSE, MLS_SPARSE_TENSOR_LEVEL_BATCH, MLS_SPARSE_TENSOR_LEVEL_COMPRESSED, MLS_SPARSE_TENSOR_LEVEL_SINGLETON, MLS_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED, MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M};
  static MlsSparseTensorLevelPropertyNondefault properties_[8 * 8];
  for (int i = 0; i < 8 * 8; ++i)
    properties_[i] = (MlsSparseTensorLevelPropertyNondefault)ra_small();
  intptr_t propSize_ = ra_length();
  RaOut out_[8];
  MlsStatus status = mlsSparseTensorEncodingAttrBuildLvlType(ra_below(16) ? lvlFmt_[ra_below(sizeof lvlFmt_ / sizeof *lvlFmt_)] : (MlsSparseTensorLevelFormat)ra_number(), ra_below(64) ? properties_ : NULL, (uint32_t)propSize_, (uint32_t)ra_number(), (uint32_t)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolTableGetSymbolAttributeName(void) {
  (void)mlsSymbolTableGetSymbolAttributeName();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsSymbolTableGetVisibilityAttributeName(void) {
  (void)mlsSymbolTableGetVisibilityAttributeName();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsSymbolTableCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSymbolTableCreate((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsSymbolTable, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSymbolTableDestroy(void) {
  MlsStatus status = mlsSymbolTableDestroy((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)});
  return status;
}

static MlsStatus ra_mlsSymbolTableLookup(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSymbolTableLookup((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSymbolTableInsert(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsSymbolTableInsert((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsAttribute, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsSymbolTableErase(void) {
  MlsStatus status = mlsSymbolTableErase((MlsSymbolTable){ra_handle(RA_MlsSymbolTable)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsSymbolTableReplaceAllSymbolUses(void) {
  MlsStatus status = mlsSymbolTableReplaceAllSymbolUses(ra_text(), ra_text(), (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsTranslateModuleToLLVMIR(void) {
  MlsStatus status = mlsTranslateModuleToLLVMIR((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL);
  return status;
}

static MlsStatus ra_mlsTranslateModuleToLLVMIRToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTranslateModuleToLLVMIRToString((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeToLLVMIR(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeToLLVMIR((MlsType){ra_handle(RA_MlsType)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeFromLLVMIR(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeFromLLVMIR((MlsContext){ra_handle(RA_MlsContext)}, ra_text(), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTranslateModuleToSMTLIB(void) {
  MlsStatus status = mlsTranslateModuleToSMTLIB((MlsModule){ra_handle(RA_MlsModule)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL, (MlsBool)ra_below(2), (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsTranslateModuleToSMTLIBToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTranslateModuleToSMTLIBToString((MlsModule){ra_handle(RA_MlsModule)}, (MlsBool)ra_below(2), (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTranslateOperationToSMTLIB(void) {
  MlsStatus status = mlsTranslateOperationToSMTLIB((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? ra_MlsStringCallback : NULL, NULL, (MlsBool)ra_below(2), (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsTranslateOperationToSMTLIBToString(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTranslateOperationToSMTLIBToString((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsBool)ra_below(2), (MlsBool)ra_below(2), ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsString, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTransformApplyNamedSequence(void) {
  MlsStatus status = mlsTransformApplyNamedSequence((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)}, ra_MlsTransformOptions());
  return status;
}

static MlsStatus ra_mlsMergeSymbolsIntoFromClone(void) {
  MlsStatus status = mlsMergeSymbolsIntoFromClone((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsOperation){ra_handle(RA_MlsOperation)});
  return status;
}

static MlsStatus ra_mlsTransformOptionsCreate(void) {
  (void)mlsTransformOptionsCreate();
  return (MlsStatus){0, 0};
}

static MlsStatus ra_mlsTransformOptionsDestroy(void) {
  static MlsTransformOptions options_;
  options_ = ra_MlsTransformOptions();
  MlsStatus status = mlsTransformOptionsDestroy(ra_below(64) ? &options_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformOptionsEnableExpensiveChecks(void) {
  static MlsTransformOptions options_;
  options_ = ra_MlsTransformOptions();
  MlsStatus status = mlsTransformOptionsEnableExpensiveChecks(ra_below(64) ? &options_ : NULL, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsTransformOptionsGetExpensiveChecksEnabled(void) {
  static MlsTransformOptions options_;
  options_ = ra_MlsTransformOptions();
  RaOut out_[8];
  MlsStatus status = mlsTransformOptionsGetExpensiveChecksEnabled(ra_below(64) ? &options_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTransformOptionsEnforceSingleTopLevelTransformOp(void) {
  static MlsTransformOptions options_;
  options_ = ra_MlsTransformOptions();
  MlsStatus status = mlsTransformOptionsEnforceSingleTopLevelTransformOp(ra_below(64) ? &options_ : NULL, (MlsBool)ra_below(2));
  return status;
}

static MlsStatus ra_mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(void) {
  static MlsTransformOptions options_;
  options_ = ra_MlsTransformOptions();
  RaOut out_[8];
  MlsStatus status = mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(ra_below(64) ? &options_ : NULL, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsTypeIDAllocatorCreate(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeIDAllocatorCreate(ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeIDAllocator, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsTypeIDAllocatorDestroy(void) {
  MlsStatus status = mlsTypeIDAllocatorDestroy((MlsTypeIDAllocator){ra_handle(RA_MlsTypeIDAllocator)});
  return status;
}

static MlsStatus ra_mlsTypeIDAllocatorAllocateTypeID(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsTypeIDAllocatorAllocateTypeID((MlsTypeIDAllocator){ra_handle(RA_MlsTypeIDAllocator)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsTypeID, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsValueIsABlockArgument(void) {
  RaOut out_[8];
  MlsStatus status = mlsValueIsABlockArgument((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsValueIsAOpResult(void) {
  RaOut out_[8];
  MlsStatus status = mlsValueIsAOpResult((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsValueGetContext(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsValueGetContext((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsContext, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsValueGetType(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsValueGetType((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsType, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsValueSetType(void) {
  MlsStatus status = mlsValueSetType((MlsValue){ra_handle(RA_MlsValue)}, (MlsType){ra_handle(RA_MlsType)});
  return status;
}

static MlsStatus ra_mlsValueGetLocation(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsValueGetLocation((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsLocation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockArgumentGetOwner(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsBlockArgumentGetOwner((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsBlock, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsBlockArgumentGetArgNumber(void) {
  RaOut out_[8];
  MlsStatus status = mlsBlockArgumentGetArgNumber((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsBlockArgumentSetType(void) {
  MlsStatus status = mlsBlockArgumentSetType((MlsValue){ra_handle(RA_MlsValue)}, (MlsType){ra_handle(RA_MlsType)});
  return status;
}

static MlsStatus ra_mlsBlockArgumentSetLocation(void) {
  MlsStatus status = mlsBlockArgumentSetLocation((MlsValue){ra_handle(RA_MlsValue)}, (MlsLocation){ra_handle(RA_MlsLocation)});
  return status;
}

static MlsStatus ra_mlsOpResultGetOwner(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpResultGetOwner((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpResultGetResultNumber(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpResultGetResultNumber((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsValueGetFirstUse(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsValueGetFirstUse((MlsValue){ra_handle(RA_MlsValue)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpOperand, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsValueReplaceAllUsesOfWith(void) {
  MlsStatus status = mlsValueReplaceAllUsesOfWith((MlsValue){ra_handle(RA_MlsValue)}, (MlsValue){ra_handle(RA_MlsValue)});
  return status;
}

static MlsStatus ra_mlsValueReplaceAllUsesExcept(void) {
  intptr_t nExceptions_ = ra_length();
  MlsOperation exceptions_[8];
  for (int i = 0; i < 8; ++i)
    exceptions_[i].bits = ra_handle(RA_MlsOperation);
  MlsStatus status = mlsValueReplaceAllUsesExcept((MlsValue){ra_handle(RA_MlsValue)}, (MlsValue){ra_handle(RA_MlsValue)}, (intptr_t)nExceptions_, ra_below(64) ? exceptions_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpOperandGetOwner(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpOperandGetOwner((MlsOpOperand){ra_handle(RA_MlsOpOperand)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOperation, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpOperandGetOperandNumber(void) {
  RaOut out_[8];
  MlsStatus status = mlsOpOperandGetOperandNumber((MlsOpOperand){ra_handle(RA_MlsOpOperand)}, ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsOpOperandGetValue(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpOperandGetValue((MlsOpOperand){ra_handle(RA_MlsOpOperand)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsValue, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOpOperandGetNextUse(void) {
  RaOut out_[8];
  ra_clear(out_);
  MlsStatus status = mlsOpOperandGetNextUse((MlsOpOperand){ra_handle(RA_MlsOpOperand)}, ra_below(64) ? (void *)out_ : NULL);
  if (status.code == MLS_STATUS_OK) {
    ra_keep_all(RA_MlsOpOperand, out_, 1);
  }
  return status;
}

static MlsStatus ra_mlsOperationWalk(void) {
  static const MlsWalkOrder walkOrder_[] = {MLS_WALK_PRE_ORDER, MLS_WALK_POST_ORDER};
  RaOut out_[8];
  MlsStatus status = mlsOperationWalk((MlsOperation){ra_handle(RA_MlsOperation)}, ra_below(64) ? ra_MlsOperationWalkCallback : NULL, NULL, ra_below(16) ? walkOrder_[ra_below(sizeof walkOrder_ / sizeof *walkOrder_)] : (MlsWalkOrder)ra_number(), ra_below(64) ? (void *)out_ : NULL);
  return status;
}

static MlsStatus ra_mlsSymbolTableWalkSymbolTables(void) {
  MlsStatus status = mlsSymbolTableWalkSymbolTables((MlsOperation){ra_handle(RA_MlsOperation)}, (MlsBool)ra_below(2), ra_below(64) ? ra_MlsSymbolTableCallback : NULL, NULL);
  return status;
}

const RaCall ra_calls[] = {
    {"mlsAffineExprGetContext", ra_mlsAffineExprGetContext},
    {"mlsAffineExprEqual", ra_mlsAffineExprEqual},
    {"mlsAffineExprIsNull", ra_mlsAffineExprIsNull},
    {"mlsAffineExprPrint", ra_mlsAffineExprPrint},
    {"mlsAffineExprToString", ra_mlsAffineExprToString},
    {"mlsAffineExprDump", ra_mlsAffineExprDump},
    {"mlsAffineExprIsSymbolicOrConstant", ra_mlsAffineExprIsSymbolicOrConstant},
    {"mlsAffineExprIsPureAffine", ra_mlsAffineExprIsPureAffine},
    {"mlsAffineExprGetLargestKnownDivisor", ra_mlsAffineExprGetLargestKnownDivisor},
    {"mlsAffineExprIsMultipleOf", ra_mlsAffineExprIsMultipleOf},
    {"mlsAffineExprIsFunctionOfDim", ra_mlsAffineExprIsFunctionOfDim},
    {"mlsAffineExprCompose", ra_mlsAffineExprCompose},
    {"mlsAffineExprShiftDims", ra_mlsAffineExprShiftDims},
    {"mlsAffineExprShiftSymbols", ra_mlsAffineExprShiftSymbols},
    {"mlsSimplifyAffineExpr", ra_mlsSimplifyAffineExpr},
    {"mlsAffineExprIsADim", ra_mlsAffineExprIsADim},
    {"mlsAffineDimExprGet", ra_mlsAffineDimExprGet},
    {"mlsAffineDimExprGetPosition", ra_mlsAffineDimExprGetPosition},
    {"mlsAffineExprIsASymbol", ra_mlsAffineExprIsASymbol},
    {"mlsAffineSymbolExprGet", ra_mlsAffineSymbolExprGet},
    {"mlsAffineSymbolExprGetPosition", ra_mlsAffineSymbolExprGetPosition},
    {"mlsAffineExprIsAConstant", ra_mlsAffineExprIsAConstant},
    {"mlsAffineConstantExprGet", ra_mlsAffineConstantExprGet},
    {"mlsAffineConstantExprGetValue", ra_mlsAffineConstantExprGetValue},
    {"mlsAffineExprIsAAdd", ra_mlsAffineExprIsAAdd},
    {"mlsAffineAddExprGet", ra_mlsAffineAddExprGet},
    {"mlsAffineExprIsAMul", ra_mlsAffineExprIsAMul},
    {"mlsAffineMulExprGet", ra_mlsAffineMulExprGet},
    {"mlsAffineExprIsAMod", ra_mlsAffineExprIsAMod},
    {"mlsAffineModExprGet", ra_mlsAffineModExprGet},
    {"mlsAffineExprIsAFloorDiv", ra_mlsAffineExprIsAFloorDiv},
    {"mlsAffineFloorDivExprGet", ra_mlsAffineFloorDivExprGet},
    {"mlsAffineExprIsACeilDiv", ra_mlsAffineExprIsACeilDiv},
    {"mlsAffineCeilDivExprGet", ra_mlsAffineCeilDivExprGet},
    {"mlsAffineExprIsABinary", ra_mlsAffineExprIsABinary},
    {"mlsAffineBinaryOpExprGetLHS", ra_mlsAffineBinaryOpExprGetLHS},
    {"mlsAffineBinaryOpExprGetRHS", ra_mlsAffineBinaryOpExprGetRHS},
    {"mlsAffineMapGetContext", ra_mlsAffineMapGetContext},
    {"mlsAffineMapIsNull", ra_mlsAffineMapIsNull},
    {"mlsAffineMapEqual", ra_mlsAffineMapEqual},
    {"mlsAffineMapPrint", ra_mlsAffineMapPrint},
    {"mlsAffineMapToString", ra_mlsAffineMapToString},
    {"mlsAffineMapDump", ra_mlsAffineMapDump},
    {"mlsAffineMapEmptyGet", ra_mlsAffineMapEmptyGet},
    {"mlsAffineMapZeroResultGet", ra_mlsAffineMapZeroResultGet},
    {"mlsAffineMapGet", ra_mlsAffineMapGet},
    {"mlsAffineMapConstantGet", ra_mlsAffineMapConstantGet},
    {"mlsAffineMapMultiDimIdentityGet", ra_mlsAffineMapMultiDimIdentityGet},
    {"mlsAffineMapMinorIdentityGet", ra_mlsAffineMapMinorIdentityGet},
    {"mlsAffineMapPermutationGet", ra_mlsAffineMapPermutationGet},
    {"mlsAffineMapIsIdentity", ra_mlsAffineMapIsIdentity},
    {"mlsAffineMapIsMinorIdentity", ra_mlsAffineMapIsMinorIdentity},
    {"mlsAffineMapIsEmpty", ra_mlsAffineMapIsEmpty},
    {"mlsAffineMapIsSingleConstant", ra_mlsAffineMapIsSingleConstant},
    {"mlsAffineMapGetSingleConstantResult", ra_mlsAffineMapGetSingleConstantResult},
    {"mlsAffineMapGetNumDims", ra_mlsAffineMapGetNumDims},
    {"mlsAffineMapGetNumSymbols", ra_mlsAffineMapGetNumSymbols},
    {"mlsAffineMapGetNumResults", ra_mlsAffineMapGetNumResults},
    {"mlsAffineMapGetResult", ra_mlsAffineMapGetResult},
    {"mlsAffineMapCopyResults", ra_mlsAffineMapCopyResults},
    {"mlsAffineMapGetNumInputs", ra_mlsAffineMapGetNumInputs},
    {"mlsAffineMapIsProjectedPermutation", ra_mlsAffineMapIsProjectedPermutation},
    {"mlsAffineMapIsPermutation", ra_mlsAffineMapIsPermutation},
    {"mlsAffineMapGetSubMap", ra_mlsAffineMapGetSubMap},
    {"mlsAffineMapGetMajorSubMap", ra_mlsAffineMapGetMajorSubMap},
    {"mlsAffineMapGetMinorSubMap", ra_mlsAffineMapGetMinorSubMap},
    {"mlsAffineMapReplace", ra_mlsAffineMapReplace},
    {"mlsAttributeIsALocation", ra_mlsAttributeIsALocation},
    {"mlsAttributeIsAAffineMap", ra_mlsAttributeIsAAffineMap},
    {"mlsAffineMapAttrGet", ra_mlsAffineMapAttrGet},
    {"mlsAffineMapAttrGetName", ra_mlsAffineMapAttrGetName},
    {"mlsAffineMapAttrGetValue", ra_mlsAffineMapAttrGetValue},
    {"mlsAffineMapAttrGetTypeID", ra_mlsAffineMapAttrGetTypeID},
    {"mlsAttributeIsAArray", ra_mlsAttributeIsAArray},
    {"mlsArrayAttrGet", ra_mlsArrayAttrGet},
    {"mlsArrayAttrGetName", ra_mlsArrayAttrGetName},
    {"mlsArrayAttrGetNumElements", ra_mlsArrayAttrGetNumElements},
    {"mlsArrayAttrGetElement", ra_mlsArrayAttrGetElement},
    {"mlsArrayAttrCopyElements", ra_mlsArrayAttrCopyElements},
    {"mlsArrayAttrGetTypeID", ra_mlsArrayAttrGetTypeID},
    {"mlsAttributeIsADictionary", ra_mlsAttributeIsADictionary},
    {"mlsDictionaryAttrGetName", ra_mlsDictionaryAttrGetName},
    {"mlsDictionaryAttrGetNumElements", ra_mlsDictionaryAttrGetNumElements},
    {"mlsDictionaryAttrGetElementByName", ra_mlsDictionaryAttrGetElementByName},
    {"mlsDictionaryAttrGetTypeID", ra_mlsDictionaryAttrGetTypeID},
    {"mlsAttributeIsAFloat", ra_mlsAttributeIsAFloat},
    {"mlsFloatAttrGetName", ra_mlsFloatAttrGetName},
    {"mlsFloatAttrDoubleGet", ra_mlsFloatAttrDoubleGet},
    {"mlsFloatAttrDoubleGetChecked", ra_mlsFloatAttrDoubleGetChecked},
    {"mlsFloatAttrGetValueDouble", ra_mlsFloatAttrGetValueDouble},
    {"mlsFloatAttrGetTypeID", ra_mlsFloatAttrGetTypeID},
    {"mlsAttributeIsAInteger", ra_mlsAttributeIsAInteger},
    {"mlsIntegerAttrGet", ra_mlsIntegerAttrGet},
    {"mlsIntegerAttrGetName", ra_mlsIntegerAttrGetName},
    {"mlsIntegerAttrGetValueInt", ra_mlsIntegerAttrGetValueInt},
    {"mlsIntegerAttrGetValueSInt", ra_mlsIntegerAttrGetValueSInt},
    {"mlsIntegerAttrGetValueUInt", ra_mlsIntegerAttrGetValueUInt},
    {"mlsIntegerAttrGetTypeID", ra_mlsIntegerAttrGetTypeID},
    {"mlsAttributeIsABool", ra_mlsAttributeIsABool},
    {"mlsBoolAttrGetValue", ra_mlsBoolAttrGetValue},
    {"mlsAttributeIsAIntegerSet", ra_mlsAttributeIsAIntegerSet},
    {"mlsIntegerSetAttrGet", ra_mlsIntegerSetAttrGet},
    {"mlsIntegerSetAttrGetName", ra_mlsIntegerSetAttrGetName},
    {"mlsIntegerSetAttrGetValue", ra_mlsIntegerSetAttrGetValue},
    {"mlsIntegerSetAttrGetTypeID", ra_mlsIntegerSetAttrGetTypeID},
    {"mlsAttributeIsAOpaque", ra_mlsAttributeIsAOpaque},
    {"mlsOpaqueAttrGet", ra_mlsOpaqueAttrGet},
    {"mlsOpaqueAttrGetName", ra_mlsOpaqueAttrGetName},
    {"mlsOpaqueAttrGetDialectNamespace", ra_mlsOpaqueAttrGetDialectNamespace},
    {"mlsOpaqueAttrGetData", ra_mlsOpaqueAttrGetData},
    {"mlsOpaqueAttrGetTypeID", ra_mlsOpaqueAttrGetTypeID},
    {"mlsAttributeIsAString", ra_mlsAttributeIsAString},
    {"mlsStringAttrGet", ra_mlsStringAttrGet},
    {"mlsStringAttrGetName", ra_mlsStringAttrGetName},
    {"mlsStringAttrTypedGet", ra_mlsStringAttrTypedGet},
    {"mlsStringAttrGetValue", ra_mlsStringAttrGetValue},
    {"mlsStringAttrGetTypeID", ra_mlsStringAttrGetTypeID},
    {"mlsAttributeIsASymbolRef", ra_mlsAttributeIsASymbolRef},
    {"mlsSymbolRefAttrGet", ra_mlsSymbolRefAttrGet},
    {"mlsSymbolRefAttrGetName", ra_mlsSymbolRefAttrGetName},
    {"mlsSymbolRefAttrGetRootReference", ra_mlsSymbolRefAttrGetRootReference},
    {"mlsSymbolRefAttrGetLeafReference", ra_mlsSymbolRefAttrGetLeafReference},
    {"mlsSymbolRefAttrGetNumNestedReferences", ra_mlsSymbolRefAttrGetNumNestedReferences},
    {"mlsSymbolRefAttrGetNestedReference", ra_mlsSymbolRefAttrGetNestedReference},
    {"mlsSymbolRefAttrCopyNestedReferences", ra_mlsSymbolRefAttrCopyNestedReferences},
    {"mlsSymbolRefAttrGetTypeID", ra_mlsSymbolRefAttrGetTypeID},
    {"mlsDisctinctAttrCreate", ra_mlsDisctinctAttrCreate},
    {"mlsAttributeIsAFlatSymbolRef", ra_mlsAttributeIsAFlatSymbolRef},
    {"mlsFlatSymbolRefAttrGet", ra_mlsFlatSymbolRefAttrGet},
    {"mlsFlatSymbolRefAttrGetName", ra_mlsFlatSymbolRefAttrGetName},
    {"mlsFlatSymbolRefAttrGetValue", ra_mlsFlatSymbolRefAttrGetValue},
    {"mlsAttributeIsAType", ra_mlsAttributeIsAType},
    {"mlsTypeAttrGet", ra_mlsTypeAttrGet},
    {"mlsTypeAttrGetName", ra_mlsTypeAttrGetName},
    {"mlsTypeAttrGetValue", ra_mlsTypeAttrGetValue},
    {"mlsTypeAttrGetTypeID", ra_mlsTypeAttrGetTypeID},
    {"mlsAttributeIsAUnit", ra_mlsAttributeIsAUnit},
    {"mlsUnitAttrGet", ra_mlsUnitAttrGet},
    {"mlsUnitAttrGetName", ra_mlsUnitAttrGetName},
    {"mlsUnitAttrGetTypeID", ra_mlsUnitAttrGetTypeID},
    {"mlsAttributeIsAElements", ra_mlsAttributeIsAElements},
    {"mlsElementsAttrGetValue", ra_mlsElementsAttrGetValue},
    {"mlsElementsAttrIsValidIndex", ra_mlsElementsAttrIsValidIndex},
    {"mlsElementsAttrGetNumElements", ra_mlsElementsAttrGetNumElements},
    {"mlsDenseArrayAttrGetTypeID", ra_mlsDenseArrayAttrGetTypeID},
    {"mlsAttributeIsADenseBoolArray", ra_mlsAttributeIsADenseBoolArray},
    {"mlsAttributeIsADenseI8Array", ra_mlsAttributeIsADenseI8Array},
    {"mlsAttributeIsADenseI16Array", ra_mlsAttributeIsADenseI16Array},
    {"mlsAttributeIsADenseI32Array", ra_mlsAttributeIsADenseI32Array},
    {"mlsAttributeIsADenseI64Array", ra_mlsAttributeIsADenseI64Array},
    {"mlsAttributeIsADenseF32Array", ra_mlsAttributeIsADenseF32Array},
    {"mlsAttributeIsADenseF64Array", ra_mlsAttributeIsADenseF64Array},
    {"mlsDenseBoolArrayGet", ra_mlsDenseBoolArrayGet},
    {"mlsDenseI8ArrayGet", ra_mlsDenseI8ArrayGet},
    {"mlsDenseI16ArrayGet", ra_mlsDenseI16ArrayGet},
    {"mlsDenseI32ArrayGet", ra_mlsDenseI32ArrayGet},
    {"mlsDenseI64ArrayGet", ra_mlsDenseI64ArrayGet},
    {"mlsDenseF32ArrayGet", ra_mlsDenseF32ArrayGet},
    {"mlsDenseF64ArrayGet", ra_mlsDenseF64ArrayGet},
    {"mlsDenseArrayGetNumElements", ra_mlsDenseArrayGetNumElements},
    {"mlsDenseBoolArrayGetElement", ra_mlsDenseBoolArrayGetElement},
    {"mlsDenseBoolArrayCopyElements", ra_mlsDenseBoolArrayCopyElements},
    {"mlsDenseI8ArrayGetElement", ra_mlsDenseI8ArrayGetElement},
    {"mlsDenseI8ArrayCopyElements", ra_mlsDenseI8ArrayCopyElements},
    {"mlsDenseI16ArrayGetElement", ra_mlsDenseI16ArrayGetElement},
    {"mlsDenseI16ArrayCopyElements", ra_mlsDenseI16ArrayCopyElements},
    {"mlsDenseI32ArrayGetElement", ra_mlsDenseI32ArrayGetElement},
    {"mlsDenseI32ArrayCopyElements", ra_mlsDenseI32ArrayCopyElements},
    {"mlsDenseI64ArrayGetElement", ra_mlsDenseI64ArrayGetElement},
    {"mlsDenseI64ArrayCopyElements", ra_mlsDenseI64ArrayCopyElements},
    {"mlsDenseF32ArrayGetElement", ra_mlsDenseF32ArrayGetElement},
    {"mlsDenseF32ArrayCopyElements", ra_mlsDenseF32ArrayCopyElements},
    {"mlsDenseF64ArrayGetElement", ra_mlsDenseF64ArrayGetElement},
    {"mlsDenseF64ArrayCopyElements", ra_mlsDenseF64ArrayCopyElements},
    {"mlsAttributeIsADenseElements", ra_mlsAttributeIsADenseElements},
    {"mlsAttributeIsADenseIntElements", ra_mlsAttributeIsADenseIntElements},
    {"mlsAttributeIsADenseFPElements", ra_mlsAttributeIsADenseFPElements},
    {"mlsDenseIntOrFPElementsAttrGetTypeID", ra_mlsDenseIntOrFPElementsAttrGetTypeID},
    {"mlsDenseElementsAttrGet", ra_mlsDenseElementsAttrGet},
    {"mlsDenseElementsAttrSplatGet", ra_mlsDenseElementsAttrSplatGet},
    {"mlsDenseElementsAttrBoolSplatGet", ra_mlsDenseElementsAttrBoolSplatGet},
    {"mlsDenseElementsAttrUInt8SplatGet", ra_mlsDenseElementsAttrUInt8SplatGet},
    {"mlsDenseElementsAttrInt8SplatGet", ra_mlsDenseElementsAttrInt8SplatGet},
    {"mlsDenseElementsAttrUInt32SplatGet", ra_mlsDenseElementsAttrUInt32SplatGet},
    {"mlsDenseElementsAttrInt32SplatGet", ra_mlsDenseElementsAttrInt32SplatGet},
    {"mlsDenseElementsAttrUInt64SplatGet", ra_mlsDenseElementsAttrUInt64SplatGet},
    {"mlsDenseElementsAttrInt64SplatGet", ra_mlsDenseElementsAttrInt64SplatGet},
    {"mlsDenseElementsAttrFloatSplatGet", ra_mlsDenseElementsAttrFloatSplatGet},
    {"mlsDenseElementsAttrDoubleSplatGet", ra_mlsDenseElementsAttrDoubleSplatGet},
    {"mlsDenseElementsAttrBoolGet", ra_mlsDenseElementsAttrBoolGet},
    {"mlsDenseElementsAttrUInt8Get", ra_mlsDenseElementsAttrUInt8Get},
    {"mlsDenseElementsAttrInt8Get", ra_mlsDenseElementsAttrInt8Get},
    {"mlsDenseElementsAttrUInt16Get", ra_mlsDenseElementsAttrUInt16Get},
    {"mlsDenseElementsAttrInt16Get", ra_mlsDenseElementsAttrInt16Get},
    {"mlsDenseElementsAttrUInt32Get", ra_mlsDenseElementsAttrUInt32Get},
    {"mlsDenseElementsAttrInt32Get", ra_mlsDenseElementsAttrInt32Get},
    {"mlsDenseElementsAttrUInt64Get", ra_mlsDenseElementsAttrUInt64Get},
    {"mlsDenseElementsAttrInt64Get", ra_mlsDenseElementsAttrInt64Get},
    {"mlsDenseElementsAttrFloatGet", ra_mlsDenseElementsAttrFloatGet},
    {"mlsDenseElementsAttrDoubleGet", ra_mlsDenseElementsAttrDoubleGet},
    {"mlsDenseElementsAttrBFloat16Get", ra_mlsDenseElementsAttrBFloat16Get},
    {"mlsDenseElementsAttrFloat16Get", ra_mlsDenseElementsAttrFloat16Get},
    {"mlsDenseElementsAttrReshapeGet", ra_mlsDenseElementsAttrReshapeGet},
    {"mlsDenseElementsAttrIsSplat", ra_mlsDenseElementsAttrIsSplat},
    {"mlsDenseElementsAttrGetSplatValue", ra_mlsDenseElementsAttrGetSplatValue},
    {"mlsDenseElementsAttrGetBoolSplatValue", ra_mlsDenseElementsAttrGetBoolSplatValue},
    {"mlsDenseElementsAttrGetInt8SplatValue", ra_mlsDenseElementsAttrGetInt8SplatValue},
    {"mlsDenseElementsAttrGetUInt8SplatValue", ra_mlsDenseElementsAttrGetUInt8SplatValue},
    {"mlsDenseElementsAttrGetInt32SplatValue", ra_mlsDenseElementsAttrGetInt32SplatValue},
    {"mlsDenseElementsAttrGetUInt32SplatValue", ra_mlsDenseElementsAttrGetUInt32SplatValue},
    {"mlsDenseElementsAttrGetInt64SplatValue", ra_mlsDenseElementsAttrGetInt64SplatValue},
    {"mlsDenseElementsAttrGetUInt64SplatValue", ra_mlsDenseElementsAttrGetUInt64SplatValue},
    {"mlsDenseElementsAttrGetFloatSplatValue", ra_mlsDenseElementsAttrGetFloatSplatValue},
    {"mlsDenseElementsAttrGetDoubleSplatValue", ra_mlsDenseElementsAttrGetDoubleSplatValue},
    {"mlsDenseElementsAttrGetStringSplatValue", ra_mlsDenseElementsAttrGetStringSplatValue},
    {"mlsDenseElementsAttrGetBoolValue", ra_mlsDenseElementsAttrGetBoolValue},
    {"mlsDenseElementsAttrGetInt8Value", ra_mlsDenseElementsAttrGetInt8Value},
    {"mlsDenseElementsAttrGetUInt8Value", ra_mlsDenseElementsAttrGetUInt8Value},
    {"mlsDenseElementsAttrGetInt16Value", ra_mlsDenseElementsAttrGetInt16Value},
    {"mlsDenseElementsAttrGetUInt16Value", ra_mlsDenseElementsAttrGetUInt16Value},
    {"mlsDenseElementsAttrGetInt32Value", ra_mlsDenseElementsAttrGetInt32Value},
    {"mlsDenseElementsAttrGetUInt32Value", ra_mlsDenseElementsAttrGetUInt32Value},
    {"mlsDenseElementsAttrGetInt64Value", ra_mlsDenseElementsAttrGetInt64Value},
    {"mlsDenseElementsAttrGetUInt64Value", ra_mlsDenseElementsAttrGetUInt64Value},
    {"mlsDenseElementsAttrGetIndexValue", ra_mlsDenseElementsAttrGetIndexValue},
    {"mlsDenseElementsAttrGetFloatValue", ra_mlsDenseElementsAttrGetFloatValue},
    {"mlsDenseElementsAttrGetDoubleValue", ra_mlsDenseElementsAttrGetDoubleValue},
    {"mlsDenseElementsAttrGetStringValue", ra_mlsDenseElementsAttrGetStringValue},
    {"mlsAttributeIsADenseResourceElements", ra_mlsAttributeIsADenseResourceElements},
    {"mlsDenseResourceElementsAttrGetName", ra_mlsDenseResourceElementsAttrGetName},
    {"mlsUnmanagedDenseBoolResourceElementsAttrGet", ra_mlsUnmanagedDenseBoolResourceElementsAttrGet},
    {"mlsUnmanagedDenseUInt8ResourceElementsAttrGet", ra_mlsUnmanagedDenseUInt8ResourceElementsAttrGet},
    {"mlsUnmanagedDenseInt8ResourceElementsAttrGet", ra_mlsUnmanagedDenseInt8ResourceElementsAttrGet},
    {"mlsUnmanagedDenseUInt16ResourceElementsAttrGet", ra_mlsUnmanagedDenseUInt16ResourceElementsAttrGet},
    {"mlsUnmanagedDenseInt16ResourceElementsAttrGet", ra_mlsUnmanagedDenseInt16ResourceElementsAttrGet},
    {"mlsUnmanagedDenseUInt32ResourceElementsAttrGet", ra_mlsUnmanagedDenseUInt32ResourceElementsAttrGet},
    {"mlsUnmanagedDenseInt32ResourceElementsAttrGet", ra_mlsUnmanagedDenseInt32ResourceElementsAttrGet},
    {"mlsUnmanagedDenseUInt64ResourceElementsAttrGet", ra_mlsUnmanagedDenseUInt64ResourceElementsAttrGet},
    {"mlsUnmanagedDenseInt64ResourceElementsAttrGet", ra_mlsUnmanagedDenseInt64ResourceElementsAttrGet},
    {"mlsUnmanagedDenseFloatResourceElementsAttrGet", ra_mlsUnmanagedDenseFloatResourceElementsAttrGet},
    {"mlsUnmanagedDenseDoubleResourceElementsAttrGet", ra_mlsUnmanagedDenseDoubleResourceElementsAttrGet},
    {"mlsDenseBoolResourceElementsAttrGetValue", ra_mlsDenseBoolResourceElementsAttrGetValue},
    {"mlsDenseInt8ResourceElementsAttrGetValue", ra_mlsDenseInt8ResourceElementsAttrGetValue},
    {"mlsDenseUInt8ResourceElementsAttrGetValue", ra_mlsDenseUInt8ResourceElementsAttrGetValue},
    {"mlsDenseInt16ResourceElementsAttrGetValue", ra_mlsDenseInt16ResourceElementsAttrGetValue},
    {"mlsDenseUInt16ResourceElementsAttrGetValue", ra_mlsDenseUInt16ResourceElementsAttrGetValue},
    {"mlsDenseInt32ResourceElementsAttrGetValue", ra_mlsDenseInt32ResourceElementsAttrGetValue},
    {"mlsDenseUInt32ResourceElementsAttrGetValue", ra_mlsDenseUInt32ResourceElementsAttrGetValue},
    {"mlsDenseInt64ResourceElementsAttrGetValue", ra_mlsDenseInt64ResourceElementsAttrGetValue},
    {"mlsDenseUInt64ResourceElementsAttrGetValue", ra_mlsDenseUInt64ResourceElementsAttrGetValue},
    {"mlsDenseFloatResourceElementsAttrGetValue", ra_mlsDenseFloatResourceElementsAttrGetValue},
    {"mlsDenseDoubleResourceElementsAttrGetValue", ra_mlsDenseDoubleResourceElementsAttrGetValue},
    {"mlsAttributeIsASparseElements", ra_mlsAttributeIsASparseElements},
    {"mlsSparseElementsAttribute", ra_mlsSparseElementsAttribute},
    {"mlsSparseElementsAttrGetIndices", ra_mlsSparseElementsAttrGetIndices},
    {"mlsSparseElementsAttrGetValues", ra_mlsSparseElementsAttrGetValues},
    {"mlsSparseElementsAttrGetTypeID", ra_mlsSparseElementsAttrGetTypeID},
    {"mlsAttributeIsAStridedLayout", ra_mlsAttributeIsAStridedLayout},
    {"mlsStridedLayoutAttrGet", ra_mlsStridedLayoutAttrGet},
    {"mlsStridedLayoutAttrGetName", ra_mlsStridedLayoutAttrGetName},
    {"mlsStridedLayoutAttrGetOffset", ra_mlsStridedLayoutAttrGetOffset},
    {"mlsStridedLayoutAttrGetNumStrides", ra_mlsStridedLayoutAttrGetNumStrides},
    {"mlsStridedLayoutAttrGetStride", ra_mlsStridedLayoutAttrGetStride},
    {"mlsStridedLayoutAttrCopyStrides", ra_mlsStridedLayoutAttrCopyStrides},
    {"mlsStridedLayoutAttrGetTypeID", ra_mlsStridedLayoutAttrGetTypeID},
    {"mlsIntegerTypeGetTypeID", ra_mlsIntegerTypeGetTypeID},
    {"mlsTypeIsAInteger", ra_mlsTypeIsAInteger},
    {"mlsIntegerTypeGet", ra_mlsIntegerTypeGet},
    {"mlsIntegerTypeGetName", ra_mlsIntegerTypeGetName},
    {"mlsIntegerTypeSignedGet", ra_mlsIntegerTypeSignedGet},
    {"mlsIntegerTypeUnsignedGet", ra_mlsIntegerTypeUnsignedGet},
    {"mlsIntegerTypeGetWidth", ra_mlsIntegerTypeGetWidth},
    {"mlsIntegerTypeIsSignless", ra_mlsIntegerTypeIsSignless},
    {"mlsIntegerTypeIsSigned", ra_mlsIntegerTypeIsSigned},
    {"mlsIntegerTypeIsUnsigned", ra_mlsIntegerTypeIsUnsigned},
    {"mlsIndexTypeGetTypeID", ra_mlsIndexTypeGetTypeID},
    {"mlsTypeIsAIndex", ra_mlsTypeIsAIndex},
    {"mlsIndexTypeGet", ra_mlsIndexTypeGet},
    {"mlsIndexTypeGetName", ra_mlsIndexTypeGetName},
    {"mlsTypeIsAFloat", ra_mlsTypeIsAFloat},
    {"mlsFloatTypeGetWidth", ra_mlsFloatTypeGetWidth},
    {"mlsFloat4E2M1FNTypeGetTypeID", ra_mlsFloat4E2M1FNTypeGetTypeID},
    {"mlsTypeIsAFloat4E2M1FN", ra_mlsTypeIsAFloat4E2M1FN},
    {"mlsFloat4E2M1FNTypeGet", ra_mlsFloat4E2M1FNTypeGet},
    {"mlsFloat4E2M1FNTypeGetName", ra_mlsFloat4E2M1FNTypeGetName},
    {"mlsFloat6E2M3FNTypeGetTypeID", ra_mlsFloat6E2M3FNTypeGetTypeID},
    {"mlsTypeIsAFloat6E2M3FN", ra_mlsTypeIsAFloat6E2M3FN},
    {"mlsFloat6E2M3FNTypeGet", ra_mlsFloat6E2M3FNTypeGet},
    {"mlsFloat6E2M3FNTypeGetName", ra_mlsFloat6E2M3FNTypeGetName},
    {"mlsFloat6E3M2FNTypeGetTypeID", ra_mlsFloat6E3M2FNTypeGetTypeID},
    {"mlsTypeIsAFloat6E3M2FN", ra_mlsTypeIsAFloat6E3M2FN},
    {"mlsFloat6E3M2FNTypeGet", ra_mlsFloat6E3M2FNTypeGet},
    {"mlsFloat6E3M2FNTypeGetName", ra_mlsFloat6E3M2FNTypeGetName},
    {"mlsFloat8E5M2TypeGetTypeID", ra_mlsFloat8E5M2TypeGetTypeID},
    {"mlsTypeIsAFloat8E5M2", ra_mlsTypeIsAFloat8E5M2},
    {"mlsFloat8E5M2TypeGet", ra_mlsFloat8E5M2TypeGet},
    {"mlsFloat8E5M2TypeGetName", ra_mlsFloat8E5M2TypeGetName},
    {"mlsFloat8E4M3TypeGetTypeID", ra_mlsFloat8E4M3TypeGetTypeID},
    {"mlsTypeIsAFloat8E4M3", ra_mlsTypeIsAFloat8E4M3},
    {"mlsFloat8E4M3TypeGet", ra_mlsFloat8E4M3TypeGet},
    {"mlsFloat8E4M3TypeGetName", ra_mlsFloat8E4M3TypeGetName},
    {"mlsFloat8E4M3FNTypeGetTypeID", ra_mlsFloat8E4M3FNTypeGetTypeID},
    {"mlsTypeIsAFloat8E4M3FN", ra_mlsTypeIsAFloat8E4M3FN},
    {"mlsFloat8E4M3FNTypeGet", ra_mlsFloat8E4M3FNTypeGet},
    {"mlsFloat8E4M3FNTypeGetName", ra_mlsFloat8E4M3FNTypeGetName},
    {"mlsFloat8E5M2FNUZTypeGetTypeID", ra_mlsFloat8E5M2FNUZTypeGetTypeID},
    {"mlsTypeIsAFloat8E5M2FNUZ", ra_mlsTypeIsAFloat8E5M2FNUZ},
    {"mlsFloat8E5M2FNUZTypeGet", ra_mlsFloat8E5M2FNUZTypeGet},
    {"mlsFloat8E5M2FNUZTypeGetName", ra_mlsFloat8E5M2FNUZTypeGetName},
    {"mlsFloat8E4M3FNUZTypeGetTypeID", ra_mlsFloat8E4M3FNUZTypeGetTypeID},
    {"mlsTypeIsAFloat8E4M3FNUZ", ra_mlsTypeIsAFloat8E4M3FNUZ},
    {"mlsFloat8E4M3FNUZTypeGet", ra_mlsFloat8E4M3FNUZTypeGet},
    {"mlsFloat8E4M3FNUZTypeGetName", ra_mlsFloat8E4M3FNUZTypeGetName},
    {"mlsFloat8E4M3B11FNUZTypeGetTypeID", ra_mlsFloat8E4M3B11FNUZTypeGetTypeID},
    {"mlsTypeIsAFloat8E4M3B11FNUZ", ra_mlsTypeIsAFloat8E4M3B11FNUZ},
    {"mlsFloat8E4M3B11FNUZTypeGet", ra_mlsFloat8E4M3B11FNUZTypeGet},
    {"mlsFloat8E4M3B11FNUZTypeGetName", ra_mlsFloat8E4M3B11FNUZTypeGetName},
    {"mlsFloat8E3M4TypeGetTypeID", ra_mlsFloat8E3M4TypeGetTypeID},
    {"mlsTypeIsAFloat8E3M4", ra_mlsTypeIsAFloat8E3M4},
    {"mlsFloat8E3M4TypeGet", ra_mlsFloat8E3M4TypeGet},
    {"mlsFloat8E3M4TypeGetName", ra_mlsFloat8E3M4TypeGetName},
    {"mlsFloat8E8M0FNUTypeGetTypeID", ra_mlsFloat8E8M0FNUTypeGetTypeID},
    {"mlsTypeIsAFloat8E8M0FNU", ra_mlsTypeIsAFloat8E8M0FNU},
    {"mlsFloat8E8M0FNUTypeGet", ra_mlsFloat8E8M0FNUTypeGet},
    {"mlsFloat8E8M0FNUTypeGetName", ra_mlsFloat8E8M0FNUTypeGetName},
    {"mlsBFloat16TypeGetTypeID", ra_mlsBFloat16TypeGetTypeID},
    {"mlsTypeIsABF16", ra_mlsTypeIsABF16},
    {"mlsBF16TypeGet", ra_mlsBF16TypeGet},
    {"mlsBF16TypeGetName", ra_mlsBF16TypeGetName},
    {"mlsFloat16TypeGetTypeID", ra_mlsFloat16TypeGetTypeID},
    {"mlsTypeIsAF16", ra_mlsTypeIsAF16},
    {"mlsF16TypeGet", ra_mlsF16TypeGet},
    {"mlsF16TypeGetName", ra_mlsF16TypeGetName},
    {"mlsFloat32TypeGetTypeID", ra_mlsFloat32TypeGetTypeID},
    {"mlsTypeIsAF32", ra_mlsTypeIsAF32},
    {"mlsF32TypeGet", ra_mlsF32TypeGet},
    {"mlsF32TypeGetName", ra_mlsF32TypeGetName},
    {"mlsFloat64TypeGetTypeID", ra_mlsFloat64TypeGetTypeID},
    {"mlsTypeIsAF64", ra_mlsTypeIsAF64},
    {"mlsF64TypeGet", ra_mlsF64TypeGet},
    {"mlsF64TypeGetName", ra_mlsF64TypeGetName},
    {"mlsFloatTF32TypeGetTypeID", ra_mlsFloatTF32TypeGetTypeID},
    {"mlsTypeIsATF32", ra_mlsTypeIsATF32},
    {"mlsTF32TypeGet", ra_mlsTF32TypeGet},
    {"mlsTF32TypeGetName", ra_mlsTF32TypeGetName},
    {"mlsNoneTypeGetTypeID", ra_mlsNoneTypeGetTypeID},
    {"mlsTypeIsANone", ra_mlsTypeIsANone},
    {"mlsNoneTypeGet", ra_mlsNoneTypeGet},
    {"mlsNoneTypeGetName", ra_mlsNoneTypeGetName},
    {"mlsComplexTypeGetTypeID", ra_mlsComplexTypeGetTypeID},
    {"mlsTypeIsAComplex", ra_mlsTypeIsAComplex},
    {"mlsComplexTypeGet", ra_mlsComplexTypeGet},
    {"mlsComplexTypeGetName", ra_mlsComplexTypeGetName},
    {"mlsComplexTypeGetElementType", ra_mlsComplexTypeGetElementType},
    {"mlsTypeIsAShaped", ra_mlsTypeIsAShaped},
    {"mlsShapedTypeGetElementType", ra_mlsShapedTypeGetElementType},
    {"mlsShapedTypeHasRank", ra_mlsShapedTypeHasRank},
    {"mlsShapedTypeGetRank", ra_mlsShapedTypeGetRank},
    {"mlsShapedTypeHasStaticShape", ra_mlsShapedTypeHasStaticShape},
    {"mlsShapedTypeIsDynamicDim", ra_mlsShapedTypeIsDynamicDim},
    {"mlsShapedTypeIsStaticDim", ra_mlsShapedTypeIsStaticDim},
    {"mlsShapedTypeGetDimSize", ra_mlsShapedTypeGetDimSize},
    {"mlsShapedTypeCopySizes", ra_mlsShapedTypeCopySizes},
    {"mlsShapedTypeIsDynamicSize", ra_mlsShapedTypeIsDynamicSize},
    {"mlsShapedTypeIsStaticSize", ra_mlsShapedTypeIsStaticSize},
    {"mlsShapedTypeGetDynamicSize", ra_mlsShapedTypeGetDynamicSize},
    {"mlsShapedTypeIsDynamicStrideOrOffset", ra_mlsShapedTypeIsDynamicStrideOrOffset},
    {"mlsShapedTypeIsStaticStrideOrOffset", ra_mlsShapedTypeIsStaticStrideOrOffset},
    {"mlsShapedTypeGetDynamicStrideOrOffset", ra_mlsShapedTypeGetDynamicStrideOrOffset},
    {"mlsVectorTypeGetTypeID", ra_mlsVectorTypeGetTypeID},
    {"mlsTypeIsAVector", ra_mlsTypeIsAVector},
    {"mlsVectorTypeGet", ra_mlsVectorTypeGet},
    {"mlsVectorTypeGetName", ra_mlsVectorTypeGetName},
    {"mlsVectorTypeGetChecked", ra_mlsVectorTypeGetChecked},
    {"mlsVectorTypeGetScalable", ra_mlsVectorTypeGetScalable},
    {"mlsVectorTypeGetScalableChecked", ra_mlsVectorTypeGetScalableChecked},
    {"mlsVectorTypeIsScalable", ra_mlsVectorTypeIsScalable},
    {"mlsVectorTypeIsDimScalable", ra_mlsVectorTypeIsDimScalable},
    {"mlsTypeIsATensor", ra_mlsTypeIsATensor},
    {"mlsRankedTensorTypeGetTypeID", ra_mlsRankedTensorTypeGetTypeID},
    {"mlsTypeIsARankedTensor", ra_mlsTypeIsARankedTensor},
    {"mlsUnrankedTensorTypeGetTypeID", ra_mlsUnrankedTensorTypeGetTypeID},
    {"mlsTypeIsAUnrankedTensor", ra_mlsTypeIsAUnrankedTensor},
    {"mlsRankedTensorTypeGet", ra_mlsRankedTensorTypeGet},
    {"mlsRankedTensorTypeGetName", ra_mlsRankedTensorTypeGetName},
    {"mlsRankedTensorTypeGetChecked", ra_mlsRankedTensorTypeGetChecked},
    {"mlsRankedTensorTypeGetEncoding", ra_mlsRankedTensorTypeGetEncoding},
    {"mlsUnrankedTensorTypeGet", ra_mlsUnrankedTensorTypeGet},
    {"mlsUnrankedTensorTypeGetName", ra_mlsUnrankedTensorTypeGetName},
    {"mlsUnrankedTensorTypeGetChecked", ra_mlsUnrankedTensorTypeGetChecked},
    {"mlsMemRefTypeGetTypeID", ra_mlsMemRefTypeGetTypeID},
    {"mlsTypeIsAMemRef", ra_mlsTypeIsAMemRef},
    {"mlsUnrankedMemRefTypeGetTypeID", ra_mlsUnrankedMemRefTypeGetTypeID},
    {"mlsTypeIsAUnrankedMemRef", ra_mlsTypeIsAUnrankedMemRef},
    {"mlsMemRefTypeGet", ra_mlsMemRefTypeGet},
    {"mlsMemRefTypeGetName", ra_mlsMemRefTypeGetName},
    {"mlsMemRefTypeGetChecked", ra_mlsMemRefTypeGetChecked},
    {"mlsMemRefTypeContiguousGet", ra_mlsMemRefTypeContiguousGet},
    {"mlsMemRefTypeContiguousGetChecked", ra_mlsMemRefTypeContiguousGetChecked},
    {"mlsUnrankedMemRefTypeGet", ra_mlsUnrankedMemRefTypeGet},
    {"mlsUnrankedMemRefTypeGetName", ra_mlsUnrankedMemRefTypeGetName},
    {"mlsUnrankedMemRefTypeGetChecked", ra_mlsUnrankedMemRefTypeGetChecked},
    {"mlsMemRefTypeGetLayout", ra_mlsMemRefTypeGetLayout},
    {"mlsMemRefTypeGetAffineMap", ra_mlsMemRefTypeGetAffineMap},
    {"mlsMemRefTypeGetMemorySpace", ra_mlsMemRefTypeGetMemorySpace},
    {"mlsUnrankedMemrefGetMemorySpace", ra_mlsUnrankedMemrefGetMemorySpace},
    {"mlsTupleTypeGetTypeID", ra_mlsTupleTypeGetTypeID},
    {"mlsTypeIsATuple", ra_mlsTypeIsATuple},
    {"mlsTupleTypeGet", ra_mlsTupleTypeGet},
    {"mlsTupleTypeGetName", ra_mlsTupleTypeGetName},
    {"mlsTupleTypeGetNumTypes", ra_mlsTupleTypeGetNumTypes},
    {"mlsTupleTypeGetType", ra_mlsTupleTypeGetType},
    {"mlsTupleTypeCopyTypes", ra_mlsTupleTypeCopyTypes},
    {"mlsFunctionTypeGetTypeID", ra_mlsFunctionTypeGetTypeID},
    {"mlsTypeIsAFunction", ra_mlsTypeIsAFunction},
    {"mlsFunctionTypeGet", ra_mlsFunctionTypeGet},
    {"mlsFunctionTypeGetName", ra_mlsFunctionTypeGetName},
    {"mlsFunctionTypeGetNumInputs", ra_mlsFunctionTypeGetNumInputs},
    {"mlsFunctionTypeGetNumResults", ra_mlsFunctionTypeGetNumResults},
    {"mlsFunctionTypeGetInput", ra_mlsFunctionTypeGetInput},
    {"mlsFunctionTypeCopyInputs", ra_mlsFunctionTypeCopyInputs},
    {"mlsFunctionTypeGetResult", ra_mlsFunctionTypeGetResult},
    {"mlsFunctionTypeCopyResults", ra_mlsFunctionTypeCopyResults},
    {"mlsOpaqueTypeGetTypeID", ra_mlsOpaqueTypeGetTypeID},
    {"mlsTypeIsAOpaque", ra_mlsTypeIsAOpaque},
    {"mlsOpaqueTypeGet", ra_mlsOpaqueTypeGet},
    {"mlsOpaqueTypeGetName", ra_mlsOpaqueTypeGetName},
    {"mlsOpaqueTypeGetDialectNamespace", ra_mlsOpaqueTypeGetDialectNamespace},
    {"mlsOpaqueTypeGetData", ra_mlsOpaqueTypeGetData},
    {"mlsRegisterConversionPasses", ra_mlsRegisterConversionPasses},
    {"mlsCreateConversionArithToAMDGPUConversionPass", ra_mlsCreateConversionArithToAMDGPUConversionPass},
    {"mlsRegisterConversionArithToAMDGPUConversionPass", ra_mlsRegisterConversionArithToAMDGPUConversionPass},
    {"mlsCreateConversionArithToAPFloatConversionPass", ra_mlsCreateConversionArithToAPFloatConversionPass},
    {"mlsRegisterConversionArithToAPFloatConversionPass", ra_mlsRegisterConversionArithToAPFloatConversionPass},
    {"mlsCreateConversionArithToArmSMEConversionPass", ra_mlsCreateConversionArithToArmSMEConversionPass},
    {"mlsRegisterConversionArithToArmSMEConversionPass", ra_mlsRegisterConversionArithToArmSMEConversionPass},
    {"mlsCreateConversionArithToLLVMConversionPass", ra_mlsCreateConversionArithToLLVMConversionPass},
    {"mlsRegisterConversionArithToLLVMConversionPass", ra_mlsRegisterConversionArithToLLVMConversionPass},
    {"mlsCreateConversionConvertAMDGPUToROCDLPass", ra_mlsCreateConversionConvertAMDGPUToROCDLPass},
    {"mlsRegisterConversionConvertAMDGPUToROCDLPass", ra_mlsRegisterConversionConvertAMDGPUToROCDLPass},
    {"mlsCreateConversionConvertAffineForToGPUPass", ra_mlsCreateConversionConvertAffineForToGPUPass},
    {"mlsRegisterConversionConvertAffineForToGPUPass", ra_mlsRegisterConversionConvertAffineForToGPUPass},
    {"mlsCreateConversionConvertArithToEmitC", ra_mlsCreateConversionConvertArithToEmitC},
    {"mlsRegisterConversionConvertArithToEmitC", ra_mlsRegisterConversionConvertArithToEmitC},
    {"mlsCreateConversionConvertArithToSPIRVPass", ra_mlsCreateConversionConvertArithToSPIRVPass},
    {"mlsRegisterConversionConvertArithToSPIRVPass", ra_mlsRegisterConversionConvertArithToSPIRVPass},
    {"mlsCreateConversionConvertArmNeon2dToIntrPass", ra_mlsCreateConversionConvertArmNeon2dToIntrPass},
    {"mlsRegisterConversionConvertArmNeon2dToIntrPass", ra_mlsRegisterConversionConvertArmNeon2dToIntrPass},
    {"mlsCreateConversionConvertArmSMEToLLVM", ra_mlsCreateConversionConvertArmSMEToLLVM},
    {"mlsRegisterConversionConvertArmSMEToLLVM", ra_mlsRegisterConversionConvertArmSMEToLLVM},
    {"mlsCreateConversionConvertArmSMEToSCFPass", ra_mlsCreateConversionConvertArmSMEToSCFPass},
    {"mlsRegisterConversionConvertArmSMEToSCFPass", ra_mlsRegisterConversionConvertArmSMEToSCFPass},
    {"mlsCreateConversionConvertAsyncToLLVMPass", ra_mlsCreateConversionConvertAsyncToLLVMPass},
    {"mlsRegisterConversionConvertAsyncToLLVMPass", ra_mlsRegisterConversionConvertAsyncToLLVMPass},
    {"mlsCreateConversionConvertBufferizationToMemRefPass", ra_mlsCreateConversionConvertBufferizationToMemRefPass},
    {"mlsRegisterConversionConvertBufferizationToMemRefPass", ra_mlsRegisterConversionConvertBufferizationToMemRefPass},
    {"mlsCreateConversionConvertComplexToLLVMPass", ra_mlsCreateConversionConvertComplexToLLVMPass},
    {"mlsRegisterConversionConvertComplexToLLVMPass", ra_mlsRegisterConversionConvertComplexToLLVMPass},
    {"mlsCreateConversionConvertComplexToLibm", ra_mlsCreateConversionConvertComplexToLibm},
    {"mlsRegisterConversionConvertComplexToLibm", ra_mlsRegisterConversionConvertComplexToLibm},
    {"mlsCreateConversionConvertComplexToROCDLLibraryCalls", ra_mlsCreateConversionConvertComplexToROCDLLibraryCalls},
    {"mlsRegisterConversionConvertComplexToROCDLLibraryCalls", ra_mlsRegisterConversionConvertComplexToROCDLLibraryCalls},
    {"mlsCreateConversionConvertComplexToSPIRVPass", ra_mlsCreateConversionConvertComplexToSPIRVPass},
    {"mlsRegisterConversionConvertComplexToSPIRVPass", ra_mlsRegisterConversionConvertComplexToSPIRVPass},
    {"mlsCreateConversionConvertComplexToStandardPass", ra_mlsCreateConversionConvertComplexToStandardPass},
    {"mlsRegisterConversionConvertComplexToStandardPass", ra_mlsRegisterConversionConvertComplexToStandardPass},
    {"mlsCreateConversionConvertControlFlowToLLVMPass", ra_mlsCreateConversionConvertControlFlowToLLVMPass},
    {"mlsRegisterConversionConvertControlFlowToLLVMPass", ra_mlsRegisterConversionConvertControlFlowToLLVMPass},
    {"mlsCreateConversionConvertControlFlowToSPIRVPass", ra_mlsCreateConversionConvertControlFlowToSPIRVPass},
    {"mlsRegisterConversionConvertControlFlowToSPIRVPass", ra_mlsRegisterConversionConvertControlFlowToSPIRVPass},
    {"mlsCreateConversionConvertFuncToEmitC", ra_mlsCreateConversionConvertFuncToEmitC},
    {"mlsRegisterConversionConvertFuncToEmitC", ra_mlsRegisterConversionConvertFuncToEmitC},
    {"mlsCreateConversionConvertFuncToLLVMPass", ra_mlsCreateConversionConvertFuncToLLVMPass},
    {"mlsRegisterConversionConvertFuncToLLVMPass", ra_mlsRegisterConversionConvertFuncToLLVMPass},
    {"mlsCreateConversionConvertFuncToSPIRVPass", ra_mlsCreateConversionConvertFuncToSPIRVPass},
    {"mlsRegisterConversionConvertFuncToSPIRVPass", ra_mlsRegisterConversionConvertFuncToSPIRVPass},
    {"mlsCreateConversionConvertGPUToSPIRV", ra_mlsCreateConversionConvertGPUToSPIRV},
    {"mlsRegisterConversionConvertGPUToSPIRV", ra_mlsRegisterConversionConvertGPUToSPIRV},
    {"mlsCreateConversionConvertGpuOpsToLLVMSPVOps", ra_mlsCreateConversionConvertGpuOpsToLLVMSPVOps},
    {"mlsRegisterConversionConvertGpuOpsToLLVMSPVOps", ra_mlsRegisterConversionConvertGpuOpsToLLVMSPVOps},
    {"mlsCreateConversionConvertGpuOpsToNVVMOps", ra_mlsCreateConversionConvertGpuOpsToNVVMOps},
    {"mlsRegisterConversionConvertGpuOpsToNVVMOps", ra_mlsRegisterConversionConvertGpuOpsToNVVMOps},
    {"mlsCreateConversionConvertGpuOpsToROCDLOps", ra_mlsCreateConversionConvertGpuOpsToROCDLOps},
    {"mlsRegisterConversionConvertGpuOpsToROCDLOps", ra_mlsRegisterConversionConvertGpuOpsToROCDLOps},
    {"mlsCreateConversionConvertIndexToLLVMPass", ra_mlsCreateConversionConvertIndexToLLVMPass},
    {"mlsRegisterConversionConvertIndexToLLVMPass", ra_mlsRegisterConversionConvertIndexToLLVMPass},
    {"mlsCreateConversionConvertIndexToSPIRVPass", ra_mlsCreateConversionConvertIndexToSPIRVPass},
    {"mlsRegisterConversionConvertIndexToSPIRVPass", ra_mlsRegisterConversionConvertIndexToSPIRVPass},
    {"mlsCreateConversionConvertLinalgToStandardPass", ra_mlsCreateConversionConvertLinalgToStandardPass},
    {"mlsRegisterConversionConvertLinalgToStandardPass", ra_mlsRegisterConversionConvertLinalgToStandardPass},
    {"mlsCreateConversionConvertMathToEmitC", ra_mlsCreateConversionConvertMathToEmitC},
    {"mlsRegisterConversionConvertMathToEmitC", ra_mlsRegisterConversionConvertMathToEmitC},
    {"mlsCreateConversionConvertMathToFuncs", ra_mlsCreateConversionConvertMathToFuncs},
    {"mlsRegisterConversionConvertMathToFuncs", ra_mlsRegisterConversionConvertMathToFuncs},
    {"mlsCreateConversionConvertMathToLLVMPass", ra_mlsCreateConversionConvertMathToLLVMPass},
    {"mlsRegisterConversionConvertMathToLLVMPass", ra_mlsRegisterConversionConvertMathToLLVMPass},
    {"mlsCreateConversionConvertMathToLibmPass", ra_mlsCreateConversionConvertMathToLibmPass},
    {"mlsRegisterConversionConvertMathToLibmPass", ra_mlsRegisterConversionConvertMathToLibmPass},
    {"mlsCreateConversionConvertMathToROCDL", ra_mlsCreateConversionConvertMathToROCDL},
    {"mlsRegisterConversionConvertMathToROCDL", ra_mlsRegisterConversionConvertMathToROCDL},
    {"mlsCreateConversionConvertMathToSPIRVPass", ra_mlsCreateConversionConvertMathToSPIRVPass},
    {"mlsRegisterConversionConvertMathToSPIRVPass", ra_mlsRegisterConversionConvertMathToSPIRVPass},
    {"mlsCreateConversionConvertMathToXeVM", ra_mlsCreateConversionConvertMathToXeVM},
    {"mlsRegisterConversionConvertMathToXeVM", ra_mlsRegisterConversionConvertMathToXeVM},
    {"mlsCreateConversionConvertMemRefToEmitC", ra_mlsCreateConversionConvertMemRefToEmitC},
    {"mlsRegisterConversionConvertMemRefToEmitC", ra_mlsRegisterConversionConvertMemRefToEmitC},
    {"mlsCreateConversionConvertMemRefToSPIRVPass", ra_mlsCreateConversionConvertMemRefToSPIRVPass},
    {"mlsRegisterConversionConvertMemRefToSPIRVPass", ra_mlsRegisterConversionConvertMemRefToSPIRVPass},
    {"mlsCreateConversionConvertNVGPUToNVVMPass", ra_mlsCreateConversionConvertNVGPUToNVVMPass},
    {"mlsRegisterConversionConvertNVGPUToNVVMPass", ra_mlsRegisterConversionConvertNVGPUToNVVMPass},
    {"mlsCreateConversionConvertNVVMToLLVMPass", ra_mlsCreateConversionConvertNVVMToLLVMPass},
    {"mlsRegisterConversionConvertNVVMToLLVMPass", ra_mlsRegisterConversionConvertNVVMToLLVMPass},
    {"mlsCreateConversionConvertOpenACCToSCFPass", ra_mlsCreateConversionConvertOpenACCToSCFPass},
    {"mlsRegisterConversionConvertOpenACCToSCFPass", ra_mlsRegisterConversionConvertOpenACCToSCFPass},
    {"mlsCreateConversionConvertOpenMPToLLVMPass", ra_mlsCreateConversionConvertOpenMPToLLVMPass},
    {"mlsRegisterConversionConvertOpenMPToLLVMPass", ra_mlsRegisterConversionConvertOpenMPToLLVMPass},
    {"mlsCreateConversionConvertPDLToPDLInterpPass", ra_mlsCreateConversionConvertPDLToPDLInterpPass},
    {"mlsRegisterConversionConvertPDLToPDLInterpPass", ra_mlsRegisterConversionConvertPDLToPDLInterpPass},
    {"mlsCreateConversionConvertParallelLoopToGpuPass", ra_mlsCreateConversionConvertParallelLoopToGpuPass},
    {"mlsRegisterConversionConvertParallelLoopToGpuPass", ra_mlsRegisterConversionConvertParallelLoopToGpuPass},
    {"mlsCreateConversionConvertSCFToOpenMPPass", ra_mlsCreateConversionConvertSCFToOpenMPPass},
    {"mlsRegisterConversionConvertSCFToOpenMPPass", ra_mlsRegisterConversionConvertSCFToOpenMPPass},
    {"mlsCreateConversionConvertSPIRVToLLVMPass", ra_mlsCreateConversionConvertSPIRVToLLVMPass},
    {"mlsRegisterConversionConvertSPIRVToLLVMPass", ra_mlsRegisterConversionConvertSPIRVToLLVMPass},
    {"mlsCreateConversionConvertShapeConstraintsPass", ra_mlsCreateConversionConvertShapeConstraintsPass},
    {"mlsRegisterConversionConvertShapeConstraintsPass", ra_mlsRegisterConversionConvertShapeConstraintsPass},
    {"mlsCreateConversionConvertShapeToStandardPass", ra_mlsCreateConversionConvertShapeToStandardPass},
    {"mlsRegisterConversionConvertShapeToStandardPass", ra_mlsRegisterConversionConvertShapeToStandardPass},
    {"mlsCreateConversionConvertShardToMPIPass", ra_mlsCreateConversionConvertShardToMPIPass},
    {"mlsRegisterConversionConvertShardToMPIPass", ra_mlsRegisterConversionConvertShardToMPIPass},
    {"mlsCreateConversionConvertTensorToLinalgPass", ra_mlsCreateConversionConvertTensorToLinalgPass},
    {"mlsRegisterConversionConvertTensorToLinalgPass", ra_mlsRegisterConversionConvertTensorToLinalgPass},
    {"mlsCreateConversionConvertTensorToSPIRVPass", ra_mlsCreateConversionConvertTensorToSPIRVPass},
    {"mlsRegisterConversionConvertTensorToSPIRVPass", ra_mlsRegisterConversionConvertTensorToSPIRVPass},
    {"mlsCreateConversionConvertToEmitC", ra_mlsCreateConversionConvertToEmitC},
    {"mlsRegisterConversionConvertToEmitC", ra_mlsRegisterConversionConvertToEmitC},
    {"mlsCreateConversionConvertToLLVMPass", ra_mlsCreateConversionConvertToLLVMPass},
    {"mlsRegisterConversionConvertToLLVMPass", ra_mlsRegisterConversionConvertToLLVMPass},
    {"mlsCreateConversionConvertVectorToAMX", ra_mlsCreateConversionConvertVectorToAMX},
    {"mlsRegisterConversionConvertVectorToAMX", ra_mlsRegisterConversionConvertVectorToAMX},
    {"mlsCreateConversionConvertVectorToArmSMEPass", ra_mlsCreateConversionConvertVectorToArmSMEPass},
    {"mlsRegisterConversionConvertVectorToArmSMEPass", ra_mlsRegisterConversionConvertVectorToArmSMEPass},
    {"mlsCreateConversionConvertVectorToGPU", ra_mlsCreateConversionConvertVectorToGPU},
    {"mlsRegisterConversionConvertVectorToGPU", ra_mlsRegisterConversionConvertVectorToGPU},
    {"mlsCreateConversionConvertVectorToLLVMPass", ra_mlsCreateConversionConvertVectorToLLVMPass},
    {"mlsRegisterConversionConvertVectorToLLVMPass", ra_mlsRegisterConversionConvertVectorToLLVMPass},
    {"mlsCreateConversionConvertVectorToSCF", ra_mlsCreateConversionConvertVectorToSCF},
    {"mlsRegisterConversionConvertVectorToSCF", ra_mlsRegisterConversionConvertVectorToSCF},
    {"mlsCreateConversionConvertVectorToSPIRVPass", ra_mlsCreateConversionConvertVectorToSPIRVPass},
    {"mlsRegisterConversionConvertVectorToSPIRVPass", ra_mlsRegisterConversionConvertVectorToSPIRVPass},
    {"mlsCreateConversionConvertVectorToXeGPU", ra_mlsCreateConversionConvertVectorToXeGPU},
    {"mlsRegisterConversionConvertVectorToXeGPU", ra_mlsRegisterConversionConvertVectorToXeGPU},
    {"mlsCreateConversionConvertXeGPUToXeVMPass", ra_mlsCreateConversionConvertXeGPUToXeVMPass},
    {"mlsRegisterConversionConvertXeGPUToXeVMPass", ra_mlsRegisterConversionConvertXeGPUToXeVMPass},
    {"mlsCreateConversionConvertXeVMToLLVMPass", ra_mlsCreateConversionConvertXeVMToLLVMPass},
    {"mlsRegisterConversionConvertXeVMToLLVMPass", ra_mlsRegisterConversionConvertXeVMToLLVMPass},
    {"mlsCreateConversionFinalizeMemRefToLLVMConversionPass", ra_mlsCreateConversionFinalizeMemRefToLLVMConversionPass},
    {"mlsRegisterConversionFinalizeMemRefToLLVMConversionPass", ra_mlsRegisterConversionFinalizeMemRefToLLVMConversionPass},
    {"mlsCreateConversionGpuToLLVMConversionPass", ra_mlsCreateConversionGpuToLLVMConversionPass},
    {"mlsRegisterConversionGpuToLLVMConversionPass", ra_mlsRegisterConversionGpuToLLVMConversionPass},
    {"mlsCreateConversionLiftControlFlowToSCFPass", ra_mlsCreateConversionLiftControlFlowToSCFPass},
    {"mlsRegisterConversionLiftControlFlowToSCFPass", ra_mlsRegisterConversionLiftControlFlowToSCFPass},
    {"mlsCreateConversionLowerAffinePass", ra_mlsCreateConversionLowerAffinePass},
    {"mlsRegisterConversionLowerAffinePass", ra_mlsRegisterConversionLowerAffinePass},
    {"mlsCreateConversionLowerHostCodeToLLVMPass", ra_mlsCreateConversionLowerHostCodeToLLVMPass},
    {"mlsRegisterConversionLowerHostCodeToLLVMPass", ra_mlsRegisterConversionLowerHostCodeToLLVMPass},
    {"mlsCreateConversionMapMemRefStorageClass", ra_mlsCreateConversionMapMemRefStorageClass},
    {"mlsRegisterConversionMapMemRefStorageClass", ra_mlsRegisterConversionMapMemRefStorageClass},
    {"mlsCreateConversionMathToAPFloatConversionPass", ra_mlsCreateConversionMathToAPFloatConversionPass},
    {"mlsRegisterConversionMathToAPFloatConversionPass", ra_mlsRegisterConversionMathToAPFloatConversionPass},
    {"mlsCreateConversionReconcileUnrealizedCastsPass", ra_mlsCreateConversionReconcileUnrealizedCastsPass},
    {"mlsRegisterConversionReconcileUnrealizedCastsPass", ra_mlsRegisterConversionReconcileUnrealizedCastsPass},
    {"mlsCreateConversionSCFToControlFlowPass", ra_mlsCreateConversionSCFToControlFlowPass},
    {"mlsRegisterConversionSCFToControlFlowPass", ra_mlsRegisterConversionSCFToControlFlowPass},
    {"mlsCreateConversionSCFToEmitC", ra_mlsCreateConversionSCFToEmitC},
    {"mlsRegisterConversionSCFToEmitC", ra_mlsRegisterConversionSCFToEmitC},
    {"mlsCreateConversionSCFToSPIRV", ra_mlsCreateConversionSCFToSPIRV},
    {"mlsRegisterConversionSCFToSPIRV", ra_mlsRegisterConversionSCFToSPIRV},
    {"mlsCreateConversionSetLLVMModuleDataLayoutPass", ra_mlsCreateConversionSetLLVMModuleDataLayoutPass},
    {"mlsRegisterConversionSetLLVMModuleDataLayoutPass", ra_mlsRegisterConversionSetLLVMModuleDataLayoutPass},
    {"mlsCreateConversionTosaToArithPass", ra_mlsCreateConversionTosaToArithPass},
    {"mlsRegisterConversionTosaToArithPass", ra_mlsRegisterConversionTosaToArithPass},
    {"mlsCreateConversionTosaToLinalg", ra_mlsCreateConversionTosaToLinalg},
    {"mlsRegisterConversionTosaToLinalg", ra_mlsRegisterConversionTosaToLinalg},
    {"mlsCreateConversionTosaToLinalgNamed", ra_mlsCreateConversionTosaToLinalgNamed},
    {"mlsRegisterConversionTosaToLinalgNamed", ra_mlsRegisterConversionTosaToLinalgNamed},
    {"mlsCreateConversionTosaToMLProgram", ra_mlsCreateConversionTosaToMLProgram},
    {"mlsRegisterConversionTosaToMLProgram", ra_mlsRegisterConversionTosaToMLProgram},
    {"mlsCreateConversionTosaToSCFPass", ra_mlsCreateConversionTosaToSCFPass},
    {"mlsRegisterConversionTosaToSCFPass", ra_mlsRegisterConversionTosaToSCFPass},
    {"mlsCreateConversionTosaToTensorPass", ra_mlsCreateConversionTosaToTensorPass},
    {"mlsRegisterConversionTosaToTensorPass", ra_mlsRegisterConversionTosaToTensorPass},
    {"mlsCreateConversionUBToLLVMConversionPass", ra_mlsCreateConversionUBToLLVMConversionPass},
    {"mlsRegisterConversionUBToLLVMConversionPass", ra_mlsRegisterConversionUBToLLVMConversionPass},
    {"mlsCreateConversionUBToSPIRVConversionPass", ra_mlsCreateConversionUBToSPIRVConversionPass},
    {"mlsRegisterConversionUBToSPIRVConversionPass", ra_mlsRegisterConversionUBToSPIRVConversionPass},
    {"mlsGetDialectHandle__affine__", ra_mlsGetDialectHandle__affine__},
    {"mlsRegisterAffinePasses", ra_mlsRegisterAffinePasses},
    {"mlsCreateAffineAffineDataCopyGeneration", ra_mlsCreateAffineAffineDataCopyGeneration},
    {"mlsRegisterAffineAffineDataCopyGeneration", ra_mlsRegisterAffineAffineDataCopyGeneration},
    {"mlsCreateAffineAffineExpandIndexOps", ra_mlsCreateAffineAffineExpandIndexOps},
    {"mlsRegisterAffineAffineExpandIndexOps", ra_mlsRegisterAffineAffineExpandIndexOps},
    {"mlsCreateAffineAffineExpandIndexOpsAsAffine", ra_mlsCreateAffineAffineExpandIndexOpsAsAffine},
    {"mlsRegisterAffineAffineExpandIndexOpsAsAffine", ra_mlsRegisterAffineAffineExpandIndexOpsAsAffine},
    {"mlsCreateAffineAffineFoldMemRefAliasOps", ra_mlsCreateAffineAffineFoldMemRefAliasOps},
    {"mlsRegisterAffineAffineFoldMemRefAliasOps", ra_mlsRegisterAffineAffineFoldMemRefAliasOps},
    {"mlsCreateAffineAffineLoopFusion", ra_mlsCreateAffineAffineLoopFusion},
    {"mlsRegisterAffineAffineLoopFusion", ra_mlsRegisterAffineAffineLoopFusion},
    {"mlsCreateAffineAffineLoopInvariantCodeMotion", ra_mlsCreateAffineAffineLoopInvariantCodeMotion},
    {"mlsRegisterAffineAffineLoopInvariantCodeMotion", ra_mlsRegisterAffineAffineLoopInvariantCodeMotion},
    {"mlsCreateAffineAffineLoopNormalize", ra_mlsCreateAffineAffineLoopNormalize},
    {"mlsRegisterAffineAffineLoopNormalize", ra_mlsRegisterAffineAffineLoopNormalize},
    {"mlsCreateAffineAffineLoopTiling", ra_mlsCreateAffineAffineLoopTiling},
    {"mlsRegisterAffineAffineLoopTiling", ra_mlsRegisterAffineAffineLoopTiling},
    {"mlsCreateAffineAffineLoopUnroll", ra_mlsCreateAffineAffineLoopUnroll},
    {"mlsRegisterAffineAffineLoopUnroll", ra_mlsRegisterAffineAffineLoopUnroll},
    {"mlsCreateAffineAffineLoopUnrollAndJam", ra_mlsCreateAffineAffineLoopUnrollAndJam},
    {"mlsRegisterAffineAffineLoopUnrollAndJam", ra_mlsRegisterAffineAffineLoopUnrollAndJam},
    {"mlsCreateAffineAffineParallelize", ra_mlsCreateAffineAffineParallelize},
    {"mlsRegisterAffineAffineParallelize", ra_mlsRegisterAffineAffineParallelize},
    {"mlsCreateAffineAffinePipelineDataTransfer", ra_mlsCreateAffineAffinePipelineDataTransfer},
    {"mlsRegisterAffineAffinePipelineDataTransfer", ra_mlsRegisterAffineAffinePipelineDataTransfer},
    {"mlsCreateAffineAffineScalarReplacement", ra_mlsCreateAffineAffineScalarReplacement},
    {"mlsRegisterAffineAffineScalarReplacement", ra_mlsRegisterAffineAffineScalarReplacement},
    {"mlsCreateAffineAffineVectorize", ra_mlsCreateAffineAffineVectorize},
    {"mlsRegisterAffineAffineVectorize", ra_mlsRegisterAffineAffineVectorize},
    {"mlsCreateAffineLoopCoalescing", ra_mlsCreateAffineLoopCoalescing},
    {"mlsRegisterAffineLoopCoalescing", ra_mlsRegisterAffineLoopCoalescing},
    {"mlsCreateAffineRaiseMemrefDialect", ra_mlsCreateAffineRaiseMemrefDialect},
    {"mlsRegisterAffineRaiseMemrefDialect", ra_mlsRegisterAffineRaiseMemrefDialect},
    {"mlsCreateAffineSimplifyAffineMinMaxPass", ra_mlsCreateAffineSimplifyAffineMinMaxPass},
    {"mlsRegisterAffineSimplifyAffineMinMaxPass", ra_mlsRegisterAffineSimplifyAffineMinMaxPass},
    {"mlsCreateAffineSimplifyAffineStructures", ra_mlsCreateAffineSimplifyAffineStructures},
    {"mlsRegisterAffineSimplifyAffineStructures", ra_mlsRegisterAffineSimplifyAffineStructures},
    {"mlsGetDialectHandle__amdgpu__", ra_mlsGetDialectHandle__amdgpu__},
    {"mlsTypeIsAAMDGPUTDMBaseType", ra_mlsTypeIsAAMDGPUTDMBaseType},
    {"mlsAMDGPUTDMBaseTypeGetTypeID", ra_mlsAMDGPUTDMBaseTypeGetTypeID},
    {"mlsAMDGPUTDMBaseTypeGet", ra_mlsAMDGPUTDMBaseTypeGet},
    {"mlsAMDGPUTDMBaseTypeGetName", ra_mlsAMDGPUTDMBaseTypeGetName},
    {"mlsTypeIsAAMDGPUTDMDescriptorType", ra_mlsTypeIsAAMDGPUTDMDescriptorType},
    {"mlsAMDGPUTDMDescriptorTypeGetTypeID", ra_mlsAMDGPUTDMDescriptorTypeGetTypeID},
    {"mlsAMDGPUTDMDescriptorTypeGet", ra_mlsAMDGPUTDMDescriptorTypeGet},
    {"mlsAMDGPUTDMDescriptorTypeGetName", ra_mlsAMDGPUTDMDescriptorTypeGetName},
    {"mlsTypeIsAAMDGPUTDMGatherBaseType", ra_mlsTypeIsAAMDGPUTDMGatherBaseType},
    {"mlsAMDGPUTDMGatherBaseTypeGetTypeID", ra_mlsAMDGPUTDMGatherBaseTypeGetTypeID},
    {"mlsAMDGPUTDMGatherBaseTypeGet", ra_mlsAMDGPUTDMGatherBaseTypeGet},
    {"mlsAMDGPUTDMGatherBaseTypeGetName", ra_mlsAMDGPUTDMGatherBaseTypeGetName},
    {"mlsRegisterAMDGPUPasses", ra_mlsRegisterAMDGPUPasses},
    {"mlsCreateAMDGPUAmdgpuEmulateAtomicsPass", ra_mlsCreateAMDGPUAmdgpuEmulateAtomicsPass},
    {"mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass", ra_mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass},
    {"mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass", ra_mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass},
    {"mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass", ra_mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass},
    {"mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass", ra_mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass},
    {"mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass", ra_mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass},
    {"mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass", ra_mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass},
    {"mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass", ra_mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass},
    {"mlsGetDialectHandle__amx__", ra_mlsGetDialectHandle__amx__},
    {"mlsGetDialectHandle__arith__", ra_mlsGetDialectHandle__arith__},
    {"mlsRegisterArithPasses", ra_mlsRegisterArithPasses},
    {"mlsCreateArithArithEmulateUnsupportedFloats", ra_mlsCreateArithArithEmulateUnsupportedFloats},
    {"mlsRegisterArithArithEmulateUnsupportedFloats", ra_mlsRegisterArithArithEmulateUnsupportedFloats},
    {"mlsCreateArithArithEmulateWideInt", ra_mlsCreateArithArithEmulateWideInt},
    {"mlsRegisterArithArithEmulateWideInt", ra_mlsRegisterArithArithEmulateWideInt},
    {"mlsCreateArithArithExpandOpsPass", ra_mlsCreateArithArithExpandOpsPass},
    {"mlsRegisterArithArithExpandOpsPass", ra_mlsRegisterArithArithExpandOpsPass},
    {"mlsCreateArithArithIntRangeNarrowing", ra_mlsCreateArithArithIntRangeNarrowing},
    {"mlsRegisterArithArithIntRangeNarrowing", ra_mlsRegisterArithArithIntRangeNarrowing},
    {"mlsCreateArithArithIntRangeOpts", ra_mlsCreateArithArithIntRangeOpts},
    {"mlsRegisterArithArithIntRangeOpts", ra_mlsRegisterArithArithIntRangeOpts},
    {"mlsCreateArithArithUnsignedWhenEquivalentPass", ra_mlsCreateArithArithUnsignedWhenEquivalentPass},
    {"mlsRegisterArithArithUnsignedWhenEquivalentPass", ra_mlsRegisterArithArithUnsignedWhenEquivalentPass},
    {"mlsGetDialectHandle__arm_neon__", ra_mlsGetDialectHandle__arm_neon__},
    {"mlsGetDialectHandle__arm_sme__", ra_mlsGetDialectHandle__arm_sme__},
    {"mlsRegisterArmSMEPasses", ra_mlsRegisterArmSMEPasses},
    {"mlsCreateArmSMEEnableArmStreaming", ra_mlsCreateArmSMEEnableArmStreaming},
    {"mlsRegisterArmSMEEnableArmStreaming", ra_mlsRegisterArmSMEEnableArmStreaming},
    {"mlsCreateArmSMEOuterProductFusion", ra_mlsCreateArmSMEOuterProductFusion},
    {"mlsRegisterArmSMEOuterProductFusion", ra_mlsRegisterArmSMEOuterProductFusion},
    {"mlsCreateArmSMETestTileAllocation", ra_mlsCreateArmSMETestTileAllocation},
    {"mlsRegisterArmSMETestTileAllocation", ra_mlsRegisterArmSMETestTileAllocation},
    {"mlsCreateArmSMEVectorLegalization", ra_mlsCreateArmSMEVectorLegalization},
    {"mlsRegisterArmSMEVectorLegalization", ra_mlsRegisterArmSMEVectorLegalization},
    {"mlsGetDialectHandle__async__", ra_mlsGetDialectHandle__async__},
    {"mlsRegisterAsyncPasses", ra_mlsRegisterAsyncPasses},
    {"mlsCreateAsyncAsyncFuncToAsyncRuntimePass", ra_mlsCreateAsyncAsyncFuncToAsyncRuntimePass},
    {"mlsRegisterAsyncAsyncFuncToAsyncRuntimePass", ra_mlsRegisterAsyncAsyncFuncToAsyncRuntimePass},
    {"mlsCreateAsyncAsyncParallelForPass", ra_mlsCreateAsyncAsyncParallelForPass},
    {"mlsRegisterAsyncAsyncParallelForPass", ra_mlsRegisterAsyncAsyncParallelForPass},
    {"mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass", ra_mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass},
    {"mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass", ra_mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass},
    {"mlsCreateAsyncAsyncRuntimeRefCountingOptPass", ra_mlsCreateAsyncAsyncRuntimeRefCountingOptPass},
    {"mlsRegisterAsyncAsyncRuntimeRefCountingOptPass", ra_mlsRegisterAsyncAsyncRuntimeRefCountingOptPass},
    {"mlsCreateAsyncAsyncRuntimeRefCountingPass", ra_mlsCreateAsyncAsyncRuntimeRefCountingPass},
    {"mlsRegisterAsyncAsyncRuntimeRefCountingPass", ra_mlsRegisterAsyncAsyncRuntimeRefCountingPass},
    {"mlsCreateAsyncAsyncToAsyncRuntimePass", ra_mlsCreateAsyncAsyncToAsyncRuntimePass},
    {"mlsRegisterAsyncAsyncToAsyncRuntimePass", ra_mlsRegisterAsyncAsyncToAsyncRuntimePass},
    {"mlsGetDialectHandle__bufferization__", ra_mlsGetDialectHandle__bufferization__},
    {"mlsRegisterBufferizationPasses", ra_mlsRegisterBufferizationPasses},
    {"mlsCreateBufferizationBufferDeallocationSimplificationPass", ra_mlsCreateBufferizationBufferDeallocationSimplificationPass},
    {"mlsRegisterBufferizationBufferDeallocationSimplificationPass", ra_mlsRegisterBufferizationBufferDeallocationSimplificationPass},
    {"mlsCreateBufferizationBufferHoistingPass", ra_mlsCreateBufferizationBufferHoistingPass},
    {"mlsRegisterBufferizationBufferHoistingPass", ra_mlsRegisterBufferizationBufferHoistingPass},
    {"mlsCreateBufferizationBufferLoopHoistingPass", ra_mlsCreateBufferizationBufferLoopHoistingPass},
    {"mlsRegisterBufferizationBufferLoopHoistingPass", ra_mlsRegisterBufferizationBufferLoopHoistingPass},
    {"mlsCreateBufferizationBufferResultsToOutParamsPass", ra_mlsCreateBufferizationBufferResultsToOutParamsPass},
    {"mlsRegisterBufferizationBufferResultsToOutParamsPass", ra_mlsRegisterBufferizationBufferResultsToOutParamsPass},
    {"mlsCreateBufferizationDropEquivalentBufferResultsPass", ra_mlsCreateBufferizationDropEquivalentBufferResultsPass},
    {"mlsRegisterBufferizationDropEquivalentBufferResultsPass", ra_mlsRegisterBufferizationDropEquivalentBufferResultsPass},
    {"mlsCreateBufferizationEmptyTensorEliminationPass", ra_mlsCreateBufferizationEmptyTensorEliminationPass},
    {"mlsRegisterBufferizationEmptyTensorEliminationPass", ra_mlsRegisterBufferizationEmptyTensorEliminationPass},
    {"mlsCreateBufferizationEmptyTensorToAllocTensorPass", ra_mlsCreateBufferizationEmptyTensorToAllocTensorPass},
    {"mlsRegisterBufferizationEmptyTensorToAllocTensorPass", ra_mlsRegisterBufferizationEmptyTensorToAllocTensorPass},
    {"mlsCreateBufferizationLowerDeallocationsPass", ra_mlsCreateBufferizationLowerDeallocationsPass},
    {"mlsRegisterBufferizationLowerDeallocationsPass", ra_mlsRegisterBufferizationLowerDeallocationsPass},
    {"mlsCreateBufferizationOneShotBufferizePass", ra_mlsCreateBufferizationOneShotBufferizePass},
    {"mlsRegisterBufferizationOneShotBufferizePass", ra_mlsRegisterBufferizationOneShotBufferizePass},
    {"mlsCreateBufferizationOptimizeAllocationLivenessPass", ra_mlsCreateBufferizationOptimizeAllocationLivenessPass},
    {"mlsRegisterBufferizationOptimizeAllocationLivenessPass", ra_mlsRegisterBufferizationOptimizeAllocationLivenessPass},
    {"mlsCreateBufferizationOwnershipBasedBufferDeallocationPass", ra_mlsCreateBufferizationOwnershipBasedBufferDeallocationPass},
    {"mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass", ra_mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass},
    {"mlsCreateBufferizationPromoteBuffersToStackPass", ra_mlsCreateBufferizationPromoteBuffersToStackPass},
    {"mlsRegisterBufferizationPromoteBuffersToStackPass", ra_mlsRegisterBufferizationPromoteBuffersToStackPass},
    {"mlsGetDialectHandle__complex__", ra_mlsGetDialectHandle__complex__},
    {"mlsAttributeIsAComplex", ra_mlsAttributeIsAComplex},
    {"mlsComplexAttrDoubleGet", ra_mlsComplexAttrDoubleGet},
    {"mlsComplexAttrDoubleGetChecked", ra_mlsComplexAttrDoubleGetChecked},
    {"mlsComplexAttrGetRealDouble", ra_mlsComplexAttrGetRealDouble},
    {"mlsComplexAttrGetImagDouble", ra_mlsComplexAttrGetImagDouble},
    {"mlsComplexAttrGetTypeID", ra_mlsComplexAttrGetTypeID},
    {"mlsGetDialectHandle__cf__", ra_mlsGetDialectHandle__cf__},
    {"mlsGetDialectHandle__dlti__", ra_mlsGetDialectHandle__dlti__},
    {"mlsGetDialectHandle__emitc__", ra_mlsGetDialectHandle__emitc__},
    {"mlsTypeIsAEmitCArrayType", ra_mlsTypeIsAEmitCArrayType},
    {"mlsEmitCArrayTypeGetTypeID", ra_mlsEmitCArrayTypeGetTypeID},
    {"mlsEmitCArrayTypeGet", ra_mlsEmitCArrayTypeGet},
    {"mlsEmitCArrayTypeGetName", ra_mlsEmitCArrayTypeGetName},
    {"mlsTypeIsAEmitCLValueType", ra_mlsTypeIsAEmitCLValueType},
    {"mlsEmitCLValueTypeGetTypeID", ra_mlsEmitCLValueTypeGetTypeID},
    {"mlsEmitCLValueTypeGet", ra_mlsEmitCLValueTypeGet},
    {"mlsEmitCLValueTypeGetName", ra_mlsEmitCLValueTypeGetName},
    {"mlsTypeIsAEmitCOpaqueType", ra_mlsTypeIsAEmitCOpaqueType},
    {"mlsEmitCOpaqueTypeGetTypeID", ra_mlsEmitCOpaqueTypeGetTypeID},
    {"mlsEmitCOpaqueTypeGet", ra_mlsEmitCOpaqueTypeGet},
    {"mlsEmitCOpaqueTypeGetName", ra_mlsEmitCOpaqueTypeGetName},
    {"mlsTypeIsAEmitCPointerType", ra_mlsTypeIsAEmitCPointerType},
    {"mlsEmitCPointerTypeGetTypeID", ra_mlsEmitCPointerTypeGetTypeID},
    {"mlsEmitCPointerTypeGet", ra_mlsEmitCPointerTypeGet},
    {"mlsEmitCPointerTypeGetName", ra_mlsEmitCPointerTypeGetName},
    {"mlsTypeIsAEmitCPtrDiffTType", ra_mlsTypeIsAEmitCPtrDiffTType},
    {"mlsEmitCPtrDiffTTypeGetTypeID", ra_mlsEmitCPtrDiffTTypeGetTypeID},
    {"mlsEmitCPtrDiffTTypeGet", ra_mlsEmitCPtrDiffTTypeGet},
    {"mlsEmitCPtrDiffTTypeGetName", ra_mlsEmitCPtrDiffTTypeGetName},
    {"mlsTypeIsAEmitCSignedSizeTType", ra_mlsTypeIsAEmitCSignedSizeTType},
    {"mlsEmitCSignedSizeTTypeGetTypeID", ra_mlsEmitCSignedSizeTTypeGetTypeID},
    {"mlsEmitCSignedSizeTTypeGet", ra_mlsEmitCSignedSizeTTypeGet},
    {"mlsEmitCSignedSizeTTypeGetName", ra_mlsEmitCSignedSizeTTypeGetName},
    {"mlsTypeIsAEmitCSizeTType", ra_mlsTypeIsAEmitCSizeTType},
    {"mlsEmitCSizeTTypeGetTypeID", ra_mlsEmitCSizeTTypeGetTypeID},
    {"mlsEmitCSizeTTypeGet", ra_mlsEmitCSizeTTypeGet},
    {"mlsEmitCSizeTTypeGetName", ra_mlsEmitCSizeTTypeGetName},
    {"mlsAttributeIsAEmitCCmpPredicate", ra_mlsAttributeIsAEmitCCmpPredicate},
    {"mlsEmitCCmpPredicateAttrGet", ra_mlsEmitCCmpPredicateAttrGet},
    {"mlsEmitCCmpPredicateAttrGetName", ra_mlsEmitCCmpPredicateAttrGetName},
    {"mlsEmitCCmpPredicateAttrGetValue", ra_mlsEmitCCmpPredicateAttrGetValue},
    {"mlsEmitCCmpPredicateAttrGetTypeID", ra_mlsEmitCCmpPredicateAttrGetTypeID},
    {"mlsAttributeIsAEmitCOpaque", ra_mlsAttributeIsAEmitCOpaque},
    {"mlsEmitCOpaqueAttrGet", ra_mlsEmitCOpaqueAttrGet},
    {"mlsEmitCOpaqueAttrGetName", ra_mlsEmitCOpaqueAttrGetName},
    {"mlsEmitCOpaqueAttrGetValue", ra_mlsEmitCOpaqueAttrGetValue},
    {"mlsEmitCOpaqueAttrGetTypeID", ra_mlsEmitCOpaqueAttrGetTypeID},
    {"mlsRegisterEmitCPasses", ra_mlsRegisterEmitCPasses},
    {"mlsCreateEmitCFormExpressionsPass", ra_mlsCreateEmitCFormExpressionsPass},
    {"mlsRegisterEmitCFormExpressionsPass", ra_mlsRegisterEmitCFormExpressionsPass},
    {"mlsCreateEmitCWrapFuncInClassPass", ra_mlsCreateEmitCWrapFuncInClassPass},
    {"mlsRegisterEmitCWrapFuncInClassPass", ra_mlsRegisterEmitCWrapFuncInClassPass},
    {"mlsGetDialectHandle__func__", ra_mlsGetDialectHandle__func__},
    {"mlsRegisterFuncPasses", ra_mlsRegisterFuncPasses},
    {"mlsCreateFuncDuplicateFunctionEliminationPass", ra_mlsCreateFuncDuplicateFunctionEliminationPass},
    {"mlsRegisterFuncDuplicateFunctionEliminationPass", ra_mlsRegisterFuncDuplicateFunctionEliminationPass},
    {"mlsGetDialectHandle__gpu__", ra_mlsGetDialectHandle__gpu__},
    {"mlsTypeIsAGPUAsyncTokenType", ra_mlsTypeIsAGPUAsyncTokenType},
    {"mlsGPUAsyncTokenTypeGet", ra_mlsGPUAsyncTokenTypeGet},
    {"mlsGPUAsyncTokenTypeGetName", ra_mlsGPUAsyncTokenTypeGetName},
    {"mlsAttributeIsAGPUObjectAttr", ra_mlsAttributeIsAGPUObjectAttr},
    {"mlsGPUObjectAttrGet", ra_mlsGPUObjectAttrGet},
    {"mlsGPUObjectAttrGetName", ra_mlsGPUObjectAttrGetName},
    {"mlsGPUObjectAttrGetWithKernels", ra_mlsGPUObjectAttrGetWithKernels},
    {"mlsGPUObjectAttrGetTarget", ra_mlsGPUObjectAttrGetTarget},
    {"mlsGPUObjectAttrGetFormat", ra_mlsGPUObjectAttrGetFormat},
    {"mlsGPUObjectAttrGetObject", ra_mlsGPUObjectAttrGetObject},
    {"mlsGPUObjectAttrHasProperties", ra_mlsGPUObjectAttrHasProperties},
    {"mlsGPUObjectAttrGetProperties", ra_mlsGPUObjectAttrGetProperties},
    {"mlsGPUObjectAttrHasKernels", ra_mlsGPUObjectAttrHasKernels},
    {"mlsGPUObjectAttrGetKernels", ra_mlsGPUObjectAttrGetKernels},
    {"mlsRegisterGPUPasses", ra_mlsRegisterGPUPasses},
    {"mlsCreateGPUGpuAsyncRegionPass", ra_mlsCreateGPUGpuAsyncRegionPass},
    {"mlsRegisterGPUGpuAsyncRegionPass", ra_mlsRegisterGPUGpuAsyncRegionPass},
    {"mlsCreateGPUGpuDecomposeMemrefsPass", ra_mlsCreateGPUGpuDecomposeMemrefsPass},
    {"mlsRegisterGPUGpuDecomposeMemrefsPass", ra_mlsRegisterGPUGpuDecomposeMemrefsPass},
    {"mlsCreateGPUGpuEliminateBarriers", ra_mlsCreateGPUGpuEliminateBarriers},
    {"mlsRegisterGPUGpuEliminateBarriers", ra_mlsRegisterGPUGpuEliminateBarriers},
    {"mlsCreateGPUGpuKernelOutliningPass", ra_mlsCreateGPUGpuKernelOutliningPass},
    {"mlsRegisterGPUGpuKernelOutliningPass", ra_mlsRegisterGPUGpuKernelOutliningPass},
    {"mlsCreateGPUGpuLaunchSinkIndexComputationsPass", ra_mlsCreateGPUGpuLaunchSinkIndexComputationsPass},
    {"mlsRegisterGPUGpuLaunchSinkIndexComputationsPass", ra_mlsRegisterGPUGpuLaunchSinkIndexComputationsPass},
    {"mlsCreateGPUGpuMapParallelLoopsPass", ra_mlsCreateGPUGpuMapParallelLoopsPass},
    {"mlsRegisterGPUGpuMapParallelLoopsPass", ra_mlsRegisterGPUGpuMapParallelLoopsPass},
    {"mlsCreateGPUGpuModuleToBinaryPass", ra_mlsCreateGPUGpuModuleToBinaryPass},
    {"mlsRegisterGPUGpuModuleToBinaryPass", ra_mlsRegisterGPUGpuModuleToBinaryPass},
    {"mlsCreateGPUGpuNVVMAttachTarget", ra_mlsCreateGPUGpuNVVMAttachTarget},
    {"mlsRegisterGPUGpuNVVMAttachTarget", ra_mlsRegisterGPUGpuNVVMAttachTarget},
    {"mlsCreateGPUGpuROCDLAttachTarget", ra_mlsCreateGPUGpuROCDLAttachTarget},
    {"mlsRegisterGPUGpuROCDLAttachTarget", ra_mlsRegisterGPUGpuROCDLAttachTarget},
    {"mlsCreateGPUGpuSPIRVAttachTarget", ra_mlsCreateGPUGpuSPIRVAttachTarget},
    {"mlsRegisterGPUGpuSPIRVAttachTarget", ra_mlsRegisterGPUGpuSPIRVAttachTarget},
    {"mlsCreateGPUGpuXeVMAttachTarget", ra_mlsCreateGPUGpuXeVMAttachTarget},
    {"mlsRegisterGPUGpuXeVMAttachTarget", ra_mlsRegisterGPUGpuXeVMAttachTarget},
    {"mlsGetDialectHandle__index__", ra_mlsGetDialectHandle__index__},
    {"mlsGetDialectHandle__irdl__", ra_mlsGetDialectHandle__irdl__},
    {"mlsIRDLVariadicityAttrGet", ra_mlsIRDLVariadicityAttrGet},
    {"mlsIRDLVariadicityAttrGetName", ra_mlsIRDLVariadicityAttrGetName},
    {"mlsIRDLVariadicityArrayAttrGet", ra_mlsIRDLVariadicityArrayAttrGet},
    {"mlsIRDLVariadicityArrayAttrGetName", ra_mlsIRDLVariadicityArrayAttrGetName},
    {"mlsGetDialectHandle__linalg__", ra_mlsGetDialectHandle__linalg__},
    {"mlsRegisterLinalgPasses", ra_mlsRegisterLinalgPasses},
    {"mlsCreateLinalgConvertElementwiseToLinalgPass", ra_mlsCreateLinalgConvertElementwiseToLinalgPass},
    {"mlsRegisterLinalgConvertElementwiseToLinalgPass", ra_mlsRegisterLinalgConvertElementwiseToLinalgPass},
    {"mlsCreateLinalgConvertLinalgToAffineLoopsPass", ra_mlsCreateLinalgConvertLinalgToAffineLoopsPass},
    {"mlsRegisterLinalgConvertLinalgToAffineLoopsPass", ra_mlsRegisterLinalgConvertLinalgToAffineLoopsPass},
    {"mlsCreateLinalgConvertLinalgToLoopsPass", ra_mlsCreateLinalgConvertLinalgToLoopsPass},
    {"mlsRegisterLinalgConvertLinalgToLoopsPass", ra_mlsRegisterLinalgConvertLinalgToLoopsPass},
    {"mlsCreateLinalgConvertLinalgToParallelLoopsPass", ra_mlsCreateLinalgConvertLinalgToParallelLoopsPass},
    {"mlsRegisterLinalgConvertLinalgToParallelLoopsPass", ra_mlsRegisterLinalgConvertLinalgToParallelLoopsPass},
    {"mlsCreateLinalgLinalgBlockPackMatmul", ra_mlsCreateLinalgLinalgBlockPackMatmul},
    {"mlsRegisterLinalgLinalgBlockPackMatmul", ra_mlsRegisterLinalgLinalgBlockPackMatmul},
    {"mlsCreateLinalgLinalgDetensorizePass", ra_mlsCreateLinalgLinalgDetensorizePass},
    {"mlsRegisterLinalgLinalgDetensorizePass", ra_mlsRegisterLinalgLinalgDetensorizePass},
    {"mlsCreateLinalgLinalgElementwiseOpFusionPass", ra_mlsCreateLinalgLinalgElementwiseOpFusionPass},
    {"mlsRegisterLinalgLinalgElementwiseOpFusionPass", ra_mlsRegisterLinalgLinalgElementwiseOpFusionPass},
    {"mlsCreateLinalgLinalgFoldIntoElementwisePass", ra_mlsCreateLinalgLinalgFoldIntoElementwisePass},
    {"mlsRegisterLinalgLinalgFoldIntoElementwisePass", ra_mlsRegisterLinalgLinalgFoldIntoElementwisePass},
    {"mlsCreateLinalgLinalgFoldUnitExtentDimsPass", ra_mlsCreateLinalgLinalgFoldUnitExtentDimsPass},
    {"mlsRegisterLinalgLinalgFoldUnitExtentDimsPass", ra_mlsRegisterLinalgLinalgFoldUnitExtentDimsPass},
    {"mlsCreateLinalgLinalgGeneralizeNamedOpsPass", ra_mlsCreateLinalgLinalgGeneralizeNamedOpsPass},
    {"mlsRegisterLinalgLinalgGeneralizeNamedOpsPass", ra_mlsRegisterLinalgLinalgGeneralizeNamedOpsPass},
    {"mlsCreateLinalgLinalgInlineScalarOperandsPass", ra_mlsCreateLinalgLinalgInlineScalarOperandsPass},
    {"mlsRegisterLinalgLinalgInlineScalarOperandsPass", ra_mlsRegisterLinalgLinalgInlineScalarOperandsPass},
    {"mlsCreateLinalgLinalgMorphOpsPass", ra_mlsCreateLinalgLinalgMorphOpsPass},
    {"mlsRegisterLinalgLinalgMorphOpsPass", ra_mlsRegisterLinalgLinalgMorphOpsPass},
    {"mlsCreateLinalgLinalgSpecializeGenericOpsPass", ra_mlsCreateLinalgLinalgSpecializeGenericOpsPass},
    {"mlsRegisterLinalgLinalgSpecializeGenericOpsPass", ra_mlsRegisterLinalgLinalgSpecializeGenericOpsPass},
    {"mlsCreateLinalgSimplifyDepthwiseConvPass", ra_mlsCreateLinalgSimplifyDepthwiseConvPass},
    {"mlsRegisterLinalgSimplifyDepthwiseConvPass", ra_mlsRegisterLinalgSimplifyDepthwiseConvPass},
    {"mlsGetDialectHandle__llvm__", ra_mlsGetDialectHandle__llvm__},
    {"mlsLLVMPointerTypeGet", ra_mlsLLVMPointerTypeGet},
    {"mlsLLVMPointerTypeGetName", ra_mlsLLVMPointerTypeGetName},
    {"mlsLLVMPointerTypeGetTypeID", ra_mlsLLVMPointerTypeGetTypeID},
    {"mlsTypeIsALLVMPointerType", ra_mlsTypeIsALLVMPointerType},
    {"mlsLLVMPointerTypeGetAddressSpace", ra_mlsLLVMPointerTypeGetAddressSpace},
    {"mlsLLVMVoidTypeGet", ra_mlsLLVMVoidTypeGet},
    {"mlsLLVMVoidTypeGetName", ra_mlsLLVMVoidTypeGetName},
    {"mlsLLVMArrayTypeGet", ra_mlsLLVMArrayTypeGet},
    {"mlsLLVMArrayTypeGetName", ra_mlsLLVMArrayTypeGetName},
    {"mlsLLVMArrayTypeGetElementType", ra_mlsLLVMArrayTypeGetElementType},
    {"mlsLLVMFunctionTypeGet", ra_mlsLLVMFunctionTypeGet},
    {"mlsLLVMFunctionTypeGetName", ra_mlsLLVMFunctionTypeGetName},
    {"mlsLLVMFunctionTypeGetNumInputs", ra_mlsLLVMFunctionTypeGetNumInputs},
    {"mlsLLVMFunctionTypeGetInput", ra_mlsLLVMFunctionTypeGetInput},
    {"mlsLLVMFunctionTypeCopyInputs", ra_mlsLLVMFunctionTypeCopyInputs},
    {"mlsLLVMFunctionTypeGetReturnType", ra_mlsLLVMFunctionTypeGetReturnType},
    {"mlsTypeIsALLVMStructType", ra_mlsTypeIsALLVMStructType},
    {"mlsLLVMStructTypeGetTypeID", ra_mlsLLVMStructTypeGetTypeID},
    {"mlsLLVMStructTypeGetName", ra_mlsLLVMStructTypeGetName},
    {"mlsLLVMStructTypeIsLiteral", ra_mlsLLVMStructTypeIsLiteral},
    {"mlsLLVMStructTypeGetNumElementTypes", ra_mlsLLVMStructTypeGetNumElementTypes},
    {"mlsLLVMStructTypeGetElementType", ra_mlsLLVMStructTypeGetElementType},
    {"mlsLLVMStructTypeCopyElementTypes", ra_mlsLLVMStructTypeCopyElementTypes},
    {"mlsLLVMStructTypeIsPacked", ra_mlsLLVMStructTypeIsPacked},
    {"mlsLLVMStructTypeGetIdentifier", ra_mlsLLVMStructTypeGetIdentifier},
    {"mlsLLVMStructTypeIsOpaque", ra_mlsLLVMStructTypeIsOpaque},
    {"mlsLLVMStructTypeLiteralGet", ra_mlsLLVMStructTypeLiteralGet},
    {"mlsLLVMStructTypeLiteralGetChecked", ra_mlsLLVMStructTypeLiteralGetChecked},
    {"mlsLLVMStructTypeOpaqueGet", ra_mlsLLVMStructTypeOpaqueGet},
    {"mlsLLVMCConvAttrGet", ra_mlsLLVMCConvAttrGet},
    {"mlsLLVMCConvAttrGetName", ra_mlsLLVMCConvAttrGetName},
    {"mlsLLVMComdatAttrGet", ra_mlsLLVMComdatAttrGet},
    {"mlsLLVMComdatAttrGetName", ra_mlsLLVMComdatAttrGetName},
    {"mlsLLVMLinkageAttrGet", ra_mlsLLVMLinkageAttrGet},
    {"mlsLLVMLinkageAttrGetName", ra_mlsLLVMLinkageAttrGetName},
    {"mlsLLVMDINullTypeAttrGet", ra_mlsLLVMDINullTypeAttrGet},
    {"mlsLLVMDINullTypeAttrGetName", ra_mlsLLVMDINullTypeAttrGetName},
    {"mlsLLVMDIExpressionElemAttrGet", ra_mlsLLVMDIExpressionElemAttrGet},
    {"mlsLLVMDIExpressionElemAttrGetName", ra_mlsLLVMDIExpressionElemAttrGetName},
    {"mlsLLVMDIExpressionAttrGet", ra_mlsLLVMDIExpressionAttrGet},
    {"mlsLLVMDIExpressionAttrGetName", ra_mlsLLVMDIExpressionAttrGetName},
    {"mlsLLVMDIBasicTypeAttrGet", ra_mlsLLVMDIBasicTypeAttrGet},
    {"mlsLLVMDIBasicTypeAttrGetName", ra_mlsLLVMDIBasicTypeAttrGetName},
    {"mlsLLVMDICompositeTypeAttrGetRecSelf", ra_mlsLLVMDICompositeTypeAttrGetRecSelf},
    {"mlsLLVMDICompositeTypeAttrGet", ra_mlsLLVMDICompositeTypeAttrGet},
    {"mlsLLVMDICompositeTypeAttrGetName", ra_mlsLLVMDICompositeTypeAttrGetName},
    {"mlsLLVMDIDerivedTypeAttrGet", ra_mlsLLVMDIDerivedTypeAttrGet},
    {"mlsLLVMDIDerivedTypeAttrGetName", ra_mlsLLVMDIDerivedTypeAttrGetName},
    {"mlsLLVMDIStringTypeAttrGet", ra_mlsLLVMDIStringTypeAttrGet},
    {"mlsLLVMDIStringTypeAttrGetName", ra_mlsLLVMDIStringTypeAttrGetName},
    {"mlsLLVMDIDerivedTypeAttrGetBaseType", ra_mlsLLVMDIDerivedTypeAttrGetBaseType},
    {"mlsLLVMDIFileAttrGet", ra_mlsLLVMDIFileAttrGet},
    {"mlsLLVMDIFileAttrGetName", ra_mlsLLVMDIFileAttrGetName},
    {"mlsLLVMDICompileUnitAttrGet", ra_mlsLLVMDICompileUnitAttrGet},
    {"mlsLLVMDICompileUnitAttrGetName", ra_mlsLLVMDICompileUnitAttrGetName},
    {"mlsLLVMDIFlagsAttrGet", ra_mlsLLVMDIFlagsAttrGet},
    {"mlsLLVMDIFlagsAttrGetName", ra_mlsLLVMDIFlagsAttrGetName},
    {"mlsLLVMDILexicalBlockAttrGet", ra_mlsLLVMDILexicalBlockAttrGet},
    {"mlsLLVMDILexicalBlockAttrGetName", ra_mlsLLVMDILexicalBlockAttrGetName},
    {"mlsLLVMDILexicalBlockFileAttrGet", ra_mlsLLVMDILexicalBlockFileAttrGet},
    {"mlsLLVMDILexicalBlockFileAttrGetName", ra_mlsLLVMDILexicalBlockFileAttrGetName},
    {"mlsLLVMDILocalVariableAttrGet", ra_mlsLLVMDILocalVariableAttrGet},
    {"mlsLLVMDILocalVariableAttrGetName", ra_mlsLLVMDILocalVariableAttrGetName},
    {"mlsLLVMDISubprogramAttrGetRecSelf", ra_mlsLLVMDISubprogramAttrGetRecSelf},
    {"mlsLLVMDISubprogramAttrGet", ra_mlsLLVMDISubprogramAttrGet},
    {"mlsLLVMDISubprogramAttrGetName", ra_mlsLLVMDISubprogramAttrGetName},
    {"mlsLLVMDIAnnotationAttrGet", ra_mlsLLVMDIAnnotationAttrGet},
    {"mlsLLVMDIAnnotationAttrGetName", ra_mlsLLVMDIAnnotationAttrGetName},
    {"mlsLLVMDISubprogramAttrGetScope", ra_mlsLLVMDISubprogramAttrGetScope},
    {"mlsLLVMDISubprogramAttrGetLine", ra_mlsLLVMDISubprogramAttrGetLine},
    {"mlsLLVMDISubprogramAttrGetScopeLine", ra_mlsLLVMDISubprogramAttrGetScopeLine},
    {"mlsLLVMDISubprogramAttrGetCompileUnit", ra_mlsLLVMDISubprogramAttrGetCompileUnit},
    {"mlsLLVMDISubprogramAttrGetFile", ra_mlsLLVMDISubprogramAttrGetFile},
    {"mlsLLVMDISubprogramAttrGetType", ra_mlsLLVMDISubprogramAttrGetType},
    {"mlsLLVMDISubroutineTypeAttrGet", ra_mlsLLVMDISubroutineTypeAttrGet},
    {"mlsLLVMDISubroutineTypeAttrGetName", ra_mlsLLVMDISubroutineTypeAttrGetName},
    {"mlsLLVMDIModuleAttrGet", ra_mlsLLVMDIModuleAttrGet},
    {"mlsLLVMDIModuleAttrGetName", ra_mlsLLVMDIModuleAttrGetName},
    {"mlsLLVMDIImportedEntityAttrGet", ra_mlsLLVMDIImportedEntityAttrGet},
    {"mlsLLVMDIImportedEntityAttrGetName", ra_mlsLLVMDIImportedEntityAttrGetName},
    {"mlsLLVMDIModuleAttrGetScope", ra_mlsLLVMDIModuleAttrGetScope},
    {"mlsRegisterLLVMPasses", ra_mlsRegisterLLVMPasses},
    {"mlsCreateLLVMDIScopeForLLVMFuncOpPass", ra_mlsCreateLLVMDIScopeForLLVMFuncOpPass},
    {"mlsRegisterLLVMDIScopeForLLVMFuncOpPass", ra_mlsRegisterLLVMDIScopeForLLVMFuncOpPass},
    {"mlsCreateLLVMLLVMAddComdats", ra_mlsCreateLLVMLLVMAddComdats},
    {"mlsRegisterLLVMLLVMAddComdats", ra_mlsRegisterLLVMLLVMAddComdats},
    {"mlsCreateLLVMLLVMLegalizeForExportPass", ra_mlsCreateLLVMLLVMLegalizeForExportPass},
    {"mlsRegisterLLVMLLVMLegalizeForExportPass", ra_mlsRegisterLLVMLLVMLegalizeForExportPass},
    {"mlsCreateLLVMLLVMRequestCWrappersPass", ra_mlsCreateLLVMLLVMRequestCWrappersPass},
    {"mlsRegisterLLVMLLVMRequestCWrappersPass", ra_mlsRegisterLLVMLLVMRequestCWrappersPass},
    {"mlsCreateLLVMLLVMUseDefaultVisibilityPass", ra_mlsCreateLLVMLLVMUseDefaultVisibilityPass},
    {"mlsRegisterLLVMLLVMUseDefaultVisibilityPass", ra_mlsRegisterLLVMLLVMUseDefaultVisibilityPass},
    {"mlsCreateLLVMNVVMOptimizeForTargetPass", ra_mlsCreateLLVMNVVMOptimizeForTargetPass},
    {"mlsRegisterLLVMNVVMOptimizeForTargetPass", ra_mlsRegisterLLVMNVVMOptimizeForTargetPass},
    {"mlsGetDialectHandle__math__", ra_mlsGetDialectHandle__math__},
    {"mlsRegisterMathPasses", ra_mlsRegisterMathPasses},
    {"mlsCreateMathMathExpandOpsPass", ra_mlsCreateMathMathExpandOpsPass},
    {"mlsRegisterMathMathExpandOpsPass", ra_mlsRegisterMathMathExpandOpsPass},
    {"mlsCreateMathMathExtendToSupportedTypes", ra_mlsCreateMathMathExtendToSupportedTypes},
    {"mlsRegisterMathMathExtendToSupportedTypes", ra_mlsRegisterMathMathExtendToSupportedTypes},
    {"mlsCreateMathMathSincosFusionPass", ra_mlsCreateMathMathSincosFusionPass},
    {"mlsRegisterMathMathSincosFusionPass", ra_mlsRegisterMathMathSincosFusionPass},
    {"mlsCreateMathMathUpliftToFMA", ra_mlsCreateMathMathUpliftToFMA},
    {"mlsRegisterMathMathUpliftToFMA", ra_mlsRegisterMathMathUpliftToFMA},
    {"mlsGetDialectHandle__memref__", ra_mlsGetDialectHandle__memref__},
    {"mlsRegisterMemRefPasses", ra_mlsRegisterMemRefPasses},
    {"mlsCreateMemRefExpandOpsPass", ra_mlsCreateMemRefExpandOpsPass},
    {"mlsRegisterMemRefExpandOpsPass", ra_mlsRegisterMemRefExpandOpsPass},
    {"mlsCreateMemRefExpandReallocPass", ra_mlsCreateMemRefExpandReallocPass},
    {"mlsRegisterMemRefExpandReallocPass", ra_mlsRegisterMemRefExpandReallocPass},
    {"mlsCreateMemRefExpandStridedMetadataPass", ra_mlsCreateMemRefExpandStridedMetadataPass},
    {"mlsRegisterMemRefExpandStridedMetadataPass", ra_mlsRegisterMemRefExpandStridedMetadataPass},
    {"mlsCreateMemRefFlattenMemrefsPass", ra_mlsCreateMemRefFlattenMemrefsPass},
    {"mlsRegisterMemRefFlattenMemrefsPass", ra_mlsRegisterMemRefFlattenMemrefsPass},
    {"mlsCreateMemRefFoldMemRefAliasOpsPass", ra_mlsCreateMemRefFoldMemRefAliasOpsPass},
    {"mlsRegisterMemRefFoldMemRefAliasOpsPass", ra_mlsRegisterMemRefFoldMemRefAliasOpsPass},
    {"mlsCreateMemRefMemRefEmulateWideInt", ra_mlsCreateMemRefMemRefEmulateWideInt},
    {"mlsRegisterMemRefMemRefEmulateWideInt", ra_mlsRegisterMemRefMemRefEmulateWideInt},
    {"mlsCreateMemRefNormalizeMemRefsPass", ra_mlsCreateMemRefNormalizeMemRefsPass},
    {"mlsRegisterMemRefNormalizeMemRefsPass", ra_mlsRegisterMemRefNormalizeMemRefsPass},
    {"mlsCreateMemRefReifyResultShapesPass", ra_mlsCreateMemRefReifyResultShapesPass},
    {"mlsRegisterMemRefReifyResultShapesPass", ra_mlsRegisterMemRefReifyResultShapesPass},
    {"mlsCreateMemRefResolveRankedShapeTypeResultDimsPass", ra_mlsCreateMemRefResolveRankedShapeTypeResultDimsPass},
    {"mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass", ra_mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass},
    {"mlsCreateMemRefResolveShapedTypeResultDimsPass", ra_mlsCreateMemRefResolveShapedTypeResultDimsPass},
    {"mlsRegisterMemRefResolveShapedTypeResultDimsPass", ra_mlsRegisterMemRefResolveShapedTypeResultDimsPass},
    {"mlsGetDialectHandle__ml_program__", ra_mlsGetDialectHandle__ml_program__},
    {"mlsRegisterMLProgramPasses", ra_mlsRegisterMLProgramPasses},
    {"mlsCreateMLProgramMLProgramPipelineGlobalsPass", ra_mlsCreateMLProgramMLProgramPipelineGlobalsPass},
    {"mlsRegisterMLProgramMLProgramPipelineGlobalsPass", ra_mlsRegisterMLProgramMLProgramPipelineGlobalsPass},
    {"mlsGetDialectHandle__mpi__", ra_mlsGetDialectHandle__mpi__},
    {"mlsGetDialectHandle__nvgpu__", ra_mlsGetDialectHandle__nvgpu__},
    {"mlsTypeIsANVGPUTensorMapDescriptorType", ra_mlsTypeIsANVGPUTensorMapDescriptorType},
    {"mlsNVGPUTensorMapDescriptorTypeGet", ra_mlsNVGPUTensorMapDescriptorTypeGet},
    {"mlsNVGPUTensorMapDescriptorTypeGetName", ra_mlsNVGPUTensorMapDescriptorTypeGetName},
    {"mlsRegisterNVGPUPasses", ra_mlsRegisterNVGPUPasses},
    {"mlsCreateNVGPUOptimizeSharedMemory", ra_mlsCreateNVGPUOptimizeSharedMemory},
    {"mlsRegisterNVGPUOptimizeSharedMemory", ra_mlsRegisterNVGPUOptimizeSharedMemory},
    {"mlsGetDialectHandle__nvvm__", ra_mlsGetDialectHandle__nvvm__},
    {"mlsGetDialectHandle__acc__", ra_mlsGetDialectHandle__acc__},
    {"mlsRegisterOpenACCPasses", ra_mlsRegisterOpenACCPasses},
    {"mlsCreateOpenACCACCIfClauseLowering", ra_mlsCreateOpenACCACCIfClauseLowering},
    {"mlsRegisterOpenACCACCIfClauseLowering", ra_mlsRegisterOpenACCACCIfClauseLowering},
    {"mlsCreateOpenACCACCImplicitData", ra_mlsCreateOpenACCACCImplicitData},
    {"mlsRegisterOpenACCACCImplicitData", ra_mlsRegisterOpenACCACCImplicitData},
    {"mlsCreateOpenACCACCImplicitDeclare", ra_mlsCreateOpenACCACCImplicitDeclare},
    {"mlsRegisterOpenACCACCImplicitDeclare", ra_mlsRegisterOpenACCACCImplicitDeclare},
    {"mlsCreateOpenACCACCImplicitRoutine", ra_mlsCreateOpenACCACCImplicitRoutine},
    {"mlsRegisterOpenACCACCImplicitRoutine", ra_mlsRegisterOpenACCACCImplicitRoutine},
    {"mlsCreateOpenACCACCLegalizeSerial", ra_mlsCreateOpenACCACCLegalizeSerial},
    {"mlsRegisterOpenACCACCLegalizeSerial", ra_mlsRegisterOpenACCACCLegalizeSerial},
    {"mlsCreateOpenACCACCLoopTiling", ra_mlsCreateOpenACCACCLoopTiling},
    {"mlsRegisterOpenACCACCLoopTiling", ra_mlsRegisterOpenACCACCLoopTiling},
    {"mlsCreateOpenACCACCSpecializeForDevice", ra_mlsCreateOpenACCACCSpecializeForDevice},
    {"mlsRegisterOpenACCACCSpecializeForDevice", ra_mlsRegisterOpenACCACCSpecializeForDevice},
    {"mlsCreateOpenACCACCSpecializeForHost", ra_mlsCreateOpenACCACCSpecializeForHost},
    {"mlsRegisterOpenACCACCSpecializeForHost", ra_mlsRegisterOpenACCACCSpecializeForHost},
    {"mlsCreateOpenACCLegalizeDataValuesInRegion", ra_mlsCreateOpenACCLegalizeDataValuesInRegion},
    {"mlsRegisterOpenACCLegalizeDataValuesInRegion", ra_mlsRegisterOpenACCLegalizeDataValuesInRegion},
    {"mlsCreateOpenACCOffloadLiveInValueCanonicalization", ra_mlsCreateOpenACCOffloadLiveInValueCanonicalization},
    {"mlsRegisterOpenACCOffloadLiveInValueCanonicalization", ra_mlsRegisterOpenACCOffloadLiveInValueCanonicalization},
    {"mlsGetDialectHandle__omp__", ra_mlsGetDialectHandle__omp__},
    {"mlsGetDialectHandle__pdl__", ra_mlsGetDialectHandle__pdl__},
    {"mlsTypeIsAPDLType", ra_mlsTypeIsAPDLType},
    {"mlsTypeIsAPDLAttributeType", ra_mlsTypeIsAPDLAttributeType},
    {"mlsPDLAttributeTypeGetTypeID", ra_mlsPDLAttributeTypeGetTypeID},
    {"mlsPDLAttributeTypeGet", ra_mlsPDLAttributeTypeGet},
    {"mlsPDLAttributeTypeGetName", ra_mlsPDLAttributeTypeGetName},
    {"mlsTypeIsAPDLOperationType", ra_mlsTypeIsAPDLOperationType},
    {"mlsPDLOperationTypeGetTypeID", ra_mlsPDLOperationTypeGetTypeID},
    {"mlsPDLOperationTypeGet", ra_mlsPDLOperationTypeGet},
    {"mlsPDLOperationTypeGetName", ra_mlsPDLOperationTypeGetName},
    {"mlsTypeIsAPDLRangeType", ra_mlsTypeIsAPDLRangeType},
    {"mlsPDLRangeTypeGetTypeID", ra_mlsPDLRangeTypeGetTypeID},
    {"mlsPDLRangeTypeGet", ra_mlsPDLRangeTypeGet},
    {"mlsPDLRangeTypeGetName", ra_mlsPDLRangeTypeGetName},
    {"mlsPDLRangeTypeGetElementType", ra_mlsPDLRangeTypeGetElementType},
    {"mlsTypeIsAPDLTypeType", ra_mlsTypeIsAPDLTypeType},
    {"mlsPDLTypeTypeGetTypeID", ra_mlsPDLTypeTypeGetTypeID},
    {"mlsPDLTypeTypeGet", ra_mlsPDLTypeTypeGet},
    {"mlsPDLTypeTypeGetName", ra_mlsPDLTypeTypeGetName},
    {"mlsTypeIsAPDLValueType", ra_mlsTypeIsAPDLValueType},
    {"mlsPDLValueTypeGetTypeID", ra_mlsPDLValueTypeGetTypeID},
    {"mlsPDLValueTypeGet", ra_mlsPDLValueTypeGet},
    {"mlsPDLValueTypeGetName", ra_mlsPDLValueTypeGetName},
    {"mlsGetDialectHandle__pdl_interp__", ra_mlsGetDialectHandle__pdl_interp__},
    {"mlsGetDialectHandle__ptr__", ra_mlsGetDialectHandle__ptr__},
    {"mlsGetDialectHandle__quant__", ra_mlsGetDialectHandle__quant__},
    {"mlsTypeIsAQuantizedType", ra_mlsTypeIsAQuantizedType},
    {"mlsQuantizedTypeGetSignedFlag", ra_mlsQuantizedTypeGetSignedFlag},
    {"mlsQuantizedTypeGetDefaultMinimumForInteger", ra_mlsQuantizedTypeGetDefaultMinimumForInteger},
    {"mlsQuantizedTypeGetDefaultMaximumForInteger", ra_mlsQuantizedTypeGetDefaultMaximumForInteger},
    {"mlsQuantizedTypeGetExpressedType", ra_mlsQuantizedTypeGetExpressedType},
    {"mlsQuantizedTypeGetFlags", ra_mlsQuantizedTypeGetFlags},
    {"mlsQuantizedTypeIsSigned", ra_mlsQuantizedTypeIsSigned},
    {"mlsQuantizedTypeGetStorageType", ra_mlsQuantizedTypeGetStorageType},
    {"mlsQuantizedTypeGetStorageTypeMin", ra_mlsQuantizedTypeGetStorageTypeMin},
    {"mlsQuantizedTypeGetStorageTypeMax", ra_mlsQuantizedTypeGetStorageTypeMax},
    {"mlsQuantizedTypeGetStorageTypeIntegralWidth", ra_mlsQuantizedTypeGetStorageTypeIntegralWidth},
    {"mlsQuantizedTypeIsCompatibleExpressedType", ra_mlsQuantizedTypeIsCompatibleExpressedType},
    {"mlsQuantizedTypeGetQuantizedElementType", ra_mlsQuantizedTypeGetQuantizedElementType},
    {"mlsQuantizedTypeCastFromStorageType", ra_mlsQuantizedTypeCastFromStorageType},
    {"mlsQuantizedTypeCastToStorageType", ra_mlsQuantizedTypeCastToStorageType},
    {"mlsQuantizedTypeCastFromExpressedType", ra_mlsQuantizedTypeCastFromExpressedType},
    {"mlsQuantizedTypeCastToExpressedType", ra_mlsQuantizedTypeCastToExpressedType},
    {"mlsQuantizedTypeCastExpressedToStorageType", ra_mlsQuantizedTypeCastExpressedToStorageType},
    {"mlsTypeIsAAnyQuantizedType", ra_mlsTypeIsAAnyQuantizedType},
    {"mlsAnyQuantizedTypeGetTypeID", ra_mlsAnyQuantizedTypeGetTypeID},
    {"mlsAnyQuantizedTypeGet", ra_mlsAnyQuantizedTypeGet},
    {"mlsAnyQuantizedTypeGetName", ra_mlsAnyQuantizedTypeGetName},
    {"mlsTypeIsAUniformQuantizedType", ra_mlsTypeIsAUniformQuantizedType},
    {"mlsUniformQuantizedTypeGetTypeID", ra_mlsUniformQuantizedTypeGetTypeID},
    {"mlsUniformQuantizedTypeGet", ra_mlsUniformQuantizedTypeGet},
    {"mlsUniformQuantizedTypeGetName", ra_mlsUniformQuantizedTypeGetName},
    {"mlsUniformQuantizedTypeGetScale", ra_mlsUniformQuantizedTypeGetScale},
    {"mlsUniformQuantizedTypeGetZeroPoint", ra_mlsUniformQuantizedTypeGetZeroPoint},
    {"mlsUniformQuantizedTypeIsFixedPoint", ra_mlsUniformQuantizedTypeIsFixedPoint},
    {"mlsTypeIsAUniformQuantizedPerAxisType", ra_mlsTypeIsAUniformQuantizedPerAxisType},
    {"mlsUniformQuantizedPerAxisTypeGetTypeID", ra_mlsUniformQuantizedPerAxisTypeGetTypeID},
    {"mlsUniformQuantizedPerAxisTypeGet", ra_mlsUniformQuantizedPerAxisTypeGet},
    {"mlsUniformQuantizedPerAxisTypeGetName", ra_mlsUniformQuantizedPerAxisTypeGetName},
    {"mlsUniformQuantizedPerAxisTypeGetNumDims", ra_mlsUniformQuantizedPerAxisTypeGetNumDims},
    {"mlsUniformQuantizedPerAxisTypeGetScale", ra_mlsUniformQuantizedPerAxisTypeGetScale},
    {"mlsUniformQuantizedPerAxisTypeCopyScales", ra_mlsUniformQuantizedPerAxisTypeCopyScales},
    {"mlsUniformQuantizedPerAxisTypeGetZeroPoint", ra_mlsUniformQuantizedPerAxisTypeGetZeroPoint},
    {"mlsUniformQuantizedPerAxisTypeCopyZeroPoints", ra_mlsUniformQuantizedPerAxisTypeCopyZeroPoints},
    {"mlsUniformQuantizedPerAxisTypeGetQuantizedDimension", ra_mlsUniformQuantizedPerAxisTypeGetQuantizedDimension},
    {"mlsUniformQuantizedPerAxisTypeIsFixedPoint", ra_mlsUniformQuantizedPerAxisTypeIsFixedPoint},
    {"mlsTypeIsAUniformQuantizedSubChannelType", ra_mlsTypeIsAUniformQuantizedSubChannelType},
    {"mlsUniformQuantizedSubChannelTypeGetTypeID", ra_mlsUniformQuantizedSubChannelTypeGetTypeID},
    {"mlsUniformQuantizedSubChannelTypeGet", ra_mlsUniformQuantizedSubChannelTypeGet},
    {"mlsUniformQuantizedSubChannelTypeGetName", ra_mlsUniformQuantizedSubChannelTypeGetName},
    {"mlsUniformQuantizedSubChannelTypeGetNumBlockSizes", ra_mlsUniformQuantizedSubChannelTypeGetNumBlockSizes},
    {"mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", ra_mlsUniformQuantizedSubChannelTypeGetQuantizedDimension},
    {"mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions", ra_mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions},
    {"mlsUniformQuantizedSubChannelTypeGetBlockSize", ra_mlsUniformQuantizedSubChannelTypeGetBlockSize},
    {"mlsUniformQuantizedSubChannelTypeCopyBlockSizes", ra_mlsUniformQuantizedSubChannelTypeCopyBlockSizes},
    {"mlsUniformQuantizedSubChannelTypeGetScales", ra_mlsUniformQuantizedSubChannelTypeGetScales},
    {"mlsUniformQuantizedSubChannelTypeGetZeroPoints", ra_mlsUniformQuantizedSubChannelTypeGetZeroPoints},
    {"mlsTypeIsACalibratedQuantizedType", ra_mlsTypeIsACalibratedQuantizedType},
    {"mlsCalibratedQuantizedTypeGetTypeID", ra_mlsCalibratedQuantizedTypeGetTypeID},
    {"mlsCalibratedQuantizedTypeGet", ra_mlsCalibratedQuantizedTypeGet},
    {"mlsCalibratedQuantizedTypeGetName", ra_mlsCalibratedQuantizedTypeGetName},
    {"mlsCalibratedQuantizedTypeGetMin", ra_mlsCalibratedQuantizedTypeGetMin},
    {"mlsCalibratedQuantizedTypeGetMax", ra_mlsCalibratedQuantizedTypeGetMax},
    {"mlsGetDialectHandle__rocdl__", ra_mlsGetDialectHandle__rocdl__},
    {"mlsGetDialectHandle__scf__", ra_mlsGetDialectHandle__scf__},
    {"mlsRegisterSCFPasses", ra_mlsRegisterSCFPasses},
    {"mlsCreateSCFSCFForLoopCanonicalization", ra_mlsCreateSCFSCFForLoopCanonicalization},
    {"mlsRegisterSCFSCFForLoopCanonicalization", ra_mlsRegisterSCFSCFForLoopCanonicalization},
    {"mlsCreateSCFSCFForLoopPeeling", ra_mlsCreateSCFSCFForLoopPeeling},
    {"mlsRegisterSCFSCFForLoopPeeling", ra_mlsRegisterSCFSCFForLoopPeeling},
    {"mlsCreateSCFSCFForLoopRangeFolding", ra_mlsCreateSCFSCFForLoopRangeFolding},
    {"mlsRegisterSCFSCFForLoopRangeFolding", ra_mlsRegisterSCFSCFForLoopRangeFolding},
    {"mlsCreateSCFSCFForLoopSpecialization", ra_mlsCreateSCFSCFForLoopSpecialization},
    {"mlsRegisterSCFSCFForLoopSpecialization", ra_mlsRegisterSCFSCFForLoopSpecialization},
    {"mlsCreateSCFSCFForToWhileLoop", ra_mlsCreateSCFSCFForToWhileLoop},
    {"mlsRegisterSCFSCFForToWhileLoop", ra_mlsRegisterSCFSCFForToWhileLoop},
    {"mlsCreateSCFSCFForallToForLoop", ra_mlsCreateSCFSCFForallToForLoop},
    {"mlsRegisterSCFSCFForallToForLoop", ra_mlsRegisterSCFSCFForallToForLoop},
    {"mlsCreateSCFSCFForallToParallelLoop", ra_mlsCreateSCFSCFForallToParallelLoop},
    {"mlsRegisterSCFSCFForallToParallelLoop", ra_mlsRegisterSCFSCFForallToParallelLoop},
    {"mlsCreateSCFSCFParallelForToNestedFors", ra_mlsCreateSCFSCFParallelForToNestedFors},
    {"mlsRegisterSCFSCFParallelForToNestedFors", ra_mlsRegisterSCFSCFParallelForToNestedFors},
    {"mlsCreateSCFSCFParallelLoopFusion", ra_mlsCreateSCFSCFParallelLoopFusion},
    {"mlsRegisterSCFSCFParallelLoopFusion", ra_mlsRegisterSCFSCFParallelLoopFusion},
    {"mlsCreateSCFSCFParallelLoopSpecialization", ra_mlsCreateSCFSCFParallelLoopSpecialization},
    {"mlsRegisterSCFSCFParallelLoopSpecialization", ra_mlsRegisterSCFSCFParallelLoopSpecialization},
    {"mlsCreateSCFSCFParallelLoopTiling", ra_mlsCreateSCFSCFParallelLoopTiling},
    {"mlsRegisterSCFSCFParallelLoopTiling", ra_mlsRegisterSCFSCFParallelLoopTiling},
    {"mlsCreateSCFTestSCFParallelLoopCollapsing", ra_mlsCreateSCFTestSCFParallelLoopCollapsing},
    {"mlsRegisterSCFTestSCFParallelLoopCollapsing", ra_mlsRegisterSCFTestSCFParallelLoopCollapsing},
    {"mlsGetDialectHandle__shape__", ra_mlsGetDialectHandle__shape__},
    {"mlsRegisterShapePasses", ra_mlsRegisterShapePasses},
    {"mlsCreateShapeOutlineShapeComputationPass", ra_mlsCreateShapeOutlineShapeComputationPass},
    {"mlsRegisterShapeOutlineShapeComputationPass", ra_mlsRegisterShapeOutlineShapeComputationPass},
    {"mlsCreateShapeRemoveShapeConstraintsPass", ra_mlsCreateShapeRemoveShapeConstraintsPass},
    {"mlsRegisterShapeRemoveShapeConstraintsPass", ra_mlsRegisterShapeRemoveShapeConstraintsPass},
    {"mlsCreateShapeShapeToShapeLoweringPass", ra_mlsCreateShapeShapeToShapeLoweringPass},
    {"mlsRegisterShapeShapeToShapeLoweringPass", ra_mlsRegisterShapeShapeToShapeLoweringPass},
    {"mlsGetDialectHandle__shard__", ra_mlsGetDialectHandle__shard__},
    {"mlsRegisterShardPasses", ra_mlsRegisterShardPasses},
    {"mlsCreateShardPartition", ra_mlsCreateShardPartition},
    {"mlsRegisterShardPartition", ra_mlsRegisterShardPartition},
    {"mlsCreateShardShardingPropagation", ra_mlsCreateShardShardingPropagation},
    {"mlsRegisterShardShardingPropagation", ra_mlsRegisterShardShardingPropagation},
    {"mlsGetDialectHandle__smt__", ra_mlsGetDialectHandle__smt__},
    {"mlsSMTTypeIsAnyNonFuncSMTValueType", ra_mlsSMTTypeIsAnyNonFuncSMTValueType},
    {"mlsSMTTypeIsAnySMTValueType", ra_mlsSMTTypeIsAnySMTValueType},
    {"mlsSMTTypeIsAArray", ra_mlsSMTTypeIsAArray},
    {"mlsSMTTypeGetArray", ra_mlsSMTTypeGetArray},
    {"mlsSMTTypeIsABitVector", ra_mlsSMTTypeIsABitVector},
    {"mlsSMTTypeGetBitVector", ra_mlsSMTTypeGetBitVector},
    {"mlsSMTBitVectorTypeGetName", ra_mlsSMTBitVectorTypeGetName},
    {"mlsSMTTypeIsABool", ra_mlsSMTTypeIsABool},
    {"mlsSMTTypeGetBool", ra_mlsSMTTypeGetBool},
    {"mlsSMTBoolTypeGetName", ra_mlsSMTBoolTypeGetName},
    {"mlsSMTTypeIsAInt", ra_mlsSMTTypeIsAInt},
    {"mlsSMTTypeGetInt", ra_mlsSMTTypeGetInt},
    {"mlsSMTIntTypeGetName", ra_mlsSMTIntTypeGetName},
    {"mlsSMTTypeIsASMTFunc", ra_mlsSMTTypeIsASMTFunc},
    {"mlsSMTTypeGetSMTFunc", ra_mlsSMTTypeGetSMTFunc},
    {"mlsSMTTypeIsASort", ra_mlsSMTTypeIsASort},
    {"mlsSMTTypeGetSort", ra_mlsSMTTypeGetSort},
    {"mlsSMTAttrCheckBVCmpPredicate", ra_mlsSMTAttrCheckBVCmpPredicate},
    {"mlsSMTAttrCheckIntPredicate", ra_mlsSMTAttrCheckIntPredicate},
    {"mlsSMTAttrIsASMTAttribute", ra_mlsSMTAttrIsASMTAttribute},
    {"mlsSMTAttrGetBitVector", ra_mlsSMTAttrGetBitVector},
    {"mlsSMTAttrGetBVCmpPredicate", ra_mlsSMTAttrGetBVCmpPredicate},
    {"mlsSMTAttrGetIntPredicate", ra_mlsSMTAttrGetIntPredicate},
    {"mlsGetDialectHandle__sparse_tensor__", ra_mlsGetDialectHandle__sparse_tensor__},
    {"mlsAttributeIsASparseTensorEncodingAttr", ra_mlsAttributeIsASparseTensorEncodingAttr},
    {"mlsSparseTensorEncodingAttrGet", ra_mlsSparseTensorEncodingAttrGet},
    {"mlsSparseTensorEncodingAttrGetName", ra_mlsSparseTensorEncodingAttrGetName},
    {"mlsSparseTensorEncodingGetLvlRank", ra_mlsSparseTensorEncodingGetLvlRank},
    {"mlsSparseTensorEncodingAttrGetLvlType", ra_mlsSparseTensorEncodingAttrGetLvlType},
    {"mlsSparseTensorEncodingAttrCopyLvlTypes", ra_mlsSparseTensorEncodingAttrCopyLvlTypes},
    {"mlsSparseTensorEncodingAttrGetLvlFmt", ra_mlsSparseTensorEncodingAttrGetLvlFmt},
    {"mlsSparseTensorEncodingAttrGetDimToLvl", ra_mlsSparseTensorEncodingAttrGetDimToLvl},
    {"mlsSparseTensorEncodingAttrGetLvlToDim", ra_mlsSparseTensorEncodingAttrGetLvlToDim},
    {"mlsSparseTensorEncodingAttrGetPosWidth", ra_mlsSparseTensorEncodingAttrGetPosWidth},
    {"mlsSparseTensorEncodingAttrGetCrdWidth", ra_mlsSparseTensorEncodingAttrGetCrdWidth},
    {"mlsSparseTensorEncodingAttrGetExplicitVal", ra_mlsSparseTensorEncodingAttrGetExplicitVal},
    {"mlsSparseTensorEncodingAttrGetImplicitVal", ra_mlsSparseTensorEncodingAttrGetImplicitVal},
    {"mlsSparseTensorEncodingAttrGetStructuredN", ra_mlsSparseTensorEncodingAttrGetStructuredN},
    {"mlsSparseTensorEncodingAttrGetStructuredM", ra_mlsSparseTensorEncodingAttrGetStructuredM},
    {"mlsRegisterSparseTensorPasses", ra_mlsRegisterSparseTensorPasses},
    {"mlsCreateSparseTensorLowerForeachToSCF", ra_mlsCreateSparseTensorLowerForeachToSCF},
    {"mlsRegisterSparseTensorLowerForeachToSCF", ra_mlsRegisterSparseTensorLowerForeachToSCF},
    {"mlsCreateSparseTensorLowerSparseIterationToSCF", ra_mlsCreateSparseTensorLowerSparseIterationToSCF},
    {"mlsRegisterSparseTensorLowerSparseIterationToSCF", ra_mlsRegisterSparseTensorLowerSparseIterationToSCF},
    {"mlsCreateSparseTensorLowerSparseOpsToForeach", ra_mlsCreateSparseTensorLowerSparseOpsToForeach},
    {"mlsRegisterSparseTensorLowerSparseOpsToForeach", ra_mlsRegisterSparseTensorLowerSparseOpsToForeach},
    {"mlsCreateSparseTensorPreSparsificationRewrite", ra_mlsCreateSparseTensorPreSparsificationRewrite},
    {"mlsRegisterSparseTensorPreSparsificationRewrite", ra_mlsRegisterSparseTensorPreSparsificationRewrite},
    {"mlsCreateSparseTensorSparseAssembler", ra_mlsCreateSparseTensorSparseAssembler},
    {"mlsRegisterSparseTensorSparseAssembler", ra_mlsRegisterSparseTensorSparseAssembler},
    {"mlsCreateSparseTensorSparseBufferRewrite", ra_mlsCreateSparseTensorSparseBufferRewrite},
    {"mlsRegisterSparseTensorSparseBufferRewrite", ra_mlsRegisterSparseTensorSparseBufferRewrite},
    {"mlsCreateSparseTensorSparseGPUCodegen", ra_mlsCreateSparseTensorSparseGPUCodegen},
    {"mlsRegisterSparseTensorSparseGPUCodegen", ra_mlsRegisterSparseTensorSparseGPUCodegen},
    {"mlsCreateSparseTensorSparseReinterpretMap", ra_mlsCreateSparseTensorSparseReinterpretMap},
    {"mlsRegisterSparseTensorSparseReinterpretMap", ra_mlsRegisterSparseTensorSparseReinterpretMap},
    {"mlsCreateSparseTensorSparseSpaceCollapse", ra_mlsCreateSparseTensorSparseSpaceCollapse},
    {"mlsRegisterSparseTensorSparseSpaceCollapse", ra_mlsRegisterSparseTensorSparseSpaceCollapse},
    {"mlsCreateSparseTensorSparseTensorCodegen", ra_mlsCreateSparseTensorSparseTensorCodegen},
    {"mlsRegisterSparseTensorSparseTensorCodegen", ra_mlsRegisterSparseTensorSparseTensorCodegen},
    {"mlsCreateSparseTensorSparseTensorConversionPass", ra_mlsCreateSparseTensorSparseTensorConversionPass},
    {"mlsRegisterSparseTensorSparseTensorConversionPass", ra_mlsRegisterSparseTensorSparseTensorConversionPass},
    {"mlsCreateSparseTensorSparseVectorization", ra_mlsCreateSparseTensorSparseVectorization},
    {"mlsRegisterSparseTensorSparseVectorization", ra_mlsRegisterSparseTensorSparseVectorization},
    {"mlsCreateSparseTensorSparsificationAndBufferization", ra_mlsCreateSparseTensorSparsificationAndBufferization},
    {"mlsRegisterSparseTensorSparsificationAndBufferization", ra_mlsRegisterSparseTensorSparsificationAndBufferization},
    {"mlsCreateSparseTensorSparsificationPass", ra_mlsCreateSparseTensorSparsificationPass},
    {"mlsRegisterSparseTensorSparsificationPass", ra_mlsRegisterSparseTensorSparsificationPass},
    {"mlsCreateSparseTensorStageSparseOperations", ra_mlsCreateSparseTensorStageSparseOperations},
    {"mlsRegisterSparseTensorStageSparseOperations", ra_mlsRegisterSparseTensorStageSparseOperations},
    {"mlsCreateSparseTensorStorageSpecifierToLLVM", ra_mlsCreateSparseTensorStorageSpecifierToLLVM},
    {"mlsRegisterSparseTensorStorageSpecifierToLLVM", ra_mlsRegisterSparseTensorStorageSpecifierToLLVM},
    {"mlsGetDialectHandle__spirv__", ra_mlsGetDialectHandle__spirv__},
    {"mlsRegisterSPIRVPasses", ra_mlsRegisterSPIRVPasses},
    {"mlsCreateSPIRVSPIRVCanonicalizeGLPass", ra_mlsCreateSPIRVSPIRVCanonicalizeGLPass},
    {"mlsRegisterSPIRVSPIRVCanonicalizeGLPass", ra_mlsRegisterSPIRVSPIRVCanonicalizeGLPass},
    {"mlsCreateSPIRVSPIRVCompositeTypeLayoutPass", ra_mlsCreateSPIRVSPIRVCompositeTypeLayoutPass},
    {"mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass", ra_mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass},
    {"mlsCreateSPIRVSPIRVLowerABIAttributesPass", ra_mlsCreateSPIRVSPIRVLowerABIAttributesPass},
    {"mlsRegisterSPIRVSPIRVLowerABIAttributesPass", ra_mlsRegisterSPIRVSPIRVLowerABIAttributesPass},
    {"mlsCreateSPIRVSPIRVReplicatedConstantCompositePass", ra_mlsCreateSPIRVSPIRVReplicatedConstantCompositePass},
    {"mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass", ra_mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass},
    {"mlsCreateSPIRVSPIRVRewriteInsertsPass", ra_mlsCreateSPIRVSPIRVRewriteInsertsPass},
    {"mlsRegisterSPIRVSPIRVRewriteInsertsPass", ra_mlsRegisterSPIRVSPIRVRewriteInsertsPass},
    {"mlsCreateSPIRVSPIRVUnifyAliasedResourcePass", ra_mlsCreateSPIRVSPIRVUnifyAliasedResourcePass},
    {"mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass", ra_mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass},
    {"mlsCreateSPIRVSPIRVUpdateVCEPass", ra_mlsCreateSPIRVSPIRVUpdateVCEPass},
    {"mlsRegisterSPIRVSPIRVUpdateVCEPass", ra_mlsRegisterSPIRVSPIRVUpdateVCEPass},
    {"mlsCreateSPIRVSPIRVWebGPUPreparePass", ra_mlsCreateSPIRVSPIRVWebGPUPreparePass},
    {"mlsRegisterSPIRVSPIRVWebGPUPreparePass", ra_mlsRegisterSPIRVSPIRVWebGPUPreparePass},
    {"mlsGetDialectHandle__tensor__", ra_mlsGetDialectHandle__tensor__},
    {"mlsRegisterTensorPasses", ra_mlsRegisterTensorPasses},
    {"mlsCreateTensorFoldTensorSubsetOpsPass", ra_mlsCreateTensorFoldTensorSubsetOpsPass},
    {"mlsRegisterTensorFoldTensorSubsetOpsPass", ra_mlsRegisterTensorFoldTensorSubsetOpsPass},
    {"mlsGetDialectHandle__tosa__", ra_mlsGetDialectHandle__tosa__},
    {"mlsRegisterTosaPasses", ra_mlsRegisterTosaPasses},
    {"mlsCreateTosaTosaArithConstantToTosaConstPass", ra_mlsCreateTosaTosaArithConstantToTosaConstPass},
    {"mlsRegisterTosaTosaArithConstantToTosaConstPass", ra_mlsRegisterTosaTosaArithConstantToTosaConstPass},
    {"mlsCreateTosaTosaAttachTarget", ra_mlsCreateTosaTosaAttachTarget},
    {"mlsRegisterTosaTosaAttachTarget", ra_mlsRegisterTosaTosaAttachTarget},
    {"mlsCreateTosaTosaConvertIntegerTypeToSignless", ra_mlsCreateTosaTosaConvertIntegerTypeToSignless},
    {"mlsRegisterTosaTosaConvertIntegerTypeToSignless", ra_mlsRegisterTosaTosaConvertIntegerTypeToSignless},
    {"mlsCreateTosaTosaInferShapesPass", ra_mlsCreateTosaTosaInferShapesPass},
    {"mlsRegisterTosaTosaInferShapesPass", ra_mlsRegisterTosaTosaInferShapesPass},
    {"mlsCreateTosaTosaLayerwiseConstantFoldPass", ra_mlsCreateTosaTosaLayerwiseConstantFoldPass},
    {"mlsRegisterTosaTosaLayerwiseConstantFoldPass", ra_mlsRegisterTosaTosaLayerwiseConstantFoldPass},
    {"mlsCreateTosaTosaMakeBroadcastablePass", ra_mlsCreateTosaTosaMakeBroadcastablePass},
    {"mlsRegisterTosaTosaMakeBroadcastablePass", ra_mlsRegisterTosaTosaMakeBroadcastablePass},
    {"mlsCreateTosaTosaNarrowF64ToF32Pass", ra_mlsCreateTosaTosaNarrowF64ToF32Pass},
    {"mlsRegisterTosaTosaNarrowF64ToF32Pass", ra_mlsRegisterTosaTosaNarrowF64ToF32Pass},
    {"mlsCreateTosaTosaNarrowI64ToI32Pass", ra_mlsCreateTosaTosaNarrowI64ToI32Pass},
    {"mlsRegisterTosaTosaNarrowI64ToI32Pass", ra_mlsRegisterTosaTosaNarrowI64ToI32Pass},
    {"mlsCreateTosaTosaOptionalDecompositionsPass", ra_mlsCreateTosaTosaOptionalDecompositionsPass},
    {"mlsRegisterTosaTosaOptionalDecompositionsPass", ra_mlsRegisterTosaTosaOptionalDecompositionsPass},
    {"mlsCreateTosaTosaReduceTransposes", ra_mlsCreateTosaTosaReduceTransposes},
    {"mlsRegisterTosaTosaReduceTransposes", ra_mlsRegisterTosaTosaReduceTransposes},
    {"mlsCreateTosaTosaValidation", ra_mlsCreateTosaTosaValidation},
    {"mlsRegisterTosaTosaValidation", ra_mlsRegisterTosaTosaValidation},
    {"mlsGetDialectHandle__transform__", ra_mlsGetDialectHandle__transform__},
    {"mlsTypeIsATransformAnyOpType", ra_mlsTypeIsATransformAnyOpType},
    {"mlsTransformAnyOpTypeGetTypeID", ra_mlsTransformAnyOpTypeGetTypeID},
    {"mlsTransformAnyOpTypeGet", ra_mlsTransformAnyOpTypeGet},
    {"mlsTransformAnyOpTypeGetName", ra_mlsTransformAnyOpTypeGetName},
    {"mlsTypeIsATransformAnyParamType", ra_mlsTypeIsATransformAnyParamType},
    {"mlsTransformAnyParamTypeGetTypeID", ra_mlsTransformAnyParamTypeGetTypeID},
    {"mlsTransformAnyParamTypeGet", ra_mlsTransformAnyParamTypeGet},
    {"mlsTransformAnyParamTypeGetName", ra_mlsTransformAnyParamTypeGetName},
    {"mlsTypeIsATransformAnyValueType", ra_mlsTypeIsATransformAnyValueType},
    {"mlsTransformAnyValueTypeGetTypeID", ra_mlsTransformAnyValueTypeGetTypeID},
    {"mlsTransformAnyValueTypeGet", ra_mlsTransformAnyValueTypeGet},
    {"mlsTransformAnyValueTypeGetName", ra_mlsTransformAnyValueTypeGetName},
    {"mlsTypeIsATransformOperationType", ra_mlsTypeIsATransformOperationType},
    {"mlsTransformOperationTypeGetTypeID", ra_mlsTransformOperationTypeGetTypeID},
    {"mlsTransformOperationTypeGet", ra_mlsTransformOperationTypeGet},
    {"mlsTransformOperationTypeGetName", ra_mlsTransformOperationTypeGetName},
    {"mlsTransformOperationTypeGetOperationName", ra_mlsTransformOperationTypeGetOperationName},
    {"mlsTypeIsATransformParamType", ra_mlsTypeIsATransformParamType},
    {"mlsTransformParamTypeGetTypeID", ra_mlsTransformParamTypeGetTypeID},
    {"mlsTransformParamTypeGet", ra_mlsTransformParamTypeGet},
    {"mlsTransformParamTypeGetName", ra_mlsTransformParamTypeGetName},
    {"mlsTransformParamTypeGetType", ra_mlsTransformParamTypeGetType},
    {"mlsRegisterTransformPasses", ra_mlsRegisterTransformPasses},
    {"mlsCreateTransformCheckUsesPass", ra_mlsCreateTransformCheckUsesPass},
    {"mlsRegisterTransformCheckUsesPass", ra_mlsRegisterTransformCheckUsesPass},
    {"mlsCreateTransformInferEffectsPass", ra_mlsCreateTransformInferEffectsPass},
    {"mlsRegisterTransformInferEffectsPass", ra_mlsRegisterTransformInferEffectsPass},
    {"mlsCreateTransformInterpreterPass", ra_mlsCreateTransformInterpreterPass},
    {"mlsRegisterTransformInterpreterPass", ra_mlsRegisterTransformInterpreterPass},
    {"mlsCreateTransformPreloadLibraryPass", ra_mlsCreateTransformPreloadLibraryPass},
    {"mlsRegisterTransformPreloadLibraryPass", ra_mlsRegisterTransformPreloadLibraryPass},
    {"mlsGetDialectHandle__ub__", ra_mlsGetDialectHandle__ub__},
    {"mlsGetDialectHandle__vcix__", ra_mlsGetDialectHandle__vcix__},
    {"mlsGetDialectHandle__vector__", ra_mlsGetDialectHandle__vector__},
    {"mlsRegisterVectorPasses", ra_mlsRegisterVectorPasses},
    {"mlsCreateVectorLowerVectorMaskPass", ra_mlsCreateVectorLowerVectorMaskPass},
    {"mlsRegisterVectorLowerVectorMaskPass", ra_mlsRegisterVectorLowerVectorMaskPass},
    {"mlsCreateVectorLowerVectorMultiReduction", ra_mlsCreateVectorLowerVectorMultiReduction},
    {"mlsRegisterVectorLowerVectorMultiReduction", ra_mlsRegisterVectorLowerVectorMultiReduction},
    {"mlsCreateVectorLowerVectorToFromElementsToShuffleTree", ra_mlsCreateVectorLowerVectorToFromElementsToShuffleTree},
    {"mlsRegisterVectorLowerVectorToFromElementsToShuffleTree", ra_mlsRegisterVectorLowerVectorToFromElementsToShuffleTree},
    {"mlsGetDialectHandle__wasmssa__", ra_mlsGetDialectHandle__wasmssa__},
    {"mlsGetDialectHandle__x86vector__", ra_mlsGetDialectHandle__x86vector__},
    {"mlsGetDialectHandle__xegpu__", ra_mlsGetDialectHandle__xegpu__},
    {"mlsGetDialectHandle__xevm__", ra_mlsGetDialectHandle__xevm__},
    {"mlsExecutionEngineIsNull", ra_mlsExecutionEngineIsNull},
    {"mlsIntegerSetGetContext", ra_mlsIntegerSetGetContext},
    {"mlsIntegerSetIsNull", ra_mlsIntegerSetIsNull},
    {"mlsIntegerSetEqual", ra_mlsIntegerSetEqual},
    {"mlsIntegerSetPrint", ra_mlsIntegerSetPrint},
    {"mlsIntegerSetToString", ra_mlsIntegerSetToString},
    {"mlsIntegerSetDump", ra_mlsIntegerSetDump},
    {"mlsIntegerSetEmptyGet", ra_mlsIntegerSetEmptyGet},
    {"mlsIntegerSetGet", ra_mlsIntegerSetGet},
    {"mlsIntegerSetIsCanonicalEmpty", ra_mlsIntegerSetIsCanonicalEmpty},
    {"mlsIntegerSetGetNumDims", ra_mlsIntegerSetGetNumDims},
    {"mlsIntegerSetGetNumSymbols", ra_mlsIntegerSetGetNumSymbols},
    {"mlsIntegerSetGetNumInputs", ra_mlsIntegerSetGetNumInputs},
    {"mlsIntegerSetGetNumConstraints", ra_mlsIntegerSetGetNumConstraints},
    {"mlsIntegerSetGetNumEqualities", ra_mlsIntegerSetGetNumEqualities},
    {"mlsIntegerSetGetNumInequalities", ra_mlsIntegerSetGetNumInequalities},
    {"mlsIntegerSetGetConstraint", ra_mlsIntegerSetGetConstraint},
    {"mlsIntegerSetCopyConstraints", ra_mlsIntegerSetCopyConstraints},
    {"mlsIntegerSetIsConstraintEq", ra_mlsIntegerSetIsConstraintEq},
    {"mlsOperationImplementsInterface", ra_mlsOperationImplementsInterface},
    {"mlsOperationImplementsInterfaceStatic", ra_mlsOperationImplementsInterfaceStatic},
    {"mlsInferTypeOpInterfaceTypeID", ra_mlsInferTypeOpInterfaceTypeID},
    {"mlsInferShapedTypeOpInterfaceTypeID", ra_mlsInferShapedTypeOpInterfaceTypeID},
    {"mlsContextEqual", ra_mlsContextEqual},
    {"mlsContextIsNull", ra_mlsContextIsNull},
    {"mlsDialectIsNull", ra_mlsDialectIsNull},
    {"mlsDialectEqual", ra_mlsDialectEqual},
    {"mlsDialectHandleGetNamespace", ra_mlsDialectHandleGetNamespace},
    {"mlsDialectRegistryIsNull", ra_mlsDialectRegistryIsNull},
    {"mlsLocationGetAttribute", ra_mlsLocationGetAttribute},
    {"mlsLocationFromAttribute", ra_mlsLocationFromAttribute},
    {"mlsLocationFileLineColGet", ra_mlsLocationFileLineColGet},
    {"mlsLocationFileLineColRangeGet", ra_mlsLocationFileLineColRangeGet},
    {"mlsLocationFileLineColRangeGetFilename", ra_mlsLocationFileLineColRangeGetFilename},
    {"mlsLocationFileLineColRangeGetStartLine", ra_mlsLocationFileLineColRangeGetStartLine},
    {"mlsLocationFileLineColRangeGetStartColumn", ra_mlsLocationFileLineColRangeGetStartColumn},
    {"mlsLocationFileLineColRangeGetEndLine", ra_mlsLocationFileLineColRangeGetEndLine},
    {"mlsLocationFileLineColRangeGetEndColumn", ra_mlsLocationFileLineColRangeGetEndColumn},
    {"mlsLocationFileLineColRangeGetTypeID", ra_mlsLocationFileLineColRangeGetTypeID},
    {"mlsLocationIsAFileLineColRange", ra_mlsLocationIsAFileLineColRange},
    {"mlsLocationCallSiteGet", ra_mlsLocationCallSiteGet},
    {"mlsLocationCallSiteGetCallee", ra_mlsLocationCallSiteGetCallee},
    {"mlsLocationCallSiteGetCaller", ra_mlsLocationCallSiteGetCaller},
    {"mlsLocationCallSiteGetTypeID", ra_mlsLocationCallSiteGetTypeID},
    {"mlsLocationIsACallSite", ra_mlsLocationIsACallSite},
    {"mlsLocationFusedGet", ra_mlsLocationFusedGet},
    {"mlsLocationFusedGetNumLocations", ra_mlsLocationFusedGetNumLocations},
    {"mlsLocationFusedGetMetadata", ra_mlsLocationFusedGetMetadata},
    {"mlsLocationFusedGetTypeID", ra_mlsLocationFusedGetTypeID},
    {"mlsLocationIsAFused", ra_mlsLocationIsAFused},
    {"mlsLocationNameGet", ra_mlsLocationNameGet},
    {"mlsLocationNameGetName", ra_mlsLocationNameGetName},
    {"mlsLocationNameGetChildLoc", ra_mlsLocationNameGetChildLoc},
    {"mlsLocationNameGetTypeID", ra_mlsLocationNameGetTypeID},
    {"mlsLocationIsAName", ra_mlsLocationIsAName},
    {"mlsLocationUnknownGet", ra_mlsLocationUnknownGet},
    {"mlsLocationGetContext", ra_mlsLocationGetContext},
    {"mlsLocationIsNull", ra_mlsLocationIsNull},
    {"mlsLocationEqual", ra_mlsLocationEqual},
    {"mlsModuleIsNull", ra_mlsModuleIsNull},
    {"mlsModuleEqual", ra_mlsModuleEqual},
    {"mlsModuleHashValue", ra_mlsModuleHashValue},
    {"mlsOperationIsNull", ra_mlsOperationIsNull},
    {"mlsOperationEqual", ra_mlsOperationEqual},
    {"mlsOperationHashValue", ra_mlsOperationHashValue},
    {"mlsOperationGetTypeID", ra_mlsOperationGetTypeID},
    {"mlsRegionIsNull", ra_mlsRegionIsNull},
    {"mlsRegionEqual", ra_mlsRegionEqual},
    {"mlsBlockIsNull", ra_mlsBlockIsNull},
    {"mlsBlockEqual", ra_mlsBlockEqual},
    {"mlsValueIsNull", ra_mlsValueIsNull},
    {"mlsValueEqual", ra_mlsValueEqual},
    {"mlsOpOperandIsNull", ra_mlsOpOperandIsNull},
    {"mlsTypeGetContext", ra_mlsTypeGetContext},
    {"mlsTypeGetTypeID", ra_mlsTypeGetTypeID},
    {"mlsTypeGetDialect", ra_mlsTypeGetDialect},
    {"mlsTypeIsNull", ra_mlsTypeIsNull},
    {"mlsTypeEqual", ra_mlsTypeEqual},
    {"mlsTypeDump", ra_mlsTypeDump},
    {"mlsAttributeGetContext", ra_mlsAttributeGetContext},
    {"mlsAttributeGetType", ra_mlsAttributeGetType},
    {"mlsAttributeGetTypeID", ra_mlsAttributeGetTypeID},
    {"mlsAttributeGetDialect", ra_mlsAttributeGetDialect},
    {"mlsAttributeIsNull", ra_mlsAttributeIsNull},
    {"mlsAttributeEqual", ra_mlsAttributeEqual},
    {"mlsAttributeDump", ra_mlsAttributeDump},
    {"mlsIdentifierGet", ra_mlsIdentifierGet},
    {"mlsIdentifierGetContext", ra_mlsIdentifierGetContext},
    {"mlsIdentifierEqual", ra_mlsIdentifierEqual},
    {"mlsIdentifierStr", ra_mlsIdentifierStr},
    {"mlsSymbolTableIsNull", ra_mlsSymbolTableIsNull},
    {"mlsPassManagerIsNull", ra_mlsPassManagerIsNull},
    {"mlsAnswerRetain", ra_mlsAnswerRetain},
    {"mlsAnswerRelease", ra_mlsAnswerRelease},
    {"mlsAsmStateRetain", ra_mlsAsmStateRetain},
    {"mlsAsmStateRelease", ra_mlsAsmStateRelease},
    {"mlsBlockRetain", ra_mlsBlockRetain},
    {"mlsBlockRelease", ra_mlsBlockRelease},
    {"mlsBytecodeWriterConfigRetain", ra_mlsBytecodeWriterConfigRetain},
    {"mlsBytecodeWriterConfigRelease", ra_mlsBytecodeWriterConfigRelease},
    {"mlsContextRetain", ra_mlsContextRetain},
    {"mlsContextRelease", ra_mlsContextRelease},
    {"mlsDialectRegistryRetain", ra_mlsDialectRegistryRetain},
    {"mlsDialectRegistryRelease", ra_mlsDialectRegistryRelease},
    {"mlsExecutionEngineRetain", ra_mlsExecutionEngineRetain},
    {"mlsExecutionEngineRelease", ra_mlsExecutionEngineRelease},
    {"mlsFrozenRewritePatternSetRetain", ra_mlsFrozenRewritePatternSetRetain},
    {"mlsFrozenRewritePatternSetRelease", ra_mlsFrozenRewritePatternSetRelease},
    {"mlsLlvmThreadPoolRetain", ra_mlsLlvmThreadPoolRetain},
    {"mlsLlvmThreadPoolRelease", ra_mlsLlvmThreadPoolRelease},
    {"mlsModuleRetain", ra_mlsModuleRetain},
    {"mlsModuleRelease", ra_mlsModuleRelease},
    {"mlsOpPassManagerRetain", ra_mlsOpPassManagerRetain},
    {"mlsOpPassManagerRelease", ra_mlsOpPassManagerRelease},
    {"mlsOpPrintingFlagsRetain", ra_mlsOpPrintingFlagsRetain},
    {"mlsOpPrintingFlagsRelease", ra_mlsOpPrintingFlagsRelease},
    {"mlsOperationRetain", ra_mlsOperationRetain},
    {"mlsOperationRelease", ra_mlsOperationRelease},
    {"mlsOperationStateRetain", ra_mlsOperationStateRetain},
    {"mlsOperationStateRelease", ra_mlsOperationStateRelease},
    {"mlsPDLPatternModuleRetain", ra_mlsPDLPatternModuleRetain},
    {"mlsPDLPatternModuleRelease", ra_mlsPDLPatternModuleRelease},
    {"mlsPassRetain", ra_mlsPassRetain},
    {"mlsPassRelease", ra_mlsPassRelease},
    {"mlsPassManagerRetain", ra_mlsPassManagerRetain},
    {"mlsPassManagerRelease", ra_mlsPassManagerRelease},
    {"mlsRegionRetain", ra_mlsRegionRetain},
    {"mlsRegionRelease", ra_mlsRegionRelease},
    {"mlsReportRetain", ra_mlsReportRetain},
    {"mlsReportRelease", ra_mlsReportRelease},
    {"mlsRewritePatternRetain", ra_mlsRewritePatternRetain},
    {"mlsRewritePatternRelease", ra_mlsRewritePatternRelease},
    {"mlsRewritePatternSetRetain", ra_mlsRewritePatternSetRetain},
    {"mlsRewritePatternSetRelease", ra_mlsRewritePatternSetRelease},
    {"mlsRewriterBaseRetain", ra_mlsRewriterBaseRetain},
    {"mlsRewriterBaseRelease", ra_mlsRewriterBaseRelease},
    {"mlsStringRetain", ra_mlsStringRetain},
    {"mlsStringRelease", ra_mlsStringRelease},
    {"mlsSymbolTableRetain", ra_mlsSymbolTableRetain},
    {"mlsSymbolTableRelease", ra_mlsSymbolTableRelease},
    {"mlsTypeIDAllocatorRetain", ra_mlsTypeIDAllocatorRetain},
    {"mlsTypeIDAllocatorRelease", ra_mlsTypeIDAllocatorRelease},
    {"mlsTypeIDIsNull", ra_mlsTypeIDIsNull},
    {"mlsTypeIDEqual", ra_mlsTypeIDEqual},
    {"mlsTypeIDHashValue", ra_mlsTypeIDHashValue},
    {"mlsRegisterTransformsPasses", ra_mlsRegisterTransformsPasses},
    {"mlsCreateTransformsBubbleDownMemorySpaceCasts", ra_mlsCreateTransformsBubbleDownMemorySpaceCasts},
    {"mlsRegisterTransformsBubbleDownMemorySpaceCasts", ra_mlsRegisterTransformsBubbleDownMemorySpaceCasts},
    {"mlsCreateTransformsCSE", ra_mlsCreateTransformsCSE},
    {"mlsRegisterTransformsCSE", ra_mlsRegisterTransformsCSE},
    {"mlsCreateTransformsCanonicalizer", ra_mlsCreateTransformsCanonicalizer},
    {"mlsRegisterTransformsCanonicalizer", ra_mlsRegisterTransformsCanonicalizer},
    {"mlsCreateTransformsCompositeFixedPointPass", ra_mlsCreateTransformsCompositeFixedPointPass},
    {"mlsRegisterTransformsCompositeFixedPointPass", ra_mlsRegisterTransformsCompositeFixedPointPass},
    {"mlsCreateTransformsControlFlowSink", ra_mlsCreateTransformsControlFlowSink},
    {"mlsRegisterTransformsControlFlowSink", ra_mlsRegisterTransformsControlFlowSink},
    {"mlsCreateTransformsGenerateRuntimeVerification", ra_mlsCreateTransformsGenerateRuntimeVerification},
    {"mlsRegisterTransformsGenerateRuntimeVerification", ra_mlsRegisterTransformsGenerateRuntimeVerification},
    {"mlsCreateTransformsInliner", ra_mlsCreateTransformsInliner},
    {"mlsRegisterTransformsInliner", ra_mlsRegisterTransformsInliner},
    {"mlsCreateTransformsLocationSnapshot", ra_mlsCreateTransformsLocationSnapshot},
    {"mlsRegisterTransformsLocationSnapshot", ra_mlsRegisterTransformsLocationSnapshot},
    {"mlsCreateTransformsLoopInvariantCodeMotion", ra_mlsCreateTransformsLoopInvariantCodeMotion},
    {"mlsRegisterTransformsLoopInvariantCodeMotion", ra_mlsRegisterTransformsLoopInvariantCodeMotion},
    {"mlsCreateTransformsLoopInvariantSubsetHoisting", ra_mlsCreateTransformsLoopInvariantSubsetHoisting},
    {"mlsRegisterTransformsLoopInvariantSubsetHoisting", ra_mlsRegisterTransformsLoopInvariantSubsetHoisting},
    {"mlsCreateTransformsMem2Reg", ra_mlsCreateTransformsMem2Reg},
    {"mlsRegisterTransformsMem2Reg", ra_mlsRegisterTransformsMem2Reg},
    {"mlsCreateTransformsPrintIRPass", ra_mlsCreateTransformsPrintIRPass},
    {"mlsRegisterTransformsPrintIRPass", ra_mlsRegisterTransformsPrintIRPass},
    {"mlsCreateTransformsPrintOpStats", ra_mlsCreateTransformsPrintOpStats},
    {"mlsRegisterTransformsPrintOpStats", ra_mlsRegisterTransformsPrintOpStats},
    {"mlsCreateTransformsRemoveDeadValues", ra_mlsCreateTransformsRemoveDeadValues},
    {"mlsRegisterTransformsRemoveDeadValues", ra_mlsRegisterTransformsRemoveDeadValues},
    {"mlsCreateTransformsSCCP", ra_mlsCreateTransformsSCCP},
    {"mlsRegisterTransformsSCCP", ra_mlsRegisterTransformsSCCP},
    {"mlsCreateTransformsSROA", ra_mlsCreateTransformsSROA},
    {"mlsRegisterTransformsSROA", ra_mlsRegisterTransformsSROA},
    {"mlsCreateTransformsStripDebugInfo", ra_mlsCreateTransformsStripDebugInfo},
    {"mlsRegisterTransformsStripDebugInfo", ra_mlsRegisterTransformsStripDebugInfo},
    {"mlsCreateTransformsSymbolDCE", ra_mlsCreateTransformsSymbolDCE},
    {"mlsRegisterTransformsSymbolDCE", ra_mlsRegisterTransformsSymbolDCE},
    {"mlsCreateTransformsSymbolPrivatize", ra_mlsCreateTransformsSymbolPrivatize},
    {"mlsRegisterTransformsSymbolPrivatize", ra_mlsRegisterTransformsSymbolPrivatize},
    {"mlsCreateTransformsTopologicalSort", ra_mlsCreateTransformsTopologicalSort},
    {"mlsRegisterTransformsTopologicalSort", ra_mlsRegisterTransformsTopologicalSort},
    {"mlsCreateTransformsViewOpGraph", ra_mlsCreateTransformsViewOpGraph},
    {"mlsRegisterTransformsViewOpGraph", ra_mlsRegisterTransformsViewOpGraph},
    {"mlsAffineMapCompressUnusedSymbols", ra_mlsAffineMapCompressUnusedSymbols},
    {"mlsIntegerSetReplaceGet", ra_mlsIntegerSetReplaceGet},
    {"mlsAnswerCreate", ra_mlsAnswerCreate},
    {"mlsAnswerGive", ra_mlsAnswerGive},
    {"mlsAnswerDestroy", ra_mlsAnswerDestroy},
    {"mlsAsmStateCreateForOperation", ra_mlsAsmStateCreateForOperation},
    {"mlsAsmStateCreateForValue", ra_mlsAsmStateCreateForValue},
    {"mlsAsmStateDestroy", ra_mlsAsmStateDestroy},
    {"mlsOperationPrintWithState", ra_mlsOperationPrintWithState},
    {"mlsOperationToStringWithState", ra_mlsOperationToStringWithState},
    {"mlsValuePrintAsOperand", ra_mlsValuePrintAsOperand},
    {"mlsValueToStringAsOperand", ra_mlsValueToStringAsOperand},
    {"mlsBlockCreate", ra_mlsBlockCreate},
    {"mlsBlockDestroy", ra_mlsBlockDestroy},
    {"mlsBlockDetach", ra_mlsBlockDetach},
    {"mlsBlockGetParentOperation", ra_mlsBlockGetParentOperation},
    {"mlsBlockGetParentRegion", ra_mlsBlockGetParentRegion},
    {"mlsBlockGetNextInRegion", ra_mlsBlockGetNextInRegion},
    {"mlsBlockGetFirstOperation", ra_mlsBlockGetFirstOperation},
    {"mlsBlockGetTerminator", ra_mlsBlockGetTerminator},
    {"mlsBlockAppendOwnedOperation", ra_mlsBlockAppendOwnedOperation},
    {"mlsBlockInsertOwnedOperation", ra_mlsBlockInsertOwnedOperation},
    {"mlsBlockInsertOwnedOperationAfter", ra_mlsBlockInsertOwnedOperationAfter},
    {"mlsBlockInsertOwnedOperationBefore", ra_mlsBlockInsertOwnedOperationBefore},
    {"mlsBlockGetNumArguments", ra_mlsBlockGetNumArguments},
    {"mlsBlockGetArgument", ra_mlsBlockGetArgument},
    {"mlsBlockAddArgument", ra_mlsBlockAddArgument},
    {"mlsBlockInsertArgument", ra_mlsBlockInsertArgument},
    {"mlsBlockEraseArgument", ra_mlsBlockEraseArgument},
    {"mlsBlockGetNumSuccessors", ra_mlsBlockGetNumSuccessors},
    {"mlsBlockGetSuccessor", ra_mlsBlockGetSuccessor},
    {"mlsBlockGetNumPredecessors", ra_mlsBlockGetNumPredecessors},
    {"mlsBlockGetPredecessor", ra_mlsBlockGetPredecessor},
    {"mlsAttributeGetNull", ra_mlsAttributeGetNull},
    {"mlsNamedAttributeGet", ra_mlsNamedAttributeGet},
    {"mlsBoolAttrGet", ra_mlsBoolAttrGet},
    {"mlsDictionaryAttrGet", ra_mlsDictionaryAttrGet},
    {"mlsDictionaryAttrGetElement", ra_mlsDictionaryAttrGetElement},
    {"mlsDenseElementsAttrRawBufferGet", ra_mlsDenseElementsAttrRawBufferGet},
    {"mlsDenseElementsAttrGetRawData", ra_mlsDenseElementsAttrGetRawData},
    {"mlsBlockCopyOperations", ra_mlsBlockCopyOperations},
    {"mlsBlockCopyOperationNames", ra_mlsBlockCopyOperationNames},
    {"mlsBlockCopyArguments", ra_mlsBlockCopyArguments},
    {"mlsRegionCopyBlocks", ra_mlsRegionCopyBlocks},
    {"mlsOperationCopyResults", ra_mlsOperationCopyResults},
    {"mlsOperationCopyOperands", ra_mlsOperationCopyOperands},
    {"mlsOperationCopyTree", ra_mlsOperationCopyTree},
    {"mlsValueCopyUses", ra_mlsValueCopyUses},
    {"mlsOperationsCopyNames", ra_mlsOperationsCopyNames},
    {"mlsDialectRegistryCreate", ra_mlsDialectRegistryCreate},
    {"mlsDialectRegistryDestroy", ra_mlsDialectRegistryDestroy},
    {"mlsRegisterAllDialects", ra_mlsRegisterAllDialects},
    {"mlsRegisterAllPasses", ra_mlsRegisterAllPasses},
    {"mlsRegisterAllLLVMTranslations", ra_mlsRegisterAllLLVMTranslations},
    {"mlsContextCreate", ra_mlsContextCreate},
    {"mlsContextCreateWithThreading", ra_mlsContextCreateWithThreading},
    {"mlsContextCreateWithRegistry", ra_mlsContextCreateWithRegistry},
    {"mlsContextDestroy", ra_mlsContextDestroy},
    {"mlsContextEnter", ra_mlsContextEnter},
    {"mlsContextLeave", ra_mlsContextLeave},
    {"mlsContextAppendDialectRegistry", ra_mlsContextAppendDialectRegistry},
    {"mlsContextSetAllowUnregisteredDialects", ra_mlsContextSetAllowUnregisteredDialects},
    {"mlsContextGetAllowUnregisteredDialects", ra_mlsContextGetAllowUnregisteredDialects},
    {"mlsContextGetNumRegisteredDialects", ra_mlsContextGetNumRegisteredDialects},
    {"mlsContextGetNumLoadedDialects", ra_mlsContextGetNumLoadedDialects},
    {"mlsContextGetOrLoadDialect", ra_mlsContextGetOrLoadDialect},
    {"mlsContextLoadAllAvailableDialects", ra_mlsContextLoadAllAvailableDialects},
    {"mlsContextIsRegisteredOperation", ra_mlsContextIsRegisteredOperation},
    {"mlsDialectGetContext", ra_mlsDialectGetContext},
    {"mlsDialectGetNamespace", ra_mlsDialectGetNamespace},
    {"mlsContextAddInvalidationHook", ra_mlsContextAddInvalidationHook},
    {"mlsContextRemoveInvalidationHook", ra_mlsContextRemoveInvalidationHook},
    {"mlsLlvmThreadPoolCreate", ra_mlsLlvmThreadPoolCreate},
    {"mlsLlvmThreadPoolDestroy", ra_mlsLlvmThreadPoolDestroy},
    {"mlsContextSetThreadPool", ra_mlsContextSetThreadPool},
    {"mlsContextGetThreadPool", ra_mlsContextGetThreadPool},
    {"mlsContextEnableMultithreading", ra_mlsContextEnableMultithreading},
    {"mlsContextGetNumThreads", ra_mlsContextGetNumThreads},
    {"mlsEnableGlobalDebug", ra_mlsEnableGlobalDebug},
    {"mlsIsGlobalDebugEnabled", ra_mlsIsGlobalDebugEnabled},
    {"mlsSetGlobalDebugType", ra_mlsSetGlobalDebugType},
    {"mlsSetGlobalDebugTypes", ra_mlsSetGlobalDebugTypes},
    {"mlsIsCurrentDebugType", ra_mlsIsCurrentDebugType},
    {"mlsDenseElementsAttrStringGet", ra_mlsDenseElementsAttrStringGet},
    {"mlsEmitError", ra_mlsEmitError},
    {"mlsContextAttachDiagnosticHandler", ra_mlsContextAttachDiagnosticHandler},
    {"mlsContextDetachDiagnosticHandler", ra_mlsContextDetachDiagnosticHandler},
    {"mlsDiagnosticGetSeverity", ra_mlsDiagnosticGetSeverity},
    {"mlsDiagnosticGetLocation", ra_mlsDiagnosticGetLocation},
    {"mlsDiagnosticGetNumNotes", ra_mlsDiagnosticGetNumNotes},
    {"mlsDiagnosticGetNote", ra_mlsDiagnosticGetNote},
    {"mlsDiagnosticPrint", ra_mlsDiagnosticPrint},
    {"mlsDialectHandleInsertDialect", ra_mlsDialectHandleInsertDialect},
    {"mlsDialectHandleRegisterDialect", ra_mlsDialectHandleRegisterDialect},
    {"mlsDialectHandleLoadDialect", ra_mlsDialectHandleLoadDialect},
    {"mlsExecutionEngineDestroy", ra_mlsExecutionEngineDestroy},
    {"mlsCreateExternalPass", ra_mlsCreateExternalPass},
    {"mlsCreatePassByName", ra_mlsCreatePassByName},
    {"mlsPassDestroy", ra_mlsPassDestroy},
    {"mlsPassManagerAddOwnedPass", ra_mlsPassManagerAddOwnedPass},
    {"mlsOpPassManagerAddOwnedPass", ra_mlsOpPassManagerAddOwnedPass},
    {"mlsExternalPassSignalFailure", ra_mlsExternalPassSignalFailure},
    {"mlsFuncSetArgAttr", ra_mlsFuncSetArgAttr},
    {"mlsFuncSetResultAttr", ra_mlsFuncSetResultAttr},
    {"mlsVersion", ra_mlsVersion},
    {"mlsLlvmVersionMajor", ra_mlsLlvmVersionMajor},
    {"mlsStringRefCreate", ra_mlsStringRefCreate},
    {"mlsStringRefEqual", ra_mlsStringRefEqual},
    {"mlsLogicalResultIsSuccess", ra_mlsLogicalResultIsSuccess},
    {"mlsLogicalResultIsFailure", ra_mlsLogicalResultIsFailure},
    {"mlsLogicalResultSuccess", ra_mlsLogicalResultSuccess},
    {"mlsLogicalResultFailure", ra_mlsLogicalResultFailure},
    {"mlsInitialize", ra_mlsInitialize},
    {"mlsInvalidationMode", ra_mlsInvalidationMode},
    {"mlsBlockArgumentInvalidationMode", ra_mlsBlockArgumentInvalidationMode},
    {"mlsStringGet", ra_mlsStringGet},
    {"mlsStringDestroy", ra_mlsStringDestroy},
    {"mlsHostGetNumSkippedCallbacks", ra_mlsHostGetNumSkippedCallbacks},
    {"mlsCallbackFail", ra_mlsCallbackFail},
    {"mlsPassManagerTakeIRPrinting", ra_mlsPassManagerTakeIRPrinting},
    {"mlsPassManagerEnableTiming", ra_mlsPassManagerEnableTiming},
    {"mlsPassManagerEnableStatistics", ra_mlsPassManagerEnableStatistics},
    {"mlsInferTypeOpInterfaceInferReturnTypes", ra_mlsInferTypeOpInterfaceInferReturnTypes},
    {"mlsInferShapedTypeOpInterfaceInferReturnTypes", ra_mlsInferShapedTypeOpInterfaceInferReturnTypes},
    {"mlsLoadIRDLDialects", ra_mlsLoadIRDLDialects},
    {"mlsLinalgFillBuiltinNamedOpRegion", ra_mlsLinalgFillBuiltinNamedOpRegion},
    {"mlsLinalgIsAContractionOp", ra_mlsLinalgIsAContractionOp},
    {"mlsLinalgIsAConvolutionOp", ra_mlsLinalgIsAConvolutionOp},
    {"mlsLinalgInferContractionDimensions", ra_mlsLinalgInferContractionDimensions},
    {"mlsLinalgInferContractionDimensionsFromMaps", ra_mlsLinalgInferContractionDimensionsFromMaps},
    {"mlsLinalgInferConvolutionDimensions", ra_mlsLinalgInferConvolutionDimensions},
    {"mlsLinalgGetIndexingMapsAttribute", ra_mlsLinalgGetIndexingMapsAttribute},
    {"mlsLiveHandles", ra_mlsLiveHandles},
    {"mlsContextLiveHandles", ra_mlsContextLiveHandles},
    {"mlsCopyLiveObjects", ra_mlsCopyLiveObjects},
    {"mlsLiveObjectsToString", ra_mlsLiveObjectsToString},
    {"mlsDumpLiveObjects", ra_mlsDumpLiveObjects},
    {"mlsContextGetNumPendingReleases", ra_mlsContextGetNumPendingReleases},
    {"mlsNumReferencesToDead", ra_mlsNumReferencesToDead},
    {"mlsLLVMStructTypeIdentifiedGet", ra_mlsLLVMStructTypeIdentifiedGet},
    {"mlsLLVMStructTypeIdentifiedNewGet", ra_mlsLLVMStructTypeIdentifiedNewGet},
    {"mlsLLVMStructTypeSetBody", ra_mlsLLVMStructTypeSetBody},
    {"mlsLocationFusedCopyLocations", ra_mlsLocationFusedCopyLocations},
    {"mlsMemRefTypeGetStridesAndOffset", ra_mlsMemRefTypeGetStridesAndOffset},
    {"mlsModuleCreateEmpty", ra_mlsModuleCreateEmpty},
    {"mlsModuleCreateParse", ra_mlsModuleCreateParse},
    {"mlsModuleCreateParseFromFile", ra_mlsModuleCreateParseFromFile},
    {"mlsModuleFromOperation", ra_mlsModuleFromOperation},
    {"mlsModuleGetOperation", ra_mlsModuleGetOperation},
    {"mlsModuleGetBody", ra_mlsModuleGetBody},
    {"mlsModuleGetContext", ra_mlsModuleGetContext},
    {"mlsModuleDestroy", ra_mlsModuleDestroy},
    {"mlsOperationGetContext", ra_mlsOperationGetContext},
    {"mlsOperationGetName", ra_mlsOperationGetName},
    {"mlsOperationGetLocation", ra_mlsOperationGetLocation},
    {"mlsOperationSetLocation", ra_mlsOperationSetLocation},
    {"mlsOperationGetBlock", ra_mlsOperationGetBlock},
    {"mlsOperationGetParentOperation", ra_mlsOperationGetParentOperation},
    {"mlsOperationGetNextInBlock", ra_mlsOperationGetNextInBlock},
    {"mlsOperationIsBeforeInBlock", ra_mlsOperationIsBeforeInBlock},
    {"mlsOperationGetNumRegions", ra_mlsOperationGetNumRegions},
    {"mlsOperationGetRegion", ra_mlsOperationGetRegion},
    {"mlsOperationGetNumOperands", ra_mlsOperationGetNumOperands},
    {"mlsOperationGetOperand", ra_mlsOperationGetOperand},
    {"mlsOperationGetNumResults", ra_mlsOperationGetNumResults},
    {"mlsOperationGetResult", ra_mlsOperationGetResult},
    {"mlsOperationGetNumSuccessors", ra_mlsOperationGetNumSuccessors},
    {"mlsOperationGetSuccessor", ra_mlsOperationGetSuccessor},
    {"mlsOperationSetOperand", ra_mlsOperationSetOperand},
    {"mlsOperationSetOperands", ra_mlsOperationSetOperands},
    {"mlsOperationSetSuccessor", ra_mlsOperationSetSuccessor},
    {"mlsOperationReplaceUsesOfWith", ra_mlsOperationReplaceUsesOfWith},
    {"mlsOperationHasInherentAttributeByName", ra_mlsOperationHasInherentAttributeByName},
    {"mlsOperationGetInherentAttributeByName", ra_mlsOperationGetInherentAttributeByName},
    {"mlsOperationGetDiscardableAttributeByName", ra_mlsOperationGetDiscardableAttributeByName},
    {"mlsOperationGetAttributeByName", ra_mlsOperationGetAttributeByName},
    {"mlsOperationSetInherentAttributeByName", ra_mlsOperationSetInherentAttributeByName},
    {"mlsOperationSetDiscardableAttributeByName", ra_mlsOperationSetDiscardableAttributeByName},
    {"mlsOperationSetAttributeByName", ra_mlsOperationSetAttributeByName},
    {"mlsOperationRemoveDiscardableAttributeByName", ra_mlsOperationRemoveDiscardableAttributeByName},
    {"mlsOperationRemoveAttributeByName", ra_mlsOperationRemoveAttributeByName},
    {"mlsOperationGetNumDiscardableAttributes", ra_mlsOperationGetNumDiscardableAttributes},
    {"mlsOperationGetDiscardableAttribute", ra_mlsOperationGetDiscardableAttribute},
    {"mlsOperationGetNumAttributes", ra_mlsOperationGetNumAttributes},
    {"mlsOperationGetAttribute", ra_mlsOperationGetAttribute},
    {"mlsOperationVerify", ra_mlsOperationVerify},
    {"mlsOperationCreate", ra_mlsOperationCreate},
    {"mlsOperationCreateInBlock", ra_mlsOperationCreateInBlock},
    {"mlsOperationCreateParse", ra_mlsOperationCreateParse},
    {"mlsOperationClone", ra_mlsOperationClone},
    {"mlsOperationRemoveFromParent", ra_mlsOperationRemoveFromParent},
    {"mlsOperationDestroy", ra_mlsOperationDestroy},
    {"mlsOperationMoveAfter", ra_mlsOperationMoveAfter},
    {"mlsOperationMoveBefore", ra_mlsOperationMoveBefore},
    {"mlsOperationStateGet", ra_mlsOperationStateGet},
    {"mlsOperationStateDestroy", ra_mlsOperationStateDestroy},
    {"mlsOperationStateAddResults", ra_mlsOperationStateAddResults},
    {"mlsOperationStateAddOperands", ra_mlsOperationStateAddOperands},
    {"mlsOperationStateAddOwnedRegions", ra_mlsOperationStateAddOwnedRegions},
    {"mlsOperationStateAddSuccessors", ra_mlsOperationStateAddSuccessors},
    {"mlsOperationStateAddAttributes", ra_mlsOperationStateAddAttributes},
    {"mlsOperationStateEnableResultTypeInference", ra_mlsOperationStateEnableResultTypeInference},
    {"mlsTypeParseGet", ra_mlsTypeParseGet},
    {"mlsAttributeParseGet", ra_mlsAttributeParseGet},
    {"mlsPassManagerCreate", ra_mlsPassManagerCreate},
    {"mlsPassManagerCreateOnOperation", ra_mlsPassManagerCreateOnOperation},
    {"mlsPassManagerDestroy", ra_mlsPassManagerDestroy},
    {"mlsPassManagerGetAsOpPassManager", ra_mlsPassManagerGetAsOpPassManager},
    {"mlsPassManagerGetNestedUnder", ra_mlsPassManagerGetNestedUnder},
    {"mlsOpPassManagerGetNestedUnder", ra_mlsOpPassManagerGetNestedUnder},
    {"mlsOpPassManagerAddPipeline", ra_mlsOpPassManagerAddPipeline},
    {"mlsParsePassPipeline", ra_mlsParsePassPipeline},
    {"mlsPrintPassPipeline", ra_mlsPrintPassPipeline},
    {"mlsPassPipelineToString", ra_mlsPassPipelineToString},
    {"mlsPassManagerEnableVerifier", ra_mlsPassManagerEnableVerifier},
    {"mlsPDLPatternModuleFromModule", ra_mlsPDLPatternModuleFromModule},
    {"mlsPDLPatternModuleDestroy", ra_mlsPDLPatternModuleDestroy},
    {"mlsRewritePatternSetFromPDLPatternModule", ra_mlsRewritePatternSetFromPDLPatternModule},
    {"mlsPDLPatternModuleRegisterRewriteFunction", ra_mlsPDLPatternModuleRegisterRewriteFunction},
    {"mlsPDLPatternModuleRegisterConstraintFunction", ra_mlsPDLPatternModuleRegisterConstraintFunction},
    {"mlsPDLValueAsValue", ra_mlsPDLValueAsValue},
    {"mlsPDLValueAsType", ra_mlsPDLValueAsType},
    {"mlsPDLValueAsOperation", ra_mlsPDLValueAsOperation},
    {"mlsPDLValueAsAttribute", ra_mlsPDLValueAsAttribute},
    {"mlsPDLResultListPushBackValue", ra_mlsPDLResultListPushBackValue},
    {"mlsPDLResultListPushBackType", ra_mlsPDLResultListPushBackType},
    {"mlsPDLResultListPushBackOperation", ra_mlsPDLResultListPushBackOperation},
    {"mlsPDLResultListPushBackAttribute", ra_mlsPDLResultListPushBackAttribute},
    {"mlsOpPrintingFlagsCreate", ra_mlsOpPrintingFlagsCreate},
    {"mlsOpPrintingFlagsDestroy", ra_mlsOpPrintingFlagsDestroy},
    {"mlsOpPrintingFlagsElideLargeElementsAttrs", ra_mlsOpPrintingFlagsElideLargeElementsAttrs},
    {"mlsOpPrintingFlagsElideLargeResourceString", ra_mlsOpPrintingFlagsElideLargeResourceString},
    {"mlsOpPrintingFlagsEnableDebugInfo", ra_mlsOpPrintingFlagsEnableDebugInfo},
    {"mlsOpPrintingFlagsPrintGenericOpForm", ra_mlsOpPrintingFlagsPrintGenericOpForm},
    {"mlsOpPrintingFlagsPrintNameLocAsPrefix", ra_mlsOpPrintingFlagsPrintNameLocAsPrefix},
    {"mlsOpPrintingFlagsUseLocalScope", ra_mlsOpPrintingFlagsUseLocalScope},
    {"mlsOpPrintingFlagsAssumeVerified", ra_mlsOpPrintingFlagsAssumeVerified},
    {"mlsOpPrintingFlagsSkipRegions", ra_mlsOpPrintingFlagsSkipRegions},
    {"mlsTypePrint", ra_mlsTypePrint},
    {"mlsTypeToString", ra_mlsTypeToString},
    {"mlsAttributePrint", ra_mlsAttributePrint},
    {"mlsAttributeToString", ra_mlsAttributeToString},
    {"mlsLocationPrint", ra_mlsLocationPrint},
    {"mlsLocationToString", ra_mlsLocationToString},
    {"mlsValuePrint", ra_mlsValuePrint},
    {"mlsValueToString", ra_mlsValueToString},
    {"mlsBlockPrint", ra_mlsBlockPrint},
    {"mlsBlockToString", ra_mlsBlockToString},
    {"mlsOperationPrint", ra_mlsOperationPrint},
    {"mlsOperationDump", ra_mlsOperationDump},
    {"mlsValueDump", ra_mlsValueDump},
    {"mlsOperationPrintWithFlags", ra_mlsOperationPrintWithFlags},
    {"mlsOperationToString", ra_mlsOperationToString},
    {"mlsBytecodeWriterConfigCreate", ra_mlsBytecodeWriterConfigCreate},
    {"mlsBytecodeWriterConfigDestroy", ra_mlsBytecodeWriterConfigDestroy},
    {"mlsBytecodeWriterConfigDesiredEmitVersion", ra_mlsBytecodeWriterConfigDesiredEmitVersion},
    {"mlsOperationWriteBytecode", ra_mlsOperationWriteBytecode},
    {"mlsOperationWriteBytecodeWithConfig", ra_mlsOperationWriteBytecodeWithConfig},
    {"mlsOperationToBytecode", ra_mlsOperationToBytecode},
    {"mlsOperationGetRaw", ra_mlsOperationGetRaw},
    {"mlsBlockGetRaw", ra_mlsBlockGetRaw},
    {"mlsHandleRetain", ra_mlsHandleRetain},
    {"mlsHandleRelease", ra_mlsHandleRelease},
    {"mlsHandleGetNumReferences", ra_mlsHandleGetNumReferences},
    {"mlsRegionCreate", ra_mlsRegionCreate},
    {"mlsRegionDestroy", ra_mlsRegionDestroy},
    {"mlsRegionGetFirstBlock", ra_mlsRegionGetFirstBlock},
    {"mlsOperationGetFirstRegion", ra_mlsOperationGetFirstRegion},
    {"mlsRegionGetNextInOperation", ra_mlsRegionGetNextInOperation},
    {"mlsRegionAppendOwnedBlock", ra_mlsRegionAppendOwnedBlock},
    {"mlsRegionInsertOwnedBlock", ra_mlsRegionInsertOwnedBlock},
    {"mlsRegionInsertOwnedBlockAfter", ra_mlsRegionInsertOwnedBlockAfter},
    {"mlsRegionInsertOwnedBlockBefore", ra_mlsRegionInsertOwnedBlockBefore},
    {"mlsRegionTakeBody", ra_mlsRegionTakeBody},
    {"mlsStatusName", ra_mlsStatusName},
    {"mlsStatusMessage", ra_mlsStatusMessage},
    {"mlsStatusGetReport", ra_mlsStatusGetReport},
    {"mlsReportDestroy", ra_mlsReportDestroy},
    {"mlsReportGetCode", ra_mlsReportGetCode},
    {"mlsReportGetErrorToken", ra_mlsReportGetErrorToken},
    {"mlsReportGetFunction", ra_mlsReportGetFunction},
    {"mlsReportGetArgument", ra_mlsReportGetArgument},
    {"mlsReportGetMessage", ra_mlsReportGetMessage},
    {"mlsReportGetNumDiagnostics", ra_mlsReportGetNumDiagnostics},
    {"mlsReportGetDiagnostic", ra_mlsReportGetDiagnostic},
    {"mlsReportGetNote", ra_mlsReportGetNote},
    {"mlsUnmanagedDenseResourceElementsAttrGet", ra_mlsUnmanagedDenseResourceElementsAttrGet},
    {"mlsOpRewritePatternCreate", ra_mlsOpRewritePatternCreate},
    {"mlsRewritePatternDestroy", ra_mlsRewritePatternDestroy},
    {"mlsRewritePatternSetCreate", ra_mlsRewritePatternSetCreate},
    {"mlsRewritePatternSetDestroy", ra_mlsRewritePatternSetDestroy},
    {"mlsRewritePatternSetAdd", ra_mlsRewritePatternSetAdd},
    {"mlsFreezeRewritePattern", ra_mlsFreezeRewritePattern},
    {"mlsFrozenRewritePatternSetDestroy", ra_mlsFrozenRewritePatternSetDestroy},
    {"mlsApplyPatternsAndFoldGreedilyWithOp", ra_mlsApplyPatternsAndFoldGreedilyWithOp},
    {"mlsApplyPatternsAndFoldGreedily", ra_mlsApplyPatternsAndFoldGreedily},
    {"mlsWalkAndApplyPatterns", ra_mlsWalkAndApplyPatterns},
    {"mlsGreedyRewriteDriverConfigCreate", ra_mlsGreedyRewriteDriverConfigCreate},
    {"mlsGreedyRewriteDriverConfigDestroy", ra_mlsGreedyRewriteDriverConfigDestroy},
    {"mlsGreedyRewriteDriverConfigSetMaxIterations", ra_mlsGreedyRewriteDriverConfigSetMaxIterations},
    {"mlsGreedyRewriteDriverConfigSetMaxNumRewrites", ra_mlsGreedyRewriteDriverConfigSetMaxNumRewrites},
    {"mlsGreedyRewriteDriverConfigSetUseTopDownTraversal", ra_mlsGreedyRewriteDriverConfigSetUseTopDownTraversal},
    {"mlsGreedyRewriteDriverConfigEnableFolding", ra_mlsGreedyRewriteDriverConfigEnableFolding},
    {"mlsGreedyRewriteDriverConfigSetStrictness", ra_mlsGreedyRewriteDriverConfigSetStrictness},
    {"mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel", ra_mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel},
    {"mlsGreedyRewriteDriverConfigEnableConstantCSE", ra_mlsGreedyRewriteDriverConfigEnableConstantCSE},
    {"mlsGreedyRewriteDriverConfigGetMaxIterations", ra_mlsGreedyRewriteDriverConfigGetMaxIterations},
    {"mlsGreedyRewriteDriverConfigGetMaxNumRewrites", ra_mlsGreedyRewriteDriverConfigGetMaxNumRewrites},
    {"mlsGreedyRewriteDriverConfigGetUseTopDownTraversal", ra_mlsGreedyRewriteDriverConfigGetUseTopDownTraversal},
    {"mlsGreedyRewriteDriverConfigIsFoldingEnabled", ra_mlsGreedyRewriteDriverConfigIsFoldingEnabled},
    {"mlsGreedyRewriteDriverConfigGetStrictness", ra_mlsGreedyRewriteDriverConfigGetStrictness},
    {"mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel", ra_mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel},
    {"mlsGreedyRewriteDriverConfigIsConstantCSEEnabled", ra_mlsGreedyRewriteDriverConfigIsConstantCSEEnabled},
    {"mlsIRRewriterCreate", ra_mlsIRRewriterCreate},
    {"mlsIRRewriterCreateFromOp", ra_mlsIRRewriterCreateFromOp},
    {"mlsIRRewriterDestroy", ra_mlsIRRewriterDestroy},
    {"mlsPatternRewriterAsBase", ra_mlsPatternRewriterAsBase},
    {"mlsRewriterBaseGetContext", ra_mlsRewriterBaseGetContext},
    {"mlsRewriterBaseClearInsertionPoint", ra_mlsRewriterBaseClearInsertionPoint},
    {"mlsRewriterBaseSetInsertionPointBefore", ra_mlsRewriterBaseSetInsertionPointBefore},
    {"mlsRewriterBaseSetInsertionPointAfter", ra_mlsRewriterBaseSetInsertionPointAfter},
    {"mlsRewriterBaseSetInsertionPointToStart", ra_mlsRewriterBaseSetInsertionPointToStart},
    {"mlsRewriterBaseSetInsertionPointToEnd", ra_mlsRewriterBaseSetInsertionPointToEnd},
    {"mlsRewriterBaseSetInsertionPointAfterValue", ra_mlsRewriterBaseSetInsertionPointAfterValue},
    {"mlsRewriterBaseGetInsertionBlock", ra_mlsRewriterBaseGetInsertionBlock},
    {"mlsRewriterBaseGetBlock", ra_mlsRewriterBaseGetBlock},
    {"mlsRewriterBaseGetOperationAfterInsertion", ra_mlsRewriterBaseGetOperationAfterInsertion},
    {"mlsRewriterBaseInsert", ra_mlsRewriterBaseInsert},
    {"mlsRewriterBaseClone", ra_mlsRewriterBaseClone},
    {"mlsRewriterBaseCloneWithoutRegions", ra_mlsRewriterBaseCloneWithoutRegions},
    {"mlsRewriterBaseEraseOp", ra_mlsRewriterBaseEraseOp},
    {"mlsRewriterBaseReplaceOpWithValues", ra_mlsRewriterBaseReplaceOpWithValues},
    {"mlsRewriterBaseReplaceOpWithOperation", ra_mlsRewriterBaseReplaceOpWithOperation},
    {"mlsRewriterBaseReplaceAllUsesWith", ra_mlsRewriterBaseReplaceAllUsesWith},
    {"mlsRewriterBaseMoveOpBefore", ra_mlsRewriterBaseMoveOpBefore},
    {"mlsRewriterBaseMoveOpAfter", ra_mlsRewriterBaseMoveOpAfter},
    {"mlsRewriterBaseStartOpModification", ra_mlsRewriterBaseStartOpModification},
    {"mlsRewriterBaseFinalizeOpModification", ra_mlsRewriterBaseFinalizeOpModification},
    {"mlsRewriterBaseCancelOpModification", ra_mlsRewriterBaseCancelOpModification},
    {"mlsRewriterBaseCreateBlockBefore", ra_mlsRewriterBaseCreateBlockBefore},
    {"mlsRewriterBaseCloneRegionBefore", ra_mlsRewriterBaseCloneRegionBefore},
    {"mlsRewriterBaseInlineRegionBefore", ra_mlsRewriterBaseInlineRegionBefore},
    {"mlsRewriterBaseEraseBlock", ra_mlsRewriterBaseEraseBlock},
    {"mlsRewriterBaseInlineBlockBefore", ra_mlsRewriterBaseInlineBlockBefore},
    {"mlsRewriterBaseMergeBlocks", ra_mlsRewriterBaseMergeBlocks},
    {"mlsRewriterBaseMoveBlockBefore", ra_mlsRewriterBaseMoveBlockBefore},
    {"mlsRewriterBaseReplaceAllValueRangeUsesWith", ra_mlsRewriterBaseReplaceAllValueRangeUsesWith},
    {"mlsRewriterBaseReplaceAllOpUsesWithValueRange", ra_mlsRewriterBaseReplaceAllOpUsesWithValueRange},
    {"mlsRewriterBaseReplaceAllOpUsesWithOperation", ra_mlsRewriterBaseReplaceAllOpUsesWithOperation},
    {"mlsRewriterBaseReplaceOpUsesWithinBlock", ra_mlsRewriterBaseReplaceOpUsesWithinBlock},
    {"mlsRewriterBaseReplaceAllUsesExcept", ra_mlsRewriterBaseReplaceAllUsesExcept},
    {"mlsSparseTensorEncodingAttrBuildLvlType", ra_mlsSparseTensorEncodingAttrBuildLvlType},
    {"mlsSymbolTableGetSymbolAttributeName", ra_mlsSymbolTableGetSymbolAttributeName},
    {"mlsSymbolTableGetVisibilityAttributeName", ra_mlsSymbolTableGetVisibilityAttributeName},
    {"mlsSymbolTableCreate", ra_mlsSymbolTableCreate},
    {"mlsSymbolTableDestroy", ra_mlsSymbolTableDestroy},
    {"mlsSymbolTableLookup", ra_mlsSymbolTableLookup},
    {"mlsSymbolTableInsert", ra_mlsSymbolTableInsert},
    {"mlsSymbolTableErase", ra_mlsSymbolTableErase},
    {"mlsSymbolTableReplaceAllSymbolUses", ra_mlsSymbolTableReplaceAllSymbolUses},
    {"mlsTranslateModuleToLLVMIR", ra_mlsTranslateModuleToLLVMIR},
    {"mlsTranslateModuleToLLVMIRToString", ra_mlsTranslateModuleToLLVMIRToString},
    {"mlsTypeToLLVMIR", ra_mlsTypeToLLVMIR},
    {"mlsTypeFromLLVMIR", ra_mlsTypeFromLLVMIR},
    {"mlsTranslateModuleToSMTLIB", ra_mlsTranslateModuleToSMTLIB},
    {"mlsTranslateModuleToSMTLIBToString", ra_mlsTranslateModuleToSMTLIBToString},
    {"mlsTranslateOperationToSMTLIB", ra_mlsTranslateOperationToSMTLIB},
    {"mlsTranslateOperationToSMTLIBToString", ra_mlsTranslateOperationToSMTLIBToString},
    {"mlsTransformApplyNamedSequence", ra_mlsTransformApplyNamedSequence},
    {"mlsMergeSymbolsIntoFromClone", ra_mlsMergeSymbolsIntoFromClone},
    {"mlsTransformOptionsCreate", ra_mlsTransformOptionsCreate},
    {"mlsTransformOptionsDestroy", ra_mlsTransformOptionsDestroy},
    {"mlsTransformOptionsEnableExpensiveChecks", ra_mlsTransformOptionsEnableExpensiveChecks},
    {"mlsTransformOptionsGetExpensiveChecksEnabled", ra_mlsTransformOptionsGetExpensiveChecksEnabled},
    {"mlsTransformOptionsEnforceSingleTopLevelTransformOp", ra_mlsTransformOptionsEnforceSingleTopLevelTransformOp},
    {"mlsTransformOptionsGetEnforceSingleTopLevelTransformOp", ra_mlsTransformOptionsGetEnforceSingleTopLevelTransformOp},
    {"mlsTypeIDAllocatorCreate", ra_mlsTypeIDAllocatorCreate},
    {"mlsTypeIDAllocatorDestroy", ra_mlsTypeIDAllocatorDestroy},
    {"mlsTypeIDAllocatorAllocateTypeID", ra_mlsTypeIDAllocatorAllocateTypeID},
    {"mlsValueIsABlockArgument", ra_mlsValueIsABlockArgument},
    {"mlsValueIsAOpResult", ra_mlsValueIsAOpResult},
    {"mlsValueGetContext", ra_mlsValueGetContext},
    {"mlsValueGetType", ra_mlsValueGetType},
    {"mlsValueSetType", ra_mlsValueSetType},
    {"mlsValueGetLocation", ra_mlsValueGetLocation},
    {"mlsBlockArgumentGetOwner", ra_mlsBlockArgumentGetOwner},
    {"mlsBlockArgumentGetArgNumber", ra_mlsBlockArgumentGetArgNumber},
    {"mlsBlockArgumentSetType", ra_mlsBlockArgumentSetType},
    {"mlsBlockArgumentSetLocation", ra_mlsBlockArgumentSetLocation},
    {"mlsOpResultGetOwner", ra_mlsOpResultGetOwner},
    {"mlsOpResultGetResultNumber", ra_mlsOpResultGetResultNumber},
    {"mlsValueGetFirstUse", ra_mlsValueGetFirstUse},
    {"mlsValueReplaceAllUsesOfWith", ra_mlsValueReplaceAllUsesOfWith},
    {"mlsValueReplaceAllUsesExcept", ra_mlsValueReplaceAllUsesExcept},
    {"mlsOpOperandGetOwner", ra_mlsOpOperandGetOwner},
    {"mlsOpOperandGetOperandNumber", ra_mlsOpOperandGetOperandNumber},
    {"mlsOpOperandGetValue", ra_mlsOpOperandGetValue},
    {"mlsOpOperandGetNextUse", ra_mlsOpOperandGetNextUse},
    {"mlsOperationWalk", ra_mlsOperationWalk},
    {"mlsSymbolTableWalkSymbolTables", ra_mlsSymbolTableWalkSymbolTables},
};

RA_PROGRAM(ra_calls)
