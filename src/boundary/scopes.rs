//! The scope of one callback inside of a lease: what is opened before the host is
//! called on a thread of MLIR, and closed after it.

use crate::error::{Fallible, full};
use crate::handle::bits::Bits;
use crate::kind::Kind;
use crate::state::lease::{Limit, Scope};
use crate::state::names;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::record::{Inner, ROOT, Record, TABLE};
use crate::sys::{self, Raw};

/// An open scope, and the handles that its callback is given.
pub struct Open {
    record: &'static Record,
    /// The scope.
    pub scope: Scope,
    /// The handle of the operation that the callback is about.
    pub operation: Bits,
    /// The handle of what is there during the callback only.
    pub tool: Bits,
    /// More of that.
    more: Vec<Bits>,
}

/// Opens a scope in the lease with the mark `lease`, around `anchor`, for a
/// callback about `operation`, unless null, that is given `tool`. With a limit, it
/// changes things with a rewriter.
pub fn open(
    record: &'static Record,
    lease: u16,
    (anchor, limit): (u64, Option<Limit>),
    operation: sys::MlirOperation,
    (kind, tool): (Kind, Object),
) -> Fallible<Open> {
    let mut inner = record.lock_inside();
    let mark = inner.leases.open_scope(lease).ok_or_else(full)?;
    let scope = Scope {
        owner: record.owner,
        mark,
        anchor,
        rewrites: limit.is_some(),
        limit: limit.unwrap_or(Limit::None),
        modified: 0,
    };
    inner.scope = Some(scope);
    let operation = match operation.is_null() {
        true => Bits(0),
        false => inner.operation(operation)?,
    };
    let bits = inner.arena.issue(kind, 0, 0).ok_or_else(full)?;
    inner.objects.insert(bits.index(), tool);
    Ok(Open {
        record,
        scope,
        operation,
        tool: bits,
        more: Vec::new(),
    })
}

impl Open {
    /// Adds something else that is there during the callback only.
    pub fn give(&mut self, kind: Kind, tool: Object) -> Fallible<Bits> {
        let mut inner = self.record.lock_inside();
        let bits = inner.arena.issue(kind, 0, 0).ok_or_else(full)?;
        inner.objects.insert(bits.index(), tool);
        self.more.push(bits);
        Ok(bits)
    }

    /// Looks at what is there, as long as the scope is open.
    pub fn with<R>(&self, look: impl FnOnce(&mut Inner) -> R) -> R {
        look(&mut self.record.lock_inside())
    }

    /// Closes the scope: the tool is stale, and what was reached is the lease's
    /// again.
    pub fn close(self, exact: bool) {
        let mut inner = self.record.lock_inside();
        let reached = inner.leases.close_scope(self.scope.mark);
        if !exact {
            // What goes on now may erase them unseen, but not what the run is
            // about, nor what the callback took out or made.
            let lease = inner.leases.of_mark(self.scope.mark);
            let root = lease.map_or(0, |lease| lease.root);
            let stays = |bits: &Bits| {
                TABLE
                    .resolve(*bits)
                    .is_ok_and(|entry| entry.address == root || entry.flags & ROOT != 0)
            };
            for bits in reached.into_iter().filter(|bits| !stays(bits)) {
                let why = self.record.why(self.scope.mark);
                self.record.kill(bits, names::word_of_number(0), why);
            }
        }
        let unnamed = names::word_of_number(0);
        let why = Reason::CallbackReturned.word();
        for tool in self.more.iter().chain([&self.tool]) {
            inner.objects.remove(&tool.index());
            self.record.kill(*tool, unnamed, why);
        }
    }
}
