// Made by codegen (misuse.rs) from src/generated/dialect_gpu.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__gpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__gpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__gpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__gpu__");
}

static void misuse_mlsGPUAsyncTokenTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUAsyncTokenTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUAsyncTokenTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUAsyncTokenTypeGetName");
}

static void misuse_mlsGPUObjectAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGPUObjectAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGPUObjectAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsGPUObjectAttrGetName");
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

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__gpu__();
  misuse_mlsGPUAsyncTokenTypeGetName();
  misuse_mlsGPUObjectAttrGetName();
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
  return fx_teardown();
}
