// Made by codegen (misuse.rs) from src/manual/builtin_attributes.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsAttributeGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetContext", "attr", "null");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetContext", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetContext", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetContext", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetContext");
}

static void misuse_mlsAttributeGetType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetType((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetType", "attr", "null");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetType", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetType", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetType", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetType", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetType");
}

static void misuse_mlsAttributeGetDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetDialect", "attr", "null");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetDialect", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetDialect", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetDialect", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetDialect");
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
  fx_check(mlsIntegerAttrGetValueInt(fx_valid_MlsAttribute(), NULL),
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
  fx_check(mlsIntegerAttrGetValueSInt(fx_valid_MlsAttribute(), NULL),
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
  fx_check(mlsIntegerAttrGetValueUInt(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerAttrGetValueUInt", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerAttrGetValueUInt");
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
  fx_check(mlsBoolAttrGetValue(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBoolAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsBoolAttrGetValue");
}

static void misuse_mlsFloatAttrDoubleGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet((MlsContext){0}, fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatAttrDoubleGet", "context", "null");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet((MlsContext){0xffffffffffffffffull}, fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatAttrDoubleGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_wrong_kind_for_MlsContext(), fx_valid_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatAttrDoubleGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
  fx_fill(&out_);
  fx_check(mlsFloatAttrDoubleGet(fx_stale_MlsContext(), fx_valid_MlsType(), 0, (void *)&out_),
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
  fx_check(mlsFloatAttrDoubleGet(fx_valid_MlsContext(), fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrDoubleGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrDoubleGet");
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
  fx_check(mlsFloatAttrGetValueDouble(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatAttrGetValueDouble", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatAttrGetValueDouble");
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
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGet", "text", "null text");
  fx_untouched(&out_, "mlsStringAttrGet");
  fx_fill(&out_);
  fx_check(mlsStringAttrGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGet");
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
  fx_check(mlsStringAttrGetValue(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsStringAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsStringAttrGetValue");
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
  fx_check(mlsFlatSymbolRefAttrGetValue(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFlatSymbolRefAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsFlatSymbolRefAttrGetValue");
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
  fx_check(mlsSymbolRefAttrGetRootReference(fx_valid_MlsAttribute(), NULL),
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
  fx_check(mlsSymbolRefAttrGetLeafReference(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolRefAttrGetLeafReference", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolRefAttrGetLeafReference");
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
           MLS_STATUS_OUT_OF_RANGE, "mlsArrayAttrGet", "n_elements", "-1");
  fx_untouched(&out_, "mlsArrayAttrGet");
  fx_fill(&out_);
  fx_check(mlsArrayAttrGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsArrayAttrGet", "n_elements", "too large");
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
  fx_check(mlsArrayAttrGetNumElements(fx_valid_MlsAttribute(), NULL),
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
  fx_check(mlsDictionaryAttrGetNumElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetNumElements", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetNumElements");
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
  fx_check(mlsDictionaryAttrGetElementByName(fx_valid_MlsAttribute(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetElementByName", "name", "null text");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
  fx_fill(&out_);
  fx_check(mlsDictionaryAttrGetElementByName(fx_valid_MlsAttribute(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDictionaryAttrGetElementByName", "out", "null pointer");
  fx_untouched(&out_, "mlsDictionaryAttrGetElementByName");
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
  fx_check(mlsTypeAttrGetValue(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeAttrGetValue");
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
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGet", "n_elements", "-1");
  fx_untouched(&out_, "mlsDenseElementsAttrGet");
  fx_fill(&out_);
  fx_check(mlsDenseElementsAttrGet(fx_valid_MlsType(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDenseElementsAttrGet", "n_elements", "too large");
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
  fx_check(mlsElementsAttrGetNumElements(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsElementsAttrGetNumElements", "out", "null pointer");
  fx_untouched(&out_, "mlsElementsAttrGetNumElements");
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
  fx_check(mlsDenseElementsAttrIsSplat(fx_valid_MlsAttribute(), NULL),
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
  fx_check(mlsDenseElementsAttrGetSplatValue(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDenseElementsAttrGetSplatValue", "out", "null pointer");
  fx_untouched(&out_, "mlsDenseElementsAttrGetSplatValue");
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

int main(void) {
  fx_setup();
  misuse_mlsAttributeGetContext();
  misuse_mlsAttributeGetType();
  misuse_mlsAttributeGetDialect();
  misuse_mlsAttributeIsAArray();
  misuse_mlsAttributeIsADictionary();
  misuse_mlsAttributeIsAFloat();
  misuse_mlsAttributeIsAInteger();
  misuse_mlsAttributeIsABool();
  misuse_mlsAttributeIsAString();
  misuse_mlsAttributeIsASymbolRef();
  misuse_mlsAttributeIsAFlatSymbolRef();
  misuse_mlsAttributeIsAType();
  misuse_mlsAttributeIsAUnit();
  misuse_mlsAttributeIsADenseElements();
  misuse_mlsAttributeIsADenseResourceElements();
  misuse_mlsNamedAttributeGet();
  misuse_mlsIntegerAttrGet();
  misuse_mlsIntegerAttrGetValueInt();
  misuse_mlsIntegerAttrGetValueSInt();
  misuse_mlsIntegerAttrGetValueUInt();
  misuse_mlsBoolAttrGet();
  misuse_mlsBoolAttrGetValue();
  misuse_mlsFloatAttrDoubleGet();
  misuse_mlsFloatAttrGetValueDouble();
  misuse_mlsStringAttrGet();
  misuse_mlsStringAttrGetValue();
  misuse_mlsFlatSymbolRefAttrGetValue();
  misuse_mlsSymbolRefAttrGetRootReference();
  misuse_mlsSymbolRefAttrGetLeafReference();
  misuse_mlsArrayAttrGet();
  misuse_mlsArrayAttrGetNumElements();
  misuse_mlsArrayAttrGetElement();
  misuse_mlsDictionaryAttrGet();
  misuse_mlsDictionaryAttrGetNumElements();
  misuse_mlsDictionaryAttrGetElement();
  misuse_mlsDictionaryAttrGetElementByName();
  misuse_mlsFlatSymbolRefAttrGet();
  misuse_mlsTypeAttrGet();
  misuse_mlsTypeAttrGetValue();
  misuse_mlsUnitAttrGet();
  misuse_mlsDenseElementsAttrGet();
  misuse_mlsDenseElementsAttrSplatGet();
  misuse_mlsDenseElementsAttrRawBufferGet();
  misuse_mlsElementsAttrGetNumElements();
  misuse_mlsDenseElementsAttrIsSplat();
  misuse_mlsDenseElementsAttrGetSplatValue();
  misuse_mlsDenseElementsAttrGetRawData();
  return fx_teardown();
}
