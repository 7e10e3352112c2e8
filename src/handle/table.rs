//! All slots of the process, in chunks that are made once and kept.

use super::bits::{Bits, INDEX_BITS};
use super::graveyard::Graveyard;
use super::kept::{Kept, boxed};
use super::lock::{Mutex, MutexGuard};
use super::shadow::Shadow;
use super::slot::{self, Phase, Slot, State, Story};
use super::sync::{AtomicU32, Ordering};

/// Slots of a chunk: 16 KB, so that a small context stays small.
pub const CHUNK: u32 = 1 << CHUNK_BITS;
const CHUNK_BITS: u32 = 10;
type Chunk = [Slot; 1 << CHUNK_BITS];
const CHUNKS: usize = 1 << (INDEX_BITS - CHUNK_BITS);

/// A live object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The kind under which it was issued.
    pub class: u8,
    /// Flags that the owner gave it.
    pub flags: u8,
    /// Whose it is.
    pub owner: u32,
    /// Who has it to itself for a while, if not 0.
    pub mark: u16,
    /// Where it is.
    pub address: u64,
}

impl Entry {
    /// What is in the slot of a handle, for one who has the lock of `owner`, whose
    /// objects nobody destroys meanwhile. `None` is everything else.
    #[inline]
    pub fn own(slot: &Slot, bits: Bits, owner: u32) -> Option<Self> {
        let state = slot.state();
        let is_own = state.is_live_for_in(bits, owner);
        is_own.then(|| Entry::new(state, slot.payload()))
    }

    /// The live object in a slot that nobody else changes meanwhile.
    #[inline]
    pub(super) fn alone(slot: &Slot) -> Option<Self> {
        let state = slot.state();
        (state.phase() == Phase::Live).then(|| Entry::new(state, slot.payload()))
    }

    #[inline]
    fn new(state: State, payload: u64) -> Self {
        Entry {
            class: state.class(),
            flags: state.flags(),
            owner: state.link(),
            mark: slot::mark(payload),
            address: slot::address(payload),
        }
    }
}

/// Why a handle names no live object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// No such handle was ever given out.
    NeverIssued,
    /// The object is dead. The story is there until the slot is used again.
    Dead(Option<(u8, Story)>),
}

/// The table.
pub struct Table {
    chunks: [Kept<Chunk>; CHUNKS],
    owners: [AtomicU32; CHUNKS],
    made: AtomicU32,
    spare: Mutex<Vec<u32>>,
    /// From addresses to slots.
    pub shadow: Shadow,
}

impl Table {
    /// An empty table; meant for a `static`, since it is large (and costs no
    /// memory where it is not touched).
    #[allow(clippy::new_without_default, reason = "made in statics only")]
    pub const fn new() -> Self {
        Table {
            chunks: [const { Kept::new() }; CHUNKS],
            owners: [const { AtomicU32::new(0) }; CHUNKS],
            made: AtomicU32::new(0),
            spare: Mutex::new(Vec::new()),
            shadow: Shadow::new(),
        }
    }

    /// The slot with this index, if its chunk was ever made.
    #[inline]
    pub fn slot(&self, index: u32) -> Option<&Slot> {
        let chunk = usize::try_from(index >> CHUNK_BITS).ok()?;
        let place = usize::try_from(index & (CHUNK - 1)).ok()?;
        self.chunks.get(chunk)?.get()?.get(place)
    }

    /// Resolves a handle, without a lock. What it returns is true at that
    /// moment; it stays true as long as nobody may destroy the object.
    #[inline]
    pub fn resolve(&self, bits: Bits) -> Result<Entry, Missing> {
        let Some(slot) = self.slot(bits.index()) else {
            return Err(Missing::NeverIssued);
        };
        let (state, payload) = slot.read();
        if state.is_live_for(bits) {
            return Ok(Entry::new(state, payload));
        }
        Err(self.missing(bits))
    }

    /// The slots of the chunk that begins with this one.
    pub(super) fn chunk(&self, first: u32) -> impl Iterator<Item = (u32, &Slot)> {
        let chunk = usize::try_from(first >> CHUNK_BITS).ok();
        let chunk = chunk.and_then(|chunk| self.chunks.get(chunk)?.get());
        (first..).zip(chunk.into_iter().flatten())
    }

    /// The owner of the object behind a handle, if it is live.
    #[inline]
    pub fn owner(&self, bits: Bits) -> Option<u32> {
        let state = self.slot(bits.index())?.state();
        state.is_live_for(bits).then(|| state.link())
    }

    /// The live object in a slot.
    #[inline]
    pub(super) fn live(&self, index: u32) -> Option<(Bits, Entry)> {
        let (state, payload) = self.slot(index)?.read();
        (state.phase() == Phase::Live).then(|| {
            let bits = Bits::new(state.class(), state.generation(), 0, index);
            (bits, Entry::new(state, payload))
        })
    }

    #[cold]
    fn missing(&self, bits: Bits) -> Missing {
        let Some(slot) = self.slot(bits.index()) else {
            return Missing::NeverIssued;
        };
        match slot.story() {
            Some((state, story)) if state.generation() == bits.generation() => {
                Missing::Dead(Some((state.class(), story)))
            }
            _ if bits.generation() == 0 => Missing::NeverIssued,
            _ if bits.generation() > slot.state().generation() => Missing::NeverIssued,
            _ => Missing::Dead(None),
        }
    }

    /// The handle of the object at `address`, if it has one.
    #[inline]
    pub fn find(&self, address: u64, kind: u8) -> Option<Bits> {
        self.find_in(self.shadow.get(address), address, kind)
    }

    /// The same, where `index` is what the shadow says.
    #[inline]
    pub(super) fn find_in(&self, index: u32, address: u64, kind: u8) -> Option<Bits> {
        if index == 0 {
            return None;
        }
        let (state, place, _) = self.slot(index)?.live();
        (state.phase() == Phase::Live && place == address)
            .then(|| Bits::new(kind, state.generation(), 0, index))
    }

    /// Notes the death of the object at `address`, if it has a handle. `place`
    /// tells, from owner and mark, where its dead go and why it died; `what` is
    /// asked only if the object has a handle.
    ///
    /// Needs no lock and no memory: it is called from inside destructors.
    #[inline]
    pub fn bury<'g>(
        &self,
        address: u64,
        what: impl FnOnce() -> u64,
        place: impl FnOnce(u32, u16) -> Option<(&'g Graveyard, u32)>,
    ) {
        let index = self.shadow.get(address);
        if index != 0 {
            self.bury_at(index, address, what, place);
        }
    }

    #[inline]
    fn bury_at<'g>(
        &self,
        index: u32,
        address: u64,
        what: impl FnOnce() -> u64,
        place: impl FnOnce(u32, u16) -> Option<(&'g Graveyard, u32)>,
    ) {
        let Some(slot) = self.slot(index) else { return };
        let (state, there, mark) = slot.live();
        if state.phase() != Phase::Live || there != address {
            return;
        }
        if let Some((graveyard, why)) = place(state.link(), mark) {
            self.kill(index, Story { what: what(), why }, graveyard);
        }
    }

    /// Notes the death of the object in a slot. `false` if it was dead.
    pub fn kill(&self, index: u32, story: Story, graveyard: &Graveyard) -> bool {
        let Some(slot) = self.slot(index) else {
            return false;
        };
        let address = slot.address();
        // The entry goes first: once the slot is dead, the address may be the
        // next object's.
        if slot.state().phase() == Phase::Live {
            self.shadow.clear(address, index);
        }
        if !slot.close(story) {
            return false;
        }
        graveyard.push(index, |next| slot.set_link(next));
        true
    }

    /// The owner that last had the chunk of this slot.
    pub fn owner_of(&self, index: u32) -> u32 {
        let chunk = usize::try_from(index >> CHUNK_BITS).unwrap_or(usize::MAX);
        self.owners
            .get(chunk)
            .map_or(0, |owner| owner.load(Ordering::Relaxed))
    }

    /// A chunk for an arena: the index of its first slot.
    pub(super) fn take_chunk(&self, owner: u32) -> Option<u32> {
        let first = self.spare_or_new_chunk()?;
        let chunk = usize::try_from(first >> CHUNK_BITS).ok()?;
        self.owners.get(chunk)?.store(owner, Ordering::Relaxed);
        Some(first)
    }

    fn spare_or_new_chunk(&self) -> Option<u32> {
        if let Some(first) = self.lock_spare().pop() {
            return Some(first);
        }
        let number = self.made.fetch_add(1, Ordering::AcqRel);
        let chunk = usize::try_from(number)
            .ok()
            .and_then(|at| self.chunks.get(at));
        let Some(chunk) = chunk else {
            self.made.fetch_sub(1, Ordering::AcqRel);
            return None;
        };
        chunk.get_or_make(|| boxed(Slot::default));
        Some(number << CHUNK_BITS)
    }

    /// The lock of what belongs to no owner, for a process that forks.
    pub fn lock_spare(&self) -> MutexGuard<'_, Vec<u32>> {
        self.spare.lock()
    }

    /// Takes a chunk back; all its slots are dead.
    pub(super) fn return_chunk(&self, first: u32) {
        self.lock_spare().push(first);
    }
}
