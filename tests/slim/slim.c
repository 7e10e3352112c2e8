// A library with func, arith, scf, cf, memref and llvm, and no other dialect.
#include "mls_test.h"

static MlsContext slim_context(void) {
  MlsContext context = full_context(true);
  OK(mlsContextLoadAllAvailableDialects(context));
  return context;
}

static void a_pass_lowers_what_is_there(void) {
  MlsContext context = slim_context();
  MlsModule module = parse(context,
      "func.func @f(%a: memref<8xi32>, %n: index) -> i32 {\n"
      "  %zero = arith.constant 0 : index\n"
      "  %one = arith.constant 1 : index\n"
      "  %none = arith.constant 0 : i32\n"
      "  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %none) -> i32 {\n"
      "    %x = memref.load %a[%i] : memref<8xi32>\n"
      "    %next = arith.addi %s, %x : i32\n"
      "    scf.yield %next : i32\n"
      "  }\n"
      "  return %sum : i32\n"
      "}\n");
  MlsOperation root = root_of(module);
  MlsOperation loop = find(root, "scf.for", 0);
  run(context, root,
      "inline,canonicalize,convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts");
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "it was `scf.for`",
                 mlsOperationVerify(loop));
  find(root, "llvm.load", 0);
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

static void a_dialect_that_is_left_out_is_unknown(void) {
  MlsContext context = slim_context();
  MlsModule module;
  REFUSED_SAYING(MLS_STATUS_PARSE_ERROR, "tensor",
                 mlsModuleCreateParse(context,
                     str("func.func @f() { %e = tensor.empty() : tensor<4xf32> return }"),
                     &module));
  OK(mlsContextDestroy(context));
}

static void a_pass_that_is_left_out_is_unknown(void) {
  MlsContext context = slim_context();
  MlsPassManager manager;
  MlsOpPassManager passes;
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetAsOpPassManager(manager, &passes));
  REFUSED_SAYING(MLS_STATUS_PIPELINE_ERROR, "tosa-to-linalg",
                 mlsOpPassManagerAddPipeline(passes, str("tosa-to-linalg")));
  OK(mlsPassManagerDestroy(manager));
  OK(mlsContextDestroy(context));
}

static void every_death_is_seen(void) {
  uint32_t operations, arguments;
  OK(mlsInvalidationMode(&operations));
  OK(mlsBlockArgumentInvalidationMode(&arguments));
  CHECK(operations == MLS_INVALIDATION_EXACT);
  CHECK(arguments == MLS_INVALIDATION_EXACT);
}

int main(void) {
  TEST(a_pass_lowers_what_is_there);
  TEST(a_dialect_that_is_left_out_is_unknown);
  TEST(a_pass_that_is_left_out_is_unknown);
  TEST(every_death_is_seen);
  return TEST_RESULT;
}
