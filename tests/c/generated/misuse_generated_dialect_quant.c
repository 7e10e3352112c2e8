// Made by codegen (misuse.rs) from src/generated/dialect_quant.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__quant__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__quant__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__quant__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__quant__");
}

static void misuse_mlsAnyQuantizedTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnyQuantizedTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGetTypeID");
}

static void misuse_mlsAnyQuantizedTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnyQuantizedTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnyQuantizedTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAnyQuantizedTypeGetName");
}

static void misuse_mlsUniformQuantizedTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetTypeID");
}

static void misuse_mlsUniformQuantizedTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedTypeGetName");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetTypeID");
}

static void misuse_mlsUniformQuantizedPerAxisTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedPerAxisTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedPerAxisTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedPerAxisTypeGetName");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetTypeID");
}

static void misuse_mlsUniformQuantizedSubChannelTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsUniformQuantizedSubChannelTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsUniformQuantizedSubChannelTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsUniformQuantizedSubChannelTypeGetName");
}

static void misuse_mlsCalibratedQuantizedTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetTypeID");
}

static void misuse_mlsCalibratedQuantizedTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCalibratedQuantizedTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCalibratedQuantizedTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsCalibratedQuantizedTypeGetName");
}

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__quant__();
  misuse_mlsAnyQuantizedTypeGetTypeID();
  misuse_mlsAnyQuantizedTypeGetName();
  misuse_mlsUniformQuantizedTypeGetTypeID();
  misuse_mlsUniformQuantizedTypeGetName();
  misuse_mlsUniformQuantizedPerAxisTypeGetTypeID();
  misuse_mlsUniformQuantizedPerAxisTypeGetName();
  misuse_mlsUniformQuantizedSubChannelTypeGetTypeID();
  misuse_mlsUniformQuantizedSubChannelTypeGetName();
  misuse_mlsCalibratedQuantizedTypeGetTypeID();
  misuse_mlsCalibratedQuantizedTypeGetName();
  return fx_teardown();
}
