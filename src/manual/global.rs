//! What belongs to the process: versions, the mode, strings.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::MlsString;
use crate::death::proof;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::record;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use libc::c_char;
use std::ffi::CStr;

/// Exact mode: handles die exactly when their objects do.
pub const MLS_INVALIDATION_EXACT: u32 = 0;
/// Conservative mode: handles also die when their objects may have.
pub const MLS_INVALIDATION_CONSERVATIVE: u32 = 1;

const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => c"",
    };

/// Gives the version of the library, as `MLS_VERSION_STRING` of the header that
/// belongs to it.
///
/// Upstream: none.
/// Ownership: static text.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsVersion() -> *const c_char {
    VERSION.as_ptr()
}

/// Gives the major version of LLVM and MLIR that the library is made for.
///
/// Upstream: none.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsLlvmVersionMajor() -> u32 {
    22
}

/// Makes a string view.
///
/// Upstream: `mlirStringRefCreate`.
/// Ownership: the bytes stay the caller's.
/// Threads: any.
/// Length: `data` is `length`.
#[unsafe(no_mangle)]
pub extern "C" fn mlsStringRefCreate(data: *const c_char, length: libc::size_t) -> MlsStringRef {
    MlsStringRef { data, length }
}

/// Makes a view of a NUL-terminated string; an empty one of null.
///
/// Upstream: `mlirStringRefCreateFromCString`.
/// Ownership: the bytes stay the caller's.
/// Threads: any.
/// Null: `text`.
/// Length: `text`: up to its NUL.
///
/// # Safety
/// `text` is null or a NUL-terminated string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringRefCreateFromCString(text: *const c_char) -> MlsStringRef {
    if text.is_null() {
        return MlsStringRef {
            data: text,
            length: 0,
        };
    }
    // SAFETY: not null, so NUL-terminated.
    let length = unsafe { libc::strlen(text) };
    MlsStringRef { data: text, length }
}

/// Tells whether two strings have the same bytes.
///
/// Upstream: `mlirStringRefEqual`.
/// Threads: any.
///
/// # Safety
/// Both are readable strings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringRefEqual(a: MlsStringRef, b: MlsStringRef) -> bool {
    if a.length != b.length {
        return false;
    }
    if a.length == 0 {
        return true;
    }
    if a.data.is_null() || b.data.is_null() {
        return a.data == b.data;
    }
    // SAFETY: both are readable for that length.
    unsafe { libc::memcmp(a.data.cast(), b.data.cast(), a.length) == 0 }
}

/// Tells whether a call did what it says.
///
/// Upstream: `mlirLogicalResultIsSuccess`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsLogicalResultIsSuccess(res: MlsStatus) -> bool {
    res.code == status::MLS_STATUS_OK
}

/// Tells whether a call was refused or failed.
///
/// Upstream: `mlirLogicalResultIsFailure`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsLogicalResultIsFailure(res: MlsStatus) -> bool {
    res.code != status::MLS_STATUS_OK
}

/// Gives the status of a call that did what it says.
///
/// Upstream: `mlirLogicalResultSuccess`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLogicalResultSuccess() -> MlsStatus {
    MlsStatus {
        code: status::MLS_STATUS_OK,
        report: 0,
    }
}

/// Gives the status of a call that MLIR refused: `MLS_STATUS_UPSTREAM_FAILED`,
/// without a report.
///
/// Upstream: `mlirLogicalResultFailure`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLogicalResultFailure() -> MlsStatus {
    MlsStatus {
        code: status::MLS_STATUS_UPSTREAM_FAILED,
        report: 0,
    }
}

/// Makes the library ready: chooses the invalidation mode, by trying whether
/// every death inside MLIR is observed (some milliseconds). Creating a context
/// does it too. Further calls do nothing; all return after the first has
/// finished.
///
/// The environment variable `MLS_INVALIDATION` with the value `conservative`
/// chooses that mode.
///
/// Upstream: none.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsInitialize() -> MlsStatus {
    call("mlsInitialize", |_| {
        proof::prove();
        Ok(())
    })
}

/// Gives the mode: `MLS_INVALIDATION_EXACT` or `MLS_INVALIDATION_CONSERVATIVE`.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsInvalidationMode(out: *mut u32) -> MlsStatus {
    call("mlsInvalidationMode", |call| {
        let out = call.out(out, "out")?;
        proof::prove();
        out.put(if record::exact() {
            MLS_INVALIDATION_EXACT
        } else {
            MLS_INVALIDATION_CONSERVATIVE
        });
        Ok(())
    })
}

/// Gives the mode for block arguments. In exact mode a handle of a block
/// argument goes stale when MLIR shifts the arguments of its block; in
/// conservative mode also after every pass run over it.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockArgumentInvalidationMode(out: *mut u32) -> MlsStatus {
    call("mlsBlockArgumentInvalidationMode", |call| {
        let out = call.out(out, "out")?;
        proof::prove();
        out.put(if record::exact_arguments() {
            MLS_INVALIDATION_EXACT
        } else {
            MLS_INVALIDATION_CONSERVATIVE
        });
        Ok(())
    })
}

/// Gives the bytes of a string. They end with a zero that is not counted.
///
/// Upstream: none.
/// Ownership: a view: the bytes belong to the string.
/// Valid until: the string is destroyed.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsStringGet(string: MlsString, out: *mut MlsStringRef) -> MlsStatus {
    call("mlsStringGet", |call| {
        let text = call.process_object(string, "string", |object| match object {
            Object::Text(text) => Some(MlsStringRef {
                data: text.as_ptr().cast(),
                length: text.len().saturating_sub(1),
            }),
            _ => None,
        })?;
        let out = call.out(out, "out")?;
        out.put(text);
        Ok(())
    })
}

/// Destroys a string.
///
/// Upstream: none.
/// Ownership: consumes `string`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsStringDestroy(string: MlsString) -> MlsStatus {
    call("mlsStringDestroy", |call| {
        let bits = call.check(string, Access::Free, "string")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}
