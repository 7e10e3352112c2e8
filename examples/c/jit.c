// Compiles a function of one program text and runs it:
//
//   a dot product, whose step the host watches.
#include "example.h"

static const char *const PROGRAM =
    "func.func private @watch(f64) attributes { llvm.emit_c_interface }\n"
    "func.func @dot(%a: memref<?xf64>, %b: memref<?xf64>) -> f64\n"
    "    attributes { llvm.emit_c_interface } {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %zero = arith.constant 0.0 : f64\n"
    "  %n = memref.dim %a, %c0 : memref<?xf64>\n"
    "  %sum = scf.for %i = %c0 to %n step %c1\n"
    "      iter_args(%so_far = %zero) -> f64 {\n"
    "    %x = memref.load %a[%i] : memref<?xf64>\n"
    "    %y = memref.load %b[%i] : memref<?xf64>\n"
    "    %p = arith.mulf %x, %y : f64\n"
    "    %s = arith.addf %so_far, %p : f64\n"
    "    func.call @watch(%s) : (f64) -> ()\n"
    "    scf.yield %s : f64\n"
    "  }\n"
    "  return %sum : f64\n"
    "}\n";

// What a memref of one dimension is to C.
typedef struct Vector {
  double *allocated, *aligned;
  int64_t offset, size, stride;
} Vector;

// The compiled code calls this.
static void watch(double sum) { printf("so far %g\n", sum); }

int main(void) {
  MlsContext context = example_context();
  MlsModule module;
  MlsOperation root;
  MUST(mlsModuleCreateParse(context, str(PROGRAM), &module));
  MUST(mlsModuleGetOperation(module, &root));
  example_run(context, root,
              "convert-scf-to-cf,expand-strided-metadata,"
              "finalize-memref-to-llvm,convert-to-llvm,"
              "reconcile-unrealized-casts");

  MlsExecutionEngine engine;
  MUST(mlsExecutionEngineCreate(module, 2, 0, NULL, false, false, &engine));
  MUST(mlsModuleDestroy(module));

  // Without `watch` the code cannot be linked, and the report names it.
  double x[] = {1, 2, 3}, y[] = {4, 5, 6}, result = 0;
  Vector a = {x, x, 0, 3, 1}, b = {y, y, 0, 3, 1};
  Vector *first = &a, *second = &b;
  void *arguments[] = {&first, &second, &result};
  MlsStatus status =
      mlsExecutionEngineInvokePacked(engine, str("dot"), arguments);
  printf("%s\n", mlsStatusMessage(status));

  MUST(mlsExecutionEngineRegisterSymbol(engine, str("_mlir_ciface_watch"),
                                        (void *)watch));
  MUST(mlsExecutionEngineInvokePacked(engine, str("dot"), arguments));
  printf("the dot product is %g\n", result);
  MUST(mlsExecutionEngineDestroy(engine));
  return example_end(context);
}
