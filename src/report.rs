//! Reports: the long form of a status, kept for any thread to read.

use crate::handle::lock::Mutex;
use std::collections::VecDeque;
use std::sync::Arc;

/// Reports that are kept; the oldest go first.
const KEPT: usize = 1024;

/// One of MLIR's diagnostics, as data.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// `MLS_DIAGNOSTIC_*`.
    pub severity: u32,
    /// The message.
    pub message: String,
    /// The location in MLIR's own syntax.
    pub location: String,
    /// Notes attached to it.
    pub notes: Vec<Diagnostic>,
}

/// Everything that is known about a call that failed, or succeeded with
/// diagnostics.
#[derive(Debug)]
pub struct Report {
    /// `MLS_STATUS_*`.
    pub code: u32,
    /// The function that was called.
    pub function: &'static str,
    /// The parameter it is about, or "".
    pub argument: &'static str,
    /// One line: function, parameter, what was wrong.
    pub message: String,
    /// What a callback of the host failed with, or 0.
    pub token: u64,
    /// MLIR's diagnostics of this call.
    pub diagnostics: Vec<Diagnostic>,
}

struct Shelf {
    last: u32,
    reports: VecDeque<(u32, Arc<Report>)>,
}

static SHELF: Mutex<Shelf> = Mutex::new(Shelf {
    last: 0,
    reports: VecDeque::new(),
});

/// Files a report and returns its number, never 0.
pub fn file(report: Report) -> u32 {
    let mut shelf = SHELF.lock();
    shelf.last = shelf.last.checked_add(1).unwrap_or(1);
    let number = shelf.last;
    if shelf.reports.len() == KEPT {
        shelf.reports.pop_front();
    }
    shelf.reports.push_back((number, Arc::new(report)));
    number
}

/// The report with this number, if it is still kept.
pub fn find(number: u32) -> Option<Arc<Report>> {
    let shelf = SHELF.lock();
    shelf
        .reports
        .iter()
        .rev()
        .find(|(n, _)| *n == number)
        .map(|(_, report)| report.clone())
}

/// Keeps the lock, for a process that forks.
pub fn hold() -> Box<dyn std::any::Any> {
    Box::new(SHELF.lock())
}
