// Made by codegen (misuse.rs) from src/generated/dialect_scf.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_scf(void);

static void misuse_mlsGetDialectHandle__scf__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__scf__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__scf__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__scf__");
}

static void misuse_mlsCreateSCFSCFForLoopCanonicalization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForLoopCanonicalization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForLoopCanonicalization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForLoopCanonicalization");
}

static void misuse_mlsCreateSCFSCFForLoopPeeling(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForLoopPeeling(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForLoopPeeling", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForLoopPeeling");
}

static void misuse_mlsCreateSCFSCFForLoopRangeFolding(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForLoopRangeFolding(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForLoopRangeFolding", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForLoopRangeFolding");
}

static void misuse_mlsCreateSCFSCFForLoopSpecialization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForLoopSpecialization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForLoopSpecialization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForLoopSpecialization");
}

static void misuse_mlsCreateSCFSCFForToWhileLoop(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForToWhileLoop(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForToWhileLoop", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForToWhileLoop");
}

static void misuse_mlsCreateSCFSCFForallToForLoop(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForallToForLoop(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForallToForLoop", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForallToForLoop");
}

static void misuse_mlsCreateSCFSCFForallToParallelLoop(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFForallToParallelLoop(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFForallToParallelLoop", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFForallToParallelLoop");
}

static void misuse_mlsCreateSCFSCFParallelForToNestedFors(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFParallelForToNestedFors(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFParallelForToNestedFors", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFParallelForToNestedFors");
}

static void misuse_mlsCreateSCFSCFParallelLoopFusion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFParallelLoopFusion(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFParallelLoopFusion", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFParallelLoopFusion");
}

static void misuse_mlsCreateSCFSCFParallelLoopSpecialization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFParallelLoopSpecialization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFParallelLoopSpecialization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFParallelLoopSpecialization");
}

static void misuse_mlsCreateSCFSCFParallelLoopTiling(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFSCFParallelLoopTiling(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFSCFParallelLoopTiling", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFSCFParallelLoopTiling");
}

static void misuse_mlsCreateSCFTestSCFParallelLoopCollapsing(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSCFTestSCFParallelLoopCollapsing(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSCFTestSCFParallelLoopCollapsing", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSCFTestSCFParallelLoopCollapsing");
}

// Nothing to misuse:
//   mlsRegisterSCFPasses
//   mlsRegisterSCFSCFForLoopCanonicalization
//   mlsRegisterSCFSCFForLoopPeeling
//   mlsRegisterSCFSCFForLoopRangeFolding
//   mlsRegisterSCFSCFForLoopSpecialization
//   mlsRegisterSCFSCFForToWhileLoop
//   mlsRegisterSCFSCFForallToForLoop
//   mlsRegisterSCFSCFForallToParallelLoop
//   mlsRegisterSCFSCFParallelForToNestedFors
//   mlsRegisterSCFSCFParallelLoopFusion
//   mlsRegisterSCFSCFParallelLoopSpecialization
//   mlsRegisterSCFSCFParallelLoopTiling
//   mlsRegisterSCFTestSCFParallelLoopCollapsing

int misuse_generated_dialect_scf(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__scf__();
  misuse_mlsCreateSCFSCFForLoopCanonicalization();
  misuse_mlsCreateSCFSCFForLoopPeeling();
  misuse_mlsCreateSCFSCFForLoopRangeFolding();
  misuse_mlsCreateSCFSCFForLoopSpecialization();
  misuse_mlsCreateSCFSCFForToWhileLoop();
  misuse_mlsCreateSCFSCFForallToForLoop();
  misuse_mlsCreateSCFSCFForallToParallelLoop();
  misuse_mlsCreateSCFSCFParallelForToNestedFors();
  misuse_mlsCreateSCFSCFParallelLoopFusion();
  misuse_mlsCreateSCFSCFParallelLoopSpecialization();
  misuse_mlsCreateSCFSCFParallelLoopTiling();
  misuse_mlsCreateSCFTestSCFParallelLoopCollapsing();
  return fx_teardown("generated_dialect_scf");
}
