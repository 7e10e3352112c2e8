// Made by codegen (misuse.rs) from src/manual/dialect_handle.rs; do not edit.
#include "misuse_fixture.h"

int misuse_dialect_handle(void);

static void misuse_mlsDialectHandleInsertDialect(void) {
  fx_check(mlsDialectHandleInsertDialect((MlsDialectHandle){0}, fx_valid_MlsDialectRegistry()),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleInsertDialect", "handle", "null");
  fx_check(mlsDialectHandleInsertDialect((MlsDialectHandle){0xffffffffffffffffull}, fx_valid_MlsDialectRegistry()),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleInsertDialect", "handle", "garbage");
  fx_check(mlsDialectHandleInsertDialect(fx_wrong_kind_for_MlsDialectHandle(), fx_valid_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleInsertDialect", "handle", "wrong kind");
  fx_check(mlsDialectHandleInsertDialect(fx_valid_MlsDialectHandle(), (MlsDialectRegistry){0}),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleInsertDialect", "registry", "null");
  fx_check(mlsDialectHandleInsertDialect(fx_valid_MlsDialectHandle(), (MlsDialectRegistry){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleInsertDialect", "registry", "garbage");
  fx_check(mlsDialectHandleInsertDialect(fx_valid_MlsDialectHandle(), fx_wrong_kind_for_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleInsertDialect", "registry", "wrong kind");
  fx_check(mlsDialectHandleInsertDialect(fx_valid_MlsDialectHandle(), fx_stale_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsDialectHandleInsertDialect", "registry", "stale");
}

static void misuse_mlsDialectHandleRegisterDialect(void) {
  fx_check(mlsDialectHandleRegisterDialect((MlsDialectHandle){0}, fx_valid_MlsContext()),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleRegisterDialect", "handle", "null");
  fx_check(mlsDialectHandleRegisterDialect((MlsDialectHandle){0xffffffffffffffffull}, fx_valid_MlsContext()),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleRegisterDialect", "handle", "garbage");
  fx_check(mlsDialectHandleRegisterDialect(fx_wrong_kind_for_MlsDialectHandle(), fx_valid_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleRegisterDialect", "handle", "wrong kind");
  fx_check(mlsDialectHandleRegisterDialect(fx_valid_MlsDialectHandle(), (MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleRegisterDialect", "context", "null");
  fx_check(mlsDialectHandleRegisterDialect(fx_valid_MlsDialectHandle(), (MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleRegisterDialect", "context", "garbage");
  fx_check(mlsDialectHandleRegisterDialect(fx_valid_MlsDialectHandle(), fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleRegisterDialect", "context", "wrong kind");
  fx_check(mlsDialectHandleRegisterDialect(fx_valid_MlsDialectHandle(), fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsDialectHandleRegisterDialect", "context", "stale");
}

static void misuse_mlsDialectHandleLoadDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect((MlsDialectHandle){0}, fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleLoadDialect", "handle", "null");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect((MlsDialectHandle){0xffffffffffffffffull}, fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleLoadDialect", "handle", "garbage");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect(fx_wrong_kind_for_MlsDialectHandle(), fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleLoadDialect", "handle", "wrong kind");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect(fx_valid_MlsDialectHandle(), (MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleLoadDialect", "context", "null");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect(fx_valid_MlsDialectHandle(), (MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleLoadDialect", "context", "garbage");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect(fx_valid_MlsDialectHandle(), fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleLoadDialect", "context", "wrong kind");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect(fx_valid_MlsDialectHandle(), fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDialectHandleLoadDialect", "context", "stale");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
  fx_fill(&out_);
  fx_check(mlsDialectHandleLoadDialect(fx_valid_MlsDialectHandle(), fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDialectHandleLoadDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsDialectHandleLoadDialect");
}

int misuse_dialect_handle(void) {
  fx_setup();
  misuse_mlsDialectHandleInsertDialect();
  misuse_mlsDialectHandleRegisterDialect();
  misuse_mlsDialectHandleLoadDialect();
  return fx_teardown("dialect_handle");
}
