// What is set for a context or the process: dialects by handle, threads, debug
// output; and walks over symbol tables, diagnostics, logical results.
#include "mls_test.h"

#include <pthread.h>

static void dialects_by_handle(void) {
  MlsContext context;
  MlsDialectHandle handle;
  MlsDialectRegistry registry;
  MlsDialect dialect, again;
  MlsStringRef name;
  intptr_t before, after;
  OK(mlsGetDialectHandle__arith__(&handle));
  OK(mlsDialectHandleGetNamespace(handle, &name));
  CHECK(mlsStringRefEqual(name, str("arith")));
  OK(mlsContextCreate(&context));
  REFUSED(MLS_STATUS_NOT_AVAILABLE,
          mlsContextGetOrLoadDialect(context, str("arith"), &dialect));
  OK(mlsContextGetNumRegisteredDialects(context, &before));
  OK(mlsDialectHandleRegisterDialect(handle, context));
  OK(mlsDialectHandleRegisterDialect(handle, context));
  OK(mlsContextGetNumRegisteredDialects(context, &after));
  CHECK(after > before);
  OK(mlsContextGetOrLoadDialect(context, str("arith"), &dialect));
  OK(mlsDialectHandleLoadDialect(handle, context, &again));
  CHECK(again.bits == dialect.bits);
  OK(mlsContextDestroy(context));

  OK(mlsContextCreate(&context));
  OK(mlsDialectHandleLoadDialect(handle, context, &dialect));
  OK(mlsDialectGetNamespace(dialect, &name));
  CHECK(mlsStringRefEqual(name, str("arith")));
  OK(mlsContextDestroy(context));

  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsDialectHandleInsertDialect(handle, registry));
  OK(mlsContextCreateWithRegistry(registry, false, &context));
  OK(mlsContextGetOrLoadDialect(context, str("arith"), &dialect));
  OK(mlsRegisterAllLLVMTranslations(context));
  OK(mlsRegisterAllLLVMTranslations(context));
  OK(mlsContextDestroy(context));
  OK(mlsDialectRegistryDestroy(registry));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsDialectHandleInsertDialect(handle, registry));
}

static void *make_types(void *user_data) {
  MlsContext context = *(MlsContext *)user_data;
  for (uint32_t i = 1; i < 2000; ++i) {
    MlsType ty;
    MlsStatus status = mlsIntegerTypeGet(context, i, &ty);
    CHECK(status.code == MLS_STATUS_OK || status.code == MLS_STATUS_BUSY);
  }
  return NULL;
}

// Without threads inside, and several outside.
static void threads_on_and_off(void) {
  MlsContext context = full_context(true);
  MlsLlvmThreadPool pool, own, none;
  uint32_t threads;
  OK(mlsContextGetThreadPool(context, &pool));
  CHECK(pool.bits != 0);
  OK(mlsContextEnableMultithreading(context, true));
  OK(mlsContextEnableMultithreading(context, false));
  OK(mlsContextEnableMultithreading(context, false));
  OK(mlsContextGetNumThreads(context, &threads));
  CHECK(threads == 1);
  OK(mlsContextGetThreadPool(context, &none));
  CHECK(none.bits == 0);
  MlsModule module = parse(context, "func.func @f(%a: i32) -> i32 {\n"
                                    "  %s = arith.addi %a, %a : i32\n"
                                    "  return %s : i32\n}\n");
  pthread_t thread;
  pthread_create(&thread, NULL, make_types, &context);
  for (int i = 0; i < 50; ++i) {
    MlsStatus status = mlsOperationVerify(root_of(module));
    CHECK(status.code == MLS_STATUS_OK);
    MlsPassManager manager = pipeline(context, "canonicalize,cse");
    status = mlsPassManagerRunOnOp(manager, root_of(module));
    CHECK(status.code == MLS_STATUS_OK);
    OK(mlsPassManagerDestroy(manager));
  }
  pthread_join(thread, NULL);
  OK(mlsContextEnableMultithreading(context, true));
  OK(mlsContextGetNumThreads(context, &threads));
  CHECK(threads >= 1);
  run(context, root_of(module), "canonicalize");

  OK(mlsLlvmThreadPoolCreate(&own));
  OK(mlsContextSetThreadPool(context, own));
  OK(mlsLlvmThreadPoolDestroy(own));
  OK(mlsContextGetThreadPool(context, &own));
  OK(mlsContextDestroy(context));
  // The handle has the pool still.
  OK(mlsContextCreate(&context));
  OK(mlsContextEnableMultithreading(context, false));
  OK(mlsContextSetThreadPool(context, own));
  OK(mlsContextEnableMultithreading(context, false));
  OK(mlsContextSetThreadPool(context, pool));
  OK(mlsLlvmThreadPoolDestroy(own));
  OK(mlsLlvmThreadPoolDestroy(pool));
  OK(mlsContextDestroy(context));
  OK(mlsContextCreate(&context));
  OK(mlsContextEnableMultithreading(context, true));
  OK(mlsContextGetThreadPool(context, &pool));
  CHECK(pool.bits != 0);
  OK(mlsLlvmThreadPoolDestroy(pool));
  OK(mlsContextDestroy(context));
}

static void refused_in_a_run(MlsOperation op, MlsExternalPass pass,
                             void *user_data) {
  MlsContext *context = user_data;
  MlsDialectHandle handle;
  MlsDialect dialect;
  (void)op, (void)pass;
  OK(mlsGetDialectHandle__arith__(&handle));
  REFUSED(MLS_STATUS_BUSY, mlsContextEnableMultithreading(*context, false));
  REFUSED(MLS_STATUS_BUSY, mlsRegisterAllLLVMTranslations(*context));
  REFUSED(MLS_STATUS_BUSY, mlsDialectHandleRegisterDialect(handle, *context));
  REFUSED(MLS_STATUS_BUSY,
          mlsDialectHandleLoadDialect(handle, *context, &dialect));
  REFUSED(MLS_STATUS_BUSY, mlsEnableGlobalDebug(true));
  REFUSED(MLS_STATUS_BUSY, mlsSetGlobalDebugType(str("x")));
  REFUSED(MLS_STATUS_BUSY, mlsSetGlobalDebugTypes(0, NULL));
  // On its own thread, a run without threads is not in its own way.
  OK(mlsOperationVerify(op));
}

static void nothing_is_set_in_a_run(void) {
  for (int alone = 0; alone < 2; ++alone) {
    MlsContext context = full_context(true);
    MlsModule module = parse(context, "func.func @f() { return }");
    MlsPassManager manager;
    MlsPass pass;
    if (alone)
      OK(mlsContextEnableMultithreading(context, false));
    OK(mlsPassManagerCreate(context, &manager));
    OK(mlsCreateExternalPass(
        str("pass"), str("pass"), str(""), str(""), 0, NULL,
        (MlsExternalPassCallbacks){.run = refused_in_a_run}, &context, &pass));
    OK(mlsPassManagerAddOwnedPass(manager, pass));
    OK(mlsPassManagerRunOnOp(manager, root_of(module)));
    OK(mlsContextDestroy(context));
  }
}

static void debug_output(void) {
  bool is;
  const MlsStringRef types[] = {str("one"), str("two")};
  OK(mlsIsGlobalDebugEnabled(&is));
  CHECK(!is);
  OK(mlsEnableGlobalDebug(true));
  OK(mlsIsGlobalDebugEnabled(&is));
  CHECK(is);
  OK(mlsEnableGlobalDebug(false));
  // Only a build with assertions keeps them.
  OK(mlsSetGlobalDebugType(str("one")));
  OK(mlsIsCurrentDebugType(str("one"), &is));
  OK(mlsSetGlobalDebugTypes(2, types));
  OK(mlsIsCurrentDebugType(str("two"), &is));
  OK(mlsSetGlobalDebugTypes(0, NULL));
  const MlsStringRef zero = mlsStringRefCreate("a\0b", 3);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsSetGlobalDebugType(zero));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsSetGlobalDebugTypes(1, &zero));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsIsCurrentDebugType(zero, &is));
}

typedef struct Tables {
  MlsOperation all[8];
  bool visible[8];
  int count;
  bool erase, fail;
} Tables;

static void add_table(MlsOperation op, bool visible, void *user_data) {
  Tables *tables = user_data;
  if (tables->count < 8) {
    tables->all[tables->count] = op;
    tables->visible[tables->count++] = visible;
  }
  if (tables->fail)
    OK(mlsCallbackFail(7));
  if (tables->erase && tables->count == 1) {
    MlsOperation around;
    OK(mlsOperationGetParentOperation(op, &around));
    OK(mlsOperationDestroy(around));
  }
}

static void symbol_tables(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "module @outer {\n"
                                    "  module @b { module @c {} }\n"
                                    "  module @d attributes {sym_visibility = "
                                    "\"private\"} {}\n"
                                    "}\n");
  MlsOperation root = root_of(module), outer = find(root, "builtin.module", 0);
  Tables tables = {.count = 0};
  OK(mlsSymbolTableWalkSymbolTables(outer, false, add_table, &tables));
  CHECK(tables.count == 4 && tables.all[3].bits == outer.bits);
  CHECK(tables.all[0].bits == find(root, "builtin.module", 2).bits);
  CHECK(!tables.visible[0] && tables.visible[2] && !tables.visible[3]);
  tables = (Tables){.fail = true};
  MlsStatus status =
      mlsSymbolTableWalkSymbolTables(outer, true, add_table, &tables);
  CHECK(status.code == MLS_STATUS_CALLBACK_FAILED && tables.count == 1);
  tables = (Tables){.erase = true};
  OK(mlsSymbolTableWalkSymbolTables(outer, true, add_table, &tables));
  CHECK(tables.count == 3);
  MlsOperation inner = find(root, "builtin.module", 1);
  OK(mlsOperationSetAttributeByName(inner, str("sym_visibility"),
                                    attribute(context, "\"hidden\"")));
  REFUSED_SAYING(
      MLS_STATUS_BAD_ARGUMENT, "hidden",
      mlsSymbolTableWalkSymbolTables(outer, true, add_table, &tables));
  OK(mlsContextDestroy(context));
}

static void keep(MlsStringRef text, void *user_data) {
  snprintf(user_data, 256, "%.*s", (int)text.length, text.data);
}

static void read_all(const MlsDiagnostic *diagnostic, void *user_data) {
  int *calls = user_data;
  uint32_t severity;
  MlsStringRef location;
  intptr_t notes;
  MlsDiagnostic note;
  char text[256];
  ++*calls;
  OK(mlsDiagnosticGetSeverity(diagnostic, &severity));
  CHECK(severity == MLS_DIAGNOSTIC_ERROR);
  OK(mlsDiagnosticGetLocation(diagnostic, &location));
  CHECK(location.length > 0);
  OK(mlsDiagnosticPrint(diagnostic, keep, text));
  CHECK(strstr(text, "redefinition") != NULL);
  OK(mlsDiagnosticGetNumNotes(diagnostic, &notes));
  CHECK(notes > 0);
  OK(mlsDiagnosticGetNote(diagnostic, 0, &note));
  OK(mlsDiagnosticGetSeverity(&note, &severity));
  CHECK(severity == MLS_DIAGNOSTIC_NOTE);
  OK(mlsDiagnosticPrint(&note, keep, text));
  CHECK(strstr(text, "see ") != NULL);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsDiagnosticGetNote(diagnostic, notes, &note));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsDiagnosticGetNote(&note, 0, &note));
}

static void diagnostics(void) {
  MlsContext context = full_context(false);
  MlsModule module;
  uint64_t id;
  int calls = 0;
  OK(mlsContextAttachDiagnosticHandler(context, read_all, false, &calls, NULL,
                                       &id));
  MlsStatus status = mlsModuleCreateParse(
      context, str("func.func private @f()\nfunc.func private @f()\n"),
      &module);
  CHECK(mlsLogicalResultIsFailure(status) && calls == 1);
  MlsReport report;
  MlsDiagnostic first, note;
  OK(mlsStatusGetReport(status, &report));
  OK(mlsReportGetDiagnostic(report, 0, &first));
  REFUSED_SAYING(MLS_STATUS_NOT_AVAILABLE, "mlsReportGetNote",
                 mlsDiagnosticGetNote(&first, 0, &note));
  OK(mlsReportDestroy(report));
  OK(mlsContextDestroy(context));
}

static void logical_results(void) {
  CHECK(mlsLogicalResultIsSuccess(mlsLogicalResultSuccess()));
  CHECK(!mlsLogicalResultIsFailure(mlsLogicalResultSuccess()));
  CHECK(mlsLogicalResultIsFailure(mlsLogicalResultFailure()));
  CHECK(!mlsLogicalResultIsSuccess(mlsLogicalResultFailure()));
  CHECK(mlsLogicalResultFailure().code == MLS_STATUS_UPSTREAM_FAILED);
}

int main(void) {
  TEST(dialects_by_handle);
  TEST(threads_on_and_off);
  TEST(nothing_is_set_in_a_run);
  TEST(debug_output);
  TEST(symbol_tables);
  TEST(diagnostics);
  TEST(logical_results);
  return TEST_RESULT;
}
