// Made by codegen (misuse.rs) from src/generated/dialect_shape.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_shape(void);

static void misuse_mlsGetDialectHandle__shape__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__shape__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__shape__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__shape__");
}

static void misuse_mlsCreateShapeOutlineShapeComputationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateShapeOutlineShapeComputationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateShapeOutlineShapeComputationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateShapeOutlineShapeComputationPass");
}

static void misuse_mlsCreateShapeRemoveShapeConstraintsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateShapeRemoveShapeConstraintsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateShapeRemoveShapeConstraintsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateShapeRemoveShapeConstraintsPass");
}

static void misuse_mlsCreateShapeShapeToShapeLoweringPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateShapeShapeToShapeLoweringPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateShapeShapeToShapeLoweringPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateShapeShapeToShapeLoweringPass");
}

// Nothing to misuse:
//   mlsRegisterShapePasses
//   mlsRegisterShapeOutlineShapeComputationPass
//   mlsRegisterShapeRemoveShapeConstraintsPass
//   mlsRegisterShapeShapeToShapeLoweringPass

int misuse_generated_dialect_shape(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__shape__();
  misuse_mlsCreateShapeOutlineShapeComputationPass();
  misuse_mlsCreateShapeRemoveShapeConstraintsPass();
  misuse_mlsCreateShapeShapeToShapeLoweringPass();
  return fx_teardown("generated_dialect_shape");
}
