// LLVM IR and SMT-LIB, as text.
#include "mls_test.h"

static char *taken(MlsString string) {
  MlsStringRef text;
  OK(mlsStringGet(string, &text));
  char *copy = malloc(text.length + 1);
  memcpy(copy, text.data, text.length + 1);
  OK(mlsStringDestroy(string));
  return copy;
}

static bool has(MlsString string, const char *part) {
  char *text = taken(string);
  bool found = strstr(text, part) != NULL;
  if (!found)
    fprintf(stderr, "no \"%s\" in:\n%s\n", part, text);
  free(text);
  return found;
}

static void count(MlsStringRef text, void *user_data) {
  *(size_t *)user_data += text.length;
}

static void a_module_as_llvm_ir(void) {
  MlsContext context = full_context(false);
  // The translation changes blocks: the host's stay.
  MlsModule module = parse(context, "llvm.func @f(%c: i1) -> i1 {\n"
                                    "  llvm.cond_br %c, ^bb1(%c : i1), "
                                    "^bb1(%c : i1)\n"
                                    "^bb1(%x: i1):\n"
                                    "  llvm.return %x : i1\n}\n"
                                    "module @inner {\n"
                                    "  llvm.func @g() { llvm.return }\n}\n");
  MlsOperation op = root_of(module), inner = find(op, "builtin.module", 1);
  MlsString string;
  size_t length = 0;
  OK(mlsOperationDestroy(inner));
  OK(mlsTranslateModuleToLLVMIRToString(op, &string));
  CHECK(has(string, "define i1 @f(i1 %0)"));
  OK(mlsTranslateModuleToLLVMIR(op, count, &length));
  CHECK(length > 20);
  MlsOperation branch = find(op, "llvm.cond_br", 0);
  CHECK(state_of(branch) == MLS_STATUS_OK);
  CHECK(prints(op, "llvm.cond_br %arg0, ^bb1(%arg0 : i1), ^bb1(%arg0 : i1)"));

  // One inside of another.
  module = parse(context, "module {\n"
                          "  module { llvm.func @g() { llvm.return } }\n}\n");
  OK(mlsTranslateModuleToLLVMIRToString(
      find(root_of(module), "builtin.module", 1), &string));
  CHECK(has(string, "define void @g()"));
  OK(mlsContextDestroy(context));
}

static void what_is_not_llvm_ir_is_refused(void) {
  MlsContext context = full_context(false);
  MlsString string;
  MlsModule module = parse(context, "func.func @f() { return }");
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsTranslateModuleToLLVMIRToString(
                                       root_of(module), &string));
  OK(mlsContextDestroy(context));
}

static void unusual_modules(void) {
  MlsContext context = full_context(false);
  MlsString string;
  // Not a module; without a block; with what LLVM IR does not have.
  MlsModule module = parse(context, "llvm.func @f() { llvm.return }");
  MlsOperation op = root_of(module);
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsTranslateModuleToLLVMIRToString(find(op, "llvm.func", 0),
                                             &string));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsTranslateModuleToLLVMIRToString(find(op, "llvm.return", 0),
                                             &string));
  const char *types[] = {"!llvm.array<2 x tensor<4xf32>>",
                         "!llvm.struct<(i32, array<2 x i0>)>",
                         "!llvm.array<1 x f8E5M2>",
                         "!llvm.struct<\"s\", (memref<2xi8>)>",
                         "!llvm.array<1 x vector<2x2xi8>>"};
  for (int i = 0; i < 5; ++i) {
    char text[200];
    snprintf(text, sizeof text,
             "llvm.func @f() {\n"
             "  %%0 = llvm.mlir.undef : %s\n"
             "  llvm.return\n}\n",
             types[i]);
    REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "LLVM IR has no type",
                   mlsTranslateModuleToLLVMIRToString(
                       root_of(parse(context, text)), &string));
  }
  // Verified, and all the same nothing for LLVM.
  module = parse(context, "%0 = arith.constant 1 : i32\n");
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsTranslateModuleToLLVMIRToString(root_of(module), &string));
  // Not verified.
  module = parse(context, "llvm.func @f() { llvm.return }");
  OK(mlsOperationDestroy(find(root_of(module), "llvm.return", 0)));
  REFUSED(MLS_STATUS_VERIFY_ERROR,
          mlsTranslateModuleToLLVMIRToString(root_of(module), &string));
  OK(mlsContextDestroy(context));

  OK(mlsContextCreate(&context));
  module = parse(context, "module {}");
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsTranslateModuleToLLVMIRToString(root_of(module), &string));
  OK(mlsContextDestroy(context));
}

static void types_as_llvm_ir(void) {
  MlsContext context = full_context(false);
  MlsString string;
  MlsType back;
  // Those that are the same again, and what they are.
  const char *both[][2] = {
      {"i32", "i32"},
      {"f16", "half"},
      {"f80", "x86_fp80"},
      {"!llvm.ptr", "ptr"},
      {"!llvm.ptr<3>", "ptr addrspace(3)"},
      {"vector<4xf32>", "<4 x float>"},
      {"vector<[4]xi8>", "<vscale x 4 x i8>"},
      {"!llvm.array<2 x array<3 x i8>>", "[2 x [3 x i8]]"},
      {"!llvm.struct<(i32, ptr)>", "{ i32, ptr }"},
      {"!llvm.struct<packed (i8, i64)>", "<{ i8, i64 }>"},
      {"!llvm.target<\"spirv.Image\", !llvm.void, 0, 1>",
       "target(\"spirv.Image\", void, 0, 1)"},
  };
  for (int i = 0; i < 11; ++i) {
    MlsType ty = type(context, both[i][0]);
    OK(mlsTypeToLLVMIR(ty, &string));
    CHECK(has(string, both[i][1]));
    OK(mlsTypeFromLLVMIR(context, str(both[i][1]), &back));
    CHECK(back.bits == ty.bits);
  }
  OK(mlsTypeToLLVMIR(type(context, "!llvm.func<i32 (i8, ...)>"), &string));
  CHECK(has(string, "i32 (i8, ...)"));
  OK(mlsTypeToLLVMIR(type(context, "!llvm.void"), &string));
  CHECK(has(string, "void"));
  OK(mlsTypeToLLVMIR(type(context, "!llvm.struct<\"s\", (i32)>"), &string));
  CHECK(has(string, "%s = type { i32 }"));
  OK(mlsTypeFromLLVMIR(context, str("%t = type { i32, ptr }\n[2 x %t]"),
                       &back));
  CHECK(back.bits ==
        type(context, "!llvm.array<2 x struct<\"t\", (i32, ptr)>>").bits);

  const char *others[] = {"index",    "si32",          "i0",
                          "i8388609", "tensor<4xf32>", "f8E5M2",
                          "tf32",     "vector<2x2xi8>", "vector<2xindex>",
                          "none",     "!llvm.array<1 x memref<2xi8>>"};
  for (int i = 0; i < 11; ++i)
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            mlsTypeToLLVMIR(type(context, others[i]), &string));
  const char *texts[] = {"",
                         "i0",
                         "float float",
                         "void",
                         "label",
                         "token",
                         "%none",
                         "i32 (i32)",
                         "i32\n@y = global i32 0",
                         "i32 @y = global i32 0",
                         "@y = global i32 0\ni32",
                         "define void @f() {\nret void\n}\ni32",
                         "i99999999999",
                         "[2 x token]",
                         "BC\xc0\xde"};
  for (int i = 0; i < 15; ++i)
    REFUSED(MLS_STATUS_PARSE_ERROR,
            mlsTypeFromLLVMIR(context, str(texts[i]), &back));
  // Far too deep for either parser.
  static char deep[200000];
  memset(deep, '{', sizeof deep - 1);
  REFUSED(MLS_STATUS_TOO_DEEP,
          mlsTypeFromLLVMIR(context, (MlsStringRef){deep, sizeof deep}, &back));
  OK(mlsContextDestroy(context));

  OK(mlsContextCreate(&context));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsTypeToLLVMIR(type(context, "i32"), &string));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsTypeFromLLVMIR(context, str("i32"), &back));
  OK(mlsContextDestroy(context));
}

static void a_module_as_smtlib(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "smt.solver() : () -> () {\n"
                                    "  %a = smt.declare_fun \"a\" : !smt.int\n"
                                    "  %c = smt.int.constant 4\n"
                                    "  %s = smt.int.add %a, %c\n"
                                    "  %e = smt.eq %s, %c : !smt.int\n"
                                    "  smt.assert %e\n"
                                    "  smt.check sat {} unknown {} unsat {}\n"
                                    "}\n");
  MlsOperation op = root_of(module);
  MlsString string;
  size_t length = 0;
  OK(mlsTranslateModuleToSMTLIBToString(module, true, false, &string));
  CHECK(has(string, "(+ a 4)"));
  OK(mlsTranslateModuleToSMTLIBToString(module, false, true, &string));
  CHECK(has(string, "(let ((tmp (+ a 4)))"));
  OK(mlsTranslateOperationToSMTLIBToString(op, true, false, &string));
  CHECK(has(string, "(check-sat)"));
  OK(mlsTranslateModuleToSMTLIB(module, count, &length, true, false));
  CHECK(length > 20);
  length = 0;
  OK(mlsTranslateOperationToSMTLIB(op, count, &length, true, false));
  CHECK(length > 20);
  // Without a region; not verified; with what SMT-LIB does not have.
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsTranslateOperationToSMTLIBToString(
              find(op, "smt.assert", 0), true, false, &string));
  module = parse(context, "smt.solver() : () -> () {\n"
                          "  %0 = arith.constant 1 : i32\n}\n");
  REFUSED_SAYING(MLS_STATUS_UPSTREAM_FAILED, "non-SMT",
                 mlsTranslateModuleToSMTLIBToString(module, true, false,
                                                    &string));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(a_module_as_llvm_ir);
  TEST(what_is_not_llvm_ir_is_refused);
  TEST(unusual_modules);
  TEST(types_as_llvm_ir);
  TEST(a_module_as_smtlib);
  return TEST_RESULT;
}
