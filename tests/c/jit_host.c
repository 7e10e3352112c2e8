// A host with a global lock around compiled code: the thread that has the lock
// compiles, looks up and invokes, and the code calls the host back, which takes
// the lock. The same thread verifies, prints, parses, runs passes and destroys,
// with callbacks of the host in all of them.
#define _POSIX_C_SOURCE 200809L // alarm
#include "host_lock.h"
#include "mls_test.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#define LOWER "convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"

static const char *const TEXT =
    "llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]\n"
    "llvm.func @host_event(i32)\n"
    "llvm.func @begin() {\n"
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"
    "  llvm.call @host_event(%one) : (i32) -> ()\n"
    "  llvm.return\n"
    "}\n"
    "func.func private @host_ask(i32) -> i32\n"
    "func.func @asks(%a: i32) -> i32 attributes { llvm.emit_c_interface } {\n"
    "  %r = call @host_ask(%a) : (i32) -> i32\n"
    "  %s = arith.addi %r, %a : i32\n"
    "  return %s : i32\n"
    "}\n";

static MlsContext context;
static MlsExecutionEngine engine;
static atomic_int events, asked;

// Compiled code does not know of the host's lock, so the host takes it itself.
static void host_event(int32_t what) {
  host_take();
  events += what;
  host_give();
}

// Everything that the library has may be called from compiled code: other code
// too.
static int32_t host_ask(int32_t a) {
  int32_t result = 0;
  host_take();
  ++asked;
  MlsModule module = parse(context, "func.func @f() { return }");
  OK(mlsOperationVerify(root_of(module)));
  CHECK(prints(root_of(module), "@f"));
  run(context, root_of(module), "canonicalize,func.func(cse)");
  OK(mlsModuleDestroy(module));
  REFUSED(MLS_STATUS_BUSY, mlsExecutionEngineDestroy(engine));
  if (a > 0) {
    int32_t less = a - 1;
    OK(mlsExecutionEngineInvokePacked(engine, str("asks"), (void *[]){&less, &result}));
  }
  host_give();
  return result;
}

static MlsExecutionEngine new_engine(void) {
  MlsExecutionEngine made;
  MlsModule module = parse(context, TEXT);
  run(context, root_of(module), LOWER);
  OK(mlsExecutionEngineCreate(module, 2, 0, NULL, false, false, &made));
  OK(mlsModuleDestroy(module));
  OK(mlsExecutionEngineRegisterSymbol(made, str("host_event"), (void *)host_event));
  OK(mlsExecutionEngineRegisterSymbol(made, str("host_ask"), (void *)host_ask));
  return made;
}

static int32_t ask(int32_t a) {
  int32_t result = -1;
  OK(mlsExecutionEngineInvokePacked(engine, str("asks"), (void *[]){&a, &result}));
  return result;
}

static void code_calls_a_host_with_a_lock(void) {
  host_begin();
  for (int threads = 0; threads < 2; ++threads) {
    long waited = host_detached;
    void *found;
    context = full_context(threads);
    engine = new_engine();
    events = asked = 0;
    OK(mlsExecutionEngineLookup(engine, str("asks"), &found));
    CHECK(found != NULL && events == 0);
    // 4 + 3 + 2 + 1 + 0, one inside of the other.
    CHECK(ask(4) == 10);
    CHECK(events == 1 && asked == 5);
    CHECK(host_detached > waited);
    OK(mlsExecutionEngineDestroy(engine));
    OK(mlsContextDestroy(context));
  }
  host_end();
}

static void *ask_often(void *data) {
  atomic_int *wrong = data;
  host_take();
  for (int i = 0; i < 20; ++i)
    *wrong += ask(2) != 3;
  host_give();
  return NULL;
}

// Compiling waits for another thread that compiles: not with the host's lock,
// which the other may need.
static void threads_of_the_host_share_code(void) {
  enum { THREADS = 4 };
  pthread_t threads[THREADS];
  atomic_int wrong = 0;
  host_begin();
  context = full_context(true);
  engine = new_engine();
  events = asked = 0;
  for (int i = 0; i < THREADS; ++i)
    pthread_create(&threads[i], NULL, ask_often, &wrong);
  for (int i = 0; i < THREADS; ++i)
    host_join(threads[i]);
  CHECK(wrong == 0 && events == 1 && asked == THREADS * 20 * 3);
  OK(mlsContextDestroy(context));
  host_end();
}

// ---- All the other long calls ---------------------------------------------------------

static atomic_int passes, told, died, ended;

static void pass(MlsOperation op, MlsExternalPass self, void *data) {
  (void)self, (void)data;
  MlsIdentifier name;
  CHECK(host_depth == 1);
  OK(mlsOperationGetName(op, &name));
  ++passes;
}

static void diagnosed(const MlsDiagnostic *diagnostic, void *data) {
  (void)diagnostic, (void)data;
  CHECK(host_depth == 1);
  ++told;
}

static void invalidated(intptr_t count, const MlsInvalidation *all, void *data) {
  (void)all, (void)data;
  CHECK(host_depth == 1);
  died += (int)count;
}

static void end(void *data) {
  (void)data;
  CHECK(host_depth == 1);
  ++ended;
}

static void delete_bytes(void *data, const void *bytes, size_t size, size_t alignment) {
  (void)bytes, (void)size, (void)alignment;
  end(data);
}

// Two of everything, so that MLIR uses its workers.
static const char *const BAD =
    "\"func.func\"() <{function_type = () -> i32, sym_name = \"bad\"}> ({\n"
    "  \"func.return\"() : () -> ()\n"
    "}) : () -> ()\n"
    "\"func.func\"() <{function_type = () -> i32, sym_name = \"worse\"}> ({\n"
    "  \"func.return\"() : () -> ()\n"
    "}) : () -> ()\n";

static void every_long_call(bool threads, bool immediate) {
  static float numbers[4] = {1, 2, 3, 4};
  MlsModule module;
  MlsAttribute attr;
  MlsPass added;
  MlsPassManager manager;
  MlsOpPassManager nested;
  uint64_t id;
  passes = told = died = ended = 0;
  context = full_context(threads);
  OK(mlsContextAttachDiagnosticHandler(context, diagnosed, immediate, NULL, end, &id));
  OK(mlsContextAddInvalidationHook(context, invalidated, NULL, end, &id));
  OK(mlsUnmanagedDenseResourceElementsAttrGet(type(context, "tensor<4xf32>"), str("numbers"),
                                              numbers, sizeof numbers, 4, 0, delete_bytes, NULL,
                                              &attr));
  // Parse verifies, and so do print and verify.
  REFUSED(MLS_STATUS_PARSE_ERROR, mlsModuleCreateParse(context, str(BAD), &module));
  CHECK(told > 0);
  module = parse(context, "func.func @f(%a: i32) -> i32 {\n"
                          "  %z = arith.constant 0 : i32\n"
                          "  %s = arith.addi %a, %z : i32\n"
                          "  return %s : i32\n}\n"
                          "func.func @g() { return }\n");
  MlsOperation root = root_of(module);
  OK(mlsOperationVerify(root));
  CHECK(prints(root, "@f"));
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsCreateExternalPass(str("host"), str("host"), str(""), str("func.func"), 0, NULL,
                           (MlsExternalPassCallbacks){NULL, end, NULL, NULL, pass}, NULL, &added));
  OK(mlsOpPassManagerAddOwnedPass(nested, added));
  OK(mlsOpPassManagerAddPipeline(nested, str("canonicalize")));
  free(operations_of(root).all);
  OK(mlsPassManagerRunOnOp(manager, root));
  CHECK(passes == 2 && died > 0);
  // It does not verify without a function's last operation, and prints anyhow.
  OK(mlsOperationDestroy(find(root, "func.return", 0)));
  int before = told;
  REFUSED(MLS_STATUS_VERIFY_ERROR, mlsOperationVerify(root));
  CHECK(told > before);
  before = told;
  char *text = print(root);
  free(text);
  REFUSED(MLS_STATUS_PASS_FAILED, mlsPassManagerRunOnOp(manager, root));
  CHECK(told > before);
  OK(mlsPassManagerDestroy(manager));
  CHECK(ended >= 1);
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
  // Each pass, on each copy of it; handler, hook and data.
  CHECK(ended >= 4);
}

static void every_long_call_lets_the_lock_go(void) {
  host_begin();
  for (int i = 0; i < 4; ++i)
    every_long_call(i & 1, i & 2);
  host_end();
}

int main(void) {
  alarm(1000);
  TEST(code_calls_a_host_with_a_lock);
  TEST(threads_of_the_host_share_code);
  TEST(every_long_call_lets_the_lock_go);
  return TEST_RESULT;
}
