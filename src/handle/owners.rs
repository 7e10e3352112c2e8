//! Who is held, by how many, and in which tree.
//!
//! A *reference* is a promise of the host to say when it needs an object no
//! more. Each held object belongs to a *root*: what the object is in. A root
//! must live as long as anything in it is held. When objects move to another
//! root, their references move with them.
//!
//! The first reference to most objects is not kept here but as a flag in the
//! slot, since it costs nothing there; this is for all others, and empty as
//! long as the host asks for none.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::bits::Bits;

/// The root of objects whose place is not known yet.
pub const UNPLACED: Bits = Bits(0);

#[derive(Clone, Copy)]
struct Held {
    count: u32,
    root: Bits,
}

/// What became of a reference that was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Released {
    /// There was none.
    None,
    /// Others are left, to the object or to something else in its root.
    Still,
    /// It was the last one in this root.
    Last(Bits),
}

/// The references to the objects of one owner.
pub struct Owners {
    held: HashMap<Bits, Held>,
    inside: HashMap<Bits, u32>,
    limit: u32,
}

impl Owners {
    /// Without any; an object can have `limit` references.
    pub fn new(limit: u32) -> Self {
        Owners {
            held: HashMap::new(),
            inside: HashMap::new(),
            limit,
        }
    }

    /// Whether nothing is held.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    /// The references to an object.
    pub fn count(&self, object: Bits) -> u32 {
        self.held.get(&object).map_or(0, |held| held.count)
    }

    /// The root that a held object is known to be in.
    pub fn root(&self, object: Bits) -> Option<Bits> {
        self.held.get(&object).map(|held| held.root)
    }

    /// How many objects in a root are held.
    pub fn inside(&self, root: Bits) -> u32 {
        self.inside.get(&root).copied().unwrap_or(0)
    }

    /// Adds a reference; `root` counts if it is the first. `false` if there are
    /// as many as can be.
    pub fn retain(&mut self, object: Bits, root: Bits) -> bool {
        match self.held.entry(object) {
            Entry::Occupied(mut there) => {
                let held = there.get_mut();
                if held.count >= self.limit {
                    return false;
                }
                held.count += 1;
            }
            Entry::Vacant(place) => {
                place.insert(Held { count: 1, root });
                *self.inside.entry(root).or_insert(0) += 1;
            }
        }
        true
    }

    /// Takes a reference away.
    pub fn release(&mut self, object: Bits) -> Released {
        let Some(held) = self.held.get_mut(&object) else {
            return Released::None;
        };
        held.count -= 1;
        if held.count > 0 {
            return Released::Still;
        }
        let root = held.root;
        self.held.remove(&object);
        self.leave(root)
    }

    /// Forgets an object that is dead. Gives the references it had, and what
    /// that means for its root.
    pub fn bury(&mut self, object: Bits) -> Option<(u32, Released)> {
        let held = self.held.remove(&object)?;
        Some((held.count, self.leave(held.root)))
    }

    /// A held object is in another root now.
    pub fn rehome(&mut self, object: Bits, root: Bits) -> Released {
        let Some(held) = self.held.get_mut(&object) else {
            return Released::None;
        };
        let before = std::mem::replace(&mut held.root, root);
        *self.inside.entry(root).or_insert(0) += 1;
        self.leave(before)
    }

    /// The held objects in a root.
    pub fn held_in(&self, root: Bits) -> Vec<Bits> {
        let inside = self.held.iter().filter(|(_, held)| held.root == root);
        inside.map(|(object, _)| *object).collect()
    }

    /// Forgets everything; gives each object and its references.
    pub fn take_all(&mut self) -> impl Iterator<Item = (Bits, u32)> + use<> {
        self.inside = HashMap::new();
        let all = std::mem::take(&mut self.held);
        all.into_iter().map(|(object, held)| (object, held.count))
    }

    /// One object less in a root.
    fn leave(&mut self, root: Bits) -> Released {
        let Entry::Occupied(mut inside) = self.inside.entry(root) else {
            return Released::Still;
        };
        *inside.get_mut() -= 1;
        if *inside.get() > 0 {
            return Released::Still;
        }
        inside.remove();
        match root {
            UNPLACED => Released::Still,
            root => Released::Last(root),
        }
    }
}
