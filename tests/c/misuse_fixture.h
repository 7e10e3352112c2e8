// A live, a dead and a foreign handle of every kind, for the generated misuse
// tests.
#ifndef MLS_MISUSE_FIXTURE_H
#define MLS_MISUSE_FIXTURE_H

#include "mls_test.h"

// One object of each kind; the members are named after their types.
typedef struct Fixture {
  MlsContext MlsContext_;
  MlsDialectRegistry MlsDialectRegistry_;
  MlsDialect MlsDialect_;
  MlsModule MlsModule_;
  MlsOperation MlsOperation_;
  MlsRegion MlsRegion_;
  MlsBlock MlsBlock_;
  MlsValue MlsValue_;
  MlsOpOperand MlsOpOperand_;
  MlsLocation MlsLocation_;
  MlsIdentifier MlsIdentifier_;
  MlsType MlsType_;
  MlsAttribute MlsAttribute_;
  MlsSymbolTable MlsSymbolTable_;
  MlsPassManager MlsPassManager_;
  MlsOpPassManager MlsOpPassManager_;
  MlsExecutionEngine MlsExecutionEngine_;
  MlsOperationState MlsOperationState_;
  MlsOpPrintingFlags MlsOpPrintingFlags_;
  MlsBytecodeWriterConfig MlsBytecodeWriterConfig_;
  MlsString MlsString_;
  MlsReport MlsReport_;
  MlsPass MlsPass_;
  MlsAnswer MlsAnswer_;
  MlsRewritePattern MlsRewritePattern_;
  MlsRewritePatternSet MlsRewritePatternSet_;
  MlsFrozenRewritePatternSet MlsFrozenRewritePatternSet_;
  MlsRewriterBase MlsRewriterBase_;
  MlsPDLPatternModule MlsPDLPatternModule_;
  MlsLlvmThreadPool MlsLlvmThreadPool_;
  MlsAffineExpr MlsAffineExpr_;
  MlsAffineMap MlsAffineMap_;
  MlsIntegerSet MlsIntegerSet_;
  MlsTypeID MlsTypeID_;
  MlsTypeIDAllocator MlsTypeIDAllocator_;
  MlsDialectHandle MlsDialectHandle_;
  MlsAsmState MlsAsmState_;
} Fixture;

static Fixture fx_valid, fx_other, fx_stale;
static int fx_cases = 0;

static inline void fx_run(MlsOperation op, MlsExternalPass pass,
                          void *user_data) {
  (void)op, (void)pass, (void)user_data;
  CHECK(!"a refused call calls nobody");
}

static inline MlsBool fx_rewrite(MlsOperation op, MlsPatternRewriter rewriter,
                                 void *user_data) {
  (void)op, (void)rewriter, (void)user_data;
  CHECK(!"a refused call calls nobody");
  return 0;
}

static inline MlsBool fx_pdl(MlsPatternRewriter rewriter,
                             MlsPDLResultList results, intptr_t n_values,
                             const MlsPDLValue *values, void *user_data) {
  (void)rewriter, (void)results, (void)n_values, (void)values, (void)user_data;
  CHECK(!"a refused call calls nobody");
  return 0;
}

static inline Fixture fx_make(void) {
  Fixture all;
  MlsType parsed;
  all.MlsContext_ = full_context(false);
  OK(mlsContextSetAllowUnregisteredDialects(all.MlsContext_, true));
  all.MlsModule_ = parse(all.MlsContext_,
                         "func.func @f(%a: i32) -> i32 {\n"
                         "  %s = arith.addi %a, %a : i32\n"
                         "  return %s : i32\n}\n");
  MlsOperation root = root_of(all.MlsModule_);
  all.MlsOperation_ = find(root, "arith.addi", 0);
  OK(mlsOperationGetBlock(all.MlsOperation_, &all.MlsBlock_));
  OK(mlsBlockGetParentRegion(all.MlsBlock_, &all.MlsRegion_));
  all.MlsValue_ = result_of(all.MlsOperation_);
  OK(mlsValueGetFirstUse(all.MlsValue_, &all.MlsOpOperand_));
  OK(mlsOperationGetLocation(all.MlsOperation_, &all.MlsLocation_));
  OK(mlsOperationGetName(all.MlsOperation_, &all.MlsIdentifier_));
  all.MlsType_ = type(all.MlsContext_, "i32");
  all.MlsAttribute_ = attribute(all.MlsContext_, "7 : i32");
  OK(mlsTypeGetDialect(all.MlsType_, &all.MlsDialect_));
  OK(mlsSymbolTableCreate(root, &all.MlsSymbolTable_));
  OK(mlsPassManagerCreate(all.MlsContext_, &all.MlsPassManager_));
  OK(mlsPassManagerGetAsOpPassManager(all.MlsPassManager_,
                                      &all.MlsOpPassManager_));
  MlsModule code = parse(all.MlsContext_, "llvm.func @g() { llvm.return }");
  OK(mlsExecutionEngineCreate(code, 0, 0, NULL, false, false,
                              &all.MlsExecutionEngine_));
  OK(mlsModuleDestroy(code));
  OK(mlsOperationStateGet(str("func.return"), all.MlsLocation_,
                          &all.MlsOperationState_));
  OK(mlsDialectRegistryCreate(&all.MlsDialectRegistry_));
  OK(mlsOpPrintingFlagsCreate(&all.MlsOpPrintingFlags_));
  OK(mlsBytecodeWriterConfigCreate(&all.MlsBytecodeWriterConfig_));
  OK(mlsTypeToString(all.MlsType_, &all.MlsString_));
  OK(mlsStatusGetReport(mlsTypeParseGet(all.MlsContext_, str("?"), &parsed),
                        &all.MlsReport_));
  OK(mlsCreateExternalPass(str("pass"), str("pass"), str(""), str(""), 0, NULL,
                           (MlsExternalPassCallbacks){.run = fx_run}, NULL,
                           &all.MlsPass_));
  OK(mlsLlvmThreadPoolCreate(&all.MlsLlvmThreadPool_));
  OK(mlsAnswerCreate(&all.MlsAnswer_));
  OK(mlsOpRewritePatternCreate(
      str("arith.addi"), 1,
      (MlsRewritePatternCallbacks){.matchAndRewrite = fx_rewrite}, NULL,
      &all.MlsRewritePattern_));
  OK(mlsRewritePatternSetCreate(all.MlsContext_, &all.MlsRewritePatternSet_));
  OK(mlsFreezeRewritePattern(all.MlsRewritePatternSet_,
                             &all.MlsFrozenRewritePatternSet_));
  OK(mlsRewritePatternSetCreate(all.MlsContext_, &all.MlsRewritePatternSet_));
  OK(mlsIRRewriterCreateFromOp(all.MlsOperation_, &all.MlsRewriterBase_));
  MlsModule patterns = parse(all.MlsContext_,
                             "pdl.pattern : benefit(1) {\n"
                             "  %op = pdl.operation \"test.op\"\n"
                             "  pdl.rewrite %op { pdl.erase %op }\n}\n");
  OK(mlsPDLPatternModuleFromModule(patterns, &all.MlsPDLPatternModule_));
  OK(mlsAffineDimExprGet(all.MlsContext_, 0, &all.MlsAffineExpr_));
  OK(mlsAffineMapGet(all.MlsContext_, 1, 0, 1, &all.MlsAffineExpr_,
                     &all.MlsAffineMap_));
  const MlsBool is_equality = 0;
  OK(mlsIntegerSetGet(all.MlsContext_, 1, 0, 1, &all.MlsAffineExpr_,
                      &is_equality, &all.MlsIntegerSet_));
  OK(mlsTypeIDAllocatorCreate(&all.MlsTypeIDAllocator_));
  OK(mlsTypeIDAllocatorAllocateTypeID(all.MlsTypeIDAllocator_,
                                      &all.MlsTypeID_));
  OK(mlsGetDialectHandle__arith__(&all.MlsDialectHandle_));
  OK(mlsAsmStateCreateForOperation(root, (MlsOpPrintingFlags){0},
                                   &all.MlsAsmState_));
  return all;
}

static inline void fx_destroy(const Fixture *all) {
  OK(mlsContextDestroy(all->MlsContext_));
  OK(mlsDialectRegistryDestroy(all->MlsDialectRegistry_));
  OK(mlsOpPrintingFlagsDestroy(all->MlsOpPrintingFlags_));
  OK(mlsBytecodeWriterConfigDestroy(all->MlsBytecodeWriterConfig_));
  OK(mlsStringDestroy(all->MlsString_));
  OK(mlsReportDestroy(all->MlsReport_));
  OK(mlsPassDestroy(all->MlsPass_));
  OK(mlsAnswerDestroy(all->MlsAnswer_));
  OK(mlsRewritePatternDestroy(all->MlsRewritePattern_));
  OK(mlsLlvmThreadPoolDestroy(all->MlsLlvmThreadPool_));
  OK(mlsTypeIDAllocatorDestroy(all->MlsTypeIDAllocator_));
}

static inline void fx_setup(void) {
  fx_stale = fx_make();
  fx_destroy(&fx_stale);
  fx_valid = fx_make();
  fx_other = fx_make();
}

// Returns the number of failures. Nothing may have changed.
static inline int fx_teardown(const char *file) {
  intptr_t alive;
  MlsOperation root = root_of(fx_valid.MlsModule_);
  OK(mlsOperationVerify(root));
  CHECK(prints(root, "%0 = arith.addi %arg0, %arg0 : i32"));
  fx_destroy(&fx_valid);
  fx_destroy(&fx_other);
  OK(mlsLiveHandles(0, &alive));
  CHECK(alive == 0);
  printf("%s: %d misuses, %d failures\n", file, fx_cases, test_failures);
  return test_failures != 0;
}

static inline MlsType fx_type(const char *text) {
  return type(fx_valid.MlsContext_, text);
}

static inline MlsAttribute fx_attribute(const char *text) {
  return attribute(fx_valid.MlsContext_, text);
}

static inline MlsAffineMap fx_affine_map(const char *map) {
  char text[256];
  MlsAffineMap made;
  snprintf(text, sizeof text, "affine_map<%s>", map);
  OK(mlsAffineMapAttrGetValue(fx_attribute(text), &made));
  return made;
}

static inline MlsAffineExpr fx_affine_expr(const char *expression) {
  char text[256];
  MlsAffineExpr made;
  snprintf(text, sizeof text, "(d0)[s0] -> (%s)", expression);
  OK(mlsAffineMapGetResult(fx_affine_map(text), 0, &made));
  return made;
}

static inline MlsLocation fx_location(const char *text) {
  MlsLocation made;
  OK(mlsLocationFromAttribute(fx_attribute(text), &made));
  return made;
}

static inline MlsStringRef fx_string(void) { return str("text"); }

static inline void fx_check(MlsStatus got, uint32_t want, const char *function,
                            const char *param, const char *misuse) {
  MlsStringRef got_name = mlsStatusName(got.code);
  MlsStringRef want_name = mlsStatusName(want);
  ++fx_cases;
  if (got.code == want)
    return;
  fprintf(stderr, "%s(%s: %s): %.*s, not %.*s: %s\n", function, param, misuse,
          (int)got_name.length, got_name.data, (int)want_name.length,
          want_name.data, mlsStatusMessage(got));
  ++test_failures;
}

// Where an out parameter points: nothing may be written to it.
typedef struct FxOut {
  unsigned char bytes[64];
} FxOut;

static inline void fx_fill(FxOut *out) { memset(out->bytes, 0xa5, 64); }

static inline void fx_untouched(const FxOut *out, const char *function) {
  for (size_t i = 0; i < sizeof out->bytes; ++i)
    if (out->bytes[i] != 0xa5) {
      fprintf(stderr, "%s: wrote a result although it was refused\n", function);
      ++test_failures;
      return;
    }
}

// Callbacks that must not be called.
static inline void fx_text(MlsStringRef text, void *user_data) {
  (void)text;
  (void)user_data;
  CHECK(!"a refused call calls nobody");
}

static inline MlsWalkResult fx_visit(MlsOperation op, void *user_data) {
  (void)op;
  (void)user_data;
  CHECK(!"a refused call calls nobody");
  return MLS_WALK_RESULT_INTERRUPT;
}

static inline void fx_table(MlsOperation op, bool visible, void *user_data) {
  (void)op, (void)visible, (void)user_data;
  CHECK(!"a refused call calls nobody");
}

static inline void fx_deaths(intptr_t n, const MlsInvalidation *all,
                             void *user_data) {
  (void)n;
  (void)all;
  (void)user_data;
  CHECK(!"a refused call calls nobody");
}

static inline void fx_diagnostic(const MlsDiagnostic *diagnostic,
                                 void *user_data) {
  (void)diagnostic, (void)user_data;
  CHECK(!"a refused call calls nobody");
}

// fx_valid_T, fx_other_context_T, fx_stale_T, fx_wrong_kind_for_T.
#define FX_KIND(T, Other)                                                      \
  static inline T fx_valid_##T(void) { return fx_valid.T##_; }                 \
  static inline T fx_other_context_##T(void) { return fx_other.T##_; }         \
  static inline T fx_stale_##T(void) { return fx_stale.T##_; }                 \
  static inline T fx_wrong_kind_for_##T(void) {                                \
    return (T){fx_valid.Other##_.bits};                                        \
  }

FX_KIND(MlsContext, MlsType)
FX_KIND(MlsDialectRegistry, MlsString)
FX_KIND(MlsDialect, MlsType)
FX_KIND(MlsModule, MlsOperation)
FX_KIND(MlsOperation, MlsModule)
FX_KIND(MlsRegion, MlsBlock)
FX_KIND(MlsBlock, MlsRegion)
FX_KIND(MlsValue, MlsOperation)
FX_KIND(MlsOpOperand, MlsValue)
FX_KIND(MlsLocation, MlsAttribute)
FX_KIND(MlsIdentifier, MlsAttribute)
FX_KIND(MlsType, MlsAttribute)
FX_KIND(MlsAttribute, MlsType)
FX_KIND(MlsSymbolTable, MlsModule)
FX_KIND(MlsPassManager, MlsOpPassManager)
FX_KIND(MlsOpPassManager, MlsPassManager)
FX_KIND(MlsExecutionEngine, MlsPassManager)
FX_KIND(MlsOperationState, MlsOperation)
FX_KIND(MlsOpPrintingFlags, MlsString)
FX_KIND(MlsBytecodeWriterConfig, MlsOpPrintingFlags)
FX_KIND(MlsString, MlsReport)
FX_KIND(MlsReport, MlsString)
FX_KIND(MlsPass, MlsString)
FX_KIND(MlsAnswer, MlsString)
FX_KIND(MlsRewritePattern, MlsPass)
FX_KIND(MlsRewritePatternSet, MlsPass)
FX_KIND(MlsFrozenRewritePatternSet, MlsRewritePatternSet)
FX_KIND(MlsRewriterBase, MlsPass)
FX_KIND(MlsPDLPatternModule, MlsModule)
FX_KIND(MlsLlvmThreadPool, MlsPass)
FX_KIND(MlsAffineExpr, MlsAttribute)
FX_KIND(MlsAffineMap, MlsAffineExpr)
FX_KIND(MlsIntegerSet, MlsAffineMap)
FX_KIND(MlsTypeID, MlsDialectHandle)
FX_KIND(MlsTypeIDAllocator, MlsPass)
FX_KIND(MlsDialectHandle, MlsTypeID)
FX_KIND(MlsAsmState, MlsSymbolTable)

#endif
