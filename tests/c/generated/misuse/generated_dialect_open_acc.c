// Made by codegen (misuse.rs) from src/generated/dialect_open_acc.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_open_acc(void);

static void misuse_mlsGetDialectHandle__acc__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__acc__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__acc__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__acc__");
}

static void misuse_mlsCreateOpenACCACCIfClauseLowering(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCIfClauseLowering(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCIfClauseLowering", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCIfClauseLowering");
}

static void misuse_mlsCreateOpenACCACCImplicitData(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCImplicitData(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCImplicitData", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCImplicitData");
}

static void misuse_mlsCreateOpenACCACCImplicitDeclare(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCImplicitDeclare(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCImplicitDeclare", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCImplicitDeclare");
}

static void misuse_mlsCreateOpenACCACCImplicitRoutine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCImplicitRoutine(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCImplicitRoutine", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCImplicitRoutine");
}

static void misuse_mlsCreateOpenACCACCLegalizeSerial(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCLegalizeSerial(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCLegalizeSerial", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCLegalizeSerial");
}

static void misuse_mlsCreateOpenACCACCLoopTiling(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCLoopTiling(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCLoopTiling", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCLoopTiling");
}

static void misuse_mlsCreateOpenACCACCSpecializeForDevice(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCSpecializeForDevice(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCSpecializeForDevice", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCSpecializeForDevice");
}

static void misuse_mlsCreateOpenACCACCSpecializeForHost(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCACCSpecializeForHost(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCACCSpecializeForHost", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCACCSpecializeForHost");
}

static void misuse_mlsCreateOpenACCLegalizeDataValuesInRegion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCLegalizeDataValuesInRegion(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCLegalizeDataValuesInRegion", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCLegalizeDataValuesInRegion");
}

static void misuse_mlsCreateOpenACCOffloadLiveInValueCanonicalization(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateOpenACCOffloadLiveInValueCanonicalization(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateOpenACCOffloadLiveInValueCanonicalization", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateOpenACCOffloadLiveInValueCanonicalization");
}

// Nothing to misuse:
//   mlsRegisterOpenACCPasses
//   mlsRegisterOpenACCACCIfClauseLowering
//   mlsRegisterOpenACCACCImplicitData
//   mlsRegisterOpenACCACCImplicitDeclare
//   mlsRegisterOpenACCACCImplicitRoutine
//   mlsRegisterOpenACCACCLegalizeSerial
//   mlsRegisterOpenACCACCLoopTiling
//   mlsRegisterOpenACCACCSpecializeForDevice
//   mlsRegisterOpenACCACCSpecializeForHost
//   mlsRegisterOpenACCLegalizeDataValuesInRegion
//   mlsRegisterOpenACCOffloadLiveInValueCanonicalization

int misuse_generated_dialect_open_acc(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__acc__();
  misuse_mlsCreateOpenACCACCIfClauseLowering();
  misuse_mlsCreateOpenACCACCImplicitData();
  misuse_mlsCreateOpenACCACCImplicitDeclare();
  misuse_mlsCreateOpenACCACCImplicitRoutine();
  misuse_mlsCreateOpenACCACCLegalizeSerial();
  misuse_mlsCreateOpenACCACCLoopTiling();
  misuse_mlsCreateOpenACCACCSpecializeForDevice();
  misuse_mlsCreateOpenACCACCSpecializeForHost();
  misuse_mlsCreateOpenACCLegalizeDataValuesInRegion();
  misuse_mlsCreateOpenACCOffloadLiveInValueCanonicalization();
  return fx_teardown("generated_dialect_open_acc");
}
