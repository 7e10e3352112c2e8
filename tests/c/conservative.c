// In conservative mode the library does not see deaths, so a handle must go
// stale before its object can die: not after, when its address may be another
// object's already. Everything here holds in exact mode, too.
#define _POSIX_C_SOURCE 200809L // alarm
#include "mls_test.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

static const char *const TEXT =
    "func.func private @gone(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %s = arith.addi %a, %z : i32\n"
    "  return %s : i32\n}\n"
    "func.func @stays(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %s = arith.addi %a, %z : i32\n"
    "  return %s : i32\n}\n";

// What a handle answers with that may still be good, and what it may not be:
// another object.
static bool is_stale_or(MlsOperation op, const char *name) {
  uint32_t code = state_of(op);
  CHECK(code == MLS_STATUS_OK || code == MLS_STATUS_STALE_HANDLE);
  return code == MLS_STATUS_STALE_HANDLE || is_named(op, name);
}

static MlsPassManager with_pass(MlsContext context, void (*run)(MlsOperation, MlsExternalPass, void *),
                                void *data, const char *then) {
  MlsPassManager manager;
  MlsOpPassManager nested, inside;
  MlsPass pass;
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsCreateExternalPass(str("host"), str("host"), str(""), str("func.func"), 0, NULL,
                           (MlsExternalPassCallbacks){.run = run}, data, &pass));
  OK(mlsOpPassManagerAddOwnedPass(nested, pass));
  OK(mlsPassManagerGetAsOpPassManager(manager, &inside));
  OK(mlsOpPassManagerAddPipeline(inside, str(then)));
  return manager;
}

// ---- What a callback was given, and what it met ---------------------------------------

enum { FUNCTIONS = 2 };

typedef struct Kept {
  MlsOperation functions[FUNCTIONS], sums[FUNCTIONS];
  int count;
} Kept;

static void keep(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)pass;
  Kept *kept = data;
  MlsOperation behind = {0};
  kept->functions[kept->count] = op;
  kept->sums[kept->count] = find(op, "arith.addi", 0);
  // Met, refused, and perhaps erased by the next pass.
  MlsStatus status = mlsOperationGetNextInBlock(op, &behind);
  CHECK(status.code == MLS_STATUS_OUT_OF_SCOPE || behind.bits == 0);
  ++kept->count;
}

// A function that a callback was about, and one that it met, are erased later in
// the same run.
static void what_a_callback_was_about_may_die(void) {
  MlsContext context = full_context(false);
  for (int i = 0; i < 20; ++i) {
    Kept kept = {.count = 0};
    MlsModule module = parse(context, TEXT);
    MlsOperation root = root_of(module);
    MlsPassManager manager = with_pass(context, keep, &kept, "symbol-dce,canonicalize");
    OK(mlsPassManagerRunOnOp(manager, root));
    CHECK(kept.count == 2);
    CHECK(state_of(kept.functions[0]) == MLS_STATUS_STALE_HANDLE);
    CHECK(state_of(kept.sums[0]) == MLS_STATUS_STALE_HANDLE);
    CHECK(is_stale_or(kept.functions[1], "func.func"));
    // Their room is used again.
    MlsModule other = parse(context, TEXT);
    free(operations_of(root_of(other)).all);
    CHECK(state_of(kept.functions[0]) == MLS_STATUS_STALE_HANDLE);
    CHECK(is_stale_or(kept.functions[1], "func.func"));
    intptr_t live;
    OK(mlsContextLiveHandles(context, MLS_KIND_OPERATION, &live));
    // The root of the first module, and all of the second.
    CHECK(is_exact() || live == 1 + 9);
    OK(mlsPassManagerDestroy(manager));
    OK(mlsModuleDestroy(module));
    OK(mlsModuleDestroy(other));
  }
  OK(mlsContextDestroy(context));
}

// What a callback takes out of the IR is the host's, and stays so.
static void take_out(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)pass;
  MlsOperation *taken = data, sum = find(op, "test.unused", 0);
  if (sum.bits) {
    OK(mlsOperationRemoveFromParent(sum));
    *taken = sum;
  }
}

static void what_a_callback_takes_out_is_the_hosts(void) {
  MlsContext context = full_context(false);
  MlsOperation taken = {0};
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsModule module = parse(context, "func.func @f() { \"test.unused\"() : () -> () return }");
  MlsPassManager manager = with_pass(context, take_out, &taken, "canonicalize");
  OK(mlsPassManagerRunOnOp(manager, root_of(module)));
  CHECK(is_named(taken, "test.unused"));
  OK(mlsModuleDestroy(module));
  CHECK(is_named(taken, "test.unused"));
  OK(mlsOperationDestroy(taken));
  CHECK(state_of(taken) == MLS_STATUS_STALE_HANDLE);
  OK(mlsContextDestroy(context));
}

// ---- Addresses that are used again elsewhere at once --------------------------------------

typedef struct Maker {
  MlsContext context;
  atomic_bool stop;
  long made;
} Maker;

// Another context takes the room that is freed. Each of its operations is its own.
static void *make_and_ask(void *data) {
  Maker *maker = data;
  while (!atomic_load(&maker->stop)) {
    MlsModule module = parse(maker->context, "func.func @f(%a: i32) -> i32 {\n"
                                             "  %s = arith.muli %a, %a : i32\n"
                                             "  return %s : i32\n}");
    Operations all = operations_of(root_of(module));
    CHECK(all.count == 4);
    for (intptr_t i = 0; i < all.count; ++i)
      CHECK(state_of(all.all[i]) == MLS_STATUS_OK);
    free(all.all);
    OK(mlsModuleDestroy(module));
    ++maker->made;
  }
  return NULL;
}

// Every way in which IR is destroyed, while others make some.
static void destroy_in_every_way(MlsContext context, int way) {
  MlsModule module = parse(context, TEXT);
  MlsOperation root = root_of(module), function = find(root, "func.func", 0);
  MlsBlock body, entry;
  MlsRegion region, into;
  Operations all = operations_of(root);
  Kept kept = {.count = 0};
  bool whole = false;
  switch (way) {
  case 0:
    OK(mlsModuleDestroy(module));
    whole = true;
    break;
  case 1:
    OK(mlsOperationDestroy(root));
    whole = true;
    break;
  case 2:
    OK(mlsModuleRelease(module));
    whole = true;
    break;
  case 3:
    OK(mlsOperationDestroy(function));
    break;
  case 4:
    OK(mlsModuleGetBody(module, &body));
    OK(mlsBlockDetach(body));
    OK(mlsBlockDestroy(body));
    break;
  case 5:
    OK(mlsOperationGetRegion(function, 0, &region));
    OK(mlsRegionCreate(context, &into));
    OK(mlsRegionTakeBody(into, region));
    OK(mlsRegionDestroy(into));
    break;
  case 6:
    OK(mlsOperationGetRegion(function, 0, &region));
    OK(mlsOperationGetRegion(find(root, "func.func", 1), 0, &into));
    OK(mlsRegionTakeBody(into, region));
    break;
  case 7:
    OK(mlsOperationGetRegion(function, 0, &region));
    OK(mlsRegionGetFirstBlock(region, &entry));
    OK(mlsBlockDetach(entry));
    OK(mlsBlockRelease(entry));
    break;
  case 8:
    run(context, root, "symbol-dce,canonicalize");
    break;
  default: {
    MlsPassManager manager = with_pass(context, keep, &kept, "symbol-dce,canonicalize");
    OK(mlsPassManagerRunOnOp(manager, root));
    OK(mlsPassManagerDestroy(manager));
    CHECK(state_of(kept.functions[0]) == MLS_STATUS_STALE_HANDLE);
    break;
  }
  }
  // The constant in the first function is gone each time.
  CHECK(way == 6 || state_of(all.all[2]) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(root) == (whole ? MLS_STATUS_STALE_HANDLE : MLS_STATUS_OK));
  if (!whole)
    OK(mlsModuleDestroy(module));
  for (intptr_t i = 0; i < all.count; ++i) {
    uint32_t code = state_of(all.all[i]);
    CHECK(code == MLS_STATUS_STALE_HANDLE);
  }
  free(all.all);
}

static void room_is_used_again_elsewhere(void) {
  const char *text = getenv("MLS_STORM_SECONDS");
  int rounds = text ? 20 : 200;
  Maker maker = {.context = full_context(false)};
  MlsContext context = full_context(false);
  pthread_t thread;
  pthread_create(&thread, NULL, make_and_ask, &maker);
  for (int i = 0; i < rounds; ++i)
    for (int way = 0; way < 10; ++way)
      destroy_in_every_way(context, way);
  // The context with everything in it.
  for (int i = 0; i < rounds / 20; ++i) {
    MlsContext going = full_context(false);
    MlsOperation inside = find(root_of(parse(going, TEXT)), "arith.addi", 0);
    OK(mlsContextDestroy(going));
    CHECK(state_of(inside) == MLS_STATUS_STALE_HANDLE);
  }
  atomic_store(&maker.stop, true);
  pthread_join(thread, NULL);
  CHECK(maker.made > 0);
  OK(mlsContextDestroy(maker.context));
  OK(mlsContextDestroy(context));
}

// ---- In the middle of it ---------------------------------------------------------------------

static MlsOperation asked[3];
static atomic_int refusals;

static void ask(void *data) {
  (void)data;
  for (int i = 0; i < 3; ++i) {
    uint32_t code = state_of(asked[i]);
    CHECK(code == MLS_STATUS_STALE_HANDLE || code == MLS_STATUS_BUSY);
    ++refusals;
  }
}

static void delete_data(void *data, const void *bytes, size_t size, size_t alignment) {
  (void)bytes, (void)size, (void)alignment;
  ask(data);
}

static void do_nothing(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)op, (void)pass, (void)data;
}

// Destructors of the host run while a context ends.
static void a_callback_in_the_end_of_a_context(void) {
  static float numbers[4];
  for (int way = 0; way < 2; ++way) {
    MlsContext context = full_context(false);
    MlsAttribute attr;
    MlsPass pass;
    MlsModule module = parse(context, TEXT);
    asked[0] = root_of(module);
    asked[1] = find(asked[0], "func.func", 0);
    asked[2] = find(asked[0], "arith.addi", 1);
    OK(mlsUnmanagedDenseResourceElementsAttrGet(type(context, "tensor<4xf32>"), str("numbers"),
                                                numbers, sizeof numbers, 4, 0, delete_data, NULL,
                                                &attr));
    OK(mlsCreateExternalPass(str("host"), str("host"), str(""), str(""), 0, NULL,
                             (MlsExternalPassCallbacks){NULL, ask, NULL, NULL, do_nothing}, NULL,
                             &pass));
    MlsPassManager manager;
    OK(mlsPassManagerCreate(context, &manager));
    OK(mlsPassManagerAddOwnedPass(manager, pass));
    refusals = 0;
    if (way == 0) {
      OK(mlsContextDestroy(context));
    } else {
      OK(mlsModuleRelease(module));
      OK(mlsPassManagerRelease(manager));
      OK(mlsContextRelease(context));
    }
    CHECK(refusals >= 6);
  }
}

// Another thread asks in the middle of a run, and of the end of a large tree.
static atomic_bool inside, go_on, stop;

static void *ask_again(void *data) {
  MlsOperation *ops = data;
  while (!atomic_load(&stop))
    for (int i = 0; i < 3; ++i) {
      // The run waits for the last of the three.
      bool waits = atomic_load(&inside) && !atomic_load(&go_on);
      uint32_t code = state_of(ops[i]);
      CHECK(code == MLS_STATUS_OK || code == MLS_STATUS_STALE_HANDLE || code == MLS_STATUS_BUSY);
      CHECK(!waits || code != MLS_STATUS_OK);
      if (waits && i == 2)
        atomic_store(&go_on, true);
    }
  return NULL;
}

static void wait_inside(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)op, (void)pass, (void)data;
  atomic_store(&inside, true);
  while (!atomic_load(&go_on))
    sched_yield();
  atomic_store(&inside, false);
}

static void another_thread_in_the_middle_of_a_run(void) {
  MlsContext context = full_context(true);
  for (int i = 0; i < 10; ++i) {
    pthread_t thread;
    MlsModule module = parse(context, TEXT);
    MlsOperation root = root_of(module);
    MlsOperation ops[3] = {find(root, "arith.addi", 0), find(root, "arith.constant", 1),
                           find(root, "func.func", 1)};
    MlsPassManager manager = with_pass(context, wait_inside, NULL, "symbol-dce,canonicalize");
    inside = go_on = stop = false;
    pthread_create(&thread, NULL, ask_again, ops);
    OK(mlsPassManagerRunOnOp(manager, root));
    OK(mlsModuleDestroy(module));
    for (int k = 0; k < 3; ++k)
      CHECK(state_of(ops[k]) == MLS_STATUS_STALE_HANDLE);
    atomic_store(&stop, true);
    pthread_join(thread, NULL);
    OK(mlsPassManagerDestroy(manager));
  }
  OK(mlsContextDestroy(context));
}

int main(void) {
  // Under valgrind it takes some minutes.
  alarm(1000);
  TEST(what_a_callback_was_about_may_die);
  TEST(what_a_callback_takes_out_is_the_hosts);
  TEST(room_is_used_again_elsewhere);
  TEST(a_callback_in_the_end_of_a_context);
  TEST(another_thread_in_the_middle_of_a_run);
  return TEST_RESULT;
}
