// Operations that were made while their dialect was unknown: upstream forgets
// their names when it loads the dialect, and whatever names them dangles.
#include "mls_test.h"

static const char *const SUM = "%0 = \"arith.constant\"() {value = 1 : i32} : () -> i32\n"
                               "%1 = \"arith.addi\"(%0, %0) : (i32, i32) -> i32\n"
                               "\"mine.thing\"(%1) : (i32) -> ()\n";

static MlsDialectRegistry all_dialects(void) {
  MlsDialectRegistry registry;
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  return registry;
}

static bool is_registered(MlsContext context, const char *name) {
  bool result;
  OK(mlsContextIsRegisteredOperation(context, str(name), &result));
  return result;
}

static void an_operation_keeps_its_dialect_out(void) {
  MlsDialectRegistry registry = all_dialects();
  MlsDialectHandle arith;
  MlsDialect dialect;
  MlsContext context;
  OK(mlsContextCreate(&context));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsModule module = parse(context, SUM);
  OK(mlsGetDialectHandle__arith__(&arith));
  const char *const why = "`arith.constant`";
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, why, mlsContextAppendDialectRegistry(context, registry));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, why, mlsDialectHandleRegisterDialect(arith, context));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, why,
                 mlsDialectHandleLoadDialect(arith, context, &dialect));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, why, mlsRegisterAllLLVMTranslations(context));
  // Not allowed any more, it is there all the same.
  OK(mlsContextSetAllowUnregisteredDialects(context, false));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, why, mlsContextAppendDialectRegistry(context, registry));
  CHECK(!is_registered(context, "arith.constant"));
  OK(mlsModuleDestroy(module));
  OK(mlsContextAppendDialectRegistry(context, registry));
  // It may have unknown operations: what it knows, it has loaded.
  CHECK(is_registered(context, "arith.constant"));
  OK(mlsContextDestroy(context));
  OK(mlsDialectRegistryDestroy(registry));
}

static void a_run_does_not_bring_dialects_that_are_kept_out(void) {
  MlsContext context;
  MlsPassManager manager;
  MlsOpPassManager passes;
  OK(mlsRegisterAllPasses());
  OK(mlsContextCreate(&context));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsModule module = parse(context, SUM);
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetAsOpPassManager(manager, &passes));
  OK(mlsOpPassManagerAddPipeline(passes, str("lower-affine")));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "`arith.constant`",
                 mlsPassManagerRunOnOp(manager, root_of(module)));
  Operations left = operations_of(root_of(module));
  CHECK(left.count == 4 && is_named(left.all[1], "arith.constant"));
  free(left.all);
  OK(mlsContextDestroy(context));
}

static void operations_of_nobody_are_in_nobodys_way(void) {
  MlsDialectRegistry registry = all_dialects();
  MlsContext context;
  OK(mlsContextCreate(&context));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  parse(context, "\"mine.thing\"() : () -> ()\n");
  OK(mlsContextAppendDialectRegistry(context, registry));
  CHECK(is_registered(context, "arith.addi"));
  parse(context, SUM);
  OK(mlsContextAppendDialectRegistry(context, registry));
  OK(mlsRegisterAllLLVMTranslations(context));
  OK(mlsContextDestroy(context));
  OK(mlsDialectRegistryDestroy(registry));
}

static MlsBool nothing(MlsOperation op, MlsPatternRewriter rewriter, void *data) {
  (void)op, (void)rewriter, (void)data;
  return false;
}

static MlsRewritePattern pattern_of(const char *root) {
  MlsRewritePattern pattern;
  OK(mlsOpRewritePatternCreate(str(root), 1, (MlsRewritePatternCallbacks){NULL, NULL, nothing},
                               NULL, &pattern));
  return pattern;
}

static MlsRewritePatternSet pattern_for(MlsContext context, const char *root) {
  MlsRewritePatternSet set;
  OK(mlsRewritePatternSetCreate(context, &set));
  OK(mlsRewritePatternSetAdd(set, pattern_of(root)));
  return set;
}

static void a_pattern_keeps_its_dialect_out(void) {
  MlsDialectRegistry registry = all_dialects();
  MlsContext context;
  OK(mlsContextCreate(&context));
  pattern_for(context, "arith.addi");
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "`arith.addi`",
                 mlsContextAppendDialectRegistry(context, registry));
  OK(mlsContextDestroy(context));
  // One that the context knows is loaded for it.
  OK(mlsContextCreateWithRegistry(registry, false, &context));
  pattern_for(context, "arith.addi");
  CHECK(is_registered(context, "arith.addi"));
  OK(mlsContextAppendDialectRegistry(context, registry));
  OK(mlsContextDestroy(context));
  OK(mlsDialectRegistryDestroy(registry));
}

// A dialect that comes with another one need not be known.
static void nor_does_it_come_with_another(void) {
  MlsDialectRegistry registry;
  MlsDialectHandle scf;
  MlsDialect dialect;
  MlsContext context;
  OK(mlsGetDialectHandle__scf__(&scf));
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsDialectHandleInsertDialect(scf, registry));
  OK(mlsContextCreateWithRegistry(registry, false, &context));
  MlsRewritePatternSet set = pattern_for(context, "arith.addi");
  // So it is there when the name is, and not after it.
  CHECK(is_registered(context, "arith.addi"));
  OK(mlsContextGetOrLoadDialect(context, str("scf"), &dialect));
  OK(mlsRewritePatternSetDestroy(set));
  OK(mlsContextDestroy(context));
  OK(mlsDialectRegistryDestroy(registry));
}

static MlsRewritePatternSet waiting_set;
static MlsRewritePattern waiting_pattern;

static void add_during_run(MlsOperation op, MlsExternalPass pass, void *data) {
  (void)op, (void)pass, (void)data;
  REFUSED_SAYING(MLS_STATUS_BUSY, "which must wait for pass run",
                 mlsRewritePatternSetAdd(waiting_set, waiting_pattern));
}

// What runs may load dialects as well: then the pattern waits.
static void a_pattern_waits_for_a_run(void) {
  MlsDialectRegistry registry = all_dialects();
  MlsContext context;
  MlsPassManager manager;
  MlsPass pass;
  OK(mlsContextCreateWithRegistry(registry, false, &context));
  MlsModule module = parse(context, "module {}");
  OK(mlsRewritePatternSetCreate(context, &waiting_set));
  waiting_pattern = pattern_of("arith.addi");
  OK(mlsCreateExternalPass(str("test"), str("test-pass"), str(""), str("builtin.module"), 0, NULL,
                           (MlsExternalPassCallbacks){.run = add_during_run}, NULL, &pass));
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerAddOwnedPass(manager, pass));
  OK(mlsPassManagerRunOnOp(manager, root_of(module)));
  OK(mlsRewritePatternSetAdd(waiting_set, waiting_pattern));
  CHECK(is_registered(context, "arith.addi"));
  OK(mlsContextDestroy(context));
  OK(mlsDialectRegistryDestroy(registry));
}

int main(void) {
  TEST(an_operation_keeps_its_dialect_out);
  TEST(a_run_does_not_bring_dialects_that_are_kept_out);
  TEST(operations_of_nobody_are_in_nobodys_way);
  TEST(a_pattern_keeps_its_dialect_out);
  TEST(nor_does_it_come_with_another);
  TEST(a_pattern_waits_for_a_run);
  return TEST_RESULT;
}
