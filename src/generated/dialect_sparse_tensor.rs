//! mlir-c/Dialect/SparseTensor.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Gives the dialect `sparse_tensor`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__sparse_tensor__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__sparse_tensor__(
    out: *mut MlsDialectHandle,
) -> MlsStatus {
    call("mlsGetDialectHandle__sparse_tensor__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__sparse_tensor__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Gives the name that the dialect has for the class `SparseTensorEncoding`,
/// like `builtin.integer`.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetName`.
/// Ownership: static text.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetName(out: *mut MlsStringRef) -> MlsStatus {
    call("mlsSparseTensorEncodingAttrGetName", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetName() };
        // SAFETY: it lives as long as the documentation says.
        out.put(MlsStringRef::view(unsafe { sys::bytes(raw) }));
        Ok(())
    })
}

/// Makes `SparseTensorPasses` known by name to the process, for pipelines in
/// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorPasses() -> MlsStatus {
    call("mlsRegisterSparseTensorPasses", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorPasses)
    })
}

/// Makes the pass `lower-sparse-foreach-to-scf`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateSparseTensorLowerForeachToSCF`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorLowerForeachToSCF(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorLowerForeachToSCF", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSparseTensorLowerForeachToSCF, "func.func")?);
        Ok(())
    })
}

/// Makes `SparseTensorLowerForeachToSCF` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorLowerForeachToSCF`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorLowerForeachToSCF() -> MlsStatus {
    call("mlsRegisterSparseTensorLowerForeachToSCF", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorLowerForeachToSCF)
    })
}

/// Makes the pass `lower-sparse-iteration-to-scf`, with the default of each
/// option; it is for `func.func`.
///
/// Upstream: `mlirCreateSparseTensorLowerSparseIterationToSCF`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorLowerSparseIterationToSCF(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSparseTensorLowerSparseIterationToSCF", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorLowerSparseIterationToSCF,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorLowerSparseIterationToSCF` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorLowerSparseIterationToSCF`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorLowerSparseIterationToSCF() -> MlsStatus {
    call("mlsRegisterSparseTensorLowerSparseIterationToSCF", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorLowerSparseIterationToSCF)
    })
}

/// Makes the pass `lower-sparse-ops-to-foreach`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorLowerSparseOpsToForeach`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorLowerSparseOpsToForeach(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSparseTensorLowerSparseOpsToForeach", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorLowerSparseOpsToForeach,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorLowerSparseOpsToForeach` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorLowerSparseOpsToForeach`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorLowerSparseOpsToForeach() -> MlsStatus {
    call("mlsRegisterSparseTensorLowerSparseOpsToForeach", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorLowerSparseOpsToForeach)
    })
}

/// Makes the pass `pre-sparsification-rewrite`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorPreSparsificationRewrite`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorPreSparsificationRewrite(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSparseTensorPreSparsificationRewrite", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorPreSparsificationRewrite,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorPreSparsificationRewrite` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorPreSparsificationRewrite`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorPreSparsificationRewrite() -> MlsStatus {
    call("mlsRegisterSparseTensorPreSparsificationRewrite", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorPreSparsificationRewrite)
    })
}

/// Makes the pass `sparse-assembler`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseAssembler`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseAssembler(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseAssembler", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSparseTensorSparseAssembler, "builtin.module")?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseAssembler` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseAssembler`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseAssembler() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseAssembler", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseAssembler)
    })
}

/// Makes the pass `sparse-buffer-rewrite`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseBufferRewrite`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseBufferRewrite(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseBufferRewrite", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparseBufferRewrite,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseBufferRewrite` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseBufferRewrite`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseBufferRewrite() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseBufferRewrite", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseBufferRewrite)
    })
}

/// Makes the pass `sparse-gpu-codegen`, with the default of each option; it is
/// for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseGPUCodegen`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseGPUCodegen(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseGPUCodegen", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparseGPUCodegen,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseGPUCodegen` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseGPUCodegen`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseGPUCodegen() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseGPUCodegen", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseGPUCodegen)
    })
}

/// Makes the pass `sparse-reinterpret-map`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseReinterpretMap`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseReinterpretMap(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseReinterpretMap", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparseReinterpretMap,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseReinterpretMap` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseReinterpretMap`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseReinterpretMap() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseReinterpretMap", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseReinterpretMap)
    })
}

/// Makes the pass `sparse-space-collapse`, with the default of each option; it
/// is for `func.func`.
///
/// Upstream: `mlirCreateSparseTensorSparseSpaceCollapse`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseSpaceCollapse(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseSpaceCollapse", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSparseTensorSparseSpaceCollapse, "func.func")?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseSpaceCollapse` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseSpaceCollapse`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseSpaceCollapse() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseSpaceCollapse", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseSpaceCollapse)
    })
}

/// Makes the pass `sparse-tensor-codegen`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseTensorCodegen`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseTensorCodegen(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseTensorCodegen", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparseTensorCodegen,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseTensorCodegen` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseTensorCodegen`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseTensorCodegen() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseTensorCodegen", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseTensorCodegen)
    })
}

/// Makes the pass `sparse-tensor-conversion`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseTensorConversionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseTensorConversionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSparseTensorSparseTensorConversionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparseTensorConversionPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseTensorConversionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseTensorConversionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseTensorConversionPass() -> MlsStatus {
    call(
        "mlsRegisterSparseTensorSparseTensorConversionPass",
        |call| call.register_passes(sys::mlirRegisterSparseTensorSparseTensorConversionPass),
    )
}

/// Makes the pass `sparse-vectorization`, with the default of each option; it
/// is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparseVectorization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparseVectorization(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparseVectorization", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparseVectorization,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparseVectorization` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparseVectorization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparseVectorization() -> MlsStatus {
    call("mlsRegisterSparseTensorSparseVectorization", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparseVectorization)
    })
}

/// Makes the pass `sparsification-and-bufferization`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparsificationAndBufferization`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparsificationAndBufferization(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateSparseTensorSparsificationAndBufferization",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateSparseTensorSparsificationAndBufferization,
                "builtin.module",
            )?);
            Ok(())
        },
    )
}

/// Makes `SparseTensorSparsificationAndBufferization` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparsificationAndBufferization`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparsificationAndBufferization() -> MlsStatus {
    call(
        "mlsRegisterSparseTensorSparsificationAndBufferization",
        |call| call.register_passes(sys::mlirRegisterSparseTensorSparsificationAndBufferization),
    )
}

/// Makes the pass `sparsification`, with the default of each option; it is for
/// `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorSparsificationPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorSparsificationPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSparseTensorSparsificationPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorSparsificationPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorSparsificationPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorSparsificationPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorSparsificationPass() -> MlsStatus {
    call("mlsRegisterSparseTensorSparsificationPass", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorSparsificationPass)
    })
}

/// Makes the pass `stage-sparse-ops`, with the default of each option; it is
/// for `func.func`.
///
/// Upstream: `mlirCreateSparseTensorStageSparseOperations`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorStageSparseOperations(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSparseTensorStageSparseOperations", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorStageSparseOperations,
            "func.func",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorStageSparseOperations` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorStageSparseOperations`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorStageSparseOperations() -> MlsStatus {
    call("mlsRegisterSparseTensorStageSparseOperations", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorStageSparseOperations)
    })
}

/// Makes the pass `sparse-storage-specifier-to-llvm`, with the default of each
/// option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateSparseTensorStorageSpecifierToLLVM`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSparseTensorStorageSpecifierToLLVM(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSparseTensorStorageSpecifierToLLVM", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSparseTensorStorageSpecifierToLLVM,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SparseTensorStorageSpecifierToLLVM` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSparseTensorStorageSpecifierToLLVM`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSparseTensorStorageSpecifierToLLVM() -> MlsStatus {
    call("mlsRegisterSparseTensorStorageSpecifierToLLVM", |call| {
        call.register_passes(sys::mlirRegisterSparseTensorStorageSpecifierToLLVM)
    })
}
