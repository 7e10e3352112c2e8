// The host inside of MLIR, on the demo's input:
//
//   a pass that counts operations on MLIR's worker threads,
//   a rewrite pattern that folds `x + 0`,
//   and a function of the input, compiled and run.
#include "example.h"

#include <pthread.h>
#include <stdatomic.h>

static MlsModule model(MlsContext context, const char *path) {
  MlsModule module;
  MUST(mlsModuleCreateParseFromFile(context, str(path), &module));
  return module;
}

static MlsOperation root_of(MlsModule module) {
  MlsOperation root;
  MUST(mlsModuleGetOperation(module, &root));
  return root;
}

static bool is_named(MlsOperation op, const char *wanted) {
  MlsIdentifier name;
  MlsStringRef text;
  MUST(mlsOperationGetName(op, &name));
  MUST(mlsIdentifierStr(name, &text));
  return mlsStringRefEqual(text, str(wanted));
}

// ---- A pass -----------------------------------------------------------------

static atomic_long functions, operations, elsewhere;
static pthread_t starter;

// Called once for each function, on any thread, several at once.
static void count(MlsOperation op, MlsExternalPass pass, void *user_data) {
  intptr_t inside;
  (void)pass, (void)user_data;
  MUST(mlsOperationCopyTree(op, 0, NULL, &inside));
  atomic_fetch_add(&functions, 1);
  atomic_fetch_add(&operations, inside);
  atomic_fetch_add(&elsewhere, !pthread_equal(pthread_self(), starter));
}

static void count_operations(MlsContext context, MlsOperation root) {
  MlsPassManager manager;
  MlsOpPassManager nested;
  MlsPass pass;
  MlsExternalPassCallbacks callbacks = {.run = count};
  starter = pthread_self();
  MUST(mlsPassManagerCreate(context, &manager));
  MUST(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  MUST(mlsCreateExternalPass(str("count"), str("count-operations"), str(""),
                             str("func.func"), 0, NULL, callbacks, NULL, &pass));
  MUST(mlsOpPassManagerAddOwnedPass(nested, pass));
  MUST(mlsPassManagerRunOnOp(manager, root));
  MUST(mlsPassManagerDestroy(manager));
  printf("the pass counted %ld operations in %ld functions, %ld of them on workers\n",
         operations, functions, elsewhere);
}

// ---- A rewrite pattern --------------------------------------------------------

static bool is_zero(MlsValue value) {
  bool is_result, is_integer;
  MlsOperation op;
  MlsAttribute attribute;
  int64_t number;
  MUST(mlsValueIsAOpResult(value, &is_result));
  if (!is_result)
    return false;
  MUST(mlsOpResultGetOwner(value, &op));
  if (!is_named(op, "arith.constant"))
    return false;
  MUST(mlsOperationGetAttributeByName(op, str("value"), &attribute));
  MUST(mlsAttributeIsAInteger(attribute, &is_integer));
  if (!is_integer)
    return false;
  MUST(mlsIntegerAttrGetValueInt(attribute, &number));
  return number == 0;
}

static MlsBool fold_sum(MlsOperation op, MlsPatternRewriter rewriter,
                        void *folded) {
  MlsValue left, right;
  MlsRewriterBase base;
  MUST(mlsOperationGetOperand(op, 0, &left));
  MUST(mlsOperationGetOperand(op, 1, &right));
  if (!is_zero(right))
    return 0;
  MUST(mlsPatternRewriterAsBase(rewriter, &base));
  MUST(mlsRewriterBaseReplaceOpWithValues(base, op, 1, &left));
  ++*(int *)folded;
  return 1;
}

static void fold_sums(MlsContext context, MlsOperation root) {
  int folded = 0;
  MlsRewritePatternSet set;
  MlsRewritePattern pattern;
  MlsFrozenRewritePatternSet patterns;
  MlsRewritePatternCallbacks callbacks = {.matchAndRewrite = fold_sum};
  MlsGreedyRewriteDriverConfig config = mlsGreedyRewriteDriverConfigCreate();
  config.enableFolding = 0;  // Or MLIR would do it before us.
  MUST(mlsRewritePatternSetCreate(context, &set));
  MUST(mlsOpRewritePatternCreate(str("arith.addi"), 1, callbacks, &folded,
                                 &pattern));
  MUST(mlsRewritePatternSetAdd(set, pattern));
  MUST(mlsFreezeRewritePattern(set, &patterns));
  MUST(mlsApplyPatternsAndFoldGreedilyWithOp(root, patterns, config));
  MUST(mlsFrozenRewritePatternSetDestroy(patterns));
  printf("the pattern folded %d sums with zero\n", folded);
}

// ---- Compiled code ------------------------------------------------------------

static void run_function(MlsContext context, MlsOperation root,
                         const char *name) {
  MlsSymbolTable table;
  MlsOperation found, copy;
  MlsModule module;
  MlsBlock body;
  MlsLocation location;
  MlsAttribute attribute;
  MUST(mlsSymbolTableCreate(root, &table));
  MUST(mlsSymbolTableLookup(table, str(name), &found));
  MUST(mlsSymbolTableDestroy(table));
  // It is private, and has no interface for C: its copy has.
  MUST(mlsOperationClone(found, &copy));
  MUST(mlsAttributeParseGet(context, str("\"public\""), &attribute));
  MUST(mlsOperationSetAttributeByName(copy, str("sym_visibility"), attribute));
  MUST(mlsAttributeParseGet(context, str("unit"), &attribute));
  MUST(mlsOperationSetAttributeByName(copy, str("llvm.emit_c_interface"),
                                      attribute));
  MUST(mlsLocationUnknownGet(context, &location));
  MUST(mlsModuleCreateEmpty(location, &module));
  MUST(mlsModuleGetBody(module, &body));
  MUST(mlsBlockAppendOwnedOperation(body, copy));
  example_run(context, root_of(module),
              "convert-to-llvm,reconcile-unrealized-casts");

  MlsExecutionEngine engine;
  MUST(mlsExecutionEngineCreate(module, 2, 0, NULL, false, false, &engine));
  MUST(mlsModuleDestroy(module));
  int64_t at = 12, tile = 16, size = 20, extent = 0;
  void *arguments[] = {&at, &tile, &size, &extent};
  MUST(mlsExecutionEngineInvokePacked(engine, str(name), arguments));
  printf("%s(%ld, %ld, %ld) is %ld\n", name, (long)at, (long)tile, (long)size,
         (long)extent);
  MUST(mlsExecutionEngineDestroy(engine));
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s model.mlir\n", argv[0]);
    return 2;
  }
  MlsContext context = example_context();
  MlsOperation root = root_of(model(context, argv[1]));
  count_operations(context, root);
  fold_sums(context, root);
  run_function(context, root, "tile_extent");
  return example_end(context);
}
