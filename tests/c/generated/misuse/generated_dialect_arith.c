// Made by codegen (misuse.rs) from src/generated/dialect_arith.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_arith(void);

static void misuse_mlsGetDialectHandle__arith__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__arith__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__arith__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__arith__");
}

static void misuse_mlsCreateArithArithEmulateUnsupportedFloats(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArithArithEmulateUnsupportedFloats(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArithArithEmulateUnsupportedFloats", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArithArithEmulateUnsupportedFloats");
}

static void misuse_mlsCreateArithArithEmulateWideInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArithArithEmulateWideInt(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArithArithEmulateWideInt", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArithArithEmulateWideInt");
}

static void misuse_mlsCreateArithArithExpandOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArithArithExpandOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArithArithExpandOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArithArithExpandOpsPass");
}

static void misuse_mlsCreateArithArithIntRangeNarrowing(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArithArithIntRangeNarrowing(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArithArithIntRangeNarrowing", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArithArithIntRangeNarrowing");
}

static void misuse_mlsCreateArithArithIntRangeOpts(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArithArithIntRangeOpts(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArithArithIntRangeOpts", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArithArithIntRangeOpts");
}

static void misuse_mlsCreateArithArithUnsignedWhenEquivalentPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateArithArithUnsignedWhenEquivalentPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateArithArithUnsignedWhenEquivalentPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateArithArithUnsignedWhenEquivalentPass");
}

// Nothing to misuse:
//   mlsRegisterArithPasses
//   mlsRegisterArithArithEmulateUnsupportedFloats
//   mlsRegisterArithArithEmulateWideInt
//   mlsRegisterArithArithExpandOpsPass
//   mlsRegisterArithArithIntRangeNarrowing
//   mlsRegisterArithArithIntRangeOpts
//   mlsRegisterArithArithUnsignedWhenEquivalentPass

int misuse_generated_dialect_arith(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__arith__();
  misuse_mlsCreateArithArithEmulateUnsupportedFloats();
  misuse_mlsCreateArithArithEmulateWideInt();
  misuse_mlsCreateArithArithExpandOpsPass();
  misuse_mlsCreateArithArithIntRangeNarrowing();
  misuse_mlsCreateArithArithIntRangeOpts();
  misuse_mlsCreateArithArithUnsignedWhenEquivalentPass();
  return fx_teardown("generated_dialect_arith");
}
