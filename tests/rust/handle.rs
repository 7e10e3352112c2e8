//! The handle table against a simple model, without MLIR.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    missing_docs,
    dead_code,
    reason = "a test, which includes the module under test as source"
)]

#[path = "../../src/handle/mod.rs"]
mod handle;

use std::collections::{HashMap, HashSet};

use handle::arena::Arena;
use handle::bits::{Bits, MAX_GENERATION, MAX_INDEX, MAX_KIND, MAX_MEMBER};
use handle::graveyard::Graveyard;
use handle::owners::{Owners, Released, UNPLACED};
use handle::slot::{MAX_WHY, Story};
use handle::table::{Missing, Table};
use proptest::prelude::*;

/// One table for all tests: they run at once, each with owners of its own.
static TABLE: Table = Table::new();

const KIND: u8 = 5;

#[test]
fn a_slot_has_sixteen_bytes() {
    assert_eq!(size_of::<handle::slot::Slot>(), 16);
}

#[test]
fn references_saturate() {
    let mut owners = Owners::new(3);
    let (object, root) = (Bits(7), Bits(9));
    for _ in 0..3 {
        assert!(owners.retain(object, root));
    }
    assert!(!owners.retain(object, root));
    assert_eq!((owners.count(object), owners.inside(root)), (3, 1));
    assert_eq!(owners.release(object), Released::Still);
    assert!(owners.retain(object, root));
    for _ in 0..2 {
        assert_eq!(owners.release(object), Released::Still);
    }
    assert_eq!(owners.release(object), Released::Last(root));
    assert_eq!(owners.release(object), Released::None);
    assert!(owners.is_empty());
}

#[test]
fn references_follow_their_object_to_its_root() {
    let mut owners = Owners::new(u32::MAX);
    let (one, two, from, to) = (Bits(1), Bits(2), Bits(11), Bits(12));
    owners.retain(one, UNPLACED);
    owners.retain(two, from);
    assert_eq!(owners.held_in(UNPLACED), [one]);
    // Nothing ends because nobody knew its place.
    assert_eq!(owners.rehome(one, from), Released::Still);
    assert_eq!(owners.inside(from), 2);
    assert_eq!(owners.rehome(one, to), Released::Still);
    assert_eq!(owners.rehome(two, to), Released::Last(from));
    assert_eq!(owners.rehome(two, to), Released::Still);
    owners.retain(two, from);
    assert_eq!(owners.bury(two), Some((2, Released::Still)));
    assert_eq!(owners.bury(two), None);
    assert_eq!(owners.root(one), Some(to));
    assert_eq!(owners.take_all().collect::<Vec<_>>(), [(one, 1)]);
    assert!(owners.is_empty() && owners.inside(to) == 0);
}

#[test]
fn a_slot_whose_generations_are_used_up_is_retired() {
    let graveyard = Graveyard::default();
    let mut arena = Arena::new(&TABLE, 1);
    let first = arena.issue(KIND, 0, 64).unwrap();
    TABLE.kill(first.index(), Story { what: 0, why: 0 }, &graveyard);
    arena.sweep(&graveyard, |death| death.story.what);
    TABLE.slot(first.index()).unwrap().age();

    let last = arena.issue(KIND, 0, 128).unwrap();
    assert_eq!(
        (last.index(), last.generation()),
        (first.index(), MAX_GENERATION)
    );
    TABLE.kill(last.index(), Story { what: 0, why: 0 }, &graveyard);
    arena.sweep(&graveyard, |death| death.story.what);

    for address in 0..5000_u64 {
        assert_ne!(
            arena.issue(KIND, 0, address * 64).unwrap().index(),
            first.index()
        );
    }
    assert!(TABLE.resolve(last).is_err());
    // The next owner of the chunk does not get it either.
    arena.close(&graveyard, |_, _| 0, 0, |death| death.story.what);
    let mut next = Arena::new(&TABLE, 2);
    for address in 0..5000_u64 {
        assert_ne!(
            next.issue(KIND, 0, address * 64).unwrap().index(),
            first.index()
        );
    }
}

#[test]
fn garbage_is_never_a_live_handle() {
    let graveyard = Graveyard::default();
    let mut arena = Arena::new(&TABLE, 3);
    let live = arena.issue(KIND, 0, 64).unwrap();
    let forged = Bits::new(KIND, live.generation() + 1, 0, live.index());
    assert_eq!(TABLE.resolve(forged), Err(Missing::NeverIssued));
    assert_eq!(
        TABLE.resolve(Bits::new(KIND, 1, 0, MAX_INDEX)),
        Err(Missing::NeverIssued)
    );
    assert_eq!(TABLE.resolve(Bits(0)), Err(Missing::NeverIssued));
    arena.close(&graveyard, |_, _| 0, 0, |death| death.story.what);
}

#[test]
fn the_dead_tell_their_story_even_when_their_slot_is_in_use_again() {
    let graveyard = Graveyard::default();
    let mut arena = Arena::new(&TABLE, 4);
    let story = Story {
        what: 0xabcd_1234_5678,
        why: MAX_WHY,
    };
    let dead = arena.issue(KIND, 0, 64).unwrap();
    assert!(TABLE.kill(dead.index(), story, &graveyard));
    assert!(!TABLE.kill(dead.index(), story, &graveyard), "it dies once");
    assert_eq!(TABLE.resolve(dead), Err(Missing::Dead(Some((KIND, story)))));
    arena.sweep(&graveyard, |death| {
        assert_eq!(death.bits, dead);
        death.story.what + 1
    });
    let retold = Story {
        what: story.what + 1,
        ..story
    };
    assert_eq!(
        TABLE.resolve(dead),
        Err(Missing::Dead(Some((KIND, retold))))
    );
    let next = arena.issue(KIND, 0, 64).unwrap();
    assert_eq!(next.index(), dead.index());
    assert_eq!(TABLE.resolve(dead), Err(Missing::Dead(None)));
    assert_eq!(arena.past(dead).unwrap().story, retold);
    arena.close(&graveyard, |_, _| 0, 0, |death| death.story.what);
    assert!(TABLE.resolve(next).is_err());
}

#[test]
fn a_sweep_tells_deaths_in_their_order() {
    let graveyard = Graveyard::default();
    let mut arena = Arena::new(&TABLE, 5);
    let handles: Vec<Bits> = (1..=100)
        .map(|at| arena.issue(KIND, 0, at * 64).unwrap())
        .collect();
    let order: Vec<Bits> = handles.iter().rev().step_by(3).copied().collect();
    for bits in &order {
        TABLE.kill(bits.index(), Story { what: 0, why: 0 }, &graveyard);
    }
    let mut told = Vec::new();
    arena.sweep(&graveyard, |death| {
        told.push(death.bits);
        death.story.what
    });
    assert_eq!(told, order);
    arena.close(&graveyard, |_, _| 0, 0, |death| death.story.what);
}

#[test]
fn threads_bury_while_others_read() {
    let graveyard: &'static Graveyard = Box::leak(Box::default());
    let mut arena = Arena::new(&TABLE, 6);
    for round in 0..20_u64 {
        let base = 0x1000_0000 + round * 0x10_0000;
        let handles: Vec<Bits> = (0..2000)
            .map(|at| arena.intern(KIND, base + at * 64).unwrap())
            .collect();
        std::thread::scope(|scope| {
            for part in handles.chunks(500) {
                scope.spawn(move || {
                    for bits in part {
                        let address = TABLE.resolve(*bits).unwrap().address;
                        TABLE.bury(
                            address,
                            || 7,
                            |owner, _| {
                                assert_eq!(owner, 6);
                                Some((graveyard, 9))
                            },
                        );
                    }
                });
            }
            let all = &handles;
            scope.spawn(move || {
                for bits in all.iter().rev() {
                    match TABLE.resolve(*bits) {
                        Ok(entry) => assert_eq!(entry.owner, 6),
                        Err(Missing::Dead(Some((_, story)))) => {
                            assert_eq!(story, Story { what: 7, why: 9 });
                        }
                        Err(other) => panic!("{other:?}"),
                    }
                }
            });
        });
        let mut told = HashSet::new();
        arena.sweep(graveyard, |death| {
            told.insert(death.bits);
            death.story.what
        });
        assert_eq!(told, handles.into_iter().collect());
    }
    arena.close(graveyard, |_, _| 0, 0, |death| death.story.what);
}

/// What a random step does.
#[derive(Clone, Debug)]
enum Step {
    /// Something comes to life at this place, or is asked for again.
    Intern(u8),
    /// What is at this place dies.
    Bury(u8),
    /// The owner looks at its dead.
    Sweep,
    /// The owner ends, and a new one begins.
    Close,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => any::<u8>().prop_map(Step::Intern),
        6 => any::<u8>().prop_map(Step::Bury),
        2 => Just(Step::Sweep),
        1 => Just(Step::Close),
    ]
}

proptest! {
    #[test]
    fn bits_survive_the_round_trip(
        kind in 1..=MAX_KIND,
        generation in 1..=MAX_GENERATION,
        member in 0..=MAX_MEMBER,
        index in 1..=MAX_INDEX,
    ) {
        let bits = Bits::new(kind, generation, member, index);
        prop_assert_eq!(
            (bits.kind(), bits.generation(), bits.member(), bits.index()),
            (kind, generation, member, index)
        );
        let other = bits.with(1, 3);
        prop_assert_eq!((other.kind(), other.member()), (1, 3));
        prop_assert_eq!(other.generation(), generation);
    }

    #[test]
    fn the_table_agrees_with_a_model(
        seed in 0..0x4000_0000_u64,
        steps in prop::collection::vec(step(), 1..400),
    ) {
        // Its own stretch of addresses, so that cases do not meet.
        let base = 0x2000_0000_0000 + seed * 0x10_000;
        let address = |place: u8| base + u64::from(place) * 64;
        let graveyard = Graveyard::default();
        let mut arena = Arena::new(&TABLE, 7);
        let mut live: HashMap<u8, Bits> = HashMap::new();
        let mut dead: Vec<Bits> = Vec::new();
        let mut unswept = 0;
        for one in steps {
            match one {
                Step::Intern(place) => {
                    let bits = arena.intern(KIND, address(place)).unwrap();
                    if let Some(known) = live.insert(place, bits) {
                        prop_assert_eq!(known, bits, "one object has one handle");
                    }
                    prop_assert!(!dead.contains(&bits), "a handle never names a second object");
                }
                Step::Bury(place) => {
                    TABLE.bury(address(place), || 1, |_, _| Some((&graveyard, 1)));
                    if let Some(bits) = live.remove(&place) {
                        dead.push(bits);
                        unswept += 1;
                    }
                }
                Step::Sweep => {
                    let mut told = 0;
                    arena.sweep(&graveyard, |death| { told += 1; death.story.what });
                    prop_assert_eq!(told, unswept);
                    unswept = 0;
                }
                Step::Close => {
                    arena.close(&graveyard, |_, _| 1, 1, |death| death.story.what);
                    dead.extend(live.drain().map(|(_, bits)| bits));
                    unswept = 0;
                }
            }
            prop_assert_eq!(arena.live().count(), live.len());
            for (place, bits) in &live {
                let entry = TABLE.resolve(*bits).unwrap();
                prop_assert_eq!((entry.class, entry.owner, entry.address), (KIND, 7, address(*place)));
            }
            for bits in &dead {
                prop_assert!(matches!(TABLE.resolve(*bits), Err(Missing::Dead(_))));
            }
        }
        arena.close(&graveyard, |_, _| 1, 1, |death| death.story.what);
        prop_assert_eq!(arena.live().count(), 0);
    }
}
