//! Telling the host which handles died, after the call that killed them.

use std::sync::Arc;

use libc::{c_void, intptr_t};

use super::foreign::UserData;
use super::host;
use crate::handle::arena::Death;
use crate::state::{names, reason};
use crate::strings::MlsStringRef;

/// One handle that died.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsInvalidation {
    /// The bits of the handle; a module's are reported as its operation's.
    pub handle: u64,
    /// `MLS_KIND_*` of the handle.
    pub kind: u32,
    /// What it was, such as `arith.addi`; empty if it has no name. Valid for
    /// ever.
    pub name: MlsStringRef,
    /// What killed it, as in the report of a stale handle. Valid during the
    /// callback.
    pub reason: MlsStringRef,
    /// The number of the pass run that killed it, or 0.
    pub run: u64,
}

/// Is given everything that one call killed, in the order of the deaths. The
/// library holds no lock meanwhile; it may be called on any thread that calls
/// the library.
pub type MlsInvalidationCallback = Option<
    unsafe extern "C" fn(
        n: intptr_t,
        invalidations: *const MlsInvalidation,
        user_data: *mut c_void,
    ),
>;

/// A host function that wants to know.
pub struct Hook {
    /// Its number in its context.
    pub id: u64,
    /// The function.
    pub callback: unsafe extern "C" fn(intptr_t, *const MlsInvalidation, *mut c_void),
    /// Its user data.
    pub user_data: UserData,
}

/// The hooks of a context.
#[derive(Default)]
pub struct Hooks {
    hooks: Vec<Arc<Hook>>,
    last: u64,
}

impl Hooks {
    /// Whether nobody wants to know.
    pub fn is_empty(&self) -> bool {
        self.hooks.is_empty()
    }

    /// Adds a hook and returns its number.
    pub fn add(
        &mut self,
        callback: unsafe extern "C" fn(intptr_t, *const MlsInvalidation, *mut c_void),
        user_data: UserData,
    ) -> u64 {
        self.last += 1;
        self.hooks.push(Arc::new(Hook {
            id: self.last,
            callback,
            user_data,
        }));
        self.last
    }

    /// Takes a hook out. The caller drops it where host code may run.
    pub fn remove(&mut self, id: u64) -> Option<Arc<Hook>> {
        let at = self.hooks.iter().position(|hook| hook.id == id)?;
        Some(self.hooks.remove(at))
    }

    /// Takes all hooks out.
    pub fn remove_all(&mut self) -> Vec<Arc<Hook>> {
        std::mem::take(&mut self.hooks)
    }

    /// The hooks as they are now.
    pub fn snapshot(&self) -> Vec<Arc<Hook>> {
        self.hooks.clone()
    }
}

/// Tells the hooks of the deaths. Called without any lock. Gives the token with which
/// one of them failed, or 0.
pub fn deliver(hooks: &[Arc<Hook>], deaths: &[Death]) -> u64 {
    if hooks.is_empty() || deaths.is_empty() {
        return 0;
    }
    // A batch has few reasons; each text is made once.
    let mut reasons: Vec<(u32, String)> = Vec::new();
    for death in deaths {
        if !reasons.iter().any(|(why, _)| *why == death.story.why) {
            reasons.push((death.story.why, reason::text(death.story.why)));
        }
    }
    let batch: Vec<MlsInvalidation> = deaths
        .iter()
        .map(|death| {
            let name = names::number_of_word(death.story.what).and_then(names::text);
            let reason = reasons.iter().find(|(why, _)| *why == death.story.why);
            MlsInvalidation {
                handle: death.bits.0,
                kind: u32::from(death.bits.kind()),
                name: MlsStringRef::view(name.unwrap_or("").as_bytes()),
                reason: MlsStringRef::view(reason.map_or("", |(_, text)| text).as_bytes()),
                run: reason::run_of_word(death.story.why),
            }
        })
        .collect();
    let count = intptr_t::try_from(batch.len()).unwrap_or(intptr_t::MAX);
    let mut failed = 0;
    for hook in hooks {
        // SAFETY: the host's function with its own user data, kept alive by
        // `hook`; the batch is alive during the call.
        let (_, token) = host::callback(|| unsafe {
            (hook.callback)(count, batch.as_ptr(), hook.user_data.pointer());
        });
        if failed == 0 {
            failed = token;
        }
    }
    failed
}
