// Made by codegen (misuse.rs) from src/manual/raw.rs; do not edit.
#include "misuse_fixture.h"

int misuse_raw(void);

static void misuse_mlsOperationGetRaw(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetRaw((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetRaw", "op", "null");
  fx_untouched(&out_, "mlsOperationGetRaw");
  fx_fill(&out_);
  fx_check(mlsOperationGetRaw((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetRaw", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetRaw");
  fx_fill(&out_);
  fx_check(mlsOperationGetRaw(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetRaw", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetRaw");
  fx_fill(&out_);
  fx_check(mlsOperationGetRaw(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetRaw", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetRaw");
  fx_fill(&out_);
  fx_check(mlsOperationGetRaw(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetRaw", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetRaw");
}

static void misuse_mlsBlockGetRaw(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetRaw((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetRaw", "block", "null");
  fx_untouched(&out_, "mlsBlockGetRaw");
  fx_fill(&out_);
  fx_check(mlsBlockGetRaw((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetRaw", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetRaw");
  fx_fill(&out_);
  fx_check(mlsBlockGetRaw(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetRaw", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetRaw");
  fx_fill(&out_);
  fx_check(mlsBlockGetRaw(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetRaw", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetRaw");
  fx_fill(&out_);
  fx_check(mlsBlockGetRaw(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetRaw", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetRaw");
}

int misuse_raw(void) {
  fx_setup();
  misuse_mlsOperationGetRaw();
  misuse_mlsBlockGetRaw();
  return fx_teardown("raw");
}
