// A program of a user's: C and C++. Its argument is the version that pkg-config
// or CMake gave.
#include <mlir_shim.h>

#include <stdio.h>
#include <string.h>

static int refused(MlsStatus status) {
  if (status.code != MLS_STATUS_OK)
    fprintf(stderr, "%s\n", mlsStatusMessage(status));
  return status.code != MLS_STATUS_OK;
}

int main(int count, char **arguments) {
  char numbers[32];
  snprintf(numbers, sizeof numbers, "%d.%d.%d", MLS_VERSION_MAJOR,
           MLS_VERSION_MINOR, MLS_VERSION_PATCH);
  if (count != 2 || strcmp(arguments[1], mlsVersion()) ||
      strcmp(MLS_VERSION_STRING, mlsVersion()) ||
      strcmp(numbers, mlsVersion())) {
    fprintf(stderr, "versions: library %s, header %s and %s, package %s\n",
            mlsVersion(), MLS_VERSION_STRING, numbers,
            count == 2 ? arguments[1] : "none");
    return 1;
  }
  uint32_t mode;
  if (refused(mlsInvalidationMode(&mode)) || mode != MLS_INVALIDATION_EXACT) {
    fprintf(stderr, "not in exact mode: the link is wrong\n");
    return 1;
  }
  MlsContext context;
  MlsModule module;
  if (refused(mlsContextCreate(&context)) ||
      refused(mlsModuleCreateParse(
          context, mlsStringRefCreateFromCString("module {}"), &module)) ||
      refused(mlsContextDestroy(context)))
    return 1;
  puts("consumer: ok");
  return 0;
}
