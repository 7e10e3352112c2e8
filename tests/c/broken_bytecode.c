// B75: bytecode with a broken byte is a module or an error that says something, in
// a child, since MLIR's reader trusts some of what it reads: it writes past the end
// of what it allocated, or goes round for ever.
#define _DEFAULT_SOURCE
#include "mls_test.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *const SMALL =
    "module attributes {test.a = [1, 2.5 : f32, \"x\"]} {\n"
    "  func.func @f(%a: i32, %m: memref<?x4xf32>) -> i32 {\n"
    "    %c = arith.constant 7 : i32\n"
    "    cf.br ^bb1(%a : i32)\n"
    "  ^bb1(%b: i32):\n"
    "    %s = arith.addi %a, %b : i32\n"
    "    return %s : i32\n"
    "  }\n"
    "}\n";

// Written by the child, read after its death.
typedef struct Progress {
  size_t at;
  long modules, errors, deaths;
} Progress;

static void parse_broken(MlsContext context, MlsStringRef whole, size_t at, uint8_t flip,
                         Progress *progress) {
  MlsModule module;
  char *bytes = malloc(whole.length);
  memcpy(bytes, whole.data, whole.length);
  bytes[at] ^= (char)flip;
  MlsStatus status =
      mlsModuleCreateParse(context, mlsStringRefCreate(bytes, whole.length), &module);
  free(bytes);
  if (status.code == MLS_STATUS_OK) {
    ++progress->modules;
    OK(mlsModuleDestroy(module));
    return;
  }
  test_refused(status, MLS_STATUS_PARSE_ERROR, "", __FILE__, __LINE__);
  ++progress->errors;
}

// In a child, which can use no context of its parent's; from the byte after the one
// where the child before it died.
static void parse_from(MlsStringRef whole, uint8_t flip, Progress *progress) {
  MlsContext context = full_context(false);
  for (; progress->at < whole.length; ++progress->at) {
    alarm(5);
    parse_broken(context, whole, progress->at, flip, progress);
  }
  OK(mlsContextDestroy(context));
  _exit(test_failures != 0);
}

static void every_broken_byte_is_answered(void) {
  MlsContext context = full_context(false);
  MlsString bytes;
  MlsStringRef whole;
  OK(mlsOperationToBytecode(root_of(parse(context, SMALL)), (MlsBytecodeWriterConfig){0}, &bytes));
  OK(mlsStringGet(bytes, &whole));
  Progress *progress = mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE,
                            MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  static const uint8_t FLIPS[] = {0x01, 0xff};
  for (size_t flip = 0; flip < sizeof FLIPS; ++flip) {
    uint8_t bits = FLIPS[flip];
    for (progress->at = 0; progress->at < whole.length; ++progress->at) {
      pid_t child = fork();
      int status;
      if (child == 0)
        parse_from(whole, bits, progress);
      CHECK(child > 0 && waitpid(child, &status, 0) == child);
      if (WIFEXITED(status)) {
        CHECK(WEXITSTATUS(status) == 0);
        break;
      }
      ++progress->deaths;
      printf("byte %zu of %zu, bits %02x: signal %d\n", progress->at, whole.length, bits,
             WTERMSIG(status));
    }
  }
  printf("%ld modules, %ld errors, %ld deaths\n", progress->modules, progress->errors,
         progress->deaths);
  CHECK(progress->modules > 0 && progress->errors > 0);
  // There are five or so: what a corrupted heap does varies.
  CHECK(progress->deaths * 40 < progress->modules + progress->errors);
  munmap(progress, sizeof *progress);
  OK(mlsStringDestroy(bytes));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(every_broken_byte_is_answered);
  return TEST_RESULT;
}
