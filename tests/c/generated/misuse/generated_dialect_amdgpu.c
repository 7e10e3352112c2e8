// Made by codegen (misuse.rs) from src/generated/dialect_amdgpu.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_amdgpu(void);

static void misuse_mlsGetDialectHandle__amdgpu__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__amdgpu__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__amdgpu__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__amdgpu__");
}

static void misuse_mlsTypeIsAAMDGPUTDMBaseType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMBaseType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAAMDGPUTDMBaseType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMBaseType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAAMDGPUTDMBaseType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMBaseType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAAMDGPUTDMBaseType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMBaseType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAAMDGPUTDMBaseType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMBaseType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAAMDGPUTDMBaseType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMBaseType");
}

static void misuse_mlsAMDGPUTDMBaseTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMBaseTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGetTypeID");
}

static void misuse_mlsAMDGPUTDMBaseTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet((MlsContext){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAMDGPUTDMBaseTypeGet", "context", "null");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet((MlsContext){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAMDGPUTDMBaseTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_wrong_kind_for_MlsContext(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAMDGPUTDMBaseTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_stale_MlsContext(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAMDGPUTDMBaseTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_valid_MlsContext(), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAMDGPUTDMBaseTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAMDGPUTDMBaseTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAMDGPUTDMBaseTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_valid_MlsContext(), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAMDGPUTDMBaseTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_valid_MlsContext(), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAMDGPUTDMBaseTypeGet", "element_type", "foreign context");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMBaseTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGet");
}

static void misuse_mlsAMDGPUTDMBaseTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMBaseTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMBaseTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMBaseTypeGetName");
}

static void misuse_mlsTypeIsAAMDGPUTDMDescriptorType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMDescriptorType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAAMDGPUTDMDescriptorType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMDescriptorType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAAMDGPUTDMDescriptorType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMDescriptorType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAAMDGPUTDMDescriptorType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMDescriptorType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAAMDGPUTDMDescriptorType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMDescriptorType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMDescriptorType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAAMDGPUTDMDescriptorType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMDescriptorType");
}

static void misuse_mlsAMDGPUTDMDescriptorTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMDescriptorTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGetTypeID");
}

static void misuse_mlsAMDGPUTDMDescriptorTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAMDGPUTDMDescriptorTypeGet", "context", "null");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAMDGPUTDMDescriptorTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAMDGPUTDMDescriptorTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAMDGPUTDMDescriptorTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMDescriptorTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGet");
}

static void misuse_mlsAMDGPUTDMDescriptorTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMDescriptorTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMDescriptorTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMDescriptorTypeGetName");
}

static void misuse_mlsTypeIsAAMDGPUTDMGatherBaseType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMGatherBaseType((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIsAAMDGPUTDMGatherBaseType", "ty", "null");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMGatherBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMGatherBaseType((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIsAAMDGPUTDMGatherBaseType", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMGatherBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMGatherBaseType(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIsAAMDGPUTDMGatherBaseType", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMGatherBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMGatherBaseType(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIsAAMDGPUTDMGatherBaseType", "ty", "stale");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMGatherBaseType");
  fx_fill(&out_);
  fx_check(mlsTypeIsAAMDGPUTDMGatherBaseType(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIsAAMDGPUTDMGatherBaseType", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIsAAMDGPUTDMGatherBaseType");
}

static void misuse_mlsAMDGPUTDMGatherBaseTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMGatherBaseTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGetTypeID");
}

static void misuse_mlsAMDGPUTDMGatherBaseTypeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet((MlsContext){0}, fx_valid_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "context", "null");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet((MlsContext){0xffffffffffffffffull}, fx_valid_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "context", "garbage");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_wrong_kind_for_MlsContext(), fx_valid_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAMDGPUTDMGatherBaseTypeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_stale_MlsContext(), fx_valid_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "context", "stale");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), (MlsType){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "element_type", "null");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), (MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "element_type", "garbage");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAMDGPUTDMGatherBaseTypeGet", "element_type", "wrong kind");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_stale_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "element_type", "stale");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_other_context_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAMDGPUTDMGatherBaseTypeGet", "element_type", "foreign context");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "index_type", "null");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "index_type", "garbage");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAMDGPUTDMGatherBaseTypeGet", "index_type", "wrong kind");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAMDGPUTDMGatherBaseTypeGet", "index_type", "stale");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAMDGPUTDMGatherBaseTypeGet", "index_type", "foreign context");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
  fx_fill(&out_);
  fx_check(mlsAMDGPUTDMGatherBaseTypeGet(fx_valid_MlsContext(), fx_valid_MlsType(), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAMDGPUTDMGatherBaseTypeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsAMDGPUTDMGatherBaseTypeGet");
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

int misuse_generated_dialect_amdgpu(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__amdgpu__();
  misuse_mlsTypeIsAAMDGPUTDMBaseType();
  misuse_mlsAMDGPUTDMBaseTypeGetTypeID();
  misuse_mlsAMDGPUTDMBaseTypeGet();
  misuse_mlsAMDGPUTDMBaseTypeGetName();
  misuse_mlsTypeIsAAMDGPUTDMDescriptorType();
  misuse_mlsAMDGPUTDMDescriptorTypeGetTypeID();
  misuse_mlsAMDGPUTDMDescriptorTypeGet();
  misuse_mlsAMDGPUTDMDescriptorTypeGetName();
  misuse_mlsTypeIsAAMDGPUTDMGatherBaseType();
  misuse_mlsAMDGPUTDMGatherBaseTypeGetTypeID();
  misuse_mlsAMDGPUTDMGatherBaseTypeGet();
  misuse_mlsAMDGPUTDMGatherBaseTypeGetName();
  misuse_mlsCreateAMDGPUAmdgpuEmulateAtomicsPass();
  misuse_mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass();
  misuse_mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass();
  misuse_mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass();
  return fx_teardown("generated_dialect_amdgpu");
}
