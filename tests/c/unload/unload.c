// The library is loaded, used and closed, again and again, while a thread that
// used it goes on and MLIR's own threads wait: nothing may run code that is gone.
//
// unload LIBRARY
#define _POSIX_C_SOURCE 200809L

#include "loaded.h"
#include "mlir_shim.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROUNDS = 3 };

static void *library;

#define OURS(function) ((__typeof__(&function))need(library, #function))
#define OK(call) CHECK((call).code == MLS_STATUS_OK)

static MlsStringRef str(const char *text) {
  return (MlsStringRef){text, strlen(text)};
}

// Runs a pipeline on functions, on MLIR's threads. Leaves the context where
// `destroy` is not set: the library is closed with its threads running.
static void use(bool destroy) {
  MlsDialectRegistry registry;
  MlsContext context;
  MlsModule module;
  MlsOperation root;
  MlsPassManager manager;
  MlsOpPassManager passes;
  OK(OURS(mlsRegisterAllPasses)());
  OK(OURS(mlsDialectRegistryCreate)(&registry));
  OK(OURS(mlsRegisterAllDialects)(registry));
  OK(OURS(mlsContextCreateWithRegistry)(registry, true, &context));
  OK(OURS(mlsDialectRegistryDestroy)(registry));
  OK(OURS(mlsModuleCreateParse)(
      context, str("func.func @f() { return } func.func @g() { return }"),
      &module));
  OK(OURS(mlsModuleGetOperation)(module, &root));
  OK(OURS(mlsPassManagerCreate)(context, &manager));
  OK(OURS(mlsPassManagerGetAsOpPassManager)(manager, &passes));
  OK(OURS(mlsOpPassManagerAddPipeline)(passes,
                                       str("func.func(canonicalize,cse)")));
  OK(OURS(mlsPassManagerRunOnOp)(manager, root));
  // A refusal leaves its report in an object of this thread.
  CHECK(OURS(mlsModuleGetOperation)((MlsModule){0}, &root).code ==
        MLS_STATUS_NULL_HANDLE);
  if (destroy) OK(OURS(mlsContextDestroy)(context));
}

static pthread_barrier_t used, closed;

static void *thread(void *argument) {
  (void)argument;
  use(true);
  pthread_barrier_wait(&used);
  pthread_barrier_wait(&closed);
  return NULL; // its thread-local objects end after the library was closed
}

int main(int count, char **arguments) {
  CHECK(count == 2);
  CHECK(!pthread_barrier_init(&used, NULL, 2));
  CHECK(!pthread_barrier_init(&closed, NULL, 2));
  for (int round = 0; round < ROUNDS; ++round) {
    library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (!library) fprintf(stderr, "%s\n", dlerror());
    CHECK(library);
    pthread_t other;
    CHECK(!pthread_create(&other, NULL, thread, NULL));
    pthread_barrier_wait(&used);
    use(round != 0);
    CHECK(!dlclose(library));
    // It stays, so that what it left behind has code to run.
    void *still = dlopen(arguments[1], RTLD_NOW | RTLD_NOLOAD);
    CHECK(still && !dlclose(still));
    pthread_barrier_wait(&closed);
    CHECK(!pthread_join(other, NULL));
  }
  // What it registered for forks is still there, too.
  pid_t child = fork();
  if (!child) _exit(0);
  int status;
  CHECK(waitpid(child, &status, 0) == child && status == 0);
  return 0;
}
