// Made by codegen (misuse.rs) from src/generated/dialect_func.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_func(void);

static void misuse_mlsGetDialectHandle__func__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__func__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__func__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__func__");
}

static void misuse_mlsCreateFuncDuplicateFunctionEliminationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateFuncDuplicateFunctionEliminationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateFuncDuplicateFunctionEliminationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateFuncDuplicateFunctionEliminationPass");
}

// Nothing to misuse:
//   mlsRegisterFuncPasses
//   mlsRegisterFuncDuplicateFunctionEliminationPass

int misuse_generated_dialect_func(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__func__();
  misuse_mlsCreateFuncDuplicateFunctionEliminationPass();
  return fx_teardown("generated_dialect_func");
}
