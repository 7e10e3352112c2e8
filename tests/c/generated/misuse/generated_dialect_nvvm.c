// Made by codegen (misuse.rs) from src/generated/dialect_nvvm.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_nvvm(void);

static void misuse_mlsGetDialectHandle__nvvm__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__nvvm__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__nvvm__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__nvvm__");
}

int misuse_generated_dialect_nvvm(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__nvvm__();
  return fx_teardown("generated_dialect_nvvm");
}
