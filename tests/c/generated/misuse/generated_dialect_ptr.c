// Made by codegen (misuse.rs) from src/generated/dialect_ptr.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_ptr(void);

static void misuse_mlsGetDialectHandle__ptr__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__ptr__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__ptr__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__ptr__");
}

int misuse_generated_dialect_ptr(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__ptr__();
  return fx_teardown("generated_dialect_ptr");
}
