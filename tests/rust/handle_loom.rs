//! The protocol of a slot and of the list of the dead, in every interleaving.
//! Runs with `RUSTFLAGS=--cfg loom`; without it there is nothing in here.

#![cfg(loom)]
#![allow(
    clippy::panic,
    missing_docs,
    dead_code,
    reason = "a test, which includes the modules under test as source"
)]

#[path = "../../src/handle/bits.rs"]
mod bits;
#[path = "../../src/handle/graveyard.rs"]
mod graveyard;
#[path = "../../src/handle/slot.rs"]
mod slot;
#[path = "../../src/handle/sync.rs"]
mod sync;

use graveyard::Graveyard;
use loom::sync::Arc;
use loom::thread;
use slot::{Phase, Slot, Story};

const STORY: Story = Story {
    what: 0x1234,
    why: 0x2_0003,
};

/// A reader sees the object with its address, or the death with its story.
fn look(slot: &Slot) {
    let (state, payload) = slot.read();
    match state.phase() {
        Phase::Live if state.generation() == 1 => assert_eq!((payload, state.link()), (64, 9)),
        Phase::Live => assert_eq!((payload, state.link()), (128, 9)),
        Phase::Dead => assert_eq!(payload >> 16, STORY.what),
        Phase::Fresh | Phase::Changing => panic!("{state:?}"),
    }
}

#[test]
fn a_reader_never_pairs_a_live_state_with_a_dead_payload() {
    loom::model(|| {
        let slot = Arc::new(Slot::default());
        slot.open(5, 0, 9, 64);
        let reader = {
            let slot = slot.clone();
            thread::spawn(move || look(&slot))
        };
        assert!(slot.close(STORY));
        slot.open(5, 0, 9, 128);
        reader
            .join()
            .unwrap_or_else(|_| panic!("the reader failed"));
        look(&slot);
    });
}

#[test]
fn nor_if_whoever_ends_and_flags_it_is_alone() {
    loom::model(|| {
        let slot = Arc::new(Slot::default());
        slot.open(5, 0, 9, 64);
        let reader = {
            let slot = slot.clone();
            thread::spawn(move || look(&slot))
        };
        slot.change_flags_alone(1, 0);
        slot.close_alone(STORY, 0);
        slot.open(5, 0, 9, 128);
        reader
            .join()
            .unwrap_or_else(|_| panic!("the reader failed"));
        look(&slot);
    });
}

#[test]
fn of_two_deaths_one_counts() {
    loom::model(|| {
        let slot = Arc::new(Slot::default());
        slot.open(5, 0, 9, 64);
        let other = {
            let slot = slot.clone();
            thread::spawn(move || slot.close(STORY))
        };
        let mine = slot.close(STORY);
        let others = other.join().unwrap_or_else(|_| panic!("the thread failed"));
        assert!(mine != others);
        assert_eq!(slot.story().map(|(_, story)| story), Some(STORY));
    });
}

#[test]
fn a_flag_is_not_lost_and_does_not_raise_the_dead() {
    loom::model(|| {
        let slot = Arc::new(Slot::default());
        slot.open(5, 0, 9, 64);
        let other = {
            let slot = slot.clone();
            thread::spawn(move || slot.change_flags(4, 0))
        };
        slot.change_flags(1, 0);
        let live = slot.state();
        assert!(live.flags() & 1 != 0);
        slot.close(STORY);
        other.join().unwrap_or_else(|_| panic!("the thread failed"));
        assert_eq!(slot.state().phase(), Phase::Dead);
        assert_eq!(slot.story().map(|(_, story)| story), Some(STORY));
    });
}

#[test]
fn every_burial_is_taken_once() {
    loom::model(|| {
        let slots = Arc::new([Slot::default(), Slot::default(), Slot::default()]);
        let graveyard = Arc::new(Graveyard::default());
        for slot in slots.iter() {
            slot.open(5, 0, 9, 64);
            slot.close(STORY);
        }
        let bury = |slots: &[Slot; 3], graveyard: &Graveyard, index: u32| {
            let slot = slots
                .get(index as usize - 1)
                .map_or_else(|| panic!("index"), |slot| slot);
            graveyard.push(index, |next| slot.set_link(next));
        };
        let take = |slots: &[Slot; 3], graveyard: &Graveyard| {
            let mut taken = Vec::new();
            let mut at = graveyard.take();
            while at != 0 {
                taken.push(at);
                at = slots
                    .get(at as usize - 1)
                    .map_or(0, |slot| slot.state().link());
            }
            taken
        };
        let other = {
            let (slots, graveyard) = (slots.clone(), graveyard.clone());
            thread::spawn(move || {
                bury(&slots, &graveyard, 1);
                bury(&slots, &graveyard, 2);
            })
        };
        bury(&slots, &graveyard, 3);
        let mut all = take(&slots, &graveyard);
        other.join().unwrap_or_else(|_| panic!("the thread failed"));
        all.extend(take(&slots, &graveyard));
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3]);
    });
}
