//! Reports: what a status stands for.

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{Handle, MlsReport};
use crate::callback::diagnostics::{MlsDiagnostic, view};
use crate::error::{Fallible, bad};
use crate::kind;
use crate::report::{self, Diagnostic, Report};
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use libc::{c_char, intptr_t};
use std::cell::RefCell;
use std::sync::Arc;

/// An error of MLIR.
pub const MLS_DIAGNOSTIC_ERROR: u32 = 0;
/// A warning of MLIR.
pub const MLS_DIAGNOSTIC_WARNING: u32 = 1;
/// A note of MLIR, attached to another diagnostic.
pub const MLS_DIAGNOSTIC_NOTE: u32 = 2;
/// A remark of MLIR.
pub const MLS_DIAGNOSTIC_REMARK: u32 = 3;

/// Gives the name of a status code: `STALE_HANDLE` and the like.
///
/// Upstream: none.
/// Ownership: static text, NUL-terminated.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsStatusName(code: u32) -> MlsStringRef {
    MlsStringRef::view(status::name(code).as_bytes())
}

/// Gives the message of a status as a NUL-terminated string: function,
/// parameter, what was wrong, and MLIR's first diagnostic.
///
/// For C programs that print and go on. Its text is overwritten by the next
/// call of this function on the same thread; `mlsStatusGetReport` has no such
/// limit.
///
/// Upstream: none.
/// Ownership: the text belongs to the thread.
/// Valid until: the next call of this function on the same thread.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsStatusMessage(status: MlsStatus) -> *const c_char {
    thread_local! {
        static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    let message = match report::find(status.report) {
        Some(report) => report.message.clone(),
        None => status::name(status.code).to_owned(),
    };
    let show = |text: &RefCell<Vec<u8>>| {
        let mut bytes = message.into_bytes();
        // A message may quote a string of the host with a zero in it.
        bytes.retain(|byte| *byte != 0);
        bytes.push(0);
        let mut text = text.borrow_mut();
        *text = bytes;
        text.as_ptr().cast()
    };
    // While a thread ends its texts are gone.
    TEXT.try_with(show).unwrap_or(c"".as_ptr())
}

/// Fetches the report of a status, on any thread. The last 1024 are kept.
///
/// Upstream: none.
/// Ownership: the caller destroys the result with `mlsReportDestroy`.
/// Threads: any.
/// Errors: NOT_AVAILABLE (`status`: it has no report, or no longer).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStatusGetReport(status: MlsStatus, out: *mut MlsReport) -> MlsStatus {
    call("mlsStatusGetReport", |call| {
        let out = call.out(out, "out")?;
        let Some(found) = report::find(status.report) else {
            return bad(
                crate::status::MLS_STATUS_NOT_AVAILABLE,
                "status",
                format!("report {} is not kept", status.report),
            );
        };
        let bits = call.new_process_object(kind::REPORT, Object::Report(found))?;
        out.put(MlsReport::from_bits(bits));
        Ok(())
    })
}

/// Destroys a report.
///
/// Upstream: none.
/// Ownership: consumes `report`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsReportDestroy(report: MlsReport) -> MlsStatus {
    call("mlsReportDestroy", |call| {
        let bits = call.check(report, Access::Free, "report")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Gives the status code of the call.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetCode(report: MlsReport, out: *mut u32) -> MlsStatus {
    call("mlsReportGetCode", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(report.code);
        Ok(())
    })
}

/// Gives what a callback of the host failed with (`mlsCallbackFail`), or 0.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetErrorToken(report: MlsReport, out: *mut u64) -> MlsStatus {
    call("mlsReportGetErrorToken", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(report.token);
        Ok(())
    })
}

/// Gives the name of the function that was called.
///
/// Upstream: none.
/// Ownership: a view: the text belongs to the report.
/// Valid until: the report is destroyed.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetFunction(
    report: MlsReport,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsReportGetFunction", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(MlsStringRef::view(report.function.as_bytes()));
        Ok(())
    })
}

/// Gives the name of the parameter that the report is about; empty if it is
/// about none.
///
/// Upstream: none.
/// Ownership: a view: the text belongs to the report.
/// Valid until: the report is destroyed.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetArgument(
    report: MlsReport,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsReportGetArgument", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(MlsStringRef::view(report.argument.as_bytes()));
        Ok(())
    })
}

/// Gives the message: one line.
///
/// Upstream: none.
/// Ownership: a view: the text belongs to the report.
/// Valid until: the report is destroyed.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetMessage(
    report: MlsReport,
    out: *mut MlsStringRef,
) -> MlsStatus {
    call("mlsReportGetMessage", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(MlsStringRef::view(report.message.as_bytes()));
        Ok(())
    })
}

/// Gives the number of MLIR's diagnostics during the call.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetNumDiagnostics(
    report: MlsReport,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsReportGetNumDiagnostics", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(count(&report.diagnostics));
        Ok(())
    })
}

/// Gives diagnostic number `pos`.
///
/// Upstream: none.
/// Ownership: a view: the texts belong to the report.
/// Valid until: the report is destroyed.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`pos`).
/// Index: `pos`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetDiagnostic(
    report: MlsReport,
    pos: intptr_t,
    out: *mut MlsDiagnostic,
) -> MlsStatus {
    call("mlsReportGetDiagnostic", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        out.put(view(element(call, &report.diagnostics, pos, "pos")?));
        Ok(())
    })
}

/// Gives note number `note` of diagnostic number `pos`.
///
/// Upstream: none.
/// Ownership: a view: the texts belong to the report.
/// Valid until: the report is destroyed.
/// Threads: any.
/// Errors: OUT_OF_RANGE (`pos`, `note`).
/// Index: `pos`, `note`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsReportGetNote(
    report: MlsReport,
    pos: intptr_t,
    note: intptr_t,
    out: *mut MlsDiagnostic,
) -> MlsStatus {
    call("mlsReportGetNote", |call| {
        let report = call.report(report)?;
        let out = call.out(out, "out")?;
        let diagnostic = element(call, &report.diagnostics, pos, "pos")?;
        out.put(view(element(call, &diagnostic.notes, note, "note")?));
        Ok(())
    })
}

fn count(diagnostics: &[Diagnostic]) -> intptr_t {
    intptr_t::try_from(diagnostics.len()).unwrap_or(intptr_t::MAX)
}

fn element<'a>(
    call: &Call,
    all: &'a [Diagnostic],
    pos: intptr_t,
    argument: &'static str,
) -> Fallible<&'a Diagnostic> {
    let pos = call.index(pos, count(all), argument)?;
    let found = usize::try_from(pos).ok().and_then(|pos| all.get(pos));
    match found {
        Some(found) => Ok(found),
        None => bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            argument,
            format!("{pos} is no index"),
        ),
    }
}

impl Call {
    /// The report behind a handle, kept alive by the handle.
    fn report(&mut self, report: MlsReport) -> Fallible<Arc<Report>> {
        self.process_object(report, "report", |object| match object {
            Object::Report(report) => Some(report.clone()),
            _ => None,
        })
    }
}
