//! The short way.
//!
//! Most calls read something small of one live object, in a context that no long
//! call uses. They need none of what a [`Call`] is for: they refuse nothing, end
//! nothing, run no code of the host's and emit no diagnostics. So they go the
//! short way, as far as the result; and whatever is in the way, they begin again
//! as a `Call`, which knows what to do or what to say.

use super::call::{Access, OK, call};
use super::handles::Native;
use super::nesting::height_of;
use super::results::Results;
use crate::error::Fallible;
use crate::state::record::{self, Inner, TABLE};
use crate::state::session;
use crate::status::MlsStatus;

/// Gives something of the object behind a handle, the parameter `argument`.
#[expect(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "the exported functions are unsafe, with this contract"
)]
#[inline]
pub fn get<H: Native, R>(
    function: &'static str,
    (handle, argument): (H, &'static str),
    access: Access,
    out: *mut R,
    read: impl Fn(&mut Results<'_>, H::Raw) -> Fallible<R>,
) -> MlsStatus {
    if !out.is_null()
        && let Some(result) = try_to(handle, &read)
    {
        // SAFETY: not null; by the contract of every exported function, an out
        // pointer is valid for a write.
        unsafe { out.write(result) };
        return OK;
    }
    call(function, |call| {
        let raw = call.get(handle, access, argument)?;
        let out = call.out(out, "out")?;
        out.put(read(&mut call.results(), raw)?);
        Ok(())
    })
}

#[inline]
fn try_to<H: Native, R>(
    handle: H,
    read: impl Fn(&mut Results<'_>, H::Raw) -> Fallible<R>,
) -> Option<R> {
    let owner = TABLE.slot(handle.bits().index())?.state().link();
    let read = |inner: &mut Inner| {
        if !inner.leases.is_empty() {
            return None;
        }
        inner.scope = None;
        let (entry, raw) = handle.find(owner)?;
        let height = height_of(&entry);
        read(&mut Results { inner, height }, raw).ok()
    };
    if let Some(result) = session::look(owner, read) {
        return result;
    }
    let record = record::get(owner).filter(|record| !record.is_inherited())?;
    read(&mut *record.try_lock()?)
}
