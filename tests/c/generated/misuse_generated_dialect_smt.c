// Made by codegen (misuse.rs) from src/generated/dialect_smt.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__smt__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__smt__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__smt__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__smt__");
}

static void misuse_mlsSMTBitVectorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTBitVectorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTBitVectorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTBitVectorTypeGetName");
}

static void misuse_mlsSMTBoolTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTBoolTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTBoolTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTBoolTypeGetName");
}

static void misuse_mlsSMTIntTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTIntTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTIntTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTIntTypeGetName");
}

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__smt__();
  misuse_mlsSMTBitVectorTypeGetName();
  misuse_mlsSMTBoolTypeGetName();
  misuse_mlsSMTIntTypeGetName();
  return fx_teardown();
}
