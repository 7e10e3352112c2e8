// What works.c needs of MLIR's own C API.
#include "conformance/upstream.h"

typedef MlirIdentifier Identifier;
#define WORD(handle) ((uintptr_t)(handle).ptr)

// What is wrong with a pipeline goes to the terminal.
static inline void write_text(MlirStringRef text, void *user_data) {
  (void)user_data;
  fwrite(text.data, 1, text.length, stderr);
}

static inline MlirStringRef text_of(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

// There is nothing to enter.
static inline void enter(MlirContext context) { (void)context; }
static inline void leave(MlirContext context) { (void)context; }

static inline MlirOperation create(MlirStringRef name, MlirLocation location,
                                   MlirType type, const MlirValue *operands) {
  MlirOperationState state = mlirOperationStateGet(name, location);
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateAddResults(&state, 1, &type);
  return mlirOperationCreate(&state);
}

static inline MlirOperation create_in(MlirBlock block, MlirStringRef name,
                                      MlirLocation location, MlirType type,
                                      const MlirValue *operands) {
  MlirOperation op = create(name, location, type, operands);
  mlirBlockAppendOwnedOperation(block, op);
  return op;
}

static inline void block_operations(MlirBlock block, long count,
                                    MlirOperation *all) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  for (long i = 0; i < count; ++i, op = mlirOperationGetNextInBlock(op))
    all[i] = op;
}

static inline void all_names(MlirBlock block, long count, MlirOperation *all,
                             MlirIdentifier *names) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  for (long i = 0; i < count; ++i, op = mlirOperationGetNextInBlock(op)) {
    all[i] = op;
    names[i] = mlirOperationGetName(op);
  }
}

static inline void block_names(MlirBlock block, long count, MlirIdentifier *names) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  for (long i = 0; i < count; ++i, op = mlirOperationGetNextInBlock(op))
    names[i] = mlirOperationGetName(op);
}

static inline void *address_of(MlirOperation op) { return op.ptr; }
// Whoever uses pointers has nothing to prove and nothing to track.
static inline void prove(void) {}
static inline void track(MlirOperation root) { (void)root; }
