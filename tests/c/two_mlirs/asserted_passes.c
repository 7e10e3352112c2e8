// What the library refuses to do with passes is what MLIR ends the process at, no
// more and no less: each pass is put into pass managers for what it is for and for
// what it is not for, and run there, also by a build of MLIR with assertions.
//
// asserted_passes THEIRS
#define _GNU_SOURCE
#include "pass_cases.h"

#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

static void *theirs;

static void *need(const char *name) {
  void *found = dlsym(theirs, name);
  if (!found) {
    fprintf(stderr, "no %s: %s\n", name, dlerror());
    exit(1);
  }
  return found;
}

#define THEIRS(function) ((__typeof__(&function))need(#function))

static MlirStringRef their_text(const char *text) {
  return (MlirStringRef){text, strlen(text)};
}

static MlirContext their_context(void) {
  MlirDialectRegistry registry = THEIRS(mlirDialectRegistryCreate)();
  THEIRS(mlirRegisterAllDialects)(registry);
  // Without threads, which a fork would lose.
  MlirContext context = THEIRS(mlirContextCreateWithRegistry)(registry, false);
  THEIRS(mlirDialectRegistryDestroy)(registry);
  THEIRS(mlirContextLoadAllAvailableDialects)(context);
  return context;
}

static MlirOpPassManager their_manager(MlirPassManager outer, const char *anchor) {
  MlirOpPassManager inner = THEIRS(mlirPassManagerGetAsOpPassManager)(outer);
  if (!strcmp(anchor, "any") || !strcmp(anchor, "builtin.module"))
    return inner;
  if (!strcmp(anchor, NOT_ISOLATED))
    inner = THEIRS(mlirOpPassManagerGetNestedUnder)(inner, their_text("func.func"));
  return THEIRS(mlirOpPassManagerGetNestedUnder)(inner, their_text(anchor));
}

static void forget(MlirStringRef text, void *data) { (void)text, (void)data; }

// Adds, prints, and runs, as a run of ours does.
static void run_theirs(MlirContext context, MlirPass (*make)(void), const char *anchor) {
  MlirModule module = THEIRS(mlirModuleCreateParse)(context, their_text(INPUT));
  MlirPassManager outer =
      strcmp(anchor, "any")
          ? THEIRS(mlirPassManagerCreateOnOperation)(context, their_text("builtin.module"))
          : THEIRS(mlirPassManagerCreate)(context);
  MlirOpPassManager inner = their_manager(outer, anchor);
  THEIRS(mlirOpPassManagerAddOwnedPass)(inner, make());
  THEIRS(mlirPrintPassPipeline)(inner, forget, NULL);
  THEIRS(mlirPassManagerRunOnOp)(outer, THEIRS(mlirModuleGetOperation)(module));
}

// Whether MLIR ends the process.
static bool ends_theirs(MlirContext context, MlirPass (*make)(void), const char *anchor) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    // Diagnostics, assertions, and what some passes print.
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
    alarm(60);
    run_theirs(context, make, anchor);
    _exit(0);
  }
  int status = 0;
  CHECK(child > 0 && waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
  return WIFSIGNALED(status);
}

static bool is_refused_by_ours(MlsContext context, const Pass *pass, const char *anchor) {
  Managers managers = managers_for(context, anchor);
  MlsPass made;
  OK(pass->make(&made));
  bool is_refused = mlsOpPassManagerAddOwnedPass(managers.inner, made).code != MLS_STATUS_OK;
  if (is_refused) {
    OK(mlsPassDestroy(made));
  } else if (!IS_OF(PRINT, pass)) {
    MlsModule module = parse(context, INPUT);
    uint32_t code = mlsPassManagerRunOnOp(managers.outer, root_of(module)).code;
    is_refused = code != MLS_STATUS_OK && code != MLS_STATUS_PASS_FAILED;
    OK(mlsModuleDestroy(module));
  }
  OK(mlsPassManagerDestroy(managers.outer));
  return is_refused;
}

static void what_ends_theirs_is_refused_by_ours(void) {
  MlirContext their = their_context();
  MlsContext ours = full_context(false);
  int tried = 0, refused = 0;
  for (int i = 0; i < N_PASSES; ++i) {
    // Their library has only some of these functions.
    MlirPass (*make)(void) = (__typeof__(make))dlsym(theirs, PASSES[i].upstream);
    for (int j = 0; make && j < N_ANCHORS; ++j) {
      bool ends = ends_theirs(their, make, ANCHORS[j]);
      bool is_refused = is_refused_by_ours(ours, &PASSES[i], ANCHORS[j]);
      if (ends != is_refused) {
        fprintf(stderr, "%s on %s: %s, %s\n", PASSES[i].name, ANCHORS[j],
                ends ? "ends theirs" : "is fine in theirs",
                is_refused ? "refused by ours" : "not refused by ours");
        ++test_failures;
      }
      ++tried;
      refused += is_refused;
    }
  }
  printf("%d cases, %d refused\n", tried, refused);
  CHECK(refused > 0 && refused < tried);
  OK(mlsContextDestroy(ours));
  THEIRS(mlirContextDestroy)(their);
}

int main(int count, char **arguments) {
  theirs = count == 2 ? dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!theirs) {
    fprintf(stderr, "usage: asserted_passes THEIRS\n");
    return 1;
  }
  char folder[] = PASS_FOLDER;
  passes_write_into(folder);
  TEST(what_ends_theirs_is_refused_by_ours);
  remove_what_passes_wrote(folder);
  return TEST_RESULT;
}
