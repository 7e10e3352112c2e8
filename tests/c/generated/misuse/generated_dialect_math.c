// Made by codegen (misuse.rs) from src/generated/dialect_math.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_math(void);

static void misuse_mlsGetDialectHandle__math__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__math__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__math__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__math__");
}

static void misuse_mlsCreateMathMathExpandOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMathMathExpandOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMathMathExpandOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMathMathExpandOpsPass");
}

static void misuse_mlsCreateMathMathExtendToSupportedTypes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMathMathExtendToSupportedTypes(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMathMathExtendToSupportedTypes", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMathMathExtendToSupportedTypes");
}

static void misuse_mlsCreateMathMathSincosFusionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMathMathSincosFusionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMathMathSincosFusionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMathMathSincosFusionPass");
}

static void misuse_mlsCreateMathMathUpliftToFMA(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMathMathUpliftToFMA(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMathMathUpliftToFMA", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMathMathUpliftToFMA");
}

// Nothing to misuse:
//   mlsRegisterMathPasses
//   mlsRegisterMathMathExpandOpsPass
//   mlsRegisterMathMathExtendToSupportedTypes
//   mlsRegisterMathMathSincosFusionPass
//   mlsRegisterMathMathUpliftToFMA

int misuse_generated_dialect_math(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__math__();
  misuse_mlsCreateMathMathExpandOpsPass();
  misuse_mlsCreateMathMathExtendToSupportedTypes();
  misuse_mlsCreateMathMathSincosFusionPass();
  misuse_mlsCreateMathMathUpliftToFMA();
  return fx_teardown("generated_dialect_math");
}
