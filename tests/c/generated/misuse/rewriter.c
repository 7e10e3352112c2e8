// Made by codegen (misuse.rs) from src/manual/rewriter.rs; do not edit.
#include "misuse_fixture.h"

int misuse_rewriter(void);

static void misuse_mlsIRRewriterCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreate((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIRRewriterCreate", "context", "null");
  fx_untouched(&out_, "mlsIRRewriterCreate");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreate((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIRRewriterCreate", "context", "garbage");
  fx_untouched(&out_, "mlsIRRewriterCreate");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreate(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIRRewriterCreate", "context", "wrong kind");
  fx_untouched(&out_, "mlsIRRewriterCreate");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreate(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIRRewriterCreate", "context", "stale");
  fx_untouched(&out_, "mlsIRRewriterCreate");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreate(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRRewriterCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsIRRewriterCreate");
}

static void misuse_mlsIRRewriterCreateFromOp(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreateFromOp((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIRRewriterCreateFromOp", "op", "null");
  fx_untouched(&out_, "mlsIRRewriterCreateFromOp");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreateFromOp((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIRRewriterCreateFromOp", "op", "garbage");
  fx_untouched(&out_, "mlsIRRewriterCreateFromOp");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreateFromOp(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIRRewriterCreateFromOp", "op", "wrong kind");
  fx_untouched(&out_, "mlsIRRewriterCreateFromOp");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreateFromOp(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIRRewriterCreateFromOp", "op", "stale");
  fx_untouched(&out_, "mlsIRRewriterCreateFromOp");
  fx_fill(&out_);
  fx_check(mlsIRRewriterCreateFromOp(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRRewriterCreateFromOp", "out", "null pointer");
  fx_untouched(&out_, "mlsIRRewriterCreateFromOp");
}

static void misuse_mlsIRRewriterDestroy(void) {
  fx_check(mlsIRRewriterDestroy((MlsRewriterBase){0}),
           MLS_STATUS_NULL_HANDLE, "mlsIRRewriterDestroy", "rewriter", "null");
  fx_check(mlsIRRewriterDestroy((MlsRewriterBase){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsIRRewriterDestroy", "rewriter", "garbage");
  fx_check(mlsIRRewriterDestroy(fx_wrong_kind_for_MlsRewriterBase()),
           MLS_STATUS_WRONG_KIND, "mlsIRRewriterDestroy", "rewriter", "wrong kind");
  fx_check(mlsIRRewriterDestroy(fx_stale_MlsRewriterBase()),
           MLS_STATUS_STALE_HANDLE, "mlsIRRewriterDestroy", "rewriter", "stale");
}

static void misuse_mlsRewriterBaseGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetContext((MlsRewriterBase){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseGetContext", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseGetContext");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetContext((MlsRewriterBase){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseGetContext", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseGetContext");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetContext(fx_wrong_kind_for_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseGetContext", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseGetContext");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetContext(fx_stale_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseGetContext", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseGetContext");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetContext(fx_valid_MlsRewriterBase(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseGetContext");
}

static void misuse_mlsRewriterBaseClearInsertionPoint(void) {
  fx_check(mlsRewriterBaseClearInsertionPoint((MlsRewriterBase){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseClearInsertionPoint", "rewriter", "null");
  fx_check(mlsRewriterBaseClearInsertionPoint((MlsRewriterBase){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseClearInsertionPoint", "rewriter", "garbage");
  fx_check(mlsRewriterBaseClearInsertionPoint(fx_wrong_kind_for_MlsRewriterBase()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseClearInsertionPoint", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseClearInsertionPoint(fx_stale_MlsRewriterBase()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseClearInsertionPoint", "rewriter", "stale");
}

static void misuse_mlsRewriterBaseSetInsertionPointBefore(void) {
  fx_check(mlsRewriterBaseSetInsertionPointBefore((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "rewriter", "null");
  fx_check(mlsRewriterBaseSetInsertionPointBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "rewriter", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointBefore", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "rewriter", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "op", "null");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "op", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointBefore", "op", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "op", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseSetInsertionPointBefore", "op", "foreign context");
}

static void misuse_mlsRewriterBaseSetInsertionPointAfter(void) {
  fx_check(mlsRewriterBaseSetInsertionPointAfter((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "rewriter", "null");
  fx_check(mlsRewriterBaseSetInsertionPointAfter((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "rewriter", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointAfter", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "rewriter", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "op", "null");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "op", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointAfter", "op", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "op", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseSetInsertionPointAfter", "op", "foreign context");
}

static void misuse_mlsRewriterBaseSetInsertionPointToStart(void) {
  fx_check(mlsRewriterBaseSetInsertionPointToStart((MlsRewriterBase){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "rewriter", "null");
  fx_check(mlsRewriterBaseSetInsertionPointToStart((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "rewriter", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointToStart", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "rewriter", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsRewriterBase(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "block", "null");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "block", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointToStart", "block", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "block", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseSetInsertionPointToStart", "block", "foreign context");
}

static void misuse_mlsRewriterBaseSetInsertionPointToEnd(void) {
  fx_check(mlsRewriterBaseSetInsertionPointToEnd((MlsRewriterBase){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "rewriter", "null");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "rewriter", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointToEnd", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "rewriter", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsRewriterBase(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "block", "null");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "block", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointToEnd", "block", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "block", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseSetInsertionPointToEnd", "block", "foreign context");
}

static void misuse_mlsRewriterBaseSetInsertionPointAfterValue(void) {
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue((MlsRewriterBase){0}, fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointAfterValue", "rewriter", "null");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointAfterValue", "rewriter", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointAfterValue", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_stale_MlsRewriterBase(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointAfterValue", "rewriter", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_valid_MlsRewriterBase(), (MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointAfterValue", "value", "null");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_valid_MlsRewriterBase(), (MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointAfterValue", "value", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointAfterValue", "value", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_valid_MlsRewriterBase(), fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointAfterValue", "value", "stale");
  fx_check(mlsRewriterBaseSetInsertionPointAfterValue(fx_valid_MlsRewriterBase(), fx_other_context_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseSetInsertionPointAfterValue", "value", "foreign context");
}

static void misuse_mlsRewriterBaseGetInsertionBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetInsertionBlock((MlsRewriterBase){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseGetInsertionBlock", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseGetInsertionBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetInsertionBlock((MlsRewriterBase){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseGetInsertionBlock", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseGetInsertionBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetInsertionBlock(fx_wrong_kind_for_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseGetInsertionBlock", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseGetInsertionBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetInsertionBlock(fx_stale_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseGetInsertionBlock", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseGetInsertionBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetInsertionBlock(fx_valid_MlsRewriterBase(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseGetInsertionBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseGetInsertionBlock");
}

static void misuse_mlsRewriterBaseGetBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetBlock((MlsRewriterBase){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseGetBlock", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseGetBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetBlock((MlsRewriterBase){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseGetBlock", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseGetBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetBlock(fx_wrong_kind_for_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseGetBlock", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseGetBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetBlock(fx_stale_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseGetBlock", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseGetBlock");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetBlock(fx_valid_MlsRewriterBase(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseGetBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseGetBlock");
}

static void misuse_mlsRewriterBaseGetOperationAfterInsertion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetOperationAfterInsertion((MlsRewriterBase){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseGetOperationAfterInsertion", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseGetOperationAfterInsertion");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetOperationAfterInsertion((MlsRewriterBase){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseGetOperationAfterInsertion", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseGetOperationAfterInsertion");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetOperationAfterInsertion(fx_wrong_kind_for_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseGetOperationAfterInsertion", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseGetOperationAfterInsertion");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetOperationAfterInsertion(fx_stale_MlsRewriterBase(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseGetOperationAfterInsertion", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseGetOperationAfterInsertion");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetOperationAfterInsertion(fx_valid_MlsRewriterBase(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseGetOperationAfterInsertion", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseGetOperationAfterInsertion");
}

static void misuse_mlsRewriterBaseInsert(void) {
  fx_check(mlsRewriterBaseInsert((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInsert", "rewriter", "null");
  fx_check(mlsRewriterBaseInsert((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInsert", "rewriter", "garbage");
  fx_check(mlsRewriterBaseInsert(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInsert", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseInsert(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInsert", "rewriter", "stale");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInsert", "op", "null");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInsert", "op", "garbage");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInsert", "op", "wrong kind");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInsert", "op", "stale");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseInsert", "op", "foreign context");
}

static void misuse_mlsRewriterBaseClone(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone((MlsRewriterBase){0}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseClone", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseClone", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseClone", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseClone", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsRewriterBase(), (MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseClone", "op", "null");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseClone", "op", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseClone", "op", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseClone", "op", "stale");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseClone", "op", "foreign context");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseClone", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseClone");
}

static void misuse_mlsRewriterBaseCloneWithoutRegions(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions((MlsRewriterBase){0}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCloneWithoutRegions", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCloneWithoutRegions", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCloneWithoutRegions", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCloneWithoutRegions", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_valid_MlsRewriterBase(), (MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCloneWithoutRegions", "op", "null");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCloneWithoutRegions", "op", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCloneWithoutRegions", "op", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCloneWithoutRegions", "op", "stale");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCloneWithoutRegions", "op", "foreign context");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCloneWithoutRegions(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseCloneWithoutRegions", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseCloneWithoutRegions");
}

static void misuse_mlsRewriterBaseEraseOp(void) {
  fx_check(mlsRewriterBaseEraseOp((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseEraseOp", "rewriter", "null");
  fx_check(mlsRewriterBaseEraseOp((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseEraseOp", "rewriter", "garbage");
  fx_check(mlsRewriterBaseEraseOp(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseEraseOp", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseEraseOp(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseEraseOp", "rewriter", "stale");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseEraseOp", "op", "null");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseEraseOp", "op", "garbage");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseEraseOp", "op", "wrong kind");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseEraseOp", "op", "stale");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseEraseOp", "op", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceOpWithValues(void) {
  fx_check(mlsRewriterBaseReplaceOpWithValues((MlsRewriterBase){0}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceOpWithValues((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithValues", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), (MlsOperation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "op", "null");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithValues", "op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "op", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpWithValues", "op", "foreign context");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceOpWithValues", "n_values", "-1");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceOpWithValues", "n_values", "too large");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseReplaceOpWithValues", "values", "null pointer");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "values", "null");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "values", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithValues", "values", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "values", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpWithValues", "values", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceOpWithOperation(void) {
  fx_check(mlsRewriterBaseReplaceOpWithOperation((MlsRewriterBase){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceOpWithOperation((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithOperation", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "op", "null");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithOperation", "op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "op", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpWithOperation", "op", "foreign context");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "null");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceAllUsesWith(void) {
  fx_check(mlsRewriterBaseReplaceAllUsesWith((MlsRewriterBase){0}, fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesWith((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesWith", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_stale_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), (MlsValue){0}, fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "from", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), (MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "from", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesWith", "from", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_stale_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "from", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_other_context_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllUsesWith", "from", "foreign context");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), (MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "to", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "to", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesWith", "to", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "to", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_other_context_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllUsesWith", "to", "foreign context");
}

static void misuse_mlsRewriterBaseMoveOpBefore(void) {
  fx_check(mlsRewriterBaseMoveOpBefore((MlsRewriterBase){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpBefore", "rewriter", "null");
  fx_check(mlsRewriterBaseMoveOpBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpBefore", "rewriter", "garbage");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpBefore", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpBefore", "rewriter", "stale");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpBefore", "op", "null");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpBefore", "op", "garbage");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpBefore", "op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpBefore", "op", "stale");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveOpBefore", "op", "foreign context");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpBefore", "existing_op", "null");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpBefore", "existing_op", "garbage");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpBefore", "existing_op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpBefore", "existing_op", "stale");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveOpBefore", "existing_op", "foreign context");
}

static void misuse_mlsRewriterBaseMoveOpAfter(void) {
  fx_check(mlsRewriterBaseMoveOpAfter((MlsRewriterBase){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpAfter", "rewriter", "null");
  fx_check(mlsRewriterBaseMoveOpAfter((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpAfter", "rewriter", "garbage");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpAfter", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpAfter", "rewriter", "stale");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpAfter", "op", "null");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpAfter", "op", "garbage");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpAfter", "op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpAfter", "op", "stale");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveOpAfter", "op", "foreign context");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpAfter", "existing_op", "null");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpAfter", "existing_op", "garbage");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpAfter", "existing_op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpAfter", "existing_op", "stale");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveOpAfter", "existing_op", "foreign context");
}

static void misuse_mlsRewriterBaseStartOpModification(void) {
  fx_check(mlsRewriterBaseStartOpModification((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseStartOpModification", "rewriter", "null");
  fx_check(mlsRewriterBaseStartOpModification((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseStartOpModification", "rewriter", "garbage");
  fx_check(mlsRewriterBaseStartOpModification(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseStartOpModification", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseStartOpModification(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseStartOpModification", "rewriter", "stale");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseStartOpModification", "op", "null");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseStartOpModification", "op", "garbage");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseStartOpModification", "op", "wrong kind");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseStartOpModification", "op", "stale");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseStartOpModification", "op", "foreign context");
}

static void misuse_mlsRewriterBaseFinalizeOpModification(void) {
  fx_check(mlsRewriterBaseFinalizeOpModification((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseFinalizeOpModification", "rewriter", "null");
  fx_check(mlsRewriterBaseFinalizeOpModification((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseFinalizeOpModification", "rewriter", "garbage");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseFinalizeOpModification", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseFinalizeOpModification", "rewriter", "stale");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseFinalizeOpModification", "op", "null");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseFinalizeOpModification", "op", "garbage");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseFinalizeOpModification", "op", "wrong kind");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseFinalizeOpModification", "op", "stale");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseFinalizeOpModification", "op", "foreign context");
}

static void misuse_mlsRewriterBaseCancelOpModification(void) {
  fx_check(mlsRewriterBaseCancelOpModification((MlsRewriterBase){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCancelOpModification", "rewriter", "null");
  fx_check(mlsRewriterBaseCancelOpModification((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCancelOpModification", "rewriter", "garbage");
  fx_check(mlsRewriterBaseCancelOpModification(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCancelOpModification", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseCancelOpModification(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCancelOpModification", "rewriter", "stale");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsRewriterBase(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCancelOpModification", "op", "null");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCancelOpModification", "op", "garbage");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCancelOpModification", "op", "wrong kind");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCancelOpModification", "op", "stale");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCancelOpModification", "op", "foreign context");
}

// Nothing to misuse:
//   mlsPatternRewriterAsBase

int misuse_rewriter(void) {
  fx_setup();
  misuse_mlsIRRewriterCreate();
  misuse_mlsIRRewriterCreateFromOp();
  misuse_mlsIRRewriterDestroy();
  misuse_mlsRewriterBaseGetContext();
  misuse_mlsRewriterBaseClearInsertionPoint();
  misuse_mlsRewriterBaseSetInsertionPointBefore();
  misuse_mlsRewriterBaseSetInsertionPointAfter();
  misuse_mlsRewriterBaseSetInsertionPointToStart();
  misuse_mlsRewriterBaseSetInsertionPointToEnd();
  misuse_mlsRewriterBaseSetInsertionPointAfterValue();
  misuse_mlsRewriterBaseGetInsertionBlock();
  misuse_mlsRewriterBaseGetBlock();
  misuse_mlsRewriterBaseGetOperationAfterInsertion();
  misuse_mlsRewriterBaseInsert();
  misuse_mlsRewriterBaseClone();
  misuse_mlsRewriterBaseCloneWithoutRegions();
  misuse_mlsRewriterBaseEraseOp();
  misuse_mlsRewriterBaseReplaceOpWithValues();
  misuse_mlsRewriterBaseReplaceOpWithOperation();
  misuse_mlsRewriterBaseReplaceAllUsesWith();
  misuse_mlsRewriterBaseMoveOpBefore();
  misuse_mlsRewriterBaseMoveOpAfter();
  misuse_mlsRewriterBaseStartOpModification();
  misuse_mlsRewriterBaseFinalizeOpModification();
  misuse_mlsRewriterBaseCancelOpModification();
  return fx_teardown("rewriter");
}
