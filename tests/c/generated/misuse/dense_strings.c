// Made by codegen (misuse.rs) from src/manual/dense_strings.rs; do not edit.
#include "misuse_fixture.h"

int misuse_dense_strings(void);

static void misuse_mlsDenseElementsAttrStringGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet((MlsType){0}, 1, (const MlsStringRef[]){fx_string()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrStringGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet((MlsType){0xffffffffffffffffull}, 1, (const MlsStringRef[]){fx_string()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrStringGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet(fx_wrong_kind_for_MlsType(), 1, (const MlsStringRef[]){fx_string()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrStringGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet(fx_stale_MlsType(), 1, (const MlsStringRef[]){fx_string()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrStringGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet(fx_type("tensor<2x!llvm.ptr>"), -1, (const MlsStringRef[]){fx_string()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrStringGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet(fx_type("tensor<2x!llvm.ptr>"), INTPTR_MAX, (const MlsStringRef[]){fx_string()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrStringGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet(fx_type("tensor<2x!llvm.ptr>"), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrStringGet", "strs", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrStringGet(fx_type("tensor<2x!llvm.ptr>"), 1, (const MlsStringRef[]){fx_string()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrStringGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrStringGet");
}

int misuse_dense_strings(void) {
  fx_setup();
  misuse_mlsDenseElementsAttrStringGet();
  return fx_teardown("dense_strings");
}
