// Made by codegen (misuse.rs) from src/manual/memref.rs; do not edit.
#include "misuse_fixture.h"

int misuse_memref(void);

static void misuse_mlsMemRefTypeGetStridesAndOffset(void) {
  FxOut strides_;
  FxOut offset_;
  FxOut out_;
  fx_fill(&strides_);
  fx_fill(&offset_);
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetStridesAndOffset((MlsType){0}, 0, (void *)&strides_, (void *)&offset_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGetStridesAndOffset", "ty", "null");
  fx_untouched(&strides_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&offset_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&out_, "mlsMemRefTypeGetStridesAndOffset");
  fx_fill(&strides_);
  fx_fill(&offset_);
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetStridesAndOffset((MlsType){0xffffffffffffffffull}, 0, (void *)&strides_, (void *)&offset_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetStridesAndOffset", "ty", "garbage");
  fx_untouched(&strides_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&offset_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&out_, "mlsMemRefTypeGetStridesAndOffset");
  fx_fill(&strides_);
  fx_fill(&offset_);
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetStridesAndOffset(fx_wrong_kind_for_MlsType(), 0, (void *)&strides_, (void *)&offset_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetStridesAndOffset", "ty", "wrong kind");
  fx_untouched(&strides_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&offset_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&out_, "mlsMemRefTypeGetStridesAndOffset");
  fx_fill(&strides_);
  fx_fill(&offset_);
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetStridesAndOffset(fx_stale_MlsType(), 0, (void *)&strides_, (void *)&offset_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetStridesAndOffset", "ty", "stale");
  fx_untouched(&strides_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&offset_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&out_, "mlsMemRefTypeGetStridesAndOffset");
  fx_fill(&strides_);
  fx_fill(&offset_);
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetStridesAndOffset(fx_type("memref<4xi8>"), 0, (void *)&strides_, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetStridesAndOffset", "offset", "null pointer");
  fx_untouched(&strides_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&offset_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&out_, "mlsMemRefTypeGetStridesAndOffset");
  fx_fill(&strides_);
  fx_fill(&offset_);
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetStridesAndOffset(fx_type("memref<4xi8>"), 0, (void *)&strides_, (void *)&offset_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetStridesAndOffset", "out", "null pointer");
  fx_untouched(&strides_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&offset_, "mlsMemRefTypeGetStridesAndOffset");
  fx_untouched(&out_, "mlsMemRefTypeGetStridesAndOffset");
}

int misuse_memref(void) {
  fx_setup();
  misuse_mlsMemRefTypeGetStridesAndOffset();
  return fx_teardown("memref");
}
