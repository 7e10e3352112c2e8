// Made by codegen (misuse.rs) from src/manual/resource.rs; do not edit.
#include "misuse_fixture.h"

int misuse_resource(void);

// Left out: `data`: the shape comes first.
// Left out: `data_length`: the shape comes first.
// Left out: `data_alignment`: the shape comes first.
static void misuse_mlsUnmanagedDenseResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseResourceElementsAttrGet((MlsType){0}, fx_string(), NULL, 0, 0, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), NULL, 0, 0, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), NULL, 0, 0, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), NULL, 0, 0, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, NULL, 0, 0, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), NULL, 0, 0, 0, NULL, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseResourceElementsAttrGet");
}

int misuse_resource(void) {
  fx_setup();
  misuse_mlsUnmanagedDenseResourceElementsAttrGet();
  return fx_teardown("resource");
}
