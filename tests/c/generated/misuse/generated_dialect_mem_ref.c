// Made by codegen (misuse.rs) from src/generated/dialect_mem_ref.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_mem_ref(void);

static void misuse_mlsGetDialectHandle__memref__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__memref__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__memref__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__memref__");
}

static void misuse_mlsCreateMemRefExpandOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefExpandOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefExpandOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefExpandOpsPass");
}

static void misuse_mlsCreateMemRefExpandReallocPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefExpandReallocPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefExpandReallocPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefExpandReallocPass");
}

static void misuse_mlsCreateMemRefExpandStridedMetadataPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefExpandStridedMetadataPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefExpandStridedMetadataPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefExpandStridedMetadataPass");
}

static void misuse_mlsCreateMemRefFlattenMemrefsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefFlattenMemrefsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefFlattenMemrefsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefFlattenMemrefsPass");
}

static void misuse_mlsCreateMemRefFoldMemRefAliasOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefFoldMemRefAliasOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefFoldMemRefAliasOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefFoldMemRefAliasOpsPass");
}

static void misuse_mlsCreateMemRefMemRefEmulateWideInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefMemRefEmulateWideInt(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefMemRefEmulateWideInt", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefMemRefEmulateWideInt");
}

static void misuse_mlsCreateMemRefNormalizeMemRefsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefNormalizeMemRefsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefNormalizeMemRefsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefNormalizeMemRefsPass");
}

static void misuse_mlsCreateMemRefReifyResultShapesPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefReifyResultShapesPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefReifyResultShapesPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefReifyResultShapesPass");
}

static void misuse_mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefResolveRankedShapeTypeResultDimsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefResolveRankedShapeTypeResultDimsPass");
}

static void misuse_mlsCreateMemRefResolveShapedTypeResultDimsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMemRefResolveShapedTypeResultDimsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMemRefResolveShapedTypeResultDimsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMemRefResolveShapedTypeResultDimsPass");
}

// Nothing to misuse:
//   mlsRegisterMemRefPasses
//   mlsRegisterMemRefExpandOpsPass
//   mlsRegisterMemRefExpandReallocPass
//   mlsRegisterMemRefExpandStridedMetadataPass
//   mlsRegisterMemRefFlattenMemrefsPass
//   mlsRegisterMemRefFoldMemRefAliasOpsPass
//   mlsRegisterMemRefMemRefEmulateWideInt
//   mlsRegisterMemRefNormalizeMemRefsPass
//   mlsRegisterMemRefReifyResultShapesPass
//   mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass
//   mlsRegisterMemRefResolveShapedTypeResultDimsPass

int misuse_generated_dialect_mem_ref(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__memref__();
  misuse_mlsCreateMemRefExpandOpsPass();
  misuse_mlsCreateMemRefExpandReallocPass();
  misuse_mlsCreateMemRefExpandStridedMetadataPass();
  misuse_mlsCreateMemRefFlattenMemrefsPass();
  misuse_mlsCreateMemRefFoldMemRefAliasOpsPass();
  misuse_mlsCreateMemRefMemRefEmulateWideInt();
  misuse_mlsCreateMemRefNormalizeMemRefsPass();
  misuse_mlsCreateMemRefReifyResultShapesPass();
  misuse_mlsCreateMemRefResolveRankedShapeTypeResultDimsPass();
  misuse_mlsCreateMemRefResolveShapedTypeResultDimsPass();
  return fx_teardown("generated_dialect_mem_ref");
}
