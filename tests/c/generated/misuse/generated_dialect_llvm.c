// Made by codegen (misuse.rs) from src/generated/dialect_llvm.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_llvm(void);

static void misuse_mlsGetDialectHandle__llvm__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__llvm__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__llvm__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__llvm__");
}

static void misuse_mlsLLVMPointerTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMPointerTypeGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMPointerTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMPointerTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMPointerTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMPointerTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMPointerTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMPointerTypeGet");
}

static void misuse_mlsLLVMPointerTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMPointerTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetName");
}

static void misuse_mlsLLVMPointerTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMPointerTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetTypeID");
}

static void misuse_mlsTypeIsALLVMPointerType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMPointerType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsALLVMPointerType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsALLVMPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMPointerType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsALLVMPointerType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsALLVMPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMPointerType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsALLVMPointerType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsALLVMPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMPointerType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsALLVMPointerType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsALLVMPointerType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMPointerType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsALLVMPointerType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsALLVMPointerType");
}

static void misuse_mlsLLVMPointerTypeGetAddressSpace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetAddressSpace((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMPointerTypeGetAddressSpace", "pointer_type", "null");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetAddressSpace");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetAddressSpace((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMPointerTypeGetAddressSpace", "pointer_type", "garbage");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetAddressSpace");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetAddressSpace(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMPointerTypeGetAddressSpace", "pointer_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetAddressSpace");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetAddressSpace(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMPointerTypeGetAddressSpace", "pointer_type", "stale");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetAddressSpace");
  fx_fill(&out_);
  fx_check(mlsLLVMPointerTypeGetAddressSpace(fx_type("!llvm.ptr"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMPointerTypeGetAddressSpace", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMPointerTypeGetAddressSpace");
}

static void misuse_mlsLLVMVoidTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMVoidTypeGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMVoidTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMVoidTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMVoidTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMVoidTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMVoidTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMVoidTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMVoidTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMVoidTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMVoidTypeGet");
}

static void misuse_mlsLLVMVoidTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMVoidTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMVoidTypeGetName");
}

static void misuse_mlsLLVMArrayTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGet((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMArrayTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsLLVMArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGet((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMArrayTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsLLVMArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGet(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMArrayTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGet(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMArrayTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsLLVMArrayTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGet(fx_valid_MlsType(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMArrayTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMArrayTypeGet");
}

static void misuse_mlsLLVMArrayTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMArrayTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetName");
}

static void misuse_mlsLLVMArrayTypeGetElementType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetElementType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMArrayTypeGetElementType", "ty", "null");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetElementType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMArrayTypeGetElementType", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetElementType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMArrayTypeGetElementType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetElementType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMArrayTypeGetElementType", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetElementType(fx_type("!llvm.array<4 x i8>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMArrayTypeGetElementType", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetElementType");
}

static void misuse_mlsLLVMFunctionTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet((MlsType){0}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMFunctionTypeGet", "result_type", "null");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet((MlsType){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMFunctionTypeGet", "result_type", "garbage");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_wrong_kind_for_MlsType(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMFunctionTypeGet", "result_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_stale_MlsType(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMFunctionTypeGet", "result_type", "stale");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), -1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMFunctionTypeGet", "n_argument_types", "-1");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMFunctionTypeGet", "n_argument_types", "too large");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGet", "argument_types", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, (const MlsType[]){(MlsType){0}}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMFunctionTypeGet", "argument_types", "null");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMFunctionTypeGet", "argument_types", "garbage");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMFunctionTypeGet", "argument_types", "wrong kind");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, (const MlsType[]){fx_stale_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMFunctionTypeGet", "argument_types", "stale");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, (const MlsType[]){fx_other_context_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMFunctionTypeGet", "argument_types", "foreign context");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGet(fx_valid_MlsType(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGet");
}

static void misuse_mlsLLVMFunctionTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetName");
}

static void misuse_mlsLLVMFunctionTypeGetNumInputs(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetNumInputs((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMFunctionTypeGetNumInputs", "ty", "null");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetNumInputs((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMFunctionTypeGetNumInputs", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetNumInputs(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMFunctionTypeGetNumInputs", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetNumInputs(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMFunctionTypeGetNumInputs", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetNumInputs");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetNumInputs(fx_type("!llvm.func<i32 (i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGetNumInputs", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetNumInputs");
}

static void misuse_mlsLLVMFunctionTypeGetInput(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMFunctionTypeGetInput", "ty", "null");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMFunctionTypeGetInput", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMFunctionTypeGetInput", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMFunctionTypeGetInput", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput(fx_type("!llvm.func<i32 (i32)>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMFunctionTypeGetInput", "pos", "-1");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput(fx_type("!llvm.func<i32 (i32)>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMFunctionTypeGetInput", "pos", "too large");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetInput(fx_type("!llvm.func<i32 (i32)>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGetInput", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetInput");
}

static void misuse_mlsLLVMFunctionTypeCopyInputs(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeCopyInputs((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMFunctionTypeCopyInputs", "ty", "null");
  fx_untouched(&elements_, "mlsLLVMFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsLLVMFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeCopyInputs((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMFunctionTypeCopyInputs", "ty", "garbage");
  fx_untouched(&elements_, "mlsLLVMFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsLLVMFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeCopyInputs(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMFunctionTypeCopyInputs", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsLLVMFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsLLVMFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeCopyInputs(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMFunctionTypeCopyInputs", "ty", "stale");
  fx_untouched(&elements_, "mlsLLVMFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsLLVMFunctionTypeCopyInputs");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeCopyInputs(fx_type("!llvm.func<i32 (i32)>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeCopyInputs", "out", "null pointer");
  fx_untouched(&elements_, "mlsLLVMFunctionTypeCopyInputs");
  fx_untouched(&out_, "mlsLLVMFunctionTypeCopyInputs");
}

static void misuse_mlsLLVMFunctionTypeGetReturnType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetReturnType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMFunctionTypeGetReturnType", "ty", "null");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetReturnType");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetReturnType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMFunctionTypeGetReturnType", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetReturnType");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetReturnType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMFunctionTypeGetReturnType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetReturnType");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetReturnType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMFunctionTypeGetReturnType", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetReturnType");
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetReturnType(fx_type("!llvm.func<i32 (i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGetReturnType", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetReturnType");
}

static void misuse_mlsTypeIsALLVMStructType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMStructType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsALLVMStructType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsALLVMStructType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMStructType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsALLVMStructType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsALLVMStructType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMStructType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsALLVMStructType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsALLVMStructType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMStructType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsALLVMStructType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsALLVMStructType");
  fx_fill(&out_);
  fx_check(mlsTypeIsALLVMStructType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsALLVMStructType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsALLVMStructType");
}

static void misuse_mlsLLVMStructTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeGetTypeID");
}

static void misuse_mlsLLVMStructTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeGetName");
}

static void misuse_mlsLLVMStructTypeIsLiteral(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsLiteral((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeIsLiteral", "ty", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeIsLiteral");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsLiteral((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeIsLiteral", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeIsLiteral");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsLiteral(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeIsLiteral", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeIsLiteral");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsLiteral(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeIsLiteral", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeIsLiteral");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsLiteral(fx_type("!llvm.struct<(i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIsLiteral", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeIsLiteral");
}

static void misuse_mlsLLVMStructTypeGetNumElementTypes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetNumElementTypes((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeGetNumElementTypes", "ty", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeGetNumElementTypes");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetNumElementTypes((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeGetNumElementTypes", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeGetNumElementTypes");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetNumElementTypes(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeGetNumElementTypes", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeGetNumElementTypes");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetNumElementTypes(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeGetNumElementTypes", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeGetNumElementTypes");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetNumElementTypes(fx_type("!llvm.struct<(i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeGetNumElementTypes", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeGetNumElementTypes");
}

static void misuse_mlsLLVMStructTypeGetElementType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType((MlsType){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeGetElementType", "ty", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType((MlsType){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeGetElementType", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType(fx_wrong_kind_for_MlsType(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeGetElementType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType(fx_stale_MlsType(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeGetElementType", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType(fx_type("!llvm.struct<(i32)>"), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeGetElementType", "position", "-1");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType(fx_type("!llvm.struct<(i32)>"), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeGetElementType", "position", "too large");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetElementType(fx_type("!llvm.struct<(i32)>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeGetElementType", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeGetElementType");
}

static void misuse_mlsLLVMStructTypeCopyElementTypes(void) {
  FxOut elements_;
  FxOut out_;
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeCopyElementTypes((MlsType){0}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeCopyElementTypes", "ty", "null");
  fx_untouched(&elements_, "mlsLLVMStructTypeCopyElementTypes");
  fx_untouched(&out_, "mlsLLVMStructTypeCopyElementTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeCopyElementTypes((MlsType){0xffffffffffffffffull}, 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeCopyElementTypes", "ty", "garbage");
  fx_untouched(&elements_, "mlsLLVMStructTypeCopyElementTypes");
  fx_untouched(&out_, "mlsLLVMStructTypeCopyElementTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeCopyElementTypes(fx_wrong_kind_for_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeCopyElementTypes", "ty", "wrong kind");
  fx_untouched(&elements_, "mlsLLVMStructTypeCopyElementTypes");
  fx_untouched(&out_, "mlsLLVMStructTypeCopyElementTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeCopyElementTypes(fx_stale_MlsType(), 0, (void *)&elements_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeCopyElementTypes", "ty", "stale");
  fx_untouched(&elements_, "mlsLLVMStructTypeCopyElementTypes");
  fx_untouched(&out_, "mlsLLVMStructTypeCopyElementTypes");
  fx_fill(&elements_);
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeCopyElementTypes(fx_type("!llvm.struct<(i32)>"), 0, (void *)&elements_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeCopyElementTypes", "out", "null pointer");
  fx_untouched(&elements_, "mlsLLVMStructTypeCopyElementTypes");
  fx_untouched(&out_, "mlsLLVMStructTypeCopyElementTypes");
}

static void misuse_mlsLLVMStructTypeIsPacked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsPacked((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeIsPacked", "ty", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeIsPacked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsPacked((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeIsPacked", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeIsPacked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsPacked(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeIsPacked", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeIsPacked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsPacked(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeIsPacked", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeIsPacked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsPacked(fx_type("!llvm.struct<(i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIsPacked", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeIsPacked");
}

static void misuse_mlsLLVMStructTypeGetIdentifier(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetIdentifier((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeGetIdentifier", "ty", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeGetIdentifier");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetIdentifier((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeGetIdentifier", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeGetIdentifier");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetIdentifier(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeGetIdentifier", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeGetIdentifier");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetIdentifier(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeGetIdentifier", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeGetIdentifier");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeGetIdentifier(fx_type("!llvm.struct<\"s\", (i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeGetIdentifier", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeGetIdentifier");
}

static void misuse_mlsLLVMStructTypeIsOpaque(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsOpaque((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeIsOpaque", "ty", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeIsOpaque");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsOpaque((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeIsOpaque", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeIsOpaque");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsOpaque(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeIsOpaque", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeIsOpaque");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsOpaque(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeIsOpaque", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeIsOpaque");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIsOpaque(fx_type("!llvm.struct<(i32)>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIsOpaque", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeIsOpaque");
}

static void misuse_mlsLLVMStructTypeLiteralGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet((MlsContext){0}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeLiteralGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeLiteralGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeLiteralGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_stale_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeLiteralGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), -1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeLiteralGet", "n_field_types", "-1");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeLiteralGet", "n_field_types", "too large");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeLiteralGet", "field_types", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0}}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeLiteralGet", "field_types", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeLiteralGet", "field_types", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeLiteralGet", "field_types", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_stale_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeLiteralGet", "field_types", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_other_context_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMStructTypeLiteralGet", "field_types", "foreign context");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGet(fx_valid_MlsContext(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeLiteralGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGet");
}

static void misuse_mlsLLVMStructTypeLiteralGetChecked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked((MlsLocation){0}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeLiteralGetChecked", "location", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked((MlsLocation){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeLiteralGetChecked", "location", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_wrong_kind_for_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeLiteralGetChecked", "location", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_stale_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeLiteralGetChecked", "location", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), -1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeLiteralGetChecked", "n_field_types", "-1");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeLiteralGetChecked", "n_field_types", "too large");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeLiteralGetChecked", "field_types", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, (const MlsType[]){(MlsType){0}}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeLiteralGetChecked", "field_types", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeLiteralGetChecked", "field_types", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeLiteralGetChecked", "field_types", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, (const MlsType[]){fx_stale_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeLiteralGetChecked", "field_types", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, (const MlsType[]){fx_other_context_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMStructTypeLiteralGetChecked", "field_types", "foreign context");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeLiteralGetChecked(fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeLiteralGetChecked", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeLiteralGetChecked");
}

static void misuse_mlsLLVMStructTypeOpaqueGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeOpaqueGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeOpaqueGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeOpaqueGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeOpaqueGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeOpaqueGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeOpaqueGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeOpaqueGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeOpaqueGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeOpaqueGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeOpaqueGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeOpaqueGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeOpaqueGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeOpaqueGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeOpaqueGet", "name", "null text");
  fx_untouched(&out_, "mlsLLVMStructTypeOpaqueGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeOpaqueGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeOpaqueGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeOpaqueGet");
}

static void misuse_mlsLLVMCConvAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMCConvAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMCConvAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMCConvAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMCConvAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMCConvAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMCConvAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMCConvAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMCConvAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGet(fx_valid_MlsContext(), 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMCConvAttrGet", "cconv", "no value");
  fx_untouched(&out_, "mlsLLVMCConvAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMCConvAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMCConvAttrGet");
}

static void misuse_mlsLLVMCConvAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMCConvAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMCConvAttrGetName");
}

static void misuse_mlsLLVMComdatAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMComdatAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMComdatAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMComdatAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMComdatAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMComdatAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMComdatAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMComdatAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMComdatAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGet(fx_valid_MlsContext(), 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMComdatAttrGet", "comdat", "no value");
  fx_untouched(&out_, "mlsLLVMComdatAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMComdatAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMComdatAttrGet");
}

static void misuse_mlsLLVMComdatAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMComdatAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMComdatAttrGetName");
}

static void misuse_mlsLLVMLinkageAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMLinkageAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMLinkageAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMLinkageAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMLinkageAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGet(fx_valid_MlsContext(), 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMLinkageAttrGet", "linkage", "no value");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMLinkageAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGet");
}

static void misuse_mlsLLVMLinkageAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMLinkageAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGetName");
}

static void misuse_mlsLLVMDINullTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDINullTypeAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDINullTypeAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDINullTypeAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDINullTypeAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDINullTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGet");
}

static void misuse_mlsLLVMDINullTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDINullTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGetName");
}

static void misuse_mlsLLVMDIExpressionElemAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet((MlsContext){0}, 0, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIExpressionElemAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet((MlsContext){0xffffffffffffffffull}, 0, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIExpressionElemAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet(fx_wrong_kind_for_MlsContext(), 0, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIExpressionElemAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet(fx_stale_MlsContext(), 0, 1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIExpressionElemAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet(fx_valid_MlsContext(), 0, -1, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDIExpressionElemAttrGet", "n_arguments", "-1");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet(fx_valid_MlsContext(), 0, INTPTR_MAX, (const uint64_t[]){4}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDIExpressionElemAttrGet", "n_arguments", "too large");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet(fx_valid_MlsContext(), 0, 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionElemAttrGet", "arguments", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGet(fx_valid_MlsContext(), 0, 1, (const uint64_t[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionElemAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGet");
}

static void misuse_mlsLLVMDIExpressionElemAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionElemAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGetName");
}

static void misuse_mlsLLVMDIExpressionAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet((MlsContext){0}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIExpressionAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIExpressionAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIExpressionAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_stale_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIExpressionAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDIExpressionAttrGet", "n_operations", "-1");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDIExpressionAttrGet", "n_operations", "too large");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionAttrGet", "operations", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIExpressionAttrGet", "operations", "null");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIExpressionAttrGet", "operations", "garbage");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIExpressionAttrGet", "operations", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIExpressionAttrGet", "operations", "stale");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIExpressionAttrGet", "operations", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGet(fx_valid_MlsContext(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGet");
}

static void misuse_mlsLLVMDIExpressionAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGetName");
}

static void misuse_mlsLLVMDIBasicTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet((MlsContext){0}, 0, fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIBasicTypeAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet((MlsContext){0xffffffffffffffffull}, 0, fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIBasicTypeAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_wrong_kind_for_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIBasicTypeAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_stale_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIBasicTypeAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIBasicTypeAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIBasicTypeAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, fx_wrong_kind_for_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIBasicTypeAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, fx_stale_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIBasicTypeAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, fx_other_context_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIBasicTypeAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMDIBasicTypeAttrGet", "encoding", "no value");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIBasicTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGet");
}

static void misuse_mlsLLVMDIBasicTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIBasicTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGetName");
}

static void misuse_mlsLLVMDICompositeTypeAttrGetRecSelf(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetRecSelf((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGetRecSelf", "rec_id", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetRecSelf((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGetRecSelf", "rec_id", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetRecSelf(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGetRecSelf", "rec_id", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetRecSelf(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGetRecSelf", "rec_id", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetRecSelf(fx_attribute("distinct[0]<unit>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompositeTypeAttrGetRecSelf", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetRecSelf");
}

static void misuse_mlsLLVMDICompositeTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet((MlsContext){0}, fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_stale_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "rec_id", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "rec_id", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "rec_id", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "rec_id", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "rec_id", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), (MlsAttribute){0}, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_stale_MlsAttribute(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_other_context_MlsAttribute(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (MlsAttribute){0}, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "base_type", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "base_type", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "base_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "base_type", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "base_type", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDICompositeTypeAttrGet", "n_elements", "-1");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDICompositeTypeAttrGet", "n_elements", "too large");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, NULL, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompositeTypeAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){(MlsAttribute){0}}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "elements", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "elements", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "elements", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "elements", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "elements", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (MlsAttribute){0}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "data_location", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "data_location", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "data_location", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "data_location", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "data_location", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "rank", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "rank", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "rank", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "rank", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "rank", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0}, fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "allocated", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "allocated", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "allocated", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "allocated", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "allocated", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "associated", "null");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "associated", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompositeTypeAttrGet", "associated", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompositeTypeAttrGet", "associated", "stale");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompositeTypeAttrGet", "associated", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompositeTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGet");
}

static void misuse_mlsLLVMDICompositeTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompositeTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetName");
}

static void misuse_mlsLLVMDIDerivedTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet((MlsContext){0}, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet((MlsContext){0xffffffffffffffffull}, 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_wrong_kind_for_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIDerivedTypeAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_stale_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0}, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIDerivedTypeAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIDerivedTypeAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), (MlsAttribute){0}, 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "base_type", "null");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "base_type", "garbage");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIDerivedTypeAttrGet", "base_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_stale_MlsAttribute(), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "base_type", "stale");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_other_context_MlsAttribute(), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIDerivedTypeAttrGet", "base_type", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "extra_data", "null");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "extra_data", "garbage");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIDerivedTypeAttrGet", "extra_data", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIDerivedTypeAttrGet", "extra_data", "stale");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIDerivedTypeAttrGet", "extra_data", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, 0, 0, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIDerivedTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGet");
}

static void misuse_mlsLLVMDIDerivedTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIDerivedTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetName");
}

static void misuse_mlsLLVMDIStringTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet((MlsContext){0}, 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIStringTypeAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet((MlsContext){0xffffffffffffffffull}, 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIStringTypeAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_wrong_kind_for_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIStringTypeAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_stale_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIStringTypeAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0}, 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIStringTypeAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0xffffffffffffffffull}, 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIStringTypeAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_wrong_kind_for_MlsAttribute(), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIStringTypeAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_stale_MlsAttribute(), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIStringTypeAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_other_context_MlsAttribute(), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIStringTypeAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, (MlsAttribute){0}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_length", "null");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_length", "garbage");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIStringTypeAttrGet", "string_length", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_length", "stale");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIStringTypeAttrGet", "string_length", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), (MlsAttribute){0}, fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_length_exp", "null");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_length_exp", "garbage");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIStringTypeAttrGet", "string_length_exp", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_length_exp", "stale");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_expression<>"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIStringTypeAttrGet", "string_length_exp", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_location_exp", "null");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), (MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_location_exp", "garbage");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIStringTypeAttrGet", "string_location_exp", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIStringTypeAttrGet", "string_location_exp", "stale");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_other_context_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIStringTypeAttrGet", "string_location_exp", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMDIStringTypeAttrGet", "encoding", "no value");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGet(fx_valid_MlsContext(), 0, fx_attribute("\"text\""), 0, 0, fx_attribute("#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>"), fx_attribute("#llvm.di_expression<>"), fx_attribute("#llvm.di_expression<>"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIStringTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGet");
}

static void misuse_mlsLLVMDIStringTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIStringTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGetName");
}

static void misuse_mlsLLVMDIDerivedTypeAttrGetBaseType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetBaseType((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIDerivedTypeAttrGetBaseType", "di_derived_type", "null");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetBaseType");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetBaseType((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIDerivedTypeAttrGetBaseType", "di_derived_type", "garbage");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetBaseType");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetBaseType(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIDerivedTypeAttrGetBaseType", "di_derived_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetBaseType");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetBaseType(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIDerivedTypeAttrGetBaseType", "di_derived_type", "stale");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetBaseType");
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetBaseType(fx_attribute("#llvm.di_derived_type<tag = DW_TAG_pointer_type>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIDerivedTypeAttrGetBaseType", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetBaseType");
}

static void misuse_mlsLLVMDIFileAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet((MlsContext){0}, fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIFileAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIFileAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIFileAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_stale_MlsContext(), fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIFileAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIFileAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIFileAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIFileAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIFileAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIFileAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIFileAttrGet", "directory", "null");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIFileAttrGet", "directory", "garbage");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIFileAttrGet", "directory", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIFileAttrGet", "directory", "stale");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIFileAttrGet", "directory", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_attribute("\"text\""), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIFileAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGet");
}

static void misuse_mlsLLVMDIFileAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIFileAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGetName");
}

static void misuse_mlsLLVMDICompileUnitAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet((MlsContext){0}, fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompileUnitAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompileUnitAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompileUnitAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_stale_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompileUnitAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompileUnitAttrGet", "id", "null");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompileUnitAttrGet", "id", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompileUnitAttrGet", "id", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompileUnitAttrGet", "id", "stale");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompileUnitAttrGet", "id", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, (MlsAttribute){0}, fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompileUnitAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompileUnitAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompileUnitAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_stale_MlsAttribute(), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompileUnitAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_other_context_MlsAttribute(), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompileUnitAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompileUnitAttrGet", "producer", "null");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompileUnitAttrGet", "producer", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompileUnitAttrGet", "producer", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompileUnitAttrGet", "producer", "stale");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), 0, 0, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompileUnitAttrGet", "producer", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0xffff, 0, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMDICompileUnitAttrGet", "emission_kind", "no value");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0xffff, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsLLVMDICompileUnitAttrGet", "name_table_kind", "no value");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDICompileUnitAttrGet", "split_debug_filename", "null");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDICompileUnitAttrGet", "split_debug_filename", "garbage");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDICompileUnitAttrGet", "split_debug_filename", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDICompileUnitAttrGet", "split_debug_filename", "stale");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDICompileUnitAttrGet", "split_debug_filename", "foreign context");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), 0, 0, 0, fx_attribute("\"text\""), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompileUnitAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGet");
}

static void misuse_mlsLLVMDICompileUnitAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompileUnitAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGetName");
}

static void misuse_mlsLLVMDIFlagsAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGet((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIFlagsAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGet((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIFlagsAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGet(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIFlagsAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGet(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIFlagsAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGet(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIFlagsAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGet");
}

static void misuse_mlsLLVMDIFlagsAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIFlagsAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGetName");
}

static void misuse_mlsLLVMDILexicalBlockAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet((MlsContext){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILexicalBlockAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_stale_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILexicalBlockAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILexicalBlockAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILexicalBlockAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILexicalBlockAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILexicalBlockAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILexicalBlockAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGet");
}

static void misuse_mlsLLVMDILexicalBlockAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILexicalBlockAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGetName");
}

static void misuse_mlsLLVMDILexicalBlockFileAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet((MlsContext){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILexicalBlockFileAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_stale_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILexicalBlockFileAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILexicalBlockFileAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILexicalBlockFileAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILexicalBlockFileAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILexicalBlockFileAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILexicalBlockFileAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGet");
}

static void misuse_mlsLLVMDILexicalBlockFileAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILexicalBlockFileAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGetName");
}

static void misuse_mlsLLVMDILocalVariableAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet((MlsContext){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILocalVariableAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILocalVariableAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILocalVariableAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_stale_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILocalVariableAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILocalVariableAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILocalVariableAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILocalVariableAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILocalVariableAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILocalVariableAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILocalVariableAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILocalVariableAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILocalVariableAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILocalVariableAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILocalVariableAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), (MlsAttribute){0}, 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILocalVariableAttrGet", "di_file", "null");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILocalVariableAttrGet", "di_file", "garbage");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILocalVariableAttrGet", "di_file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_stale_MlsAttribute(), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILocalVariableAttrGet", "di_file", "stale");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILocalVariableAttrGet", "di_file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, (MlsAttribute){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDILocalVariableAttrGet", "di_type", "null");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, (MlsAttribute){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDILocalVariableAttrGet", "di_type", "garbage");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_wrong_kind_for_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDILocalVariableAttrGet", "di_type", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_stale_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDILocalVariableAttrGet", "di_type", "stale");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_other_context_MlsAttribute(), 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDILocalVariableAttrGet", "di_type", "foreign context");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_basic_type<name = \"t\">"), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILocalVariableAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGet");
}

static void misuse_mlsLLVMDILocalVariableAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILocalVariableAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGetName");
}

static void misuse_mlsLLVMDISubprogramAttrGetRecSelf(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetRecSelf((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetRecSelf", "rec_id", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetRecSelf((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetRecSelf", "rec_id", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetRecSelf(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetRecSelf", "rec_id", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetRecSelf(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetRecSelf", "rec_id", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetRecSelf");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetRecSelf(fx_attribute("distinct[0]<unit>"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetRecSelf", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetRecSelf");
}

static void misuse_mlsLLVMDISubprogramAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet((MlsContext){0}, fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_stale_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "rec_id", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "rec_id", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "rec_id", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "rec_id", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "rec_id", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, (MlsAttribute){0}, fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "id", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "id", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "id", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "id", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "id", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "compile_unit", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "compile_unit", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "compile_unit", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "compile_unit", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "compile_unit", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), (MlsAttribute){0}, fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_stale_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "linkage_name", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "linkage_name", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "linkage_name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "linkage_name", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "linkage_name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), (MlsAttribute){0}, 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_stale_MlsAttribute(), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, (MlsAttribute){0}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "ty", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, (MlsAttribute){0xffffffffffffffffull}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "ty", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_wrong_kind_for_MlsAttribute(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "ty", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_stale_MlsAttribute(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "ty", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_other_context_MlsAttribute(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "ty", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDISubprogramAttrGet", "n_retained_nodes", "-1");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDISubprogramAttrGet", "n_retained_nodes", "too large");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, NULL, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGet", "retained_nodes", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){(MlsAttribute){0}}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "retained_nodes", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "retained_nodes", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "retained_nodes", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "retained_nodes", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "retained_nodes", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDISubprogramAttrGet", "n_annotations", "-1");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDISubprogramAttrGet", "n_annotations", "too large");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGet", "annotations", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGet", "annotations", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGet", "annotations", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGet", "annotations", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGet", "annotations", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubprogramAttrGet", "annotations", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGet(fx_valid_MlsContext(), fx_attribute("distinct[0]<unit>"), 0, fx_attribute("distinct[0]<unit>"), fx_attribute("#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, 0, 0, fx_attribute("#llvm.di_subroutine_type<callingConvention = DW_CC_normal>"), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGet");
}

static void misuse_mlsLLVMDISubprogramAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetName");
}

static void misuse_mlsLLVMDIAnnotationAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet((MlsContext){0}, fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIAnnotationAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIAnnotationAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIAnnotationAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_stale_MlsContext(), fx_attribute("\"text\""), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIAnnotationAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIAnnotationAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIAnnotationAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIAnnotationAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIAnnotationAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIAnnotationAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIAnnotationAttrGet", "value", "null");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIAnnotationAttrGet", "value", "garbage");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIAnnotationAttrGet", "value", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIAnnotationAttrGet", "value", "stale");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIAnnotationAttrGet", "value", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGet(fx_valid_MlsContext(), fx_attribute("\"text\""), fx_attribute("\"text\""), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIAnnotationAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGet");
}

static void misuse_mlsLLVMDIAnnotationAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIAnnotationAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGetName");
}

static void misuse_mlsLLVMDISubprogramAttrGetScope(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScope((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetScope", "di_subprogram", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScope((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetScope", "di_subprogram", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScope(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetScope", "di_subprogram", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScope(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetScope", "di_subprogram", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScope(fx_attribute("#llvm.di_subprogram<name = \"f\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetScope", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScope");
}

static void misuse_mlsLLVMDISubprogramAttrGetLine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetLine((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetLine", "di_subprogram", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetLine((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetLine", "di_subprogram", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetLine(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetLine", "di_subprogram", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetLine(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetLine", "di_subprogram", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetLine(fx_attribute("#llvm.di_subprogram<name = \"f\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetLine", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetLine");
}

static void misuse_mlsLLVMDISubprogramAttrGetScopeLine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScopeLine((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetScopeLine", "di_subprogram", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScopeLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScopeLine((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetScopeLine", "di_subprogram", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScopeLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScopeLine(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetScopeLine", "di_subprogram", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScopeLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScopeLine(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetScopeLine", "di_subprogram", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScopeLine");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetScopeLine(fx_attribute("#llvm.di_subprogram<name = \"f\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetScopeLine", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetScopeLine");
}

static void misuse_mlsLLVMDISubprogramAttrGetCompileUnit(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetCompileUnit((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetCompileUnit", "di_subprogram", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetCompileUnit");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetCompileUnit((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetCompileUnit", "di_subprogram", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetCompileUnit");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetCompileUnit(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetCompileUnit", "di_subprogram", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetCompileUnit");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetCompileUnit(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetCompileUnit", "di_subprogram", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetCompileUnit");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetCompileUnit(fx_attribute("#llvm.di_subprogram<name = \"f\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetCompileUnit", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetCompileUnit");
}

static void misuse_mlsLLVMDISubprogramAttrGetFile(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetFile((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetFile", "di_subprogram", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetFile");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetFile((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetFile", "di_subprogram", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetFile");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetFile(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetFile", "di_subprogram", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetFile");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetFile(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetFile", "di_subprogram", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetFile");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetFile(fx_attribute("#llvm.di_subprogram<name = \"f\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetFile", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetFile");
}

static void misuse_mlsLLVMDISubprogramAttrGetType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetType((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubprogramAttrGetType", "di_subprogram", "null");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetType");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetType((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubprogramAttrGetType", "di_subprogram", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetType");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetType(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubprogramAttrGetType", "di_subprogram", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetType");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetType(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubprogramAttrGetType", "di_subprogram", "stale");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetType");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetType(fx_attribute("#llvm.di_subprogram<name = \"f\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetType", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetType");
}

static void misuse_mlsLLVMDISubroutineTypeAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet((MlsContext){0}, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubroutineTypeAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet((MlsContext){0xffffffffffffffffull}, 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubroutineTypeAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_wrong_kind_for_MlsContext(), 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubroutineTypeAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_stale_MlsContext(), 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubroutineTypeAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDISubroutineTypeAttrGet", "n_types", "-1");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDISubroutineTypeAttrGet", "n_types", "too large");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubroutineTypeAttrGet", "types", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDISubroutineTypeAttrGet", "types", "null");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDISubroutineTypeAttrGet", "types", "garbage");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDISubroutineTypeAttrGet", "types", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDISubroutineTypeAttrGet", "types", "stale");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDISubroutineTypeAttrGet", "types", "foreign context");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGet(fx_valid_MlsContext(), 0, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubroutineTypeAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGet");
}

static void misuse_mlsLLVMDISubroutineTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubroutineTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGetName");
}

static void misuse_mlsLLVMDIModuleAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet((MlsContext){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet((MlsContext){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_wrong_kind_for_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_stale_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIModuleAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIModuleAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIModuleAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), (MlsAttribute){0}, fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "config_macros", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "config_macros", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "config_macros", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_stale_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "config_macros", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIModuleAttrGet", "config_macros", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), (MlsAttribute){0}, fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "include_path", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "include_path", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "include_path", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_stale_MlsAttribute(), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "include_path", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), fx_attribute("\"text\""), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIModuleAttrGet", "include_path", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), (MlsAttribute){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGet", "apinotes", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), (MlsAttribute){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGet", "apinotes", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_wrong_kind_for_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGet", "apinotes", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_stale_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGet", "apinotes", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_other_context_MlsAttribute(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIModuleAttrGet", "apinotes", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGet(fx_valid_MlsContext(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), fx_attribute("\"text\""), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIModuleAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGet");
}

static void misuse_mlsLLVMDIModuleAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIModuleAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetName");
}

static void misuse_mlsLLVMDIImportedEntityAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet((MlsContext){0}, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet((MlsContext){0xffffffffffffffffull}, 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_wrong_kind_for_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIImportedEntityAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_stale_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "scope", "null");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "scope", "garbage");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIImportedEntityAttrGet", "scope", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "scope", "stale");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIImportedEntityAttrGet", "scope", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "entity", "null");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "entity", "garbage");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIImportedEntityAttrGet", "entity", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "entity", "stale");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIImportedEntityAttrGet", "entity", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0}, 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "file", "null");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), (MlsAttribute){0xffffffffffffffffull}, 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "file", "garbage");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_wrong_kind_for_MlsAttribute(), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIImportedEntityAttrGet", "file", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_stale_MlsAttribute(), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "file", "stale");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_other_context_MlsAttribute(), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIImportedEntityAttrGet", "file", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (MlsAttribute){0}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "name", "null");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, (MlsAttribute){0xffffffffffffffffull}, 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "name", "garbage");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_wrong_kind_for_MlsAttribute(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIImportedEntityAttrGet", "name", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_stale_MlsAttribute(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "name", "stale");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_other_context_MlsAttribute(), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIImportedEntityAttrGet", "name", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), -1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDIImportedEntityAttrGet", "n_elements", "-1");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), INTPTR_MAX, (const MlsAttribute[]){fx_valid_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMDIImportedEntityAttrGet", "n_elements", "too large");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIImportedEntityAttrGet", "elements", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){(MlsAttribute){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "elements", "null");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){(MlsAttribute){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "elements", "garbage");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_wrong_kind_for_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIImportedEntityAttrGet", "elements", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_stale_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIImportedEntityAttrGet", "elements", "stale");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_other_context_MlsAttribute()}, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMDIImportedEntityAttrGet", "elements", "foreign context");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGet(fx_valid_MlsContext(), 0, fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), fx_attribute("#llvm.di_file<\"a\" in \"b\">"), 0, fx_attribute("\"text\""), 1, (const MlsAttribute[]){fx_valid_MlsAttribute()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIImportedEntityAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGet");
}

static void misuse_mlsLLVMDIImportedEntityAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIImportedEntityAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGetName");
}

static void misuse_mlsLLVMDIModuleAttrGetScope(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetScope((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMDIModuleAttrGetScope", "di_module", "null");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetScope((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMDIModuleAttrGetScope", "di_module", "garbage");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetScope(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMDIModuleAttrGetScope", "di_module", "wrong kind");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetScope(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMDIModuleAttrGetScope", "di_module", "stale");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetScope");
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetScope(fx_attribute("#llvm.di_module<name = \"m\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIModuleAttrGetScope", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetScope");
}

static void misuse_mlsCreateLLVMDIScopeForLLVMFuncOpPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLLVMDIScopeForLLVMFuncOpPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLLVMDIScopeForLLVMFuncOpPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLLVMDIScopeForLLVMFuncOpPass");
}

static void misuse_mlsCreateLLVMLLVMAddComdats(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLLVMLLVMAddComdats(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLLVMLLVMAddComdats", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLLVMLLVMAddComdats");
}

static void misuse_mlsCreateLLVMLLVMLegalizeForExportPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLLVMLLVMLegalizeForExportPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLLVMLLVMLegalizeForExportPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLLVMLLVMLegalizeForExportPass");
}

static void misuse_mlsCreateLLVMLLVMRequestCWrappersPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLLVMLLVMRequestCWrappersPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLLVMLLVMRequestCWrappersPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLLVMLLVMRequestCWrappersPass");
}

static void misuse_mlsCreateLLVMLLVMUseDefaultVisibilityPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLLVMLLVMUseDefaultVisibilityPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLLVMLLVMUseDefaultVisibilityPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLLVMLLVMUseDefaultVisibilityPass");
}

static void misuse_mlsCreateLLVMNVVMOptimizeForTargetPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateLLVMNVVMOptimizeForTargetPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateLLVMNVVMOptimizeForTargetPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateLLVMNVVMOptimizeForTargetPass");
}

// Nothing to misuse:
//   mlsRegisterLLVMPasses
//   mlsRegisterLLVMDIScopeForLLVMFuncOpPass
//   mlsRegisterLLVMLLVMAddComdats
//   mlsRegisterLLVMLLVMLegalizeForExportPass
//   mlsRegisterLLVMLLVMRequestCWrappersPass
//   mlsRegisterLLVMLLVMUseDefaultVisibilityPass
//   mlsRegisterLLVMNVVMOptimizeForTargetPass

int misuse_generated_dialect_llvm(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__llvm__();
  misuse_mlsLLVMPointerTypeGet();
  misuse_mlsLLVMPointerTypeGetName();
  misuse_mlsLLVMPointerTypeGetTypeID();
  misuse_mlsTypeIsALLVMPointerType();
  misuse_mlsLLVMPointerTypeGetAddressSpace();
  misuse_mlsLLVMVoidTypeGet();
  misuse_mlsLLVMVoidTypeGetName();
  misuse_mlsLLVMArrayTypeGet();
  misuse_mlsLLVMArrayTypeGetName();
  misuse_mlsLLVMArrayTypeGetElementType();
  misuse_mlsLLVMFunctionTypeGet();
  misuse_mlsLLVMFunctionTypeGetName();
  misuse_mlsLLVMFunctionTypeGetNumInputs();
  misuse_mlsLLVMFunctionTypeGetInput();
  misuse_mlsLLVMFunctionTypeCopyInputs();
  misuse_mlsLLVMFunctionTypeGetReturnType();
  misuse_mlsTypeIsALLVMStructType();
  misuse_mlsLLVMStructTypeGetTypeID();
  misuse_mlsLLVMStructTypeGetName();
  misuse_mlsLLVMStructTypeIsLiteral();
  misuse_mlsLLVMStructTypeGetNumElementTypes();
  misuse_mlsLLVMStructTypeGetElementType();
  misuse_mlsLLVMStructTypeCopyElementTypes();
  misuse_mlsLLVMStructTypeIsPacked();
  misuse_mlsLLVMStructTypeGetIdentifier();
  misuse_mlsLLVMStructTypeIsOpaque();
  misuse_mlsLLVMStructTypeLiteralGet();
  misuse_mlsLLVMStructTypeLiteralGetChecked();
  misuse_mlsLLVMStructTypeOpaqueGet();
  misuse_mlsLLVMCConvAttrGet();
  misuse_mlsLLVMCConvAttrGetName();
  misuse_mlsLLVMComdatAttrGet();
  misuse_mlsLLVMComdatAttrGetName();
  misuse_mlsLLVMLinkageAttrGet();
  misuse_mlsLLVMLinkageAttrGetName();
  misuse_mlsLLVMDINullTypeAttrGet();
  misuse_mlsLLVMDINullTypeAttrGetName();
  misuse_mlsLLVMDIExpressionElemAttrGet();
  misuse_mlsLLVMDIExpressionElemAttrGetName();
  misuse_mlsLLVMDIExpressionAttrGet();
  misuse_mlsLLVMDIExpressionAttrGetName();
  misuse_mlsLLVMDIBasicTypeAttrGet();
  misuse_mlsLLVMDIBasicTypeAttrGetName();
  misuse_mlsLLVMDICompositeTypeAttrGetRecSelf();
  misuse_mlsLLVMDICompositeTypeAttrGet();
  misuse_mlsLLVMDICompositeTypeAttrGetName();
  misuse_mlsLLVMDIDerivedTypeAttrGet();
  misuse_mlsLLVMDIDerivedTypeAttrGetName();
  misuse_mlsLLVMDIStringTypeAttrGet();
  misuse_mlsLLVMDIStringTypeAttrGetName();
  misuse_mlsLLVMDIDerivedTypeAttrGetBaseType();
  misuse_mlsLLVMDIFileAttrGet();
  misuse_mlsLLVMDIFileAttrGetName();
  misuse_mlsLLVMDICompileUnitAttrGet();
  misuse_mlsLLVMDICompileUnitAttrGetName();
  misuse_mlsLLVMDIFlagsAttrGet();
  misuse_mlsLLVMDIFlagsAttrGetName();
  misuse_mlsLLVMDILexicalBlockAttrGet();
  misuse_mlsLLVMDILexicalBlockAttrGetName();
  misuse_mlsLLVMDILexicalBlockFileAttrGet();
  misuse_mlsLLVMDILexicalBlockFileAttrGetName();
  misuse_mlsLLVMDILocalVariableAttrGet();
  misuse_mlsLLVMDILocalVariableAttrGetName();
  misuse_mlsLLVMDISubprogramAttrGetRecSelf();
  misuse_mlsLLVMDISubprogramAttrGet();
  misuse_mlsLLVMDISubprogramAttrGetName();
  misuse_mlsLLVMDIAnnotationAttrGet();
  misuse_mlsLLVMDIAnnotationAttrGetName();
  misuse_mlsLLVMDISubprogramAttrGetScope();
  misuse_mlsLLVMDISubprogramAttrGetLine();
  misuse_mlsLLVMDISubprogramAttrGetScopeLine();
  misuse_mlsLLVMDISubprogramAttrGetCompileUnit();
  misuse_mlsLLVMDISubprogramAttrGetFile();
  misuse_mlsLLVMDISubprogramAttrGetType();
  misuse_mlsLLVMDISubroutineTypeAttrGet();
  misuse_mlsLLVMDISubroutineTypeAttrGetName();
  misuse_mlsLLVMDIModuleAttrGet();
  misuse_mlsLLVMDIModuleAttrGetName();
  misuse_mlsLLVMDIImportedEntityAttrGet();
  misuse_mlsLLVMDIImportedEntityAttrGetName();
  misuse_mlsLLVMDIModuleAttrGetScope();
  misuse_mlsCreateLLVMDIScopeForLLVMFuncOpPass();
  misuse_mlsCreateLLVMLLVMAddComdats();
  misuse_mlsCreateLLVMLLVMLegalizeForExportPass();
  misuse_mlsCreateLLVMLLVMRequestCWrappersPass();
  misuse_mlsCreateLLVMLLVMUseDefaultVisibilityPass();
  misuse_mlsCreateLLVMNVVMOptimizeForTargetPass();
  return fx_teardown("generated_dialect_llvm");
}
