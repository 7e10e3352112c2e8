// Made by codegen (misuse.rs) from src/manual/rewrite_config.rs; do not edit.
#include "misuse_fixture.h"

int misuse_rewrite_config(void);

static void misuse_mlsGreedyRewriteDriverConfigDestroy(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigDestroy(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigDestroy", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigDestroy");
}

static void misuse_mlsGreedyRewriteDriverConfigSetMaxIterations(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigSetMaxIterations(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigSetMaxIterations", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigSetMaxIterations");
}

static void misuse_mlsGreedyRewriteDriverConfigSetMaxNumRewrites(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigSetMaxNumRewrites(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigSetMaxNumRewrites", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigSetMaxNumRewrites");
}

static void misuse_mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal");
}

static void misuse_mlsGreedyRewriteDriverConfigEnableFolding(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigEnableFolding(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigEnableFolding", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigEnableFolding");
}

static void misuse_mlsGreedyRewriteDriverConfigSetStrictness(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigSetStrictness(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigSetStrictness", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigSetStrictness");
}

static void misuse_mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel");
}

static void misuse_mlsGreedyRewriteDriverConfigEnableConstantCSE(void) {
  FxOut config_;
  fx_fill(&config_);
  fx_check(mlsGreedyRewriteDriverConfigEnableConstantCSE(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigEnableConstantCSE", "config", "null pointer");
  fx_untouched(&config_, "mlsGreedyRewriteDriverConfigEnableConstantCSE");
}

static void misuse_mlsGreedyRewriteDriverConfigGetMaxIterations(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetMaxIterations(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetMaxIterations", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetMaxIterations");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetMaxIterations((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetMaxIterations", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetMaxIterations");
}

static void misuse_mlsGreedyRewriteDriverConfigGetMaxNumRewrites(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetMaxNumRewrites(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetMaxNumRewrites", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetMaxNumRewrites");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetMaxNumRewrites((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetMaxNumRewrites", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetMaxNumRewrites");
}

static void misuse_mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetUseTopDownTraversal((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal");
}

static void misuse_mlsGreedyRewriteDriverConfigIsFoldingEnabled(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigIsFoldingEnabled(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigIsFoldingEnabled", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigIsFoldingEnabled");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigIsFoldingEnabled((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigIsFoldingEnabled", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigIsFoldingEnabled");
}

static void misuse_mlsGreedyRewriteDriverConfigGetStrictness(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetStrictness(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetStrictness", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetStrictness");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetStrictness((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetStrictness", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetStrictness");
}

static void misuse_mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel");
}

static void misuse_mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled", "config", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled");
  fx_fill(&out_);
  fx_check(mlsGreedyRewriteDriverConfigIsConstantCSEEnabled((const MlsGreedyRewriteDriverConfig[]){mlsGreedyRewriteDriverConfigCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled", "out", "null pointer");
  fx_untouched(&out_, "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled");
}

// Nothing to misuse:
//   mlsGreedyRewriteDriverConfigCreate

int misuse_rewrite_config(void) {
  fx_setup();
  misuse_mlsGreedyRewriteDriverConfigDestroy();
  misuse_mlsGreedyRewriteDriverConfigSetMaxIterations();
  misuse_mlsGreedyRewriteDriverConfigSetMaxNumRewrites();
  misuse_mlsGreedyRewriteDriverConfigSetUseTopDownTraversal();
  misuse_mlsGreedyRewriteDriverConfigEnableFolding();
  misuse_mlsGreedyRewriteDriverConfigSetStrictness();
  misuse_mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel();
  misuse_mlsGreedyRewriteDriverConfigEnableConstantCSE();
  misuse_mlsGreedyRewriteDriverConfigGetMaxIterations();
  misuse_mlsGreedyRewriteDriverConfigGetMaxNumRewrites();
  misuse_mlsGreedyRewriteDriverConfigGetUseTopDownTraversal();
  misuse_mlsGreedyRewriteDriverConfigIsFoldingEnabled();
  misuse_mlsGreedyRewriteDriverConfigGetStrictness();
  misuse_mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel();
  misuse_mlsGreedyRewriteDriverConfigIsConstantCSEEnabled();
  return fx_teardown("rewrite_config");
}
