// Made by codegen (misuse.rs) from src/manual/transform.rs; do not edit.
#include "misuse_fixture.h"

int misuse_transform(void);

static void misuse_mlsTransformApplyNamedSequence(void) {
  fx_check(mlsTransformApplyNamedSequence((MlsOperation){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsTransformApplyNamedSequence", "payload", "null");
  fx_check(mlsTransformApplyNamedSequence((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsTransformApplyNamedSequence", "payload", "garbage");
  fx_check(mlsTransformApplyNamedSequence(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_WRONG_KIND, "mlsTransformApplyNamedSequence", "payload", "wrong kind");
  fx_check(mlsTransformApplyNamedSequence(fx_stale_MlsOperation(), fx_valid_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsTransformApplyNamedSequence", "payload", "stale");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), (MlsOperation){0}, fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsTransformApplyNamedSequence", "transform_root", "null");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsTransformApplyNamedSequence", "transform_root", "garbage");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_WRONG_KIND, "mlsTransformApplyNamedSequence", "transform_root", "wrong kind");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_stale_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsTransformApplyNamedSequence", "transform_root", "stale");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_other_context_MlsOperation(), fx_valid_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_WRONG_CONTEXT, "mlsTransformApplyNamedSequence", "transform_root", "foreign context");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_valid_MlsOperation(), (MlsOperation){0}, mlsTransformOptionsCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsTransformApplyNamedSequence", "transform_module", "null");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}, mlsTransformOptionsCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsTransformApplyNamedSequence", "transform_module", "garbage");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_WRONG_KIND, "mlsTransformApplyNamedSequence", "transform_module", "wrong kind");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_valid_MlsOperation(), fx_stale_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsTransformApplyNamedSequence", "transform_module", "stale");
  fx_check(mlsTransformApplyNamedSequence(fx_valid_MlsOperation(), fx_valid_MlsOperation(), fx_other_context_MlsOperation(), mlsTransformOptionsCreate()),
           MLS_STATUS_WRONG_CONTEXT, "mlsTransformApplyNamedSequence", "transform_module", "foreign context");
}

static void misuse_mlsMergeSymbolsIntoFromClone(void) {
  fx_check(mlsMergeSymbolsIntoFromClone((MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsMergeSymbolsIntoFromClone", "target", "null");
  fx_check(mlsMergeSymbolsIntoFromClone((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsMergeSymbolsIntoFromClone", "target", "garbage");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsMergeSymbolsIntoFromClone", "target", "wrong kind");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsMergeSymbolsIntoFromClone", "target", "stale");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsMergeSymbolsIntoFromClone", "other", "null");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsMergeSymbolsIntoFromClone", "other", "garbage");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsMergeSymbolsIntoFromClone", "other", "wrong kind");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsMergeSymbolsIntoFromClone", "other", "stale");
  fx_check(mlsMergeSymbolsIntoFromClone(fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsMergeSymbolsIntoFromClone", "other", "foreign context");
}

int misuse_transform(void) {
  fx_setup();
  misuse_mlsTransformApplyNamedSequence();
  misuse_mlsMergeSymbolsIntoFromClone();
  return fx_teardown("transform");
}
