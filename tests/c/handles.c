// Bits, contexts, values, bulk getters.
#include "mls_test.h"

static const char *const FUNCTION =
    "func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {\n"
    "  %s = arith.addi %a, %b : i32\n"
    "  %t = arith.addi %s, %c : i32\n"
    "  return %t : i32\n"
    "}\n";

static uint64_t next_random(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  return *state ^= *state << 17;
}

// B68: any bits at all, in the place of any handle.
static void no_bits_crash(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, FUNCTION));
  Operations operations = operations_of(root);
  uint64_t state = 88172645463325252ull;
  int ignored = 0;  // Whatever these answer, they do not crash.
  for (int i = 0; i < 200000; ++i) {
    uint64_t bits = next_random(&state);
    if (i % 2)
      bits = operations.all[i % operations.count].bits ^
             (1ull << (38 + next_random(&state) % 20));
    MlsIdentifier name;
    MlsType ty;
    MlsBlock block;
    MlsRegion region;
    intptr_t n;
    bool flag;
    CHECK(mlsOperationGetName((MlsOperation){bits}, &name).code);
    ignored += mlsValueGetType((MlsValue){bits}, &ty).code != 0;
    ignored += mlsRegionGetFirstBlock((MlsRegion){bits}, &block).code != 0;
    ignored += mlsBlockGetParentRegion((MlsBlock){bits}, &region).code != 0;
    CHECK(mlsTypeIsAInteger((MlsType){bits}, &flag).code);
    CHECK(mlsContextGetNumLoadedDialects((MlsContext){bits}, &n).code);
    CHECK(mlsModuleDestroy((MlsModule){bits}).code);
    CHECK(mlsPassManagerDestroy((MlsPassManager){bits}).code);
    CHECK(mlsStringDestroy((MlsString){bits}).code);
  }
  CHECK(ignored > 0);
  for (intptr_t i = 0; i < operations.count; ++i)
    CHECK(state_of(operations.all[i]) == MLS_STATUS_OK);
  // A result that the operation does not have, a module that is none.
  MlsType ty;
  MlsValue value = result_of(find(root, "arith.addi", 0));
  value.bits += 1ull << 28;
  REFUSED(MLS_STATUS_NEVER_ISSUED, mlsValueGetType(value, &ty));
  MlsModule module;
  OK(mlsModuleFromOperation(root, &module));
  module.bits += find(root, "func.func", 0).bits - root.bits;
  REFUSED(MLS_STATUS_NEVER_ISSUED, mlsModuleDestroy(module));
  free(operations.all);
  OK(mlsContextDestroy(context));
}

static void contexts_do_not_mix(void) {
  MlsContext one = full_context(false), two = full_context(false);
  MlsOperation root = root_of(parse(one, FUNCTION));
  MlsOperation other = root_of(parse(two, FUNCTION));
  MlsOperation sum = find(root, "arith.addi", 0);
  REFUSED(MLS_STATUS_WRONG_CONTEXT,
          mlsOperationSetOperand(sum, 0, result_of(find(other, "arith.addi", 0))));
  REFUSED(MLS_STATUS_WRONG_CONTEXT,
          mlsOperationMoveBefore(sum, find(other, "arith.addi", 0)));
  MlsPassManager manager = pipeline(two, "cse");
  REFUSED(MLS_STATUS_WRONG_CONTEXT, mlsPassManagerRunOnOp(manager, root));
  MlsOperationState state;
  MlsType foreign = type(two, "i32");
  OK(mlsOperationStateGet(str("arith.addi"), unknown(one), &state));
  REFUSED(MLS_STATUS_WRONG_CONTEXT,
          mlsOperationStateAddResults(state, 1, &foreign));
  OK(mlsContextDestroy(two));
  CHECK(is_named(sum, "arith.addi"));
  OK(mlsContextDestroy(one));
}

static void uniqued_things_have_one_handle(void) {
  MlsContext context = full_context(false);
  MlsType parsed = type(context, "tensor<4x?xf32>"), made, element;
  int64_t shape[] = {4, mlsShapedTypeGetDynamicSize()};
  OK(mlsF32TypeGet(context, &element));
  OK(mlsRankedTensorTypeGet(2, shape, element, (MlsAttribute){0}, &made));
  CHECK(made.bits == parsed.bits);
  OK(mlsContextDestroy(context));
}

// Arguments keep their identity under our calls.
static void arguments_keep_their_identity(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32"), f32 = type(context, "f32"), ty;
  MlsLocation at = unknown(context);
  MlsBlock block;
  MlsValue first, last, added, again;
  intptr_t number;
  OK(mlsBlockCreate(context, 2, (MlsType[]){i32, f32},
                    (MlsLocation[]){at, at}, &block));
  OK(mlsBlockGetArgument(block, 0, &first));
  OK(mlsBlockGetArgument(block, 1, &last));
  OK(mlsBlockEraseArgument(block, 0));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "erased by mlsBlockEraseArgument",
                 mlsValueGetType(first, &ty));
  OK(mlsValueGetType(last, &ty));
  CHECK(ty.bits == f32.bits);
  OK(mlsBlockArgumentGetArgNumber(last, &number));
  CHECK(number == 0);
  OK(mlsBlockInsertArgument(block, 0, i32, at, &added));
  CHECK(added.bits != first.bits && added.bits != last.bits);
  OK(mlsBlockArgumentGetArgNumber(last, &number));
  CHECK(number == 1);
  OK(mlsBlockAddArgument(block, i32, at, &added));
  OK(mlsBlockArgumentGetArgNumber(added, &number));
  CHECK(number == 2);
  OK(mlsBlockGetArgument(block, 1, &again));
  CHECK(again.bits == last.bits);
  OK(mlsBlockDestroy(block));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueGetType(last, &ty));
  OK(mlsContextDestroy(context));
}

// When a pass shifts arguments, no handle comes to mean another one.
static void arguments_do_not_change_their_meaning_in_a_pass(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context,
      "func.func @f(%c: i1, %x: i32, %y: f32) -> f32 {\n"
      "  cf.cond_br %c, ^one, ^two\n"
      "^one:\n  cf.br ^end(%x, %y : i32, f32)\n"
      "^two:\n  %z = arith.constant 1.0 : f32\n"
      "  cf.br ^end(%x, %z : i32, f32)\n"
      "^end(%i: i32, %v: f32):\n"
      "  return %v : f32\n"
      "}\n"));
  MlsOperation back = find(root, "func.return", 0);
  MlsBlock end;
  MlsValue first, second, now;
  MlsType ty, f32 = type(context, "f32");
  intptr_t n;
  OK(mlsOperationGetBlock(back, &end));
  OK(mlsBlockGetArgument(end, 0, &first));
  OK(mlsBlockGetArgument(end, 1, &second));
  run(context, root, "remove-dead-values");
  MlsOperation now_back = find(root, "func.return", 0);
  OK(mlsOperationGetBlock(now_back, &end));
  OK(mlsBlockGetNumArguments(end, &n));
  CHECK(n == 1);
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueGetType(first, &ty));
  if (mlsValueGetType(second, &ty).code == MLS_STATUS_OK)
    CHECK(ty.bits == f32.bits);
  OK(mlsBlockGetArgument(end, 0, &now));
  CHECK(now.bits != first.bits);
  OK(mlsValueGetType(now, &ty));
  CHECK(ty.bits == f32.bits);
  OK(mlsContextDestroy(context));
}

// More results, arguments and regions than fit into the bits of a handle.
static void large_numbers_have_handles_too(void) {
  enum { MANY = 3000 };
  MlsContext context = full_context(false);
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsType i32 = type(context, "i32"), ty;
  MlsType *types = malloc(MANY * sizeof *types);
  MlsValue *values = malloc(MANY * sizeof *values);
  for (int i = 0; i < MANY; ++i)
    types[i] = i32;
  MlsOperation op = make(context, "x.many", MANY, types, 0, NULL);
  intptr_t n, number;
  OK(mlsOperationCopyResults(op, MANY, values, &n));
  CHECK(n == MANY);
  for (int i = 0; i < MANY; ++i) {
    MlsValue again;
    OK(mlsOperationGetResult(op, i, &again));
    CHECK(again.bits == values[i].bits);
    OK(mlsOpResultGetResultNumber(values[i], &number));
    CHECK(number == i);
    CHECK(i == 0 || values[i].bits != values[i - 1].bits);
  }
  OK(mlsOperationDestroy(op));
  for (int i = 0; i < MANY; ++i)
    REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueGetType(values[i], &ty));
  free(types);
  free(values);
  OK(mlsContextDestroy(context));
}

static void uses_are_found(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, FUNCTION));
  MlsOperation s = find(root, "arith.addi", 0), t = find(root, "arith.addi", 1);
  MlsOpOperand use, next;
  MlsOperation owner;
  MlsValue value;
  uint32_t number;
  intptr_t n;
  OK(mlsOperationSetOperand(t, 1, result_of(s)));
  OK(mlsValueGetFirstUse(result_of(s), &use));
  OK(mlsOpOperandGetOwner(use, &owner));
  CHECK(owner.bits == t.bits);
  OK(mlsOpOperandGetValue(use, &value));
  CHECK(value.bits == result_of(s).bits);
  OK(mlsOpOperandGetNextUse(use, &next));
  CHECK(next.bits != 0 && next.bits != use.bits);
  OK(mlsOpOperandGetOperandNumber(next, &number));
  MlsOpOperand end;
  OK(mlsOpOperandGetNextUse(next, &end));
  CHECK(end.bits == 0);
  MlsOpOperand uses[2];
  OK(mlsValueCopyUses(result_of(s), 2, uses, &n));
  CHECK(n == 2 && uses[0].bits == use.bits && uses[1].bits == next.bits);
  MlsValue a;
  OK(mlsOperationGetOperand(s, 0, &a));
  OK(mlsValueReplaceAllUsesExcept(result_of(s), a, 1, &t));
  OK(mlsValueCopyUses(result_of(s), 0, NULL, &n));
  CHECK(n == 2);
  OK(mlsValueReplaceAllUsesOfWith(result_of(s), result_of(s)));
  OK(mlsValueReplaceAllUsesOfWith(result_of(s), a));
  OK(mlsValueCopyUses(result_of(s), 0, NULL, &n));
  CHECK(n == 0);
  OK(mlsOperationSetOperands(t, 0, NULL));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOpOperandGetOwner(use, &owner));
  OK(mlsContextDestroy(context));
}

static void bulk_getters_fill_what_there_is_room_for(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, FUNCTION));
  MlsOperation operations[8] = {0}, first;
  MlsIdentifier names[3];
  MlsBlock body;
  MlsStringRef text;
  intptr_t n;
  OK(mlsOperationGetBlock(find(root, "func.return", 0), &body));
  OK(mlsBlockCopyOperations(body, 2, operations, &n));
  CHECK(n == 3 && operations[2].bits == 0);
  OK(mlsBlockGetFirstOperation(body, &first));
  CHECK(first.bits == operations[0].bits);
  OK(mlsBlockCopyOperations(body, 8, operations, &n));
  CHECK(n == 3);
  OK(mlsOperationsCopyNames(3, operations, names));
  OK(mlsIdentifierStr(names[2], &text));
  CHECK(mlsStringRefEqual(text, str("func.return")));
  MlsIdentifier again[3] = {0};
  OK(mlsBlockCopyOperationNames(body, 2, again, &n));
  CHECK(n == 3 && again[0].bits == names[0].bits &&
        again[1].bits == names[1].bits && again[2].bits == 0);
  OK(mlsBlockCopyOperationNames(body, 3, again, &n));
  CHECK(again[2].bits == names[2].bits);
  OK(mlsBlockCopyOperationNames(body, 0, NULL, &n));
  CHECK(n == 3);
  // One that is dead, among others: nothing is written.
  operations[1].bits ^= (uint64_t)1 << 38;
  memset(again, 0, sizeof again);
  REFUSED(MLS_STATUS_NEVER_ISSUED, mlsOperationsCopyNames(3, operations, again));
  CHECK(again[0].bits == 0);
  REFUSED(MLS_STATUS_NULL_POINTER, mlsBlockCopyOperations(body, 2, NULL, &n));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsBlockCopyOperations(body, -1, operations, &n));
  MlsValue values[4];
  OK(mlsBlockCopyArguments(body, 4, values, &n));
  CHECK(n == 3);
  OK(mlsOperationCopyOperands(operations[0], 4, values, &n));
  CHECK(n == 2);
  MlsRegion region;
  MlsBlock blocks[2];
  OK(mlsBlockGetParentRegion(body, &region));
  OK(mlsRegionCopyBlocks(region, 2, blocks, &n));
  CHECK(n == 1 && blocks[0].bits == body.bits);
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(no_bits_crash);
  TEST(contexts_do_not_mix);
  TEST(uniqued_things_have_one_handle);
  TEST(arguments_keep_their_identity);
  TEST(arguments_do_not_change_their_meaning_in_a_pass);
  TEST(large_numbers_have_handles_too);
  TEST(uses_are_found);
  TEST(bulk_getters_fill_what_there_is_room_for);
  return TEST_RESULT;
}
