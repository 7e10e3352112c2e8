//! Long calls, and what they leave to others.
//!
//! A long call (parse, verify, print, run) works without the lock of its
//! context. What it needs is *leased* to it: roots that it reads, or roots that
//! it changes, which it then has to itself. Every object with a handle in a root
//! that is being changed carries the *mark* of the lease in its slot, so that
//! another thread can be refused without a look at IR that changes under it.
//!
//! A callback of the host inside of a lease gets a *scope*: a mark of its own
//! for what it reaches from the operation that it was given. At its end all that
//! goes back to the lease, and at the end of the lease to everybody.

use std::cell::RefCell;
use std::thread::ThreadId;

use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::state::record::TABLE;

/// What a long call needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// A root, as it is.
    Reads(Bits),
    /// Nothing that is there yet: it makes IR.
    Makes,
    /// Roots, to itself.
    Changes,
    /// The tree of the operation at this address, which is going, and why.
    Destroys(u64, u32),
    /// The context, to itself: it is going, or changes.
    Ends,
}

/// Scopes that a lease can have at once, and leases that a context can have.
const SCOPE_BITS: u32 = 10;
const SCOPES: u16 = 1 << SCOPE_BITS;
/// Leases with a mark that a context can have at once, and one for no lease.
pub const MARKED: usize = 1 << (16 - SCOPE_BITS);

/// Which lease a mark belongs to: its place, 0 for none.
pub fn place_of(mark: u16) -> usize {
    usize::from(mark >> SCOPE_BITS)
}

/// A callback of the host inside of a lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// The record of its context.
    pub owner: u32,
    /// Its mark.
    pub mark: u16,
    /// The address of the operation that it may use.
    pub anchor: u64,
    /// Whether it changes things with a rewriter only.
    pub rewrites: bool,
    /// What its rewriter may not do.
    pub limit: Limit,
    /// The address of the operation that it is modifying in place, or 0.
    pub modified: u64,
}

/// What a callback may not do with the IR around it, with its rewriter: what
/// called it goes on with that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Nothing more than usual.
    None,
    /// It erases and moves only the operation at this address, and what is in
    /// it.
    Only(u64),
    /// It erases nothing.
    Keeps,
    /// It erases and moves nothing.
    Stays,
    /// It changes nothing.
    Looks,
}

thread_local! {
    /// The callbacks that this thread is in, the innermost last. A worker that
    /// waits inside of one may be given another.
    static INSIDE: RefCell<Vec<Scope>> = const { RefCell::new(Vec::new()) };
}

/// The innermost callback that this thread is in, in this context.
pub fn scope_in(owner: u32) -> Option<Scope> {
    let find = |scopes: &RefCell<Vec<Scope>>| {
        let scopes = scopes.borrow();
        scopes
            .iter()
            .rev()
            .find(|scope| scope.owner == owner)
            .copied()
    };
    INSIDE.try_with(find).ok().flatten()
}

/// Notes what the innermost callback that this thread is in is modifying.
pub fn set_modified(address: u64) {
    INSIDE.with(|scopes| {
        if let Some(scope) = scopes.borrow_mut().last_mut() {
            scope.modified = address;
        }
    });
}

/// Runs a callback in a scope.
pub fn in_scope<R>(scope: Scope, callback: impl FnOnce() -> R) -> R {
    INSIDE.with(|scopes| scopes.borrow_mut().push(scope));
    let result = callback();
    INSIDE.with(|scopes| scopes.borrow_mut().pop());
    result
}

/// A long call that is going on.
pub struct Lease {
    /// Its number in its context.
    pub number: u64,
    /// What it needs.
    pub hold: Hold,
    /// Whether nobody else may use the context's IR at all.
    pub whole: bool,
    /// Whether that is so because it may load dialects.
    pub loads: bool,
    /// Who, for the report of those who are refused.
    pub holder: String,
    /// Its thread.
    pub thread: ThreadId,
    /// The mark of what it has to itself; 0 if that is nothing.
    pub mark: u16,
    /// Why what dies in it dies.
    pub why: u32,
    /// The address of the operation that it changes what is in of, or 0: that
    /// one stays.
    pub root: u64,
    /// What has its mark, and the mark that it had before.
    marked: Vec<(Bits, u16)>,
    /// What has the mark of a scope, by its number.
    scopes: Vec<Option<Vec<Bits>>>,
}

/// The long calls of a context.
#[derive(Default)]
pub struct Leases {
    all: Vec<Lease>,
    last: u64,
}

fn set_mark(bits: Bits, mark: u16) {
    if TABLE.resolve(bits).is_ok()
        && let Some(slot) = TABLE.slot(bits.index())
    {
        slot.set_mark(mark);
    }
}

impl Leases {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Those that are going on.
    pub fn all(&self) -> &[Lease] {
        &self.all
    }

    /// Whether one changes IR that is there.
    pub fn is_changing(&self) -> bool {
        let changes = |lease: &Lease| matches!(lease.hold, Hold::Changes | Hold::Ends);
        self.all.iter().any(changes)
    }

    /// The lease that a mark belongs to.
    pub fn of_mark(&self, mark: u16) -> Option<&Lease> {
        let place = place_of(mark);
        let own = |lease: &&Lease| lease.mark != 0 && place_of(lease.mark) == place;
        self.all.iter().find(own)
    }

    fn of_mark_mut(&mut self, mark: u16) -> Option<&mut Lease> {
        let place = place_of(mark);
        let own = |lease: &&mut Lease| lease.mark != 0 && place_of(lease.mark) == place;
        self.all.iter_mut().find(own)
    }

    /// Notes a long call. `None` if there are too many of those that change IR.
    pub fn begin(
        &mut self,
        hold: Hold,
        (whole, loads): (bool, bool),
        holder: String,
        why: u32,
    ) -> Option<&Lease> {
        let mut mark = 0;
        if hold == Hold::Changes {
            let is_used = |place: usize| self.all.iter().any(|one| place_of(one.mark) == place);
            let place = (1..MARKED).find(|place| !is_used(*place))?;
            mark = u16::try_from(place).ok()? << SCOPE_BITS;
        }
        self.last += 1;
        self.all.push(Lease {
            number: self.last,
            hold,
            whole,
            loads,
            holder,
            thread: std::thread::current().id(),
            mark,
            why,
            root: 0,
            marked: Vec::new(),
            scopes: Vec::new(),
        });
        self.all.last()
    }

    /// Gives a lease an object to itself.
    pub fn mark(&mut self, number: u64, bits: Bits) {
        let Some(lease) = self.all.iter_mut().find(|lease| lease.number == number) else {
            return;
        };
        if let Ok(entry) = TABLE.resolve(bits) {
            lease.marked.push((bits, entry.mark));
            set_mark(bits, lease.mark);
        }
    }

    /// A long call changes what is in the operation at this address.
    pub fn set_root(&mut self, number: u64, root: u64) {
        if let Some(lease) = self.all.iter_mut().find(|lease| lease.number == number) {
            lease.root = root;
        }
    }

    /// A long call needs something else from now on.
    pub fn change(&mut self, number: u64, hold: Hold) {
        if let Some(lease) = self.all.iter_mut().find(|lease| lease.number == number) {
            lease.hold = hold;
        }
    }

    /// Whether, and why, the tree of this operation is being destroyed.
    pub fn destroys(&self, root: u64) -> Option<u32> {
        self.all.iter().find_map(|lease| match lease.hold {
            Hold::Destroys(word, why) if word == root => Some(why),
            _ => None,
        })
    }

    /// Whether one destroys a tree.
    pub fn is_destroying(&self) -> bool {
        let destroys = |lease: &Lease| matches!(lease.hold, Hold::Destroys(..));
        self.all.iter().any(destroys)
    }

    /// Ends a long call: what it had to itself is as before.
    pub fn end(&mut self, number: u64) {
        let Some(at) = self.all.iter().position(|lease| lease.number == number) else {
            return;
        };
        for (bits, before) in self.all.swap_remove(at).marked {
            set_mark(bits, before);
        }
    }

    /// Opens a scope in the lease with this mark. `None` if there are too many.
    pub fn open_scope(&mut self, mark: u16) -> Option<u16> {
        let lease = self.of_mark_mut(mark)?;
        let at = match lease.scopes.iter().position(Option::is_none) {
            Some(at) => at,
            None => {
                lease.scopes.push(None);
                lease.scopes.len() - 1
            }
        };
        let number = u16::try_from(at + 1)
            .ok()
            .filter(|number| *number < SCOPES)?;
        *lease.scopes.get_mut(at)? = Some(Vec::new());
        Some((lease.mark & !(SCOPES - 1)) | number)
    }

    /// A scope reached an object of its lease, perhaps by a new handle.
    pub fn reach(&mut self, scope: u16, bits: Bits, entry: &Entry) {
        if entry.mark == scope {
            return;
        }
        let Some(lease) = self.of_mark_mut(scope) else {
            return;
        };
        if place_of(entry.mark) != place_of(scope) {
            lease.marked.push((bits, entry.mark));
        }
        let at = usize::from(scope & (SCOPES - 1)).wrapping_sub(1);
        if let Some(Some(reached)) = lease.scopes.get_mut(at) {
            reached.push(bits);
            set_mark(bits, scope);
        }
    }

    /// A scope met an object of its lease that is not its own.
    pub fn pass_by(&mut self, scope: u16, bits: Bits, entry: &Entry) {
        if let Some(lease) = self.of_mark_mut(scope)
            && entry.mark == 0
        {
            lease.marked.push((bits, 0));
            set_mark(bits, lease.mark);
            let at = usize::from(scope & (SCOPES - 1)).wrapping_sub(1);
            if let Some(Some(reached)) = lease.scopes.get_mut(at) {
                reached.push(bits);
            }
        }
    }

    /// Closes a scope: what it reached goes back to the lease. Returned with what
    /// it met.
    pub fn close_scope(&mut self, scope: u16) -> Vec<Bits> {
        let Some(lease) = self.of_mark_mut(scope) else {
            return Vec::new();
        };
        let at = usize::from(scope & (SCOPES - 1)).wrapping_sub(1);
        let reached = lease.scopes.get_mut(at).and_then(Option::take);
        let reached = reached.unwrap_or_default();
        let mark = lease.mark;
        for bits in &reached {
            if TABLE.resolve(*bits).is_ok_and(|entry| entry.mark == scope) {
                set_mark(*bits, mark);
            }
        }
        reached
    }
}
