// Printing states: the same names in every text, and nothing that dangles.
#include "mls_test.h"

static const char *program = "func.func @f(%a: i32) -> i32 {\n"
                             "  %0 = arith.addi %a, %a : i32\n"
                             "  %1 = arith.muli %0, %0 : i32\n"
                             "  return %1 : i32\n}\n"
                             "func.func @g() { return }\n";

static bool says(MlsString string, const char *want) {
  MlsStringRef text;
  OK(mlsStringGet(string, &text));
  bool found = strstr(text.data, want) != NULL;
  if (!found)
    fprintf(stderr, "no \"%s\" in: %s\n", want, text.data);
  OK(mlsStringDestroy(string));
  return found;
}

static void keep(MlsStringRef text, void *user_data) {
  char *buffer = user_data;
  snprintf(buffer, 256, "%.*s", (int)text.length, text.data);
}

static void names_are_the_same(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program);
  MlsOperation root = root_of(module), mul = find(root, "arith.muli", 0);
  MlsOpPrintingFlags none = {0}, local;
  MlsAsmState state;
  MlsString string;
  char text[256];
  OK(mlsAsmStateCreateForOperation(root, none, &state));
  OK(mlsOperationToStringWithState(mul, state, &string));
  CHECK(says(string, "%1 = arith.muli %0, %0 : i32"));
  OK(mlsOperationPrintWithState(mul, state, keep, text));
  CHECK(strcmp(text, "%1 = arith.muli %0, %0 : i32") == 0);
  OK(mlsValueToStringAsOperand(result_of(mul), state, &string));
  CHECK(says(string, "%1"));
  OK(mlsValuePrintAsOperand(result_of(mul), state, keep, text));
  CHECK(strcmp(text, "%1") == 0);
  OK(mlsOperationToStringWithState(root, state, &string));
  CHECK(says(string, "func.func @g()"));
  // The names are those of the IR as it is.
  MlsOperation add = find(root, "arith.addi", 0), copy;
  MlsBlock block;
  OK(mlsOperationClone(add, &copy));
  OK(mlsOperationGetBlock(add, &block));
  OK(mlsBlockInsertOwnedOperation(block, 0, copy));
  OK(mlsValuePrintAsOperand(result_of(mul), state, keep, text));
  CHECK(strcmp(text, "%2") == 0);
  OK(mlsOperationDestroy(copy));
  OK(mlsAsmStateDestroy(state));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsOperationToStringWithState(mul, state, &string));

  OK(mlsAsmStateCreateForValue(result_of(mul), none, &state));
  OK(mlsOperationToStringWithState(root, state, &string));
  CHECK(says(string, "func.func @g()"));
  OK(mlsAsmStateDestroy(state));
  OK(mlsOpPrintingFlagsCreate(&local));
  OK(mlsOpPrintingFlagsUseLocalScope(local));
  OK(mlsAsmStateCreateForValue(result_of(mul), local, &state));
  OK(mlsOpPrintingFlagsDestroy(local));
  OK(mlsValueToStringAsOperand(result_of(mul), state, &string));
  CHECK(says(string, "%1"));
  OK(mlsContextDestroy(context));
}

static void only_what_is_inside(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program), other = parse(context, program);
  MlsOperation root = root_of(module), f = find(root, "func.func", 0);
  MlsOperation g = find(root, "func.func", 1);
  MlsOperation add = find(f, "arith.addi", 0);
  MlsOpPrintingFlags none = {0};
  MlsAsmState of_f, of_value;
  MlsString string;
  MlsBlock block;
  MlsValue argument;
  OK(mlsAsmStateCreateForOperation(f, none, &of_f));
  OK(mlsOperationToStringWithState(add, of_f, &string));
  CHECK(says(string, "%0 = arith.addi %arg0, %arg0"));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "not in what the state is for",
                 mlsOperationToStringWithState(g, of_f, &string));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationToStringWithState(root, of_f, &string));
  OK(mlsOperationGetBlock(add, &block));
  OK(mlsBlockGetArgument(block, 0, &argument));
  OK(mlsValueToStringAsOperand(argument, of_f, &string));
  CHECK(says(string, "%arg0"));
  MlsOperation far = find(root_of(other), "arith.addi", 0);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsValueToStringAsOperand(result_of(far), of_f, &string));
  OK(mlsAsmStateCreateForValue(argument, none, &of_value));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationToStringWithState(far, of_value, &string));
  OK(mlsOperationToStringWithState(g, of_value, &string));
  CHECK(says(string, "@g"));

  // A block that is in no operation.
  MlsBlock free_block;
  MlsType i32 = type(context, "i32");
  MlsLocation at = unknown(context);
  OK(mlsBlockCreate(context, 1, &i32, &at, &free_block));
  OK(mlsBlockGetArgument(free_block, 0, &argument));
  MlsAsmState state;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "in no operation",
                 mlsAsmStateCreateForValue(argument, none, &state));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsValueToStringAsOperand(argument, of_f, &string));

  // What the states are for dies.
  OK(mlsModuleDestroy(module));
  MlsOperation left = root_of(other);
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "func.func",
                 mlsOperationToStringWithState(left, of_f, &string));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsOperationToStringWithState(left, of_value, &string));
  OK(mlsAsmStateRetain(of_f));
  OK(mlsAsmStateRelease(of_f));
  OK(mlsAsmStateDestroy(of_f));
  OK(mlsContextDestroy(context));
}

static void bytes(MlsStringRef text, void *user_data) {
  MlsContext *context = user_data;
  MlsModule module;
  OK(mlsModuleCreateParse(*context, text, &module));
  CHECK(prints(root_of(module), "arith.muli"));
  OK(mlsModuleDestroy(module));
}

static void bytecode(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program);
  OK(mlsOperationWriteBytecode(root_of(module), bytes, &context));
  OK(mlsOperationWriteBytecodeWithConfig(
      root_of(module), (MlsBytecodeWriterConfig){0}, bytes, &context));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(names_are_the_same);
  TEST(only_what_is_inside);
  TEST(bytecode);
  return TEST_RESULT;
}
