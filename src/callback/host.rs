//! The host's own lock: let go around what may take long, held in every
//! callback.
//!
//! A host with a lock of its own (a Python with its GIL, a program with one
//! mutex around everything) gives four functions. *Enter* and *leave* stand
//! around every callback, on whatever thread; *detach* and *attach* around every
//! long call and every wait for a lock of the library. Every callback goes
//! through [`callback`], and every such wait through [`detached`].

use std::cell::Cell;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};

use libc::c_void;

use crate::handle::lock::{self, Mutex};
use crate::thread;

/// What the host does around callbacks and long calls. Both pairs are needed:
/// taking a lock in callbacks without letting it go around long calls is a
/// deadlock, and the other way round they run without it.
///
/// With hooks set, the host calls the library only with its lock held.
///
/// `enter` and `detach` return a token that is handed to the function that ends
/// what they began, on the same thread. They must not call the library, nor
/// unwind.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsHostHooks {
    /// Called before a callback on a thread that does not have the lock: makes
    /// the thread one of the host's, and takes its lock.
    pub enter: Option<unsafe extern "C" fn(user_data: *mut c_void) -> *mut c_void>,
    /// Called after a callback, with what `enter` returned.
    pub leave: Option<unsafe extern "C" fn(token: *mut c_void, user_data: *mut c_void)>,
    /// Called before a long call or a wait: lets the host's lock go.
    pub detach: Option<unsafe extern "C" fn(user_data: *mut c_void) -> *mut c_void>,
    /// Called after it, with what `detach` returned: takes the lock again.
    pub attach: Option<unsafe extern "C" fn(token: *mut c_void, user_data: *mut c_void)>,
    /// Handed to all four.
    pub user_data: *mut c_void,
}

type Begin = unsafe extern "C" fn(*mut c_void) -> *mut c_void;
type End = unsafe extern "C" fn(*mut c_void, *mut c_void);

struct Hooks {
    enter: Begin,
    leave: End,
    detach: Begin,
    attach: End,
    user_data: *mut c_void,
}

impl Hooks {
    fn is(&self, other: &Hooks) -> bool {
        ptr::fn_addr_eq(self.enter, other.enter)
            && ptr::fn_addr_eq(self.leave, other.leave)
            && ptr::fn_addr_eq(self.detach, other.detach)
            && ptr::fn_addr_eq(self.attach, other.attach)
            && self.user_data == other.user_data
    }
}

// SAFETY: the host says that its functions run on any thread, with its own user
// data.
unsafe impl Send for Hooks {}
// SAFETY: as above.
unsafe impl Sync for Hooks {}

/// All that were ever set, each once. They are kept: a call may be between two
/// of them.
static INSTALLED: Mutex<Vec<&'static Hooks>> = Mutex::new(Vec::new());
/// Those that are set, or null.
static HOOKS: AtomicPtr<Hooks> = AtomicPtr::new(ptr::null_mut());
static GONE: AtomicBool = AtomicBool::new(false);
static SKIPPED: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// What the callback that is running on this thread failed with.
    static TOKEN: Cell<u64> = const { Cell::new(0) };
    /// How many callbacks this thread is in.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

fn hooks() -> Option<&'static Hooks> {
    // SAFETY: null, or kept by `install`.
    unsafe { HOOKS.load(Ordering::Acquire).as_ref() }
}

/// Whether the host has a lock of its own.
pub fn has_hooks() -> bool {
    hooks().is_some()
}

/// Sets the host's hooks, or takes them away. `false` if some are missing.
pub fn install(new: Option<MlsHostHooks>) -> bool {
    let Some(new) = new else {
        HOOKS.store(ptr::null_mut(), Ordering::Release);
        return true;
    };
    let (Some(enter), Some(leave), Some(detach), Some(attach)) =
        (new.enter, new.leave, new.detach, new.attach)
    else {
        return false;
    };
    let new = Hooks {
        enter,
        leave,
        detach,
        attach,
        user_data: new.user_data,
    };
    let mut all = INSTALLED.lock();
    let known = all.iter().find(|known| known.is(&new)).copied();
    let hooks = known.unwrap_or_else(|| {
        let hooks: &'static Hooks = Box::leak(Box::new(new));
        all.push(hooks);
        hooks
    });
    HOOKS.store(ptr::from_ref(hooks).cast_mut(), Ordering::Release);
    true
}

/// The host's runtime is gone, or there again: no callback is called while it
/// is.
pub fn set_gone(gone: bool) {
    GONE.store(gone, Ordering::SeqCst);
}

/// Callbacks that were not called since the runtime is gone.
pub fn skipped() -> usize {
    SKIPPED.load(Ordering::Relaxed)
}

/// The callback that is running on this thread fails. `false` if there is none.
pub fn fail(token: u64) -> bool {
    let inside = DEPTH.get() > 0;
    if inside {
        TOKEN.set(token);
    }
    inside
}

/// Calls a function of the host, with the host's lock. Returns its result, and
/// the token with which it failed or 0; `None` if the runtime is gone.
pub fn callback<R>(function: impl FnOnce() -> R) -> (Option<R>, u64) {
    if GONE.load(Ordering::SeqCst) {
        SKIPPED.fetch_add(1, Ordering::Relaxed);
        return (None, 0);
    }
    lock::assert_none_held();
    // The lock may not be one that can be taken twice.
    let lock = &thread::this().has_host_lock;
    let has_lock = lock.replace(true);
    let hooks = hooks().filter(|_| !has_lock);
    let token = hooks.map(|hooks| {
        // SAFETY: the host's function with its own user data.
        unsafe { (hooks.enter)(hooks.user_data) }
    });
    let outer = TOKEN.replace(0);
    DEPTH.set(DEPTH.get() + 1);
    let result = function();
    DEPTH.set(DEPTH.get() - 1);
    let failed = TOKEN.replace(outer);
    if let (Some(hooks), Some(token)) = (hooks, token) {
        // SAFETY: as above, with what `enter` returned.
        unsafe { (hooks.leave)(token, hooks.user_data) }
    }
    lock.set(has_lock);
    (Some(result), failed)
}

/// Does something that may take long, without the host's lock.
pub fn detached<R>(wait: impl FnOnce() -> R) -> R {
    lock::assert_none_held();
    let lock = &thread::this().has_host_lock;
    let wanted = lock.get() && !GONE.load(Ordering::SeqCst);
    let Some(hooks) = hooks().filter(|_| wanted) else {
        return wait();
    };
    // SAFETY: the host's function with its own user data.
    let token = unsafe { (hooks.detach)(hooks.user_data) };
    lock.set(false);
    let result = wait();
    // SAFETY: as above, with what `detach` returned.
    unsafe { (hooks.attach)(token, hooks.user_data) };
    lock.set(true);
    result
}
