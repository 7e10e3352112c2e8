// Made by codegen (misuse.rs) from src/generated/integer_set.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_integer_set(void);

static void misuse_mlsIntegerSetGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetContext((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetContext", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetContext");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetContext((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetContext", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetContext");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetContext(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetContext", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetContext");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetContext(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetContext", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetContext");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetContext(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetContext");
}

static void misuse_mlsIntegerSetEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual((MlsIntegerSet){0}, fx_valid_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetEqual", "s1", "null");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual((MlsIntegerSet){0xffffffffffffffffull}, fx_valid_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetEqual", "s1", "garbage");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_wrong_kind_for_MlsIntegerSet(), fx_valid_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetEqual", "s1", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_stale_MlsIntegerSet(), fx_valid_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetEqual", "s1", "stale");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_valid_MlsIntegerSet(), (MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetEqual", "s2", "null");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_valid_MlsIntegerSet(), (MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetEqual", "s2", "garbage");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_valid_MlsIntegerSet(), fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetEqual", "s2", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_valid_MlsIntegerSet(), fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetEqual", "s2", "stale");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_valid_MlsIntegerSet(), fx_other_context_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsIntegerSetEqual", "s2", "foreign context");
  fx_untouched(&out_, "mlsIntegerSetEqual");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEqual(fx_valid_MlsIntegerSet(), fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetEqual");
}

static void misuse_mlsIntegerSetPrint(void) {
  fx_check(mlsIntegerSetPrint((MlsIntegerSet){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetPrint", "set", "null");
  fx_check(mlsIntegerSetPrint((MlsIntegerSet){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetPrint", "set", "garbage");
  fx_check(mlsIntegerSetPrint(fx_wrong_kind_for_MlsIntegerSet(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetPrint", "set", "wrong kind");
  fx_check(mlsIntegerSetPrint(fx_stale_MlsIntegerSet(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetPrint", "set", "stale");
  fx_check(mlsIntegerSetPrint(fx_valid_MlsIntegerSet(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetPrint", "callback", "null callback");
}

static void misuse_mlsIntegerSetToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetToString((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetToString", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetToString");
  fx_fill(&out_);
  fx_check(mlsIntegerSetToString((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetToString", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetToString");
  fx_fill(&out_);
  fx_check(mlsIntegerSetToString(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetToString", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetToString");
  fx_fill(&out_);
  fx_check(mlsIntegerSetToString(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetToString", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetToString");
  fx_fill(&out_);
  fx_check(mlsIntegerSetToString(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetToString", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetToString");
}

static void misuse_mlsIntegerSetDump(void) {
  fx_check(mlsIntegerSetDump((MlsIntegerSet){0}),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetDump", "set", "null");
  fx_check(mlsIntegerSetDump((MlsIntegerSet){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetDump", "set", "garbage");
  fx_check(mlsIntegerSetDump(fx_wrong_kind_for_MlsIntegerSet()),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetDump", "set", "wrong kind");
  fx_check(mlsIntegerSetDump(fx_stale_MlsIntegerSet()),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetDump", "set", "stale");
}

static void misuse_mlsIntegerSetEmptyGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetEmptyGet((MlsContext){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetEmptyGet", "context", "null");
  fx_untouched(&out_, "mlsIntegerSetEmptyGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEmptyGet((MlsContext){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetEmptyGet", "context", "garbage");
  fx_untouched(&out_, "mlsIntegerSetEmptyGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEmptyGet(fx_wrong_kind_for_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetEmptyGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetEmptyGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEmptyGet(fx_stale_MlsContext(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetEmptyGet", "context", "stale");
  fx_untouched(&out_, "mlsIntegerSetEmptyGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetEmptyGet(fx_valid_MlsContext(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetEmptyGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetEmptyGet");
}

static void misuse_mlsIntegerSetGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet((MlsContext){0}, 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGet", "context", "null");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet((MlsContext){0xffffffffffffffffull}, 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGet", "context", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_wrong_kind_for_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_stale_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGet", "context", "stale");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, -1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetGet", "num_constraints", "-1");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, INTPTR_MAX, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetGet", "num_constraints", "too large");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, NULL, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGet", "constraints", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){(MlsAffineExpr){0}}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGet", "constraints", "null");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){(MlsAffineExpr){0xffffffffffffffffull}}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGet", "constraints", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_wrong_kind_for_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGet", "constraints", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_stale_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGet", "constraints", "stale");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_other_context_MlsAffineExpr()}, (const MlsBool[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsIntegerSetGet", "constraints", "foreign context");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGet", "eq_flags", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGet(fx_valid_MlsContext(), 0, 0, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, (const MlsBool[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGet");
}

static void misuse_mlsIntegerSetIsCanonicalEmpty(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsCanonicalEmpty((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetIsCanonicalEmpty", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetIsCanonicalEmpty");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsCanonicalEmpty((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetIsCanonicalEmpty", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetIsCanonicalEmpty");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsCanonicalEmpty(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetIsCanonicalEmpty", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetIsCanonicalEmpty");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsCanonicalEmpty(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetIsCanonicalEmpty", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetIsCanonicalEmpty");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsCanonicalEmpty(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetIsCanonicalEmpty", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetIsCanonicalEmpty");
}

static void misuse_mlsIntegerSetGetNumDims(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumDims((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetNumDims", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetNumDims");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumDims((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetNumDims", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetNumDims");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumDims(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetNumDims", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetNumDims");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumDims(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetNumDims", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetNumDims");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumDims(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetNumDims", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetNumDims");
}

static void misuse_mlsIntegerSetGetNumSymbols(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumSymbols((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetNumSymbols", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumSymbols((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetNumSymbols", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumSymbols(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetNumSymbols", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumSymbols(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetNumSymbols", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetNumSymbols");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumSymbols(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetNumSymbols", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetNumSymbols");
}

static void misuse_mlsIntegerSetGetNumInputs(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInputs((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetNumInputs", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInputs((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetNumInputs", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInputs(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetNumInputs", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInputs(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetNumInputs", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInputs(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetNumInputs", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetNumInputs");
}

static void misuse_mlsIntegerSetGetNumConstraints(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumConstraints((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetNumConstraints", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetNumConstraints");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumConstraints((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetNumConstraints", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetNumConstraints");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumConstraints(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetNumConstraints", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetNumConstraints");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumConstraints(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetNumConstraints", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetNumConstraints");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumConstraints(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetNumConstraints", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetNumConstraints");
}

static void misuse_mlsIntegerSetGetNumEqualities(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumEqualities((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetNumEqualities", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetNumEqualities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumEqualities((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetNumEqualities", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetNumEqualities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumEqualities(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetNumEqualities", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetNumEqualities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumEqualities(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetNumEqualities", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetNumEqualities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumEqualities(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetNumEqualities", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetNumEqualities");
}

static void misuse_mlsIntegerSetGetNumInequalities(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInequalities((MlsIntegerSet){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetNumInequalities", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetNumInequalities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInequalities((MlsIntegerSet){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetNumInequalities", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetNumInequalities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInequalities(fx_wrong_kind_for_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetNumInequalities", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetNumInequalities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInequalities(fx_stale_MlsIntegerSet(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetNumInequalities", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetNumInequalities");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetNumInequalities(fx_valid_MlsIntegerSet(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetNumInequalities", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetNumInequalities");
}

static void misuse_mlsIntegerSetGetConstraint(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint((MlsIntegerSet){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetGetConstraint", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint((MlsIntegerSet){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetGetConstraint", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint(fx_wrong_kind_for_MlsIntegerSet(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetGetConstraint", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint(fx_stale_MlsIntegerSet(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetGetConstraint", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint(fx_valid_MlsIntegerSet(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetGetConstraint", "pos", "-1");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint(fx_valid_MlsIntegerSet(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetGetConstraint", "pos", "too large");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
  fx_fill(&out_);
  fx_check(mlsIntegerSetGetConstraint(fx_valid_MlsIntegerSet(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetGetConstraint", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetGetConstraint");
}

static void misuse_mlsIntegerSetCopyConstraints(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsIntegerSetCopyConstraints((MlsIntegerSet){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetCopyConstraints", "set", "null");
  fx_untouched(&elements_, "mlsIntegerSetCopyConstraints");
  fx_untouched(&out_, "mlsIntegerSetCopyConstraints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsIntegerSetCopyConstraints((MlsIntegerSet){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetCopyConstraints", "set", "garbage");
  fx_untouched(&elements_, "mlsIntegerSetCopyConstraints");
  fx_untouched(&out_, "mlsIntegerSetCopyConstraints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsIntegerSetCopyConstraints(fx_wrong_kind_for_MlsIntegerSet(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetCopyConstraints", "set", "wrong kind");
  fx_untouched(&elements_, "mlsIntegerSetCopyConstraints");
  fx_untouched(&out_, "mlsIntegerSetCopyConstraints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsIntegerSetCopyConstraints(fx_stale_MlsIntegerSet(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetCopyConstraints", "set", "stale");
  fx_untouched(&elements_, "mlsIntegerSetCopyConstraints");
  fx_untouched(&out_, "mlsIntegerSetCopyConstraints");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsIntegerSetCopyConstraints(fx_valid_MlsIntegerSet(), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetCopyConstraints", "out", "null pointer");
  fx_untouched(&elements_, "mlsIntegerSetCopyConstraints");
  fx_untouched(&out_, "mlsIntegerSetCopyConstraints");
}

static void misuse_mlsIntegerSetIsConstraintEq(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq((MlsIntegerSet){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetIsConstraintEq", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq((MlsIntegerSet){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetIsConstraintEq", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq(fx_wrong_kind_for_MlsIntegerSet(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetIsConstraintEq", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq(fx_stale_MlsIntegerSet(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetIsConstraintEq", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq(fx_valid_MlsIntegerSet(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetIsConstraintEq", "pos", "-1");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq(fx_valid_MlsIntegerSet(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetIsConstraintEq", "pos", "too large");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
  fx_fill(&out_);
  fx_check(mlsIntegerSetIsConstraintEq(fx_valid_MlsIntegerSet(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetIsConstraintEq", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetIsConstraintEq");
}

// Nothing to misuse:
//   mlsIntegerSetIsNull

int misuse_generated_integer_set(void) {
  fx_setup();
  misuse_mlsIntegerSetGetContext();
  misuse_mlsIntegerSetEqual();
  misuse_mlsIntegerSetPrint();
  misuse_mlsIntegerSetToString();
  misuse_mlsIntegerSetDump();
  misuse_mlsIntegerSetEmptyGet();
  misuse_mlsIntegerSetGet();
  misuse_mlsIntegerSetIsCanonicalEmpty();
  misuse_mlsIntegerSetGetNumDims();
  misuse_mlsIntegerSetGetNumSymbols();
  misuse_mlsIntegerSetGetNumInputs();
  misuse_mlsIntegerSetGetNumConstraints();
  misuse_mlsIntegerSetGetNumEqualities();
  misuse_mlsIntegerSetGetNumInequalities();
  misuse_mlsIntegerSetGetConstraint();
  misuse_mlsIntegerSetCopyConstraints();
  misuse_mlsIntegerSetIsConstraintEq();
  return fx_teardown("generated_integer_set");
}
