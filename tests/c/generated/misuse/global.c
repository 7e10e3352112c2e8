// Made by codegen (misuse.rs) from src/manual/global.rs; do not edit.
#include "misuse_fixture.h"

int misuse_global(void);

static void misuse_mlsInvalidationMode(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsInvalidationMode(NULL),
           MLS_STATUS_NULL_POINTER, "mlsInvalidationMode", "out", "null pointer");
  fx_untouched(&out_, "mlsInvalidationMode");
}

static void misuse_mlsBlockArgumentInvalidationMode(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockArgumentInvalidationMode(NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockArgumentInvalidationMode", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockArgumentInvalidationMode");
}

static void misuse_mlsStringGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringGet((MlsString){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStringGet", "string", "null");
  fx_untouched(&out_, "mlsStringGet");
  fx_fill(&out_);
  fx_check(mlsStringGet((MlsString){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStringGet", "string", "garbage");
  fx_untouched(&out_, "mlsStringGet");
  fx_fill(&out_);
  fx_check(mlsStringGet(fx_wrong_kind_for_MlsString(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStringGet", "string", "wrong kind");
  fx_untouched(&out_, "mlsStringGet");
  fx_fill(&out_);
  fx_check(mlsStringGet(fx_stale_MlsString(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStringGet", "string", "stale");
  fx_untouched(&out_, "mlsStringGet");
  fx_fill(&out_);
  fx_check(mlsStringGet(fx_valid_MlsString(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringGet", "out", "null pointer");
  fx_untouched(&out_, "mlsStringGet");
}

static void misuse_mlsStringDestroy(void) {
  fx_check(mlsStringDestroy((MlsString){0}),
           MLS_STATUS_NULL_HANDLE, "mlsStringDestroy", "string", "null");
  fx_check(mlsStringDestroy((MlsString){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsStringDestroy", "string", "garbage");
  fx_check(mlsStringDestroy(fx_wrong_kind_for_MlsString()),
           MLS_STATUS_WRONG_KIND, "mlsStringDestroy", "string", "wrong kind");
  fx_check(mlsStringDestroy(fx_stale_MlsString()),
           MLS_STATUS_STALE_HANDLE, "mlsStringDestroy", "string", "stale");
}

// Nothing to misuse:
//   mlsVersion
//   mlsLlvmVersionMajor
//   mlsStringRefCreate
//   mlsStringRefCreateFromCString
//   mlsStringRefEqual
//   mlsLogicalResultIsSuccess
//   mlsLogicalResultIsFailure
//   mlsLogicalResultSuccess
//   mlsLogicalResultFailure
//   mlsInitialize

int misuse_global(void) {
  fx_setup();
  misuse_mlsInvalidationMode();
  misuse_mlsBlockArgumentInvalidationMode();
  misuse_mlsStringGet();
  misuse_mlsStringDestroy();
  return fx_teardown("global");
}
