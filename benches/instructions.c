// What instructions.sh has counted: calls of the library, many of each kind, in
// a session. Instructions do not depend on the speed or load of the machine.
#include "shim.h"

#include <valgrind/callgrind.h>

enum { CALLS = 10000 };

// Counts what `call` does for each `i`, without what it does for the first time.
#define COUNT(name, call)                                                      \
  do {                                                                         \
    for (long i = 0; i < 100; ++i)                                             \
      call;                                                                    \
    CALLGRIND_START_INSTRUMENTATION;                                           \
    CALLGRIND_ZERO_STATS;                                                      \
    for (long i = 0; i < CALLS; ++i)                                           \
      call;                                                                    \
    CALLGRIND_DUMP_STATS_AT(name);                                             \
    CALLGRIND_STOP_INSTRUMENTATION;                                            \
  } while (0)

int main(void) {
  MlsContext context;
  OK(mlsContextCreateWithThreading(false, &context));
  MlsLocation location = unknown(context);
  MlsType type;
  MlsModule module;
  MlsBlock block;
  MlsValue operands[2], value;
  MlsOperation op = {0};
  MlsIdentifier identifier;
  OK(mlsIntegerTypeGet(context, 32, &type));
  OK(mlsModuleCreateEmpty(location, &module));
  OK(mlsModuleGetBody(module, &block));
  OK(mlsBlockAddArgument(block, type, location, &operands[0]));
  operands[1] = operands[0];
  // Of a dialect that every context has.
  MlsStringRef name = str("builtin.unrealized_conversion_cast");

  OK(mlsContextEnter(context));
  COUNT("create-and-append", {
    op = create(name, location, type, operands);
    OK(mlsBlockAppendOwnedOperation(block, op));
  });
  COUNT("create-in-block", op = create_in(block, name, location, type, operands));
  COUNT("resolve", (void)address_of(op));
  COUNT("get-operand", OK(mlsOperationGetOperand(op, 0, &value)));
  COUNT("get-name", OK(mlsOperationGetName(op, &identifier)));
  OK(mlsBlockGetFirstOperation(block, &op));
  COUNT("get-next", OK(mlsOperationGetNextInBlock(op, &op)));
  COUNT("integer-type", OK(mlsIntegerTypeGet(context, 32, &type)));
  OK(mlsContextDestroy(context));
  return 0;
}
