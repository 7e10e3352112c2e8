// Made by codegen (misuse.rs) from src/manual/irdl.rs; do not edit.
#include "misuse_fixture.h"

int misuse_irdl(void);

static void misuse_mlsLoadIRDLDialects(void) {
  fx_check(mlsLoadIRDLDialects((MlsModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsLoadIRDLDialects", "module", "null");
  fx_check(mlsLoadIRDLDialects((MlsModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsLoadIRDLDialects", "module", "garbage");
  fx_check(mlsLoadIRDLDialects(fx_wrong_kind_for_MlsModule()),
           MLS_STATUS_WRONG_KIND, "mlsLoadIRDLDialects", "module", "wrong kind");
  fx_check(mlsLoadIRDLDialects(fx_stale_MlsModule()),
           MLS_STATUS_STALE_HANDLE, "mlsLoadIRDLDialects", "module", "stale");
}

int misuse_irdl(void) {
  fx_setup();
  misuse_mlsLoadIRDLDialects();
  return fx_teardown("irdl");
}
