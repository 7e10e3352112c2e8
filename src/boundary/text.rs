//! Texts for upstream's parsers, and for the host.

use libc::c_void;

use super::call::Call;
use crate::callback::host;
use crate::error::{Fallible, callback_failed, failed};
use crate::status;
use crate::strings::MlsStringRef;

/// A copy of a text with a terminating zero, which is not counted: parsers of
/// an older upstream read one byte past the end.
pub struct Terminated(Vec<u8>);

impl Terminated {
    /// Copies a text.
    pub fn new(text: &[u8]) -> Self {
        let mut copy = text.to_vec();
        copy.push(0);
        Terminated(copy)
    }

    /// Copies a text to be parsed as `what`, with its article. Nothing is
    /// refused: upstream then reads in front of the text.
    pub fn to_parse(text: &[u8], what: &str) -> Fallible<Self> {
        if text.is_empty() {
            return failed(
                status::MLS_STATUS_PARSE_ERROR,
                format!("the text is empty, not {what}"),
            );
        }
        Ok(Terminated::new(text))
    }
}

impl std::ops::Deref for Terminated {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        self.0.split_last().map_or(&[], |(_, text)| text)
    }
}

impl Call {
    /// Hands text to a callback of the host, without any lock.
    #[expect(
        clippy::not_unsafe_ptr_arg_deref,
        reason = "the user data is only handed on"
    )]
    pub fn tell_text(
        &mut self,
        callback: unsafe extern "C" fn(MlsStringRef, *mut c_void),
        text: &[u8],
        user_data: *mut c_void,
    ) -> Fallible<()> {
        self.unlock();
        // SAFETY: the host's function with its own user data; the text is alive
        // during the call.
        let (_, token) =
            host::callback(|| unsafe { callback(MlsStringRef::view(text), user_data) });
        match token {
            0 => Ok(()),
            token => callback_failed(token, "the callback failed"),
        }
    }
}
