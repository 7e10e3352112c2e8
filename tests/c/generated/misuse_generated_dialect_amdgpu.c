// Made by codegen (misuse.rs) from src/generated/dialect_amdgpu.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__amdgpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__amdgpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__amdgpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__amdgpu__");
}

static void misuse_mlsAMDGPUTDMBaseTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMBaseTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGetTypeID");
}

static void misuse_mlsAMDGPUTDMBaseTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMBaseTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGetName");
}

static void misuse_mlsAMDGPUTDMDescriptorTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMDescriptorTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGetTypeID");
}

static void misuse_mlsAMDGPUTDMDescriptorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMDescriptorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGetName");
}

static void misuse_mlsAMDGPUTDMGatherBaseTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMGatherBaseTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGetTypeID");
}

static void misuse_mlsAMDGPUTDMGatherBaseTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMGatherBaseTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGetName");
}

static void misuse_mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAMDGPUAmdgpuEmulateAtomicsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAMDGPUAmdgpuEmulateAtomicsPass");
}

static void misuse_mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass");
}

static void misuse_mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass");
}

static void misuse_mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass");
}

// Nothing to misuse:
//   mlsRegisterAMDGPUPasses
//   mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass
//   mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass
//   mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass
//   mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__amdgpu__();
  misuse_mlsAMDGPUTDMBaseTypeGetTypeID();
  misuse_mlsAMDGPUTDMBaseTypeGetName();
  misuse_mlsAMDGPUTDMDescriptorTypeGetTypeID();
  misuse_mlsAMDGPUTDMDescriptorTypeGetName();
  misuse_mlsAMDGPUTDMGatherBaseTypeGetTypeID();
  misuse_mlsAMDGPUTDMGatherBaseTypeGetName();
  misuse_mlsCreateAMDGPUAmdgpuEmulateAtomicsPass();
  misuse_mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass();
  misuse_mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass();
  misuse_mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass();
  return fx_teardown();
}
