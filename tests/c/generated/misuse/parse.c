// Made by codegen (misuse.rs) from src/manual/parse.rs; do not edit.
#include "misuse_fixture.h"

int misuse_parse(void);

static void misuse_mlsTypeParseGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeParseGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeParseGet", "context", "null");
  fx_untouched(&out_, "mlsTypeParseGet");
  fx_fill(&out_);
  fx_check(mlsTypeParseGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeParseGet", "context", "garbage");
  fx_untouched(&out_, "mlsTypeParseGet");
  fx_fill(&out_);
  fx_check(mlsTypeParseGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeParseGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTypeParseGet");
  fx_fill(&out_);
  fx_check(mlsTypeParseGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeParseGet", "context", "stale");
  fx_untouched(&out_, "mlsTypeParseGet");
  fx_fill(&out_);
  fx_check(mlsTypeParseGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTypeParseGet", "text", "null text");
  fx_untouched(&out_, "mlsTypeParseGet");
  fx_fill(&out_);
  fx_check(mlsTypeParseGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeParseGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeParseGet");
}

static void misuse_mlsAttributeParseGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeParseGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeParseGet", "context", "null");
  fx_untouched(&out_, "mlsAttributeParseGet");
  fx_fill(&out_);
  fx_check(mlsAttributeParseGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeParseGet", "context", "garbage");
  fx_untouched(&out_, "mlsAttributeParseGet");
  fx_fill(&out_);
  fx_check(mlsAttributeParseGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeParseGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAttributeParseGet");
  fx_fill(&out_);
  fx_check(mlsAttributeParseGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeParseGet", "context", "stale");
  fx_untouched(&out_, "mlsAttributeParseGet");
  fx_fill(&out_);
  fx_check(mlsAttributeParseGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsAttributeParseGet", "text", "null text");
  fx_untouched(&out_, "mlsAttributeParseGet");
  fx_fill(&out_);
  fx_check(mlsAttributeParseGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeParseGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeParseGet");
}

int misuse_parse(void) {
  fx_setup();
  misuse_mlsTypeParseGet();
  misuse_mlsAttributeParseGet();
  return fx_teardown("parse");
}
