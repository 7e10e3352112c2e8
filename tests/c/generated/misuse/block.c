// Made by codegen (misuse.rs) from src/manual/block.rs; do not edit.
#include "misuse_fixture.h"

int misuse_block(void);

static void misuse_mlsBlockCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockCreate((MlsContext){0}, 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockCreate", "context", "null");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate((MlsContext){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockCreate", "context", "garbage");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_wrong_kind_for_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockCreate", "context", "wrong kind");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_stale_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockCreate", "context", "stale");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), -1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockCreate", "n_args", "-1");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockCreate", "n_args", "too large");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, NULL, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsBlockCreate", "args", "null pointer");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0}}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockCreate", "args", "null");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockCreate", "args", "garbage");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockCreate", "args", "wrong kind");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_stale_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockCreate", "args", "stale");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_other_context_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockCreate", "args", "foreign context");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsBlockCreate", "locs", "null pointer");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){(MlsLocation){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockCreate", "locs", "null");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){(MlsLocation){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockCreate", "locs", "garbage");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_wrong_kind_for_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockCreate", "locs", "wrong kind");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_stale_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockCreate", "locs", "stale");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_other_context_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockCreate", "locs", "foreign context");
  fx_untouched(&out_, "mlsBlockCreate");
  fx_fill(&out_);
  fx_check(mlsBlockCreate(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockCreate");
}

static void misuse_mlsBlockDestroy(void) {
  fx_check(mlsBlockDestroy((MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockDestroy", "block", "null");
  fx_check(mlsBlockDestroy((MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockDestroy", "block", "garbage");
  fx_check(mlsBlockDestroy(fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsBlockDestroy", "block", "wrong kind");
  fx_check(mlsBlockDestroy(fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockDestroy", "block", "stale");
}

static void misuse_mlsBlockDetach(void) {
  fx_check(mlsBlockDetach((MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockDetach", "block", "null");
  fx_check(mlsBlockDetach((MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockDetach", "block", "garbage");
  fx_check(mlsBlockDetach(fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsBlockDetach", "block", "wrong kind");
  fx_check(mlsBlockDetach(fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockDetach", "block", "stale");
}

static void misuse_mlsBlockGetParentOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetParentOperation((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetParentOperation", "block", "null");
  fx_untouched(&out_, "mlsBlockGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentOperation((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetParentOperation", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentOperation(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetParentOperation", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentOperation(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetParentOperation", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetParentOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentOperation(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetParentOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetParentOperation");
}

static void misuse_mlsBlockGetParentRegion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetParentRegion((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetParentRegion", "block", "null");
  fx_untouched(&out_, "mlsBlockGetParentRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentRegion((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetParentRegion", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetParentRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentRegion(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetParentRegion", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetParentRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentRegion(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetParentRegion", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetParentRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetParentRegion(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetParentRegion", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetParentRegion");
}

static void misuse_mlsBlockGetNextInRegion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetNextInRegion((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetNextInRegion", "block", "null");
  fx_untouched(&out_, "mlsBlockGetNextInRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetNextInRegion((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetNextInRegion", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetNextInRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetNextInRegion(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetNextInRegion", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetNextInRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetNextInRegion(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetNextInRegion", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetNextInRegion");
  fx_fill(&out_);
  fx_check(mlsBlockGetNextInRegion(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetNextInRegion", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetNextInRegion");
}

static void misuse_mlsBlockGetFirstOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetFirstOperation((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetFirstOperation", "block", "null");
  fx_untouched(&out_, "mlsBlockGetFirstOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetFirstOperation((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetFirstOperation", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetFirstOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetFirstOperation(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetFirstOperation", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetFirstOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetFirstOperation(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetFirstOperation", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetFirstOperation");
  fx_fill(&out_);
  fx_check(mlsBlockGetFirstOperation(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetFirstOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetFirstOperation");
}

static void misuse_mlsBlockGetTerminator(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetTerminator((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetTerminator", "block", "null");
  fx_untouched(&out_, "mlsBlockGetTerminator");
  fx_fill(&out_);
  fx_check(mlsBlockGetTerminator((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetTerminator", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetTerminator");
  fx_fill(&out_);
  fx_check(mlsBlockGetTerminator(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetTerminator", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetTerminator");
  fx_fill(&out_);
  fx_check(mlsBlockGetTerminator(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetTerminator", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetTerminator");
  fx_fill(&out_);
  fx_check(mlsBlockGetTerminator(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetTerminator", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetTerminator");
}

static void misuse_mlsBlockAppendOwnedOperation(void) {
  fx_check(mlsBlockAppendOwnedOperation((MlsBlock){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsBlockAppendOwnedOperation", "block", "null");
  fx_check(mlsBlockAppendOwnedOperation((MlsBlock){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockAppendOwnedOperation", "block", "garbage");
  fx_check(mlsBlockAppendOwnedOperation(fx_wrong_kind_for_MlsBlock(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockAppendOwnedOperation", "block", "wrong kind");
  fx_check(mlsBlockAppendOwnedOperation(fx_stale_MlsBlock(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockAppendOwnedOperation", "block", "stale");
  fx_check(mlsBlockAppendOwnedOperation(fx_valid_MlsBlock(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockAppendOwnedOperation", "operation", "null");
  fx_check(mlsBlockAppendOwnedOperation(fx_valid_MlsBlock(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockAppendOwnedOperation", "operation", "garbage");
  fx_check(mlsBlockAppendOwnedOperation(fx_valid_MlsBlock(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockAppendOwnedOperation", "operation", "wrong kind");
  fx_check(mlsBlockAppendOwnedOperation(fx_valid_MlsBlock(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockAppendOwnedOperation", "operation", "stale");
  fx_check(mlsBlockAppendOwnedOperation(fx_valid_MlsBlock(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockAppendOwnedOperation", "operation", "foreign context");
}

static void misuse_mlsBlockInsertOwnedOperation(void) {
  fx_check(mlsBlockInsertOwnedOperation((MlsBlock){0}, 0, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertOwnedOperation", "block", "null");
  fx_check(mlsBlockInsertOwnedOperation((MlsBlock){0xffffffffffffffffull}, 0, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperation", "block", "garbage");
  fx_check(mlsBlockInsertOwnedOperation(fx_wrong_kind_for_MlsBlock(), 0, fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperation", "block", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperation(fx_stale_MlsBlock(), 0, fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperation", "block", "stale");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), -1, fx_valid_MlsOperation()),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockInsertOwnedOperation", "pos", "-1");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), INTPTR_MAX, fx_valid_MlsOperation()),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockInsertOwnedOperation", "pos", "too large");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), 0, (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertOwnedOperation", "operation", "null");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), 0, (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperation", "operation", "garbage");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), 0, fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperation", "operation", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), 0, fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperation", "operation", "stale");
  fx_check(mlsBlockInsertOwnedOperation(fx_valid_MlsBlock(), 0, fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertOwnedOperation", "operation", "foreign context");
}

static void misuse_mlsBlockInsertOwnedOperationAfter(void) {
  fx_check(mlsBlockInsertOwnedOperationAfter((MlsBlock){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertOwnedOperationAfter", "block", "null");
  fx_check(mlsBlockInsertOwnedOperationAfter((MlsBlock){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperationAfter", "block", "garbage");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_wrong_kind_for_MlsBlock(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperationAfter", "block", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_stale_MlsBlock(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperationAfter", "block", "stale");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperationAfter", "reference", "garbage");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperationAfter", "reference", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperationAfter", "reference", "stale");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_other_context_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertOwnedOperationAfter", "reference", "foreign context");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertOwnedOperationAfter", "operation", "null");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperationAfter", "operation", "garbage");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperationAfter", "operation", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperationAfter", "operation", "stale");
  fx_check(mlsBlockInsertOwnedOperationAfter(fx_valid_MlsBlock(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertOwnedOperationAfter", "operation", "foreign context");
}

static void misuse_mlsBlockInsertOwnedOperationBefore(void) {
  fx_check(mlsBlockInsertOwnedOperationBefore((MlsBlock){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertOwnedOperationBefore", "block", "null");
  fx_check(mlsBlockInsertOwnedOperationBefore((MlsBlock){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperationBefore", "block", "garbage");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_wrong_kind_for_MlsBlock(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperationBefore", "block", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_stale_MlsBlock(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperationBefore", "block", "stale");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperationBefore", "reference", "garbage");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperationBefore", "reference", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperationBefore", "reference", "stale");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_other_context_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertOwnedOperationBefore", "reference", "foreign context");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertOwnedOperationBefore", "operation", "null");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertOwnedOperationBefore", "operation", "garbage");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertOwnedOperationBefore", "operation", "wrong kind");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertOwnedOperationBefore", "operation", "stale");
  fx_check(mlsBlockInsertOwnedOperationBefore(fx_valid_MlsBlock(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertOwnedOperationBefore", "operation", "foreign context");
}

static void misuse_mlsBlockGetNumArguments(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetNumArguments((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetNumArguments", "block", "null");
  fx_untouched(&out_, "mlsBlockGetNumArguments");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumArguments((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetNumArguments", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetNumArguments");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumArguments(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetNumArguments", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetNumArguments");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumArguments(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetNumArguments", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetNumArguments");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumArguments(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetNumArguments", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetNumArguments");
}

static void misuse_mlsBlockGetArgument(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument((MlsBlock){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetArgument", "block", "null");
  fx_untouched(&out_, "mlsBlockGetArgument");
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument((MlsBlock){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetArgument", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetArgument");
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument(fx_wrong_kind_for_MlsBlock(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetArgument", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetArgument");
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument(fx_stale_MlsBlock(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetArgument", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetArgument");
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument(fx_valid_MlsBlock(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockGetArgument", "pos", "-1");
  fx_untouched(&out_, "mlsBlockGetArgument");
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument(fx_valid_MlsBlock(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockGetArgument", "pos", "too large");
  fx_untouched(&out_, "mlsBlockGetArgument");
  fx_fill(&out_);
  fx_check(mlsBlockGetArgument(fx_valid_MlsBlock(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetArgument", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetArgument");
}

static void misuse_mlsBlockAddArgument(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument((MlsBlock){0}, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockAddArgument", "block", "null");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument((MlsBlock){0xffffffffffffffffull}, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockAddArgument", "block", "garbage");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_wrong_kind_for_MlsBlock(), fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockAddArgument", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_stale_MlsBlock(), fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockAddArgument", "block", "stale");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), (MlsType){0}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockAddArgument", "ty", "null");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), (MlsType){0xffffffffffffffffull}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockAddArgument", "ty", "garbage");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_wrong_kind_for_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockAddArgument", "ty", "wrong kind");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_stale_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockAddArgument", "ty", "stale");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_other_context_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockAddArgument", "ty", "foreign context");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_valid_MlsType(), (MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockAddArgument", "location", "null");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_valid_MlsType(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockAddArgument", "location", "garbage");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_valid_MlsType(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockAddArgument", "location", "wrong kind");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_valid_MlsType(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockAddArgument", "location", "stale");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_valid_MlsType(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockAddArgument", "location", "foreign context");
  fx_untouched(&out_, "mlsBlockAddArgument");
  fx_fill(&out_);
  fx_check(mlsBlockAddArgument(fx_valid_MlsBlock(), fx_valid_MlsType(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockAddArgument", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockAddArgument");
}

static void misuse_mlsBlockInsertArgument(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument((MlsBlock){0}, 0, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertArgument", "block", "null");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument((MlsBlock){0xffffffffffffffffull}, 0, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertArgument", "block", "garbage");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_wrong_kind_for_MlsBlock(), 0, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertArgument", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_stale_MlsBlock(), 0, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertArgument", "block", "stale");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), -1, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockInsertArgument", "pos", "-1");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), INTPTR_MAX, fx_valid_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockInsertArgument", "pos", "too large");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, (MlsType){0}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertArgument", "ty", "null");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, (MlsType){0xffffffffffffffffull}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertArgument", "ty", "garbage");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_wrong_kind_for_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertArgument", "ty", "wrong kind");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_stale_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertArgument", "ty", "stale");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_other_context_MlsType(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertArgument", "ty", "foreign context");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_valid_MlsType(), (MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockInsertArgument", "location", "null");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_valid_MlsType(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockInsertArgument", "location", "garbage");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_valid_MlsType(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockInsertArgument", "location", "wrong kind");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_valid_MlsType(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockInsertArgument", "location", "stale");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_valid_MlsType(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockInsertArgument", "location", "foreign context");
  fx_untouched(&out_, "mlsBlockInsertArgument");
  fx_fill(&out_);
  fx_check(mlsBlockInsertArgument(fx_valid_MlsBlock(), 0, fx_valid_MlsType(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockInsertArgument", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockInsertArgument");
}

static void misuse_mlsBlockEraseArgument(void) {
  fx_check(mlsBlockEraseArgument((MlsBlock){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsBlockEraseArgument", "block", "null");
  fx_check(mlsBlockEraseArgument((MlsBlock){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsBlockEraseArgument", "block", "garbage");
  fx_check(mlsBlockEraseArgument(fx_wrong_kind_for_MlsBlock(), 0),
           MLS_STATUS_WRONG_KIND, "mlsBlockEraseArgument", "block", "wrong kind");
  fx_check(mlsBlockEraseArgument(fx_stale_MlsBlock(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsBlockEraseArgument", "block", "stale");
  fx_check(mlsBlockEraseArgument(fx_valid_MlsBlock(), -1),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockEraseArgument", "pos", "-1");
  fx_check(mlsBlockEraseArgument(fx_valid_MlsBlock(), INTPTR_MAX),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockEraseArgument", "pos", "too large");
}

static void misuse_mlsBlockGetNumSuccessors(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetNumSuccessors((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetNumSuccessors", "block", "null");
  fx_untouched(&out_, "mlsBlockGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumSuccessors((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetNumSuccessors", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumSuccessors(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetNumSuccessors", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumSuccessors(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetNumSuccessors", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetNumSuccessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumSuccessors(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetNumSuccessors", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetNumSuccessors");
}

static void misuse_mlsBlockGetSuccessor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor((MlsBlock){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetSuccessor", "block", "null");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor((MlsBlock){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetSuccessor", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor(fx_wrong_kind_for_MlsBlock(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetSuccessor", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor(fx_stale_MlsBlock(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetSuccessor", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor(fx_valid_MlsBlock(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockGetSuccessor", "pos", "-1");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor(fx_valid_MlsBlock(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockGetSuccessor", "pos", "too large");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetSuccessor(fx_valid_MlsBlock(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetSuccessor", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetSuccessor");
}

static void misuse_mlsBlockGetNumPredecessors(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetNumPredecessors((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetNumPredecessors", "block", "null");
  fx_untouched(&out_, "mlsBlockGetNumPredecessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumPredecessors((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetNumPredecessors", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetNumPredecessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumPredecessors(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetNumPredecessors", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetNumPredecessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumPredecessors(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetNumPredecessors", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetNumPredecessors");
  fx_fill(&out_);
  fx_check(mlsBlockGetNumPredecessors(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetNumPredecessors", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetNumPredecessors");
}

static void misuse_mlsBlockGetPredecessor(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor((MlsBlock){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockGetPredecessor", "block", "null");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor((MlsBlock){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockGetPredecessor", "block", "garbage");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor(fx_wrong_kind_for_MlsBlock(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockGetPredecessor", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor(fx_stale_MlsBlock(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockGetPredecessor", "block", "stale");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor(fx_valid_MlsBlock(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockGetPredecessor", "pos", "-1");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor(fx_valid_MlsBlock(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsBlockGetPredecessor", "pos", "too large");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
  fx_fill(&out_);
  fx_check(mlsBlockGetPredecessor(fx_valid_MlsBlock(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockGetPredecessor", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockGetPredecessor");
}

int misuse_block(void) {
  fx_setup();
  misuse_mlsBlockCreate();
  misuse_mlsBlockDestroy();
  misuse_mlsBlockDetach();
  misuse_mlsBlockGetParentOperation();
  misuse_mlsBlockGetParentRegion();
  misuse_mlsBlockGetNextInRegion();
  misuse_mlsBlockGetFirstOperation();
  misuse_mlsBlockGetTerminator();
  misuse_mlsBlockAppendOwnedOperation();
  misuse_mlsBlockInsertOwnedOperation();
  misuse_mlsBlockInsertOwnedOperationAfter();
  misuse_mlsBlockInsertOwnedOperationBefore();
  misuse_mlsBlockGetNumArguments();
  misuse_mlsBlockGetArgument();
  misuse_mlsBlockAddArgument();
  misuse_mlsBlockInsertArgument();
  misuse_mlsBlockEraseArgument();
  misuse_mlsBlockGetNumSuccessors();
  misuse_mlsBlockGetSuccessor();
  misuse_mlsBlockGetNumPredecessors();
  misuse_mlsBlockGetPredecessor();
  return fx_teardown("block");
}
