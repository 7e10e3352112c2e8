// What works.c needs of this library.
#include "conformance/shim.h"

typedef MlsIdentifier Identifier;
#define WORD(handle) ((handle).bits)

static inline MlsStringRef text_of(const char *text) { return str(text); }

static inline void enter(MlsContext context) { OK(mlsContextEnter(context)); }
static inline void leave(MlsContext context) { OK(mlsContextLeave(context)); }

static inline MlsOperation create(MlsStringRef name, MlsLocation location,
                                  MlsType type, const MlsValue *operands) {
  MlsOperationState state;
  MlsOperation op;
  OK(mlsOperationStateGet(name, location, &state));
  OK(mlsOperationStateAddOperands(state, 2, operands));
  OK(mlsOperationStateAddResults(state, 1, &type));
  OK(mlsOperationCreate(state, &op));
  return op;
}

// The same in one call, into a block.
static inline MlsOperation create_in(MlsBlock block, MlsStringRef name,
                                     MlsLocation location, MlsType type,
                                     const MlsValue *operands) {
  MlsOperation op;
  OK(mlsOperationCreateInBlock(
      name, location, /*nResults=*/1, &type, /*nOperands=*/2, operands,
      /*nAttributes=*/0, NULL, /*nRegions=*/0, NULL, /*nSuccessors=*/0, NULL,
      /*inferResults=*/false, block, /*before=*/(MlsOperation){0}, &op));
  return op;
}

static inline void block_operations(MlsBlock block, long count,
                                    MlsOperation *all) {
  intptr_t found;
  OK(mlsBlockCopyOperations(block, count, all, &found));
}

static inline void block_names(MlsBlock block, long count, MlsIdentifier *names) {
  intptr_t found;
  OK(mlsBlockCopyOperationNames(block, count, names, &found));
}

static inline void all_names(MlsBlock block, long count, MlsOperation *all,
                             MlsIdentifier *names) {
  block_operations(block, count, all);
  OK(mlsOperationsCopyNames(count, all, names));
}

static inline void *address_of(MlsOperation op) {
  uintptr_t address;
  OK(mlsOperationGetRaw(op, &address));
  return (void *)address;
}

// The first call proves the hook.
static inline void prove(void) {
  uint32_t mode;
  OK(mlsInvalidationMode(&mode));
}

static inline void track(MlsOperation root) { free(operations_of(root).all); }
