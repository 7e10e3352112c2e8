// Made by codegen (misuse.rs) from src/generated/dialect_nvgpu.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_nvgpu(void);

static void misuse_mlsGetDialectHandle__nvgpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__nvgpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__nvgpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__nvgpu__");
}

static void misuse_mlsTypeIsANVGPUTensorMapDescriptorType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsANVGPUTensorMapDescriptorType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsANVGPUTensorMapDescriptorType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsANVGPUTensorMapDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsANVGPUTensorMapDescriptorType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsANVGPUTensorMapDescriptorType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsANVGPUTensorMapDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsANVGPUTensorMapDescriptorType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsANVGPUTensorMapDescriptorType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsANVGPUTensorMapDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsANVGPUTensorMapDescriptorType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsANVGPUTensorMapDescriptorType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsANVGPUTensorMapDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsANVGPUTensorMapDescriptorType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsANVGPUTensorMapDescriptorType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsANVGPUTensorMapDescriptorType");
}

static void misuse_mlsNVGPUTensorMapDescriptorTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet((MlsContext){0}, fx_type("memref<4xi8>"), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsNVGPUTensorMapDescriptorTypeGet", "context", "null");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet((MlsContext){0xffffffffffffffffull}, fx_type("memref<4xi8>"), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsNVGPUTensorMapDescriptorTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_wrong_kind_for_MlsContext(), fx_type("memref<4xi8>"), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsNVGPUTensorMapDescriptorTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_stale_MlsContext(), fx_type("memref<4xi8>"), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsNVGPUTensorMapDescriptorTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_valid_MlsContext(), (MlsType){0}, 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsNVGPUTensorMapDescriptorTypeGet", "tensor_memref_type", "null");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsNVGPUTensorMapDescriptorTypeGet", "tensor_memref_type", "garbage");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsNVGPUTensorMapDescriptorTypeGet", "tensor_memref_type", "wrong kind");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_valid_MlsContext(), fx_stale_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsNVGPUTensorMapDescriptorTypeGet", "tensor_memref_type", "stale");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_valid_MlsContext(), fx_other_context_MlsType(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsNVGPUTensorMapDescriptorTypeGet", "tensor_memref_type", "foreign context");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGet(fx_valid_MlsContext(), fx_type("memref<4xi8>"), 0, 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsNVGPUTensorMapDescriptorTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGet");
}

static void misuse_mlsNVGPUTensorMapDescriptorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNVGPUTensorMapDescriptorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsNVGPUTensorMapDescriptorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsNVGPUTensorMapDescriptorTypeGetName");
}

static void misuse_mlsCreateNVGPUOptimizeSharedMemory(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateNVGPUOptimizeSharedMemory(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateNVGPUOptimizeSharedMemory", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateNVGPUOptimizeSharedMemory");
}

// Nothing to misuse:
//   mlsRegisterNVGPUPasses
//   mlsRegisterNVGPUOptimizeSharedMemory

int misuse_generated_dialect_nvgpu(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__nvgpu__();
  misuse_mlsTypeIsANVGPUTensorMapDescriptorType();
  misuse_mlsNVGPUTensorMapDescriptorTypeGet();
  misuse_mlsNVGPUTensorMapDescriptorTypeGetName();
  misuse_mlsCreateNVGPUOptimizeSharedMemory();
  return fx_teardown("generated_dialect_nvgpu");
}
