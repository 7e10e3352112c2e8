//! mlir-c/Dialect/Linalg.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `linalg`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__linalg__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__linalg__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__linalg__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__linalg__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `LinalgPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgPasses() -> MlsStatus {
    call("mlsRegisterLinalgPasses", |call| {
        call.register_passes(sys::mlirRegisterLinalgPasses)
    })
}

/// Makes the pass `convert-elementwise-to-linalg`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgConvertElementwiseToLinalgPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgConvertElementwiseToLinalgPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgConvertElementwiseToLinalgPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgConvertElementwiseToLinalgPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgConvertElementwiseToLinalgPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgConvertElementwiseToLinalgPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgConvertElementwiseToLinalgPass() -> MlsStatus {
    call("mlsRegisterLinalgConvertElementwiseToLinalgPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgConvertElementwiseToLinalgPass)
    })
}

/// Makes the pass `convert-linalg-to-affine-loops`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgConvertLinalgToAffineLoopsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgConvertLinalgToAffineLoopsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgConvertLinalgToAffineLoopsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgConvertLinalgToAffineLoopsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgConvertLinalgToAffineLoopsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgConvertLinalgToAffineLoopsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgConvertLinalgToAffineLoopsPass() -> MlsStatus {
    call("mlsRegisterLinalgConvertLinalgToAffineLoopsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgConvertLinalgToAffineLoopsPass)
    })
}

/// Makes the pass `convert-linalg-to-loops`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgConvertLinalgToLoopsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgConvertLinalgToLoopsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLinalgConvertLinalgToLoopsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgConvertLinalgToLoopsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgConvertLinalgToLoopsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgConvertLinalgToLoopsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgConvertLinalgToLoopsPass() -> MlsStatus {
    call("mlsRegisterLinalgConvertLinalgToLoopsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgConvertLinalgToLoopsPass)
    })
}

/// Makes the pass `convert-linalg-to-parallel-loops`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgConvertLinalgToParallelLoopsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgConvertLinalgToParallelLoopsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgConvertLinalgToParallelLoopsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgConvertLinalgToParallelLoopsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgConvertLinalgToParallelLoopsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgConvertLinalgToParallelLoopsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgConvertLinalgToParallelLoopsPass() -> MlsStatus {
    call(
        "mlsRegisterLinalgConvertLinalgToParallelLoopsPass",
        |call| call.register_passes(sys::mlirRegisterLinalgConvertLinalgToParallelLoopsPass),
    )
}

/// Makes the pass `linalg-block-pack-matmul`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgBlockPackMatmul`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgBlockPackMatmul(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLinalgLinalgBlockPackMatmul", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgBlockPackMatmul, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgBlockPackMatmul` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgBlockPackMatmul`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgBlockPackMatmul() -> MlsStatus {
    call("mlsRegisterLinalgLinalgBlockPackMatmul", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgBlockPackMatmul)
    })
}

/// Makes the pass `linalg-detensorize`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgDetensorizePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgDetensorizePass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLinalgLinalgDetensorizePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgDetensorizePass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgDetensorizePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgDetensorizePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgDetensorizePass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgDetensorizePass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgDetensorizePass)
    })
}

/// Makes the pass `linalg-fuse-elementwise-ops`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgElementwiseOpFusionPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgElementwiseOpFusionPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgLinalgElementwiseOpFusionPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgElementwiseOpFusionPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgElementwiseOpFusionPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgElementwiseOpFusionPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgElementwiseOpFusionPass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgElementwiseOpFusionPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgElementwiseOpFusionPass)
    })
}

/// Makes the pass `linalg-fold-into-elementwise`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgFoldIntoElementwisePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgFoldIntoElementwisePass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgLinalgFoldIntoElementwisePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgFoldIntoElementwisePass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgFoldIntoElementwisePass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgFoldIntoElementwisePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgFoldIntoElementwisePass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgFoldIntoElementwisePass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgFoldIntoElementwisePass)
    })
}

/// Makes the pass `linalg-fold-unit-extent-dims`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgFoldUnitExtentDimsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgFoldUnitExtentDimsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgLinalgFoldUnitExtentDimsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgFoldUnitExtentDimsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgFoldUnitExtentDimsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgFoldUnitExtentDimsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgFoldUnitExtentDimsPass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgFoldUnitExtentDimsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgFoldUnitExtentDimsPass)
    })
}

/// Makes the pass `linalg-generalize-named-ops`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgGeneralizeNamedOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgGeneralizeNamedOpsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgLinalgGeneralizeNamedOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgGeneralizeNamedOpsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgGeneralizeNamedOpsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgGeneralizeNamedOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgGeneralizeNamedOpsPass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgGeneralizeNamedOpsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgGeneralizeNamedOpsPass)
    })
}

/// Makes the pass `linalg-inline-scalar-operands`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgInlineScalarOperandsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgInlineScalarOperandsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgLinalgInlineScalarOperandsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgInlineScalarOperandsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgInlineScalarOperandsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgInlineScalarOperandsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgInlineScalarOperandsPass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgInlineScalarOperandsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgInlineScalarOperandsPass)
    })
}

/// Makes the pass `linalg-morph-ops`, with the default of each option; it is
/// for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgMorphOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgMorphOpsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLinalgLinalgMorphOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgMorphOpsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgMorphOpsPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgMorphOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgMorphOpsPass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgMorphOpsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgMorphOpsPass)
    })
}

/// Makes the pass `linalg-specialize-generic-ops`, with the default of each
/// option; it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgLinalgSpecializeGenericOpsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgLinalgSpecializeGenericOpsPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateLinalgLinalgSpecializeGenericOpsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgLinalgSpecializeGenericOpsPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgLinalgSpecializeGenericOpsPass` known by name to the process,
/// for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgLinalgSpecializeGenericOpsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgLinalgSpecializeGenericOpsPass() -> MlsStatus {
    call("mlsRegisterLinalgLinalgSpecializeGenericOpsPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgLinalgSpecializeGenericOpsPass)
    })
}

/// Makes the pass `simplify-depthwise-conv`, with the default of each option;
/// it is for every operation that it can run on.
///
/// Upstream: `mlirCreateLinalgSimplifyDepthwiseConvPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateLinalgSimplifyDepthwiseConvPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateLinalgSimplifyDepthwiseConvPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateLinalgSimplifyDepthwiseConvPass, "")?);
        Ok(())
    })
}

/// Makes `LinalgSimplifyDepthwiseConvPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterLinalgSimplifyDepthwiseConvPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterLinalgSimplifyDepthwiseConvPass() -> MlsStatus {
    call("mlsRegisterLinalgSimplifyDepthwiseConvPass", |call| {
        call.register_passes(sys::mlirRegisterLinalgSimplifyDepthwiseConvPass)
    })
}
