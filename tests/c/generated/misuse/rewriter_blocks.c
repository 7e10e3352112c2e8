// Made by codegen (misuse.rs) from src/manual/rewriter_blocks.rs; do not edit.
#include "misuse_fixture.h"

int misuse_rewriter_blocks(void);

static void misuse_mlsRewriterBaseCreateBlockBefore(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore((MlsRewriterBase){0}, fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCreateBlockBefore", "rewriter", "null");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCreateBlockBefore", "rewriter", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCreateBlockBefore", "rewriter", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCreateBlockBefore", "rewriter", "stale");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), (MlsBlock){0}, 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCreateBlockBefore", "insert_before", "null");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCreateBlockBefore", "insert_before", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCreateBlockBefore", "insert_before", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCreateBlockBefore", "insert_before", "stale");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCreateBlockBefore", "insert_before", "foreign context");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), -1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseCreateBlockBefore", "n_arg_types", "-1");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseCreateBlockBefore", "n_arg_types", "too large");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, NULL, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseCreateBlockBefore", "arg_types", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){(MlsType){0}}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCreateBlockBefore", "arg_types", "null");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCreateBlockBefore", "arg_types", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCreateBlockBefore", "arg_types", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_stale_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCreateBlockBefore", "arg_types", "stale");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_other_context_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCreateBlockBefore", "arg_types", "foreign context");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseCreateBlockBefore", "locations", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){(MlsLocation){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCreateBlockBefore", "locations", "null");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){(MlsLocation){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCreateBlockBefore", "locations", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_wrong_kind_for_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCreateBlockBefore", "locations", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_stale_MlsLocation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCreateBlockBefore", "locations", "stale");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_other_context_MlsLocation()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCreateBlockBefore", "locations", "foreign context");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseCreateBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), 1, (const MlsType[]){fx_valid_MlsType()}, (const MlsLocation[]){fx_valid_MlsLocation()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseCreateBlockBefore", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseCreateBlockBefore");
}

static void misuse_mlsRewriterBaseCloneRegionBefore(void) {
  fx_check(mlsRewriterBaseCloneRegionBefore((MlsRewriterBase){0}, fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCloneRegionBefore", "rewriter", "null");
  fx_check(mlsRewriterBaseCloneRegionBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCloneRegionBefore", "rewriter", "garbage");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCloneRegionBefore", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCloneRegionBefore", "rewriter", "stale");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), (MlsRegion){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCloneRegionBefore", "region", "null");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), (MlsRegion){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCloneRegionBefore", "region", "garbage");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCloneRegionBefore", "region", "wrong kind");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCloneRegionBefore", "region", "stale");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCloneRegionBefore", "region", "foreign context");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCloneRegionBefore", "before", "null");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCloneRegionBefore", "before", "garbage");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCloneRegionBefore", "before", "wrong kind");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCloneRegionBefore", "before", "stale");
  fx_check(mlsRewriterBaseCloneRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseCloneRegionBefore", "before", "foreign context");
}

static void misuse_mlsRewriterBaseInlineRegionBefore(void) {
  fx_check(mlsRewriterBaseInlineRegionBefore((MlsRewriterBase){0}, fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineRegionBefore", "rewriter", "null");
  fx_check(mlsRewriterBaseInlineRegionBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineRegionBefore", "rewriter", "garbage");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineRegionBefore", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineRegionBefore", "rewriter", "stale");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), (MlsRegion){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineRegionBefore", "region", "null");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), (MlsRegion){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineRegionBefore", "region", "garbage");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineRegionBefore", "region", "wrong kind");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineRegionBefore", "region", "stale");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsRegion(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseInlineRegionBefore", "region", "foreign context");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineRegionBefore", "before", "null");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineRegionBefore", "before", "garbage");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineRegionBefore", "before", "wrong kind");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineRegionBefore", "before", "stale");
  fx_check(mlsRewriterBaseInlineRegionBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsRegion(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseInlineRegionBefore", "before", "foreign context");
}

static void misuse_mlsRewriterBaseEraseBlock(void) {
  fx_check(mlsRewriterBaseEraseBlock((MlsRewriterBase){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseEraseBlock", "rewriter", "null");
  fx_check(mlsRewriterBaseEraseBlock((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseEraseBlock", "rewriter", "garbage");
  fx_check(mlsRewriterBaseEraseBlock(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseEraseBlock", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseEraseBlock(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseEraseBlock", "rewriter", "stale");
  fx_check(mlsRewriterBaseEraseBlock(fx_valid_MlsRewriterBase(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseEraseBlock", "block", "null");
  fx_check(mlsRewriterBaseEraseBlock(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseEraseBlock", "block", "garbage");
  fx_check(mlsRewriterBaseEraseBlock(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseEraseBlock", "block", "wrong kind");
  fx_check(mlsRewriterBaseEraseBlock(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseEraseBlock", "block", "stale");
  fx_check(mlsRewriterBaseEraseBlock(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseEraseBlock", "block", "foreign context");
}

static void misuse_mlsRewriterBaseInlineBlockBefore(void) {
  fx_check(mlsRewriterBaseInlineBlockBefore((MlsRewriterBase){0}, fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineBlockBefore", "rewriter", "null");
  fx_check(mlsRewriterBaseInlineBlockBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineBlockBefore", "rewriter", "garbage");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineBlockBefore", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineBlockBefore", "rewriter", "stale");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), (MlsBlock){0}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineBlockBefore", "source", "null");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineBlockBefore", "source", "garbage");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineBlockBefore", "source", "wrong kind");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineBlockBefore", "source", "stale");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseInlineBlockBefore", "source", "foreign context");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), (MlsOperation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineBlockBefore", "op", "null");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), (MlsOperation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineBlockBefore", "op", "garbage");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_wrong_kind_for_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineBlockBefore", "op", "wrong kind");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_stale_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineBlockBefore", "op", "stale");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_other_context_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseInlineBlockBefore", "op", "foreign context");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseInlineBlockBefore", "n_arg_values", "-1");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseInlineBlockBefore", "n_arg_values", "too large");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseInlineBlockBefore", "arg_values", "null pointer");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInlineBlockBefore", "arg_values", "null");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInlineBlockBefore", "arg_values", "garbage");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInlineBlockBefore", "arg_values", "wrong kind");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInlineBlockBefore", "arg_values", "stale");
  fx_check(mlsRewriterBaseInlineBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseInlineBlockBefore", "arg_values", "foreign context");
}

static void misuse_mlsRewriterBaseMergeBlocks(void) {
  fx_check(mlsRewriterBaseMergeBlocks((MlsRewriterBase){0}, fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMergeBlocks", "rewriter", "null");
  fx_check(mlsRewriterBaseMergeBlocks((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMergeBlocks", "rewriter", "garbage");
  fx_check(mlsRewriterBaseMergeBlocks(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMergeBlocks", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseMergeBlocks(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMergeBlocks", "rewriter", "stale");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), (MlsBlock){0}, fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMergeBlocks", "source", "null");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}, fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMergeBlocks", "source", "garbage");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMergeBlocks", "source", "wrong kind");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMergeBlocks", "source", "stale");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMergeBlocks", "source", "foreign context");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), (MlsBlock){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMergeBlocks", "dest", "null");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), (MlsBlock){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMergeBlocks", "dest", "garbage");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_wrong_kind_for_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMergeBlocks", "dest", "wrong kind");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_stale_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMergeBlocks", "dest", "stale");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_other_context_MlsBlock(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMergeBlocks", "dest", "foreign context");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseMergeBlocks", "n_arg_values", "-1");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseMergeBlocks", "n_arg_values", "too large");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseMergeBlocks", "arg_values", "null pointer");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMergeBlocks", "arg_values", "null");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMergeBlocks", "arg_values", "garbage");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMergeBlocks", "arg_values", "wrong kind");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMergeBlocks", "arg_values", "stale");
  fx_check(mlsRewriterBaseMergeBlocks(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMergeBlocks", "arg_values", "foreign context");
}

static void misuse_mlsRewriterBaseMoveBlockBefore(void) {
  fx_check(mlsRewriterBaseMoveBlockBefore((MlsRewriterBase){0}, fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveBlockBefore", "rewriter", "null");
  fx_check(mlsRewriterBaseMoveBlockBefore((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveBlockBefore", "rewriter", "garbage");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveBlockBefore", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_stale_MlsRewriterBase(), fx_valid_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveBlockBefore", "rewriter", "stale");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), (MlsBlock){0}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveBlockBefore", "block", "null");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), (MlsBlock){0xffffffffffffffffull}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveBlockBefore", "block", "garbage");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveBlockBefore", "block", "wrong kind");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_stale_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveBlockBefore", "block", "stale");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_other_context_MlsBlock(), fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveBlockBefore", "block", "foreign context");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveBlockBefore", "existing_block", "null");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveBlockBefore", "existing_block", "garbage");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveBlockBefore", "existing_block", "wrong kind");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveBlockBefore", "existing_block", "stale");
  fx_check(mlsRewriterBaseMoveBlockBefore(fx_valid_MlsRewriterBase(), fx_valid_MlsBlock(), fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveBlockBefore", "existing_block", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceAllValueRangeUsesWith(void) {
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith((MlsRewriterBase){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith((MlsRewriterBase){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_wrong_kind_for_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_stale_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), -1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "n_values", "-1");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "n_values", "too large");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, NULL, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "from", "null pointer");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){(MlsValue){0}}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "from", "null");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "from", "garbage");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "from", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_stale_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "from", "stale");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_other_context_MlsValue()}, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "from", "foreign context");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "null pointer");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "null");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "garbage");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "stale");
  fx_check(mlsRewriterBaseReplaceAllValueRangeUsesWith(fx_valid_MlsRewriterBase(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceAllOpUsesWithValueRange(void) {
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange((MlsRewriterBase){0}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), (MlsOperation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "from", "null");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "from", "garbage");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "from", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "from", "stale");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "from", "foreign context");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "n_to", "-1");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "n_to", "too large");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "to", "null pointer");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "to", "null");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "to", "garbage");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "to", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "to", "stale");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithValueRange(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllOpUsesWithValueRange", "to", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceAllOpUsesWithOperation(void) {
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation((MlsRewriterBase){0}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "from", "null");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "from", "garbage");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "from", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "from", "stale");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "from", "foreign context");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "to", "null");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "to", "garbage");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "to", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "to", "stale");
  fx_check(mlsRewriterBaseReplaceAllOpUsesWithOperation(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllOpUsesWithOperation", "to", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceOpUsesWithinBlock(void) {
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock((MlsRewriterBase){0}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpUsesWithinBlock", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_stale_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), (MlsOperation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "op", "null");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), (MlsOperation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpUsesWithinBlock", "op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_stale_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "op", "stale");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_other_context_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpUsesWithinBlock", "op", "foreign context");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), -1, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "n_new_values", "-1");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "n_new_values", "too large");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, NULL, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseReplaceOpUsesWithinBlock", "new_values", "null pointer");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0}}, fx_valid_MlsBlock()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "new_values", "null");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}, fx_valid_MlsBlock()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "new_values", "garbage");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpUsesWithinBlock", "new_values", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_stale_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "new_values", "stale");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}, fx_valid_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpUsesWithinBlock", "new_values", "foreign context");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "block", "null");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "block", "garbage");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpUsesWithinBlock", "block", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpUsesWithinBlock", "block", "stale");
  fx_check(mlsRewriterBaseReplaceOpUsesWithinBlock(fx_valid_MlsRewriterBase(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_other_context_MlsBlock()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpUsesWithinBlock", "block", "foreign context");
}

static void misuse_mlsRewriterBaseReplaceAllUsesExcept(void) {
  fx_check(mlsRewriterBaseReplaceAllUsesExcept((MlsRewriterBase){0}, fx_valid_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "rewriter", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept((MlsRewriterBase){0xffffffffffffffffull}, fx_valid_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "rewriter", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_wrong_kind_for_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesExcept", "rewriter", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_stale_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "rewriter", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), (MlsValue){0}, fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "from", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), (MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "from", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesExcept", "from", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_stale_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "from", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_other_context_MlsValue(), fx_valid_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllUsesExcept", "from", "foreign context");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), (MlsValue){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "to", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "to", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesExcept", "to", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_stale_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "to", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_other_context_MlsValue(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllUsesExcept", "to", "foreign context");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "excepted_user", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "excepted_user", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesExcept", "excepted_user", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesExcept", "excepted_user", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesExcept(fx_valid_MlsRewriterBase(), fx_valid_MlsValue(), fx_valid_MlsValue(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllUsesExcept", "excepted_user", "foreign context");
}

int misuse_rewriter_blocks(void) {
  fx_setup();
  misuse_mlsRewriterBaseCreateBlockBefore();
  misuse_mlsRewriterBaseCloneRegionBefore();
  misuse_mlsRewriterBaseInlineRegionBefore();
  misuse_mlsRewriterBaseEraseBlock();
  misuse_mlsRewriterBaseInlineBlockBefore();
  misuse_mlsRewriterBaseMergeBlocks();
  misuse_mlsRewriterBaseMoveBlockBefore();
  misuse_mlsRewriterBaseReplaceAllValueRangeUsesWith();
  misuse_mlsRewriterBaseReplaceAllOpUsesWithValueRange();
  misuse_mlsRewriterBaseReplaceAllOpUsesWithOperation();
  misuse_mlsRewriterBaseReplaceOpUsesWithinBlock();
  misuse_mlsRewriterBaseReplaceAllUsesExcept();
  return fx_teardown("rewriter_blocks");
}
