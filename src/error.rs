//! Why a call was refused or failed.

use crate::status;

/// One failure: what the host gets as status and report.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    /// One of `MLS_STATUS_*`.
    pub code: u32,
    /// The parameter it is about.
    pub argument: Option<&'static str>,
    /// One line that says what was wrong with it.
    pub message: String,
    /// What a callback of the host failed with, or 0.
    pub token: u64,
}

/// Result of everything inside the library that can fail.
pub type Fallible<T> = Result<T, Box<Failure>>;

/// A failure about one parameter.
#[cold]
pub fn bad<T>(code: u32, argument: &'static str, message: impl Into<String>) -> Fallible<T> {
    Err(Box::new(Failure {
        code,
        argument: Some(argument),
        message: message.into(),
        token: 0,
    }))
}

/// A failure of the call as a whole.
#[cold]
pub fn failed<T>(code: u32, message: impl Into<String>) -> Fallible<T> {
    Err(Box::new(Failure {
        code,
        argument: None,
        message: message.into(),
        token: 0,
    }))
}

/// A callback of the host failed.
#[cold]
pub fn callback_failed<T>(token: u64, message: impl Into<String>) -> Fallible<T> {
    Err(Box::new(Failure {
        code: status::MLS_STATUS_CALLBACK_FAILED,
        argument: None,
        message: message.into(),
        token,
    }))
}

/// The handle table, or memory, is full.
#[cold]
pub fn full() -> Box<Failure> {
    Box::new(Failure {
        code: status::MLS_STATUS_NO_MEMORY,
        argument: None,
        message: "no free slot is left in the handle table".into(),
        token: 0,
    })
}
