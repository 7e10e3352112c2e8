// Handles live exactly as long as their objects, whoever ends them.
#include "mls_test.h"

static const char *const FOLDABLE =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %zero = arith.constant 0 : i32\n"
    "  %sum = arith.addi %a, %zero : i32\n"
    "  %unused = arith.muli %sum, %sum : i32\n"
    "  return %sum : i32\n"
    "}\n";

// B01: an address is used again, a handle is not.
static void a_handle_never_names_a_second_operation(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, FOLDABLE));
  MlsOperation constant = find(root, "arith.constant", 0);
  MlsOperation function = find(root, "func.func", 0);
  run(context, root, "canonicalize");
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationVerify(constant));
  if (is_exact())
    CHECK(state_of(function) == MLS_STATUS_OK);
  MlsOperation template;
  OK(mlsOperationCreateParse(
      context, str("%0 = arith.constant 0 : i32"), str("template"), &template));
  for (int i = 0; i < 20000; ++i) {
    MlsOperation clone;
    OK(mlsOperationClone(template, &clone));
    CHECK(clone.bits != constant.bits);
    OK(mlsOperationDestroy(clone));
    REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationVerify(clone));
  }
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationVerify(constant));
  OK(mlsContextDestroy(context));
}

// B02: the program of upstream issue 63916.
static void what_canonicalize_removes_tells_its_story(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, FOLDABLE));
  Operations operations = operations_of(root);
  CHECK(operations.count == 6);
  run(context, root, "canonicalize");
  int alive = 0, dead = 0;
  for (intptr_t i = 0; i < operations.count; ++i) {
    MlsString text;
    MlsStatus status = mlsOperationToString(operations.all[i],
                                            (MlsOpPrintingFlags){0}, &text);
    if (status.code == MLS_STATUS_OK) {
      ++alive;
      OK(mlsStringDestroy(text));
    } else {
      ++dead;
      test_refused(status, MLS_STATUS_STALE_HANDLE,
                   ", erased during pass run ", __FILE__, __LINE__);
    }
  }
  if (is_exact()) {
    CHECK(alive == 3 && dead == 3);
    REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "it was `arith.addi`, erased",
                   mlsOperationVerify(operations.all[3]));
    REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, ": canonicalize",
                   mlsOperationVerify(operations.all[3]));
  } else {
    CHECK(alive == 1);
  }
  free(operations.all);
  OK(mlsContextDestroy(context));
}

// B03: what is inside dies with what is around it, unless it was taken out.
static void inner_operations_die_with_the_outer_one(void) {
  MlsContext context = full_context(false);
  for (int taken_out = 0; taken_out < 2; ++taken_out) {
    MlsOperation root = root_of(parse(context, FOLDABLE));
    MlsOperation function = find(root, "func.func", 0);
    MlsOperation unused = find(root, "arith.muli", 0);
    MlsBlock body;
    MlsOperation constant = find(root, "arith.constant", 0);
    OK(mlsOperationGetBlock(unused, &body));
    MlsValue argument, product = result_of(unused);
    OK(mlsBlockGetArgument(body, 0, &argument));
    if (taken_out) {
      OK(mlsOperationSetOperands(unused, 0, NULL));
      OK(mlsOperationRemoveFromParent(unused));
    }
    OK(mlsOperationDestroy(function));
    MlsType ty;
    REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "`arith.constant`, destroyed by",
                   mlsOperationVerify(constant));
    REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueGetType(argument, &ty));
    intptr_t n;
    REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "it was a block",
                   mlsBlockGetNumArguments(body, &n));
    if (taken_out) {
      CHECK(is_named(unused, "arith.muli"));
      OK(mlsValueGetType(product, &ty));
      OK(mlsOperationDestroy(unused));
    }
    REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueGetType(product, &ty));
    REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationVerify(unused));
  }
  OK(mlsContextDestroy(context));
}

// B05, B09: one module, however it is reached; destroyed once.
static void a_module_is_one_object(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, FOLDABLE);
  MlsModule again;
  MlsOperation root = root_of(module), inner = find(root, "arith.addi", 0);
  OK(mlsModuleFromOperation(root, &again));
  CHECK(again.bits == module.bits);
  CHECK(root_of(again).bits == root.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsModuleFromOperation(inner, &again));
  OK(mlsModuleDestroy(module));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "destroyed by mlsModuleDestroy",
                 mlsModuleDestroy(again));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationDestroy(root));
  MlsString text;
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "`arith.addi`",
                 mlsOperationToString(inner, (MlsOpPrintingFlags){0}, &text));
  OK(mlsContextDestroy(context));
}

struct Batch {
  intptr_t calls, count, additions, runs;
  int destroyed;
  MlsOperation operations[64];
};

static void note(intptr_t n, const MlsInvalidation *all, void *user_data) {
  struct Batch *batch = user_data;
  intptr_t before = batch->count;
  for (intptr_t i = 0; i < n; ++i) {
    if (all[i].kind != MLS_KIND_OPERATION)
      continue;
    CHECK(batch->count < 64);
    batch->operations[batch->count++].bits = all[i].handle;
    batch->additions += mlsStringRefEqual(all[i].name, str("arith.addi"));
    batch->runs += all[i].run != 0;
  }
  // The pass manager's own death is a call without operations.
  batch->calls += batch->count != before;
}

static void destroyed(void *user_data) {
  ++((struct Batch *)user_data)->destroyed;
}

// B06: every death is told once, after the call.
static void hooks_are_told_every_death_once(void) {
  for (int threads = 0; threads < 2; ++threads) {
    MlsContext context = full_context(threads);
    MlsOperation root = root_of(parse(context,
      "func.func @f(%a: i32) -> i32 { %z = arith.constant 0 : i32\n"
      "  %s = arith.addi %a, %z : i32\n return %s : i32 }\n"
      "func.func @g(%a: i32) -> i32 { %z = arith.constant 0 : i32\n"
      "  %s = arith.addi %a, %z : i32\n return %s : i32 }\n"
      "func.func @h(%a: i32) -> i32 { %z = arith.constant 0 : i32\n"
      "  %s = arith.addi %a, %z : i32\n return %s : i32 }\n"));
    struct Batch batch = {0};
    uint64_t id;
    OK(mlsContextAddInvalidationHook(context, note, &batch, destroyed, &id));
    Operations operations = operations_of(root);
    run(context, root, "func.func(canonicalize)");
    intptr_t dead = 0;
    for (intptr_t i = 0; i < operations.count; ++i)
      dead += state_of(operations.all[i]) == MLS_STATUS_STALE_HANDLE;
    CHECK(batch.calls == 1 && batch.count == dead && batch.runs == dead);
    CHECK(batch.additions == 3);
    CHECK(dead == (is_exact() ? 6 : operations.count - 1));
    for (intptr_t i = 0; i < batch.count; ++i) {
      CHECK(state_of(batch.operations[i]) == MLS_STATUS_STALE_HANDLE);
      for (intptr_t j = 0; j < i; ++j)
        CHECK(batch.operations[i].bits != batch.operations[j].bits);
    }
    CHECK(batch.destroyed == 0);
    OK(mlsContextRemoveInvalidationHook(context, id));
    CHECK(batch.destroyed == 1);
    REFUSED(MLS_STATUS_NOT_AVAILABLE,
            mlsContextRemoveInvalidationHook(context, id));
    OK(mlsContextAddInvalidationHook(context, note, &batch, destroyed, &id));
    free(operations.all);
    OK(mlsContextDestroy(context));
    CHECK(batch.destroyed == 2 && batch.calls == 2);
  }
}

// B07: a pass that changes nothing kills nothing.
static void survivors_keep_their_handles(void) {
  MlsContext context = full_context(true);
  MlsOperation root = root_of(parse(context, FOLDABLE));
  MlsOperation function = find(root, "func.func", 0);
  for (int i = 0; i < 20; ++i) {
    MlsOperation clone;
    char name[16];
    MlsBlock body;
    OK(mlsOperationClone(function, &clone));
    snprintf(name, sizeof name, "\"clone%d\"", i);
    OK(mlsOperationSetAttributeByName(clone, str("sym_name"),
                                      attribute(context, name)));
    OK(mlsOperationGetBlock(function, &body));
    OK(mlsBlockAppendOwnedOperation(body, clone));
  }
  Operations before = operations_of(root);
  CHECK(before.count > 100);
  run(context, root, "func.func(affine-loop-fusion),strip-debuginfo");
  Operations after = operations_of(root);
  CHECK(after.count == before.count);
  for (intptr_t i = 0; i < before.count && i < after.count; ++i) {
    if (is_exact() || i == 0)
      CHECK(before.all[i].bits == after.all[i].bits);
    else
      CHECK(state_of(before.all[i]) == MLS_STATUS_STALE_HANDLE);
  }
  free(before.all);
  free(after.all);
  OK(mlsContextDestroy(context));
}

// B08: a value is as alive as what defines it.
static void a_result_dies_with_its_operation(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, FOLDABLE));
  MlsValue sum = result_of(find(root, "arith.addi", 0));
  run(context, root, "canonicalize");
  MlsType ty;
  intptr_t number;
  MlsString text;
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "a value of `arith.addi`",
                 mlsValueGetType(sum, &ty));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOpResultGetResultNumber(sum, &number));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueToString(sum, &text));
  OK(mlsContextDestroy(context));
}

// B11: an old handle is in nobody's way.
static void stale_handles_do_not_hinder_new_operations(void) {
  MlsContext context = full_context(false);
  MlsOperation kept[100];
  for (int round = 0; round < 100; ++round) {
    MlsModule module = parse(context, FOLDABLE);
    kept[round] = find(root_of(module), "arith.addi", 0);
    OK(mlsModuleDestroy(module));
    for (int i = 0; i <= round; ++i)
      REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationVerify(kept[i]));
  }
  OK(mlsContextDestroy(context));
}

// Ways to die that are not a pass.
static void every_way_to_die_is_told(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, FOLDABLE);
  MlsOperation root = root_of(module);
  MlsOperation function = find(root, "func.func", 0);
  MlsRegion region, detached;
  MlsBlock block;
  OK(mlsOperationGetRegion(function, 0, &region));
  OK(mlsRegionGetFirstBlock(region, &block));
  OK(mlsBlockDetach(block));
  MlsOperation sum = find(function, "arith.addi", 0);
  CHECK(sum.bits == 0);
  OK(mlsBlockGetFirstOperation(block, &sum));
  OK(mlsBlockDestroy(block));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "destroyed by mlsBlockDestroy",
                 mlsOperationVerify(sum));
  intptr_t n;
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsBlockGetNumArguments(block, &n));
  OK(mlsRegionCreate(context, &detached));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsRegionAppendOwnedBlock(detached, block));
  OK(mlsRegionDestroy(detached));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "destroyed by mlsRegionDestroy",
                 mlsBlockGetNumArguments(block, &n));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "a region, destroyed by",
                 mlsRegionGetFirstBlock(detached, &block));
  OK(mlsContextDestroy(context));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE,
                 "its context was destroyed by mlsContextDestroy",
                 mlsOperationVerify(function));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "it was a context",
                 mlsContextGetNumLoadedDialects(context, &n));
}

int main(void) {
  TEST(a_handle_never_names_a_second_operation);
  TEST(what_canonicalize_removes_tells_its_story);
  TEST(inner_operations_die_with_the_outer_one);
  TEST(a_module_is_one_object);
  TEST(hooks_are_told_every_death_once);
  TEST(survivors_keep_their_handles);
  TEST(a_result_dies_with_its_operation);
  TEST(stale_handles_do_not_hinder_new_operations);
  TEST(every_way_to_die_is_told);
  return TEST_RESULT;
}
