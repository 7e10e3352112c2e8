// Made by codegen (misuse.rs) from src/generated/dialect_quant.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_quant(void);

static void misuse_mlsGetDialectHandle__quant__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__quant__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__quant__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__quant__");
}

static void misuse_mlsTypeIsAQuantizedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAQuantizedType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAQuantizedType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAQuantizedType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAQuantizedType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAQuantizedType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAQuantizedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAQuantizedType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAQuantizedType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAQuantizedType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAQuantizedType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAQuantizedType");
}

static void misuse_mlsQuantizedTypeGetDefaultMinimumForInteger(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetDefaultMinimumForInteger(0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetDefaultMinimumForInteger", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetDefaultMinimumForInteger");
}

static void misuse_mlsQuantizedTypeGetDefaultMaximumForInteger(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetDefaultMaximumForInteger(0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetDefaultMaximumForInteger", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetDefaultMaximumForInteger");
}

static void misuse_mlsQuantizedTypeGetExpressedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetExpressedType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetExpressedType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetExpressedType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetExpressedType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetExpressedType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetExpressedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetExpressedType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetExpressedType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetExpressedType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetExpressedType");
}

static void misuse_mlsQuantizedTypeGetFlags(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetFlags((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetFlags", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetFlags");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetFlags((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetFlags", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetFlags");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetFlags(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetFlags", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetFlags");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetFlags(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetFlags", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetFlags");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetFlags(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetFlags", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetFlags");
}

static void misuse_mlsQuantizedTypeIsSigned(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsSigned((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeIsSigned", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsSigned((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeIsSigned", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsSigned(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeIsSigned", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsSigned(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeIsSigned", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsSigned(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeIsSigned", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeIsSigned");
}

static void misuse_mlsQuantizedTypeGetStorageType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetStorageType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetStorageType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetStorageType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetStorageType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetStorageType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageType");
}

static void misuse_mlsQuantizedTypeGetStorageTypeMin(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMin((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetStorageTypeMin", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMin");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMin((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetStorageTypeMin", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMin");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMin(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetStorageTypeMin", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMin");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMin(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetStorageTypeMin", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMin");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMin(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetStorageTypeMin", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMin");
}

static void misuse_mlsQuantizedTypeGetStorageTypeMax(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMax((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetStorageTypeMax", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMax");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMax((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetStorageTypeMax", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMax");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMax(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetStorageTypeMax", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMax");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMax(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetStorageTypeMax", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMax");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeMax(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetStorageTypeMax", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeMax");
}

static void misuse_mlsQuantizedTypeGetStorageTypeIntegralWidth(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeIntegralWidth((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetStorageTypeIntegralWidth", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeIntegralWidth");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeIntegralWidth((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetStorageTypeIntegralWidth", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeIntegralWidth");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeIntegralWidth(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetStorageTypeIntegralWidth", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeIntegralWidth");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeIntegralWidth(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetStorageTypeIntegralWidth", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeIntegralWidth");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetStorageTypeIntegralWidth(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetStorageTypeIntegralWidth", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetStorageTypeIntegralWidth");
}

static void misuse_mlsQuantizedTypeIsCompatibleExpressedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType((MlsType){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeIsCompatibleExpressedType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType((MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeIsCompatibleExpressedType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeIsCompatibleExpressedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_stale_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeIsCompatibleExpressedType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeIsCompatibleExpressedType", "candidate", "null");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeIsCompatibleExpressedType", "candidate", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeIsCompatibleExpressedType", "candidate", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeIsCompatibleExpressedType", "candidate", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsQuantizedTypeIsCompatibleExpressedType", "candidate", "foreign context");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeIsCompatibleExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeIsCompatibleExpressedType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeIsCompatibleExpressedType");
}

static void misuse_mlsQuantizedTypeGetQuantizedElementType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetQuantizedElementType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeGetQuantizedElementType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeGetQuantizedElementType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetQuantizedElementType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeGetQuantizedElementType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeGetQuantizedElementType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetQuantizedElementType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeGetQuantizedElementType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeGetQuantizedElementType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetQuantizedElementType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeGetQuantizedElementType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeGetQuantizedElementType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeGetQuantizedElementType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeGetQuantizedElementType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeGetQuantizedElementType");
}

static void misuse_mlsQuantizedTypeCastFromStorageType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType((MlsType){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastFromStorageType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType((MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastFromStorageType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastFromStorageType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_stale_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastFromStorageType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastFromStorageType", "candidate", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastFromStorageType", "candidate", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastFromStorageType", "candidate", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastFromStorageType", "candidate", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsQuantizedTypeCastFromStorageType", "candidate", "foreign context");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeCastFromStorageType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromStorageType");
}

static void misuse_mlsQuantizedTypeCastToStorageType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToStorageType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastToStorageType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToStorageType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastToStorageType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToStorageType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastToStorageType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToStorageType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastToStorageType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeCastToStorageType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeCastToStorageType");
}

static void misuse_mlsQuantizedTypeCastFromExpressedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType((MlsType){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastFromExpressedType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType((MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastFromExpressedType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastFromExpressedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_stale_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastFromExpressedType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastFromExpressedType", "candidate", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastFromExpressedType", "candidate", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastFromExpressedType", "candidate", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastFromExpressedType", "candidate", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsQuantizedTypeCastFromExpressedType", "candidate", "foreign context");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastFromExpressedType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeCastFromExpressedType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeCastFromExpressedType");
}

static void misuse_mlsQuantizedTypeCastToExpressedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToExpressedType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastToExpressedType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastToExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToExpressedType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastToExpressedType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastToExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToExpressedType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastToExpressedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastToExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToExpressedType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastToExpressedType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastToExpressedType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastToExpressedType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeCastToExpressedType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeCastToExpressedType");
}

static void misuse_mlsQuantizedTypeCastExpressedToStorageType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType((MlsType){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastExpressedToStorageType", "ty", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType((MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastExpressedToStorageType", "ty", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastExpressedToStorageType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_stale_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastExpressedToStorageType", "ty", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsQuantizedTypeCastExpressedToStorageType", "candidate", "null");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsQuantizedTypeCastExpressedToStorageType", "candidate", "garbage");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsQuantizedTypeCastExpressedToStorageType", "candidate", "wrong kind");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsQuantizedTypeCastExpressedToStorageType", "candidate", "stale");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsQuantizedTypeCastExpressedToStorageType", "candidate", "foreign context");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
  fx_fill(&out_);
  fx_check(mlsQuantizedTypeCastExpressedToStorageType(fx_type("!quant.uniform<i8:f32, 1.0>"), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsQuantizedTypeCastExpressedToStorageType", "out", "null pointer");
  fx_untouched(&out_, "mlsQuantizedTypeCastExpressedToStorageType");
}

static void misuse_mlsTypeIsAAnyQuantizedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAAnyQuantizedType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAAnyQuantizedType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAAnyQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAnyQuantizedType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAAnyQuantizedType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAAnyQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAnyQuantizedType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAAnyQuantizedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAAnyQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAnyQuantizedType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAAnyQuantizedType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAAnyQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAnyQuantizedType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAAnyQuantizedType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAAnyQuantizedType");
}

static void misuse_mlsAnyQuantizedTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnyQuantizedTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGetTypeID");
}

static void misuse_mlsAnyQuantizedTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, (MlsType){0}, fx_valid_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAnyQuantizedTypeGet", "storage_type", "null");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, (MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAnyQuantizedTypeGet", "storage_type", "garbage");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAnyQuantizedTypeGet", "storage_type", "wrong kind");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_stale_MlsType(), fx_valid_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAnyQuantizedTypeGet", "storage_type", "stale");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_valid_MlsType(), (MlsType){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAnyQuantizedTypeGet", "expressed_type", "garbage");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_valid_MlsType(), fx_wrong_kind_for_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAnyQuantizedTypeGet", "expressed_type", "wrong kind");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_valid_MlsType(), fx_stale_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAnyQuantizedTypeGet", "expressed_type", "stale");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_valid_MlsType(), fx_other_context_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAnyQuantizedTypeGet", "expressed_type", "foreign context");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnyQuantizedTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGet");
}

static void misuse_mlsAnyQuantizedTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnyQuantizedTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGetName");
}

static void misuse_mlsTypeIsAUniformQuantizedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAUniformQuantizedType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAUniformQuantizedType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAUniformQuantizedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAUniformQuantizedType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAUniformQuantizedType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedType");
}

static void misuse_mlsUniformQuantizedTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetTypeID");
}

static void misuse_mlsUniformQuantizedTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, (MlsType){0}, fx_valid_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedTypeGet", "storage_type", "null");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, (MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedTypeGet", "storage_type", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedTypeGet", "storage_type", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_stale_MlsType(), fx_valid_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedTypeGet", "storage_type", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_valid_MlsType(), (MlsType){0}, 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedTypeGet", "expressed_type", "null");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_valid_MlsType(), (MlsType){0xffffffffffffffffull}, 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedTypeGet", "expressed_type", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_valid_MlsType(), fx_wrong_kind_for_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedTypeGet", "expressed_type", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_valid_MlsType(), fx_stale_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedTypeGet", "expressed_type", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_valid_MlsType(), fx_other_context_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUniformQuantizedTypeGet", "expressed_type", "foreign context");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), 0, 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGet");
}

static void misuse_mlsUniformQuantizedTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetName");
}

static void misuse_mlsUniformQuantizedTypeGetScale(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetScale((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedTypeGetScale", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetScale((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedTypeGetScale", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetScale(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedTypeGetScale", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetScale(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedTypeGetScale", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetScale(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGetScale", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetScale");
}

static void misuse_mlsUniformQuantizedTypeGetZeroPoint(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetZeroPoint((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedTypeGetZeroPoint", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetZeroPoint((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedTypeGetZeroPoint", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetZeroPoint(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedTypeGetZeroPoint", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetZeroPoint(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedTypeGetZeroPoint", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetZeroPoint(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGetZeroPoint", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetZeroPoint");
}

static void misuse_mlsUniformQuantizedTypeIsFixedPoint(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeIsFixedPoint((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedTypeIsFixedPoint", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeIsFixedPoint((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedTypeIsFixedPoint", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeIsFixedPoint(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedTypeIsFixedPoint", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeIsFixedPoint(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedTypeIsFixedPoint", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeIsFixedPoint(fx_type("!quant.uniform<i8:f32, 1.0>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeIsFixedPoint", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeIsFixedPoint");
}

static void misuse_mlsTypeIsAUniformQuantizedPerAxisType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedPerAxisType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAUniformQuantizedPerAxisType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedPerAxisType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedPerAxisType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAUniformQuantizedPerAxisType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedPerAxisType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedPerAxisType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAUniformQuantizedPerAxisType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedPerAxisType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedPerAxisType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAUniformQuantizedPerAxisType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedPerAxisType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedPerAxisType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAUniformQuantizedPerAxisType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedPerAxisType");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetTypeID");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, (MlsType){0}, fx_valid_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeGet", "storage_type", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, (MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeGet", "storage_type", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeGet", "storage_type", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_stale_MlsType(), fx_valid_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeGet", "storage_type", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), (MlsType){0}, 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeGet", "expressed_type", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), (MlsType){0xffffffffffffffffull}, 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeGet", "expressed_type", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_wrong_kind_for_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeGet", "expressed_type", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_stale_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeGet", "expressed_type", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_other_context_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUniformQuantizedPerAxisTypeGet", "expressed_type", "foreign context");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), -1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedPerAxisTypeGet", "n_dims", "-1");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), INTPTR_MAX, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedPerAxisTypeGet", "n_dims", "too large");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), 1, NULL, (const int64_t[]){4}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGet", "scales", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), 1, (const double[]){4}, NULL, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGet", "zero_points", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), 1, (const double[]){4}, (const int64_t[]){4}, 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGet");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetName");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetNumDims(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetNumDims((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeGetNumDims", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetNumDims");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetNumDims((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeGetNumDims", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetNumDims");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetNumDims(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeGetNumDims", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetNumDims");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetNumDims(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeGetNumDims", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetNumDims");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetNumDims(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetNumDims", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetNumDims");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetScale(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeGetScale", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeGetScale", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeGetScale", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeGetScale", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedPerAxisTypeGetScale", "pos", "-1");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedPerAxisTypeGetScale", "pos", "too large");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetScale(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetScale", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetScale");
}

static void misuse_mlsUniformQuantizedPerAxisTypeCopyScales(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyScales((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeCopyScales", "ty", "null");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyScales((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeCopyScales", "ty", "garbage");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyScales(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeCopyScales", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyScales(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeCopyScales", "ty", "stale");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyScales(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeCopyScales", "out", "null pointer");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyScales");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyScales");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetZeroPoint(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "pos", "-1");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "pos", "too large");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetZeroPoint(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetZeroPoint", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetZeroPoint");
}

static void misuse_mlsUniformQuantizedPerAxisTypeCopyZeroPoints(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyZeroPoints((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints", "ty", "null");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyZeroPoints((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints", "ty", "garbage");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyZeroPoints(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyZeroPoints(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints", "ty", "stale");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeCopyZeroPoints(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints", "out", "null pointer");
  fx_untouched(&elements_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeCopyZeroPoints");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetQuantizedDimension((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetQuantizedDimension((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension");
}

static void misuse_mlsUniformQuantizedPerAxisTypeIsFixedPoint(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeIsFixedPoint((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedPerAxisTypeIsFixedPoint", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeIsFixedPoint((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedPerAxisTypeIsFixedPoint", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeIsFixedPoint(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedPerAxisTypeIsFixedPoint", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeIsFixedPoint(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedPerAxisTypeIsFixedPoint", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeIsFixedPoint");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeIsFixedPoint(fx_type("!quant.uniform<i8:f32:1, {1.0, 2.0:3}>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeIsFixedPoint", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeIsFixedPoint");
}

static void misuse_mlsTypeIsAUniformQuantizedSubChannelType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedSubChannelType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAUniformQuantizedSubChannelType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedSubChannelType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedSubChannelType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAUniformQuantizedSubChannelType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedSubChannelType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedSubChannelType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAUniformQuantizedSubChannelType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedSubChannelType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedSubChannelType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAUniformQuantizedSubChannelType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedSubChannelType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUniformQuantizedSubChannelType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAUniformQuantizedSubChannelType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAUniformQuantizedSubChannelType");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetTypeID");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, (MlsType){0}, fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "storage_type", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, (MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "storage_type", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGet", "storage_type", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_stale_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "storage_type", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), (MlsType){0}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "expressed_type", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), (MlsType){0xffffffffffffffffull}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "expressed_type", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_wrong_kind_for_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGet", "expressed_type", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_stale_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "expressed_type", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_other_context_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUniformQuantizedSubChannelTypeGet", "expressed_type", "foreign context");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), (MlsAttribute){0}, fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "scales_attr", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "scales_attr", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGet", "scales_attr", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_stale_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "scales_attr", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_other_context_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUniformQuantizedSubChannelTypeGet", "scales_attr", "foreign context");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), (MlsAttribute){0}, 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "zero_points_attr", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), (MlsAttribute){0xffffffffffffffffull}, 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "zero_points_attr", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_wrong_kind_for_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGet", "zero_points_attr", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_stale_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGet", "zero_points_attr", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_other_context_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUniformQuantizedSubChannelTypeGet", "zero_points_attr", "foreign context");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), -1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedSubChannelTypeGet", "block_size_info_length", "-1");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), INTPTR_MAX, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedSubChannelTypeGet", "block_size_info_length", "too large");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, NULL, (const int64_t[]){4}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGet", "quantized_dimensions", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, NULL, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGet", "block_sizes", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGet(0, fx_valid_MlsType(), fx_valid_MlsType(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), 1, (const int32_t[]){4}, (const int64_t[]){4}, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGet");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetName");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetNumBlockSizes((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetNumBlockSizes((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "pos", "-1");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "pos", "too large");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension");
}

static void misuse_mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions", "ty", "null");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions", "ty", "garbage");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions", "ty", "stale");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions", "out", "null pointer");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetBlockSize(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "pos", "-1");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "pos", "too large");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetBlockSize(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetBlockSize", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetBlockSize");
}

static void misuse_mlsUniformQuantizedSubChannelTypeCopyBlockSizes(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyBlockSizes((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes", "ty", "null");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyBlockSizes((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes", "ty", "garbage");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyBlockSizes(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyBlockSizes(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes", "ty", "stale");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeCopyBlockSizes(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes", "out", "null pointer");
  fx_untouched(&elements_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeCopyBlockSizes");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetScales(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetScales((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGetScales", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetScales");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetScales((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGetScales", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetScales");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetScales(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGetScales", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetScales");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetScales(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGetScales", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetScales");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetScales(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetScales", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetScales");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetZeroPoints(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetZeroPoints((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUniformQuantizedSubChannelTypeGetZeroPoints", "ty", "null");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetZeroPoints");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetZeroPoints((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUniformQuantizedSubChannelTypeGetZeroPoints", "ty", "garbage");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetZeroPoints");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetZeroPoints(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUniformQuantizedSubChannelTypeGetZeroPoints", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetZeroPoints");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetZeroPoints(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUniformQuantizedSubChannelTypeGetZeroPoints", "ty", "stale");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetZeroPoints");
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetZeroPoints(fx_type("!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetZeroPoints", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetZeroPoints");
}

static void misuse_mlsTypeIsACalibratedQuantizedType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsACalibratedQuantizedType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsACalibratedQuantizedType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsACalibratedQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsACalibratedQuantizedType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsACalibratedQuantizedType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsACalibratedQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsACalibratedQuantizedType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsACalibratedQuantizedType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsACalibratedQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsACalibratedQuantizedType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsACalibratedQuantizedType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsACalibratedQuantizedType");
  fx_fill(&out_);
  fx_check(mlsTypeIsACalibratedQuantizedType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsACalibratedQuantizedType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsACalibratedQuantizedType");
}

static void misuse_mlsCalibratedQuantizedTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetTypeID");
}

static void misuse_mlsCalibratedQuantizedTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGet((MlsType){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsCalibratedQuantizedTypeGet", "expressed_type", "null");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGet((MlsType){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsCalibratedQuantizedTypeGet", "expressed_type", "garbage");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGet(fx_wrong_kind_for_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsCalibratedQuantizedTypeGet", "expressed_type", "wrong kind");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGet(fx_stale_MlsType(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsCalibratedQuantizedTypeGet", "expressed_type", "stale");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGet");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGet(fx_valid_MlsType(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGet");
}

static void misuse_mlsCalibratedQuantizedTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetName");
}

static void misuse_mlsCalibratedQuantizedTypeGetMin(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMin((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsCalibratedQuantizedTypeGetMin", "ty", "null");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMin");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMin((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsCalibratedQuantizedTypeGetMin", "ty", "garbage");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMin");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMin(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsCalibratedQuantizedTypeGetMin", "ty", "wrong kind");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMin");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMin(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsCalibratedQuantizedTypeGetMin", "ty", "stale");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMin");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMin(fx_type("!quant.calibrated<f32<-1.0:1.0>>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGetMin", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMin");
}

static void misuse_mlsCalibratedQuantizedTypeGetMax(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMax((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsCalibratedQuantizedTypeGetMax", "ty", "null");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMax");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMax((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsCalibratedQuantizedTypeGetMax", "ty", "garbage");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMax");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMax(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsCalibratedQuantizedTypeGetMax", "ty", "wrong kind");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMax");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMax(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsCalibratedQuantizedTypeGetMax", "ty", "stale");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMax");
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetMax(fx_type("!quant.calibrated<f32<-1.0:1.0>>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGetMax", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetMax");
}

// Nothing to misuse:
//   mlsQuantizedTypeGetSignedFlag

int misuse_generated_dialect_quant(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__quant__();
  misuse_mlsTypeIsAQuantizedType();
  misuse_mlsQuantizedTypeGetDefaultMinimumForInteger();
  misuse_mlsQuantizedTypeGetDefaultMaximumForInteger();
  misuse_mlsQuantizedTypeGetExpressedType();
  misuse_mlsQuantizedTypeGetFlags();
  misuse_mlsQuantizedTypeIsSigned();
  misuse_mlsQuantizedTypeGetStorageType();
  misuse_mlsQuantizedTypeGetStorageTypeMin();
  misuse_mlsQuantizedTypeGetStorageTypeMax();
  misuse_mlsQuantizedTypeGetStorageTypeIntegralWidth();
  misuse_mlsQuantizedTypeIsCompatibleExpressedType();
  misuse_mlsQuantizedTypeGetQuantizedElementType();
  misuse_mlsQuantizedTypeCastFromStorageType();
  misuse_mlsQuantizedTypeCastToStorageType();
  misuse_mlsQuantizedTypeCastFromExpressedType();
  misuse_mlsQuantizedTypeCastToExpressedType();
  misuse_mlsQuantizedTypeCastExpressedToStorageType();
  misuse_mlsTypeIsAAnyQuantizedType();
  misuse_mlsAnyQuantizedTypeGetTypeID();
  misuse_mlsAnyQuantizedTypeGet();
  misuse_mlsAnyQuantizedTypeGetName();
  misuse_mlsTypeIsAUniformQuantizedType();
  misuse_mlsUniformQuantizedTypeGetTypeID();
  misuse_mlsUniformQuantizedTypeGet();
  misuse_mlsUniformQuantizedTypeGetName();
  misuse_mlsUniformQuantizedTypeGetScale();
  misuse_mlsUniformQuantizedTypeGetZeroPoint();
  misuse_mlsUniformQuantizedTypeIsFixedPoint();
  misuse_mlsTypeIsAUniformQuantizedPerAxisType();
  misuse_mlsUniformQuantizedPerAxisTypeGetTypeID();
  misuse_mlsUniformQuantizedPerAxisTypeGet();
  misuse_mlsUniformQuantizedPerAxisTypeGetName();
  misuse_mlsUniformQuantizedPerAxisTypeGetNumDims();
  misuse_mlsUniformQuantizedPerAxisTypeGetScale();
  misuse_mlsUniformQuantizedPerAxisTypeCopyScales();
  misuse_mlsUniformQuantizedPerAxisTypeGetZeroPoint();
  misuse_mlsUniformQuantizedPerAxisTypeCopyZeroPoints();
  misuse_mlsUniformQuantizedPerAxisTypeGetQuantizedDimension();
  misuse_mlsUniformQuantizedPerAxisTypeIsFixedPoint();
  misuse_mlsTypeIsAUniformQuantizedSubChannelType();
  misuse_mlsUniformQuantizedSubChannelTypeGetTypeID();
  misuse_mlsUniformQuantizedSubChannelTypeGet();
  misuse_mlsUniformQuantizedSubChannelTypeGetName();
  misuse_mlsUniformQuantizedSubChannelTypeGetNumBlockSizes();
  misuse_mlsUniformQuantizedSubChannelTypeGetQuantizedDimension();
  misuse_mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions();
  misuse_mlsUniformQuantizedSubChannelTypeGetBlockSize();
  misuse_mlsUniformQuantizedSubChannelTypeCopyBlockSizes();
  misuse_mlsUniformQuantizedSubChannelTypeGetScales();
  misuse_mlsUniformQuantizedSubChannelTypeGetZeroPoints();
  misuse_mlsTypeIsACalibratedQuantizedType();
  misuse_mlsCalibratedQuantizedTypeGetTypeID();
  misuse_mlsCalibratedQuantizedTypeGet();
  misuse_mlsCalibratedQuantizedTypeGetName();
  misuse_mlsCalibratedQuantizedTypeGetMin();
  misuse_mlsCalibratedQuantizedTypeGetMax();
  return fx_teardown("generated_dialect_quant");
}
