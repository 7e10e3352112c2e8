//! What the check of a handle costs by itself: from its bits to the address, among a
//! thousand that are in the caches, without the call around it.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    missing_docs,
    dead_code,
    reason = "a benchmark, which includes the module that it measures as source"
)]

#[path = "../src/handle/mod.rs"]
mod handle;

use std::hint::black_box;
use std::time::Instant;

use handle::arena::Arena;
use handle::bits::Bits;
use handle::table::{Entry, Table};

static TABLE: Table = Table::new();

const KIND: u8 = 5;
const OWNER: u32 = 1;
const TURNS: u32 = 2_000;
const ROUNDS: usize = 9;
const TARGET: f64 = 3.0;

/// Nanoseconds for one of `all`: the median of some rounds.
fn median(all: &[Bits], look: impl Fn(Bits) -> u64) -> f64 {
    let mut rounds = [0.0; ROUNDS];
    for round in &mut rounds {
        let start = Instant::now();
        for _ in 0..TURNS {
            for bits in all {
                black_box(look(black_box(*bits)));
            }
        }
        let calls = f64::from(TURNS) * f64::from(u32::try_from(all.len()).unwrap());
        *round = start.elapsed().as_secs_f64() * 1e9 / calls;
    }
    rounds.sort_by(f64::total_cmp);
    rounds[ROUNDS / 2]
}

fn main() {
    let mut arena = Arena::new(&TABLE, OWNER);
    let all: Vec<Bits> = (1..=1000)
        .map(|number| arena.intern(KIND, 0x7f00_0000_0000 + number * 192).unwrap())
        .collect();
    let nothing = median(&all, |bits| bits.0);
    let own = median(&all, |bits| {
        let slot = TABLE.slot(bits.index()).unwrap();
        Entry::own(slot, bits, OWNER).unwrap().address
    });
    let any = median(&all, |bits| TABLE.resolve(bits).unwrap().address);
    let verdict = |found: f64| if found <= TARGET { "met" } else { "MISSED" };
    for (what, found) in [("under the lock", own), ("without a lock", any)] {
        println!(
            "check of a handle, {what}: {found:.2} ns (the loop {nothing:.2}), target <= {TARGET} ns: {}",
            verdict(found)
        );
    }
}
