// What every fuzz target needs: a context to parse in, counters for what MLIR
// says, the stack of a crash, and the proof that nothing was left alive.
#ifndef FUZZ_H
#define FUZZ_H

#include "mls_test.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <unistd.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
void __sanitizer_print_stack_trace(void);

// Distributions do not build MLIR for fuzzing, so what happens in there cannot be
// counted. What it says can: libFuzzer takes these for edges, and an input that
// brings a diagnostic nobody heard before, or an operation, is worth keeping.
enum { HEARD = 1 << 14 };
__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t heard[HEARD];

// The text without what is the input's own: numbers and what is in quotes.
static inline void hear(const char *what, MlsStringRef text) {
  uint32_t hash = 2166136261u;
  char quote = 0;
  for (; *what; ++what)
    hash = (hash ^ (uint8_t)*what) * 16777619u;
  for (size_t i = 0; i < text.length; ++i) {
    char c = text.data[i];
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '\'' || c == '"' || c == '`')
      quote = c;
    else if (c < '0' || c > '9')
      hash = (hash ^ (uint8_t)c) * 16777619u;
  }
  heard[(hash ^ hash >> 14) % HEARD] = 1;
}

static inline void hear_report(MlsStatus status) {
  MlsReport report;
  MlsDiagnostic diagnostic;
  intptr_t count;
  if (status.code == MLS_STATUS_PANIC) {
    fprintf(stderr, "%s\n", mlsStatusMessage(status));
    abort();
  }
  OK(mlsStatusGetReport(status, &report));
  hear("status", mlsStatusName(status.code));
  OK(mlsReportGetNumDiagnostics(report, &count));
  for (intptr_t i = 0; i < count; ++i) {
    OK(mlsReportGetDiagnostic(report, i, &diagnostic));
    hear("diagnostic", diagnostic.message);
  }
  OK(mlsReportDestroy(report));
}

// What a module is made of.
static inline void hear_operations(MlsOperation root) {
  Operations operations = operations_of(root);
  for (intptr_t i = 0; i < operations.count; ++i) {
    MlsIdentifier name;
    MlsStringRef text;
    MlsNamedAttribute attr;
    intptr_t n;
    OK(mlsOperationGetName(operations.all[i], &name));
    OK(mlsIdentifierStr(name, &text));
    hear("operation", text);
    OK(mlsOperationGetNumAttributes(operations.all[i], &n));
    for (intptr_t j = 0; j < n; ++j) {
      OK(mlsOperationGetAttribute(operations.all[i], j, &attr));
      OK(mlsIdentifierStr(attr.name, &text));
      hear("attribute", text);
    }
  }
  free(operations.all);
}

// A context takes longer to make than most inputs to parse, and what is uniqued in
// it grows: so it is new for every so many inputs.
enum { INPUTS_OF_A_CONTEXT = 200 };
static MlsContext fuzz_context;
static int fuzz_inputs;

static inline void nothing_is_alive(void) {
  intptr_t live, dead;
  OK(mlsLiveHandles(0, &live));
  OK(mlsNumReferencesToDead(&dead));
  if (live || dead) {
    mlsDumpLiveObjects();
    abort();
  }
}

static inline void begin_input(void) {
  if (fuzz_inputs++ % INPUTS_OF_A_CONTEXT == 0) {
    if (fuzz_context.bits) {
      OK(mlsContextDestroy(fuzz_context));
      nothing_is_alive();
    }
    fuzz_context = full_context(false);
  }
}

// Whatever was parsed is given back; only what is uniqued stays.
static inline void end_input(void) {
  static const uint32_t owned[] = {MLS_KIND_OPERATION, MLS_KIND_BLOCK, MLS_KIND_REGION,
                                   MLS_KIND_PASS_MANAGER, MLS_KIND_STRING, MLS_KIND_REPORT};
  for (size_t i = 0; i < sizeof owned / sizeof *owned; ++i) {
    intptr_t live;
    OK(mlsLiveHandles(owned[i], &live));
    if (live) {
      mlsDumpLiveObjects();
      abort();
    }
  }
}

// A module can be printed, and written as bytecode, and what is written is read.
static inline void use_module(MlsModule module) {
  MlsOperation root = root_of(module);
  MlsString text;
  MlsStringRef view;
  MlsModule again;
  hear_operations(root);
  MlsStatus status = mlsOperationToString(root, (MlsOpPrintingFlags){0}, &text);
  if (status.code == MLS_STATUS_OK)
    OK(mlsStringDestroy(text));
  else
    hear_report(status);
  status = mlsOperationToBytecode(root, (MlsBytecodeWriterConfig){0}, &text);
  if (status.code == MLS_STATUS_OK) {
    OK(mlsStringGet(text, &view));
    status = mlsModuleCreateParse(fuzz_context, view, &again);
    if (status.code == MLS_STATUS_OK)
      OK(mlsModuleDestroy(again));
    OK(mlsStringDestroy(text));
  }
  if (status.code != MLS_STATUS_OK)
    hear_report(status);
  OK(mlsModuleDestroy(module));
}

// The targets may have no standard error to write to.
static int fuzz_errors = STDERR_FILENO;

// libFuzzer calls this where an input ends the process. The runner finds the
// names: inside of the library MLIR's symbols are hidden.
void __sanitizer_print_stack_trace(void) {
  void *frames[48];
  int count = backtrace(frames, 48);
  for (int i = 0; i < count; ++i) {
    Dl_info where;
    char line[512];
    if (!dladdr(frames[i], &where))
      continue;
    int length = snprintf(line, sizeof line, "FRAME %s 0x%zx\n", where.dli_fname,
                          (size_t)((char *)frames[i] - (char *)where.dli_fbase));
    if (write(fuzz_errors, line, (size_t)length) < 0)
      return;
  }
}

// A stack that has overflown cannot be reported on that stack.
int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc, (void)argv;
  static char memory[1 << 16];
  fuzz_errors = dup(STDERR_FILENO);
  backtrace((void *[1]){0}, 1);  // loads what it needs, while memory can be had
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  return sigaltstack(&stack, NULL);
}

#endif
