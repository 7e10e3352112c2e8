// Made by codegen (misuse.rs) from src/generated/dialect_spirv.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_spirv(void);

static void misuse_mlsGetDialectHandle__spirv__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__spirv__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__spirv__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__spirv__");
}

static void misuse_mlsCreateSPIRVSPIRVCanonicalizeGLPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVCanonicalizeGLPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVCanonicalizeGLPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVCanonicalizeGLPass");
}

static void misuse_mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVCompositeTypeLayoutPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVCompositeTypeLayoutPass");
}

static void misuse_mlsCreateSPIRVSPIRVLowerABIAttributesPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVLowerABIAttributesPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVLowerABIAttributesPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVLowerABIAttributesPass");
}

static void misuse_mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVReplicatedConstantCompositePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVReplicatedConstantCompositePass");
}

static void misuse_mlsCreateSPIRVSPIRVRewriteInsertsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVRewriteInsertsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVRewriteInsertsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVRewriteInsertsPass");
}

static void misuse_mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVUnifyAliasedResourcePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVUnifyAliasedResourcePass");
}

static void misuse_mlsCreateSPIRVSPIRVUpdateVCEPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVUpdateVCEPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVUpdateVCEPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVUpdateVCEPass");
}

static void misuse_mlsCreateSPIRVSPIRVWebGPUPreparePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateSPIRVSPIRVWebGPUPreparePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateSPIRVSPIRVWebGPUPreparePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateSPIRVSPIRVWebGPUPreparePass");
}

// Nothing to misuse:
//   mlsRegisterSPIRVPasses
//   mlsRegisterSPIRVSPIRVCanonicalizeGLPass
//   mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass
//   mlsRegisterSPIRVSPIRVLowerABIAttributesPass
//   mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass
//   mlsRegisterSPIRVSPIRVRewriteInsertsPass
//   mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass
//   mlsRegisterSPIRVSPIRVUpdateVCEPass
//   mlsRegisterSPIRVSPIRVWebGPUPreparePass

int misuse_generated_dialect_spirv(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__spirv__();
  misuse_mlsCreateSPIRVSPIRVCanonicalizeGLPass();
  misuse_mlsCreateSPIRVSPIRVCompositeTypeLayoutPass();
  misuse_mlsCreateSPIRVSPIRVLowerABIAttributesPass();
  misuse_mlsCreateSPIRVSPIRVReplicatedConstantCompositePass();
  misuse_mlsCreateSPIRVSPIRVRewriteInsertsPass();
  misuse_mlsCreateSPIRVSPIRVUnifyAliasedResourcePass();
  misuse_mlsCreateSPIRVSPIRVUpdateVCEPass();
  misuse_mlsCreateSPIRVSPIRVWebGPUPreparePass();
  return fx_teardown("generated_dialect_spirv");
}
