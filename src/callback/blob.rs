//! Data of the host that MLIR uses in place.

use std::panic::{AssertUnwindSafe, catch_unwind};

use libc::{c_void, size_t};

use super::host;

/// Says that MLIR does not use the data any more.
pub type MlsBlobDeleter = Option<
    unsafe extern "C" fn(
        user_data: *mut c_void,
        data: *const c_void,
        size: size_t,
        alignment: size_t,
    ),
>;

/// The host's deleter, as upstream's user data.
pub struct Blob {
    deleter: MlsBlobDeleter,
    user_data: *mut c_void,
}

impl Blob {
    /// For upstream, which gives it back to `delete` once.
    pub fn into_raw(deleter: MlsBlobDeleter, user_data: *mut c_void) -> *mut c_void {
        Box::into_raw(Box::new(Blob { deleter, user_data })).cast()
    }
}

/// What upstream calls when the data can no longer be used: when its context
/// ends, on that thread.
///
/// # Safety
/// `blob` is what `Blob::into_raw` gave, and not deleted.
pub unsafe extern "C" fn delete(
    blob: *mut c_void,
    data: *const c_void,
    size: size_t,
    alignment: size_t,
) {
    // SAFETY: by the contract.
    let blob = unsafe { Box::from_raw(blob.cast::<Blob>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| {
        if let Some(deleter) = blob.deleter {
            // SAFETY: the host's function, with what it gave.
            host::callback(|| unsafe { deleter(blob.user_data, data, size, alignment) });
        }
    }));
}
