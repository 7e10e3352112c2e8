// Made by codegen (misuse.rs) from src/generated/dialect_affine.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_affine(void);

static void misuse_mlsGetDialectHandle__affine__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__affine__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__affine__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__affine__");
}

static void misuse_mlsCreateAffineAffineDataCopyGeneration(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineDataCopyGeneration(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineDataCopyGeneration", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineDataCopyGeneration");
}

static void misuse_mlsCreateAffineAffineExpandIndexOps(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineExpandIndexOps(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineExpandIndexOps", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineExpandIndexOps");
}

static void misuse_mlsCreateAffineAffineExpandIndexOpsAsAffine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineExpandIndexOpsAsAffine(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineExpandIndexOpsAsAffine", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineExpandIndexOpsAsAffine");
}

static void misuse_mlsCreateAffineAffineFoldMemRefAliasOps(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineFoldMemRefAliasOps(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineFoldMemRefAliasOps", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineFoldMemRefAliasOps");
}

static void misuse_mlsCreateAffineAffineLoopFusion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineLoopFusion(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineLoopFusion", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineLoopFusion");
}

static void misuse_mlsCreateAffineAffineLoopInvariantCodeMotion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineLoopInvariantCodeMotion(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineLoopInvariantCodeMotion", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineLoopInvariantCodeMotion");
}

static void misuse_mlsCreateAffineAffineLoopNormalize(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineLoopNormalize(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineLoopNormalize", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineLoopNormalize");
}

static void misuse_mlsCreateAffineAffineLoopTiling(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineLoopTiling(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineLoopTiling", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineLoopTiling");
}

static void misuse_mlsCreateAffineAffineLoopUnroll(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineLoopUnroll(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineLoopUnroll", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineLoopUnroll");
}

static void misuse_mlsCreateAffineAffineLoopUnrollAndJam(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineLoopUnrollAndJam(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineLoopUnrollAndJam", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineLoopUnrollAndJam");
}

static void misuse_mlsCreateAffineAffineParallelize(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineParallelize(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineParallelize", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineParallelize");
}

static void misuse_mlsCreateAffineAffinePipelineDataTransfer(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffinePipelineDataTransfer(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffinePipelineDataTransfer", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffinePipelineDataTransfer");
}

static void misuse_mlsCreateAffineAffineScalarReplacement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineScalarReplacement(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineScalarReplacement", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineScalarReplacement");
}

static void misuse_mlsCreateAffineAffineVectorize(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineAffineVectorize(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineAffineVectorize", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineAffineVectorize");
}

static void misuse_mlsCreateAffineLoopCoalescing(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineLoopCoalescing(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineLoopCoalescing", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineLoopCoalescing");
}

static void misuse_mlsCreateAffineRaiseMemrefDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineRaiseMemrefDialect(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineRaiseMemrefDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineRaiseMemrefDialect");
}

static void misuse_mlsCreateAffineSimplifyAffineMinMaxPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineSimplifyAffineMinMaxPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineSimplifyAffineMinMaxPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineSimplifyAffineMinMaxPass");
}

static void misuse_mlsCreateAffineSimplifyAffineStructures(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAffineSimplifyAffineStructures(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAffineSimplifyAffineStructures", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAffineSimplifyAffineStructures");
}

// Nothing to misuse:
//   mlsRegisterAffinePasses
//   mlsRegisterAffineAffineDataCopyGeneration
//   mlsRegisterAffineAffineExpandIndexOps
//   mlsRegisterAffineAffineExpandIndexOpsAsAffine
//   mlsRegisterAffineAffineFoldMemRefAliasOps
//   mlsRegisterAffineAffineLoopFusion
//   mlsRegisterAffineAffineLoopInvariantCodeMotion
//   mlsRegisterAffineAffineLoopNormalize
//   mlsRegisterAffineAffineLoopTiling
//   mlsRegisterAffineAffineLoopUnroll
//   mlsRegisterAffineAffineLoopUnrollAndJam
//   mlsRegisterAffineAffineParallelize
//   mlsRegisterAffineAffinePipelineDataTransfer
//   mlsRegisterAffineAffineScalarReplacement
//   mlsRegisterAffineAffineVectorize
//   mlsRegisterAffineLoopCoalescing
//   mlsRegisterAffineRaiseMemrefDialect
//   mlsRegisterAffineSimplifyAffineMinMaxPass
//   mlsRegisterAffineSimplifyAffineStructures

int misuse_generated_dialect_affine(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__affine__();
  misuse_mlsCreateAffineAffineDataCopyGeneration();
  misuse_mlsCreateAffineAffineExpandIndexOps();
  misuse_mlsCreateAffineAffineExpandIndexOpsAsAffine();
  misuse_mlsCreateAffineAffineFoldMemRefAliasOps();
  misuse_mlsCreateAffineAffineLoopFusion();
  misuse_mlsCreateAffineAffineLoopInvariantCodeMotion();
  misuse_mlsCreateAffineAffineLoopNormalize();
  misuse_mlsCreateAffineAffineLoopTiling();
  misuse_mlsCreateAffineAffineLoopUnroll();
  misuse_mlsCreateAffineAffineLoopUnrollAndJam();
  misuse_mlsCreateAffineAffineParallelize();
  misuse_mlsCreateAffineAffinePipelineDataTransfer();
  misuse_mlsCreateAffineAffineScalarReplacement();
  misuse_mlsCreateAffineAffineVectorize();
  misuse_mlsCreateAffineLoopCoalescing();
  misuse_mlsCreateAffineRaiseMemrefDialect();
  misuse_mlsCreateAffineSimplifyAffineMinMaxPass();
  misuse_mlsCreateAffineSimplifyAffineStructures();
  return fx_teardown("generated_dialect_affine");
}
