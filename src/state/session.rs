//! Sessions: a thread that keeps the lock of a context from call to call.
//!
//! Taking a lock that nobody else wants costs little, but a builder makes
//! millions of calls. In a session each call finds the lock here and puts it
//! back. Long calls let it go for their time, like any other.

use std::cell::RefCell;

use crate::handle::lock::{self, MutexGuard};
use crate::state::record::{Inner, Record};

struct Session {
    owner: u32,
    /// How often it was entered.
    depth: u32,
    /// The lock, while no call has it.
    guard: Option<MutexGuard<'static, Inner>>,
}

impl Session {
    fn drop_guard(&mut self) {
        if let Some(guard) = self.guard.take() {
            lock::set_kept(false);
            drop(guard);
        }
    }
}

thread_local! {
    /// The sessions of this thread: one or two, as a rule.
    static SESSIONS: RefCell<Vec<Session>> = const { RefCell::new(Vec::new()) };
}

fn with<R>(
    owner: u32,
    found: impl FnOnce(&mut Vec<Session>, Option<usize>) -> Option<R>,
) -> Option<R> {
    let find = |sessions: &RefCell<Vec<Session>>| {
        let mut sessions = sessions.borrow_mut();
        if sessions.is_empty() {
            return found(&mut sessions, None);
        }
        let at = sessions.iter().position(|session| session.owner == owner);
        found(&mut sessions, at)
    };
    SESSIONS.try_with(find).ok().flatten()
}

/// Takes the lock out of this thread's session with a context, if it has one
/// and the lock is in it.
pub fn take(owner: u32) -> Option<MutexGuard<'static, Inner>> {
    let guard = with(owner, |sessions, at| sessions.get_mut(at?)?.guard.take())?;
    lock::set_kept(false);
    Some(guard)
}

/// Puts the lock back. Gives it back if there is no session.
pub fn put_back(
    owner: u32,
    guard: MutexGuard<'static, Inner>,
) -> Option<MutexGuard<'static, Inner>> {
    let mut guard = Some(guard);
    with(owner, |sessions, at| {
        sessions.get_mut(at?)?.guard = guard.take();
        lock::set_kept(true);
        Some(())
    });
    guard
}

/// Looks at a record under its lock, also in a session of this thread.
pub fn with_lock<R>(record: &'static Record, look: impl FnOnce(&mut Inner) -> R) -> R {
    let mut guard = take(record.owner).unwrap_or_else(|| record.lock());
    let result = look(&mut guard);
    drop(put_back(record.owner, guard));
    result
}

/// Begins a session, or another one in it.
pub fn begin(owner: u32) {
    with(owner, |sessions, at| {
        match at.and_then(|at| sessions.get_mut(at)) {
            Some(session) => session.depth += 1,
            None => sessions.push(Session {
                owner,
                depth: 1,
                guard: None,
            }),
        }
        Some(())
    });
}

/// Ends what `begin` began. `false` if that was nothing.
pub fn end(owner: u32) -> bool {
    let ended = with(owner, |sessions, at| {
        let at = at?;
        let session = sessions.get_mut(at)?;
        session.depth -= 1;
        if session.depth == 0 {
            session.drop_guard();
            sessions.swap_remove(at);
        }
        Some(())
    });
    ended.is_some()
}

/// Lets go of the locks of all sessions of this thread, which is going to wait
/// for another one: two threads could wait for each other. The next call in each
/// session takes its lock again.
pub fn let_go() {
    let _ = SESSIONS.try_with(|sessions| {
        for session in sessions.borrow_mut().iter_mut() {
            session.drop_guard();
        }
    });
}

/// Ends all sessions with a context that is gone.
pub fn forget(owner: u32) {
    with(owner, |sessions, at| {
        sessions.get_mut(at?)?.drop_guard();
        sessions.swap_remove(at?);
        Some(())
    });
}
