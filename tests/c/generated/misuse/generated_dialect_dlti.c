// Made by codegen (misuse.rs) from src/generated/dialect_dlti.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_dlti(void);

static void misuse_mlsGetDialectHandle__dlti__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__dlti__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__dlti__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__dlti__");
}

int misuse_generated_dialect_dlti(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__dlti__();
  return fx_teardown("generated_dialect_dlti");
}
