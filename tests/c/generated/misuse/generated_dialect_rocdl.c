// Made by codegen (misuse.rs) from src/generated/dialect_rocdl.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_rocdl(void);

static void misuse_mlsGetDialectHandle__rocdl__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__rocdl__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__rocdl__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__rocdl__");
}

int misuse_generated_dialect_rocdl(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__rocdl__();
  return fx_teardown("generated_dialect_rocdl");
}
