// Made by codegen (misuse.rs) from src/generated/dialect_x86_vector.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__x86vector__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__x86vector__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__x86vector__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__x86vector__");
}

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__x86vector__();
  return fx_teardown();
}
