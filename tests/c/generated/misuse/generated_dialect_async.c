// Made by codegen (misuse.rs) from src/generated/dialect_async.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_async(void);

static void misuse_mlsGetDialectHandle__async__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__async__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__async__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__async__");
}

static void misuse_mlsCreateAsyncAsyncFuncToAsyncRuntimePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAsyncAsyncFuncToAsyncRuntimePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAsyncAsyncFuncToAsyncRuntimePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAsyncAsyncFuncToAsyncRuntimePass");
}

static void misuse_mlsCreateAsyncAsyncParallelForPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAsyncAsyncParallelForPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAsyncAsyncParallelForPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAsyncAsyncParallelForPass");
}

static void misuse_mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass");
}

static void misuse_mlsCreateAsyncAsyncRuntimeRefCountingOptPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAsyncAsyncRuntimeRefCountingOptPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAsyncAsyncRuntimeRefCountingOptPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAsyncAsyncRuntimeRefCountingOptPass");
}

static void misuse_mlsCreateAsyncAsyncRuntimeRefCountingPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAsyncAsyncRuntimeRefCountingPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAsyncAsyncRuntimeRefCountingPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAsyncAsyncRuntimeRefCountingPass");
}

static void misuse_mlsCreateAsyncAsyncToAsyncRuntimePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAsyncAsyncToAsyncRuntimePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAsyncAsyncToAsyncRuntimePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAsyncAsyncToAsyncRuntimePass");
}

// Nothing to misuse:
//   mlsRegisterAsyncPasses
//   mlsRegisterAsyncAsyncFuncToAsyncRuntimePass
//   mlsRegisterAsyncAsyncParallelForPass
//   mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass
//   mlsRegisterAsyncAsyncRuntimeRefCountingOptPass
//   mlsRegisterAsyncAsyncRuntimeRefCountingPass
//   mlsRegisterAsyncAsyncToAsyncRuntimePass

int misuse_generated_dialect_async(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__async__();
  misuse_mlsCreateAsyncAsyncFuncToAsyncRuntimePass();
  misuse_mlsCreateAsyncAsyncParallelForPass();
  misuse_mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass();
  misuse_mlsCreateAsyncAsyncRuntimeRefCountingOptPass();
  misuse_mlsCreateAsyncAsyncRuntimeRefCountingPass();
  misuse_mlsCreateAsyncAsyncToAsyncRuntimePass();
  return fx_teardown("generated_dialect_async");
}
