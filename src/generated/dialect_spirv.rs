//! mlir-c/Dialect/SPIRV.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `spirv`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__spirv__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__spirv__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__spirv__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__spirv__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `SPIRVPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVPasses() -> MlsStatus {
    call("mlsRegisterSPIRVPasses", |call| {
        call.register_passes(sys::mlirRegisterSPIRVPasses)
    })
}

/// Makes the pass `spirv-canonicalize-gl`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateSPIRVSPIRVCanonicalizeGLPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVCanonicalizeGLPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVCanonicalizeGLPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSPIRVSPIRVCanonicalizeGLPass, "")?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVCanonicalizeGLPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVCanonicalizeGLPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVCanonicalizeGLPass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVCanonicalizeGLPass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVCanonicalizeGLPass)
    })
}

/// Makes the pass `decorate-spirv-composite-type-layout`, with the default of
/// each option; it is for `builtin.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVCompositeTypeLayoutPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVCompositeTypeLayoutPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSPIRVSPIRVCompositeTypeLayoutPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVCompositeTypeLayoutPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVCompositeTypeLayoutPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVCompositeTypeLayoutPass)
    })
}

/// Makes the pass `spirv-lower-abi-attrs`, with the default of each option; it
/// is for `spirv.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVLowerABIAttributesPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVLowerABIAttributesPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVLowerABIAttributesPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSPIRVSPIRVLowerABIAttributesPass,
            "spirv.module",
        )?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVLowerABIAttributesPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVLowerABIAttributesPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVLowerABIAttributesPass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVLowerABIAttributesPass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVLowerABIAttributesPass)
    })
}

/// Makes the pass `spirv-promote-to-replicated-constants`, with the default of
/// each option; it is for `spirv.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVReplicatedConstantCompositePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(
    out: *mut MlsPass,
) -> MlsStatus {
    call(
        "mlsCreateSPIRVSPIRVReplicatedConstantCompositePass",
        |call| {
            let out = call.out(out, "out")?;
            out.put(call.pass_of_mlir(
                sys::mlirCreateSPIRVSPIRVReplicatedConstantCompositePass,
                "spirv.module",
            )?);
            Ok(())
        },
    )
}

/// Makes `SPIRVSPIRVReplicatedConstantCompositePass` known by name to the
/// process, for pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVReplicatedConstantCompositePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass() -> MlsStatus {
    call(
        "mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass",
        |call| call.register_passes(sys::mlirRegisterSPIRVSPIRVReplicatedConstantCompositePass),
    )
}

/// Makes the pass `spirv-rewrite-inserts`, with the default of each option; it
/// is for `spirv.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVRewriteInsertsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVRewriteInsertsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVRewriteInsertsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSPIRVSPIRVRewriteInsertsPass, "spirv.module")?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVRewriteInsertsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVRewriteInsertsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVRewriteInsertsPass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVRewriteInsertsPass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVRewriteInsertsPass)
    })
}

/// Makes the pass `spirv-unify-aliased-resource`, with the default of each
/// option; it is for `spirv.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVUnifyAliasedResourcePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(
    out: *mut MlsPass,
) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVUnifyAliasedResourcePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateSPIRVSPIRVUnifyAliasedResourcePass,
            "spirv.module",
        )?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVUnifyAliasedResourcePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVUnifyAliasedResourcePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVUnifyAliasedResourcePass)
    })
}

/// Makes the pass `spirv-update-vce`, with the default of each option; it is
/// for `spirv.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVUpdateVCEPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVUpdateVCEPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVUpdateVCEPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSPIRVSPIRVUpdateVCEPass, "spirv.module")?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVUpdateVCEPass` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVUpdateVCEPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVUpdateVCEPass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVUpdateVCEPass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVUpdateVCEPass)
    })
}

/// Makes the pass `spirv-webgpu-prepare`, with the default of each option; it
/// is for `spirv.module`.
///
/// Upstream: `mlirCreateSPIRVSPIRVWebGPUPreparePass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateSPIRVSPIRVWebGPUPreparePass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateSPIRVSPIRVWebGPUPreparePass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateSPIRVSPIRVWebGPUPreparePass, "spirv.module")?);
        Ok(())
    })
}

/// Makes `SPIRVSPIRVWebGPUPreparePass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterSPIRVSPIRVWebGPUPreparePass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterSPIRVSPIRVWebGPUPreparePass() -> MlsStatus {
    call("mlsRegisterSPIRVSPIRVWebGPUPreparePass", |call| {
        call.register_passes(sys::mlirRegisterSPIRVSPIRVWebGPUPreparePass)
    })
}
