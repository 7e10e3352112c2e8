// Made by codegen (misuse.rs) from src/generated/dialect_gpu.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_gpu(void);

static void misuse_mlsGetDialectHandle__gpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__gpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__gpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__gpu__");
}

static void misuse_mlsTypeIsAGPUAsyncTokenType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAGPUAsyncTokenType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAGPUAsyncTokenType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAGPUAsyncTokenType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAGPUAsyncTokenType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAGPUAsyncTokenType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAGPUAsyncTokenType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAGPUAsyncTokenType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAGPUAsyncTokenType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAGPUAsyncTokenType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAGPUAsyncTokenType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAGPUAsyncTokenType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAGPUAsyncTokenType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAGPUAsyncTokenType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAGPUAsyncTokenType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAGPUAsyncTokenType");
}

static void misuse_mlsGPUAsyncTokenTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUAsyncTokenTypeGet", "context", "null");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGet");
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUAsyncTokenTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGet");
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUAsyncTokenTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGet");
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUAsyncTokenTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGet");
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUAsyncTokenTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGet");
}

static void misuse_mlsGPUAsyncTokenTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUAsyncTokenTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGetName");
}

static void misuse_mlsAttributeIsAGPUObjectAttr(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeIsAGPUObjectAttr((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeIsAGPUObjectAttr", "attr", "null");
  fx_untouched(&out_, "mlsAttributeIsAGPUObjectAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAGPUObjectAttr((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeIsAGPUObjectAttr", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeIsAGPUObjectAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAGPUObjectAttr(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeIsAGPUObjectAttr", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeIsAGPUObjectAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAGPUObjectAttr(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeIsAGPUObjectAttr", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeIsAGPUObjectAttr");
  fx_fill(&out_);
  fx_check(mlsAttributeIsAGPUObjectAttr(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeIsAGPUObjectAttr", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeIsAGPUObjectAttr");
}

static void misuse_mlsGPUObjectAttrGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet((MlsContext){0}, fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGet", "context", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet((MlsContext){0xffffffffffffffffull}, fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGet", "context", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_wrong_kind_for_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_stale_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGet", "context", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), (MlsAttribute){0}, 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGet", "target", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGet", "target", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGet", "target", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_stale_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGet", "target", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsGPUObjectAttrGet", "target", "foreign context");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGet", "object_str_ref", "null text");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGet", "mlir_object_props", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGet", "mlir_object_props", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGet", "mlir_object_props", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsGPUObjectAttrGet", "mlir_object_props", "foreign context");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGet(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGet", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGet");
}

static void misuse_mlsGPUObjectAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetName");
}

static void misuse_mlsGPUObjectAttrGetWithKernels(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels((MlsContext){0}, fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetWithKernels", "context", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels((MlsContext){0xffffffffffffffffull}, fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetWithKernels", "context", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_wrong_kind_for_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetWithKernels", "context", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_stale_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetWithKernels", "context", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), (MlsAttribute){0}, 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetWithKernels", "target", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), (MlsAttribute){0xffffffffffffffffull}, 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetWithKernels", "target", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_wrong_kind_for_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetWithKernels", "target", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_stale_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetWithKernels", "target", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_other_context_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsGPUObjectAttrGetWithKernels", "target", "foreign context");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetWithKernels", "object_str_ref", "null text");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), (MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetWithKernels", "mlir_object_props", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetWithKernels", "mlir_object_props", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_stale_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetWithKernels", "mlir_object_props", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_other_context_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsGPUObjectAttrGetWithKernels", "mlir_object_props", "foreign context");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetWithKernels", "mlir_kernels_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetWithKernels", "mlir_kernels_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetWithKernels", "mlir_kernels_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsGPUObjectAttrGetWithKernels", "mlir_kernels_attr", "foreign context");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetWithKernels(fx_valid_MlsContext(), fx_valid_MlsAttribute(), 0, fx_string(), fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetWithKernels", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetWithKernels");
}

static void misuse_mlsGPUObjectAttrGetTarget(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetTarget((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetTarget", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetTarget");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetTarget((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetTarget", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetTarget");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetTarget(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetTarget", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetTarget");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetTarget(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetTarget", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetTarget");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetTarget(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetTarget", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetTarget");
}

static void misuse_mlsGPUObjectAttrGetFormat(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetFormat((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetFormat", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetFormat");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetFormat((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetFormat", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetFormat");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetFormat(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetFormat", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetFormat");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetFormat(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetFormat", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetFormat");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetFormat(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetFormat", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetFormat");
}

static void misuse_mlsGPUObjectAttrGetObject(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetObject((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetObject", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetObject");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetObject((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetObject", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetObject");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetObject(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetObject", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetObject");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetObject(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetObject", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetObject");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetObject(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetObject", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetObject");
}

static void misuse_mlsGPUObjectAttrHasProperties(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasProperties((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrHasProperties", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrHasProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasProperties((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrHasProperties", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrHasProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasProperties(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrHasProperties", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrHasProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasProperties(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrHasProperties", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrHasProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasProperties(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrHasProperties", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrHasProperties");
}

static void misuse_mlsGPUObjectAttrGetProperties(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetProperties((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetProperties", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetProperties((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetProperties", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetProperties(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetProperties", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetProperties(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetProperties", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetProperties");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetProperties(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetProperties", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetProperties");
}

static void misuse_mlsGPUObjectAttrHasKernels(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasKernels((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrHasKernels", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrHasKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasKernels((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrHasKernels", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrHasKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasKernels(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrHasKernels", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrHasKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasKernels(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrHasKernels", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrHasKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrHasKernels(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrHasKernels", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrHasKernels");
}

static void misuse_mlsGPUObjectAttrGetKernels(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetKernels((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsGPUObjectAttrGetKernels", "mlir_object_attr", "null");
  fx_untouched(&out_, "mlsGPUObjectAttrGetKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetKernels((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsGPUObjectAttrGetKernels", "mlir_object_attr", "garbage");
  fx_untouched(&out_, "mlsGPUObjectAttrGetKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetKernels(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsGPUObjectAttrGetKernels", "mlir_object_attr", "wrong kind");
  fx_untouched(&out_, "mlsGPUObjectAttrGetKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetKernels(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsGPUObjectAttrGetKernels", "mlir_object_attr", "stale");
  fx_untouched(&out_, "mlsGPUObjectAttrGetKernels");
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetKernels(fx_attribute("#gpu.object<#nvvm.target, bin = \"x\">"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetKernels", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetKernels");
}

static void misuse_mlsCreateGPUGpuAsyncRegionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuAsyncRegionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuAsyncRegionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuAsyncRegionPass");
}

static void misuse_mlsCreateGPUGpuDecomposeMemrefsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuDecomposeMemrefsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuDecomposeMemrefsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuDecomposeMemrefsPass");
}

static void misuse_mlsCreateGPUGpuEliminateBarriers(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuEliminateBarriers(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuEliminateBarriers", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuEliminateBarriers");
}

static void misuse_mlsCreateGPUGpuKernelOutliningPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuKernelOutliningPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuKernelOutliningPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuKernelOutliningPass");
}

static void misuse_mlsCreateGPUGpuLaunchSinkIndexComputationsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuLaunchSinkIndexComputationsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuLaunchSinkIndexComputationsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuLaunchSinkIndexComputationsPass");
}

static void misuse_mlsCreateGPUGpuMapParallelLoopsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuMapParallelLoopsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuMapParallelLoopsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuMapParallelLoopsPass");
}

static void misuse_mlsCreateGPUGpuModuleToBinaryPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuModuleToBinaryPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuModuleToBinaryPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuModuleToBinaryPass");
}

static void misuse_mlsCreateGPUGpuNVVMAttachTarget(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuNVVMAttachTarget(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuNVVMAttachTarget", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuNVVMAttachTarget");
}

static void misuse_mlsCreateGPUGpuROCDLAttachTarget(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuROCDLAttachTarget(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuROCDLAttachTarget", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuROCDLAttachTarget");
}

static void misuse_mlsCreateGPUGpuSPIRVAttachTarget(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuSPIRVAttachTarget(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuSPIRVAttachTarget", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuSPIRVAttachTarget");
}

static void misuse_mlsCreateGPUGpuXeVMAttachTarget(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateGPUGpuXeVMAttachTarget(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateGPUGpuXeVMAttachTarget", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateGPUGpuXeVMAttachTarget");
}

// Nothing to misuse:
//   mlsRegisterGPUPasses
//   mlsRegisterGPUGpuAsyncRegionPass
//   mlsRegisterGPUGpuDecomposeMemrefsPass
//   mlsRegisterGPUGpuEliminateBarriers
//   mlsRegisterGPUGpuKernelOutliningPass
//   mlsRegisterGPUGpuLaunchSinkIndexComputationsPass
//   mlsRegisterGPUGpuMapParallelLoopsPass
//   mlsRegisterGPUGpuModuleToBinaryPass
//   mlsRegisterGPUGpuNVVMAttachTarget
//   mlsRegisterGPUGpuROCDLAttachTarget
//   mlsRegisterGPUGpuSPIRVAttachTarget
//   mlsRegisterGPUGpuXeVMAttachTarget

int misuse_generated_dialect_gpu(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__gpu__();
  misuse_mlsTypeIsAGPUAsyncTokenType();
  misuse_mlsGPUAsyncTokenTypeGet();
  misuse_mlsGPUAsyncTokenTypeGetName();
  misuse_mlsAttributeIsAGPUObjectAttr();
  misuse_mlsGPUObjectAttrGet();
  misuse_mlsGPUObjectAttrGetName();
  misuse_mlsGPUObjectAttrGetWithKernels();
  misuse_mlsGPUObjectAttrGetTarget();
  misuse_mlsGPUObjectAttrGetFormat();
  misuse_mlsGPUObjectAttrGetObject();
  misuse_mlsGPUObjectAttrHasProperties();
  misuse_mlsGPUObjectAttrGetProperties();
  misuse_mlsGPUObjectAttrHasKernels();
  misuse_mlsGPUObjectAttrGetKernels();
  misuse_mlsCreateGPUGpuAsyncRegionPass();
  misuse_mlsCreateGPUGpuDecomposeMemrefsPass();
  misuse_mlsCreateGPUGpuEliminateBarriers();
  misuse_mlsCreateGPUGpuKernelOutliningPass();
  misuse_mlsCreateGPUGpuLaunchSinkIndexComputationsPass();
  misuse_mlsCreateGPUGpuMapParallelLoopsPass();
  misuse_mlsCreateGPUGpuModuleToBinaryPass();
  misuse_mlsCreateGPUGpuNVVMAttachTarget();
  misuse_mlsCreateGPUGpuROCDLAttachTarget();
  misuse_mlsCreateGPUGpuSPIRVAttachTarget();
  misuse_mlsCreateGPUGpuXeVMAttachTarget();
  return fx_teardown("generated_dialect_gpu");
}
