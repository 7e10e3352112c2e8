//! One record per context.
//!
//! Records are made when needed, kept for ever and used again, so that any
//! thread can look at the record of any handle at any time. Record 0 is the
//! process: it owns what belongs to no context (strings, registries, flags).
//!
//! Each record has one short lock. It is held for calls that can neither run
//! host code nor MLIR's tasks; longer calls note a *lease* and let it go. Two
//! contexts are never locked at once; the process may be, for a moment, while a
//! context is.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use hashbrown::{HashMap, HashSet};

use super::arguments::Arguments;
use super::capture::Capture;
use super::departed;
use super::fork;
use super::known::KnownNames;
use super::lease::{self, Leases, MARKED, Scope, place_of};
use super::names;
use super::objects::Object;
use super::operation_states::OperationStates;
use super::ownership;
use super::pool::Pool;
use super::reason::Reason;
use super::session;
use super::uniqued::Uniqued;
use crate::callback::host;
use crate::callback::invalidation::Hooks;
use crate::error::{Fallible, full};
use crate::handle::arena::{Arena, Death};
use crate::handle::bits::Bits;
use crate::handle::graveyard::Graveyard;
use crate::handle::kept::Kept;
use crate::handle::lock::{Mutex, MutexGuard};
use crate::handle::owners::Owners;
use crate::handle::slot::Story;
use crate::handle::table::{Entry, Table};
use crate::kind;
use crate::sys::{self, Raw};

/// All handles of the process.
pub static TABLE: Table = Table::new();

/// Contexts that can be alive at once.
const RECORDS: usize = 65_536;

static ALL: [Kept<Record>; RECORDS] = [const { Kept::new() }; RECORDS];
static MADE: AtomicU32 = AtomicU32::new(1);
static UNUSED: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Flag of a slot: the host has the object's first reference.
pub const OWNED: u8 = 1;
/// Flag of an operation's slot: it has been handed out as a module.
pub const MODULE: u8 = 2;
/// Flag of a block's slot: MLIR changed its argument list out of our sight.
pub const ARGUMENTS_CHANGED: u8 = 4;
/// Flag of a block's slot: its arguments have entries in `Inner::arguments`.
pub const ARGUMENTS_KEPT: u8 = 8;
/// Flag of a slot: a piece of IR that is in no other one.
pub const ROOT: u8 = 16;

/// How often a thread yields to those that wait for its lock, and how often it
/// sleeps for them after that, and how long.
const YIELDS: usize = 50;
const SLEEPS: usize = 10;
const SLEEP: Duration = Duration::from_micros(50);

/// References that an object can have, beside the first.
const MOST_REFERENCES: u32 = i32::MAX.cast_unsigned();

/// The part of a record under its lock.
pub struct Inner {
    /// Upstream's context as a word; 0 while the record is unused, and in
    /// record 0.
    pub context: u64,
    /// The handle of the context.
    pub handle: Bits,
    /// Issues the handles.
    pub arena: Arena,
    /// The handles of uniqued things and of detached regions.
    pub uniqued: Uniqued,
    /// Objects by slot.
    pub objects: HashMap<u32, Object>,
    /// What operations will be made of; the slot of each handle has the place.
    pub operation_states: OperationStates,
    /// Members whose number does not fit into a handle.
    pub members: HashMap<(u64, u32), Bits>,
    /// Blocks whose argument list has changed.
    pub arguments: HashMap<u32, Arguments>,
    /// Inputs from which result types can be inferred; see `create`.
    pub fine_inputs: HashSet<(Vec<u8>, Vec<u64>)>,
    /// Long calls that are going on.
    pub leases: Leases,
    /// The callback in which this call is made.
    pub scope: Option<Scope>,
    /// Whether the context knows every dialect of MLIR, if it loads all.
    pub knows_all: bool,
    /// Whether the context has ever allowed operations of unknown dialects.
    pub allows_unknown: bool,
    /// Names of unknown operations that patterns were made for.
    pub unknown_names: HashSet<String>,
    /// Names of operations that the context was found to know.
    pub known_names: KnownNames,
    /// Whether the context has the translations to LLVM IR.
    pub translates: bool,
    /// Whether something that may leave operands out has changed the IR.
    pub may_have_holes: bool,
    /// How often the IR may have been changed.
    pub changes: u64,
    /// The outermost operation that was found to verify, and `changes` then.
    pub sound: (u64, u64),
    /// Its threads, if it has any.
    pub pool: Option<Arc<Pool>>,
    /// Whether it has been told to use no threads: then MLIR has no locks, and
    /// nobody may use the context beside a long call.
    pub alone: bool,
    /// Pieces of IR that are in no other one.
    pub roots: usize,
    /// Objects whose first reference the host has, the context included.
    pub owned: usize,
    /// All other references.
    pub owners: Owners,
    /// Roots and objects that nobody holds any more, and that wait to be
    /// destroyed: for the end of a long call, or of uses by others.
    pub orphans: Vec<Bits>,
    /// Whether a call gave something up, so that there may be new orphans.
    pub unsettled: bool,
    /// Who wants to know of deaths.
    pub hooks: Hooks,
    /// Deaths that they were not told of yet.
    pub untold: Vec<Death>,
    /// Names of operations already numbered, by identifier.
    names: HashMap<u64, u32>,
}

/// The record of a context. Two of them share no line of a cache: each call writes to
/// its own.
#[repr(align(128))]
pub struct Record {
    /// Its number, the owner of its handles.
    pub owner: u32,
    /// Its dead that nobody looked at yet.
    pub graveyard: Graveyard,
    /// Its diagnostics that no call has taken yet.
    pub capture: Capture,
    /// The generation of processes in which its context was made.
    born: AtomicU32,
    /// Why what dies now dies: in each lease, and outside of all.
    whys: [AtomicU32; MARKED],
    /// Threads that wait for the lock, and how often one of them got it.
    waiting: AtomicU32,
    served: AtomicU32,
    /// Where a session keeps the lock.
    pub kept: session::Place,
    lock: Mutex<Inner>,
}

thread_local! {
    /// Why what this thread destroys right now dies, if not 0: a callback inside
    /// of a run erases for reasons of its own. Without a destructor, since the
    /// hook reads it at any time.
    static OWN_REASON: Cell<u32> = const { Cell::new(0) };
}

/// Runs `native`; what it destroys on this thread dies of `why`.
pub fn for_reason<R>(why: u32, native: impl FnOnce() -> R) -> R {
    let before = OWN_REASON.replace(why);
    let result = native();
    OWN_REASON.set(before);
    result
}

/// Whether the library sees every death itself; see `death::proof`.
pub static EXACT: AtomicBool = AtomicBool::new(false);
/// Whether it sees every change of a block's argument list.
pub static EXACT_ARGUMENTS: AtomicBool = AtomicBool::new(false);

/// Whether the library sees every death itself.
pub fn exact() -> bool {
    EXACT.load(Ordering::Relaxed)
}

/// Whether the library sees every change of a block's argument list.
pub fn exact_arguments() -> bool {
    EXACT_ARGUMENTS.load(Ordering::Relaxed)
}

/// The record with this number, if it was ever made.
#[inline]
pub fn get(owner: u32) -> Option<&'static Record> {
    ALL.get(usize::try_from(owner).ok()?)?.get()
}

/// The record of the process.
pub fn process() -> &'static Record {
    ALL[0].get_or_make(|| Box::new(Record::new(0)))
}

/// A record for a new context.
pub fn unused() -> Fallible<&'static Record> {
    if let Some(owner) = UNUSED.lock().pop() {
        return get(owner).ok_or_else(full);
    }
    let owner = MADE.fetch_add(1, Ordering::Relaxed);
    let place = usize::try_from(owner).ok().and_then(|at| ALL.get(at));
    let Some(place) = place else {
        MADE.fetch_sub(1, Ordering::Relaxed);
        return Err(full());
    };
    Ok(place.get_or_make(|| Box::new(Record::new(owner))))
}

/// Keeps the locks that belong to no context, for a process that forks.
pub fn hold() -> [Box<dyn std::any::Any>; 4] {
    let process = process();
    [
        Box::new(process.lock.lock()),
        Box::new(UNUSED.lock()),
        Box::new(TABLE.lock_spare()),
        // Every call looks for its diagnostics at its end.
        process.capture.hold(),
    ]
}

/// Every record that was made.
pub fn ever_made() -> impl Iterator<Item = &'static Record> {
    let made = usize::try_from(MADE.load(Ordering::Relaxed)).unwrap_or(0);
    ALL.iter().take(made).filter_map(Kept::get)
}

/// Every record that was made, and is not of a context inherited by a fork.
pub fn all() -> impl Iterator<Item = &'static Record> {
    ever_made().filter(|record| !record.is_inherited())
}

impl Record {
    fn new(owner: u32) -> Self {
        Record {
            owner,
            graveyard: Graveyard::default(),
            capture: Capture::default(),
            born: AtomicU32::new(fork::generation()),
            whys: [const { AtomicU32::new(0) }; MARKED],
            waiting: AtomicU32::new(0),
            served: AtomicU32::new(0),
            kept: session::Place::default(),
            lock: Mutex::new(Inner {
                context: 0,
                handle: Bits(0),
                arena: Arena::new(&TABLE, owner),
                uniqued: Uniqued::default(),
                objects: HashMap::new(),
                operation_states: OperationStates::default(),
                members: HashMap::new(),
                arguments: HashMap::new(),
                fine_inputs: HashSet::new(),
                leases: Leases::default(),
                scope: None,
                knows_all: false,
                allows_unknown: false,
                unknown_names: HashSet::new(),
                known_names: KnownNames::default(),
                translates: false,
                may_have_holes: false,
                changes: 1,
                sound: (0, 0),
                pool: None,
                alone: false,
                roots: 0,
                owned: 0,
                owners: Owners::new(MOST_REFERENCES),
                orphans: Vec::new(),
                unsettled: false,
                hooks: Hooks::default(),
                untold: Vec::new(),
                names: HashMap::new(),
            }),
        }
    }

    /// Takes the lock. Never waits for it with the host's lock, nor for the
    /// host's with it.
    #[inline]
    pub fn lock(&self) -> MutexGuard<'_, Inner> {
        match self.lock.try_lock() {
            Some(inner) => self.with_scope(inner),
            None => self.wait(),
        }
    }

    #[cold]
    fn wait(&self) -> MutexGuard<'_, Inner> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let inner = loop {
            session::let_go();
            host::detached(|| drop(self.lock.lock()));
            if let Some(inner) = self.lock.try_lock() {
                break inner;
            }
        };
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        self.served.fetch_add(1, Ordering::Relaxed);
        self.with_scope(inner)
    }

    /// Waits a little until one of those that wait for the lock has had it: who
    /// takes a lock again at once is before them. The lock is not held.
    pub fn let_others(&self) {
        let served = self.served.load(Ordering::Relaxed);
        for turn in 0..YIELDS + SLEEPS {
            let nobody = self.waiting.load(Ordering::Relaxed) == 0;
            if nobody || self.served.load(Ordering::Relaxed) != served {
                return;
            }
            match turn < YIELDS {
                true => std::thread::yield_now(),
                false => std::thread::sleep(SLEEP),
            }
        }
    }

    /// Takes the lock on a thread of MLIR, where the host has none.
    pub fn lock_inside(&self) -> MutexGuard<'_, Inner> {
        self.with_scope(self.lock.lock())
    }

    /// Says, under the lock, which callback the thread that has it is in.
    #[inline]
    pub fn with_scope<'a>(&self, mut inner: MutexGuard<'a, Inner>) -> MutexGuard<'a, Inner> {
        if !inner.leases.is_empty() {
            inner.scope = lease::scope_in(self.owner);
        } else if inner.scope.is_some() {
            inner.scope = None;
        }
        inner
    }

    /// The record serves a new context, in this process.
    pub fn begin(&self) {
        self.born.store(fork::generation(), Ordering::Relaxed);
    }

    /// Whether its context was made before the process forked: then it, and its
    /// lock, are in an unknown state.
    #[inline]
    pub fn is_inherited(&self) -> bool {
        self.owner != 0 && self.born.load(Ordering::Relaxed) != fork::generation()
    }

    /// Takes the lock, if nobody has it.
    #[inline]
    pub fn try_lock(&self) -> Option<MutexGuard<'_, Inner>> {
        let mut inner = self.lock.try_lock()?;
        inner.scope = None;
        Some(inner)
    }

    /// Says why what has this mark dies from now on.
    pub fn set_why(&self, mark: u16, why: u32) {
        if let Some(place) = self.whys.get(place_of(mark)) {
            place.store(why, Ordering::Relaxed);
        }
    }

    /// Why what has this mark dies now, on this thread.
    pub fn why(&self, mark: u16) -> u32 {
        match OWN_REASON.get() {
            0 => {
                let place = self.whys.get(place_of(mark));
                place.map_or(0, |why| why.load(Ordering::Relaxed))
            }
            own => own,
        }
    }

    /// Ends what an operation was to be made of.
    pub fn end_state(&self, inner: &mut Inner, bits: Bits, why: Reason) {
        if let Ok(entry) = TABLE.resolve(bits) {
            inner.operation_states.end(entry.address);
            inner.forget_owner_with(entry.flags);
        }
        self.retire(inner, bits, names::word_of_number(0), why.word());
    }

    /// Notes the death of an object that nobody else can end meanwhile: where nobody
    /// wants to know of it, its slot is free at once.
    pub fn retire(&self, inner: &mut Inner, bits: Bits, what: u64, why: u32) {
        if inner.minds_deaths() || !inner.arena.retire(bits.index(), Story { what, why }) {
            self.kill(bits, what, why);
        }
    }

    /// The same for all IR of the context, which is whole until now.
    pub fn retire_ir(&self, inner: &mut Inner, why: u32) {
        let node = |entry: &Entry| match entry.class {
            kind::OPERATION => {
                let operation = sys::MlirOperation::from_word(entry.address);
                // SAFETY: a live operation.
                let name = unsafe { sys::mlirOperationGetName(operation) };
                Some(names::word_of_identifier(name.word()))
            }
            kind::BLOCK | kind::PART => Some(0),
            _ => None,
        };
        if inner.minds_deaths() {
            for (bits, entry) in inner.arena.live() {
                if let Some(what) = node(&entry) {
                    self.kill(bits, what, why);
                }
            }
            return;
        }
        let mut lasting = Lasting::new(&mut inner.names);
        inner.arena.retire_all(|entry| {
            let what = lasting.word(node(entry)?);
            Some(Story { what, why })
        });
        inner.members.clear();
        inner.arguments.clear();
    }

    /// Notes the death of an object that the library itself ends.
    pub fn kill(&self, bits: Bits, what: u64, why: u32) -> bool {
        TABLE.kill(bits.index(), Story { what, why }, &self.graveyard)
    }

    /// Whether there are deaths to look at, or to tell.
    #[inline]
    pub fn has_dead(&self, inner: &Inner) -> bool {
        !self.graveyard.is_empty() || !inner.untold.is_empty()
    }

    /// Looks at the dead: makes their names last, and notes them if a hook wants
    /// to know of them.
    pub fn sweep(&self, inner: &mut Inner) {
        if self.graveyard.is_empty() {
            return;
        }
        let wanted = !inner.hooks.is_empty();
        let Inner {
            arena,
            names,
            members,
            arguments,
            owners,
            orphans,
            unsettled,
            untold,
            ..
        } = inner;
        let mut lasting = Lasting::new(names);
        arena.sweep(&self.graveyard, |death| {
            let what = lasting.word(death.story.what);
            if death.bits.kind() == kind::BLOCK {
                arguments.remove(&death.bits.index());
            }
            if !owners.is_empty()
                && let Some((count, released)) = owners.bury(ownership::key(death.bits))
            {
                departed::add(ownership::key(death.bits), count);
                ownership::note(orphans, unsettled, released);
            }
            if wanted {
                untold.push(Death {
                    story: Story {
                        what,
                        ..death.story
                    },
                    ..death
                });
            }
            what
        });
        // Members of the dead can never be asked for again.
        if members.is_empty() {
            return;
        }
        members.retain(|(parent, _), member| {
            let alive = TABLE.resolve(Bits(*parent)).is_ok();
            if !alive {
                let what = names::word_of_number(0);
                self.kill(*member, what, Reason::Unknown.word());
            }
            alive
        });
    }

    /// Takes the deaths that can be told now. Those of a long call that is
    /// going on stay together until it ends, whoever looks at the dead.
    pub fn take_told(&self, inner: &mut Inner) -> Vec<Death> {
        let all = std::mem::take(&mut inner.untold);
        if inner.leases.is_empty() || all.is_empty() {
            return all;
        }
        // A callback inside of a run tells nothing: its host is in MLIR.
        let run = |why| inner.leases.all().iter().any(|lease| lease.why == why);
        let waits = |death: &Death| inner.scope.is_some() || run(death.story.why);
        let (later, now) = all.into_iter().partition(waits);
        inner.untold = later;
        now
    }

    /// Ends the record's context in the table: everything still alive dies.
    pub fn close(&self, inner: &mut Inner, why: u32) -> Vec<Death> {
        self.sweep(inner);
        let mut deaths = std::mem::take(&mut inner.untold);
        let wanted = !inner.hooks.is_empty();
        let unnamed = names::word_of_number(0);
        let see = |death: Death| {
            if wanted {
                deaths.push(death);
            }
            death.story.what
        };
        inner.arena.close(&self.graveyard, |_, _| unnamed, why, see);
        inner.context = 0;
        inner.handle = Bits(0);
        inner.roots = 0;
        inner.knows_all = false;
        inner.allows_unknown = false;
        inner.unknown_names.clear();
        inner.known_names = KnownNames::default();
        inner.operation_states = OperationStates::default();
        inner.translates = false;
        inner.may_have_holes = false;
        inner.sound = (0, 0);
        inner.alone = false;
        inner.owned = 0;
        inner.orphans = Vec::new();
        inner.unsettled = false;
        for (object, count) in inner.owners.take_all() {
            departed::add(object, count);
        }
        inner.uniqued = Uniqued::default();
        inner.objects = HashMap::new();
        inner.members = HashMap::new();
        inner.arguments = HashMap::new();
        inner.fine_inputs = HashSet::new();
        inner.names = HashMap::new();
        deaths
    }

    /// Gives the record to the next context.
    pub fn release(&self) {
        UNUSED.lock().push(self.owner);
    }
}

/// Makes words of what the dead were that outlive the context.
struct Lasting<'a> {
    names: &'a mut HashMap<u64, u32>,
    /// The last word, and what became of it: neighbours often die together.
    last: (u64, u64),
}

impl<'a> Lasting<'a> {
    fn new(names: &'a mut HashMap<u64, u32>) -> Self {
        let last = (0, names::word_of_number(0));
        Lasting { names, last }
    }

    fn word(&mut self, word: u64) -> u64 {
        if names::number_of_word(word).is_some() {
            return word;
        }
        if self.last.0 != word {
            let number = match word {
                0 => 0,
                word => number_of_identifier(self.names, word),
            };
            self.last = (word, names::word_of_number(number));
        }
        self.last.1
    }
}

/// The number of the name behind an identifier of a live context.
fn number_of_identifier(names: &mut HashMap<u64, u32>, word: u64) -> u32 {
    *names.entry(word).or_insert_with(|| {
        // SAFETY: the identifier belongs to the context whose record is locked.
        let text = unsafe { sys::mlirIdentifierStr(sys::MlirIdentifier::from_word(word)) };
        // SAFETY: identifiers live as long as their context.
        names::number(unsafe { sys::bytes(text) })
    })
}

impl Inner {
    /// Whether each death matters to somebody: a hook, or one who holds references.
    fn minds_deaths(&self) -> bool {
        !self.hooks.is_empty() || !self.owners.is_empty()
    }

    /// Whether no call can load a dialect any more: those that MLIR has are all
    /// there.
    pub fn is_complete(&self) -> bool {
        let context = self.context();
        // SAFETY: the context is live and its record locked.
        let loaded = unsafe { sys::mlirContextGetNumLoadedDialects(context) };
        // SAFETY: as above.
        let known = unsafe { sys::mlirContextGetNumRegisteredDialects(context) };
        self.knows_all && loaded >= known
    }

    /// Loads every dialect that is known. No long call uses the context.
    pub fn load_available(&self) {
        // SAFETY: the context is live and its record locked.
        unsafe { sys::mlirContextLoadAllAvailableDialects(self.context()) }
    }

    /// Whether an operation of this name is known: its dialect is loaded and has it,
    /// from now on.
    pub fn knows_operation(&mut self, name: &[u8]) -> bool {
        if self.known_names.contains(name) {
            return true;
        }
        let name_ref = sys::string_ref(name);
        // SAFETY: the context is live and its record locked.
        let knows = unsafe { sys::mlirContextIsRegisteredOperation(self.context(), name_ref) };
        if knows {
            self.known_names.insert(name);
        }
        knows
    }

    /// Whether there may be operations, or patterns for some, that upstream knows by
    /// nothing but their name.
    pub fn has_unknown(&self) -> bool {
        self.allows_unknown || !self.unknown_names.is_empty()
    }

    /// Whether a dialect may be loaded now: nothing runs, or none is missing.
    pub fn may_load(&self) -> bool {
        self.leases.is_empty() || self.is_complete()
    }

    /// Upstream's context.
    pub fn context(&self) -> sys::MlirContext {
        sys::MlirContext::from_word(self.context)
    }
}
