//! How the greedy driver of rewrite patterns works (mlir-c/Rewrite.h).
//!
//! Upstream keeps it in an object; here it is plain data.

use crate::boundary::call::{Call, call};
use crate::error::Fallible;
use crate::status::MlsStatus;
use crate::strings::MlsBool;
use crate::sys;

/// No restriction on which operations the driver looks at.
pub const MLS_GREEDY_REWRITE_STRICTNESS_ANY_OP: u32 = 0;
/// Only those that were there before, and new ones.
pub const MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS: u32 = 1;
/// Only those that were there before.
pub const MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS: u32 = 2;

/// The driver leaves regions as they are.
pub const MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED: u32 = 0;
/// It removes what is dead in them.
pub const MLS_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL: u32 = 1;
/// It merges blocks too.
pub const MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE: u32 = 2;

/// How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the
/// usual values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsGreedyRewriteDriverConfig {
    /// How often it goes over everything at most; -1 for no limit.
    pub max_iterations: i64,
    /// How many rewrites it does in one go at most; -1 for no limit.
    pub max_num_rewrites: i64,
    /// `MLS_GREEDY_REWRITE_STRICTNESS_*`.
    pub strictness: u32,
    /// `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
    pub region_simplification_level: u32,
    /// Whether it begins at the top.
    pub use_top_down_traversal: MlsBool,
    /// Whether it folds.
    pub enable_folding: MlsBool,
    /// Whether it merges equal constants.
    pub enable_constant_cse: MlsBool,
}

/// Gives the usual values.
///
/// Upstream: `mlirGreedyRewriteDriverConfigCreate`.
/// Ownership: plain data.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsGreedyRewriteDriverConfigCreate() -> MlsGreedyRewriteDriverConfig {
    let config = Config::new();
    // SAFETY: a live configuration, as in all that follow.
    unsafe {
        MlsGreedyRewriteDriverConfig {
            max_iterations: sys::mlirGreedyRewriteDriverConfigGetMaxIterations(config.0),
            max_num_rewrites: sys::mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config.0),
            strictness: sys::mlirGreedyRewriteDriverConfigGetStrictness(config.0),
            region_simplification_level:
                sys::mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config.0),
            use_top_down_traversal: MlsBool::from(
                sys::mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(config.0),
            ),
            enable_folding: MlsBool::from(sys::mlirGreedyRewriteDriverConfigIsFoldingEnabled(
                config.0,
            )),
            enable_constant_cse: MlsBool::from(
                sys::mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(config.0),
            ),
        }
    }
}

/// Does nothing: the configuration is plain data. It is there for programs that
/// were written for upstream.
///
/// Upstream: `mlirGreedyRewriteDriverConfigDestroy`.
/// Threads: any.
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigDestroy(
    config: *mut MlsGreedyRewriteDriverConfig,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigDestroy", |call| {
        call.out(config, "config")?;
        Ok(())
    })
}

/// Says how often the driver goes over everything at most, or -1 for no limit.
///
/// Upstream: `mlirGreedyRewriteDriverConfigSetMaxIterations`.
/// Threads: any.
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigSetMaxIterations(
    config: *mut MlsGreedyRewriteDriverConfig,
    max_iterations: i64,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigSetMaxIterations", |call| {
        let to = call.out(config, "config")?;
        // SAFETY: valid for a read, by the contract.
        let before = unsafe { config.read() };
        to.put(MlsGreedyRewriteDriverConfig {
            max_iterations,
            ..before
        });
        Ok(())
    })
}

/// Says how many rewrites the driver does in one go at most, or -1 for no
/// limit.
///
/// Upstream: `mlirGreedyRewriteDriverConfigSetMaxNumRewrites`.
/// Threads: any.
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigSetMaxNumRewrites(
    config: *mut MlsGreedyRewriteDriverConfig,
    max_num_rewrites: i64,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigSetMaxNumRewrites", |call| {
        let to = call.out(config, "config")?;
        // SAFETY: valid for a read, by the contract.
        let before = unsafe { config.read() };
        to.put(MlsGreedyRewriteDriverConfig {
            max_num_rewrites,
            ..before
        });
        Ok(())
    })
}

/// Says whether the driver begins at the top.
///
/// Upstream: `mlirGreedyRewriteDriverConfigSetUseTopDownTraversal`.
/// Threads: any.
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(
    config: *mut MlsGreedyRewriteDriverConfig,
    use_top_down_traversal: MlsBool,
) -> MlsStatus {
    call(
        "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal",
        |call| {
            let to = call.out(config, "config")?;
            // SAFETY: valid for a read, by the contract.
            let before = unsafe { config.read() };
            to.put(MlsGreedyRewriteDriverConfig {
                use_top_down_traversal: MlsBool::from(use_top_down_traversal != 0),
                ..before
            });
            Ok(())
        },
    )
}

/// Says whether the driver folds.
///
/// Upstream: `mlirGreedyRewriteDriverConfigEnableFolding`.
/// Threads: any.
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigEnableFolding(
    config: *mut MlsGreedyRewriteDriverConfig,
    enable: MlsBool,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigEnableFolding", |call| {
        let to = call.out(config, "config")?;
        // SAFETY: valid for a read, by the contract.
        let before = unsafe { config.read() };
        to.put(MlsGreedyRewriteDriverConfig {
            enable_folding: MlsBool::from(enable != 0),
            ..before
        });
        Ok(())
    })
}

/// Says which operations the driver looks at,
/// `MLS_GREEDY_REWRITE_STRICTNESS_*`.
///
/// Upstream: `mlirGreedyRewriteDriverConfigSetStrictness`.
/// Threads: any.
/// Errors: BAD_ENUM (`strictness`).
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigSetStrictness(
    config: *mut MlsGreedyRewriteDriverConfig,
    strictness: u32,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigSetStrictness", |call| {
        let to = call.out(config, "config")?;
        call.enumeration(strictness, 3, "strictness")?;
        // SAFETY: valid for a read, by the contract.
        let before = unsafe { config.read() };
        to.put(MlsGreedyRewriteDriverConfig {
            strictness,
            ..before
        });
        Ok(())
    })
}

/// Says what the driver does about regions,
/// `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
///
/// Upstream: `mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel`.
/// Threads: any.
/// Errors: BAD_ENUM (`level`).
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(
    config: *mut MlsGreedyRewriteDriverConfig,
    level: u32,
) -> MlsStatus {
    call(
        "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel",
        |call| {
            let to = call.out(config, "config")?;
            call.enumeration(level, 3, "level")?;
            // SAFETY: valid for a read, by the contract.
            let before = unsafe { config.read() };
            to.put(MlsGreedyRewriteDriverConfig {
                region_simplification_level: level,
                ..before
            });
            Ok(())
        },
    )
}

/// Says whether the driver merges equal constants.
///
/// Upstream: `mlirGreedyRewriteDriverConfigEnableConstantCSE`.
/// Threads: any.
///
/// # Safety
/// `config` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigEnableConstantCSE(
    config: *mut MlsGreedyRewriteDriverConfig,
    enable: MlsBool,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigEnableConstantCSE", |call| {
        let to = call.out(config, "config")?;
        // SAFETY: valid for a read, by the contract.
        let before = unsafe { config.read() };
        to.put(MlsGreedyRewriteDriverConfig {
            enable_constant_cse: MlsBool::from(enable != 0),
            ..before
        });
        Ok(())
    })
}

/// Gives how often the driver goes over everything at most, or -1 for no limit.
///
/// Upstream: `mlirGreedyRewriteDriverConfigGetMaxIterations`.
/// Threads: any.
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigGetMaxIterations(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut i64,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigGetMaxIterations", |call| {
        let config = read(call, config)?;
        let out = call.out(out, "out")?;
        out.put(config.max_iterations);
        Ok(())
    })
}

/// Gives how many rewrites the driver does in one go at most, or -1 for no
/// limit.
///
/// Upstream: `mlirGreedyRewriteDriverConfigGetMaxNumRewrites`.
/// Threads: any.
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigGetMaxNumRewrites(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut i64,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigGetMaxNumRewrites", |call| {
        let config = read(call, config)?;
        let out = call.out(out, "out")?;
        out.put(config.max_num_rewrites);
        Ok(())
    })
}

/// Says whether the driver begins at the top.
///
/// Upstream: `mlirGreedyRewriteDriverConfigGetUseTopDownTraversal`.
/// Threads: any.
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut bool,
) -> MlsStatus {
    call(
        "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal",
        |call| {
            let config = read(call, config)?;
            let out = call.out(out, "out")?;
            out.put(config.use_top_down_traversal != 0);
            Ok(())
        },
    )
}

/// Says whether the driver folds.
///
/// Upstream: `mlirGreedyRewriteDriverConfigIsFoldingEnabled`.
/// Threads: any.
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigIsFoldingEnabled(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut bool,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigIsFoldingEnabled", |call| {
        let config = read(call, config)?;
        let out = call.out(out, "out")?;
        out.put(config.enable_folding != 0);
        Ok(())
    })
}

/// Gives which operations the driver looks at,
/// `MLS_GREEDY_REWRITE_STRICTNESS_*`.
///
/// Upstream: `mlirGreedyRewriteDriverConfigGetStrictness`.
/// Threads: any.
/// Errors: BAD_ENUM (`config`).
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigGetStrictness(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut u32,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigGetStrictness", |call| {
        let config = read(call, config)?;
        let out = call.out(out, "out")?;
        out.put(call.enumeration(config.strictness, 3, "config")?);
        Ok(())
    })
}

/// Gives what the driver does about regions,
/// `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
///
/// Upstream: `mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel`.
/// Threads: any.
/// Errors: BAD_ENUM (`config`).
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut u32,
) -> MlsStatus {
    call(
        "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel",
        |call| {
            let config = read(call, config)?;
            let out = call.out(out, "out")?;
            out.put(call.enumeration(config.region_simplification_level, 3, "config")?);
            Ok(())
        },
    )
}

/// Says whether the driver merges equal constants.
///
/// Upstream: `mlirGreedyRewriteDriverConfigIsConstantCSEEnabled`.
/// Threads: any.
/// Valid: `config`: `mlsGreedyRewriteDriverConfigCreate()`.
///
/// # Safety
/// `config` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(
    config: *const MlsGreedyRewriteDriverConfig,
    out: *mut bool,
) -> MlsStatus {
    call("mlsGreedyRewriteDriverConfigIsConstantCSEEnabled", |call| {
        let config = read(call, config)?;
        let out = call.out(out, "out")?;
        out.put(config.enable_constant_cse != 0);
        Ok(())
    })
}

/// Upstream's configuration, freed at the end.
pub(super) struct Config(pub(super) sys::MlirGreedyRewriteDriverConfig);

impl Config {
    pub(super) fn new() -> Self {
        // SAFETY: needs nothing.
        Config(unsafe { sys::mlirGreedyRewriteDriverConfigCreate() })
    }
}

impl Drop for Config {
    fn drop(&mut self) {
        // SAFETY: made by `new`, destroyed once.
        unsafe { sys::mlirGreedyRewriteDriverConfigDestroy(self.0) }
    }
}

/// The configuration that a host gives.
fn read(
    call: &Call,
    config: *const MlsGreedyRewriteDriverConfig,
) -> Fallible<MlsGreedyRewriteDriverConfig> {
    let given = call.slice(1, config, "config")?;
    Ok(given
        .first()
        .copied()
        .unwrap_or_else(|| mlsGreedyRewriteDriverConfigCreate()))
}
