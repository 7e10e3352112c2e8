// Made by codegen (misuse.rs) from src/manual/external_pass.rs; do not edit.
#include "misuse_fixture.h"

int misuse_external_pass(void);

// Left out: `callbacks`: a struct of functions.
static void misuse_mlsCreateExternalPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass((MlsStringRef){NULL, 5}, fx_string(), fx_string(), fx_string(), 1, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreateExternalPass", "name", "null text");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), (MlsStringRef){NULL, 5}, fx_string(), fx_string(), 1, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreateExternalPass", "argument", "null text");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), fx_string(), (MlsStringRef){NULL, 5}, fx_string(), 1, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreateExternalPass", "description", "null text");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), fx_string(), fx_string(), (MlsStringRef){NULL, 5}, 1, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreateExternalPass", "op_name", "null text");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), fx_string(), fx_string(), fx_string(), -1, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsCreateExternalPass", "n_dependent_dialects", "-1");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), fx_string(), fx_string(), fx_string(), INTPTR_MAX, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsCreateExternalPass", "n_dependent_dialects", "too large");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), fx_string(), fx_string(), fx_string(), 1, NULL, (MlsExternalPassCallbacks){.run = fx_run}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreateExternalPass", "dependent_dialects", "null pointer");
  fx_untouched(&out_, "mlsCreateExternalPass");
  fx_fill(&out_);
  fx_check(mlsCreateExternalPass(fx_string(), fx_string(), fx_string(), fx_string(), 1, (const MlsStringRef[]){fx_string()}, (MlsExternalPassCallbacks){.run = fx_run}, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateExternalPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateExternalPass");
}

static void misuse_mlsCreatePassByName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreatePassByName((MlsStringRef){NULL, 5}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreatePassByName", "name", "null text");
  fx_untouched(&out_, "mlsCreatePassByName");
  fx_fill(&out_);
  fx_check(mlsCreatePassByName(fx_string(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsCreatePassByName", "options", "null text");
  fx_untouched(&out_, "mlsCreatePassByName");
  fx_fill(&out_);
  fx_check(mlsCreatePassByName(fx_string(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreatePassByName", "out", "null pointer");
  fx_untouched(&out_, "mlsCreatePassByName");
}

static void misuse_mlsPassDestroy(void) {
  fx_check(mlsPassDestroy((MlsPass){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassDestroy", "pass", "null");
  fx_check(mlsPassDestroy((MlsPass){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassDestroy", "pass", "garbage");
  fx_check(mlsPassDestroy(fx_wrong_kind_for_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsPassDestroy", "pass", "wrong kind");
  fx_check(mlsPassDestroy(fx_stale_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsPassDestroy", "pass", "stale");
}

static void misuse_mlsPassManagerAddOwnedPass(void) {
  fx_check(mlsPassManagerAddOwnedPass((MlsPassManager){0}, fx_valid_MlsPass()),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerAddOwnedPass", "pass_manager", "null");
  fx_check(mlsPassManagerAddOwnedPass((MlsPassManager){0xffffffffffffffffull}, fx_valid_MlsPass()),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerAddOwnedPass", "pass_manager", "garbage");
  fx_check(mlsPassManagerAddOwnedPass(fx_wrong_kind_for_MlsPassManager(), fx_valid_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerAddOwnedPass", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerAddOwnedPass(fx_stale_MlsPassManager(), fx_valid_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerAddOwnedPass", "pass_manager", "stale");
  fx_check(mlsPassManagerAddOwnedPass(fx_valid_MlsPassManager(), (MlsPass){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerAddOwnedPass", "pass", "null");
  fx_check(mlsPassManagerAddOwnedPass(fx_valid_MlsPassManager(), (MlsPass){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerAddOwnedPass", "pass", "garbage");
  fx_check(mlsPassManagerAddOwnedPass(fx_valid_MlsPassManager(), fx_wrong_kind_for_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerAddOwnedPass", "pass", "wrong kind");
  fx_check(mlsPassManagerAddOwnedPass(fx_valid_MlsPassManager(), fx_stale_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerAddOwnedPass", "pass", "stale");
}

static void misuse_mlsOpPassManagerAddOwnedPass(void) {
  fx_check(mlsOpPassManagerAddOwnedPass((MlsOpPassManager){0}, fx_valid_MlsPass()),
           MLS_STATUS_NULL_HANDLE, "mlsOpPassManagerAddOwnedPass", "pass_manager", "null");
  fx_check(mlsOpPassManagerAddOwnedPass((MlsOpPassManager){0xffffffffffffffffull}, fx_valid_MlsPass()),
           MLS_STATUS_BAD_HANDLE, "mlsOpPassManagerAddOwnedPass", "pass_manager", "garbage");
  fx_check(mlsOpPassManagerAddOwnedPass(fx_wrong_kind_for_MlsOpPassManager(), fx_valid_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsOpPassManagerAddOwnedPass", "pass_manager", "wrong kind");
  fx_check(mlsOpPassManagerAddOwnedPass(fx_stale_MlsOpPassManager(), fx_valid_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPassManagerAddOwnedPass", "pass_manager", "stale");
  fx_check(mlsOpPassManagerAddOwnedPass(fx_valid_MlsOpPassManager(), (MlsPass){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPassManagerAddOwnedPass", "pass", "null");
  fx_check(mlsOpPassManagerAddOwnedPass(fx_valid_MlsOpPassManager(), (MlsPass){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPassManagerAddOwnedPass", "pass", "garbage");
  fx_check(mlsOpPassManagerAddOwnedPass(fx_valid_MlsOpPassManager(), fx_wrong_kind_for_MlsPass()),
           MLS_STATUS_WRONG_KIND, "mlsOpPassManagerAddOwnedPass", "pass", "wrong kind");
  fx_check(mlsOpPassManagerAddOwnedPass(fx_valid_MlsOpPassManager(), fx_stale_MlsPass()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPassManagerAddOwnedPass", "pass", "stale");
}

// Nothing to misuse:
//   mlsExternalPassSignalFailure

int misuse_external_pass(void) {
  fx_setup();
  misuse_mlsCreateExternalPass();
  misuse_mlsCreatePassByName();
  misuse_mlsPassDestroy();
  misuse_mlsPassManagerAddOwnedPass();
  misuse_mlsOpPassManagerAddOwnedPass();
  return fx_teardown("external_pass");
}
