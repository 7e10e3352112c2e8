"""The passes of MLIR: making one, and registering its name.

Written by codegen (codegen/src/layers/python.rs); do not edit.
"""

from __future__ import annotations

from ctypes import byref, c_uint64

from ._generated import Pass
from ._library import lib


def register_conversion_passes() -> None:
    """Makes `ConversionPasses` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionPasses`.
    """
    lib.mlsRegisterConversionPasses()


def create_conversion_arith_to_amdgpu_conversion_pass() -> Pass:
    """Makes the pass `convert-arith-to-amdgpu`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionArithToAMDGPUConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionArithToAMDGPUConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_arith_to_amdgpu_conversion_pass() -> None:
    """Makes `ConversionArithToAMDGPUConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionArithToAMDGPUConversionPass`.
    """
    lib.mlsRegisterConversionArithToAMDGPUConversionPass()


def create_conversion_arith_to_ap_float_conversion_pass() -> Pass:
    """Makes the pass `convert-arith-to-apfloat`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateConversionArithToAPFloatConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionArithToAPFloatConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_arith_to_ap_float_conversion_pass() -> None:
    """Makes `ConversionArithToAPFloatConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionArithToAPFloatConversionPass`.
    """
    lib.mlsRegisterConversionArithToAPFloatConversionPass()


def create_conversion_arith_to_arm_sme_conversion_pass() -> Pass:
    """Makes the pass `convert-arith-to-arm-sme`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionArithToArmSMEConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionArithToArmSMEConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_arith_to_arm_sme_conversion_pass() -> None:
    """Makes `ConversionArithToArmSMEConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionArithToArmSMEConversionPass`.
    """
    lib.mlsRegisterConversionArithToArmSMEConversionPass()


def create_conversion_arith_to_llvm_conversion_pass() -> Pass:
    """Makes the pass `convert-arith-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionArithToLLVMConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionArithToLLVMConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_arith_to_llvm_conversion_pass() -> None:
    """Makes `ConversionArithToLLVMConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionArithToLLVMConversionPass`.
    """
    lib.mlsRegisterConversionArithToLLVMConversionPass()


def create_conversion_convert_amdgpu_to_rocdl_pass() -> Pass:
    """Makes the pass `convert-amdgpu-to-rocdl`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertAMDGPUToROCDLPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertAMDGPUToROCDLPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_amdgpu_to_rocdl_pass() -> None:
    """Makes `ConversionConvertAMDGPUToROCDLPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertAMDGPUToROCDLPass`.
    """
    lib.mlsRegisterConversionConvertAMDGPUToROCDLPass()


def create_conversion_convert_affine_for_to_gpu_pass() -> Pass:
    """Makes the pass `convert-affine-for-to-gpu`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionConvertAffineForToGPUPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertAffineForToGPUPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_affine_for_to_gpu_pass() -> None:
    """Makes `ConversionConvertAffineForToGPUPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertAffineForToGPUPass`.
    """
    lib.mlsRegisterConversionConvertAffineForToGPUPass()


def create_conversion_convert_arith_to_emit_c() -> Pass:
    """Makes the pass `convert-arith-to-emitc`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertArithToEmitC`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertArithToEmitC(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_arith_to_emit_c() -> None:
    """Makes `ConversionConvertArithToEmitC` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertArithToEmitC`.
    """
    lib.mlsRegisterConversionConvertArithToEmitC()


def create_conversion_convert_arith_to_spirv_pass() -> Pass:
    """Makes the pass `convert-arith-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertArithToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertArithToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_arith_to_spirv_pass() -> None:
    """Makes `ConversionConvertArithToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertArithToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertArithToSPIRVPass()


def create_conversion_convert_arm_neon2d_to_intr_pass() -> Pass:
    """Makes the pass `arm-neon-2d-to-intr`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertArmNeon2dToIntrPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertArmNeon2dToIntrPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_arm_neon2d_to_intr_pass() -> None:
    """Makes `ConversionConvertArmNeon2dToIntrPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertArmNeon2dToIntrPass`.
    """
    lib.mlsRegisterConversionConvertArmNeon2dToIntrPass()


def create_conversion_convert_arm_sme_to_llvm() -> Pass:
    """Makes the pass `convert-arm-sme-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertArmSMEToLLVM`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertArmSMEToLLVM(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_arm_sme_to_llvm() -> None:
    """Makes `ConversionConvertArmSMEToLLVM` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertArmSMEToLLVM`.
    """
    lib.mlsRegisterConversionConvertArmSMEToLLVM()


def create_conversion_convert_arm_sme_to_scf_pass() -> Pass:
    """Makes the pass `convert-arm-sme-to-scf`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertArmSMEToSCFPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertArmSMEToSCFPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_arm_sme_to_scf_pass() -> None:
    """Makes `ConversionConvertArmSMEToSCFPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertArmSMEToSCFPass`.
    """
    lib.mlsRegisterConversionConvertArmSMEToSCFPass()


def create_conversion_convert_async_to_llvm_pass() -> Pass:
    """Makes the pass `convert-async-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertAsyncToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertAsyncToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_async_to_llvm_pass() -> None:
    """Makes `ConversionConvertAsyncToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertAsyncToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertAsyncToLLVMPass()


def create_conversion_convert_bufferization_to_mem_ref_pass() -> Pass:
    """Makes the pass `convert-bufferization-to-memref`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateConversionConvertBufferizationToMemRefPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertBufferizationToMemRefPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_bufferization_to_mem_ref_pass() -> None:
    """Makes `ConversionConvertBufferizationToMemRefPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertBufferizationToMemRefPass`.
    """
    lib.mlsRegisterConversionConvertBufferizationToMemRefPass()


def create_conversion_convert_complex_to_llvm_pass() -> Pass:
    """Makes the pass `convert-complex-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertComplexToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertComplexToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_complex_to_llvm_pass() -> None:
    """Makes `ConversionConvertComplexToLLVMPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertComplexToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertComplexToLLVMPass()


def create_conversion_convert_complex_to_libm() -> Pass:
    """Makes the pass `convert-complex-to-libm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertComplexToLibm`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertComplexToLibm(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_complex_to_libm() -> None:
    """Makes `ConversionConvertComplexToLibm` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertComplexToLibm`.
    """
    lib.mlsRegisterConversionConvertComplexToLibm()


def create_conversion_convert_complex_to_rocdl_library_calls() -> Pass:
    """Makes the pass `convert-complex-to-rocdl-library-calls`, with the default of each
    option; it is for `builtin.module`.

    In C: `mlsCreateConversionConvertComplexToROCDLLibraryCalls`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertComplexToROCDLLibraryCalls(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_complex_to_rocdl_library_calls() -> None:
    """Makes `ConversionConvertComplexToROCDLLibraryCalls` known by name to the process,
    for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertComplexToROCDLLibraryCalls`.
    """
    lib.mlsRegisterConversionConvertComplexToROCDLLibraryCalls()


def create_conversion_convert_complex_to_spirv_pass() -> Pass:
    """Makes the pass `convert-complex-to-spirv`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionConvertComplexToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertComplexToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_complex_to_spirv_pass() -> None:
    """Makes `ConversionConvertComplexToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertComplexToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertComplexToSPIRVPass()


def create_conversion_convert_complex_to_standard_pass() -> Pass:
    """Makes the pass `convert-complex-to-standard`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionConvertComplexToStandardPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertComplexToStandardPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_complex_to_standard_pass() -> None:
    """Makes `ConversionConvertComplexToStandardPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertComplexToStandardPass`.
    """
    lib.mlsRegisterConversionConvertComplexToStandardPass()


def create_conversion_convert_control_flow_to_llvm_pass() -> Pass:
    """Makes the pass `convert-cf-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertControlFlowToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertControlFlowToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_control_flow_to_llvm_pass() -> None:
    """Makes `ConversionConvertControlFlowToLLVMPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertControlFlowToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertControlFlowToLLVMPass()


def create_conversion_convert_control_flow_to_spirv_pass() -> Pass:
    """Makes the pass `convert-cf-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertControlFlowToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertControlFlowToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_control_flow_to_spirv_pass() -> None:
    """Makes `ConversionConvertControlFlowToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertControlFlowToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertControlFlowToSPIRVPass()


def create_conversion_convert_func_to_emit_c() -> Pass:
    """Makes the pass `convert-func-to-emitc`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertFuncToEmitC`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertFuncToEmitC(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_func_to_emit_c() -> None:
    """Makes `ConversionConvertFuncToEmitC` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertFuncToEmitC`.
    """
    lib.mlsRegisterConversionConvertFuncToEmitC()


def create_conversion_convert_func_to_llvm_pass() -> Pass:
    """Makes the pass `convert-func-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertFuncToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertFuncToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_func_to_llvm_pass() -> None:
    """Makes `ConversionConvertFuncToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertFuncToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertFuncToLLVMPass()


def create_conversion_convert_func_to_spirv_pass() -> Pass:
    """Makes the pass `convert-func-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertFuncToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertFuncToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_func_to_spirv_pass() -> None:
    """Makes `ConversionConvertFuncToSPIRVPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertFuncToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertFuncToSPIRVPass()


def create_conversion_convert_gpu_to_spirv() -> Pass:
    """Makes the pass `convert-gpu-to-spirv`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertGPUToSPIRV`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertGPUToSPIRV(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_gpu_to_spirv() -> None:
    """Makes `ConversionConvertGPUToSPIRV` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertGPUToSPIRV`.
    """
    lib.mlsRegisterConversionConvertGPUToSPIRV()


def create_conversion_convert_gpu_ops_to_llvmspv_ops() -> Pass:
    """Makes the pass `convert-gpu-to-llvm-spv`, with the default of each option; it is for
    `gpu.module`.

    In C: `mlsCreateConversionConvertGpuOpsToLLVMSPVOps`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertGpuOpsToLLVMSPVOps(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_gpu_ops_to_llvmspv_ops() -> None:
    """Makes `ConversionConvertGpuOpsToLLVMSPVOps` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertGpuOpsToLLVMSPVOps`.
    """
    lib.mlsRegisterConversionConvertGpuOpsToLLVMSPVOps()


def create_conversion_convert_gpu_ops_to_nvvm_ops() -> Pass:
    """Makes the pass `convert-gpu-to-nvvm`, with the default of each option; it is for
    `gpu.module`.

    In C: `mlsCreateConversionConvertGpuOpsToNVVMOps`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertGpuOpsToNVVMOps(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_gpu_ops_to_nvvm_ops() -> None:
    """Makes `ConversionConvertGpuOpsToNVVMOps` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertGpuOpsToNVVMOps`.
    """
    lib.mlsRegisterConversionConvertGpuOpsToNVVMOps()


def create_conversion_convert_gpu_ops_to_rocdl_ops() -> Pass:
    """Makes the pass `convert-gpu-to-rocdl`, with the default of each option; it is for
    `gpu.module`.

    In C: `mlsCreateConversionConvertGpuOpsToROCDLOps`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertGpuOpsToROCDLOps(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_gpu_ops_to_rocdl_ops() -> None:
    """Makes `ConversionConvertGpuOpsToROCDLOps` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertGpuOpsToROCDLOps`.
    """
    lib.mlsRegisterConversionConvertGpuOpsToROCDLOps()


def create_conversion_convert_index_to_llvm_pass() -> Pass:
    """Makes the pass `convert-index-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertIndexToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertIndexToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_index_to_llvm_pass() -> None:
    """Makes `ConversionConvertIndexToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertIndexToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertIndexToLLVMPass()


def create_conversion_convert_index_to_spirv_pass() -> Pass:
    """Makes the pass `convert-index-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertIndexToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertIndexToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_index_to_spirv_pass() -> None:
    """Makes `ConversionConvertIndexToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertIndexToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertIndexToSPIRVPass()


def create_conversion_convert_linalg_to_standard_pass() -> Pass:
    """Makes the pass `convert-linalg-to-std`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertLinalgToStandardPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertLinalgToStandardPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_linalg_to_standard_pass() -> None:
    """Makes `ConversionConvertLinalgToStandardPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertLinalgToStandardPass`.
    """
    lib.mlsRegisterConversionConvertLinalgToStandardPass()


def create_conversion_convert_math_to_emit_c() -> Pass:
    """Makes the pass `convert-math-to-emitc`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertMathToEmitC`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToEmitC(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_emit_c() -> None:
    """Makes `ConversionConvertMathToEmitC` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToEmitC`.
    """
    lib.mlsRegisterConversionConvertMathToEmitC()


def create_conversion_convert_math_to_funcs() -> Pass:
    """Makes the pass `convert-math-to-funcs`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertMathToFuncs`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToFuncs(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_funcs() -> None:
    """Makes `ConversionConvertMathToFuncs` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToFuncs`.
    """
    lib.mlsRegisterConversionConvertMathToFuncs()


def create_conversion_convert_math_to_llvm_pass() -> Pass:
    """Makes the pass `convert-math-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertMathToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_llvm_pass() -> None:
    """Makes `ConversionConvertMathToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertMathToLLVMPass()


def create_conversion_convert_math_to_libm_pass() -> Pass:
    """Makes the pass `convert-math-to-libm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertMathToLibmPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToLibmPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_libm_pass() -> None:
    """Makes `ConversionConvertMathToLibmPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToLibmPass`.
    """
    lib.mlsRegisterConversionConvertMathToLibmPass()


def create_conversion_convert_math_to_rocdl() -> Pass:
    """Makes the pass `convert-math-to-rocdl`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertMathToROCDL`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToROCDL(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_rocdl() -> None:
    """Makes `ConversionConvertMathToROCDL` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToROCDL`.
    """
    lib.mlsRegisterConversionConvertMathToROCDL()


def create_conversion_convert_math_to_spirv_pass() -> Pass:
    """Makes the pass `convert-math-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertMathToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_spirv_pass() -> None:
    """Makes `ConversionConvertMathToSPIRVPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertMathToSPIRVPass()


def create_conversion_convert_math_to_xe_vm() -> Pass:
    """Makes the pass `convert-math-to-xevm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertMathToXeVM`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMathToXeVM(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_math_to_xe_vm() -> None:
    """Makes `ConversionConvertMathToXeVM` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMathToXeVM`.
    """
    lib.mlsRegisterConversionConvertMathToXeVM()


def create_conversion_convert_mem_ref_to_emit_c() -> Pass:
    """Makes the pass `convert-memref-to-emitc`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertMemRefToEmitC`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMemRefToEmitC(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_mem_ref_to_emit_c() -> None:
    """Makes `ConversionConvertMemRefToEmitC` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMemRefToEmitC`.
    """
    lib.mlsRegisterConversionConvertMemRefToEmitC()


def create_conversion_convert_mem_ref_to_spirv_pass() -> Pass:
    """Makes the pass `convert-memref-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertMemRefToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertMemRefToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_mem_ref_to_spirv_pass() -> None:
    """Makes `ConversionConvertMemRefToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertMemRefToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertMemRefToSPIRVPass()


def create_conversion_convert_nvgpu_to_nvvm_pass() -> Pass:
    """Makes the pass `convert-nvgpu-to-nvvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertNVGPUToNVVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertNVGPUToNVVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_nvgpu_to_nvvm_pass() -> None:
    """Makes `ConversionConvertNVGPUToNVVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertNVGPUToNVVMPass`.
    """
    lib.mlsRegisterConversionConvertNVGPUToNVVMPass()


def create_conversion_convert_nvvm_to_llvm_pass() -> Pass:
    """Makes the pass `convert-nvvm-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertNVVMToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertNVVMToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_nvvm_to_llvm_pass() -> None:
    """Makes `ConversionConvertNVVMToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertNVVMToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertNVVMToLLVMPass()


def create_conversion_convert_open_acc_to_scf_pass() -> Pass:
    """Makes the pass `convert-openacc-to-scf`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertOpenACCToSCFPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertOpenACCToSCFPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_open_acc_to_scf_pass() -> None:
    """Makes `ConversionConvertOpenACCToSCFPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertOpenACCToSCFPass`.
    """
    lib.mlsRegisterConversionConvertOpenACCToSCFPass()


def create_conversion_convert_open_mp_to_llvm_pass() -> Pass:
    """Makes the pass `convert-openmp-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertOpenMPToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertOpenMPToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_open_mp_to_llvm_pass() -> None:
    """Makes `ConversionConvertOpenMPToLLVMPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertOpenMPToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertOpenMPToLLVMPass()


def create_conversion_convert_pdl_to_pdl_interp_pass() -> Pass:
    """Makes the pass `convert-pdl-to-pdl-interp`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateConversionConvertPDLToPDLInterpPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertPDLToPDLInterpPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_pdl_to_pdl_interp_pass() -> None:
    """Makes `ConversionConvertPDLToPDLInterpPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertPDLToPDLInterpPass`.
    """
    lib.mlsRegisterConversionConvertPDLToPDLInterpPass()


def create_conversion_convert_parallel_loop_to_gpu_pass() -> Pass:
    """Makes the pass `convert-parallel-loops-to-gpu`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateConversionConvertParallelLoopToGpuPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertParallelLoopToGpuPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_parallel_loop_to_gpu_pass() -> None:
    """Makes `ConversionConvertParallelLoopToGpuPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertParallelLoopToGpuPass`.
    """
    lib.mlsRegisterConversionConvertParallelLoopToGpuPass()


def create_conversion_convert_scf_to_open_mp_pass() -> Pass:
    """Makes the pass `convert-scf-to-openmp`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertSCFToOpenMPPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertSCFToOpenMPPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_scf_to_open_mp_pass() -> None:
    """Makes `ConversionConvertSCFToOpenMPPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertSCFToOpenMPPass`.
    """
    lib.mlsRegisterConversionConvertSCFToOpenMPPass()


def create_conversion_convert_spirv_to_llvm_pass() -> Pass:
    """Makes the pass `convert-spirv-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertSPIRVToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertSPIRVToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_spirv_to_llvm_pass() -> None:
    """Makes `ConversionConvertSPIRVToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertSPIRVToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertSPIRVToLLVMPass()


def create_conversion_convert_shape_constraints_pass() -> Pass:
    """Makes the pass `convert-shape-constraints`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionConvertShapeConstraintsPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertShapeConstraintsPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_shape_constraints_pass() -> None:
    """Makes `ConversionConvertShapeConstraintsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertShapeConstraintsPass`.
    """
    lib.mlsRegisterConversionConvertShapeConstraintsPass()


def create_conversion_convert_shape_to_standard_pass() -> Pass:
    """Makes the pass `convert-shape-to-std`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionConvertShapeToStandardPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertShapeToStandardPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_shape_to_standard_pass() -> None:
    """Makes `ConversionConvertShapeToStandardPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertShapeToStandardPass`.
    """
    lib.mlsRegisterConversionConvertShapeToStandardPass()


def create_conversion_convert_shard_to_mpi_pass() -> Pass:
    """Makes the pass `convert-shard-to-mpi`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertShardToMPIPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertShardToMPIPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_shard_to_mpi_pass() -> None:
    """Makes `ConversionConvertShardToMPIPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertShardToMPIPass`.
    """
    lib.mlsRegisterConversionConvertShardToMPIPass()


def create_conversion_convert_tensor_to_linalg_pass() -> Pass:
    """Makes the pass `convert-tensor-to-linalg`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateConversionConvertTensorToLinalgPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertTensorToLinalgPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_tensor_to_linalg_pass() -> None:
    """Makes `ConversionConvertTensorToLinalgPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertTensorToLinalgPass`.
    """
    lib.mlsRegisterConversionConvertTensorToLinalgPass()


def create_conversion_convert_tensor_to_spirv_pass() -> Pass:
    """Makes the pass `convert-tensor-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertTensorToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertTensorToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_tensor_to_spirv_pass() -> None:
    """Makes `ConversionConvertTensorToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertTensorToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertTensorToSPIRVPass()


def create_conversion_convert_to_emit_c() -> Pass:
    """Makes the pass `convert-to-emitc`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionConvertToEmitC`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertToEmitC(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_to_emit_c() -> None:
    """Makes `ConversionConvertToEmitC` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertToEmitC`.
    """
    lib.mlsRegisterConversionConvertToEmitC()


def create_conversion_convert_to_llvm_pass() -> Pass:
    """Makes the pass `convert-to-llvm`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionConvertToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_to_llvm_pass() -> None:
    """Makes `ConversionConvertToLLVMPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertToLLVMPass()


def create_conversion_convert_vector_to_amx() -> Pass:
    """Makes the pass `convert-vector-to-amx`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToAMX`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToAMX(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_amx() -> None:
    """Makes `ConversionConvertVectorToAMX` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToAMX`.
    """
    lib.mlsRegisterConversionConvertVectorToAMX()


def create_conversion_convert_vector_to_arm_sme_pass() -> Pass:
    """Makes the pass `convert-vector-to-arm-sme`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToArmSMEPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToArmSMEPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_arm_sme_pass() -> None:
    """Makes `ConversionConvertVectorToArmSMEPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToArmSMEPass`.
    """
    lib.mlsRegisterConversionConvertVectorToArmSMEPass()


def create_conversion_convert_vector_to_gpu() -> Pass:
    """Makes the pass `convert-vector-to-gpu`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToGPU`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToGPU(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_gpu() -> None:
    """Makes `ConversionConvertVectorToGPU` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToGPU`.
    """
    lib.mlsRegisterConversionConvertVectorToGPU()


def create_conversion_convert_vector_to_llvm_pass() -> Pass:
    """Makes the pass `convert-vector-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_llvm_pass() -> None:
    """Makes `ConversionConvertVectorToLLVMPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertVectorToLLVMPass()


def create_conversion_convert_vector_to_scf() -> Pass:
    """Makes the pass `convert-vector-to-scf`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToSCF`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToSCF(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_scf() -> None:
    """Makes `ConversionConvertVectorToSCF` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToSCF`.
    """
    lib.mlsRegisterConversionConvertVectorToSCF()


def create_conversion_convert_vector_to_spirv_pass() -> Pass:
    """Makes the pass `convert-vector-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToSPIRVPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToSPIRVPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_spirv_pass() -> None:
    """Makes `ConversionConvertVectorToSPIRVPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToSPIRVPass`.
    """
    lib.mlsRegisterConversionConvertVectorToSPIRVPass()


def create_conversion_convert_vector_to_xe_gpu() -> Pass:
    """Makes the pass `convert-vector-to-xegpu`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertVectorToXeGPU`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertVectorToXeGPU(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_vector_to_xe_gpu() -> None:
    """Makes `ConversionConvertVectorToXeGPU` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertVectorToXeGPU`.
    """
    lib.mlsRegisterConversionConvertVectorToXeGPU()


def create_conversion_convert_xe_gpu_to_xe_vm_pass() -> Pass:
    """Makes the pass `convert-xegpu-to-xevm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertXeGPUToXeVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertXeGPUToXeVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_xe_gpu_to_xe_vm_pass() -> None:
    """Makes `ConversionConvertXeGPUToXeVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertXeGPUToXeVMPass`.
    """
    lib.mlsRegisterConversionConvertXeGPUToXeVMPass()


def create_conversion_convert_xe_vm_to_llvm_pass() -> Pass:
    """Makes the pass `convert-xevm-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionConvertXeVMToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionConvertXeVMToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_convert_xe_vm_to_llvm_pass() -> None:
    """Makes `ConversionConvertXeVMToLLVMPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionConvertXeVMToLLVMPass`.
    """
    lib.mlsRegisterConversionConvertXeVMToLLVMPass()


def create_conversion_finalize_mem_ref_to_llvm_conversion_pass() -> Pass:
    """Makes the pass `finalize-memref-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionFinalizeMemRefToLLVMConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionFinalizeMemRefToLLVMConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_finalize_mem_ref_to_llvm_conversion_pass() -> None:
    """Makes `ConversionFinalizeMemRefToLLVMConversionPass` known by name to the process,
    for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionFinalizeMemRefToLLVMConversionPass`.
    """
    lib.mlsRegisterConversionFinalizeMemRefToLLVMConversionPass()


def create_conversion_gpu_to_llvm_conversion_pass() -> Pass:
    """Makes the pass `gpu-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionGpuToLLVMConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionGpuToLLVMConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_gpu_to_llvm_conversion_pass() -> None:
    """Makes `ConversionGpuToLLVMConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionGpuToLLVMConversionPass`.
    """
    lib.mlsRegisterConversionGpuToLLVMConversionPass()


def create_conversion_lift_control_flow_to_scf_pass() -> Pass:
    """Makes the pass `lift-cf-to-scf`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionLiftControlFlowToSCFPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionLiftControlFlowToSCFPass(byref(out))
    return Pass._own(out.value)


def register_conversion_lift_control_flow_to_scf_pass() -> None:
    """Makes `ConversionLiftControlFlowToSCFPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionLiftControlFlowToSCFPass`.
    """
    lib.mlsRegisterConversionLiftControlFlowToSCFPass()


def create_conversion_lower_affine_pass() -> Pass:
    """Makes the pass `lower-affine`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionLowerAffinePass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionLowerAffinePass(byref(out))
    return Pass._own(out.value)


def register_conversion_lower_affine_pass() -> None:
    """Makes `ConversionLowerAffinePass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionLowerAffinePass`.
    """
    lib.mlsRegisterConversionLowerAffinePass()


def create_conversion_lower_host_code_to_llvm_pass() -> Pass:
    """Makes the pass `lower-host-to-llvm`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionLowerHostCodeToLLVMPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionLowerHostCodeToLLVMPass(byref(out))
    return Pass._own(out.value)


def register_conversion_lower_host_code_to_llvm_pass() -> None:
    """Makes `ConversionLowerHostCodeToLLVMPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionLowerHostCodeToLLVMPass`.
    """
    lib.mlsRegisterConversionLowerHostCodeToLLVMPass()


def create_conversion_map_mem_ref_storage_class() -> Pass:
    """Makes the pass `map-memref-spirv-storage-class`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateConversionMapMemRefStorageClass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionMapMemRefStorageClass(byref(out))
    return Pass._own(out.value)


def register_conversion_map_mem_ref_storage_class() -> None:
    """Makes `ConversionMapMemRefStorageClass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionMapMemRefStorageClass`.
    """
    lib.mlsRegisterConversionMapMemRefStorageClass()


def create_conversion_math_to_ap_float_conversion_pass() -> Pass:
    """Makes the pass `convert-math-to-apfloat`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionMathToAPFloatConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionMathToAPFloatConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_math_to_ap_float_conversion_pass() -> None:
    """Makes `ConversionMathToAPFloatConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionMathToAPFloatConversionPass`.
    """
    lib.mlsRegisterConversionMathToAPFloatConversionPass()


def create_conversion_reconcile_unrealized_casts_pass() -> Pass:
    """Makes the pass `reconcile-unrealized-casts`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateConversionReconcileUnrealizedCastsPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionReconcileUnrealizedCastsPass(byref(out))
    return Pass._own(out.value)


def register_conversion_reconcile_unrealized_casts_pass() -> None:
    """Makes `ConversionReconcileUnrealizedCastsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionReconcileUnrealizedCastsPass`.
    """
    lib.mlsRegisterConversionReconcileUnrealizedCastsPass()


def create_conversion_scf_to_control_flow_pass() -> Pass:
    """Makes the pass `convert-scf-to-cf`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionSCFToControlFlowPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionSCFToControlFlowPass(byref(out))
    return Pass._own(out.value)


def register_conversion_scf_to_control_flow_pass() -> None:
    """Makes `ConversionSCFToControlFlowPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionSCFToControlFlowPass`.
    """
    lib.mlsRegisterConversionSCFToControlFlowPass()


def create_conversion_scf_to_emit_c() -> Pass:
    """Makes the pass `convert-scf-to-emitc`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionSCFToEmitC`.
    """
    out = c_uint64()
    lib.mlsCreateConversionSCFToEmitC(byref(out))
    return Pass._own(out.value)


def register_conversion_scf_to_emit_c() -> None:
    """Makes `ConversionSCFToEmitC` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionSCFToEmitC`.
    """
    lib.mlsRegisterConversionSCFToEmitC()


def create_conversion_scf_to_spirv() -> Pass:
    """Makes the pass `convert-scf-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionSCFToSPIRV`.
    """
    out = c_uint64()
    lib.mlsCreateConversionSCFToSPIRV(byref(out))
    return Pass._own(out.value)


def register_conversion_scf_to_spirv() -> None:
    """Makes `ConversionSCFToSPIRV` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionSCFToSPIRV`.
    """
    lib.mlsRegisterConversionSCFToSPIRV()


def create_conversion_set_llvm_module_data_layout_pass() -> Pass:
    """Makes the pass `set-llvm-module-datalayout`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateConversionSetLLVMModuleDataLayoutPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionSetLLVMModuleDataLayoutPass(byref(out))
    return Pass._own(out.value)


def register_conversion_set_llvm_module_data_layout_pass() -> None:
    """Makes `ConversionSetLLVMModuleDataLayoutPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionSetLLVMModuleDataLayoutPass`.
    """
    lib.mlsRegisterConversionSetLLVMModuleDataLayoutPass()


def create_conversion_tosa_to_arith_pass() -> Pass:
    """Makes the pass `tosa-to-arith`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionTosaToArithPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionTosaToArithPass(byref(out))
    return Pass._own(out.value)


def register_conversion_tosa_to_arith_pass() -> None:
    """Makes `ConversionTosaToArithPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionTosaToArithPass`.
    """
    lib.mlsRegisterConversionTosaToArithPass()


def create_conversion_tosa_to_linalg() -> Pass:
    """Makes the pass `tosa-to-linalg`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionTosaToLinalg`.
    """
    out = c_uint64()
    lib.mlsCreateConversionTosaToLinalg(byref(out))
    return Pass._own(out.value)


def register_conversion_tosa_to_linalg() -> None:
    """Makes `ConversionTosaToLinalg` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionTosaToLinalg`.
    """
    lib.mlsRegisterConversionTosaToLinalg()


def create_conversion_tosa_to_linalg_named() -> Pass:
    """Makes the pass `tosa-to-linalg-named`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionTosaToLinalgNamed`.
    """
    out = c_uint64()
    lib.mlsCreateConversionTosaToLinalgNamed(byref(out))
    return Pass._own(out.value)


def register_conversion_tosa_to_linalg_named() -> None:
    """Makes `ConversionTosaToLinalgNamed` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionTosaToLinalgNamed`.
    """
    lib.mlsRegisterConversionTosaToLinalgNamed()


def create_conversion_tosa_to_ml_program() -> Pass:
    """Makes the pass `tosa-to-mlprogram`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateConversionTosaToMLProgram`.
    """
    out = c_uint64()
    lib.mlsCreateConversionTosaToMLProgram(byref(out))
    return Pass._own(out.value)


def register_conversion_tosa_to_ml_program() -> None:
    """Makes `ConversionTosaToMLProgram` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionTosaToMLProgram`.
    """
    lib.mlsRegisterConversionTosaToMLProgram()


def create_conversion_tosa_to_scf_pass() -> Pass:
    """Makes the pass `tosa-to-scf`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionTosaToSCFPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionTosaToSCFPass(byref(out))
    return Pass._own(out.value)


def register_conversion_tosa_to_scf_pass() -> None:
    """Makes `ConversionTosaToSCFPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionTosaToSCFPass`.
    """
    lib.mlsRegisterConversionTosaToSCFPass()


def create_conversion_tosa_to_tensor_pass() -> Pass:
    """Makes the pass `tosa-to-tensor`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateConversionTosaToTensorPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionTosaToTensorPass(byref(out))
    return Pass._own(out.value)


def register_conversion_tosa_to_tensor_pass() -> None:
    """Makes `ConversionTosaToTensorPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionTosaToTensorPass`.
    """
    lib.mlsRegisterConversionTosaToTensorPass()


def create_conversion_ub_to_llvm_conversion_pass() -> Pass:
    """Makes the pass `convert-ub-to-llvm`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionUBToLLVMConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionUBToLLVMConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_ub_to_llvm_conversion_pass() -> None:
    """Makes `ConversionUBToLLVMConversionPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionUBToLLVMConversionPass`.
    """
    lib.mlsRegisterConversionUBToLLVMConversionPass()


def create_conversion_ub_to_spirv_conversion_pass() -> Pass:
    """Makes the pass `convert-ub-to-spirv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateConversionUBToSPIRVConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateConversionUBToSPIRVConversionPass(byref(out))
    return Pass._own(out.value)


def register_conversion_ub_to_spirv_conversion_pass() -> None:
    """Makes `ConversionUBToSPIRVConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterConversionUBToSPIRVConversionPass`.
    """
    lib.mlsRegisterConversionUBToSPIRVConversionPass()


def register_affine_passes() -> None:
    """Makes `AffinePasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffinePasses`.
    """
    lib.mlsRegisterAffinePasses()


def create_affine_affine_data_copy_generation() -> Pass:
    """Makes the pass `affine-data-copy-generate`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateAffineAffineDataCopyGeneration`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineDataCopyGeneration(byref(out))
    return Pass._own(out.value)


def register_affine_affine_data_copy_generation() -> None:
    """Makes `AffineAffineDataCopyGeneration` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineDataCopyGeneration`.
    """
    lib.mlsRegisterAffineAffineDataCopyGeneration()


def create_affine_affine_expand_index_ops() -> Pass:
    """Makes the pass `affine-expand-index-ops`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAffineAffineExpandIndexOps`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineExpandIndexOps(byref(out))
    return Pass._own(out.value)


def register_affine_affine_expand_index_ops() -> None:
    """Makes `AffineAffineExpandIndexOps` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineExpandIndexOps`.
    """
    lib.mlsRegisterAffineAffineExpandIndexOps()


def create_affine_affine_expand_index_ops_as_affine() -> Pass:
    """Makes the pass `affine-expand-index-ops-as-affine`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateAffineAffineExpandIndexOpsAsAffine`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineExpandIndexOpsAsAffine(byref(out))
    return Pass._own(out.value)


def register_affine_affine_expand_index_ops_as_affine() -> None:
    """Makes `AffineAffineExpandIndexOpsAsAffine` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineExpandIndexOpsAsAffine`.
    """
    lib.mlsRegisterAffineAffineExpandIndexOpsAsAffine()


def create_affine_affine_fold_mem_ref_alias_ops() -> Pass:
    """Makes the pass `affine-fold-memref-alias-ops`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateAffineAffineFoldMemRefAliasOps`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineFoldMemRefAliasOps(byref(out))
    return Pass._own(out.value)


def register_affine_affine_fold_mem_ref_alias_ops() -> None:
    """Makes `AffineAffineFoldMemRefAliasOps` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineFoldMemRefAliasOps`.
    """
    lib.mlsRegisterAffineAffineFoldMemRefAliasOps()


def create_affine_affine_loop_fusion() -> Pass:
    """Makes the pass `affine-loop-fusion`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAffineAffineLoopFusion`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineLoopFusion(byref(out))
    return Pass._own(out.value)


def register_affine_affine_loop_fusion() -> None:
    """Makes `AffineAffineLoopFusion` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineLoopFusion`.
    """
    lib.mlsRegisterAffineAffineLoopFusion()


def create_affine_affine_loop_invariant_code_motion() -> Pass:
    """Makes the pass `affine-loop-invariant-code-motion`, with the default of each option;
    it is for `func.func`.

    In C: `mlsCreateAffineAffineLoopInvariantCodeMotion`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineLoopInvariantCodeMotion(byref(out))
    return Pass._own(out.value)


def register_affine_affine_loop_invariant_code_motion() -> None:
    """Makes `AffineAffineLoopInvariantCodeMotion` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineLoopInvariantCodeMotion`.
    """
    lib.mlsRegisterAffineAffineLoopInvariantCodeMotion()


def create_affine_affine_loop_normalize() -> Pass:
    """Makes the pass `affine-loop-normalize`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateAffineAffineLoopNormalize`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineLoopNormalize(byref(out))
    return Pass._own(out.value)


def register_affine_affine_loop_normalize() -> None:
    """Makes `AffineAffineLoopNormalize` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineLoopNormalize`.
    """
    lib.mlsRegisterAffineAffineLoopNormalize()


def create_affine_affine_loop_tiling() -> Pass:
    """Makes the pass `affine-loop-tile`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateAffineAffineLoopTiling`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineLoopTiling(byref(out))
    return Pass._own(out.value)


def register_affine_affine_loop_tiling() -> None:
    """Makes `AffineAffineLoopTiling` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineLoopTiling`.
    """
    lib.mlsRegisterAffineAffineLoopTiling()


def create_affine_affine_loop_unroll() -> Pass:
    """Makes the pass `affine-loop-unroll`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAffineAffineLoopUnroll`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineLoopUnroll(byref(out))
    return Pass._own(out.value)


def register_affine_affine_loop_unroll() -> None:
    """Makes `AffineAffineLoopUnroll` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineLoopUnroll`.
    """
    lib.mlsRegisterAffineAffineLoopUnroll()


def create_affine_affine_loop_unroll_and_jam() -> Pass:
    """Makes the pass `affine-loop-unroll-jam`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAffineAffineLoopUnrollAndJam`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineLoopUnrollAndJam(byref(out))
    return Pass._own(out.value)


def register_affine_affine_loop_unroll_and_jam() -> None:
    """Makes `AffineAffineLoopUnrollAndJam` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineLoopUnrollAndJam`.
    """
    lib.mlsRegisterAffineAffineLoopUnrollAndJam()


def create_affine_affine_parallelize() -> Pass:
    """Makes the pass `affine-parallelize`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateAffineAffineParallelize`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineParallelize(byref(out))
    return Pass._own(out.value)


def register_affine_affine_parallelize() -> None:
    """Makes `AffineAffineParallelize` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineParallelize`.
    """
    lib.mlsRegisterAffineAffineParallelize()


def create_affine_affine_pipeline_data_transfer() -> Pass:
    """Makes the pass `affine-pipeline-data-transfer`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateAffineAffinePipelineDataTransfer`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffinePipelineDataTransfer(byref(out))
    return Pass._own(out.value)


def register_affine_affine_pipeline_data_transfer() -> None:
    """Makes `AffineAffinePipelineDataTransfer` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffinePipelineDataTransfer`.
    """
    lib.mlsRegisterAffineAffinePipelineDataTransfer()


def create_affine_affine_scalar_replacement() -> Pass:
    """Makes the pass `affine-scalrep`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateAffineAffineScalarReplacement`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineScalarReplacement(byref(out))
    return Pass._own(out.value)


def register_affine_affine_scalar_replacement() -> None:
    """Makes `AffineAffineScalarReplacement` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineScalarReplacement`.
    """
    lib.mlsRegisterAffineAffineScalarReplacement()


def create_affine_affine_vectorize() -> Pass:
    """Makes the pass `affine-super-vectorize`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateAffineAffineVectorize`.
    """
    out = c_uint64()
    lib.mlsCreateAffineAffineVectorize(byref(out))
    return Pass._own(out.value)


def register_affine_affine_vectorize() -> None:
    """Makes `AffineAffineVectorize` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineAffineVectorize`.
    """
    lib.mlsRegisterAffineAffineVectorize()


def create_affine_loop_coalescing() -> Pass:
    """Makes the pass `affine-loop-coalescing`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateAffineLoopCoalescing`.
    """
    out = c_uint64()
    lib.mlsCreateAffineLoopCoalescing(byref(out))
    return Pass._own(out.value)


def register_affine_loop_coalescing() -> None:
    """Makes `AffineLoopCoalescing` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineLoopCoalescing`.
    """
    lib.mlsRegisterAffineLoopCoalescing()


def create_affine_raise_memref_dialect() -> Pass:
    """Makes the pass `affine-raise-from-memref`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateAffineRaiseMemrefDialect`.
    """
    out = c_uint64()
    lib.mlsCreateAffineRaiseMemrefDialect(byref(out))
    return Pass._own(out.value)


def register_affine_raise_memref_dialect() -> None:
    """Makes `AffineRaiseMemrefDialect` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineRaiseMemrefDialect`.
    """
    lib.mlsRegisterAffineRaiseMemrefDialect()


def create_affine_simplify_affine_min_max_pass() -> Pass:
    """Makes the pass `affine-simplify-min-max`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAffineSimplifyAffineMinMaxPass`.
    """
    out = c_uint64()
    lib.mlsCreateAffineSimplifyAffineMinMaxPass(byref(out))
    return Pass._own(out.value)


def register_affine_simplify_affine_min_max_pass() -> None:
    """Makes `AffineSimplifyAffineMinMaxPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineSimplifyAffineMinMaxPass`.
    """
    lib.mlsRegisterAffineSimplifyAffineMinMaxPass()


def create_affine_simplify_affine_structures() -> Pass:
    """Makes the pass `affine-simplify-structures`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateAffineSimplifyAffineStructures`.
    """
    out = c_uint64()
    lib.mlsCreateAffineSimplifyAffineStructures(byref(out))
    return Pass._own(out.value)


def register_affine_simplify_affine_structures() -> None:
    """Makes `AffineSimplifyAffineStructures` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAffineSimplifyAffineStructures`.
    """
    lib.mlsRegisterAffineSimplifyAffineStructures()


def register_amdgpu_passes() -> None:
    """Makes `AMDGPUPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAMDGPUPasses`.
    """
    lib.mlsRegisterAMDGPUPasses()


def create_amdgpu_amdgpu_emulate_atomics_pass() -> Pass:
    """Makes the pass `amdgpu-emulate-atomics`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAMDGPUAmdgpuEmulateAtomicsPass`.
    """
    out = c_uint64()
    lib.mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(byref(out))
    return Pass._own(out.value)


def register_amdgpu_amdgpu_emulate_atomics_pass() -> None:
    """Makes `AMDGPUAmdgpuEmulateAtomicsPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass`.
    """
    lib.mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass()


def create_amdgpu_amdgpu_fold_mem_ref_ops_pass() -> Pass:
    """Makes the pass `amdgpu-fold-memrefs-ops`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(byref(out))
    return Pass._own(out.value)


def register_amdgpu_amdgpu_fold_mem_ref_ops_pass() -> None:
    """Makes `AMDGPUAmdgpuFoldMemRefOpsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass`.
    """
    lib.mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass()


def create_amdgpu_amdgpu_maskedload_to_load_pass() -> Pass:
    """Makes the pass `amdgpu-maskedload-to-load`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass`.
    """
    out = c_uint64()
    lib.mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(byref(out))
    return Pass._own(out.value)


def register_amdgpu_amdgpu_maskedload_to_load_pass() -> None:
    """Makes `AMDGPUAmdgpuMaskedloadToLoadPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass`.
    """
    lib.mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass()


def create_amdgpu_amdgpu_resolve_strided_metadata_pass() -> Pass:
    """Makes the pass `amdgpu-resolve-strided-metadata`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass`.
    """
    out = c_uint64()
    lib.mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(byref(out))
    return Pass._own(out.value)


def register_amdgpu_amdgpu_resolve_strided_metadata_pass() -> None:
    """Makes `AMDGPUAmdgpuResolveStridedMetadataPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass`.
    """
    lib.mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass()


def register_arith_passes() -> None:
    """Makes `ArithPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithPasses`.
    """
    lib.mlsRegisterArithPasses()


def create_arith_arith_emulate_unsupported_floats() -> Pass:
    """Makes the pass `arith-emulate-unsupported-floats`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateArithArithEmulateUnsupportedFloats`.
    """
    out = c_uint64()
    lib.mlsCreateArithArithEmulateUnsupportedFloats(byref(out))
    return Pass._own(out.value)


def register_arith_arith_emulate_unsupported_floats() -> None:
    """Makes `ArithArithEmulateUnsupportedFloats` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithArithEmulateUnsupportedFloats`.
    """
    lib.mlsRegisterArithArithEmulateUnsupportedFloats()


def create_arith_arith_emulate_wide_int() -> Pass:
    """Makes the pass `arith-emulate-wide-int`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateArithArithEmulateWideInt`.
    """
    out = c_uint64()
    lib.mlsCreateArithArithEmulateWideInt(byref(out))
    return Pass._own(out.value)


def register_arith_arith_emulate_wide_int() -> None:
    """Makes `ArithArithEmulateWideInt` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithArithEmulateWideInt`.
    """
    lib.mlsRegisterArithArithEmulateWideInt()


def create_arith_arith_expand_ops_pass() -> Pass:
    """Makes the pass `arith-expand`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateArithArithExpandOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateArithArithExpandOpsPass(byref(out))
    return Pass._own(out.value)


def register_arith_arith_expand_ops_pass() -> None:
    """Makes `ArithArithExpandOpsPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithArithExpandOpsPass`.
    """
    lib.mlsRegisterArithArithExpandOpsPass()


def create_arith_arith_int_range_narrowing() -> Pass:
    """Makes the pass `arith-int-range-narrowing`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateArithArithIntRangeNarrowing`.
    """
    out = c_uint64()
    lib.mlsCreateArithArithIntRangeNarrowing(byref(out))
    return Pass._own(out.value)


def register_arith_arith_int_range_narrowing() -> None:
    """Makes `ArithArithIntRangeNarrowing` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithArithIntRangeNarrowing`.
    """
    lib.mlsRegisterArithArithIntRangeNarrowing()


def create_arith_arith_int_range_opts() -> Pass:
    """Makes the pass `int-range-optimizations`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateArithArithIntRangeOpts`.
    """
    out = c_uint64()
    lib.mlsCreateArithArithIntRangeOpts(byref(out))
    return Pass._own(out.value)


def register_arith_arith_int_range_opts() -> None:
    """Makes `ArithArithIntRangeOpts` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithArithIntRangeOpts`.
    """
    lib.mlsRegisterArithArithIntRangeOpts()


def create_arith_arith_unsigned_when_equivalent_pass() -> Pass:
    """Makes the pass `arith-unsigned-when-equivalent`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateArithArithUnsignedWhenEquivalentPass`.
    """
    out = c_uint64()
    lib.mlsCreateArithArithUnsignedWhenEquivalentPass(byref(out))
    return Pass._own(out.value)


def register_arith_arith_unsigned_when_equivalent_pass() -> None:
    """Makes `ArithArithUnsignedWhenEquivalentPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArithArithUnsignedWhenEquivalentPass`.
    """
    lib.mlsRegisterArithArithUnsignedWhenEquivalentPass()


def register_arm_sme_passes() -> None:
    """Makes `ArmSMEPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArmSMEPasses`.
    """
    lib.mlsRegisterArmSMEPasses()


def create_arm_sme_enable_arm_streaming() -> Pass:
    """Makes the pass `enable-arm-streaming`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateArmSMEEnableArmStreaming`.
    """
    out = c_uint64()
    lib.mlsCreateArmSMEEnableArmStreaming(byref(out))
    return Pass._own(out.value)


def register_arm_sme_enable_arm_streaming() -> None:
    """Makes `ArmSMEEnableArmStreaming` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArmSMEEnableArmStreaming`.
    """
    lib.mlsRegisterArmSMEEnableArmStreaming()


def create_arm_sme_outer_product_fusion() -> Pass:
    """Makes the pass `arm-sme-outer-product-fusion`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateArmSMEOuterProductFusion`.
    """
    out = c_uint64()
    lib.mlsCreateArmSMEOuterProductFusion(byref(out))
    return Pass._own(out.value)


def register_arm_sme_outer_product_fusion() -> None:
    """Makes `ArmSMEOuterProductFusion` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArmSMEOuterProductFusion`.
    """
    lib.mlsRegisterArmSMEOuterProductFusion()


def create_arm_sme_test_tile_allocation() -> Pass:
    """Makes the pass `test-arm-sme-tile-allocation`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateArmSMETestTileAllocation`.
    """
    out = c_uint64()
    lib.mlsCreateArmSMETestTileAllocation(byref(out))
    return Pass._own(out.value)


def register_arm_sme_test_tile_allocation() -> None:
    """Makes `ArmSMETestTileAllocation` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArmSMETestTileAllocation`.
    """
    lib.mlsRegisterArmSMETestTileAllocation()


def create_arm_sme_vector_legalization() -> Pass:
    """Makes the pass `arm-sme-vector-legalization`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateArmSMEVectorLegalization`.
    """
    out = c_uint64()
    lib.mlsCreateArmSMEVectorLegalization(byref(out))
    return Pass._own(out.value)


def register_arm_sme_vector_legalization() -> None:
    """Makes `ArmSMEVectorLegalization` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterArmSMEVectorLegalization`.
    """
    lib.mlsRegisterArmSMEVectorLegalization()


def register_async_passes() -> None:
    """Makes `AsyncPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncPasses`.
    """
    lib.mlsRegisterAsyncPasses()


def create_async_async_func_to_async_runtime_pass() -> Pass:
    """Makes the pass `async-func-to-async-runtime`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateAsyncAsyncFuncToAsyncRuntimePass`.
    """
    out = c_uint64()
    lib.mlsCreateAsyncAsyncFuncToAsyncRuntimePass(byref(out))
    return Pass._own(out.value)


def register_async_async_func_to_async_runtime_pass() -> None:
    """Makes `AsyncAsyncFuncToAsyncRuntimePass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncAsyncFuncToAsyncRuntimePass`.
    """
    lib.mlsRegisterAsyncAsyncFuncToAsyncRuntimePass()


def create_async_async_parallel_for_pass() -> Pass:
    """Makes the pass `async-parallel-for`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateAsyncAsyncParallelForPass`.
    """
    out = c_uint64()
    lib.mlsCreateAsyncAsyncParallelForPass(byref(out))
    return Pass._own(out.value)


def register_async_async_parallel_for_pass() -> None:
    """Makes `AsyncAsyncParallelForPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncAsyncParallelForPass`.
    """
    lib.mlsRegisterAsyncAsyncParallelForPass()


def create_async_async_runtime_policy_based_ref_counting_pass() -> Pass:
    """Makes the pass `async-runtime-policy-based-ref-counting`, with the default of each
    option; it is for every operation that it can run on.

    In C: `mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass`.
    """
    out = c_uint64()
    lib.mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(byref(out))
    return Pass._own(out.value)


def register_async_async_runtime_policy_based_ref_counting_pass() -> None:
    """Makes `AsyncAsyncRuntimePolicyBasedRefCountingPass` known by name to the process,
    for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass`.
    """
    lib.mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass()


def create_async_async_runtime_ref_counting_opt_pass() -> Pass:
    """Makes the pass `async-runtime-ref-counting-opt`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateAsyncAsyncRuntimeRefCountingOptPass`.
    """
    out = c_uint64()
    lib.mlsCreateAsyncAsyncRuntimeRefCountingOptPass(byref(out))
    return Pass._own(out.value)


def register_async_async_runtime_ref_counting_opt_pass() -> None:
    """Makes `AsyncAsyncRuntimeRefCountingOptPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncAsyncRuntimeRefCountingOptPass`.
    """
    lib.mlsRegisterAsyncAsyncRuntimeRefCountingOptPass()


def create_async_async_runtime_ref_counting_pass() -> Pass:
    """Makes the pass `async-runtime-ref-counting`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateAsyncAsyncRuntimeRefCountingPass`.
    """
    out = c_uint64()
    lib.mlsCreateAsyncAsyncRuntimeRefCountingPass(byref(out))
    return Pass._own(out.value)


def register_async_async_runtime_ref_counting_pass() -> None:
    """Makes `AsyncAsyncRuntimeRefCountingPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncAsyncRuntimeRefCountingPass`.
    """
    lib.mlsRegisterAsyncAsyncRuntimeRefCountingPass()


def create_async_async_to_async_runtime_pass() -> Pass:
    """Makes the pass `async-to-async-runtime`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateAsyncAsyncToAsyncRuntimePass`.
    """
    out = c_uint64()
    lib.mlsCreateAsyncAsyncToAsyncRuntimePass(byref(out))
    return Pass._own(out.value)


def register_async_async_to_async_runtime_pass() -> None:
    """Makes `AsyncAsyncToAsyncRuntimePass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterAsyncAsyncToAsyncRuntimePass`.
    """
    lib.mlsRegisterAsyncAsyncToAsyncRuntimePass()


def register_bufferization_passes() -> None:
    """Makes `BufferizationPasses` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationPasses`.
    """
    lib.mlsRegisterBufferizationPasses()


def create_bufferization_buffer_deallocation_simplification_pass() -> Pass:
    """Makes the pass `buffer-deallocation-simplification`, with the default of each
    option; it is for every operation that it can run on.

    In C: `mlsCreateBufferizationBufferDeallocationSimplificationPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationBufferDeallocationSimplificationPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_buffer_deallocation_simplification_pass() -> None:
    """Makes `BufferizationBufferDeallocationSimplificationPass` known by name to the
    process, for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationBufferDeallocationSimplificationPass`.
    """
    lib.mlsRegisterBufferizationBufferDeallocationSimplificationPass()


def create_bufferization_buffer_hoisting_pass() -> Pass:
    """Makes the pass `buffer-hoisting`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateBufferizationBufferHoistingPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationBufferHoistingPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_buffer_hoisting_pass() -> None:
    """Makes `BufferizationBufferHoistingPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationBufferHoistingPass`.
    """
    lib.mlsRegisterBufferizationBufferHoistingPass()


def create_bufferization_buffer_loop_hoisting_pass() -> Pass:
    """Makes the pass `buffer-loop-hoisting`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateBufferizationBufferLoopHoistingPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationBufferLoopHoistingPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_buffer_loop_hoisting_pass() -> None:
    """Makes `BufferizationBufferLoopHoistingPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationBufferLoopHoistingPass`.
    """
    lib.mlsRegisterBufferizationBufferLoopHoistingPass()


def create_bufferization_buffer_results_to_out_params_pass() -> Pass:
    """Makes the pass `buffer-results-to-out-params`, with the default of each option; it
    is for `builtin.module`.

    In C: `mlsCreateBufferizationBufferResultsToOutParamsPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationBufferResultsToOutParamsPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_buffer_results_to_out_params_pass() -> None:
    """Makes `BufferizationBufferResultsToOutParamsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationBufferResultsToOutParamsPass`.
    """
    lib.mlsRegisterBufferizationBufferResultsToOutParamsPass()


def create_bufferization_drop_equivalent_buffer_results_pass() -> Pass:
    """Makes the pass `drop-equivalent-buffer-results`, with the default of each option; it
    is for `builtin.module`.

    In C: `mlsCreateBufferizationDropEquivalentBufferResultsPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationDropEquivalentBufferResultsPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_drop_equivalent_buffer_results_pass() -> None:
    """Makes `BufferizationDropEquivalentBufferResultsPass` known by name to the process,
    for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationDropEquivalentBufferResultsPass`.
    """
    lib.mlsRegisterBufferizationDropEquivalentBufferResultsPass()


def create_bufferization_empty_tensor_elimination_pass() -> Pass:
    """Makes the pass `eliminate-empty-tensors`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateBufferizationEmptyTensorEliminationPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationEmptyTensorEliminationPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_empty_tensor_elimination_pass() -> None:
    """Makes `BufferizationEmptyTensorEliminationPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationEmptyTensorEliminationPass`.
    """
    lib.mlsRegisterBufferizationEmptyTensorEliminationPass()


def create_bufferization_empty_tensor_to_alloc_tensor_pass() -> Pass:
    """Makes the pass `empty-tensor-to-alloc-tensor`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateBufferizationEmptyTensorToAllocTensorPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationEmptyTensorToAllocTensorPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_empty_tensor_to_alloc_tensor_pass() -> None:
    """Makes `BufferizationEmptyTensorToAllocTensorPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationEmptyTensorToAllocTensorPass`.
    """
    lib.mlsRegisterBufferizationEmptyTensorToAllocTensorPass()


def create_bufferization_lower_deallocations_pass() -> Pass:
    """Makes the pass `bufferization-lower-deallocations`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateBufferizationLowerDeallocationsPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationLowerDeallocationsPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_lower_deallocations_pass() -> None:
    """Makes `BufferizationLowerDeallocationsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationLowerDeallocationsPass`.
    """
    lib.mlsRegisterBufferizationLowerDeallocationsPass()


def create_bufferization_one_shot_bufferize_pass() -> Pass:
    """Makes the pass `one-shot-bufferize`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateBufferizationOneShotBufferizePass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationOneShotBufferizePass(byref(out))
    return Pass._own(out.value)


def register_bufferization_one_shot_bufferize_pass() -> None:
    """Makes `BufferizationOneShotBufferizePass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationOneShotBufferizePass`.
    """
    lib.mlsRegisterBufferizationOneShotBufferizePass()


def create_bufferization_optimize_allocation_liveness_pass() -> Pass:
    """Makes the pass `optimize-allocation-liveness`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateBufferizationOptimizeAllocationLivenessPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationOptimizeAllocationLivenessPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_optimize_allocation_liveness_pass() -> None:
    """Makes `BufferizationOptimizeAllocationLivenessPass` known by name to the process,
    for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationOptimizeAllocationLivenessPass`.
    """
    lib.mlsRegisterBufferizationOptimizeAllocationLivenessPass()


def create_bufferization_ownership_based_buffer_deallocation_pass() -> Pass:
    """Makes the pass `ownership-based-buffer-deallocation`, with the default of each
    option; it is for every operation that it can run on.

    In C: `mlsCreateBufferizationOwnershipBasedBufferDeallocationPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_ownership_based_buffer_deallocation_pass() -> None:
    """Makes `BufferizationOwnershipBasedBufferDeallocationPass` known by name to the
    process, for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass`.
    """
    lib.mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass()


def create_bufferization_promote_buffers_to_stack_pass() -> Pass:
    """Makes the pass `promote-buffers-to-stack`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateBufferizationPromoteBuffersToStackPass`.
    """
    out = c_uint64()
    lib.mlsCreateBufferizationPromoteBuffersToStackPass(byref(out))
    return Pass._own(out.value)


def register_bufferization_promote_buffers_to_stack_pass() -> None:
    """Makes `BufferizationPromoteBuffersToStackPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterBufferizationPromoteBuffersToStackPass`.
    """
    lib.mlsRegisterBufferizationPromoteBuffersToStackPass()


def register_emit_c_passes() -> None:
    """Makes `EmitCPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterEmitCPasses`.
    """
    lib.mlsRegisterEmitCPasses()


def create_emit_c_form_expressions_pass() -> Pass:
    """Makes the pass `form-expressions`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateEmitCFormExpressionsPass`.
    """
    out = c_uint64()
    lib.mlsCreateEmitCFormExpressionsPass(byref(out))
    return Pass._own(out.value)


def register_emit_c_form_expressions_pass() -> None:
    """Makes `EmitCFormExpressionsPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterEmitCFormExpressionsPass`.
    """
    lib.mlsRegisterEmitCFormExpressionsPass()


def create_emit_c_wrap_func_in_class_pass() -> Pass:
    """Makes the pass `wrap-emitc-func-in-class`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateEmitCWrapFuncInClassPass`.
    """
    out = c_uint64()
    lib.mlsCreateEmitCWrapFuncInClassPass(byref(out))
    return Pass._own(out.value)


def register_emit_c_wrap_func_in_class_pass() -> None:
    """Makes `EmitCWrapFuncInClassPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterEmitCWrapFuncInClassPass`.
    """
    lib.mlsRegisterEmitCWrapFuncInClassPass()


def register_func_passes() -> None:
    """Makes `FuncPasses` known by name to the process, for pipelines in text form. Once is
    enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterFuncPasses`.
    """
    lib.mlsRegisterFuncPasses()


def create_func_duplicate_function_elimination_pass() -> Pass:
    """Makes the pass `duplicate-function-elimination`, with the default of each option; it
    is for `builtin.module`.

    In C: `mlsCreateFuncDuplicateFunctionEliminationPass`.
    """
    out = c_uint64()
    lib.mlsCreateFuncDuplicateFunctionEliminationPass(byref(out))
    return Pass._own(out.value)


def register_func_duplicate_function_elimination_pass() -> None:
    """Makes `FuncDuplicateFunctionEliminationPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterFuncDuplicateFunctionEliminationPass`.
    """
    lib.mlsRegisterFuncDuplicateFunctionEliminationPass()


def register_gpu_passes() -> None:
    """Makes `GPUPasses` known by name to the process, for pipelines in text form. Once is
    enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUPasses`.
    """
    lib.mlsRegisterGPUPasses()


def create_gpu_gpu_async_region_pass() -> Pass:
    """Makes the pass `gpu-async-region`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateGPUGpuAsyncRegionPass`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuAsyncRegionPass(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_async_region_pass() -> None:
    """Makes `GPUGpuAsyncRegionPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuAsyncRegionPass`.
    """
    lib.mlsRegisterGPUGpuAsyncRegionPass()


def create_gpu_gpu_decompose_memrefs_pass() -> Pass:
    """Makes the pass `gpu-decompose-memrefs`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateGPUGpuDecomposeMemrefsPass`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuDecomposeMemrefsPass(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_decompose_memrefs_pass() -> None:
    """Makes `GPUGpuDecomposeMemrefsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuDecomposeMemrefsPass`.
    """
    lib.mlsRegisterGPUGpuDecomposeMemrefsPass()


def create_gpu_gpu_eliminate_barriers() -> Pass:
    """Makes the pass `gpu-eliminate-barriers`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateGPUGpuEliminateBarriers`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuEliminateBarriers(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_eliminate_barriers() -> None:
    """Makes `GPUGpuEliminateBarriers` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuEliminateBarriers`.
    """
    lib.mlsRegisterGPUGpuEliminateBarriers()


def create_gpu_gpu_kernel_outlining_pass() -> Pass:
    """Makes the pass `gpu-kernel-outlining`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateGPUGpuKernelOutliningPass`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuKernelOutliningPass(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_kernel_outlining_pass() -> None:
    """Makes `GPUGpuKernelOutliningPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuKernelOutliningPass`.
    """
    lib.mlsRegisterGPUGpuKernelOutliningPass()


def create_gpu_gpu_launch_sink_index_computations_pass() -> Pass:
    """Makes the pass `gpu-launch-sink-index-computations`, with the default of each
    option; it is for every operation that it can run on.

    In C: `mlsCreateGPUGpuLaunchSinkIndexComputationsPass`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuLaunchSinkIndexComputationsPass(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_launch_sink_index_computations_pass() -> None:
    """Makes `GPUGpuLaunchSinkIndexComputationsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuLaunchSinkIndexComputationsPass`.
    """
    lib.mlsRegisterGPUGpuLaunchSinkIndexComputationsPass()


def create_gpu_gpu_map_parallel_loops_pass() -> Pass:
    """Makes the pass `gpu-map-parallel-loops`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateGPUGpuMapParallelLoopsPass`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuMapParallelLoopsPass(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_map_parallel_loops_pass() -> None:
    """Makes `GPUGpuMapParallelLoopsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuMapParallelLoopsPass`.
    """
    lib.mlsRegisterGPUGpuMapParallelLoopsPass()


def create_gpu_gpu_module_to_binary_pass() -> Pass:
    """Makes the pass `gpu-module-to-binary`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateGPUGpuModuleToBinaryPass`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuModuleToBinaryPass(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_module_to_binary_pass() -> None:
    """Makes `GPUGpuModuleToBinaryPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuModuleToBinaryPass`.
    """
    lib.mlsRegisterGPUGpuModuleToBinaryPass()


def create_gpu_gpu_nvvm_attach_target() -> Pass:
    """Makes the pass `nvvm-attach-target`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateGPUGpuNVVMAttachTarget`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuNVVMAttachTarget(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_nvvm_attach_target() -> None:
    """Makes `GPUGpuNVVMAttachTarget` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuNVVMAttachTarget`.
    """
    lib.mlsRegisterGPUGpuNVVMAttachTarget()


def create_gpu_gpu_rocdl_attach_target() -> Pass:
    """Makes the pass `rocdl-attach-target`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateGPUGpuROCDLAttachTarget`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuROCDLAttachTarget(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_rocdl_attach_target() -> None:
    """Makes `GPUGpuROCDLAttachTarget` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuROCDLAttachTarget`.
    """
    lib.mlsRegisterGPUGpuROCDLAttachTarget()


def create_gpu_gpu_spirv_attach_target() -> Pass:
    """Makes the pass `spirv-attach-target`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateGPUGpuSPIRVAttachTarget`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuSPIRVAttachTarget(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_spirv_attach_target() -> None:
    """Makes `GPUGpuSPIRVAttachTarget` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuSPIRVAttachTarget`.
    """
    lib.mlsRegisterGPUGpuSPIRVAttachTarget()


def create_gpu_gpu_xe_vm_attach_target() -> Pass:
    """Makes the pass `xevm-attach-target`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateGPUGpuXeVMAttachTarget`.
    """
    out = c_uint64()
    lib.mlsCreateGPUGpuXeVMAttachTarget(byref(out))
    return Pass._own(out.value)


def register_gpu_gpu_xe_vm_attach_target() -> None:
    """Makes `GPUGpuXeVMAttachTarget` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterGPUGpuXeVMAttachTarget`.
    """
    lib.mlsRegisterGPUGpuXeVMAttachTarget()


def register_linalg_passes() -> None:
    """Makes `LinalgPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgPasses`.
    """
    lib.mlsRegisterLinalgPasses()


def create_linalg_convert_elementwise_to_linalg_pass() -> Pass:
    """Makes the pass `convert-elementwise-to-linalg`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLinalgConvertElementwiseToLinalgPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgConvertElementwiseToLinalgPass(byref(out))
    return Pass._own(out.value)


def register_linalg_convert_elementwise_to_linalg_pass() -> None:
    """Makes `LinalgConvertElementwiseToLinalgPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgConvertElementwiseToLinalgPass`.
    """
    lib.mlsRegisterLinalgConvertElementwiseToLinalgPass()


def create_linalg_convert_linalg_to_affine_loops_pass() -> Pass:
    """Makes the pass `convert-linalg-to-affine-loops`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLinalgConvertLinalgToAffineLoopsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgConvertLinalgToAffineLoopsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_convert_linalg_to_affine_loops_pass() -> None:
    """Makes `LinalgConvertLinalgToAffineLoopsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgConvertLinalgToAffineLoopsPass`.
    """
    lib.mlsRegisterLinalgConvertLinalgToAffineLoopsPass()


def create_linalg_convert_linalg_to_loops_pass() -> Pass:
    """Makes the pass `convert-linalg-to-loops`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateLinalgConvertLinalgToLoopsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgConvertLinalgToLoopsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_convert_linalg_to_loops_pass() -> None:
    """Makes `LinalgConvertLinalgToLoopsPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgConvertLinalgToLoopsPass`.
    """
    lib.mlsRegisterLinalgConvertLinalgToLoopsPass()


def create_linalg_convert_linalg_to_parallel_loops_pass() -> Pass:
    """Makes the pass `convert-linalg-to-parallel-loops`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateLinalgConvertLinalgToParallelLoopsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgConvertLinalgToParallelLoopsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_convert_linalg_to_parallel_loops_pass() -> None:
    """Makes `LinalgConvertLinalgToParallelLoopsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgConvertLinalgToParallelLoopsPass`.
    """
    lib.mlsRegisterLinalgConvertLinalgToParallelLoopsPass()


def create_linalg_linalg_block_pack_matmul() -> Pass:
    """Makes the pass `linalg-block-pack-matmul`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgBlockPackMatmul`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgBlockPackMatmul(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_block_pack_matmul() -> None:
    """Makes `LinalgLinalgBlockPackMatmul` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgBlockPackMatmul`.
    """
    lib.mlsRegisterLinalgLinalgBlockPackMatmul()


def create_linalg_linalg_detensorize_pass() -> Pass:
    """Makes the pass `linalg-detensorize`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateLinalgLinalgDetensorizePass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgDetensorizePass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_detensorize_pass() -> None:
    """Makes `LinalgLinalgDetensorizePass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgDetensorizePass`.
    """
    lib.mlsRegisterLinalgLinalgDetensorizePass()


def create_linalg_linalg_elementwise_op_fusion_pass() -> Pass:
    """Makes the pass `linalg-fuse-elementwise-ops`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgElementwiseOpFusionPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgElementwiseOpFusionPass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_elementwise_op_fusion_pass() -> None:
    """Makes `LinalgLinalgElementwiseOpFusionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgElementwiseOpFusionPass`.
    """
    lib.mlsRegisterLinalgLinalgElementwiseOpFusionPass()


def create_linalg_linalg_fold_into_elementwise_pass() -> Pass:
    """Makes the pass `linalg-fold-into-elementwise`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgFoldIntoElementwisePass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgFoldIntoElementwisePass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_fold_into_elementwise_pass() -> None:
    """Makes `LinalgLinalgFoldIntoElementwisePass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgFoldIntoElementwisePass`.
    """
    lib.mlsRegisterLinalgLinalgFoldIntoElementwisePass()


def create_linalg_linalg_fold_unit_extent_dims_pass() -> Pass:
    """Makes the pass `linalg-fold-unit-extent-dims`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgFoldUnitExtentDimsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgFoldUnitExtentDimsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_fold_unit_extent_dims_pass() -> None:
    """Makes `LinalgLinalgFoldUnitExtentDimsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgFoldUnitExtentDimsPass`.
    """
    lib.mlsRegisterLinalgLinalgFoldUnitExtentDimsPass()


def create_linalg_linalg_generalize_named_ops_pass() -> Pass:
    """Makes the pass `linalg-generalize-named-ops`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgGeneralizeNamedOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgGeneralizeNamedOpsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_generalize_named_ops_pass() -> None:
    """Makes `LinalgLinalgGeneralizeNamedOpsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgGeneralizeNamedOpsPass`.
    """
    lib.mlsRegisterLinalgLinalgGeneralizeNamedOpsPass()


def create_linalg_linalg_inline_scalar_operands_pass() -> Pass:
    """Makes the pass `linalg-inline-scalar-operands`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgInlineScalarOperandsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgInlineScalarOperandsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_inline_scalar_operands_pass() -> None:
    """Makes `LinalgLinalgInlineScalarOperandsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgInlineScalarOperandsPass`.
    """
    lib.mlsRegisterLinalgLinalgInlineScalarOperandsPass()


def create_linalg_linalg_morph_ops_pass() -> Pass:
    """Makes the pass `linalg-morph-ops`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateLinalgLinalgMorphOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgMorphOpsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_morph_ops_pass() -> None:
    """Makes `LinalgLinalgMorphOpsPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgMorphOpsPass`.
    """
    lib.mlsRegisterLinalgLinalgMorphOpsPass()


def create_linalg_linalg_specialize_generic_ops_pass() -> Pass:
    """Makes the pass `linalg-specialize-generic-ops`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLinalgLinalgSpecializeGenericOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgLinalgSpecializeGenericOpsPass(byref(out))
    return Pass._own(out.value)


def register_linalg_linalg_specialize_generic_ops_pass() -> None:
    """Makes `LinalgLinalgSpecializeGenericOpsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgLinalgSpecializeGenericOpsPass`.
    """
    lib.mlsRegisterLinalgLinalgSpecializeGenericOpsPass()


def create_linalg_simplify_depthwise_conv_pass() -> Pass:
    """Makes the pass `simplify-depthwise-conv`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateLinalgSimplifyDepthwiseConvPass`.
    """
    out = c_uint64()
    lib.mlsCreateLinalgSimplifyDepthwiseConvPass(byref(out))
    return Pass._own(out.value)


def register_linalg_simplify_depthwise_conv_pass() -> None:
    """Makes `LinalgSimplifyDepthwiseConvPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLinalgSimplifyDepthwiseConvPass`.
    """
    lib.mlsRegisterLinalgSimplifyDepthwiseConvPass()


def register_llvm_passes() -> None:
    """Makes `LLVMPasses` known by name to the process, for pipelines in text form. Once is
    enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMPasses`.
    """
    lib.mlsRegisterLLVMPasses()


def create_llvmdi_scope_for_llvm_func_op_pass() -> Pass:
    """Makes the pass `ensure-debug-info-scope-on-llvm-func`, with the default of each
    option; it is for `builtin.module`.

    In C: `mlsCreateLLVMDIScopeForLLVMFuncOpPass`.
    """
    out = c_uint64()
    lib.mlsCreateLLVMDIScopeForLLVMFuncOpPass(byref(out))
    return Pass._own(out.value)


def register_llvmdi_scope_for_llvm_func_op_pass() -> None:
    """Makes `LLVMDIScopeForLLVMFuncOpPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMDIScopeForLLVMFuncOpPass`.
    """
    lib.mlsRegisterLLVMDIScopeForLLVMFuncOpPass()


def create_llvmllvm_add_comdats() -> Pass:
    """Makes the pass `llvm-add-comdats`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateLLVMLLVMAddComdats`.
    """
    out = c_uint64()
    lib.mlsCreateLLVMLLVMAddComdats(byref(out))
    return Pass._own(out.value)


def register_llvmllvm_add_comdats() -> None:
    """Makes `LLVMLLVMAddComdats` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMLLVMAddComdats`.
    """
    lib.mlsRegisterLLVMLLVMAddComdats()


def create_llvmllvm_legalize_for_export_pass() -> Pass:
    """Makes the pass `llvm-legalize-for-export`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateLLVMLLVMLegalizeForExportPass`.
    """
    out = c_uint64()
    lib.mlsCreateLLVMLLVMLegalizeForExportPass(byref(out))
    return Pass._own(out.value)


def register_llvmllvm_legalize_for_export_pass() -> None:
    """Makes `LLVMLLVMLegalizeForExportPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMLLVMLegalizeForExportPass`.
    """
    lib.mlsRegisterLLVMLLVMLegalizeForExportPass()


def create_llvmllvm_request_c_wrappers_pass() -> Pass:
    """Makes the pass `llvm-request-c-wrappers`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateLLVMLLVMRequestCWrappersPass`.
    """
    out = c_uint64()
    lib.mlsCreateLLVMLLVMRequestCWrappersPass(byref(out))
    return Pass._own(out.value)


def register_llvmllvm_request_c_wrappers_pass() -> None:
    """Makes `LLVMLLVMRequestCWrappersPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMLLVMRequestCWrappersPass`.
    """
    lib.mlsRegisterLLVMLLVMRequestCWrappersPass()


def create_llvmllvm_use_default_visibility_pass() -> Pass:
    """Makes the pass `llvm-use-default-visibility`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateLLVMLLVMUseDefaultVisibilityPass`.
    """
    out = c_uint64()
    lib.mlsCreateLLVMLLVMUseDefaultVisibilityPass(byref(out))
    return Pass._own(out.value)


def register_llvmllvm_use_default_visibility_pass() -> None:
    """Makes `LLVMLLVMUseDefaultVisibilityPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMLLVMUseDefaultVisibilityPass`.
    """
    lib.mlsRegisterLLVMLLVMUseDefaultVisibilityPass()


def create_llvmnvvm_optimize_for_target_pass() -> Pass:
    """Makes the pass `llvm-optimize-for-nvvm-target`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateLLVMNVVMOptimizeForTargetPass`.
    """
    out = c_uint64()
    lib.mlsCreateLLVMNVVMOptimizeForTargetPass(byref(out))
    return Pass._own(out.value)


def register_llvmnvvm_optimize_for_target_pass() -> None:
    """Makes `LLVMNVVMOptimizeForTargetPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterLLVMNVVMOptimizeForTargetPass`.
    """
    lib.mlsRegisterLLVMNVVMOptimizeForTargetPass()


def register_math_passes() -> None:
    """Makes `MathPasses` known by name to the process, for pipelines in text form. Once is
    enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMathPasses`.
    """
    lib.mlsRegisterMathPasses()


def create_math_math_expand_ops_pass() -> Pass:
    """Makes the pass `math-expand-ops`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateMathMathExpandOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMathMathExpandOpsPass(byref(out))
    return Pass._own(out.value)


def register_math_math_expand_ops_pass() -> None:
    """Makes `MathMathExpandOpsPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMathMathExpandOpsPass`.
    """
    lib.mlsRegisterMathMathExpandOpsPass()


def create_math_math_extend_to_supported_types() -> Pass:
    """Makes the pass `math-extend-to-supported-types`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateMathMathExtendToSupportedTypes`.
    """
    out = c_uint64()
    lib.mlsCreateMathMathExtendToSupportedTypes(byref(out))
    return Pass._own(out.value)


def register_math_math_extend_to_supported_types() -> None:
    """Makes `MathMathExtendToSupportedTypes` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMathMathExtendToSupportedTypes`.
    """
    lib.mlsRegisterMathMathExtendToSupportedTypes()


def create_math_math_sincos_fusion_pass() -> Pass:
    """Makes the pass `math-sincos-fusion`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateMathMathSincosFusionPass`.
    """
    out = c_uint64()
    lib.mlsCreateMathMathSincosFusionPass(byref(out))
    return Pass._own(out.value)


def register_math_math_sincos_fusion_pass() -> None:
    """Makes `MathMathSincosFusionPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMathMathSincosFusionPass`.
    """
    lib.mlsRegisterMathMathSincosFusionPass()


def create_math_math_uplift_to_fma() -> Pass:
    """Makes the pass `math-uplift-to-fma`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateMathMathUpliftToFMA`.
    """
    out = c_uint64()
    lib.mlsCreateMathMathUpliftToFMA(byref(out))
    return Pass._own(out.value)


def register_math_math_uplift_to_fma() -> None:
    """Makes `MathMathUpliftToFMA` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMathMathUpliftToFMA`.
    """
    lib.mlsRegisterMathMathUpliftToFMA()


def register_mem_ref_passes() -> None:
    """Makes `MemRefPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefPasses`.
    """
    lib.mlsRegisterMemRefPasses()


def create_mem_ref_expand_ops_pass() -> Pass:
    """Makes the pass `memref-expand`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateMemRefExpandOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefExpandOpsPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_expand_ops_pass() -> None:
    """Makes `MemRefExpandOpsPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefExpandOpsPass`.
    """
    lib.mlsRegisterMemRefExpandOpsPass()


def create_mem_ref_expand_realloc_pass() -> Pass:
    """Makes the pass `expand-realloc`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateMemRefExpandReallocPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefExpandReallocPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_expand_realloc_pass() -> None:
    """Makes `MemRefExpandReallocPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefExpandReallocPass`.
    """
    lib.mlsRegisterMemRefExpandReallocPass()


def create_mem_ref_expand_strided_metadata_pass() -> Pass:
    """Makes the pass `expand-strided-metadata`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateMemRefExpandStridedMetadataPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefExpandStridedMetadataPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_expand_strided_metadata_pass() -> None:
    """Makes `MemRefExpandStridedMetadataPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefExpandStridedMetadataPass`.
    """
    lib.mlsRegisterMemRefExpandStridedMetadataPass()


def create_mem_ref_flatten_memrefs_pass() -> Pass:
    """Makes the pass `flatten-memref`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateMemRefFlattenMemrefsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefFlattenMemrefsPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_flatten_memrefs_pass() -> None:
    """Makes `MemRefFlattenMemrefsPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefFlattenMemrefsPass`.
    """
    lib.mlsRegisterMemRefFlattenMemrefsPass()


def create_mem_ref_fold_mem_ref_alias_ops_pass() -> Pass:
    """Makes the pass `fold-memref-alias-ops`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateMemRefFoldMemRefAliasOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefFoldMemRefAliasOpsPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_fold_mem_ref_alias_ops_pass() -> None:
    """Makes `MemRefFoldMemRefAliasOpsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefFoldMemRefAliasOpsPass`.
    """
    lib.mlsRegisterMemRefFoldMemRefAliasOpsPass()


def create_mem_ref_mem_ref_emulate_wide_int() -> Pass:
    """Makes the pass `memref-emulate-wide-int`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateMemRefMemRefEmulateWideInt`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefMemRefEmulateWideInt(byref(out))
    return Pass._own(out.value)


def register_mem_ref_mem_ref_emulate_wide_int() -> None:
    """Makes `MemRefMemRefEmulateWideInt` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefMemRefEmulateWideInt`.
    """
    lib.mlsRegisterMemRefMemRefEmulateWideInt()


def create_mem_ref_normalize_mem_refs_pass() -> Pass:
    """Makes the pass `normalize-memrefs`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateMemRefNormalizeMemRefsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefNormalizeMemRefsPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_normalize_mem_refs_pass() -> None:
    """Makes `MemRefNormalizeMemRefsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefNormalizeMemRefsPass`.
    """
    lib.mlsRegisterMemRefNormalizeMemRefsPass()


def create_mem_ref_reify_result_shapes_pass() -> Pass:
    """Makes the pass `reify-result-shapes`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateMemRefReifyResultShapesPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefReifyResultShapesPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_reify_result_shapes_pass() -> None:
    """Makes `MemRefReifyResultShapesPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefReifyResultShapesPass`.
    """
    lib.mlsRegisterMemRefReifyResultShapesPass()


def create_mem_ref_resolve_ranked_shape_type_result_dims_pass() -> Pass:
    """Makes the pass `resolve-ranked-shaped-type-result-dims`, with the default of each
    option; it is for every operation that it can run on.

    In C: `mlsCreateMemRefResolveRankedShapeTypeResultDimsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_resolve_ranked_shape_type_result_dims_pass() -> None:
    """Makes `MemRefResolveRankedShapeTypeResultDimsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass`.
    """
    lib.mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass()


def create_mem_ref_resolve_shaped_type_result_dims_pass() -> Pass:
    """Makes the pass `resolve-shaped-type-result-dims`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateMemRefResolveShapedTypeResultDimsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMemRefResolveShapedTypeResultDimsPass(byref(out))
    return Pass._own(out.value)


def register_mem_ref_resolve_shaped_type_result_dims_pass() -> None:
    """Makes `MemRefResolveShapedTypeResultDimsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMemRefResolveShapedTypeResultDimsPass`.
    """
    lib.mlsRegisterMemRefResolveShapedTypeResultDimsPass()


def register_ml_program_passes() -> None:
    """Makes `MLProgramPasses` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMLProgramPasses`.
    """
    lib.mlsRegisterMLProgramPasses()


def create_ml_program_ml_program_pipeline_globals_pass() -> Pass:
    """Makes the pass `mlprogram-pipeline-globals`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateMLProgramMLProgramPipelineGlobalsPass`.
    """
    out = c_uint64()
    lib.mlsCreateMLProgramMLProgramPipelineGlobalsPass(byref(out))
    return Pass._own(out.value)


def register_ml_program_ml_program_pipeline_globals_pass() -> None:
    """Makes `MLProgramMLProgramPipelineGlobalsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterMLProgramMLProgramPipelineGlobalsPass`.
    """
    lib.mlsRegisterMLProgramMLProgramPipelineGlobalsPass()


def register_nvgpu_passes() -> None:
    """Makes `NVGPUPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterNVGPUPasses`.
    """
    lib.mlsRegisterNVGPUPasses()


def create_nvgpu_optimize_shared_memory() -> Pass:
    """Makes the pass `nvgpu-optimize-shared-memory`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateNVGPUOptimizeSharedMemory`.
    """
    out = c_uint64()
    lib.mlsCreateNVGPUOptimizeSharedMemory(byref(out))
    return Pass._own(out.value)


def register_nvgpu_optimize_shared_memory() -> None:
    """Makes `NVGPUOptimizeSharedMemory` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterNVGPUOptimizeSharedMemory`.
    """
    lib.mlsRegisterNVGPUOptimizeSharedMemory()


def register_open_acc_passes() -> None:
    """Makes `OpenACCPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCPasses`.
    """
    lib.mlsRegisterOpenACCPasses()


def create_open_accacc_if_clause_lowering() -> Pass:
    """Makes the pass `acc-if-clause-lowering`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateOpenACCACCIfClauseLowering`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCIfClauseLowering(byref(out))
    return Pass._own(out.value)


def register_open_accacc_if_clause_lowering() -> None:
    """Makes `OpenACCACCIfClauseLowering` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCIfClauseLowering`.
    """
    lib.mlsRegisterOpenACCACCIfClauseLowering()


def create_open_accacc_implicit_data() -> Pass:
    """Makes the pass `acc-implicit-data`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateOpenACCACCImplicitData`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCImplicitData(byref(out))
    return Pass._own(out.value)


def register_open_accacc_implicit_data() -> None:
    """Makes `OpenACCACCImplicitData` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCImplicitData`.
    """
    lib.mlsRegisterOpenACCACCImplicitData()


def create_open_accacc_implicit_declare() -> Pass:
    """Makes the pass `acc-implicit-declare`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateOpenACCACCImplicitDeclare`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCImplicitDeclare(byref(out))
    return Pass._own(out.value)


def register_open_accacc_implicit_declare() -> None:
    """Makes `OpenACCACCImplicitDeclare` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCImplicitDeclare`.
    """
    lib.mlsRegisterOpenACCACCImplicitDeclare()


def create_open_accacc_implicit_routine() -> Pass:
    """Makes the pass `acc-implicit-routine`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateOpenACCACCImplicitRoutine`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCImplicitRoutine(byref(out))
    return Pass._own(out.value)


def register_open_accacc_implicit_routine() -> None:
    """Makes `OpenACCACCImplicitRoutine` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCImplicitRoutine`.
    """
    lib.mlsRegisterOpenACCACCImplicitRoutine()


def create_open_accacc_legalize_serial() -> Pass:
    """Makes the pass `acc-legalize-serial`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateOpenACCACCLegalizeSerial`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCLegalizeSerial(byref(out))
    return Pass._own(out.value)


def register_open_accacc_legalize_serial() -> None:
    """Makes `OpenACCACCLegalizeSerial` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCLegalizeSerial`.
    """
    lib.mlsRegisterOpenACCACCLegalizeSerial()


def create_open_accacc_loop_tiling() -> Pass:
    """Makes the pass `acc-loop-tiling`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateOpenACCACCLoopTiling`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCLoopTiling(byref(out))
    return Pass._own(out.value)


def register_open_accacc_loop_tiling() -> None:
    """Makes `OpenACCACCLoopTiling` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCLoopTiling`.
    """
    lib.mlsRegisterOpenACCACCLoopTiling()


def create_open_accacc_specialize_for_device() -> Pass:
    """Makes the pass `acc-specialize-for-device`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateOpenACCACCSpecializeForDevice`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCSpecializeForDevice(byref(out))
    return Pass._own(out.value)


def register_open_accacc_specialize_for_device() -> None:
    """Makes `OpenACCACCSpecializeForDevice` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCSpecializeForDevice`.
    """
    lib.mlsRegisterOpenACCACCSpecializeForDevice()


def create_open_accacc_specialize_for_host() -> Pass:
    """Makes the pass `acc-specialize-for-host`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateOpenACCACCSpecializeForHost`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCACCSpecializeForHost(byref(out))
    return Pass._own(out.value)


def register_open_accacc_specialize_for_host() -> None:
    """Makes `OpenACCACCSpecializeForHost` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCACCSpecializeForHost`.
    """
    lib.mlsRegisterOpenACCACCSpecializeForHost()


def create_open_acc_legalize_data_values_in_region() -> Pass:
    """Makes the pass `openacc-legalize-data-values`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateOpenACCLegalizeDataValuesInRegion`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCLegalizeDataValuesInRegion(byref(out))
    return Pass._own(out.value)


def register_open_acc_legalize_data_values_in_region() -> None:
    """Makes `OpenACCLegalizeDataValuesInRegion` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCLegalizeDataValuesInRegion`.
    """
    lib.mlsRegisterOpenACCLegalizeDataValuesInRegion()


def create_open_acc_offload_live_in_value_canonicalization() -> Pass:
    """Makes the pass `offload-livein-value-canonicalization`, with the default of each
    option; it is for `func.func`.

    In C: `mlsCreateOpenACCOffloadLiveInValueCanonicalization`.
    """
    out = c_uint64()
    lib.mlsCreateOpenACCOffloadLiveInValueCanonicalization(byref(out))
    return Pass._own(out.value)


def register_open_acc_offload_live_in_value_canonicalization() -> None:
    """Makes `OpenACCOffloadLiveInValueCanonicalization` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterOpenACCOffloadLiveInValueCanonicalization`.
    """
    lib.mlsRegisterOpenACCOffloadLiveInValueCanonicalization()


def register_scf_passes() -> None:
    """Makes `SCFPasses` known by name to the process, for pipelines in text form. Once is
    enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFPasses`.
    """
    lib.mlsRegisterSCFPasses()


def create_scfscf_for_loop_canonicalization() -> Pass:
    """Makes the pass `scf-for-loop-canonicalization`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateSCFSCFForLoopCanonicalization`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForLoopCanonicalization(byref(out))
    return Pass._own(out.value)


def register_scfscf_for_loop_canonicalization() -> None:
    """Makes `SCFSCFForLoopCanonicalization` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForLoopCanonicalization`.
    """
    lib.mlsRegisterSCFSCFForLoopCanonicalization()


def create_scfscf_for_loop_peeling() -> Pass:
    """Makes the pass `scf-for-loop-peeling`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateSCFSCFForLoopPeeling`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForLoopPeeling(byref(out))
    return Pass._own(out.value)


def register_scfscf_for_loop_peeling() -> None:
    """Makes `SCFSCFForLoopPeeling` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForLoopPeeling`.
    """
    lib.mlsRegisterSCFSCFForLoopPeeling()


def create_scfscf_for_loop_range_folding() -> Pass:
    """Makes the pass `scf-for-loop-range-folding`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateSCFSCFForLoopRangeFolding`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForLoopRangeFolding(byref(out))
    return Pass._own(out.value)


def register_scfscf_for_loop_range_folding() -> None:
    """Makes `SCFSCFForLoopRangeFolding` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForLoopRangeFolding`.
    """
    lib.mlsRegisterSCFSCFForLoopRangeFolding()


def create_scfscf_for_loop_specialization() -> Pass:
    """Makes the pass `scf-for-loop-specialization`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateSCFSCFForLoopSpecialization`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForLoopSpecialization(byref(out))
    return Pass._own(out.value)


def register_scfscf_for_loop_specialization() -> None:
    """Makes `SCFSCFForLoopSpecialization` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForLoopSpecialization`.
    """
    lib.mlsRegisterSCFSCFForLoopSpecialization()


def create_scfscf_for_to_while_loop() -> Pass:
    """Makes the pass `scf-for-to-while`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateSCFSCFForToWhileLoop`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForToWhileLoop(byref(out))
    return Pass._own(out.value)


def register_scfscf_for_to_while_loop() -> None:
    """Makes `SCFSCFForToWhileLoop` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForToWhileLoop`.
    """
    lib.mlsRegisterSCFSCFForToWhileLoop()


def create_scfscf_forall_to_for_loop() -> Pass:
    """Makes the pass `scf-forall-to-for`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateSCFSCFForallToForLoop`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForallToForLoop(byref(out))
    return Pass._own(out.value)


def register_scfscf_forall_to_for_loop() -> None:
    """Makes `SCFSCFForallToForLoop` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForallToForLoop`.
    """
    lib.mlsRegisterSCFSCFForallToForLoop()


def create_scfscf_forall_to_parallel_loop() -> Pass:
    """Makes the pass `scf-forall-to-parallel`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateSCFSCFForallToParallelLoop`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFForallToParallelLoop(byref(out))
    return Pass._own(out.value)


def register_scfscf_forall_to_parallel_loop() -> None:
    """Makes `SCFSCFForallToParallelLoop` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFForallToParallelLoop`.
    """
    lib.mlsRegisterSCFSCFForallToParallelLoop()


def create_scfscf_parallel_for_to_nested_fors() -> Pass:
    """Makes the pass `scf-parallel-for-to-nested-fors`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateSCFSCFParallelForToNestedFors`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFParallelForToNestedFors(byref(out))
    return Pass._own(out.value)


def register_scfscf_parallel_for_to_nested_fors() -> None:
    """Makes `SCFSCFParallelForToNestedFors` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFParallelForToNestedFors`.
    """
    lib.mlsRegisterSCFSCFParallelForToNestedFors()


def create_scfscf_parallel_loop_fusion() -> Pass:
    """Makes the pass `scf-parallel-loop-fusion`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateSCFSCFParallelLoopFusion`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFParallelLoopFusion(byref(out))
    return Pass._own(out.value)


def register_scfscf_parallel_loop_fusion() -> None:
    """Makes `SCFSCFParallelLoopFusion` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFParallelLoopFusion`.
    """
    lib.mlsRegisterSCFSCFParallelLoopFusion()


def create_scfscf_parallel_loop_specialization() -> Pass:
    """Makes the pass `scf-parallel-loop-specialization`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateSCFSCFParallelLoopSpecialization`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFParallelLoopSpecialization(byref(out))
    return Pass._own(out.value)


def register_scfscf_parallel_loop_specialization() -> None:
    """Makes `SCFSCFParallelLoopSpecialization` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFParallelLoopSpecialization`.
    """
    lib.mlsRegisterSCFSCFParallelLoopSpecialization()


def create_scfscf_parallel_loop_tiling() -> Pass:
    """Makes the pass `scf-parallel-loop-tiling`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateSCFSCFParallelLoopTiling`.
    """
    out = c_uint64()
    lib.mlsCreateSCFSCFParallelLoopTiling(byref(out))
    return Pass._own(out.value)


def register_scfscf_parallel_loop_tiling() -> None:
    """Makes `SCFSCFParallelLoopTiling` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFSCFParallelLoopTiling`.
    """
    lib.mlsRegisterSCFSCFParallelLoopTiling()


def create_scf_test_scf_parallel_loop_collapsing() -> Pass:
    """Makes the pass `test-scf-parallel-loop-collapsing`, with the default of each option;
    it is for every operation that it can run on.

    In C: `mlsCreateSCFTestSCFParallelLoopCollapsing`.
    """
    out = c_uint64()
    lib.mlsCreateSCFTestSCFParallelLoopCollapsing(byref(out))
    return Pass._own(out.value)


def register_scf_test_scf_parallel_loop_collapsing() -> None:
    """Makes `SCFTestSCFParallelLoopCollapsing` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSCFTestSCFParallelLoopCollapsing`.
    """
    lib.mlsRegisterSCFTestSCFParallelLoopCollapsing()


def register_shape_passes() -> None:
    """Makes `ShapePasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShapePasses`.
    """
    lib.mlsRegisterShapePasses()


def create_shape_outline_shape_computation_pass() -> Pass:
    """Makes the pass `outline-shape-computation`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateShapeOutlineShapeComputationPass`.
    """
    out = c_uint64()
    lib.mlsCreateShapeOutlineShapeComputationPass(byref(out))
    return Pass._own(out.value)


def register_shape_outline_shape_computation_pass() -> None:
    """Makes `ShapeOutlineShapeComputationPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShapeOutlineShapeComputationPass`.
    """
    lib.mlsRegisterShapeOutlineShapeComputationPass()


def create_shape_remove_shape_constraints_pass() -> Pass:
    """Makes the pass `remove-shape-constraints`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateShapeRemoveShapeConstraintsPass`.
    """
    out = c_uint64()
    lib.mlsCreateShapeRemoveShapeConstraintsPass(byref(out))
    return Pass._own(out.value)


def register_shape_remove_shape_constraints_pass() -> None:
    """Makes `ShapeRemoveShapeConstraintsPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShapeRemoveShapeConstraintsPass`.
    """
    lib.mlsRegisterShapeRemoveShapeConstraintsPass()


def create_shape_shape_to_shape_lowering_pass() -> Pass:
    """Makes the pass `shape-to-shape-lowering`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateShapeShapeToShapeLoweringPass`.
    """
    out = c_uint64()
    lib.mlsCreateShapeShapeToShapeLoweringPass(byref(out))
    return Pass._own(out.value)


def register_shape_shape_to_shape_lowering_pass() -> None:
    """Makes `ShapeShapeToShapeLoweringPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShapeShapeToShapeLoweringPass`.
    """
    lib.mlsRegisterShapeShapeToShapeLoweringPass()


def register_shard_passes() -> None:
    """Makes `ShardPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShardPasses`.
    """
    lib.mlsRegisterShardPasses()


def create_shard_partition() -> Pass:
    """Makes the pass `shard-partition`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateShardPartition`.
    """
    out = c_uint64()
    lib.mlsCreateShardPartition(byref(out))
    return Pass._own(out.value)


def register_shard_partition() -> None:
    """Makes `ShardPartition` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShardPartition`.
    """
    lib.mlsRegisterShardPartition()


def create_shard_sharding_propagation() -> Pass:
    """Makes the pass `sharding-propagation`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateShardShardingPropagation`.
    """
    out = c_uint64()
    lib.mlsCreateShardShardingPropagation(byref(out))
    return Pass._own(out.value)


def register_shard_sharding_propagation() -> None:
    """Makes `ShardShardingPropagation` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterShardShardingPropagation`.
    """
    lib.mlsRegisterShardShardingPropagation()


def register_sparse_tensor_passes() -> None:
    """Makes `SparseTensorPasses` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorPasses`.
    """
    lib.mlsRegisterSparseTensorPasses()


def create_sparse_tensor_lower_foreach_to_scf() -> Pass:
    """Makes the pass `lower-sparse-foreach-to-scf`, with the default of each option; it is
    for `func.func`.

    In C: `mlsCreateSparseTensorLowerForeachToSCF`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorLowerForeachToSCF(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_lower_foreach_to_scf() -> None:
    """Makes `SparseTensorLowerForeachToSCF` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorLowerForeachToSCF`.
    """
    lib.mlsRegisterSparseTensorLowerForeachToSCF()


def create_sparse_tensor_lower_sparse_iteration_to_scf() -> Pass:
    """Makes the pass `lower-sparse-iteration-to-scf`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateSparseTensorLowerSparseIterationToSCF`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorLowerSparseIterationToSCF(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_lower_sparse_iteration_to_scf() -> None:
    """Makes `SparseTensorLowerSparseIterationToSCF` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorLowerSparseIterationToSCF`.
    """
    lib.mlsRegisterSparseTensorLowerSparseIterationToSCF()


def create_sparse_tensor_lower_sparse_ops_to_foreach() -> Pass:
    """Makes the pass `lower-sparse-ops-to-foreach`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateSparseTensorLowerSparseOpsToForeach`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorLowerSparseOpsToForeach(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_lower_sparse_ops_to_foreach() -> None:
    """Makes `SparseTensorLowerSparseOpsToForeach` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorLowerSparseOpsToForeach`.
    """
    lib.mlsRegisterSparseTensorLowerSparseOpsToForeach()


def create_sparse_tensor_pre_sparsification_rewrite() -> Pass:
    """Makes the pass `pre-sparsification-rewrite`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateSparseTensorPreSparsificationRewrite`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorPreSparsificationRewrite(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_pre_sparsification_rewrite() -> None:
    """Makes `SparseTensorPreSparsificationRewrite` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorPreSparsificationRewrite`.
    """
    lib.mlsRegisterSparseTensorPreSparsificationRewrite()


def create_sparse_tensor_sparse_assembler() -> Pass:
    """Makes the pass `sparse-assembler`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparseAssembler`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseAssembler(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_assembler() -> None:
    """Makes `SparseTensorSparseAssembler` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseAssembler`.
    """
    lib.mlsRegisterSparseTensorSparseAssembler()


def create_sparse_tensor_sparse_buffer_rewrite() -> Pass:
    """Makes the pass `sparse-buffer-rewrite`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparseBufferRewrite`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseBufferRewrite(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_buffer_rewrite() -> None:
    """Makes `SparseTensorSparseBufferRewrite` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseBufferRewrite`.
    """
    lib.mlsRegisterSparseTensorSparseBufferRewrite()


def create_sparse_tensor_sparse_gpu_codegen() -> Pass:
    """Makes the pass `sparse-gpu-codegen`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparseGPUCodegen`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseGPUCodegen(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_gpu_codegen() -> None:
    """Makes `SparseTensorSparseGPUCodegen` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseGPUCodegen`.
    """
    lib.mlsRegisterSparseTensorSparseGPUCodegen()


def create_sparse_tensor_sparse_reinterpret_map() -> Pass:
    """Makes the pass `sparse-reinterpret-map`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparseReinterpretMap`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseReinterpretMap(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_reinterpret_map() -> None:
    """Makes `SparseTensorSparseReinterpretMap` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseReinterpretMap`.
    """
    lib.mlsRegisterSparseTensorSparseReinterpretMap()


def create_sparse_tensor_sparse_space_collapse() -> Pass:
    """Makes the pass `sparse-space-collapse`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateSparseTensorSparseSpaceCollapse`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseSpaceCollapse(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_space_collapse() -> None:
    """Makes `SparseTensorSparseSpaceCollapse` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseSpaceCollapse`.
    """
    lib.mlsRegisterSparseTensorSparseSpaceCollapse()


def create_sparse_tensor_sparse_tensor_codegen() -> Pass:
    """Makes the pass `sparse-tensor-codegen`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparseTensorCodegen`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseTensorCodegen(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_tensor_codegen() -> None:
    """Makes `SparseTensorSparseTensorCodegen` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseTensorCodegen`.
    """
    lib.mlsRegisterSparseTensorSparseTensorCodegen()


def create_sparse_tensor_sparse_tensor_conversion_pass() -> Pass:
    """Makes the pass `sparse-tensor-conversion`, with the default of each option; it is
    for `builtin.module`.

    In C: `mlsCreateSparseTensorSparseTensorConversionPass`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseTensorConversionPass(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_tensor_conversion_pass() -> None:
    """Makes `SparseTensorSparseTensorConversionPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseTensorConversionPass`.
    """
    lib.mlsRegisterSparseTensorSparseTensorConversionPass()


def create_sparse_tensor_sparse_vectorization() -> Pass:
    """Makes the pass `sparse-vectorization`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparseVectorization`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparseVectorization(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparse_vectorization() -> None:
    """Makes `SparseTensorSparseVectorization` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparseVectorization`.
    """
    lib.mlsRegisterSparseTensorSparseVectorization()


def create_sparse_tensor_sparsification_and_bufferization() -> Pass:
    """Makes the pass `sparsification-and-bufferization`, with the default of each option;
    it is for `builtin.module`.

    In C: `mlsCreateSparseTensorSparsificationAndBufferization`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparsificationAndBufferization(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparsification_and_bufferization() -> None:
    """Makes `SparseTensorSparsificationAndBufferization` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparsificationAndBufferization`.
    """
    lib.mlsRegisterSparseTensorSparsificationAndBufferization()


def create_sparse_tensor_sparsification_pass() -> Pass:
    """Makes the pass `sparsification`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateSparseTensorSparsificationPass`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorSparsificationPass(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_sparsification_pass() -> None:
    """Makes `SparseTensorSparsificationPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorSparsificationPass`.
    """
    lib.mlsRegisterSparseTensorSparsificationPass()


def create_sparse_tensor_stage_sparse_operations() -> Pass:
    """Makes the pass `stage-sparse-ops`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateSparseTensorStageSparseOperations`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorStageSparseOperations(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_stage_sparse_operations() -> None:
    """Makes `SparseTensorStageSparseOperations` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorStageSparseOperations`.
    """
    lib.mlsRegisterSparseTensorStageSparseOperations()


def create_sparse_tensor_storage_specifier_to_llvm() -> Pass:
    """Makes the pass `sparse-storage-specifier-to-llvm`, with the default of each option;
    it is for `builtin.module`.

    In C: `mlsCreateSparseTensorStorageSpecifierToLLVM`.
    """
    out = c_uint64()
    lib.mlsCreateSparseTensorStorageSpecifierToLLVM(byref(out))
    return Pass._own(out.value)


def register_sparse_tensor_storage_specifier_to_llvm() -> None:
    """Makes `SparseTensorStorageSpecifierToLLVM` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSparseTensorStorageSpecifierToLLVM`.
    """
    lib.mlsRegisterSparseTensorStorageSpecifierToLLVM()


def register_spirv_passes() -> None:
    """Makes `SPIRVPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVPasses`.
    """
    lib.mlsRegisterSPIRVPasses()


def create_spirvspirv_canonicalize_gl_pass() -> Pass:
    """Makes the pass `spirv-canonicalize-gl`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateSPIRVSPIRVCanonicalizeGLPass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVCanonicalizeGLPass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_canonicalize_gl_pass() -> None:
    """Makes `SPIRVSPIRVCanonicalizeGLPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVCanonicalizeGLPass`.
    """
    lib.mlsRegisterSPIRVSPIRVCanonicalizeGLPass()


def create_spirvspirv_composite_type_layout_pass() -> Pass:
    """Makes the pass `decorate-spirv-composite-type-layout`, with the default of each
    option; it is for `builtin.module`.

    In C: `mlsCreateSPIRVSPIRVCompositeTypeLayoutPass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_composite_type_layout_pass() -> None:
    """Makes `SPIRVSPIRVCompositeTypeLayoutPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass`.
    """
    lib.mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass()


def create_spirvspirv_lower_abi_attributes_pass() -> Pass:
    """Makes the pass `spirv-lower-abi-attrs`, with the default of each option; it is for
    `spirv.module`.

    In C: `mlsCreateSPIRVSPIRVLowerABIAttributesPass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVLowerABIAttributesPass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_lower_abi_attributes_pass() -> None:
    """Makes `SPIRVSPIRVLowerABIAttributesPass` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVLowerABIAttributesPass`.
    """
    lib.mlsRegisterSPIRVSPIRVLowerABIAttributesPass()


def create_spirvspirv_replicated_constant_composite_pass() -> Pass:
    """Makes the pass `spirv-promote-to-replicated-constants`, with the default of each
    option; it is for `spirv.module`.

    In C: `mlsCreateSPIRVSPIRVReplicatedConstantCompositePass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_replicated_constant_composite_pass() -> None:
    """Makes `SPIRVSPIRVReplicatedConstantCompositePass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass`.
    """
    lib.mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass()


def create_spirvspirv_rewrite_inserts_pass() -> Pass:
    """Makes the pass `spirv-rewrite-inserts`, with the default of each option; it is for
    `spirv.module`.

    In C: `mlsCreateSPIRVSPIRVRewriteInsertsPass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVRewriteInsertsPass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_rewrite_inserts_pass() -> None:
    """Makes `SPIRVSPIRVRewriteInsertsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVRewriteInsertsPass`.
    """
    lib.mlsRegisterSPIRVSPIRVRewriteInsertsPass()


def create_spirvspirv_unify_aliased_resource_pass() -> Pass:
    """Makes the pass `spirv-unify-aliased-resource`, with the default of each option; it
    is for `spirv.module`.

    In C: `mlsCreateSPIRVSPIRVUnifyAliasedResourcePass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_unify_aliased_resource_pass() -> None:
    """Makes `SPIRVSPIRVUnifyAliasedResourcePass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass`.
    """
    lib.mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass()


def create_spirvspirv_update_vce_pass() -> Pass:
    """Makes the pass `spirv-update-vce`, with the default of each option; it is for
    `spirv.module`.

    In C: `mlsCreateSPIRVSPIRVUpdateVCEPass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVUpdateVCEPass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_update_vce_pass() -> None:
    """Makes `SPIRVSPIRVUpdateVCEPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVUpdateVCEPass`.
    """
    lib.mlsRegisterSPIRVSPIRVUpdateVCEPass()


def create_spirvspirv_web_gpu_prepare_pass() -> Pass:
    """Makes the pass `spirv-webgpu-prepare`, with the default of each option; it is for
    `spirv.module`.

    In C: `mlsCreateSPIRVSPIRVWebGPUPreparePass`.
    """
    out = c_uint64()
    lib.mlsCreateSPIRVSPIRVWebGPUPreparePass(byref(out))
    return Pass._own(out.value)


def register_spirvspirv_web_gpu_prepare_pass() -> None:
    """Makes `SPIRVSPIRVWebGPUPreparePass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterSPIRVSPIRVWebGPUPreparePass`.
    """
    lib.mlsRegisterSPIRVSPIRVWebGPUPreparePass()


def register_tensor_passes() -> None:
    """Makes `TensorPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTensorPasses`.
    """
    lib.mlsRegisterTensorPasses()


def create_tensor_fold_tensor_subset_ops_pass() -> Pass:
    """Makes the pass `fold-tensor-subset-ops`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateTensorFoldTensorSubsetOpsPass`.
    """
    out = c_uint64()
    lib.mlsCreateTensorFoldTensorSubsetOpsPass(byref(out))
    return Pass._own(out.value)


def register_tensor_fold_tensor_subset_ops_pass() -> None:
    """Makes `TensorFoldTensorSubsetOpsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTensorFoldTensorSubsetOpsPass`.
    """
    lib.mlsRegisterTensorFoldTensorSubsetOpsPass()


def register_tosa_passes() -> None:
    """Makes `TosaPasses` known by name to the process, for pipelines in text form. Once is
    enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaPasses`.
    """
    lib.mlsRegisterTosaPasses()


def create_tosa_tosa_arith_constant_to_tosa_const_pass() -> Pass:
    """Makes the pass `tosa-arith-const-to-tosa-const`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateTosaTosaArithConstantToTosaConstPass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaArithConstantToTosaConstPass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_arith_constant_to_tosa_const_pass() -> None:
    """Makes `TosaTosaArithConstantToTosaConstPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaArithConstantToTosaConstPass`.
    """
    lib.mlsRegisterTosaTosaArithConstantToTosaConstPass()


def create_tosa_tosa_attach_target() -> Pass:
    """Makes the pass `tosa-attach-target`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateTosaTosaAttachTarget`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaAttachTarget(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_attach_target() -> None:
    """Makes `TosaTosaAttachTarget` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaAttachTarget`.
    """
    lib.mlsRegisterTosaTosaAttachTarget()


def create_tosa_tosa_convert_integer_type_to_signless() -> Pass:
    """Makes the pass `tosa-convert-integer-type-to-signless`, with the default of each
    option; it is for `func.func`.

    In C: `mlsCreateTosaTosaConvertIntegerTypeToSignless`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaConvertIntegerTypeToSignless(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_convert_integer_type_to_signless() -> None:
    """Makes `TosaTosaConvertIntegerTypeToSignless` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaConvertIntegerTypeToSignless`.
    """
    lib.mlsRegisterTosaTosaConvertIntegerTypeToSignless()


def create_tosa_tosa_infer_shapes_pass() -> Pass:
    """Makes the pass `tosa-infer-shapes`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateTosaTosaInferShapesPass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaInferShapesPass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_infer_shapes_pass() -> None:
    """Makes `TosaTosaInferShapesPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaInferShapesPass`.
    """
    lib.mlsRegisterTosaTosaInferShapesPass()


def create_tosa_tosa_layerwise_constant_fold_pass() -> Pass:
    """Makes the pass `tosa-layerwise-constant-fold`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateTosaTosaLayerwiseConstantFoldPass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaLayerwiseConstantFoldPass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_layerwise_constant_fold_pass() -> None:
    """Makes `TosaTosaLayerwiseConstantFoldPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaLayerwiseConstantFoldPass`.
    """
    lib.mlsRegisterTosaTosaLayerwiseConstantFoldPass()


def create_tosa_tosa_make_broadcastable_pass() -> Pass:
    """Makes the pass `tosa-make-broadcastable`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateTosaTosaMakeBroadcastablePass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaMakeBroadcastablePass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_make_broadcastable_pass() -> None:
    """Makes `TosaTosaMakeBroadcastablePass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaMakeBroadcastablePass`.
    """
    lib.mlsRegisterTosaTosaMakeBroadcastablePass()


def create_tosa_tosa_narrow_f64_to_f32_pass() -> Pass:
    """Makes the pass `tosa-narrow-f64-to-f32`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateTosaTosaNarrowF64ToF32Pass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaNarrowF64ToF32Pass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_narrow_f64_to_f32_pass() -> None:
    """Makes `TosaTosaNarrowF64ToF32Pass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaNarrowF64ToF32Pass`.
    """
    lib.mlsRegisterTosaTosaNarrowF64ToF32Pass()


def create_tosa_tosa_narrow_i64_to_i32_pass() -> Pass:
    """Makes the pass `tosa-narrow-i64-to-i32`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateTosaTosaNarrowI64ToI32Pass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaNarrowI64ToI32Pass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_narrow_i64_to_i32_pass() -> None:
    """Makes `TosaTosaNarrowI64ToI32Pass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaNarrowI64ToI32Pass`.
    """
    lib.mlsRegisterTosaTosaNarrowI64ToI32Pass()


def create_tosa_tosa_optional_decompositions_pass() -> Pass:
    """Makes the pass `tosa-optional-decompositions`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateTosaTosaOptionalDecompositionsPass`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaOptionalDecompositionsPass(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_optional_decompositions_pass() -> None:
    """Makes `TosaTosaOptionalDecompositionsPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaOptionalDecompositionsPass`.
    """
    lib.mlsRegisterTosaTosaOptionalDecompositionsPass()


def create_tosa_tosa_reduce_transposes() -> Pass:
    """Makes the pass `tosa-reduce-transposes`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateTosaTosaReduceTransposes`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaReduceTransposes(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_reduce_transposes() -> None:
    """Makes `TosaTosaReduceTransposes` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaReduceTransposes`.
    """
    lib.mlsRegisterTosaTosaReduceTransposes()


def create_tosa_tosa_validation() -> Pass:
    """Makes the pass `tosa-validate`, with the default of each option; it is for
    `builtin.module`.

    In C: `mlsCreateTosaTosaValidation`.
    """
    out = c_uint64()
    lib.mlsCreateTosaTosaValidation(byref(out))
    return Pass._own(out.value)


def register_tosa_tosa_validation() -> None:
    """Makes `TosaTosaValidation` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTosaTosaValidation`.
    """
    lib.mlsRegisterTosaTosaValidation()


def register_transform_passes() -> None:
    """Makes `TransformPasses` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformPasses`.
    """
    lib.mlsRegisterTransformPasses()


def create_transform_check_uses_pass() -> Pass:
    """Makes the pass `transform-dialect-check-uses`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateTransformCheckUsesPass`.
    """
    out = c_uint64()
    lib.mlsCreateTransformCheckUsesPass(byref(out))
    return Pass._own(out.value)


def register_transform_check_uses_pass() -> None:
    """Makes `TransformCheckUsesPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformCheckUsesPass`.
    """
    lib.mlsRegisterTransformCheckUsesPass()


def create_transform_infer_effects_pass() -> Pass:
    """Makes the pass `transform-infer-effects`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateTransformInferEffectsPass`.
    """
    out = c_uint64()
    lib.mlsCreateTransformInferEffectsPass(byref(out))
    return Pass._own(out.value)


def register_transform_infer_effects_pass() -> None:
    """Makes `TransformInferEffectsPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformInferEffectsPass`.
    """
    lib.mlsRegisterTransformInferEffectsPass()


def create_transform_interpreter_pass() -> Pass:
    """Makes the pass `transform-interpreter`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateTransformInterpreterPass`.
    """
    out = c_uint64()
    lib.mlsCreateTransformInterpreterPass(byref(out))
    return Pass._own(out.value)


def register_transform_interpreter_pass() -> None:
    """Makes `TransformInterpreterPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformInterpreterPass`.
    """
    lib.mlsRegisterTransformInterpreterPass()


def create_transform_preload_library_pass() -> Pass:
    """Makes the pass `transform-preload-library`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateTransformPreloadLibraryPass`.
    """
    out = c_uint64()
    lib.mlsCreateTransformPreloadLibraryPass(byref(out))
    return Pass._own(out.value)


def register_transform_preload_library_pass() -> None:
    """Makes `TransformPreloadLibraryPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformPreloadLibraryPass`.
    """
    lib.mlsRegisterTransformPreloadLibraryPass()


def register_vector_passes() -> None:
    """Makes `VectorPasses` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterVectorPasses`.
    """
    lib.mlsRegisterVectorPasses()


def create_vector_lower_vector_mask_pass() -> Pass:
    """Makes the pass `lower-vector-mask`, with the default of each option; it is for
    `func.func`.

    In C: `mlsCreateVectorLowerVectorMaskPass`.
    """
    out = c_uint64()
    lib.mlsCreateVectorLowerVectorMaskPass(byref(out))
    return Pass._own(out.value)


def register_vector_lower_vector_mask_pass() -> None:
    """Makes `VectorLowerVectorMaskPass` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterVectorLowerVectorMaskPass`.
    """
    lib.mlsRegisterVectorLowerVectorMaskPass()


def create_vector_lower_vector_multi_reduction() -> Pass:
    """Makes the pass `lower-vector-multi-reduction`, with the default of each option; it
    is for `func.func`.

    In C: `mlsCreateVectorLowerVectorMultiReduction`.
    """
    out = c_uint64()
    lib.mlsCreateVectorLowerVectorMultiReduction(byref(out))
    return Pass._own(out.value)


def register_vector_lower_vector_multi_reduction() -> None:
    """Makes `VectorLowerVectorMultiReduction` known by name to the process, for pipelines
    in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterVectorLowerVectorMultiReduction`.
    """
    lib.mlsRegisterVectorLowerVectorMultiReduction()


def create_vector_lower_vector_to_from_elements_to_shuffle_tree() -> Pass:
    """Makes the pass `lower-vector-to-from-elements-to-shuffle-tree`, with the default of
    each option; it is for `func.func`.

    In C: `mlsCreateVectorLowerVectorToFromElementsToShuffleTree`.
    """
    out = c_uint64()
    lib.mlsCreateVectorLowerVectorToFromElementsToShuffleTree(byref(out))
    return Pass._own(out.value)


def register_vector_lower_vector_to_from_elements_to_shuffle_tree() -> None:
    """Makes `VectorLowerVectorToFromElementsToShuffleTree` known by name to the process,
    for pipelines in text form. Once is enough, and harmless after
    `mlsRegisterAllPasses`.

    In C: `mlsRegisterVectorLowerVectorToFromElementsToShuffleTree`.
    """
    lib.mlsRegisterVectorLowerVectorToFromElementsToShuffleTree()


def register_transforms_passes() -> None:
    """Makes `TransformsPasses` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsPasses`.
    """
    lib.mlsRegisterTransformsPasses()


def create_transforms_bubble_down_memory_space_casts() -> Pass:
    """Makes the pass `bubble-down-memory-space-casts`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateTransformsBubbleDownMemorySpaceCasts`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsBubbleDownMemorySpaceCasts(byref(out))
    return Pass._own(out.value)


def register_transforms_bubble_down_memory_space_casts() -> None:
    """Makes `TransformsBubbleDownMemorySpaceCasts` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsBubbleDownMemorySpaceCasts`.
    """
    lib.mlsRegisterTransformsBubbleDownMemorySpaceCasts()


def create_transforms_cse() -> Pass:
    """Makes the pass `cse`, with the default of each option; it is for every operation
    that it can run on.

    In C: `mlsCreateTransformsCSE`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsCSE(byref(out))
    return Pass._own(out.value)


def register_transforms_cse() -> None:
    """Makes `TransformsCSE` known by name to the process, for pipelines in text form. Once
    is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsCSE`.
    """
    lib.mlsRegisterTransformsCSE()


def create_transforms_canonicalizer() -> Pass:
    """Makes the pass `canonicalize`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsCanonicalizer`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsCanonicalizer(byref(out))
    return Pass._own(out.value)


def register_transforms_canonicalizer() -> None:
    """Makes `TransformsCanonicalizer` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsCanonicalizer`.
    """
    lib.mlsRegisterTransformsCanonicalizer()


def create_transforms_composite_fixed_point_pass() -> Pass:
    """Makes the pass `composite-fixed-point-pass`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateTransformsCompositeFixedPointPass`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsCompositeFixedPointPass(byref(out))
    return Pass._own(out.value)


def register_transforms_composite_fixed_point_pass() -> None:
    """Makes `TransformsCompositeFixedPointPass` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsCompositeFixedPointPass`.
    """
    lib.mlsRegisterTransformsCompositeFixedPointPass()


def create_transforms_control_flow_sink() -> Pass:
    """Makes the pass `control-flow-sink`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsControlFlowSink`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsControlFlowSink(byref(out))
    return Pass._own(out.value)


def register_transforms_control_flow_sink() -> None:
    """Makes `TransformsControlFlowSink` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsControlFlowSink`.
    """
    lib.mlsRegisterTransformsControlFlowSink()


def create_transforms_generate_runtime_verification() -> Pass:
    """Makes the pass `generate-runtime-verification`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateTransformsGenerateRuntimeVerification`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsGenerateRuntimeVerification(byref(out))
    return Pass._own(out.value)


def register_transforms_generate_runtime_verification() -> None:
    """Makes `TransformsGenerateRuntimeVerification` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsGenerateRuntimeVerification`.
    """
    lib.mlsRegisterTransformsGenerateRuntimeVerification()


def create_transforms_inliner() -> Pass:
    """Makes the pass `inline`, with the default of each option; it is for every operation
    that it can run on.

    In C: `mlsCreateTransformsInliner`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsInliner(byref(out))
    return Pass._own(out.value)


def register_transforms_inliner() -> None:
    """Makes `TransformsInliner` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsInliner`.
    """
    lib.mlsRegisterTransformsInliner()


def create_transforms_location_snapshot() -> Pass:
    """Makes the pass `snapshot-op-locations`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateTransformsLocationSnapshot`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsLocationSnapshot(byref(out))
    return Pass._own(out.value)


def register_transforms_location_snapshot() -> None:
    """Makes `TransformsLocationSnapshot` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsLocationSnapshot`.
    """
    lib.mlsRegisterTransformsLocationSnapshot()


def create_transforms_loop_invariant_code_motion() -> Pass:
    """Makes the pass `loop-invariant-code-motion`, with the default of each option; it is
    for every operation that it can run on.

    In C: `mlsCreateTransformsLoopInvariantCodeMotion`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsLoopInvariantCodeMotion(byref(out))
    return Pass._own(out.value)


def register_transforms_loop_invariant_code_motion() -> None:
    """Makes `TransformsLoopInvariantCodeMotion` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsLoopInvariantCodeMotion`.
    """
    lib.mlsRegisterTransformsLoopInvariantCodeMotion()


def create_transforms_loop_invariant_subset_hoisting() -> Pass:
    """Makes the pass `loop-invariant-subset-hoisting`, with the default of each option; it
    is for every operation that it can run on.

    In C: `mlsCreateTransformsLoopInvariantSubsetHoisting`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsLoopInvariantSubsetHoisting(byref(out))
    return Pass._own(out.value)


def register_transforms_loop_invariant_subset_hoisting() -> None:
    """Makes `TransformsLoopInvariantSubsetHoisting` known by name to the process, for
    pipelines in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsLoopInvariantSubsetHoisting`.
    """
    lib.mlsRegisterTransformsLoopInvariantSubsetHoisting()


def create_transforms_mem2_reg() -> Pass:
    """Makes the pass `mem2reg`, with the default of each option; it is for every operation
    that it can run on.

    In C: `mlsCreateTransformsMem2Reg`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsMem2Reg(byref(out))
    return Pass._own(out.value)


def register_transforms_mem2_reg() -> None:
    """Makes `TransformsMem2Reg` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsMem2Reg`.
    """
    lib.mlsRegisterTransformsMem2Reg()


def create_transforms_print_ir_pass() -> Pass:
    """Makes the pass `print-ir`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsPrintIRPass`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsPrintIRPass(byref(out))
    return Pass._own(out.value)


def register_transforms_print_ir_pass() -> None:
    """Makes `TransformsPrintIRPass` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsPrintIRPass`.
    """
    lib.mlsRegisterTransformsPrintIRPass()


def create_transforms_print_op_stats() -> Pass:
    """Makes the pass `print-op-stats`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsPrintOpStats`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsPrintOpStats(byref(out))
    return Pass._own(out.value)


def register_transforms_print_op_stats() -> None:
    """Makes `TransformsPrintOpStats` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsPrintOpStats`.
    """
    lib.mlsRegisterTransformsPrintOpStats()


def create_transforms_remove_dead_values() -> Pass:
    """Makes the pass `remove-dead-values`, with the default of each option; it is for
    every operation that it can run on.

    In C: `mlsCreateTransformsRemoveDeadValues`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsRemoveDeadValues(byref(out))
    return Pass._own(out.value)


def register_transforms_remove_dead_values() -> None:
    """Makes `TransformsRemoveDeadValues` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsRemoveDeadValues`.
    """
    lib.mlsRegisterTransformsRemoveDeadValues()


def create_transforms_sccp() -> Pass:
    """Makes the pass `sccp`, with the default of each option; it is for every operation
    that it can run on.

    In C: `mlsCreateTransformsSCCP`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsSCCP(byref(out))
    return Pass._own(out.value)


def register_transforms_sccp() -> None:
    """Makes `TransformsSCCP` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsSCCP`.
    """
    lib.mlsRegisterTransformsSCCP()


def create_transforms_sroa() -> Pass:
    """Makes the pass `sroa`, with the default of each option; it is for every operation
    that it can run on.

    In C: `mlsCreateTransformsSROA`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsSROA(byref(out))
    return Pass._own(out.value)


def register_transforms_sroa() -> None:
    """Makes `TransformsSROA` known by name to the process, for pipelines in text form.
    Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsSROA`.
    """
    lib.mlsRegisterTransformsSROA()


def create_transforms_strip_debug_info() -> Pass:
    """Makes the pass `strip-debuginfo`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsStripDebugInfo`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsStripDebugInfo(byref(out))
    return Pass._own(out.value)


def register_transforms_strip_debug_info() -> None:
    """Makes `TransformsStripDebugInfo` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsStripDebugInfo`.
    """
    lib.mlsRegisterTransformsStripDebugInfo()


def create_transforms_symbol_dce() -> Pass:
    """Makes the pass `symbol-dce`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsSymbolDCE`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsSymbolDCE(byref(out))
    return Pass._own(out.value)


def register_transforms_symbol_dce() -> None:
    """Makes `TransformsSymbolDCE` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsSymbolDCE`.
    """
    lib.mlsRegisterTransformsSymbolDCE()


def create_transforms_symbol_privatize() -> Pass:
    """Makes the pass `symbol-privatize`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsSymbolPrivatize`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsSymbolPrivatize(byref(out))
    return Pass._own(out.value)


def register_transforms_symbol_privatize() -> None:
    """Makes `TransformsSymbolPrivatize` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsSymbolPrivatize`.
    """
    lib.mlsRegisterTransformsSymbolPrivatize()


def create_transforms_topological_sort() -> Pass:
    """Makes the pass `topological-sort`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsTopologicalSort`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsTopologicalSort(byref(out))
    return Pass._own(out.value)


def register_transforms_topological_sort() -> None:
    """Makes `TransformsTopologicalSort` known by name to the process, for pipelines in
    text form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsTopologicalSort`.
    """
    lib.mlsRegisterTransformsTopologicalSort()


def create_transforms_view_op_graph() -> Pass:
    """Makes the pass `view-op-graph`, with the default of each option; it is for every
    operation that it can run on.

    In C: `mlsCreateTransformsViewOpGraph`.
    """
    out = c_uint64()
    lib.mlsCreateTransformsViewOpGraph(byref(out))
    return Pass._own(out.value)


def register_transforms_view_op_graph() -> None:
    """Makes `TransformsViewOpGraph` known by name to the process, for pipelines in text
    form. Once is enough, and harmless after `mlsRegisterAllPasses`.

    In C: `mlsRegisterTransformsViewOpGraph`.
    """
    lib.mlsRegisterTransformsViewOpGraph()


def register_all_passes() -> None:
    """Makes all of MLIR's passes known by name to the process. Does so once, however often
    and from however many threads it is called; every call returns after that has
    finished.

    In C: `mlsRegisterAllPasses`.
    """
    lib.mlsRegisterAllPasses()

