// Made by codegen (misuse.rs) from src/generated/dialect_smt.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_smt(void);

static void misuse_mlsGetDialectHandle__smt__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__smt__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__smt__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__smt__");
}

static void misuse_mlsSMTTypeIsAnyNonFuncSMTValueType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnyNonFuncSMTValueType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsAnyNonFuncSMTValueType", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsAnyNonFuncSMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnyNonFuncSMTValueType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsAnyNonFuncSMTValueType", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsAnyNonFuncSMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnyNonFuncSMTValueType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsAnyNonFuncSMTValueType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsAnyNonFuncSMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnyNonFuncSMTValueType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsAnyNonFuncSMTValueType", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsAnyNonFuncSMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnyNonFuncSMTValueType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsAnyNonFuncSMTValueType", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsAnyNonFuncSMTValueType");
}

static void misuse_mlsSMTTypeIsAnySMTValueType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnySMTValueType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsAnySMTValueType", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsAnySMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnySMTValueType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsAnySMTValueType", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsAnySMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnySMTValueType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsAnySMTValueType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsAnySMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnySMTValueType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsAnySMTValueType", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsAnySMTValueType");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAnySMTValueType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsAnySMTValueType", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsAnySMTValueType");
}

static void misuse_mlsSMTTypeIsAArray(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAArray((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsAArray", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsAArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAArray((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsAArray", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsAArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAArray(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsAArray", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsAArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAArray(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsAArray", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsAArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAArray(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsAArray", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsAArray");
}

static void misuse_mlsSMTTypeGetArray(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray((MlsContext){0}, fx_type("!smt.bool"), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetArray", "context", "null");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray((MlsContext){0xffffffffffffffffull}, fx_type("!smt.bool"), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetArray", "context", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_wrong_kind_for_MlsContext(), fx_type("!smt.bool"), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetArray", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_stale_MlsContext(), fx_type("!smt.bool"), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetArray", "context", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), (MlsType){0}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetArray", "domain_type", "null");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetArray", "domain_type", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetArray", "domain_type", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_stale_MlsType(), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetArray", "domain_type", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_other_context_MlsType(), fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSMTTypeGetArray", "domain_type", "foreign context");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_type("!smt.bool"), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetArray", "range_type", "null");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_type("!smt.bool"), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetArray", "range_type", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_type("!smt.bool"), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetArray", "range_type", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_type("!smt.bool"), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetArray", "range_type", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_type("!smt.bool"), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSMTTypeGetArray", "range_type", "foreign context");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetArray(fx_valid_MlsContext(), fx_type("!smt.bool"), fx_type("!smt.bool"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetArray", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetArray");
}

static void misuse_mlsSMTTypeIsABitVector(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABitVector((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsABitVector", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsABitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABitVector((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsABitVector", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsABitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABitVector(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsABitVector", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsABitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABitVector(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsABitVector", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsABitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABitVector(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsABitVector", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsABitVector");
}

static void misuse_mlsSMTTypeGetBitVector(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBitVector((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetBitVector", "context", "null");
  fx_untouched(&out_, "mlsSMTTypeGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBitVector((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetBitVector", "context", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBitVector(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetBitVector", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBitVector(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetBitVector", "context", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBitVector(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetBitVector", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetBitVector");
}

static void misuse_mlsSMTBitVectorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTBitVectorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTBitVectorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTBitVectorTypeGetName");
}

static void misuse_mlsSMTTypeIsABool(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABool((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsABool", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsABool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABool((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsABool", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsABool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABool(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsABool", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsABool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABool(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsABool", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsABool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsABool(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsABool", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsABool");
}

static void misuse_mlsSMTTypeGetBool(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBool((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetBool", "context", "null");
  fx_untouched(&out_, "mlsSMTTypeGetBool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBool((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetBool", "context", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetBool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBool(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetBool", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetBool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBool(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetBool", "context", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetBool");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetBool(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetBool", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetBool");
}

static void misuse_mlsSMTBoolTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTBoolTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTBoolTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTBoolTypeGetName");
}

static void misuse_mlsSMTTypeIsAInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAInt((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsAInt", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsAInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAInt((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsAInt", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsAInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAInt(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsAInt", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsAInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAInt(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsAInt", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsAInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsAInt(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsAInt", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsAInt");
}

static void misuse_mlsSMTTypeGetInt(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetInt((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetInt", "context", "null");
  fx_untouched(&out_, "mlsSMTTypeGetInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetInt((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetInt", "context", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetInt(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetInt", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetInt(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetInt", "context", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetInt");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetInt(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetInt", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetInt");
}

static void misuse_mlsSMTIntTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTIntTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTIntTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTIntTypeGetName");
}

static void misuse_mlsSMTTypeIsASMTFunc(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASMTFunc((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsASMTFunc", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsASMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASMTFunc((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsASMTFunc", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsASMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASMTFunc(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsASMTFunc", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsASMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASMTFunc(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsASMTFunc", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsASMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASMTFunc(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsASMTFunc", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsASMTFunc");
}

static void misuse_mlsSMTTypeGetSMTFunc(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc((MlsContext){0}, 1, (const MlsType[]){fx_valid_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetSMTFunc", "context", "null");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc((MlsContext){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetSMTFunc", "context", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_wrong_kind_for_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetSMTFunc", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_stale_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetSMTFunc", "context", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, NULL, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetSMTFunc", "domain_types", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0}}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetSMTFunc", "domain_types", "null");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetSMTFunc", "domain_types", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetSMTFunc", "domain_types", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_stale_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetSMTFunc", "domain_types", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_other_context_MlsType()}, fx_type("!smt.bool"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSMTTypeGetSMTFunc", "domain_types", "foreign context");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetSMTFunc", "range_type", "null");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetSMTFunc", "range_type", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetSMTFunc", "range_type", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetSMTFunc", "range_type", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSMTTypeGetSMTFunc", "range_type", "foreign context");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSMTFunc(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, fx_type("!smt.bool"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetSMTFunc", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetSMTFunc");
}

static void misuse_mlsSMTTypeIsASort(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASort((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeIsASort", "ty", "null");
  fx_untouched(&out_, "mlsSMTTypeIsASort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASort((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeIsASort", "ty", "garbage");
  fx_untouched(&out_, "mlsSMTTypeIsASort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASort(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeIsASort", "ty", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeIsASort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASort(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeIsASort", "ty", "stale");
  fx_untouched(&out_, "mlsSMTTypeIsASort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeIsASort(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeIsASort", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeIsASort");
}

static void misuse_mlsSMTTypeGetSort(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort((MlsContext){0}, fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetSort", "context", "null");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort((MlsContext){0xffffffffffffffffull}, fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetSort", "context", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_wrong_kind_for_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetSort", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_stale_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetSort", "context", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), (MlsIdentifier){0}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetSort", "identifier", "null");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), (MlsIdentifier){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetSort", "identifier", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_wrong_kind_for_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetSort", "identifier", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_stale_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetSort", "identifier", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_other_context_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSMTTypeGetSort", "identifier", "foreign context");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetSort", "sort_params", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){(MlsType){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTTypeGetSort", "sort_params", "null");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTTypeGetSort", "sort_params", "garbage");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTTypeGetSort", "sort_params", "wrong kind");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_stale_MlsType()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTTypeGetSort", "sort_params", "stale");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_other_context_MlsType()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSMTTypeGetSort", "sort_params", "foreign context");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
  fx_fill(&out_);
  fx_check(mlsSMTTypeGetSort(fx_valid_MlsContext(), fx_valid_MlsIdentifier(), 1, (const MlsType[]){fx_valid_MlsType()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTTypeGetSort", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTTypeGetSort");
}

static void misuse_mlsSMTAttrCheckBVCmpPredicate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckBVCmpPredicate((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTAttrCheckBVCmpPredicate", "context", "null");
  fx_untouched(&out_, "mlsSMTAttrCheckBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckBVCmpPredicate((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTAttrCheckBVCmpPredicate", "context", "garbage");
  fx_untouched(&out_, "mlsSMTAttrCheckBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckBVCmpPredicate(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTAttrCheckBVCmpPredicate", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTAttrCheckBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckBVCmpPredicate(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTAttrCheckBVCmpPredicate", "context", "stale");
  fx_untouched(&out_, "mlsSMTAttrCheckBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckBVCmpPredicate(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrCheckBVCmpPredicate", "str", "null text");
  fx_untouched(&out_, "mlsSMTAttrCheckBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckBVCmpPredicate(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrCheckBVCmpPredicate", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTAttrCheckBVCmpPredicate");
}

static void misuse_mlsSMTAttrCheckIntPredicate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckIntPredicate((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTAttrCheckIntPredicate", "context", "null");
  fx_untouched(&out_, "mlsSMTAttrCheckIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckIntPredicate((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTAttrCheckIntPredicate", "context", "garbage");
  fx_untouched(&out_, "mlsSMTAttrCheckIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckIntPredicate(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTAttrCheckIntPredicate", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTAttrCheckIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckIntPredicate(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTAttrCheckIntPredicate", "context", "stale");
  fx_untouched(&out_, "mlsSMTAttrCheckIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckIntPredicate(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrCheckIntPredicate", "str", "null text");
  fx_untouched(&out_, "mlsSMTAttrCheckIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrCheckIntPredicate(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrCheckIntPredicate", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTAttrCheckIntPredicate");
}

static void misuse_mlsSMTAttrIsASMTAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTAttrIsASMTAttribute((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTAttrIsASMTAttribute", "attr", "null");
  fx_untouched(&out_, "mlsSMTAttrIsASMTAttribute");
  fx_fill(&out_);
  fx_check(mlsSMTAttrIsASMTAttribute((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTAttrIsASMTAttribute", "attr", "garbage");
  fx_untouched(&out_, "mlsSMTAttrIsASMTAttribute");
  fx_fill(&out_);
  fx_check(mlsSMTAttrIsASMTAttribute(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTAttrIsASMTAttribute", "attr", "wrong kind");
  fx_untouched(&out_, "mlsSMTAttrIsASMTAttribute");
  fx_fill(&out_);
  fx_check(mlsSMTAttrIsASMTAttribute(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTAttrIsASMTAttribute", "attr", "stale");
  fx_untouched(&out_, "mlsSMTAttrIsASMTAttribute");
  fx_fill(&out_);
  fx_check(mlsSMTAttrIsASMTAttribute(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrIsASMTAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTAttrIsASMTAttribute");
}

static void misuse_mlsSMTAttrGetBitVector(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBitVector((MlsContext){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTAttrGetBitVector", "context", "null");
  fx_untouched(&out_, "mlsSMTAttrGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBitVector((MlsContext){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTAttrGetBitVector", "context", "garbage");
  fx_untouched(&out_, "mlsSMTAttrGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBitVector(fx_wrong_kind_for_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTAttrGetBitVector", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTAttrGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBitVector(fx_stale_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTAttrGetBitVector", "context", "stale");
  fx_untouched(&out_, "mlsSMTAttrGetBitVector");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBitVector(fx_valid_MlsContext(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrGetBitVector", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTAttrGetBitVector");
}

static void misuse_mlsSMTAttrGetBVCmpPredicate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBVCmpPredicate((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTAttrGetBVCmpPredicate", "context", "null");
  fx_untouched(&out_, "mlsSMTAttrGetBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBVCmpPredicate((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTAttrGetBVCmpPredicate", "context", "garbage");
  fx_untouched(&out_, "mlsSMTAttrGetBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBVCmpPredicate(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTAttrGetBVCmpPredicate", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTAttrGetBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBVCmpPredicate(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTAttrGetBVCmpPredicate", "context", "stale");
  fx_untouched(&out_, "mlsSMTAttrGetBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBVCmpPredicate(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrGetBVCmpPredicate", "str", "null text");
  fx_untouched(&out_, "mlsSMTAttrGetBVCmpPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetBVCmpPredicate(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrGetBVCmpPredicate", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTAttrGetBVCmpPredicate");
}

static void misuse_mlsSMTAttrGetIntPredicate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetIntPredicate((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSMTAttrGetIntPredicate", "context", "null");
  fx_untouched(&out_, "mlsSMTAttrGetIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetIntPredicate((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSMTAttrGetIntPredicate", "context", "garbage");
  fx_untouched(&out_, "mlsSMTAttrGetIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetIntPredicate(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSMTAttrGetIntPredicate", "context", "wrong kind");
  fx_untouched(&out_, "mlsSMTAttrGetIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetIntPredicate(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSMTAttrGetIntPredicate", "context", "stale");
  fx_untouched(&out_, "mlsSMTAttrGetIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetIntPredicate(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrGetIntPredicate", "str", "null text");
  fx_untouched(&out_, "mlsSMTAttrGetIntPredicate");
  fx_fill(&out_);
  fx_check(mlsSMTAttrGetIntPredicate(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSMTAttrGetIntPredicate", "out", "null pointer");
  fx_untouched(&out_, "mlsSMTAttrGetIntPredicate");
}

int misuse_generated_dialect_smt(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__smt__();
  misuse_mlsSMTTypeIsAnyNonFuncSMTValueType();
  misuse_mlsSMTTypeIsAnySMTValueType();
  misuse_mlsSMTTypeIsAArray();
  misuse_mlsSMTTypeGetArray();
  misuse_mlsSMTTypeIsABitVector();
  misuse_mlsSMTTypeGetBitVector();
  misuse_mlsSMTBitVectorTypeGetName();
  misuse_mlsSMTTypeIsABool();
  misuse_mlsSMTTypeGetBool();
  misuse_mlsSMTBoolTypeGetName();
  misuse_mlsSMTTypeIsAInt();
  misuse_mlsSMTTypeGetInt();
  misuse_mlsSMTIntTypeGetName();
  misuse_mlsSMTTypeIsASMTFunc();
  misuse_mlsSMTTypeGetSMTFunc();
  misuse_mlsSMTTypeIsASort();
  misuse_mlsSMTTypeGetSort();
  misuse_mlsSMTAttrCheckBVCmpPredicate();
  misuse_mlsSMTAttrCheckIntPredicate();
  misuse_mlsSMTAttrIsASMTAttribute();
  misuse_mlsSMTAttrGetBitVector();
  misuse_mlsSMTAttrGetBVCmpPredicate();
  misuse_mlsSMTAttrGetIntPredicate();
  return fx_teardown("generated_dialect_smt");
}
