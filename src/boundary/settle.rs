//! Ending, after a call, what nobody holds any more.
//!
//! A reference can be given up at any time, on any thread. Ending an object may
//! have to wait: for a long call that uses the context, or for other IR that
//! uses a value in it. So every call looks, before it lets the lock go, whether
//! something waits that can be ended now.

use super::call::Call;
use crate::callback::host;
use crate::depth;
use crate::error::Fallible;
use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::kind;
use crate::state::lease::Hold;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::record::{self, ROOT, TABLE};
use crate::state::teardown::{self, Pieces};
use crate::state::tree::Tree;
use crate::sys;

impl Call {
    /// Ends the orphans of the context that this call has locked, and the
    /// context itself if nobody holds anything in it.
    pub(super) fn settle(&mut self) {
        let wrote = self.wrote();
        // What died has no references any more: its root may be an orphan.
        self.inner();
        self.sweep();
        if !self.inner().has_orphans(wrote) {
            return;
        }
        loop {
            // Whoever has the lease will come here when it ends.
            if !self.inner().leases.is_empty() {
                return;
            }
            let inner = self.inner();
            inner.unsettled = false;
            inner.place_all();
            if inner.is_abandoned() {
                // It is not leased, so it can be destroyed.
                let _ = self.destroy_context(Reason::ContextReleased);
                return;
            }
            if self.end_large() {
                continue;
            }
            // Others may have had the lock.
            if self.inner().leases.is_empty() {
                let orphans = self.inner().orphans();
                self.end_orphans(&orphans);
            }
            self.sweep();
            if !self.inner().unsettled {
                return;
            }
        }
    }

    /// Ends a large orphan that nothing else stands in the way of. `false` if
    /// there is none.
    fn end_large(&mut self) -> bool {
        for (bits, entry) in self.inner().orphans() {
            if let Some(Tree::Operation(operation)) = Tree::of(&entry)
                && TABLE.resolve(bits).is_ok()
                && self.inner().leases.is_empty()
                && self.is_large(operation)
            {
                let done = self.destroy_large(operation, (bits, true), Reason::Released, "");
                // An end that could not be now is looked for again.
                self.inner().unsettled |= !matches!(done, Ok(false));
                if matches!(done, Ok(true)) {
                    return true;
                }
            }
        }
        false
    }

    fn end_orphans(&mut self, orphans: &[(Bits, Entry)]) {
        let mut roots: Vec<(Bits, Entry, Tree)> = Vec::new();
        for (bits, entry) in orphans {
            match Tree::of(entry) {
                Some(tree) => roots.push((*bits, *entry, tree)),
                None => self.end(*bits, Reason::Released),
            }
        }
        let trees: Vec<Tree> = roots.iter().map(|(_, _, tree)| *tree).collect();
        let mut pieces = Pieces::default();
        for at in teardown::unused(&trees) {
            let Some((bits, entry, _)) = roots.get(at) else {
                continue;
            };
            pieces.add(entry);
            match entry.class {
                kind::REGION => self.end_region(*bits, Reason::Released),
                _ => self.inner().forget_root(*bits),
            }
            self.inner().unsettled = true;
        }
        let trees = pieces.trees();
        self.deadly(&trees, Reason::Released, || pieces.destroy());
    }

    /// Destroys the context that this call has locked, and everything in it.
    pub fn destroy_context(&mut self, why: Reason) -> Fallible<()> {
        // Others get BUSY from now on, and STALE_HANDLE at the end.
        self.take_lease(Hold::Ends, "", why.word())?;
        let record = self.record();
        let inner = self.inner();
        let context = inner.context();
        let mut pieces = Pieces::default();
        for (_, entry) in inner.arena.live() {
            if entry.flags & ROOT != 0 {
                pieces.add(&entry);
            }
        }
        let objects: Vec<Object> = inner.objects.drain().map(|(_, object)| object).collect();
        objects.iter().for_each(|object| inner.let_go(object));
        let doomed = self.doomed(&pieces.trees());
        self.bury(&doomed, why.word());
        self.unlock();
        // Without the lock: all of these may run code that is not ours.
        host::detached(|| {
            drop(objects);
            depth::with_room(|| record::for_reason(why.word(), || pieces.destroy()));
        });
        // The names of the dead are read while the context still has them.
        self.unlock();
        // SAFETY: live, leased exclusively, and nothing is left in it.
        host::detached(|| unsafe { sys::mlirContextDestroy(context) });
        let inner = self.inner();
        let deaths = record.close(inner, why.word());
        let hooks = inner.hooks.remove_all();
        let pool = inner.pool.take();
        let handlers = record.capture.handlers.detach_all();
        self.drop_handlers_later(handlers);
        self.end_lease();
        self.tell(deaths, hooks);
        self.forget();
        record.release();
        // Its threads are waited for, if this was the last that had it.
        host::detached(|| drop(pool));
        Ok(())
    }
}
