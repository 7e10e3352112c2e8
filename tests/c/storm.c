// Eight threads of a host with one lock, three contexts, everything at once. No
// deadlock (a watchdog), no wrong answer. MLS_STORM_SECONDS says for how long.
#define _GNU_SOURCE
#include "host_lock.h"
#include "mls_test.h"

#include <pthread.h>
#include <stdatomic.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

enum { THREADS = 8, CONTEXTS = 3, MODULES = 4, HELD = 64 };

static const char *const TEXT =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %one = arith.addi %a, %z : i32\n"
    "  %two = arith.muli %one, %one : i32\n"
    "  return %two : i32\n"
    "}\n"
    "func.func private @g() { return }\n"
    "func.func @h(%a: i32) -> i32 {\n"
    "  %x = arith.constant 7 : i32\n"
    "  %y = arith.addi %a, %x : i32\n"
    "  return %y : i32\n"
    "}\n";

// ---- What all share, under the host's lock -----------------------------------------------

typedef struct World {
  MlsContext contexts[CONTEXTS];
  MlsModule modules[CONTEXTS][MODULES];
  uint64_t held[HELD];  // Handles with a reference of ours.
} World;

static World world;
static atomic_bool stop;
static atomic_long steps[THREADS], refused, callbacks, diagnostics, invalidations;

typedef struct Worker {
  int number;
  uint64_t seed;
} Worker;

static unsigned below(Worker *worker, unsigned limit) {
  worker->seed ^= worker->seed << 13;
  worker->seed ^= worker->seed >> 7;
  worker->seed ^= worker->seed << 17;
  return (unsigned)(worker->seed >> 33) % limit;
}

// What other threads are at may refuse a call; nothing else may.
static bool done(MlsStatus status) {
  switch (status.code) {
  case MLS_STATUS_OK:
    return true;
  case MLS_STATUS_BUSY:
  case MLS_STATUS_STALE_HANDLE:
  case MLS_STATUS_IN_USE:
  case MLS_STATUS_CALLBACK_FAILED:
  case MLS_STATUS_VERIFY_ERROR:  // Somebody erased the end of a function.
  case MLS_STATUS_PASS_FAILED:
    atomic_fetch_add(&refused, 1);
    return false;
  default:
    fprintf(stderr, "%s\n", mlsStatusMessage(status));
    CHECK(!"an answer that nobody can use");
    return false;
  }
}

static void told(intptr_t n, const MlsInvalidation *all, void *data) {
  (void)data;
  CHECK(host_depth == 1);
  for (intptr_t i = 0; i < n; ++i) {
    uint32_t count;
    CHECK(mlsHandleGetNumReferences(all[i].handle, &count).code == MLS_STATUS_STALE_HANDLE);
  }
  atomic_fetch_add(&invalidations, n);
}

static void diagnosed(const MlsDiagnostic *diagnostic, void *data) {
  (void)data;
  CHECK(host_depth == 1 && diagnostic->message.length > 0);
  atomic_fetch_add(&diagnostics, 1);
}

static void look_inside(MlsOperation op, MlsExternalPass pass, void *data) {
  MlsLocation location;
  intptr_t count;
  (void)data;
  CHECK(host_depth == 1);
  atomic_fetch_add(&callbacks, 1);
  OK(mlsOperationCopyTree(op, 0, NULL, &count));
  MlsOperation sum = find(op, "arith.addi", 0);
  if (sum.bits) {
    MlsOperation copy;
    MlsBlock block;
    OK(mlsOperationClone(sum, &copy));
    OK(mlsOperationGetBlock(sum, &block));
    OK(mlsBlockInsertOwnedOperationBefore(block, sum, copy));
    OK(mlsOperationGetLocation(op, &location));
    OK(mlsEmitError(location, str("seen")));
  } else {
    OK(mlsExternalPassSignalFailure(pass));
  }
}

static MlsWalkResult visit(MlsOperation op, void *data) {
  MlsIdentifier name;
  MlsStringRef text;
  (void)data;
  CHECK(host_depth == 1);
  // Names never change while an operation lives.
  if (done(mlsOperationGetName(op, &name)) && done(mlsIdentifierStr(name, &text)))
    CHECK(text.length > 3);
  return MLS_WALK_RESULT_ADVANCE;
}

static void replace_module(MlsContext context, MlsModule *module) {
  MlsModule made;
  if (!done(mlsModuleCreateParse(context, str(TEXT), &made)))
    return;
  MlsModule before = *module;
  *module = made;
  // Released at any time; destroyed only if nobody uses it.
  done(mlsModuleRelease(before));
}

static void step(Worker *worker) {
  int c = (int)below(worker, CONTEXTS), m = (int)below(worker, MODULES);
  MlsContext context = world.contexts[c];
  MlsModule module = world.modules[c][m];
  MlsOperation root, all[32];
  intptr_t count;
  switch (below(worker, 12)) {
  case 0:
    replace_module(context, &world.modules[c][m]);
    return;
  case 1:
  case 2: {
    static const char *const PIPELINES[] = {"canonicalize", "cse,symbol-dce",
                                            "func.func(canonicalize,cse)", "inline"};
    MlsPassManager manager = pipeline(context, PIPELINES[below(worker, 4)]);
    if (done(mlsModuleGetOperation(module, &root)))
      done(mlsPassManagerRunOnOp(manager, root));
    OK(mlsPassManagerRelease(manager));
    return;
  }
  case 3: {
    MlsPassManager manager;
    MlsOpPassManager nested;
    MlsPass pass;
    OK(mlsPassManagerCreate(context, &manager));
    OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
    OK(mlsCreateExternalPass(str("look"), str("look"), str(""), str("func.func"), 0, NULL,
                             (MlsExternalPassCallbacks){.run = look_inside}, NULL, &pass));
    OK(mlsOpPassManagerAddOwnedPass(nested, pass));
    if (done(mlsModuleGetOperation(module, &root)))
      done(mlsPassManagerRunOnOp(manager, root));
    OK(mlsPassManagerDestroy(manager));
    return;
  }
  case 4: {
    bool stopped;
    if (done(mlsModuleGetOperation(module, &root)))
      done(mlsOperationWalk(root, visit, NULL, MLS_WALK_PRE_ORDER, &stopped));
    return;
  }
  case 5: {
    MlsString text;
    if (done(mlsModuleGetOperation(module, &root)) &&
        done(mlsOperationToString(root, (MlsOpPrintingFlags){0}, &text)))
      OK(mlsStringRelease(text));
    return;
  }
  case 6:
  case 7: {
    // Hold something, or give something up.
    uint64_t *one = &world.held[below(worker, HELD)];
    if (*one) {
      uint64_t handle = *one;
      *one = 0;
      OK(mlsHandleRelease(handle));
    } else if (done(mlsModuleGetOperation(module, &root)) &&
               done(mlsOperationCopyTree(root, 32, all, &count))) {
      uint64_t handle = all[below(worker, (unsigned)(count < 32 ? count : 32))].bits;
      if (done(mlsHandleRetain(handle))) {
        // Another may have come first while we had let the host's lock go.
        if (*one)
          OK(mlsHandleRelease(handle));
        else
          *one = handle;
      }
    }
    return;
  }
  case 8: {
    uint64_t handle = world.held[below(worker, HELD)];
    MlsIdentifier name;
    if (handle)
      done(mlsOperationGetName((MlsOperation){handle}, &name));
    return;
  }
  case 9:
    if (done(mlsModuleGetOperation(module, &root)) &&
        done(mlsOperationCopyTree(root, 32, all, &count)) && count > 1)
      done(mlsOperationDestroy(all[1 + below(worker, (unsigned)(count < 32 ? count : 32) - 1)]));
    return;
  case 10: {
    MlsType ty;
    OK(mlsContextEnter(context));
    for (unsigned i = 1; i < 20; ++i)
      OK(mlsIntegerTypeGet(context, i, &ty));
    OK(mlsContextLeave(context));
    return;
  }
  default:
    if (done(mlsModuleGetOperation(module, &root)))
      done(mlsOperationVerify(root));
  }
}

static void *work(void *data) {
  Worker *worker = data;
  host_take();
  while (!atomic_load(&stop)) {
    step(worker);
    atomic_fetch_add(&steps[worker->number], 1);
    if (below(worker, 4) == 0) {
      host_pause();
      thrd_yield();
      host_resume();
    }
  }
  host_give();
  return NULL;
}

// Ends the program when no thread gets on for a minute.
static void watch(int seconds) {
  long before[THREADS] = {0};
  int quiet = 0;
  for (int i = 0; i < seconds * 10 || quiet > 0; ++i) {
    bool all = true;
    thrd_sleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    for (int k = 0; k < THREADS; ++k) {
      long now = atomic_load(&steps[k]);
      all &= now != before[k];
      before[k] = now;
    }
    quiet = all ? 0 : quiet + 1;
    if (quiet > 600) {
      fprintf(stderr, "a thread hangs\n");
      abort();
    }
  }
}

static void everything_at_once(void) {
  const char *text = getenv("MLS_STORM_SECONDS");
  int seconds = text ? atoi(text) : 5;
  pthread_t threads[THREADS];
  Worker workers[THREADS];
  host_begin();
  for (int c = 0; c < CONTEXTS; ++c) {
    uint64_t id;
    world.contexts[c] = full_context(c > 0);
    OK(mlsContextAddInvalidationHook(world.contexts[c], told, NULL, NULL, &id));
    OK(mlsContextAttachDiagnosticHandler(world.contexts[c], diagnosed, c % 2, NULL, NULL, &id));
    for (int m = 0; m < MODULES; ++m)
      world.modules[c][m] = parse(world.contexts[c], TEXT);
  }
  for (int i = 0; i < THREADS; ++i) {
    workers[i] = (Worker){i, 0x9e3779b97f4a7c15ull * (uint64_t)(i + 1)};
    pthread_create(&threads[i], NULL, work, &workers[i]);
  }
  host_pause();
  watch(seconds);
  atomic_store(&stop, true);
  for (int i = 0; i < THREADS; ++i)
    pthread_join(threads[i], NULL);
  host_resume();
  long total = 0;
  for (int i = 0; i < THREADS; ++i)
    total += steps[i];
  printf("     %ld steps, %ld refused, %ld callbacks, %ld diagnostics, %ld deaths told\n", total,
         refused, callbacks, diagnostics, invalidations);
  CHECK(callbacks > 0 && diagnostics > 0 && invalidations > 0);
  for (int i = 0; i < HELD; ++i)
    if (world.held[i])
      OK(mlsHandleRelease(world.held[i]));
  // The last references end everything.
  for (int c = 0; c < CONTEXTS; ++c) {
    OK(mlsContextRelease(world.contexts[c]));
    for (int m = 0; m < MODULES; ++m)
      OK(mlsModuleRelease(world.modules[c][m]));
  }
  host_end();
}

int main(void) {
  TEST(everything_at_once);
  return TEST_RESULT;
}
