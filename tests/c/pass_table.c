// Every function that makes a pass of MLIR's: put into pass managers for what it
// is for and for what it is not for, run there, printed and read again; and the
// same by its name.
#define _POSIX_C_SOURCE 200809L // mkdtemp, setenv
#include "pass_cases.h"

#include <unistd.h>

static bool fits(const Pass *pass, const char *anchor) {
  return !*pass->anchor || !strcmp(anchor, "any") || !strcmp(pass->anchor, anchor);
}

// Passes that would replace the function that they run on, under MLIR's feet: they
// are for what functions are in.
static const char *const REPLACE_FUNCTIONS[] = {
    "convert-func-to-spirv", "convert-scf-to-spirv", "convert-tensor-to-spirv",
    "convert-to-emitc", "convert-to-llvm"};

// A pass that fails on this input without saying why.
static const char *const SILENT[] = {"sparse-vectorization"};

// MLIR cannot print the default of its option, so it is refused without.
static bool is_unprintable(const Pass *pass) {
  return !strcmp(pass->name, "llvm-use-default-visibility");
}

static bool replaces(const Pass *pass, const char *anchor) {
  return IS_OF(REPLACE_FUNCTIONS, pass) && !strcmp(anchor, "func.func");
}

// Runs on a module of its own. Whether it succeeded; if not, it says why.
static bool runs(MlsContext context, const Pass *pass, MlsPassManager manager) {
  MlsModule module = parse(context, INPUT);
  MlsStatus status = mlsPassManagerRunOnOp(manager, root_of(module));
  if (status.code != MLS_STATUS_OK) {
    test_refused(status, MLS_STATUS_PASS_FAILED, pass->name, __FILE__, __LINE__);
    MlsReport report;
    intptr_t count;
    OK(mlsStatusGetReport(status, &report));
    OK(mlsReportGetNumDiagnostics(report, &count));
    OK(mlsReportDestroy(report));
    if (!count && !IS_OF(SILENT, pass)) {
      fprintf(stderr, "no diagnostic: %s\n", mlsStatusMessage(status));
      ++test_failures;
    }
  }
  OK(mlsModuleDestroy(module));
  return status.code == MLS_STATUS_OK;
}

// What is printed is a pipeline that prints alike.
static void prints_what_it_reads(MlsContext context, const char *anchor,
                                 MlsOpPassManager inner) {
  MlsString first, second;
  MlsStringRef text, again;
  OK(mlsPassPipelineToString(inner, &first));
  OK(mlsStringGet(first, &text));
  Managers copy = managers_for(context, anchor);
  OK(mlsParsePassPipeline(copy.inner, text));
  OK(mlsPassPipelineToString(copy.inner, &second));
  OK(mlsStringGet(second, &again));
  CHECK(mlsStringRefEqual(text, again));
  OK(mlsStringDestroy(first));
  OK(mlsStringDestroy(second));
  OK(mlsPassManagerDestroy(copy.outer));
}

// How many cases there were of each outcome.
typedef struct Count {
  int refused, succeeded, failed, not_isolated, not_run;
} Count;

// Puts a pass into a pass manager for `anchor`, made by `make` or by its name.
static void try(MlsContext context, const Pass *pass, const char *anchor,
                bool by_name, Count *count) {
  Managers managers = managers_for(context, anchor);
  MlsPass made;
  if (by_name)
    OK(mlsCreatePassByName(str(pass->name), str(""), &made));
  else
    OK(pass->make(&made));
  if (is_unprintable(pass) || !fits(pass, anchor)) {
    bool is_pipeline = by_name || (is_unprintable(pass) && fits(pass, anchor));
    REFUSED(is_pipeline ? MLS_STATUS_PIPELINE_ERROR : MLS_STATUS_BAD_ARGUMENT,
            mlsOpPassManagerAddOwnedPass(managers.inner, made));
    OK(mlsPassDestroy(made));
    ++count->refused;
  } else {
    OK(mlsOpPassManagerAddOwnedPass(managers.inner, made));
    prints_what_it_reads(context, anchor, managers.inner);
    if (IS_OF(PRINT, pass)) {
      ++count->not_run;
    } else if (replaces(pass, anchor)) {
      MlsModule module = parse(context, INPUT);
      REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, pass->name,
                     mlsPassManagerRunOnOp(managers.outer, root_of(module)));
      OK(mlsModuleDestroy(module));
      ++count->not_run;
    } else if (runs(context, pass, managers.outer))
      ++count->succeeded;
    else if (strcmp(anchor, NOT_ISOLATED))
      ++count->failed;
    else
      ++count->not_isolated;
  }
  OK(mlsPassManagerDestroy(managers.outer));
}

static void try_all(bool by_name) {
  MlsContext context = full_context(false);
  int n_replace = sizeof REPLACE_FUNCTIONS / sizeof *REPLACE_FUNCTIONS;
  int n_print = sizeof PRINT / sizeof *PRINT;
  Count total = {0};
  for (int i = 0; i < N_PASSES; ++i) {
    Count own = {0};
    for (int j = 0; j < N_ANCHORS; ++j)
      try(context, &PASSES[i], ANCHORS[j], by_name, &own);
    // On every anchor, or on its own and on any.
    int right = is_unprintable(&PASSES[i]) ? 0 : *PASSES[i].anchor ? 2 : N_ANCHORS;
    CHECK(own.succeeded + own.failed + own.not_isolated + own.not_run == right);
    CHECK(own.refused == N_ANCHORS - right);
    if (right == N_ANCHORS && !IS_OF(PRINT, &PASSES[i]))
      CHECK(own.not_isolated == 1);
    total.succeeded += own.succeeded;
    total.failed += own.failed;
    total.not_run += own.not_run;
  }
  CHECK(total.not_run == n_replace + n_print * N_ANCHORS);
  // The input is one that most passes can do something with.
  CHECK(total.succeeded > 4 * total.failed);
  printf("%d passes: %d runs succeeded, %d failed\n", N_PASSES, total.succeeded,
         total.failed);
  OK(mlsContextDestroy(context));
}

static void passes_that_are_made(void) { try_all(false); }

static void passes_by_name(void) { try_all(true); }

// The option that MLIR can print, and the text of a pipeline.
static void a_pass_that_needs_its_option(void) {
  MlsContext context = full_context(false);
  Managers managers = managers_for(context, "builtin.module");
  REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, "needs its option",
                 mlsOpPassManagerAddPipeline(managers.inner,
                                             str("cse,llvm-use-default-visibility")));
  REFUSED(MLS_STATUS_PIPELINE_ERROR,
          mlsParsePassPipeline(managers.inner,
                               str("builtin.module(llvm-use-default-visibility)")));
  OK(mlsOpPassManagerAddPipeline(
      managers.inner, str("llvm-use-default-visibility{visibility=hidden}")));
  prints_what_it_reads(context, "builtin.module", managers.inner);
  MlsModule module = parse(context, INPUT);
  OK(mlsPassManagerRunOnOp(managers.outer, root_of(module)));
  OK(mlsContextDestroy(context));
}

// How a pipeline runs on an operation of a module, with the input in it.
static MlsStatus run_on(MlsContext context, const char *text, const char *name) {
  MlsModule module = parse(context, INPUT);
  MlsPassManager manager = pipeline(context, text);
  MlsStatus status = mlsPassManagerRunOnOp(manager, find(root_of(module), name, 0));
  OK(mlsPassManagerDestroy(manager));
  OK(mlsModuleDestroy(module));
  return status;
}

// A pass that replaces functions runs on what they are in, or where there are none.
static void functions_that_are_replaced(void) {
  MlsContext context = full_context(false);
  const char *module = "builtin.module", *function = "func.func";
  REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, "convert-to-llvm would replace",
                 run_on(context, "cse,convert-to-llvm", function));
  REFUSED(MLS_STATUS_PIPELINE_ERROR,
          run_on(context, "cse,func.func(cse,convert-to-emitc),cse", module));
  REFUSED(MLS_STATUS_PIPELINE_ERROR,
          run_on(context, "any(convert-to-llvm)", module));
  OK(run_on(context, "convert-scf-to-cf,any(convert-to-llvm)", "gpu.module"));
  OK(run_on(context, "convert-to-llvm{filter-dialects=arith}", function));
  OK(run_on(context, "func.func(cse),convert-func-to-llvm", module));
  OK(mlsContextDestroy(context));
}

// A pass manager for any operation is for one name after it read its pipeline.
static void an_anchor_that_is_read(void) {
  MlsContext context = full_context(false);
  Managers managers = managers_for(context, "any");
  MlsPass pass;
  OK(mlsParsePassPipeline(managers.inner, str("func.func(cse)")));
  OK(mlsCreateConversionConvertFuncToLLVMPass(&pass));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOpPassManagerAddOwnedPass(managers.inner, pass));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsPassManagerAddOwnedPass(managers.outer, pass));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsPassManagerRunOnOp(managers.outer, root_of(parse(context, INPUT))));
  OK(mlsPassDestroy(pass));
  OK(mlsContextDestroy(context));
}

int main(void) {
  char folder[] = PASS_FOLDER;
  passes_write_into(folder);
  TEST(passes_that_are_made);
  TEST(passes_by_name);
  TEST(a_pass_that_needs_its_option);
  TEST(functions_that_are_replaced);
  TEST(an_anchor_that_is_read);
  remove_what_passes_wrote(folder);
  return TEST_RESULT;
}
