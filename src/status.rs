//! Status codes, as the host sees them.

/// What a call reports: a code, and the number of its report.
///
/// `code` is 0 for success and one of `MLS_STATUS_*` otherwise. `report` is 0
/// or names the report of this very call, which any thread can fetch with
/// `mlsStatusGetReport` (a success has a report when MLIR gave diagnostics).
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MlsStatus {
    /// 0, or one of `MLS_STATUS_*`.
    pub code: u32,
    /// 0, or the number of the report.
    pub report: u32,
}

/// The call did what it says.
pub const MLS_STATUS_OK: u32 = 0;

/// A handle is null (all bits 0) where an object is needed.
pub const MLS_STATUS_NULL_HANDLE: u32 = 101;
/// A handle has bits that no handle has.
pub const MLS_STATUS_BAD_HANDLE: u32 = 102;
/// A handle names an object of another kind.
pub const MLS_STATUS_WRONG_KIND: u32 = 103;
/// A handle has the form of one, but was never given out.
pub const MLS_STATUS_NEVER_ISSUED: u32 = 104;
/// The object of a handle is dead; the report says what it was and what killed
/// it.
pub const MLS_STATUS_STALE_HANDLE: u32 = 105;
/// A handle belongs to another context than the first handle of the call.
pub const MLS_STATUS_WRONG_CONTEXT: u32 = 106;
/// The object is leased to a long call on another thread, which the report
/// names.
pub const MLS_STATUS_BUSY: u32 = 107;
/// A callback inside of a pass run or rewrite used something outside of the
/// operation that it was given.
pub const MLS_STATUS_OUT_OF_SCOPE: u32 = 108;

/// A required pointer is null.
pub const MLS_STATUS_NULL_POINTER: u32 = 201;
/// An index or a number is out of its range.
pub const MLS_STATUS_OUT_OF_RANGE: u32 = 202;
/// A number is not a value of its enumeration.
pub const MLS_STATUS_BAD_ENUM: u32 = 203;
/// An argument is of the right type, but this function has no use for it; the
/// report says why.
pub const MLS_STATUS_BAD_ARGUMENT: u32 = 204;
/// The dialect that the call needs is not loaded in the context.
pub const MLS_STATUS_DIALECT_NOT_LOADED: u32 = 205;
/// A text, or what would be put together, is nested deeper than MLIR's stack
/// allows; the report says how deep.
pub const MLS_STATUS_TOO_DEEP: u32 = 206;

/// Something else still uses the object.
pub const MLS_STATUS_IN_USE: u32 = 301;
/// The object is in a state in which the call makes no sense (an attached
/// operation where a detached one is needed, and the like).
pub const MLS_STATUS_BAD_STATE: u32 = 302;
/// There is no such thing (a dialect, a file, the data of a resource).
pub const MLS_STATUS_NOT_AVAILABLE: u32 = 303;
/// There is no symbol of this name: the one that was asked for, or one that
/// compiled code needs.
pub const MLS_STATUS_NO_SYMBOL: u32 = 304;

/// The text or bytecode does not parse; the diagnostics are in the report.
pub const MLS_STATUS_PARSE_ERROR: u32 = 401;
/// The IR does not verify; the diagnostics are in the report.
pub const MLS_STATUS_VERIFY_ERROR: u32 = 402;
/// A pass failed; the diagnostics are in the report.
pub const MLS_STATUS_PASS_FAILED: u32 = 403;
/// The textual pipeline is wrong; the report says where.
pub const MLS_STATUS_PIPELINE_ERROR: u32 = 404;
/// MLIR refused for another reason, in the report.
pub const MLS_STATUS_UPSTREAM_FAILED: u32 = 405;

/// A callback of the host asked to stop.
pub const MLS_STATUS_CALLBACK_FAILED: u32 = 501;

/// Nobody answered in time.
pub const MLS_STATUS_TIMED_OUT: u32 = 502;

/// The library met a fault of its own and undid the call.
pub const MLS_STATUS_PANIC: u32 = 901;
/// No memory, or no room in a table.
pub const MLS_STATUS_NO_MEMORY: u32 = 902;

/// The name of a code without its prefix, for people.
pub fn name(code: u32) -> &'static str {
    match code {
        MLS_STATUS_OK => "OK",
        MLS_STATUS_NULL_HANDLE => "NULL_HANDLE",
        MLS_STATUS_BAD_HANDLE => "BAD_HANDLE",
        MLS_STATUS_WRONG_KIND => "WRONG_KIND",
        MLS_STATUS_NEVER_ISSUED => "NEVER_ISSUED",
        MLS_STATUS_STALE_HANDLE => "STALE_HANDLE",
        MLS_STATUS_WRONG_CONTEXT => "WRONG_CONTEXT",
        MLS_STATUS_BUSY => "BUSY",
        MLS_STATUS_OUT_OF_SCOPE => "OUT_OF_SCOPE",
        MLS_STATUS_NULL_POINTER => "NULL_POINTER",
        MLS_STATUS_OUT_OF_RANGE => "OUT_OF_RANGE",
        MLS_STATUS_BAD_ENUM => "BAD_ENUM",
        MLS_STATUS_BAD_ARGUMENT => "BAD_ARGUMENT",
        MLS_STATUS_DIALECT_NOT_LOADED => "DIALECT_NOT_LOADED",
        MLS_STATUS_TOO_DEEP => "TOO_DEEP",
        MLS_STATUS_IN_USE => "IN_USE",
        MLS_STATUS_BAD_STATE => "BAD_STATE",
        MLS_STATUS_NOT_AVAILABLE => "NOT_AVAILABLE",
        MLS_STATUS_NO_SYMBOL => "NO_SYMBOL",
        MLS_STATUS_PARSE_ERROR => "PARSE_ERROR",
        MLS_STATUS_VERIFY_ERROR => "VERIFY_ERROR",
        MLS_STATUS_PASS_FAILED => "PASS_FAILED",
        MLS_STATUS_PIPELINE_ERROR => "PIPELINE_ERROR",
        MLS_STATUS_UPSTREAM_FAILED => "UPSTREAM_FAILED",
        MLS_STATUS_CALLBACK_FAILED => "CALLBACK_FAILED",
        MLS_STATUS_TIMED_OUT => "TIMED_OUT",
        MLS_STATUS_PANIC => "PANIC",
        MLS_STATUS_NO_MEMORY => "NO_MEMORY",
        _ => "(not a status)",
    }
}
