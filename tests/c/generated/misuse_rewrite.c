// Made by codegen (misuse.rs) from src/manual/rewrite.rs; do not edit.
#include "misuse_fixture.h"

// Left out: `benefit`: most numbers are fine.
// Left out: `callbacks`: a struct of functions.
static void misuse_mlsOpRewritePatternCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpRewritePatternCreate((MlsStringRef){NULL, 5}, 0, (MlsRewritePatternCallbacks){.matchAndRewrite = fx_rewrite}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOpRewritePatternCreate", "root_name", "null text");
  fx_untouched(&out_, "mlsOpRewritePatternCreate");
  fx_fill(&out_);
  fx_check(mlsOpRewritePatternCreate(fx_string(), 0, (MlsRewritePatternCallbacks){.matchAndRewrite = fx_rewrite}, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpRewritePatternCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsOpRewritePatternCreate");
}

static void misuse_mlsRewritePatternDestroy(void) {
  fx_check(mlsRewritePatternDestroy((MlsRewritePattern){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternDestroy", "pattern", "null");
  fx_check(mlsRewritePatternDestroy((MlsRewritePattern){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternDestroy", "pattern", "garbage");
  fx_check(mlsRewritePatternDestroy(fx_wrong_kind_for_MlsRewritePattern()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternDestroy", "pattern", "wrong kind");
  fx_check(mlsRewritePatternDestroy(fx_stale_MlsRewritePattern()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternDestroy", "pattern", "stale");
}

static void misuse_mlsRewritePatternSetCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetCreate((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetCreate", "context", "null");
  fx_untouched(&out_, "mlsRewritePatternSetCreate");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetCreate((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetCreate", "context", "garbage");
  fx_untouched(&out_, "mlsRewritePatternSetCreate");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetCreate(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetCreate", "context", "wrong kind");
  fx_untouched(&out_, "mlsRewritePatternSetCreate");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetCreate(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetCreate", "context", "stale");
  fx_untouched(&out_, "mlsRewritePatternSetCreate");
  fx_fill(&out_);
  fx_check(mlsRewritePatternSetCreate(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewritePatternSetCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsRewritePatternSetCreate");
}

static void misuse_mlsRewritePatternSetDestroy(void) {
  fx_check(mlsRewritePatternSetDestroy((MlsRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetDestroy", "set", "null");
  fx_check(mlsRewritePatternSetDestroy((MlsRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetDestroy", "set", "garbage");
  fx_check(mlsRewritePatternSetDestroy(fx_wrong_kind_for_MlsRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetDestroy", "set", "wrong kind");
  fx_check(mlsRewritePatternSetDestroy(fx_stale_MlsRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetDestroy", "set", "stale");
}

static void misuse_mlsRewritePatternSetAdd(void) {
  fx_check(mlsRewritePatternSetAdd((MlsRewritePatternSet){0}, fx_valid_MlsRewritePattern()),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetAdd", "set", "null");
  fx_check(mlsRewritePatternSetAdd((MlsRewritePatternSet){0xffffffffffffffffull}, fx_valid_MlsRewritePattern()),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetAdd", "set", "garbage");
  fx_check(mlsRewritePatternSetAdd(fx_wrong_kind_for_MlsRewritePatternSet(), fx_valid_MlsRewritePattern()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetAdd", "set", "wrong kind");
  fx_check(mlsRewritePatternSetAdd(fx_stale_MlsRewritePatternSet(), fx_valid_MlsRewritePattern()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetAdd", "set", "stale");
  fx_check(mlsRewritePatternSetAdd(fx_valid_MlsRewritePatternSet(), (MlsRewritePattern){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewritePatternSetAdd", "pattern", "null");
  fx_check(mlsRewritePatternSetAdd(fx_valid_MlsRewritePatternSet(), (MlsRewritePattern){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewritePatternSetAdd", "pattern", "garbage");
  fx_check(mlsRewritePatternSetAdd(fx_valid_MlsRewritePatternSet(), fx_wrong_kind_for_MlsRewritePattern()),
           MLS_STATUS_WRONG_KIND, "mlsRewritePatternSetAdd", "pattern", "wrong kind");
  fx_check(mlsRewritePatternSetAdd(fx_valid_MlsRewritePatternSet(), fx_stale_MlsRewritePattern()),
           MLS_STATUS_STALE_HANDLE, "mlsRewritePatternSetAdd", "pattern", "stale");
}

static void misuse_mlsFreezeRewritePattern(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsFreezeRewritePattern((MlsRewritePatternSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsFreezeRewritePattern", "set", "null");
  fx_untouched(&out_, "mlsFreezeRewritePattern");
  fx_fill(&out_);
  fx_check(mlsFreezeRewritePattern((MlsRewritePatternSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsFreezeRewritePattern", "set", "garbage");
  fx_untouched(&out_, "mlsFreezeRewritePattern");
  fx_fill(&out_);
  fx_check(mlsFreezeRewritePattern(fx_wrong_kind_for_MlsRewritePatternSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsFreezeRewritePattern", "set", "wrong kind");
  fx_untouched(&out_, "mlsFreezeRewritePattern");
  fx_fill(&out_);
  fx_check(mlsFreezeRewritePattern(fx_stale_MlsRewritePatternSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsFreezeRewritePattern", "set", "stale");
  fx_untouched(&out_, "mlsFreezeRewritePattern");
  fx_fill(&out_);
  fx_check(mlsFreezeRewritePattern(fx_valid_MlsRewritePatternSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsFreezeRewritePattern", "out", "null pointer");
  fx_untouched(&out_, "mlsFreezeRewritePattern");
}

static void misuse_mlsFrozenRewritePatternSetDestroy(void) {
  fx_check(mlsFrozenRewritePatternSetDestroy((MlsFrozenRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsFrozenRewritePatternSetDestroy", "set", "null");
  fx_check(mlsFrozenRewritePatternSetDestroy((MlsFrozenRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsFrozenRewritePatternSetDestroy", "set", "garbage");
  fx_check(mlsFrozenRewritePatternSetDestroy(fx_wrong_kind_for_MlsFrozenRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsFrozenRewritePatternSetDestroy", "set", "wrong kind");
  fx_check(mlsFrozenRewritePatternSetDestroy(fx_stale_MlsFrozenRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsFrozenRewritePatternSetDestroy", "set", "stale");
}

// Left out: `config`: a struct.
static void misuse_mlsApplyPatternsAndFoldGreedilyWithOp(void) {
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp((MlsOperation){0}, fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsApplyPatternsAndFoldGreedilyWithOp", "op", "null");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsApplyPatternsAndFoldGreedilyWithOp", "op", "garbage");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_WRONG_KIND, "mlsApplyPatternsAndFoldGreedilyWithOp", "op", "wrong kind");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_stale_MlsOperation(), fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsApplyPatternsAndFoldGreedilyWithOp", "op", "stale");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_valid_MlsOperation(), (MlsFrozenRewritePatternSet){0}, mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsApplyPatternsAndFoldGreedilyWithOp", "patterns", "null");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_valid_MlsOperation(), (MlsFrozenRewritePatternSet){0xffffffffffffffffull}, mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsApplyPatternsAndFoldGreedilyWithOp", "patterns", "garbage");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_WRONG_KIND, "mlsApplyPatternsAndFoldGreedilyWithOp", "patterns", "wrong kind");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_valid_MlsOperation(), fx_stale_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsApplyPatternsAndFoldGreedilyWithOp", "patterns", "stale");
  fx_check(mlsApplyPatternsAndFoldGreedilyWithOp(fx_valid_MlsOperation(), fx_other_context_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_WRONG_CONTEXT, "mlsApplyPatternsAndFoldGreedilyWithOp", "patterns", "foreign context");
}

// Left out: `config`: a struct.
static void misuse_mlsApplyPatternsAndFoldGreedily(void) {
  fx_check(mlsApplyPatternsAndFoldGreedily((MlsModule){0}, fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsApplyPatternsAndFoldGreedily", "module", "null");
  fx_check(mlsApplyPatternsAndFoldGreedily((MlsModule){0xffffffffffffffffull}, fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsApplyPatternsAndFoldGreedily", "module", "garbage");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_wrong_kind_for_MlsModule(), fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_WRONG_KIND, "mlsApplyPatternsAndFoldGreedily", "module", "wrong kind");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_stale_MlsModule(), fx_valid_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsApplyPatternsAndFoldGreedily", "module", "stale");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_valid_MlsModule(), (MlsFrozenRewritePatternSet){0}, mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_NULL_HANDLE, "mlsApplyPatternsAndFoldGreedily", "patterns", "null");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_valid_MlsModule(), (MlsFrozenRewritePatternSet){0xffffffffffffffffull}, mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_BAD_HANDLE, "mlsApplyPatternsAndFoldGreedily", "patterns", "garbage");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_valid_MlsModule(), fx_wrong_kind_for_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_WRONG_KIND, "mlsApplyPatternsAndFoldGreedily", "patterns", "wrong kind");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_valid_MlsModule(), fx_stale_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_STALE_HANDLE, "mlsApplyPatternsAndFoldGreedily", "patterns", "stale");
  fx_check(mlsApplyPatternsAndFoldGreedily(fx_valid_MlsModule(), fx_other_context_MlsFrozenRewritePatternSet(), mlsGreedyRewriteDriverConfigCreate()),
           MLS_STATUS_WRONG_CONTEXT, "mlsApplyPatternsAndFoldGreedily", "patterns", "foreign context");
}

static void misuse_mlsWalkAndApplyPatterns(void) {
  fx_check(mlsWalkAndApplyPatterns((MlsOperation){0}, fx_valid_MlsFrozenRewritePatternSet()),
           MLS_STATUS_NULL_HANDLE, "mlsWalkAndApplyPatterns", "op", "null");
  fx_check(mlsWalkAndApplyPatterns((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsFrozenRewritePatternSet()),
           MLS_STATUS_BAD_HANDLE, "mlsWalkAndApplyPatterns", "op", "garbage");
  fx_check(mlsWalkAndApplyPatterns(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsFrozenRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsWalkAndApplyPatterns", "op", "wrong kind");
  fx_check(mlsWalkAndApplyPatterns(fx_stale_MlsOperation(), fx_valid_MlsFrozenRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsWalkAndApplyPatterns", "op", "stale");
  fx_check(mlsWalkAndApplyPatterns(fx_valid_MlsOperation(), (MlsFrozenRewritePatternSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsWalkAndApplyPatterns", "patterns", "null");
  fx_check(mlsWalkAndApplyPatterns(fx_valid_MlsOperation(), (MlsFrozenRewritePatternSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsWalkAndApplyPatterns", "patterns", "garbage");
  fx_check(mlsWalkAndApplyPatterns(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsFrozenRewritePatternSet()),
           MLS_STATUS_WRONG_KIND, "mlsWalkAndApplyPatterns", "patterns", "wrong kind");
  fx_check(mlsWalkAndApplyPatterns(fx_valid_MlsOperation(), fx_stale_MlsFrozenRewritePatternSet()),
           MLS_STATUS_STALE_HANDLE, "mlsWalkAndApplyPatterns", "patterns", "stale");
  fx_check(mlsWalkAndApplyPatterns(fx_valid_MlsOperation(), fx_other_context_MlsFrozenRewritePatternSet()),
           MLS_STATUS_WRONG_CONTEXT, "mlsWalkAndApplyPatterns", "patterns", "foreign context");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseSetInsertionPointBefore(void) {
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "op", "null");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "op", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointBefore", "op", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointBefore(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointBefore", "op", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseSetInsertionPointAfter(void) {
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "op", "null");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "op", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointAfter", "op", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointAfter(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointAfter", "op", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseSetInsertionPointToStart(void) {
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsPatternRewriter(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "block", "null");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsPatternRewriter(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "block", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointToStart", "block", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointToStart(fx_valid_MlsPatternRewriter(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointToStart", "block", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseSetInsertionPointToEnd(void) {
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsPatternRewriter(), (MlsBlock){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "block", "null");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsPatternRewriter(), (MlsBlock){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "block", "garbage");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsBlock()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseSetInsertionPointToEnd", "block", "wrong kind");
  fx_check(mlsRewriterBaseSetInsertionPointToEnd(fx_valid_MlsPatternRewriter(), fx_stale_MlsBlock()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseSetInsertionPointToEnd", "block", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseGetInsertionBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetInsertionBlock(fx_valid_MlsPatternRewriter(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseGetInsertionBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseGetInsertionBlock");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseGetOperationAfterInsertion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseGetOperationAfterInsertion(fx_valid_MlsPatternRewriter(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseGetOperationAfterInsertion", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseGetOperationAfterInsertion");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseInsert(void) {
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseInsert", "op", "null");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseInsert", "op", "garbage");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseInsert", "op", "wrong kind");
  fx_check(mlsRewriterBaseInsert(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseInsert", "op", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseClone(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsPatternRewriter(), (MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseClone", "op", "null");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseClone", "op", "garbage");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseClone", "op", "wrong kind");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseClone", "op", "stale");
  fx_untouched(&out_, "mlsRewriterBaseClone");
  fx_fill(&out_);
  fx_check(mlsRewriterBaseClone(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseClone", "out", "null pointer");
  fx_untouched(&out_, "mlsRewriterBaseClone");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseEraseOp(void) {
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseEraseOp", "op", "null");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseEraseOp", "op", "garbage");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseEraseOp", "op", "wrong kind");
  fx_check(mlsRewriterBaseEraseOp(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseEraseOp", "op", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseReplaceOpWithValues(void) {
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), (MlsOperation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "op", "null");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithValues", "op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "op", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceOpWithValues", "n_values", "-1");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsRewriterBaseReplaceOpWithValues", "n_values", "too large");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRewriterBaseReplaceOpWithValues", "values", "null pointer");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "values", "null");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "values", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithValues", "values", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithValues", "values", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithValues(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpWithValues", "values", "foreign context");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseReplaceOpWithOperation(void) {
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "op", "null");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithOperation", "op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "op", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "null");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "garbage");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "wrong kind");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "stale");
  fx_check(mlsRewriterBaseReplaceOpWithOperation(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceOpWithOperation", "new_op", "foreign context");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseReplaceAllUsesWith(void) {
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), (MlsValue){0}, fx_valid_MlsValue()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "from", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), (MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "from", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesWith", "from", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_stale_MlsValue(), fx_valid_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "from", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_valid_MlsValue(), (MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "to", "null");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "to", "garbage");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseReplaceAllUsesWith", "to", "wrong kind");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_valid_MlsValue(), fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseReplaceAllUsesWith", "to", "stale");
  fx_check(mlsRewriterBaseReplaceAllUsesWith(fx_valid_MlsPatternRewriter(), fx_valid_MlsValue(), fx_other_context_MlsValue()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseReplaceAllUsesWith", "to", "foreign context");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseMoveOpBefore(void) {
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpBefore", "op", "null");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpBefore", "op", "garbage");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpBefore", "op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpBefore", "op", "stale");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpBefore", "existing_op", "null");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpBefore", "existing_op", "garbage");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpBefore", "existing_op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpBefore", "existing_op", "stale");
  fx_check(mlsRewriterBaseMoveOpBefore(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveOpBefore", "existing_op", "foreign context");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseMoveOpAfter(void) {
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), (MlsOperation){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpAfter", "op", "null");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpAfter", "op", "garbage");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpAfter", "op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpAfter", "op", "stale");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseMoveOpAfter", "existing_op", "null");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseMoveOpAfter", "existing_op", "garbage");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseMoveOpAfter", "existing_op", "wrong kind");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseMoveOpAfter", "existing_op", "stale");
  fx_check(mlsRewriterBaseMoveOpAfter(fx_valid_MlsPatternRewriter(), fx_valid_MlsOperation(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsRewriterBaseMoveOpAfter", "existing_op", "foreign context");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseStartOpModification(void) {
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseStartOpModification", "op", "null");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseStartOpModification", "op", "garbage");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseStartOpModification", "op", "wrong kind");
  fx_check(mlsRewriterBaseStartOpModification(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseStartOpModification", "op", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseFinalizeOpModification(void) {
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseFinalizeOpModification", "op", "null");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseFinalizeOpModification", "op", "garbage");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseFinalizeOpModification", "op", "wrong kind");
  fx_check(mlsRewriterBaseFinalizeOpModification(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseFinalizeOpModification", "op", "stale");
}

// Left out: `rewriter`: there is one in a callback only.
static void misuse_mlsRewriterBaseCancelOpModification(void) {
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsPatternRewriter(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRewriterBaseCancelOpModification", "op", "null");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsPatternRewriter(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRewriterBaseCancelOpModification", "op", "garbage");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsPatternRewriter(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsRewriterBaseCancelOpModification", "op", "wrong kind");
  fx_check(mlsRewriterBaseCancelOpModification(fx_valid_MlsPatternRewriter(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsRewriterBaseCancelOpModification", "op", "stale");
}

// Nothing to misuse:
//   mlsGreedyRewriteDriverConfigCreate

int main(void) {
  fx_setup();
  misuse_mlsOpRewritePatternCreate();
  misuse_mlsRewritePatternDestroy();
  misuse_mlsRewritePatternSetCreate();
  misuse_mlsRewritePatternSetDestroy();
  misuse_mlsRewritePatternSetAdd();
  misuse_mlsFreezeRewritePattern();
  misuse_mlsFrozenRewritePatternSetDestroy();
  misuse_mlsApplyPatternsAndFoldGreedilyWithOp();
  misuse_mlsApplyPatternsAndFoldGreedily();
  misuse_mlsWalkAndApplyPatterns();
  misuse_mlsRewriterBaseSetInsertionPointBefore();
  misuse_mlsRewriterBaseSetInsertionPointAfter();
  misuse_mlsRewriterBaseSetInsertionPointToStart();
  misuse_mlsRewriterBaseSetInsertionPointToEnd();
  misuse_mlsRewriterBaseGetInsertionBlock();
  misuse_mlsRewriterBaseGetOperationAfterInsertion();
  misuse_mlsRewriterBaseInsert();
  misuse_mlsRewriterBaseClone();
  misuse_mlsRewriterBaseEraseOp();
  misuse_mlsRewriterBaseReplaceOpWithValues();
  misuse_mlsRewriterBaseReplaceOpWithOperation();
  misuse_mlsRewriterBaseReplaceAllUsesWith();
  misuse_mlsRewriterBaseMoveOpBefore();
  misuse_mlsRewriterBaseMoveOpAfter();
  misuse_mlsRewriterBaseStartOpModification();
  misuse_mlsRewriterBaseFinalizeOpModification();
  misuse_mlsRewriterBaseCancelOpModification();
  return fx_teardown();
}
