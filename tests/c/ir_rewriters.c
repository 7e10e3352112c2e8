// Rewriters of the host, outside of patterns.
#include "mls_test.h"

static const char *const BLOCKS =
    "func.func @f(%a: i32, %b: i32) -> i32 {\n"
    "  %s = arith.addi %a, %b : i32\n"
    "  %t = arith.muli %s, %a : i32\n"
    "  cf.br ^next(%t : i32)\n"
    "^next(%x: i32):\n"
    "  %y = arith.subi %x, %b : i32\n"
    "  return %y : i32\n"
    "}\n"
    "func.func @g() {\n"
    "  return\n"
    "^left(%l: i32):\n"
    "  %m = arith.addi %l, %l : i32\n"
    "  return\n"
    "}\n";

typedef struct Fixture {
  MlsContext context;
  MlsModule module;
  MlsOperation root, sum, product, branch, difference;
  MlsBlock entry, next;
  MlsValue a, b;
  MlsRewriterBase rewriter;
} Fixture;

static Fixture begin(void) {
  Fixture all;
  all.context = full_context(false);
  all.module = parse(all.context, BLOCKS);
  all.root = root_of(all.module);
  all.sum = find(all.root, "arith.addi", 0);
  all.product = find(all.root, "arith.muli", 0);
  all.branch = find(all.root, "cf.br", 0);
  all.difference = find(all.root, "arith.subi", 0);
  OK(mlsOperationGetBlock(all.sum, &all.entry));
  OK(mlsOperationGetBlock(all.difference, &all.next));
  OK(mlsBlockGetArgument(all.entry, 0, &all.a));
  OK(mlsBlockGetArgument(all.entry, 1, &all.b));
  OK(mlsIRRewriterCreate(all.context, &all.rewriter));
  return all;
}

static void end(const Fixture *all) {
  OK(mlsOperationVerify(all->root));
  OK(mlsIRRewriterDestroy(all->rewriter));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "destroy",
                 mlsRewriterBaseClearInsertionPoint(all->rewriter));
  OK(mlsContextDestroy(all->context));
}

static MlsOperation sum_of(const Fixture *all) {
  MlsType i32 = type(all->context, "i32");
  MlsValue operands[2] = {all->a, all->b};
  return make(all->context, "arith.addi", 1, &i32, 2, operands);
}

static MlsOperation behind(MlsRewriterBase rewriter) {
  MlsOperation op;
  OK(mlsRewriterBaseGetOperationAfterInsertion(rewriter, &op));
  return op;
}

static MlsBlock place(MlsRewriterBase rewriter) {
  MlsBlock block, same;
  OK(mlsRewriterBaseGetInsertionBlock(rewriter, &block));
  OK(mlsRewriterBaseGetBlock(rewriter, &same));
  CHECK(block.bits == same.bits);
  return block;
}

static void operations_are_inserted_and_erased(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter;
  MlsContext context;
  MlsOperation sum = sum_of(&all), copy;
  OK(mlsRewriterBaseGetContext(r, &context));
  CHECK(context.bits == all.context.bits);
  CHECK(place(r).bits == 0 && behind(r).bits == 0);
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseInsert(r, sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseClone(r, all.sum, &copy));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseSetInsertionPointBefore(r, sum));
  OK(mlsRewriterBaseSetInsertionPointBefore(r, all.product));
  CHECK(place(r).bits == all.entry.bits && behind(r).bits == all.product.bits);
  OK(mlsRewriterBaseInsert(r, sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseInsert(r, sum));
  OK(mlsRewriterBaseReplaceOpWithOperation(r, all.sum, sum));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "erased by a rewriter",
                 mlsRewriterBaseEraseOp(r, all.sum));
  OK(mlsRewriterBaseClone(r, all.product, &copy));
  OK(mlsRewriterBaseEraseOp(r, copy));
  REFUSED(MLS_STATUS_IN_USE, mlsRewriterBaseEraseOp(r, sum));
  OK(mlsRewriterBaseCloneWithoutRegions(r, find(all.root, "func.func", 1), &copy));
  OK(mlsRewriterBaseEraseOp(r, copy));
  // The place survives what is behind it.
  OK(mlsRewriterBaseReplaceOpWithValues(r, all.product, 1, &all.a));
  CHECK(behind(r).bits == all.branch.bits);
  OK(mlsRewriterBaseSetInsertionPointAfterValue(r, result_of(sum)));
  CHECK(behind(r).bits == all.branch.bits);
  OK(mlsRewriterBaseSetInsertionPointAfterValue(r, all.a));
  CHECK(behind(r).bits == sum.bits);
  OK(mlsRewriterBaseSetInsertionPointToEnd(r, all.next));
  CHECK(place(r).bits == all.next.bits && behind(r).bits == 0);
  OK(mlsRewriterBaseSetInsertionPointToStart(r, all.next));
  CHECK(behind(r).bits == all.difference.bits);
  OK(mlsRewriterBaseSetInsertionPointAfter(r, sum));
  OK(mlsRewriterBaseClearInsertionPoint(r));
  CHECK(place(r).bits == 0);
  OK(mlsRewriterBaseMoveOpAfter(r, all.difference, sum));
  OK(mlsRewriterBaseMoveOpBefore(r, all.difference, find(all.root, "func.return", 0)));
  // Modification in place.
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseFinalizeOpModification(r, sum));
  OK(mlsRewriterBaseStartOpModification(r, sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseStartOpModification(r, sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseCancelOpModification(r, all.branch));
  OK(mlsRewriterBaseCancelOpModification(r, sum));
  end(&all);
}

// Whatever happens elsewhere, the place is gone or there.
static void the_place_may_go(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter, from_op;
  MlsOperation copy, detached = sum_of(&all);
  MlsBlock block;
  REFUSED(MLS_STATUS_BAD_STATE, mlsIRRewriterCreateFromOp(detached, &from_op));
  OK(mlsOperationDestroy(detached));
  OK(mlsIRRewriterCreateFromOp(all.difference, &from_op));
  CHECK(behind(from_op).bits == all.difference.bits);
  // The operation moves.
  OK(mlsOperationMoveBefore(all.difference, find(all.root, "func.return", 1)));
  CHECK(place(from_op).bits == 0);
  OK(mlsRewriterBaseSetInsertionPointBefore(from_op, all.difference));
  // The operation dies by another way.
  OK(mlsOperationMoveBefore(all.difference, find(all.root, "func.return", 0)));
  OK(mlsBlockCreate(all.context, 0, NULL, NULL, &block));
  OK(mlsRewriterBaseSetInsertionPointToEnd(r, block));
  OK(mlsBlockDestroy(block));
  CHECK(place(r).bits == 0);
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "gone", mlsRewriterBaseClone(r, all.sum, &copy));
  // Everything dies.
  OK(mlsRewriterBaseSetInsertionPointBefore(r, all.sum));
  OK(mlsModuleDestroy(all.module));
  CHECK(place(r).bits == 0 && behind(from_op).bits == 0);
  OK(mlsIRRewriterDestroy(from_op));
  // It ends with its context.
  OK(mlsContextDestroy(all.context));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsIRRewriterDestroy(r));
}

static void blocks_are_made_merged_and_erased(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter;
  MlsType i32 = type(all.context, "i32");
  MlsLocation here = unknown(all.context);
  MlsBlock made, detached, left;
  MlsValue operand, argument;
  OK(mlsOperationGetOperand(all.branch, 0, &operand));
  OK(mlsBlockGetArgument(all.next, 0, &argument));
  OK(mlsBlockCreate(all.context, 0, NULL, NULL, &detached));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsRewriterBaseCreateBlockBefore(r, detached, 1, &i32, &here, &made));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseEraseBlock(r, detached));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseMoveBlockBefore(r, detached, all.next));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseMoveBlockBefore(r, all.next, detached));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseMergeBlocks(r, detached, all.next, 0, NULL));
  OK(mlsBlockDestroy(detached));
  // A new block, and the place in it.
  OK(mlsRewriterBaseCreateBlockBefore(r, all.next, 1, &i32, &here, &made));
  CHECK(place(r).bits == made.bits && behind(r).bits == 0);
  OK(mlsRewriterBaseInsert(r, sum_of(&all)));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseMoveBlockBefore(r, made, made));
  OK(mlsRewriterBaseMoveBlockBefore(r, all.next, made));
  OK(mlsRewriterBaseMoveBlockBefore(r, made, all.next));
  OK(mlsRewriterBaseEraseBlock(r, made));
  CHECK(place(r).bits == 0);
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "erased by a rewriter",
                 mlsRewriterBaseEraseBlock(r, made));
  REFUSED(MLS_STATUS_IN_USE, mlsRewriterBaseEraseBlock(r, all.next));
  // Two blocks become one.
  REFUSED(MLS_STATUS_IN_USE, mlsRewriterBaseMergeBlocks(r, all.next, all.entry, 1, &operand));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseMergeBlocks(r, all.next, all.next, 1, &operand));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseMergeBlocks(r, all.next, all.entry, 0, NULL));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseMergeBlocks(r, all.next, all.entry, 1, &argument));
  MlsOperation last = find(all.root, "func.return", 2);
  OK(mlsOperationGetBlock(last, &left));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseMergeBlocks(r, left, all.entry, 1, &all.a));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseInlineBlockBefore(r, all.entry, last, 2,
                                                                 (MlsValue[]){operand, operand}));
  OK(mlsRewriterBaseEraseOp(r, all.branch));
  OK(mlsRewriterBaseSetInsertionPointToEnd(r, all.next));
  OK(mlsRewriterBaseMergeBlocks(r, all.next, all.entry, 1, &operand));
  CHECK(place(r).bits == all.entry.bits && behind(r).bits == 0);
  OK(mlsOperationVerify(all.root));
  CHECK(!is_exact() || state_of(all.difference) == MLS_STATUS_OK);
  // One goes in front of an operation.
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseInlineBlockBefore(r, left, last, 1, &all.a));
  OK(mlsRewriterBaseEraseOp(r, last));
  OK(mlsRewriterBaseSetInsertionPointToEnd(r, left));
  OK(mlsRewriterBaseInlineBlockBefore(r, left, all.product, 1, &all.b));
  CHECK(place(r).bits == all.entry.bits && behind(r).bits == all.product.bits);
  CHECK(prints(all.root, "arith.addi %arg1, %arg1"));
  end(&all);
}

static MlsRegion body(MlsOperation op) {
  MlsRegion region;
  OK(mlsOperationGetFirstRegion(op, &region));
  return region;
}

static void regions_are_copied_and_moved(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter;
  MlsOperation f = find(all.root, "func.func", 0), g = find(all.root, "func.func", 1);
  MlsBlock first, around;
  MlsRegion empty;
  OK(mlsRegionGetFirstBlock(body(g), &first));
  OK(mlsOperationGetBlock(f, &around));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseCloneRegionBefore(r, body(g), first));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseInlineRegionBefore(r, body(g), first));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseInlineRegionBefore(r, body(all.root), first));
  OK(mlsRegionCreate(all.context, &empty));
  OK(mlsRewriterBaseCloneRegionBefore(r, empty, first));
  OK(mlsRewriterBaseInlineRegionBefore(r, empty, first));
  OK(mlsRegionDestroy(empty));
  OK(mlsRewriterBaseCloneRegionBefore(r, body(g), all.next));
  CHECK(find(f, "func.return", 2).bits != 0);
  OK(mlsRewriterBaseInlineRegionBefore(r, body(g), all.next));
  CHECK(find(f, "func.return", 4).bits != 0);
  OK(mlsRegionGetFirstBlock(body(g), &first));
  CHECK(first.bits == 0);
  OK(mlsRewriterBaseEraseOp(r, g));
  OK(mlsIRRewriterDestroy(r));
  OK(mlsContextDestroy(all.context));
}

static void uses_are_replaced(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter;
  MlsValue sum = result_of(all.sum), product = result_of(all.product);
  MlsBlock detached;
  MlsOperation g = find(all.root, "func.func", 1);
  OK(mlsRewriterBaseReplaceAllUsesExcept(r, all.a, all.b, all.sum));
  CHECK(prints(all.root, "arith.addi %arg0, %arg1"));
  CHECK(prints(all.root, "arith.muli %0, %arg1"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsRewriterBaseReplaceAllUsesExcept(r, all.a, all.a, all.sum));
  OK(mlsRewriterBaseReplaceAllValueRangeUsesWith(r, 2, (MlsValue[]){all.b, sum},
                                                 (MlsValue[]){all.a, all.a}));
  CHECK(prints(all.root, "arith.muli %arg0, %arg0"));
  OK(mlsRewriterBaseReplaceAllOpUsesWithValueRange(r, all.product, 1, &sum));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsRewriterBaseReplaceAllOpUsesWithValueRange(r, all.product, 0, NULL));
  OK(mlsRewriterBaseReplaceAllOpUsesWithOperation(r, all.sum, all.product));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseReplaceAllOpUsesWithOperation(r, all.sum, g));
  OK(mlsRewriterBaseReplaceOpUsesWithinBlock(r, all.product, 1, &sum, all.next));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsRewriterBaseReplaceOpUsesWithinBlock(r, all.product, 0, NULL, all.next));
  OK(mlsBlockCreate(all.context, 0, NULL, NULL, &detached));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsRewriterBaseReplaceOpUsesWithinBlock(r, all.product, 1, &product, detached));
  OK(mlsBlockDestroy(detached));
  end(&all);
}

// Upstream erases the operations of a block from the last to the first.
static void blocks_in_circles_are_refused(void) {
  MlsContext context = full_context(false);
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsModule module = parse(context, "\"test.graph\"() ({\n"
                                    "  %a = \"test.a\"(%b) : (i32) -> i32\n"
                                    "  %b = \"test.b\"(%a) : (i32) -> i32\n"
                                    "}) : () -> ()\n");
  MlsOperation op = find(root_of(module), "test.a", 0);
  MlsBlock block;
  MlsRewriterBase r;
  OK(mlsOperationGetBlock(op, &block));
  OK(mlsIRRewriterCreate(context, &r));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "not in front of it", mlsRewriterBaseEraseBlock(r, block));
  OK(mlsRewriterBaseRelease(r));
  OK(mlsContextDestroy(context));
}

// No operation goes into itself.
static void nothing_goes_into_itself(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter;
  MlsOperation g = find(all.root, "func.func", 1), inside = find(all.root, "func.return", 1);
  OK(mlsOperationRemoveFromParent(g));
  OK(mlsRewriterBaseSetInsertionPointBefore(r, inside));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRewriterBaseInsert(r, g));
  OK(mlsRewriterBaseEraseOp(r, g));
  CHECK(place(r).bits == 0);
  end(&all);
}

// Upstream erases what it replaces, whatever uses what is in it.
static void what_is_replaced_is_used_by_nobody(void) {
  Fixture all = begin();
  MlsRewriterBase r = all.rewriter;
  MlsOperation f = find(all.root, "func.func", 0);
  MlsOperation g = find(all.root, "func.func", 1);
  MlsOperation user = sum_of(&all);
  MlsValue own;
  REFUSED_SAYING(MLS_STATUS_IN_USE, "a block argument in it is used outside",
                 mlsRewriterBaseReplaceOpWithValues(r, f, 0, NULL));
  REFUSED_SAYING(MLS_STATUS_IN_USE, "a block argument in it is used outside",
                 mlsRewriterBaseReplaceOpWithOperation(r, f, g));
  OK(mlsOperationGetResult(all.sum, 0, &own));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "of the operation that it would replace",
                 mlsRewriterBaseReplaceOpWithValues(r, all.sum, 1, &own));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "it is the operation that it would replace",
                 mlsRewriterBaseReplaceOpWithOperation(r, all.sum, all.sum));
  OK(mlsOperationVerify(all.root));
  OK(mlsOperationDestroy(user));
  OK(mlsRewriterBaseReplaceOpWithOperation(r, f, g));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationGetBlock(all.sum, &all.entry));
  end(&all);
}

int main(void) {
  TEST(operations_are_inserted_and_erased);
  TEST(the_place_may_go);
  TEST(blocks_are_made_merged_and_erased);
  TEST(regions_are_copied_and_moved);
  TEST(uses_are_replaced);
  TEST(blocks_in_circles_are_refused);
  TEST(nothing_goes_into_itself);
  TEST(what_is_replaced_is_used_by_nobody);
  return TEST_RESULT;
}
