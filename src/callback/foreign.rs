//! User data of the host.

use libc::c_void;

use super::host;

/// Frees the user data that was given with a callback.
pub type MlsDestroyUserData = Option<unsafe extern "C" fn(user_data: *mut c_void)>;

/// User data and its destructor, which runs exactly once, when this is dropped;
/// or never, if the host's runtime is gone by then.
pub struct UserData {
    pointer: *mut c_void,
    destroy: MlsDestroyUserData,
}

// SAFETY: the host says in the same call that its callback may run on any
// thread; the pointer is only handed back to it.
unsafe impl Send for UserData {}
// SAFETY: as above.
unsafe impl Sync for UserData {}

impl UserData {
    /// Takes over the user data.
    pub fn new(pointer: *mut c_void, destroy: MlsDestroyUserData) -> Self {
        UserData { pointer, destroy }
    }

    /// For the callback.
    pub fn pointer(&self) -> *mut c_void {
        self.pointer
    }
}

impl Drop for UserData {
    fn drop(&mut self) {
        if let Some(destroy) = self.destroy {
            // SAFETY: the host gave both together; called once.
            host::callback(|| unsafe { destroy(self.pointer) });
        }
    }
}
