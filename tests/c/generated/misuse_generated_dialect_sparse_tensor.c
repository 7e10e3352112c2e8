// Made by codegen (misuse.rs) from src/generated/dialect_sparse_tensor.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__sparse_tensor__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__sparse_tensor__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__sparse_tensor__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__sparse_tensor__");
}

static void misuse_mlsSparseTensorEncodingAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetName");
}

static void misuse_mlsCreateSparseTensorLowerForeachToSCF(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorLowerForeachToSCF(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorLowerForeachToSCF", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorLowerForeachToSCF");
}

static void misuse_mlsCreateSparseTensorLowerSparseIterationToSCF(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorLowerSparseIterationToSCF(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorLowerSparseIterationToSCF", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorLowerSparseIterationToSCF");
}

static void misuse_mlsCreateSparseTensorLowerSparseOpsToForeach(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorLowerSparseOpsToForeach(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorLowerSparseOpsToForeach", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorLowerSparseOpsToForeach");
}

static void misuse_mlsCreateSparseTensorPreSparsificationRewrite(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorPreSparsificationRewrite(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorPreSparsificationRewrite", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorPreSparsificationRewrite");
}

static void misuse_mlsCreateSparseTensorSparseAssembler(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseAssembler(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseAssembler", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseAssembler");
}

static void misuse_mlsCreateSparseTensorSparseBufferRewrite(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseBufferRewrite(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseBufferRewrite", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseBufferRewrite");
}

static void misuse_mlsCreateSparseTensorSparseGPUCodegen(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseGPUCodegen(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseGPUCodegen", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseGPUCodegen");
}

static void misuse_mlsCreateSparseTensorSparseReinterpretMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseReinterpretMap(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseReinterpretMap", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseReinterpretMap");
}

static void misuse_mlsCreateSparseTensorSparseSpaceCollapse(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseSpaceCollapse(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseSpaceCollapse", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseSpaceCollapse");
}

static void misuse_mlsCreateSparseTensorSparseTensorCodegen(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseTensorCodegen(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseTensorCodegen", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseTensorCodegen");
}

static void misuse_mlsCreateSparseTensorSparseTensorConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseTensorConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseTensorConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseTensorConversionPass");
}

static void misuse_mlsCreateSparseTensorSparseVectorization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseVectorization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseVectorization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseVectorization");
}

static void misuse_mlsCreateSparseTensorSparsificationAndBufferization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparsificationAndBufferization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparsificationAndBufferization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparsificationAndBufferization");
}

static void misuse_mlsCreateSparseTensorSparsificationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparsificationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparsificationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparsificationPass");
}

static void misuse_mlsCreateSparseTensorStageSparseOperations(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorStageSparseOperations(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorStageSparseOperations", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorStageSparseOperations");
}

static void misuse_mlsCreateSparseTensorStorageSpecifierToLLVM(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorStorageSpecifierToLLVM(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorStorageSpecifierToLLVM", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorStorageSpecifierToLLVM");
}

// Nothing to misuse:
//   mlsRegisterSparseTensorPasses
//   mlsRegisterSparseTensorLowerForeachToSCF
//   mlsRegisterSparseTensorLowerSparseIterationToSCF
//   mlsRegisterSparseTensorLowerSparseOpsToForeach
//   mlsRegisterSparseTensorPreSparsificationRewrite
//   mlsRegisterSparseTensorSparseAssembler
//   mlsRegisterSparseTensorSparseBufferRewrite
//   mlsRegisterSparseTensorSparseGPUCodegen
//   mlsRegisterSparseTensorSparseReinterpretMap
//   mlsRegisterSparseTensorSparseSpaceCollapse
//   mlsRegisterSparseTensorSparseTensorCodegen
//   mlsRegisterSparseTensorSparseTensorConversionPass
//   mlsRegisterSparseTensorSparseVectorization
//   mlsRegisterSparseTensorSparsificationAndBufferization
//   mlsRegisterSparseTensorSparsificationPass
//   mlsRegisterSparseTensorStageSparseOperations
//   mlsRegisterSparseTensorStorageSpecifierToLLVM

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__sparse_tensor__();
  misuse_mlsSparseTensorEncodingAttrGetName();
  misuse_mlsCreateSparseTensorLowerForeachToSCF();
  misuse_mlsCreateSparseTensorLowerSparseIterationToSCF();
  misuse_mlsCreateSparseTensorLowerSparseOpsToForeach();
  misuse_mlsCreateSparseTensorPreSparsificationRewrite();
  misuse_mlsCreateSparseTensorSparseAssembler();
  misuse_mlsCreateSparseTensorSparseBufferRewrite();
  misuse_mlsCreateSparseTensorSparseGPUCodegen();
  misuse_mlsCreateSparseTensorSparseReinterpretMap();
  misuse_mlsCreateSparseTensorSparseSpaceCollapse();
  misuse_mlsCreateSparseTensorSparseTensorCodegen();
  misuse_mlsCreateSparseTensorSparseTensorConversionPass();
  misuse_mlsCreateSparseTensorSparseVectorization();
  misuse_mlsCreateSparseTensorSparsificationAndBufferization();
  misuse_mlsCreateSparseTensorSparsificationPass();
  misuse_mlsCreateSparseTensorStageSparseOperations();
  misuse_mlsCreateSparseTensorStorageSpecifierToLLVM();
  return fx_teardown();
}
