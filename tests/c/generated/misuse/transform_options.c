// Made by codegen (misuse.rs) from src/manual/transform_options.rs; do not edit.
#include "misuse_fixture.h"

int misuse_transform_options(void);

static void misuse_mlsTransformOptionsDestroy(void) {
  FxOut options_;
  fx_fill(&options_);
  fx_check(mlsTransformOptionsDestroy(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsDestroy", "options", "null pointer");
  fx_untouched(&options_, "mlsTransformOptionsDestroy");
}

static void misuse_mlsTransformOptionsEnableExpensiveChecks(void) {
  FxOut options_;
  fx_fill(&options_);
  fx_check(mlsTransformOptionsEnableExpensiveChecks(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsEnableExpensiveChecks", "options", "null pointer");
  fx_untouched(&options_, "mlsTransformOptionsEnableExpensiveChecks");
}

static void misuse_mlsTransformOptionsGetExpensiveChecksEnabled(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOptionsGetExpensiveChecksEnabled(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsGetExpensiveChecksEnabled", "options", "null pointer");
  fx_untouched(&out_, "mlsTransformOptionsGetExpensiveChecksEnabled");
  fx_fill(&out_);
  fx_check(mlsTransformOptionsGetExpensiveChecksEnabled((const MlsTransformOptions[]){mlsTransformOptionsCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsGetExpensiveChecksEnabled", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOptionsGetExpensiveChecksEnabled");
}

static void misuse_mlsTransformOptionsEnforceSingleTopLevelTransformOp(void) {
  FxOut options_;
  fx_fill(&options_);
  fx_check(mlsTransformOptionsEnforceSingleTopLevelTransformOp(NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsEnforceSingleTopLevelTransformOp", "options", "null pointer");
  fx_untouched(&options_, "mlsTransformOptionsEnforceSingleTopLevelTransformOp");
}

static void misuse_mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp", "options", "null pointer");
  fx_untouched(&out_, "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp");
  fx_fill(&out_);
  fx_check(mlsTransformOptionsGetEnforceSingleTopLevelTransformOp((const MlsTransformOptions[]){mlsTransformOptionsCreate()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp", "out", "null pointer");
  fx_untouched(&out_, "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp");
}

// Nothing to misuse:
//   mlsTransformOptionsCreate

int misuse_transform_options(void) {
  fx_setup();
  misuse_mlsTransformOptionsDestroy();
  misuse_mlsTransformOptionsEnableExpensiveChecks();
  misuse_mlsTransformOptionsGetExpensiveChecksEnabled();
  misuse_mlsTransformOptionsEnforceSingleTopLevelTransformOp();
  misuse_mlsTransformOptionsGetEnforceSingleTopLevelTransformOp();
  return fx_teardown("transform_options");
}
