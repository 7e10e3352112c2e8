// Made by codegen (misuse.rs) from src/manual/debug.rs; do not edit.
#include "misuse_fixture.h"

int misuse_debug(void);

static void misuse_mlsIsGlobalDebugEnabled(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIsGlobalDebugEnabled(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIsGlobalDebugEnabled", "out", "null pointer");
  fx_untouched(&out_, "mlsIsGlobalDebugEnabled");
}

static void misuse_mlsSetGlobalDebugType(void) {
  fx_check(mlsSetGlobalDebugType((MlsStringRef){NULL, 5}),
           MLS_STATUS_NULL_POINTER, "mlsSetGlobalDebugType", "ty", "null text");
}

static void misuse_mlsSetGlobalDebugTypes(void) {
  fx_check(mlsSetGlobalDebugTypes(-1, (const MlsStringRef[]){fx_string()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsSetGlobalDebugTypes", "n", "-1");
  fx_check(mlsSetGlobalDebugTypes(INTPTR_MAX, (const MlsStringRef[]){fx_string()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsSetGlobalDebugTypes", "n", "too large");
  fx_check(mlsSetGlobalDebugTypes(1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSetGlobalDebugTypes", "types", "null pointer");
}

static void misuse_mlsIsCurrentDebugType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIsCurrentDebugType((MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIsCurrentDebugType", "ty", "null text");
  fx_untouched(&out_, "mlsIsCurrentDebugType");
  fx_fill(&out_);
  fx_check(mlsIsCurrentDebugType(fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIsCurrentDebugType", "out", "null pointer");
  fx_untouched(&out_, "mlsIsCurrentDebugType");
}

// Nothing to misuse:
//   mlsEnableGlobalDebug

int misuse_debug(void) {
  fx_setup();
  misuse_mlsIsGlobalDebugEnabled();
  misuse_mlsSetGlobalDebugType();
  misuse_mlsSetGlobalDebugTypes();
  misuse_mlsIsCurrentDebugType();
  return fx_teardown("debug");
}
