// Made by codegen (misuse.rs) from src/manual/operation.rs; do not edit.
#include "misuse_fixture.h"

int misuse_operation(void);

static void misuse_mlsOperationGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetContext((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetContext", "op", "null");
  fx_untouched(&out_, "mlsOperationGetContext");
  fx_fill(&out_);
  fx_check(mlsOperationGetContext((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetContext", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetContext");
  fx_fill(&out_);
  fx_check(mlsOperationGetContext(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetContext", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetContext");
  fx_fill(&out_);
  fx_check(mlsOperationGetContext(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetContext", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetContext");
  fx_fill(&out_);
  fx_check(mlsOperationGetContext(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetContext");
}

static void misuse_mlsOperationGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetName((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetName", "op", "null");
  fx_untouched(&out_, "mlsOperationGetName");
  fx_fill(&out_);
  fx_check(mlsOperationGetName((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetName");
  fx_fill(&out_);
  fx_check(mlsOperationGetName(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetName");
  fx_fill(&out_);
  fx_check(mlsOperationGetName(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetName", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetName");
  fx_fill(&out_);
  fx_check(mlsOperationGetName(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetName");
}

static void misuse_mlsOperationGetLocation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetLocation((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetLocation", "op", "null");
  fx_untouched(&out_, "mlsOperationGetLocation");
  fx_fill(&out_);
  fx_check(mlsOperationGetLocation((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetLocation", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetLocation");
  fx_fill(&out_);
  fx_check(mlsOperationGetLocation(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetLocation", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetLocation");
  fx_fill(&out_);
  fx_check(mlsOperationGetLocation(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetLocation", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetLocation");
  fx_fill(&out_);
  fx_check(mlsOperationGetLocation(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetLocation", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetLocation");
}

static void misuse_mlsOperationSetLocation(void) {
  fx_check(mlsOperationSetLocation((MlsOperation){0}, fx_valid_MlsLocation()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetLocation", "op", "null");
  fx_check(mlsOperationSetLocation((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsLocation()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetLocation", "op", "garbage");
  fx_check(mlsOperationSetLocation(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsLocation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetLocation", "op", "wrong kind");
  fx_check(mlsOperationSetLocation(fx_stale_MlsOperation(), fx_valid_MlsLocation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetLocation", "op", "stale");
  fx_check(mlsOperationSetLocation(fx_valid_MlsOperation(), (MlsLocation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetLocation", "location", "null");
  fx_check(mlsOperationSetLocation(fx_valid_MlsOperation(), (MlsLocation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetLocation", "location", "garbage");
  fx_check(mlsOperationSetLocation(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsLocation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetLocation", "location", "wrong kind");
  fx_check(mlsOperationSetLocation(fx_valid_MlsOperation(), fx_stale_MlsLocation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetLocation", "location", "stale");
  fx_check(mlsOperationSetLocation(fx_valid_MlsOperation(), fx_other_context_MlsLocation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetLocation", "location", "foreign context");
}

static void misuse_mlsOperationGetBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetBlock((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetBlock", "op", "null");
  fx_untouched(&out_, "mlsOperationGetBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetBlock((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetBlock", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetBlock(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetBlock", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetBlock(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetBlock", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetBlock(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetBlock");
}

static void misuse_mlsOperationGetParentOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetParentOperation((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetParentOperation", "op", "null");
  fx_untouched(&out_, "mlsOperationGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsOperationGetParentOperation((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetParentOperation", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsOperationGetParentOperation(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetParentOperation", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsOperationGetParentOperation(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetParentOperation", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsOperationGetParentOperation(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetParentOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetParentOperation");
}

static void misuse_mlsOperationGetNextInBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNextInBlock((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNextInBlock", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNextInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetNextInBlock((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNextInBlock", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNextInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetNextInBlock(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNextInBlock", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNextInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetNextInBlock(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNextInBlock", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNextInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationGetNextInBlock(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNextInBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNextInBlock");
}

static void misuse_mlsOperationIsBeforeInBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock((MlsOperation){0}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationIsBeforeInBlock", "op", "null");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationIsBeforeInBlock", "op", "garbage");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationIsBeforeInBlock", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_stale_MlsOperation(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationIsBeforeInBlock", "op", "stale");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_valid_MlsOperation(), (MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationIsBeforeInBlock", "other", "null");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationIsBeforeInBlock", "other", "garbage");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationIsBeforeInBlock", "other", "wrong kind");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_valid_MlsOperation(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationIsBeforeInBlock", "other", "stale");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_valid_MlsOperation(), fx_other_context_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationIsBeforeInBlock", "other", "foreign context");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationIsBeforeInBlock(fx_valid_MlsOperation(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationIsBeforeInBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationIsBeforeInBlock");
}

static void misuse_mlsOperationGetNumRegions(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNumRegions((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNumRegions", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNumRegions");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumRegions((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNumRegions", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNumRegions");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumRegions(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNumRegions", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNumRegions");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumRegions(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNumRegions", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNumRegions");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumRegions(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNumRegions", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNumRegions");
}

static void misuse_mlsOperationGetRegion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion((MlsOperation){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetRegion", "op", "null");
  fx_untouched(&out_, "mlsOperationGetRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion((MlsOperation){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetRegion", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion(fx_wrong_kind_for_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetRegion", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion(fx_stale_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetRegion", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion(fx_valid_MlsOperation(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetRegion", "pos", "-1");
  fx_untouched(&out_, "mlsOperationGetRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion(fx_valid_MlsOperation(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetRegion", "pos", "too large");
  fx_untouched(&out_, "mlsOperationGetRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetRegion(fx_valid_MlsOperation(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetRegion", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetRegion");
}

static void misuse_mlsOperationGetNumOperands(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNumOperands((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNumOperands", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNumOperands");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumOperands((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNumOperands", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNumOperands");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumOperands(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNumOperands", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNumOperands");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumOperands(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNumOperands", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNumOperands");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumOperands(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNumOperands", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNumOperands");
}

static void misuse_mlsOperationGetOperand(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand((MlsOperation){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetOperand", "op", "null");
  fx_untouched(&out_, "mlsOperationGetOperand");
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand((MlsOperation){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetOperand", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetOperand");
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand(fx_wrong_kind_for_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetOperand", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetOperand");
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand(fx_stale_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetOperand", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetOperand");
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand(fx_valid_MlsOperation(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetOperand", "pos", "-1");
  fx_untouched(&out_, "mlsOperationGetOperand");
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand(fx_valid_MlsOperation(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetOperand", "pos", "too large");
  fx_untouched(&out_, "mlsOperationGetOperand");
  fx_fill(&out_);
  fx_check(mlsOperationGetOperand(fx_valid_MlsOperation(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetOperand", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetOperand");
}

static void misuse_mlsOperationGetNumResults(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNumResults((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNumResults", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNumResults");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumResults((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNumResults", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNumResults");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumResults(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNumResults", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNumResults");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumResults(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNumResults", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNumResults");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumResults(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNumResults", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNumResults");
}

static void misuse_mlsOperationGetResult(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetResult((MlsOperation){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetResult", "op", "null");
  fx_untouched(&out_, "mlsOperationGetResult");
  fx_fill(&out_);
  fx_check(mlsOperationGetResult((MlsOperation){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetResult", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetResult");
  fx_fill(&out_);
  fx_check(mlsOperationGetResult(fx_wrong_kind_for_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetResult", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetResult");
  fx_fill(&out_);
  fx_check(mlsOperationGetResult(fx_stale_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetResult", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetResult");
  fx_fill(&out_);
  fx_check(mlsOperationGetResult(fx_valid_MlsOperation(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetResult", "pos", "-1");
  fx_untouched(&out_, "mlsOperationGetResult");
  fx_fill(&out_);
  fx_check(mlsOperationGetResult(fx_valid_MlsOperation(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetResult", "pos", "too large");
  fx_untouched(&out_, "mlsOperationGetResult");
  fx_fill(&out_);
  fx_check(mlsOperationGetResult(fx_valid_MlsOperation(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetResult", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetResult");
}

static void misuse_mlsOperationGetNumSuccessors(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNumSuccessors((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNumSuccessors", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumSuccessors((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNumSuccessors", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumSuccessors(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNumSuccessors", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumSuccessors(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNumSuccessors", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumSuccessors(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNumSuccessors", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNumSuccessors");
}

static void misuse_mlsOperationGetSuccessor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor((MlsOperation){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetSuccessor", "op", "null");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor((MlsOperation){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetSuccessor", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor(fx_wrong_kind_for_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetSuccessor", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor(fx_stale_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetSuccessor", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor(fx_valid_MlsOperation(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetSuccessor", "pos", "-1");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor(fx_valid_MlsOperation(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetSuccessor", "pos", "too large");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsOperationGetSuccessor(fx_valid_MlsOperation(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetSuccessor", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetSuccessor");
}

static void misuse_mlsOperationSetOperand(void) {
  fx_check(mlsOperationSetOperand((MlsOperation){0}, 0, fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetOperand", "op", "null");
  fx_check(mlsOperationSetOperand((MlsOperation){0xffffffffffffffffull}, 0, fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetOperand", "op", "garbage");
  fx_check(mlsOperationSetOperand(fx_wrong_kind_for_MlsOperation(), 0, fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetOperand", "op", "wrong kind");
  fx_check(mlsOperationSetOperand(fx_stale_MlsOperation(), 0, fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetOperand", "op", "stale");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), -1, fx_valid_MlsValue()),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationSetOperand", "pos", "-1");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), INTPTR_MAX, fx_valid_MlsValue()),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationSetOperand", "pos", "too large");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), 0, (MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetOperand", "value", "null");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), 0, (MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetOperand", "value", "garbage");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), 0, fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetOperand", "value", "wrong kind");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), 0, fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetOperand", "value", "stale");
  fx_check(mlsOperationSetOperand(fx_valid_MlsOperation(), 0, fx_other_context_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetOperand", "value", "foreign context");
}

static void misuse_mlsOperationSetOperands(void) {
  fx_check(mlsOperationSetOperands((MlsOperation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetOperands", "op", "null");
  fx_check(mlsOperationSetOperands((MlsOperation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetOperands", "op", "garbage");
  fx_check(mlsOperationSetOperands(fx_wrong_kind_for_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetOperands", "op", "wrong kind");
  fx_check(mlsOperationSetOperands(fx_stale_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetOperands", "op", "stale");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationSetOperands", "n_operands", "-1");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationSetOperands", "n_operands", "too large");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationSetOperands", "operands", "null pointer");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetOperands", "operands", "null");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetOperands", "operands", "garbage");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetOperands", "operands", "wrong kind");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetOperands", "operands", "stale");
  fx_check(mlsOperationSetOperands(fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetOperands", "operands", "foreign context");
}

static void misuse_mlsOperationSetSuccessor(void) {
  fx_check(mlsOperationSetSuccessor((MlsOperation){0}, 0, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetSuccessor", "op", "null");
  fx_check(mlsOperationSetSuccessor((MlsOperation){0xffffffffffffffffull}, 0, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetSuccessor", "op", "garbage");
  fx_check(mlsOperationSetSuccessor(fx_wrong_kind_for_MlsOperation(), 0, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetSuccessor", "op", "wrong kind");
  fx_check(mlsOperationSetSuccessor(fx_stale_MlsOperation(), 0, fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetSuccessor", "op", "stale");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), -1, fx_valid_MlsBlock()),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationSetSuccessor", "pos", "-1");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), INTPTR_MAX, fx_valid_MlsBlock()),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationSetSuccessor", "pos", "too large");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), 0, (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetSuccessor", "block", "null");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), 0, (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetSuccessor", "block", "garbage");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), 0, fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetSuccessor", "block", "wrong kind");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), 0, fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetSuccessor", "block", "stale");
  fx_check(mlsOperationSetSuccessor(fx_valid_MlsOperation(), 0, fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetSuccessor", "block", "foreign context");
}

static void misuse_mlsOperationReplaceUsesOfWith(void) {
  fx_check(mlsOperationReplaceUsesOfWith((MlsOperation){0}, fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationReplaceUsesOfWith", "op", "null");
  fx_check(mlsOperationReplaceUsesOfWith((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationReplaceUsesOfWith", "op", "garbage");
  fx_check(mlsOperationReplaceUsesOfWith(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsOperationReplaceUsesOfWith", "op", "wrong kind");
  fx_check(mlsOperationReplaceUsesOfWith(fx_stale_MlsOperation(), fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationReplaceUsesOfWith", "op", "stale");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), (MlsValue){0}, fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationReplaceUsesOfWith", "of", "null");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), (MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationReplaceUsesOfWith", "of", "garbage");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsOperationReplaceUsesOfWith", "of", "wrong kind");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_stale_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationReplaceUsesOfWith", "of", "stale");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_other_context_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationReplaceUsesOfWith", "of", "foreign context");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_valid_MlsValue(), (MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationReplaceUsesOfWith", "with", "null");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationReplaceUsesOfWith", "with", "garbage");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsOperationReplaceUsesOfWith", "with", "wrong kind");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_valid_MlsValue(), fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationReplaceUsesOfWith", "with", "stale");
  fx_check(mlsOperationReplaceUsesOfWith(fx_valid_MlsOperation(), fx_valid_MlsValue(), fx_other_context_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationReplaceUsesOfWith", "with", "foreign context");
}

static void misuse_mlsOperationHasInherentAttributeByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationHasInherentAttributeByName((MlsOperation){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationHasInherentAttributeByName", "op", "null");
  fx_untouched(&out_, "mlsOperationHasInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationHasInherentAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationHasInherentAttributeByName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationHasInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationHasInherentAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationHasInherentAttributeByName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationHasInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationHasInherentAttributeByName(fx_stale_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationHasInherentAttributeByName", "op", "stale");
  fx_untouched(&out_, "mlsOperationHasInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationHasInherentAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationHasInherentAttributeByName", "name", "null text");
  fx_untouched(&out_, "mlsOperationHasInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationHasInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationHasInherentAttributeByName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationHasInherentAttributeByName");
}

static void misuse_mlsOperationGetInherentAttributeByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetInherentAttributeByName((MlsOperation){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetInherentAttributeByName", "op", "null");
  fx_untouched(&out_, "mlsOperationGetInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetInherentAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetInherentAttributeByName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetInherentAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetInherentAttributeByName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetInherentAttributeByName(fx_stale_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetInherentAttributeByName", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetInherentAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetInherentAttributeByName", "name", "null text");
  fx_untouched(&out_, "mlsOperationGetInherentAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetInherentAttributeByName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetInherentAttributeByName");
}

static void misuse_mlsOperationGetDiscardableAttributeByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttributeByName((MlsOperation){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetDiscardableAttributeByName", "op", "null");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetDiscardableAttributeByName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetDiscardableAttributeByName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttributeByName(fx_stale_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetDiscardableAttributeByName", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetDiscardableAttributeByName", "name", "null text");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetDiscardableAttributeByName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttributeByName");
}

static void misuse_mlsOperationGetAttributeByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetAttributeByName((MlsOperation){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetAttributeByName", "op", "null");
  fx_untouched(&out_, "mlsOperationGetAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetAttributeByName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetAttributeByName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttributeByName(fx_stale_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetAttributeByName", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetAttributeByName", "name", "null text");
  fx_untouched(&out_, "mlsOperationGetAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttributeByName(fx_valid_MlsOperation(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetAttributeByName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetAttributeByName");
}

static void misuse_mlsOperationSetInherentAttributeByName(void) {
  fx_check(mlsOperationSetInherentAttributeByName((MlsOperation){0}, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetInherentAttributeByName", "op", "null");
  fx_check(mlsOperationSetInherentAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetInherentAttributeByName", "op", "garbage");
  fx_check(mlsOperationSetInherentAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetInherentAttributeByName", "op", "wrong kind");
  fx_check(mlsOperationSetInherentAttributeByName(fx_stale_MlsOperation(), fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetInherentAttributeByName", "op", "stale");
  fx_check(mlsOperationSetInherentAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_POINTER, "mlsOperationSetInherentAttributeByName", "name", "null text");
  fx_check(mlsOperationSetInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), (MlsAttribute){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetInherentAttributeByName", "attr", "null");
  fx_check(mlsOperationSetInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), (MlsAttribute){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetInherentAttributeByName", "attr", "garbage");
  fx_check(mlsOperationSetInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_wrong_kind_for_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetInherentAttributeByName", "attr", "wrong kind");
  fx_check(mlsOperationSetInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_stale_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetInherentAttributeByName", "attr", "stale");
  fx_check(mlsOperationSetInherentAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_other_context_MlsAttribute()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetInherentAttributeByName", "attr", "foreign context");
}

static void misuse_mlsOperationSetDiscardableAttributeByName(void) {
  fx_check(mlsOperationSetDiscardableAttributeByName((MlsOperation){0}, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetDiscardableAttributeByName", "op", "null");
  fx_check(mlsOperationSetDiscardableAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetDiscardableAttributeByName", "op", "garbage");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetDiscardableAttributeByName", "op", "wrong kind");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_stale_MlsOperation(), fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetDiscardableAttributeByName", "op", "stale");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_POINTER, "mlsOperationSetDiscardableAttributeByName", "name", "null text");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), (MlsAttribute){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetDiscardableAttributeByName", "attr", "null");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), (MlsAttribute){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetDiscardableAttributeByName", "attr", "garbage");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_wrong_kind_for_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetDiscardableAttributeByName", "attr", "wrong kind");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_stale_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetDiscardableAttributeByName", "attr", "stale");
  fx_check(mlsOperationSetDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_other_context_MlsAttribute()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetDiscardableAttributeByName", "attr", "foreign context");
}

static void misuse_mlsOperationSetAttributeByName(void) {
  fx_check(mlsOperationSetAttributeByName((MlsOperation){0}, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetAttributeByName", "op", "null");
  fx_check(mlsOperationSetAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetAttributeByName", "op", "garbage");
  fx_check(mlsOperationSetAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetAttributeByName", "op", "wrong kind");
  fx_check(mlsOperationSetAttributeByName(fx_stale_MlsOperation(), fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetAttributeByName", "op", "stale");
  fx_check(mlsOperationSetAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_POINTER, "mlsOperationSetAttributeByName", "name", "null text");
  fx_check(mlsOperationSetAttributeByName(fx_valid_MlsOperation(), fx_string(), (MlsAttribute){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationSetAttributeByName", "attr", "null");
  fx_check(mlsOperationSetAttributeByName(fx_valid_MlsOperation(), fx_string(), (MlsAttribute){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationSetAttributeByName", "attr", "garbage");
  fx_check(mlsOperationSetAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_wrong_kind_for_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsOperationSetAttributeByName", "attr", "wrong kind");
  fx_check(mlsOperationSetAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_stale_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationSetAttributeByName", "attr", "stale");
  fx_check(mlsOperationSetAttributeByName(fx_valid_MlsOperation(), fx_string(), fx_other_context_MlsAttribute()),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationSetAttributeByName", "attr", "foreign context");
}

static void misuse_mlsOperationRemoveDiscardableAttributeByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationRemoveDiscardableAttributeByName((MlsOperation){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationRemoveDiscardableAttributeByName", "op", "null");
  fx_untouched(&out_, "mlsOperationRemoveDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveDiscardableAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationRemoveDiscardableAttributeByName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationRemoveDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveDiscardableAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationRemoveDiscardableAttributeByName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationRemoveDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveDiscardableAttributeByName(fx_stale_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationRemoveDiscardableAttributeByName", "op", "stale");
  fx_untouched(&out_, "mlsOperationRemoveDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveDiscardableAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationRemoveDiscardableAttributeByName", "name", "null text");
  fx_untouched(&out_, "mlsOperationRemoveDiscardableAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveDiscardableAttributeByName(fx_valid_MlsOperation(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationRemoveDiscardableAttributeByName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationRemoveDiscardableAttributeByName");
}

static void misuse_mlsOperationRemoveAttributeByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationRemoveAttributeByName((MlsOperation){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationRemoveAttributeByName", "op", "null");
  fx_untouched(&out_, "mlsOperationRemoveAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveAttributeByName((MlsOperation){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationRemoveAttributeByName", "op", "garbage");
  fx_untouched(&out_, "mlsOperationRemoveAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveAttributeByName(fx_wrong_kind_for_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationRemoveAttributeByName", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationRemoveAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveAttributeByName(fx_stale_MlsOperation(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationRemoveAttributeByName", "op", "stale");
  fx_untouched(&out_, "mlsOperationRemoveAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveAttributeByName(fx_valid_MlsOperation(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationRemoveAttributeByName", "name", "null text");
  fx_untouched(&out_, "mlsOperationRemoveAttributeByName");
  fx_fill(&out_);
  fx_check(mlsOperationRemoveAttributeByName(fx_valid_MlsOperation(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationRemoveAttributeByName", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationRemoveAttributeByName");
}

static void misuse_mlsOperationGetNumDiscardableAttributes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNumDiscardableAttributes((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNumDiscardableAttributes", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNumDiscardableAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumDiscardableAttributes((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNumDiscardableAttributes", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNumDiscardableAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumDiscardableAttributes(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNumDiscardableAttributes", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNumDiscardableAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumDiscardableAttributes(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNumDiscardableAttributes", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNumDiscardableAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumDiscardableAttributes(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNumDiscardableAttributes", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNumDiscardableAttributes");
}

static void misuse_mlsOperationGetDiscardableAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute((MlsOperation){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetDiscardableAttribute", "op", "null");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute((MlsOperation){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetDiscardableAttribute", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute(fx_wrong_kind_for_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetDiscardableAttribute", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute(fx_stale_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetDiscardableAttribute", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute(fx_valid_MlsOperation(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetDiscardableAttribute", "pos", "-1");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute(fx_valid_MlsOperation(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetDiscardableAttribute", "pos", "too large");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetDiscardableAttribute(fx_valid_MlsOperation(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetDiscardableAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetDiscardableAttribute");
}

static void misuse_mlsOperationGetNumAttributes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetNumAttributes((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetNumAttributes", "op", "null");
  fx_untouched(&out_, "mlsOperationGetNumAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumAttributes((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetNumAttributes", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetNumAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumAttributes(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetNumAttributes", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetNumAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumAttributes(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetNumAttributes", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetNumAttributes");
  fx_fill(&out_);
  fx_check(mlsOperationGetNumAttributes(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetNumAttributes", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetNumAttributes");
}

static void misuse_mlsOperationGetAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute((MlsOperation){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetAttribute", "op", "null");
  fx_untouched(&out_, "mlsOperationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute((MlsOperation){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetAttribute", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute(fx_wrong_kind_for_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetAttribute", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute(fx_stale_MlsOperation(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetAttribute", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute(fx_valid_MlsOperation(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetAttribute", "pos", "-1");
  fx_untouched(&out_, "mlsOperationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute(fx_valid_MlsOperation(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationGetAttribute", "pos", "too large");
  fx_untouched(&out_, "mlsOperationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsOperationGetAttribute(fx_valid_MlsOperation(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetAttribute");
}

static void misuse_mlsOperationVerify(void) {
  fx_check(mlsOperationVerify((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationVerify", "op", "null");
  fx_check(mlsOperationVerify((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationVerify", "op", "garbage");
  fx_check(mlsOperationVerify(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationVerify", "op", "wrong kind");
  fx_check(mlsOperationVerify(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationVerify", "op", "stale");
}

int misuse_operation(void) {
  fx_setup();
  misuse_mlsOperationGetContext();
  misuse_mlsOperationGetName();
  misuse_mlsOperationGetLocation();
  misuse_mlsOperationSetLocation();
  misuse_mlsOperationGetBlock();
  misuse_mlsOperationGetParentOperation();
  misuse_mlsOperationGetNextInBlock();
  misuse_mlsOperationIsBeforeInBlock();
  misuse_mlsOperationGetNumRegions();
  misuse_mlsOperationGetRegion();
  misuse_mlsOperationGetNumOperands();
  misuse_mlsOperationGetOperand();
  misuse_mlsOperationGetNumResults();
  misuse_mlsOperationGetResult();
  misuse_mlsOperationGetNumSuccessors();
  misuse_mlsOperationGetSuccessor();
  misuse_mlsOperationSetOperand();
  misuse_mlsOperationSetOperands();
  misuse_mlsOperationSetSuccessor();
  misuse_mlsOperationReplaceUsesOfWith();
  misuse_mlsOperationHasInherentAttributeByName();
  misuse_mlsOperationGetInherentAttributeByName();
  misuse_mlsOperationGetDiscardableAttributeByName();
  misuse_mlsOperationGetAttributeByName();
  misuse_mlsOperationSetInherentAttributeByName();
  misuse_mlsOperationSetDiscardableAttributeByName();
  misuse_mlsOperationSetAttributeByName();
  misuse_mlsOperationRemoveDiscardableAttributeByName();
  misuse_mlsOperationRemoveAttributeByName();
  misuse_mlsOperationGetNumDiscardableAttributes();
  misuse_mlsOperationGetDiscardableAttribute();
  misuse_mlsOperationGetNumAttributes();
  misuse_mlsOperationGetAttribute();
  misuse_mlsOperationVerify();
  return fx_teardown("operation");
}
