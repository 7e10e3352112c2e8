// Made by codegen (misuse.rs) from src/manual/builtin_types.rs; do not edit.
#include "misuse_fixture.h"

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

static void misuse_mlsTypeGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeGetContext((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeGetContext", "ty", "null");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeGetContext", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeGetContext", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeGetContext", "ty", "stale");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeGetContext");
}

static void misuse_mlsTypeGetDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeGetDialect", "ty", "null");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeGetDialect", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeGetDialect", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeGetDialect", "ty", "stale");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeGetDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeGetDialect");
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
  fx_check(mlsIntegerTypeGetWidth(fx_valid_MlsType(), NULL),
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
  fx_check(mlsIntegerTypeIsSignless(fx_valid_MlsType(), NULL),
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
  fx_check(mlsIntegerTypeIsSigned(fx_valid_MlsType(), NULL),
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
  fx_check(mlsIntegerTypeIsUnsigned(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerTypeIsUnsigned", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerTypeIsUnsigned");
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
  fx_check(mlsFloatTypeGetWidth(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFloatTypeGetWidth", "out", "null pointer");
  fx_untouched(&out_, "mlsFloatTypeGetWidth");
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
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "n_inputs", "-1");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "n_inputs", "too large");
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
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "n_results", "-1");
  fx_untouched(&out_, "mlsFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsFunctionTypeGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsFunctionTypeGet", "n_results", "too large");
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
  fx_check(mlsFunctionTypeGetNumInputs(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetNumInputs", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetNumInputs");
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
  fx_check(mlsFunctionTypeGetNumResults(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFunctionTypeGetNumResults", "out", "null pointer");
  fx_untouched(&out_, "mlsFunctionTypeGetNumResults");
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
           MLS_STATUS_OUT_OF_RANGE, "mlsTupleTypeGet", "n_elements", "-1");
  fx_untouched(&out_, "mlsTupleTypeGet");
  fx_fill(&out_);
  fx_check(mlsTupleTypeGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsTupleTypeGet", "n_elements", "too large");
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
  fx_check(mlsShapedTypeGetElementType(fx_valid_MlsType(), NULL),
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
  fx_check(mlsShapedTypeHasRank(fx_valid_MlsType(), NULL),
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
  fx_check(mlsShapedTypeGetRank(fx_valid_MlsType(), NULL),
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
  fx_check(mlsShapedTypeHasStaticShape(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsShapedTypeHasStaticShape", "out", "null pointer");
  fx_untouched(&out_, "mlsShapedTypeHasStaticShape");
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

// Nothing to misuse:
//   mlsShapedTypeGetDynamicSize

int main(void) {
  fx_setup();
  misuse_mlsTypeParseGet();
  misuse_mlsTypeGetContext();
  misuse_mlsTypeGetDialect();
  misuse_mlsTypeIsAInteger();
  misuse_mlsTypeIsAIndex();
  misuse_mlsTypeIsAFloat();
  misuse_mlsTypeIsAF16();
  misuse_mlsTypeIsABF16();
  misuse_mlsTypeIsAF32();
  misuse_mlsTypeIsAF64();
  misuse_mlsTypeIsANone();
  misuse_mlsTypeIsAFunction();
  misuse_mlsTypeIsAShaped();
  misuse_mlsTypeIsAVector();
  misuse_mlsTypeIsARankedTensor();
  misuse_mlsTypeIsAUnrankedTensor();
  misuse_mlsTypeIsAMemRef();
  misuse_mlsTypeIsAUnrankedMemRef();
  misuse_mlsTypeIsATuple();
  misuse_mlsTypeIsAComplex();
  misuse_mlsIntegerTypeGet();
  misuse_mlsIntegerTypeSignedGet();
  misuse_mlsIntegerTypeUnsignedGet();
  misuse_mlsIntegerTypeGetWidth();
  misuse_mlsIntegerTypeIsSignless();
  misuse_mlsIntegerTypeIsSigned();
  misuse_mlsIntegerTypeIsUnsigned();
  misuse_mlsIndexTypeGet();
  misuse_mlsF16TypeGet();
  misuse_mlsBF16TypeGet();
  misuse_mlsF32TypeGet();
  misuse_mlsF64TypeGet();
  misuse_mlsNoneTypeGet();
  misuse_mlsFloatTypeGetWidth();
  misuse_mlsComplexTypeGet();
  misuse_mlsFunctionTypeGet();
  misuse_mlsFunctionTypeGetNumInputs();
  misuse_mlsFunctionTypeGetInput();
  misuse_mlsFunctionTypeGetNumResults();
  misuse_mlsFunctionTypeGetResult();
  misuse_mlsTupleTypeGet();
  misuse_mlsShapedTypeGetElementType();
  misuse_mlsShapedTypeHasRank();
  misuse_mlsShapedTypeGetRank();
  misuse_mlsShapedTypeHasStaticShape();
  misuse_mlsShapedTypeGetDimSize();
  misuse_mlsVectorTypeGet();
  misuse_mlsRankedTensorTypeGet();
  misuse_mlsUnrankedTensorTypeGet();
  misuse_mlsMemRefTypeGet();
  return fx_teardown();
}
