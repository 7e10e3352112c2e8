// What the examples share.
#ifndef MLS_EXAMPLE_H
#define MLS_EXAMPLE_H

#include "mlir_shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A call that must succeed: else its report is printed, and the program ends.
#define MUST(call) example_must(call)

static inline void example_must(MlsStatus status) {
  if (status.code == MLS_STATUS_OK)
    return;
  fprintf(stderr, "%s\n", mlsStatusMessage(status));
  exit(1);
}

static inline MlsStringRef str(const char *text) {
  return mlsStringRefCreateFromCString(text);
}

// A context that knows, and has loaded, every dialect of MLIR.
static inline MlsContext example_context(void) {
  MlsDialectRegistry registry;
  MlsContext context;
  MUST(mlsRegisterAllPasses());
  MUST(mlsDialectRegistryCreate(&registry));
  MUST(mlsRegisterAllDialects(registry));
  MUST(mlsContextCreateWithRegistry(registry, true, &context));
  MUST(mlsDialectRegistryDestroy(registry));
  MUST(mlsContextLoadAllAvailableDialects(context));
  return context;
}

static inline void example_run(MlsContext context, MlsOperation op,
                               const char *pipeline) {
  MlsPassManager manager;
  MlsOpPassManager passes;
  MUST(mlsPassManagerCreate(context, &manager));
  MUST(mlsPassManagerGetAsOpPassManager(manager, &passes));
  MUST(mlsOpPassManagerAddPipeline(passes, str(pipeline)));
  MUST(mlsPassManagerRunOnOp(manager, op));
  MUST(mlsPassManagerDestroy(manager));
}

static inline void example_print(MlsOperation op) {
  MlsString text;
  MlsStringRef view;
  MUST(mlsOperationToString(op, (MlsOpPrintingFlags){0}, &text));
  MUST(mlsStringGet(text, &view));
  fwrite(view.data, 1, view.length, stdout);
  MUST(mlsStringDestroy(text));
}

// Ends the program: nothing may be alive any more.
static inline int example_end(MlsContext context) {
  intptr_t alive;
  MUST(mlsContextDestroy(context));
  MUST(mlsLiveHandles(0, &alive));
  if (alive != 0)
    fprintf(stderr, "%ld handles are alive at the end\n", (long)alive);
  return alive != 0;
}

#endif
