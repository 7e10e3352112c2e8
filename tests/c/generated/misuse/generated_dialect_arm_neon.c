// Made by codegen (misuse.rs) from src/generated/dialect_arm_neon.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_arm_neon(void);

static void misuse_mlsGetDialectHandle__arm_neon__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__arm_neon__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__arm_neon__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__arm_neon__");
}

int misuse_generated_dialect_arm_neon(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__arm_neon__();
  return fx_teardown("generated_dialect_arm_neon");
}
