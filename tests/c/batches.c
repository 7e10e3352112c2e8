// Invalidation hooks: after a run they are told exactly what died in it.
//
// The truth comes from elsewhere. In the shared link this program stands before
// the library, sees every destructor itself, and compares by address. In both
// links every operation has a number as an attribute, and what the tree holds
// after the run is compared with what was told.
#ifdef MLS_TEST_SHARED
#define _GNU_SOURCE
#include <dlfcn.h>
#endif
#include "mls_test.h"

#include <pthread.h>
#include <sched.h>

// ---- The truth ------------------------------------------------------------------

enum { TRACKED = 4096 };

typedef struct Object {
  uint64_t handle;
  uintptr_t address;
  uint32_t kind;
  intptr_t number;
  char name[48];
  int deaths;  // Seen by our own destructors.
  int told;
} Object;

static Object objects[TRACKED];
static int tracked;

#ifdef MLS_TEST_SHARED
static pthread_mutex_t deaths_lock = PTHREAD_MUTEX_INITIALIZER;
static long destructors;

static void sees(void *address, uint32_t kind) {
  pthread_mutex_lock(&deaths_lock);
  ++destructors;
  for (int i = 0; i < tracked; ++i)
    if (objects[i].address == (uintptr_t)address && objects[i].kind == kind &&
        objects[i].deaths == 0) {
      // The address may be another object's afterwards.
      ++objects[i].deaths;
      break;
    }
  pthread_mutex_unlock(&deaths_lock);
}

typedef void Destructor(void *);

static void go_on(const char *name, void *object) {
  Destructor *next;
  *(void **)&next = dlsym(RTLD_NEXT, name);
  next(object);
}

void operation_dies(void *op) __asm__("_ZN4mlir9OperationD1Ev");
void block_dies(void *block) __asm__("_ZN4mlir5BlockD1Ev");

void operation_dies(void *op) {
  sees(op, MLS_KIND_OPERATION);
  go_on("_ZN4mlir9OperationD1Ev", op);
}

void block_dies(void *block) {
  sees(block, MLS_KIND_BLOCK);
  go_on("_ZN4mlir5BlockD1Ev", block);
}
#endif

static intptr_t number_of(MlsOperation op) {
  MlsAttribute attr;
  int64_t value;
  OK(mlsOperationGetDiscardableAttributeByName(op, str("test.number"), &attr));
  if (!attr.bits)
    return -1;
  OK(mlsIntegerAttrGetValueInt(attr, &value));
  return (intptr_t)value;
}

static void track_operation(MlsContext context, MlsOperation op) {
  Object *object = &objects[tracked];
  MlsIdentifier name;
  MlsStringRef text;
  MlsAttribute attr;
  CHECK(tracked < TRACKED);
  *object = (Object){.handle = op.bits, .kind = MLS_KIND_OPERATION, .number = tracked};
  OK(mlsOperationGetRaw(op, &object->address));
  OK(mlsOperationGetName(op, &name));
  OK(mlsIdentifierStr(name, &text));
  snprintf(object->name, sizeof object->name, "%.*s", (int)text.length, text.data);
  OK(mlsIntegerAttrGet(type(context, "i64"), tracked, &attr));
  OK(mlsOperationSetDiscardableAttributeByName(op, str("test.number"), attr));
  ++tracked;
}

static void track_block(MlsBlock block) {
  Object *object = &objects[tracked];
  CHECK(tracked < TRACKED);
  *object = (Object){.handle = block.bits, .kind = MLS_KIND_BLOCK, .number = -1};
  OK(mlsBlockGetRaw(block, &object->address));
  ++tracked;
}

static void track_all(MlsContext context, MlsOperation root) {
  Operations all = operations_of(root);
  tracked = 0;
  for (intptr_t i = 0; i < all.count; ++i) {
    intptr_t regions;
    track_operation(context, all.all[i]);
    OK(mlsOperationGetNumRegions(all.all[i], &regions));
    for (intptr_t k = 0; k < regions; ++k) {
      MlsRegion region;
      MlsBlock block;
      OK(mlsOperationGetRegion(all.all[i], k, &region));
      OK(mlsRegionGetFirstBlock(region, &block));
      while (block.bits) {
        track_block(block);
        OK(mlsBlockGetNextInRegion(block, &block));
      }
    }
  }
  free(all.all);
}

static Object *tracked_as(uint64_t handle) {
  for (int i = 0; i < tracked; ++i)
    if (objects[i].handle == handle)
      return &objects[i];
  return NULL;
}

// ---- What is told ---------------------------------------------------------------

typedef struct Told {
  int batches;
  uint64_t run;
  bool is_ordered;
  MlsContext context;
} Told;

static void tell(intptr_t n, const MlsInvalidation *all, void *user_data) {
  Told *told = user_data;
  bool any = false;
  for (intptr_t i = 0; i < n; ++i) {
    Object *object = tracked_as(all[i].handle);
    if (!object)
      continue;
    any = true;
    CHECK(object->told == 0);
    ++object->told;
    CHECK(all[i].kind == object->kind);
    if (object->kind == MLS_KIND_OPERATION)
      CHECK(mlsStringRefEqual(all[i].name, str(object->name)));
    CHECK(all[i].reason.length > 0 && all[i].run != 0);
    CHECK(told->run == 0 || told->run == all[i].run);
    told->run = all[i].run;
    MlsStatus status = mlsHandleRetain(all[i].handle);
    CHECK(status.code == MLS_STATUS_STALE_HANDLE);
  }
  told->batches += any;
}

static const char *const PASSES[] = {
    "canonicalize", "cse", "symbol-dce", "sccp", "inline",
    "remove-dead-values", "loop-invariant-code-motion", "control-flow-sink",
    "mem2reg", "sroa", "strip-debuginfo", "composite-fixed-point-pass{pipeline=cse}",
    "topological-sort", "symbol-privatize", "generate-runtime-verification",
    "convert-elementwise-to-linalg", "func.func(linalg-generalize-named-ops)",
    "linalg-fuse-elementwise-ops", "linalg-fold-unit-extent-dims",
    "one-shot-bufferize{bufferize-function-boundaries=true}",
    "func.func(empty-tensor-to-alloc-tensor)", "eliminate-empty-tensors",
    "func.func(linalg-detensorize)",
    "func.func(convert-linalg-to-loops)", "func.func(convert-linalg-to-affine-loops)",
    "convert-math-to-llvm", "convert-arith-to-llvm", "convert-func-to-llvm",
    "convert-scf-to-cf", "convert-cf-to-llvm", "convert-to-llvm",
    "reconcile-unrealized-casts", "expand-strided-metadata", "lower-affine",
    "func.func(scf-for-loop-canonicalization)", "func.func(arith-expand)",
    "func.func(math-uplift-to-fma)", "func.func(linalg-specialize-generic-ops)",
    "func.func(affine-loop-fusion)",
    "arith-int-range-narrowing{int-bitwidths-supported=32}", "int-range-optimizations",
    "snapshot-op-locations{filename=/dev/null}", "func.func(linalg-inline-scalar-operands)",
};

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  CHECK(file);
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = calloc((size_t)size + 1, 1);
  CHECK(fread(text, 1, (size_t)size, file) == (size_t)size);
  fclose(file);
  return text;
}

static long killed;

// One pass over the demo's input: what it told is what died.
static void one_pass(const char *pass, const char *text, bool threads) {
  MlsContext context = full_context(threads);
  MlsModule module = parse(context, text);
  MlsOperation root = root_of(module);
  Told told = {.context = context};
  uint64_t id;
  MlsPassManager manager = pipeline(context, pass);
  track_all(context, root);
  OK(mlsContextAddInvalidationHook(context, tell, &told, NULL, &id));
#ifdef MLS_TEST_SHARED
  destructors = 0;
#endif
  // A pass that fails has erased things all the same.
  MlsStatus status = mlsPassManagerRunOnOp(manager, root);
  CHECK(status.code == MLS_STATUS_OK || status.code == MLS_STATUS_PASS_FAILED);
  CHECK(told.batches <= 1);

  // What is in the tree now, by its numbers.
  Operations now = operations_of(root);
  for (intptr_t i = 0; i < now.count; ++i) {
    Object *object = tracked_as(now.all[i].bits);
    if (!object)
      continue;  // New.
    CHECK(object->told == 0);
    intptr_t number = number_of(now.all[i]);
    // Its own number, unless the pass took attributes away.
    CHECK(number == object->number || number == -1);
  }
  for (int i = 0; i < tracked; ++i) {
    uint32_t count;
    uint32_t code = mlsHandleGetNumReferences(objects[i].handle, &count).code;
    CHECK(code == (objects[i].told ? MLS_STATUS_STALE_HANDLE : MLS_STATUS_OK));
    killed += objects[i].told;
    if (!is_exact()) {
      // Everything below the root, and the root never.
      CHECK(objects[i].told == (objects[i].handle != root.bits));
      continue;
    }
    // A survivor is still in the tree.
    if (!objects[i].told && objects[i].kind == MLS_KIND_OPERATION) {
      MlsOperation at = {objects[i].handle}, parent = at;
      while (parent.bits) {
        at = parent;
        OK(mlsOperationGetParentOperation(at, &parent));
      }
      CHECK(at.bits == root.bits);
    }
#ifdef MLS_TEST_SHARED
    if (objects[i].told != objects[i].deaths)
      fprintf(stderr, "%s: %s %d: told %d, died %d\n", pass, objects[i].name, i,
              objects[i].told, objects[i].deaths);
    CHECK(objects[i].told == objects[i].deaths);
#endif
  }
#ifdef MLS_TEST_SHARED
  // We do stand before the library.
  CHECK(told.batches == 0 || destructors > 0 || !is_exact());
#endif
  free(now.all);
  OK(mlsContextRemoveInvalidationHook(context, id));
  OK(mlsContextDestroy(context));
}

static void a_batch_is_what_died(void) {
  char *text = read_file(MLS_EXAMPLES "/model.mlir");
  for (int threads = 0; threads < 2; ++threads) {
    int passes = sizeof PASSES / sizeof *PASSES;
    killed = 0;
    for (int i = 0; i < passes; ++i)
      one_pass(PASSES[i], text, threads);
    printf("     %d passes, %ld deaths, threads %s\n", passes, killed,
           threads ? "on" : "off");
    CHECK(passes >= 30 && killed > 1000);
  }
  free(text);
}

// ---- Order, and hooks that change hooks -----------------------------------------

typedef struct Order {
  uint64_t handles[16];
  int count, batches, destroyed;
} Order;

static void note_order(intptr_t n, const MlsInvalidation *all, void *user_data) {
  Order *order = user_data;
  ++order->batches;
  for (intptr_t i = 0; i < n; ++i)
    if (all[i].kind == MLS_KIND_OPERATION || all[i].kind == MLS_KIND_BLOCK)
      order->handles[order->count++] = all[i].handle;
}

static void destroy_order(void *user_data) { ++((Order *)user_data)->destroyed; }

static int place(const Order *order, uint64_t handle) {
  for (int i = 0; i < order->count; ++i)
    if (order->handles[i] == handle)
      return i;
  return -1;
}

static void outer_before_inner(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "func.func @f() {\n return\n}\n");
  MlsOperation root = root_of(module);
  uint64_t line[4] = {find(root, "func.func", 0).bits};
  MlsOperation inner = find(root, "func.return", 0);
  MlsBlock block;
  Order order = {0};
  uint64_t id;
  OK(mlsOperationGetBlock(inner, &block));
  line[1] = block.bits;
  line[2] = inner.bits;
  OK(mlsContextAddInvalidationHook(context, note_order, &order, destroy_order, &id));
  OK(mlsModuleRelease(module));
  CHECK(order.batches == 1 && place(&order, root.bits) == 0);
  for (int i = 1; i < 3; ++i)
    CHECK(place(&order, line[i - 1]) >= 0 &&
          (place(&order, line[i - 1]) < place(&order, line[i]) || !is_exact()));
  OK(mlsContextRelease(context));
  // The end of the context was told too.
  CHECK(order.batches == 2 && order.destroyed == 1);
}

typedef struct Changer {
  MlsContext context;
  uint64_t own;
  Order *added;
  int calls, destroyed;
} Changer;

static void destroy_changer(void *user_data) { ++((Changer *)user_data)->destroyed; }

// Adds a hook, erases more, and takes itself out.
static void change(intptr_t n, const MlsInvalidation *all, void *user_data) {
  Changer *changer = user_data;
  uint64_t id;
  (void)n, (void)all;
  if (++changer->calls > 1)
    return;
  OK(mlsContextAddInvalidationHook(changer->context, note_order, changer->added,
                                   destroy_order, &id));
  CHECK(changer->added->batches == 0);
  MlsModule another = parse(changer->context, "module {}");
  OK(mlsModuleDestroy(another));
  CHECK(changer->calls == 2 && changer->added->batches == 1);
  OK(mlsContextRemoveInvalidationHook(changer->context, changer->own));
  REFUSED(MLS_STATUS_NOT_AVAILABLE,
          mlsContextRemoveInvalidationHook(changer->context, changer->own));
  // It is still running.
  CHECK(changer->destroyed == 0);
}

static void hooks_change_hooks(void) {
  MlsContext context = full_context(false);
  Order added = {0};
  Changer changer = {.context = context, .added = &added};
  OK(mlsContextAddInvalidationHook(context, change, &changer, destroy_changer,
                                   &changer.own));
  OK(mlsModuleDestroy(parse(context, "module {}")));
  CHECK(changer.calls == 2 && changer.destroyed == 1 && added.batches == 1);
  OK(mlsModuleDestroy(parse(context, "module {}")));
  CHECK(changer.calls == 2 && changer.destroyed == 1 && added.batches == 2);
  // A hook may end the context that it is told of.
  OK(mlsContextDestroy(context));
  CHECK(added.destroyed == 1);
}

static void end_context(intptr_t n, const MlsInvalidation *all, void *user_data) {
  Changer *changer = user_data;
  (void)n, (void)all;
  if (changer->calls++ == 0)
    OK(mlsContextDestroy(changer->context));
}

static void a_hook_may_end_the_context(void) {
  MlsContext context = full_context(false);
  Changer changer = {.context = context};
  OK(mlsContextAddInvalidationHook(context, end_context, &changer, destroy_changer,
                                   &changer.own));
  OK(mlsModuleDestroy(parse(context, "module {}")));
  // Told of the module, and of everything when the context ended.
  CHECK(changer.calls == 2 && changer.destroyed == 1);
}

// Others look at the dead while a run is on; its deaths are told by the run.
typedef struct Run {
  MlsPassManager manager;
  MlsOperation root;
  bool done;
  pthread_t thread;
  int batches, elsewhere;
} Run;

static void told_where(intptr_t n, const MlsInvalidation *all, void *user_data) {
  Run *run = user_data;
  for (intptr_t i = 0; i < n; ++i)
    if (all[i].run) {
      ++run->batches;
      run->elsewhere += !pthread_equal(pthread_self(), run->thread);
      return;
    }
}

static void *run_it(void *data) {
  Run *run = data;
  OK(mlsPassManagerRunOnOp(run->manager, run->root));
  __atomic_store_n(&run->done, true, __ATOMIC_SEQ_CST);
  return NULL;
}

static void a_run_is_told_in_one_batch(void) {
  MlsContext context = full_context(true);
  char *text = read_file(MLS_EXAMPLES "/model.mlir");
  for (int round = 0; round < 5; ++round) {
    MlsModule module = parse(context, text);
    Run run = {.manager = pipeline(context, "canonicalize,cse,convert-linalg-to-loops"),
               .root = root_of(module)};
    uint64_t id;
    Operations all = operations_of(run.root);
    OK(mlsContextAddInvalidationHook(context, told_where, &run, NULL, &id));
    pthread_create(&run.thread, NULL, run_it, &run);
    for (unsigned i = 0; !__atomic_load_n(&run.done, __ATOMIC_SEQ_CST); ++i) {
      MlsType any;
      OK(mlsIntegerTypeGet(context, i % 1000 + 1, &any));
      sched_yield();
    }
    pthread_join(run.thread, NULL);
    CHECK(run.batches == 1 && run.elsewhere == 0);
    OK(mlsContextRemoveInvalidationHook(context, id));
    OK(mlsPassManagerDestroy(run.manager));
    OK(mlsModuleDestroy(module));
    free(all.all);
  }
  free(text);
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(a_batch_is_what_died);
  TEST(outer_before_inner);
  TEST(hooks_change_hooks);
  TEST(a_hook_may_end_the_context);
  TEST(a_run_is_told_in_one_batch);
  return TEST_RESULT;
}
