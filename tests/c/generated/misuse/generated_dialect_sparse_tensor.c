// Made by codegen (misuse.rs) from src/generated/dialect_sparse_tensor.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_sparse_tensor(void);

static void misuse_mlsGetDialectHandle__sparse_tensor__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__sparse_tensor__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__sparse_tensor__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__sparse_tensor__");
}

static void misuse_mlsAttributeIsASparseTensorEncodingAttr(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseTensorEncodingAttr((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsASparseTensorEncodingAttr", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsASparseTensorEncodingAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseTensorEncodingAttr((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsASparseTensorEncodingAttr", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsASparseTensorEncodingAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseTensorEncodingAttr(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsASparseTensorEncodingAttr", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsASparseTensorEncodingAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseTensorEncodingAttr(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsASparseTensorEncodingAttr", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsASparseTensorEncodingAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsASparseTensorEncodingAttr(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsASparseTensorEncodingAttr", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsASparseTensorEncodingAttr");
}

static void misuse_mlsSparseTensorEncodingAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet((MlsContext){0}, 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGet", "context", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet((MlsContext){0xffffffffffffffffull}, 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_wrong_kind_for_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_stale_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), -1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSparseTensorEncodingAttrGet", "lvl_rank", "-1");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), INTPTR_MAX, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSparseTensorEncodingAttrGet", "lvl_rank", "too large");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, NULL, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGet", "lvl_types", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, (MlsAffineMap){0xffffffffffffffffull}, fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGet", "dim_to_lvl", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_wrong_kind_for_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGet", "dim_to_lvl", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_stale_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGet", "dim_to_lvl", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_other_context_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSparseTensorEncodingAttrGet", "dim_to_lvl", "foreign context");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), (MlsAffineMap){0xffffffffffffffffull}, 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGet", "lvl_todim", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_wrong_kind_for_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGet", "lvl_todim", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_stale_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGet", "lvl_todim", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_other_context_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSparseTensorEncodingAttrGet", "lvl_todim", "foreign context");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, (MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGet", "explicit_val", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGet", "explicit_val", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_stale_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGet", "explicit_val", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_other_context_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSparseTensorEncodingAttrGet", "explicit_val", "foreign context");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGet", "implicit_val", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGet", "implicit_val", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGet", "implicit_val", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSparseTensorEncodingAttrGet", "implicit_val", "foreign context");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGet(fx_valid_MlsContext(), 1, (const uint64_t[]){4}, fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), 0, 0, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGet");
}

static void misuse_mlsSparseTensorEncodingAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetName");
}

static void misuse_mlsSparseTensorEncodingGetLvlRank(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingGetLvlRank((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingGetLvlRank", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingGetLvlRank");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingGetLvlRank((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingGetLvlRank", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingGetLvlRank");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingGetLvlRank(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingGetLvlRank", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingGetLvlRank");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingGetLvlRank(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingGetLvlRank", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingGetLvlRank");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingGetLvlRank(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingGetLvlRank", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingGetLvlRank");
}

static void misuse_mlsSparseTensorEncodingAttrGetLvlType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetLvlType", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetLvlType", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetLvlType", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetLvlType", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSparseTensorEncodingAttrGetLvlType", "lvl", "-1");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSparseTensorEncodingAttrGetLvlType", "lvl", "too large");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlType(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetLvlType", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlType");
}

static void misuse_mlsSparseTensorEncodingAttrCopyLvlTypes(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrCopyLvlTypes((MlsAttribute){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrCopyLvlTypes", "attr", "null");
  fx_untouched(&elements_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrCopyLvlTypes((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrCopyLvlTypes", "attr", "garbage");
  fx_untouched(&elements_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrCopyLvlTypes(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrCopyLvlTypes", "attr", "wrong kind");
  fx_untouched(&elements_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrCopyLvlTypes(fx_stale_MlsAttribute(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrCopyLvlTypes", "attr", "stale");
  fx_untouched(&elements_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrCopyLvlTypes(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrCopyLvlTypes", "out", "null pointer");
  fx_untouched(&elements_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrCopyLvlTypes");
}

static void misuse_mlsSparseTensorEncodingAttrGetLvlFmt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt((MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetLvlFmt", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt((MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetLvlFmt", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt(fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetLvlFmt", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt(fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetLvlFmt", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSparseTensorEncodingAttrGetLvlFmt", "lvl", "-1");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsSparseTensorEncodingAttrGetLvlFmt", "lvl", "too large");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlFmt(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetLvlFmt", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlFmt");
}

static void misuse_mlsSparseTensorEncodingAttrGetDimToLvl(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetDimToLvl((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetDimToLvl", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetDimToLvl");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetDimToLvl((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetDimToLvl", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetDimToLvl");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetDimToLvl(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetDimToLvl", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetDimToLvl");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetDimToLvl(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetDimToLvl", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetDimToLvl");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetDimToLvl(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetDimToLvl", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetDimToLvl");
}

static void misuse_mlsSparseTensorEncodingAttrGetLvlToDim(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlToDim((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetLvlToDim", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlToDim");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlToDim((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetLvlToDim", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlToDim");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlToDim(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetLvlToDim", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlToDim");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlToDim(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetLvlToDim", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlToDim");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetLvlToDim(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetLvlToDim", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetLvlToDim");
}

static void misuse_mlsSparseTensorEncodingAttrGetPosWidth(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetPosWidth((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetPosWidth", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetPosWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetPosWidth((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetPosWidth", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetPosWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetPosWidth(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetPosWidth", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetPosWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetPosWidth(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetPosWidth", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetPosWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetPosWidth(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetPosWidth", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetPosWidth");
}

static void misuse_mlsSparseTensorEncodingAttrGetCrdWidth(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetCrdWidth((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetCrdWidth", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetCrdWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetCrdWidth((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetCrdWidth", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetCrdWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetCrdWidth(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetCrdWidth", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetCrdWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetCrdWidth(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetCrdWidth", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetCrdWidth");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetCrdWidth(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetCrdWidth", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetCrdWidth");
}

static void misuse_mlsSparseTensorEncodingAttrGetExplicitVal(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetExplicitVal((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetExplicitVal", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetExplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetExplicitVal((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetExplicitVal", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetExplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetExplicitVal(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetExplicitVal", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetExplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetExplicitVal(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetExplicitVal", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetExplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetExplicitVal(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetExplicitVal", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetExplicitVal");
}

static void misuse_mlsSparseTensorEncodingAttrGetImplicitVal(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetImplicitVal((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSparseTensorEncodingAttrGetImplicitVal", "attr", "null");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetImplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetImplicitVal((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSparseTensorEncodingAttrGetImplicitVal", "attr", "garbage");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetImplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetImplicitVal(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSparseTensorEncodingAttrGetImplicitVal", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetImplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetImplicitVal(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSparseTensorEncodingAttrGetImplicitVal", "attr", "stale");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetImplicitVal");
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetImplicitVal(fx_attribute("#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetImplicitVal", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetImplicitVal");
}

static void misuse_mlsSparseTensorEncodingAttrGetStructuredN(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetStructuredN(0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetStructuredN", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetStructuredN");
}

static void misuse_mlsSparseTensorEncodingAttrGetStructuredM(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSparseTensorEncodingAttrGetStructuredM(0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSparseTensorEncodingAttrGetStructuredM", "out", "null pointer");
  fx_untouched(&out_, "mlsSparseTensorEncodingAttrGetStructuredM");
}

static void misuse_mlsCreateSparseTensorLowerForeachToSCF(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorLowerForeachToSCF(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorLowerForeachToSCF", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorLowerForeachToSCF");
}

static void misuse_mlsCreateSparseTensorLowerSparseIterationToSCF(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorLowerSparseIterationToSCF(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorLowerSparseIterationToSCF", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorLowerSparseIterationToSCF");
}

static void misuse_mlsCreateSparseTensorLowerSparseOpsToForeach(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorLowerSparseOpsToForeach(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorLowerSparseOpsToForeach", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorLowerSparseOpsToForeach");
}

static void misuse_mlsCreateSparseTensorPreSparsificationRewrite(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorPreSparsificationRewrite(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorPreSparsificationRewrite", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorPreSparsificationRewrite");
}

static void misuse_mlsCreateSparseTensorSparseAssembler(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseAssembler(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseAssembler", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseAssembler");
}

static void misuse_mlsCreateSparseTensorSparseBufferRewrite(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseBufferRewrite(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseBufferRewrite", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseBufferRewrite");
}

static void misuse_mlsCreateSparseTensorSparseGPUCodegen(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseGPUCodegen(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseGPUCodegen", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseGPUCodegen");
}

static void misuse_mlsCreateSparseTensorSparseReinterpretMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseReinterpretMap(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseReinterpretMap", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseReinterpretMap");
}

static void misuse_mlsCreateSparseTensorSparseSpaceCollapse(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseSpaceCollapse(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseSpaceCollapse", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseSpaceCollapse");
}

static void misuse_mlsCreateSparseTensorSparseTensorCodegen(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseTensorCodegen(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseTensorCodegen", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseTensorCodegen");
}

static void misuse_mlsCreateSparseTensorSparseTensorConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseTensorConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseTensorConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseTensorConversionPass");
}

static void misuse_mlsCreateSparseTensorSparseVectorization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparseVectorization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparseVectorization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparseVectorization");
}

static void misuse_mlsCreateSparseTensorSparsificationAndBufferization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparsificationAndBufferization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparsificationAndBufferization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparsificationAndBufferization");
}

static void misuse_mlsCreateSparseTensorSparsificationPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorSparsificationPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorSparsificationPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorSparsificationPass");
}

static void misuse_mlsCreateSparseTensorStageSparseOperations(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorStageSparseOperations(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorStageSparseOperations", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorStageSparseOperations");
}

static void misuse_mlsCreateSparseTensorStorageSpecifierToLLVM(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSparseTensorStorageSpecifierToLLVM(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSparseTensorStorageSpecifierToLLVM", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSparseTensorStorageSpecifierToLLVM");
}

// Nothing to misuse:
//   mlsRegisterSparseTensorPasses
//   mlsRegisterSparseTensorLowerForeachToSCF
//   mlsRegisterSparseTensorLowerSparseIterationToSCF
//   mlsRegisterSparseTensorLowerSparseOpsToForeach
//   mlsRegisterSparseTensorPreSparsificationRewrite
//   mlsRegisterSparseTensorSparseAssembler
//   mlsRegisterSparseTensorSparseBufferRewrite
//   mlsRegisterSparseTensorSparseGPUCodegen
//   mlsRegisterSparseTensorSparseReinterpretMap
//   mlsRegisterSparseTensorSparseSpaceCollapse
//   mlsRegisterSparseTensorSparseTensorCodegen
//   mlsRegisterSparseTensorSparseTensorConversionPass
//   mlsRegisterSparseTensorSparseVectorization
//   mlsRegisterSparseTensorSparsificationAndBufferization
//   mlsRegisterSparseTensorSparsificationPass
//   mlsRegisterSparseTensorStageSparseOperations
//   mlsRegisterSparseTensorStorageSpecifierToLLVM

int misuse_generated_dialect_sparse_tensor(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__sparse_tensor__();
  misuse_mlsAttributeIsASparseTensorEncodingAttr();
  misuse_mlsSparseTensorEncodingAttrGet();
  misuse_mlsSparseTensorEncodingAttrGetName();
  misuse_mlsSparseTensorEncodingGetLvlRank();
  misuse_mlsSparseTensorEncodingAttrGetLvlType();
  misuse_mlsSparseTensorEncodingAttrCopyLvlTypes();
  misuse_mlsSparseTensorEncodingAttrGetLvlFmt();
  misuse_mlsSparseTensorEncodingAttrGetDimToLvl();
  misuse_mlsSparseTensorEncodingAttrGetLvlToDim();
  misuse_mlsSparseTensorEncodingAttrGetPosWidth();
  misuse_mlsSparseTensorEncodingAttrGetCrdWidth();
  misuse_mlsSparseTensorEncodingAttrGetExplicitVal();
  misuse_mlsSparseTensorEncodingAttrGetImplicitVal();
  misuse_mlsSparseTensorEncodingAttrGetStructuredN();
  misuse_mlsSparseTensorEncodingAttrGetStructuredM();
  misuse_mlsCreateSparseTensorLowerForeachToSCF();
  misuse_mlsCreateSparseTensorLowerSparseIterationToSCF();
  misuse_mlsCreateSparseTensorLowerSparseOpsToForeach();
  misuse_mlsCreateSparseTensorPreSparsificationRewrite();
  misuse_mlsCreateSparseTensorSparseAssembler();
  misuse_mlsCreateSparseTensorSparseBufferRewrite();
  misuse_mlsCreateSparseTensorSparseGPUCodegen();
  misuse_mlsCreateSparseTensorSparseReinterpretMap();
  misuse_mlsCreateSparseTensorSparseSpaceCollapse();
  misuse_mlsCreateSparseTensorSparseTensorCodegen();
  misuse_mlsCreateSparseTensorSparseTensorConversionPass();
  misuse_mlsCreateSparseTensorSparseVectorization();
  misuse_mlsCreateSparseTensorSparsificationAndBufferization();
  misuse_mlsCreateSparseTensorSparsificationPass();
  misuse_mlsCreateSparseTensorStageSparseOperations();
  misuse_mlsCreateSparseTensorStorageSpecifierToLLVM();
  return fx_teardown("generated_dialect_sparse_tensor");
}
