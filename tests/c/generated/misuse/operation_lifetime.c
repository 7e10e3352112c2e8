// Made by codegen (misuse.rs) from src/manual/operation_lifetime.rs; do not edit.
#include "misuse_fixture.h"

int misuse_operation_lifetime(void);

static void misuse_mlsOperationCreateParse(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse((MlsContext){0}, fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateParse", "context", "null");
  fx_untouched(&out_, "mlsOperationCreateParse");
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse((MlsContext){0xffffffffffffffffull}, fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateParse", "context", "garbage");
  fx_untouched(&out_, "mlsOperationCreateParse");
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse(fx_wrong_kind_for_MlsContext(), fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateParse", "context", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateParse");
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse(fx_stale_MlsContext(), fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateParse", "context", "stale");
  fx_untouched(&out_, "mlsOperationCreateParse");
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateParse", "source", "null text");
  fx_untouched(&out_, "mlsOperationCreateParse");
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse(fx_valid_MlsContext(), fx_string(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateParse", "source_name", "null text");
  fx_untouched(&out_, "mlsOperationCreateParse");
  fx_fill(&out_);
  fx_check(mlsOperationCreateParse(fx_valid_MlsContext(), fx_string(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateParse", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateParse");
}

static void misuse_mlsOperationClone(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationClone((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationClone", "op", "null");
  fx_untouched(&out_, "mlsOperationClone");
  fx_fill(&out_);
  fx_check(mlsOperationClone((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationClone", "op", "garbage");
  fx_untouched(&out_, "mlsOperationClone");
  fx_fill(&out_);
  fx_check(mlsOperationClone(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationClone", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationClone");
  fx_fill(&out_);
  fx_check(mlsOperationClone(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationClone", "op", "stale");
  fx_untouched(&out_, "mlsOperationClone");
  fx_fill(&out_);
  fx_check(mlsOperationClone(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationClone", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationClone");
}

static void misuse_mlsOperationRemoveFromParent(void) {
  fx_check(mlsOperationRemoveFromParent((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationRemoveFromParent", "op", "null");
  fx_check(mlsOperationRemoveFromParent((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationRemoveFromParent", "op", "garbage");
  fx_check(mlsOperationRemoveFromParent(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationRemoveFromParent", "op", "wrong kind");
  fx_check(mlsOperationRemoveFromParent(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationRemoveFromParent", "op", "stale");
}

static void misuse_mlsOperationDestroy(void) {
  fx_check(mlsOperationDestroy((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationDestroy", "op", "null");
  fx_check(mlsOperationDestroy((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationDestroy", "op", "garbage");
  fx_check(mlsOperationDestroy(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationDestroy", "op", "wrong kind");
  fx_check(mlsOperationDestroy(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationDestroy", "op", "stale");
}

static void misuse_mlsOperationMoveAfter(void) {
  fx_check(mlsOperationMoveAfter((MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationMoveAfter", "op", "null");
  fx_check(mlsOperationMoveAfter((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationMoveAfter", "op", "garbage");
  fx_check(mlsOperationMoveAfter(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationMoveAfter", "op", "wrong kind");
  fx_check(mlsOperationMoveAfter(fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationMoveAfter", "op", "stale");
  fx_check(mlsOperationMoveAfter(fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationMoveAfter", "other", "null");
  fx_check(mlsOperationMoveAfter(fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationMoveAfter", "other", "garbage");
  fx_check(mlsOperationMoveAfter(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationMoveAfter", "other", "wrong kind");
  fx_check(mlsOperationMoveAfter(fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationMoveAfter", "other", "stale");
  fx_check(mlsOperationMoveAfter(fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationMoveAfter", "other", "foreign context");
}

static void misuse_mlsOperationMoveBefore(void) {
  fx_check(mlsOperationMoveBefore((MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationMoveBefore", "op", "null");
  fx_check(mlsOperationMoveBefore((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationMoveBefore", "op", "garbage");
  fx_check(mlsOperationMoveBefore(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationMoveBefore", "op", "wrong kind");
  fx_check(mlsOperationMoveBefore(fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationMoveBefore", "op", "stale");
  fx_check(mlsOperationMoveBefore(fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationMoveBefore", "other", "null");
  fx_check(mlsOperationMoveBefore(fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationMoveBefore", "other", "garbage");
  fx_check(mlsOperationMoveBefore(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationMoveBefore", "other", "wrong kind");
  fx_check(mlsOperationMoveBefore(fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationMoveBefore", "other", "stale");
  fx_check(mlsOperationMoveBefore(fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationMoveBefore", "other", "foreign context");
}

int misuse_operation_lifetime(void) {
  fx_setup();
  misuse_mlsOperationCreateParse();
  misuse_mlsOperationClone();
  misuse_mlsOperationRemoveFromParent();
  misuse_mlsOperationDestroy();
  misuse_mlsOperationMoveAfter();
  misuse_mlsOperationMoveBefore();
  return fx_teardown("operation_lifetime");
}
