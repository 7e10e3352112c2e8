// Made by codegen (misuse.rs) from src/generated/dialect_pdl.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__pdl__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__pdl__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__pdl__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__pdl__");
}

static void misuse_mlsPDLAttributeTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLAttributeTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLAttributeTypeGetTypeID");
}

static void misuse_mlsPDLAttributeTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLAttributeTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLAttributeTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLAttributeTypeGetName");
}

static void misuse_mlsPDLOperationTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLOperationTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLOperationTypeGetTypeID");
}

static void misuse_mlsPDLOperationTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLOperationTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLOperationTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLOperationTypeGetName");
}

static void misuse_mlsPDLRangeTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLRangeTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLRangeTypeGetTypeID");
}

static void misuse_mlsPDLRangeTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLRangeTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLRangeTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLRangeTypeGetName");
}

static void misuse_mlsPDLTypeTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLTypeTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLTypeTypeGetTypeID");
}

static void misuse_mlsPDLTypeTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLTypeTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLTypeTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLTypeTypeGetName");
}

static void misuse_mlsPDLValueTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLValueTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLValueTypeGetTypeID");
}

static void misuse_mlsPDLValueTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPDLValueTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsPDLValueTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsPDLValueTypeGetName");
}

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__pdl__();
  misuse_mlsPDLAttributeTypeGetTypeID();
  misuse_mlsPDLAttributeTypeGetName();
  misuse_mlsPDLOperationTypeGetTypeID();
  misuse_mlsPDLOperationTypeGetName();
  misuse_mlsPDLRangeTypeGetTypeID();
  misuse_mlsPDLRangeTypeGetName();
  misuse_mlsPDLTypeTypeGetTypeID();
  misuse_mlsPDLTypeTypeGetName();
  misuse_mlsPDLValueTypeGetTypeID();
  misuse_mlsPDLValueTypeGetName();
  return fx_teardown();
}
