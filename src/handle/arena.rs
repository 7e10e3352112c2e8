//! The slots of one owner.

use std::collections::VecDeque;

use super::bits::Bits;
use super::graveyard::Graveyard;
use super::slot::{Phase, Slot, Story};
use super::sync::Ordering;
use super::table::{CHUNK, Entry, Table};

/// Stories kept of objects whose slot is in use again.
const PAST: usize = 4096;

/// A handle that has died.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Death {
    /// The handle, under the kind of its slot.
    pub bits: Bits,
    /// What it was and why it died.
    pub story: Story,
}

/// Issues the slots of one owner. `&mut` is the proof that the owner's lock is
/// held.
pub struct Arena {
    table: &'static Table,
    owner: u32,
    chunks: Vec<u32>,
    /// The part of the newest chunk that was not issued yet.
    fresh: std::ops::Range<u32>,
    /// First slots of lists of dead ones, for issuing again.
    free: Vec<u32>,
    past: VecDeque<Death>,
}

impl Arena {
    /// An arena without slots.
    pub fn new(table: &'static Table, owner: u32) -> Self {
        Arena {
            table,
            owner,
            chunks: Vec::new(),
            fresh: 0..0,
            free: Vec::new(),
            past: VecDeque::new(),
        }
    }

    /// Gives the object at `address` a new handle; `None` when the table is
    /// full.
    #[inline]
    pub fn issue(&mut self, kind: u8, flags: u8, address: u64) -> Option<Bits> {
        let (index, slot) = self.unused()?;
        if slot.state().phase() == Phase::Dead {
            self.remember(index, slot);
        }
        let generation = slot.open(kind, flags, self.owner, address);
        Some(Bits::new(kind, generation, 0, index))
    }

    /// Keeps the story of a slot that is going to be used again.
    fn remember(&mut self, index: u32, slot: &Slot) {
        if let Some((state, story)) = slot.story() {
            let bits = Bits::new(state.class(), state.generation(), 0, index);
            if self.past.len() == PAST {
                self.past.pop_front();
            }
            self.past.push_back(Death { bits, story });
        }
    }

    /// Gives the object at `address` its handle: the one that it has, or a
    /// new one. For objects of 64 bytes and more, whose death is observed.
    #[inline]
    pub fn intern(&mut self, kind: u8, address: u64) -> Option<Bits> {
        let known = self.table.find(address, kind);
        known.or_else(|| self.intern_new(kind, 0, address))
    }

    /// The same for an object that is new, with flags.
    pub fn intern_new(&mut self, kind: u8, flags: u8, address: u64) -> Option<Bits> {
        let place = self.table.shadow.place(address)?;
        let known = self
            .table
            .find_in(place.load(Ordering::Acquire), address, kind);
        if let Some(bits) = known {
            if flags != 0 {
                self.table.slot(bits.index())?.change_flags(flags, 0);
            }
            return Some(bits);
        }
        let bits = self.issue(kind, flags, address)?;
        place.store(bits.index(), Ordering::Release);
        Some(bits)
    }

    #[inline]
    fn unused(&mut self) -> Option<(u32, &'static Slot)> {
        while let Some(index) = self.free.pop() {
            let slot = self.table.slot(index)?;
            let state = slot.state();
            if state.link() != 0 {
                self.free.push(state.link());
            }
            if !state.is_retired() {
                return Some((index, slot));
            }
        }
        loop {
            for index in self.fresh.by_ref() {
                let slot = self.table.slot(index)?;
                // Slot 0 is never issued; a chunk of an earlier owner may
                // hold retired ones.
                if index != 0 && !slot.state().is_retired() {
                    return Some((index, slot));
                }
            }
            self.take_chunk()?;
        }
    }

    #[cold]
    fn take_chunk(&mut self) -> Option<()> {
        let first = self.table.take_chunk(self.owner)?;
        self.chunks.push(first);
        self.fresh = first..first + CHUNK;
        Some(())
    }

    /// Ends an object that nobody else can end or flag, and that no address leads to:
    /// its slot is ready for the next at once. `false` if it was dead.
    pub fn retire(&mut self, index: u32, story: Story) -> bool {
        let slot = self.table.slot(index);
        let Some(slot) = slot.filter(|slot| slot.state().phase() == Phase::Live) else {
            return false;
        };
        slot.close_alone(story, 0);
        self.free.push(index);
        true
    }

    /// The same for all objects of which `story` tells one, with what leads to them.
    /// Nobody else ends or flags any of them.
    pub fn retire_all(&mut self, mut story: impl FnMut(&Entry) -> Option<Story>) {
        let mut last = 0;
        for first in &self.chunks {
            for (index, slot) in self.table.chunk(*first) {
                let Some(entry) = Entry::alone(slot) else {
                    continue;
                };
                let Some(story) = story(&entry) else { continue };
                self.table.shadow.clear(entry.address, index);
                slot.close_alone(story, last);
                last = index;
            }
        }
        if last != 0 {
            self.free.push(last);
        }
    }

    /// Empties the graveyard: hands each death to `see`, oldest first, which
    /// may rewrite what it was, and makes the slots ready for the next objects.
    pub fn sweep(&mut self, graveyard: &Graveyard, mut see: impl FnMut(Death) -> u64) {
        let mut newest = graveyard.take();
        if newest == 0 {
            return;
        }
        // Turn the list around: deaths are told in the order they came.
        let mut oldest = 0;
        while let Some(slot) = self.table.slot(newest).filter(|_| newest != 0) {
            let next = slot.state().link();
            slot.set_link(oldest);
            oldest = newest;
            newest = next;
        }
        let mut at = oldest;
        while let Some(slot) = self.table.slot(at).filter(|_| at != 0) {
            if let Some((state, story)) = slot.story() {
                let bits = Bits::new(state.class(), state.generation(), 0, at);
                let what = see(Death { bits, story });
                if what != story.what {
                    slot.retell(what);
                }
            }
            at = slot.state().link();
        }
        self.free.push(oldest);
    }

    /// The story of a handle whose slot is in use again.
    pub fn past(&self, bits: Bits) -> Option<Death> {
        let same = |death: &&Death| {
            death.bits.index() == bits.index() && death.bits.generation() == bits.generation()
        };
        self.past.iter().rev().find(same).copied()
    }

    /// How many objects there can have been at once: never less than are live.
    pub fn room(&self) -> usize {
        let slots = usize::try_from(CHUNK).unwrap_or(usize::MAX);
        self.chunks.len().saturating_mul(slots)
    }

    /// The live objects, in the order of their slots.
    pub fn live(&self) -> impl Iterator<Item = (Bits, Entry)> + '_ {
        self.chunks
            .iter()
            .flat_map(|first| *first..*first + CHUNK)
            .filter_map(|index| self.table.live(index))
    }

    /// Ends the owner: every object that is left dies of `why`, is told to
    /// `see` like in a sweep, and the chunks go to the next owner.
    pub fn close(
        &mut self,
        graveyard: &Graveyard,
        mut what: impl FnMut(Bits, Entry) -> u64,
        why: u32,
        see: impl FnMut(Death) -> u64,
    ) {
        let left: Vec<(Bits, Entry)> = self.live().collect();
        for (bits, entry) in left {
            let story = Story {
                what: what(bits, entry),
                why,
            };
            self.table.kill(bits.index(), story, graveyard);
        }
        self.sweep(graveyard, see);
        for first in self.chunks.drain(..) {
            self.table.return_chunk(first);
        }
        self.fresh = 0..0;
        self.free.clear();
        self.past.clear();
    }
}
