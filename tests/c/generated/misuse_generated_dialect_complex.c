// Made by codegen (misuse.rs) from src/generated/dialect_complex.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__complex__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__complex__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__complex__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__complex__");
}

static void misuse_mlsComplexAttrGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsComplexAttrGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsComplexAttrGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsComplexAttrGetTypeID");
}

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__complex__();
  misuse_mlsComplexAttrGetTypeID();
  return fx_teardown();
}
