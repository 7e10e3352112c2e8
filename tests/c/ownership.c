// What may be put where, what is consumed, and what a refused call leaves.
#include "mls_test.h"

static const char *const CHAIN =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %one = arith.constant 1 : i32\n"
    "  %sum = arith.addi %a, %one : i32\n"
    "  %product = arith.muli %sum, %sum : i32\n"
    "  return %product : i32\n"
    "}\n";

// B16: a region of an operation cannot be given away; its blocks can.
static void a_region_of_an_operation_is_not_given_away(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, CHAIN));
  MlsOperation function = find(root, "func.func", 0);
  MlsRegion region, taken;
  OK(mlsOperationGetRegion(function, 0, &region));
  MlsOperationState state;
  OK(mlsOperationStateGet(str("builtin.module"), unknown(context), &state));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "belongs to an operation `func.func`",
                 mlsOperationStateAddOwnedRegions(state, 1, &region));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRegionDestroy(region));

  MlsBlock body, now;
  OK(mlsRegionGetFirstBlock(region, &body));
  OK(mlsRegionCreate(context, &taken));
  OK(mlsRegionTakeBody(taken, region));
  OK(mlsRegionGetFirstBlock(region, &now));
  CHECK(now.bits == 0);
  OK(mlsRegionGetFirstBlock(taken, &now));
  CHECK(now.bits == body.bits);
  OK(mlsOperationStateAddOwnedRegions(state, 1, &taken));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationStateAddOwnedRegions(state, 1, &taken));
  MlsOperation module;
  OK(mlsOperationCreate(state, &module));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "consumed by mlsOperationCreate",
                 mlsRegionGetFirstBlock(taken, &now));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationCreate(state, &module));
  MlsOperation owner;
  OK(mlsBlockGetParentOperation(body, &owner));
  CHECK(owner.bits == module.bits);
  OK(mlsContextDestroy(context));
}

// B18, B19: nothing that is used can be destroyed from under its users.
static void used_things_are_not_destroyed(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, CHAIN));
  char *before = print(root), *after;
  MlsOperation sum = find(root, "arith.addi", 0);
  REFUSED_SAYING(MLS_STATUS_IN_USE, "by `arith.muli`; 2 uses in all",
                 mlsOperationDestroy(sum));
  after = print(root);
  CHECK(strcmp(before, after) == 0);
  free(before);
  free(after);

  MlsBlock block;
  OK(mlsOperationGetBlock(sum, &block));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "detach it first",
                 mlsBlockDestroy(block));
  REFUSED(MLS_STATUS_IN_USE, mlsBlockEraseArgument(block, 0));
  // A user in another block.
  MlsOperation user;
  MlsValue product = result_of(find(root, "arith.muli", 0));
  MlsType i32 = type(context, "i32");
  user = make(context, "arith.addi", 1, &i32, 2, (MlsValue[]){product, product});
  REFUSED_SAYING(MLS_STATUS_IN_USE, "by `arith.addi`",
                 mlsOperationDestroy(find(root, "func.func", 0)));
  MlsModule module;
  OK(mlsModuleFromOperation(root, &module));
  REFUSED(MLS_STATUS_IN_USE, mlsModuleDestroy(module));
  OK(mlsBlockDetach(block));
  REFUSED(MLS_STATUS_IN_USE, mlsBlockDestroy(block));
  // Values going in a circle between detached pieces end with their context.
  OK(mlsOperationSetOperand(sum, 0, result_of(user)));
  OK(mlsContextDestroy(context));
}

// Destroying a whole parent is fine whatever is inside.
static void whole_trees_are_destroyed_with_their_inner_uses(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context,
    "func.func @loop(%c: i1) {\n"
    "  cf.br ^a\n"
    "^a:\n  cf.cond_br %c, ^b, ^a\n"
    "^b:\n  cf.br ^a\n"
    "}\n");
  MlsBlock second;
  MlsOperation branch = find(root_of(module), "cf.cond_br", 0);
  OK(mlsOperationGetBlock(branch, &second));
  OK(mlsBlockDetach(second));
  REFUSED_SAYING(MLS_STATUS_IN_USE, "a block in it is used outside, by `cf.br`",
                 mlsBlockDestroy(second));
  OK(mlsModuleDestroy(parse(context, CHAIN)));
  OK(mlsContextDestroy(context));
}

// Nothing goes into itself, or into two places.
static void structure_stays_a_tree(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, CHAIN));
  MlsOperation function = find(root, "func.func", 0);
  MlsOperation sum = find(root, "arith.addi", 0);
  MlsOperation product = find(root, "arith.muli", 0);
  MlsBlock body, top;
  OK(mlsOperationGetBlock(sum, &body));
  OK(mlsOperationGetBlock(function, &top));
  REFUSED(MLS_STATUS_BAD_STATE, mlsBlockAppendOwnedOperation(top, sum));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsOperationMoveBefore(function, sum));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsOperationMoveAfter(sum, sum));
  OK(mlsOperationRemoveFromParent(function));
  REFUSED(MLS_STATUS_BAD_STATE, mlsOperationRemoveFromParent(function));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`func.func` itself, or inside of it",
                 mlsBlockAppendOwnedOperation(body, function));
  REFUSED(MLS_STATUS_BAD_STATE, mlsOperationMoveBefore(function, sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsOperationMoveBefore(sum, function));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsBlockInsertOwnedOperationAfter(top, sum, function));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsBlockInsertOwnedOperation(top, 1, function));
  OK(mlsBlockInsertOwnedOperation(top, 0, function));
  OK(mlsOperationMoveBefore(product, sum));
  bool before;
  OK(mlsOperationIsBeforeInBlock(product, sum, &before));
  CHECK(before);
  REFUSED_SAYING(MLS_STATUS_VERIFY_ERROR, "does not dominate",
                 mlsOperationVerify(root));
  OK(mlsOperationMoveAfter(product, sum));
  OK(mlsOperationVerify(root));

  MlsRegion region;
  OK(mlsOperationGetRegion(function, 0, &region));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRegionAppendOwnedBlock(region, body));
  OK(mlsBlockDetach(body));
  REFUSED(MLS_STATUS_BAD_STATE, mlsBlockDetach(body));
  OK(mlsRegionInsertOwnedBlock(region, 0, body));
  MlsRegion whole;
  OK(mlsOperationGetRegion(root, 0, &whole));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRegionTakeBody(region, whole));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRegionTakeBody(whole, region));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRegionTakeBody(whole, whole));
  OK(mlsBlockDetach(top));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsRegionAppendOwnedBlock(region, top));
  OK(mlsContextDestroy(context));
}

// B20: a place in a block dies with the operation that marks it.
static void a_dead_reference_marks_no_place(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, CHAIN));
  MlsOperation function = find(root, "func.func", 0), clone;
  MlsBlock body;
  OK(mlsOperationGetBlock(function, &body));
  OK(mlsOperationClone(function, &clone));
  OK(mlsOperationDestroy(function));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsBlockInsertOwnedOperationBefore(body, function, clone));
  OK(mlsBlockInsertOwnedOperationBefore(body, (MlsOperation){0}, clone));
  CHECK(prints(root, "func.func @f"));
  OK(mlsContextDestroy(context));
}

// B23, B26: inference without a place, without operands, with wrong ones.
static void result_types_that_cannot_be_inferred_are_an_error(void) {
  MlsContext context = full_context(false);
  MlsOperationState state;
  MlsOperation op;
  OK(mlsOperationStateGet(str("arith.addi"), unknown(context), &state));
  OK(mlsOperationStateEnableResultTypeInference(state));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "expected 2 operands, but found 0",
                 mlsOperationCreate(state, &op));
  // The state is the caller's as before, and can be completed.
  MlsBlock block;
  MlsType i32 = type(context, "i32");
  MlsLocation location = unknown(context);
  MlsValue argument;
  OK(mlsBlockCreate(context, 1, &i32, &location, &block));
  OK(mlsBlockGetArgument(block, 0, &argument));
  OK(mlsOperationStateAddOperands(state, 2, (MlsValue[]){argument, argument}));
  OK(mlsOperationCreate(state, &op));
  MlsType inferred;
  OK(mlsValueGetType(result_of(op), &inferred));
  CHECK(inferred.bits == i32.bits);
  OK(mlsBlockAppendOwnedOperation(block, op));

  // A scalar where a tensor is needed.
  static const char *const NAMES[] = {"tensor.concat", "tensor.extract",
                                      "tensor.collapse_shape", "memref.load",
                                      "vector.extract", "linalg.transpose"};
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; ++i) {
    OK(mlsOperationStateGet(str(NAMES[i]), location, &state));
    OK(mlsOperationStateAddOperands(state, 2, (MlsValue[]){argument, argument}));
    OK(mlsOperationStateEnableResultTypeInference(state));
    // Upstream infers for some of them all the same; then they do not verify.
    if (mlsOperationCreate(state, &op).code == MLS_STATUS_OK) {
      REFUSED(MLS_STATUS_VERIFY_ERROR, mlsOperationVerify(op));
      OK(mlsOperationDestroy(op));
    } else {
      OK(mlsOperationStateDestroy(state));
    }
  }
  OK(mlsContextDestroy(context));
}

// B25: an unknown operation is refused; a known dialect is loaded.
static void unknown_operations_are_refused(void) {
  MlsDialectRegistry registry;
  MlsContext context;
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextCreateWithRegistry(registry, false, &context));
  OK(mlsDialectRegistryDestroy(registry));
  MlsOperationState state;
  MlsOperation op;
  OK(mlsOperationStateGet(str("foo.bar"), unknown(context), &state));
  REFUSED_SAYING(MLS_STATUS_DIALECT_NOT_LOADED,
                 "`foo.bar` is not registered: the dialect `foo` is neither",
                 mlsOperationCreate(state, &op));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  OK(mlsOperationCreate(state, &op));
  OK(mlsOperationDestroy(op));
  OK(mlsContextSetAllowUnregisteredDialects(context, false));
  OK(mlsOperationStateGet(str("func.return"), unknown(context), &state));
  OK(mlsOperationCreate(state, &op));
  OK(mlsOperationDestroy(op));
  OK(mlsOperationStateGet(str("func.nothing"), unknown(context), &state));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "has no such operation",
                 mlsOperationCreate(state, &op));
  OK(mlsOperationStateDestroy(state));
  OK(mlsOperationStateGet(str("nodot"), unknown(context), &state));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsOperationCreate(state, &op));
  OK(mlsContextDestroy(context));
}

static MlsNamedAttribute named(MlsContext context, const char *name,
                               const char *value) {
  MlsNamedAttribute result;
  MlsIdentifier identifier;
  OK(mlsIdentifierGet(context, str(name), &identifier));
  OK(mlsNamedAttributeGet(identifier, attribute(context, value), &result));
  return result;
}

// Upstream asserts that an attribute has a name.
static void attributes_have_names(void) {
  MlsContext context = full_context(false);
  MlsNamedAttribute pair = named(context, "x", "7 : i32");
  MlsOperationState state;
  MlsAttribute dictionary;
  OK(mlsIdentifierGet(context, str(""), &pair.name));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsNamedAttributeGet(pair.name, pair.attribute, &pair));
  // A structure can be filled without asking.
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDictionaryAttrGet(context, 1, &pair, &dictionary));
  OK(mlsOperationStateGet(str("func.return"), unknown(context), &state));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationStateAddAttributes(state, 1, &pair));
  OK(mlsOperationStateDestroy(state));
  OK(mlsContextDestroy(context));
}

// B27: an inherent attribute of the wrong kind is refused, and takes nothing.
static void attributes_of_the_wrong_kind_are_refused(void) {
  MlsContext context = full_context(false);
  MlsOperationState state;
  MlsOperation op;
  MlsRegion region;
  MlsBlock block, now;
  OK(mlsRegionCreate(context, &region));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsRegionAppendOwnedBlock(region, block));
  OK(mlsOperationStateGet(str("func.func"), unknown(context), &state));
  MlsNamedAttribute wrong[] = {named(context, "sym_name", "7 : i32"),
                               named(context, "function_type", "() -> ()")};
  OK(mlsOperationStateAddAttributes(state, 2, wrong));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "for its attribute `sym_name`",
                 mlsOperationCreate(state, &op));
  OK(mlsRegionGetFirstBlock(region, &now));
  CHECK(now.bits == block.bits);
  OK(mlsOperationStateDestroy(state));

  OK(mlsOperationStateGet(str("func.func"), unknown(context), &state));
  MlsNamedAttribute right[] = {named(context, "sym_name", "\"f\""),
                               named(context, "function_type", "() -> ()")};
  OK(mlsOperationStateAddAttributes(state, 2, right));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationStateAddAttributes(state, 1, right));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  OK(mlsOperationCreate(state, &op));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "for its attribute `sym_name`",
                 mlsOperationSetInherentAttributeByName(
                     op, str("sym_name"), attribute(context, "7 : i32")));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationSetAttributeByName(op, str("sym_name"),
                                         attribute(context, "unit")));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationSetInherentAttributeByName(op, str("nothing"),
                                                 attribute(context, "unit")));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationSetDiscardableAttributeByName(
              op, str("sym_name"), attribute(context, "\"g\"")));
  CHECK(prints(op, "sym_name = \"f\""));
  OK(mlsOperationSetDiscardableAttributeByName(op, str("mine"),
                                               attribute(context, "unit")));
  bool removed;
  OK(mlsOperationRemoveDiscardableAttributeByName(op, str("mine"), &removed));
  CHECK(removed);
  OK(mlsContextDestroy(context));
}

// B28: operations with attributes that they do not accept.
static void any_attributes_at_all_do_not_crash(void) {
  static const char *const NAMES[] = {
      "arith.constant", "arith.addi", "arith.addf", "arith.cmpi", "arith.cmpf",
      "arith.extsi", "arith.trunci", "arith.select", "arith.bitcast",
      "arith.index_cast", "func.func", "func.call", "func.return",
      "func.constant", "func.call_indirect", "scf.for", "scf.if", "scf.while",
      "scf.yield", "scf.condition", "scf.parallel", "scf.reduce", "scf.forall",
      "scf.execute_region", "scf.index_switch", "memref.alloc",
      "memref.alloca", "memref.load", "memref.store", "memref.dealloc",
      "memref.cast", "memref.subview", "memref.dim", "memref.global",
      "memref.get_global", "memref.reshape", "memref.copy", "tensor.empty",
      "tensor.extract", "tensor.insert", "tensor.cast", "tensor.dim",
      "tensor.from_elements", "tensor.extract_slice", "tensor.insert_slice",
      "tensor.pad", "tensor.generate", "linalg.fill", "linalg.matmul",
      "linalg.generic", "cf.br", "cf.cond_br", "cf.switch", "cf.assert"};
  static const char *const VALUES[] = {"unit", "7 : i32", "\"text\"",
                                       "[1, \"a\"]", "array<i32: 1, 2, 3>",
                                       "dense<1> : tensor<2xi32>"};
  static const char *const KEYS[] = {"value", "sym_name", "function_type",
                                     "predicate", "operandSegmentSizes",
                                     "static_offsets", "callee", "other"};
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32");
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; ++i)
    for (size_t v = 0; v <= sizeof VALUES / sizeof *VALUES; ++v)
      for (size_t k = 0; k < sizeof KEYS / sizeof *KEYS; ++k) {
        MlsOperationState state;
        MlsOperation op;
        OK(mlsOperationStateGet(str(NAMES[i]), unknown(context), &state));
        OK(mlsOperationStateAddResults(state, 1, &i32));
        if (v > 0) {
          MlsNamedAttribute one = named(context, KEYS[k], VALUES[v - 1]);
          OK(mlsOperationStateAddAttributes(state, 1, &one));
        }
        MlsStatus status = mlsOperationCreate(state, &op);
        if (status.code == MLS_STATUS_OK) {
          CHECK(mlsOperationVerify(op).code == MLS_STATUS_VERIFY_ERROR ||
                mlsOperationVerify(op).code == MLS_STATUS_OK);
          free(print(op));
          OK(mlsOperationDestroy(op));
        } else {
          CHECK(status.code == MLS_STATUS_BAD_ARGUMENT);
          OK(mlsOperationStateDestroy(state));
        }
      }
  OK(mlsContextDestroy(context));
}

// Inference with regions does not lose them when it fails.
static void regions_survive_a_failed_inference(void) {
  MlsContext context = full_context(false);
  MlsRegion regions[2];
  MlsBlock block;
  for (int i = 0; i < 2; ++i)
    OK(mlsRegionCreate(context, &regions[i]));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsRegionAppendOwnedBlock(regions[0], block));
  MlsOperationState state;
  MlsOperation op;
  MlsType i32 = type(context, "i32");
  OK(mlsOperationStateGet(str("arith.addi"), unknown(context), &state));
  OK(mlsOperationStateAddOwnedRegions(state, 2, regions));
  OK(mlsOperationStateEnableResultTypeInference(state));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "zero regions",
                 mlsOperationCreate(state, &op));
  MlsBlock now;
  OK(mlsRegionGetFirstBlock(regions[0], &now));
  CHECK(now.bits == block.bits);
  OK(mlsOperationStateDestroy(state));

  // There is no yield in them.
  MlsLocation location = unknown(context);
  MlsBlock outer;
  MlsType i1 = type(context, "i1");
  MlsValue condition;
  OK(mlsBlockCreate(context, 1, &i1, &location, &outer));
  OK(mlsBlockGetArgument(outer, 0, &condition));
  OK(mlsOperationStateGet(str("scf.if"), location, &state));
  OK(mlsOperationStateAddOperands(state, 1, &condition));
  OK(mlsOperationStateAddOwnedRegions(state, 2, regions));
  OK(mlsOperationStateEnableResultTypeInference(state));
  REFUSED(MLS_STATUS_UPSTREAM_FAILED, mlsOperationCreate(state, &op));
  OK(mlsRegionGetFirstBlock(regions[0], &now));
  CHECK(now.bits == block.bits);
  OK(mlsOperationStateDestroy(state));

  // With everything it needs, the types come from the regions.
  OK(mlsBlockCreate(context, 0, NULL, NULL, &now));
  OK(mlsRegionAppendOwnedBlock(regions[1], now));
  for (int i = 0; i < 2; ++i) {
    MlsBlock body = i ? now : block;
    MlsOperation constant, yield;
    OK(mlsOperationCreateParse(context, str("%0 = arith.constant 1 : i32"),
                               str(""), &constant));
    MlsValue value = result_of(constant);
    yield = make(context, "scf.yield", 0, NULL, 1, &value);
    OK(mlsBlockAppendOwnedOperation(body, constant));
    OK(mlsBlockAppendOwnedOperation(body, yield));
  }
  OK(mlsOperationStateGet(str("scf.if"), location, &state));
  OK(mlsOperationStateAddOperands(state, 1, &condition));
  OK(mlsOperationStateAddOwnedRegions(state, 2, regions));
  OK(mlsOperationStateEnableResultTypeInference(state));
  OK(mlsOperationCreate(state, &op));
  MlsType inferred;
  OK(mlsValueGetType(result_of(op), &inferred));
  CHECK(inferred.bits == i32.bits);
  OK(mlsBlockGetParentOperation(block, &op));
  CHECK(is_named(op, "scf.if"));
  OK(mlsBlockAppendOwnedOperation(outer, op));
  OK(mlsContextDestroy(context));
}

// A run may take away what IR outside of its root uses. That IR has no copies, nor
// has what is around it.
static void what_lacks_an_operand_is_not_copied(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "func.func @f(%a: i32) -> i32 {\n"
                                    "  %s = arith.addi %a, %a : i32\n"
                                    "  %p = arith.muli %s, %s : i32\n"
                                    "  return %a : i32\n}\n");
  MlsOperation outside, copy;
  MlsRewriterBase rewriter;
  MlsRegion regions[2];
  MlsBlock blocks[2], body;
  OK(mlsOperationClone(find(root_of(module), "arith.muli", 0), &outside));
  run(context, root_of(module), "canonicalize");
  OK(mlsModuleGetBody(module, &body));
  REFUSED(MLS_STATUS_BAD_STATE, mlsOperationClone(outside, &copy));
  OK(mlsIRRewriterCreate(context, &rewriter));
  OK(mlsRewriterBaseSetInsertionPointToEnd(rewriter, body));
  REFUSED(MLS_STATUS_BAD_STATE, mlsRewriterBaseClone(rewriter, outside, &copy));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsRewriterBaseCloneWithoutRegions(rewriter, outside, &copy));
  for (int i = 0; i < 2; ++i) {
    OK(mlsRegionCreate(context, &regions[i]));
    OK(mlsBlockCreate(context, 0, NULL, NULL, &blocks[i]));
    OK(mlsRegionAppendOwnedBlock(regions[i], blocks[i]));
  }
  OK(mlsBlockAppendOwnedOperation(blocks[0], outside));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsRewriterBaseCloneRegionBefore(rewriter, regions[0], blocks[1]));
  OK(mlsIRRewriterDestroy(rewriter));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(a_region_of_an_operation_is_not_given_away);
  TEST(used_things_are_not_destroyed);
  TEST(what_lacks_an_operand_is_not_copied);
  TEST(whole_trees_are_destroyed_with_their_inner_uses);
  TEST(structure_stays_a_tree);
  TEST(a_dead_reference_marks_no_place);
  TEST(result_types_that_cannot_be_inferred_are_an_error);
  TEST(unknown_operations_are_refused);
  TEST(attributes_have_names);
  TEST(attributes_of_the_wrong_kind_are_refused);
  TEST(any_attributes_at_all_do_not_crash);
  TEST(regions_survive_a_failed_inference);
  return TEST_RESULT;
}
