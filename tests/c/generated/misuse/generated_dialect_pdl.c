// Made by codegen (misuse.rs) from src/generated/dialect_pdl.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_pdl(void);

static void misuse_mlsGetDialectHandle__pdl__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__pdl__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__pdl__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__pdl__");
}

static void misuse_mlsTypeIsAPDLType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAPDLType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAPDLType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAPDLType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAPDLType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAPDLType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAPDLType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAPDLType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAPDLType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAPDLType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAPDLType");
}

static void misuse_mlsTypeIsAPDLAttributeType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLAttributeType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAPDLAttributeType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAPDLAttributeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLAttributeType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAPDLAttributeType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAPDLAttributeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLAttributeType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAPDLAttributeType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAPDLAttributeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLAttributeType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAPDLAttributeType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAPDLAttributeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLAttributeType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAPDLAttributeType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAPDLAttributeType");
}

static void misuse_mlsPDLAttributeTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLAttributeTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLAttributeTypeGetTypeID");
}

static void misuse_mlsPDLAttributeTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLAttributeTypeGet", "context", "null");
  fx_untouched(&out_, "mlsPDLAttributeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLAttributeTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsPDLAttributeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLAttributeTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsPDLAttributeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLAttributeTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsPDLAttributeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLAttributeTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLAttributeTypeGet");
}

static void misuse_mlsPDLAttributeTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLAttributeTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLAttributeTypeGetName");
}

static void misuse_mlsTypeIsAPDLOperationType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLOperationType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAPDLOperationType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAPDLOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLOperationType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAPDLOperationType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAPDLOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLOperationType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAPDLOperationType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAPDLOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLOperationType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAPDLOperationType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAPDLOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLOperationType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAPDLOperationType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAPDLOperationType");
}

static void misuse_mlsPDLOperationTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLOperationTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLOperationTypeGetTypeID");
}

static void misuse_mlsPDLOperationTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLOperationTypeGet", "context", "null");
  fx_untouched(&out_, "mlsPDLOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLOperationTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsPDLOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLOperationTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsPDLOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLOperationTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsPDLOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLOperationTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLOperationTypeGet");
}

static void misuse_mlsPDLOperationTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLOperationTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLOperationTypeGetName");
}

static void misuse_mlsTypeIsAPDLRangeType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLRangeType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAPDLRangeType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAPDLRangeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLRangeType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAPDLRangeType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAPDLRangeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLRangeType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAPDLRangeType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAPDLRangeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLRangeType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAPDLRangeType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAPDLRangeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLRangeType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAPDLRangeType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAPDLRangeType");
}

static void misuse_mlsPDLRangeTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLRangeTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLRangeTypeGetTypeID");
}

static void misuse_mlsPDLRangeTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGet((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLRangeTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsPDLRangeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGet((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLRangeTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsPDLRangeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGet(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLRangeTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsPDLRangeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGet(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLRangeTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsPDLRangeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGet(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLRangeTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLRangeTypeGet");
}

static void misuse_mlsPDLRangeTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLRangeTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLRangeTypeGetName");
}

static void misuse_mlsPDLRangeTypeGetElementType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetElementType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLRangeTypeGetElementType", "ty", "null");
  fx_untouched(&out_, "mlsPDLRangeTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetElementType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLRangeTypeGetElementType", "ty", "garbage");
  fx_untouched(&out_, "mlsPDLRangeTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetElementType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLRangeTypeGetElementType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsPDLRangeTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetElementType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLRangeTypeGetElementType", "ty", "stale");
  fx_untouched(&out_, "mlsPDLRangeTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetElementType(fx_type("!pdl.range<type>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLRangeTypeGetElementType", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLRangeTypeGetElementType");
}

static void misuse_mlsTypeIsAPDLTypeType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLTypeType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAPDLTypeType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAPDLTypeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLTypeType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAPDLTypeType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAPDLTypeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLTypeType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAPDLTypeType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAPDLTypeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLTypeType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAPDLTypeType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAPDLTypeType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLTypeType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAPDLTypeType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAPDLTypeType");
}

static void misuse_mlsPDLTypeTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLTypeTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLTypeTypeGetTypeID");
}

static void misuse_mlsPDLTypeTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLTypeTypeGet", "context", "null");
  fx_untouched(&out_, "mlsPDLTypeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLTypeTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsPDLTypeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLTypeTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsPDLTypeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLTypeTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsPDLTypeTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLTypeTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLTypeTypeGet");
}

static void misuse_mlsPDLTypeTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLTypeTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLTypeTypeGetName");
}

static void misuse_mlsTypeIsAPDLValueType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLValueType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAPDLValueType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAPDLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLValueType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAPDLValueType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAPDLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLValueType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAPDLValueType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAPDLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLValueType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAPDLValueType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAPDLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAPDLValueType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAPDLValueType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAPDLValueType");
}

static void misuse_mlsPDLValueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLValueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLValueTypeGetTypeID");
}

static void misuse_mlsPDLValueTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPDLValueTypeGet", "context", "null");
  fx_untouched(&out_, "mlsPDLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPDLValueTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsPDLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPDLValueTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsPDLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPDLValueTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsPDLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLValueTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLValueTypeGet");
}

static void misuse_mlsPDLValueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLValueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLValueTypeGetName");
}

int misuse_generated_dialect_pdl(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__pdl__();
  misuse_mlsTypeIsAPDLType();
  misuse_mlsTypeIsAPDLAttributeType();
  misuse_mlsPDLAttributeTypeGetTypeID();
  misuse_mlsPDLAttributeTypeGet();
  misuse_mlsPDLAttributeTypeGetName();
  misuse_mlsTypeIsAPDLOperationType();
  misuse_mlsPDLOperationTypeGetTypeID();
  misuse_mlsPDLOperationTypeGet();
  misuse_mlsPDLOperationTypeGetName();
  misuse_mlsTypeIsAPDLRangeType();
  misuse_mlsPDLRangeTypeGetTypeID();
  misuse_mlsPDLRangeTypeGet();
  misuse_mlsPDLRangeTypeGetName();
  misuse_mlsPDLRangeTypeGetElementType();
  misuse_mlsTypeIsAPDLTypeType();
  misuse_mlsPDLTypeTypeGetTypeID();
  misuse_mlsPDLTypeTypeGet();
  misuse_mlsPDLTypeTypeGetName();
  misuse_mlsTypeIsAPDLValueType();
  misuse_mlsPDLValueTypeGetTypeID();
  misuse_mlsPDLValueTypeGet();
  misuse_mlsPDLValueTypeGetName();
  return fx_teardown("generated_dialect_pdl");
}
