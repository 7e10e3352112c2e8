// Made by codegen (misuse.rs) from src/generated/dialect_llvm.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsGetDialectHandle__llvm__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__llvm__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__llvm__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__llvm__");
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

static void misuse_mlsLLVMVoidTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMVoidTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMVoidTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMVoidTypeGetName");
}

static void misuse_mlsLLVMArrayTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMArrayTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMArrayTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMArrayTypeGetName");
}

static void misuse_mlsLLVMFunctionTypeGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMFunctionTypeGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMFunctionTypeGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMFunctionTypeGetName");
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

static void misuse_mlsLLVMCConvAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMCConvAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMCConvAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMCConvAttrGetName");
}

static void misuse_mlsLLVMComdatAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMComdatAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMComdatAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMComdatAttrGetName");
}

static void misuse_mlsLLVMLinkageAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMLinkageAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMLinkageAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMLinkageAttrGetName");
}

static void misuse_mlsLLVMDINullTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDINullTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDINullTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDINullTypeAttrGetName");
}

static void misuse_mlsLLVMDIExpressionElemAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionElemAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionElemAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionElemAttrGetName");
}

static void misuse_mlsLLVMDIExpressionAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIExpressionAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIExpressionAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIExpressionAttrGetName");
}

static void misuse_mlsLLVMDIBasicTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIBasicTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIBasicTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIBasicTypeAttrGetName");
}

static void misuse_mlsLLVMDICompositeTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompositeTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompositeTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompositeTypeAttrGetName");
}

static void misuse_mlsLLVMDIDerivedTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIDerivedTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIDerivedTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIDerivedTypeAttrGetName");
}

static void misuse_mlsLLVMDIStringTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIStringTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIStringTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIStringTypeAttrGetName");
}

static void misuse_mlsLLVMDIFileAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIFileAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIFileAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIFileAttrGetName");
}

static void misuse_mlsLLVMDICompileUnitAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDICompileUnitAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDICompileUnitAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDICompileUnitAttrGetName");
}

static void misuse_mlsLLVMDIFlagsAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIFlagsAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIFlagsAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIFlagsAttrGetName");
}

static void misuse_mlsLLVMDILexicalBlockAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILexicalBlockAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockAttrGetName");
}

static void misuse_mlsLLVMDILexicalBlockFileAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILexicalBlockFileAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILexicalBlockFileAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILexicalBlockFileAttrGetName");
}

static void misuse_mlsLLVMDILocalVariableAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDILocalVariableAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDILocalVariableAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDILocalVariableAttrGetName");
}

static void misuse_mlsLLVMDISubprogramAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubprogramAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubprogramAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubprogramAttrGetName");
}

static void misuse_mlsLLVMDIAnnotationAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIAnnotationAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIAnnotationAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIAnnotationAttrGetName");
}

static void misuse_mlsLLVMDISubroutineTypeAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDISubroutineTypeAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDISubroutineTypeAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDISubroutineTypeAttrGetName");
}

static void misuse_mlsLLVMDIModuleAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIModuleAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIModuleAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIModuleAttrGetName");
}

static void misuse_mlsLLVMDIImportedEntityAttrGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLLVMDIImportedEntityAttrGetName(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLLVMDIImportedEntityAttrGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLLVMDIImportedEntityAttrGetName");
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

int main(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__llvm__();
  misuse_mlsLLVMPointerTypeGetName();
  misuse_mlsLLVMPointerTypeGetTypeID();
  misuse_mlsLLVMVoidTypeGetName();
  misuse_mlsLLVMArrayTypeGetName();
  misuse_mlsLLVMFunctionTypeGetName();
  misuse_mlsLLVMStructTypeGetTypeID();
  misuse_mlsLLVMStructTypeGetName();
  misuse_mlsLLVMCConvAttrGetName();
  misuse_mlsLLVMComdatAttrGetName();
  misuse_mlsLLVMLinkageAttrGetName();
  misuse_mlsLLVMDINullTypeAttrGetName();
  misuse_mlsLLVMDIExpressionElemAttrGetName();
  misuse_mlsLLVMDIExpressionAttrGetName();
  misuse_mlsLLVMDIBasicTypeAttrGetName();
  misuse_mlsLLVMDICompositeTypeAttrGetName();
  misuse_mlsLLVMDIDerivedTypeAttrGetName();
  misuse_mlsLLVMDIStringTypeAttrGetName();
  misuse_mlsLLVMDIFileAttrGetName();
  misuse_mlsLLVMDICompileUnitAttrGetName();
  misuse_mlsLLVMDIFlagsAttrGetName();
  misuse_mlsLLVMDILexicalBlockAttrGetName();
  misuse_mlsLLVMDILexicalBlockFileAttrGetName();
  misuse_mlsLLVMDILocalVariableAttrGetName();
  misuse_mlsLLVMDISubprogramAttrGetName();
  misuse_mlsLLVMDIAnnotationAttrGetName();
  misuse_mlsLLVMDISubroutineTypeAttrGetName();
  misuse_mlsLLVMDIModuleAttrGetName();
  misuse_mlsLLVMDIImportedEntityAttrGetName();
  misuse_mlsCreateLLVMDIScopeForLLVMFuncOpPass();
  misuse_mlsCreateLLVMLLVMAddComdats();
  misuse_mlsCreateLLVMLLVMLegalizeForExportPass();
  misuse_mlsCreateLLVMLLVMRequestCWrappersPass();
  misuse_mlsCreateLLVMLLVMUseDefaultVisibilityPass();
  misuse_mlsCreateLLVMNVVMOptimizeForTargetPass();
  return fx_teardown();
}
