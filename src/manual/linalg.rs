//! Structured operations (mlir-c/Dialect/Linalg.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{MlsAffineMap, MlsAttribute, MlsOperation};
use crate::boundary::require;
use crate::error::{Fallible, failed};
use crate::manual::operation_lifetime::check_verifiable;
use crate::state::lease::Hold;
use crate::status::{self, MlsStatus};
use crate::sys;

use libc::intptr_t;

/// The loops of a contraction, by their numbers: attributes of 32 bit integers. All
/// are null if it is none. Upstream: `MlirLinalgContractionDimensions`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsLinalgContractionDimensions {
    /// Loops over what both inputs and the output have.
    pub batch: MlsAttribute,
    /// Loops over what the first input and the output have.
    pub m: MlsAttribute,
    /// Loops over what the second input and the output have.
    pub n: MlsAttribute,
    /// Loops over what both inputs have.
    pub k: MlsAttribute,
}

/// The loops of a convolution, by their numbers: attributes of 32 bit integers; and
/// its steps: attributes of 64 bit integers. All are null if it is none. Upstream:
/// `MlirLinalgConvolutionDimensions`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsLinalgConvolutionDimensions {
    /// Loops over independent images.
    pub batch: MlsAttribute,
    /// Loops over places in the output.
    pub output_image: MlsAttribute,
    /// Loops over channels of the output.
    pub output_channel: MlsAttribute,
    /// Loops over places in the filter.
    pub filter_loop: MlsAttribute,
    /// Loops over channels of the input.
    pub input_channel: MlsAttribute,
    /// Loops over channels that input, filter and output have.
    pub depth: MlsAttribute,
    /// From one place in the output to the next, how far in the input.
    pub strides: MlsAttribute,
    /// From one place in the filter to the next, how far in the input.
    pub dilations: MlsAttribute,
}

/// Makes the region of a named structured operation whose region is empty: what it
/// does with elements of its operands.
///
/// Upstream: `mlirLinalgFillBuiltinNamedOpRegion`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`mlir_op`: not a named structured operation of the dialect
///   `linalg`; its operands are more or less than it has; their elements are not all
///   signless integers or all floating point numbers, or not what it computes
///   with); BAD_STATE (`mlir_op`: not one region that is empty; an elementwise
///   operation without a kind).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLinalgFillBuiltinNamedOpRegion(mlir_op: MlsOperation) -> MlsStatus {
    call("mlsLinalgFillBuiltinNamedOpRegion", |call| {
        let op = call.get(mlir_op, Access::Write, "mlir_op")?;
        require::linalg_fillable(op)?;
        // SAFETY: an operation of the dialect that has such a region; what upstream
        // takes for granted was checked.
        unsafe { sys::mlirLinalgFillBuiltinNamedOpRegion(op) };
        Ok(())
    })
}

/// Tells whether an operation is a contraction, like a product of matrices.
///
/// Upstream: `mlirLinalgIsAContractionOp`, which notes in an operation what it found
///   out about it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
///   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
///   affine maps).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLinalgIsAContractionOp(op: MlsOperation, out: *mut bool) -> MlsStatus {
    call("mlsLinalgIsAContractionOp", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: live, leased, and verified if it is of the dialect.
        let is = call.ask_linalg(op, || unsafe { sys::mlirLinalgIsAContractionOp(op) })?;
        out.put(is == Some(true));
        Ok(())
    })
}

/// Tells whether an operation is a convolution.
///
/// Upstream: `mlirLinalgIsAConvolutionOp`, which notes in an operation what it found
///   out about it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
///   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
///   affine maps).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLinalgIsAConvolutionOp(op: MlsOperation, out: *mut bool) -> MlsStatus {
    call("mlsLinalgIsAConvolutionOp", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: live, leased, and verified if it is of the dialect.
        let is = call.ask_linalg(op, || unsafe { sys::mlirLinalgIsAConvolutionOp(op) })?;
        out.put(is == Some(true));
        Ok(())
    })
}

/// Gives the loops of a contraction.
///
/// Upstream: `mlirLinalgInferContractionDimensions`, which notes in an operation what
///   it found out about it.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
///   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
///   affine maps).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLinalgInferContractionDimensions(
    op: MlsOperation,
    out: *mut MlsLinalgContractionDimensions,
) -> MlsStatus {
    call("mlsLinalgInferContractionDimensions", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: live, leased, and verified if it is of the dialect.
        let raw = call.ask_linalg(op, || unsafe {
            sys::mlirLinalgInferContractionDimensions(op)
        })?;
        out.put(match raw {
            Some(raw) => call.contraction(raw)?,
            None => MlsLinalgContractionDimensions {
                batch: MlsAttribute { bits: 0 },
                m: MlsAttribute { bits: 0 },
                n: MlsAttribute { bits: 0 },
                k: MlsAttribute { bits: 0 },
            },
        });
        Ok(())
    })
}

/// Gives the loops of a contraction with these maps: from loops to the elements of
/// both inputs and of the output.
///
/// Upstream: `mlirLinalgInferContractionDimensionsFromMaps`.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`indexing_maps`: not three, or with symbols, or with
///   different numbers of dimensions).
///
/// # Safety
/// `indexing_maps` is readable for `num_maps` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLinalgInferContractionDimensionsFromMaps(
    num_maps: intptr_t,
    indexing_maps: *const MlsAffineMap,
    out: *mut MlsLinalgContractionDimensions,
) -> MlsStatus {
    call("mlsLinalgInferContractionDimensionsFromMaps", |call| {
        let maps = call.get_all(num_maps, indexing_maps, Access::Free, "indexing_maps")?;
        let out = call.out(out, "out")?;
        require::contraction_maps(&maps, "indexing_maps")?;
        // SAFETY: three live maps over the same loops.
        let raw =
            unsafe { sys::mlirLinalgInferContractionDimensionsFromMaps(maps.as_ptr(), maps.len()) };
        out.put(call.contraction(raw)?);
        Ok(())
    })
}

/// Gives the loops and steps of a convolution.
///
/// Upstream: `mlirLinalgInferConvolutionDimensions`, which notes in an operation what
///   it found out about it.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
///   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
///   affine maps).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLinalgInferConvolutionDimensions(
    op: MlsOperation,
    out: *mut MlsLinalgConvolutionDimensions,
) -> MlsStatus {
    call("mlsLinalgInferConvolutionDimensions", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: live, leased, and verified if it is of the dialect.
        let raw = call.ask_linalg(op, || unsafe {
            sys::mlirLinalgInferConvolutionDimensions(op)
        })?;
        const NONE: MlsAttribute = MlsAttribute { bits: 0 };
        out.put(match raw {
            Some(raw) => MlsLinalgConvolutionDimensions {
                batch: call.attribute(raw.batch)?,
                output_image: call.attribute(raw.outputImage)?,
                output_channel: call.attribute(raw.outputChannel)?,
                filter_loop: call.attribute(raw.filterLoop)?,
                input_channel: call.attribute(raw.inputChannel)?,
                depth: call.attribute(raw.depth)?,
                strides: call.attribute(raw.strides)?,
                dilations: call.attribute(raw.dilations)?,
            },
            None => MlsLinalgConvolutionDimensions {
                batch: NONE,
                output_image: NONE,
                output_channel: NONE,
                filter_loop: NONE,
                input_channel: NONE,
                depth: NONE,
                strides: NONE,
                dilations: NONE,
            },
        });
        Ok(())
    })
}

/// Gives the maps from the loops of a structured operation to the elements of its
/// operands, as an attribute; null for other operations.
///
/// Upstream: `mlirLinalgGetIndexingMapsAttribute`, which notes in an operation what
///   it found out about it.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
///   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
///   affine maps).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLinalgGetIndexingMapsAttribute(
    op: MlsOperation,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsLinalgGetIndexingMapsAttribute", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let out = call.out(out, "out")?;
        // SAFETY: live, leased, and verified if it is of the dialect.
        let raw = call.ask_linalg(op, || unsafe {
            sys::mlirLinalgGetIndexingMapsAttribute(op)
        })?;
        out.put(match raw {
            Some(raw) => call.attribute(raw)?,
            None => MlsAttribute { bits: 0 },
        });
        Ok(())
    })
}

impl Call {
    /// Asks upstream about an operation of the dialect that verifies: it takes for
    /// granted what the verifier says. Nothing for other operations.
    fn ask_linalg<R>(
        &mut self,
        op: sys::MlirOperation,
        ask: impl FnOnce() -> R,
    ) -> Fallible<Option<R>> {
        if !require::is_linalg(op) {
            return Ok(None);
        }
        require::linalg_remembers(op)?;
        check_verifiable(self, op)?;
        let lease = self.take_lease(Hold::Changes, "", 0)?;
        self.lease_trees(lease, op)?;
        self.without_lock(lease, || {
            // SAFETY: live, and leased exclusively.
            if !unsafe { sys::mlirOperationVerify(op) } {
                return failed(
                    status::MLS_STATUS_VERIFY_ERROR,
                    "the operation does not verify",
                );
            }
            Ok(Some(ask()))
        })
    }

    fn contraction(
        &mut self,
        raw: sys::MlirLinalgContractionDimensions,
    ) -> Fallible<MlsLinalgContractionDimensions> {
        Ok(MlsLinalgContractionDimensions {
            batch: self.attribute(raw.batch)?,
            m: self.attribute(raw.m)?,
            n: self.attribute(raw.n)?,
            k: self.attribute(raw.k)?,
        })
    }
}
