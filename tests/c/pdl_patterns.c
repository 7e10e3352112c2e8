// Patterns in the PDL dialect, with functions of the host.
#include "mls_test.h"

static const char *const SUMS =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %one = arith.addi %a, %z : i32\n"
    "  %two = arith.addi %one, %z : i32\n"
    "  return %two : i32\n"
    "}\n";

#define SUM_OF                                                                 \
  "  %type = pdl.type\n"                                                       \
  "  %a = pdl.operand\n"                                                       \
  "  %b = pdl.operand\n"                                                       \
  "  %op = pdl.operation \"arith.addi\"(%a, %b : !pdl.value, !pdl.value)"      \
  " -> (%type : !pdl.type)\n"

// The pattern goes on behind the call.
static const char *const PICKS =
    "pdl.pattern : benefit(1) {\n" SUM_OF
    "  pdl.apply_native_constraint \"is_zero\"(%b : !pdl.value)\n"
    "  pdl.rewrite %op {\n"
    "    %v = pdl.apply_native_rewrite \"pick\"(%a, %type, %op :"
    " !pdl.value, !pdl.type, !pdl.operation) : !pdl.value\n"
    "    pdl.replace %op with (%v : !pdl.value)\n"
    "  }\n"
    "}\n";

// All that it does is the call.
static const char *const CALLS =
    "pdl.pattern : benefit(1) {\n" SUM_OF
    "  pdl.apply_native_constraint \"is_zero\"(%b : !pdl.value)\n"
    "  pdl.rewrite %op with \"done\"(%a : !pdl.value)\n"
    "}\n";

// It makes an operation with an attribute and a type of the host.
static const char *const MAKES =
    "pdl.pattern : benefit(1) {\n" SUM_OF
    "  pdl.rewrite %op {\n"
    "    %attr, %t, %o = pdl.apply_native_rewrite \"parts\"(%op : !pdl.operation)"
    " : !pdl.attribute, !pdl.type, !pdl.operation\n"
    "    %new = pdl.operation \"test.new\" {\"from\" = %attr} -> (%t : !pdl.type)\n"
    "    pdl.replace %o with %new\n"
    "  }\n"
    "}\n";

typedef enum Fault {
  NONE,
  FAILS,
  FAILS_WITH_TOKEN,
  GIVES_NOTHING,
  ERASES,
} Fault;

typedef struct Counts {
  int asked, picked, destroyed;
  Fault constraint, rewrite;
  MlsPatternRewriter rewriter;
  MlsPDLResultList results;
  MlsPDLValue value;
} Counts;

static void destroyed(void *data) { ++((Counts *)data)->destroyed; }

static MlsRewriterBase base_of(MlsPatternRewriter rewriter) {
  MlsRewriterBase base;
  OK(mlsPatternRewriterAsBase(rewriter, &base));
  return base;
}

static MlsBool fault(Fault fault, MlsBool otherwise) {
  if (fault == FAILS_WITH_TOKEN)
    OK(mlsCallbackFail(42));
  return fault == FAILS || fault == FAILS_WITH_TOKEN ? 0 : otherwise;
}

static MlsBool is_zero(MlsPatternRewriter rewriter, MlsPDLResultList results, intptr_t n,
                       const MlsPDLValue *values, void *data) {
  Counts *counts = data;
  MlsRewriterBase base = base_of(rewriter);
  MlsValue value;
  MlsType as_type;
  MlsOperation op;
  MlsAttribute attr;
  int64_t number;
  bool is_result;
  ++counts->asked;
  CHECK(n == 1);
  OK(mlsPDLValueAsType(values[0], &as_type));
  OK(mlsPDLValueAsOperation(values[0], &op));
  OK(mlsPDLValueAsAttribute(values[0], &attr));
  CHECK(as_type.bits == 0 && op.bits == 0 && attr.bits == 0);
  OK(mlsPDLValueAsValue(values[0], &value));
  REFUSED(MLS_STATUS_BAD_STATE, mlsPDLResultListPushBackValue(results, value));
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsPDLResultListPushBackValue(results, (MlsValue){0}));
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsPDLValueAsValue((MlsPDLValue){0}, &value));
  REFUSED(MLS_STATUS_WRONG_KIND, mlsPDLValueAsValue((MlsPDLValue){results.bits}, &value));
  REFUSED(MLS_STATUS_NULL_POINTER, mlsPDLValueAsValue(values[0], NULL));
  OK(mlsValueIsAOpResult(value, &is_result));
  if (!is_result)
    return 0;
  OK(mlsOpResultGetOwner(value, &op));
  if (!is_named(op, "arith.constant"))
    return 0;
  REFUSED_SAYING(MLS_STATUS_OUT_OF_SCOPE, "a constraint looks", mlsRewriterBaseEraseOp(base, op));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationDestroy(op));
  counts->rewriter = rewriter, counts->results = results, counts->value = values[0];
  OK(mlsOperationGetAttributeByName(op, str("value"), &attr));
  OK(mlsIntegerAttrGetValueInt(attr, &number));
  return fault(counts->constraint, number == 0);
}

static MlsBool pick(MlsPatternRewriter rewriter, MlsPDLResultList results, intptr_t n,
                    const MlsPDLValue *values, void *data) {
  Counts *counts = data;
  MlsRewriterBase base = base_of(rewriter);
  MlsValue value, unseen;
  MlsType ty;
  MlsOperation op, detached;
  MlsContext context;
  ++counts->picked;
  CHECK(n == 3);
  // What the constraint was given is stale.
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "callback returned",
                 mlsPDLValueAsValue(counts->value, &value));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsPDLResultListPushBackValue(counts->results, value));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsPatternRewriterAsBase(counts->rewriter, &base));
  OK(mlsPDLValueAsValue(values[0], &value));
  OK(mlsPDLValueAsType(values[1], &ty));
  OK(mlsPDLValueAsOperation(values[2], &op));
  CHECK(is_named(op, "arith.addi"));
  // The pattern goes on with it.
  REFUSED_SAYING(MLS_STATUS_OUT_OF_SCOPE, "go on with it",
                 mlsRewriterBaseReplaceOpWithValues(base, op, 1, &value));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsPDLResultListPushBackType(results, ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsPDLResultListPushBackOperation(results, op));
  OK(mlsRewriterBaseGetContext(base, &context));
  MlsValue operands[2] = {value, value};
  detached = make(context, "arith.addi", 1, &ty, 2, operands);
  unseen = result_of(detached);
  REFUSED(MLS_STATUS_BAD_STATE, mlsPDLResultListPushBackValue(results, unseen));
  // The place of insertion of the pattern comes back.
  MlsBlock block;
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsRewriterBaseSetInsertionPointToEnd(base, block));
  OK(mlsRewriterBaseInsert(base, detached));
  OK(mlsBlockDestroy(block));
  if (counts->rewrite == GIVES_NOTHING)
    return 1;
  OK(mlsPDLResultListPushBackValue(results, value));
  REFUSED(MLS_STATUS_BAD_STATE, mlsPDLResultListPushBackValue(results, value));
  return fault(counts->rewrite, 1);
}

static MlsBool done(MlsPatternRewriter rewriter, MlsPDLResultList results, intptr_t n,
                    const MlsPDLValue *values, void *data) {
  Counts *counts = data;
  MlsRewriterBase base = base_of(rewriter);
  MlsOperation op;
  MlsValue value;
  (void)results;
  ++counts->picked;
  CHECK(n == 2);
  OK(mlsPDLValueAsOperation(values[0], &op));
  OK(mlsPDLValueAsValue(values[1], &value));
  OK(mlsRewriterBaseReplaceOpWithValues(base, op, 1, &value));
  return fault(counts->rewrite, 1);
}

static MlsBool parts(MlsPatternRewriter rewriter, MlsPDLResultList results, intptr_t n,
                     const MlsPDLValue *values, void *data) {
  Counts *counts = data;
  MlsOperation op;
  MlsContext context;
  (void)rewriter, (void)n;
  ++counts->picked;
  OK(mlsPDLValueAsOperation(values[0], &op));
  OK(mlsOperationGetContext(op, &context));
  if (counts->rewrite == FAILS_WITH_TOKEN)
    return fault(FAILS_WITH_TOKEN, 0);
  OK(mlsPDLResultListPushBackAttribute(results, attribute(context, "7 : i8")));
  OK(mlsPDLResultListPushBackType(results, type(context, "i32")));
  OK(mlsPDLResultListPushBackOperation(results, op));
  return 1;
}

static MlsPDLPatternModule patterns_of(MlsContext context, const char *text) {
  MlsModule module = parse(context, text);
  MlsPDLPatternModule made;
  OK(mlsPDLPatternModuleFromModule(module, &made));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "consumed by mlsPDLPatternModuleFromModule",
                 mlsPDLPatternModuleFromModule(module, &made));
  return made;
}

static MlsFrozenRewritePatternSet freeze(MlsPDLPatternModule module) {
  MlsRewritePatternSet set;
  MlsFrozenRewritePatternSet frozen;
  OK(mlsRewritePatternSetFromPDLPatternModule(module, &set));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "consumed",
                 mlsPDLPatternModuleDestroy(module));
  OK(mlsFreezeRewritePattern(set, &frozen));
  return frozen;
}

static MlsGreedyRewriteDriverConfig without_folding(void) {
  MlsGreedyRewriteDriverConfig config = mlsGreedyRewriteDriverConfigCreate();
  config.enableFolding = 0;
  config.regionSimplificationLevel = MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED;
  return config;
}

static void a_pattern_calls_the_host(void) {
  MlsContext context = full_context(true);
  Counts counts = {0};
  MlsPDLPatternModule module = patterns_of(context, PICKS);
  MlsRewritePatternSet set;
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "`is_zero`, which is not registered",
                 mlsRewritePatternSetFromPDLPatternModule(module, &set));
  OK(mlsPDLPatternModuleRegisterConstraintFunction(module, str("is_zero"), is_zero, &counts,
                                                   destroyed));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "`pick`, which is not registered",
                 mlsRewritePatternSetFromPDLPatternModule(module, &set));
  OK(mlsPDLPatternModuleRegisterRewriteFunction(module, str("pick"), pick, &counts, destroyed));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "registered already",
                 mlsPDLPatternModuleRegisterRewriteFunction(module, str("pick"), pick, &counts,
                                                            destroyed));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsPDLPatternModuleRegisterRewriteFunction(module, str(""), pick, &counts, destroyed));
  MlsFrozenRewritePatternSet frozen = freeze(module);
  for (int walk = 0; walk < 2; ++walk) {
    MlsModule code = parse(context, SUMS);
    if (walk)
      OK(mlsWalkAndApplyPatterns(root_of(code), frozen));
    else
      OK(mlsApplyPatternsAndFoldGreedily(code, frozen, without_folding()));
    CHECK(counts.picked == 2 * (walk + 1));
    CHECK(prints(root_of(code), "return %arg0"));
    OK(mlsModuleDestroy(code));
  }
  CHECK(counts.destroyed == 0);
  OK(mlsFrozenRewritePatternSetDestroy(frozen));
  CHECK(counts.destroyed == 2);
  OK(mlsContextDestroy(context));
}

static void the_last_call_may_erase(void) {
  MlsContext context = full_context(false);
  Counts counts = {0};
  MlsPDLPatternModule module = patterns_of(context, CALLS);
  OK(mlsPDLPatternModuleRegisterConstraintFunction(module, str("is_zero"), is_zero, &counts,
                                                   destroyed));
  OK(mlsPDLPatternModuleRegisterRewriteFunction(module, str("done"), done, &counts, destroyed));
  MlsFrozenRewritePatternSet frozen = freeze(module);
  MlsModule code = parse(context, SUMS);
  OK(mlsApplyPatternsAndFoldGreedily(code, frozen, without_folding()));
  CHECK(counts.picked == 2);
  CHECK(prints(root_of(code), "return %arg0"));
  OK(mlsContextDestroy(context));
  CHECK(counts.destroyed == 2);
}

static void a_function_gives_parts(void) {
  MlsContext context = full_context(false);
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  Counts counts = {0};
  MlsPDLPatternModule module = patterns_of(context, MAKES);
  OK(mlsPDLPatternModuleRegisterRewriteFunction(module, str("parts"), parts, &counts, destroyed));
  MlsFrozenRewritePatternSet frozen = freeze(module);
  MlsModule code = parse(context, SUMS);
  OK(mlsApplyPatternsAndFoldGreedily(code, frozen, without_folding()));
  CHECK(counts.picked > 0);
  CHECK(prints(root_of(code), "\"test.new\"() {from = 7 : i8} : () -> i32"));
  // One that cannot be stopped goes on with what is there.
  counts.rewrite = FAILS_WITH_TOKEN;
  MlsModule again = parse(context, SUMS);
  REFUSED(MLS_STATUS_CALLBACK_FAILED,
          mlsApplyPatternsAndFoldGreedily(again, frozen, without_folding()));
  OK(mlsContextDestroy(context));
  CHECK(counts.destroyed == 1);
}

static void functions_may_fail(void) {
  MlsContext context = full_context(false);
  Counts counts = {0};
  MlsPDLPatternModule module = patterns_of(context, PICKS);
  OK(mlsPDLPatternModuleRegisterConstraintFunction(module, str("is_zero"), is_zero, &counts,
                                                   NULL));
  OK(mlsPDLPatternModuleRegisterRewriteFunction(module, str("pick"), pick, &counts, destroyed));
  MlsFrozenRewritePatternSet frozen = freeze(module);
  struct {
    Fault constraint, rewrite;
    const char *text;
    uint64_t token;
  } const cases[] = {
      {FAILS_WITH_TOKEN, NONE, "`is_zero`", 42},
      {NONE, FAILS_WITH_TOKEN, "`pick`", 42},
      {NONE, FAILS, "`pick`", 0},
      {NONE, GIVES_NOTHING, "0 of 1 results", 0},
  };
  for (size_t at = 0; at < sizeof cases / sizeof *cases; ++at) {
    MlsModule code = parse(context, SUMS);
    MlsReport report;
    uint64_t token;
    counts.constraint = cases[at].constraint, counts.rewrite = cases[at].rewrite;
    MlsStatus status = mlsApplyPatternsAndFoldGreedily(code, frozen, without_folding());
    REFUSED_SAYING(MLS_STATUS_CALLBACK_FAILED, cases[at].text, status);
    OK(mlsStatusGetReport(status, &report));
    OK(mlsReportGetErrorToken(report, &token));
    CHECK(token == cases[at].token);
    OK(mlsReportDestroy(report));
    OK(mlsModuleDestroy(code));
  }
  // A constraint that does not hold is none that failed.
  MlsModule code = parse(context, SUMS);
  counts.constraint = FAILS, counts.rewrite = NONE;
  OK(mlsApplyPatternsAndFoldGreedily(code, frozen, without_folding()));
  CHECK(prints(root_of(code), "arith.addi"));
  OK(mlsContextDestroy(context));
  CHECK(counts.destroyed == 1);
}

static void modules_are_checked(void) {
  MlsContext context = full_context(false);
  MlsPDLPatternModule made;
  static const struct {
    const char *text, *says;
  } cases[] = {
      {"", "no pattern"},
      {"func.func private @f()", "`func.func`"},
      {"module { }\nmodule { }", "`builtin.module`"},
      {"pdl.pattern : benefit(1) {\n" SUM_OF
       "  pdl.rewrite %op { %r = pdl.apply_native_rewrite \"f\" : !pdl.range<value> }\n}",
       "a range"},
      {"pdl.pattern : benefit(1) {\n" SUM_OF
       "  pdl.rewrite %op {\n"
       "    %r = pdl.apply_native_rewrite \"f\" : !pdl.value\n"
       "    %s = pdl.apply_native_rewrite \"f\" : !pdl.type\n  }\n}",
       "`f` with different results"},
      {"pdl.pattern : benefit(1) {\n" SUM_OF
       "  pdl.rewrite %op {\n"
       "    pdl.erase %op\n    pdl.apply_native_rewrite \"f\"(%op : !pdl.operation)\n  }\n}",
       "has erased"},
      {"pdl.pattern : benefit(1) {\n" SUM_OF
       "  pdl.rewrite %op {\n"
       "    %r = pdl.result 0 of %op\n    pdl.erase %op\n"
       "    pdl.apply_native_rewrite \"f\"(%r : !pdl.value)\n  }\n}",
       "has erased"},
  };
  for (size_t at = 0; at < sizeof cases / sizeof *cases; ++at) {
    MlsModule module = parse(context, cases[at].text);
    REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, cases[at].says,
                   mlsPDLPatternModuleFromModule(module, &made));
    CHECK(state_of(root_of(module)) == MLS_STATUS_OK);
    OK(mlsModuleDestroy(module));
  }
  // One that was never used, and one that its context ends.
  OK(mlsPDLPatternModuleDestroy(patterns_of(context, CALLS)));
  Counts counts = {0};
  made = patterns_of(context, CALLS);
  OK(mlsPDLPatternModuleRegisterRewriteFunction(made, str("done"), done, &counts, destroyed));
  OK(mlsContextDestroy(context));
  CHECK(counts.destroyed == 1);
}

// Not known to the context as PDL.
static void pdl_must_be_loaded(void) {
  MlsContext context;
  MlsPDLPatternModule made;
  OK(mlsContextCreate(&context));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsModule module = parse(context, "\"pdl.pattern\"() ({}) : () -> ()");
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsPDLPatternModuleFromModule(module, &made));
  OK(mlsContextDestroy(context));
  MlsDialectRegistry registry;
  OK(mlsContextCreate(&context));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextAppendDialectRegistry(context, registry));
  OK(mlsDialectRegistryDestroy(registry));
  // The dialect that patterns are compiled to is loaded with them.
  module = parse(context, "pdl.pattern : benefit(1) {\n"
                          "  %op = pdl.operation \"test.op\"\n"
                          "  pdl.rewrite %op { pdl.erase %op }\n}\n");
  OK(mlsPDLPatternModuleFromModule(module, &made));
  MlsFrozenRewritePatternSet frozen = freeze(made);
  MlsModule code = parse(context, "\"test.op\"() : () -> ()");
  OK(mlsWalkAndApplyPatterns(root_of(code), frozen));
  CHECK(find(root_of(code), "test.op", 0).bits == 0);
  // A driver that walks would miss what a pattern erases elsewhere.
  made = patterns_of(context, "pdl.pattern : benefit(1) {\n"
                              "  %t = pdl.type\n"
                              "  %a = pdl.operation \"test.a\" -> (%t : !pdl.type)\n"
                              "  %r = pdl.result 0 of %a\n"
                              "  %b = pdl.operation \"test.b\"(%r : !pdl.value)\n"
                              "  pdl.rewrite %b { pdl.erase %b\n pdl.erase %a }\n}\n");
  MlsFrozenRewritePatternSet both = freeze(made);
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "a driver that walks",
                 mlsWalkAndApplyPatterns(root_of(code), both));
  OK(mlsModuleDestroy(code));
  code = parse(context, "%a = \"test.a\"() : () -> i32\n\"test.b\"(%a) : (i32) -> ()");
  OK(mlsApplyPatternsAndFoldGreedily(code, both, without_folding()));
  CHECK(find(root_of(code), "test.a", 0).bits == 0);
  CHECK(find(root_of(code), "test.b", 0).bits == 0);
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(a_pattern_calls_the_host);
  TEST(the_last_call_may_erase);
  TEST(a_function_gives_parts);
  TEST(functions_may_fail);
  TEST(modules_are_checked);
  TEST(pdl_must_be_loaded);
  return TEST_RESULT;
}
