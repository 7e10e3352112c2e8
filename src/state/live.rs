//! What is alive in the records, for people who look for a leak.

use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::kind;
use crate::state::names;
use crate::state::record::{self, Inner};
use crate::state::session;
use crate::sys::{self, Raw};

/// One live object that has a handle.
pub struct Live {
    /// Its handle.
    pub handle: Bits,
    /// The handle of its root; null while a long call changes the IR.
    pub root: Bits,
    /// The references that the host has to it.
    pub references: u32,
    /// Its name, or nothing.
    pub name: &'static str,
}

impl Live {
    /// A line for people.
    pub fn line(&self) -> String {
        let kind = kind::name(self.handle.kind()).unwrap_or("object");
        let handle = self.handle.0;
        let name = match self.name {
            "" => String::new(),
            name => format!(" `{name}`"),
        };
        let references = match self.references {
            1 => "1 reference".into(),
            count => format!("{count} references"),
        };
        let place = match self.root {
            Bits(0) => String::new(),
            root if root == self.handle => String::new(),
            root => format!(", in {:#018x}", root.0),
        };
        format!("{kind} {handle:#018x}{name}, {references}{place}\n")
    }
}

fn is_counted(entry: &Entry, kind: u32) -> bool {
    match entry.class {
        kind::PART => false,
        // They live as long as the process: nobody has to end them.
        kind::TYPE_ID | kind::DIALECT_HANDLE => u32::from(entry.class) == kind,
        class => kind == 0 || u32::from(class) == kind,
    }
}

/// How many live objects of a kind there are, or of all kinds for 0.
pub fn count(inner: &Inner, kind: u32) -> usize {
    let live = inner.arena.live();
    live.filter(|(_, entry)| is_counted(entry, kind)).count()
}

/// The live objects of a record.
pub fn list(inner: &mut Inner) -> Vec<Live> {
    let live = inner.arena.live();
    let all: Vec<_> = live.filter(|(_, entry)| is_counted(entry, 0)).collect();
    let is_changing = inner.leases.is_changing();
    all.into_iter()
        .map(|(bits, entry)| {
            let name = match entry.class {
                kind::OPERATION if !is_changing => name_of(&entry),
                _ => "",
            };
            Live {
                handle: bits,
                root: inner.root_handle(bits, entry),
                references: inner.references(bits),
                name,
            }
        })
        .collect()
}

/// The live objects of the process.
pub fn everything() -> Vec<Live> {
    record::all()
        .flat_map(|record| session::with_lock(record, list))
        .collect()
}

fn name_of(entry: &Entry) -> &'static str {
    let operation = sys::MlirOperation::from_word(entry.address);
    // SAFETY: alive, and no long call changes the IR.
    let identifier = unsafe { sys::mlirOperationGetName(operation) };
    // SAFETY: a live identifier.
    let text = unsafe { sys::mlirIdentifierStr(identifier) };
    // SAFETY: identifiers live as long as their context, which is locked.
    names::text(names::number(unsafe { sys::bytes(text) })).unwrap_or("")
}

/// Everything for people, without waiting for a lock.
pub fn dump() -> String {
    let records = record::all();
    records
        .map(|record| match record.try_lock() {
            Some(mut inner) => list(&mut inner).iter().map(Live::line).collect(),
            None => format!("(context number {} is in use)\n", record.owner),
        })
        .collect()
}
