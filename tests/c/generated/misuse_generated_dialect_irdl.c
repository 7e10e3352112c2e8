// Made by codegen (misuse.rs) from src/generated/dialect_irdl.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__irdl__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__irdl__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__irdl__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__irdl__");
}

static void misuse_mlsIRDLVariadicityAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityAttrGetName");
}

static void misuse_mlsIRDLVariadicityArrayAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIRDLVariadicityArrayAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsIRDLVariadicityArrayAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsIRDLVariadicityArrayAttrGetName");
}

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__irdl__();
  misuse_mlsIRDLVariadicityAttrGetName();
  misuse_mlsIRDLVariadicityArrayAttrGetName();
  return fx_teardown();
}
