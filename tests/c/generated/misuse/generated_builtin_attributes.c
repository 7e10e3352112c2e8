// Made by codegen (misuse.rs) from src/generated/builtin_attributes.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_builtin_attributes(void);

static void misuse_mlsAttributeIsALocation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsALocation((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsALocation", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsALocation");
  fx_fill(&out_);
  fx_check(mlsAttributeIsALocation((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsALocation", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsALocation");
  fx_fill(&out_);
  fx_check(mlsAttributeIsALocation(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsALocation", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsALocation");
  fx_fill(&out_);
  fx_check(mlsAttributeIsALocation(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsALocation", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsALocation");
  fx_fill(&out_);
  fx_check(mlsAttributeIsALocation(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsALocation", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsALocation");
}

static void misuse_mlsAttributeIsAAffineMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAAffineMap((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAAffineMap", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAAffineMap");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAAffineMap((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAAffineMap", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAAffineMap");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAAffineMap(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAAffineMap", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAAffineMap");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAAffineMap(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAAffineMap", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAAffineMap");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAAffineMap(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAAffineMap", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAAffineMap");
}

static void misuse_mlsAffineMapAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGet((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapAttrGet", "map", "null");
  fx_untouched(&out_, "mlsAffineMapAttrGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGet((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapAttrGet", "map", "garbage");
  fx_untouched(&out_, "mlsAffineMapAttrGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGet(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapAttrGet", "map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapAttrGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGet(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapAttrGet", "map", "stale");
  fx_untouched(&out_, "mlsAffineMapAttrGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGet(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapAttrGet");
}

static void misuse_mlsAffineMapAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapAttrGetName");
}

static void misuse_mlsAffineMapAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsAffineMapAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsAffineMapAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsAffineMapAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetValue(fx_attribute("affine_map<(d0) -> (d0)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapAttrGetValue");
}

static void misuse_mlsAffineMapAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapAttrGetTypeID");
}

static void misuse_mlsAttributeIsAArray(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAArray((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAArray", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAArray((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAArray", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAArray(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAArray", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAArray(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAArray", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAArray(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAArray", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAArray");
}

static void misuse_mlsArrayAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet((MlsContext){0}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsArrayAttrGet", "context", "null");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsArrayAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsArrayAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_stale_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsArrayAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsArrayAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsArrayAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsArrayAttrGet", "elements", "null");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsArrayAttrGet", "elements", "garbage");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsArrayAttrGet", "elements", "wrong kind");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsArrayAttrGet", "elements", "stale");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsArrayAttrGet", "elements", "foreign context");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGet");
}

static void misuse_mlsArrayAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGetName");
}

static void misuse_mlsArrayAttrGetNumElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetNumElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsArrayAttrGetNumElements", "attr", "null");
  fx_untouched(&out_, "mlsArrayAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetNumElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsArrayAttrGetNumElements", "attr", "garbage");
  fx_untouched(&out_, "mlsArrayAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetNumElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsArrayAttrGetNumElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsArrayAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetNumElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsArrayAttrGetNumElements", "attr", "stale");
  fx_untouched(&out_, "mlsArrayAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetNumElements(fx_attribute("[7, 8]"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGetNumElements", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGetNumElements");
}

static void misuse_mlsArrayAttrGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsArrayAttrGetElement", "attr", "null");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsArrayAttrGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsArrayAttrGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsArrayAttrGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement(fx_attribute("[7, 8]"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsArrayAttrGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement(fx_attribute("[7, 8]"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsArrayAttrGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetElement(fx_attribute("[7, 8]"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGetElement");
}

static void misuse_mlsArrayAttrCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsArrayAttrCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsArrayAttrCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsArrayAttrCopyElements");
  fx_untouched(&out_, "mlsArrayAttrCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsArrayAttrCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsArrayAttrCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsArrayAttrCopyElements");
  fx_untouched(&out_, "mlsArrayAttrCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsArrayAttrCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsArrayAttrCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsArrayAttrCopyElements");
  fx_untouched(&out_, "mlsArrayAttrCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsArrayAttrCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsArrayAttrCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsArrayAttrCopyElements");
  fx_untouched(&out_, "mlsArrayAttrCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsArrayAttrCopyElements(fx_attribute("[7, 8]"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsArrayAttrCopyElements");
  fx_untouched(&out_, "mlsArrayAttrCopyElements");
}

static void misuse_mlsArrayAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGetTypeID");
}

static void misuse_mlsAttributeIsADictionary(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADictionary((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADictionary", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADictionary");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADictionary((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADictionary", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADictionary");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADictionary(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADictionary", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADictionary");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADictionary(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADictionary", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADictionary");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADictionary(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADictionary", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADictionary");
}

static void misuse_mlsDictionaryAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetName");
}

static void misuse_mlsDictionaryAttrGetNumElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetNumElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDictionaryAttrGetNumElements", "attr", "null");
  fx_untouched(&out_, "mlsDictionaryAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetNumElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDictionaryAttrGetNumElements", "attr", "garbage");
  fx_untouched(&out_, "mlsDictionaryAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetNumElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDictionaryAttrGetNumElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDictionaryAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetNumElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDictionaryAttrGetNumElements", "attr", "stale");
  fx_untouched(&out_, "mlsDictionaryAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetNumElements(fx_attribute("{a = 7}"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetNumElements", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetNumElements");
}

static void misuse_mlsDictionaryAttrGetElementByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName((MlsAttribute){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDictionaryAttrGetElementByName", "attr", "null");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName((MlsAttribute){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDictionaryAttrGetElementByName", "attr", "garbage");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName(fx_wrong_kind_for_MlsAttribute(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDictionaryAttrGetElementByName", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName(fx_stale_MlsAttribute(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDictionaryAttrGetElementByName", "attr", "stale");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName(fx_attribute("{a = 7}"), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetElementByName", "name", "null text");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName(fx_attribute("{a = 7}"), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetElementByName", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
}

static void misuse_mlsDictionaryAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetTypeID");
}

static void misuse_mlsAttributeIsAFloat(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFloat((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAFloat", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFloat((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAFloat", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFloat(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAFloat", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFloat(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAFloat", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFloat(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAFloat", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAFloat");
}

static void misuse_mlsFloatAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrGetName");
}

static void misuse_mlsFloatAttrDoubleGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet((MlsContext){0}, fx_type("f32"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatAttrDoubleGet", "context", "null");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet((MlsContext){0xffffffffffffffffull}, fx_type("f32"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatAttrDoubleGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_wrong_kind_for_MlsContext(), fx_type("f32"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatAttrDoubleGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_stale_MlsContext(), fx_type("f32"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloatAttrDoubleGet", "context", "stale");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), (MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatAttrDoubleGet", "ty", "null");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatAttrDoubleGet", "ty", "garbage");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatAttrDoubleGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloatAttrDoubleGet", "ty", "stale");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), fx_other_context_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsFloatAttrDoubleGet", "ty", "foreign context");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), fx_type("f32"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrDoubleGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
}

static void misuse_mlsFloatAttrDoubleGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked((MlsLocation){0}, fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatAttrDoubleGetChecked", "location", "null");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatAttrDoubleGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatAttrDoubleGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_stale_MlsLocation(), fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloatAttrDoubleGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_valid_MlsLocation(), (MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatAttrDoubleGetChecked", "ty", "null");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_valid_MlsLocation(), (MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatAttrDoubleGetChecked", "ty", "garbage");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatAttrDoubleGetChecked", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloatAttrDoubleGetChecked", "ty", "stale");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_other_context_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsFloatAttrDoubleGetChecked", "ty", "foreign context");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrDoubleGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrDoubleGetChecked");
}

static void misuse_mlsFloatAttrGetValueDouble(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetValueDouble((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatAttrGetValueDouble", "attr", "null");
  fx_untouched(&out_, "mlsFloatAttrGetValueDouble");
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetValueDouble((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatAttrGetValueDouble", "attr", "garbage");
  fx_untouched(&out_, "mlsFloatAttrGetValueDouble");
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetValueDouble(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatAttrGetValueDouble", "attr", "wrong kind");
  fx_untouched(&out_, "mlsFloatAttrGetValueDouble");
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetValueDouble(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloatAttrGetValueDouble", "attr", "stale");
  fx_untouched(&out_, "mlsFloatAttrGetValueDouble");
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetValueDouble(fx_attribute("1.0 : f32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrGetValueDouble", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrGetValueDouble");
}

static void misuse_mlsFloatAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrGetTypeID");
}

static void misuse_mlsAttributeIsAInteger(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAInteger((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAInteger", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAInteger((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAInteger", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAInteger(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAInteger", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAInteger(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAInteger", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAInteger(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAInteger", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAInteger");
}

static void misuse_mlsIntegerAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerAttrGet", "ty", "null");
  fx_untouched(&out_, "mlsIntegerAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerAttrGet", "ty", "garbage");
  fx_untouched(&out_, "mlsIntegerAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerAttrGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsIntegerAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerAttrGet", "ty", "stale");
  fx_untouched(&out_, "mlsIntegerAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGet");
}

static void misuse_mlsIntegerAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetName");
}

static void misuse_mlsIntegerAttrGetValueInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueInt((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerAttrGetValueInt", "attr", "null");
  fx_untouched(&out_, "mlsIntegerAttrGetValueInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueInt((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerAttrGetValueInt", "attr", "garbage");
  fx_untouched(&out_, "mlsIntegerAttrGetValueInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueInt(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerAttrGetValueInt", "attr", "wrong kind");
  fx_untouched(&out_, "mlsIntegerAttrGetValueInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueInt(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerAttrGetValueInt", "attr", "stale");
  fx_untouched(&out_, "mlsIntegerAttrGetValueInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueInt(fx_attribute("7 : i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetValueInt", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetValueInt");
}

static void misuse_mlsIntegerAttrGetValueSInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueSInt((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerAttrGetValueSInt", "attr", "null");
  fx_untouched(&out_, "mlsIntegerAttrGetValueSInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueSInt((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerAttrGetValueSInt", "attr", "garbage");
  fx_untouched(&out_, "mlsIntegerAttrGetValueSInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueSInt(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerAttrGetValueSInt", "attr", "wrong kind");
  fx_untouched(&out_, "mlsIntegerAttrGetValueSInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueSInt(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerAttrGetValueSInt", "attr", "stale");
  fx_untouched(&out_, "mlsIntegerAttrGetValueSInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueSInt(fx_attribute("7 : si32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetValueSInt", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetValueSInt");
}

static void misuse_mlsIntegerAttrGetValueUInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueUInt((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerAttrGetValueUInt", "attr", "null");
  fx_untouched(&out_, "mlsIntegerAttrGetValueUInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueUInt((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerAttrGetValueUInt", "attr", "garbage");
  fx_untouched(&out_, "mlsIntegerAttrGetValueUInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueUInt(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerAttrGetValueUInt", "attr", "wrong kind");
  fx_untouched(&out_, "mlsIntegerAttrGetValueUInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueUInt(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerAttrGetValueUInt", "attr", "stale");
  fx_untouched(&out_, "mlsIntegerAttrGetValueUInt");
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetValueUInt(fx_attribute("7 : ui32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetValueUInt", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetValueUInt");
}

static void misuse_mlsIntegerAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetTypeID");
}

static void misuse_mlsAttributeIsABool(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsABool((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsABool", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsABool");
  fx_fill(&out_);
  fx_check(mlsAttributeIsABool((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsABool", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsABool");
  fx_fill(&out_);
  fx_check(mlsAttributeIsABool(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsABool", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsABool");
  fx_fill(&out_);
  fx_check(mlsAttributeIsABool(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsABool", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsABool");
  fx_fill(&out_);
  fx_check(mlsAttributeIsABool(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsABool", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsABool");
}

static void misuse_mlsBoolAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBoolAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBoolAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsBoolAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBoolAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsBoolAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBoolAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsBoolAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBoolAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsBoolAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsBoolAttrGetValue(fx_attribute("true"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBoolAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsBoolAttrGetValue");
}

static void misuse_mlsAttributeIsAIntegerSet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAIntegerSet((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAIntegerSet", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAIntegerSet");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAIntegerSet((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAIntegerSet", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAIntegerSet");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAIntegerSet(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAIntegerSet", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAIntegerSet");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAIntegerSet(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAIntegerSet", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAIntegerSet");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAIntegerSet(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAIntegerSet", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAIntegerSet");
}

static void misuse_mlsIntegerSetAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGet((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetAttrGet", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGet((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetAttrGet", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGet(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetAttrGet", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGet(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetAttrGet", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetAttrGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGet(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetAttrGet");
}

static void misuse_mlsIntegerSetAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetAttrGetName");
}

static void misuse_mlsIntegerSetAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsIntegerSetAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsIntegerSetAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsIntegerSetAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetValue(fx_attribute("affine_set<(d0) : (d0 >= 0)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetAttrGetValue");
}

static void misuse_mlsIntegerSetAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetAttrGetTypeID");
}

static void misuse_mlsAttributeIsAOpaque(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAOpaque((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAOpaque", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAOpaque((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAOpaque", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAOpaque(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAOpaque", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAOpaque(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAOpaque", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAOpaque(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAOpaque", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAOpaque");
}

static void misuse_mlsOpaqueAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet((MlsContext){0}, fx_string(), 1, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueAttrGet", "context", "null");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet((MlsContext){0xffffffffffffffffull}, fx_string(), 1, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_wrong_kind_for_MlsContext(), fx_string(), 1, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_stale_MlsContext(), fx_string(), 1, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, 1, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGet", "dialect_namespace", "null text");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), -1, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOpaqueAttrGet", "data_length", "-1");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), INTPTR_MAX, (const char[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOpaqueAttrGet", "data_length", "too large");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, NULL, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGet", "data", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const char[]){4}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueAttrGet", "ty", "null");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const char[]){4}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueAttrGet", "ty", "garbage");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const char[]){4}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueAttrGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const char[]){4}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueAttrGet", "ty", "stale");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const char[]){4}, fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOpaqueAttrGet", "ty", "foreign context");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const char[]){4}, fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGet");
}

static void misuse_mlsOpaqueAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGetName");
}

static void misuse_mlsOpaqueAttrGetDialectNamespace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetDialectNamespace((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueAttrGetDialectNamespace", "attr", "null");
  fx_untouched(&out_, "mlsOpaqueAttrGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetDialectNamespace((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueAttrGetDialectNamespace", "attr", "garbage");
  fx_untouched(&out_, "mlsOpaqueAttrGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetDialectNamespace(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueAttrGetDialectNamespace", "attr", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueAttrGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetDialectNamespace(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueAttrGetDialectNamespace", "attr", "stale");
  fx_untouched(&out_, "mlsOpaqueAttrGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetDialectNamespace(fx_attribute("#none_such<\"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGetDialectNamespace", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGetDialectNamespace");
}

static void misuse_mlsOpaqueAttrGetData(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetData((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueAttrGetData", "attr", "null");
  fx_untouched(&out_, "mlsOpaqueAttrGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetData((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueAttrGetData", "attr", "garbage");
  fx_untouched(&out_, "mlsOpaqueAttrGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetData(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueAttrGetData", "attr", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueAttrGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetData(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueAttrGetData", "attr", "stale");
  fx_untouched(&out_, "mlsOpaqueAttrGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetData(fx_attribute("#none_such<\"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGetData", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGetData");
}

static void misuse_mlsOpaqueAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGetTypeID");
}

static void misuse_mlsAttributeIsAString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAString((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAString", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAString");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAString((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAString", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAString");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAString(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAString", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAString");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAString(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAString", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAString");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAString(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAString", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAString");
}

static void misuse_mlsStringAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStringAttrGet", "context", "null");
  fx_untouched(&out_, "mlsStringAttrGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStringAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsStringAttrGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStringAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsStringAttrGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStringAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsStringAttrGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGet", "str", "null text");
  fx_untouched(&out_, "mlsStringAttrGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGet");
}

static void misuse_mlsStringAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGetName");
}

static void misuse_mlsStringAttrTypedGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrTypedGet((MlsType){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStringAttrTypedGet", "ty", "null");
  fx_untouched(&out_, "mlsStringAttrTypedGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrTypedGet((MlsType){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStringAttrTypedGet", "ty", "garbage");
  fx_untouched(&out_, "mlsStringAttrTypedGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrTypedGet(fx_wrong_kind_for_MlsType(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStringAttrTypedGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsStringAttrTypedGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrTypedGet(fx_stale_MlsType(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStringAttrTypedGet", "ty", "stale");
  fx_untouched(&out_, "mlsStringAttrTypedGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrTypedGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrTypedGet", "str", "null text");
  fx_untouched(&out_, "mlsStringAttrTypedGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrTypedGet(fx_valid_MlsType(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrTypedGet", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrTypedGet");
}

static void misuse_mlsStringAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStringAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsStringAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsStringAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStringAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsStringAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsStringAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStringAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsStringAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsStringAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStringAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsStringAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsStringAttrGetValue(fx_attribute("\"text\""), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGetValue");
}

static void misuse_mlsStringAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGetTypeID");
}

static void misuse_mlsAttributeIsASymbolRef(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsASymbolRef((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsASymbolRef", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsASymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASymbolRef((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsASymbolRef", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsASymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASymbolRef(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsASymbolRef", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsASymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASymbolRef(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsASymbolRef", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsASymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASymbolRef(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsASymbolRef", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsASymbolRef");
}

static void misuse_mlsSymbolRefAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet((MlsContext){0}, fx_string(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrGet", "context", "null");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet((MlsContext){0xffffffffffffffffull}, fx_string(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_wrong_kind_for_MlsContext(), fx_string(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_stale_MlsContext(), fx_string(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGet", "symbol", "null text");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSymbolRefAttrGet", "num_references", "-1");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSymbolRefAttrGet", "num_references", "too large");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGet", "references", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrGet", "references", "null");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrGet", "references", "garbage");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrGet", "references", "wrong kind");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrGet", "references", "stale");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSymbolRefAttrGet", "references", "foreign context");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGet");
}

static void misuse_mlsSymbolRefAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetName");
}

static void misuse_mlsSymbolRefAttrGetRootReference(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetRootReference((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrGetRootReference", "attr", "null");
  fx_untouched(&out_, "mlsSymbolRefAttrGetRootReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetRootReference((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrGetRootReference", "attr", "garbage");
  fx_untouched(&out_, "mlsSymbolRefAttrGetRootReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetRootReference(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrGetRootReference", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSymbolRefAttrGetRootReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetRootReference(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrGetRootReference", "attr", "stale");
  fx_untouched(&out_, "mlsSymbolRefAttrGetRootReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetRootReference(fx_attribute("@a::@b"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetRootReference", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetRootReference");
}

static void misuse_mlsSymbolRefAttrGetLeafReference(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetLeafReference((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrGetLeafReference", "attr", "null");
  fx_untouched(&out_, "mlsSymbolRefAttrGetLeafReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetLeafReference((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrGetLeafReference", "attr", "garbage");
  fx_untouched(&out_, "mlsSymbolRefAttrGetLeafReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetLeafReference(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrGetLeafReference", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSymbolRefAttrGetLeafReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetLeafReference(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrGetLeafReference", "attr", "stale");
  fx_untouched(&out_, "mlsSymbolRefAttrGetLeafReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetLeafReference(fx_attribute("@a::@b"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetLeafReference", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetLeafReference");
}

static void misuse_mlsSymbolRefAttrGetNumNestedReferences(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNumNestedReferences((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrGetNumNestedReferences", "attr", "null");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNumNestedReferences");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNumNestedReferences((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrGetNumNestedReferences", "attr", "garbage");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNumNestedReferences");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNumNestedReferences(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrGetNumNestedReferences", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNumNestedReferences");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNumNestedReferences(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrGetNumNestedReferences", "attr", "stale");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNumNestedReferences");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNumNestedReferences(fx_attribute("@a::@b"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetNumNestedReferences", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNumNestedReferences");
}

static void misuse_mlsSymbolRefAttrGetNestedReference(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrGetNestedReference", "attr", "null");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrGetNestedReference", "attr", "garbage");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrGetNestedReference", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrGetNestedReference", "attr", "stale");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference(fx_attribute("@a::@b"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSymbolRefAttrGetNestedReference", "pos", "-1");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference(fx_attribute("@a::@b"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSymbolRefAttrGetNestedReference", "pos", "too large");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetNestedReference(fx_attribute("@a::@b"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetNestedReference", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetNestedReference");
}

static void misuse_mlsSymbolRefAttrCopyNestedReferences(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrCopyNestedReferences((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolRefAttrCopyNestedReferences", "attr", "null");
  fx_untouched(&elements_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_untouched(&out_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrCopyNestedReferences((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolRefAttrCopyNestedReferences", "attr", "garbage");
  fx_untouched(&elements_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_untouched(&out_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrCopyNestedReferences(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolRefAttrCopyNestedReferences", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_untouched(&out_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrCopyNestedReferences(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolRefAttrCopyNestedReferences", "attr", "stale");
  fx_untouched(&elements_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_untouched(&out_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrCopyNestedReferences(fx_attribute("@a::@b"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrCopyNestedReferences", "out", "null pointer");
  fx_untouched(&elements_, "mlsSymbolRefAttrCopyNestedReferences");
  fx_untouched(&out_, "mlsSymbolRefAttrCopyNestedReferences");
}

static void misuse_mlsSymbolRefAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetTypeID");
}

static void misuse_mlsDisctinctAttrCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDisctinctAttrCreate((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDisctinctAttrCreate", "referenced_attr", "null");
  fx_untouched(&out_, "mlsDisctinctAttrCreate");
  fx_fill(&out_);
  fx_check(mlsDisctinctAttrCreate((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDisctinctAttrCreate", "referenced_attr", "garbage");
  fx_untouched(&out_, "mlsDisctinctAttrCreate");
  fx_fill(&out_);
  fx_check(mlsDisctinctAttrCreate(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDisctinctAttrCreate", "referenced_attr", "wrong kind");
  fx_untouched(&out_, "mlsDisctinctAttrCreate");
  fx_fill(&out_);
  fx_check(mlsDisctinctAttrCreate(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDisctinctAttrCreate", "referenced_attr", "stale");
  fx_untouched(&out_, "mlsDisctinctAttrCreate");
  fx_fill(&out_);
  fx_check(mlsDisctinctAttrCreate(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDisctinctAttrCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsDisctinctAttrCreate");
}

static void misuse_mlsAttributeIsAFlatSymbolRef(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFlatSymbolRef((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAFlatSymbolRef", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAFlatSymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFlatSymbolRef((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAFlatSymbolRef", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAFlatSymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFlatSymbolRef(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAFlatSymbolRef", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAFlatSymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFlatSymbolRef(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAFlatSymbolRef", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAFlatSymbolRef");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAFlatSymbolRef(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAFlatSymbolRef", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAFlatSymbolRef");
}

static void misuse_mlsFlatSymbolRefAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFlatSymbolRefAttrGet", "context", "null");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFlatSymbolRefAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFlatSymbolRefAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFlatSymbolRefAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsFlatSymbolRefAttrGet", "symbol", "null text");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGet");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFlatSymbolRefAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGet");
}

static void misuse_mlsFlatSymbolRefAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFlatSymbolRefAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetName");
}

static void misuse_mlsFlatSymbolRefAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFlatSymbolRefAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFlatSymbolRefAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFlatSymbolRefAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFlatSymbolRefAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetValue(fx_attribute("@a"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFlatSymbolRefAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetValue");
}

static void misuse_mlsAttributeIsAType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAType((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAType", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAType");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAType((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAType", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAType");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAType(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAType", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAType");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAType(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAType", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAType");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAType(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAType", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAType");
}

static void misuse_mlsTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeAttrGet((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeAttrGet", "ty", "null");
  fx_untouched(&out_, "mlsTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGet((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeAttrGet", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGet(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeAttrGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGet(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeAttrGet", "ty", "stale");
  fx_untouched(&out_, "mlsTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGet(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGet");
}

static void misuse_mlsTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGetName");
}

static void misuse_mlsTypeAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsTypeAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsTypeAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsTypeAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsTypeAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetValue(fx_attribute("i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGetValue");
}

static void misuse_mlsTypeAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGetTypeID");
}

static void misuse_mlsAttributeIsAUnit(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAUnit((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAUnit", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAUnit");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAUnit((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAUnit", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAUnit");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAUnit(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAUnit", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAUnit");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAUnit(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAUnit", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAUnit");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAUnit(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAUnit", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAUnit");
}

static void misuse_mlsUnitAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnitAttrGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnitAttrGet", "context", "null");
  fx_untouched(&out_, "mlsUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnitAttrGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnitAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnitAttrGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnitAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnitAttrGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnitAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnitAttrGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnitAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnitAttrGet");
}

static void misuse_mlsUnitAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnitAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnitAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUnitAttrGetName");
}

static void misuse_mlsUnitAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnitAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnitAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUnitAttrGetTypeID");
}

static void misuse_mlsAttributeIsAElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAElements", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAElements", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAElements", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAElements", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAElements");
}

static void misuse_mlsElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue((MlsAttribute){0}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue(fx_stale_MlsAttribute(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), -1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsElementsAttrGetValue", "rank", "-1");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), INTPTR_MAX, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsElementsAttrGetValue", "rank", "too large");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsElementsAttrGetValue", "idxs", "null pointer");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetValue(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), 1, (const uint64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsElementsAttrGetValue");
}

static void misuse_mlsElementsAttrIsValidIndex(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex((MlsAttribute){0}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsElementsAttrIsValidIndex", "attr", "null");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex((MlsAttribute){0xffffffffffffffffull}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsElementsAttrIsValidIndex", "attr", "garbage");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex(fx_wrong_kind_for_MlsAttribute(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsElementsAttrIsValidIndex", "attr", "wrong kind");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex(fx_stale_MlsAttribute(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsElementsAttrIsValidIndex", "attr", "stale");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), -1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsElementsAttrIsValidIndex", "rank", "-1");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), INTPTR_MAX, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsElementsAttrIsValidIndex", "rank", "too large");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsElementsAttrIsValidIndex", "idxs", "null pointer");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
  fx_fill(&out_);
  fx_check(mlsElementsAttrIsValidIndex(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), 1, (const uint64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsElementsAttrIsValidIndex", "out", "null pointer");
  fx_untouched(&out_, "mlsElementsAttrIsValidIndex");
}

static void misuse_mlsElementsAttrGetNumElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetNumElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsElementsAttrGetNumElements", "attr", "null");
  fx_untouched(&out_, "mlsElementsAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetNumElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsElementsAttrGetNumElements", "attr", "garbage");
  fx_untouched(&out_, "mlsElementsAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetNumElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsElementsAttrGetNumElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsElementsAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetNumElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsElementsAttrGetNumElements", "attr", "stale");
  fx_untouched(&out_, "mlsElementsAttrGetNumElements");
  fx_fill(&out_);
  fx_check(mlsElementsAttrGetNumElements(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsElementsAttrGetNumElements", "out", "null pointer");
  fx_untouched(&out_, "mlsElementsAttrGetNumElements");
}

static void misuse_mlsDenseArrayAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseArrayAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseArrayAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseArrayAttrGetTypeID");
}

static void misuse_mlsAttributeIsADenseBoolArray(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseBoolArray((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseBoolArray", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseBoolArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseBoolArray((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseBoolArray", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseBoolArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseBoolArray(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseBoolArray", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseBoolArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseBoolArray(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseBoolArray", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseBoolArray");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseBoolArray(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseBoolArray", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseBoolArray");
}

static void misuse_mlsAttributeIsADenseI8Array(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI8Array((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseI8Array", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseI8Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI8Array((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseI8Array", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseI8Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI8Array(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseI8Array", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseI8Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI8Array(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseI8Array", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseI8Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI8Array(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseI8Array", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseI8Array");
}

static void misuse_mlsAttributeIsADenseI16Array(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI16Array((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseI16Array", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseI16Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI16Array((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseI16Array", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseI16Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI16Array(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseI16Array", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseI16Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI16Array(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseI16Array", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseI16Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI16Array(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseI16Array", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseI16Array");
}

static void misuse_mlsAttributeIsADenseI32Array(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI32Array((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseI32Array", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseI32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI32Array((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseI32Array", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseI32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI32Array(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseI32Array", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseI32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI32Array(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseI32Array", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseI32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI32Array(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseI32Array", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseI32Array");
}

static void misuse_mlsAttributeIsADenseI64Array(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI64Array((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseI64Array", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseI64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI64Array((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseI64Array", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseI64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI64Array(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseI64Array", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseI64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI64Array(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseI64Array", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseI64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseI64Array(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseI64Array", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseI64Array");
}

static void misuse_mlsAttributeIsADenseF32Array(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF32Array((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseF32Array", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseF32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF32Array((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseF32Array", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseF32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF32Array(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseF32Array", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseF32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF32Array(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseF32Array", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseF32Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF32Array(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseF32Array", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseF32Array");
}

static void misuse_mlsAttributeIsADenseF64Array(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF64Array((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseF64Array", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseF64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF64Array((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseF64Array", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseF64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF64Array(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseF64Array", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseF64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF64Array(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseF64Array", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseF64Array");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseF64Array(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseF64Array", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseF64Array");
}

static void misuse_mlsDenseBoolArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet((MlsContext){0}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseBoolArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseBoolArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseBoolArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet(fx_stale_MlsContext(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseBoolArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet(fx_valid_MlsContext(), -1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseBoolArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseBoolArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseBoolArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGet(fx_valid_MlsContext(), 1, (const int32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseBoolArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseBoolArrayGet");
}

static void misuse_mlsDenseI8ArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet((MlsContext){0}, 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI8ArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI8ArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI8ArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet(fx_stale_MlsContext(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI8ArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet(fx_valid_MlsContext(), -1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI8ArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI8ArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseI8ArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGet(fx_valid_MlsContext(), 1, (const int8_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI8ArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI8ArrayGet");
}

static void misuse_mlsDenseI16ArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet((MlsContext){0}, 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI16ArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI16ArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI16ArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet(fx_stale_MlsContext(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI16ArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet(fx_valid_MlsContext(), -1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI16ArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI16ArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseI16ArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGet(fx_valid_MlsContext(), 1, (const int16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI16ArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI16ArrayGet");
}

static void misuse_mlsDenseI32ArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet((MlsContext){0}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI32ArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI32ArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI32ArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet(fx_stale_MlsContext(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI32ArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet(fx_valid_MlsContext(), -1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI32ArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI32ArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseI32ArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGet(fx_valid_MlsContext(), 1, (const int32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI32ArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI32ArrayGet");
}

static void misuse_mlsDenseI64ArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet((MlsContext){0}, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI64ArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI64ArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI64ArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet(fx_stale_MlsContext(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI64ArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet(fx_valid_MlsContext(), -1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI64ArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI64ArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseI64ArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGet(fx_valid_MlsContext(), 1, (const int64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI64ArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI64ArrayGet");
}

static void misuse_mlsDenseF32ArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet((MlsContext){0}, 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseF32ArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseF32ArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseF32ArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet(fx_stale_MlsContext(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseF32ArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet(fx_valid_MlsContext(), -1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF32ArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const float[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF32ArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseF32ArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGet(fx_valid_MlsContext(), 1, (const float[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseF32ArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseF32ArrayGet");
}

static void misuse_mlsDenseF64ArrayGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet((MlsContext){0}, 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseF64ArrayGet", "context", "null");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet((MlsContext){0xffffffffffffffffull}, 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseF64ArrayGet", "context", "garbage");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet(fx_wrong_kind_for_MlsContext(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseF64ArrayGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet(fx_stale_MlsContext(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseF64ArrayGet", "context", "stale");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet(fx_valid_MlsContext(), -1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF64ArrayGet", "size", "-1");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet(fx_valid_MlsContext(), INTPTR_MAX, (const double[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF64ArrayGet", "size", "too large");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseF64ArrayGet", "values", "null pointer");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGet(fx_valid_MlsContext(), 1, (const double[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseF64ArrayGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseF64ArrayGet");
}

static void misuse_mlsDenseArrayGetNumElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseArrayGetNumElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseArrayGetNumElements", "attr", "null");
  fx_untouched(&out_, "mlsDenseArrayGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDenseArrayGetNumElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseArrayGetNumElements", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseArrayGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDenseArrayGetNumElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseArrayGetNumElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseArrayGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDenseArrayGetNumElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseArrayGetNumElements", "attr", "stale");
  fx_untouched(&out_, "mlsDenseArrayGetNumElements");
  fx_fill(&out_);
  fx_check(mlsDenseArrayGetNumElements(fx_attribute("array<i32: 7, 8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseArrayGetNumElements", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseArrayGetNumElements");
}

static void misuse_mlsDenseBoolArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseBoolArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseBoolArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseBoolArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseBoolArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement(fx_attribute("array<i1: true>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseBoolArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement(fx_attribute("array<i1: true>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseBoolArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayGetElement(fx_attribute("array<i1: true>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseBoolArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseBoolArrayGetElement");
}

static void misuse_mlsDenseBoolArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseBoolArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseBoolArrayCopyElements");
  fx_untouched(&out_, "mlsDenseBoolArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseBoolArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseBoolArrayCopyElements");
  fx_untouched(&out_, "mlsDenseBoolArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseBoolArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseBoolArrayCopyElements");
  fx_untouched(&out_, "mlsDenseBoolArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseBoolArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseBoolArrayCopyElements");
  fx_untouched(&out_, "mlsDenseBoolArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseBoolArrayCopyElements(fx_attribute("array<i1: true>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseBoolArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseBoolArrayCopyElements");
  fx_untouched(&out_, "mlsDenseBoolArrayCopyElements");
}

static void misuse_mlsDenseI8ArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI8ArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI8ArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI8ArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI8ArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement(fx_attribute("array<i8: 7>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI8ArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement(fx_attribute("array<i8: 7>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI8ArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayGetElement(fx_attribute("array<i8: 7>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI8ArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI8ArrayGetElement");
}

static void misuse_mlsDenseI8ArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI8ArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseI8ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI8ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI8ArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseI8ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI8ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI8ArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseI8ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI8ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI8ArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseI8ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI8ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI8ArrayCopyElements(fx_attribute("array<i8: 7>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI8ArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseI8ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI8ArrayCopyElements");
}

static void misuse_mlsDenseI16ArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI16ArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI16ArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI16ArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI16ArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement(fx_attribute("array<i16: 7>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI16ArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement(fx_attribute("array<i16: 7>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI16ArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayGetElement(fx_attribute("array<i16: 7>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI16ArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI16ArrayGetElement");
}

static void misuse_mlsDenseI16ArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI16ArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseI16ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI16ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI16ArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseI16ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI16ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI16ArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseI16ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI16ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI16ArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseI16ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI16ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI16ArrayCopyElements(fx_attribute("array<i16: 7>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI16ArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseI16ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI16ArrayCopyElements");
}

static void misuse_mlsDenseI32ArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI32ArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI32ArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI32ArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI32ArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement(fx_attribute("array<i32: 7>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI32ArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement(fx_attribute("array<i32: 7>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI32ArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayGetElement(fx_attribute("array<i32: 7>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI32ArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI32ArrayGetElement");
}

static void misuse_mlsDenseI32ArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI32ArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseI32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI32ArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseI32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI32ArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseI32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI32ArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseI32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI32ArrayCopyElements(fx_attribute("array<i32: 7>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI32ArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseI32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI32ArrayCopyElements");
}

static void misuse_mlsDenseI64ArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI64ArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI64ArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI64ArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI64ArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement(fx_attribute("array<i64: 7>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI64ArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement(fx_attribute("array<i64: 7>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseI64ArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayGetElement(fx_attribute("array<i64: 7>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI64ArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseI64ArrayGetElement");
}

static void misuse_mlsDenseI64ArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseI64ArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseI64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseI64ArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseI64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseI64ArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseI64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseI64ArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseI64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseI64ArrayCopyElements(fx_attribute("array<i64: 7>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseI64ArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseI64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseI64ArrayCopyElements");
}

static void misuse_mlsDenseF32ArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseF32ArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseF32ArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseF32ArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseF32ArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement(fx_attribute("array<f32: 7.0>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF32ArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement(fx_attribute("array<f32: 7.0>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF32ArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayGetElement(fx_attribute("array<f32: 7.0>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseF32ArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseF32ArrayGetElement");
}

static void misuse_mlsDenseF32ArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseF32ArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseF32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseF32ArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseF32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseF32ArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseF32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseF32ArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseF32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF32ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF32ArrayCopyElements(fx_attribute("array<f32: 7.0>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseF32ArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseF32ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF32ArrayCopyElements");
}

static void misuse_mlsDenseF64ArrayGetElement(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseF64ArrayGetElement", "attr", "null");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseF64ArrayGetElement", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseF64ArrayGetElement", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseF64ArrayGetElement", "attr", "stale");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement(fx_attribute("array<f64: 7.0>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF64ArrayGetElement", "pos", "-1");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement(fx_attribute("array<f64: 7.0>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseF64ArrayGetElement", "pos", "too large");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayGetElement(fx_attribute("array<f64: 7.0>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseF64ArrayGetElement", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseF64ArrayGetElement");
}

static void misuse_mlsDenseF64ArrayCopyElements(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayCopyElements((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseF64ArrayCopyElements", "attr", "null");
  fx_untouched(&elements_, "mlsDenseF64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayCopyElements((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseF64ArrayCopyElements", "attr", "garbage");
  fx_untouched(&elements_, "mlsDenseF64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayCopyElements(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseF64ArrayCopyElements", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsDenseF64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayCopyElements(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseF64ArrayCopyElements", "attr", "stale");
  fx_untouched(&elements_, "mlsDenseF64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF64ArrayCopyElements");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsDenseF64ArrayCopyElements(fx_attribute("array<f64: 7.0>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseF64ArrayCopyElements", "out", "null pointer");
  fx_untouched(&elements_, "mlsDenseF64ArrayCopyElements");
  fx_untouched(&out_, "mlsDenseF64ArrayCopyElements");
}

static void misuse_mlsAttributeIsADenseElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseElements", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseElements", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseElements", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseElements", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseElements");
}

static void misuse_mlsAttributeIsADenseIntElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseIntElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseIntElements", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseIntElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseIntElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseIntElements", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseIntElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseIntElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseIntElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseIntElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseIntElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseIntElements", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseIntElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseIntElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseIntElements", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseIntElements");
}

static void misuse_mlsAttributeIsADenseFPElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseFPElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseFPElements", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseFPElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseFPElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseFPElements", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseFPElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseFPElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseFPElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseFPElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseFPElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseFPElements", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseFPElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseFPElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseFPElements", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseFPElements");
}

static void misuse_mlsDenseIntOrFPElementsAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseIntOrFPElementsAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseIntOrFPElementsAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseIntOrFPElementsAttrGetTypeID");
}

static void misuse_mlsDenseElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet((MlsType){0}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet((MlsType){0xffffffffffffffffull}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_wrong_kind_for_MlsType(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_stale_MlsType(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGet", "elements", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGet", "elements", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGet", "elements", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGet", "elements", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsDenseElementsAttrGet", "elements", "foreign context");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
}

static void misuse_mlsDenseElementsAttrSplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet((MlsType){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrSplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet((MlsType){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrSplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_wrong_kind_for_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrSplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_stale_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrSplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_valid_MlsType(), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrSplatGet", "element", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrSplatGet", "element", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrSplatGet", "element", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_valid_MlsType(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrSplatGet", "element", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_valid_MlsType(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsDenseElementsAttrSplatGet", "element", "foreign context");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrSplatGet(fx_valid_MlsType(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrSplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrSplatGet");
}

static void misuse_mlsDenseElementsAttrBoolSplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolSplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrBoolSplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolSplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrBoolSplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolSplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrBoolSplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolSplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrBoolSplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolSplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrBoolSplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolSplatGet");
}

static void misuse_mlsDenseElementsAttrUInt8SplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8SplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt8SplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8SplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt8SplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8SplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt8SplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8SplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt8SplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8SplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt8SplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8SplatGet");
}

static void misuse_mlsDenseElementsAttrInt8SplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8SplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt8SplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8SplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt8SplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8SplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt8SplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8SplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt8SplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8SplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt8SplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8SplatGet");
}

static void misuse_mlsDenseElementsAttrUInt32SplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32SplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt32SplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32SplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt32SplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32SplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt32SplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32SplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt32SplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32SplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt32SplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32SplatGet");
}

static void misuse_mlsDenseElementsAttrInt32SplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32SplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt32SplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32SplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt32SplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32SplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt32SplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32SplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt32SplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32SplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt32SplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32SplatGet");
}

static void misuse_mlsDenseElementsAttrUInt64SplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64SplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt64SplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64SplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt64SplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64SplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt64SplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64SplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt64SplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64SplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt64SplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64SplatGet");
}

static void misuse_mlsDenseElementsAttrInt64SplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64SplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt64SplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64SplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt64SplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64SplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt64SplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64SplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt64SplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64SplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64SplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt64SplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64SplatGet");
}

static void misuse_mlsDenseElementsAttrFloatSplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatSplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrFloatSplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatSplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrFloatSplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatSplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrFloatSplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatSplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrFloatSplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatSplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrFloatSplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatSplatGet");
}

static void misuse_mlsDenseElementsAttrDoubleSplatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleSplatGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrDoubleSplatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleSplatGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrDoubleSplatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleSplatGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrDoubleSplatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleSplatGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrDoubleSplatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleSplatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleSplatGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrDoubleSplatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleSplatGet");
}

static void misuse_mlsDenseElementsAttrBoolGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet((MlsType){0}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrBoolGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet((MlsType){0xffffffffffffffffull}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrBoolGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet(fx_wrong_kind_for_MlsType(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrBoolGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet(fx_stale_MlsType(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrBoolGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet(fx_valid_MlsType(), -1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrBoolGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet(fx_valid_MlsType(), INTPTR_MAX, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrBoolGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrBoolGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBoolGet(fx_valid_MlsType(), 1, (const int32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrBoolGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrBoolGet");
}

static void misuse_mlsDenseElementsAttrUInt8Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get((MlsType){0}, 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt8Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get((MlsType){0xffffffffffffffffull}, 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt8Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get(fx_wrong_kind_for_MlsType(), 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt8Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get(fx_stale_MlsType(), 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt8Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get(fx_valid_MlsType(), -1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt8Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get(fx_valid_MlsType(), INTPTR_MAX, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt8Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt8Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt8Get(fx_valid_MlsType(), 1, (const uint8_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt8Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt8Get");
}

static void misuse_mlsDenseElementsAttrInt8Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get((MlsType){0}, 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt8Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get((MlsType){0xffffffffffffffffull}, 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt8Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get(fx_wrong_kind_for_MlsType(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt8Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get(fx_stale_MlsType(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt8Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get(fx_valid_MlsType(), -1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt8Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get(fx_valid_MlsType(), INTPTR_MAX, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt8Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt8Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt8Get(fx_valid_MlsType(), 1, (const int8_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt8Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt8Get");
}

static void misuse_mlsDenseElementsAttrUInt16Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get((MlsType){0}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt16Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get((MlsType){0xffffffffffffffffull}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt16Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get(fx_wrong_kind_for_MlsType(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt16Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get(fx_stale_MlsType(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt16Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get(fx_valid_MlsType(), -1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt16Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get(fx_valid_MlsType(), INTPTR_MAX, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt16Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt16Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt16Get(fx_valid_MlsType(), 1, (const uint16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt16Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt16Get");
}

static void misuse_mlsDenseElementsAttrInt16Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get((MlsType){0}, 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt16Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get((MlsType){0xffffffffffffffffull}, 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt16Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get(fx_wrong_kind_for_MlsType(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt16Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get(fx_stale_MlsType(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt16Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get(fx_valid_MlsType(), -1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt16Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get(fx_valid_MlsType(), INTPTR_MAX, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt16Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt16Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt16Get(fx_valid_MlsType(), 1, (const int16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt16Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt16Get");
}

static void misuse_mlsDenseElementsAttrUInt32Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get((MlsType){0}, 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt32Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get((MlsType){0xffffffffffffffffull}, 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt32Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get(fx_wrong_kind_for_MlsType(), 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt32Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get(fx_stale_MlsType(), 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt32Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get(fx_valid_MlsType(), -1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt32Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get(fx_valid_MlsType(), INTPTR_MAX, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt32Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt32Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt32Get(fx_valid_MlsType(), 1, (const uint32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt32Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt32Get");
}

static void misuse_mlsDenseElementsAttrInt32Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get((MlsType){0}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt32Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get((MlsType){0xffffffffffffffffull}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt32Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get(fx_wrong_kind_for_MlsType(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt32Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get(fx_stale_MlsType(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt32Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get(fx_valid_MlsType(), -1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt32Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get(fx_valid_MlsType(), INTPTR_MAX, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt32Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt32Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt32Get(fx_valid_MlsType(), 1, (const int32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt32Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt32Get");
}

static void misuse_mlsDenseElementsAttrUInt64Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get((MlsType){0}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrUInt64Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get((MlsType){0xffffffffffffffffull}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrUInt64Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get(fx_wrong_kind_for_MlsType(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrUInt64Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get(fx_stale_MlsType(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrUInt64Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get(fx_valid_MlsType(), -1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt64Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get(fx_valid_MlsType(), INTPTR_MAX, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrUInt64Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt64Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrUInt64Get(fx_valid_MlsType(), 1, (const uint64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrUInt64Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrUInt64Get");
}

static void misuse_mlsDenseElementsAttrInt64Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get((MlsType){0}, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrInt64Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get((MlsType){0xffffffffffffffffull}, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrInt64Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get(fx_wrong_kind_for_MlsType(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrInt64Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get(fx_stale_MlsType(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrInt64Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get(fx_valid_MlsType(), -1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt64Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get(fx_valid_MlsType(), INTPTR_MAX, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrInt64Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt64Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrInt64Get(fx_valid_MlsType(), 1, (const int64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrInt64Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrInt64Get");
}

static void misuse_mlsDenseElementsAttrFloatGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet((MlsType){0}, 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrFloatGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet((MlsType){0xffffffffffffffffull}, 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrFloatGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet(fx_wrong_kind_for_MlsType(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrFloatGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet(fx_stale_MlsType(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrFloatGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet(fx_valid_MlsType(), -1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrFloatGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet(fx_valid_MlsType(), INTPTR_MAX, (const float[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrFloatGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrFloatGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloatGet(fx_valid_MlsType(), 1, (const float[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrFloatGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrFloatGet");
}

static void misuse_mlsDenseElementsAttrDoubleGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet((MlsType){0}, 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrDoubleGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet((MlsType){0xffffffffffffffffull}, 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrDoubleGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet(fx_wrong_kind_for_MlsType(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrDoubleGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet(fx_stale_MlsType(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrDoubleGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet(fx_valid_MlsType(), -1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrDoubleGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet(fx_valid_MlsType(), INTPTR_MAX, (const double[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrDoubleGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrDoubleGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrDoubleGet(fx_valid_MlsType(), 1, (const double[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrDoubleGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrDoubleGet");
}

static void misuse_mlsDenseElementsAttrBFloat16Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get((MlsType){0}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrBFloat16Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get((MlsType){0xffffffffffffffffull}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrBFloat16Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get(fx_wrong_kind_for_MlsType(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrBFloat16Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get(fx_stale_MlsType(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrBFloat16Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get(fx_valid_MlsType(), -1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrBFloat16Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get(fx_valid_MlsType(), INTPTR_MAX, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrBFloat16Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrBFloat16Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrBFloat16Get(fx_valid_MlsType(), 1, (const uint16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrBFloat16Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrBFloat16Get");
}

static void misuse_mlsDenseElementsAttrFloat16Get(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get((MlsType){0}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrFloat16Get", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get((MlsType){0xffffffffffffffffull}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrFloat16Get", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get(fx_wrong_kind_for_MlsType(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrFloat16Get", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get(fx_stale_MlsType(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrFloat16Get", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get(fx_valid_MlsType(), -1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrFloat16Get", "num_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get(fx_valid_MlsType(), INTPTR_MAX, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrFloat16Get", "num_elements", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get(fx_valid_MlsType(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrFloat16Get", "elements", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrFloat16Get(fx_valid_MlsType(), 1, (const uint16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrFloat16Get", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrFloat16Get");
}

static void misuse_mlsDenseElementsAttrReshapeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet((MlsAttribute){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrReshapeGet", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet((MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrReshapeGet", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrReshapeGet", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_stale_MlsAttribute(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrReshapeGet", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrReshapeGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrReshapeGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrReshapeGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrReshapeGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsDenseElementsAttrReshapeGet", "shaped_type", "foreign context");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrReshapeGet(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrReshapeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrReshapeGet");
}

static void misuse_mlsDenseElementsAttrIsSplat(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrIsSplat((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrIsSplat", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrIsSplat");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrIsSplat((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrIsSplat", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrIsSplat");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrIsSplat(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrIsSplat", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrIsSplat");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrIsSplat(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrIsSplat", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrIsSplat");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrIsSplat(fx_attribute("dense<[7, 8]> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrIsSplat", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrIsSplat");
}

static void misuse_mlsDenseElementsAttrGetSplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetSplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetSplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetSplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetSplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetSplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetSplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetSplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetSplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetSplatValue(fx_attribute("dense<7> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetSplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetSplatValue");
}

static void misuse_mlsDenseElementsAttrGetBoolSplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolSplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetBoolSplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolSplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetBoolSplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolSplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetBoolSplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolSplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetBoolSplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolSplatValue(fx_attribute("dense<true> : tensor<2xi1>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetBoolSplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolSplatValue");
}

static void misuse_mlsDenseElementsAttrGetInt8SplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8SplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt8SplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8SplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt8SplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8SplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt8SplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8SplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt8SplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8SplatValue(fx_attribute("dense<7> : tensor<2xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt8SplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8SplatValue");
}

static void misuse_mlsDenseElementsAttrGetUInt8SplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8SplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt8SplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8SplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt8SplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8SplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt8SplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8SplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt8SplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8SplatValue(fx_attribute("dense<7> : tensor<2xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt8SplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8SplatValue");
}

static void misuse_mlsDenseElementsAttrGetInt32SplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32SplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt32SplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32SplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt32SplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32SplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt32SplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32SplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt32SplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32SplatValue(fx_attribute("dense<7> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt32SplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32SplatValue");
}

static void misuse_mlsDenseElementsAttrGetUInt32SplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32SplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt32SplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32SplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt32SplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32SplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt32SplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32SplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt32SplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32SplatValue(fx_attribute("dense<7> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt32SplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32SplatValue");
}

static void misuse_mlsDenseElementsAttrGetInt64SplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64SplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt64SplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64SplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt64SplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64SplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt64SplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64SplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt64SplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64SplatValue(fx_attribute("dense<7> : tensor<2xi64>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt64SplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64SplatValue");
}

static void misuse_mlsDenseElementsAttrGetUInt64SplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64SplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt64SplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64SplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt64SplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64SplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt64SplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64SplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt64SplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64SplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64SplatValue(fx_attribute("dense<7> : tensor<2xi64>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt64SplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64SplatValue");
}

static void misuse_mlsDenseElementsAttrGetFloatSplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatSplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetFloatSplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatSplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetFloatSplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatSplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetFloatSplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatSplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetFloatSplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatSplatValue(fx_attribute("dense<1.0> : tensor<2xf32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetFloatSplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatSplatValue");
}

static void misuse_mlsDenseElementsAttrGetDoubleSplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleSplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetDoubleSplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleSplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetDoubleSplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleSplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetDoubleSplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleSplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetDoubleSplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleSplatValue(fx_attribute("dense<1.0> : tensor<2xf64>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetDoubleSplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleSplatValue");
}

static void misuse_mlsDenseElementsAttrGetStringSplatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringSplatValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetStringSplatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringSplatValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetStringSplatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringSplatValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetStringSplatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringSplatValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetStringSplatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringSplatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringSplatValue(fx_attribute("dense<\"a\"> : tensor<2x!llvm.ptr>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetStringSplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringSplatValue");
}

static void misuse_mlsDenseElementsAttrGetBoolValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetBoolValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetBoolValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetBoolValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetBoolValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue(fx_attribute("dense<true> : tensor<2xi1>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetBoolValue", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue(fx_attribute("dense<true> : tensor<2xi1>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetBoolValue", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetBoolValue(fx_attribute("dense<true> : tensor<2xi1>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetBoolValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetBoolValue");
}

static void misuse_mlsDenseElementsAttrGetInt8Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt8Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt8Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt8Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt8Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value(fx_attribute("dense<7> : tensor<2xi8>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt8Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value(fx_attribute("dense<7> : tensor<2xi8>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt8Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt8Value(fx_attribute("dense<7> : tensor<2xi8>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt8Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt8Value");
}

static void misuse_mlsDenseElementsAttrGetUInt8Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt8Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt8Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt8Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt8Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value(fx_attribute("dense<7> : tensor<2xi8>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt8Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value(fx_attribute("dense<7> : tensor<2xi8>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt8Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt8Value(fx_attribute("dense<7> : tensor<2xi8>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt8Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt8Value");
}

static void misuse_mlsDenseElementsAttrGetInt16Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt16Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt16Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt16Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt16Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value(fx_attribute("dense<7> : tensor<2xi16>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt16Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value(fx_attribute("dense<7> : tensor<2xi16>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt16Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt16Value(fx_attribute("dense<7> : tensor<2xi16>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt16Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt16Value");
}

static void misuse_mlsDenseElementsAttrGetUInt16Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt16Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt16Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt16Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt16Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value(fx_attribute("dense<7> : tensor<2xi16>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt16Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value(fx_attribute("dense<7> : tensor<2xi16>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt16Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt16Value(fx_attribute("dense<7> : tensor<2xi16>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt16Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt16Value");
}

static void misuse_mlsDenseElementsAttrGetInt32Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt32Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt32Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt32Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt32Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value(fx_attribute("dense<7> : tensor<2xi32>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt32Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value(fx_attribute("dense<7> : tensor<2xi32>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt32Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt32Value(fx_attribute("dense<7> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt32Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt32Value");
}

static void misuse_mlsDenseElementsAttrGetUInt32Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt32Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt32Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt32Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt32Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value(fx_attribute("dense<7> : tensor<2xi32>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt32Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value(fx_attribute("dense<7> : tensor<2xi32>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt32Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt32Value(fx_attribute("dense<7> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt32Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt32Value");
}

static void misuse_mlsDenseElementsAttrGetInt64Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetInt64Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetInt64Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetInt64Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetInt64Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value(fx_attribute("dense<7> : tensor<2xi64>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt64Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value(fx_attribute("dense<7> : tensor<2xi64>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetInt64Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetInt64Value(fx_attribute("dense<7> : tensor<2xi64>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetInt64Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetInt64Value");
}

static void misuse_mlsDenseElementsAttrGetUInt64Value(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetUInt64Value", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetUInt64Value", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetUInt64Value", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetUInt64Value", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value(fx_attribute("dense<7> : tensor<2xi64>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt64Value", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value(fx_attribute("dense<7> : tensor<2xi64>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetUInt64Value", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetUInt64Value(fx_attribute("dense<7> : tensor<2xi64>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetUInt64Value", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetUInt64Value");
}

static void misuse_mlsDenseElementsAttrGetIndexValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetIndexValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetIndexValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetIndexValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetIndexValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue(fx_attribute("dense<7> : tensor<2xi64>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetIndexValue", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue(fx_attribute("dense<7> : tensor<2xi64>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetIndexValue", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetIndexValue(fx_attribute("dense<7> : tensor<2xi64>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetIndexValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetIndexValue");
}

static void misuse_mlsDenseElementsAttrGetFloatValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetFloatValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetFloatValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetFloatValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetFloatValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue(fx_attribute("dense<1.0> : tensor<2xf32>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetFloatValue", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue(fx_attribute("dense<1.0> : tensor<2xf32>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetFloatValue", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetFloatValue(fx_attribute("dense<1.0> : tensor<2xf32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetFloatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetFloatValue");
}

static void misuse_mlsDenseElementsAttrGetDoubleValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetDoubleValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetDoubleValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetDoubleValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetDoubleValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue(fx_attribute("dense<1.0> : tensor<2xf64>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetDoubleValue", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue(fx_attribute("dense<1.0> : tensor<2xf64>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetDoubleValue", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetDoubleValue(fx_attribute("dense<1.0> : tensor<2xf64>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetDoubleValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetDoubleValue");
}

static void misuse_mlsDenseElementsAttrGetStringValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseElementsAttrGetStringValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseElementsAttrGetStringValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseElementsAttrGetStringValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseElementsAttrGetStringValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue(fx_attribute("dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetStringValue", "pos", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue(fx_attribute("dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGetStringValue", "pos", "too large");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGetStringValue(fx_attribute("dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetStringValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetStringValue");
}

static void misuse_mlsAttributeIsADenseResourceElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseResourceElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsADenseResourceElements", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsADenseResourceElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseResourceElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsADenseResourceElements", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsADenseResourceElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseResourceElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsADenseResourceElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsADenseResourceElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseResourceElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsADenseResourceElements", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsADenseResourceElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsADenseResourceElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsADenseResourceElements", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsADenseResourceElements");
}

static void misuse_mlsDenseResourceElementsAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseResourceElementsAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseResourceElementsAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseResourceElementsAttrGetName");
}

static void misuse_mlsUnmanagedDenseBoolResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseBoolResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const int32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseBoolResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseBoolResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseUInt8ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const uint8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const uint8_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt8ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseInt8ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const int8_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt8ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const int8_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt8ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt8ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseUInt16ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const uint16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const uint16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt16ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseInt16ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const int16_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt16ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const int16_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt16ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt16ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseUInt32ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const uint32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const uint32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt32ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseInt32ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const int32_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt32ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const int32_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt32ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt32ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseUInt64ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseUInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const uint64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseUInt64ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseInt64ResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseInt64ResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const int64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseInt64ResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseInt64ResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseFloatResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const float[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const float[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseFloatResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const float[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseFloatResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseFloatResourceElementsAttrGet");
}

static void misuse_mlsUnmanagedDenseDoubleResourceElementsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet((MlsType){0}, fx_string(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "shaped_type", "null");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet((MlsType){0xffffffffffffffffull}, fx_string(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_wrong_kind_for_MlsType(), fx_string(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_stale_MlsType(), fx_string(), 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "shaped_type", "stale");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_valid_MlsType(), (MlsStringRef){NULL, 5}, 1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "name", "null text");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), -1, (const double[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), INTPTR_MAX, (const double[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsUnmanagedDenseDoubleResourceElementsAttrGet(fx_valid_MlsType(), fx_string(), 1, (const double[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnmanagedDenseDoubleResourceElementsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnmanagedDenseDoubleResourceElementsAttrGet");
}

static void misuse_mlsDenseBoolResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseBoolResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseBoolResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseBoolResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseBoolResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseBoolResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseBoolResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseBoolResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseBoolResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseBoolResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseBoolResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseBoolResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseBoolResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseBoolResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseBoolResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseBoolResourceElementsAttrGetValue");
}

static void misuse_mlsDenseInt8ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseInt8ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseInt8ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt8ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseInt8ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt8ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseInt8ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt8ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseInt8ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt8ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseInt8ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseInt8ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseUInt8ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseUInt8ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseUInt8ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseUInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt8ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseUInt8ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseUInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt8ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseUInt8ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseUInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt8ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseUInt8ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseUInt8ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt8ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseUInt8ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseUInt8ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseInt16ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseInt16ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseInt16ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt16ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseInt16ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt16ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseInt16ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt16ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseInt16ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt16ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseInt16ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseInt16ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseUInt16ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseUInt16ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseUInt16ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseUInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt16ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseUInt16ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseUInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt16ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseUInt16ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseUInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt16ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseUInt16ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseUInt16ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt16ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseUInt16ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseUInt16ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseInt32ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseInt32ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseInt32ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt32ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseInt32ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt32ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseInt32ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt32ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseInt32ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt32ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseInt32ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseInt32ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseUInt32ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseUInt32ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseUInt32ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseUInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt32ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseUInt32ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseUInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt32ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseUInt32ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseUInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt32ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseUInt32ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseUInt32ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt32ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseUInt32ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseUInt32ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseInt64ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseInt64ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseInt64ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt64ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseInt64ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt64ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseInt64ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt64ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseInt64ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseInt64ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseInt64ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseInt64ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseUInt64ResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseUInt64ResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseUInt64ResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseUInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt64ResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseUInt64ResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseUInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt64ResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseUInt64ResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseUInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt64ResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseUInt64ResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseUInt64ResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseUInt64ResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseUInt64ResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseUInt64ResourceElementsAttrGetValue");
}

static void misuse_mlsDenseFloatResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseFloatResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseFloatResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseFloatResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseFloatResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseFloatResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseFloatResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseFloatResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseFloatResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseFloatResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseFloatResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseFloatResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseFloatResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseFloatResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseFloatResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseFloatResourceElementsAttrGetValue");
}

static void misuse_mlsDenseDoubleResourceElementsAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseDoubleResourceElementsAttrGetValue((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDenseDoubleResourceElementsAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsDenseDoubleResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseDoubleResourceElementsAttrGetValue((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDenseDoubleResourceElementsAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsDenseDoubleResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseDoubleResourceElementsAttrGetValue(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDenseDoubleResourceElementsAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsDenseDoubleResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseDoubleResourceElementsAttrGetValue(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDenseDoubleResourceElementsAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsDenseDoubleResourceElementsAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsDenseDoubleResourceElementsAttrGetValue(fx_attribute("dense_resource<absent> : tensor<2xi32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseDoubleResourceElementsAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseDoubleResourceElementsAttrGetValue");
}

static void misuse_mlsAttributeIsASparseElements(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseElements((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsASparseElements", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsASparseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseElements((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsASparseElements", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsASparseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseElements(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsASparseElements", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsASparseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseElements(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsASparseElements", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsASparseElements");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsASparseElements", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsASparseElements");
}

static void misuse_mlsSparseElementsAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute((MlsType){0}, fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseElementsAttribute", "shaped_type", "null");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute((MlsType){0xffffffffffffffffull}, fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseElementsAttribute", "shaped_type", "garbage");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_wrong_kind_for_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseElementsAttribute", "shaped_type", "wrong kind");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_stale_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseElementsAttribute", "shaped_type", "stale");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), (MlsAttribute){0}, fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseElementsAttribute", "dense_indices", "null");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseElementsAttribute", "dense_indices", "garbage");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseElementsAttribute", "dense_indices", "wrong kind");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_stale_MlsAttribute(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseElementsAttribute", "dense_indices", "stale");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_other_context_MlsAttribute(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSparseElementsAttribute", "dense_indices", "foreign context");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseElementsAttribute", "dense_values", "null");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseElementsAttribute", "dense_values", "garbage");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseElementsAttribute", "dense_values", "wrong kind");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseElementsAttribute", "dense_values", "stale");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSparseElementsAttribute", "dense_values", "foreign context");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttribute(fx_valid_MlsType(), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), fx_attribute("dense<[7, 8]> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseElementsAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseElementsAttribute");
}

static void misuse_mlsSparseElementsAttrGetIndices(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetIndices((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseElementsAttrGetIndices", "attr", "null");
  fx_untouched(&out_, "mlsSparseElementsAttrGetIndices");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetIndices((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseElementsAttrGetIndices", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseElementsAttrGetIndices");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetIndices(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseElementsAttrGetIndices", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseElementsAttrGetIndices");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetIndices(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseElementsAttrGetIndices", "attr", "stale");
  fx_untouched(&out_, "mlsSparseElementsAttrGetIndices");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetIndices(fx_attribute("sparse<[[0]], [7]> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseElementsAttrGetIndices", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseElementsAttrGetIndices");
}

static void misuse_mlsSparseElementsAttrGetValues(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetValues((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseElementsAttrGetValues", "attr", "null");
  fx_untouched(&out_, "mlsSparseElementsAttrGetValues");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetValues((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseElementsAttrGetValues", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseElementsAttrGetValues");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetValues(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseElementsAttrGetValues", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseElementsAttrGetValues");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetValues(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseElementsAttrGetValues", "attr", "stale");
  fx_untouched(&out_, "mlsSparseElementsAttrGetValues");
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetValues(fx_attribute("sparse<[[0]], [7]> : tensor<2xi32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseElementsAttrGetValues", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseElementsAttrGetValues");
}

static void misuse_mlsSparseElementsAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseElementsAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseElementsAttrGetTypeID");
}

static void misuse_mlsAttributeIsAStridedLayout(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAStridedLayout((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAStridedLayout", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAStridedLayout");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAStridedLayout((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAStridedLayout", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAStridedLayout");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAStridedLayout(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAStridedLayout", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAStridedLayout");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAStridedLayout(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAStridedLayout", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAStridedLayout");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAStridedLayout(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAStridedLayout", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAStridedLayout");
}

static void misuse_mlsStridedLayoutAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet((MlsContext){0}, 0, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStridedLayoutAttrGet", "context", "null");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet((MlsContext){0xffffffffffffffffull}, 0, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStridedLayoutAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet(fx_wrong_kind_for_MlsContext(), 0, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStridedLayoutAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet(fx_stale_MlsContext(), 0, 1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStridedLayoutAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet(fx_valid_MlsContext(), 0, -1, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsStridedLayoutAttrGet", "num_strides", "-1");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet(fx_valid_MlsContext(), 0, INTPTR_MAX, (const int64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsStridedLayoutAttrGet", "num_strides", "too large");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet(fx_valid_MlsContext(), 0, 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGet", "strides", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGet(fx_valid_MlsContext(), 0, 1, (const int64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGet");
}

static void misuse_mlsStridedLayoutAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetName");
}

static void misuse_mlsStridedLayoutAttrGetOffset(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetOffset((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStridedLayoutAttrGetOffset", "attr", "null");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetOffset");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetOffset((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStridedLayoutAttrGetOffset", "attr", "garbage");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetOffset");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetOffset(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStridedLayoutAttrGetOffset", "attr", "wrong kind");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetOffset");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetOffset(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStridedLayoutAttrGetOffset", "attr", "stale");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetOffset");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetOffset(fx_attribute("strided<[1], offset: 2>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetOffset", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetOffset");
}

static void misuse_mlsStridedLayoutAttrGetNumStrides(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetNumStrides((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStridedLayoutAttrGetNumStrides", "attr", "null");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetNumStrides");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetNumStrides((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStridedLayoutAttrGetNumStrides", "attr", "garbage");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetNumStrides");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetNumStrides(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStridedLayoutAttrGetNumStrides", "attr", "wrong kind");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetNumStrides");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetNumStrides(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStridedLayoutAttrGetNumStrides", "attr", "stale");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetNumStrides");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetNumStrides(fx_attribute("strided<[1], offset: 2>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetNumStrides", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetNumStrides");
}

static void misuse_mlsStridedLayoutAttrGetStride(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStridedLayoutAttrGetStride", "attr", "null");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStridedLayoutAttrGetStride", "attr", "garbage");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStridedLayoutAttrGetStride", "attr", "wrong kind");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStridedLayoutAttrGetStride", "attr", "stale");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride(fx_attribute("strided<[1], offset: 2>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsStridedLayoutAttrGetStride", "pos", "-1");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride(fx_attribute("strided<[1], offset: 2>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsStridedLayoutAttrGetStride", "pos", "too large");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetStride(fx_attribute("strided<[1], offset: 2>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetStride", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetStride");
}

static void misuse_mlsStridedLayoutAttrCopyStrides(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrCopyStrides((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsStridedLayoutAttrCopyStrides", "attr", "null");
  fx_untouched(&elements_, "mlsStridedLayoutAttrCopyStrides");
  fx_untouched(&out_, "mlsStridedLayoutAttrCopyStrides");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrCopyStrides((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsStridedLayoutAttrCopyStrides", "attr", "garbage");
  fx_untouched(&elements_, "mlsStridedLayoutAttrCopyStrides");
  fx_untouched(&out_, "mlsStridedLayoutAttrCopyStrides");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrCopyStrides(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsStridedLayoutAttrCopyStrides", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsStridedLayoutAttrCopyStrides");
  fx_untouched(&out_, "mlsStridedLayoutAttrCopyStrides");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrCopyStrides(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsStridedLayoutAttrCopyStrides", "attr", "stale");
  fx_untouched(&elements_, "mlsStridedLayoutAttrCopyStrides");
  fx_untouched(&out_, "mlsStridedLayoutAttrCopyStrides");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrCopyStrides(fx_attribute("strided<[1], offset: 2>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrCopyStrides", "out", "null pointer");
  fx_untouched(&elements_, "mlsStridedLayoutAttrCopyStrides");
  fx_untouched(&out_, "mlsStridedLayoutAttrCopyStrides");
}

static void misuse_mlsStridedLayoutAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetTypeID");
}

int misuse_generated_builtin_attributes(void) {
  fx_setup();
  misuse_mlsAttributeIsALocation();
  misuse_mlsAttributeIsAAffineMap();
  misuse_mlsAffineMapAttrGet();
  misuse_mlsAffineMapAttrGetName();
  misuse_mlsAffineMapAttrGetValue();
  misuse_mlsAffineMapAttrGetTypeID();
  misuse_mlsAttributeIsAArray();
  misuse_mlsArrayAttrGet();
  misuse_mlsArrayAttrGetName();
  misuse_mlsArrayAttrGetNumElements();
  misuse_mlsArrayAttrGetElement();
  misuse_mlsArrayAttrCopyElements();
  misuse_mlsArrayAttrGetTypeID();
  misuse_mlsAttributeIsADictionary();
  misuse_mlsDictionaryAttrGetName();
  misuse_mlsDictionaryAttrGetNumElements();
  misuse_mlsDictionaryAttrGetElementByName();
  misuse_mlsDictionaryAttrGetTypeID();
  misuse_mlsAttributeIsAFloat();
  misuse_mlsFloatAttrGetName();
  misuse_mlsFloatAttrDoubleGet();
  misuse_mlsFloatAttrDoubleGetChecked();
  misuse_mlsFloatAttrGetValueDouble();
  misuse_mlsFloatAttrGetTypeID();
  misuse_mlsAttributeIsAInteger();
  misuse_mlsIntegerAttrGet();
  misuse_mlsIntegerAttrGetName();
  misuse_mlsIntegerAttrGetValueInt();
  misuse_mlsIntegerAttrGetValueSInt();
  misuse_mlsIntegerAttrGetValueUInt();
  misuse_mlsIntegerAttrGetTypeID();
  misuse_mlsAttributeIsABool();
  misuse_mlsBoolAttrGetValue();
  misuse_mlsAttributeIsAIntegerSet();
  misuse_mlsIntegerSetAttrGet();
  misuse_mlsIntegerSetAttrGetName();
  misuse_mlsIntegerSetAttrGetValue();
  misuse_mlsIntegerSetAttrGetTypeID();
  misuse_mlsAttributeIsAOpaque();
  misuse_mlsOpaqueAttrGet();
  misuse_mlsOpaqueAttrGetName();
  misuse_mlsOpaqueAttrGetDialectNamespace();
  misuse_mlsOpaqueAttrGetData();
  misuse_mlsOpaqueAttrGetTypeID();
  misuse_mlsAttributeIsAString();
  misuse_mlsStringAttrGet();
  misuse_mlsStringAttrGetName();
  misuse_mlsStringAttrTypedGet();
  misuse_mlsStringAttrGetValue();
  misuse_mlsStringAttrGetTypeID();
  misuse_mlsAttributeIsASymbolRef();
  misuse_mlsSymbolRefAttrGet();
  misuse_mlsSymbolRefAttrGetName();
  misuse_mlsSymbolRefAttrGetRootReference();
  misuse_mlsSymbolRefAttrGetLeafReference();
  misuse_mlsSymbolRefAttrGetNumNestedReferences();
  misuse_mlsSymbolRefAttrGetNestedReference();
  misuse_mlsSymbolRefAttrCopyNestedReferences();
  misuse_mlsSymbolRefAttrGetTypeID();
  misuse_mlsDisctinctAttrCreate();
  misuse_mlsAttributeIsAFlatSymbolRef();
  misuse_mlsFlatSymbolRefAttrGet();
  misuse_mlsFlatSymbolRefAttrGetName();
  misuse_mlsFlatSymbolRefAttrGetValue();
  misuse_mlsAttributeIsAType();
  misuse_mlsTypeAttrGet();
  misuse_mlsTypeAttrGetName();
  misuse_mlsTypeAttrGetValue();
  misuse_mlsTypeAttrGetTypeID();
  misuse_mlsAttributeIsAUnit();
  misuse_mlsUnitAttrGet();
  misuse_mlsUnitAttrGetName();
  misuse_mlsUnitAttrGetTypeID();
  misuse_mlsAttributeIsAElements();
  misuse_mlsElementsAttrGetValue();
  misuse_mlsElementsAttrIsValidIndex();
  misuse_mlsElementsAttrGetNumElements();
  misuse_mlsDenseArrayAttrGetTypeID();
  misuse_mlsAttributeIsADenseBoolArray();
  misuse_mlsAttributeIsADenseI8Array();
  misuse_mlsAttributeIsADenseI16Array();
  misuse_mlsAttributeIsADenseI32Array();
  misuse_mlsAttributeIsADenseI64Array();
  misuse_mlsAttributeIsADenseF32Array();
  misuse_mlsAttributeIsADenseF64Array();
  misuse_mlsDenseBoolArrayGet();
  misuse_mlsDenseI8ArrayGet();
  misuse_mlsDenseI16ArrayGet();
  misuse_mlsDenseI32ArrayGet();
  misuse_mlsDenseI64ArrayGet();
  misuse_mlsDenseF32ArrayGet();
  misuse_mlsDenseF64ArrayGet();
  misuse_mlsDenseArrayGetNumElements();
  misuse_mlsDenseBoolArrayGetElement();
  misuse_mlsDenseBoolArrayCopyElements();
  misuse_mlsDenseI8ArrayGetElement();
  misuse_mlsDenseI8ArrayCopyElements();
  misuse_mlsDenseI16ArrayGetElement();
  misuse_mlsDenseI16ArrayCopyElements();
  misuse_mlsDenseI32ArrayGetElement();
  misuse_mlsDenseI32ArrayCopyElements();
  misuse_mlsDenseI64ArrayGetElement();
  misuse_mlsDenseI64ArrayCopyElements();
  misuse_mlsDenseF32ArrayGetElement();
  misuse_mlsDenseF32ArrayCopyElements();
  misuse_mlsDenseF64ArrayGetElement();
  misuse_mlsDenseF64ArrayCopyElements();
  misuse_mlsAttributeIsADenseElements();
  misuse_mlsAttributeIsADenseIntElements();
  misuse_mlsAttributeIsADenseFPElements();
  misuse_mlsDenseIntOrFPElementsAttrGetTypeID();
  misuse_mlsDenseElementsAttrGet();
  misuse_mlsDenseElementsAttrSplatGet();
  misuse_mlsDenseElementsAttrBoolSplatGet();
  misuse_mlsDenseElementsAttrUInt8SplatGet();
  misuse_mlsDenseElementsAttrInt8SplatGet();
  misuse_mlsDenseElementsAttrUInt32SplatGet();
  misuse_mlsDenseElementsAttrInt32SplatGet();
  misuse_mlsDenseElementsAttrUInt64SplatGet();
  misuse_mlsDenseElementsAttrInt64SplatGet();
  misuse_mlsDenseElementsAttrFloatSplatGet();
  misuse_mlsDenseElementsAttrDoubleSplatGet();
  misuse_mlsDenseElementsAttrBoolGet();
  misuse_mlsDenseElementsAttrUInt8Get();
  misuse_mlsDenseElementsAttrInt8Get();
  misuse_mlsDenseElementsAttrUInt16Get();
  misuse_mlsDenseElementsAttrInt16Get();
  misuse_mlsDenseElementsAttrUInt32Get();
  misuse_mlsDenseElementsAttrInt32Get();
  misuse_mlsDenseElementsAttrUInt64Get();
  misuse_mlsDenseElementsAttrInt64Get();
  misuse_mlsDenseElementsAttrFloatGet();
  misuse_mlsDenseElementsAttrDoubleGet();
  misuse_mlsDenseElementsAttrBFloat16Get();
  misuse_mlsDenseElementsAttrFloat16Get();
  misuse_mlsDenseElementsAttrReshapeGet();
  misuse_mlsDenseElementsAttrIsSplat();
  misuse_mlsDenseElementsAttrGetSplatValue();
  misuse_mlsDenseElementsAttrGetBoolSplatValue();
  misuse_mlsDenseElementsAttrGetInt8SplatValue();
  misuse_mlsDenseElementsAttrGetUInt8SplatValue();
  misuse_mlsDenseElementsAttrGetInt32SplatValue();
  misuse_mlsDenseElementsAttrGetUInt32SplatValue();
  misuse_mlsDenseElementsAttrGetInt64SplatValue();
  misuse_mlsDenseElementsAttrGetUInt64SplatValue();
  misuse_mlsDenseElementsAttrGetFloatSplatValue();
  misuse_mlsDenseElementsAttrGetDoubleSplatValue();
  misuse_mlsDenseElementsAttrGetStringSplatValue();
  misuse_mlsDenseElementsAttrGetBoolValue();
  misuse_mlsDenseElementsAttrGetInt8Value();
  misuse_mlsDenseElementsAttrGetUInt8Value();
  misuse_mlsDenseElementsAttrGetInt16Value();
  misuse_mlsDenseElementsAttrGetUInt16Value();
  misuse_mlsDenseElementsAttrGetInt32Value();
  misuse_mlsDenseElementsAttrGetUInt32Value();
  misuse_mlsDenseElementsAttrGetInt64Value();
  misuse_mlsDenseElementsAttrGetUInt64Value();
  misuse_mlsDenseElementsAttrGetIndexValue();
  misuse_mlsDenseElementsAttrGetFloatValue();
  misuse_mlsDenseElementsAttrGetDoubleValue();
  misuse_mlsDenseElementsAttrGetStringValue();
  misuse_mlsAttributeIsADenseResourceElements();
  misuse_mlsDenseResourceElementsAttrGetName();
  misuse_mlsUnmanagedDenseBoolResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseUInt8ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseInt8ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseUInt16ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseInt16ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseUInt32ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseInt32ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseUInt64ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseInt64ResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseFloatResourceElementsAttrGet();
  misuse_mlsUnmanagedDenseDoubleResourceElementsAttrGet();
  misuse_mlsDenseBoolResourceElementsAttrGetValue();
  misuse_mlsDenseInt8ResourceElementsAttrGetValue();
  misuse_mlsDenseUInt8ResourceElementsAttrGetValue();
  misuse_mlsDenseInt16ResourceElementsAttrGetValue();
  misuse_mlsDenseUInt16ResourceElementsAttrGetValue();
  misuse_mlsDenseInt32ResourceElementsAttrGetValue();
  misuse_mlsDenseUInt32ResourceElementsAttrGetValue();
  misuse_mlsDenseInt64ResourceElementsAttrGetValue();
  misuse_mlsDenseUInt64ResourceElementsAttrGetValue();
  misuse_mlsDenseFloatResourceElementsAttrGetValue();
  misuse_mlsDenseDoubleResourceElementsAttrGetValue();
  misuse_mlsAttributeIsASparseElements();
  misuse_mlsSparseElementsAttribute();
  misuse_mlsSparseElementsAttrGetIndices();
  misuse_mlsSparseElementsAttrGetValues();
  misuse_mlsSparseElementsAttrGetTypeID();
  misuse_mlsAttributeIsAStridedLayout();
  misuse_mlsStridedLayoutAttrGet();
  misuse_mlsStridedLayoutAttrGetName();
  misuse_mlsStridedLayoutAttrGetOffset();
  misuse_mlsStridedLayoutAttrGetNumStrides();
  misuse_mlsStridedLayoutAttrGetStride();
  misuse_mlsStridedLayoutAttrCopyStrides();
  misuse_mlsStridedLayoutAttrGetTypeID();
  return fx_teardown("generated_builtin_attributes");
}
