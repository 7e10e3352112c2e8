// Large trees are destroyed without the lock of their context: other threads go
// on with everything else in it meanwhile. MLS_BULK_OPS says how large.
#define _POSIX_C_SOURCE 200809L // clock_gettime
#include "host_lock.h"
#include "mls_test.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

enum { PER_FUNCTION = 1000 };

// How large where the time counts, and elsewhere.
static long wanted, enough;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

// A module with so many operations, all of them with handles.
static MlsModule large(MlsContext context, long count) {
  size_t room = (size_t)count * 48 + 4096, length = 0;
  char *text = malloc(room);
  long functions = count / PER_FUNCTION + 1;
  for (long f = 0; f < functions; ++f) {
    length += (size_t)snprintf(text + length, room - length,
                               "func.func @f%ld(%%0: i32) -> i32 {\n", f);
    for (int i = 0; i < PER_FUNCTION - 2; ++i)
      length += (size_t)snprintf(text + length, room - length,
                                 "%%%d = arith.addi %%%d, %%0 : i32\n", i + 1, i);
    length += (size_t)snprintf(text + length, room - length, "return %%%d : i32 }\n",
                               PER_FUNCTION - 2);
  }
  MlsModule module = parse(context, text);
  free(text);
  return module;
}

typedef struct Large {
  MlsModule module;
  MlsOperation root, middle, last;
  MlsBlock block;
  MlsValue value;
} Large;

static Large tracked(MlsContext context, long count) {
  Large it = {.module = large(context, count)};
  it.root = root_of(it.module);
  Operations all = operations_of(it.root);
  CHECK(all.count >= count);
  it.middle = all.all[all.count / 2];
  it.last = all.all[all.count - 2];
  free(all.all);
  OK(mlsOperationGetBlock(it.last, &it.block));
  it.value = result_of(it.last);
  return it;
}

static void all_is_stale(const Large *it) {
  MlsOperation op;
  MlsType ty;
  CHECK(state_of(it->root) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(it->middle) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(it->last) == MLS_STATUS_STALE_HANDLE);
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsModuleGetOperation(it->module, &op));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsBlockGetFirstOperation(it->block, &op));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsValueGetType(it->value, &ty));
}

// ---- Another thread ------------------------------------------------------------------

typedef struct Worker {
  MlsContext contexts[2];
  MlsOperation roots[2];
  Large dying;
  atomic_bool ready, destroying, stop;
  long calls, busy, stale;
  double longest;
} Worker;

static void *work(void *data) {
  Worker *worker = data;
  for (int i = 0; !atomic_load(&worker->stop); i = (i + 1) & 3) {
    bool counts = atomic_load(&worker->destroying);
    double begin = now();
    MlsOperation root = worker->roots[i & 1], op;
    MlsContext context = worker->contexts[i & 1];
    MlsRegion region;
    MlsBlock block;
    OK(mlsOperationGetFirstRegion(root, &region));
    OK(mlsRegionGetFirstBlock(region, &block));
    OK(mlsBlockGetFirstOperation(block, &op));
    double middle = now();
    double longest = middle - begin;
    if (i < 2) {
      // One that changes, and ends something small of its own.
      op = make(context, "func.return", 0, NULL, 0, NULL);
      OK(mlsOperationDestroy(op));
    } else {
      // One into the tree that is going: refused, or in time.
      uint32_t code = state_of(i & 1 ? worker->dying.last : worker->dying.root);
      CHECK(code == MLS_STATUS_OK || code == MLS_STATUS_BUSY ||
            code == MLS_STATUS_STALE_HANDLE);
      worker->busy += code == MLS_STATUS_BUSY;
      worker->stale += code == MLS_STATUS_STALE_HANDLE;
    }
    double end = now() - middle;
    longest = end > longest ? end : longest;
    atomic_store(&worker->ready, true);
    if (counts || atomic_load(&worker->destroying)) {
      ++worker->calls;
      worker->longest = longest > worker->longest ? longest : worker->longest;
    }
  }
  return NULL;
}

typedef enum { DESTROY_OP, DESTROY_MODULE, RELEASE } Way;

// Whether the other thread never waited for long; false if this machine had
// something else to do, or the lock was held.
static bool one_round(Way way) {
  Worker worker = {.contexts = {full_context(false), full_context(false)}};
  MlsModule module = parse(worker.contexts[0], "func.func @f() { return }");
  worker.roots[0] = root_of(module);
  worker.roots[1] = root_of(parse(worker.contexts[1], "func.func @g() { return }"));
  worker.dying = tracked(worker.contexts[0], wanted);
  pthread_t thread;
  pthread_create(&thread, NULL, work, &worker);
  while (!atomic_load(&worker.ready))
    sched_yield();
  atomic_store(&worker.destroying, true);
  double begin = now();
  switch (way) {
  case DESTROY_OP:
    OK(mlsOperationDestroy(worker.dying.root));
    break;
  case DESTROY_MODULE:
    OK(mlsModuleDestroy(worker.dying.module));
    break;
  case RELEASE:
    OK(mlsModuleRelease(worker.dying.module));
    break;
  }
  double time = now() - begin;
  atomic_store(&worker.destroying, false);
  all_is_stale(&worker.dying);
  atomic_store(&worker.stop, true);
  pthread_join(thread, NULL);
  CHECK(state_of(worker.roots[0]) == MLS_STATUS_OK);
  OK(mlsContextDestroy(worker.contexts[0]));
  OK(mlsContextDestroy(worker.contexts[1]));
  printf("     %ld operations destroyed in %.1f ms; meanwhile %ld rounds, the longest call"
         " %.2f ms; %ld busy, %ld stale\n",
         wanted, time, worker.calls, worker.longest, worker.busy, worker.stale);
  return worker.calls > 10 && worker.longest < time / 3;
}

static void others_go_on(void) {
  for (Way way = DESTROY_OP; way <= RELEASE; ++way) {
    bool good = false;
    for (int round = 0; round < 8 && !good; ++round)
      good = one_round(way) || wanted < 200000;
    CHECK(good);
  }
}

// ---- What stays as it was ---------------------------------------------------------------

static atomic_long told;

static void invalidated(intptr_t count, const MlsInvalidation *all, void *data) {
  (void)data;
  for (intptr_t i = 0; i < count; ++i)
    CHECK(strstr(all[i].reason.data, "mlsModuleDestroy"));
  told += count;
}

// All deaths are told by the call that caused them, at once, and say why.
static void deaths_are_told(void) {
  MlsContext context = full_context(false);
  uint64_t id;
  intptr_t before, after;
  MlsIdentifier name;
  OK(mlsContextAddInvalidationHook(context, invalidated, NULL, NULL, &id));
  OK(mlsContextLiveHandles(context, 0, &before));
  Large it = tracked(context, enough);
  OK(mlsContextLiveHandles(context, 0, &after));
  told = 0;
  OK(mlsModuleDestroy(it.module));
  CHECK(told > enough);
  OK(mlsContextRemoveInvalidationHook(context, id));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "it was `arith.addi`, destroyed by mlsModuleDestroy",
                 mlsOperationGetName(it.last, &name));
  all_is_stale(&it);
  intptr_t left;
  OK(mlsContextLiveHandles(context, MLS_KIND_OPERATION, &left));
  CHECK(left == 0 && after > before);
  OK(mlsContextDestroy(context));
}

// References to the dead go on being counted, and what is used outside stays.
static void references_and_uses_count(void) {
  MlsContext context = full_context(false);
  Large it = tracked(context, enough);
  OK(mlsOperationRetain(it.middle));
  OK(mlsModuleRelease(it.module));
  // The middle holds all of it.
  CHECK(state_of(it.last) == MLS_STATUS_OK);
  OK(mlsOperationRelease(it.middle));
  all_is_stale(&it);

  it = tracked(context, enough);
  OK(mlsOperationRetain(it.middle));
  OK(mlsModuleDestroy(it.module));
  all_is_stale(&it);
  OK(mlsOperationRelease(it.middle));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationRelease(it.middle));

  // Used from outside, and using what is outside.
  it = tracked(context, enough);
  MlsType ty = type(context, "i32");
  MlsOperation user = make(context, "arith.addi", 1, &ty, 2, (MlsValue[]){it.value, it.value});
  REFUSED_SAYING(MLS_STATUS_IN_USE, "arith.addi", mlsModuleDestroy(it.module));
  CHECK(state_of(it.last) == MLS_STATUS_OK);
  OK(mlsOperationSetOperand(it.middle, 0, result_of(user)));
  OK(mlsModuleRelease(it.module));
  // Both wait for each other.
  CHECK(state_of(it.last) == MLS_STATUS_OK);
  OK(mlsOperationRelease(user));
  CHECK(state_of(user) == MLS_STATUS_STALE_HANDLE);
  all_is_stale(&it);

  it = tracked(context, enough);
  user = make(context, "arith.addi", 1, &ty, 2, (MlsValue[]){it.value, it.value});
  MlsOperation defined = make(context, "arith.addi", 1, &ty, 2,
                              (MlsValue[]){result_of(user), result_of(user)});
  OK(mlsOperationSetOperand(it.middle, 0, result_of(defined)));
  OK(mlsOperationSetOperand(user, 0, result_of(defined)));
  OK(mlsOperationSetOperand(user, 1, result_of(defined)));
  OK(mlsModuleDestroy(it.module));
  all_is_stale(&it);
  CHECK(state_of(defined) == MLS_STATUS_OK);
  OK(mlsContextDestroy(context));
}

// With the host's lock: it is let go, and nobody waits for it with ours.
static void *destroy_locked(void *data) {
  host_take();
  OK(mlsModuleDestroy(*(MlsModule *)data));
  host_give();
  return NULL;
}

static void a_host_with_a_lock_goes_on(void) {
  host_begin();
  MlsContext context = full_context(true);
  Large large[2] = {tracked(context, enough), tracked(context, enough)};
  MlsModule module = parse(context, "func.func @f() { return }");
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i)
    pthread_create(&threads[i], NULL, destroy_locked, &large[i].module);
  for (int i = 0; i < 50; ++i) {
    CHECK(prints(root_of(module), "@f"));
    OK(mlsOperationVerify(root_of(module)));
    host_pause();
    host_resume();
  }
  for (int i = 0; i < 2; ++i)
    host_join(threads[i]);
  for (int i = 0; i < 2; ++i)
    all_is_stale(&large[i]);
  OK(mlsContextDestroy(context));
  host_end();
}

// In a session, and the last reference to everything.
static void sessions_and_the_last_reference(void) {
  MlsContext context = full_context(false);
  Large it = tracked(context, enough), other = tracked(context, enough);
  OK(mlsContextEnter(context));
  OK(mlsModuleDestroy(it.module));
  all_is_stale(&it);
  CHECK(state_of(other.last) == MLS_STATUS_OK);
  OK(mlsContextLeave(context));
  OK(mlsContextRelease(context));
  OK(mlsModuleRelease(other.module));
  all_is_stale(&other);
  MlsLocation location;
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsLocationUnknownGet(context, &location));
}

int main(void) {
  const char *text = getenv("MLS_BULK_OPS");
  wanted = text ? atol(text) : 400000;
  enough = wanted < 20000 ? 6000 : 20000;
  // A sanitizer takes its time, and so does valgrind.
  alarm(wanted < 200000 ? 1000 : 280);
  TEST(deaths_are_told);
  TEST(references_and_uses_count);
  TEST(a_host_with_a_lock_goes_on);
  TEST(sessions_and_the_last_reference);
  TEST(others_go_on);
  return TEST_RESULT;
}
