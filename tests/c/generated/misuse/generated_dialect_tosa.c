// Made by codegen (misuse.rs) from src/generated/dialect_tosa.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_tosa(void);

static void misuse_mlsGetDialectHandle__tosa__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__tosa__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__tosa__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__tosa__");
}

static void misuse_mlsCreateTosaTosaArithConstantToTosaConstPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaArithConstantToTosaConstPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaArithConstantToTosaConstPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaArithConstantToTosaConstPass");
}

static void misuse_mlsCreateTosaTosaAttachTarget(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaAttachTarget(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaAttachTarget", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaAttachTarget");
}

static void misuse_mlsCreateTosaTosaConvertIntegerTypeToSignless(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaConvertIntegerTypeToSignless(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaConvertIntegerTypeToSignless", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaConvertIntegerTypeToSignless");
}

static void misuse_mlsCreateTosaTosaInferShapesPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaInferShapesPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaInferShapesPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaInferShapesPass");
}

static void misuse_mlsCreateTosaTosaLayerwiseConstantFoldPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaLayerwiseConstantFoldPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaLayerwiseConstantFoldPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaLayerwiseConstantFoldPass");
}

static void misuse_mlsCreateTosaTosaMakeBroadcastablePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaMakeBroadcastablePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaMakeBroadcastablePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaMakeBroadcastablePass");
}

static void misuse_mlsCreateTosaTosaNarrowF64ToF32Pass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaNarrowF64ToF32Pass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaNarrowF64ToF32Pass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaNarrowF64ToF32Pass");
}

static void misuse_mlsCreateTosaTosaNarrowI64ToI32Pass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaNarrowI64ToI32Pass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaNarrowI64ToI32Pass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaNarrowI64ToI32Pass");
}

static void misuse_mlsCreateTosaTosaOptionalDecompositionsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaOptionalDecompositionsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaOptionalDecompositionsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaOptionalDecompositionsPass");
}

static void misuse_mlsCreateTosaTosaReduceTransposes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaReduceTransposes(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaReduceTransposes", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaReduceTransposes");
}

static void misuse_mlsCreateTosaTosaValidation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTosaTosaValidation(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTosaTosaValidation", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTosaTosaValidation");
}

// Nothing to misuse:
//   mlsRegisterTosaPasses
//   mlsRegisterTosaTosaArithConstantToTosaConstPass
//   mlsRegisterTosaTosaAttachTarget
//   mlsRegisterTosaTosaConvertIntegerTypeToSignless
//   mlsRegisterTosaTosaInferShapesPass
//   mlsRegisterTosaTosaLayerwiseConstantFoldPass
//   mlsRegisterTosaTosaMakeBroadcastablePass
//   mlsRegisterTosaTosaNarrowF64ToF32Pass
//   mlsRegisterTosaTosaNarrowI64ToI32Pass
//   mlsRegisterTosaTosaOptionalDecompositionsPass
//   mlsRegisterTosaTosaReduceTransposes
//   mlsRegisterTosaTosaValidation

int misuse_generated_dialect_tosa(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__tosa__();
  misuse_mlsCreateTosaTosaArithConstantToTosaConstPass();
  misuse_mlsCreateTosaTosaAttachTarget();
  misuse_mlsCreateTosaTosaConvertIntegerTypeToSignless();
  misuse_mlsCreateTosaTosaInferShapesPass();
  misuse_mlsCreateTosaTosaLayerwiseConstantFoldPass();
  misuse_mlsCreateTosaTosaMakeBroadcastablePass();
  misuse_mlsCreateTosaTosaNarrowF64ToF32Pass();
  misuse_mlsCreateTosaTosaNarrowI64ToI32Pass();
  misuse_mlsCreateTosaTosaOptionalDecompositionsPass();
  misuse_mlsCreateTosaTosaReduceTransposes();
  misuse_mlsCreateTosaTosaValidation();
  return fx_teardown("generated_dialect_tosa");
}
