// Made by codegen (misuse.rs) from src/generated/conversion.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_conversion(void);

static void misuse_mlsCreateConversionArithToAMDGPUConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionArithToAMDGPUConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionArithToAMDGPUConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionArithToAMDGPUConversionPass");
}

static void misuse_mlsCreateConversionArithToAPFloatConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionArithToAPFloatConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionArithToAPFloatConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionArithToAPFloatConversionPass");
}

static void misuse_mlsCreateConversionArithToArmSMEConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionArithToArmSMEConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionArithToArmSMEConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionArithToArmSMEConversionPass");
}

static void misuse_mlsCreateConversionArithToLLVMConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionArithToLLVMConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionArithToLLVMConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionArithToLLVMConversionPass");
}

static void misuse_mlsCreateConversionConvertAMDGPUToROCDLPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertAMDGPUToROCDLPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertAMDGPUToROCDLPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertAMDGPUToROCDLPass");
}

static void misuse_mlsCreateConversionConvertAffineForToGPUPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertAffineForToGPUPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertAffineForToGPUPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertAffineForToGPUPass");
}

static void misuse_mlsCreateConversionConvertArithToEmitC(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertArithToEmitC(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertArithToEmitC", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertArithToEmitC");
}

static void misuse_mlsCreateConversionConvertArithToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertArithToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertArithToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertArithToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertArmNeon2dToIntrPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertArmNeon2dToIntrPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertArmNeon2dToIntrPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertArmNeon2dToIntrPass");
}

static void misuse_mlsCreateConversionConvertArmSMEToLLVM(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertArmSMEToLLVM(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertArmSMEToLLVM", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertArmSMEToLLVM");
}

static void misuse_mlsCreateConversionConvertArmSMEToSCFPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertArmSMEToSCFPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertArmSMEToSCFPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertArmSMEToSCFPass");
}

static void misuse_mlsCreateConversionConvertAsyncToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertAsyncToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertAsyncToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertAsyncToLLVMPass");
}

static void misuse_mlsCreateConversionConvertBufferizationToMemRefPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertBufferizationToMemRefPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertBufferizationToMemRefPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertBufferizationToMemRefPass");
}

static void misuse_mlsCreateConversionConvertComplexToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertComplexToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertComplexToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertComplexToLLVMPass");
}

static void misuse_mlsCreateConversionConvertComplexToLibm(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertComplexToLibm(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertComplexToLibm", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertComplexToLibm");
}

static void misuse_mlsCreateConversionConvertComplexToROCDLLibraryCalls(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertComplexToROCDLLibraryCalls(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertComplexToROCDLLibraryCalls", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertComplexToROCDLLibraryCalls");
}

static void misuse_mlsCreateConversionConvertComplexToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertComplexToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertComplexToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertComplexToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertComplexToStandardPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertComplexToStandardPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertComplexToStandardPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertComplexToStandardPass");
}

static void misuse_mlsCreateConversionConvertControlFlowToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertControlFlowToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertControlFlowToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertControlFlowToLLVMPass");
}

static void misuse_mlsCreateConversionConvertControlFlowToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertControlFlowToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertControlFlowToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertControlFlowToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertFuncToEmitC(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertFuncToEmitC(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertFuncToEmitC", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertFuncToEmitC");
}

static void misuse_mlsCreateConversionConvertFuncToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertFuncToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertFuncToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertFuncToLLVMPass");
}

static void misuse_mlsCreateConversionConvertFuncToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertFuncToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertFuncToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertFuncToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertGPUToSPIRV(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertGPUToSPIRV(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertGPUToSPIRV", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertGPUToSPIRV");
}

static void misuse_mlsCreateConversionConvertGpuOpsToLLVMSPVOps(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertGpuOpsToLLVMSPVOps(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertGpuOpsToLLVMSPVOps", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertGpuOpsToLLVMSPVOps");
}

static void misuse_mlsCreateConversionConvertGpuOpsToNVVMOps(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertGpuOpsToNVVMOps(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertGpuOpsToNVVMOps", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertGpuOpsToNVVMOps");
}

static void misuse_mlsCreateConversionConvertGpuOpsToROCDLOps(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertGpuOpsToROCDLOps(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertGpuOpsToROCDLOps", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertGpuOpsToROCDLOps");
}

static void misuse_mlsCreateConversionConvertIndexToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertIndexToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertIndexToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertIndexToLLVMPass");
}

static void misuse_mlsCreateConversionConvertIndexToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertIndexToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertIndexToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertIndexToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertLinalgToStandardPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertLinalgToStandardPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertLinalgToStandardPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertLinalgToStandardPass");
}

static void misuse_mlsCreateConversionConvertMathToEmitC(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToEmitC(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToEmitC", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToEmitC");
}

static void misuse_mlsCreateConversionConvertMathToFuncs(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToFuncs(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToFuncs", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToFuncs");
}

static void misuse_mlsCreateConversionConvertMathToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToLLVMPass");
}

static void misuse_mlsCreateConversionConvertMathToLibmPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToLibmPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToLibmPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToLibmPass");
}

static void misuse_mlsCreateConversionConvertMathToROCDL(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToROCDL(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToROCDL", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToROCDL");
}

static void misuse_mlsCreateConversionConvertMathToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertMathToXeVM(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMathToXeVM(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMathToXeVM", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMathToXeVM");
}

static void misuse_mlsCreateConversionConvertMemRefToEmitC(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMemRefToEmitC(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMemRefToEmitC", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMemRefToEmitC");
}

static void misuse_mlsCreateConversionConvertMemRefToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertMemRefToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertMemRefToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertMemRefToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertNVGPUToNVVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertNVGPUToNVVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertNVGPUToNVVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertNVGPUToNVVMPass");
}

static void misuse_mlsCreateConversionConvertNVVMToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertNVVMToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertNVVMToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertNVVMToLLVMPass");
}

static void misuse_mlsCreateConversionConvertOpenACCToSCFPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertOpenACCToSCFPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertOpenACCToSCFPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertOpenACCToSCFPass");
}

static void misuse_mlsCreateConversionConvertOpenMPToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertOpenMPToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertOpenMPToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertOpenMPToLLVMPass");
}

static void misuse_mlsCreateConversionConvertPDLToPDLInterpPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertPDLToPDLInterpPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertPDLToPDLInterpPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertPDLToPDLInterpPass");
}

static void misuse_mlsCreateConversionConvertParallelLoopToGpuPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertParallelLoopToGpuPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertParallelLoopToGpuPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertParallelLoopToGpuPass");
}

static void misuse_mlsCreateConversionConvertSCFToOpenMPPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertSCFToOpenMPPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertSCFToOpenMPPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertSCFToOpenMPPass");
}

static void misuse_mlsCreateConversionConvertSPIRVToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertSPIRVToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertSPIRVToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertSPIRVToLLVMPass");
}

static void misuse_mlsCreateConversionConvertShapeConstraintsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertShapeConstraintsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertShapeConstraintsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertShapeConstraintsPass");
}

static void misuse_mlsCreateConversionConvertShapeToStandardPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertShapeToStandardPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertShapeToStandardPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertShapeToStandardPass");
}

static void misuse_mlsCreateConversionConvertShardToMPIPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertShardToMPIPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertShardToMPIPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertShardToMPIPass");
}

static void misuse_mlsCreateConversionConvertTensorToLinalgPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertTensorToLinalgPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertTensorToLinalgPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertTensorToLinalgPass");
}

static void misuse_mlsCreateConversionConvertTensorToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertTensorToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertTensorToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertTensorToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertToEmitC(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertToEmitC(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertToEmitC", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertToEmitC");
}

static void misuse_mlsCreateConversionConvertToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertToLLVMPass");
}

static void misuse_mlsCreateConversionConvertVectorToAMX(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToAMX(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToAMX", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToAMX");
}

static void misuse_mlsCreateConversionConvertVectorToArmSMEPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToArmSMEPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToArmSMEPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToArmSMEPass");
}

static void misuse_mlsCreateConversionConvertVectorToGPU(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToGPU(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToGPU", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToGPU");
}

static void misuse_mlsCreateConversionConvertVectorToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToLLVMPass");
}

static void misuse_mlsCreateConversionConvertVectorToSCF(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToSCF(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToSCF", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToSCF");
}

static void misuse_mlsCreateConversionConvertVectorToSPIRVPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToSPIRVPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToSPIRVPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToSPIRVPass");
}

static void misuse_mlsCreateConversionConvertVectorToXeGPU(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertVectorToXeGPU(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertVectorToXeGPU", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertVectorToXeGPU");
}

static void misuse_mlsCreateConversionConvertXeGPUToXeVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertXeGPUToXeVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertXeGPUToXeVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertXeGPUToXeVMPass");
}

static void misuse_mlsCreateConversionConvertXeVMToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionConvertXeVMToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionConvertXeVMToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionConvertXeVMToLLVMPass");
}

static void misuse_mlsCreateConversionFinalizeMemRefToLLVMConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionFinalizeMemRefToLLVMConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionFinalizeMemRefToLLVMConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionFinalizeMemRefToLLVMConversionPass");
}

static void misuse_mlsCreateConversionGpuToLLVMConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionGpuToLLVMConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionGpuToLLVMConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionGpuToLLVMConversionPass");
}

static void misuse_mlsCreateConversionLiftControlFlowToSCFPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionLiftControlFlowToSCFPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionLiftControlFlowToSCFPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionLiftControlFlowToSCFPass");
}

static void misuse_mlsCreateConversionLowerAffinePass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionLowerAffinePass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionLowerAffinePass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionLowerAffinePass");
}

static void misuse_mlsCreateConversionLowerHostCodeToLLVMPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionLowerHostCodeToLLVMPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionLowerHostCodeToLLVMPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionLowerHostCodeToLLVMPass");
}

static void misuse_mlsCreateConversionMapMemRefStorageClass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionMapMemRefStorageClass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionMapMemRefStorageClass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionMapMemRefStorageClass");
}

static void misuse_mlsCreateConversionMathToAPFloatConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionMathToAPFloatConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionMathToAPFloatConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionMathToAPFloatConversionPass");
}

static void misuse_mlsCreateConversionReconcileUnrealizedCastsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionReconcileUnrealizedCastsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionReconcileUnrealizedCastsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionReconcileUnrealizedCastsPass");
}

static void misuse_mlsCreateConversionSCFToControlFlowPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionSCFToControlFlowPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionSCFToControlFlowPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionSCFToControlFlowPass");
}

static void misuse_mlsCreateConversionSCFToEmitC(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionSCFToEmitC(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionSCFToEmitC", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionSCFToEmitC");
}

static void misuse_mlsCreateConversionSCFToSPIRV(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionSCFToSPIRV(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionSCFToSPIRV", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionSCFToSPIRV");
}

static void misuse_mlsCreateConversionSetLLVMModuleDataLayoutPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionSetLLVMModuleDataLayoutPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionSetLLVMModuleDataLayoutPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionSetLLVMModuleDataLayoutPass");
}

static void misuse_mlsCreateConversionTosaToArithPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionTosaToArithPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionTosaToArithPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionTosaToArithPass");
}

static void misuse_mlsCreateConversionTosaToLinalg(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionTosaToLinalg(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionTosaToLinalg", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionTosaToLinalg");
}

static void misuse_mlsCreateConversionTosaToLinalgNamed(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionTosaToLinalgNamed(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionTosaToLinalgNamed", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionTosaToLinalgNamed");
}

static void misuse_mlsCreateConversionTosaToMLProgram(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionTosaToMLProgram(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionTosaToMLProgram", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionTosaToMLProgram");
}

static void misuse_mlsCreateConversionTosaToSCFPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionTosaToSCFPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionTosaToSCFPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionTosaToSCFPass");
}

static void misuse_mlsCreateConversionTosaToTensorPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionTosaToTensorPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionTosaToTensorPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionTosaToTensorPass");
}

static void misuse_mlsCreateConversionUBToLLVMConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionUBToLLVMConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionUBToLLVMConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionUBToLLVMConversionPass");
}

static void misuse_mlsCreateConversionUBToSPIRVConversionPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateConversionUBToSPIRVConversionPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateConversionUBToSPIRVConversionPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateConversionUBToSPIRVConversionPass");
}

// Nothing to misuse:
//   mlsRegisterConversionPasses
//   mlsRegisterConversionArithToAMDGPUConversionPass
//   mlsRegisterConversionArithToAPFloatConversionPass
//   mlsRegisterConversionArithToArmSMEConversionPass
//   mlsRegisterConversionArithToLLVMConversionPass
//   mlsRegisterConversionConvertAMDGPUToROCDLPass
//   mlsRegisterConversionConvertAffineForToGPUPass
//   mlsRegisterConversionConvertArithToEmitC
//   mlsRegisterConversionConvertArithToSPIRVPass
//   mlsRegisterConversionConvertArmNeon2dToIntrPass
//   mlsRegisterConversionConvertArmSMEToLLVM
//   mlsRegisterConversionConvertArmSMEToSCFPass
//   mlsRegisterConversionConvertAsyncToLLVMPass
//   mlsRegisterConversionConvertBufferizationToMemRefPass
//   mlsRegisterConversionConvertComplexToLLVMPass
//   mlsRegisterConversionConvertComplexToLibm
//   mlsRegisterConversionConvertComplexToROCDLLibraryCalls
//   mlsRegisterConversionConvertComplexToSPIRVPass
//   mlsRegisterConversionConvertComplexToStandardPass
//   mlsRegisterConversionConvertControlFlowToLLVMPass
//   mlsRegisterConversionConvertControlFlowToSPIRVPass
//   mlsRegisterConversionConvertFuncToEmitC
//   mlsRegisterConversionConvertFuncToLLVMPass
//   mlsRegisterConversionConvertFuncToSPIRVPass
//   mlsRegisterConversionConvertGPUToSPIRV
//   mlsRegisterConversionConvertGpuOpsToLLVMSPVOps
//   mlsRegisterConversionConvertGpuOpsToNVVMOps
//   mlsRegisterConversionConvertGpuOpsToROCDLOps
//   mlsRegisterConversionConvertIndexToLLVMPass
//   mlsRegisterConversionConvertIndexToSPIRVPass
//   mlsRegisterConversionConvertLinalgToStandardPass
//   mlsRegisterConversionConvertMathToEmitC
//   mlsRegisterConversionConvertMathToFuncs
//   mlsRegisterConversionConvertMathToLLVMPass
//   mlsRegisterConversionConvertMathToLibmPass
//   mlsRegisterConversionConvertMathToROCDL
//   mlsRegisterConversionConvertMathToSPIRVPass
//   mlsRegisterConversionConvertMathToXeVM
//   mlsRegisterConversionConvertMemRefToEmitC
//   mlsRegisterConversionConvertMemRefToSPIRVPass
//   mlsRegisterConversionConvertNVGPUToNVVMPass
//   mlsRegisterConversionConvertNVVMToLLVMPass
//   mlsRegisterConversionConvertOpenACCToSCFPass
//   mlsRegisterConversionConvertOpenMPToLLVMPass
//   mlsRegisterConversionConvertPDLToPDLInterpPass
//   mlsRegisterConversionConvertParallelLoopToGpuPass
//   mlsRegisterConversionConvertSCFToOpenMPPass
//   mlsRegisterConversionConvertSPIRVToLLVMPass
//   mlsRegisterConversionConvertShapeConstraintsPass
//   mlsRegisterConversionConvertShapeToStandardPass
//   mlsRegisterConversionConvertShardToMPIPass
//   mlsRegisterConversionConvertTensorToLinalgPass
//   mlsRegisterConversionConvertTensorToSPIRVPass
//   mlsRegisterConversionConvertToEmitC
//   mlsRegisterConversionConvertToLLVMPass
//   mlsRegisterConversionConvertVectorToAMX
//   mlsRegisterConversionConvertVectorToArmSMEPass
//   mlsRegisterConversionConvertVectorToGPU
//   mlsRegisterConversionConvertVectorToLLVMPass
//   mlsRegisterConversionConvertVectorToSCF
//   mlsRegisterConversionConvertVectorToSPIRVPass
//   mlsRegisterConversionConvertVectorToXeGPU
//   mlsRegisterConversionConvertXeGPUToXeVMPass
//   mlsRegisterConversionConvertXeVMToLLVMPass
//   mlsRegisterConversionFinalizeMemRefToLLVMConversionPass
//   mlsRegisterConversionGpuToLLVMConversionPass
//   mlsRegisterConversionLiftControlFlowToSCFPass
//   mlsRegisterConversionLowerAffinePass
//   mlsRegisterConversionLowerHostCodeToLLVMPass
//   mlsRegisterConversionMapMemRefStorageClass
//   mlsRegisterConversionMathToAPFloatConversionPass
//   mlsRegisterConversionReconcileUnrealizedCastsPass
//   mlsRegisterConversionSCFToControlFlowPass
//   mlsRegisterConversionSCFToEmitC
//   mlsRegisterConversionSCFToSPIRV
//   mlsRegisterConversionSetLLVMModuleDataLayoutPass
//   mlsRegisterConversionTosaToArithPass
//   mlsRegisterConversionTosaToLinalg
//   mlsRegisterConversionTosaToLinalgNamed
//   mlsRegisterConversionTosaToMLProgram
//   mlsRegisterConversionTosaToSCFPass
//   mlsRegisterConversionTosaToTensorPass
//   mlsRegisterConversionUBToLLVMConversionPass
//   mlsRegisterConversionUBToSPIRVConversionPass

int misuse_generated_conversion(void) {
  fx_setup();
  misuse_mlsCreateConversionArithToAMDGPUConversionPass();
  misuse_mlsCreateConversionArithToAPFloatConversionPass();
  misuse_mlsCreateConversionArithToArmSMEConversionPass();
  misuse_mlsCreateConversionArithToLLVMConversionPass();
  misuse_mlsCreateConversionConvertAMDGPUToROCDLPass();
  misuse_mlsCreateConversionConvertAffineForToGPUPass();
  misuse_mlsCreateConversionConvertArithToEmitC();
  misuse_mlsCreateConversionConvertArithToSPIRVPass();
  misuse_mlsCreateConversionConvertArmNeon2dToIntrPass();
  misuse_mlsCreateConversionConvertArmSMEToLLVM();
  misuse_mlsCreateConversionConvertArmSMEToSCFPass();
  misuse_mlsCreateConversionConvertAsyncToLLVMPass();
  misuse_mlsCreateConversionConvertBufferizationToMemRefPass();
  misuse_mlsCreateConversionConvertComplexToLLVMPass();
  misuse_mlsCreateConversionConvertComplexToLibm();
  misuse_mlsCreateConversionConvertComplexToROCDLLibraryCalls();
  misuse_mlsCreateConversionConvertComplexToSPIRVPass();
  misuse_mlsCreateConversionConvertComplexToStandardPass();
  misuse_mlsCreateConversionConvertControlFlowToLLVMPass();
  misuse_mlsCreateConversionConvertControlFlowToSPIRVPass();
  misuse_mlsCreateConversionConvertFuncToEmitC();
  misuse_mlsCreateConversionConvertFuncToLLVMPass();
  misuse_mlsCreateConversionConvertFuncToSPIRVPass();
  misuse_mlsCreateConversionConvertGPUToSPIRV();
  misuse_mlsCreateConversionConvertGpuOpsToLLVMSPVOps();
  misuse_mlsCreateConversionConvertGpuOpsToNVVMOps();
  misuse_mlsCreateConversionConvertGpuOpsToROCDLOps();
  misuse_mlsCreateConversionConvertIndexToLLVMPass();
  misuse_mlsCreateConversionConvertIndexToSPIRVPass();
  misuse_mlsCreateConversionConvertLinalgToStandardPass();
  misuse_mlsCreateConversionConvertMathToEmitC();
  misuse_mlsCreateConversionConvertMathToFuncs();
  misuse_mlsCreateConversionConvertMathToLLVMPass();
  misuse_mlsCreateConversionConvertMathToLibmPass();
  misuse_mlsCreateConversionConvertMathToROCDL();
  misuse_mlsCreateConversionConvertMathToSPIRVPass();
  misuse_mlsCreateConversionConvertMathToXeVM();
  misuse_mlsCreateConversionConvertMemRefToEmitC();
  misuse_mlsCreateConversionConvertMemRefToSPIRVPass();
  misuse_mlsCreateConversionConvertNVGPUToNVVMPass();
  misuse_mlsCreateConversionConvertNVVMToLLVMPass();
  misuse_mlsCreateConversionConvertOpenACCToSCFPass();
  misuse_mlsCreateConversionConvertOpenMPToLLVMPass();
  misuse_mlsCreateConversionConvertPDLToPDLInterpPass();
  misuse_mlsCreateConversionConvertParallelLoopToGpuPass();
  misuse_mlsCreateConversionConvertSCFToOpenMPPass();
  misuse_mlsCreateConversionConvertSPIRVToLLVMPass();
  misuse_mlsCreateConversionConvertShapeConstraintsPass();
  misuse_mlsCreateConversionConvertShapeToStandardPass();
  misuse_mlsCreateConversionConvertShardToMPIPass();
  misuse_mlsCreateConversionConvertTensorToLinalgPass();
  misuse_mlsCreateConversionConvertTensorToSPIRVPass();
  misuse_mlsCreateConversionConvertToEmitC();
  misuse_mlsCreateConversionConvertToLLVMPass();
  misuse_mlsCreateConversionConvertVectorToAMX();
  misuse_mlsCreateConversionConvertVectorToArmSMEPass();
  misuse_mlsCreateConversionConvertVectorToGPU();
  misuse_mlsCreateConversionConvertVectorToLLVMPass();
  misuse_mlsCreateConversionConvertVectorToSCF();
  misuse_mlsCreateConversionConvertVectorToSPIRVPass();
  misuse_mlsCreateConversionConvertVectorToXeGPU();
  misuse_mlsCreateConversionConvertXeGPUToXeVMPass();
  misuse_mlsCreateConversionConvertXeVMToLLVMPass();
  misuse_mlsCreateConversionFinalizeMemRefToLLVMConversionPass();
  misuse_mlsCreateConversionGpuToLLVMConversionPass();
  misuse_mlsCreateConversionLiftControlFlowToSCFPass();
  misuse_mlsCreateConversionLowerAffinePass();
  misuse_mlsCreateConversionLowerHostCodeToLLVMPass();
  misuse_mlsCreateConversionMapMemRefStorageClass();
  misuse_mlsCreateConversionMathToAPFloatConversionPass();
  misuse_mlsCreateConversionReconcileUnrealizedCastsPass();
  misuse_mlsCreateConversionSCFToControlFlowPass();
  misuse_mlsCreateConversionSCFToEmitC();
  misuse_mlsCreateConversionSCFToSPIRV();
  misuse_mlsCreateConversionSetLLVMModuleDataLayoutPass();
  misuse_mlsCreateConversionTosaToArithPass();
  misuse_mlsCreateConversionTosaToLinalg();
  misuse_mlsCreateConversionTosaToLinalgNamed();
  misuse_mlsCreateConversionTosaToMLProgram();
  misuse_mlsCreateConversionTosaToSCFPass();
  misuse_mlsCreateConversionTosaToTensorPass();
  misuse_mlsCreateConversionUBToLLVMConversionPass();
  misuse_mlsCreateConversionUBToSPIRVConversionPass();
  return fx_teardown("generated_conversion");
}
