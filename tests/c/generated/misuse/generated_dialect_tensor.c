// Made by codegen (misuse.rs) from src/generated/dialect_tensor.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_tensor(void);

static void misuse_mlsGetDialectHandle__tensor__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__tensor__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__tensor__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__tensor__");
}

static void misuse_mlsCreateTensorFoldTensorSubsetOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTensorFoldTensorSubsetOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTensorFoldTensorSubsetOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTensorFoldTensorSubsetOpsPass");
}

// Nothing to misuse:
//   mlsRegisterTensorPasses
//   mlsRegisterTensorFoldTensorSubsetOpsPass

int misuse_generated_dialect_tensor(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__tensor__();
  misuse_mlsCreateTensorFoldTensorSubsetOpsPass();
  return fx_teardown("generated_dialect_tensor");
}
