// Rewrite patterns in the host's language.
#include "mls_test.h"

static const char *const SUMS =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %one = arith.addi %a, %z : i32\n"
    "  %two = arith.addi %one, %z : i32\n"
    "  %three = arith.muli %two, %two : i32\n"
    "  return %three : i32\n"
    "}\n";

typedef struct Counts {
  int made, destroyed, matched, rewritten;
  uint64_t token;
  MlsOperation kept;
  MlsRewriterBase rewriter;
} Counts;

static MlsRewriterBase base_of(MlsPatternRewriter rewriter) {
  MlsRewriterBase base;
  OK(mlsPatternRewriterAsBase(rewriter, &base));
  return base;
}

static void made(void *data) { ++((Counts *)data)->made; }
static void destroyed(void *data) { ++((Counts *)data)->destroyed; }

static MlsFrozenRewritePatternSet freeze(MlsContext context, const char *root,
                                         MlsBool (*rewrite)(MlsOperation, MlsPatternRewriter,
                                                            void *),
                                         Counts *counts) {
  MlsRewritePatternSet set;
  MlsRewritePattern pattern;
  MlsFrozenRewritePatternSet frozen;
  OK(mlsRewritePatternSetCreate(context, &set));
  OK(mlsOpRewritePatternCreate(str(root), 1,
                               (MlsRewritePatternCallbacks){made, destroyed, rewrite}, counts,
                               &pattern));
  OK(mlsRewritePatternSetAdd(set, pattern));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "taken by a pattern set",
                 mlsRewritePatternSetAdd(set, pattern));
  CHECK(counts->made == 1);
  OK(mlsFreezeRewritePattern(set, &frozen));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsFreezeRewritePattern(set, &frozen));
  return frozen;
}

static bool is_zero(MlsValue value) {
  bool is_result;
  MlsOperation op;
  MlsAttribute attr;
  int64_t number;
  OK(mlsValueIsAOpResult(value, &is_result));
  if (!is_result)
    return false;
  OK(mlsOpResultGetOwner(value, &op));
  if (!is_named(op, "arith.constant"))
    return false;
  OK(mlsOperationGetAttributeByName(op, str("value"), &attr));
  OK(mlsIntegerAttrGetValueInt(attr, &number));
  return number == 0;
}

// x + 0 becomes x.
static MlsBool fold_sum(MlsOperation op, MlsPatternRewriter pattern_rewriter, void *data) {
  MlsRewriterBase rewriter = base_of(pattern_rewriter);
  Counts *counts = data;
  MlsValue left, right;
  ++counts->matched;
  OK(mlsOperationGetOperand(op, 0, &left));
  OK(mlsOperationGetOperand(op, 1, &right));
  if (!is_zero(right))
    return 0;
  OK(mlsRewriterBaseReplaceOpWithValues(rewriter, op, 1, &left));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "erased by a rewrite pattern",
                 mlsRewriterBaseEraseOp(rewriter, op));
  ++counts->rewritten;
  counts->rewriter = rewriter;
  return 1;
}

static MlsGreedyRewriteDriverConfig without_folding(void) {
  MlsGreedyRewriteDriverConfig config = mlsGreedyRewriteDriverConfigCreate();
  config.enableFolding = 0;
  config.regionSimplificationLevel = MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED;
  return config;
}

static void sums_with_zero_are_folded(void) {
  MlsContext context = full_context(true);
  Counts counts = {0};
  MlsFrozenRewritePatternSet patterns = freeze(context, "arith.addi", fold_sum, &counts);
  for (int round = 0; round < 2; ++round) {
    MlsModule module = parse(context, SUMS);
    MlsOperation root = root_of(module), first = find(root, "arith.addi", 0);
    MlsOperation product = find(root, "arith.muli", 0);
    OK(mlsApplyPatternsAndFoldGreedily(module, patterns, without_folding()));
    CHECK(counts.rewritten == 2 * (round + 1));
    CHECK(find(root, "arith.addi", 0).bits == 0);
    CHECK(state_of(first) == MLS_STATUS_STALE_HANDLE);
    CHECK(!is_exact() || state_of(product) == MLS_STATUS_OK);
    CHECK(prints(root, "arith.muli %arg0, %arg0"));
    MlsIdentifier name;
    REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "callback returned",
                   mlsRewriterBaseSetInsertionPointBefore(counts.rewriter, root));
    (void)name;
    OK(mlsModuleDestroy(module));
  }
  OK(mlsFrozenRewritePatternSetDestroy(patterns));
  CHECK(counts.destroyed == 1);
  OK(mlsContextDestroy(context));
}

// B41: what is inserted by the rewriter is known to the driver: it comes to an
// end, and looks at the new operations.
static MlsBool product_to_sum(MlsOperation op, MlsPatternRewriter pattern_rewriter, void *data) {
  MlsRewriterBase rewriter = base_of(pattern_rewriter);
  Counts *counts = data;
  MlsValue operands[2];
  MlsContext context;
  MlsOperation sum, next, parent;
  MlsBlock block, now;
  OK(mlsOperationGetContext(op, &context));
  OK(mlsOperationGetOperand(op, 0, &operands[0]));
  OK(mlsOperationGetOperand(op, 1, &operands[1]));
  MlsType i32 = type(context, "i32");
  sum = make(context, "arith.addi", 1, &i32, 2, operands);
  OK(mlsOperationGetBlock(op, &block));
  // Not past the rewriter.
  REFUSED_SAYING(MLS_STATUS_OUT_OF_SCOPE, "with its rewriter",
                 mlsBlockAppendOwnedOperation(block, sum));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationDestroy(op));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationSetOperand(op, 0, operands[1]));
  OK(mlsOperationGetParentOperation(op, &parent));
  CHECK(is_named(parent, "func.func"));
  // A rewriter of the host does not go past the driver either.
  MlsRewriterBase own;
  OK(mlsIRRewriterCreateFromOp(op, &own));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsRewriterBaseEraseOp(own, op));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsRewriterBaseInsert(own, sum));
  OK(mlsIRRewriterDestroy(own));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsIRRewriterDestroy(rewriter));
  // Every function refuses what it cannot use.
  MlsRewriterBase none = {0}, wrong = {op.bits};
  MlsOperation null_op = {0}, out;
#define MISUSED(call, wrong_call, null_call)                                                    \
  do {                                                                                         \
    REFUSED(MLS_STATUS_NULL_HANDLE, call);                                                     \
    REFUSED(MLS_STATUS_WRONG_KIND, wrong_call);                                                \
    REFUSED(MLS_STATUS_NULL_HANDLE, null_call);                                                \
  } while (0)
#define ON_OP(f) MISUSED(f(none, op), f(wrong, op), f(rewriter, null_op))
#define ON_TWO(f) MISUSED(f(none, op, op), f(wrong, op, op), f(rewriter, op, null_op))
  ON_OP(mlsRewriterBaseSetInsertionPointBefore);
  ON_OP(mlsRewriterBaseSetInsertionPointAfter);
  ON_OP(mlsRewriterBaseInsert);
  ON_OP(mlsRewriterBaseEraseOp);
  ON_OP(mlsRewriterBaseStartOpModification);
  ON_OP(mlsRewriterBaseFinalizeOpModification);
  ON_OP(mlsRewriterBaseCancelOpModification);
  ON_TWO(mlsRewriterBaseMoveOpBefore);
  ON_TWO(mlsRewriterBaseMoveOpAfter);
  ON_TWO(mlsRewriterBaseReplaceOpWithOperation);
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsRewriterBaseSetInsertionPointToStart(rewriter, (MlsBlock){0}));
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsRewriterBaseSetInsertionPointToEnd(rewriter, (MlsBlock){0}));
  REFUSED(MLS_STATUS_NULL_POINTER, mlsRewriterBaseGetInsertionBlock(rewriter, NULL));
  REFUSED(MLS_STATUS_NULL_POINTER, mlsRewriterBaseGetOperationAfterInsertion(rewriter, NULL));
  REFUSED(MLS_STATUS_NULL_POINTER, mlsRewriterBaseClone(rewriter, op, NULL));
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsRewriterBaseClone(rewriter, null_op, &out));
  REFUSED(MLS_STATUS_NULL_POINTER, mlsRewriterBaseReplaceOpWithValues(rewriter, op, 1, NULL));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsRewriterBaseReplaceOpWithValues(rewriter, op, -1, operands));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsRewriterBaseReplaceOpWithValues(rewriter, op, 2, operands));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsRewriterBaseReplaceAllUsesWith(rewriter, operands[0], operands[0]));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseFinalizeOpModification(rewriter, op));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseMoveOpBefore(rewriter, sum, op));
  OK(mlsRewriterBaseSetInsertionPointBefore(rewriter, op));
  OK(mlsRewriterBaseInsert(rewriter, sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseInsert(rewriter, sum));
  // B20: the place of insertion survives the operation behind it.
  OK(mlsRewriterBaseGetInsertionBlock(rewriter, &now));
  CHECK(now.bits == block.bits);
  OK(mlsRewriterBaseGetOperationAfterInsertion(rewriter, &next));
  CHECK(next.bits == op.bits);
  REFUSED_SAYING(MLS_STATUS_IN_USE, "func.return", mlsRewriterBaseEraseOp(rewriter, op));
  OK(mlsRewriterBaseReplaceOpWithOperation(rewriter, op, sum));
  OK(mlsRewriterBaseGetOperationAfterInsertion(rewriter, &next));
  CHECK(is_named(next, "func.return"));
  // In place, with notice.
  OK(mlsRewriterBaseStartOpModification(rewriter, sum));
  OK(mlsOperationSetAttributeByName(sum, str("test.new"), attribute(context, "unit")));
  // Not what is in it: the driver may know that.
  MlsRegion inside, region;
  OK(mlsRewriterBaseFinalizeOpModification(rewriter, sum));
  OK(mlsOperationGetFirstRegion(parent, &inside));
  OK(mlsRegionCreate(context, &region));
  OK(mlsRewriterBaseStartOpModification(rewriter, parent));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsRegionTakeBody(inside, region));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsRegionTakeBody(region, inside));
  OK(mlsRewriterBaseCancelOpModification(rewriter, parent));
  OK(mlsRegionDestroy(region));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE,
          mlsOperationSetAttributeByName(sum, str("test.new"), attribute(context, "1 : i32")));
  ++counts->rewritten;
  counts->kept = sum;
  return 1;
}

static void new_operations_are_looked_at(void) {
  MlsContext context = full_context(false);
  Counts product = {0};
  MlsFrozenRewritePatternSet patterns =
      freeze(context, "arith.muli", product_to_sum, &product);
  MlsModule module = parse(context, SUMS);
  MlsOperation root = root_of(module);
  MlsGreedyRewriteDriverConfig config = without_folding();
  OK(mlsApplyPatternsAndFoldGreedilyWithOp(root, patterns, config));
  CHECK(product.rewritten == 1);
  CHECK(!is_exact() || is_named(product.kept, "arith.addi"));
  CHECK(prints(root, "{test.new}"));
  OK(mlsOperationVerify(root));
  // Without an end in sight.
  config.strictness = 7;
  REFUSED(MLS_STATUS_BAD_ENUM, mlsApplyPatternsAndFoldGreedilyWithOp(root, patterns, config));
  OK(mlsContextDestroy(context));
  CHECK(product.destroyed == 1);
}

static MlsBool never_ends(MlsOperation op, MlsPatternRewriter pattern_rewriter, void *data) {
  MlsRewriterBase rewriter = base_of(pattern_rewriter);
  MlsOperation copy;
  ++((Counts *)data)->rewritten;
  OK(mlsRewriterBaseSetInsertionPointAfter(rewriter, op));
  OK(mlsRewriterBaseClone(rewriter, op, &copy));
  OK(mlsRewriterBaseMoveOpBefore(rewriter, copy, op));
  OK(mlsRewriterBaseReplaceOpWithOperation(rewriter, op, copy));
  return 1;
}

static MlsBool fails(MlsOperation op, MlsPatternRewriter rewriter, void *data) {
  Counts *counts = data;
  (void)op, (void)rewriter;
  ++counts->matched;
  OK(mlsCallbackFail(counts->token));
  return 0;
}

static void drivers_end_with_a_status(void) {
  MlsContext context = full_context(false);
  Counts counts = {0}, failing = {.token = 42};
  MlsModule module = parse(context, SUMS);
  MlsGreedyRewriteDriverConfig config = without_folding();
  config.maxIterations = 2;
  config.maxNumRewrites = 10;
  MlsFrozenRewritePatternSet endless = freeze(context, "arith.addi", never_ends, &counts);
  REFUSED_SAYING(MLS_STATUS_UPSTREAM_FAILED, "within the limits",
                 mlsApplyPatternsAndFoldGreedily(module, endless, config));
  CHECK(counts.rewritten > 0);
  OK(mlsOperationVerify(root_of(module)));
  MlsFrozenRewritePatternSet broken = freeze(context, "arith.addi", fails, &failing);
  for (int walk = 0; walk < 2; ++walk) {
    MlsReport report;
    uint64_t token;
    MlsStatus status = walk ? mlsWalkAndApplyPatterns(root_of(module), broken)
                            : mlsApplyPatternsAndFoldGreedily(module, broken, config);
    REFUSED(MLS_STATUS_CALLBACK_FAILED, status);
    OK(mlsStatusGetReport(status, &report));
    OK(mlsReportGetErrorToken(report, &token));
    CHECK(token == 42 && failing.matched == walk + 1);
    OK(mlsReportDestroy(report));
  }
  OK(mlsFrozenRewritePatternSetRelease(broken));
  CHECK(failing.destroyed == 1);
  OK(mlsContextRelease(context));
  OK(mlsModuleRelease(module));
  OK(mlsFrozenRewritePatternSetRelease(endless));
  CHECK(counts.destroyed == 1);
}

// The place of insertion of a pattern may go, but not dangle; and what the driver
// works on stays in that.
static MlsBool own_pieces(MlsOperation op, MlsPatternRewriter pattern_rewriter, void *data) {
  MlsRewriterBase rewriter = base_of(pattern_rewriter);
  MlsContext context;
  MlsBlock block, now;
  MlsOperation inside, copy;
  MlsValue operands[2];
  ++((Counts *)data)->matched;
  OK(mlsOperationGetContext(op, &context));
  OK(mlsOperationGetOperand(op, 0, &operands[0]));
  OK(mlsOperationGetOperand(op, 1, &operands[1]));
  MlsType i32 = type(context, "i32");
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsRewriterBaseSetInsertionPointToEnd(rewriter, block));
  inside = make(context, "arith.addi", 1, &i32, 2, operands);
  OK(mlsRewriterBaseInsert(rewriter, inside));
  OK(mlsRewriterBaseSetInsertionPointBefore(rewriter, inside));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsRewriterBaseMoveOpBefore(rewriter, op, inside));
  OK(mlsBlockDestroy(block));
  OK(mlsRewriterBaseGetInsertionBlock(rewriter, &now));
  CHECK(now.bits == 0);
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseClone(rewriter, op, &copy));
  return 0;
}

// A driver that walks knows already where it goes next.
static MlsBool erases_next(MlsOperation op, MlsPatternRewriter pattern_rewriter, void *data) {
  MlsRewriterBase rewriter = base_of(pattern_rewriter);
  MlsOperation next;
  MlsValue left;
  Counts *counts = data;
  OK(mlsOperationGetNextInBlock(op, &next));
  OK(mlsOperationGetOperand(op, 0, &left));
  if (counts->matched++ == 0)
    REFUSED_SAYING(MLS_STATUS_OUT_OF_SCOPE, "goes from one operation to the next",
                   mlsRewriterBaseReplaceOpWithValues(rewriter, next, 1, &left));
  OK(mlsRewriterBaseReplaceOpWithValues(rewriter, op, 1, &left));
  // The library knows better: no other pattern is tried on what is gone.
  return 0;
}

static void places_do_not_dangle(void) {
  MlsContext context = full_context(false);
  Counts counts = {0}, walking = {0};
  MlsModule module = parse(context, SUMS);
  MlsFrozenRewritePatternSet own = freeze(context, "arith.addi", own_pieces, &counts);
  OK(mlsApplyPatternsAndFoldGreedily(module, own, without_folding()));
  OK(mlsWalkAndApplyPatterns(root_of(module), own));
  CHECK(counts.matched == 4);
  MlsFrozenRewritePatternSet walks = freeze(context, "arith.addi", erases_next, &walking);
  OK(mlsWalkAndApplyPatterns(root_of(module), walks));
  CHECK(walking.matched == 2);
  CHECK(prints(root_of(module), "arith.muli %arg0, %arg0"));
  OK(mlsContextDestroy(context));
}

static void configurations_are_plain_data(void) {
  MlsGreedyRewriteDriverConfig config = mlsGreedyRewriteDriverConfigCreate();
  int64_t number;
  uint32_t level;
  bool is;
  OK(mlsGreedyRewriteDriverConfigSetMaxIterations(&config, 7));
  OK(mlsGreedyRewriteDriverConfigGetMaxIterations(&config, &number));
  CHECK(number == 7 && config.maxIterations == 7);
  OK(mlsGreedyRewriteDriverConfigSetMaxNumRewrites(&config, -1));
  OK(mlsGreedyRewriteDriverConfigGetMaxNumRewrites(&config, &number));
  CHECK(number == -1);
  OK(mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(&config, 5));
  OK(mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(&config, &is));
  CHECK(is && config.useTopDownTraversal == 1);
  OK(mlsGreedyRewriteDriverConfigEnableFolding(&config, false));
  OK(mlsGreedyRewriteDriverConfigIsFoldingEnabled(&config, &is));
  CHECK(!is);
  OK(mlsGreedyRewriteDriverConfigEnableConstantCSE(&config, false));
  OK(mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(&config, &is));
  CHECK(!is);
  OK(mlsGreedyRewriteDriverConfigSetStrictness(&config,
                                               MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS));
  REFUSED(MLS_STATUS_BAD_ENUM, mlsGreedyRewriteDriverConfigSetStrictness(&config, 3));
  OK(mlsGreedyRewriteDriverConfigGetStrictness(&config, &level));
  CHECK(level == MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS);
  OK(mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(
      &config, MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(&config, 3));
  OK(mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(&config, &level));
  CHECK(level == MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE);
  config.strictness = 9;
  REFUSED(MLS_STATUS_BAD_ENUM, mlsGreedyRewriteDriverConfigGetStrictness(&config, &level));
  OK(mlsGreedyRewriteDriverConfigDestroy(&config));
}

static void patterns_are_checked(void) {
  MlsRewritePattern pattern;
  Counts counts = {0};
  MlsRewritePatternCallbacks callbacks = {NULL, destroyed, NULL};
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsOpRewritePatternCreate(str("a.b"), 1, callbacks, &counts, &pattern));
  callbacks.matchAndRewrite = fails;
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsOpRewritePatternCreate(str("a.b"), 65535, callbacks, &counts, &pattern));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOpRewritePatternCreate(str(""), 1, callbacks, &counts, &pattern));
  CHECK(counts.destroyed == 0);
  OK(mlsOpRewritePatternCreate(str("a.b"), 1, callbacks, &counts, &pattern));
  OK(mlsRewritePatternDestroy(pattern));
  CHECK(counts.destroyed == 1);
}

// The driver takes blocks away that nothing branches to, also from under the
// users of what they define.
static void a_missing_operand_is_not_printed(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "func.func @f(%a: i32) -> i32 {\n"
                                    "  %s = arith.addi %a, %a : i32\n"
                                    "  return %s : i32\n"
                                    "^dead:\n"
                                    "  %d = arith.muli %a, %a : i32\n"
                                    "  return %d : i32\n}\n");
  MlsOperation root = root_of(module), sum = find(root, "arith.addi", 0);
  MlsValue argument, none;
  MlsRewritePatternSet set;
  MlsFrozenRewritePatternSet patterns;
  MlsOpPrintingFlags flags = {0};
  MlsString text;
  OK(mlsOperationSetOperand(sum, 0, result_of(find(root, "arith.muli", 0))));
  OK(mlsRewritePatternSetCreate(context, &set));
  OK(mlsFreezeRewritePattern(set, &patterns));
  MlsGreedyRewriteDriverConfig config = mlsGreedyRewriteDriverConfigCreate();
  config.enableFolding = 0;
  OK(mlsApplyPatternsAndFoldGreedily(module, patterns, config));
  sum = find(root, "arith.addi", 0);
  OK(mlsOperationGetOperand(sum, 0, &none));
  CHECK(mlsValueIsNull(none));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "an operand of `arith.addi` in it is missing",
                 mlsOperationToString(root, flags, &text));
  REFUSED(MLS_STATUS_BAD_STATE, mlsValueToString(result_of(sum), &text));
  REFUSED(MLS_STATUS_VERIFY_ERROR, mlsOperationVerify(root));
  OK(mlsOperationGetOperand(sum, 1, &argument));
  OK(mlsOperationSetOperand(sum, 0, argument));
  OK(mlsOperationVerify(root));
  OK(mlsOperationToString(root, flags, &text));
  OK(mlsStringDestroy(text));
  OK(mlsFrozenRewritePatternSetDestroy(patterns));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(sums_with_zero_are_folded);
  TEST(new_operations_are_looked_at);
  TEST(drivers_end_with_a_status);
  TEST(places_do_not_dangle);
  TEST(configurations_are_plain_data);
  TEST(patterns_are_checked);
  TEST(a_missing_operand_is_not_printed);
  return TEST_RESULT;
}
