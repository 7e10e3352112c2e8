// Passes in the host's language: on the threads of MLIR, with the host's lock.
#include "host_lock.h"
#include "mls_test.h"

#include <pthread.h>
#include <stdatomic.h>
#include <threads.h>
#include <time.h>

static MlsContext context;

static MlsStringRef no_text(void) { return str(""); }

static MlsPass pass_of(const char *op_name, MlsExternalPassCallbacks callbacks, void *user_data) {
  MlsPass pass;
  OK(mlsCreateExternalPass(str("test"), str("test-pass"), no_text(), str(op_name), 0, NULL,
                           callbacks, user_data, &pass));
  return pass;
}

// A manager that runs a pass on every function.
static MlsPassManager on_functions(MlsContext in, MlsExternalPassCallbacks callbacks,
                                   void *user_data) {
  MlsPassManager manager;
  MlsOpPassManager nested;
  OK(mlsPassManagerCreate(in, &manager));
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsOpPassManagerAddOwnedPass(nested, pass_of("func.func", callbacks, user_data)));
  return manager;
}

static MlsModule functions(MlsContext in, int count) {
  char text[65536] = "";
  size_t length = 0;
  for (int i = 0; i < count; ++i)
    length += (size_t)snprintf(text + length, sizeof text - length,
                               "func.func @f%d(%%a: i32) -> i32 {\n"
                               "  %%s = arith.addi %%a, %%a : i32\n"
                               "  return %%s : i32\n}\n", i);
  return parse(in, text);
}

// ---- Instances and their user data --------------------------------------------------

typedef struct Counts {
  atomic_int made, destroyed, cloned, initialized, runs, operations, not_main;
  pthread_t main;
} Counts;

static void made(void *data) { atomic_fetch_add(&((Counts *)data)->made, 1); }
static void destroyed(void *data) { atomic_fetch_add(&((Counts *)data)->destroyed, 1); }
static void initialized(MlsContext in, void *data) {
  CHECK(in.bits == context.bits);
  atomic_fetch_add(&((Counts *)data)->initialized, 1);
}
static void *cloned(void *data) {
  atomic_fetch_add(&((Counts *)data)->cloned, 1);
  return data;
}

static void count_operations(MlsOperation op, MlsExternalPass pass, void *data) {
  Counts *counts = data;
  intptr_t count;
  (void)pass;
  atomic_fetch_add(&counts->runs, 1);
  atomic_fetch_add(&counts->not_main, !pthread_equal(pthread_self(), counts->main));
  OK(mlsOperationCopyTree(op, 0, NULL, &count));
  atomic_fetch_add(&counts->operations, (int)count);
}

static void operations_are_counted_on_workers(void) {
  for (int threads = 0; threads < 2; ++threads)
    for (int with_clone = 0; with_clone < 2; ++with_clone) {
      Counts counts = {.main = pthread_self()};
      MlsExternalPassCallbacks callbacks = {made, destroyed, initialized,
                                            with_clone ? cloned : NULL, count_operations};
      context = full_context(threads);
      MlsModule module = functions(context, 64);
      MlsPassManager manager = on_functions(context, callbacks, &counts);
      CHECK(counts.made == 1 && counts.destroyed == 0);
      for (int i = 1; i <= 3; ++i) {
        OK(mlsPassManagerRunOnOp(manager, root_of(module)));
        CHECK(counts.runs == 64 * i && counts.operations == 64 * 3 * i);
      }
      CHECK(counts.initialized >= 1);
      if (threads)
        CHECK(counts.not_main > 0);
      OK(mlsPassManagerDestroy(manager));
      // Each user data once: the first one, and what each clone made.
      CHECK(counts.destroyed == 1 + counts.cloned);
      OK(mlsContextDestroy(context));
    }
}

static void a_pass_without_a_manager(void) {
  Counts counts = {.main = pthread_self()};
  MlsExternalPassCallbacks callbacks = {made, destroyed, NULL, NULL, count_operations};
  MlsPass pass = pass_of("func.func", callbacks, &counts);
  OK(mlsPassDestroy(pass));
  CHECK(counts.destroyed == 1 && counts.made == 0);

  context = full_context(false);
  MlsPassManager manager;
  pass = pass_of("func.func", callbacks, &counts);
  OK(mlsPassManagerCreateOnOperation(context, str("builtin.module"), &manager));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "for `func.func`",
                 mlsPassManagerAddOwnedPass(manager, pass));
  OK(mlsPassRelease(pass));
  CHECK(counts.destroyed == 2);
  pass = pass_of("", callbacks, &counts);
  OK(mlsPassManagerAddOwnedPass(manager, pass));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "taken by a pass manager",
                 mlsPassManagerAddOwnedPass(manager, pass));
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsCreateExternalPass(str("x"), str("x"), no_text(), no_text(), 0, NULL,
                                (MlsExternalPassCallbacks){0}, NULL, &pass));
  OK(mlsContextDestroy(context));
  CHECK(counts.destroyed == 3);
}

// ---- What a callback may touch ------------------------------------------------------

typedef struct Touch {
  MlsModule module, other;
  MlsPassManager manager;
  MlsOperation sibling, old_inner, seen;
  MlsExternalPass pass;
  int calls;
} Touch;

static void touch(MlsOperation op, MlsExternalPass pass, void *data) {
  Touch *it = data;
  MlsOperation parent;
  MlsBlock block;
  MlsAttribute symbol;
  MlsStringRef text;
  OK(mlsOperationGetAttributeByName(op, str("sym_name"), &symbol));
  OK(mlsStringAttrGetValue(symbol, &text));
  if (!mlsStringRefEqual(text, str("f0")))
    return;
  ++it->calls;
  it->pass = pass;
  it->seen = op;
  CHECK(is_named(op, "func.func"));
  // Out of it.
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationGetParentOperation(op, &parent));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationGetBlock(op, &block));
  MlsIdentifier name;
  REFUSED(is_exact() ? MLS_STATUS_OUT_OF_SCOPE : MLS_STATUS_STALE_HANDLE,
          mlsOperationGetName(it->sibling, &name));
  MlsOperation root;
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsModuleGetOperation(it->module, &root));
  // An old handle answers again when it was reached.
  MlsOperation sum = {0};
  if (is_exact()) {
    REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationGetName(it->old_inner, &name));
    sum = find(op, "arith.addi", 0);
    CHECK(sum.bits == it->old_inner.bits);
    OK(mlsOperationGetName(it->old_inner, &name));
  }
  sum = find(op, "arith.addi", 0);
  // Its own operation stays, and so does the manager.
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationDestroy(op));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationRemoveFromParent(op));
  REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsOperationMoveAfter(sum, op));
  REFUSED_SAYING(MLS_STATUS_BUSY, "pass run", mlsPassManagerDestroy(it->manager));
  REFUSED(MLS_STATUS_BUSY, mlsContextDestroy(context));
  REFUSED(MLS_STATUS_BUSY, mlsContextSetAllowUnregisteredDialects(context, 1));
  REFUSED(MLS_STATUS_BUSY, mlsContextLoadAllAvailableDialects(context));
  MlsDialectRegistry registry;
  OK(mlsDialectRegistryCreate(&registry));
  REFUSED(MLS_STATUS_BUSY, mlsContextAppendDialectRegistry(context, registry));
  OK(mlsDialectRegistryDestroy(registry));
  // Attributes of its own, changes inside, and everything elsewhere.
  OK(mlsOperationSetAttributeByName(op, str("test.seen"), attribute(context, "unit")));
  MlsOperation copy;
  OK(mlsOperationClone(sum, &copy));
  OK(mlsOperationGetBlock(sum, &block));
  OK(mlsBlockInsertOwnedOperationBefore(block, sum, copy));
  OK(mlsValueReplaceAllUsesOfWith(result_of(sum), result_of(copy)));
  OK(mlsOperationDestroy(sum));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "mlsOperationDestroy", mlsOperationGetName(sum, &name));
  // B53: nested runs on it, and nowhere else.
  MlsPassManager nested = pipeline(context, "canonicalize");
  OK(mlsPassManagerRunOnOp(nested, op));
  if (is_exact())
    REFUSED(MLS_STATUS_OUT_OF_SCOPE, mlsPassManagerRunOnOp(nested, it->sibling));
  REFUSED(MLS_STATUS_BUSY, mlsPassManagerRunOnOp(it->manager, op));
  OK(mlsPassManagerRunOnOp(nested, root_of(it->other)));
  OK(mlsPassManagerDestroy(nested));
  OK(mlsOperationVerify(op));
  CHECK(prints(op, "test.seen"));
  // B50: parsing, which verifies.
  MlsModule third = parse(context, "func.func @x() { return }");
  OK(mlsModuleDestroy(third));
}

static void a_callback_has_a_scope(void) {
  for (int threads = 0; threads < 2; ++threads) {
    context = full_context(threads);
    Touch it = {.module = functions(context, 2), .other = functions(context, 2)};
    MlsOperation root = root_of(it.module);
    it.old_inner = find(root, "arith.addi", 0);
    MlsOperation first = find(root, "func.func", 0);
    it.manager = on_functions(context, (MlsExternalPassCallbacks){.run = touch}, &it);
    it.sibling = find(root, "func.func", 1);
    OK(mlsPassManagerRunOnOp(it.manager, root));
    CHECK(it.calls == 1 && (it.seen.bits == first.bits || !is_exact()));
    first = find(root, "func.func", 0);
    // What was reached lives on; what was only there during the callback not.
    CHECK(prints(first, "test.seen"));
    OK(mlsOperationVerify(root));
    REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "callback returned",
                   mlsExternalPassSignalFailure(it.pass));
    OK(mlsContextDestroy(context));
  }
}

// ---- Failure ------------------------------------------------------------------------

static void signals(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)op, (void)data;
  OK(mlsExternalPassSignalFailure(pass));
}

static void fails(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)op, (void)pass;
  OK(mlsCallbackFail(*(uint64_t *)data));
}

// B65: a failure is a status, and the context goes on as before.
static void failures_come_back(void) {
  uint64_t mine = 0xfeedface12345678, token;
  context = full_context(true);
  MlsModule module = functions(context, 8);
  MlsPassManager manager =
      on_functions(context, (MlsExternalPassCallbacks){.run = signals}, NULL);
  REFUSED(MLS_STATUS_PASS_FAILED, mlsPassManagerRunOnOp(manager, root_of(module)));
  OK(mlsPassManagerDestroy(manager));
  manager = on_functions(context, (MlsExternalPassCallbacks){.run = fails}, &mine);
  for (int i = 0; i < 2; ++i) {
    MlsReport report;
    MlsStatus status = mlsPassManagerRunOnOp(manager, root_of(module));
    REFUSED_SAYING(MLS_STATUS_CALLBACK_FAILED, "pass run", status);
    OK(mlsStatusGetReport(status, &report));
    OK(mlsReportGetErrorToken(report, &token));
    CHECK(token == mine);
    OK(mlsReportDestroy(report));
  }
  REFUSED(MLS_STATUS_BAD_STATE, mlsCallbackFail(1));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsCallbackFail(0));
  OK(mlsContextSetAllowUnregisteredDialects(context, 1));
  run(context, root_of(module), "canonicalize");
  OK(mlsContextDestroy(context));
}

// ---- The host's lock ----------------------------------------------------------------

// Two runs meet inside of their passes.
typedef struct Meeting {
  atomic_int arrived;
  int expected, milliseconds;
  atomic_bool late;
} Meeting;

static void meet(MlsOperation op, MlsExternalPass pass, void *data) {
  Meeting *meeting = data;
  MlsLocation location;
  bool locked = host_depth == 1;
  CHECK(locked);
  atomic_fetch_add(&meeting->arrived, 1);
  struct timespec start, now;
  timespec_get(&start, TIME_UTC);
  while (atomic_load(&meeting->arrived) < meeting->expected) {
    // As an interpreter does now and then.
    host_pause();
    thrd_sleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    host_resume();
    timespec_get(&now, TIME_UTC);
    if ((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000 >
        meeting->milliseconds) {
      OK(mlsOperationGetLocation(op, &location));
      OK(mlsEmitError(location, str("nobody came")));
      OK(mlsExternalPassSignalFailure(pass));
      atomic_store(&meeting->late, true);
      return;
    }
  }
}

typedef struct Runner {
  MlsPassManager manager;
  MlsOperation root;
  MlsStatus status;
} Runner;

static void *run_locked(void *data) {
  Runner *runner = data;
  host_take();
  runner->status = mlsPassManagerRunOnOp(runner->manager, runner->root);
  host_give();
  return NULL;
}

static void rendezvous(bool one_context, bool threads) {
  Meeting meeting = {.expected = 2, .milliseconds = 20000};
  MlsContext contexts[2];
  Runner runners[2];
  pthread_t running[2];
  for (int i = 0; i < 2; ++i) {
    contexts[i] = one_context && i ? contexts[0] : full_context(threads);
    runners[i].root = root_of(functions(contexts[i], 1));
    runners[i].manager =
        on_functions(contexts[i], (MlsExternalPassCallbacks){.run = meet}, &meeting);
  }
  for (int i = 0; i < 2; ++i)
    pthread_create(&running[i], NULL, run_locked, &runners[i]);
  for (int i = 0; i < 2; ++i) {
    host_join(running[i]);
    OK(runners[i].status);
  }
  CHECK(meeting.arrived == 2 && !meeting.late);
  OK(mlsContextDestroy(contexts[0]));
  if (!one_context)
    OK(mlsContextDestroy(contexts[1]));
}

static void two_runs_meet(void) {
  host_begin();
  for (int i = 0; i < 4; ++i)
    rendezvous(i & 1, i & 2);
  // Alone, it times out, and says so.
  Meeting meeting = {.expected = 2, .milliseconds = 50};
  context = full_context(true);
  MlsModule module = functions(context, 1);
  MlsPassManager manager =
      on_functions(context, (MlsExternalPassCallbacks){.run = meet}, &meeting);
  REFUSED_SAYING(MLS_STATUS_PASS_FAILED, "nobody came",
                 mlsPassManagerRunOnOp(manager, root_of(module)));
  CHECK(meeting.late);
  OK(mlsContextDestroy(context));
  host_end();
}

// Without the hooks, the one with the lock waits for the one without.
typedef struct Stuck {
  Meeting meeting;
  pthread_mutex_t lock;
} Stuck;

static void meet_without_hooks(MlsOperation op, MlsExternalPass pass, void *data) {
  Stuck *stuck = data;
  (void)op;
  atomic_fetch_add(&stuck->meeting.arrived, 1);
  for (int i = 0; atomic_load(&stuck->meeting.arrived) < 2; ++i) {
    thrd_sleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    if (i > 100) {
      OK(mlsExternalPassSignalFailure(pass));
      return;
    }
  }
}

static Stuck stuck = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *run_stuck(void *data) {
  Runner *runner = data;
  pthread_mutex_lock(&stuck.lock);
  runner->status = mlsPassManagerRunOnOp(runner->manager, runner->root);
  pthread_mutex_unlock(&stuck.lock);
  return NULL;
}

static void without_hooks_they_do_not(void) {
  Runner runners[2];
  MlsContext contexts[2];
  pthread_t running[2];
  for (int i = 0; i < 2; ++i) {
    contexts[i] = full_context(false);
    runners[i].root = root_of(functions(contexts[i], 1));
    runners[i].manager = on_functions(
        contexts[i], (MlsExternalPassCallbacks){.run = meet_without_hooks}, &stuck);
  }
  for (int i = 0; i < 2; ++i)
    pthread_create(&running[i], NULL, run_stuck, &runners[i]);
  for (int i = 0; i < 2; ++i)
    pthread_join(running[i], NULL);
  // The first had the lock and waited in vain; then came the second.
  CHECK((runners[0].status.code == MLS_STATUS_PASS_FAILED) !=
        (runners[1].status.code == MLS_STATUS_PASS_FAILED));
  for (int i = 0; i < 2; ++i)
    OK(mlsContextDestroy(contexts[i]));
}

static void half_a_pair_is_refused(void) {
  MlsHostHooks half = HOST_HOOKS;
  half.detach = NULL;
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsHostSetHooks(&half));
  half = HOST_HOOKS;
  half.leave = NULL;
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsHostSetHooks(&half));
  half = (MlsHostHooks){.enter = host_enter, .leave = host_leave};
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsHostSetHooks(&half));
}

// B46: a runtime that is gone is not called any more.
static void a_runtime_that_is_gone(void) {
  Counts counts = {.main = pthread_self()};
  MlsExternalPassCallbacks callbacks = {NULL, destroyed, NULL, NULL, count_operations};
  context = full_context(false);
  MlsModule module = functions(context, 2);
  MlsPassManager manager = on_functions(context, callbacks, &counts);
  intptr_t before = mlsHostGetNumSkippedCallbacks();
  mlsHostSetGone(1);
  OK(mlsPassManagerRunOnOp(manager, root_of(module)));
  OK(mlsContextDestroy(context));
  mlsHostSetGone(0);
  CHECK(counts.runs == 0 && counts.destroyed == 0);
  CHECK(mlsHostGetNumSkippedCallbacks() == before + 3);
}

// B62: a callback that asks elsewhere, and is answered in time or not.
typedef struct Question {
  MlsAnswer answer;
  MlsOperation borrowed;
  unsigned wait;
  uint64_t got;
  atomic_bool asked;
} Question;

static void ask(MlsOperation op, MlsExternalPass pass, void *data) {
  Question *question = data;
  (void)pass;
  question->borrowed = op;
  atomic_store(&question->asked, true);
  MlsStatus status = mlsAnswerWait(question->answer, question->wait, &question->got);
  if (status.code != MLS_STATUS_OK) {
    REFUSED_SAYING(MLS_STATUS_TIMED_OUT, "no answer", status);
    OK(mlsCallbackFail(62));
  }
}

static void *answer_soon(void *data) {
  Question *question = data;
  while (!atomic_load(&question->asked))
    thrd_yield();
  OK(mlsAnswerGive(question->answer, 4711));
  return NULL;
}

static void answers_come_or_not(void) {
  context = full_context(true);
  MlsModule module = functions(context, 1);
  for (int late = 0; late < 2; ++late) {
    Question question = {.wait = late ? 20 : 20000};
    pthread_t thread;
    OK(mlsAnswerCreate(&question.answer));
    MlsPassManager manager =
        on_functions(context, (MlsExternalPassCallbacks){.run = ask}, &question);
    if (!late)
      pthread_create(&thread, NULL, answer_soon, &question);
    MlsStatus status = mlsPassManagerRunOnOp(manager, root_of(module));
    if (late) {
      REFUSED(MLS_STATUS_CALLBACK_FAILED, status);
      REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "mlsAnswerWait", mlsAnswerGive(question.answer, 1));
    } else {
      OK(status);
      pthread_join(thread, NULL);
      CHECK(question.got == 4711);
    }
    OK(mlsPassManagerDestroy(manager));
  }
  MlsAnswer twice;
  uint64_t got;
  OK(mlsAnswerCreate(&twice));
  OK(mlsAnswerGive(twice, 5));
  REFUSED(MLS_STATUS_BAD_STATE, mlsAnswerGive(twice, 6));
  OK(mlsAnswerWait(twice, 0, &got));
  CHECK(got == 5);
  OK(mlsContextDestroy(context));
}

// B45: data of the host is given back once, with its lock, by whoever ends the
// context.
static atomic_int deleted;

static void delete_data(void *data, const void *bytes, size_t size, size_t alignment) {
  CHECK(data == &deleted && bytes && size == 16 && alignment == 4);
  CHECK(host_depth == 1);
  atomic_fetch_add(&deleted, 1);
}

static void *end_the_context(void *data) {
  host_take();
  OK(mlsContextDestroy(*(MlsContext *)data));
  host_give();
  return NULL;
}

static void data_of_the_host(void) {
  static float numbers[4] = {1, 2, 3, 4};
  host_begin();
  for (int way = 0; way < 3; ++way) {
    MlsAttribute attr;
    MlsContext in = full_context(true);
    MlsType ty = type(in, "tensor<4xf32>");
    int before = deleted;
#define GET(bytes, alignment)                                                                  \
  mlsUnmanagedDenseResourceElementsAttrGet(ty, str("numbers"), numbers, bytes, alignment, 0,    \
                                           delete_data, &deleted, &attr)
    REFUSED(MLS_STATUS_OUT_OF_RANGE, GET(15, 4));
    REFUSED(MLS_STATUS_BAD_ARGUMENT, GET(16, 3));
    REFUSED(MLS_STATUS_BAD_ARGUMENT, GET(16, 1024 * 1024));
    OK(GET(16, 4));
    CHECK(deleted == before);
    intptr_t skipped = mlsHostGetNumSkippedCallbacks();
    if (way == 0) {
      OK(mlsContextDestroy(in));
    } else if (way == 1) {
      pthread_t thread;
      pthread_create(&thread, NULL, end_the_context, &in);
      host_join(thread);
    } else {
      mlsHostSetGone(1);
      OK(mlsContextDestroy(in));
      mlsHostSetGone(0);
      CHECK(mlsHostGetNumSkippedCallbacks() == skipped + 1);
    }
    CHECK(deleted == before + (way < 2));
  }
  host_end();
}

// ---- Two modules of one context at once ---------------------------------------------

typedef struct Watched {
  MlsOperation running, other;
  atomic_bool inside, go_on;
} Watched;

static void wait_inside(MlsOperation op, MlsExternalPass pass, void *data) {
  Watched *watched = data;
  (void)op, (void)pass;
  atomic_store(&watched->inside, true);
  while (!atomic_load(&watched->go_on))
    thrd_yield();
}

static void *run_plain(void *data) {
  Runner *runner = data;
  runner->status = mlsPassManagerRunOnOp(runner->manager, runner->root);
  return NULL;
}

static void other_modules_go_on(void) {
  for (int threads = 0; threads < 2; ++threads) {
    context = full_context(threads);
    // One function: more would keep all workers, which others need.
    MlsModule module = functions(context, 1), other = functions(context, 3);
    Watched watched = {.running = root_of(module), .other = root_of(other)};
    MlsOperation inner = find(watched.running, "arith.addi", 0);
    Runner runner = {on_functions(context, (MlsExternalPassCallbacks){.run = wait_inside},
                                  &watched), watched.running, {0, 0}};
    pthread_t thread;
    MlsIdentifier name;
    pthread_create(&thread, NULL, run_plain, &runner);
    while (!atomic_load(&watched.inside))
      thrd_yield();
    REFUSED_SAYING(MLS_STATUS_BUSY, "pass run", mlsOperationGetName(watched.running, &name));
    if (is_exact()) {
      REFUSED(MLS_STATUS_BUSY, mlsOperationGetName(inner, &name));
      REFUSED(MLS_STATUS_BUSY, mlsOperationDestroy(inner));
    }
    REFUSED(MLS_STATUS_BUSY, mlsModuleDestroy(module));
    REFUSED(MLS_STATUS_BUSY, mlsContextDestroy(context));
    REFUSED(MLS_STATUS_BUSY, mlsContextSetAllowUnregisteredDialects(context, 0));
    // Everything else goes on.
    CHECK(prints(watched.other, "@f2"));
    OK(mlsOperationVerify(watched.other));
    run(context, watched.other, "canonicalize,cse");
    MlsModule third = parse(context, "func.func @x() { return }");
    OK(mlsModuleDestroy(third));
    OK(mlsOperationDestroy(find(watched.other, "func.func", 0)));
    atomic_store(&watched.go_on, true);
    pthread_join(thread, NULL);
    OK(runner.status);
    CHECK(!is_exact() || is_named(inner, "arith.addi"));
    OK(mlsContextDestroy(context));
  }
}

int main(void) {
  TEST(operations_are_counted_on_workers);
  TEST(a_pass_without_a_manager);
  TEST(a_callback_has_a_scope);
  TEST(failures_come_back);
  TEST(two_runs_meet);
  TEST(without_hooks_they_do_not);
  TEST(half_a_pair_is_refused);
  TEST(a_runtime_that_is_gone);
  TEST(answers_come_or_not);
  TEST(data_of_the_host);
  TEST(other_modules_go_on);
  return TEST_RESULT;
}
