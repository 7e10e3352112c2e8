// Made by codegen (misuse.rs) from src/generated/dialect_wasm_ssa.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_wasm_ssa(void);

static void misuse_mlsGetDialectHandle__wasmssa__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__wasmssa__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__wasmssa__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__wasmssa__");
}

int misuse_generated_dialect_wasm_ssa(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__wasmssa__();
  return fx_teardown("generated_dialect_wasm_ssa");
}
