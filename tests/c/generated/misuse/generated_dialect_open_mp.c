// Made by codegen (misuse.rs) from src/generated/dialect_open_mp.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_open_mp(void);

static void misuse_mlsGetDialectHandle__omp__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__omp__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__omp__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__omp__");
}

int misuse_generated_dialect_open_mp(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__omp__();
  return fx_teardown("generated_dialect_open_mp");
}
