//! Who holds what, and what dies with the last reference.
//!
//! The host has *references*: the first one of what it makes or takes out of
//! its place (a flag of the slot, since every piece of IR begins its life
//! there), and those that it asks for (`Inner::owners`). Putting a piece of IR
//! into another one takes one of its references.
//!
//! A *root* is what a reference keeps alive: the outermost piece of IR, the
//! pass manager around a nested one, the context of a type, or the object
//! itself. A root that nobody holds, and nothing in it, is an *orphan* and is
//! destroyed at the end of the call: see `boundary::settle`.

use crate::error::{Fallible, full};
use crate::handle::bits::Bits;
use crate::handle::owners::{Released, UNPLACED};
use crate::handle::table::Entry;
use crate::kind;
use crate::state::departed;
use crate::state::objects::Object;
use crate::state::record::{Inner, OWNED, ROOT, TABLE};
use crate::state::tree::{self, Tree};
use crate::sys::{self, Raw};

/// By what an object is known here: all handles of one slot are one object.
pub fn key(bits: Bits) -> Bits {
    bits.with(0, 0)
}

/// Takes note of what a lost reference means for its root.
pub fn note(orphans: &mut Vec<Bits>, unsettled: &mut bool, released: Released) {
    if let Released::Last(root) = released {
        *unsettled = true;
        if !orphans.contains(&root) {
            orphans.push(root);
        }
    }
}

/// Flags of a live object.
#[inline]
fn flags(bits: Bits) -> u8 {
    TABLE.resolve(bits).map_or(0, |entry| entry.flags)
}

impl Inner {
    /// Whether there may be orphans that can be ended now, after a call that may
    /// have changed the IR, or not.
    #[inline]
    pub fn has_orphans(&self, wrote: bool) -> bool {
        self.unsettled || (wrote && !self.orphans.is_empty())
    }

    /// The host has an object's first reference, or no longer.
    pub fn set_owned(&mut self, bits: Bits, owned: bool) {
        let was = flags(bits) & OWNED != 0;
        match (was, owned) {
            (false, true) => {
                self.owned += 1;
                self.set_flags(bits, OWNED, 0);
            }
            (true, false) => {
                self.disowned();
                self.set_flags(bits, 0, OWNED);
            }
            _ => {}
        }
    }

    /// A piece of IR is new, and the host's.
    pub fn new_root(&mut self, bits: Bits) {
        self.roots += 1;
        self.owned += 1;
        self.set_flags(bits, OWNED | ROOT, 0);
    }

    /// The handle of what an operation will be made of, which is the host's.
    pub fn new_state(&mut self, name: &[u8], location: sys::MlirLocation) -> Fallible<Bits> {
        let place = self.operation_states.begin();
        let bits = self.arena.issue(kind::OPERATION_STATE, OWNED, place);
        let state = self.operation_states.get(place);
        let (Some(bits), Some(state)) = (bits, state) else {
            self.operation_states.end(place);
            return Err(full());
        };
        state.name.extend_from_slice(name);
        state.location = location.word();
        self.owned += 1;
        Ok(bits)
    }

    /// The handle of an operation that is new, and the host's.
    pub fn new_operation(&mut self, raw: sys::MlirOperation) -> Fallible<Bits> {
        let bits = self
            .arena
            .intern_new(kind::OPERATION, OWNED | ROOT, raw.word());
        self.roots += 1;
        self.owned += 1;
        bits.ok_or_else(full)
    }

    /// The handle of an operation that is new, and on its way into a block.
    pub fn new_in_block(&mut self, raw: sys::MlirOperation) -> Fallible<Bits> {
        let bits = self.arena.intern_new(kind::OPERATION, 0, raw.word());
        bits.ok_or_else(full)
    }

    /// A piece of IR was taken out of its place: it is the host's, and
    /// everything in it goes with it.
    pub fn detached(&mut self, bits: Bits, piece: Tree) {
        self.new_root(bits);
        self.rehome(piece, key(bits));
    }

    /// A root was put into another piece, which takes one reference to it.
    pub fn attached(&mut self, bits: Bits, piece: Tree) -> Fallible<()> {
        self.moved(piece)?;
        if flags(bits) & OWNED == 0 {
            self.lost(key(bits));
        }
        self.forget_root(bits);
        Ok(())
    }

    /// A piece of IR may be in another root now.
    pub fn moved(&mut self, piece: Tree) -> Fallible<()> {
        // In a callback, what came into its operation is what it reached there.
        if let Some(scope) = self.scope {
            self.reach_all(scope, piece)?;
        }
        if !self.owners.is_empty() {
            let root = self.root_of(piece)?;
            self.rehome(piece, root);
        }
        Ok(())
    }

    /// A root is none any more, or will be dead.
    pub fn forget_root(&mut self, bits: Bits) {
        let was = flags(bits);
        if was & OWNED != 0 {
            self.disowned();
        }
        if was & ROOT != 0 {
            self.roots -= 1;
        }
        if was & (OWNED | ROOT) != 0 {
            self.set_flags(bits, 0, OWNED | ROOT);
        }
    }

    /// The host has one first reference less.
    fn disowned(&mut self) {
        self.owned -= 1;
        // Perhaps the last one in the context.
        self.unsettled |= self.owned == 0;
    }

    /// The same for an object that is going, with these flags.
    pub fn forget_owner_with(&mut self, flags: u8) {
        if flags & OWNED != 0 {
            self.disowned();
        }
    }

    /// All IR in the context.
    pub fn root_trees(&self) -> Vec<Tree> {
        let roots = self
            .arena
            .live()
            .filter(|(_, entry)| entry.flags & ROOT != 0);
        roots.filter_map(|(_, entry)| Tree::of(&entry)).collect()
    }

    /// Everything that is held in a piece of IR is in this root now.
    fn rehome(&mut self, piece: Tree, root: Bits) {
        if self.owners.is_empty() {
            return;
        }
        for (bits, _) in tree::tracked(piece) {
            let released = self.owners.rehome(key(bits), root);
            note(&mut self.orphans, &mut self.unsettled, released);
        }
        // Members with large numbers are objects of their own.
        let members: Vec<Bits> = self.members.values().copied().collect();
        for member in members {
            if self.owners.count(key(member)) > 0
                && let Ok(entry) = TABLE.resolve(member)
                && let Ok(Some(root)) = self.place(member, entry)
            {
                let released = self.owners.rehome(key(member), root);
                note(&mut self.orphans, &mut self.unsettled, released);
            }
        }
    }

    /// The root of a piece of IR. A callback does not reach it by that.
    pub fn root_of(&mut self, piece: Tree) -> Fallible<Bits> {
        let root = tree::root(piece);
        let bits = match root {
            Tree::Region(raw) => return Ok(key(self.uniqued(kind::REGION, raw.word())?)),
            Tree::Block(raw) => self.arena.intern(kind::BLOCK, raw.word()),
            Tree::Operation(raw) | Tree::Below(raw) => {
                self.arena.intern(kind::OPERATION, raw.word())
            }
        };
        bits.map(key).ok_or_else(full)
    }

    /// The root of an object; `None` while a long call may be changing what it
    /// is in.
    fn place(&mut self, bits: Bits, entry: Entry) -> Fallible<Option<Bits>> {
        if let Some(piece) = Tree::of(&entry) {
            if self.leases.of_mark(entry.mark).is_some() {
                return Ok(None);
            }
            return self.root_of(piece).map(Some);
        }
        Ok(Some(match entry.class {
            kind::PART => {
                let (parent, _) = self.parent_of(bits).ok_or_else(full)?;
                let entry = TABLE.resolve(parent).map_err(|_| full())?;
                return self.place(parent, entry);
            }
            kind::DIALECT
            | kind::LOCATION
            | kind::IDENTIFIER
            | kind::TYPE
            | kind::ATTRIBUTE
            | kind::AFFINE_EXPR
            | kind::AFFINE_MAP
            | kind::INTEGER_SET => key(self.handle),
            _ => match self.objects.get(&bits.index()) {
                Some(Object::OpPassManager { parent, .. }) => key(*parent),
                _ => key(bits),
            },
        }))
    }

    /// The handle of an object's root; null while that cannot be told.
    pub fn root_handle(&mut self, bits: Bits, entry: Entry) -> Bits {
        let root = match self.owners.root(key(bits)) {
            Some(root) => root,
            None => match self.place(bits, entry) {
                Ok(Some(root)) => root,
                _ => UNPLACED,
            },
        };
        TABLE
            .resolve(root)
            .map_or(UNPLACED, |entry| root.with(entry.class, 0))
    }

    /// Finds the roots of what was retained during a long call.
    pub fn place_all(&mut self) {
        if self.owners.inside(UNPLACED) == 0 {
            return;
        }
        for object in self.owners.held_in(UNPLACED) {
            if let Ok(entry) = TABLE.resolve(object)
                && let Ok(Some(root)) = self.place(object, entry)
            {
                self.owners.rehome(object, root);
            }
        }
    }

    /// Adds a reference to a live object. `false` if it has as many as can be.
    pub fn retain(&mut self, bits: Bits, entry: Entry) -> Fallible<bool> {
        let known = self.owners.root(key(bits));
        let root = match known {
            Some(root) => Some(root),
            None => self.place(bits, entry)?,
        };
        // What has no place yet gets one at the end of the long call.
        self.unsettled |= root.is_none();
        Ok(self.owners.retain(key(bits), root.unwrap_or(UNPLACED)))
    }

    /// Takes a reference to a live object away. `false` if it has none.
    pub fn release(&mut self, bits: Bits) -> bool {
        if self.owners.count(key(bits)) > 0 {
            self.lost(key(bits));
            return true;
        }
        if flags(bits) & OWNED == 0 {
            return false;
        }
        self.set_owned(bits, false);
        if self.owners.inside(key(bits)) == 0 {
            note(
                &mut self.orphans,
                &mut self.unsettled,
                Released::Last(key(bits)),
            );
        }
        true
    }

    /// Gives up what an object of the library holds.
    pub fn let_go(&mut self, object: &Object) {
        if let Object::TypeIds(ids) = object {
            ids.end_handles(self);
        }
        if let Object::SymbolTable { operation, .. } = object
            && !self.release(*operation)
        {
            departed::release(key(*operation));
        }
    }

    fn lost(&mut self, object: Bits) {
        let released = self.owners.release(object);
        note(&mut self.orphans, &mut self.unsettled, released);
    }

    /// The references to a live object.
    pub fn references(&self, bits: Bits) -> u32 {
        let first = u32::from(flags(bits) & OWNED != 0);
        self.owners.count(key(bits)) + first
    }

    /// Whether the host has a reference to a root, or to anything in it.
    pub fn is_held(&self, root: Bits) -> bool {
        flags(root) & OWNED != 0 || self.owners.inside(root) != 0
    }

    /// The orphans as they are now: those that died, found an owner or became
    /// part of something are no orphans any more.
    pub fn orphans(&mut self) -> Vec<(Bits, Entry)> {
        let all = std::mem::take(&mut self.orphans);
        let is_ir = |class| matches!(class, kind::OPERATION | kind::BLOCK | kind::REGION);
        let still = |bits: &Bits| {
            let entry = TABLE.resolve(*bits).ok()?;
            let alone = !is_ir(entry.class) || entry.flags & ROOT != 0;
            // The context goes when everything in it has.
            (alone && !self.is_held(*bits) && entry.class != kind::CONTEXT)
                .then_some((*bits, entry))
        };
        let left: Vec<_> = all.iter().filter_map(still).collect();
        self.orphans = left.iter().map(|(bits, _)| *bits).collect();
        left
    }

    /// Whether nobody holds the context, or anything in it.
    pub fn is_abandoned(&self) -> bool {
        self.handle.0 != 0 && self.owned == 0 && self.owners.is_empty() && self.leases.is_empty()
    }
}
