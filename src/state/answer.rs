//! A value that one thread waits for and another one gives.

use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use crate::handle::lock::Mutex;

#[derive(Default)]
enum State {
    #[default]
    Open,
    /// This thread waits.
    Awaited(Thread),
    Given(u64),
    Closed,
}

/// See the module.
#[derive(Default)]
pub struct Answer {
    state: Mutex<State>,
}

impl Answer {
    /// Gives the value. `false` if there is one, or the wait is over.
    pub fn give(&self, value: u64) -> bool {
        let mut state = self.state.lock();
        if matches!(*state, State::Given(_) | State::Closed) {
            return false;
        }
        if let State::Awaited(thread) = std::mem::replace(&mut *state, State::Given(value)) {
            thread.unpark();
        }
        true
    }

    /// Waits for the value; afterwards none can be given any more.
    pub fn wait(&self, most: Duration) -> Option<u64> {
        let end = Instant::now().checked_add(most);
        loop {
            let left = end.map_or(most, |end| end.saturating_duration_since(Instant::now()));
            let mut state = self.state.lock();
            if let State::Given(value) = *state {
                *state = State::Closed;
                return Some(value);
            }
            if left.is_zero() || matches!(*state, State::Closed) {
                *state = State::Closed;
                return None;
            }
            *state = State::Awaited(thread::current());
            drop(state);
            // It may also end for no reason, or for one of long ago.
            thread::park_timeout(left);
        }
    }
}
