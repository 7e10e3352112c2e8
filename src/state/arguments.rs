//! Block arguments keep their identity.
//!
//! A handle of a block argument holds the block's slot and an *identity*: a
//! number that the argument keeps for life. As long as nothing is inserted or
//! erased in the middle of the list, identity and position are the same and
//! nothing is stored. Our own calls keep the identities of the survivors. When
//! MLIR changes the list out of our sight, the hook marks the block, and every
//! argument gets a new identity: the old handles go stale.

/// The argument list of a block whose identities are not its positions.
#[derive(Clone, Debug)]
pub struct Arguments {
    identities: Vec<u32>,
    next: u32,
    /// Why identities that are no longer there are gone.
    pub why: u32,
}

/// The first identity after a change that nobody saw: above any position.
const AFTER_UNSEEN: u32 = 1 << 24;

impl Arguments {
    /// A list of `count` arguments in their first order.
    pub fn pristine(count: u32) -> Self {
        Arguments {
            identities: (0..count).collect(),
            next: count,
            why: 0,
        }
    }

    /// The list after a change that nobody saw; `before` is what was known.
    pub fn renewed(before: Option<&Arguments>, count: u32, why: u32) -> Self {
        let first = before.map_or(AFTER_UNSEEN, |known| known.next.max(AFTER_UNSEEN));
        Arguments {
            identities: (first..first + count).collect(),
            next: first + count,
            why,
        }
    }

    /// The identity of the argument at `position`.
    pub fn identity(&self, position: usize) -> Option<u32> {
        self.identities.get(position).copied()
    }

    /// Where the argument with this identity is.
    pub fn position(&self, identity: u32) -> Option<usize> {
        self.identities.iter().position(|known| *known == identity)
    }

    /// Whether this identity was ever given out.
    pub fn was_issued(&self, identity: u32) -> bool {
        identity < self.next
    }

    /// Arguments were added at the end.
    pub fn extend_to(&mut self, count: usize) {
        while self.identities.len() < count {
            self.identities.push(self.next);
            self.next += 1;
        }
    }

    /// The argument at `position` goes.
    pub fn erase(&mut self, position: usize, why: u32) {
        if position < self.identities.len() {
            self.identities.remove(position);
            self.why = why;
        }
    }

    /// A new argument comes at `position`.
    pub fn insert(&mut self, position: usize) {
        let position = position.min(self.identities.len());
        self.identities.insert(position, self.next);
        self.next += 1;
    }
}
