// The execution engine: code of the LLVM dialect, compiled and run.
#define _POSIX_C_SOURCE 200809L // mkstemp
#include "mls_test.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <threads.h>
#include <unistd.h>

#define LOWER                                                                  \
  "convert-scf-to-cf,convert-arith-to-llvm,convert-func-to-llvm,"              \
  "convert-cf-to-llvm,reconcile-unrealized-casts"

static const char *const ADD =
    "func.func @add(%a: i32, %b: i32) -> i32\n"
    "    attributes { llvm.emit_c_interface } {\n"
    "  %s = arith.addi %a, %b : i32\n"
    "  return %s : i32\n"
    "}\n"
    "func.func @plain(%a: i32) -> i32 { return %a : i32 }\n"
    "llvm.func internal @secret(%a: i32) -> i32 { llvm.return %a : i32 }\n";

static const char *const CALLS_HOST =
    "func.func private @host_scale(i32) -> i32\n"
    "func.func private @host_never_used(i32) -> i32\n"
    "func.func @scaled(%a: i32) -> i32\n"
    "    attributes { llvm.emit_c_interface } {\n"
    "  %r = call @host_scale(%a) : (i32) -> i32\n"
    "  return %r : i32\n"
    "}\n";

static MlsModule lowered(MlsContext context, const char *text) {
  MlsModule module = parse(context, text);
  run(context, root_of(module), LOWER);
  return module;
}

// An engine whose module is dead already.
static MlsExecutionEngine engine_of(MlsContext context, const char *text,
                                    int level, bool dump) {
  MlsExecutionEngine engine;
  MlsModule module = lowered(context, text);
  OK(mlsExecutionEngineCreate(module, level, 0, NULL, dump, false, &engine));
  OK(mlsModuleDestroy(module));
  return engine;
}

static int32_t add(MlsExecutionEngine engine, int32_t a, int32_t b) {
  int32_t result = -1;
  OK(mlsExecutionEngineInvokePacked(engine, str("add"),
                                    (void *[]){&a, &b, &result}));
  return result;
}

static void every_level_works(void) {
  MlsContext context = full_context(false);
  for (int level = 0; level <= 3; ++level) {
    MlsExecutionEngine engine = engine_of(context, ADD, level, false);
    CHECK(add(engine, 40, 2) == 42);
    CHECK(add(engine, -7, 7) == 0);
    OK(mlsExecutionEngineDestroy(engine));
    REFUSED(MLS_STATUS_STALE_HANDLE, mlsExecutionEngineInitialize(engine));
  }
  MlsModule module = lowered(context, ADD);
  MlsExecutionEngine engine = {7};
  const int bad[] = {-1, 4, 99, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; ++i)
    REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "levels 0, 1, 2 and 3",
                   mlsExecutionEngineCreate(module, bad[i], 0, NULL, false,
                                            false, &engine));
  CHECK(engine.bits == 7);
  OK(mlsExecutionEngineCreate(module, 2, 0, NULL, false, true, &engine));
  CHECK(add(engine, 1, 2) == 3);
  OK(mlsContextDestroy(context));
}

// Nothing else was registered or loaded in this context.
static void a_small_context_is_enough(void) {
  MlsDialectRegistry registry;
  MlsContext context;
  MlsDialect dialect;
  MlsExecutionEngine engine;
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextCreateWithRegistry(registry, false, &context));
  OK(mlsDialectRegistryDestroy(registry));
  OK(mlsContextGetOrLoadDialect(context, str("llvm"), &dialect));
  MlsModule module =
      parse(context, "llvm.func @one() -> i64 {\n"
                     "  %1 = llvm.mlir.constant(1 : i64) : i64\n"
                     "  llvm.return %1 : i64\n}\n");
  OK(mlsExecutionEngineCreate(module, 3, 0, NULL, false, false, &engine));
  void *found;
  OK(mlsExecutionEngineLookup(engine, str("one"), &found));
  CHECK(((int64_t (*)(void))found)() == 1);
  OK(mlsContextDestroy(context));
}

static void only_fit_modules_are_taken(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine;
  MlsModule module = parse(context, ADD);
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`func.func` is in it",
                 mlsExecutionEngineCreate(module, 0, 0, NULL, false, false,
                                          &engine));
  const char *const unfit[] = {
      "llvm.func @f() { llvm.return }\nmodule { }",
      "llvm.func @atexit() { llvm.return }",
      "llvm.func @\"\"() { llvm.return }",
      "llvm.mlir.global @__dso_handle(1 : i32) : i32",
      "llvm.func @f() { llvm.return }\nllvm.func @_mlir_f() { llvm.return }",
      "llvm.func @f() { llvm.return }\nllvm.func @_mlir_f()"};
  for (size_t i = 0; i < sizeof unfit / sizeof *unfit; ++i)
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            mlsExecutionEngineCreate(parse(context, unfit[i]), 0, 0, NULL,
                                     false, false, &engine));
  // Verified, but there is no translation: MLIR's diagnostics are in the report.
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsStatus status = mlsExecutionEngineCreate(
      parse(context, "llvm.func @f() { \"llvm.nothing\"() : () -> ()\n"
                     "llvm.return }"),
      0, 0, NULL, false, false, &engine);
  test_refused(status, MLS_STATUS_UPSTREAM_FAILED, "llvm.nothing", __FILE__,
               __LINE__);
  // An empty module is fine, and has nothing.
  OK(mlsExecutionEngineCreate(parse(context, ""), 0, 0, NULL, true, false,
                              &engine));
  OK(mlsExecutionEngineInitialize(engine));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsExecutionEngineDumpToObjectFile(engine, str("/dev/null")));
  OK(mlsContextDestroy(context));
}

// Translating changes blocks; not those of the host.
static void the_module_stays_as_it_is(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine;
  MlsModule module = parse(context,
      "llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {\n"
      "  llvm.cond_br %c, ^next(%a : i32), ^next(%b : i32)\n"
      "^next(%x: i32):\n"
      "  llvm.return %x : i32\n}\n");
  MlsOperation root = root_of(module);
  char *before = print(root);
  OK(mlsExecutionEngineCreate(module, 0, 0, NULL, false, false, &engine));
  char *after = print(root);
  CHECK(strcmp(before, after) == 0);
  free(before);
  free(after);
  void *found;
  OK(mlsExecutionEngineLookup(engine, str("f"), &found));
  CHECK(((int32_t (*)(bool, int32_t, int32_t))found)(true, 3, 4) == 3);
  CHECK(((int32_t (*)(bool, int32_t, int32_t))found)(false, 3, 4) == 4);
  OK(mlsContextDestroy(context));
}

static void names_are_looked_for(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine = engine_of(context, ADD, 1, false);
  void *found = &context;
  void *nothing[] = {NULL, NULL, NULL};
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`subtract`",
                 mlsExecutionEngineLookup(engine, str("subtract"), &found));
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`subtract`",
                 mlsExecutionEngineLookupPacked(engine, str("subtract"), &found));
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`subtract`",
                 mlsExecutionEngineInvokePacked(engine, str("subtract"), nothing));
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "llvm.emit_c_interface",
                 mlsExecutionEngineInvokePacked(engine, str("plain"), nothing));
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "private",
                 mlsExecutionEngineLookup(engine, str("secret"), &found));
  REFUSED(MLS_STATUS_NO_SYMBOL,
          mlsExecutionEngineLookup(engine, str(""), &found));
  CHECK(found == &context);
  REFUSED_SAYING(MLS_STATUS_NULL_POINTER, "3 elements",
                 mlsExecutionEngineInvokePacked(engine, str("add"), NULL));
  REFUSED_SAYING(MLS_STATUS_NULL_POINTER, "number 0",
                 mlsExecutionEngineInvokePacked(engine, str("add"), nothing));
  // All that does not hurt.
  OK(mlsExecutionEngineLookup(engine, str("add"), &found));
  CHECK(((int32_t (*)(int32_t, int32_t))found)(2, 3) == 5);
  int32_t a = 9, result = 0;
  OK(mlsExecutionEngineLookupPacked(engine, str("plain"), &found));
  ((void (*)(void **))found)((void *[]){&a, &result});
  CHECK(result == 9);
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "private",
                 mlsExecutionEngineLookupPacked(engine, str("secret"), &found));
  OK(mlsExecutionEngineLookup(engine, str("malloc"), &found));
  CHECK(add(engine, 4, 5) == 9);
  OK(mlsContextDestroy(context));
}

static int32_t factor = 3;
static int32_t scale(int32_t a) { return a * factor; }

static int32_t scaled(MlsExecutionEngine engine, int32_t a) {
  int32_t result = -1;
  OK(mlsExecutionEngineInvokePacked(engine, str("scaled"),
                                    (void *[]){&a, &result}));
  return result;
}

static void the_host_gives_symbols(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine = engine_of(context, CALLS_HOST, 2, false);
  void *address = (void *)scale;
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsExecutionEngineRegisterSymbol(engine, str("host_scale"), NULL));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsExecutionEngineRegisterSymbol(engine, str(""), address));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsExecutionEngineRegisterSymbol(engine, str("atexit"), address));
  const char *const taken[] = {"scaled", "_mlir_scaled", "_mlir_ciface_scaled"};
  for (size_t i = 0; i < sizeof taken / sizeof *taken; ++i)
    REFUSED_SAYING(MLS_STATUS_BAD_STATE, taken[i],
                   mlsExecutionEngineRegisterSymbol(engine, str(taken[i]),
                                                    address));
  OK(mlsExecutionEngineRegisterSymbol(engine, str("host_scale"), address));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsExecutionEngineRegisterSymbol(engine, str("host_scale"), address));
  CHECK(scaled(engine, 14) == 42);
  factor = 2;
  CHECK(scaled(engine, 14) == 28);
  factor = 3;
  // Now the code is linked; new names are still new.
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsExecutionEngineRegisterSymbol(engine, str("malloc"), address));
  OK(mlsExecutionEngineRegisterSymbol(engine, str("late"), address));
  void *found;
  OK(mlsExecutionEngineLookup(engine, str("late"), &found));
  CHECK(found == address);
  OK(mlsContextDestroy(context));
}

static int32_t my_abs(int32_t a) { return a + 1000; }

// A symbol of the host comes before that of the process, if it comes in time.
static void the_host_comes_before_the_process(void) {
  static const char *const text =
      "func.func private @toupper(i32) -> i32\n"
      "func.func @f(%a: i32) -> i32 attributes { llvm.emit_c_interface } {\n"
      "  %r = call @toupper(%a) : (i32) -> i32\n"
      "  return %r : i32\n}\n";
  MlsContext context = full_context(false);
  int32_t a = 'x', result = 0;
  void *arguments[] = {&a, &result};
  MlsExecutionEngine engine = engine_of(context, text, 0, false);
  OK(mlsExecutionEngineInvokePacked(engine, str("f"), arguments));
  CHECK(result == 'X');
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsExecutionEngineRegisterSymbol(engine, str("toupper"),
                                           (void *)my_abs));
  engine = engine_of(context, text, 0, false);
  OK(mlsExecutionEngineRegisterSymbol(engine, str("toupper"), (void *)my_abs));
  OK(mlsExecutionEngineInvokePacked(engine, str("f"), arguments));
  CHECK(result == 'x' + 1000);
  OK(mlsContextDestroy(context));
}

// What is missing is named, and can be given afterwards.
static void missing_symbols_are_named(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine = engine_of(context, CALLS_HOST, 2, true);
  void *found;
  int32_t a = 5, result = 0;
  void *arguments[] = {&a, &result};
  for (int i = 0; i < 2; ++i) {
    REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "nobody defines: `host_scale`;",
                   mlsExecutionEngineInvokePacked(engine, str("scaled"),
                                                  arguments));
    REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`host_scale`",
                   mlsExecutionEngineLookup(engine, str("scaled"), &found));
    REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`host_scale`",
                   mlsExecutionEngineLookupPacked(engine, str("scaled"),
                                                  &found));
    REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`host_scale`",
                   mlsExecutionEngineInitialize(engine));
    REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`host_scale`",
                   mlsExecutionEngineDumpToObjectFile(engine, str("/dev/null")));
  }
  OK(mlsExecutionEngineRegisterSymbol(engine, str("host_scale"),
                                      (void *)scale));
  CHECK(scaled(engine, 5) == 15);
  // Never asked for, and never compiled.
  engine_of(context, CALLS_HOST, 0, false);
  OK(mlsContextDestroy(context));
}

static const char *const CONSTRUCTED =
    "llvm.mlir.global_ctors ctors = [@setup], priorities = [0 : i32],\n"
    "    data = [#llvm.zero]\n"
    "llvm.mlir.global_dtors dtors = [@teardown], priorities = [0 : i32],\n"
    "    data = [#llvm.zero]\n"
    "llvm.mlir.global internal @state(0 : i32) : i32\n"
    "llvm.func @host_event(i32)\n"
    "llvm.func @setup() {\n"
    "  %p = llvm.mlir.addressof @state : !llvm.ptr\n"
    "  %c = llvm.mlir.constant(77 : i32) : i32\n"
    "  llvm.store %c, %p : i32, !llvm.ptr\n"
    "  llvm.call @host_event(%c) : (i32) -> ()\n"
    "  llvm.return\n}\n"
    "llvm.func @teardown() {\n"
    "  %c = llvm.mlir.constant(78 : i32) : i32\n"
    "  llvm.call @host_event(%c) : (i32) -> ()\n"
    "  llvm.return\n}\n"
    "llvm.func @_mlir_ciface_get() -> i32 {\n"
    "  %p = llvm.mlir.addressof @state : !llvm.ptr\n"
    "  %c = llvm.load %p : !llvm.ptr -> i32\n"
    "  llvm.return %c : i32\n}\n";

static MlsExecutionEngine running;
static int events[4], n_events;

static int32_t get(MlsExecutionEngine engine) {
  int32_t result = -1;
  OK(mlsExecutionEngineInvokePacked(engine, str("get"), (void *[]){&result}));
  return result;
}

// Runs inside of the constructor, which may use the engine; and of the
// destructor, when that is gone.
static void event(int32_t what) {
  events[n_events++] = what;
  if (what == 77) {
    CHECK(get(running) == 77);
    REFUSED(MLS_STATUS_BUSY, mlsExecutionEngineDestroy(running));
  } else {
    uint32_t code = mlsExecutionEngineInitialize(running).code;
    CHECK(code == MLS_STATUS_STALE_HANDLE || code == MLS_STATUS_BUSY);
  }
}

static void constructors_run_once(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, CONSTRUCTED);
  n_events = 0;
  OK(mlsExecutionEngineCreate(module, 2, 0, NULL, false, false, &running));
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "`host_event`",
                 mlsExecutionEngineInitialize(running));
  OK(mlsExecutionEngineRegisterSymbol(running, str("host_event"),
                                      (void *)event));
  OK(mlsExecutionEngineInitialize(running));
  OK(mlsExecutionEngineInitialize(running));
  CHECK(n_events == 1 && events[0] == 77);
  CHECK(get(running) == 77);
  OK(mlsExecutionEngineDestroy(running));
  CHECK(n_events == 2 && events[1] == 78);
  OK(mlsContextDestroy(context));
}

static MlsContext called_context;
static MlsExecutionEngine called_engine;

// A host function that JIT code calls may do everything.
static int32_t ends_everything(int32_t a) {
  char *text = print(root_of(parse(called_context, "")));
  free(text);
  MlsExecutionEngine other = engine_of(called_context, ADD, 0, false);
  CHECK(add(other, a, 1) == a + 1);
  REFUSED(MLS_STATUS_BUSY, mlsExecutionEngineDestroy(called_engine));
  OK(mlsContextDestroy(called_context));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsExecutionEngineDestroy(called_engine));
  return a * 2;
}

static void code_that_runs_outlives_its_context(void) {
  called_context = full_context(false);
  called_engine = engine_of(called_context, CALLS_HOST, 0, false);
  OK(mlsExecutionEngineRegisterSymbol(called_engine, str("host_scale"),
                                      (void *)ends_everything));
  CHECK(scaled(called_engine, 21) == 42);
}

static void two_engines_are_two(void) {
  MlsContext context = full_context(false), other = full_context(false);
  MlsModule module = parse(context, CONSTRUCTED);
  MlsExecutionEngine a, b;
  n_events = 0;
  OK(mlsExecutionEngineCreate(module, 0, 0, NULL, false, false, &a));
  OK(mlsExecutionEngineCreate(module, 3, 0, NULL, false, false, &b));
  MlsExecutionEngine c = engine_of(other, ADD, 2, false);
  OK(mlsExecutionEngineRegisterSymbol(a, str("host_event"), (void *)event));
  running = a;
  CHECK(get(a) == 77);
  REFUSED(MLS_STATUS_NO_SYMBOL, mlsExecutionEngineInitialize(b));
  CHECK(add(c, 1, 1) == 2);
  OK(mlsContextDestroy(context));
  CHECK(n_events == 2);
  CHECK(add(c, 2, 2) == 4);
  OK(mlsContextDestroy(other));
}

// The engine is the last thing that holds the context.
static void the_last_reference_ends_it(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine = engine_of(context, ADD, 2, false);
  OK(mlsExecutionEngineRetain(engine));
  OK(mlsExecutionEngineRelease(engine));
  OK(mlsContextRelease(context));
  CHECK(add(engine, 20, 22) == 42);
  OK(mlsExecutionEngineRelease(engine));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsExecutionEngineInitialize(engine));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsContextRetain(context));
}

static long object_size(const char *path, char *start) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return -1;
  size_t n = fread(start, 1, 4, file);
  CHECK(n == 4);
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  fclose(file);
  return size;
}

static void objects_are_dumped(void) {
  MlsContext context = full_context(false);
  char path[] = "/tmp/mls_jit_XXXXXX", start[4] = "";
  int descriptor = mkstemp(path);
  CHECK(descriptor >= 0);
  close(descriptor);
  MlsExecutionEngine engine = engine_of(context, ADD, 2, false);
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "enable_object_dump",
                 mlsExecutionEngineDumpToObjectFile(engine, str(path)));
  engine = engine_of(context, CALLS_HOST, 2, true);
  OK(mlsExecutionEngineRegisterSymbol(engine, str("host_scale"),
                                      (void *)scale));
  REFUSED_SAYING(MLS_STATUS_NOT_AVAILABLE, "/nowhere/a.o",
                 mlsExecutionEngineDumpToObjectFile(engine,
                                                    str("/nowhere/a.o")));
  REFUSED(MLS_STATUS_NOT_AVAILABLE,
          mlsExecutionEngineDumpToObjectFile(engine, str("/tmp")));
  const int signals[] = {SIGINT, SIGTERM, SIGSEGV, SIGUSR1};
  struct sigaction before[4];
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i)
    CHECK(sigaction(signals[i], NULL, &before[i]) == 0);
  OK(mlsExecutionEngineDumpToObjectFile(engine, str(path)));
  long size = object_size(path, start);
  CHECK(size > 200 && memcmp(start, "\177ELF", 4) == 0);
  // LLVM has taken no signal from the host.
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i) {
    struct sigaction now;
    CHECK(sigaction(signals[i], NULL, &now) == 0);
    CHECK(now.sa_handler == before[i].sa_handler);
  }
  // After it has run, once more, and the same.
  CHECK(scaled(engine, 2) == 6);
  OK(mlsExecutionEngineDumpToObjectFile(engine, str(path)));
  CHECK(object_size(path, start) == size);
  CHECK(remove(path) == 0);
  OK(mlsContextDestroy(context));
}

// What the engine defines itself; what may be missing; what is not a function.
static void special_symbols_work(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine;
  void *found;
  OK(mlsExecutionEngineCreate(parse(context,
      "llvm.mlir.global extern_weak @mls_nobody() : i32\n"
      "llvm.mlir.global external @number(5 : i32) : i32\n"
      "llvm.mlir.global external thread_local @own(6 : i32) : i32\n"
      "llvm.mlir.alias external @same : i32 {\n"
      "  %p = llvm.mlir.addressof @number : !llvm.ptr\n"
      "  llvm.return %p : !llvm.ptr\n}\n"
      "llvm.func available_externally @toupper(%a: i32) -> i32 {\n"
      "  llvm.return %a : i32\n}\n"
      "llvm.func @atexit(!llvm.ptr) -> i32\n"
      "llvm.func @nothing() { llvm.return }\n"
      "llvm.func @f() -> i32 {\n"
      "  %p = llvm.mlir.addressof @nothing : !llvm.ptr\n"
      "  %r = llvm.call @atexit(%p) : (!llvm.ptr) -> i32\n"
      "  llvm.return %r : i32\n}\n"
      "llvm.func @weak() -> !llvm.ptr {\n"
      "  %p = llvm.mlir.addressof @mls_nobody : !llvm.ptr\n"
      "  llvm.return %p : !llvm.ptr\n}\n"),
      2, 0, NULL, true, false, &engine));
  // MLIR's linker wants weak symbols too.
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "nobody defines: `mls_nobody`;",
                 mlsExecutionEngineLookup(engine, str("number"), &found));
  OK(mlsExecutionEngineRegisterSymbol(engine, str("mls_nobody"), &factor));
  OK(mlsExecutionEngineLookup(engine, str("number"), &found));
  CHECK(*(int32_t *)found == 5);
  OK(mlsExecutionEngineLookup(engine, str("same"), &found));
  CHECK(*(int32_t *)found == 5);
  OK(mlsExecutionEngineLookup(engine, str("f"), &found));
  CHECK(((int32_t (*)(void))found)() == 0);
  OK(mlsExecutionEngineLookup(engine, str("weak"), &found));
  CHECK(((void *(*)(void))found)() == &factor);
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "thread-local",
                 mlsExecutionEngineLookup(engine, str("own"), &found));
  REFUSED_SAYING(MLS_STATUS_NO_SYMBOL, "not a function",
                 mlsExecutionEngineLookupPacked(engine, str("number"), &found));
  // Two objects have been compiled by now; it is the module's that is written.
  OK(mlsExecutionEngineDumpToObjectFile(engine, str("/dev/null")));
  OK(mlsContextDestroy(context));
}

static void libraries_are_checked(void) {
  MlsContext context = full_context(false);
  MlsModule module = lowered(context, ADD);
  MlsExecutionEngine engine;
  MlsStringRef missing = str("/nowhere/libnone.so");
  REFUSED_SAYING(MLS_STATUS_NOT_AVAILABLE, "/nowhere/libnone.so",
                 mlsExecutionEngineCreate(module, 0, 1, &missing, false, false,
                                          &engine));
  MlsStringRef text = str(MLS_EXAMPLES "/model.mlir");
  REFUSED_SAYING(MLS_STATUS_NOT_AVAILABLE, "cannot be loaded",
                 mlsExecutionEngineCreate(module, 0, 1, &text, false, false,
                                          &engine));
  MlsStringRef strange[] = {str(""), {"a\0b", 3}};
  for (int i = 0; i < 2; ++i)
    REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "is not a path",
                   mlsExecutionEngineCreate(module, 0, 1, &strange[i], false,
                                            false, &engine));
  // Of a string that goes on behind its end, only the string counts.
  char long_path[] = MLS_RUNNER_UTILS "+more";
  MlsStringRef utils = {long_path, sizeof MLS_RUNNER_UTILS - 1};
  MlsStringRef twice[] = {utils, utils};
  MlsModule user = lowered(context,
      "func.func private @printNewline()\n"
      "func.func @f() attributes { llvm.emit_c_interface } {\n"
      "  call @printNewline() : () -> ()\n"
      "  return\n}\n");
  OK(mlsExecutionEngineCreate(user, 0, 2, twice, false, false, &engine));
  OK(mlsExecutionEngineInvokePacked(engine, str("f"), NULL));
  OK(mlsContextDestroy(context));
}

struct Job {
  MlsExecutionEngine engine;
  int failures;
};

static void *invoke(void *argument) {
  struct Job *job = argument;
  for (int32_t i = 0; i < 200; ++i)
    job->failures += add(job->engine, i, 1) != i + 1;
  return NULL;
}

static void threads_share_an_engine(void) {
  enum { THREADS = 8 };
  MlsContext context = full_context(false);
  MlsExecutionEngine engine = engine_of(context, ADD, 2, false);
  pthread_t threads[THREADS];
  struct Job jobs[THREADS];
  for (int i = 0; i < THREADS; ++i) {
    jobs[i] = (struct Job){engine, 0};
    CHECK(pthread_create(&threads[i], NULL, invoke, &jobs[i]) == 0);
  }
  for (int i = 0; i < THREADS; ++i) {
    pthread_join(threads[i], NULL);
    CHECK(jobs[i].failures == 0);
  }
  OK(mlsContextDestroy(context));
}

struct Maker {
  MlsContext context;
  int failures;
};

static void *make_engines(void *argument) {
  struct Maker *maker = argument;
  for (int32_t i = 0; i < 8; ++i) {
    MlsExecutionEngine engine = engine_of(maker->context, ADD, i % 4, false);
    maker->failures += add(engine, i, 1) != i + 1;
    OK(mlsExecutionEngineDestroy(engine));
  }
  return NULL;
}

// In a context with every dialect loaded, nobody is refused.
static void threads_make_engines_in_one_context(void) {
  enum { THREADS = 4 };
  MlsContext context = full_context(false);
  engine_of(context, ADD, 0, false);
  pthread_t threads[THREADS];
  struct Maker makers[THREADS];
  for (int i = 0; i < THREADS; ++i) {
    makers[i] = (struct Maker){context, 0};
    CHECK(pthread_create(&threads[i], NULL, make_engines, &makers[i]) == 0);
  }
  for (int i = 0; i < THREADS; ++i) {
    pthread_join(threads[i], NULL);
    CHECK(makers[i].failures == 0);
  }
  OK(mlsContextDestroy(context));
}

static atomic_bool inside, go_on;

static int32_t waits(int32_t a) {
  inside = true;
  while (!go_on)
    thrd_yield();
  return a;
}

static void *invoke_scaled(void *argument) {
  struct Job *job = argument;
  job->failures += scaled(job->engine, 8) != 8;
  return NULL;
}

// Code that runs for long is in nobody's way.
static void others_work_while_code_runs(void) {
  MlsContext context = full_context(false);
  MlsExecutionEngine engine = engine_of(context, CALLS_HOST, 2, false);
  OK(mlsExecutionEngineRegisterSymbol(engine, str("host_scale"),
                                      (void *)waits));
  inside = go_on = false;
  struct Job job = {engine, 0};
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, invoke_scaled, &job) == 0);
  while (!inside)
    thrd_yield();
  MlsExecutionEngine other = engine_of(context, ADD, 0, false);
  CHECK(add(other, 1, 2) == 3);
  REFUSED(MLS_STATUS_BUSY, mlsExecutionEngineDestroy(engine));
  OK(mlsExecutionEngineRelease(engine));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsExecutionEngineInitialize(engine));
  go_on = true;
  pthread_join(thread, NULL);
  CHECK(job.failures == 0);
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(every_level_works);
  TEST(a_small_context_is_enough);
  TEST(only_fit_modules_are_taken);
  TEST(the_module_stays_as_it_is);
  TEST(names_are_looked_for);
  TEST(the_host_gives_symbols);
  TEST(the_host_comes_before_the_process);
  TEST(missing_symbols_are_named);
  TEST(constructors_run_once);
  TEST(code_that_runs_outlives_its_context);
  TEST(two_engines_are_two);
  TEST(the_last_reference_ends_it);
  TEST(objects_are_dumped);
  TEST(special_symbols_work);
  TEST(libraries_are_checked);
  TEST(threads_share_an_engine);
  TEST(threads_make_engines_in_one_context);
  TEST(others_work_while_code_runs);
  return TEST_RESULT;
}
