//! Sessions: a thread that keeps the lock of a context from call to call.
//!
//! Taking a lock that nobody else wants costs little, but a builder makes
//! millions of calls. In a session each call finds the lock here and puts it
//! back. Long calls let it go for their time, like any other.

use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;

use crate::handle::lock::{self, MutexGuard};
use crate::state::record::{Inner, Record};

type Guard = MutexGuard<'static, Inner>;

/// A session. The lock of the one that was used last is in `CURRENT`.
struct Session {
    owner: u32,
    /// How often it was entered.
    depth: u32,
    /// The lock, while no call has it.
    guard: Option<Guard>,
}

/// All sessions of a thread: one or two, as a rule.
#[derive(Default)]
struct Sessions(Vec<Session>);

/// No session: there are fewer contexts.
const NONE: u32 = u32::MAX;

/// The session that was used last, where each call finds it at once.
struct Current {
    /// Whose it is, or `NONE`.
    owner: Cell<u32>,
    /// Its lock, while no call has it. `Sessions` drops it when the thread ends.
    guard: Cell<Option<ManuallyDrop<Guard>>>,
}

thread_local! {
    static SESSIONS: RefCell<Sessions> = const { RefCell::new(Sessions(Vec::new())) };
    // Without a destructor, which would have to be looked for at each use.
    static CURRENT: Current = const {
        Current { owner: Cell::new(NONE), guard: Cell::new(None) }
    };
}

#[inline]
fn current() -> &'static Current {
    // SAFETY: it lives as long as the thread, and the reference cannot leave that:
    // `Current` is not `Sync`.
    CURRENT.with(|current| unsafe { &*std::ptr::from_ref(current) })
}

fn release(guard: Option<Guard>) {
    if guard.is_some() {
        lock::set_kept(false);
    }
    drop(guard);
}

impl Current {
    fn take(&self) -> Option<Guard> {
        self.guard.take().map(ManuallyDrop::into_inner)
    }
}

impl Sessions {
    fn find(&mut self, owner: u32) -> Option<&mut Session> {
        self.0.iter_mut().find(|session| session.owner == owner)
    }

    /// Makes this session the current one, or none.
    fn select(&mut self, owner: u32) {
        let current = current();
        let before = current.owner.replace(owner);
        let guard = current.take();
        if let Some(session) = self.find(before) {
            session.guard = guard;
        } else {
            release(guard);
        }
        let guard = self.find(owner).and_then(|session| session.guard.take());
        current.guard.set(guard.map(ManuallyDrop::new));
    }

    /// Ends a session.
    fn remove(&mut self, owner: u32) {
        self.select(NONE);
        let at = self.0.iter().position(|session| session.owner == owner);
        if let Some(at) = at {
            release(self.0.swap_remove(at).guard);
        }
        if let Some(next) = self.0.last().map(|session| session.owner) {
            self.select(next);
        }
    }

    /// Lets the locks of all go.
    fn let_go(&mut self) {
        release(current().take());
        for session in &mut self.0 {
            release(session.guard.take());
        }
    }
}

impl Drop for Sessions {
    fn drop(&mut self) {
        self.let_go();
        current().owner.set(NONE);
    }
}

fn with<R>(look: impl FnOnce(&mut Sessions) -> R) -> Option<R> {
    SESSIONS
        .try_with(|sessions| look(&mut sessions.borrow_mut()))
        .ok()
}

/// Looks at the state of a context whose lock is in the session that was used last,
/// and stays there. Gives `look` back if it is not there.
#[inline]
pub fn look<R, L: FnOnce(&mut Inner) -> R>(owner: u32, look: L) -> Result<R, L> {
    let current = current();
    if current.owner.get() != owner {
        return Err(look);
    }
    let Some(mut guard) = current.guard.take() else {
        return Err(look);
    };
    let result = look(&mut guard);
    current.guard.set(Some(guard));
    Ok(result)
}

/// Takes the lock out of this thread's session with a context, if it has one
/// and the lock is in it.
#[inline]
pub fn take(owner: u32) -> Option<Guard> {
    let current = current();
    let now = current.owner.get();
    if now != owner {
        // Whoever has no session at all has no other one.
        return if now == NONE { None } else { take_other(owner) };
    }
    let guard = current.take()?;
    lock::set_kept(false);
    Some(guard)
}

#[cold]
fn take_other(owner: u32) -> Option<Guard> {
    let is_there = with(|sessions| {
        let is_there = sessions.find(owner).is_some();
        if is_there {
            sessions.select(owner);
        }
        is_there
    });
    is_there.filter(|is_there| *is_there)?;
    take(owner)
}

/// Puts the lock back. Gives it back if there is no session.
#[inline]
pub fn put_back(owner: u32, guard: Guard) -> Option<Guard> {
    let current = current();
    if current.owner.get() != owner {
        return put_back_other(owner, guard);
    }
    lock::set_kept(true);
    current.guard.set(Some(ManuallyDrop::new(guard)));
    None
}

#[cold]
fn put_back_other(owner: u32, guard: Guard) -> Option<Guard> {
    let mut guard = Some(guard);
    with(|sessions| {
        if let Some(session) = sessions.find(owner) {
            lock::set_kept(true);
            session.guard = guard.take();
        }
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
    with(|sessions| {
        match sessions.find(owner) {
            Some(session) => session.depth += 1,
            None => sessions.0.push(Session {
                owner,
                depth: 1,
                guard: None,
            }),
        }
        sessions.select(owner);
    });
}

/// Ends what `begin` began. `false` if that was nothing.
pub fn end(owner: u32) -> bool {
    let end = |sessions: &mut Sessions| {
        let Some(session) = sessions.find(owner) else {
            return false;
        };
        session.depth -= 1;
        if session.depth == 0 {
            sessions.remove(owner);
        }
        true
    };
    with(end).unwrap_or(false)
}

/// Lets go of the locks of all sessions of this thread, which is going to wait
/// for another one: two threads could wait for each other. The next call in each
/// session takes its lock again.
pub fn let_go() {
    with(Sessions::let_go);
}

/// Ends all sessions with a context that is gone.
pub fn forget(owner: u32) {
    with(|sessions| sessions.remove(owner));
}

/// Forgets all sessions, with their locks: in the child of a fork, which must not
/// use the contexts.
#[expect(
    clippy::mem_forget,
    reason = "the lock is in whatever state the fork found it in"
)]
pub fn abandon() {
    with(|sessions| {
        sessions.select(NONE);
        sessions
            .0
            .drain(..)
            .for_each(|session| std::mem::forget(session.guard));
    });
}
