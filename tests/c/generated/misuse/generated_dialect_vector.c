// Made by codegen (misuse.rs) from src/generated/dialect_vector.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_vector(void);

static void misuse_mlsGetDialectHandle__vector__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__vector__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__vector__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__vector__");
}

static void misuse_mlsCreateVectorLowerVectorMaskPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateVectorLowerVectorMaskPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateVectorLowerVectorMaskPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateVectorLowerVectorMaskPass");
}

static void misuse_mlsCreateVectorLowerVectorMultiReduction(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateVectorLowerVectorMultiReduction(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateVectorLowerVectorMultiReduction", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateVectorLowerVectorMultiReduction");
}

static void misuse_mlsCreateVectorLowerVectorToFromElementsToShuffleTree(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateVectorLowerVectorToFromElementsToShuffleTree(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateVectorLowerVectorToFromElementsToShuffleTree", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateVectorLowerVectorToFromElementsToShuffleTree");
}

// Nothing to misuse:
//   mlsRegisterVectorPasses
//   mlsRegisterVectorLowerVectorMaskPass
//   mlsRegisterVectorLowerVectorMultiReduction
//   mlsRegisterVectorLowerVectorToFromElementsToShuffleTree

int misuse_generated_dialect_vector(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__vector__();
  misuse_mlsCreateVectorLowerVectorMaskPass();
  misuse_mlsCreateVectorLowerVectorMultiReduction();
  misuse_mlsCreateVectorLowerVectorToFromElementsToShuffleTree();
  return fx_teardown("generated_dialect_vector");
}
