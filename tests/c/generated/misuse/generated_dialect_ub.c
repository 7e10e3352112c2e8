// Made by codegen (misuse.rs) from src/generated/dialect_ub.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_ub(void);

static void misuse_mlsGetDialectHandle__ub__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__ub__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__ub__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__ub__");
}

int misuse_generated_dialect_ub(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__ub__();
  return fx_teardown("generated_dialect_ub");
}
