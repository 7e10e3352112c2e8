// Made by codegen (misuse.rs) from src/generated/dialect_linalg.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_linalg(void);

static void misuse_mlsGetDialectHandle__linalg__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__linalg__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__linalg__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__linalg__");
}

static void misuse_mlsCreateLinalgConvertElementwiseToLinalgPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgConvertElementwiseToLinalgPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgConvertElementwiseToLinalgPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgConvertElementwiseToLinalgPass");
}

static void misuse_mlsCreateLinalgConvertLinalgToAffineLoopsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgConvertLinalgToAffineLoopsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgConvertLinalgToAffineLoopsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgConvertLinalgToAffineLoopsPass");
}

static void misuse_mlsCreateLinalgConvertLinalgToLoopsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgConvertLinalgToLoopsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgConvertLinalgToLoopsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgConvertLinalgToLoopsPass");
}

static void misuse_mlsCreateLinalgConvertLinalgToParallelLoopsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgConvertLinalgToParallelLoopsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgConvertLinalgToParallelLoopsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgConvertLinalgToParallelLoopsPass");
}

static void misuse_mlsCreateLinalgLinalgBlockPackMatmul(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgBlockPackMatmul(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgBlockPackMatmul", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgBlockPackMatmul");
}

static void misuse_mlsCreateLinalgLinalgDetensorizePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgDetensorizePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgDetensorizePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgDetensorizePass");
}

static void misuse_mlsCreateLinalgLinalgElementwiseOpFusionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgElementwiseOpFusionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgElementwiseOpFusionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgElementwiseOpFusionPass");
}

static void misuse_mlsCreateLinalgLinalgFoldIntoElementwisePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgFoldIntoElementwisePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgFoldIntoElementwisePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgFoldIntoElementwisePass");
}

static void misuse_mlsCreateLinalgLinalgFoldUnitExtentDimsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgFoldUnitExtentDimsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgFoldUnitExtentDimsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgFoldUnitExtentDimsPass");
}

static void misuse_mlsCreateLinalgLinalgGeneralizeNamedOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgGeneralizeNamedOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgGeneralizeNamedOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgGeneralizeNamedOpsPass");
}

static void misuse_mlsCreateLinalgLinalgInlineScalarOperandsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgInlineScalarOperandsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgInlineScalarOperandsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgInlineScalarOperandsPass");
}

static void misuse_mlsCreateLinalgLinalgMorphOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgMorphOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgMorphOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgMorphOpsPass");
}

static void misuse_mlsCreateLinalgLinalgSpecializeGenericOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgLinalgSpecializeGenericOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgLinalgSpecializeGenericOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgLinalgSpecializeGenericOpsPass");
}

static void misuse_mlsCreateLinalgSimplifyDepthwiseConvPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLinalgSimplifyDepthwiseConvPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLinalgSimplifyDepthwiseConvPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLinalgSimplifyDepthwiseConvPass");
}

// Nothing to misuse:
//   mlsRegisterLinalgPasses
//   mlsRegisterLinalgConvertElementwiseToLinalgPass
//   mlsRegisterLinalgConvertLinalgToAffineLoopsPass
//   mlsRegisterLinalgConvertLinalgToLoopsPass
//   mlsRegisterLinalgConvertLinalgToParallelLoopsPass
//   mlsRegisterLinalgLinalgBlockPackMatmul
//   mlsRegisterLinalgLinalgDetensorizePass
//   mlsRegisterLinalgLinalgElementwiseOpFusionPass
//   mlsRegisterLinalgLinalgFoldIntoElementwisePass
//   mlsRegisterLinalgLinalgFoldUnitExtentDimsPass
//   mlsRegisterLinalgLinalgGeneralizeNamedOpsPass
//   mlsRegisterLinalgLinalgInlineScalarOperandsPass
//   mlsRegisterLinalgLinalgMorphOpsPass
//   mlsRegisterLinalgLinalgSpecializeGenericOpsPass
//   mlsRegisterLinalgSimplifyDepthwiseConvPass

int misuse_generated_dialect_linalg(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__linalg__();
  misuse_mlsCreateLinalgConvertElementwiseToLinalgPass();
  misuse_mlsCreateLinalgConvertLinalgToAffineLoopsPass();
  misuse_mlsCreateLinalgConvertLinalgToLoopsPass();
  misuse_mlsCreateLinalgConvertLinalgToParallelLoopsPass();
  misuse_mlsCreateLinalgLinalgBlockPackMatmul();
  misuse_mlsCreateLinalgLinalgDetensorizePass();
  misuse_mlsCreateLinalgLinalgElementwiseOpFusionPass();
  misuse_mlsCreateLinalgLinalgFoldIntoElementwisePass();
  misuse_mlsCreateLinalgLinalgFoldUnitExtentDimsPass();
  misuse_mlsCreateLinalgLinalgGeneralizeNamedOpsPass();
  misuse_mlsCreateLinalgLinalgInlineScalarOperandsPass();
  misuse_mlsCreateLinalgLinalgMorphOpsPass();
  misuse_mlsCreateLinalgLinalgSpecializeGenericOpsPass();
  misuse_mlsCreateLinalgSimplifyDepthwiseConvPass();
  return fx_teardown("generated_dialect_linalg");
}
