// Made by codegen (misuse.rs) from src/generated/dialect_nvgpu.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__nvgpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__nvgpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__nvgpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__nvgpu__");
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

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__nvgpu__();
  misuse_mlsNVGPUTensorMapDescriptorTypeGetName();
  misuse_mlsCreateNVGPUOptimizeSharedMemory();
  return fx_teardown();
}
