// Made by codegen (misuse.rs) from src/generated/builtin_attributes.rs; do not edit.
#include "misuse_fixture.h"

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

static void misuse_mlsArrayAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGetName");
}

static void misuse_mlsArrayAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsArrayAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsArrayAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsArrayAttrGetTypeID");
}

static void misuse_mlsDictionaryAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetName");
}

static void misuse_mlsDictionaryAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetTypeID");
}

static void misuse_mlsFloatAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrGetName");
}

static void misuse_mlsFloatAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrGetTypeID");
}

static void misuse_mlsIntegerAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetName");
}

static void misuse_mlsIntegerAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetTypeID");
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

static void misuse_mlsOpaqueAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGetName");
}

static void misuse_mlsOpaqueAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueAttrGetTypeID");
}

static void misuse_mlsStringAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGetName");
}

static void misuse_mlsStringAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStringAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGetTypeID");
}

static void misuse_mlsSymbolRefAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetName");
}

static void misuse_mlsSymbolRefAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolRefAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetTypeID");
}

static void misuse_mlsFlatSymbolRefAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFlatSymbolRefAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFlatSymbolRefAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetName");
}

static void misuse_mlsTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGetName");
}

static void misuse_mlsTypeAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGetTypeID");
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

static void misuse_mlsDenseArrayAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseArrayAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseArrayAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseArrayAttrGetTypeID");
}

static void misuse_mlsDenseIntOrFPElementsAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseIntOrFPElementsAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseIntOrFPElementsAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseIntOrFPElementsAttrGetTypeID");
}

static void misuse_mlsDenseResourceElementsAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDenseResourceElementsAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseResourceElementsAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseResourceElementsAttrGetName");
}

static void misuse_mlsSparseElementsAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseElementsAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseElementsAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseElementsAttrGetTypeID");
}

static void misuse_mlsStridedLayoutAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetName");
}

static void misuse_mlsStridedLayoutAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStridedLayoutAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsStridedLayoutAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsStridedLayoutAttrGetTypeID");
}

int main(void) {
  fx_setup();
  misuse_mlsAttributeIsAAffineMap();
  misuse_mlsAffineMapAttrGet();
  misuse_mlsAffineMapAttrGetName();
  misuse_mlsAffineMapAttrGetValue();
  misuse_mlsAffineMapAttrGetTypeID();
  misuse_mlsArrayAttrGetName();
  misuse_mlsArrayAttrGetTypeID();
  misuse_mlsDictionaryAttrGetName();
  misuse_mlsDictionaryAttrGetTypeID();
  misuse_mlsFloatAttrGetName();
  misuse_mlsFloatAttrGetTypeID();
  misuse_mlsIntegerAttrGetName();
  misuse_mlsIntegerAttrGetTypeID();
  misuse_mlsAttributeIsAIntegerSet();
  misuse_mlsIntegerSetAttrGet();
  misuse_mlsIntegerSetAttrGetName();
  misuse_mlsIntegerSetAttrGetValue();
  misuse_mlsIntegerSetAttrGetTypeID();
  misuse_mlsOpaqueAttrGetName();
  misuse_mlsOpaqueAttrGetTypeID();
  misuse_mlsStringAttrGetName();
  misuse_mlsStringAttrGetTypeID();
  misuse_mlsSymbolRefAttrGetName();
  misuse_mlsSymbolRefAttrGetTypeID();
  misuse_mlsFlatSymbolRefAttrGetName();
  misuse_mlsTypeAttrGetName();
  misuse_mlsTypeAttrGetTypeID();
  misuse_mlsUnitAttrGetName();
  misuse_mlsUnitAttrGetTypeID();
  misuse_mlsDenseArrayAttrGetTypeID();
  misuse_mlsDenseIntOrFPElementsAttrGetTypeID();
  misuse_mlsDenseResourceElementsAttrGetName();
  misuse_mlsSparseElementsAttrGetTypeID();
  misuse_mlsStridedLayoutAttrGetName();
  misuse_mlsStridedLayoutAttrGetTypeID();
  return fx_teardown();
}
