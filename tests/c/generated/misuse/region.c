// Made by codegen (misuse.rs) from src/manual/region.rs; do not edit.
#include "misuse_fixture.h"

int misuse_region(void);

static void misuse_mlsRegionCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRegionCreate((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRegionCreate", "context", "null");
  fx_untouched(&out_, "mlsRegionCreate");
  fx_fill(&out_);
  fx_check(mlsRegionCreate((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRegionCreate", "context", "garbage");
  fx_untouched(&out_, "mlsRegionCreate");
  fx_fill(&out_);
  fx_check(mlsRegionCreate(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRegionCreate", "context", "wrong kind");
  fx_untouched(&out_, "mlsRegionCreate");
  fx_fill(&out_);
  fx_check(mlsRegionCreate(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRegionCreate", "context", "stale");
  fx_untouched(&out_, "mlsRegionCreate");
  fx_fill(&out_);
  fx_check(mlsRegionCreate(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRegionCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsRegionCreate");
}

static void misuse_mlsRegionDestroy(void) {
  fx_check(mlsRegionDestroy((MlsRegion){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionDestroy", "region", "null");
  fx_check(mlsRegionDestroy((MlsRegion){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionDestroy", "region", "garbage");
  fx_check(mlsRegionDestroy(fx_wrong_kind_for_MlsRegion()),
           MLS_STATUS_WRONG_KIND, "mlsRegionDestroy", "region", "wrong kind");
  fx_check(mlsRegionDestroy(fx_stale_MlsRegion()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionDestroy", "region", "stale");
}

static void misuse_mlsRegionGetFirstBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRegionGetFirstBlock((MlsRegion){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRegionGetFirstBlock", "region", "null");
  fx_untouched(&out_, "mlsRegionGetFirstBlock");
  fx_fill(&out_);
  fx_check(mlsRegionGetFirstBlock((MlsRegion){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRegionGetFirstBlock", "region", "garbage");
  fx_untouched(&out_, "mlsRegionGetFirstBlock");
  fx_fill(&out_);
  fx_check(mlsRegionGetFirstBlock(fx_wrong_kind_for_MlsRegion(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRegionGetFirstBlock", "region", "wrong kind");
  fx_untouched(&out_, "mlsRegionGetFirstBlock");
  fx_fill(&out_);
  fx_check(mlsRegionGetFirstBlock(fx_stale_MlsRegion(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRegionGetFirstBlock", "region", "stale");
  fx_untouched(&out_, "mlsRegionGetFirstBlock");
  fx_fill(&out_);
  fx_check(mlsRegionGetFirstBlock(fx_valid_MlsRegion(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRegionGetFirstBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsRegionGetFirstBlock");
}

static void misuse_mlsOperationGetFirstRegion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetFirstRegion((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetFirstRegion", "op", "null");
  fx_untouched(&out_, "mlsOperationGetFirstRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetFirstRegion((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetFirstRegion", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetFirstRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetFirstRegion(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetFirstRegion", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetFirstRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetFirstRegion(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetFirstRegion", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetFirstRegion");
  fx_fill(&out_);
  fx_check(mlsOperationGetFirstRegion(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetFirstRegion", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetFirstRegion");
}

static void misuse_mlsRegionGetNextInOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRegionGetNextInOperation((MlsRegion){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRegionGetNextInOperation", "region", "null");
  fx_untouched(&out_, "mlsRegionGetNextInOperation");
  fx_fill(&out_);
  fx_check(mlsRegionGetNextInOperation((MlsRegion){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRegionGetNextInOperation", "region", "garbage");
  fx_untouched(&out_, "mlsRegionGetNextInOperation");
  fx_fill(&out_);
  fx_check(mlsRegionGetNextInOperation(fx_wrong_kind_for_MlsRegion(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRegionGetNextInOperation", "region", "wrong kind");
  fx_untouched(&out_, "mlsRegionGetNextInOperation");
  fx_fill(&out_);
  fx_check(mlsRegionGetNextInOperation(fx_stale_MlsRegion(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRegionGetNextInOperation", "region", "stale");
  fx_untouched(&out_, "mlsRegionGetNextInOperation");
  fx_fill(&out_);
  fx_check(mlsRegionGetNextInOperation(fx_valid_MlsRegion(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRegionGetNextInOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsRegionGetNextInOperation");
}

static void misuse_mlsRegionAppendOwnedBlock(void) {
  fx_check(mlsRegionAppendOwnedBlock((MlsRegion){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRegionAppendOwnedBlock", "region", "null");
  fx_check(mlsRegionAppendOwnedBlock((MlsRegion){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionAppendOwnedBlock", "region", "garbage");
  fx_check(mlsRegionAppendOwnedBlock(fx_wrong_kind_for_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionAppendOwnedBlock", "region", "wrong kind");
  fx_check(mlsRegionAppendOwnedBlock(fx_stale_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionAppendOwnedBlock", "region", "stale");
  fx_check(mlsRegionAppendOwnedBlock(fx_valid_MlsRegion(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionAppendOwnedBlock", "block", "null");
  fx_check(mlsRegionAppendOwnedBlock(fx_valid_MlsRegion(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionAppendOwnedBlock", "block", "garbage");
  fx_check(mlsRegionAppendOwnedBlock(fx_valid_MlsRegion(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionAppendOwnedBlock", "block", "wrong kind");
  fx_check(mlsRegionAppendOwnedBlock(fx_valid_MlsRegion(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionAppendOwnedBlock", "block", "stale");
  fx_check(mlsRegionAppendOwnedBlock(fx_valid_MlsRegion(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionAppendOwnedBlock", "block", "foreign context");
}

static void misuse_mlsRegionInsertOwnedBlock(void) {
  fx_check(mlsRegionInsertOwnedBlock((MlsRegion){0}, 0, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRegionInsertOwnedBlock", "region", "null");
  fx_check(mlsRegionInsertOwnedBlock((MlsRegion){0xffffffffffffffffull}, 0, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlock", "region", "garbage");
  fx_check(mlsRegionInsertOwnedBlock(fx_wrong_kind_for_MlsRegion(), 0, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlock", "region", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlock(fx_stale_MlsRegion(), 0, fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlock", "region", "stale");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), -1, fx_valid_MlsBlock()),
           MLS_STATUS_OUT_OF_RANGE, "mlsRegionInsertOwnedBlock", "pos", "-1");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), INTPTR_MAX, fx_valid_MlsBlock()),
           MLS_STATUS_OUT_OF_RANGE, "mlsRegionInsertOwnedBlock", "pos", "too large");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), 0, (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionInsertOwnedBlock", "block", "null");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), 0, (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlock", "block", "garbage");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), 0, fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlock", "block", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), 0, fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlock", "block", "stale");
  fx_check(mlsRegionInsertOwnedBlock(fx_valid_MlsRegion(), 0, fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionInsertOwnedBlock", "block", "foreign context");
}

static void misuse_mlsRegionInsertOwnedBlockAfter(void) {
  fx_check(mlsRegionInsertOwnedBlockAfter((MlsRegion){0}, fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRegionInsertOwnedBlockAfter", "region", "null");
  fx_check(mlsRegionInsertOwnedBlockAfter((MlsRegion){0xffffffffffffffffull}, fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlockAfter", "region", "garbage");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_wrong_kind_for_MlsRegion(), fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlockAfter", "region", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_stale_MlsRegion(), fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlockAfter", "region", "stale");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), (MlsBlock){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlockAfter", "reference", "garbage");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_wrong_kind_for_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlockAfter", "reference", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_stale_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlockAfter", "reference", "stale");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_other_context_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionInsertOwnedBlockAfter", "reference", "foreign context");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_valid_MlsBlock(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionInsertOwnedBlockAfter", "block", "null");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_valid_MlsBlock(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlockAfter", "block", "garbage");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_valid_MlsBlock(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlockAfter", "block", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_valid_MlsBlock(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlockAfter", "block", "stale");
  fx_check(mlsRegionInsertOwnedBlockAfter(fx_valid_MlsRegion(), fx_valid_MlsBlock(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionInsertOwnedBlockAfter", "block", "foreign context");
}

static void misuse_mlsRegionInsertOwnedBlockBefore(void) {
  fx_check(mlsRegionInsertOwnedBlockBefore((MlsRegion){0}, fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRegionInsertOwnedBlockBefore", "region", "null");
  fx_check(mlsRegionInsertOwnedBlockBefore((MlsRegion){0xffffffffffffffffull}, fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlockBefore", "region", "garbage");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_wrong_kind_for_MlsRegion(), fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlockBefore", "region", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_stale_MlsRegion(), fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlockBefore", "region", "stale");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), (MlsBlock){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlockBefore", "reference", "garbage");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_wrong_kind_for_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlockBefore", "reference", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_stale_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlockBefore", "reference", "stale");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_other_context_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionInsertOwnedBlockBefore", "reference", "foreign context");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_valid_MlsBlock(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionInsertOwnedBlockBefore", "block", "null");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_valid_MlsBlock(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionInsertOwnedBlockBefore", "block", "garbage");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_valid_MlsBlock(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRegionInsertOwnedBlockBefore", "block", "wrong kind");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_valid_MlsBlock(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionInsertOwnedBlockBefore", "block", "stale");
  fx_check(mlsRegionInsertOwnedBlockBefore(fx_valid_MlsRegion(), fx_valid_MlsBlock(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionInsertOwnedBlockBefore", "block", "foreign context");
}

static void misuse_mlsRegionTakeBody(void) {
  fx_check(mlsRegionTakeBody((MlsRegion){0}, fx_valid_MlsRegion()),
           MLS_STATUS_NULL_HANDLE, "mlsRegionTakeBody", "target", "null");
  fx_check(mlsRegionTakeBody((MlsRegion){0xffffffffffffffffull}, fx_valid_MlsRegion()),
           MLS_STATUS_BAD_HANDLE, "mlsRegionTakeBody", "target", "garbage");
  fx_check(mlsRegionTakeBody(fx_wrong_kind_for_MlsRegion(), fx_valid_MlsRegion()),
           MLS_STATUS_WRONG_KIND, "mlsRegionTakeBody", "target", "wrong kind");
  fx_check(mlsRegionTakeBody(fx_stale_MlsRegion(), fx_valid_MlsRegion()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionTakeBody", "target", "stale");
  fx_check(mlsRegionTakeBody(fx_valid_MlsRegion(), (MlsRegion){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegionTakeBody", "source", "null");
  fx_check(mlsRegionTakeBody(fx_valid_MlsRegion(), (MlsRegion){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegionTakeBody", "source", "garbage");
  fx_check(mlsRegionTakeBody(fx_valid_MlsRegion(), fx_wrong_kind_for_MlsRegion()),
           MLS_STATUS_WRONG_KIND, "mlsRegionTakeBody", "source", "wrong kind");
  fx_check(mlsRegionTakeBody(fx_valid_MlsRegion(), fx_stale_MlsRegion()),
           MLS_STATUS_STALE_HANDLE, "mlsRegionTakeBody", "source", "stale");
  fx_check(mlsRegionTakeBody(fx_valid_MlsRegion(), fx_other_context_MlsRegion()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionTakeBody", "source", "foreign context");
}

int misuse_region(void) {
  fx_setup();
  misuse_mlsRegionCreate();
  misuse_mlsRegionDestroy();
  misuse_mlsRegionGetFirstBlock();
  misuse_mlsOperationGetFirstRegion();
  misuse_mlsRegionGetNextInOperation();
  misuse_mlsRegionAppendOwnedBlock();
  misuse_mlsRegionInsertOwnedBlock();
  misuse_mlsRegionInsertOwnedBlockAfter();
  misuse_mlsRegionInsertOwnedBlockBefore();
  misuse_mlsRegionTakeBody();
  return fx_teardown("region");
}
