// Made by codegen (misuse.rs) from src/generated/dialect_emit_c.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__emitc__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__emitc__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__emitc__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__emitc__");
}

static void misuse_mlsEmitCArrayTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCArrayTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCArrayTypeGetTypeID");
}

static void misuse_mlsEmitCArrayTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCArrayTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCArrayTypeGetName");
}

static void misuse_mlsEmitCLValueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCLValueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCLValueTypeGetTypeID");
}

static void misuse_mlsEmitCLValueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCLValueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCLValueTypeGetName");
}

static void misuse_mlsEmitCOpaqueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGetTypeID");
}

static void misuse_mlsEmitCOpaqueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGetName");
}

static void misuse_mlsEmitCPointerTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPointerTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPointerTypeGetTypeID");
}

static void misuse_mlsEmitCPointerTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPointerTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPointerTypeGetName");
}

static void misuse_mlsEmitCPtrDiffTTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPtrDiffTTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGetTypeID");
}

static void misuse_mlsEmitCPtrDiffTTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPtrDiffTTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGetName");
}

static void misuse_mlsEmitCSignedSizeTTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSignedSizeTTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGetTypeID");
}

static void misuse_mlsEmitCSignedSizeTTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSignedSizeTTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGetName");
}

static void misuse_mlsEmitCSizeTTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSizeTTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGetTypeID");
}

static void misuse_mlsEmitCSizeTTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSizeTTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGetName");
}

static void misuse_mlsEmitCCmpPredicateAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCCmpPredicateAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetName");
}

static void misuse_mlsEmitCCmpPredicateAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCCmpPredicateAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetTypeID");
}

static void misuse_mlsEmitCOpaqueAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetName");
}

static void misuse_mlsEmitCOpaqueAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetTypeID");
}

static void misuse_mlsCreateEmitCFormExpressionsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateEmitCFormExpressionsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateEmitCFormExpressionsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateEmitCFormExpressionsPass");
}

static void misuse_mlsCreateEmitCWrapFuncInClassPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateEmitCWrapFuncInClassPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateEmitCWrapFuncInClassPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateEmitCWrapFuncInClassPass");
}

// Nothing to misuse:
//   mlsRegisterEmitCPasses
//   mlsRegisterEmitCFormExpressionsPass
//   mlsRegisterEmitCWrapFuncInClassPass

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__emitc__();
  misuse_mlsEmitCArrayTypeGetTypeID();
  misuse_mlsEmitCArrayTypeGetName();
  misuse_mlsEmitCLValueTypeGetTypeID();
  misuse_mlsEmitCLValueTypeGetName();
  misuse_mlsEmitCOpaqueTypeGetTypeID();
  misuse_mlsEmitCOpaqueTypeGetName();
  misuse_mlsEmitCPointerTypeGetTypeID();
  misuse_mlsEmitCPointerTypeGetName();
  misuse_mlsEmitCPtrDiffTTypeGetTypeID();
  misuse_mlsEmitCPtrDiffTTypeGetName();
  misuse_mlsEmitCSignedSizeTTypeGetTypeID();
  misuse_mlsEmitCSignedSizeTTypeGetName();
  misuse_mlsEmitCSizeTTypeGetTypeID();
  misuse_mlsEmitCSizeTTypeGetName();
  misuse_mlsEmitCCmpPredicateAttrGetName();
  misuse_mlsEmitCCmpPredicateAttrGetTypeID();
  misuse_mlsEmitCOpaqueAttrGetName();
  misuse_mlsEmitCOpaqueAttrGetTypeID();
  misuse_mlsCreateEmitCFormExpressionsPass();
  misuse_mlsCreateEmitCWrapFuncInClassPass();
  return fx_teardown();
}
