// Made by codegen (misuse.rs) from src/manual/rewrite.rs; do not edit.
#include "misuse_fixture.h"

int misuse_rewrite(void);

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

int misuse_rewrite(void) {
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
  return fx_teardown("rewrite");
}
