// Diagnostics: nothing is swallowed, nothing is mixed up, and callbacks that
// fail say with what.
#include "mls_test.h"

#include <pthread.h>
#include <stdatomic.h>

typedef struct Log {
  MlsContext context;
  uint64_t id, added;
  int count, notes, destroyed, calls_inside;
  char last[256], location[256];
} Log;

static void note_diagnostic(const MlsDiagnostic *diagnostic, void *data) {
  Log *log = data;
  ++log->count;
  snprintf(log->last, sizeof log->last, "%.*s", (int)diagnostic->message.length,
           diagnostic->message.data);
  snprintf(log->location, sizeof log->location, "%.*s", (int)diagnostic->location.length,
           diagnostic->location.data);
  log->notes += (int)diagnostic->numNotes;
  if (diagnostic->numNotes)
    CHECK(diagnostic->notes[0].message.length > 0);
}

static void destroy_log(void *data) { ++((Log *)data)->destroyed; }

static Log attach_log(Log *log, MlsContext context, bool immediate) {
  *log = (Log){.context = context};
  OK(mlsContextAttachDiagnosticHandler(context, note_diagnostic, immediate, log, destroy_log,
                                       &log->id));
  return *log;
}

static const char *const BROKEN =
    "func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n";

// Both kinds are told, and the report has it too; a note comes with its error.
static void handlers_are_told(void) {
  MlsContext context = full_context(true);
  for (int immediate = 0; immediate < 2; ++immediate) {
    Log log;
    MlsModule module;
    attach_log(&log, context, immediate);
    REFUSED_SAYING(MLS_STATUS_PARSE_ERROR, "type of return operand",
                   mlsModuleCreateParse(context, str(BROKEN), &module));
    CHECK(log.count == 1 && strstr(log.last, "type of return operand"));
    CHECK(strstr(log.location, ":2:3"));
    // Calls that succeed say something too.
    MlsReport report;
    intptr_t count;
    MlsStatus status = mlsEmitError(unknown(context), str("by the way"));
    CHECK(status.code == MLS_STATUS_OK && status.report != 0);
    OK(mlsStatusGetReport(status, &report));
    OK(mlsReportGetNumDiagnostics(report, &count));
    CHECK(count == 1);
    OK(mlsReportDestroy(report));
    CHECK(log.count == 2 && strcmp(log.last, "by the way") == 0);
    OK(mlsContextDetachDiagnosticHandler(context, log.id));
    CHECK(log.destroyed == 1);
    REFUSED(MLS_STATUS_NOT_AVAILABLE, mlsContextDetachDiagnosticHandler(context, log.id));
    REFUSED(MLS_STATUS_PARSE_ERROR, mlsModuleCreateParse(context, str(BROKEN), &module));
    CHECK(log.count == 2);
  }
  OK(mlsContextDestroy(context));
}

// A short call holds a lock: its diagnostics wait for its end.
static void short_calls_too(void) {
  MlsContext context = full_context(false);
  Log logs[2];
  attach_log(&logs[0], context, false);
  attach_log(&logs[1], context, true);
  MlsType ty;
  MlsStatus status = mlsTypeParseGet(context, str("tensor<"), &ty);
  CHECK(status.code == MLS_STATUS_PARSE_ERROR);
  CHECK(logs[0].count == 1 && logs[1].count == 1);
  OK(mlsContextDestroy(context));
  CHECK(logs[0].destroyed == 1 && logs[1].destroyed == 1);
}

// Attach and detach from inside, and calls of all kinds.
static void change_handlers(const MlsDiagnostic *diagnostic, void *data) {
  Log *log = data;
  MlsType ty;
  (void)diagnostic;
  ++log->count;
  OK(mlsIntegerTypeGet(log->context, 7, &ty));
  if (log->count == 1) {
    OK(mlsContextAttachDiagnosticHandler(log->context, note_diagnostic, 1, log, NULL,
                                         &log->added));
    OK(mlsContextDetachDiagnosticHandler(log->context, log->id));
    CHECK(log->destroyed == 0);
  }
}

static void handlers_change_handlers(void) {
  for (int immediate = 0; immediate < 2; ++immediate) {
    MlsContext context = full_context(true);
    Log log = {.context = context};
    MlsModule module;
    OK(mlsContextAttachDiagnosticHandler(context, change_handlers, (MlsBool)immediate, &log,
                                         destroy_log, &log.id));
    REFUSED(MLS_STATUS_PARSE_ERROR, mlsModuleCreateParse(context, str(BROKEN), &module));
    CHECK(log.destroyed == 1 && log.count == 1);
    REFUSED(MLS_STATUS_PARSE_ERROR, mlsModuleCreateParse(context, str(BROKEN), &module));
    CHECK(log.count == 2 && strstr(log.last, "return"));
    OK(mlsContextDestroy(context));
  }
}

// Each thread gets its own.
typedef struct Own {
  MlsContext context;
  int number;
} Own;

static void *emit_own(void *data) {
  Own *own = data;
  char text[32];
  snprintf(text, sizeof text, "from thread %d", own->number);
  for (int i = 0; i < 200; ++i) {
    MlsStatus status = mlsEmitError(unknown(own->context), str(text));
    MlsReport report;
    intptr_t count;
    MlsDiagnostic diagnostic;
    OK(mlsStatusGetReport(status, &report));
    OK(mlsReportGetNumDiagnostics(report, &count));
    OK(mlsReportGetDiagnostic(report, 0, &diagnostic));
    CHECK(count == 1 && mlsStringRefEqual(diagnostic.message, str(text)));
    OK(mlsReportDestroy(report));
  }
  return NULL;
}

static void threads_are_not_mixed_up(void) {
  MlsContext context = full_context(false);
  Own own[4];
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i) {
    own[i] = (Own){context, i};
    pthread_create(&threads[i], NULL, emit_own, &own[i]);
  }
  for (int i = 0; i < 4; ++i)
    pthread_join(threads[i], NULL);
  OK(mlsContextDestroy(context));
}

// B40: a callback that fails hands its token back.
static int visited;

static MlsWalkResult fail_at_third(MlsOperation op, void *data) {
  (void)op;
  if (++visited == 3)
    OK(mlsCallbackFail(*(uint64_t *)data));
  return MLS_WALK_RESULT_ADVANCE;
}

static void fail_text(MlsStringRef text, void *data) {
  CHECK(text.length > 0);
  OK(mlsCallbackFail(*(uint64_t *)data));
}

static uint64_t token_of(MlsStatus status) {
  MlsReport report;
  uint64_t token;
  CHECK(status.code == MLS_STATUS_CALLBACK_FAILED);
  OK(mlsStatusGetReport(status, &report));
  OK(mlsReportGetErrorToken(report, &token));
  OK(mlsReportDestroy(report));
  return token;
}

static void failed_callbacks_hand_a_token_back(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, "func.func @f() {\n return\n}\nfunc.func @g() {\n return\n}\n"));
  uint64_t token = 0x1122334455667788;
  bool stopped = true;
  visited = 0;
  CHECK(token_of(mlsOperationWalk(root, fail_at_third, &token, MLS_WALK_PRE_ORDER, &stopped)) ==
        token);
  CHECK(visited == 3);
  CHECK(token_of(mlsOperationPrint(root, fail_text, &token)) == token);
  OK(mlsContextDestroy(context));
}

// B63: user data is destroyed once, whatever ends it.
static void user_data_is_destroyed_once(void) {
  Log log = {0};
  uint64_t id;
  MlsContext context = full_context(false);
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsContextAttachDiagnosticHandler(context, NULL, 0, &log, destroy_log, &id));
  CHECK(log.destroyed == 0);
  attach_log(&log, context, false);
  MlsModule module = parse(context, "module {}");
  OK(mlsContextRelease(context));
  CHECK(log.destroyed == 0);
  OK(mlsModuleRelease(module));
  CHECK(log.destroyed == 1);
}

static void fail_handler(const MlsDiagnostic *diagnostic, void *token) {
  (void)diagnostic;
  OK(mlsCallbackFail(*(uint64_t *)token));
}

static void fail_hook(intptr_t n, const MlsInvalidation *deaths, void *token) {
  (void)n;
  (void)deaths;
  OK(mlsCallbackFail(*(uint64_t *)token));
}

// Whoever is told of something does not stop it; what it failed with is not lost.
static void told(MlsStatus status, uint32_t code, uint64_t token) {
  MlsReport report;
  uint64_t got;
  REFUSED(code, status);
  OK(mlsStatusGetReport(status, &report));
  OK(mlsReportGetErrorToken(report, &got));
  CHECK(got == token);
  OK(mlsReportDestroy(report));
}

static void what_is_told_keeps_its_errors(void) {
  MlsContext context = full_context(true);
  uint64_t tokens[] = {7, 8}, id;
  MlsModule module;
  for (int immediate = 0; immediate < 2; ++immediate) {
    OK(mlsContextAttachDiagnosticHandler(context, fail_handler, (MlsBool)immediate,
                                         &tokens[0], NULL, &id));
    told(mlsModuleCreateParse(context, str(BROKEN), &module), MLS_STATUS_PARSE_ERROR, 7);
    told(mlsEmitError(unknown(context), str("by the way")), MLS_STATUS_OK, 7);
    OK(mlsContextDetachDiagnosticHandler(context, id));
  }
  OK(mlsContextAddInvalidationHook(context, fail_hook, &tokens[1], NULL, &id));
  module = parse(context, "module {}");
  told(mlsModuleDestroy(module), MLS_STATUS_OK, 8);
  OK(mlsContextRemoveInvalidationHook(context, id));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(handlers_are_told);
  TEST(short_calls_too);
  TEST(handlers_change_handlers);
  TEST(threads_are_not_mixed_up);
  TEST(failed_callbacks_hand_a_token_back);
  TEST(what_is_told_keeps_its_errors);
  TEST(user_data_is_destroyed_once);
  return TEST_RESULT;
}
