// Made by codegen (misuse.rs) from src/generated/dialect_bufferization.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_bufferization(void);

static void misuse_mlsGetDialectHandle__bufferization__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__bufferization__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__bufferization__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__bufferization__");
}

static void misuse_mlsCreateBufferizationBufferDeallocationSimplificationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationBufferDeallocationSimplificationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationBufferDeallocationSimplificationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationBufferDeallocationSimplificationPass");
}

static void misuse_mlsCreateBufferizationBufferHoistingPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationBufferHoistingPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationBufferHoistingPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationBufferHoistingPass");
}

static void misuse_mlsCreateBufferizationBufferLoopHoistingPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationBufferLoopHoistingPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationBufferLoopHoistingPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationBufferLoopHoistingPass");
}

static void misuse_mlsCreateBufferizationBufferResultsToOutParamsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationBufferResultsToOutParamsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationBufferResultsToOutParamsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationBufferResultsToOutParamsPass");
}

static void misuse_mlsCreateBufferizationDropEquivalentBufferResultsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationDropEquivalentBufferResultsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationDropEquivalentBufferResultsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationDropEquivalentBufferResultsPass");
}

static void misuse_mlsCreateBufferizationEmptyTensorEliminationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationEmptyTensorEliminationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationEmptyTensorEliminationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationEmptyTensorEliminationPass");
}

static void misuse_mlsCreateBufferizationEmptyTensorToAllocTensorPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationEmptyTensorToAllocTensorPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationEmptyTensorToAllocTensorPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationEmptyTensorToAllocTensorPass");
}

static void misuse_mlsCreateBufferizationLowerDeallocationsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationLowerDeallocationsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationLowerDeallocationsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationLowerDeallocationsPass");
}

static void misuse_mlsCreateBufferizationOneShotBufferizePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationOneShotBufferizePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationOneShotBufferizePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationOneShotBufferizePass");
}

static void misuse_mlsCreateBufferizationOptimizeAllocationLivenessPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationOptimizeAllocationLivenessPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationOptimizeAllocationLivenessPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationOptimizeAllocationLivenessPass");
}

static void misuse_mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationOwnershipBasedBufferDeallocationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationOwnershipBasedBufferDeallocationPass");
}

static void misuse_mlsCreateBufferizationPromoteBuffersToStackPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateBufferizationPromoteBuffersToStackPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateBufferizationPromoteBuffersToStackPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateBufferizationPromoteBuffersToStackPass");
}

// Nothing to misuse:
//   mlsRegisterBufferizationPasses
//   mlsRegisterBufferizationBufferDeallocationSimplificationPass
//   mlsRegisterBufferizationBufferHoistingPass
//   mlsRegisterBufferizationBufferLoopHoistingPass
//   mlsRegisterBufferizationBufferResultsToOutParamsPass
//   mlsRegisterBufferizationDropEquivalentBufferResultsPass
//   mlsRegisterBufferizationEmptyTensorEliminationPass
//   mlsRegisterBufferizationEmptyTensorToAllocTensorPass
//   mlsRegisterBufferizationLowerDeallocationsPass
//   mlsRegisterBufferizationOneShotBufferizePass
//   mlsRegisterBufferizationOptimizeAllocationLivenessPass
//   mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass
//   mlsRegisterBufferizationPromoteBuffersToStackPass

int misuse_generated_dialect_bufferization(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__bufferization__();
  misuse_mlsCreateBufferizationBufferDeallocationSimplificationPass();
  misuse_mlsCreateBufferizationBufferHoistingPass();
  misuse_mlsCreateBufferizationBufferLoopHoistingPass();
  misuse_mlsCreateBufferizationBufferResultsToOutParamsPass();
  misuse_mlsCreateBufferizationDropEquivalentBufferResultsPass();
  misuse_mlsCreateBufferizationEmptyTensorEliminationPass();
  misuse_mlsCreateBufferizationEmptyTensorToAllocTensorPass();
  misuse_mlsCreateBufferizationLowerDeallocationsPass();
  misuse_mlsCreateBufferizationOneShotBufferizePass();
  misuse_mlsCreateBufferizationOptimizeAllocationLivenessPass();
  misuse_mlsCreateBufferizationOwnershipBasedBufferDeallocationPass();
  misuse_mlsCreateBufferizationPromoteBuffersToStackPass();
  return fx_teardown("generated_dialect_bufferization");
}
