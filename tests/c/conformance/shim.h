// The names of conformance.c, for this library.
#include "../mls_test.h"

#define T(Name) Mls##Name

// A result, by the last parameter; the call must succeed.
#define GET(Result, name, ...)                                                 \
  (__extension__({                                                             \
    Result result_;                                                            \
    OK(mls##name(__VA_ARGS__, &result_));                                      \
    result_;                                                                   \
  }))
// A result that needs no argument.
#define GIVE(Result, name)                                                     \
  (__extension__({                                                             \
    Result result_;                                                            \
    OK(mls##name(&result_));                                                   \
    result_;                                                                   \
  }))
#define DO(name, ...) OK(mls##name(__VA_ARGS__))
#define PLAIN(name, ...) mls##name(__VA_ARGS__)
#define IS_NULL(name, handle) mls##name##IsNull(handle)
#define SUCCEEDS(name, ...) (mls##name(__VA_ARGS__).code == MLS_STATUS_OK)

typedef MlsBool Boolean;

// Where the two differ: diagnostics are in the report, not told to a function.
#define PARSE_PIPELINE(manager, pipeline) DO(ParsePassPipeline, manager, pipeline)
#define VERIFIES(op) SUCCEEDS(OperationVerify, op)
#define REGISTER_PASSES() OK(mlsRegisterAllPasses())

static inline int result(void) {
  intptr_t alive;
  OK(mlsLiveHandles(0, &alive));
  CHECK(alive == 0);
  return test_failures != 0;
}
#define RESULT result()
