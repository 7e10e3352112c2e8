// Thread pools, forks, and the end of the process.
#define _GNU_SOURCE
#include "mls_test.h"

#include <dirent.h>
#include <signal.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static int threads_now(void) {
  DIR *tasks = opendir("/proc/self/task");
  int count = 0;
  CHECK(tasks);
  for (struct dirent *entry; (entry = readdir(tasks));)
    count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}

static const char *const TWO =
    "func.func @f(%a: i32) -> i32 {\n %z = arith.constant 0 : i32\n"
    " %s = arith.addi %a, %z : i32\n return %s : i32\n}\n"
    "func.func @g(%a: i32) -> i32 {\n %z = arith.constant 0 : i32\n"
    " %s = arith.addi %a, %z : i32\n return %s : i32\n}\n";

// A context that knows what TWO needs: quick to make.
static MlsContext small_context(bool threads) {
  MlsContext context;
  MlsDialectRegistry registry;
  OK(mlsRegisterAllPasses());
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextCreateWithRegistry(registry, threads, &context));
  OK(mlsDialectRegistryDestroy(registry));
  return context;
}

// B55: contexts share their threads.
static void many_contexts_share_threads(void) {
  enum { MANY = 2000 };
  static MlsContext contexts[MANY];
  int before = threads_now(), most = 0;
  for (int i = 0; i < MANY; ++i) {
    OK(mlsContextCreateWithThreading(1, &contexts[i]));
    if (i % 100 == 0) {
      MlsContext used = small_context(true);
      run(used, root_of(parse(used, TWO)), "func.func(canonicalize)");
      OK(mlsContextDestroy(used));
    }
    int now = i % 50 == 0 ? threads_now() : 0;
    most = now > most ? now : most;
  }
  uint32_t workers;
  OK(mlsContextGetNumThreads(contexts[0], &workers));
  // One more for a sanitizer that watches.
  CHECK(workers >= 1 && most <= (int)workers + before + 1);
  for (int i = 0; i < MANY; ++i) {
    MlsType ty;
    OK(mlsIntegerTypeGet(contexts[i], 32, &ty));
    OK(mlsContextDestroy(contexts[i]));
  }
}

static void pools_of_the_host(void) {
  MlsLlvmThreadPool pool;
  MlsContext first = small_context(false), second = small_context(true);
  uint32_t threads;
  OK(mlsContextGetNumThreads(first, &threads));
  CHECK(threads == 1);
  OK(mlsLlvmThreadPoolCreate(&pool));
  OK(mlsContextSetThreadPool(first, pool));
  OK(mlsContextSetThreadPool(second, pool));
  OK(mlsContextSetThreadPool(second, pool));
  OK(mlsLlvmThreadPoolDestroy(pool));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsContextSetThreadPool(first, pool));
  run(first, root_of(parse(first, TWO)), "func.func(canonicalize)");
  OK(mlsContextDestroy(first));
  run(second, root_of(parse(second, TWO)), "func.func(canonicalize)");
  OK(mlsContextDestroy(second));
}

// B57: without threads of its own, a context serves several all the same.
static void *make_types(void *data) {
  MlsContext context = *(MlsContext *)data;
  for (unsigned i = 1; i < 20000; ++i) {
    MlsType ty;
    OK(mlsIntegerTypeGet(context, i, &ty));
  }
  return NULL;
}

static void types_from_four_threads(void) {
  MlsContext context = small_context(false);
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i)
    pthread_create(&threads[i], NULL, make_types, &context);
  for (int i = 0; i < 4; ++i)
    pthread_join(threads[i], NULL);
  OK(mlsContextDestroy(context));
}

// ---- Sessions -----------------------------------------------------------------------

typedef struct Other {
  MlsContext context;
  atomic_int made;
} Other;

static void *make_one(void *data) {
  Other *other = data;
  MlsType ty;
  OK(mlsIntegerTypeGet(other->context, 17, &ty));
  atomic_store(&other->made, 1);
  return NULL;
}

static MlsWalkResult look_around(MlsOperation op, void *data) {
  MlsContext context;
  (void)data;
  OK(mlsOperationGetContext(op, &context));
  OK(mlsContextEnter(context));
  OK(mlsContextLeave(context));
  return MLS_WALK_RESULT_ADVANCE;
}

static void a_session_keeps_the_lock(void) {
  MlsContext context = small_context(true), second = small_context(false);
  REFUSED(MLS_STATUS_BAD_STATE, mlsContextLeave(context));
  OK(mlsContextEnter(context));
  OK(mlsContextEnter(second));
  OK(mlsContextEnter(context));
  Other other = {.context = context};
  pthread_t thread;
  pthread_create(&thread, NULL, make_one, &other);
  intptr_t live;
  for (int i = 0; i < 200; ++i) {
    MlsType ty;
    OK(mlsIntegerTypeGet(context, 5, &ty));
    OK(mlsIntegerTypeGet(second, 5, &ty));
    OK(mlsLiveHandles(0, &live));
    thrd_yield();
  }
  CHECK(atomic_load(&other.made) == 0);
  OK(mlsContextLeave(context));
  CHECK(atomic_load(&other.made) == 0);
  // A long call lets others in.
  MlsOperation root = root_of(parse(context, TWO));
  run(context, root, "func.func(canonicalize)");
  bool stopped;
  OK(mlsOperationWalk(root, look_around, NULL, MLS_WALK_PRE_ORDER, &stopped));
  OK(mlsContextLeave(context));
  pthread_join(thread, NULL);
  CHECK(atomic_load(&other.made) == 1);
  REFUSED(MLS_STATUS_BAD_STATE, mlsContextLeave(context));
  // A session ends with its context.
  OK(mlsContextEnter(context));
  OK(mlsContextDestroy(context));
  OK(mlsContextDestroy(second));
  context = small_context(false);
  REFUSED(MLS_STATUS_BAD_STATE, mlsContextLeave(context));
  OK(mlsContextDestroy(context));
}

// Two sessions at once, in both orders: nobody waits for ever.
typedef struct Both {
  MlsContext contexts[2];
  int first;
} Both;

static void *use_both(void *data) {
  Both *both = data;
  for (int round = 0; round < 300; ++round) {
    for (int i = 0; i < 2; ++i)
      OK(mlsContextEnter(both->contexts[(both->first + i) % 2]));
    for (unsigned i = 1; i < 20; ++i) {
      MlsType ty;
      OK(mlsIntegerTypeGet(both->contexts[i % 2], i, &ty));
    }
    for (int i = 0; i < 2; ++i)
      OK(mlsContextLeave(both->contexts[i]));
  }
  return NULL;
}

static void sessions_in_both_orders(void) {
  MlsContext contexts[2] = {small_context(false), small_context(false)};
  Both both[2];
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i) {
    both[i] = (Both){{contexts[0], contexts[1]}, i};
    pthread_create(&threads[i], NULL, use_both, &both[i]);
  }
  for (int i = 0; i < 2; ++i)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < 2; ++i)
    OK(mlsContextDestroy(contexts[i]));
}

// ---- Forks ------------------------------------------------------------------------

// Keeps the library's own locks busy. (Not MLIR's: what another thread holds of
// those at the fork is lost to the child, and nobody can help that.)
static void *make_noise(void *data) {
  atomic_bool *stop = data;
  while (!atomic_load(stop)) {
    MlsDialectRegistry registry;
    OK(mlsDialectRegistryCreate(&registry));
    CHECK(mlsRegionDestroy((MlsRegion){0}).code == MLS_STATUS_NULL_HANDLE);
    OK(mlsDialectRegistryRetain(registry));
    OK(mlsDialectRegistryDestroy(registry));
    OK(mlsDialectRegistryRelease(registry));
  }
  return NULL;
}

// Returns the exit code of a process, or -1 if it does not end in time.
static int wait_for(pid_t child, int seconds) {
  int status;
  for (int i = 0; i < seconds * 100; ++i) {
    if (waitpid(child, &status, WNOHANG) == child)
      return WIFEXITED(status) ? WEXITSTATUS(status) : -2;
    thrd_sleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
  }
  kill(child, 9);
  waitpid(child, &status, 0);
  return -1;
}

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define WITH_THREAD_SANITIZER
#endif
#endif

static void a_child_gets_a_status(void) {
#ifdef WITH_THREAD_SANITIZER
  printf("     left out: this sanitizer cannot fork a process with threads\n");
  return;
#endif
  atomic_bool stop = false;
  pthread_t noise[2];
  MlsContext context = small_context(true);
  MlsModule module = parse(context, TWO);
  MlsOperation root = root_of(module);
  MlsString string;
  OK(mlsOperationToString(root, (MlsOpPrintingFlags){0}, &string));
  for (int i = 0; i < 2; ++i)
    pthread_create(&noise[i], NULL, make_noise, &stop);
  for (int round = 0; round < 20; ++round) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      test_failures = 0;
      MlsIdentifier name;
      MlsStringRef text;
      // What is inherited answers, and does not hang.
      REFUSED_SAYING(MLS_STATUS_BAD_STATE, "before the process forked",
                     mlsOperationGetName(root, &name));
      REFUSED(MLS_STATUS_BAD_STATE, mlsContextDestroy(context));
      REFUSED(MLS_STATUS_BAD_STATE, mlsModuleRelease(module));
      OK(mlsStringGet(string, &text));
      // What the child makes works, with threads.
      MlsContext own = small_context(true);
      run(own, root_of(parse(own, TWO)), "func.func(canonicalize)");
      OK(mlsContextDestroy(own));
      exit(test_failures != 0);
    }
    int code = wait_for(child, 20);
    if (code)
      fprintf(stderr, "round %d: %d\n", round, code);
    CHECK(code == 0);
  }
  atomic_store(&stop, true);
  for (int i = 0; i < 2; ++i)
    pthread_join(noise[i], NULL);
  OK(mlsStringDestroy(string));
  OK(mlsContextDestroy(context));
}

// ---- The end of the process ---------------------------------------------------------

static atomic_bool inside;

static void stay(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)op, (void)pass, (void)data;
  atomic_store(&inside, true);
  for (;;)
    thrd_sleep(&(struct timespec){.tv_sec = 1}, NULL);
}

static void *run_for_ever(void *data) {
  MlsContext context = *(MlsContext *)data;
  MlsPassManager manager;
  MlsOpPassManager nested;
  MlsPass pass;
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsCreateExternalPass(str("stay"), str("stay"), str(""), str("func.func"), 0, NULL,
                           (MlsExternalPassCallbacks){.run = stay}, NULL, &pass));
  OK(mlsOpPassManagerAddOwnedPass(nested, pass));
  OK(mlsPassManagerRunOnOp(manager, root_of(parse(context, TWO))));
  return NULL;
}

static int leave_all_behind(void) {
  MlsContext context = small_context(true), other = small_context(true);
  pthread_t thread;
  parse(other, TWO);
  pthread_create(&thread, NULL, run_for_ever, &context);
  while (!atomic_load(&inside))
    thrd_yield();
  exit(0);
}

static char *program;

static void a_process_ends_at_once(void) {
  struct timespec before, after;
  pid_t child = fork();
  if (child == 0) {
    execl(program, program, "leave", (char *)NULL);
    _exit(3);
  }
  timespec_get(&before, TIME_UTC);
  CHECK(wait_for(child, 20) == 0);
  timespec_get(&after, TIME_UTC);
  // With all that it takes to start: a second, and a slow machine.
  CHECK(after.tv_sec - before.tv_sec <= 10);
}

int main(int argc, char **argv) {
  program = argv[0];
  if (argc > 1)
    return leave_all_behind();
  TEST(many_contexts_share_threads);
  TEST(pools_of_the_host);
  TEST(types_from_four_threads);
  TEST(a_session_keeps_the_lock);
  TEST(sessions_in_both_orders);
  TEST(a_child_gets_a_status);
  TEST(a_process_ends_at_once);
  return TEST_RESULT;
}
