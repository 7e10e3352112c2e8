// Made by codegen (misuse.rs) from src/generated/dialect_xe_gpu.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_xe_gpu(void);

static void misuse_mlsGetDialectHandle__xegpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__xegpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__xegpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__xegpu__");
}

int misuse_generated_dialect_xe_gpu(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__xegpu__();
  return fx_teardown("generated_dialect_xe_gpu");
}
