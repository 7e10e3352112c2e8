//! The host's own lock, and callbacks that fail.

use crate::boundary::call::call;
use crate::callback::host::{self, MlsHostHooks};
use crate::error::bad;
use crate::status::{self, MlsStatus};
use crate::strings::MlsBool;
use libc::intptr_t;

/// Says what to do around callbacks and long calls, for the whole process; null
/// takes it back. For a host with a lock of its own around everything that it
/// does: a language runtime with a global lock, or a program with one mutex.
///
/// Set it before the first context is made, and take it back after the last is
/// gone: a call that is going on keeps to what was set when it began each wait.
///
/// Upstream: none.
/// Ownership: the struct is copied; its user data stays the caller's, for as
///   long as it is set.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`hooks`: one of the four functions is missing).
/// Null: `hooks`.
/// Misuse: skip `hooks`: null takes the hooks back.
///
/// # Safety
/// `hooks` is null or readable.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsHostSetHooks(hooks: *const MlsHostHooks) -> MlsStatus {
    call("mlsHostSetHooks", |_| {
        // SAFETY: null, or readable by the contract.
        let new = unsafe { hooks.as_ref() }.copied();
        if host::install(new) {
            return Ok(());
        }
        bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "hooks",
            "all of enter, leave, detach and attach are needed: half of them is a deadlock",
        )
    })
}

/// Says that the host's runtime is gone, or there again. While it is gone no
/// callback is called and no user data destroyed: what would be is leaked, and
/// counted. For hosts whose process goes on for a while after their runtime.
///
/// Upstream: none.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsHostSetGone(gone: MlsBool) {
    host::set_gone(gone != 0);
}

/// Counts the callbacks, destructions of user data included, that were left out
/// since the host's runtime was gone.
///
/// Upstream: none.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsHostGetNumSkippedCallbacks() -> intptr_t {
    intptr_t::try_from(host::skipped()).unwrap_or(intptr_t::MAX)
}

/// Makes the callback in which this is called fail when it returns. The call
/// that runs it ends with CALLBACK_FAILED, and hands `token` back
/// (`mlsReportGetErrorToken`): a reference to the host's own error. Nothing may
/// unwind through the library, so this is how an exception gets out.
///
/// Diagnostic handlers and invalidation hooks are told of what has happened: the
/// call ends as it does without them, and its report has the token, also if it
/// succeeded.
///
/// Upstream: none.
/// Threads: that of the callback.
/// Errors: BAD_ARGUMENT (`token`: 0); BAD_STATE (in no callback).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsCallbackFail(token: u64) -> MlsStatus {
    call("mlsCallbackFail", |_| {
        if token == 0 {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "token",
                "a token that says nothing",
            );
        }
        if host::fail(token) {
            return Ok(());
        }
        bad(
            status::MLS_STATUS_BAD_STATE,
            "",
            "no callback is running on this thread",
        )
    })
}
