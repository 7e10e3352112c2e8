// Made by codegen (misuse.rs) from src/manual/pdl.rs; do not edit.
#include "misuse_fixture.h"

int misuse_pdl(void);

static void misuse_mlsPDLPatternModuleFromModule(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLPatternModuleFromModule((MlsModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLPatternModuleFromModule", "module", "null");
  fx_untouched(&out_, "mlsPDLPatternModuleFromModule");
  fx_fill(&out_);
  fx_check(mlsPDLPatternModuleFromModule((MlsModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLPatternModuleFromModule", "module", "garbage");
  fx_untouched(&out_, "mlsPDLPatternModuleFromModule");
  fx_fill(&out_);
  fx_check(mlsPDLPatternModuleFromModule(fx_wrong_kind_for_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLPatternModuleFromModule", "module", "wrong kind");
  fx_untouched(&out_, "mlsPDLPatternModuleFromModule");
  fx_fill(&out_);
  fx_check(mlsPDLPatternModuleFromModule(fx_stale_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLPatternModuleFromModule", "module", "stale");
  fx_untouched(&out_, "mlsPDLPatternModuleFromModule");
  fx_fill(&out_);
  fx_check(mlsPDLPatternModuleFromModule(fx_valid_MlsModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLPatternModuleFromModule", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLPatternModuleFromModule");
}

static void misuse_mlsPDLPatternModuleDestroy(void) {
  fx_check(mlsPDLPatternModuleDestroy((MlsPDLPatternModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPDLPatternModuleDestroy", "op", "null");
  fx_check(mlsPDLPatternModuleDestroy((MlsPDLPatternModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPDLPatternModuleDestroy", "op", "garbage");
  fx_check(mlsPDLPatternModuleDestroy(fx_wrong_kind_for_MlsPDLPatternModule()),
           MLS_STATUS_WRONG_KIND, "mlsPDLPatternModuleDestroy", "op", "wrong kind");
  fx_check(mlsPDLPatternModuleDestroy(fx_stale_MlsPDLPatternModule()),
           MLS_STATUS_STALE_HANDLE, "mlsPDLPatternModuleDestroy", "op", "stale");
}

static void misuse_mlsRewritePatternSetFromPDLPatternModule(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetFromPDLPatternModule((MlsPDLPatternModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetFromPDLPatternModule", "op", "null");
  fx_untouched(&out_, "mlsRewritePatternSetFromPDLPatternModule");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetFromPDLPatternModule((MlsPDLPatternModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetFromPDLPatternModule", "op", "garbage");
  fx_untouched(&out_, "mlsRewritePatternSetFromPDLPatternModule");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetFromPDLPatternModule(fx_wrong_kind_for_MlsPDLPatternModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetFromPDLPatternModule", "op", "wrong kind");
  fx_untouched(&out_, "mlsRewritePatternSetFromPDLPatternModule");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetFromPDLPatternModule(fx_stale_MlsPDLPatternModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetFromPDLPatternModule", "op", "stale");
  fx_untouched(&out_, "mlsRewritePatternSetFromPDLPatternModule");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetFromPDLPatternModule(fx_valid_MlsPDLPatternModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewritePatternSetFromPDLPatternModule", "out", "null pointer");
  fx_untouched(&out_, "mlsRewritePatternSetFromPDLPatternModule");
}

static void misuse_mlsPDLPatternModuleRegisterRewriteFunction(void) {
  fx_check(mlsPDLPatternModuleRegisterRewriteFunction((MlsPDLPatternModule){0}, fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsPDLPatternModuleRegisterRewriteFunction", "pdl_module", "null");
  fx_check(mlsPDLPatternModuleRegisterRewriteFunction((MlsPDLPatternModule){0xffffffffffffffffull}, fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsPDLPatternModuleRegisterRewriteFunction", "pdl_module", "garbage");
  fx_check(mlsPDLPatternModuleRegisterRewriteFunction(fx_wrong_kind_for_MlsPDLPatternModule(), fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_WRONG_KIND, "mlsPDLPatternModuleRegisterRewriteFunction", "pdl_module", "wrong kind");
  fx_check(mlsPDLPatternModuleRegisterRewriteFunction(fx_stale_MlsPDLPatternModule(), fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsPDLPatternModuleRegisterRewriteFunction", "pdl_module", "stale");
  fx_check(mlsPDLPatternModuleRegisterRewriteFunction(fx_valid_MlsPDLPatternModule(), (MlsStringRef){NULL, 5}, fx_pdl, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLPatternModuleRegisterRewriteFunction", "name", "null text");
  fx_check(mlsPDLPatternModuleRegisterRewriteFunction(fx_valid_MlsPDLPatternModule(), fx_string(), NULL, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLPatternModuleRegisterRewriteFunction", "rewrite_fn", "null callback");
}

static void misuse_mlsPDLPatternModuleRegisterConstraintFunction(void) {
  fx_check(mlsPDLPatternModuleRegisterConstraintFunction((MlsPDLPatternModule){0}, fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsPDLPatternModuleRegisterConstraintFunction", "pdl_module", "null");
  fx_check(mlsPDLPatternModuleRegisterConstraintFunction((MlsPDLPatternModule){0xffffffffffffffffull}, fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsPDLPatternModuleRegisterConstraintFunction", "pdl_module", "garbage");
  fx_check(mlsPDLPatternModuleRegisterConstraintFunction(fx_wrong_kind_for_MlsPDLPatternModule(), fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_WRONG_KIND, "mlsPDLPatternModuleRegisterConstraintFunction", "pdl_module", "wrong kind");
  fx_check(mlsPDLPatternModuleRegisterConstraintFunction(fx_stale_MlsPDLPatternModule(), fx_string(), fx_pdl, NULL, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsPDLPatternModuleRegisterConstraintFunction", "pdl_module", "stale");
  fx_check(mlsPDLPatternModuleRegisterConstraintFunction(fx_valid_MlsPDLPatternModule(), (MlsStringRef){NULL, 5}, fx_pdl, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLPatternModuleRegisterConstraintFunction", "name", "null text");
  fx_check(mlsPDLPatternModuleRegisterConstraintFunction(fx_valid_MlsPDLPatternModule(), fx_string(), NULL, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLPatternModuleRegisterConstraintFunction", "constraint_fn", "null callback");
}

// Nothing to misuse:
//   mlsPDLValueAsValue
//   mlsPDLValueAsType
//   mlsPDLValueAsOperation
//   mlsPDLValueAsAttribute
//   mlsPDLResultListPushBackValue
//   mlsPDLResultListPushBackType
//   mlsPDLResultListPushBackOperation
//   mlsPDLResultListPushBackAttribute

int misuse_pdl(void) {
  fx_setup();
  misuse_mlsPDLPatternModuleFromModule();
  misuse_mlsPDLPatternModuleDestroy();
  misuse_mlsRewritePatternSetFromPDLPatternModule();
  misuse_mlsPDLPatternModuleRegisterRewriteFunction();
  misuse_mlsPDLPatternModuleRegisterConstraintFunction();
  return fx_teardown("pdl");
}
