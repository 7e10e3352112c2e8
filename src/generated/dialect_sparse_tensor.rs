//! mlir-c/Dialect/SparseTensor.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAffineMap, MlsAttribute, MlsContext, MlsDialectHandle, MlsPass};
use crate::boundary::{arguments, quick, require};
use crate::generated::enumerations::MlsSparseTensorLevelFormat;
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;
use libc::intptr_t;

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

/// Tells whether `attr` is an encoding of sparse tensors.
///
/// Upstream: `mlirAttributeIsASparseTensorEncodingAttr`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeIsASparseTensorEncodingAttr(
    attr: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    quick::get(
        "mlsAttributeIsASparseTensorEncodingAttr",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirAttributeIsASparseTensorEncodingAttr(attr) };
            Ok(raw)
        },
    )
}

/// Gives the encoding of tensors with `lvl_rank` levels, of types from
/// `mlsSparseTensorEncodingAttrBuildLvlType`. `dim_to_lvl` maps dimensions to
/// levels, null to the same; `lvl_todim` is its inverse; null has it inferred.
/// Positions and coordinates have `pos_width` and `crd_width` bits; 0 stands
/// for those of `index`. `explicit_val` is the number that all stored elements
/// are, `implicit_val` that of all others; both may be null.
///
/// Upstream: `mlirSparseTensorEncodingAttrGet`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: DIALECT_NOT_LOADED (`sparse_tensor`); OUT_OF_RANGE (`pos_width`: not
///   0, 8, 16, 32 or 64); OUT_OF_RANGE (`crd_width`: not 0, 8, 16, 32 or 64);
///   BAD_ARGUMENT (`explicit_val`: not a number); BAD_ARGUMENT (`implicit_val`:
///   not a number); BAD_ARGUMENT with diagnostics (`lvl_types`, `dim_to_lvl`,
///   `lvl_todim`: they do not make an encoding); TOO_DEEP.
/// Null: `dim_to_lvl`, `lvl_todim`, `explicit_val`, `implicit_val`.
///
/// # Safety
/// `lvl_types` is readable for `lvl_rank` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGet(
    context: MlsContext,
    lvl_rank: intptr_t,
    lvl_types: *const u64,
    dim_to_lvl: MlsAffineMap,
    lvl_todim: MlsAffineMap,
    pos_width: i32,
    crd_width: i32,
    explicit_val: MlsAttribute,
    implicit_val: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSparseTensorEncodingAttrGet", |call| {
        let context = call.get(context, Access::Free, "context")?;
        let dim_to_lvl = call.get_or_null(dim_to_lvl, Access::Free, "dim_to_lvl")?;
        let lvl_todim = call.get_or_null(lvl_todim, Access::Free, "lvl_todim")?;
        let explicit_val = call.get_or_null(explicit_val, Access::Free, "explicit_val")?;
        let implicit_val = call.get_or_null(implicit_val, Access::Free, "implicit_val")?;
        let out = call.out(out, "out")?;
        let lvl_types = call.slice(lvl_rank, lvl_types, "lvl_types")?;
        call.need_dialect("sparse_tensor", "sparse_tensor.convert")?;
        require::sparse_width(pos_width, "pos_width")?;
        require::sparse_width(crd_width, "crd_width")?;
        require::sparse_value(explicit_val, "explicit_val")?;
        require::sparse_value(implicit_val, "implicit_val")?;
        require::sparse_encoding(lvl_types, dim_to_lvl, lvl_todim, context, "lvl_types")?;
        call.nest()?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirSparseTensorEncodingAttrGet(
                context,
                lvl_rank,
                lvl_types.as_ptr(),
                dim_to_lvl,
                lvl_todim,
                pos_width,
                crd_width,
                explicit_val,
                implicit_val,
            )
        };
        out.put(call.attribute(raw)?);
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

/// Gives the number of levels of an encoding.
///
/// Upstream: `mlirSparseTensorEncodingGetLvlRank`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingGetLvlRank(
    attr: MlsAttribute,
    out: *mut intptr_t,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingGetLvlRank",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingGetLvlRank(attr) };
            Ok(raw)
        },
    )
}

/// Gives the type of level number `lvl` of an encoding: its format and
/// properties in one number.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetLvlType`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors);
///   OUT_OF_RANGE (`lvl`).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
/// Index: `lvl`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetLvlType(
    attr: MlsAttribute,
    lvl: intptr_t,
    out: *mut u64,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetLvlType",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirSparseTensorEncodingGetLvlRank(attr) });
            let lvl = arguments::index(lvl, count, "lvl")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetLvlType(attr, lvl) };
            Ok(raw)
        },
    )
}

/// Gives all that `mlsSparseTensorEncodingAttrGetLvlType` gives, one after the
/// other. Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Null: `elements`.
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `elements` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrCopyLvlTypes(
    attr: MlsAttribute,
    capacity: intptr_t,
    elements: *mut u64,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsSparseTensorEncodingAttrCopyLvlTypes", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            attr,
            sys::mlirAttributeIsASparseTensorEncodingAttr,
            "attr",
            "an encoding of sparse tensors",
        )?;
        // SAFETY: `attr` was checked above.
        let count = require::count(unsafe { sys::mlirSparseTensorEncodingGetLvlRank(attr) });
        let all = require::each(count, |lvl| {
            // SAFETY: `lvl` is below the count.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetLvlType(attr, lvl) };
            Ok(raw)
        })?;
        let count = call.copy(&all, room, elements, "elements")?;
        out.put(require::count(count));
        Ok(())
    })
}

/// Gives the format of level number `lvl` of an encoding.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetLvlFmt`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors);
///   OUT_OF_RANGE (`lvl`).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
/// Index: `lvl`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetLvlFmt(
    attr: MlsAttribute,
    lvl: intptr_t,
    out: *mut MlsSparseTensorLevelFormat,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetLvlFmt",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: `attr` was checked above.
            let count = require::count(unsafe { sys::mlirSparseTensorEncodingGetLvlRank(attr) });
            let lvl = arguments::index(lvl, count, "lvl")?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetLvlFmt(attr, lvl) };
            Ok(raw)
        },
    )
}

/// Gives the map from dimensions to levels of an encoding: the identity if none
/// was given.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetDimToLvl`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetDimToLvl(
    attr: MlsAttribute,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetDimToLvl",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetDimToLvl(attr) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the map from levels to dimensions of an encoding; null if none was
/// given and it cannot be inferred.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetLvlToDim`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetLvlToDim(
    attr: MlsAttribute,
    out: *mut MlsAffineMap,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetLvlToDim",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetLvlToDim(attr) };
            maker.affine_map(raw)
        },
    )
}

/// Gives the number of bits of positions; 0 for those of `index`.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetPosWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetPosWidth(
    attr: MlsAttribute,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetPosWidth",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetPosWidth(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number of bits of coordinates; 0 for those of `index`.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetCrdWidth`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetCrdWidth(
    attr: MlsAttribute,
    out: *mut i32,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetCrdWidth",
        (attr, "attr"),
        Access::Free,
        out,
        |_, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetCrdWidth(attr) };
            Ok(raw)
        },
    )
}

/// Gives the number that all stored elements are; null if they differ.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetExplicitVal`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetExplicitVal(
    attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetExplicitVal",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetExplicitVal(attr) };
            maker.attribute(raw)
        },
    )
}

/// Gives the number that all elements are that are not stored; null for zero.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetImplicitVal`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
/// Valid: `attr` is `#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetImplicitVal(
    attr: MlsAttribute,
    out: *mut MlsAttribute,
) -> MlsStatus {
    quick::get(
        "mlsSparseTensorEncodingAttrGetImplicitVal",
        (attr, "attr"),
        Access::Free,
        out,
        |maker, attr| {
            require::is(
                attr,
                sys::mlirAttributeIsASparseTensorEncodingAttr,
                "attr",
                "an encoding of sparse tensors",
            )?;
            // SAFETY: the arguments were checked above.
            let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetImplicitVal(attr) };
            maker.attribute(raw)
        },
    )
}

/// Gives the n of an n-out-of-m level: how many of m elements are stored.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetStructuredN`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`lvl_type`: not an n-out-of-m level).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetStructuredN(
    lvl_type: u64,
    out: *mut u32,
) -> MlsStatus {
    call("mlsSparseTensorEncodingAttrGetStructuredN", |call| {
        let out = call.out(out, "out")?;
        require::sparse_structured(lvl_type, "lvl_type")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetStructuredN(lvl_type) };
        out.put(raw);
        Ok(())
    })
}

/// Gives the m of an n-out-of-m level: of how many elements n are stored.
///
/// Upstream: `mlirSparseTensorEncodingAttrGetStructuredM`.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`lvl_type`: not an n-out-of-m level).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrGetStructuredM(
    lvl_type: u64,
    out: *mut u32,
) -> MlsStatus {
    call("mlsSparseTensorEncodingAttrGetStructuredM", |call| {
        let out = call.out(out, "out")?;
        require::sparse_structured(lvl_type, "lvl_type")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirSparseTensorEncodingAttrGetStructuredM(lvl_type) };
        out.put(raw);
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
