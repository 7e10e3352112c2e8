// Made by codegen (misuse.rs) from src/manual/value.rs; do not edit.
#include "misuse_fixture.h"

int misuse_value(void);

static void misuse_mlsValueIsABlockArgument(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueIsABlockArgument((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueIsABlockArgument", "value", "null");
  fx_untouched(&out_, "mlsValueIsABlockArgument");
  fx_fill(&out_);
  fx_check(mlsValueIsABlockArgument((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueIsABlockArgument", "value", "garbage");
  fx_untouched(&out_, "mlsValueIsABlockArgument");
  fx_fill(&out_);
  fx_check(mlsValueIsABlockArgument(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueIsABlockArgument", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueIsABlockArgument");
  fx_fill(&out_);
  fx_check(mlsValueIsABlockArgument(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueIsABlockArgument", "value", "stale");
  fx_untouched(&out_, "mlsValueIsABlockArgument");
  fx_fill(&out_);
  fx_check(mlsValueIsABlockArgument(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueIsABlockArgument", "out", "null pointer");
  fx_untouched(&out_, "mlsValueIsABlockArgument");
}

static void misuse_mlsValueIsAOpResult(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueIsAOpResult((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueIsAOpResult", "value", "null");
  fx_untouched(&out_, "mlsValueIsAOpResult");
  fx_fill(&out_);
  fx_check(mlsValueIsAOpResult((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueIsAOpResult", "value", "garbage");
  fx_untouched(&out_, "mlsValueIsAOpResult");
  fx_fill(&out_);
  fx_check(mlsValueIsAOpResult(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueIsAOpResult", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueIsAOpResult");
  fx_fill(&out_);
  fx_check(mlsValueIsAOpResult(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueIsAOpResult", "value", "stale");
  fx_untouched(&out_, "mlsValueIsAOpResult");
  fx_fill(&out_);
  fx_check(mlsValueIsAOpResult(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueIsAOpResult", "out", "null pointer");
  fx_untouched(&out_, "mlsValueIsAOpResult");
}

static void misuse_mlsValueGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueGetContext((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueGetContext", "value", "null");
  fx_untouched(&out_, "mlsValueGetContext");
  fx_fill(&out_);
  fx_check(mlsValueGetContext((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueGetContext", "value", "garbage");
  fx_untouched(&out_, "mlsValueGetContext");
  fx_fill(&out_);
  fx_check(mlsValueGetContext(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueGetContext", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueGetContext");
  fx_fill(&out_);
  fx_check(mlsValueGetContext(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueGetContext", "value", "stale");
  fx_untouched(&out_, "mlsValueGetContext");
  fx_fill(&out_);
  fx_check(mlsValueGetContext(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsValueGetContext");
}

static void misuse_mlsValueGetType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueGetType((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueGetType", "value", "null");
  fx_untouched(&out_, "mlsValueGetType");
  fx_fill(&out_);
  fx_check(mlsValueGetType((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueGetType", "value", "garbage");
  fx_untouched(&out_, "mlsValueGetType");
  fx_fill(&out_);
  fx_check(mlsValueGetType(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueGetType", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueGetType");
  fx_fill(&out_);
  fx_check(mlsValueGetType(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueGetType", "value", "stale");
  fx_untouched(&out_, "mlsValueGetType");
  fx_fill(&out_);
  fx_check(mlsValueGetType(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueGetType", "out", "null pointer");
  fx_untouched(&out_, "mlsValueGetType");
}

static void misuse_mlsValueSetType(void) {
  fx_check(mlsValueSetType((MlsValue){0}, fx_valid_MlsType()),
           MLS_STATUS_NULL_HANDLE, "mlsValueSetType", "value", "null");
  fx_check(mlsValueSetType((MlsValue){0xffffffffffffffffull}, fx_valid_MlsType()),
           MLS_STATUS_BAD_HANDLE, "mlsValueSetType", "value", "garbage");
  fx_check(mlsValueSetType(fx_wrong_kind_for_MlsValue(), fx_valid_MlsType()),
           MLS_STATUS_WRONG_KIND, "mlsValueSetType", "value", "wrong kind");
  fx_check(mlsValueSetType(fx_stale_MlsValue(), fx_valid_MlsType()),
           MLS_STATUS_STALE_HANDLE, "mlsValueSetType", "value", "stale");
  fx_check(mlsValueSetType(fx_valid_MlsValue(), (MlsType){0}),
           MLS_STATUS_NULL_HANDLE, "mlsValueSetType", "ty", "null");
  fx_check(mlsValueSetType(fx_valid_MlsValue(), (MlsType){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsValueSetType", "ty", "garbage");
  fx_check(mlsValueSetType(fx_valid_MlsValue(), fx_wrong_kind_for_MlsType()),
           MLS_STATUS_WRONG_KIND, "mlsValueSetType", "ty", "wrong kind");
  fx_check(mlsValueSetType(fx_valid_MlsValue(), fx_stale_MlsType()),
           MLS_STATUS_STALE_HANDLE, "mlsValueSetType", "ty", "stale");
  fx_check(mlsValueSetType(fx_valid_MlsValue(), fx_other_context_MlsType()),
           MLS_STATUS_WRONG_CONTEXT, "mlsValueSetType", "ty", "foreign context");
}

static void misuse_mlsValueGetLocation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueGetLocation((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueGetLocation", "value", "null");
  fx_untouched(&out_, "mlsValueGetLocation");
  fx_fill(&out_);
  fx_check(mlsValueGetLocation((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueGetLocation", "value", "garbage");
  fx_untouched(&out_, "mlsValueGetLocation");
  fx_fill(&out_);
  fx_check(mlsValueGetLocation(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueGetLocation", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueGetLocation");
  fx_fill(&out_);
  fx_check(mlsValueGetLocation(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueGetLocation", "value", "stale");
  fx_untouched(&out_, "mlsValueGetLocation");
  fx_fill(&out_);
  fx_check(mlsValueGetLocation(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueGetLocation", "out", "null pointer");
  fx_untouched(&out_, "mlsValueGetLocation");
}

static void misuse_mlsBlockArgumentGetOwner(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetOwner((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockArgumentGetOwner", "value", "null");
  fx_untouched(&out_, "mlsBlockArgumentGetOwner");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetOwner((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockArgumentGetOwner", "value", "garbage");
  fx_untouched(&out_, "mlsBlockArgumentGetOwner");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetOwner(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockArgumentGetOwner", "value", "wrong kind");
  fx_untouched(&out_, "mlsBlockArgumentGetOwner");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetOwner(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockArgumentGetOwner", "value", "stale");
  fx_untouched(&out_, "mlsBlockArgumentGetOwner");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetOwner(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockArgumentGetOwner", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockArgumentGetOwner");
}

static void misuse_mlsBlockArgumentGetArgNumber(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetArgNumber((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockArgumentGetArgNumber", "value", "null");
  fx_untouched(&out_, "mlsBlockArgumentGetArgNumber");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetArgNumber((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockArgumentGetArgNumber", "value", "garbage");
  fx_untouched(&out_, "mlsBlockArgumentGetArgNumber");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetArgNumber(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockArgumentGetArgNumber", "value", "wrong kind");
  fx_untouched(&out_, "mlsBlockArgumentGetArgNumber");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetArgNumber(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockArgumentGetArgNumber", "value", "stale");
  fx_untouched(&out_, "mlsBlockArgumentGetArgNumber");
  fx_fill(&out_);
  fx_check(mlsBlockArgumentGetArgNumber(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockArgumentGetArgNumber", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockArgumentGetArgNumber");
}

static void misuse_mlsBlockArgumentSetType(void) {
  fx_check(mlsBlockArgumentSetType((MlsValue){0}, fx_valid_MlsType()),
           MLS_STATUS_NULL_HANDLE, "mlsBlockArgumentSetType", "value", "null");
  fx_check(mlsBlockArgumentSetType((MlsValue){0xffffffffffffffffull}, fx_valid_MlsType()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockArgumentSetType", "value", "garbage");
  fx_check(mlsBlockArgumentSetType(fx_wrong_kind_for_MlsValue(), fx_valid_MlsType()),
           MLS_STATUS_WRONG_KIND, "mlsBlockArgumentSetType", "value", "wrong kind");
  fx_check(mlsBlockArgumentSetType(fx_stale_MlsValue(), fx_valid_MlsType()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockArgumentSetType", "value", "stale");
  fx_check(mlsBlockArgumentSetType(fx_valid_MlsValue(), (MlsType){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockArgumentSetType", "ty", "null");
  fx_check(mlsBlockArgumentSetType(fx_valid_MlsValue(), (MlsType){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockArgumentSetType", "ty", "garbage");
  fx_check(mlsBlockArgumentSetType(fx_valid_MlsValue(), fx_wrong_kind_for_MlsType()),
           MLS_STATUS_WRONG_KIND, "mlsBlockArgumentSetType", "ty", "wrong kind");
  fx_check(mlsBlockArgumentSetType(fx_valid_MlsValue(), fx_stale_MlsType()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockArgumentSetType", "ty", "stale");
  fx_check(mlsBlockArgumentSetType(fx_valid_MlsValue(), fx_other_context_MlsType()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockArgumentSetType", "ty", "foreign context");
}

static void misuse_mlsBlockArgumentSetLocation(void) {
  fx_check(mlsBlockArgumentSetLocation((MlsValue){0}, fx_valid_MlsLocation()),
           MLS_STATUS_NULL_HANDLE, "mlsBlockArgumentSetLocation", "value", "null");
  fx_check(mlsBlockArgumentSetLocation((MlsValue){0xffffffffffffffffull}, fx_valid_MlsLocation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockArgumentSetLocation", "value", "garbage");
  fx_check(mlsBlockArgumentSetLocation(fx_wrong_kind_for_MlsValue(), fx_valid_MlsLocation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockArgumentSetLocation", "value", "wrong kind");
  fx_check(mlsBlockArgumentSetLocation(fx_stale_MlsValue(), fx_valid_MlsLocation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockArgumentSetLocation", "value", "stale");
  fx_check(mlsBlockArgumentSetLocation(fx_valid_MlsValue(), (MlsLocation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockArgumentSetLocation", "location", "null");
  fx_check(mlsBlockArgumentSetLocation(fx_valid_MlsValue(), (MlsLocation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockArgumentSetLocation", "location", "garbage");
  fx_check(mlsBlockArgumentSetLocation(fx_valid_MlsValue(), fx_wrong_kind_for_MlsLocation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockArgumentSetLocation", "location", "wrong kind");
  fx_check(mlsBlockArgumentSetLocation(fx_valid_MlsValue(), fx_stale_MlsLocation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockArgumentSetLocation", "location", "stale");
  fx_check(mlsBlockArgumentSetLocation(fx_valid_MlsValue(), fx_other_context_MlsLocation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockArgumentSetLocation", "location", "foreign context");
}

static void misuse_mlsOpResultGetOwner(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpResultGetOwner((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpResultGetOwner", "value", "null");
  fx_untouched(&out_, "mlsOpResultGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpResultGetOwner((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpResultGetOwner", "value", "garbage");
  fx_untouched(&out_, "mlsOpResultGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpResultGetOwner(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpResultGetOwner", "value", "wrong kind");
  fx_untouched(&out_, "mlsOpResultGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpResultGetOwner(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpResultGetOwner", "value", "stale");
  fx_untouched(&out_, "mlsOpResultGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpResultGetOwner(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpResultGetOwner", "out", "null pointer");
  fx_untouched(&out_, "mlsOpResultGetOwner");
}

static void misuse_mlsOpResultGetResultNumber(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpResultGetResultNumber((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpResultGetResultNumber", "value", "null");
  fx_untouched(&out_, "mlsOpResultGetResultNumber");
  fx_fill(&out_);
  fx_check(mlsOpResultGetResultNumber((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpResultGetResultNumber", "value", "garbage");
  fx_untouched(&out_, "mlsOpResultGetResultNumber");
  fx_fill(&out_);
  fx_check(mlsOpResultGetResultNumber(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpResultGetResultNumber", "value", "wrong kind");
  fx_untouched(&out_, "mlsOpResultGetResultNumber");
  fx_fill(&out_);
  fx_check(mlsOpResultGetResultNumber(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpResultGetResultNumber", "value", "stale");
  fx_untouched(&out_, "mlsOpResultGetResultNumber");
  fx_fill(&out_);
  fx_check(mlsOpResultGetResultNumber(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpResultGetResultNumber", "out", "null pointer");
  fx_untouched(&out_, "mlsOpResultGetResultNumber");
}

static void misuse_mlsValueGetFirstUse(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueGetFirstUse((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueGetFirstUse", "value", "null");
  fx_untouched(&out_, "mlsValueGetFirstUse");
  fx_fill(&out_);
  fx_check(mlsValueGetFirstUse((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueGetFirstUse", "value", "garbage");
  fx_untouched(&out_, "mlsValueGetFirstUse");
  fx_fill(&out_);
  fx_check(mlsValueGetFirstUse(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueGetFirstUse", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueGetFirstUse");
  fx_fill(&out_);
  fx_check(mlsValueGetFirstUse(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueGetFirstUse", "value", "stale");
  fx_untouched(&out_, "mlsValueGetFirstUse");
  fx_fill(&out_);
  fx_check(mlsValueGetFirstUse(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueGetFirstUse", "out", "null pointer");
  fx_untouched(&out_, "mlsValueGetFirstUse");
}

static void misuse_mlsValueReplaceAllUsesOfWith(void) {
  fx_check(mlsValueReplaceAllUsesOfWith((MlsValue){0}, fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsValueReplaceAllUsesOfWith", "of", "null");
  fx_check(mlsValueReplaceAllUsesOfWith((MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsValueReplaceAllUsesOfWith", "of", "garbage");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsValueReplaceAllUsesOfWith", "of", "wrong kind");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_stale_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsValueReplaceAllUsesOfWith", "of", "stale");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_valid_MlsValue(), (MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsValueReplaceAllUsesOfWith", "with", "null");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsValueReplaceAllUsesOfWith", "with", "garbage");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsValueReplaceAllUsesOfWith", "with", "wrong kind");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_valid_MlsValue(), fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsValueReplaceAllUsesOfWith", "with", "stale");
  fx_check(mlsValueReplaceAllUsesOfWith(fx_valid_MlsValue(), fx_other_context_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsValueReplaceAllUsesOfWith", "with", "foreign context");
}

static void misuse_mlsValueReplaceAllUsesExcept(void) {
  fx_check(mlsValueReplaceAllUsesExcept((MlsValue){0}, fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_NULL_HANDLE, "mlsValueReplaceAllUsesExcept", "of", "null");
  fx_check(mlsValueReplaceAllUsesExcept((MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_BAD_HANDLE, "mlsValueReplaceAllUsesExcept", "of", "garbage");
  fx_check(mlsValueReplaceAllUsesExcept(fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_WRONG_KIND, "mlsValueReplaceAllUsesExcept", "of", "wrong kind");
  fx_check(mlsValueReplaceAllUsesExcept(fx_stale_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_STALE_HANDLE, "mlsValueReplaceAllUsesExcept", "of", "stale");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), (MlsValue){0}, 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_NULL_HANDLE, "mlsValueReplaceAllUsesExcept", "with", "null");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}, 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_BAD_HANDLE, "mlsValueReplaceAllUsesExcept", "with", "garbage");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_WRONG_KIND, "mlsValueReplaceAllUsesExcept", "with", "wrong kind");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_stale_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_STALE_HANDLE, "mlsValueReplaceAllUsesExcept", "with", "stale");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_other_context_MlsValue(), 1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsValueReplaceAllUsesExcept", "with", "foreign context");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), -1, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsValueReplaceAllUsesExcept", "n_exceptions", "-1");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), INTPTR_MAX, (const MlsOperation[]){fx_valid_MlsOperation()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsValueReplaceAllUsesExcept", "n_exceptions", "too large");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueReplaceAllUsesExcept", "exceptions", "null pointer");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){(MlsOperation){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsValueReplaceAllUsesExcept", "exceptions", "null");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){(MlsOperation){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsValueReplaceAllUsesExcept", "exceptions", "garbage");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_wrong_kind_for_MlsOperation()}),
           MLS_STATUS_WRONG_KIND, "mlsValueReplaceAllUsesExcept", "exceptions", "wrong kind");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_stale_MlsOperation()}),
           MLS_STATUS_STALE_HANDLE, "mlsValueReplaceAllUsesExcept", "exceptions", "stale");
  fx_check(mlsValueReplaceAllUsesExcept(fx_valid_MlsValue(), fx_valid_MlsValue(), 1, (const MlsOperation[]){fx_other_context_MlsOperation()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsValueReplaceAllUsesExcept", "exceptions", "foreign context");
}

static void misuse_mlsOpOperandGetOwner(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOwner((MlsOpOperand){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpOperandGetOwner", "operand", "null");
  fx_untouched(&out_, "mlsOpOperandGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOwner((MlsOpOperand){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpOperandGetOwner", "operand", "garbage");
  fx_untouched(&out_, "mlsOpOperandGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOwner(fx_wrong_kind_for_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpOperandGetOwner", "operand", "wrong kind");
  fx_untouched(&out_, "mlsOpOperandGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOwner(fx_stale_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpOperandGetOwner", "operand", "stale");
  fx_untouched(&out_, "mlsOpOperandGetOwner");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOwner(fx_valid_MlsOpOperand(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpOperandGetOwner", "out", "null pointer");
  fx_untouched(&out_, "mlsOpOperandGetOwner");
}

static void misuse_mlsOpOperandGetOperandNumber(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOperandNumber((MlsOpOperand){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpOperandGetOperandNumber", "operand", "null");
  fx_untouched(&out_, "mlsOpOperandGetOperandNumber");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOperandNumber((MlsOpOperand){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpOperandGetOperandNumber", "operand", "garbage");
  fx_untouched(&out_, "mlsOpOperandGetOperandNumber");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOperandNumber(fx_wrong_kind_for_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpOperandGetOperandNumber", "operand", "wrong kind");
  fx_untouched(&out_, "mlsOpOperandGetOperandNumber");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOperandNumber(fx_stale_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpOperandGetOperandNumber", "operand", "stale");
  fx_untouched(&out_, "mlsOpOperandGetOperandNumber");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetOperandNumber(fx_valid_MlsOpOperand(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpOperandGetOperandNumber", "out", "null pointer");
  fx_untouched(&out_, "mlsOpOperandGetOperandNumber");
}

static void misuse_mlsOpOperandGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpOperandGetValue((MlsOpOperand){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpOperandGetValue", "operand", "null");
  fx_untouched(&out_, "mlsOpOperandGetValue");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetValue((MlsOpOperand){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpOperandGetValue", "operand", "garbage");
  fx_untouched(&out_, "mlsOpOperandGetValue");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetValue(fx_wrong_kind_for_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpOperandGetValue", "operand", "wrong kind");
  fx_untouched(&out_, "mlsOpOperandGetValue");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetValue(fx_stale_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpOperandGetValue", "operand", "stale");
  fx_untouched(&out_, "mlsOpOperandGetValue");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetValue(fx_valid_MlsOpOperand(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpOperandGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsOpOperandGetValue");
}

static void misuse_mlsOpOperandGetNextUse(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpOperandGetNextUse((MlsOpOperand){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpOperandGetNextUse", "operand", "null");
  fx_untouched(&out_, "mlsOpOperandGetNextUse");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetNextUse((MlsOpOperand){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpOperandGetNextUse", "operand", "garbage");
  fx_untouched(&out_, "mlsOpOperandGetNextUse");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetNextUse(fx_wrong_kind_for_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpOperandGetNextUse", "operand", "wrong kind");
  fx_untouched(&out_, "mlsOpOperandGetNextUse");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetNextUse(fx_stale_MlsOpOperand(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpOperandGetNextUse", "operand", "stale");
  fx_untouched(&out_, "mlsOpOperandGetNextUse");
  fx_fill(&out_);
  fx_check(mlsOpOperandGetNextUse(fx_valid_MlsOpOperand(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpOperandGetNextUse", "out", "null pointer");
  fx_untouched(&out_, "mlsOpOperandGetNextUse");
}

int misuse_value(void) {
  fx_setup();
  misuse_mlsValueIsABlockArgument();
  misuse_mlsValueIsAOpResult();
  misuse_mlsValueGetContext();
  misuse_mlsValueGetType();
  misuse_mlsValueSetType();
  misuse_mlsValueGetLocation();
  misuse_mlsBlockArgumentGetOwner();
  misuse_mlsBlockArgumentGetArgNumber();
  misuse_mlsBlockArgumentSetType();
  misuse_mlsBlockArgumentSetLocation();
  misuse_mlsOpResultGetOwner();
  misuse_mlsOpResultGetResultNumber();
  misuse_mlsValueGetFirstUse();
  misuse_mlsValueReplaceAllUsesOfWith();
  misuse_mlsValueReplaceAllUsesExcept();
  misuse_mlsOpOperandGetOwner();
  misuse_mlsOpOperandGetOperandNumber();
  misuse_mlsOpOperandGetValue();
  misuse_mlsOpOperandGetNextUse();
  return fx_teardown("value");
}
