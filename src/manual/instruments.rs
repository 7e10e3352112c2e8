//! Looking at pass managers at work (mlir-c/Pass.h).

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{MlsPassManager, MlsString};
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::state::dumps::Dumps;
use crate::state::objects::{Object, PrintingFlags};
use crate::status::{self, MlsStatus};
use crate::strings::MlsBool;
use crate::sys;
use std::os::unix::ffi::OsStrExt;

/// Statistics as a list.
pub const MLS_PASS_DISPLAY_MODE_LIST: u32 = 0;
/// Statistics in the form of the pipeline.
pub const MLS_PASS_DISPLAY_MODE_PIPELINE: u32 = 1;

/// Which form statistics have: one of `MLS_PASS_DISPLAY_MODE_*`. Upstream:
/// `MlirPassDisplayMode`.
pub type MlsPassDisplayMode = u32;

/// Lets a pass manager print the IR before or after its passes. The text of all
/// runs is collected, in the order of the passes (and of one pass in the order of
/// the operations' names), until `mlsPassManagerTakeIRPrinting` takes it; nothing
/// goes to stderr. (Upstream prints there, or into files.)
///
/// Upstream: `mlirPassManagerEnableIRPrinting`.
/// Threads: any; BUSY while the pass manager runs.
/// Errors: BAD_STATE (`pass_manager`: it prints already; `print_module_scope`:
///   the context has worker threads); NOT_AVAILABLE (no temporary folder).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerEnableIRPrinting(
    pass_manager: MlsPassManager,
    print_before_all: MlsBool,
    print_after_all: MlsBool,
    print_module_scope: MlsBool,
    print_after_only_on_change: MlsBool,
    print_after_only_on_failure: MlsBool,
) -> MlsStatus {
    call("mlsPassManagerEnableIRPrinting", |call| {
        let (raw, bits, _) = call.pass_manager(pass_manager, Access::Write)?;
        if call.dumps(bits)?.is_some() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "pass_manager",
                "it prints the IR already",
            );
        }
        if print_module_scope != 0 && call.inner().pool.is_some() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "print_module_scope",
                "whole modules cannot be printed while worker threads change them",
            );
        }
        let Ok(dumps) = Dumps::new() else {
            return failed(
                status::MLS_STATUS_NOT_AVAILABLE,
                "no temporary folder can be made",
            );
        };
        let folder = dumps.folder().as_os_str().as_bytes();
        PrintingFlags::default().with(|flags| {
            // SAFETY: all are live; the path is copied.
            unsafe {
                sys::mlirPassManagerEnableIRPrinting(
                    raw,
                    print_before_all != 0,
                    print_after_all != 0,
                    print_module_scope != 0,
                    print_after_only_on_change != 0,
                    print_after_only_on_failure != 0,
                    flags,
                    sys::string_ref(folder),
                );
            }
        });
        *call.dumps(bits)? = Some(dumps);
        Ok(())
    })
}

/// Takes what a pass manager has printed of the IR since it was last taken.
///
/// Upstream: none.
/// Ownership: the caller destroys the result with `mlsStringDestroy`.
/// Threads: any; BUSY while the pass manager runs.
/// Errors: BAD_STATE (`pass_manager`: it does not print).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsPassManagerTakeIRPrinting(
    pass_manager: MlsPassManager,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsPassManagerTakeIRPrinting", |call| {
        let (_, bits, _) = call.pass_manager(pass_manager, Access::Write)?;
        let out = call.out(out, "out")?;
        let Some(text) = call.dumps(bits)?.as_mut().map(Dumps::take) else {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "pass_manager",
                "it does not print the IR",
            );
        };
        out.put(call.string(text)?);
        Ok(())
    })
}

/// Lets a pass manager measure the time of its passes. The table goes to stderr
/// when the pass manager is destroyed.
///
/// Upstream: `mlirPassManagerEnableTiming`.
/// Threads: any; BUSY while the pass manager runs.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerEnableTiming(pass_manager: MlsPassManager) -> MlsStatus {
    call("mlsPassManagerEnableTiming", |call| {
        let (raw, bits, _) = call.pass_manager(pass_manager, Access::Write)?;
        // Upstream stands it once.
        if let Some(Object::PassManager { times, .. }) = call.inner().objects.get_mut(&bits.index())
            && !std::mem::replace(times, true)
        {
            // SAFETY: live.
            unsafe { sys::mlirPassManagerEnableTiming(raw) };
        }
        Ok(())
    })
}

/// Lets a pass manager write the statistics of its passes to stderr after each
/// run.
///
/// Upstream: `mlirPassManagerEnableStatistics`.
/// Threads: any; BUSY while the pass manager runs.
/// Errors: BAD_ENUM (`display_mode`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerEnableStatistics(
    pass_manager: MlsPassManager,
    display_mode: MlsPassDisplayMode,
) -> MlsStatus {
    call("mlsPassManagerEnableStatistics", |call| {
        let (raw, _, _) = call.pass_manager(pass_manager, Access::Write)?;
        let mode = call.enumeration(display_mode, 2, "display_mode")?;
        // SAFETY: live.
        unsafe { sys::mlirPassManagerEnableStatistics(raw, mode) };
        Ok(())
    })
}

impl Call {
    /// What a pass manager prints, if it does.
    pub(super) fn dumps(&mut self, manager: Bits) -> Fallible<&mut Option<Dumps>> {
        match self.inner().objects.get_mut(&manager.index()) {
            Some(Object::PassManager { dumps, .. }) => Ok(dumps),
            _ => failed(
                status::MLS_STATUS_PANIC,
                "a pass manager without its object",
            ),
        }
    }
}
