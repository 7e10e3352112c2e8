//! The short way.
//!
//! Most calls read something small of one live object, in a context that no long
//! call uses. They need none of what a [`Call`] is for: they refuse nothing, end
//! nothing, run no code of the host's and emit no diagnostics. So they go the
//! short way, as far as the result; and whatever is in the way, they begin again
//! as a `Call`, which knows what to do or what to say.

use super::call::{Access, OK, call, find};
use super::handles::{Handle, Native};
use super::nesting::height_of;
use super::results::Results;
use crate::error::Fallible;
use crate::handle::bits::Bits;
use crate::handle::slot::Slot;
use crate::handle::table::Entry;
use crate::state::reason::Reason;
use crate::state::record::{self, Inner, Record, TABLE};
use crate::state::session;
use crate::status::MlsStatus;
use crate::sys::Raw;

/// Gives something of the object behind a handle, the parameter `argument`.
#[inline]
pub fn get<H: Native, R>(
    function: &'static str,
    (handle, argument): (H, &'static str),
    access: Access,
    out: *mut R,
    read: impl Fn(&mut Results<'_>, H::Raw) -> Fallible<R>,
) -> MlsStatus {
    let way = |short: &mut Short<'_>| {
        let raw = short.first(handle)?;
        read(&mut short.results, raw).ok()
    };
    if put(handle, out, way) {
        return OK;
    }
    get_as_call(function, (handle, argument), access, out, read)
}

#[cold]
#[inline(never)]
fn get_as_call<H: Native, R>(
    function: &'static str,
    (handle, argument): (H, &'static str),
    access: Access,
    out: *mut R,
    read: impl Fn(&mut Results<'_>, H::Raw) -> Fallible<R>,
) -> MlsStatus {
    call(function, |call| {
        let raw = call.get(handle, access, argument)?;
        let out = call.out(out, "out")?;
        out.put(read(&mut call.results(), raw)?);
        Ok(())
    })
}

/// Goes the short way to a result, and puts it where it belongs. Says whether that
/// could be done.
#[expect(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "the exported functions are unsafe, with this contract"
)]
#[inline]
pub fn put<H: Handle, R>(
    handle: H,
    out: *mut R,
    way: impl FnOnce(&mut Short<'_>) -> Option<R>,
) -> bool {
    if out.is_null() {
        return false;
    }
    let Some(result) = go(handle, way) else {
        return false;
    };
    // SAFETY: not null; by the contract of every exported function, an out pointer is
    // valid for a write.
    unsafe { out.write(result) };
    true
}

/// A context that is locked, in which no long call is going on.
pub struct Short<'a> {
    /// The slot of the handle that leads here.
    slot: &'static Slot,
    owner: u32,
    /// Makes handles.
    pub results: Results<'a>,
}

/// Goes the short way with the context of the object behind a handle, if it can:
/// `None` may also be what `way` gives, which then has changed nothing.
#[inline]
pub fn go<H: Handle, R>(handle: H, way: impl FnOnce(&mut Short<'_>) -> Option<R>) -> Option<R> {
    let slot = TABLE.slot(handle.bits().index())?;
    // Whether it is this handle's object is looked at under the lock.
    let owner = slot.state().link();
    let record = record::get(owner)?;
    let way = move |inner: &mut Inner| {
        if !inner.leases.is_empty() {
            return None;
        }
        inner.scope = None;
        way(&mut Short {
            slot,
            owner,
            results: Results { inner, height: 0 },
        })
    };
    let way = match session::look(record, way) {
        Ok(result) => return result,
        Err(way) => way,
    };
    without_session(record, way)
}

// Apart, so that a call in a session saves no registers for it.
#[inline(never)]
fn without_session<R>(
    record: &'static Record,
    way: impl FnOnce(&mut Inner) -> Option<R>,
) -> Option<R> {
    if record.is_inherited() {
        return None;
    }
    way(&mut *record.try_lock()?)
}

/// Room for a short array.
pub struct Room<R>([R; 8]);

impl<R: Raw> Default for Room<R> {
    #[inline]
    fn default() -> Self {
        Room([R::from_word(0); 8])
    }
}

impl<R: Raw> Room<R> {
    /// Puts the elements in, if there are not too many and each is found.
    #[inline]
    pub fn fill(&mut self, all: impl ExactSizeIterator<Item = Option<R>>) -> Option<&[R]> {
        let room = self.0.get_mut(..all.len())?;
        for (place, one) in room.iter_mut().zip(all) {
            *place = one?;
        }
        Some(room)
    }
}

impl Short<'_> {
    /// The context.
    pub fn inner(&mut self) -> &mut Inner {
        self.results.inner
    }

    /// What the slot of the handle says that leads here.
    #[inline]
    pub fn entry<H: Handle>(&self, first: H) -> Option<Entry> {
        find(first.bits(), H::KIND, self.slot, self.owner)
    }

    /// What the handle names that leads here.
    #[inline]
    pub fn first<H: Native>(&mut self, first: H) -> Option<H::Raw> {
        self.found(first, self.slot)
    }

    /// What a handle names.
    #[inline]
    pub fn get<H: Native>(&mut self, handle: H) -> Option<H::Raw> {
        self.found(handle, TABLE.slot(handle.bits().index())?)
    }

    #[inline]
    fn found<H: Native>(&mut self, handle: H, slot: &Slot) -> Option<H::Raw> {
        let (entry, raw) = handle.find(slot, self.owner)?;
        self.results.height = self.results.height.max(height_of(&entry));
        Some(raw)
    }

    /// The same for a handle that may be null: then upstream's null.
    #[inline]
    pub fn get_or_null<H: Native>(&mut self, handle: H) -> Option<H::Raw> {
        match handle.bits().0 {
            0 => Some(H::Raw::from_word(0)),
            _ => self.get(handle),
        }
    }

    /// Ends what an operation was to be made of, with its part in the context.
    pub fn end_state(&mut self, bits: Bits, why: Reason) {
        if let Some(record) = record::get(self.owner) {
            record.end_state(self.inner(), bits, why);
        }
    }

    /// Takes note that the IR changes. From here on the short way is gone to its end.
    pub fn write(&mut self) {
        self.inner().changes += 1;
    }
}
