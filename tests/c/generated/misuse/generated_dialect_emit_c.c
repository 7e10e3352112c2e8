// Made by codegen (misuse.rs) from src/generated/dialect_emit_c.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_emit_c(void);

static void misuse_mlsGetDialectHandle__emitc__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__emitc__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__emitc__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__emitc__");
}

static void misuse_mlsTypeIsAEmitCArrayType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCArrayType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCArrayType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCArrayType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCArrayType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCArrayType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCArrayType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCArrayType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCArrayType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCArrayType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCArrayType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCArrayType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCArrayType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCArrayType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCArrayType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCArrayType");
}

static void misuse_mlsEmitCArrayTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCArrayTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCArrayTypeGetTypeID");
}

static void misuse_mlsEmitCArrayTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(-1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsEmitCArrayTypeGet", "n_dims", "-1");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsEmitCArrayTypeGet", "n_dims", "too large");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(1, NULL, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsEmitCArrayTypeGet", "shape", "null pointer");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(1, (const int64_t[]){4}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCArrayTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(1, (const int64_t[]){4}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCArrayTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(1, (const int64_t[]){4}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCArrayTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(1, (const int64_t[]){4}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCArrayTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCArrayTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCArrayTypeGet");
}

static void misuse_mlsEmitCArrayTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCArrayTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCArrayTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCArrayTypeGetName");
}

static void misuse_mlsTypeIsAEmitCLValueType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCLValueType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCLValueType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCLValueType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCLValueType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCLValueType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCLValueType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCLValueType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCLValueType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCLValueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCLValueType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCLValueType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCLValueType");
}

static void misuse_mlsEmitCLValueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCLValueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCLValueTypeGetTypeID");
}

static void misuse_mlsEmitCLValueTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGet((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCLValueTypeGet", "value_type", "null");
  fx_untouched(&out_, "mlsEmitCLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGet((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCLValueTypeGet", "value_type", "garbage");
  fx_untouched(&out_, "mlsEmitCLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGet(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCLValueTypeGet", "value_type", "wrong kind");
  fx_untouched(&out_, "mlsEmitCLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGet(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCLValueTypeGet", "value_type", "stale");
  fx_untouched(&out_, "mlsEmitCLValueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGet(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCLValueTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCLValueTypeGet");
}

static void misuse_mlsEmitCLValueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCLValueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCLValueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCLValueTypeGetName");
}

static void misuse_mlsTypeIsAEmitCOpaqueType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCOpaqueType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCOpaqueType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCOpaqueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCOpaqueType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCOpaqueType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCOpaqueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCOpaqueType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCOpaqueType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCOpaqueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCOpaqueType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCOpaqueType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCOpaqueType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCOpaqueType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCOpaqueType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCOpaqueType");
}

static void misuse_mlsEmitCOpaqueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGetTypeID");
}

static void misuse_mlsEmitCOpaqueTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCOpaqueTypeGet", "context", "null");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCOpaqueTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCOpaqueTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCOpaqueTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueTypeGet", "value", "null text");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGet");
}

static void misuse_mlsEmitCOpaqueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueTypeGetName");
}

static void misuse_mlsTypeIsAEmitCPointerType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPointerType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCPointerType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPointerType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCPointerType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPointerType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCPointerType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPointerType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCPointerType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPointerType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCPointerType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCPointerType");
}

static void misuse_mlsEmitCPointerTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPointerTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPointerTypeGetTypeID");
}

static void misuse_mlsEmitCPointerTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGet((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCPointerTypeGet", "pointee", "null");
  fx_untouched(&out_, "mlsEmitCPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGet((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCPointerTypeGet", "pointee", "garbage");
  fx_untouched(&out_, "mlsEmitCPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGet(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCPointerTypeGet", "pointee", "wrong kind");
  fx_untouched(&out_, "mlsEmitCPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGet(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCPointerTypeGet", "pointee", "stale");
  fx_untouched(&out_, "mlsEmitCPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGet(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPointerTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPointerTypeGet");
}

static void misuse_mlsEmitCPointerTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPointerTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPointerTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPointerTypeGetName");
}

static void misuse_mlsTypeIsAEmitCPtrDiffTType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPtrDiffTType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCPtrDiffTType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCPtrDiffTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPtrDiffTType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCPtrDiffTType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCPtrDiffTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPtrDiffTType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCPtrDiffTType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCPtrDiffTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPtrDiffTType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCPtrDiffTType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCPtrDiffTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCPtrDiffTType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCPtrDiffTType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCPtrDiffTType");
}

static void misuse_mlsEmitCPtrDiffTTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPtrDiffTTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGetTypeID");
}

static void misuse_mlsEmitCPtrDiffTTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCPtrDiffTTypeGet", "context", "null");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCPtrDiffTTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCPtrDiffTTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCPtrDiffTTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPtrDiffTTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGet");
}

static void misuse_mlsEmitCPtrDiffTTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCPtrDiffTTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCPtrDiffTTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCPtrDiffTTypeGetName");
}

static void misuse_mlsTypeIsAEmitCSignedSizeTType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSignedSizeTType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCSignedSizeTType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCSignedSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSignedSizeTType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCSignedSizeTType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCSignedSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSignedSizeTType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCSignedSizeTType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCSignedSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSignedSizeTType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCSignedSizeTType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCSignedSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSignedSizeTType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCSignedSizeTType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCSignedSizeTType");
}

static void misuse_mlsEmitCSignedSizeTTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSignedSizeTTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGetTypeID");
}

static void misuse_mlsEmitCSignedSizeTTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCSignedSizeTTypeGet", "context", "null");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCSignedSizeTTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCSignedSizeTTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCSignedSizeTTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSignedSizeTTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGet");
}

static void misuse_mlsEmitCSignedSizeTTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSignedSizeTTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSignedSizeTTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSignedSizeTTypeGetName");
}

static void misuse_mlsTypeIsAEmitCSizeTType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSizeTType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAEmitCSizeTType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAEmitCSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSizeTType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAEmitCSizeTType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAEmitCSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSizeTType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAEmitCSizeTType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAEmitCSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSizeTType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAEmitCSizeTType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAEmitCSizeTType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAEmitCSizeTType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAEmitCSizeTType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAEmitCSizeTType");
}

static void misuse_mlsEmitCSizeTTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSizeTTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGetTypeID");
}

static void misuse_mlsEmitCSizeTTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCSizeTTypeGet", "context", "null");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCSizeTTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCSizeTTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCSizeTTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGet");
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSizeTTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGet");
}

static void misuse_mlsEmitCSizeTTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCSizeTTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCSizeTTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCSizeTTypeGetName");
}

static void misuse_mlsAttributeIsAEmitCCmpPredicate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCCmpPredicate((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAEmitCCmpPredicate", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAEmitCCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCCmpPredicate((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAEmitCCmpPredicate", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAEmitCCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCCmpPredicate(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAEmitCCmpPredicate", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAEmitCCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCCmpPredicate(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAEmitCCmpPredicate", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAEmitCCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCCmpPredicate(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAEmitCCmpPredicate", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAEmitCCmpPredicate");
}

static void misuse_mlsEmitCCmpPredicateAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCCmpPredicateAttrGet", "context", "null");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCCmpPredicateAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCCmpPredicateAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCCmpPredicateAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGet(fx_valid_MlsContext(), 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsEmitCCmpPredicateAttrGet", "val", "no value");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCCmpPredicateAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGet");
}

static void misuse_mlsEmitCCmpPredicateAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCCmpPredicateAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetName");
}

static void misuse_mlsEmitCCmpPredicateAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCCmpPredicateAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCCmpPredicateAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCCmpPredicateAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCCmpPredicateAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetValue(fx_attribute("2 : i64"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCCmpPredicateAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetValue");
}

static void misuse_mlsEmitCCmpPredicateAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCCmpPredicateAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCCmpPredicateAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCCmpPredicateAttrGetTypeID");
}

static void misuse_mlsAttributeIsAEmitCOpaque(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCOpaque((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAEmitCOpaque", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAEmitCOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCOpaque((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAEmitCOpaque", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAEmitCOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCOpaque(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAEmitCOpaque", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAEmitCOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCOpaque(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAEmitCOpaque", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAEmitCOpaque");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAEmitCOpaque(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAEmitCOpaque", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAEmitCOpaque");
}

static void misuse_mlsEmitCOpaqueAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCOpaqueAttrGet", "context", "null");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCOpaqueAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCOpaqueAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCOpaqueAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGet", "value", "null text");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGet");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGet");
}

static void misuse_mlsEmitCOpaqueAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetName");
}

static void misuse_mlsEmitCOpaqueAttrGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetValue((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsEmitCOpaqueAttrGetValue", "attr", "null");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetValue((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsEmitCOpaqueAttrGetValue", "attr", "garbage");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetValue(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsEmitCOpaqueAttrGetValue", "attr", "wrong kind");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetValue(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsEmitCOpaqueAttrGetValue", "attr", "stale");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetValue");
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetValue(fx_attribute("#emitc.opaque<\"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetValue");
}

static void misuse_mlsEmitCOpaqueAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsEmitCOpaqueAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsEmitCOpaqueAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsEmitCOpaqueAttrGetTypeID");
}

static void misuse_mlsCreateEmitCFormExpressionsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateEmitCFormExpressionsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateEmitCFormExpressionsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateEmitCFormExpressionsPass");
}

static void misuse_mlsCreateEmitCWrapFuncInClassPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateEmitCWrapFuncInClassPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateEmitCWrapFuncInClassPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateEmitCWrapFuncInClassPass");
}

// Nothing to misuse:
//   mlsRegisterEmitCPasses
//   mlsRegisterEmitCFormExpressionsPass
//   mlsRegisterEmitCWrapFuncInClassPass

int misuse_generated_dialect_emit_c(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__emitc__();
  misuse_mlsTypeIsAEmitCArrayType();
  misuse_mlsEmitCArrayTypeGetTypeID();
  misuse_mlsEmitCArrayTypeGet();
  misuse_mlsEmitCArrayTypeGetName();
  misuse_mlsTypeIsAEmitCLValueType();
  misuse_mlsEmitCLValueTypeGetTypeID();
  misuse_mlsEmitCLValueTypeGet();
  misuse_mlsEmitCLValueTypeGetName();
  misuse_mlsTypeIsAEmitCOpaqueType();
  misuse_mlsEmitCOpaqueTypeGetTypeID();
  misuse_mlsEmitCOpaqueTypeGet();
  misuse_mlsEmitCOpaqueTypeGetName();
  misuse_mlsTypeIsAEmitCPointerType();
  misuse_mlsEmitCPointerTypeGetTypeID();
  misuse_mlsEmitCPointerTypeGet();
  misuse_mlsEmitCPointerTypeGetName();
  misuse_mlsTypeIsAEmitCPtrDiffTType();
  misuse_mlsEmitCPtrDiffTTypeGetTypeID();
  misuse_mlsEmitCPtrDiffTTypeGet();
  misuse_mlsEmitCPtrDiffTTypeGetName();
  misuse_mlsTypeIsAEmitCSignedSizeTType();
  misuse_mlsEmitCSignedSizeTTypeGetTypeID();
  misuse_mlsEmitCSignedSizeTTypeGet();
  misuse_mlsEmitCSignedSizeTTypeGetName();
  misuse_mlsTypeIsAEmitCSizeTType();
  misuse_mlsEmitCSizeTTypeGetTypeID();
  misuse_mlsEmitCSizeTTypeGet();
  misuse_mlsEmitCSizeTTypeGetName();
  misuse_mlsAttributeIsAEmitCCmpPredicate();
  misuse_mlsEmitCCmpPredicateAttrGet();
  misuse_mlsEmitCCmpPredicateAttrGetName();
  misuse_mlsEmitCCmpPredicateAttrGetValue();
  misuse_mlsEmitCCmpPredicateAttrGetTypeID();
  misuse_mlsAttributeIsAEmitCOpaque();
  misuse_mlsEmitCOpaqueAttrGet();
  misuse_mlsEmitCOpaqueAttrGetName();
  misuse_mlsEmitCOpaqueAttrGetValue();
  misuse_mlsEmitCOpaqueAttrGetTypeID();
  misuse_mlsCreateEmitCFormExpressionsPass();
  misuse_mlsCreateEmitCWrapFuncInClassPass();
  return fx_teardown("generated_dialect_emit_c");
}
