// Made by codegen (misuse.rs) from src/generated/dialect_index.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_index(void);

static void misuse_mlsGetDialectHandle__index__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__index__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__index__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__index__");
}

int misuse_generated_dialect_index(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__index__();
  return fx_teardown("generated_dialect_index");
}
