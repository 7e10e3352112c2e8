// Made by codegen (misuse.rs) from src/generated/dialect_complex.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_complex(void);

static void misuse_mlsGetDialectHandle__complex__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__complex__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__complex__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__complex__");
}

static void misuse_mlsAttributeIsAComplex(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAComplex((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAComplex", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAComplex((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAComplex", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAComplex(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAComplex", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAComplex(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAComplex", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAComplex(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAComplex", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAComplex");
}

static void misuse_mlsComplexAttrDoubleGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet((MlsContext){0}, fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexAttrDoubleGet", "context", "null");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet((MlsContext){0xffffffffffffffffull}, fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexAttrDoubleGet", "context", "garbage");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_wrong_kind_for_MlsContext(), fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexAttrDoubleGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_stale_MlsContext(), fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexAttrDoubleGet", "context", "stale");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_valid_MlsContext(), (MlsType){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexAttrDoubleGet", "ty", "null");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexAttrDoubleGet", "ty", "garbage");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexAttrDoubleGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_valid_MlsContext(), fx_stale_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexAttrDoubleGet", "ty", "stale");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_valid_MlsContext(), fx_other_context_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsComplexAttrDoubleGet", "ty", "foreign context");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGet(fx_valid_MlsContext(), fx_type("complex<f32>"), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexAttrDoubleGet", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexAttrDoubleGet");
}

static void misuse_mlsComplexAttrDoubleGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked((MlsLocation){0}, fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexAttrDoubleGetChecked", "location", "null");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked((MlsLocation){0xffffffffffffffffull}, fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexAttrDoubleGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_wrong_kind_for_MlsLocation(), fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexAttrDoubleGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_stale_MlsLocation(), fx_type("complex<f32>"), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexAttrDoubleGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_valid_MlsLocation(), (MlsType){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexAttrDoubleGetChecked", "ty", "null");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_valid_MlsLocation(), (MlsType){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexAttrDoubleGetChecked", "ty", "garbage");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexAttrDoubleGetChecked", "ty", "wrong kind");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_stale_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexAttrDoubleGetChecked", "ty", "stale");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_other_context_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsComplexAttrDoubleGetChecked", "ty", "foreign context");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsComplexAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_type("complex<f32>"), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexAttrDoubleGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexAttrDoubleGetChecked");
}

static void misuse_mlsComplexAttrGetRealDouble(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetRealDouble((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexAttrGetRealDouble", "attr", "null");
  fx_untouched(&out_, "mlsComplexAttrGetRealDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetRealDouble((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexAttrGetRealDouble", "attr", "garbage");
  fx_untouched(&out_, "mlsComplexAttrGetRealDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetRealDouble(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexAttrGetRealDouble", "attr", "wrong kind");
  fx_untouched(&out_, "mlsComplexAttrGetRealDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetRealDouble(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexAttrGetRealDouble", "attr", "stale");
  fx_untouched(&out_, "mlsComplexAttrGetRealDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetRealDouble(fx_attribute("#complex.number<:f64 1.0, 2.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexAttrGetRealDouble", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexAttrGetRealDouble");
}

static void misuse_mlsComplexAttrGetImagDouble(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetImagDouble((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexAttrGetImagDouble", "attr", "null");
  fx_untouched(&out_, "mlsComplexAttrGetImagDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetImagDouble((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexAttrGetImagDouble", "attr", "garbage");
  fx_untouched(&out_, "mlsComplexAttrGetImagDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetImagDouble(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexAttrGetImagDouble", "attr", "wrong kind");
  fx_untouched(&out_, "mlsComplexAttrGetImagDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetImagDouble(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexAttrGetImagDouble", "attr", "stale");
  fx_untouched(&out_, "mlsComplexAttrGetImagDouble");
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetImagDouble(fx_attribute("#complex.number<:f64 1.0, 2.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexAttrGetImagDouble", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexAttrGetImagDouble");
}

static void misuse_mlsComplexAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexAttrGetTypeID");
}

int misuse_generated_dialect_complex(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__complex__();
  misuse_mlsAttributeIsAComplex();
  misuse_mlsComplexAttrDoubleGet();
  misuse_mlsComplexAttrDoubleGetChecked();
  misuse_mlsComplexAttrGetRealDouble();
  misuse_mlsComplexAttrGetImagDouble();
  misuse_mlsComplexAttrGetTypeID();
  return fx_teardown("generated_dialect_complex");
}
