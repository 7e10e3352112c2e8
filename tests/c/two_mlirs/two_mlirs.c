// Our library beside another MLIR, another LLVM 22, in one process: each parses
// and runs pipelines, one after the other and at once.
//
// two_mlirs OURS THEIRS HOW...: HOW says what is loaded, in this order: `ours`
// or `theirs`, visible to libraries that are loaded later or not: `:local` or
// `:global`.
#include "loaded.h"
#include "mlir_shim.h"

#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROUNDS = 20 };

static void *ours, *theirs;

#define OURS(function) ((__typeof__(&function))need(ours, #function))
#define THEIRS(function) ((__typeof__(&function))need(theirs, #function))

static void ok_(MlsStatus status, int line) {
  if (status.code != MLS_STATUS_OK) {
    fprintf(stderr, "%s:%d: %s\n", __FILE__, line, OURS(mlsStatusMessage)(status));
    exit(1);
  }
}
#define OK(call) ok_((call), __LINE__)

static const char *const TEXT =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %z = arith.constant 0 : i32\n"
    "  %s = arith.addi %a, %z : i32\n"
    "  return %s : i32\n"
    "}\n"
    "func.func @g(%n: index, %m: memref<?xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  scf.for %i = %c0 to %n step %c1 {\n"
    "    %v = memref.load %m[%i] : memref<?xf32>\n"
    "    %w = arith.addf %v, %v : f32\n"
    "    memref.store %w, %m[%i] : memref<?xf32>\n"
    "  }\n"
    "  return\n"
    "}\n";

static const char *const PIPELINES[] = {
    "builtin.module(canonicalize,cse,symbol-dce)",
    "builtin.module(func.func(canonicalize,cse),convert-scf-to-cf,convert-to-llvm,"
    "reconcile-unrealized-casts,canonicalize)"};

// ---- The other one ----------------------------------------------------------------------

static MlirStringRef their_text(const char *text) {
  return (MlirStringRef){text, strlen(text)};
}

static void append(MlirStringRef text, void *data) {
  char *all = data;
  strncat(all, text.data, text.length);
}

static void use_theirs(bool threads) {
  MlirDialectRegistry registry = THEIRS(mlirDialectRegistryCreate)();
  // A second time would abort.
  static bool registered;
  if (!registered)
    THEIRS(mlirRegisterAllPasses)();
  registered = true;
  THEIRS(mlirRegisterAllDialects)(registry);
  MlirContext context = THEIRS(mlirContextCreateWithRegistry)(registry, threads);
  THEIRS(mlirDialectRegistryDestroy)(registry);
  for (size_t i = 0; i < sizeof PIPELINES / sizeof *PIPELINES; ++i) {
    char text[16384] = "";
    MlirModule module = THEIRS(mlirModuleCreateParse)(context, their_text(TEXT));
    CHECK(module.ptr != NULL);
    MlirPassManager manager = THEIRS(mlirPassManagerCreate)(context);
    MlirOpPassManager passes = THEIRS(mlirPassManagerGetAsOpPassManager)(manager);
    CHECK(THEIRS(mlirParsePassPipeline)(passes, their_text(PIPELINES[i]), append, text).value);
    MlirOperation root = THEIRS(mlirModuleGetOperation)(module);
    CHECK(THEIRS(mlirPassManagerRunOnOp)(manager, root).value);
    text[0] = 0;
    THEIRS(mlirOperationPrint)(root, append, text);
    CHECK(strstr(text, i ? "llvm.func @f" : "func.func @f") && !strstr(text, "addi"));
    THEIRS(mlirPassManagerDestroy)(manager);
    THEIRS(mlirModuleDestroy)(module);
  }
  THEIRS(mlirContextDestroy)(context);
}

// ---- Ours -------------------------------------------------------------------------------

static MlsStringRef our_text(const char *text) {
  return (MlsStringRef){.data = text, .length = strlen(text)};
}

static void use_ours(bool threads) {
  MlsDialectRegistry registry;
  MlsContext context;
  uint32_t mode;
  OK(OURS(mlsInvalidationMode)(&mode));
  CHECK(mode == MLS_INVALIDATION_EXACT);
  OK(OURS(mlsRegisterAllPasses)());
  OK(OURS(mlsDialectRegistryCreate)(&registry));
  OK(OURS(mlsRegisterAllDialects)(registry));
  OK(OURS(mlsContextCreateWithRegistry)(registry, threads, &context));
  OK(OURS(mlsDialectRegistryDestroy)(registry));
  for (size_t i = 0; i < sizeof PIPELINES / sizeof *PIPELINES; ++i) {
    MlsModule module;
    MlsOperation root, all[32];
    MlsPassManager manager;
    MlsString string;
    MlsStringRef text;
    MlsIdentifier name;
    intptr_t count;
    OK(OURS(mlsModuleCreateParse)(context, our_text(TEXT), &module));
    OK(OURS(mlsModuleGetOperation)(module, &root));
    OK(OURS(mlsOperationCopyTree)(root, 32, all, &count));
    CHECK(count > 5);
    OK(OURS(mlsPassManagerCreate)(context, &manager));
    MlsOpPassManager passes;
    OK(OURS(mlsPassManagerGetAsOpPassManager)(manager, &passes));
    // Ours takes what is inside of the anchor.
    char inside[256];
    size_t length = strlen(PIPELINES[i]) - strlen("builtin.module()");
    memcpy(inside, PIPELINES[i] + strlen("builtin.module("), length);
    inside[length] = 0;
    OK(OURS(mlsOpPassManagerAddPipeline)(passes, our_text(inside)));
    OK(OURS(mlsPassManagerRunOnOp)(manager, root));
    // The module, and not the addition: in exact mode, by its own death.
    CHECK(OURS(mlsOperationGetName)(all[0], &name).code == MLS_STATUS_OK);
    CHECK(OURS(mlsOperationGetName)(all[3], &name).code == MLS_STATUS_STALE_HANDLE);
    OK(OURS(mlsOperationToString)(root, (MlsOpPrintingFlags){0}, &string));
    OK(OURS(mlsStringGet)(string, &text));
    CHECK(strstr(text.data, i ? "llvm.func @f" : "func.func @f") && !strstr(text.data, "addi"));
    OK(OURS(mlsStringDestroy)(string));
  }
  OK(OURS(mlsContextDestroy)(context));
}

static void *many_of_ours(void *data) {
  (void)data;
  for (int i = 0; i < ROUNDS; ++i)
    use_ours(i & 1);
  return NULL;
}

int main(int count, char **arguments) {
  CHECK(count >= 5);
  alarm(200);
  for (int i = 3; i < count; ++i) {
    bool is_ours = !strncmp(arguments[i], "ours", 4);
    int flags = RTLD_NOW | (strstr(arguments[i], ":global") ? RTLD_GLOBAL : RTLD_LOCAL);
    void *library = dlopen(arguments[is_ours ? 1 : 2], flags);
    if (!library) {
      fprintf(stderr, "%s\n", dlerror());
      return 1;
    }
    *(is_ours ? &ours : &theirs) = library;
    // It works before the other is there, too.
    if (is_ours)
      use_ours(true);
    else
      use_theirs(true);
  }
  CHECK(ours && theirs);
  for (int i = 0; i < 2; ++i) {
    use_ours(i);
    use_theirs(i);
  }
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, many_of_ours, NULL) == 0);
  for (int i = 0; i < ROUNDS; ++i)
    use_theirs(i & 1);
  pthread_join(thread, NULL);
  intptr_t live;
  OK(OURS(mlsLiveHandles)(0, &live));
  CHECK(live == 0);
  puts("ok");
  return 0;
}
