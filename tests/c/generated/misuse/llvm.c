// Made by codegen (misuse.rs) from src/manual/llvm.rs; do not edit.
#include "misuse_fixture.h"

int misuse_llvm(void);

static void misuse_mlsLLVMStructTypeIdentifiedGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeIdentifiedGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeIdentifiedGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeIdentifiedGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeIdentifiedGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIdentifiedGet", "name", "null text");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIdentifiedGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedGet");
}

static void misuse_mlsLLVMStructTypeIdentifiedNewGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet((MlsContext){0}, fx_string(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeIdentifiedNewGet", "context", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet((MlsContext){0xffffffffffffffffull}, fx_string(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeIdentifiedNewGet", "context", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_wrong_kind_for_MlsContext(), fx_string(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeIdentifiedNewGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_stale_MlsContext(), fx_string(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeIdentifiedNewGet", "context", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, 1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIdentifiedNewGet", "name", "null text");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), -1, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeIdentifiedNewGet", "n_field_types", "-1");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeIdentifiedNewGet", "n_field_types", "too large");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIdentifiedNewGet", "field_types", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsType[]){(MlsType){0}}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeIdentifiedNewGet", "field_types", "null");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeIdentifiedNewGet", "field_types", "garbage");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeIdentifiedNewGet", "field_types", "wrong kind");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsType[]){fx_stale_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeIdentifiedNewGet", "field_types", "stale");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsType[]){fx_other_context_MlsType()}, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMStructTypeIdentifiedNewGet", "field_types", "foreign context");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
  fx_fill(&out_);
  fx_check(mlsLLVMStructTypeIdentifiedNewGet(fx_valid_MlsContext(), fx_string(), 1, (const MlsType[]){fx_valid_MlsType()}, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeIdentifiedNewGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMStructTypeIdentifiedNewGet");
}

static void misuse_mlsLLVMStructTypeSetBody(void) {
  fx_check(mlsLLVMStructTypeSetBody((MlsType){0}, 1, (const MlsType[]){fx_valid_MlsType()}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeSetBody", "struct_type", "null");
  fx_check(mlsLLVMStructTypeSetBody((MlsType){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeSetBody", "struct_type", "garbage");
  fx_check(mlsLLVMStructTypeSetBody(fx_wrong_kind_for_MlsType(), 1, (const MlsType[]){fx_valid_MlsType()}, 0),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeSetBody", "struct_type", "wrong kind");
  fx_check(mlsLLVMStructTypeSetBody(fx_stale_MlsType(), 1, (const MlsType[]){fx_valid_MlsType()}, 0),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeSetBody", "struct_type", "stale");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), -1, (const MlsType[]){fx_valid_MlsType()}, 0),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeSetBody", "n_field_types", "-1");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 0),
           MLS_STATUS_OUT_OF_RANGE, "mlsLLVMStructTypeSetBody", "n_field_types", "too large");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), 1, NULL, 0),
           MLS_STATUS_NULL_POINTER, "mlsLLVMStructTypeSetBody", "field_types", "null pointer");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), 1, (const MlsType[]){(MlsType){0}}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsLLVMStructTypeSetBody", "field_types", "null");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsLLVMStructTypeSetBody", "field_types", "garbage");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 0),
           MLS_STATUS_WRONG_KIND, "mlsLLVMStructTypeSetBody", "field_types", "wrong kind");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), 1, (const MlsType[]){fx_stale_MlsType()}, 0),
           MLS_STATUS_STALE_HANDLE, "mlsLLVMStructTypeSetBody", "field_types", "stale");
  fx_check(mlsLLVMStructTypeSetBody(fx_type("!llvm.struct<\"s\", (i32)>"), 1, (const MlsType[]){fx_other_context_MlsType()}, 0),
           MLS_STATUS_WRONG_CONTEXT, "mlsLLVMStructTypeSetBody", "field_types", "foreign context");
}

int misuse_llvm(void) {
  fx_setup();
  misuse_mlsLLVMStructTypeIdentifiedGet();
  misuse_mlsLLVMStructTypeIdentifiedNewGet();
  misuse_mlsLLVMStructTypeSetBody();
  return fx_teardown("llvm");
}
