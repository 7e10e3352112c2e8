// Made by codegen (misuse.rs) from src/generated/dialect_xe_vm.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_xe_vm(void);

static void misuse_mlsGetDialectHandle__xevm__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__xevm__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__xevm__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__xevm__");
}

int misuse_generated_dialect_xe_vm(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__xevm__();
  return fx_teardown("generated_dialect_xe_vm");
}
