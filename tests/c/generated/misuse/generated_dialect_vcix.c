// Made by codegen (misuse.rs) from src/generated/dialect_vcix.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_vcix(void);

static void misuse_mlsGetDialectHandle__vcix__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__vcix__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__vcix__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__vcix__");
}

int misuse_generated_dialect_vcix(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__vcix__();
  return fx_teardown("generated_dialect_vcix");
}
