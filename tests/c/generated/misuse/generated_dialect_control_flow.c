// Made by codegen (misuse.rs) from src/generated/dialect_control_flow.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_control_flow(void);

static void misuse_mlsGetDialectHandle__cf__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__cf__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__cf__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__cf__");
}

int misuse_generated_dialect_control_flow(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__cf__();
  return fx_teardown("generated_dialect_control_flow");
}
