// Made by codegen (misuse.rs) from src/manual/instruments.rs; do not edit.
#include "misuse_fixture.h"

int misuse_instruments(void);

static void misuse_mlsPassManagerEnableIRPrinting(void) {
  fx_check(mlsPassManagerEnableIRPrinting((MlsPassManager){0}, 0, 0, 0, 0, 0),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerEnableIRPrinting", "pass_manager", "null");
  fx_check(mlsPassManagerEnableIRPrinting((MlsPassManager){0xffffffffffffffffull}, 0, 0, 0, 0, 0),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerEnableIRPrinting", "pass_manager", "garbage");
  fx_check(mlsPassManagerEnableIRPrinting(fx_wrong_kind_for_MlsPassManager(), 0, 0, 0, 0, 0),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerEnableIRPrinting", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerEnableIRPrinting(fx_stale_MlsPassManager(), 0, 0, 0, 0, 0),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerEnableIRPrinting", "pass_manager", "stale");
}

static void misuse_mlsPassManagerTakeIRPrinting(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPassManagerTakeIRPrinting((MlsPassManager){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerTakeIRPrinting", "pass_manager", "null");
  fx_untouched(&out_, "mlsPassManagerTakeIRPrinting");
  fx_fill(&out_);
  fx_check(mlsPassManagerTakeIRPrinting((MlsPassManager){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerTakeIRPrinting", "pass_manager", "garbage");
  fx_untouched(&out_, "mlsPassManagerTakeIRPrinting");
  fx_fill(&out_);
  fx_check(mlsPassManagerTakeIRPrinting(fx_wrong_kind_for_MlsPassManager(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerTakeIRPrinting", "pass_manager", "wrong kind");
  fx_untouched(&out_, "mlsPassManagerTakeIRPrinting");
  fx_fill(&out_);
  fx_check(mlsPassManagerTakeIRPrinting(fx_stale_MlsPassManager(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerTakeIRPrinting", "pass_manager", "stale");
  fx_untouched(&out_, "mlsPassManagerTakeIRPrinting");
  fx_fill(&out_);
  fx_check(mlsPassManagerTakeIRPrinting(fx_valid_MlsPassManager(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerTakeIRPrinting", "out", "null pointer");
  fx_untouched(&out_, "mlsPassManagerTakeIRPrinting");
}

static void misuse_mlsPassManagerEnableTiming(void) {
  fx_check(mlsPassManagerEnableTiming((MlsPassManager){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerEnableTiming", "pass_manager", "null");
  fx_check(mlsPassManagerEnableTiming((MlsPassManager){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerEnableTiming", "pass_manager", "garbage");
  fx_check(mlsPassManagerEnableTiming(fx_wrong_kind_for_MlsPassManager()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerEnableTiming", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerEnableTiming(fx_stale_MlsPassManager()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerEnableTiming", "pass_manager", "stale");
}

static void misuse_mlsPassManagerEnableStatistics(void) {
  fx_check(mlsPassManagerEnableStatistics((MlsPassManager){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerEnableStatistics", "pass_manager", "null");
  fx_check(mlsPassManagerEnableStatistics((MlsPassManager){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerEnableStatistics", "pass_manager", "garbage");
  fx_check(mlsPassManagerEnableStatistics(fx_wrong_kind_for_MlsPassManager(), 0),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerEnableStatistics", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerEnableStatistics(fx_stale_MlsPassManager(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerEnableStatistics", "pass_manager", "stale");
  fx_check(mlsPassManagerEnableStatistics(fx_valid_MlsPassManager(), 0xffff),
           MLS_STATUS_BAD_ENUM, "mlsPassManagerEnableStatistics", "display_mode", "no value");
}

int misuse_instruments(void) {
  fx_setup();
  misuse_mlsPassManagerEnableIRPrinting();
  misuse_mlsPassManagerTakeIRPrinting();
  misuse_mlsPassManagerEnableTiming();
  misuse_mlsPassManagerEnableStatistics();
  return fx_teardown("instruments");
}
