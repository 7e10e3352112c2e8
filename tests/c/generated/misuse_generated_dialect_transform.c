// Made by codegen (misuse.rs) from src/generated/dialect_transform.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__transform__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__transform__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__transform__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__transform__");
}

static void misuse_mlsTransformAnyOpTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyOpTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGetTypeID");
}

static void misuse_mlsTransformAnyOpTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyOpTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGetName");
}

static void misuse_mlsTransformAnyParamTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyParamTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGetTypeID");
}

static void misuse_mlsTransformAnyParamTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyParamTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGetName");
}

static void misuse_mlsTransformAnyValueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyValueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGetTypeID");
}

static void misuse_mlsTransformAnyValueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyValueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGetName");
}

static void misuse_mlsTransformOperationTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOperationTypeGetTypeID");
}

static void misuse_mlsTransformOperationTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOperationTypeGetName");
}

static void misuse_mlsTransformParamTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformParamTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformParamTypeGetTypeID");
}

static void misuse_mlsTransformParamTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformParamTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformParamTypeGetName");
}

static void misuse_mlsCreateTransformCheckUsesPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformCheckUsesPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformCheckUsesPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformCheckUsesPass");
}

static void misuse_mlsCreateTransformInferEffectsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformInferEffectsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformInferEffectsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformInferEffectsPass");
}

static void misuse_mlsCreateTransformInterpreterPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformInterpreterPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformInterpreterPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformInterpreterPass");
}

static void misuse_mlsCreateTransformPreloadLibraryPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformPreloadLibraryPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformPreloadLibraryPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformPreloadLibraryPass");
}

// Nothing to misuse:
//   mlsRegisterTransformPasses
//   mlsRegisterTransformCheckUsesPass
//   mlsRegisterTransformInferEffectsPass
//   mlsRegisterTransformInterpreterPass
//   mlsRegisterTransformPreloadLibraryPass

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__transform__();
  misuse_mlsTransformAnyOpTypeGetTypeID();
  misuse_mlsTransformAnyOpTypeGetName();
  misuse_mlsTransformAnyParamTypeGetTypeID();
  misuse_mlsTransformAnyParamTypeGetName();
  misuse_mlsTransformAnyValueTypeGetTypeID();
  misuse_mlsTransformAnyValueTypeGetName();
  misuse_mlsTransformOperationTypeGetTypeID();
  misuse_mlsTransformOperationTypeGetName();
  misuse_mlsTransformParamTypeGetTypeID();
  misuse_mlsTransformParamTypeGetName();
  misuse_mlsCreateTransformCheckUsesPass();
  misuse_mlsCreateTransformInferEffectsPass();
  misuse_mlsCreateTransformInterpreterPass();
  misuse_mlsCreateTransformPreloadLibraryPass();
  return fx_teardown();
}
