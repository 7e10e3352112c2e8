// Made by codegen (misuse.rs) from src/generated/affine_expr.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_affine_expr(void);

static void misuse_mlsAffineExprGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprGetContext((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprGetContext", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetContext((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprGetContext", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetContext(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprGetContext", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetContext(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprGetContext", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprGetContext");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetContext(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprGetContext");
}

static void misuse_mlsAffineExprEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual((MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprEqual", "lhs", "null");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprEqual", "lhs", "garbage");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprEqual", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprEqual", "lhs", "stale");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprEqual", "rhs", "null");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprEqual", "rhs", "garbage");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprEqual", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprEqual", "rhs", "stale");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineExprEqual", "rhs", "foreign context");
  fx_untouched(&out_, "mlsAffineExprEqual");
  fx_fill(&out_);
  fx_check(mlsAffineExprEqual(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprEqual");
}

static void misuse_mlsAffineExprPrint(void) {
  fx_check(mlsAffineExprPrint((MlsAffineExpr){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprPrint", "affine_expr", "null");
  fx_check(mlsAffineExprPrint((MlsAffineExpr){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprPrint", "affine_expr", "garbage");
  fx_check(mlsAffineExprPrint(fx_wrong_kind_for_MlsAffineExpr(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprPrint", "affine_expr", "wrong kind");
  fx_check(mlsAffineExprPrint(fx_stale_MlsAffineExpr(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprPrint", "affine_expr", "stale");
  fx_check(mlsAffineExprPrint(fx_valid_MlsAffineExpr(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprPrint", "callback", "null callback");
}

static void misuse_mlsAffineExprToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprToString((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprToString", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprToString");
  fx_fill(&out_);
  fx_check(mlsAffineExprToString((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprToString", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprToString");
  fx_fill(&out_);
  fx_check(mlsAffineExprToString(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprToString", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprToString");
  fx_fill(&out_);
  fx_check(mlsAffineExprToString(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprToString", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprToString");
  fx_fill(&out_);
  fx_check(mlsAffineExprToString(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprToString", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprToString");
}

static void misuse_mlsAffineExprDump(void) {
  fx_check(mlsAffineExprDump((MlsAffineExpr){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprDump", "affine_expr", "null");
  fx_check(mlsAffineExprDump((MlsAffineExpr){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprDump", "affine_expr", "garbage");
  fx_check(mlsAffineExprDump(fx_wrong_kind_for_MlsAffineExpr()),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprDump", "affine_expr", "wrong kind");
  fx_check(mlsAffineExprDump(fx_stale_MlsAffineExpr()),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprDump", "affine_expr", "stale");
}

static void misuse_mlsAffineExprIsSymbolicOrConstant(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsSymbolicOrConstant((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsSymbolicOrConstant", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsSymbolicOrConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsSymbolicOrConstant((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsSymbolicOrConstant", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsSymbolicOrConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsSymbolicOrConstant(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsSymbolicOrConstant", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsSymbolicOrConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsSymbolicOrConstant(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsSymbolicOrConstant", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsSymbolicOrConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsSymbolicOrConstant(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsSymbolicOrConstant", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsSymbolicOrConstant");
}

static void misuse_mlsAffineExprIsPureAffine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsPureAffine((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsPureAffine", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsPureAffine");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsPureAffine((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsPureAffine", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsPureAffine");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsPureAffine(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsPureAffine", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsPureAffine");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsPureAffine(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsPureAffine", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsPureAffine");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsPureAffine(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsPureAffine", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsPureAffine");
}

static void misuse_mlsAffineExprGetLargestKnownDivisor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprGetLargestKnownDivisor((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprGetLargestKnownDivisor", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprGetLargestKnownDivisor");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetLargestKnownDivisor((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprGetLargestKnownDivisor", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprGetLargestKnownDivisor");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetLargestKnownDivisor(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprGetLargestKnownDivisor", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprGetLargestKnownDivisor");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetLargestKnownDivisor(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprGetLargestKnownDivisor", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprGetLargestKnownDivisor");
  fx_fill(&out_);
  fx_check(mlsAffineExprGetLargestKnownDivisor(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprGetLargestKnownDivisor", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprGetLargestKnownDivisor");
}

static void misuse_mlsAffineExprIsMultipleOf(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsMultipleOf((MlsAffineExpr){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsMultipleOf", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsMultipleOf");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsMultipleOf((MlsAffineExpr){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsMultipleOf", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsMultipleOf");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsMultipleOf(fx_wrong_kind_for_MlsAffineExpr(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsMultipleOf", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsMultipleOf");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsMultipleOf(fx_stale_MlsAffineExpr(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsMultipleOf", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsMultipleOf");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsMultipleOf(fx_valid_MlsAffineExpr(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsMultipleOf", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsMultipleOf");
}

static void misuse_mlsAffineExprIsFunctionOfDim(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsFunctionOfDim((MlsAffineExpr){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsFunctionOfDim", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsFunctionOfDim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsFunctionOfDim((MlsAffineExpr){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsFunctionOfDim", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsFunctionOfDim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsFunctionOfDim(fx_wrong_kind_for_MlsAffineExpr(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsFunctionOfDim", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsFunctionOfDim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsFunctionOfDim(fx_stale_MlsAffineExpr(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsFunctionOfDim", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsFunctionOfDim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsFunctionOfDim(fx_valid_MlsAffineExpr(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsFunctionOfDim", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsFunctionOfDim");
}

static void misuse_mlsAffineExprCompose(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose((MlsAffineExpr){0}, fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprCompose", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprCompose", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprCompose", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprCompose", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_valid_MlsAffineExpr(), (MlsAffineMap){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprCompose", "affine_map", "null");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_valid_MlsAffineExpr(), (MlsAffineMap){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprCompose", "affine_map", "garbage");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprCompose", "affine_map", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprCompose", "affine_map", "stale");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineMap(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineExprCompose", "affine_map", "foreign context");
  fx_untouched(&out_, "mlsAffineExprCompose");
  fx_fill(&out_);
  fx_check(mlsAffineExprCompose(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineMap(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprCompose", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprCompose");
}

static void misuse_mlsAffineExprShiftDims(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftDims((MlsAffineExpr){0}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprShiftDims", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprShiftDims");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftDims((MlsAffineExpr){0xffffffffffffffffull}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprShiftDims", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprShiftDims");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftDims(fx_wrong_kind_for_MlsAffineExpr(), 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprShiftDims", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprShiftDims");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftDims(fx_stale_MlsAffineExpr(), 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprShiftDims", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprShiftDims");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftDims(fx_valid_MlsAffineExpr(), 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprShiftDims", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprShiftDims");
}

static void misuse_mlsAffineExprShiftSymbols(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftSymbols((MlsAffineExpr){0}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprShiftSymbols", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprShiftSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftSymbols((MlsAffineExpr){0xffffffffffffffffull}, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprShiftSymbols", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprShiftSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftSymbols(fx_wrong_kind_for_MlsAffineExpr(), 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprShiftSymbols", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprShiftSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftSymbols(fx_stale_MlsAffineExpr(), 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprShiftSymbols", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprShiftSymbols");
  fx_fill(&out_);
  fx_check(mlsAffineExprShiftSymbols(fx_valid_MlsAffineExpr(), 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprShiftSymbols", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprShiftSymbols");
}

static void misuse_mlsSimplifyAffineExpr(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSimplifyAffineExpr((MlsAffineExpr){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSimplifyAffineExpr", "expr", "null");
  fx_untouched(&out_, "mlsSimplifyAffineExpr");
  fx_fill(&out_);
  fx_check(mlsSimplifyAffineExpr((MlsAffineExpr){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSimplifyAffineExpr", "expr", "garbage");
  fx_untouched(&out_, "mlsSimplifyAffineExpr");
  fx_fill(&out_);
  fx_check(mlsSimplifyAffineExpr(fx_wrong_kind_for_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSimplifyAffineExpr", "expr", "wrong kind");
  fx_untouched(&out_, "mlsSimplifyAffineExpr");
  fx_fill(&out_);
  fx_check(mlsSimplifyAffineExpr(fx_stale_MlsAffineExpr(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSimplifyAffineExpr", "expr", "stale");
  fx_untouched(&out_, "mlsSimplifyAffineExpr");
  fx_fill(&out_);
  fx_check(mlsSimplifyAffineExpr(fx_valid_MlsAffineExpr(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSimplifyAffineExpr", "out", "null pointer");
  fx_untouched(&out_, "mlsSimplifyAffineExpr");
}

static void misuse_mlsAffineExprIsADim(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsADim((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsADim", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsADim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsADim((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsADim", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsADim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsADim(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsADim", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsADim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsADim(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsADim", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsADim");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsADim(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsADim", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsADim");
}

static void misuse_mlsAffineDimExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineDimExprGet", "context", "null");
  fx_untouched(&out_, "mlsAffineDimExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineDimExprGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineDimExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineDimExprGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineDimExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineDimExprGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineDimExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineDimExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineDimExprGet");
}

static void misuse_mlsAffineDimExprGetPosition(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGetPosition((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineDimExprGetPosition", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineDimExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGetPosition((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineDimExprGetPosition", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineDimExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGetPosition(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineDimExprGetPosition", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineDimExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGetPosition(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineDimExprGetPosition", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineDimExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineDimExprGetPosition(fx_affine_expr("d0"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineDimExprGetPosition", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineDimExprGetPosition");
}

static void misuse_mlsAffineExprIsASymbol(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsASymbol((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsASymbol", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsASymbol");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsASymbol((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsASymbol", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsASymbol");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsASymbol(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsASymbol", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsASymbol");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsASymbol(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsASymbol", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsASymbol");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsASymbol(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsASymbol", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsASymbol");
}

static void misuse_mlsAffineSymbolExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineSymbolExprGet", "context", "null");
  fx_untouched(&out_, "mlsAffineSymbolExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineSymbolExprGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineSymbolExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineSymbolExprGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineSymbolExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineSymbolExprGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineSymbolExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineSymbolExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineSymbolExprGet");
}

static void misuse_mlsAffineSymbolExprGetPosition(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGetPosition((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineSymbolExprGetPosition", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineSymbolExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGetPosition((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineSymbolExprGetPosition", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineSymbolExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGetPosition(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineSymbolExprGetPosition", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineSymbolExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGetPosition(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineSymbolExprGetPosition", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineSymbolExprGetPosition");
  fx_fill(&out_);
  fx_check(mlsAffineSymbolExprGetPosition(fx_affine_expr("s0"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineSymbolExprGetPosition", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineSymbolExprGetPosition");
}

static void misuse_mlsAffineExprIsAConstant(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAConstant((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsAConstant", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsAConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAConstant((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsAConstant", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsAConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAConstant(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsAConstant", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsAConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAConstant(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsAConstant", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsAConstant");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAConstant(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsAConstant", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsAConstant");
}

static void misuse_mlsAffineConstantExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineConstantExprGet", "context", "null");
  fx_untouched(&out_, "mlsAffineConstantExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineConstantExprGet", "context", "garbage");
  fx_untouched(&out_, "mlsAffineConstantExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineConstantExprGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAffineConstantExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineConstantExprGet", "context", "stale");
  fx_untouched(&out_, "mlsAffineConstantExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineConstantExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineConstantExprGet");
}

static void misuse_mlsAffineConstantExprGetValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGetValue((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineConstantExprGetValue", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineConstantExprGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGetValue((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineConstantExprGetValue", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineConstantExprGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGetValue(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineConstantExprGetValue", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineConstantExprGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGetValue(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineConstantExprGetValue", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineConstantExprGetValue");
  fx_fill(&out_);
  fx_check(mlsAffineConstantExprGetValue(fx_affine_expr("7"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineConstantExprGetValue", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineConstantExprGetValue");
}

static void misuse_mlsAffineExprIsAAdd(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAAdd((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsAAdd", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsAAdd");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAAdd((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsAAdd", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsAAdd");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAAdd(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsAAdd", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsAAdd");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAAdd(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsAAdd", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsAAdd");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAAdd(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsAAdd", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsAAdd");
}

static void misuse_mlsAffineAddExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet((MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineAddExprGet", "lhs", "null");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineAddExprGet", "lhs", "garbage");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineAddExprGet", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineAddExprGet", "lhs", "stale");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineAddExprGet", "rhs", "null");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineAddExprGet", "rhs", "garbage");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineAddExprGet", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineAddExprGet", "rhs", "stale");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineAddExprGet", "rhs", "foreign context");
  fx_untouched(&out_, "mlsAffineAddExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineAddExprGet(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineAddExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineAddExprGet");
}

static void misuse_mlsAffineExprIsAMul(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMul((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsAMul", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsAMul");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMul((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsAMul", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsAMul");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMul(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsAMul", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsAMul");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMul(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsAMul", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsAMul");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMul(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsAMul", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsAMul");
}

static void misuse_mlsAffineMulExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet((MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMulExprGet", "lhs", "null");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMulExprGet", "lhs", "garbage");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMulExprGet", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMulExprGet", "lhs", "stale");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMulExprGet", "rhs", "null");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMulExprGet", "rhs", "garbage");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMulExprGet", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMulExprGet", "rhs", "stale");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineMulExprGet", "rhs", "foreign context");
  fx_untouched(&out_, "mlsAffineMulExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineMulExprGet(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMulExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineMulExprGet");
}

static void misuse_mlsAffineExprIsAMod(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMod((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsAMod", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsAMod");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMod((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsAMod", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsAMod");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMod(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsAMod", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsAMod");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMod(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsAMod", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsAMod");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAMod(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsAMod", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsAMod");
}

static void misuse_mlsAffineModExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet((MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineModExprGet", "lhs", "null");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineModExprGet", "lhs", "garbage");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineModExprGet", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineModExprGet", "lhs", "stale");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineModExprGet", "rhs", "null");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineModExprGet", "rhs", "garbage");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineModExprGet", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineModExprGet", "rhs", "stale");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineModExprGet", "rhs", "foreign context");
  fx_untouched(&out_, "mlsAffineModExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineModExprGet(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineModExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineModExprGet");
}

static void misuse_mlsAffineExprIsAFloorDiv(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAFloorDiv((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsAFloorDiv", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsAFloorDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAFloorDiv((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsAFloorDiv", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsAFloorDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAFloorDiv(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsAFloorDiv", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsAFloorDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAFloorDiv(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsAFloorDiv", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsAFloorDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsAFloorDiv(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsAFloorDiv", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsAFloorDiv");
}

static void misuse_mlsAffineFloorDivExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet((MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineFloorDivExprGet", "lhs", "null");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineFloorDivExprGet", "lhs", "garbage");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineFloorDivExprGet", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineFloorDivExprGet", "lhs", "stale");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineFloorDivExprGet", "rhs", "null");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineFloorDivExprGet", "rhs", "garbage");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineFloorDivExprGet", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineFloorDivExprGet", "rhs", "stale");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineFloorDivExprGet", "rhs", "foreign context");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineFloorDivExprGet(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineFloorDivExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineFloorDivExprGet");
}

static void misuse_mlsAffineExprIsACeilDiv(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsACeilDiv((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsACeilDiv", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsACeilDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsACeilDiv((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsACeilDiv", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsACeilDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsACeilDiv(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsACeilDiv", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsACeilDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsACeilDiv(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsACeilDiv", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsACeilDiv");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsACeilDiv(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsACeilDiv", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsACeilDiv");
}

static void misuse_mlsAffineCeilDivExprGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet((MlsAffineExpr){0}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineCeilDivExprGet", "lhs", "null");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet((MlsAffineExpr){0xffffffffffffffffull}, fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineCeilDivExprGet", "lhs", "garbage");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_wrong_kind_for_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineCeilDivExprGet", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_stale_MlsAffineExpr(), fx_valid_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineCeilDivExprGet", "lhs", "stale");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineCeilDivExprGet", "rhs", "null");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_valid_MlsAffineExpr(), (MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineCeilDivExprGet", "rhs", "garbage");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_valid_MlsAffineExpr(), fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineCeilDivExprGet", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_valid_MlsAffineExpr(), fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineCeilDivExprGet", "rhs", "stale");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_valid_MlsAffineExpr(), fx_other_context_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAffineCeilDivExprGet", "rhs", "foreign context");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
  fx_fill(&out_);
  fx_check(mlsAffineCeilDivExprGet(fx_valid_MlsAffineExpr(), fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineCeilDivExprGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineCeilDivExprGet");
}

static void misuse_mlsAffineExprIsABinary(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineExprIsABinary((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineExprIsABinary", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineExprIsABinary");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsABinary((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineExprIsABinary", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineExprIsABinary");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsABinary(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineExprIsABinary", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineExprIsABinary");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsABinary(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineExprIsABinary", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineExprIsABinary");
  fx_fill(&out_);
  fx_check(mlsAffineExprIsABinary(fx_valid_MlsAffineExpr(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineExprIsABinary", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineExprIsABinary");
}

static void misuse_mlsAffineBinaryOpExprGetLHS(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetLHS((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineBinaryOpExprGetLHS", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetLHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetLHS((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineBinaryOpExprGetLHS", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetLHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetLHS(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineBinaryOpExprGetLHS", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetLHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetLHS(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineBinaryOpExprGetLHS", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetLHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetLHS(fx_affine_expr("d0 + s0"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineBinaryOpExprGetLHS", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetLHS");
}

static void misuse_mlsAffineBinaryOpExprGetRHS(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetRHS((MlsAffineExpr){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineBinaryOpExprGetRHS", "affine_expr", "null");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetRHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetRHS((MlsAffineExpr){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineBinaryOpExprGetRHS", "affine_expr", "garbage");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetRHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetRHS(fx_wrong_kind_for_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAffineBinaryOpExprGetRHS", "affine_expr", "wrong kind");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetRHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetRHS(fx_stale_MlsAffineExpr(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineBinaryOpExprGetRHS", "affine_expr", "stale");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetRHS");
  fx_fill(&out_);
  fx_check(mlsAffineBinaryOpExprGetRHS(fx_affine_expr("d0 + s0"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineBinaryOpExprGetRHS", "out", "null pointer");
  fx_untouched(&out_, "mlsAffineBinaryOpExprGetRHS");
}

// Nothing to misuse:
//   mlsAffineExprIsNull

int misuse_generated_affine_expr(void) {
  fx_setup();
  misuse_mlsAffineExprGetContext();
  misuse_mlsAffineExprEqual();
  misuse_mlsAffineExprPrint();
  misuse_mlsAffineExprToString();
  misuse_mlsAffineExprDump();
  misuse_mlsAffineExprIsSymbolicOrConstant();
  misuse_mlsAffineExprIsPureAffine();
  misuse_mlsAffineExprGetLargestKnownDivisor();
  misuse_mlsAffineExprIsMultipleOf();
  misuse_mlsAffineExprIsFunctionOfDim();
  misuse_mlsAffineExprCompose();
  misuse_mlsAffineExprShiftDims();
  misuse_mlsAffineExprShiftSymbols();
  misuse_mlsSimplifyAffineExpr();
  misuse_mlsAffineExprIsADim();
  misuse_mlsAffineDimExprGet();
  misuse_mlsAffineDimExprGetPosition();
  misuse_mlsAffineExprIsASymbol();
  misuse_mlsAffineSymbolExprGet();
  misuse_mlsAffineSymbolExprGetPosition();
  misuse_mlsAffineExprIsAConstant();
  misuse_mlsAffineConstantExprGet();
  misuse_mlsAffineConstantExprGetValue();
  misuse_mlsAffineExprIsAAdd();
  misuse_mlsAffineAddExprGet();
  misuse_mlsAffineExprIsAMul();
  misuse_mlsAffineMulExprGet();
  misuse_mlsAffineExprIsAMod();
  misuse_mlsAffineModExprGet();
  misuse_mlsAffineExprIsAFloorDiv();
  misuse_mlsAffineFloorDivExprGet();
  misuse_mlsAffineExprIsACeilDiv();
  misuse_mlsAffineCeilDivExprGet();
  misuse_mlsAffineExprIsABinary();
  misuse_mlsAffineBinaryOpExprGetLHS();
  misuse_mlsAffineBinaryOpExprGetRHS();
  return fx_teardown("generated_affine_expr");
}
