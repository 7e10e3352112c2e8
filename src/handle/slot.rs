//! One slot: two words that say which object is here, or which one was.
//!
//! ```text
//!           63   58 57        38 37  36 35   28 27            0
//! state    | class | generation | phase | flags |    link      |
//! payload  | live: mark (16 high), the object's address (48)    |
//!          | dead: what it was (48 high), why it died (16)     |
//! ```
//!
//! *class* and *generation* are where a handle has its kind and generation, so that
//! they are compared as they are.
//!
//! *link* is the owner of a live slot and the next slot of a list for a dead
//! one; *flags* of a dead slot are the high bits of why it died. The *mark* says
//! who has the object to itself for a while; its meaning is the owner's.
//!
//! Protocol. One thread at a time issues slots of an owner (it holds the
//! owner's lock). A live slot dies once, on whichever thread destroys the
//! object; that thread has the object to itself, as MLIR demands. Readers need
//! no lock: they read `state`, `payload` and `state` again, and take the pair
//! only if the two states agree. At birth and at death `state` first turns to
//! `Changing`, then the payload changes, then `state` says what is there now. So
//! a reader never pairs a state with the payload of another object. The
//! generation never goes back, which rules out the ABA case.

use super::bits::{
    Bits, GENERATION_BITS, GENERATION_SHIFT, INDEX_BITS, KIND_SHIFT, MAX_GENERATION,
};
use super::sync::{AtomicU64, Ordering};

const LINK_MASK: u64 = (1 << INDEX_BITS) - 1;
const FLAGS_SHIFT: u32 = INDEX_BITS;
const PHASE_SHIFT: u32 = FLAGS_SHIFT + 8;
const CLASS_SHIFT: u32 = KIND_SHIFT;
const GENERATION_MASK: u64 = (1 << GENERATION_BITS) - 1;
const _: () = assert!(PHASE_SHIFT + 2 == GENERATION_SHIFT);

// Fields where they are.
const GENERATION: u64 = GENERATION_MASK << GENERATION_SHIFT;
const PHASE: u64 = 3 << PHASE_SHIFT;
const LIVE: u64 = (Phase::Live as u64) << PHASE_SHIFT;

/// Addresses have 48 bits at most (47 on Linux user space).
pub const ADDRESS_BITS: u32 = 48;
const ADDRESS_MASK: u64 = (1 << ADDRESS_BITS) - 1;
/// Width of the reason of a death.
pub const WHY_BITS: u32 = 24;
/// Highest reason of a death.
pub const MAX_WHY: u32 = (1 << WHY_BITS) - 1;

/// Where a slot is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// No object yet since the table was made.
    Fresh,
    /// Holds an object.
    Live,
    /// Its object is just coming or going: the payload must not be used.
    Changing,
    /// Its last object is dead; the payload tells its story.
    Dead,
}

/// The first word of a slot, decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(u64);

impl State {
    #[inline]
    fn pack(generation: u32, class: u8, phase: Phase, flags: u8, link: u32) -> Self {
        State(
            u64::from(generation) << GENERATION_SHIFT
                | u64::from(class) << CLASS_SHIFT
                | (phase as u64) << PHASE_SHIFT
                | u64::from(flags) << FLAGS_SHIFT
                | u64::from(link),
        )
    }

    /// Whether the object is live, and of the generation of this handle.
    #[inline]
    pub fn is_live_for(self, bits: Bits) -> bool {
        self.0 & (GENERATION | PHASE) == bits.0 & GENERATION | LIVE
    }

    /// Whether it is, and of this owner.
    #[inline]
    pub fn is_live_for_in(self, bits: Bits, owner: u32) -> bool {
        let live = bits.0 & GENERATION | LIVE | u64::from(owner);
        self.0 & (GENERATION | PHASE | LINK_MASK) == live
    }

    /// The generation of the object that is, or was last, in the slot.
    #[inline]
    pub fn generation(self) -> u32 {
        u32::try_from(self.0 >> GENERATION_SHIFT & GENERATION_MASK).unwrap_or(u32::MAX)
    }

    /// What sort of object it is: the kind under which it was issued.
    #[inline]
    pub fn class(self) -> u8 {
        (self.0 >> CLASS_SHIFT).to_le_bytes()[0]
    }

    /// Where the slot is in its life.
    #[inline]
    pub fn phase(self) -> Phase {
        match (self.0 >> PHASE_SHIFT) & 3 {
            0 => Phase::Fresh,
            1 => Phase::Live,
            2 => Phase::Changing,
            _ => Phase::Dead,
        }
    }

    /// Whether the slot has used its last generation.
    #[inline]
    pub fn is_retired(self) -> bool {
        self.generation() == MAX_GENERATION && self.phase() == Phase::Dead
    }

    /// The flags of a live slot; their meaning is the owner's.
    #[inline]
    pub fn flags(self) -> u8 {
        (self.0 >> FLAGS_SHIFT).to_le_bytes()[0]
    }

    #[inline]
    fn with_flags(self, set: u8, clear: u8) -> Self {
        let flags = (self.flags() & !clear) | set;
        State(self.0 & !(0xff << FLAGS_SHIFT) | u64::from(flags) << FLAGS_SHIFT)
    }

    /// The owner of a live slot, the next of a dead one.
    #[inline]
    pub fn link(self) -> u32 {
        u32::try_from(self.0 & LINK_MASK).unwrap_or(0)
    }
}

/// What a dead slot tells about its last object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Story {
    /// What it was: an opaque word of 48 bits.
    pub what: u64,
    /// Why it died: an opaque word of 24 bits.
    pub why: u32,
}

/// The address in the payload of a live slot.
#[inline]
pub(super) fn address(payload: u64) -> u64 {
    payload & ADDRESS_MASK
}

/// The mark in it.
#[inline]
pub(super) fn mark(payload: u64) -> u16 {
    u16::try_from(payload >> ADDRESS_BITS).unwrap_or(0)
}

/// One slot of the table: 16 bytes.
#[derive(Debug)]
pub struct Slot {
    state: AtomicU64,
    payload: AtomicU64,
}

impl Default for Slot {
    fn default() -> Self {
        Slot {
            state: AtomicU64::new(0),
            payload: AtomicU64::new(0),
        }
    }
}

impl Slot {
    /// The state as it is now.
    #[inline]
    pub fn state(&self) -> State {
        State(self.state.load(Ordering::Acquire))
    }

    /// State and payload that belong together.
    #[inline]
    pub fn read(&self) -> (State, u64) {
        loop {
            let before = self.state();
            let payload = self.payload.load(Ordering::Acquire);
            let after = self.state();
            if before == after && before.phase() != Phase::Changing {
                return (before, payload);
            }
            std::hint::spin_loop();
            #[cfg(loom)]
            loom::thread::yield_now();
        }
    }

    /// State, and what a live object's payload says.
    #[inline]
    pub fn live(&self) -> (State, u64, u16) {
        let (state, payload) = self.read();
        (state, address(payload), mark(payload))
    }

    /// The payload alone: that of the state read before it, if nobody else changes
    /// the slot.
    #[inline]
    pub fn payload(&self) -> u64 {
        self.payload.load(Ordering::Acquire)
    }

    /// The address of a live object, if the slot still is in the same state.
    #[inline]
    pub fn address(&self) -> u64 {
        address(self.payload())
    }

    /// The mark of a live object, likewise.
    #[inline]
    pub fn mark(&self) -> u16 {
        mark(self.payload())
    }

    /// Marks a live object. Only by the thread that may issue, for an object
    /// that nobody destroys meanwhile.
    pub fn set_mark(&self, mark: u16) {
        let (state, payload) = self.read();
        if state.phase() == Phase::Live {
            let new = address(payload) | u64::from(mark) << ADDRESS_BITS;
            // If it dies all the same, its story stays.
            let _ =
                self.payload
                    .compare_exchange(payload, new, Ordering::AcqRel, Ordering::Relaxed);
        }
    }

    /// Puts a new object in. Only for a slot that is fresh or dead and not
    /// retired, by the thread that may issue. Returns the new generation.
    #[inline]
    pub fn open(&self, class: u8, flags: u8, owner: u32, address: u64) -> u32 {
        let before = self.state();
        let generation = before.generation() + 1;
        debug_assert!(generation <= MAX_GENERATION && address >> ADDRESS_BITS == 0);
        let changing = State::pack(before.generation(), class, Phase::Changing, 0, 0);
        self.state.store(changing.0, Ordering::Relaxed);
        self.payload.store(address, Ordering::Release);
        let state = State::pack(generation, class, Phase::Live, flags, owner);
        self.state.store(state.0, Ordering::Release);
        generation
    }

    /// Notes the death of the object. `false` if it was dead already.
    pub fn close(&self, story: Story) -> bool {
        let mut live = self.state();
        loop {
            if live.phase() != Phase::Live {
                return false;
            }
            let changing = State::pack(live.generation(), live.class(), Phase::Changing, 0, 0);
            match self.state.compare_exchange(
                live.0,
                changing.0,
                Ordering::AcqRel,
                Ordering::Acquire,
            ) {
                Ok(_) => break,
                // Somebody set a flag in between.
                Err(now) => live = State(now),
            }
        }
        self.tell(live, story, 0);
        true
    }

    /// The same for an object that nobody else can end or flag meanwhile; links the
    /// slot to the next one of a list.
    #[inline]
    pub fn close_alone(&self, story: Story, next: u32) {
        let live = self.state();
        debug_assert!(live.phase() == Phase::Live);
        let changing = State::pack(live.generation(), live.class(), Phase::Changing, 0, 0);
        self.state.store(changing.0, Ordering::Relaxed);
        self.tell(live, story, next);
    }

    /// Puts the story in, of what was live.
    #[inline]
    fn tell(&self, live: State, story: Story, next: u32) {
        let why = u64::from(story.why);
        self.payload
            .store(story.what << 16 | (why & 0xffff), Ordering::Release);
        let flags = (why >> 16).to_le_bytes()[0];
        let dead = State::pack(live.generation(), live.class(), Phase::Dead, flags, next);
        self.state.store(dead.0, Ordering::Release);
    }

    /// The story of the last object, if the slot is dead.
    pub fn story(&self) -> Option<(State, Story)> {
        let (state, payload) = self.read();
        (state.phase() == Phase::Dead).then(|| {
            let why = u32::from(state.flags()) << 16 | u32::try_from(payload & 0xffff).unwrap_or(0);
            (
                state,
                Story {
                    what: payload >> 16,
                    why,
                },
            )
        })
    }

    /// Rewrites what a dead object was, for words that do not live as long as
    /// the story does. Only by the thread that may issue.
    pub fn retell(&self, what: u64) {
        let payload = self.payload.load(Ordering::Acquire);
        self.payload
            .store(what << 16 | (payload & 0xffff), Ordering::Release);
    }

    /// Sets and clears flags of a live slot.
    pub fn change_flags(&self, set: u8, clear: u8) {
        let mut now = self.state();
        while now.phase() == Phase::Live {
            let new = now.with_flags(set, clear);
            match self
                .state
                .compare_exchange(now.0, new.0, Ordering::AcqRel, Ordering::Acquire)
            {
                Ok(_) => return,
                Err(other) => now = State(other),
            }
        }
    }

    /// The same where nobody else ends or flags the object meanwhile.
    #[inline]
    pub fn change_flags_alone(&self, set: u8, clear: u8) {
        let now = self.state();
        if now.phase() == Phase::Live {
            let new = now.with_flags(set, clear);
            self.state.store(new.0, Ordering::Release);
        }
    }

    /// Moves a live object to another address. Only by the thread that may
    /// issue, for objects that nobody resolves meanwhile.
    pub fn set_address(&self, address: u64) {
        self.payload.store(address, Ordering::Release);
    }

    /// Links a dead slot to the next one of a list.
    pub fn set_link(&self, next: u32) {
        let now = self.state();
        debug_assert!(now.phase() == Phase::Dead);
        let new = State((now.0 & !LINK_MASK) | u64::from(next));
        self.state.store(new.0, Ordering::Release);
    }

    /// Brings the slot to the end of its generations.
    #[cfg(test)]
    pub fn age(&self) {
        let now = self.state();
        let old = State::pack(MAX_GENERATION - 1, now.class(), Phase::Dead, 0, 0);
        self.state.store(old.0, Ordering::Release);
    }
}
