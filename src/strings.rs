//! Strings at the border.

use libc::{c_char, c_void, size_t};

/// A view of `length` bytes; not NUL-terminated unless it says so.
///
/// The bytes belong to whoever made the view: as an argument they are read
/// during the call only, as a result the function says how long they last.
/// Upstream: `MlirStringRef`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsStringRef {
    /// First byte; may be null when `length` is 0.
    pub data: *const c_char,
    /// Number of bytes.
    pub length: size_t,
}

// SAFETY: a view; whoever reads it must know that it is valid, on any thread.
unsafe impl Send for MlsStringRef {}
// SAFETY: as above.
unsafe impl Sync for MlsStringRef {}

impl MlsStringRef {
    /// A view of these bytes, without their lifetime.
    pub fn view(bytes: &[u8]) -> Self {
        MlsStringRef {
            data: bytes.as_ptr().cast(),
            length: bytes.len(),
        }
    }
}

/// Receives a piece of text. Valid during the call.
pub type MlsStringCallback =
    Option<unsafe extern "C" fn(text: MlsStringRef, user_data: *mut c_void)>;

/// A truth value as an argument: 0 is false, everything else is true.
pub type MlsBool = u8;
