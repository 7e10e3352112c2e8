//! Sessions: a thread that keeps the lock of a context from call to call.
//!
//! Taking a lock that nobody else wants costs little, but a builder makes
//! millions of calls. In a session each call finds the lock in the record, where it
//! sees by the number of its thread that it is its own, and leaves it there. Long
//! calls let it go for their time, like any other.

use std::cell::{RefCell, UnsafeCell};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::handle::lock::{self, MutexGuard};
use crate::state::record::{self, Inner, Record};
use crate::thread;

type Guard = MutexGuard<'static, Inner>;

/// Where a record's lock is while a session has it and none of its calls does.
#[derive(Default)]
pub struct Place {
    /// The thread of that session, or 0.
    thread: AtomicUsize,
    /// The lock. It belongs to that thread alone, which is why a look at `thread`
    /// needs no order: only a thread itself puts its number there.
    guard: UnsafeCell<Option<Guard>>,
}

// SAFETY: see `guard`.
unsafe impl Sync for Place {}
// SAFETY: records stay where they are; the guard never leaves its thread.
unsafe impl Send for Place {}

/// No thread has this number.
const NOBODY: usize = 0;

impl Place {
    #[inline]
    fn is_mine(&self) -> bool {
        self.thread.load(Ordering::Relaxed) == thread::number()
    }

    /// Takes the lock out, if this thread has put it in.
    #[inline]
    fn take(&self) -> Option<Guard> {
        if !self.is_mine() {
            return None;
        }
        self.thread.store(NOBODY, Ordering::Relaxed);
        // SAFETY: this thread's own, and nobody looks at it now.
        unsafe { (*self.guard.get()).take() }
    }

    /// Puts the lock in, which this thread has.
    #[inline]
    fn put(&self, guard: Guard) {
        // SAFETY: whoever has the lock is the only one to have something here.
        unsafe { *self.guard.get() = Some(guard) };
        self.thread.store(thread::number(), Ordering::Relaxed);
    }
}

/// A session.
struct Session {
    record: &'static Record,
    /// How often it was entered.
    depth: u32,
}

/// All sessions of a thread: one or two, as a rule.
struct Sessions(Vec<Session>);

thread_local! {
    static SESSIONS: RefCell<Sessions> = const { RefCell::new(Sessions(Vec::new())) };
}

fn release(record: &Record) {
    if let Some(guard) = record.kept.take() {
        lock::set_kept(false);
        drop(guard);
    }
}

impl Sessions {
    fn place(&self, record: &Record) -> Option<usize> {
        let mut all = self.0.iter();
        all.position(|session| std::ptr::eq(session.record, record))
    }

    fn find(&mut self, record: &Record) -> Option<&mut Session> {
        let at = self.place(record)?;
        self.0.get_mut(at)
    }

    /// Ends a session.
    fn remove(&mut self, record: &Record) {
        if let Some(at) = self.place(record) {
            release(self.0.swap_remove(at).record);
            thread::this().has_sessions.set(!self.0.is_empty());
        }
    }

    /// Lets the locks of all go.
    fn let_go(&mut self) {
        self.0.iter().for_each(|session| release(session.record));
    }
}

impl Drop for Sessions {
    fn drop(&mut self) {
        self.let_go();
        thread::this().has_sessions.set(false);
    }
}

fn with<R>(look: impl FnOnce(&mut Sessions) -> R) -> Option<R> {
    SESSIONS
        .try_with(|sessions| look(&mut sessions.borrow_mut()))
        .ok()
}

/// Looks at the state of a context whose lock is in a session of this thread, and
/// stays there. Gives `look` back if it is not there.
#[inline]
pub fn look<R, L: FnOnce(&mut Inner) -> R>(record: &Record, look: L) -> Result<R, L> {
    let place = &record.kept;
    if !place.is_mine() {
        return Err(look);
    }
    place.thread.store(NOBODY, Ordering::Relaxed);
    // SAFETY: this thread's own, and nobody else looks at it before the end.
    let Some(guard) = (unsafe { &mut *place.guard.get() }) else {
        return Err(look);
    };
    let result = look(guard);
    place.thread.store(thread::number(), Ordering::Relaxed);
    Ok(result)
}

/// Takes the lock out of this thread's session with a context, if it has one
/// and the lock is in it.
#[inline]
pub fn take(record: &'static Record) -> Option<Guard> {
    let guard = record.kept.take()?;
    lock::set_kept(false);
    Some(guard)
}

/// Puts the lock back. Gives it back if there is no session.
#[inline]
pub fn put_back(record: &'static Record, guard: Guard) -> Option<Guard> {
    match thread::this().has_sessions.get() {
        true => put_back_in(record, guard),
        false => Some(guard),
    }
}

fn put_back_in(record: &'static Record, guard: Guard) -> Option<Guard> {
    let is_there = with(|sessions| sessions.place(record).is_some());
    if is_there != Some(true) {
        return Some(guard);
    }
    lock::set_kept(true);
    record.kept.put(guard);
    None
}

/// Looks at a record under its lock, also in a session of this thread.
pub fn with_lock<R>(record: &'static Record, look: impl FnOnce(&mut Inner) -> R) -> R {
    let mut guard = take(record).unwrap_or_else(|| record.lock());
    let result = look(&mut guard);
    drop(put_back(record, guard));
    result
}

/// Begins a session, or another one in it.
pub fn begin(record: &'static Record) {
    with(|sessions| {
        match sessions.find(record) {
            Some(session) => session.depth += 1,
            None => sessions.0.push(Session { record, depth: 1 }),
        }
        thread::this().has_sessions.set(true);
    });
}

/// Ends what `begin` began. `false` if that was nothing.
pub fn end(record: &Record) -> bool {
    let end = |sessions: &mut Sessions| {
        let Some(session) = sessions.find(record) else {
            return false;
        };
        session.depth -= 1;
        if session.depth == 0 {
            sessions.remove(record);
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
pub fn forget(record: &Record) {
    with(|sessions| sessions.remove(record));
}

/// Forgets all sessions, with their locks: in the child of a fork, which must not
/// use the contexts. Those of other threads too, whose numbers new threads may get.
#[expect(
    clippy::mem_forget,
    reason = "the lock is in whatever state the fork found it in"
)]
pub fn abandon() {
    for record in record::ever_made() {
        record.kept.thread.store(NOBODY, Ordering::Relaxed);
        // SAFETY: the child has no other thread.
        std::mem::forget(unsafe { (*record.kept.guard.get()).take() });
    }
    with(|sessions| sessions.0.clear());
    thread::this().has_sessions.set(false);
}
