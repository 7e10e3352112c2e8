//! A value that one thread waits for and another one gives.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

#[derive(Clone, Copy, Default)]
enum State {
    #[default]
    Open,
    Given(u64),
    Closed,
}

/// See the module.
#[derive(Default)]
pub struct Answer {
    state: Mutex<State>,
    changed: Condvar,
}

impl Answer {
    /// Gives the value. `false` if there is one, or the wait is over.
    pub fn give(&self, value: u64) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let open = matches!(*state, State::Open);
        if open {
            *state = State::Given(value);
            self.changed.notify_all();
        }
        open
    }

    /// Waits for the value; afterwards none can be given any more.
    pub fn wait(&self, most: Duration) -> Option<u64> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let open = |state: &mut State| matches!(state, State::Open);
        let waited = self.changed.wait_timeout_while(state, most, open);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        match std::mem::replace(&mut *state, State::Closed) {
            State::Given(value) => Some(value),
            State::Open | State::Closed => None,
        }
    }
}
