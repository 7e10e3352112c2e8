// Made by codegen (misuse.rs) from src/generated/dialect_pdl_interp.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_pdl_interp(void);

static void misuse_mlsGetDialectHandle__pdl_interp__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__pdl_interp__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__pdl_interp__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__pdl_interp__");
}

int misuse_generated_dialect_pdl_interp(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__pdl_interp__();
  return fx_teardown("generated_dialect_pdl_interp");
}
