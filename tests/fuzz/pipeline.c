// Pipelines: parsed, printed, and run over a small module
// where they have only passes that are known to do no harm.
#define _GNU_SOURCE  // dladdr
#include "fuzz.h"

#include <ctype.h>

// Others write files, start programs, or end the process for some IR.
static const char *const HARMLESS[] = {
    "any",          "builtin.module", "func.func", "canonicalize",
    "cse",          "symbol-dce",     "inline",    "strip-debuginfo",
    "control-flow-sink", "sccp",      "loop-invariant-code-motion", "remove-dead-values",
};

static const char *const SMALL =
    "func.func private @g(%a: i32) -> i32 { return %a : i32 }\n"
    "func.func @f(%a: i32, %b: i1) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %s = arith.addi %a, %z : i32\n"
    "  cf.cond_br %b, ^one(%s : i32), ^two\n"
    "^one(%x: i32):\n"
    "  %c = func.call @g(%x) : (i32) -> i32\n"
    "  return %c : i32\n"
    "^two:\n"
    "  return %z : i32\n}\n";

// Options are not looked at: those of harmless passes bring in no others, but for
// the pipelines that `inline` has for callees.
static bool is_harmless(MlsStringRef pipeline) {
  size_t i = 0;
  while (i < pipeline.length) {
    size_t begin = i;
    while (i < pipeline.length &&
           (isalnum((unsigned char)pipeline.data[i]) || strchr("-_.", pipeline.data[i])))
      ++i;
    bool found = i == begin;
    for (size_t j = 0; j < sizeof HARMLESS / sizeof *HARMLESS && !found; ++j)
      found = mlsStringRefEqual(str(HARMLESS[j]),
                                mlsStringRefCreate(pipeline.data + begin, i - begin));
    if (!found)
      return false;
    if (i < pipeline.length && pipeline.data[i] == '{') {
      while (i < pipeline.length && pipeline.data[i] != '}')
        ++i;
    }
    if (i < pipeline.length)
      ++i;
  }
  return true;
}

static void run_over_small(MlsPassManager manager) {
  MlsModule module = parse(fuzz_context, SMALL);
  MlsOperation root = root_of(module);
  Operations before = operations_of(root);
  MlsStatus status = mlsPassManagerRunOnOp(manager, root);
  if (status.code != MLS_STATUS_OK)
    hear_report(status);
  // Each of them is alive or says what became of it.
  for (intptr_t i = 0; i < before.count; ++i) {
    uint32_t state = state_of(before.all[i]);
    if (state != MLS_STATUS_OK && state != MLS_STATUS_STALE_HANDLE)
      abort();
  }
  free(before.all);
  OK(mlsModuleDestroy(module));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MlsPassManager manager;
  MlsOpPassManager passes;
  MlsString text;
  MlsStringRef view;
  begin_input();
  OK(mlsPassManagerCreate(fuzz_context, &manager));
  OK(mlsPassManagerGetAsOpPassManager(manager, &passes));
  MlsStatus status =
      mlsParsePassPipeline(passes, mlsStringRefCreate((const char *)data, size));
  if (status.code == MLS_STATUS_OK) {
    OK(mlsPassPipelineToString(passes, &text));
    OK(mlsStringGet(text, &view));
    hear("pipeline", view);
    if (is_harmless(view))
      run_over_small(manager);
    OK(mlsStringDestroy(text));
  } else {
    hear_report(status);
  }
  OK(mlsPassManagerDestroy(manager));
  end_input();
  return 0;
}
