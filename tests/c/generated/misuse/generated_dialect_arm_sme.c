// Made by codegen (misuse.rs) from src/generated/dialect_arm_sme.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_arm_sme(void);

static void misuse_mlsGetDialectHandle__arm_sme__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__arm_sme__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__arm_sme__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__arm_sme__");
}

static void misuse_mlsCreateArmSMEEnableArmStreaming(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArmSMEEnableArmStreaming(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArmSMEEnableArmStreaming", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArmSMEEnableArmStreaming");
}

static void misuse_mlsCreateArmSMEOuterProductFusion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArmSMEOuterProductFusion(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArmSMEOuterProductFusion", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArmSMEOuterProductFusion");
}

static void misuse_mlsCreateArmSMETestTileAllocation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArmSMETestTileAllocation(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArmSMETestTileAllocation", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArmSMETestTileAllocation");
}

static void misuse_mlsCreateArmSMEVectorLegalization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArmSMEVectorLegalization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArmSMEVectorLegalization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArmSMEVectorLegalization");
}

// Nothing to misuse:
//   mlsRegisterArmSMEPasses
//   mlsRegisterArmSMEEnableArmStreaming
//   mlsRegisterArmSMEOuterProductFusion
//   mlsRegisterArmSMETestTileAllocation
//   mlsRegisterArmSMEVectorLegalization

int misuse_generated_dialect_arm_sme(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__arm_sme__();
  misuse_mlsCreateArmSMEEnableArmStreaming();
  misuse_mlsCreateArmSMEOuterProductFusion();
  misuse_mlsCreateArmSMETestTileAllocation();
  misuse_mlsCreateArmSMEVectorLegalization();
  return fx_teardown("generated_dialect_arm_sme");
}
