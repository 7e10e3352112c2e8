// Made by codegen (misuse.rs) from src/generated/builtin_types.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_builtin_types(void);

static void misuse_mlsIntegerTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeGetTypeID");
}

static void misuse_mlsTypeIsAInteger(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAInteger((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAInteger", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsTypeIsAInteger((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAInteger", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsTypeIsAInteger(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAInteger", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsTypeIsAInteger(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAInteger", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAInteger");
  fx_fill(&out_);
  fx_check(mlsTypeIsAInteger(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAInteger", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAInteger");
}

static void misuse_mlsIntegerTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeGet", "context", "null");
  fx_untouched(&out_, "mlsIntegerTypeGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsIntegerTypeGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeGet");
}

static void misuse_mlsIntegerTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeGetName");
}

static void misuse_mlsIntegerTypeSignedGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeSignedGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeSignedGet", "context", "null");
  fx_untouched(&out_, "mlsIntegerTypeSignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeSignedGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeSignedGet", "context", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeSignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeSignedGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeSignedGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeSignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeSignedGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeSignedGet", "context", "stale");
  fx_untouched(&out_, "mlsIntegerTypeSignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeSignedGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeSignedGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeSignedGet");
}

static void misuse_mlsIntegerTypeUnsignedGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeUnsignedGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeUnsignedGet", "context", "null");
  fx_untouched(&out_, "mlsIntegerTypeUnsignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeUnsignedGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeUnsignedGet", "context", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeUnsignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeUnsignedGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeUnsignedGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeUnsignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeUnsignedGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeUnsignedGet", "context", "stale");
  fx_untouched(&out_, "mlsIntegerTypeUnsignedGet");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeUnsignedGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeUnsignedGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeUnsignedGet");
}

static void misuse_mlsIntegerTypeGetWidth(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetWidth((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeGetWidth", "ty", "null");
  fx_untouched(&out_, "mlsIntegerTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetWidth((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeGetWidth", "ty", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetWidth(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeGetWidth", "ty", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetWidth(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeGetWidth", "ty", "stale");
  fx_untouched(&out_, "mlsIntegerTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeGetWidth(fx_type("i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeGetWidth", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeGetWidth");
}

static void misuse_mlsIntegerTypeIsSignless(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSignless((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeIsSignless", "ty", "null");
  fx_untouched(&out_, "mlsIntegerTypeIsSignless");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSignless((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeIsSignless", "ty", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeIsSignless");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSignless(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeIsSignless", "ty", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeIsSignless");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSignless(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeIsSignless", "ty", "stale");
  fx_untouched(&out_, "mlsIntegerTypeIsSignless");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSignless(fx_type("i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeIsSignless", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeIsSignless");
}

static void misuse_mlsIntegerTypeIsSigned(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSigned((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeIsSigned", "ty", "null");
  fx_untouched(&out_, "mlsIntegerTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSigned((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeIsSigned", "ty", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSigned(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeIsSigned", "ty", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSigned(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeIsSigned", "ty", "stale");
  fx_untouched(&out_, "mlsIntegerTypeIsSigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsSigned(fx_type("i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeIsSigned", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeIsSigned");
}

static void misuse_mlsIntegerTypeIsUnsigned(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsUnsigned((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerTypeIsUnsigned", "ty", "null");
  fx_untouched(&out_, "mlsIntegerTypeIsUnsigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsUnsigned((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerTypeIsUnsigned", "ty", "garbage");
  fx_untouched(&out_, "mlsIntegerTypeIsUnsigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsUnsigned(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerTypeIsUnsigned", "ty", "wrong kind");
  fx_untouched(&out_, "mlsIntegerTypeIsUnsigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsUnsigned(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerTypeIsUnsigned", "ty", "stale");
  fx_untouched(&out_, "mlsIntegerTypeIsUnsigned");
  fx_fill(&out_);
  fx_check(mlsIntegerTypeIsUnsigned(fx_type("i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeIsUnsigned", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeIsUnsigned");
}

static void misuse_mlsIndexTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIndexTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIndexTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsIndexTypeGetTypeID");
}

static void misuse_mlsTypeIsAIndex(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAIndex((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAIndex", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAIndex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAIndex((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAIndex", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAIndex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAIndex(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAIndex", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAIndex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAIndex(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAIndex", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAIndex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAIndex(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAIndex", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAIndex");
}

static void misuse_mlsIndexTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIndexTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIndexTypeGet", "context", "null");
  fx_untouched(&out_, "mlsIndexTypeGet");
  fx_fill(&out_);
  fx_check(mlsIndexTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIndexTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsIndexTypeGet");
  fx_fill(&out_);
  fx_check(mlsIndexTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIndexTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIndexTypeGet");
  fx_fill(&out_);
  fx_check(mlsIndexTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIndexTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsIndexTypeGet");
  fx_fill(&out_);
  fx_check(mlsIndexTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIndexTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIndexTypeGet");
}

static void misuse_mlsIndexTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIndexTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIndexTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIndexTypeGetName");
}

static void misuse_mlsTypeIsAFloat(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat");
}

static void misuse_mlsFloatTypeGetWidth(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatTypeGetWidth((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloatTypeGetWidth", "ty", "null");
  fx_untouched(&out_, "mlsFloatTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsFloatTypeGetWidth((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloatTypeGetWidth", "ty", "garbage");
  fx_untouched(&out_, "mlsFloatTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsFloatTypeGetWidth(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloatTypeGetWidth", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFloatTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsFloatTypeGetWidth(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloatTypeGetWidth", "ty", "stale");
  fx_untouched(&out_, "mlsFloatTypeGetWidth");
  fx_fill(&out_);
  fx_check(mlsFloatTypeGetWidth(fx_type("f32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatTypeGetWidth", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatTypeGetWidth");
}

static void misuse_mlsFloat4E2M1FNTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat4E2M1FNTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat4E2M1FN(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat4E2M1FN((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat4E2M1FN", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat4E2M1FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat4E2M1FN((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat4E2M1FN", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat4E2M1FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat4E2M1FN(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat4E2M1FN", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat4E2M1FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat4E2M1FN(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat4E2M1FN", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat4E2M1FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat4E2M1FN(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat4E2M1FN", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat4E2M1FN");
}

static void misuse_mlsFloat4E2M1FNTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat4E2M1FNTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat4E2M1FNTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat4E2M1FNTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat4E2M1FNTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat4E2M1FNTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGet");
}

static void misuse_mlsFloat4E2M1FNTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat4E2M1FNTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat4E2M1FNTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat4E2M1FNTypeGetName");
}

static void misuse_mlsFloat6E2M3FNTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat6E2M3FNTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat6E2M3FN(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E2M3FN((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat6E2M3FN", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat6E2M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E2M3FN((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat6E2M3FN", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat6E2M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E2M3FN(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat6E2M3FN", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat6E2M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E2M3FN(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat6E2M3FN", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat6E2M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E2M3FN(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat6E2M3FN", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat6E2M3FN");
}

static void misuse_mlsFloat6E2M3FNTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat6E2M3FNTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat6E2M3FNTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat6E2M3FNTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat6E2M3FNTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat6E2M3FNTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGet");
}

static void misuse_mlsFloat6E2M3FNTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat6E2M3FNTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat6E2M3FNTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat6E2M3FNTypeGetName");
}

static void misuse_mlsFloat6E3M2FNTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat6E3M2FNTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat6E3M2FN(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E3M2FN((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat6E3M2FN", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat6E3M2FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E3M2FN((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat6E3M2FN", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat6E3M2FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E3M2FN(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat6E3M2FN", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat6E3M2FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E3M2FN(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat6E3M2FN", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat6E3M2FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat6E3M2FN(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat6E3M2FN", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat6E3M2FN");
}

static void misuse_mlsFloat6E3M2FNTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat6E3M2FNTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat6E3M2FNTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat6E3M2FNTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat6E3M2FNTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat6E3M2FNTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGet");
}

static void misuse_mlsFloat6E3M2FNTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat6E3M2FNTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat6E3M2FNTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat6E3M2FNTypeGetName");
}

static void misuse_mlsFloat8E5M2TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E5M2TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E5M2(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E5M2", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E5M2", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E5M2", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E5M2", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E5M2", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2");
}

static void misuse_mlsFloat8E5M2TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E5M2TypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E5M2TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E5M2TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E5M2TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E5M2TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGet");
}

static void misuse_mlsFloat8E5M2TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E5M2TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E5M2TypeGetName");
}

static void misuse_mlsFloat8E4M3TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E4M3(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E4M3", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E4M3", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E4M3", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E4M3", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E4M3", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3");
}

static void misuse_mlsFloat8E4M3TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E4M3TypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E4M3TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E4M3TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E4M3TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGet");
}

static void misuse_mlsFloat8E4M3TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3TypeGetName");
}

static void misuse_mlsFloat8E4M3FNTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3FNTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E4M3FN(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FN((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E4M3FN", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FN((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E4M3FN", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FN(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E4M3FN", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FN(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E4M3FN", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FN");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FN(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E4M3FN", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FN");
}

static void misuse_mlsFloat8E4M3FNTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E4M3FNTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E4M3FNTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E4M3FNTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E4M3FNTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3FNTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGet");
}

static void misuse_mlsFloat8E4M3FNTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3FNTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3FNTypeGetName");
}

static void misuse_mlsFloat8E5M2FNUZTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E5M2FNUZTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E5M2FNUZ(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2FNUZ((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E5M2FNUZ", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2FNUZ((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E5M2FNUZ", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2FNUZ(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E5M2FNUZ", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2FNUZ(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E5M2FNUZ", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E5M2FNUZ(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E5M2FNUZ", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E5M2FNUZ");
}

static void misuse_mlsFloat8E5M2FNUZTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E5M2FNUZTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E5M2FNUZTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E5M2FNUZTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E5M2FNUZTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E5M2FNUZTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGet");
}

static void misuse_mlsFloat8E5M2FNUZTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E5M2FNUZTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E5M2FNUZTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E5M2FNUZTypeGetName");
}

static void misuse_mlsFloat8E4M3FNUZTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3FNUZTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E4M3FNUZ(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FNUZ((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E4M3FNUZ", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FNUZ((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E4M3FNUZ", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FNUZ(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E4M3FNUZ", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FNUZ(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E4M3FNUZ", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3FNUZ(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E4M3FNUZ", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3FNUZ");
}

static void misuse_mlsFloat8E4M3FNUZTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E4M3FNUZTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E4M3FNUZTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E4M3FNUZTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E4M3FNUZTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3FNUZTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGet");
}

static void misuse_mlsFloat8E4M3FNUZTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3FNUZTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3FNUZTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3FNUZTypeGetName");
}

static void misuse_mlsFloat8E4M3B11FNUZTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3B11FNUZTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E4M3B11FNUZ(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3B11FNUZ((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E4M3B11FNUZ", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3B11FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3B11FNUZ((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E4M3B11FNUZ", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3B11FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3B11FNUZ(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E4M3B11FNUZ", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3B11FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3B11FNUZ(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E4M3B11FNUZ", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3B11FNUZ");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E4M3B11FNUZ(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E4M3B11FNUZ", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E4M3B11FNUZ");
}

static void misuse_mlsFloat8E4M3B11FNUZTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E4M3B11FNUZTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E4M3B11FNUZTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E4M3B11FNUZTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E4M3B11FNUZTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3B11FNUZTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGet");
}

static void misuse_mlsFloat8E4M3B11FNUZTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E4M3B11FNUZTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E4M3B11FNUZTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E4M3B11FNUZTypeGetName");
}

static void misuse_mlsFloat8E3M4TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E3M4TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E3M4(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E3M4((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E3M4", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E3M4");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E3M4((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E3M4", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E3M4");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E3M4(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E3M4", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E3M4");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E3M4(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E3M4", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E3M4");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E3M4(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E3M4", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E3M4");
}

static void misuse_mlsFloat8E3M4TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E3M4TypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E3M4TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E3M4TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E3M4TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E3M4TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGet");
}

static void misuse_mlsFloat8E3M4TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E3M4TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E3M4TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E3M4TypeGetName");
}

static void misuse_mlsFloat8E8M0FNUTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E8M0FNUTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGetTypeID");
}

static void misuse_mlsTypeIsAFloat8E8M0FNU(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E8M0FNU((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFloat8E8M0FNU", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFloat8E8M0FNU");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E8M0FNU((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFloat8E8M0FNU", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFloat8E8M0FNU");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E8M0FNU(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFloat8E8M0FNU", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFloat8E8M0FNU");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E8M0FNU(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFloat8E8M0FNU", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFloat8E8M0FNU");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFloat8E8M0FNU(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFloat8E8M0FNU", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFloat8E8M0FNU");
}

static void misuse_mlsFloat8E8M0FNUTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFloat8E8M0FNUTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFloat8E8M0FNUTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFloat8E8M0FNUTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFloat8E8M0FNUTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGet");
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E8M0FNUTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGet");
}

static void misuse_mlsFloat8E8M0FNUTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat8E8M0FNUTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat8E8M0FNUTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat8E8M0FNUTypeGetName");
}

static void misuse_mlsBFloat16TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBFloat16TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsBFloat16TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsBFloat16TypeGetTypeID");
}

static void misuse_mlsTypeIsABF16(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsABF16((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsABF16", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsABF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsABF16((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsABF16", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsABF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsABF16(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsABF16", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsABF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsABF16(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsABF16", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsABF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsABF16(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsABF16", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsABF16");
}

static void misuse_mlsBF16TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBF16TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBF16TypeGet", "context", "null");
  fx_untouched(&out_, "mlsBF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsBF16TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBF16TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsBF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsBF16TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBF16TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsBF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsBF16TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBF16TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsBF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsBF16TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBF16TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsBF16TypeGet");
}

static void misuse_mlsBF16TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBF16TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsBF16TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsBF16TypeGetName");
}

static void misuse_mlsFloat16TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat16TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat16TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat16TypeGetTypeID");
}

static void misuse_mlsTypeIsAF16(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAF16((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAF16", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF16((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAF16", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF16(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAF16", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF16(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAF16", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAF16");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF16(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAF16", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAF16");
}

static void misuse_mlsF16TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsF16TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsF16TypeGet", "context", "null");
  fx_untouched(&out_, "mlsF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsF16TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsF16TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsF16TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsF16TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsF16TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsF16TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsF16TypeGet");
  fx_fill(&out_);
  fx_check(mlsF16TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsF16TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsF16TypeGet");
}

static void misuse_mlsF16TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsF16TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsF16TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsF16TypeGetName");
}

static void misuse_mlsFloat32TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat32TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat32TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat32TypeGetTypeID");
}

static void misuse_mlsTypeIsAF32(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAF32((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAF32", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF32((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAF32", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF32(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAF32", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF32(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAF32", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF32(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAF32", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAF32");
}

static void misuse_mlsF32TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsF32TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsF32TypeGet", "context", "null");
  fx_untouched(&out_, "mlsF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsF32TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsF32TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsF32TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsF32TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsF32TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsF32TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsF32TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsF32TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsF32TypeGet");
}

static void misuse_mlsF32TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsF32TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsF32TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsF32TypeGetName");
}

static void misuse_mlsFloat64TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloat64TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloat64TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloat64TypeGetTypeID");
}

static void misuse_mlsTypeIsAF64(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAF64((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAF64", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAF64");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF64((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAF64", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAF64");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF64(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAF64", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAF64");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF64(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAF64", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAF64");
  fx_fill(&out_);
  fx_check(mlsTypeIsAF64(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAF64", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAF64");
}

static void misuse_mlsF64TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsF64TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsF64TypeGet", "context", "null");
  fx_untouched(&out_, "mlsF64TypeGet");
  fx_fill(&out_);
  fx_check(mlsF64TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsF64TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsF64TypeGet");
  fx_fill(&out_);
  fx_check(mlsF64TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsF64TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsF64TypeGet");
  fx_fill(&out_);
  fx_check(mlsF64TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsF64TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsF64TypeGet");
  fx_fill(&out_);
  fx_check(mlsF64TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsF64TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsF64TypeGet");
}

static void misuse_mlsF64TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsF64TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsF64TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsF64TypeGetName");
}

static void misuse_mlsFloatTF32TypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFloatTF32TypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatTF32TypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatTF32TypeGetTypeID");
}

static void misuse_mlsTypeIsATF32(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATF32((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATF32", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsATF32((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATF32", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsATF32(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATF32", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsATF32(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATF32", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATF32");
  fx_fill(&out_);
  fx_check(mlsTypeIsATF32(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATF32", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATF32");
}

static void misuse_mlsTF32TypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTF32TypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTF32TypeGet", "context", "null");
  fx_untouched(&out_, "mlsTF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsTF32TypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTF32TypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsTF32TypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTF32TypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsTF32TypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTF32TypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTF32TypeGet");
  fx_fill(&out_);
  fx_check(mlsTF32TypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTF32TypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTF32TypeGet");
}

static void misuse_mlsTF32TypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTF32TypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTF32TypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTF32TypeGetName");
}

static void misuse_mlsNoneTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNoneTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsNoneTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsNoneTypeGetTypeID");
}

static void misuse_mlsTypeIsANone(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsANone((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsANone", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsANone");
  fx_fill(&out_);
  fx_check(mlsTypeIsANone((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsANone", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsANone");
  fx_fill(&out_);
  fx_check(mlsTypeIsANone(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsANone", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsANone");
  fx_fill(&out_);
  fx_check(mlsTypeIsANone(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsANone", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsANone");
  fx_fill(&out_);
  fx_check(mlsTypeIsANone(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsANone", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsANone");
}

static void misuse_mlsNoneTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNoneTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsNoneTypeGet", "context", "null");
  fx_untouched(&out_, "mlsNoneTypeGet");
  fx_fill(&out_);
  fx_check(mlsNoneTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsNoneTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsNoneTypeGet");
  fx_fill(&out_);
  fx_check(mlsNoneTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsNoneTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsNoneTypeGet");
  fx_fill(&out_);
  fx_check(mlsNoneTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsNoneTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsNoneTypeGet");
  fx_fill(&out_);
  fx_check(mlsNoneTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsNoneTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsNoneTypeGet");
}

static void misuse_mlsNoneTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNoneTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsNoneTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsNoneTypeGetName");
}

static void misuse_mlsComplexTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexTypeGetTypeID");
}

static void misuse_mlsTypeIsAComplex(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAComplex((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAComplex", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAComplex((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAComplex", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAComplex(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAComplex", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAComplex(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAComplex", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAComplex");
  fx_fill(&out_);
  fx_check(mlsTypeIsAComplex(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAComplex", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAComplex");
}

static void misuse_mlsComplexTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexTypeGet((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsComplexTypeGet");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGet((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsComplexTypeGet");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGet(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsComplexTypeGet");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGet(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsComplexTypeGet");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGet(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexTypeGet");
}

static void misuse_mlsComplexTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexTypeGetName");
}

static void misuse_mlsComplexTypeGetElementType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetElementType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsComplexTypeGetElementType", "ty", "null");
  fx_untouched(&out_, "mlsComplexTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetElementType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsComplexTypeGetElementType", "ty", "garbage");
  fx_untouched(&out_, "mlsComplexTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetElementType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsComplexTypeGetElementType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsComplexTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetElementType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsComplexTypeGetElementType", "ty", "stale");
  fx_untouched(&out_, "mlsComplexTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsComplexTypeGetElementType(fx_type("complex<f32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexTypeGetElementType", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexTypeGetElementType");
}

static void misuse_mlsTypeIsAShaped(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAShaped((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAShaped", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAShaped");
  fx_fill(&out_);
  fx_check(mlsTypeIsAShaped((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAShaped", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAShaped");
  fx_fill(&out_);
  fx_check(mlsTypeIsAShaped(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAShaped", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAShaped");
  fx_fill(&out_);
  fx_check(mlsTypeIsAShaped(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAShaped", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAShaped");
  fx_fill(&out_);
  fx_check(mlsTypeIsAShaped(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAShaped", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAShaped");
}

static void misuse_mlsShapedTypeGetElementType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetElementType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeGetElementType", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetElementType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeGetElementType", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetElementType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeGetElementType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetElementType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeGetElementType", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetElementType(fx_type("tensor<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeGetElementType", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeGetElementType");
}

static void misuse_mlsShapedTypeHasRank(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasRank((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeHasRank", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeHasRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasRank((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeHasRank", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeHasRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasRank(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeHasRank", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeHasRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasRank(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeHasRank", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeHasRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasRank(fx_type("tensor<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeHasRank", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeHasRank");
}

static void misuse_mlsShapedTypeGetRank(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetRank((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeGetRank", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeGetRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetRank((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeGetRank", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeGetRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetRank(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeGetRank", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeGetRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetRank(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeGetRank", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeGetRank");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetRank(fx_type("tensor<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeGetRank", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeGetRank");
}

static void misuse_mlsShapedTypeHasStaticShape(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasStaticShape((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeHasStaticShape", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeHasStaticShape");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasStaticShape((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeHasStaticShape", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeHasStaticShape");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasStaticShape(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeHasStaticShape", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeHasStaticShape");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasStaticShape(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeHasStaticShape", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeHasStaticShape");
  fx_fill(&out_);
  fx_check(mlsShapedTypeHasStaticShape(fx_type("tensor<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeHasStaticShape", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeHasStaticShape");
}

static void misuse_mlsShapedTypeIsDynamicDim(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeIsDynamicDim", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeIsDynamicDim", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeIsDynamicDim", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeIsDynamicDim", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim(fx_type("tensor<4xi8>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsShapedTypeIsDynamicDim", "dim", "-1");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim(fx_type("tensor<4xi8>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsShapedTypeIsDynamicDim", "dim", "too large");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsDynamicDim(fx_type("tensor<4xi8>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeIsDynamicDim", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeIsDynamicDim");
}

static void misuse_mlsShapedTypeIsStaticDim(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeIsStaticDim", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeIsStaticDim", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeIsStaticDim", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeIsStaticDim", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim(fx_type("tensor<4xi8>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsShapedTypeIsStaticDim", "dim", "-1");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim(fx_type("tensor<4xi8>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsShapedTypeIsStaticDim", "dim", "too large");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
  fx_fill(&out_);
  fx_check(mlsShapedTypeIsStaticDim(fx_type("tensor<4xi8>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeIsStaticDim", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeIsStaticDim");
}

static void misuse_mlsShapedTypeGetDimSize(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeGetDimSize", "ty", "null");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeGetDimSize", "ty", "garbage");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeGetDimSize", "ty", "wrong kind");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeGetDimSize", "ty", "stale");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize(fx_type("tensor<4xi8>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsShapedTypeGetDimSize", "dim", "-1");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize(fx_type("tensor<4xi8>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsShapedTypeGetDimSize", "dim", "too large");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
  fx_fill(&out_);
  fx_check(mlsShapedTypeGetDimSize(fx_type("tensor<4xi8>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeGetDimSize", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeGetDimSize");
}

static void misuse_mlsShapedTypeCopySizes(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsShapedTypeCopySizes((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsShapedTypeCopySizes", "ty", "null");
  fx_untouched(&elements_, "mlsShapedTypeCopySizes");
  fx_untouched(&out_, "mlsShapedTypeCopySizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsShapedTypeCopySizes((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsShapedTypeCopySizes", "ty", "garbage");
  fx_untouched(&elements_, "mlsShapedTypeCopySizes");
  fx_untouched(&out_, "mlsShapedTypeCopySizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsShapedTypeCopySizes(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsShapedTypeCopySizes", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsShapedTypeCopySizes");
  fx_untouched(&out_, "mlsShapedTypeCopySizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsShapedTypeCopySizes(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsShapedTypeCopySizes", "ty", "stale");
  fx_untouched(&elements_, "mlsShapedTypeCopySizes");
  fx_untouched(&out_, "mlsShapedTypeCopySizes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsShapedTypeCopySizes(fx_type("tensor<4xi8>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeCopySizes", "out", "null pointer");
  fx_untouched(&elements_, "mlsShapedTypeCopySizes");
  fx_untouched(&out_, "mlsShapedTypeCopySizes");
}

static void misuse_mlsVectorTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetTypeID");
}

static void misuse_mlsTypeIsAVector(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAVector((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAVector", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAVector");
  fx_fill(&out_);
  fx_check(mlsTypeIsAVector((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAVector", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAVector");
  fx_fill(&out_);
  fx_check(mlsTypeIsAVector(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAVector", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAVector");
  fx_fill(&out_);
  fx_check(mlsTypeIsAVector(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAVector", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAVector");
  fx_fill(&out_);
  fx_check(mlsTypeIsAVector(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAVector", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAVector");
}

static void misuse_mlsVectorTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(-1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGet", "rank", "-1");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGet", "rank", "too large");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(1, NULL, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGet", "shape", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(1, (const int64_t[]){4}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(1, (const int64_t[]){4}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(1, (const int64_t[]){4}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(1, (const int64_t[]){4}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsVectorTypeGet");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGet");
}

static void misuse_mlsVectorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetName");
}

static void misuse_mlsVectorTypeGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked((MlsLocation){0}, 1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeGetChecked", "location", "null");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked((MlsLocation){0xffffffffffffffffull}, 1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_wrong_kind_for_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_stale_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), -1, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGetChecked", "rank", "-1");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGetChecked", "rank", "too large");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, NULL, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetChecked", "shape", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeGetChecked", "element_type", "null");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeGetChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeGetChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeGetChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsVectorTypeGetChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetChecked");
}

static void misuse_mlsVectorTypeGetScalable(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(-1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGetScalable", "rank", "-1");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(INTPTR_MAX, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGetScalable", "rank", "too large");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, NULL, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetScalable", "shape", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, (const int64_t[]){4}, NULL, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetScalable", "scalable", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, (const int64_t[]){4}, (const MlsBool[]){4}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeGetScalable", "element_type", "null");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, (const int64_t[]){4}, (const MlsBool[]){4}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeGetScalable", "element_type", "garbage");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeGetScalable", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeGetScalable", "element_type", "stale");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalable(1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetScalable", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetScalable");
}

static void misuse_mlsVectorTypeGetScalableChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked((MlsLocation){0}, 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeGetScalableChecked", "location", "null");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked((MlsLocation){0xffffffffffffffffull}, 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeGetScalableChecked", "location", "garbage");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_wrong_kind_for_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeGetScalableChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_stale_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeGetScalableChecked", "location", "stale");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), -1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGetScalableChecked", "rank", "-1");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), INTPTR_MAX, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeGetScalableChecked", "rank", "too large");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, NULL, (const MlsBool[]){4}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetScalableChecked", "shape", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, NULL, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetScalableChecked", "scalable", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeGetScalableChecked", "element_type", "null");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeGetScalableChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeGetScalableChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeGetScalableChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsVectorTypeGetScalableChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
  fx_fill(&out_);
  fx_check(mlsVectorTypeGetScalableChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (const MlsBool[]){4}, fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeGetScalableChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeGetScalableChecked");
}

static void misuse_mlsVectorTypeIsScalable(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsScalable((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeIsScalable", "ty", "null");
  fx_untouched(&out_, "mlsVectorTypeIsScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsScalable((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeIsScalable", "ty", "garbage");
  fx_untouched(&out_, "mlsVectorTypeIsScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsScalable(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeIsScalable", "ty", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeIsScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsScalable(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeIsScalable", "ty", "stale");
  fx_untouched(&out_, "mlsVectorTypeIsScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsScalable(fx_type("vector<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeIsScalable", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeIsScalable");
}

static void misuse_mlsVectorTypeIsDimScalable(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsVectorTypeIsDimScalable", "ty", "null");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsVectorTypeIsDimScalable", "ty", "garbage");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsVectorTypeIsDimScalable", "ty", "wrong kind");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsVectorTypeIsDimScalable", "ty", "stale");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable(fx_type("vector<4xi8>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeIsDimScalable", "dim", "-1");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable(fx_type("vector<4xi8>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsVectorTypeIsDimScalable", "dim", "too large");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
  fx_fill(&out_);
  fx_check(mlsVectorTypeIsDimScalable(fx_type("vector<4xi8>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsVectorTypeIsDimScalable", "out", "null pointer");
  fx_untouched(&out_, "mlsVectorTypeIsDimScalable");
}

static void misuse_mlsTypeIsATensor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATensor((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATensor", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsATensor((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATensor", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsATensor(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATensor", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsATensor(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATensor", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsATensor(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATensor", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATensor");
}

static void misuse_mlsRankedTensorTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGetTypeID");
}

static void misuse_mlsTypeIsARankedTensor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsARankedTensor((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsARankedTensor", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsARankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsARankedTensor((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsARankedTensor", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsARankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsARankedTensor(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsARankedTensor", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsARankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsARankedTensor(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsARankedTensor", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsARankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsARankedTensor(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsARankedTensor", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsARankedTensor");
}

static void misuse_mlsUnrankedTensorTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedTensorTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetTypeID");
}

static void misuse_mlsTypeIsAUnrankedTensor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedTensor((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAUnrankedTensor", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAUnrankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedTensor((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAUnrankedTensor", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAUnrankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedTensor(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAUnrankedTensor", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAUnrankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedTensor(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAUnrankedTensor", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAUnrankedTensor");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedTensor(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAUnrankedTensor", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAUnrankedTensor");
}

static void misuse_mlsRankedTensorTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(-1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsRankedTensorTypeGet", "rank", "-1");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsRankedTensorTypeGet", "rank", "too large");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, NULL, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGet", "shape", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, (MlsType){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRankedTensorTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, (MlsType){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRankedTensorTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_wrong_kind_for_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRankedTensorTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_stale_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRankedTensorTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRankedTensorTypeGet", "encoding", "garbage");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRankedTensorTypeGet", "encoding", "wrong kind");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRankedTensorTypeGet", "encoding", "stale");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRankedTensorTypeGet", "encoding", "foreign context");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGet(1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGet");
}

static void misuse_mlsRankedTensorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGetName");
}

static void misuse_mlsRankedTensorTypeGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked((MlsLocation){0}, 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRankedTensorTypeGetChecked", "location", "null");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked((MlsLocation){0xffffffffffffffffull}, 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRankedTensorTypeGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_wrong_kind_for_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRankedTensorTypeGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_stale_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRankedTensorTypeGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), -1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsRankedTensorTypeGetChecked", "rank", "-1");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsRankedTensorTypeGetChecked", "rank", "too large");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, NULL, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGetChecked", "shape", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (MlsType){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRankedTensorTypeGetChecked", "element_type", "null");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, (MlsType){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRankedTensorTypeGetChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_wrong_kind_for_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRankedTensorTypeGetChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_stale_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRankedTensorTypeGetChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_other_context_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRankedTensorTypeGetChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRankedTensorTypeGetChecked", "encoding", "garbage");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRankedTensorTypeGetChecked", "encoding", "wrong kind");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRankedTensorTypeGetChecked", "encoding", "stale");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRankedTensorTypeGetChecked", "encoding", "foreign context");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetChecked(fx_valid_MlsLocation(), 1, (const int64_t[]){4}, fx_valid_MlsType(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGetChecked");
}

static void misuse_mlsRankedTensorTypeGetEncoding(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetEncoding((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRankedTensorTypeGetEncoding", "ty", "null");
  fx_untouched(&out_, "mlsRankedTensorTypeGetEncoding");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetEncoding((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRankedTensorTypeGetEncoding", "ty", "garbage");
  fx_untouched(&out_, "mlsRankedTensorTypeGetEncoding");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetEncoding(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRankedTensorTypeGetEncoding", "ty", "wrong kind");
  fx_untouched(&out_, "mlsRankedTensorTypeGetEncoding");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetEncoding(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRankedTensorTypeGetEncoding", "ty", "stale");
  fx_untouched(&out_, "mlsRankedTensorTypeGetEncoding");
  fx_fill(&out_);
  fx_check(mlsRankedTensorTypeGetEncoding(fx_type("tensor<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRankedTensorTypeGetEncoding", "out", "null pointer");
  fx_untouched(&out_, "mlsRankedTensorTypeGetEncoding");
}

static void misuse_mlsUnrankedTensorTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGet((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedTensorTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGet((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedTensorTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGet(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedTensorTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGet(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedTensorTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGet(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedTensorTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGet");
}

static void misuse_mlsUnrankedTensorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedTensorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetName");
}

static void misuse_mlsUnrankedTensorTypeGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked((MlsLocation){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedTensorTypeGetChecked", "location", "null");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedTensorTypeGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedTensorTypeGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_stale_MlsLocation(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedTensorTypeGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_valid_MlsLocation(), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedTensorTypeGetChecked", "element_type", "null");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_valid_MlsLocation(), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedTensorTypeGetChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedTensorTypeGetChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_valid_MlsLocation(), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedTensorTypeGetChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_valid_MlsLocation(), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUnrankedTensorTypeGetChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedTensorTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedTensorTypeGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedTensorTypeGetChecked");
}

static void misuse_mlsMemRefTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetTypeID");
}

static void misuse_mlsTypeIsAMemRef(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAMemRef((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAMemRef", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAMemRef((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAMemRef", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAMemRef(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAMemRef", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAMemRef(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAMemRef", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAMemRef(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAMemRef", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAMemRef");
}

static void misuse_mlsUnrankedMemRefTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedMemRefTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetTypeID");
}

static void misuse_mlsTypeIsAUnrankedMemRef(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedMemRef((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAUnrankedMemRef", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAUnrankedMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedMemRef((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAUnrankedMemRef", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAUnrankedMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedMemRef(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAUnrankedMemRef", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAUnrankedMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedMemRef(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAUnrankedMemRef", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAUnrankedMemRef");
  fx_fill(&out_);
  fx_check(mlsTypeIsAUnrankedMemRef(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAUnrankedMemRef", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAUnrankedMemRef");
}

static void misuse_mlsMemRefTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet((MlsType){0}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet((MlsType){0xffffffffffffffffull}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_wrong_kind_for_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_stale_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), -1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeGet", "rank", "-1");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeGet", "rank", "too large");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, NULL, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGet", "shape", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, (MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGet", "layout", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGet", "layout", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_stale_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGet", "layout", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_other_context_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeGet", "layout", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGet", "memory_space", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGet", "memory_space", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGet", "memory_space", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeGet", "memory_space", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGet");
}

static void misuse_mlsMemRefTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetName");
}

static void misuse_mlsMemRefTypeGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked((MlsLocation){0}, fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGetChecked", "location", "null");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_stale_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), (MlsType){0}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGetChecked", "element_type", "null");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), (MlsType){0xffffffffffffffffull}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_stale_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_other_context_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeGetChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), -1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeGetChecked", "rank", "-1");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeGetChecked", "rank", "too large");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, NULL, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetChecked", "shape", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, (MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetChecked", "layout", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetChecked", "layout", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_stale_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetChecked", "layout", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_other_context_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeGetChecked", "layout", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetChecked", "memory_space", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetChecked", "memory_space", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetChecked", "memory_space", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeGetChecked", "memory_space", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetChecked");
}

static void misuse_mlsMemRefTypeContiguousGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet((MlsType){0}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeContiguousGet", "element_type", "null");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet((MlsType){0xffffffffffffffffull}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeContiguousGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_wrong_kind_for_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeContiguousGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_stale_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeContiguousGet", "element_type", "stale");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), -1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeContiguousGet", "rank", "-1");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeContiguousGet", "rank", "too large");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), 1, NULL, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeContiguousGet", "shape", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeContiguousGet", "memory_space", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeContiguousGet", "memory_space", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeContiguousGet", "memory_space", "stale");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeContiguousGet", "memory_space", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGet(fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeContiguousGet", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGet");
}

static void misuse_mlsMemRefTypeContiguousGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked((MlsLocation){0}, fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeContiguousGetChecked", "location", "null");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeContiguousGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeContiguousGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_stale_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeContiguousGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), (MlsType){0}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeContiguousGetChecked", "element_type", "null");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), (MlsType){0xffffffffffffffffull}, 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeContiguousGetChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeContiguousGetChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_stale_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeContiguousGetChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_other_context_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeContiguousGetChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), -1, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeContiguousGetChecked", "rank", "-1");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), INTPTR_MAX, (const int64_t[]){4}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsMemRefTypeContiguousGetChecked", "rank", "too large");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, NULL, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeContiguousGetChecked", "shape", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeContiguousGetChecked", "memory_space", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeContiguousGetChecked", "memory_space", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeContiguousGetChecked", "memory_space", "stale");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsMemRefTypeContiguousGetChecked", "memory_space", "foreign context");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeContiguousGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), 1, (const int64_t[]){4}, fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeContiguousGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeContiguousGetChecked");
}

static void misuse_mlsUnrankedMemRefTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet((MlsType){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedMemRefTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet((MlsType){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedMemRefTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_wrong_kind_for_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedMemRefTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_stale_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedMemRefTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedMemRefTypeGet", "memory_space", "garbage");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedMemRefTypeGet", "memory_space", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_valid_MlsType(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedMemRefTypeGet", "memory_space", "stale");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_valid_MlsType(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUnrankedMemRefTypeGet", "memory_space", "foreign context");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGet(fx_valid_MlsType(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedMemRefTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGet");
}

static void misuse_mlsUnrankedMemRefTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedMemRefTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetName");
}

static void misuse_mlsUnrankedMemRefTypeGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked((MlsLocation){0}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "location", "null");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedMemRefTypeGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_stale_MlsLocation(), fx_valid_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), (MlsType){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "element_type", "null");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), (MlsType){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "element_type", "garbage");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedMemRefTypeGetChecked", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_stale_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "element_type", "stale");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_other_context_MlsType(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUnrankedMemRefTypeGetChecked", "element_type", "foreign context");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "memory_space", "garbage");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedMemRefTypeGetChecked", "memory_space", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedMemRefTypeGetChecked", "memory_space", "stale");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsUnrankedMemRefTypeGetChecked", "memory_space", "foreign context");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemRefTypeGetChecked(fx_valid_MlsLocation(), fx_valid_MlsType(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedMemRefTypeGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedMemRefTypeGetChecked");
}

static void misuse_mlsMemRefTypeGetLayout(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetLayout((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGetLayout", "ty", "null");
  fx_untouched(&out_, "mlsMemRefTypeGetLayout");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetLayout((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetLayout", "ty", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetLayout");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetLayout(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetLayout", "ty", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetLayout");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetLayout(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetLayout", "ty", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetLayout");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetLayout(fx_type("memref<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetLayout", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetLayout");
}

static void misuse_mlsMemRefTypeGetAffineMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetAffineMap((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGetAffineMap", "ty", "null");
  fx_untouched(&out_, "mlsMemRefTypeGetAffineMap");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetAffineMap((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetAffineMap", "ty", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetAffineMap");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetAffineMap(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetAffineMap", "ty", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetAffineMap");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetAffineMap(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetAffineMap", "ty", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetAffineMap");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetAffineMap(fx_type("memref<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetAffineMap", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetAffineMap");
}

static void misuse_mlsMemRefTypeGetMemorySpace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetMemorySpace((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsMemRefTypeGetMemorySpace", "ty", "null");
  fx_untouched(&out_, "mlsMemRefTypeGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetMemorySpace((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsMemRefTypeGetMemorySpace", "ty", "garbage");
  fx_untouched(&out_, "mlsMemRefTypeGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetMemorySpace(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsMemRefTypeGetMemorySpace", "ty", "wrong kind");
  fx_untouched(&out_, "mlsMemRefTypeGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetMemorySpace(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsMemRefTypeGetMemorySpace", "ty", "stale");
  fx_untouched(&out_, "mlsMemRefTypeGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsMemRefTypeGetMemorySpace(fx_type("memref<4xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsMemRefTypeGetMemorySpace", "out", "null pointer");
  fx_untouched(&out_, "mlsMemRefTypeGetMemorySpace");
}

static void misuse_mlsUnrankedMemrefGetMemorySpace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUnrankedMemrefGetMemorySpace((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsUnrankedMemrefGetMemorySpace", "ty", "null");
  fx_untouched(&out_, "mlsUnrankedMemrefGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemrefGetMemorySpace((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsUnrankedMemrefGetMemorySpace", "ty", "garbage");
  fx_untouched(&out_, "mlsUnrankedMemrefGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemrefGetMemorySpace(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsUnrankedMemrefGetMemorySpace", "ty", "wrong kind");
  fx_untouched(&out_, "mlsUnrankedMemrefGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemrefGetMemorySpace(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsUnrankedMemrefGetMemorySpace", "ty", "stale");
  fx_untouched(&out_, "mlsUnrankedMemrefGetMemorySpace");
  fx_fill(&out_);
  fx_check(mlsUnrankedMemrefGetMemorySpace(fx_type("memref<*xi8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsUnrankedMemrefGetMemorySpace", "out", "null pointer");
  fx_untouched(&out_, "mlsUnrankedMemrefGetMemorySpace");
}

static void misuse_mlsTupleTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTupleTypeGetTypeID");
}

static void misuse_mlsTypeIsATuple(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsATuple((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsATuple", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsATuple");
  fx_fill(&out_);
  fx_check(mlsTypeIsATuple((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsATuple", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsATuple");
  fx_fill(&out_);
  fx_check(mlsTypeIsATuple(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsATuple", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsATuple");
  fx_fill(&out_);
  fx_check(mlsTypeIsATuple(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsATuple", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsATuple");
  fx_fill(&out_);
  fx_check(mlsTypeIsATuple(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsATuple", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsATuple");
}

static void misuse_mlsTupleTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet((MlsContext){0}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTupleTypeGet", "context", "null");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTupleTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTupleTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_stale_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTupleTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), -1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsTupleTypeGet", "num_elements", "-1");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsTupleTypeGet", "num_elements", "too large");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTupleTypeGet", "elements", "null");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTupleTypeGet", "elements", "garbage");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTupleTypeGet", "elements", "wrong kind");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_stale_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTupleTypeGet", "elements", "stale");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_other_context_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsTupleTypeGet", "elements", "foreign context");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsTupleTypeGet");
}

static void misuse_mlsTupleTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsTupleTypeGetName");
}

static void misuse_mlsTupleTypeGetNumTypes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetNumTypes((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTupleTypeGetNumTypes", "ty", "null");
  fx_untouched(&out_, "mlsTupleTypeGetNumTypes");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetNumTypes((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTupleTypeGetNumTypes", "ty", "garbage");
  fx_untouched(&out_, "mlsTupleTypeGetNumTypes");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetNumTypes(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTupleTypeGetNumTypes", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTupleTypeGetNumTypes");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetNumTypes(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTupleTypeGetNumTypes", "ty", "stale");
  fx_untouched(&out_, "mlsTupleTypeGetNumTypes");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetNumTypes(fx_type("tuple<i32>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeGetNumTypes", "out", "null pointer");
  fx_untouched(&out_, "mlsTupleTypeGetNumTypes");
}

static void misuse_mlsTupleTypeGetType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTupleTypeGetType", "ty", "null");
  fx_untouched(&out_, "mlsTupleTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTupleTypeGetType", "ty", "garbage");
  fx_untouched(&out_, "mlsTupleTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTupleTypeGetType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTupleTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTupleTypeGetType", "ty", "stale");
  fx_untouched(&out_, "mlsTupleTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType(fx_type("tuple<i32>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsTupleTypeGetType", "pos", "-1");
  fx_untouched(&out_, "mlsTupleTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType(fx_type("tuple<i32>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsTupleTypeGetType", "pos", "too large");
  fx_untouched(&out_, "mlsTupleTypeGetType");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGetType(fx_type("tuple<i32>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeGetType", "out", "null pointer");
  fx_untouched(&out_, "mlsTupleTypeGetType");
}

static void misuse_mlsTupleTypeCopyTypes(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsTupleTypeCopyTypes((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTupleTypeCopyTypes", "ty", "null");
  fx_untouched(&elements_, "mlsTupleTypeCopyTypes");
  fx_untouched(&out_, "mlsTupleTypeCopyTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsTupleTypeCopyTypes((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTupleTypeCopyTypes", "ty", "garbage");
  fx_untouched(&elements_, "mlsTupleTypeCopyTypes");
  fx_untouched(&out_, "mlsTupleTypeCopyTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsTupleTypeCopyTypes(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTupleTypeCopyTypes", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsTupleTypeCopyTypes");
  fx_untouched(&out_, "mlsTupleTypeCopyTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsTupleTypeCopyTypes(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTupleTypeCopyTypes", "ty", "stale");
  fx_untouched(&elements_, "mlsTupleTypeCopyTypes");
  fx_untouched(&out_, "mlsTupleTypeCopyTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsTupleTypeCopyTypes(fx_type("tuple<i32>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTupleTypeCopyTypes", "out", "null pointer");
  fx_untouched(&elements_, "mlsTupleTypeCopyTypes");
  fx_untouched(&out_, "mlsTupleTypeCopyTypes");
}

static void misuse_mlsFunctionTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetTypeID");
}

static void misuse_mlsTypeIsAFunction(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAFunction((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAFunction", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAFunction");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFunction((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAFunction", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAFunction");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFunction(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAFunction", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAFunction");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFunction(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAFunction", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAFunction");
  fx_fill(&out_);
  fx_check(mlsTypeIsAFunction(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAFunction", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAFunction");
}

static void misuse_mlsFunctionTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet((MlsContext){0}, 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGet", "context", "null");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_stale_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), -1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "num_inputs", "-1");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "num_inputs", "too large");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, NULL, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGet", "inputs", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0}}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGet", "inputs", "null");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGet", "inputs", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGet", "inputs", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_stale_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGet", "inputs", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_other_context_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsFunctionTypeGet", "inputs", "foreign context");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, -1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "num_results", "-1");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "num_results", "too large");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGet", "results", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){(MlsType){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGet", "results", "null");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGet", "results", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGet", "results", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_stale_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGet", "results", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_other_context_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsFunctionTypeGet", "results", "foreign context");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGet");
}

static void misuse_mlsFunctionTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetName");
}

static void misuse_mlsFunctionTypeGetNumInputs(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumInputs((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGetNumInputs", "ty", "null");
  fx_untouched(&out_, "mlsFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumInputs((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGetNumInputs", "ty", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumInputs(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGetNumInputs", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumInputs(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGetNumInputs", "ty", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumInputs(fx_type("(i32) -> i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetNumInputs", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetNumInputs");
}

static void misuse_mlsFunctionTypeGetNumResults(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumResults((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGetNumResults", "ty", "null");
  fx_untouched(&out_, "mlsFunctionTypeGetNumResults");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumResults((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGetNumResults", "ty", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGetNumResults");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumResults(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGetNumResults", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGetNumResults");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumResults(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGetNumResults", "ty", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGetNumResults");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetNumResults(fx_type("(i32) -> i32"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetNumResults", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetNumResults");
}

static void misuse_mlsFunctionTypeGetInput(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGetInput", "ty", "null");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGetInput", "ty", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGetInput", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGetInput", "ty", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput(fx_type("(i32) -> i32"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGetInput", "pos", "-1");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput(fx_type("(i32) -> i32"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGetInput", "pos", "too large");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetInput(fx_type("(i32) -> i32"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetInput", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetInput");
}

static void misuse_mlsFunctionTypeCopyInputs(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyInputs((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeCopyInputs", "ty", "null");
  fx_untouched(&elements_, "mlsFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyInputs((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeCopyInputs", "ty", "garbage");
  fx_untouched(&elements_, "mlsFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyInputs(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeCopyInputs", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyInputs(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeCopyInputs", "ty", "stale");
  fx_untouched(&elements_, "mlsFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyInputs(fx_type("(i32) -> i32"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeCopyInputs", "out", "null pointer");
  fx_untouched(&elements_, "mlsFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsFunctionTypeCopyInputs");
}

static void misuse_mlsFunctionTypeGetResult(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeGetResult", "ty", "null");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeGetResult", "ty", "garbage");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeGetResult", "ty", "wrong kind");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeGetResult", "ty", "stale");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult(fx_type("(i32) -> i32"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGetResult", "pos", "-1");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult(fx_type("(i32) -> i32"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGetResult", "pos", "too large");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGetResult(fx_type("(i32) -> i32"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetResult", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetResult");
}

static void misuse_mlsFunctionTypeCopyResults(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyResults((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFunctionTypeCopyResults", "ty", "null");
  fx_untouched(&elements_, "mlsFunctionTypeCopyResults");
  fx_untouched(&out_, "mlsFunctionTypeCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyResults((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFunctionTypeCopyResults", "ty", "garbage");
  fx_untouched(&elements_, "mlsFunctionTypeCopyResults");
  fx_untouched(&out_, "mlsFunctionTypeCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyResults(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFunctionTypeCopyResults", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsFunctionTypeCopyResults");
  fx_untouched(&out_, "mlsFunctionTypeCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyResults(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFunctionTypeCopyResults", "ty", "stale");
  fx_untouched(&elements_, "mlsFunctionTypeCopyResults");
  fx_untouched(&out_, "mlsFunctionTypeCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsFunctionTypeCopyResults(fx_type("(i32) -> i32"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeCopyResults", "out", "null pointer");
  fx_untouched(&elements_, "mlsFunctionTypeCopyResults");
  fx_untouched(&out_, "mlsFunctionTypeCopyResults");
}

static void misuse_mlsOpaqueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueTypeGetTypeID");
}

static void misuse_mlsTypeIsAOpaque(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAOpaque((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAOpaque", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsTypeIsAOpaque((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAOpaque", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsTypeIsAOpaque(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAOpaque", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsTypeIsAOpaque(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAOpaque", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAOpaque");
  fx_fill(&out_);
  fx_check(mlsTypeIsAOpaque(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAOpaque", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAOpaque");
}

static void misuse_mlsOpaqueTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet((MlsContext){0}, fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueTypeGet", "context", "null");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet((MlsContext){0xffffffffffffffffull}, fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet(fx_wrong_kind_for_MlsContext(), fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet(fx_stale_MlsContext(), fx_string(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGet", "dialect_namespace", "null text");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet(fx_valid_MlsContext(), fx_string(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGet", "type_data", "null text");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGet(fx_valid_MlsContext(), fx_string(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueTypeGet");
}

static void misuse_mlsOpaqueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueTypeGetName");
}

static void misuse_mlsOpaqueTypeGetDialectNamespace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetDialectNamespace((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueTypeGetDialectNamespace", "ty", "null");
  fx_untouched(&out_, "mlsOpaqueTypeGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetDialectNamespace((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueTypeGetDialectNamespace", "ty", "garbage");
  fx_untouched(&out_, "mlsOpaqueTypeGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetDialectNamespace(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueTypeGetDialectNamespace", "ty", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueTypeGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetDialectNamespace(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueTypeGetDialectNamespace", "ty", "stale");
  fx_untouched(&out_, "mlsOpaqueTypeGetDialectNamespace");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetDialectNamespace(fx_type("!none_such<\"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGetDialectNamespace", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueTypeGetDialectNamespace");
}

static void misuse_mlsOpaqueTypeGetData(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetData((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpaqueTypeGetData", "ty", "null");
  fx_untouched(&out_, "mlsOpaqueTypeGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetData((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpaqueTypeGetData", "ty", "garbage");
  fx_untouched(&out_, "mlsOpaqueTypeGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetData(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpaqueTypeGetData", "ty", "wrong kind");
  fx_untouched(&out_, "mlsOpaqueTypeGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetData(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpaqueTypeGetData", "ty", "stale");
  fx_untouched(&out_, "mlsOpaqueTypeGetData");
  fx_fill(&out_);
  fx_check(mlsOpaqueTypeGetData(fx_type("!none_such<\"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpaqueTypeGetData", "out", "null pointer");
  fx_untouched(&out_, "mlsOpaqueTypeGetData");
}

// Nothing to misuse:
//   mlsShapedTypeIsDynamicSize
//   mlsShapedTypeIsStaticSize
//   mlsShapedTypeGetDynamicSize
//   mlsShapedTypeIsDynamicStrideOrOffset
//   mlsShapedTypeIsStaticStrideOrOffset
//   mlsShapedTypeGetDynamicStrideOrOffset

int misuse_generated_builtin_types(void) {
  fx_setup();
  misuse_mlsIntegerTypeGetTypeID();
  misuse_mlsTypeIsAInteger();
  misuse_mlsIntegerTypeGet();
  misuse_mlsIntegerTypeGetName();
  misuse_mlsIntegerTypeSignedGet();
  misuse_mlsIntegerTypeUnsignedGet();
  misuse_mlsIntegerTypeGetWidth();
  misuse_mlsIntegerTypeIsSignless();
  misuse_mlsIntegerTypeIsSigned();
  misuse_mlsIntegerTypeIsUnsigned();
  misuse_mlsIndexTypeGetTypeID();
  misuse_mlsTypeIsAIndex();
  misuse_mlsIndexTypeGet();
  misuse_mlsIndexTypeGetName();
  misuse_mlsTypeIsAFloat();
  misuse_mlsFloatTypeGetWidth();
  misuse_mlsFloat4E2M1FNTypeGetTypeID();
  misuse_mlsTypeIsAFloat4E2M1FN();
  misuse_mlsFloat4E2M1FNTypeGet();
  misuse_mlsFloat4E2M1FNTypeGetName();
  misuse_mlsFloat6E2M3FNTypeGetTypeID();
  misuse_mlsTypeIsAFloat6E2M3FN();
  misuse_mlsFloat6E2M3FNTypeGet();
  misuse_mlsFloat6E2M3FNTypeGetName();
  misuse_mlsFloat6E3M2FNTypeGetTypeID();
  misuse_mlsTypeIsAFloat6E3M2FN();
  misuse_mlsFloat6E3M2FNTypeGet();
  misuse_mlsFloat6E3M2FNTypeGetName();
  misuse_mlsFloat8E5M2TypeGetTypeID();
  misuse_mlsTypeIsAFloat8E5M2();
  misuse_mlsFloat8E5M2TypeGet();
  misuse_mlsFloat8E5M2TypeGetName();
  misuse_mlsFloat8E4M3TypeGetTypeID();
  misuse_mlsTypeIsAFloat8E4M3();
  misuse_mlsFloat8E4M3TypeGet();
  misuse_mlsFloat8E4M3TypeGetName();
  misuse_mlsFloat8E4M3FNTypeGetTypeID();
  misuse_mlsTypeIsAFloat8E4M3FN();
  misuse_mlsFloat8E4M3FNTypeGet();
  misuse_mlsFloat8E4M3FNTypeGetName();
  misuse_mlsFloat8E5M2FNUZTypeGetTypeID();
  misuse_mlsTypeIsAFloat8E5M2FNUZ();
  misuse_mlsFloat8E5M2FNUZTypeGet();
  misuse_mlsFloat8E5M2FNUZTypeGetName();
  misuse_mlsFloat8E4M3FNUZTypeGetTypeID();
  misuse_mlsTypeIsAFloat8E4M3FNUZ();
  misuse_mlsFloat8E4M3FNUZTypeGet();
  misuse_mlsFloat8E4M3FNUZTypeGetName();
  misuse_mlsFloat8E4M3B11FNUZTypeGetTypeID();
  misuse_mlsTypeIsAFloat8E4M3B11FNUZ();
  misuse_mlsFloat8E4M3B11FNUZTypeGet();
  misuse_mlsFloat8E4M3B11FNUZTypeGetName();
  misuse_mlsFloat8E3M4TypeGetTypeID();
  misuse_mlsTypeIsAFloat8E3M4();
  misuse_mlsFloat8E3M4TypeGet();
  misuse_mlsFloat8E3M4TypeGetName();
  misuse_mlsFloat8E8M0FNUTypeGetTypeID();
  misuse_mlsTypeIsAFloat8E8M0FNU();
  misuse_mlsFloat8E8M0FNUTypeGet();
  misuse_mlsFloat8E8M0FNUTypeGetName();
  misuse_mlsBFloat16TypeGetTypeID();
  misuse_mlsTypeIsABF16();
  misuse_mlsBF16TypeGet();
  misuse_mlsBF16TypeGetName();
  misuse_mlsFloat16TypeGetTypeID();
  misuse_mlsTypeIsAF16();
  misuse_mlsF16TypeGet();
  misuse_mlsF16TypeGetName();
  misuse_mlsFloat32TypeGetTypeID();
  misuse_mlsTypeIsAF32();
  misuse_mlsF32TypeGet();
  misuse_mlsF32TypeGetName();
  misuse_mlsFloat64TypeGetTypeID();
  misuse_mlsTypeIsAF64();
  misuse_mlsF64TypeGet();
  misuse_mlsF64TypeGetName();
  misuse_mlsFloatTF32TypeGetTypeID();
  misuse_mlsTypeIsATF32();
  misuse_mlsTF32TypeGet();
  misuse_mlsTF32TypeGetName();
  misuse_mlsNoneTypeGetTypeID();
  misuse_mlsTypeIsANone();
  misuse_mlsNoneTypeGet();
  misuse_mlsNoneTypeGetName();
  misuse_mlsComplexTypeGetTypeID();
  misuse_mlsTypeIsAComplex();
  misuse_mlsComplexTypeGet();
  misuse_mlsComplexTypeGetName();
  misuse_mlsComplexTypeGetElementType();
  misuse_mlsTypeIsAShaped();
  misuse_mlsShapedTypeGetElementType();
  misuse_mlsShapedTypeHasRank();
  misuse_mlsShapedTypeGetRank();
  misuse_mlsShapedTypeHasStaticShape();
  misuse_mlsShapedTypeIsDynamicDim();
  misuse_mlsShapedTypeIsStaticDim();
  misuse_mlsShapedTypeGetDimSize();
  misuse_mlsShapedTypeCopySizes();
  misuse_mlsVectorTypeGetTypeID();
  misuse_mlsTypeIsAVector();
  misuse_mlsVectorTypeGet();
  misuse_mlsVectorTypeGetName();
  misuse_mlsVectorTypeGetChecked();
  misuse_mlsVectorTypeGetScalable();
  misuse_mlsVectorTypeGetScalableChecked();
  misuse_mlsVectorTypeIsScalable();
  misuse_mlsVectorTypeIsDimScalable();
  misuse_mlsTypeIsATensor();
  misuse_mlsRankedTensorTypeGetTypeID();
  misuse_mlsTypeIsARankedTensor();
  misuse_mlsUnrankedTensorTypeGetTypeID();
  misuse_mlsTypeIsAUnrankedTensor();
  misuse_mlsRankedTensorTypeGet();
  misuse_mlsRankedTensorTypeGetName();
  misuse_mlsRankedTensorTypeGetChecked();
  misuse_mlsRankedTensorTypeGetEncoding();
  misuse_mlsUnrankedTensorTypeGet();
  misuse_mlsUnrankedTensorTypeGetName();
  misuse_mlsUnrankedTensorTypeGetChecked();
  misuse_mlsMemRefTypeGetTypeID();
  misuse_mlsTypeIsAMemRef();
  misuse_mlsUnrankedMemRefTypeGetTypeID();
  misuse_mlsTypeIsAUnrankedMemRef();
  misuse_mlsMemRefTypeGet();
  misuse_mlsMemRefTypeGetName();
  misuse_mlsMemRefTypeGetChecked();
  misuse_mlsMemRefTypeContiguousGet();
  misuse_mlsMemRefTypeContiguousGetChecked();
  misuse_mlsUnrankedMemRefTypeGet();
  misuse_mlsUnrankedMemRefTypeGetName();
  misuse_mlsUnrankedMemRefTypeGetChecked();
  misuse_mlsMemRefTypeGetLayout();
  misuse_mlsMemRefTypeGetAffineMap();
  misuse_mlsMemRefTypeGetMemorySpace();
  misuse_mlsUnrankedMemrefGetMemorySpace();
  misuse_mlsTupleTypeGetTypeID();
  misuse_mlsTypeIsATuple();
  misuse_mlsTupleTypeGet();
  misuse_mlsTupleTypeGetName();
  misuse_mlsTupleTypeGetNumTypes();
  misuse_mlsTupleTypeGetType();
  misuse_mlsTupleTypeCopyTypes();
  misuse_mlsFunctionTypeGetTypeID();
  misuse_mlsTypeIsAFunction();
  misuse_mlsFunctionTypeGet();
  misuse_mlsFunctionTypeGetName();
  misuse_mlsFunctionTypeGetNumInputs();
  misuse_mlsFunctionTypeGetNumResults();
  misuse_mlsFunctionTypeGetInput();
  misuse_mlsFunctionTypeCopyInputs();
  misuse_mlsFunctionTypeGetResult();
  misuse_mlsFunctionTypeCopyResults();
  misuse_mlsOpaqueTypeGetTypeID();
  misuse_mlsTypeIsAOpaque();
  misuse_mlsOpaqueTypeGet();
  misuse_mlsOpaqueTypeGetName();
  misuse_mlsOpaqueTypeGetDialectNamespace();
  misuse_mlsOpaqueTypeGetData();
  return fx_teardown("generated_builtin_types");
}
