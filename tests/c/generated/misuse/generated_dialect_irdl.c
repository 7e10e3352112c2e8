// Made by codegen (misuse.rs) from src/generated/dialect_irdl.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_irdl(void);

static void misuse_mlsGetDialectHandle__irdl__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__irdl__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__irdl__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__irdl__");
}

static void misuse_mlsIRDLVariadicityAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIRDLVariadicityAttrGet", "context", "null");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIRDLVariadicityAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIRDLVariadicityAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIRDLVariadicityAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityAttrGet", "value", "null text");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGet");
}

static void misuse_mlsIRDLVariadicityAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGetName");
}

static void misuse_mlsIRDLVariadicityArrayAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet((MlsContext){0}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIRDLVariadicityArrayAttrGet", "context", "null");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIRDLVariadicityArrayAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIRDLVariadicityArrayAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_stale_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIRDLVariadicityArrayAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIRDLVariadicityArrayAttrGet", "n_values", "-1");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIRDLVariadicityArrayAttrGet", "n_values", "too large");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityArrayAttrGet", "values", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIRDLVariadicityArrayAttrGet", "values", "null");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIRDLVariadicityArrayAttrGet", "values", "garbage");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIRDLVariadicityArrayAttrGet", "values", "wrong kind");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIRDLVariadicityArrayAttrGet", "values", "stale");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsIRDLVariadicityArrayAttrGet", "values", "foreign context");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityArrayAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGet");
}

static void misuse_mlsIRDLVariadicityArrayAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityArrayAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGetName");
}

int misuse_generated_dialect_irdl(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__irdl__();
  misuse_mlsIRDLVariadicityAttrGet();
  misuse_mlsIRDLVariadicityAttrGetName();
  misuse_mlsIRDLVariadicityArrayAttrGet();
  misuse_mlsIRDLVariadicityArrayAttrGetName();
  return fx_teardown("generated_dialect_irdl");
}
