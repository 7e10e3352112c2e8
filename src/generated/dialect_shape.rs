//! mlir-c/Dialect/Shape.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `shape`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__shape__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__shape__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__shape__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__shape__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `ShapePasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShapePasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShapePasses() -> MlsStatus {
    call("mlsRegisterShapePasses", |call| {
        call.register_passes(sys::mlirRegisterShapePasses)
    })
}

/// Makes the pass `outline-shape-computation`, with the default of each option;
/// it is for `builtin.module`.
///
/// Upstream: `mlirCreateShapeOutlineShapeComputationPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateShapeOutlineShapeComputationPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateShapeOutlineShapeComputationPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(
            sys::mlirCreateShapeOutlineShapeComputationPass,
            "builtin.module",
        )?);
        Ok(())
    })
}

/// Makes `ShapeOutlineShapeComputationPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShapeOutlineShapeComputationPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShapeOutlineShapeComputationPass() -> MlsStatus {
    call("mlsRegisterShapeOutlineShapeComputationPass", |call| {
        call.register_passes(sys::mlirRegisterShapeOutlineShapeComputationPass)
    })
}

/// Makes the pass `remove-shape-constraints`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateShapeRemoveShapeConstraintsPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateShapeRemoveShapeConstraintsPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateShapeRemoveShapeConstraintsPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateShapeRemoveShapeConstraintsPass, "func.func")?);
        Ok(())
    })
}

/// Makes `ShapeRemoveShapeConstraintsPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShapeRemoveShapeConstraintsPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShapeRemoveShapeConstraintsPass() -> MlsStatus {
    call("mlsRegisterShapeRemoveShapeConstraintsPass", |call| {
        call.register_passes(sys::mlirRegisterShapeRemoveShapeConstraintsPass)
    })
}

/// Makes the pass `shape-to-shape-lowering`, with the default of each option;
/// it is for `func.func`.
///
/// Upstream: `mlirCreateShapeShapeToShapeLoweringPass`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateShapeShapeToShapeLoweringPass(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateShapeShapeToShapeLoweringPass", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateShapeShapeToShapeLoweringPass, "func.func")?);
        Ok(())
    })
}

/// Makes `ShapeShapeToShapeLoweringPass` known by name to the process, for
/// pipelines in text form. Once is enough, and harmless after
/// `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShapeShapeToShapeLoweringPass`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShapeShapeToShapeLoweringPass() -> MlsStatus {
    call("mlsRegisterShapeShapeToShapeLoweringPass", |call| {
        call.register_passes(sys::mlirRegisterShapeShapeToShapeLoweringPass)
    })
}
