//! How a transform script is run (mlir-c/Dialect/Transform/Interpreter.h).

use super::transform::Options;
use crate::boundary::call::{Call, call};
use crate::error::Fallible;
use crate::status::MlsStatus;
use crate::strings::MlsBool;
use crate::sys;

/// How a transform script is run. `mlsTransformOptionsCreate` gives the usual
/// values. Upstream: `MlirTransformOptions`, there an object.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsTransformOptions {
    /// Whether every step is checked: that handles of the script are used while
    /// what they name is there.
    pub expensive_checks_enabled: MlsBool,
    /// Whether a script must have a single operation at its top.
    pub enforce_single_top_level_transform_op: MlsBool,
}

/// Gives the usual values.
///
/// Upstream: `mlirTransformOptionsCreate`.
/// Ownership: plain data.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsTransformOptionsCreate() -> MlsTransformOptions {
    let options = Options::new();
    // SAFETY: live options.
    unsafe {
        MlsTransformOptions {
            expensive_checks_enabled: MlsBool::from(
                sys::mlirTransformOptionsGetExpensiveChecksEnabled(options.0),
            ),
            enforce_single_top_level_transform_op: MlsBool::from(
                sys::mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(options.0),
            ),
        }
    }
}

/// Does nothing: the options are plain data. It is there for programs that were
/// written for upstream.
///
/// Upstream: `mlirTransformOptionsDestroy`.
/// Threads: any.
///
/// # Safety
/// `options` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOptionsDestroy(
    options: *mut MlsTransformOptions,
) -> MlsStatus {
    call("mlsTransformOptionsDestroy", |call| {
        call.out(options, "options")?;
        Ok(())
    })
}

/// Says whether every step of a script is checked: that its handles are used while what
/// they name is there.
///
/// Upstream: `mlirTransformOptionsEnableExpensiveChecks`.
/// Threads: any.
///
/// # Safety
/// `options` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOptionsEnableExpensiveChecks(
    options: *mut MlsTransformOptions,
    enable: MlsBool,
) -> MlsStatus {
    call("mlsTransformOptionsEnableExpensiveChecks", |call| {
        let to = call.out(options, "options")?;
        // SAFETY: valid for a read, by the contract.
        let before = unsafe { options.read() };
        to.put(MlsTransformOptions {
            expensive_checks_enabled: MlsBool::from(enable != 0),
            ..before
        });
        Ok(())
    })
}

/// Tells whether every step of a script is checked: that its handles are used while what
/// they name is there.
///
/// Upstream: `mlirTransformOptionsGetExpensiveChecksEnabled`.
/// Threads: any.
/// Valid: `options`: `mlsTransformOptionsCreate()`.
///
/// # Safety
/// `options` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOptionsGetExpensiveChecksEnabled(
    options: *const MlsTransformOptions,
    out: *mut bool,
) -> MlsStatus {
    call("mlsTransformOptionsGetExpensiveChecksEnabled", |call| {
        let options = read(call, options)?;
        let out = call.out(out, "out")?;
        out.put(options.expensive_checks_enabled != 0);
        Ok(())
    })
}

/// Says whether a script must have a single operation at its top.
///
/// Upstream: `mlirTransformOptionsEnforceSingleTopLevelTransformOp`.
/// Threads: any.
///
/// # Safety
/// `options` is null or valid for one read and write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOptionsEnforceSingleTopLevelTransformOp(
    options: *mut MlsTransformOptions,
    enable: MlsBool,
) -> MlsStatus {
    call(
        "mlsTransformOptionsEnforceSingleTopLevelTransformOp",
        |call| {
            let to = call.out(options, "options")?;
            // SAFETY: valid for a read, by the contract.
            let before = unsafe { options.read() };
            to.put(MlsTransformOptions {
                enforce_single_top_level_transform_op: MlsBool::from(enable != 0),
                ..before
            });
            Ok(())
        },
    )
}

/// Tells whether a script must have a single operation at its top.
///
/// Upstream: `mlirTransformOptionsGetEnforceSingleTopLevelTransformOp`.
/// Threads: any.
/// Valid: `options`: `mlsTransformOptionsCreate()`.
///
/// # Safety
/// `options` is null or valid for one read; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(
    options: *const MlsTransformOptions,
    out: *mut bool,
) -> MlsStatus {
    call(
        "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp",
        |call| {
            let options = read(call, options)?;
            let out = call.out(out, "out")?;
            out.put(options.enforce_single_top_level_transform_op != 0);
            Ok(())
        },
    )
}

fn read(call: &Call, options: *const MlsTransformOptions) -> Fallible<MlsTransformOptions> {
    let given = call.slice(1, options, "options")?;
    let first = given.first().copied();
    Ok(first.unwrap_or_else(|| mlsTransformOptionsCreate()))
}
