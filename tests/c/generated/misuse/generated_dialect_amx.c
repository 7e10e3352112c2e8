// Made by codegen (misuse.rs) from src/generated/dialect_amx.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_amx(void);

static void misuse_mlsGetDialectHandle__amx__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__amx__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__amx__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__amx__");
}

int misuse_generated_dialect_amx(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__amx__();
  return fx_teardown("generated_dialect_amx");
}
