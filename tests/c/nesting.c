// B74: deep nesting is refused, or works, on any thread whatever its stack.
#include "mls_test.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static char *nested(const char *open, const char *middle, const char *close, int depth) {
  size_t size = (strlen(open) + strlen(close)) * (size_t)depth + strlen(middle) + 1;
  char *text = malloc(size), *at = text;
  for (int i = 0; i < depth; ++i)
    at += sprintf(at, "%s", open);
  at += sprintf(at, "%s", middle);
  for (int i = 0; i < depth; ++i)
    at += sprintf(at, "%s", close);
  return text;
}

static MlsContext context;

static void *too_deep(void *data) {
  char *modules = nested("module {", "", "}", 100000);
  char *arrays = nested("[", "", "]", 100000);
  char *tuples = nested("tuple<", "i32", ">", 100000);
  MlsModule module;
  MlsOperation op;
  MlsAttribute attr;
  MlsType ty;
  REFUSED_SAYING(MLS_STATUS_TOO_DEEP, "100000 levels",
                 mlsModuleCreateParse(context, str(modules), &module));
  REFUSED(MLS_STATUS_TOO_DEEP, mlsOperationCreateParse(context, str(modules), str("x"), &op));
  REFUSED(MLS_STATUS_TOO_DEEP, mlsAttributeParseGet(context, str(arrays), &attr));
  REFUSED(MLS_STATUS_TOO_DEEP, mlsTypeParseGet(context, str(tuples), &ty));
  free(modules);
  free(arrays);
  free(tuples);
  return data;
}

// What is not too deep can be used in every way.
static void *as_deep_as_can_be(void *data) {
  char *modules = nested("module {", "func.func private @f()", "}", 1990);
  char *arrays = nested("[", "1", "]", 1990);
  char *tuples = nested("tuple<", "i32", ">", 1990);
  MlsOperation root = root_of(parse(context, modules)), copy;
  MlsString text;
  MlsOpPrintingFlags flags = {0};
  OK(mlsOperationVerify(root));
  OK(mlsOperationToString(root, flags, &text));
  OK(mlsStringDestroy(text));
  OK(mlsOperationClone(root, &copy));
  run(context, copy, "canonicalize,cse");
  OK(mlsOperationDestroy(copy));
  MlsAttribute attr = attribute(context, arrays);
  OK(mlsAttributeToString(attr, &text));
  OK(mlsStringDestroy(text));
  MlsType ty = type(context, tuples);
  OK(mlsTypeToString(ty, &text));
  OK(mlsStringDestroy(text));
  OK(mlsOperationRelease(root));
  free(modules);
  free(arrays);
  free(tuples);
  return data;
}

// Brackets in strings and comments, and arrows, are no nesting.
static void only_brackets_count(void) {
  char *quoted = nested("<", "\\\"", "{", 50000);
  char *text = malloc(400000);
  sprintf(text, "module attributes {test.a = \"%s\"} {\n// %s\nfunc.func private @f(i32) -> i32\n}",
          quoted, quoted);
  context = full_context(false);
  parse(context, text);
  char *arrows = nested("func.func private @f", "", "", 0), *many = malloc(400000), *at = many;
  free(arrows);
  for (int i = 0; i < 5000; ++i)
    at += sprintf(at, "func.func private @f%d(i32) -> i32\n", i);
  parse(context, many);
  OK(mlsContextDestroy(context));
  free(quoted);
  free(text);
  free(many);
}

// What single calls build is bounded too, from the inside out and from the
// outside in.
static MlsOperation wrapped(MlsOperation inner, bool *refused) {
  MlsOperationState state;
  MlsRegion region;
  MlsBlock block;
  MlsOperation op = {0};
  OK(mlsRegionCreate(context, &region));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsRegionAppendOwnedBlock(region, block));
  if (inner.bits)
    OK(mlsBlockAppendOwnedOperation(block, inner));
  OK(mlsOperationStateGet(str("builtin.module"), unknown(context), &state));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  MlsStatus status = mlsOperationCreate(state, &op);
  *refused = status.code == MLS_STATUS_TOO_DEEP;
  if (*refused) {
    // All is as before: what was inside can be taken out again.
    if (inner.bits)
      OK(mlsOperationRemoveFromParent(inner));
    OK(mlsOperationStateDestroy(state));
    OK(mlsRegionDestroy(region));
    return inner;
  }
  OK(status);
  return op;
}

static void *built_deep(void *data) {
  MlsOperation op = {0};
  bool refused = false;
  int levels = 0;
  while (!refused && levels < 5000) {
    op = wrapped(op, &refused);
    levels += !refused;
  }
  CHECK(refused && levels == 2000);
  MlsString text;
  OK(mlsOperationVerify(op));
  OK(mlsOperationToString(op, (MlsOpPrintingFlags){0}, &text));
  OK(mlsStringDestroy(text));

  MlsOperation other = wrapped((MlsOperation){0}, &refused);
  MlsOperation innermost = op;
  Operations all = operations_of(op);
  innermost = all.all[all.count - 1];
  free(all.all);
  MlsRegion region;
  MlsBlock block;
  OK(mlsOperationGetRegion(innermost, 0, &region));
  OK(mlsRegionGetFirstBlock(region, &block));
  REFUSED_SAYING(MLS_STATUS_TOO_DEEP, "2001 levels", mlsBlockAppendOwnedOperation(block, other));
  OK(mlsOperationDestroy(other));
  OK(mlsOperationDestroy(op));
  return data;
}

static void on_a_small_stack(void *(*body)(void *)) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 256 * 1024);
  CHECK(pthread_create(&thread, &attributes, body, NULL) == 0);
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
}

static char bytecode[1 << 20];
static size_t bytecode_length;

static void *read_bytecode(void *data) {
  MlsContext context = full_context(false);
  MlsModule module;
  MlsString text;
  OK(mlsModuleCreateParse(context, mlsStringRefCreate(bytecode, bytecode_length), &module));
  OK(mlsOperationToString(root_of(module), (MlsOpPrintingFlags){0}, &text));
  OK(mlsStringDestroy(text));
  OK(mlsContextDestroy(context));
  return data;
}

// Written by a child: this process must have seen nothing deep when it reads it.
static void write_bytecode(int to) {
  MlsContext context = full_context(false);
  char *modules = nested("module {", "", "}", 1990);
  MlsString bytes;
  MlsStringRef whole;
  OK(mlsOperationToBytecode(root_of(parse(context, modules)), (MlsBytecodeWriterConfig){0}, &bytes));
  OK(mlsStringGet(bytes, &whole));
  for (size_t at = 0; at < whole.length;) {
    ssize_t written = write(to, whole.data + at, whole.length - at);
    if (written < 0)
      _exit(2);
    at += (size_t)written;
  }
  _exit(test_failures != 0);
}

static void deep_bytecode(void) {
  int ends[2], status;
  CHECK(pipe(ends) == 0);
  pid_t child = fork();
  if (child == 0)
    write_bytecode(ends[1]);
  close(ends[1]);
  for (ssize_t got; (got = read(ends[0], bytecode + bytecode_length,
                                sizeof bytecode - bytecode_length)) > 0;)
    bytecode_length += (size_t)got;
  close(ends[0]);
  CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
  on_a_small_stack(read_bytecode);
}

static void deep_texts(void) {
  for (int threads = 0; threads < 2; ++threads) {
    context = full_context(threads);
    too_deep(NULL);
    on_a_small_stack(too_deep);
    as_deep_as_can_be(NULL);
    on_a_small_stack(as_deep_as_can_be);
    built_deep(NULL);
    on_a_small_stack(built_deep);
    OK(mlsContextDestroy(context));
  }
}

int main(void) {
  TEST(only_brackets_count);
  // First: a process that has seen nothing deep yet.
  TEST(deep_bytecode);
  TEST(deep_texts);
  return TEST_RESULT;
}
