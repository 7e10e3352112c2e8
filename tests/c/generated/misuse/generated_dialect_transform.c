// Made by codegen (misuse.rs) from src/generated/dialect_transform.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_transform(void);

static void misuse_mlsGetDialectHandle__transform__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__transform__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__transform__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__transform__");
}

static void misuse_mlsTypeIsATransformAnyOpType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyOpType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATransformAnyOpType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATransformAnyOpType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyOpType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATransformAnyOpType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATransformAnyOpType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyOpType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATransformAnyOpType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATransformAnyOpType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyOpType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATransformAnyOpType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATransformAnyOpType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyOpType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATransformAnyOpType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATransformAnyOpType");
}

static void misuse_mlsTransformAnyOpTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyOpTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGetTypeID");
}

static void misuse_mlsTransformAnyOpTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformAnyOpTypeGet", "context", "null");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformAnyOpTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformAnyOpTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformAnyOpTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyOpTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGet");
}

static void misuse_mlsTransformAnyOpTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyOpTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyOpTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyOpTypeGetName");
}

static void misuse_mlsTypeIsATransformAnyParamType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyParamType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATransformAnyParamType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATransformAnyParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyParamType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATransformAnyParamType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATransformAnyParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyParamType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATransformAnyParamType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATransformAnyParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyParamType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATransformAnyParamType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATransformAnyParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyParamType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATransformAnyParamType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATransformAnyParamType");
}

static void misuse_mlsTransformAnyParamTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyParamTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGetTypeID");
}

static void misuse_mlsTransformAnyParamTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformAnyParamTypeGet", "context", "null");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformAnyParamTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformAnyParamTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformAnyParamTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyParamTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGet");
}

static void misuse_mlsTransformAnyParamTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyParamTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyParamTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyParamTypeGetName");
}

static void misuse_mlsTypeIsATransformAnyValueType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyValueType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATransformAnyValueType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATransformAnyValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyValueType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATransformAnyValueType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATransformAnyValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyValueType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATransformAnyValueType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATransformAnyValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyValueType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATransformAnyValueType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATransformAnyValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformAnyValueType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATransformAnyValueType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATransformAnyValueType");
}

static void misuse_mlsTransformAnyValueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyValueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGetTypeID");
}

static void misuse_mlsTransformAnyValueTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformAnyValueTypeGet", "context", "null");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformAnyValueTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformAnyValueTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformAnyValueTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyValueTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGet");
}

static void misuse_mlsTransformAnyValueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformAnyValueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformAnyValueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformAnyValueTypeGetName");
}

static void misuse_mlsTypeIsATransformOperationType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformOperationType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATransformOperationType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATransformOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformOperationType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATransformOperationType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATransformOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformOperationType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATransformOperationType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATransformOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformOperationType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATransformOperationType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATransformOperationType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformOperationType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATransformOperationType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATransformOperationType");
}

static void misuse_mlsTransformOperationTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOperationTypeGetTypeID");
}

static void misuse_mlsTransformOperationTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformOperationTypeGet", "context", "null");
  fx_untouched(&out_, "mlsTransformOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformOperationTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTransformOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformOperationTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTransformOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformOperationTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTransformOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGet", "operation_name", "null text");
  fx_untouched(&out_, "mlsTransformOperationTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOperationTypeGet");
}

static void misuse_mlsTransformOperationTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOperationTypeGetName");
}

static void misuse_mlsTransformOperationTypeGetOperationName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetOperationName((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformOperationTypeGetOperationName", "ty", "null");
  fx_untouched(&out_, "mlsTransformOperationTypeGetOperationName");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetOperationName((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformOperationTypeGetOperationName", "ty", "garbage");
  fx_untouched(&out_, "mlsTransformOperationTypeGetOperationName");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetOperationName(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformOperationTypeGetOperationName", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTransformOperationTypeGetOperationName");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetOperationName(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformOperationTypeGetOperationName", "ty", "stale");
  fx_untouched(&out_, "mlsTransformOperationTypeGetOperationName");
  fx_fill(&out_);
  fx_check(mlsTransformOperationTypeGetOperationName(fx_type("!transform.op<\"func.func\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOperationTypeGetOperationName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOperationTypeGetOperationName");
}

static void misuse_mlsTypeIsATransformParamType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformParamType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATransformParamType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATransformParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformParamType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATransformParamType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATransformParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformParamType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATransformParamType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATransformParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformParamType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATransformParamType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATransformParamType");
  fx_fill(&out_);
  fx_check(mlsTypeIsATransformParamType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATransformParamType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATransformParamType");
}

static void misuse_mlsTransformParamTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformParamTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformParamTypeGetTypeID");
}

static void misuse_mlsTransformParamTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet((MlsContext){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformParamTypeGet", "context", "null");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet((MlsContext){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformParamTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_wrong_kind_for_MlsContext(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformParamTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_stale_MlsContext(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformParamTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_valid_MlsContext(), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformParamTypeGet", "ty", "null");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformParamTypeGet", "ty", "garbage");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformParamTypeGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_valid_MlsContext(), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformParamTypeGet", "ty", "stale");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_valid_MlsContext(), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsTransformParamTypeGet", "ty", "foreign context");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformParamTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformParamTypeGet");
}

static void misuse_mlsTransformParamTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformParamTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformParamTypeGetName");
}

static void misuse_mlsTransformParamTypeGetType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTransformParamTypeGetType", "ty", "null");
  fx_untouched(&out_, "mlsTransformParamTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTransformParamTypeGetType", "ty", "garbage");
  fx_untouched(&out_, "mlsTransformParamTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTransformParamTypeGetType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTransformParamTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTransformParamTypeGetType", "ty", "stale");
  fx_untouched(&out_, "mlsTransformParamTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTransformParamTypeGetType(fx_type("!transform.param<i64>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformParamTypeGetType", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformParamTypeGetType");
}

static void misuse_mlsCreateTransformCheckUsesPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformCheckUsesPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformCheckUsesPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformCheckUsesPass");
}

static void misuse_mlsCreateTransformInferEffectsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformInferEffectsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformInferEffectsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformInferEffectsPass");
}

static void misuse_mlsCreateTransformInterpreterPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformInterpreterPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformInterpreterPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformInterpreterPass");
}

static void misuse_mlsCreateTransformPreloadLibraryPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformPreloadLibraryPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformPreloadLibraryPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformPreloadLibraryPass");
}

// Nothing to misuse:
//   mlsRegisterTransformPasses
//   mlsRegisterTransformCheckUsesPass
//   mlsRegisterTransformInferEffectsPass
//   mlsRegisterTransformInterpreterPass
//   mlsRegisterTransformPreloadLibraryPass

int misuse_generated_dialect_transform(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__transform__();
  misuse_mlsTypeIsATransformAnyOpType();
  misuse_mlsTransformAnyOpTypeGetTypeID();
  misuse_mlsTransformAnyOpTypeGet();
  misuse_mlsTransformAnyOpTypeGetName();
  misuse_mlsTypeIsATransformAnyParamType();
  misuse_mlsTransformAnyParamTypeGetTypeID();
  misuse_mlsTransformAnyParamTypeGet();
  misuse_mlsTransformAnyParamTypeGetName();
  misuse_mlsTypeIsATransformAnyValueType();
  misuse_mlsTransformAnyValueTypeGetTypeID();
  misuse_mlsTransformAnyValueTypeGet();
  misuse_mlsTransformAnyValueTypeGetName();
  misuse_mlsTypeIsATransformOperationType();
  misuse_mlsTransformOperationTypeGetTypeID();
  misuse_mlsTransformOperationTypeGet();
  misuse_mlsTransformOperationTypeGetName();
  misuse_mlsTransformOperationTypeGetOperationName();
  misuse_mlsTypeIsATransformParamType();
  misuse_mlsTransformParamTypeGetTypeID();
  misuse_mlsTransformParamTypeGet();
  misuse_mlsTransformParamTypeGetName();
  misuse_mlsTransformParamTypeGetType();
  misuse_mlsCreateTransformCheckUsesPass();
  misuse_mlsCreateTransformInferEffectsPass();
  misuse_mlsCreateTransformInterpreterPass();
  misuse_mlsCreateTransformPreloadLibraryPass();
  return fx_teardown("generated_dialect_transform");
}
