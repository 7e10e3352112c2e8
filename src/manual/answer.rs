//! Answers from elsewhere in the host, waited for in a callback.

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{Handle, MlsAnswer};
use crate::callback::host;
use crate::error::{Fallible, bad, failed};
use crate::kind;
use crate::state::answer::Answer;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::status::{self, MlsStatus};
use std::sync::Arc;
use std::time::Duration;

/// Makes an answer to wait for: in hosts whose code runs elsewhere (a process of
/// its own, an event loop), a callback asks there, and waits here.
///
/// Upstream: none.
/// Ownership: the caller waits for it (`mlsAnswerWait`), or destroys it with
///   `mlsAnswerDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAnswerCreate(out: *mut MlsAnswer) -> MlsStatus {
    call("mlsAnswerCreate", |call| {
        let out = call.out(out, "out")?;
        let bits = call.new_process_object(kind::ANSWER, Object::Answer(Arc::default()))?;
        out.put(MlsAnswer::from_bits(bits));
        Ok(())
    })
}

/// Gives an answer, which ends the wait for it. One that comes too late is
/// refused, and changes nothing.
///
/// Upstream: none.
/// Threads: any.
/// Errors: STALE_HANDLE (`answer`: the wait is over); BAD_STATE (`answer`: given
///   already).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAnswerGive(answer: MlsAnswer, value: u64) -> MlsStatus {
    call("mlsAnswerGive", |call| {
        // Under the lock, so that whoever waits is the last to let go of it.
        let given = call.process_object(answer, "answer", |object| match object {
            Object::Answer(answer) => Some(answer.give(value)),
            _ => None,
        })?;
        match given {
            true => Ok(()),
            false => bad(
                status::MLS_STATUS_BAD_STATE,
                "answer",
                "it was given already, or comes too late",
            ),
        }
    })
}

/// Waits for an answer, without the host's lock, for so many milliseconds at
/// most.
///
/// Upstream: none.
/// Ownership: consumes `answer`, whatever comes of it.
/// Threads: any.
/// Effects: long, deletes.
/// Errors: TIMED_OUT: nobody answered; a later answer finds the handle stale.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAnswerWait(
    answer: MlsAnswer,
    milliseconds: u32,
    out: *mut u64,
) -> MlsStatus {
    call("mlsAnswerWait", |call| {
        let shared = call.answer(answer)?;
        let out = call.out(out, "out")?;
        call.unlock();
        let wait = Duration::from_millis(u64::from(milliseconds));
        let value = host::detached(|| shared.wait(wait));
        call.end_process_object(answer.bits(), Reason::Answered);
        match value {
            Some(value) => {
                out.put(value);
                Ok(())
            }
            None => failed(
                status::MLS_STATUS_TIMED_OUT,
                format!("no answer came in {milliseconds} ms"),
            ),
        }
    })
}

/// Destroys an answer that nobody waits for.
///
/// Upstream: none.
/// Ownership: consumes `answer`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAnswerDestroy(answer: MlsAnswer) -> MlsStatus {
    call("mlsAnswerDestroy", |call| {
        let bits = call.check(answer, Access::Free, "answer")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

impl Call {
    fn answer(&mut self, answer: MlsAnswer) -> Fallible<Arc<Answer>> {
        self.process_object(answer, "answer", |object| match object {
            Object::Answer(answer) => Some(answer.clone()),
            _ => None,
        })
    }
}
