//! mlir-c/Dialect/Shard.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::{MlsDialectHandle, MlsPass};
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `shard`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__shard__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__shard__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__shard__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__shard__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}

/// Makes `ShardPasses` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShardPasses`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShardPasses() -> MlsStatus {
    call("mlsRegisterShardPasses", |call| {
        call.register_passes(sys::mlirRegisterShardPasses)
    })
}

/// Makes the pass `shard-partition`, with the default of each option; it is for
/// every operation that it can run on.
///
/// Upstream: `mlirCreateShardPartition`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateShardPartition(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateShardPartition", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateShardPartition, "")?);
        Ok(())
    })
}

/// Makes `ShardPartition` known by name to the process, for pipelines in text
/// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShardPartition`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShardPartition() -> MlsStatus {
    call("mlsRegisterShardPartition", |call| {
        call.register_passes(sys::mlirRegisterShardPartition)
    })
}

/// Makes the pass `sharding-propagation`, with the default of each option; it
/// is for every operation that it can run on.
///
/// Upstream: `mlirCreateShardShardingPropagation`.
/// Ownership: the caller owns the result until a pass manager takes it
///   (`mlsPassDestroy`).
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCreateShardShardingPropagation(out: *mut MlsPass) -> MlsStatus {
    call("mlsCreateShardShardingPropagation", |call| {
        let out = call.out(out, "out")?;
        out.put(call.pass_of_mlir(sys::mlirCreateShardShardingPropagation, "")?);
        Ok(())
    })
}

/// Makes `ShardShardingPropagation` known by name to the process, for pipelines
/// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
///
/// Upstream: `mlirRegisterShardShardingPropagation`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegisterShardShardingPropagation() -> MlsStatus {
    call("mlsRegisterShardShardingPropagation", |call| {
        call.register_passes(sys::mlirRegisterShardShardingPropagation)
    })
}
