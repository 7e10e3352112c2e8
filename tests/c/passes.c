// Pass managers, nesting, failures, threads.
#include "mls_test.h"

#include <pthread.h>
#include <stdatomic.h>
#include <threads.h>

static const char *const FUNCTION =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %s = arith.addi %a, %z : i32\n"
    "  return %s : i32\n"
    "}\n";

static void pipelines_are_checked(void) {
  MlsContext context = full_context(false);
  MlsPassManager manager;
  MlsOpPassManager inside, nested, deeper, again;
  MlsString text;
  MlsStringRef view;
  OK(mlsPassManagerCreateOnOperation(context, str("builtin.module"), &manager));
  OK(mlsPassManagerGetAsOpPassManager(manager, &inside));
  OK(mlsPassManagerGetAsOpPassManager(manager, &again));
  CHECK(again.bits == inside.bits);
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsOpPassManagerAddPipeline(nested, str("cse")));
  OK(mlsOpPassManagerGetNestedUnder(nested, str("scf.if"), &deeper));
  REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, "nothing-like-it",
                 mlsOpPassManagerAddPipeline(nested, str("cse,nothing-like-it")));
  REFUSED(MLS_STATUS_PIPELINE_ERROR,
          mlsOpPassManagerAddPipeline(nested, str("cse,canonicalize{nothing=1}")));
  REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, ":1:5:",
                 mlsOpPassManagerAddPipeline(nested, str("cse(")));
  REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, "`func.func(cse)`: 1:1: it is for `func.func`",
                 mlsParsePassPipeline(inside, str("func.func(cse)")));
  OK(mlsPassPipelineToString(nested, &text));
  OK(mlsStringGet(text, &view));
  CHECK(mlsStringRefEqual(view, str("func.func(cse,scf.if())")));
  OK(mlsStringDestroy(text));
  REFUSED(MLS_STATUS_PIPELINE_ERROR,
          mlsParsePassPipeline(inside, str("builtin.module(nothing)")));
  OK(mlsOpPassManagerAddPipeline(deeper, str("cse")));
  OK(mlsParsePassPipeline(inside, str("builtin.module(canonicalize)")));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "another pipeline",
                 mlsOpPassManagerAddPipeline(deeper, str("cse")));
  MlsOperation root = root_of(parse(context, FUNCTION));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "for `builtin.module`, not",
                 mlsPassManagerRunOnOp(manager, find(root, "func.func", 0)));
  // The outermost one is the pass manager itself.
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsPassManagerRunOnOp(manager, root));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsOpPassManagerAddPipeline(nested, str("cse")));
  OK(mlsOpPassManagerAddPipeline(inside, str("cse")));
  OK(mlsParsePassPipeline(inside, str("builtin.module(cse)")));
  OK(mlsPassManagerRunOnOp(manager, root));
  OK(mlsPassManagerDestroy(manager));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsPassManagerRunOnOp(manager, root));
  OK(mlsContextDestroy(context));
}

// The first pass kills, the second fails: the dead are dead, the others live.
static void a_failed_run_keeps_survivors(void) {
  MlsContext context = full_context(true);
  MlsOperation root = root_of(parse(context,
      "func.func @f(%a: tensor<4xf32>) -> tensor<?xf32> {\n"
      "  %unused = arith.constant 1 : i32\n"
      "  %r = tensor.cast %a : tensor<4xf32> to tensor<?xf32>\n"
      "  return %r : tensor<?xf32>\n}\n"));
  MlsOperation cast = find(root, "tensor.cast", 0);
  MlsOperation constant = find(root, "arith.constant", 0);
  MlsPassManager manager =
      pipeline(context, "canonicalize,convert-linalg-to-std");
  MlsStatus status = mlsPassManagerRunOnOp(manager, root);
  test_refused(status, MLS_STATUS_PASS_FAILED,
               "failed to legalize operation 'tensor.cast'", __FILE__, __LINE__);
  MlsReport report;
  intptr_t n;
  OK(mlsStatusGetReport(status, &report));
  OK(mlsReportGetNumDiagnostics(report, &n));
  CHECK(n >= 1);
  OK(mlsReportDestroy(report));
  CHECK(state_of(constant) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(cast) ==
        (is_exact() ? MLS_STATUS_OK : MLS_STATUS_STALE_HANDLE));
  CHECK(prints(root, "tensor.cast"));
  OK(mlsContextDestroy(context));
}

struct Job {
  bool threads;
  int failures;
};

// B49: contexts of their own on many threads.
static void *compile(void *argument) {
  struct Job *job = argument;
  for (int i = 0; i < 5; ++i) {
    MlsContext context = full_context(job->threads);
    MlsOperation root = root_of(parse(context, FUNCTION));
    MlsOperation sum = find(root, "arith.addi", 0);
    run(context, root, "canonicalize,cse,convert-to-llvm");
    job->failures += state_of(sum) != MLS_STATUS_STALE_HANDLE;
    free(print(root));
    OK(mlsContextDestroy(context));
  }
  return NULL;
}

static void threads_have_contexts_of_their_own(void) {
  enum { THREADS = 20 };
  pthread_t threads[THREADS];
  struct Job jobs[THREADS];
  for (int i = 0; i < THREADS; ++i) {
    jobs[i] = (struct Job){i % 4 == 0, 0};
    CHECK(pthread_create(&threads[i], NULL, compile, &jobs[i]) == 0);
  }
  for (int i = 0; i < THREADS; ++i) {
    pthread_join(threads[i], NULL);
    CHECK(jobs[i].failures == 0);
  }
}

struct Reader {
  MlsOperation root;
  MlsContext context;
  atomic_int answered;
  int busy, wrong;
  atomic_bool stop;
};

static void *read_on(void *argument) {
  struct Reader *reader = argument;
  while (!reader->stop) {
    MlsBlock block;
    MlsRegion region;
    MlsStatus status = mlsOperationGetRegion(reader->root, 0, &region);
    if (status.code == MLS_STATUS_OK)
      status = mlsRegionGetFirstBlock(region, &block);
    if (status.code == MLS_STATUS_OK)
      ++reader->answered;
    reader->busy += status.code == MLS_STATUS_BUSY;
    reader->wrong +=
        status.code != MLS_STATUS_OK && status.code != MLS_STATUS_BUSY;
    MlsType ty;
    status = mlsIntegerTypeGet(reader->context, 32, &ty);
    reader->wrong += status.code != MLS_STATUS_OK;
  }
  return NULL;
}

// While a run has the context, others are told so and do not wait.
static void readers_are_told_of_a_run(void) {
  MlsContext context = full_context(true);
  MlsOperation root = root_of(parse(context, FUNCTION));
  struct Reader reader = {.root = root, .context = context};
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, read_on, &reader) == 0);
  // Until it has been seen at work, whatever else the machine does.
  for (int i = 0; i < 200 || reader.answered == 0; ++i) {
    run(context, root, "canonicalize,cse");
    if (i >= 200)
      thrd_sleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
  reader.stop = true;
  pthread_join(thread, NULL);
  CHECK(reader.wrong == 0);
  OK(mlsContextDestroy(context));
}

// What passes print of the IR is collected, in their order.
static void ir_printing_is_collected(void) {
  for (int threads = 0; threads < 2; ++threads) {
    MlsContext context = full_context(threads);
    MlsOperation root = root_of(parse(context,
        "func.func @f(%a: i32) -> i32 {\n %z = arith.constant 0 : i32\n"
        " %s = arith.addi %a, %z : i32\n return %s : i32\n}\n"
        "func.func @g() {\n return\n}\n"));
    MlsPassManager manager = pipeline(context, "func.func(canonicalize,cse),symbol-dce");
    MlsString string;
    MlsStringRef text;
    REFUSED(MLS_STATUS_BAD_STATE, mlsPassManagerTakeIRPrinting(manager, &string));
    if (threads)
      REFUSED_SAYING(MLS_STATUS_BAD_STATE, "worker threads",
                     mlsPassManagerEnableIRPrinting(manager, 0, 1, 1, 0, 0));
    OK(mlsPassManagerEnableIRPrinting(manager, 0, 1, 0, 0, 0));
    REFUSED(MLS_STATUS_BAD_STATE, mlsPassManagerEnableIRPrinting(manager, 0, 1, 0, 0, 0));
    for (int i = 0; i < 2; ++i) {
      OK(mlsPassManagerRunOnOp(manager, root));
      OK(mlsPassManagerTakeIRPrinting(manager, &string));
      OK(mlsStringGet(string, &text));
      const char *canonical = strstr(text.data, "After Canonicalizer");
      const char *cse = strstr(text.data, "After CSE");
      const char *symbols = strstr(text.data, "After SymbolDCE");
      CHECK(canonical && cse && symbols && canonical < cse && cse < symbols);
      OK(mlsStringDestroy(string));
    }
    OK(mlsPassManagerTakeIRPrinting(manager, &string));
    OK(mlsStringGet(string, &text));
    CHECK(text.length == 0);
    OK(mlsStringDestroy(string));
    REFUSED(MLS_STATUS_BAD_ENUM, mlsPassManagerEnableStatistics(manager, 2));
    OK(mlsContextDestroy(context));
  }
}

static void *start(void *argument) {
  (void)argument;
  OK(mlsInitialize());
  OK(mlsRegisterAllPasses());
  return NULL;
}

// B58: registration runs once, whoever calls it.
static void registration_is_for_any_thread(void) {
  pthread_t threads[16];
  for (int i = 0; i < 16; ++i)
    CHECK(pthread_create(&threads[i], NULL, start, NULL) == 0);
  for (int i = 0; i < 16; ++i)
    pthread_join(threads[i], NULL);
}

int main(void) {
  TEST(registration_is_for_any_thread);
  TEST(pipelines_are_checked);
  TEST(a_failed_run_keeps_survivors);
  TEST(threads_have_contexts_of_their_own);
  TEST(ir_printing_is_collected);
  TEST(readers_are_told_of_a_run);
  return TEST_RESULT;
}
