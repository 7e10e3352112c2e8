// Made by codegen (misuse.rs) from src/generated/dialect_mpi.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_mpi(void);

static void misuse_mlsGetDialectHandle__mpi__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__mpi__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__mpi__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__mpi__");
}

int misuse_generated_dialect_mpi(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__mpi__();
  return fx_teardown("generated_dialect_mpi");
}
