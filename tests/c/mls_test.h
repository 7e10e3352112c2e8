// A small harness: each program is a list of tests, each test ends with nothing
// alive.
#ifndef MLS_TEST_H
#define MLS_TEST_H

#include "mlir_shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int test_failures = 0;

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);  \
      ++test_failures;                                                         \
    }                                                                          \
  } while (0)

// The call must succeed; the test cannot go on otherwise.
#define OK(call)                                                               \
  do {                                                                         \
    MlsStatus status_ = (call);                                                \
    if (status_.code != MLS_STATUS_OK) {                                       \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                       \
              mlsStatusMessage(status_));                                      \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

// The call must be refused with this code.
#define REFUSED(want, call) test_refused((call), (want), "", __FILE__, __LINE__)

// The call must be refused with this code, and say this.
#define REFUSED_SAYING(want, text, call)                                       \
  test_refused((call), (want), (text), __FILE__, __LINE__)

static inline void test_refused(MlsStatus got, uint32_t want, const char *text,
                                const char *file, int line) {
  MlsStringRef got_name = mlsStatusName(got.code);
  MlsStringRef want_name = mlsStatusName(want);
  if (got.code != want) {
    fprintf(stderr, "%s:%d: %.*s, not %.*s: %s\n", file, line,
            (int)got_name.length, got_name.data, (int)want_name.length,
            want_name.data, mlsStatusMessage(got));
    ++test_failures;
  } else if (!strstr(mlsStatusMessage(got), text)) {
    fprintf(stderr, "%s:%d: does not say \"%s\": %s\n", file, line, text,
            mlsStatusMessage(got));
    ++test_failures;
  }
}

static inline MlsStringRef str(const char *text) {
  return mlsStringRefCreateFromCString(text);
}

static inline bool is_exact(void) {
  uint32_t mode;
  OK(mlsInvalidationMode(&mode));
  return mode == MLS_INVALIDATION_EXACT;
}

// A context with every dialect loaded.
static inline MlsContext full_context(bool threads) {
  MlsDialectRegistry registry;
  MlsContext context;
  OK(mlsRegisterAllPasses());
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextCreateWithRegistry(registry, threads, &context));
  OK(mlsDialectRegistryDestroy(registry));
  OK(mlsContextLoadAllAvailableDialects(context));
  return context;
}

static inline MlsModule parse(MlsContext context, const char *text) {
  MlsModule module;
  OK(mlsModuleCreateParse(context, str(text), &module));
  return module;
}

static inline MlsOperation root_of(MlsModule module) {
  MlsOperation root;
  OK(mlsModuleGetOperation(module, &root));
  return root;
}

static inline MlsType type(MlsContext context, const char *text) {
  MlsType result;
  OK(mlsTypeParseGet(context, str(text), &result));
  return result;
}

static inline MlsAttribute attribute(MlsContext context, const char *text) {
  MlsAttribute result;
  OK(mlsAttributeParseGet(context, str(text), &result));
  return result;
}

static inline MlsLocation unknown(MlsContext context) {
  MlsLocation location;
  OK(mlsLocationUnknownGet(context, &location));
  return location;
}

// The operations of a tree, in the order of the text.
typedef struct Operations {
  MlsOperation *all;
  intptr_t count;
} Operations;

static inline Operations operations_of(MlsOperation root) {
  Operations result;
  OK(mlsOperationCopyTree(root, 0, NULL, &result.count));
  result.all = malloc((size_t)result.count * sizeof *result.all);
  OK(mlsOperationCopyTree(root, result.count, result.all, &result.count));
  return result;
}

static inline bool is_named(MlsOperation op, const char *name) {
  MlsIdentifier identifier;
  MlsStringRef text;
  OK(mlsOperationGetName(op, &identifier));
  OK(mlsIdentifierStr(identifier, &text));
  return mlsStringRefEqual(text, str(name));
}

// Operation number `skip` of this name in a tree; null if there is none.
static inline MlsOperation find(MlsOperation root, const char *name, int skip) {
  Operations operations = operations_of(root);
  MlsOperation found = {0};
  for (intptr_t i = 0; i < operations.count; ++i)
    if (is_named(operations.all[i], name) && skip-- == 0) {
      found = operations.all[i];
      break;
    }
  free(operations.all);
  return found;
}

// The code with which an operation answers.
static inline uint32_t state_of(MlsOperation op) {
  MlsIdentifier name;
  return mlsOperationGetName(op, &name).code;
}

static inline MlsValue result_of(MlsOperation op) {
  MlsValue value;
  OK(mlsOperationGetResult(op, 0, &value));
  return value;
}

static inline MlsPassManager pipeline(MlsContext context, const char *text) {
  MlsPassManager manager;
  MlsOpPassManager inside;
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetAsOpPassManager(manager, &inside));
  OK(mlsOpPassManagerAddPipeline(inside, str(text)));
  return manager;
}

static inline void run(MlsContext context, MlsOperation op, const char *text) {
  MlsPassManager manager = pipeline(context, text);
  OK(mlsPassManagerRunOnOp(manager, op));
  OK(mlsPassManagerDestroy(manager));
}

static inline char *print(MlsOperation op) {
  MlsString string;
  MlsStringRef text;
  OK(mlsOperationToString(op, (MlsOpPrintingFlags){0}, &string));
  OK(mlsStringGet(string, &text));
  char *copy = malloc(text.length + 1);
  memcpy(copy, text.data, text.length + 1);
  OK(mlsStringDestroy(string));
  return copy;
}

static inline bool prints(MlsOperation op, const char *part) {
  char *text = print(op);
  bool found = strstr(text, part) != NULL;
  if (!found)
    fprintf(stderr, "no \"%s\" in:\n%s\n", part, text);
  free(text);
  return found;
}

// An operation without operands, detached.
static inline MlsOperation make(MlsContext context, const char *name,
                                intptr_t n_results, const MlsType *results,
                                intptr_t n_operands,
                                const MlsValue *operands) {
  MlsOperationState state;
  MlsOperation op;
  OK(mlsOperationStateGet(str(name), unknown(context), &state));
  OK(mlsOperationStateAddResults(state, n_results, results));
  OK(mlsOperationStateAddOperands(state, n_operands, operands));
  OK(mlsOperationCreate(state, &op));
  return op;
}

// Runs a test; afterwards nothing may be alive.
#define TEST(function)                                                         \
  do {                                                                         \
    int before_ = test_failures;                                               \
    intptr_t live_;                                                            \
    function();                                                                \
    OK(mlsLiveHandles(0, &live_));                                             \
    CHECK(live_ == 0);                                                         \
    if (live_ != 0)                                                            \
      mlsDumpLiveObjects();                                                    \
    OK(mlsNumReferencesToDead(&live_));                                        \
    CHECK(live_ == 0);                                                         \
    printf("%s %s\n", test_failures == before_ ? "ok  " : "FAIL", #function);  \
  } while (0)

#define TEST_RESULT (test_failures != 0)

#endif
