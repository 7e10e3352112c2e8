// Made by codegen (misuse.rs) from src/generated/support.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_support(void);

static void misuse_mlsTypeIDEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual((MlsTypeID){0}, fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDEqual", "type_id1", "null");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual((MlsTypeID){0xffffffffffffffffull}, fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDEqual", "type_id1", "garbage");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_wrong_kind_for_MlsTypeID(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDEqual", "type_id1", "wrong kind");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_stale_MlsTypeID(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDEqual", "type_id1", "stale");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_valid_MlsTypeID(), (MlsTypeID){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDEqual", "type_id2", "null");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_valid_MlsTypeID(), (MlsTypeID){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDEqual", "type_id2", "garbage");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_valid_MlsTypeID(), fx_wrong_kind_for_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDEqual", "type_id2", "wrong kind");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_valid_MlsTypeID(), fx_stale_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDEqual", "type_id2", "stale");
  fx_untouched(&out_, "mlsTypeIDEqual");
  fx_fill(&out_);
  fx_check(mlsTypeIDEqual(fx_valid_MlsTypeID(), fx_valid_MlsTypeID(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIDEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIDEqual");
}

static void misuse_mlsTypeIDHashValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIDHashValue((MlsTypeID){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDHashValue", "type_id", "null");
  fx_untouched(&out_, "mlsTypeIDHashValue");
  fx_fill(&out_);
  fx_check(mlsTypeIDHashValue((MlsTypeID){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDHashValue", "type_id", "garbage");
  fx_untouched(&out_, "mlsTypeIDHashValue");
  fx_fill(&out_);
  fx_check(mlsTypeIDHashValue(fx_wrong_kind_for_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDHashValue", "type_id", "wrong kind");
  fx_untouched(&out_, "mlsTypeIDHashValue");
  fx_fill(&out_);
  fx_check(mlsTypeIDHashValue(fx_stale_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDHashValue", "type_id", "stale");
  fx_untouched(&out_, "mlsTypeIDHashValue");
  fx_fill(&out_);
  fx_check(mlsTypeIDHashValue(fx_valid_MlsTypeID(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIDHashValue", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIDHashValue");
}

// Nothing to misuse:
//   mlsTypeIDIsNull

int misuse_generated_support(void) {
  fx_setup();
  misuse_mlsTypeIDEqual();
  misuse_mlsTypeIDHashValue();
  return fx_teardown("generated_support");
}
