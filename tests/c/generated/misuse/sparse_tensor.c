// Made by codegen (misuse.rs) from src/manual/sparse_tensor.rs; do not edit.
#include "misuse_fixture.h"

int misuse_sparse_tensor(void);

static void misuse_mlsSparseTensorEncodingAttrBuildLvlType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrBuildLvlType(0xffff, (const MlsSparseTensorLevelPropertyNondefault[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsSparseTensorEncodingAttrBuildLvlType", "lvl_fmt", "no value");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrBuildLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrBuildLvlType(0, (const MlsSparseTensorLevelPropertyNondefault[]){4}, 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrBuildLvlType", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrBuildLvlType");
}

int misuse_sparse_tensor(void) {
  fx_setup();
  misuse_mlsSparseTensorEncodingAttrBuildLvlType();
  return fx_teardown("sparse_tensor");
}
