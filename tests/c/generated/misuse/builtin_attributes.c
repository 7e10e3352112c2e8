// Made by codegen (misuse.rs) from src/manual/builtin_attributes.rs; do not edit.
#include "misuse_fixture.h"

int misuse_builtin_attributes(void);

static void misuse_mlsNamedAttributeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet((MlsIdentifier){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsNamedAttributeGet", "name", "null");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet((MlsIdentifier){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsNamedAttributeGet", "name", "garbage");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_wrong_kind_for_MlsIdentifier(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsNamedAttributeGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_stale_MlsIdentifier(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsNamedAttributeGet", "name", "stale");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_valid_MlsIdentifier(), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsNamedAttributeGet", "attr", "null");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_valid_MlsIdentifier(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsNamedAttributeGet", "attr", "garbage");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_valid_MlsIdentifier(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsNamedAttributeGet", "attr", "wrong kind");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_valid_MlsIdentifier(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsNamedAttributeGet", "attr", "stale");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_valid_MlsIdentifier(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsNamedAttributeGet", "attr", "foreign context");
  fx_untouched(&out_, "mlsNamedAttributeGet");
  fx_fill(&out_);
  fx_check(mlsNamedAttributeGet(fx_valid_MlsIdentifier(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsNamedAttributeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsNamedAttributeGet");
}

static void misuse_mlsBoolAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBoolAttrGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBoolAttrGet", "context", "null");
  fx_untouched(&out_, "mlsBoolAttrGet");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBoolAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsBoolAttrGet");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBoolAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsBoolAttrGet");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBoolAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsBoolAttrGet");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBoolAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsBoolAttrGet");
}

static void misuse_mlsDictionaryAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet((MlsContext){0}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDictionaryAttrGet", "context", "null");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDictionaryAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDictionaryAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet(fx_stale_MlsContext(), 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDictionaryAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet(fx_valid_MlsContext(), -1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDictionaryAttrGet", "n_elements", "-1");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDictionaryAttrGet", "n_elements", "too large");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGet(fx_valid_MlsContext(), 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGet");
}

static void misuse_mlsDictionaryAttrGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDictionaryAttrGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDictionaryAttrGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDictionaryAttrGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDictionaryAttrGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement(fx_attribute("{a = 7}"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDictionaryAttrGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement(fx_attribute("{a = 7}"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDictionaryAttrGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElement(fx_attribute("{a = 7}"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetElement");
}

static void misuse_mlsDenseElementsAttrRawBufferGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrRawBufferGet((MlsType){0}, 1, (const char[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrRawBufferGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrRawBufferGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrRawBufferGet((MlsType){0xffffffffffffffffull}, 1, (const char[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrRawBufferGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrRawBufferGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrRawBufferGet(fx_wrong_kind_for_MlsType(), 1, (const char[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrRawBufferGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrRawBufferGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrRawBufferGet(fx_stale_MlsType(), 1, (const char[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrRawBufferGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrRawBufferGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrRawBufferGet(fx_type("tensor<4xi8>"), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrRawBufferGet", "raw_buffer", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrRawBufferGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrRawBufferGet(fx_type("tensor<4xi8>"), 1, (const char[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrRawBufferGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrRawBufferGet");
}

static void misuse_mlsDenseElementsAttrGetRawData(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetRawData((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetRawData", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetRawData");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetRawData((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetRawData", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetRawData");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetRawData(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetRawData", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetRawData");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetRawData(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetRawData", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetRawData");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetRawData(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetRawData", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetRawData");
}

// Nothing to misuse:
//   mlsAttributeGetNull

int misuse_builtin_attributes(void) {
  fx_setup();
  misuse_mlsNamedAttributeGet();
  misuse_mlsBoolAttrGet();
  misuse_mlsDictionaryAttrGet();
  misuse_mlsDictionaryAttrGetElement();
  misuse_mlsDenseElementsAttrRawBufferGet();
  misuse_mlsDenseElementsAttrGetRawData();
  return fx_teardown("builtin_attributes");
}
