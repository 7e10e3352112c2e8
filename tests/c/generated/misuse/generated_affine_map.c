// Made by codegen (misuse.rs) from src/generated/affine_map.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_affine_map(void);

static void misuse_mlsAffineMapGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetContext((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetContext", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetContext((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetContext", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetContext(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetContext", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetContext(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetContext", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetContext(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetContext");
}

static void misuse_mlsAffineMapEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual((MlsAffineMap){0}, fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapEqual", "a1", "null");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual((MlsAffineMap){0xffffffffffffffffull}, fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapEqual", "a1", "garbage");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_wrong_kind_for_MlsAffineMap(), fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapEqual", "a1", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_stale_MlsAffineMap(), fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapEqual", "a1", "stale");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_valid_MlsAffineMap(), (MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapEqual", "a2", "null");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_valid_MlsAffineMap(), (MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapEqual", "a2", "garbage");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_valid_MlsAffineMap(), fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapEqual", "a2", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_valid_MlsAffineMap(), fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapEqual", "a2", "stale");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_valid_MlsAffineMap(), fx_other_context_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineMapEqual", "a2", "foreign context");
  fx_untouched(&out_, "mlsAffineMapEqual");
  fx_fill(&out_);
  fx_check(mlsAffineMapEqual(fx_valid_MlsAffineMap(), fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapEqual");
}

static void misuse_mlsAffineMapPrint(void) {
  fx_check(mlsAffineMapPrint((MlsAffineMap){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapPrint", "affine_map", "null");
  fx_check(mlsAffineMapPrint((MlsAffineMap){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapPrint", "affine_map", "garbage");
  fx_check(mlsAffineMapPrint(fx_wrong_kind_for_MlsAffineMap(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapPrint", "affine_map", "wrong kind");
  fx_check(mlsAffineMapPrint(fx_stale_MlsAffineMap(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapPrint", "affine_map", "stale");
  fx_check(mlsAffineMapPrint(fx_valid_MlsAffineMap(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapPrint", "callback", "null callback");
}

static void misuse_mlsAffineMapToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapToString((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapToString", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapToString");
  fx_fill(&out_);
  fx_check(mlsAffineMapToString((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapToString", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapToString");
  fx_fill(&out_);
  fx_check(mlsAffineMapToString(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapToString", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapToString");
  fx_fill(&out_);
  fx_check(mlsAffineMapToString(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapToString", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapToString");
  fx_fill(&out_);
  fx_check(mlsAffineMapToString(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapToString", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapToString");
}

static void misuse_mlsAffineMapDump(void) {
  fx_check(mlsAffineMapDump((MlsAffineMap){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapDump", "affine_map", "null");
  fx_check(mlsAffineMapDump((MlsAffineMap){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapDump", "affine_map", "garbage");
  fx_check(mlsAffineMapDump(fx_wrong_kind_for_MlsAffineMap()),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapDump", "affine_map", "wrong kind");
  fx_check(mlsAffineMapDump(fx_stale_MlsAffineMap()),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapDump", "affine_map", "stale");
}

static void misuse_mlsAffineMapEmptyGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapEmptyGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapEmptyGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapEmptyGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapEmptyGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapEmptyGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapEmptyGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapEmptyGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapEmptyGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapEmptyGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapEmptyGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapEmptyGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapEmptyGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapEmptyGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapEmptyGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapEmptyGet");
}

static void misuse_mlsAffineMapZeroResultGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapZeroResultGet((MlsContext){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapZeroResultGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapZeroResultGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapZeroResultGet((MlsContext){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapZeroResultGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapZeroResultGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapZeroResultGet(fx_wrong_kind_for_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapZeroResultGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapZeroResultGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapZeroResultGet(fx_stale_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapZeroResultGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapZeroResultGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapZeroResultGet(fx_valid_MlsContext(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapZeroResultGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapZeroResultGet");
}

static void misuse_mlsAffineMapGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGet((MlsContext){0}, 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet((MlsContext){0xffffffffffffffffull}, 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_wrong_kind_for_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_stale_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, -1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapGet", "n_affine_exprs", "-1");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, INTPTR_MAX, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapGet", "n_affine_exprs", "too large");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGet", "affine_exprs", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){(MlsAffineExpr){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGet", "affine_exprs", "null");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){(MlsAffineExpr){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGet", "affine_exprs", "garbage");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_wrong_kind_for_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGet", "affine_exprs", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_stale_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGet", "affine_exprs", "stale");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_other_context_MlsAffineExpr()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineMapGet", "affine_exprs", "foreign context");
  fx_untouched(&out_, "mlsAffineMapGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGet");
}

static void misuse_mlsAffineMapConstantGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapConstantGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapConstantGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapConstantGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapConstantGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapConstantGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapConstantGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapConstantGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapConstantGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapConstantGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapConstantGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapConstantGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapConstantGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapConstantGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapConstantGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapConstantGet");
}

static void misuse_mlsAffineMapMultiDimIdentityGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapMultiDimIdentityGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapMultiDimIdentityGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapMultiDimIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMultiDimIdentityGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapMultiDimIdentityGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapMultiDimIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMultiDimIdentityGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapMultiDimIdentityGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapMultiDimIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMultiDimIdentityGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapMultiDimIdentityGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapMultiDimIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMultiDimIdentityGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapMultiDimIdentityGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapMultiDimIdentityGet");
}

static void misuse_mlsAffineMapMinorIdentityGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapMinorIdentityGet((MlsContext){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapMinorIdentityGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapMinorIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMinorIdentityGet((MlsContext){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapMinorIdentityGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapMinorIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMinorIdentityGet(fx_wrong_kind_for_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapMinorIdentityGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapMinorIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMinorIdentityGet(fx_stale_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapMinorIdentityGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapMinorIdentityGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapMinorIdentityGet(fx_valid_MlsContext(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapMinorIdentityGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapMinorIdentityGet");
}

static void misuse_mlsAffineMapPermutationGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet((MlsContext){0}, 1, (const uint32_t[]){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapPermutationGet", "context", "null");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet((MlsContext){0xffffffffffffffffull}, 1, (const uint32_t[]){0}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapPermutationGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet(fx_wrong_kind_for_MlsContext(), 1, (const uint32_t[]){0}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapPermutationGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet(fx_stale_MlsContext(), 1, (const uint32_t[]){0}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapPermutationGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet(fx_valid_MlsContext(), -1, (const uint32_t[]){0}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapPermutationGet", "size", "-1");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet(fx_valid_MlsContext(), INTPTR_MAX, (const uint32_t[]){0}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapPermutationGet", "size", "too large");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapPermutationGet", "permutation", "null pointer");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
  fx_fill(&out_);
  fx_check(mlsAffineMapPermutationGet(fx_valid_MlsContext(), 1, (const uint32_t[]){0}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapPermutationGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapPermutationGet");
}

static void misuse_mlsAffineMapIsIdentity(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapIsIdentity((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapIsIdentity", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapIsIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsIdentity((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapIsIdentity", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapIsIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsIdentity(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapIsIdentity", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapIsIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsIdentity(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapIsIdentity", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapIsIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsIdentity(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapIsIdentity", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapIsIdentity");
}

static void misuse_mlsAffineMapIsMinorIdentity(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapIsMinorIdentity((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapIsMinorIdentity", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapIsMinorIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsMinorIdentity((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapIsMinorIdentity", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapIsMinorIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsMinorIdentity(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapIsMinorIdentity", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapIsMinorIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsMinorIdentity(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapIsMinorIdentity", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapIsMinorIdentity");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsMinorIdentity(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapIsMinorIdentity", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapIsMinorIdentity");
}

static void misuse_mlsAffineMapIsEmpty(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapIsEmpty((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapIsEmpty", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapIsEmpty");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsEmpty((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapIsEmpty", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapIsEmpty");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsEmpty(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapIsEmpty", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapIsEmpty");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsEmpty(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapIsEmpty", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapIsEmpty");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsEmpty(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapIsEmpty", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapIsEmpty");
}

static void misuse_mlsAffineMapIsSingleConstant(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapIsSingleConstant((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapIsSingleConstant", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapIsSingleConstant");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsSingleConstant((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapIsSingleConstant", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapIsSingleConstant");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsSingleConstant(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapIsSingleConstant", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapIsSingleConstant");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsSingleConstant(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapIsSingleConstant", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapIsSingleConstant");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsSingleConstant(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapIsSingleConstant", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapIsSingleConstant");
}

static void misuse_mlsAffineMapGetSingleConstantResult(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSingleConstantResult((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetSingleConstantResult", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetSingleConstantResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSingleConstantResult((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetSingleConstantResult", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetSingleConstantResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSingleConstantResult(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetSingleConstantResult", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetSingleConstantResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSingleConstantResult(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetSingleConstantResult", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetSingleConstantResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSingleConstantResult(fx_affine_map("() -> (7)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetSingleConstantResult", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetSingleConstantResult");
}

static void misuse_mlsAffineMapGetNumDims(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumDims((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetNumDims", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetNumDims");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumDims((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetNumDims", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetNumDims");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumDims(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetNumDims", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetNumDims");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumDims(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetNumDims", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetNumDims");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumDims(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetNumDims", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetNumDims");
}

static void misuse_mlsAffineMapGetNumSymbols(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumSymbols((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetNumSymbols", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumSymbols((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetNumSymbols", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumSymbols(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetNumSymbols", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumSymbols(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetNumSymbols", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumSymbols(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetNumSymbols", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetNumSymbols");
}

static void misuse_mlsAffineMapGetNumResults(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumResults((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetNumResults", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetNumResults");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumResults((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetNumResults", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetNumResults");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumResults(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetNumResults", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetNumResults");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumResults(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetNumResults", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetNumResults");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumResults(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetNumResults", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetNumResults");
}

static void misuse_mlsAffineMapGetResult(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult((MlsAffineMap){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetResult", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult((MlsAffineMap){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetResult", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult(fx_wrong_kind_for_MlsAffineMap(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetResult", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult(fx_stale_MlsAffineMap(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetResult", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult(fx_valid_MlsAffineMap(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapGetResult", "pos", "-1");
  fx_untouched(&out_, "mlsAffineMapGetResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult(fx_valid_MlsAffineMap(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapGetResult", "pos", "too large");
  fx_untouched(&out_, "mlsAffineMapGetResult");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetResult(fx_valid_MlsAffineMap(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetResult", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetResult");
}

static void misuse_mlsAffineMapCopyResults(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsAffineMapCopyResults((MlsAffineMap){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapCopyResults", "affine_map", "null");
  fx_untouched(&elements_, "mlsAffineMapCopyResults");
  fx_untouched(&out_, "mlsAffineMapCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsAffineMapCopyResults((MlsAffineMap){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapCopyResults", "affine_map", "garbage");
  fx_untouched(&elements_, "mlsAffineMapCopyResults");
  fx_untouched(&out_, "mlsAffineMapCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsAffineMapCopyResults(fx_wrong_kind_for_MlsAffineMap(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapCopyResults", "affine_map", "wrong kind");
  fx_untouched(&elements_, "mlsAffineMapCopyResults");
  fx_untouched(&out_, "mlsAffineMapCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsAffineMapCopyResults(fx_stale_MlsAffineMap(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapCopyResults", "affine_map", "stale");
  fx_untouched(&elements_, "mlsAffineMapCopyResults");
  fx_untouched(&out_, "mlsAffineMapCopyResults");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsAffineMapCopyResults(fx_valid_MlsAffineMap(), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapCopyResults", "out", "null pointer");
  fx_untouched(&elements_, "mlsAffineMapCopyResults");
  fx_untouched(&out_, "mlsAffineMapCopyResults");
}

static void misuse_mlsAffineMapGetNumInputs(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumInputs((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetNumInputs", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumInputs((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetNumInputs", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumInputs(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetNumInputs", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumInputs(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetNumInputs", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetNumInputs(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetNumInputs", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetNumInputs");
}

static void misuse_mlsAffineMapIsProjectedPermutation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapIsProjectedPermutation((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapIsProjectedPermutation", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapIsProjectedPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsProjectedPermutation((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapIsProjectedPermutation", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapIsProjectedPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsProjectedPermutation(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapIsProjectedPermutation", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapIsProjectedPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsProjectedPermutation(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapIsProjectedPermutation", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapIsProjectedPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsProjectedPermutation(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapIsProjectedPermutation", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapIsProjectedPermutation");
}

static void misuse_mlsAffineMapIsPermutation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapIsPermutation((MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapIsPermutation", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapIsPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsPermutation((MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapIsPermutation", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapIsPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsPermutation(fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapIsPermutation", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapIsPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsPermutation(fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapIsPermutation", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapIsPermutation");
  fx_fill(&out_);
  fx_check(mlsAffineMapIsPermutation(fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapIsPermutation", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapIsPermutation");
}

static void misuse_mlsAffineMapGetSubMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap((MlsAffineMap){0}, 1, (const intptr_t[]){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetSubMap", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap((MlsAffineMap){0xffffffffffffffffull}, 1, (const intptr_t[]){0}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetSubMap", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap(fx_wrong_kind_for_MlsAffineMap(), 1, (const intptr_t[]){0}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetSubMap", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap(fx_stale_MlsAffineMap(), 1, (const intptr_t[]){0}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetSubMap", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap(fx_valid_MlsAffineMap(), -1, (const intptr_t[]){0}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapGetSubMap", "size", "-1");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap(fx_valid_MlsAffineMap(), INTPTR_MAX, (const intptr_t[]){0}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapGetSubMap", "size", "too large");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap(fx_valid_MlsAffineMap(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetSubMap", "result_pos", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetSubMap(fx_valid_MlsAffineMap(), 1, (const intptr_t[]){0}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetSubMap", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetSubMap");
}

static void misuse_mlsAffineMapGetMajorSubMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMajorSubMap((MlsAffineMap){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetMajorSubMap", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetMajorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMajorSubMap((MlsAffineMap){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetMajorSubMap", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetMajorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMajorSubMap(fx_wrong_kind_for_MlsAffineMap(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetMajorSubMap", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetMajorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMajorSubMap(fx_stale_MlsAffineMap(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetMajorSubMap", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetMajorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMajorSubMap(fx_valid_MlsAffineMap(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetMajorSubMap", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetMajorSubMap");
}

static void misuse_mlsAffineMapGetMinorSubMap(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMinorSubMap((MlsAffineMap){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapGetMinorSubMap", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapGetMinorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMinorSubMap((MlsAffineMap){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapGetMinorSubMap", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapGetMinorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMinorSubMap(fx_wrong_kind_for_MlsAffineMap(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapGetMinorSubMap", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapGetMinorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMinorSubMap(fx_stale_MlsAffineMap(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapGetMinorSubMap", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapGetMinorSubMap");
  fx_fill(&out_);
  fx_check(mlsAffineMapGetMinorSubMap(fx_valid_MlsAffineMap(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapGetMinorSubMap", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapGetMinorSubMap");
}

static void misuse_mlsAffineMapReplace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace((MlsAffineMap){0}, fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapReplace", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace((MlsAffineMap){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapReplace", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_wrong_kind_for_MlsAffineMap(), fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapReplace", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_stale_MlsAffineMap(), fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapReplace", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), (MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapReplace", "expression", "null");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), (MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapReplace", "expression", "garbage");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapReplace", "expression", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapReplace", "expression", "stale");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_other_context_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineMapReplace", "expression", "foreign context");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapReplace", "replacement", "null");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapReplace", "replacement", "garbage");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapReplace", "replacement", "wrong kind");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapReplace", "replacement", "stale");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineMapReplace", "replacement", "foreign context");
  fx_untouched(&out_, "mlsAffineMapReplace");
  fx_fill(&out_);
  fx_check(mlsAffineMapReplace(fx_valid_MlsAffineMap(), fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapReplace", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMapReplace");
}

// Nothing to misuse:
//   mlsAffineMapIsNull

int misuse_generated_affine_map(void) {
  fx_setup();
  misuse_mlsAffineMapGetContext();
  misuse_mlsAffineMapEqual();
  misuse_mlsAffineMapPrint();
  misuse_mlsAffineMapToString();
  misuse_mlsAffineMapDump();
  misuse_mlsAffineMapEmptyGet();
  misuse_mlsAffineMapZeroResultGet();
  misuse_mlsAffineMapGet();
  misuse_mlsAffineMapConstantGet();
  misuse_mlsAffineMapMultiDimIdentityGet();
  misuse_mlsAffineMapMinorIdentityGet();
  misuse_mlsAffineMapPermutationGet();
  misuse_mlsAffineMapIsIdentity();
  misuse_mlsAffineMapIsMinorIdentity();
  misuse_mlsAffineMapIsEmpty();
  misuse_mlsAffineMapIsSingleConstant();
  misuse_mlsAffineMapGetSingleConstantResult();
  misuse_mlsAffineMapGetNumDims();
  misuse_mlsAffineMapGetNumSymbols();
  misuse_mlsAffineMapGetNumResults();
  misuse_mlsAffineMapGetResult();
  misuse_mlsAffineMapCopyResults();
  misuse_mlsAffineMapGetNumInputs();
  misuse_mlsAffineMapIsProjectedPermutation();
  misuse_mlsAffineMapIsPermutation();
  misuse_mlsAffineMapGetSubMap();
  misuse_mlsAffineMapGetMajorSubMap();
  misuse_mlsAffineMapGetMinorSubMap();
  misuse_mlsAffineMapReplace();
  return fx_teardown("generated_affine_map");
}
