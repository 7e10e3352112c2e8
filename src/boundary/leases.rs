//! Long calls: what they take, and who is refused meanwhile.

use super::call::{Access, Call};
use crate::depth;
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::handle::table::{Entry, Missing};
use crate::kind::{self, Kind};
use crate::state::lease::{Hold, Lease, Scope, place_of};
use crate::state::record::{Inner, TABLE};
use crate::state::tree::{self, Tree};
use crate::status;
use crate::sys::{self, Raw};

/// Whether a callback is inside of a lease.
fn is_within(scope: Option<Scope>, lease: &Lease) -> bool {
    scope.is_some_and(|scope| lease.mark != 0 && place_of(scope.mark) == place_of(lease.mark))
}

pub(super) fn busy<T>(lease: &Lease, argument: &'static str) -> Fallible<T> {
    let mut text = format!("in use by {}", lease.holder);
    if lease.loads {
        text.push_str(
            ", which may load dialects; contexts with all dialects loaded \
             (mlsContextLoadAllAvailableDialects) can do several things at once",
        );
    }
    bad(status::MLS_STATUS_BUSY, argument, text)
}

/// A long call of another thread, in a context without locks of its own.
fn elsewhere(inner: &Inner) -> Option<&Lease> {
    let here = std::thread::current().id();
    let is_elsewhere = |lease: &&Lease| {
        // What ends a tree makes nothing.
        lease.thread != here && !matches!(lease.hold, Hold::Destroys(..))
    };
    let mut leases = inner.leases.all().iter();
    leases.find(is_elsewhere).filter(|_| inner.alone)
}

fn out_of_scope<T>(argument: &'static str, what: &str) -> Fallible<T> {
    bad(
        status::MLS_STATUS_OUT_OF_SCOPE,
        argument,
        format!("a callback may use what it reaches from the operation that it was given; {what}"),
    )
}

impl Call {
    /// Refuses what a long call stands in the way of.
    #[inline]
    pub(super) fn check_leases(
        &mut self,
        handle: (Bits, Kind),
        access: Access,
        entry: &Entry,
        argument: &'static str,
    ) -> Fallible<()> {
        match self.inner().leases.is_empty() {
            true => Ok(()),
            false => self.check_each_lease(handle, access, entry, argument),
        }
    }

    fn check_each_lease(
        &mut self,
        (bits, kind): (Bits, Kind),
        access: Access,
        entry: &Entry,
        argument: &'static str,
    ) -> Fallible<()> {
        let inner = self.inner();
        // A member is where its parent is.
        let parent = match entry.class {
            kind::PART => inner.parent_of(bits),
            _ => None,
        };
        let parent = parent.and_then(|(parent, _)| TABLE.resolve(parent).ok());
        let entry = parent.as_ref().unwrap_or(entry);
        if self.hasten(entry) {
            self.sweep();
            let missing = TABLE.resolve(bits).err();
            return self.missing(bits, kind, missing.unwrap_or(Missing::Dead(None)), argument);
        }
        refuse(self.inner(), access, entry, argument)
    }

    /// Notes a long call that needs nothing that it does not say. Returns its
    /// number.
    pub fn take_lease(&mut self, hold: Hold, what: &str, why: u32) -> Fallible<u64> {
        let function = self.function();
        let inner = self.inner();
        let scope = inner.scope;
        let loads = matches!(hold, Hold::Makes | Hold::Changes) && !inner.is_complete();
        let whole = loads || hold == Hold::Ends;
        if !matches!(hold, Hold::Destroys(..))
            && let Some(lease) = elsewhere(inner)
        {
            return busy(lease, "");
        }
        if loads && hold == Hold::Changes && self.inner().leases.is_empty() {
            self.check_new_dialects("")?;
        }
        let inner = self.inner();
        let in_the_way = |lease: &&Lease| whole || (lease.whole && !is_within(scope, lease));
        if let Some(lease) = inner.leases.all().iter().find(in_the_way) {
            return busy(lease, "");
        }
        let holder = if what.is_empty() { function } else { what };
        if hold == Hold::Changes {
            inner.may_have_holes = true;
            inner.changes += 1;
        }
        let thread = std::thread::current().id();
        let holder = format!("{holder} on {thread:?}");
        let Some(lease) = inner.leases.begin(hold, (whole, loads), holder, why) else {
            return failed(
                status::MLS_STATUS_BUSY,
                "too many runs are going on in this context",
            );
        };
        let number = lease.number;
        Ok(self.hold_lease(number))
    }

    /// The mark of a lease.
    pub fn mark_of_lease(&mut self, number: u64) -> u16 {
        let leases = self.inner().leases.all();
        let lease = leases.iter().find(|lease| lease.number == number);
        lease.map_or(0, |lease| lease.mark)
    }

    /// Runs a native call that may take long or run MLIR's tasks: with a lease
    /// instead of the lock.
    pub fn long<R>(&mut self, hold: Hold, what: &str, native: impl FnOnce() -> R) -> Fallible<R> {
        let number = self.take_lease(hold, what, 0)?;
        Ok(self.without_lock(number, native))
    }

    /// The same for one that parses what is nested so deep.
    pub fn long_parse<R>(&mut self, depth: u16, native: impl FnOnce() -> R) -> Fallible<R> {
        let levels = usize::from(depth);
        self.long(Hold::Makes, "", || depth::with_room_for(levels, native))
    }

    /// Runs a native call that reads an operation, and everything around it.
    pub fn long_read<R>(
        &mut self,
        operation: sys::MlirOperation,
        native: impl FnOnce() -> R,
    ) -> Fallible<R> {
        let root = self.inner().root_of(Tree::Operation(operation))?;
        self.long(Hold::Reads(root), "", native)
    }

    /// Gives a lease everything in the tree around an operation, and every tree
    /// that uses it or is used by it: uses are written on both sides. Inside of
    /// a callback, only what is in the operation.
    pub fn lease_trees(&mut self, number: u64, operation: sys::MlirOperation) -> Fallible<()> {
        let inner = self.inner();
        let trees = match inner.scope {
            Some(_) => vec![Tree::Operation(operation)],
            None if inner.roots == 1 => vec![tree::root(Tree::Operation(operation))],
            None => tree::connected(tree::root(Tree::Operation(operation))),
        };
        // Somebody else may read one of them.
        for tree in &trees {
            let root = inner.root_of(*tree)?;
            let reads = |lease: &&Lease| lease.hold == Hold::Reads(root);
            if let Some(lease) = inner.leases.all().iter().find(reads) {
                return busy(lease, "op");
            }
            let taken = TABLE.resolve(root).map_or(0, |entry| entry.mark);
            if inner.scope.is_none()
                && let Some(lease) = inner.leases.of_mark(taken)
            {
                return busy(lease, "op");
            }
        }
        for tree in trees {
            for (bits, _) in tree::tracked(tree) {
                inner.leases.mark(number, bits);
            }
        }
        Ok(())
    }

    /// Refuses what may load a dialect while anything runs in the context.
    pub fn check_loading(&mut self, argument: &'static str) -> Fallible<()> {
        let inner = self.inner();
        if inner.may_load() {
            return Ok(());
        }
        match inner.leases.all().first() {
            Some(lease) => bad(
                status::MLS_STATUS_BUSY,
                argument,
                format!(
                    "this may load a dialect, which must wait for {}; load all before \
                     (mlsContextLoadAllAvailableDialects)",
                    lease.holder
                ),
            ),
            None => Ok(()),
        }
    }

    /// Refuses to move or end the operation that a callback was given.
    pub fn check_anchor(
        &mut self,
        operation: sys::MlirOperation,
        argument: &'static str,
    ) -> Fallible<()> {
        match self.inner().scope {
            Some(scope) if scope.anchor == operation.word() => out_of_scope(
                argument,
                "this is that operation itself, which stays where it is",
            ),
            Some(scope) if scope.rewrites && scope.modified == operation.word() => {
                out_of_scope(argument, "a pattern moves and erases with its rewriter")
            }
            _ => Ok(()),
        }
    }
}

fn refuse(
    inner: &mut Inner,
    access: Access,
    entry: &Entry,
    argument: &'static str,
) -> Fallible<()> {
    let scope = inner.scope;
    let leases = inner.leases.all();
    if let Some(lease) = elsewhere(inner) {
        return busy(lease, argument);
    }
    let blocks = match access {
        Access::Setting => leases.first(),
        Access::Free => leases.iter().find(|lease| lease.hold == Hold::Ends),
        Access::Read | Access::Write | Access::Use => {
            if let Some(lease) = inner.leases.of_mark(entry.mark) {
                return match scope {
                    Some(scope)
                        if scope.mark == entry.mark
                            && scope.rewrites
                            && access == Access::Write
                            && scope.modified != entry.address =>
                    {
                        out_of_scope(argument, "a pattern changes it with its rewriter")
                    }
                    Some(scope) if scope.mark == entry.mark => Ok(()),
                    Some(_) if is_within(scope, lease) && Tree::of(entry).is_some() => {
                        out_of_scope(argument, "this was not reached from there")
                    }
                    _ => busy(lease, argument),
                };
            }
            let whole = |lease: &&Lease| lease.whole && !is_within(scope, lease);
            leases.iter().find(whole)
        }
    };
    if let Some(lease) = blocks {
        return busy(lease, argument);
    }
    let is_read = |lease: &Lease| matches!(lease.hold, Hold::Reads(_));
    let writes = matches!(access, Access::Write | Access::Use);
    if !writes || !inner.leases.all().iter().any(is_read) {
        return Ok(());
    }
    let Some(piece) = Tree::of(entry) else {
        return Ok(());
    };
    let root = inner.root_of(piece)?;
    let reads = |lease: &&Lease| lease.hold == Hold::Reads(root);
    match inner.leases.all().iter().find(reads) {
        Some(lease) => busy(lease, argument),
        None => Ok(()),
    }
}
