//! One call from the host.
//!
//! [`call`] runs the body of an exported function. The body gets a [`Call`],
//! through which it resolves handles, which takes the lock of their context;
//! checks the other arguments; calls MLIR; and makes handles for the results.
//! Afterwards `call` sweeps the dead, lets the lock go, tells the invalidation
//! hooks, and turns a failure or MLIR's diagnostics into a report.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::boundary::handles::{Handle, classes};
use crate::callback::diagnostics::Handler;
use crate::callback::host;
use crate::callback::invalidation::{self, Hook};
use crate::depth;
use crate::error::{Failure, Fallible, bad, failed, full};
use crate::handle::arena::Death;
use crate::handle::bits::{Bits, MAX_MEMBER};
use crate::handle::lock::MutexGuard;
use crate::handle::slot::{Slot, Story};
use crate::handle::table::{Entry, Missing};
use crate::kind::{self, Kind};
use crate::report::{self, Diagnostic, Report};
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::record::{self, Inner, Record, TABLE};
use crate::state::tree::{self, Tree};
use crate::state::{capture, names, ownership, reason, session};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
use crate::thread;

/// How a call uses the IR.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Not at all: types, attributes, settings.
    Free,
    /// Reads it.
    Read,
    /// Changes it.
    Write,
    /// Changes it by way of a rewriter, or uses a value in something new.
    Use,
    /// Changes the context itself, which nothing else may use meanwhile.
    Setting,
}

/// The status of a call with which all is well.
pub const OK: MlsStatus = MlsStatus {
    code: status::MLS_STATUS_OK,
    report: 0,
};

/// What is left to do when no lock is held any more: all of it may run code of the
/// host.
#[derive(Default)]
struct Later {
    deaths: Vec<Death>,
    /// Who is told of them; or hooks that were taken out.
    hooks: Vec<Arc<Hook>>,
    /// Objects that were taken out.
    garbage: Vec<Object>,
    /// Handlers, likewise.
    handlers: Vec<Arc<Handler>>,
}

/// Gives the token with which a function of the host failed, or 0.
#[cold]
fn run(later: Later) -> u64 {
    let is_code = |object: &Object| matches!(object, Object::ExecutionEngine(_));
    match later.garbage.iter().any(is_code) {
        // Destructors of compiled code run like the rest of it.
        true => host::detached(|| drop(later.garbage)),
        false => drop(later.garbage),
    }
    drop(later.handlers);
    invalidation::deliver(&later.hooks, &later.deaths)
}

/// One call from the host.
pub struct Call {
    function: &'static str,
    record: Option<&'static Record>,
    guard: Option<MutexGuard<'static, Inner>>,
    lease: Option<u64>,
    /// Whether the call had its context to itself: then diagnostics of other
    /// threads are its workers'.
    pub(super) exclusive: bool,
    /// Whether the call may have changed the IR.
    wrote: bool,
    /// The number of its first diagnostic.
    since: u64,
    /// Whether diagnostics of this call are another one's.
    leaves_diagnostics: bool,
    /// How deep the deepest of the types, attributes and the like that this call
    /// has resolved is nested.
    pub(super) height: u16,
    /// How deep all of them are, one inside of the other.
    pub(super) heights: u16,
    /// Most calls leave nothing.
    later: Option<Box<Later>>,
}

/// Runs one call from the host; see the module.
pub fn call(function: &'static str, body: impl FnOnce(&mut Call) -> Fallible<()>) -> MlsStatus {
    let mut call = Call {
        function,
        record: None,
        guard: None,
        lease: None,
        exclusive: false,
        wrote: false,
        since: capture::now(),
        leaves_diagnostics: false,
        height: 0,
        heights: 0,
        later: None,
    };
    // A callback inside of a native call may have brought us here.
    let _arrival = thread::arrive();
    let result = catch_unwind(AssertUnwindSafe(|| body(&mut call)));
    call.finish(result.unwrap_or_else(|panic| fault(&*panic)))
}

#[cold]
fn fault(panic: &(dyn Any + Send)) -> Fallible<()> {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    failed(
        status::MLS_STATUS_PANIC,
        format!("a fault of the library: {text}"),
    )
}

impl Call {
    /// The record of the process, locked for this call: for handles that
    /// belong to no context.
    pub fn process(&mut self) -> &mut Inner {
        self.enter(record::process())
    }

    /// Takes the lock of a record, if this call does not have it.
    pub fn enter(&mut self, record: &'static Record) -> &mut Inner {
        if self.record.is_none_or(|mine| mine.owner != record.owner) {
            self.leave();
            self.record = Some(record);
        }
        self.lock(record).0
    }

    /// Takes the lock of a record, which is that of this call. Tells also whether
    /// others may have had it just before.
    #[inline]
    fn lock(&mut self, record: &'static Record) -> (&mut Inner, bool) {
        let (guard, is_new) = match self.guard.take() {
            Some(guard) => (guard, false),
            None => match session::take(record) {
                Some(guard) => (record.with_scope(guard), false),
                None => (record.lock(), true),
            },
        };
        (self.guard.insert(guard), is_new)
    }

    /// Lets the lock go, after a look at the dead.
    #[inline]
    fn leave(&mut self) {
        self.sweep();
        if let (Some(record), Some(guard)) = (self.record, self.guard.take()) {
            drop(session::put_back(record, guard));
        }
    }

    /// Looks at the dead of the context that this call has locked.
    #[inline]
    pub(super) fn sweep(&mut self) {
        if let Some((record, inner)) = self.locked()
            && record.has_dead(inner)
        {
            self.look_at_dead(record);
        }
    }

    #[cold]
    fn look_at_dead(&mut self, record: &Record) {
        let Some(inner) = &mut self.guard else { return };
        record.sweep(inner);
        let told = record.take_told(inner);
        if told.is_empty() {
            return;
        }
        let hooks = inner.hooks.snapshot();
        let later = self.later();
        later.deaths.extend(told);
        if later.hooks.is_empty() {
            later.hooks = hooks;
        }
    }

    fn later(&mut self) -> &mut Later {
        self.later.get_or_insert_default()
    }

    /// Whether this call may have changed the IR.
    pub(super) fn wrote(&self) -> bool {
        self.wrote
    }

    /// What this call has locked now.
    #[inline]
    pub(super) fn locked(&self) -> Option<(&'static Record, &Inner)> {
        Some((self.record?, self.guard.as_deref()?))
    }

    /// The state of the context that this call has locked.
    #[inline]
    pub fn inner(&mut self) -> &mut Inner {
        if self.guard.is_none() {
            self.lock_again();
        }
        match &mut self.guard {
            Some(inner) => inner,
            None => unreachable!("locked above"),
        }
    }

    #[cold]
    fn lock_again(&mut self) {
        match self.record {
            Some(record) => _ = self.lock(record),
            None => _ = self.process(),
        }
    }

    /// Uses an object that belongs to the process, not to a context. Its lock
    /// is the inner one: it may be taken while a context is locked, and nothing
    /// is locked under it.
    pub fn with_process<R>(&mut self, with: impl FnOnce(&mut Inner) -> R) -> R {
        let process = record::process();
        match (&mut self.guard, self.record) {
            (Some(inner), Some(record)) if record.owner == process.owner => with(inner),
            _ => {
                // A leaf: whoever has it waits for nothing.
                let mut inner = process.lock_inside();
                let result = with(&mut inner);
                process.sweep(&mut inner);
                result
            }
        }
    }

    /// Reads an object that belongs to the process.
    pub fn process_object<H: Handle, R>(
        &mut self,
        handle: H,
        argument: &'static str,
        read: impl FnOnce(&mut Object) -> Option<R>,
    ) -> Fallible<R> {
        let bits = handle.bits();
        self.check_form(bits, H::KIND, argument)?;
        let found = self.with_process(|inner| match TABLE.resolve(bits) {
            Ok(entry) if entry.owner == 0 && classes(H::KIND).contains(&entry.class) => {
                Ok(inner.objects.get_mut(&bits.index()).and_then(read))
            }
            Ok(_) => Ok(None),
            Err(missing) => Err(missing),
        });
        match found {
            Ok(Some(result)) => Ok(result),
            Ok(None) => self.missing(bits, H::KIND, Missing::NeverIssued, argument),
            Err(missing) => self.missing(bits, H::KIND, missing, argument),
        }
    }

    /// Makes a handle for an object that belongs to the process.
    pub fn new_process_object(&mut self, kind: Kind, object: Object) -> Fallible<Bits> {
        self.with_process(|inner| {
            let bits = inner.arena.issue(kind, 0, 0).ok_or_else(full)?;
            inner.objects.insert(bits.index(), object);
            inner.set_owned(bits, true);
            Ok(bits)
        })
    }

    /// Ends an object that belongs to the process.
    pub fn end_process_object(&mut self, bits: Bits, why: Reason) {
        let unnamed = names::word_of_number(0);
        let object = self.with_process(|inner| {
            inner.set_owned(bits, false);
            record::process().kill(bits, unnamed, why.word());
            inner.objects.remove(&bits.index())
        });
        self.later().garbage.extend(object);
    }

    /// Makes a handle for an object of the locked context, which the host
    /// owns.
    pub fn new_object(&mut self, kind: Kind, object: Object) -> Fallible<Bits> {
        let bits = self.new_view(kind, object)?;
        self.inner().set_owned(bits, true);
        Ok(bits)
    }

    /// Makes a handle for an object of the locked context, which belongs to
    /// another one.
    pub fn new_view(&mut self, kind: Kind, object: Object) -> Fallible<Bits> {
        let inner = self.inner();
        let bits = inner.arena.issue(kind, 0, 0).ok_or_else(full)?;
        inner.objects.insert(bits.index(), object);
        Ok(bits)
    }

    /// The record that this call has locked.
    pub fn record(&self) -> &'static Record {
        self.record.unwrap_or_else(record::process)
    }

    /// Takes the lock of the context of a live handle, if this call has none yet.
    #[inline]
    pub(super) fn enter_of(&mut self, bits: Bits) {
        if self.record.is_none() {
            self.enter_first(bits);
        }
    }

    fn enter_first(&mut self, bits: Bits) {
        // What belongs to the process belongs to no context, and needs no lock.
        let owner = TABLE.owner(bits).filter(|owner| *owner != 0);
        let record = owner.and_then(record::get);
        if let Some(record) = record.filter(|record| !record.is_inherited()) {
            self.record = Some(record);
            self.lock(record);
        }
    }

    /// What this call has locked, if no long call uses it.
    #[inline]
    pub(super) fn free(&self) -> Option<&'static Record> {
        let (record, inner) = self.locked()?;
        inner.leases.is_empty().then_some(record)
    }

    /// Takes note of what a call has resolved.
    #[inline]
    pub(super) fn accept(&mut self, entry: &Entry, access: Access) {
        if matches!(access, Access::Write | Access::Use) && !self.wrote {
            self.wrote = true;
            self.inner().changes += 1;
        }
        self.note_height(entry);
    }

    /// Resolves a handle of a kind and takes its context's lock.
    pub fn resolve(
        &mut self,
        bits: Bits,
        kind: Kind,
        access: Access,
        argument: &'static str,
    ) -> Fallible<Entry> {
        self.check_form(bits, kind, argument)?;
        let mut found = TABLE.resolve(bits);
        if let Ok(entry) = &found
            && self.guard.is_none()
            && let Some(record) = self.record.or_else(|| record::get(entry.owner))
        {
            if record.is_inherited() {
                return inherited(argument);
            }
            self.record = Some(record);
            if self.lock(record).1 {
                // It may have died while we waited for the lock.
                found = TABLE.resolve(bits);
            }
        }
        let entry = match found {
            Ok(entry) => entry,
            Err(missing) => return self.missing(bits, kind, missing, argument),
        };
        if !classes(kind).contains(&entry.class) {
            return bad(
                status::MLS_STATUS_NEVER_ISSUED,
                argument,
                format!("{:#018x} was never given out", bits.0),
            );
        }
        if entry.owner != self.record().owner {
            let what = kind::name(kind).unwrap_or("object");
            return bad(
                status::MLS_STATUS_WRONG_CONTEXT,
                argument,
                format!("this {what} belongs to another context than the arguments before it"),
            );
        }
        self.accept(&entry, access);
        self.check_leases((bits, kind), access, &entry, argument)?;
        Ok(entry)
    }

    /// Refuses what is no handle of this kind at all.
    pub(super) fn check_form(
        &self,
        bits: Bits,
        kind: Kind,
        argument: &'static str,
    ) -> Fallible<()> {
        match has_form(bits, kind) {
            true => Ok(()),
            false => refuse_form(bits, kind, argument),
        }
    }

    /// What the object of a dead handle was, and what killed it.
    fn story(&mut self, bits: Bits, missing: Missing) -> Option<(Kind, Story)> {
        match missing {
            Missing::NeverIssued => None,
            Missing::Dead(Some(story)) => Some(story),
            Missing::Dead(None) => {
                // The slot is in use again; its owner may remember. A refused
                // call has no more use for its own lock, and two are never
                // held at once.
                let record = record::get(TABLE.owner_of(bits.index()))?;
                let past = self.enter(record).arena.past(bits)?;
                Some((past.bits.kind(), past.story))
            }
        }
    }

    #[cold]
    pub(super) fn missing<T>(
        &mut self,
        bits: Bits,
        kind: Kind,
        missing: Missing,
        argument: &'static str,
    ) -> Fallible<T> {
        if missing == Missing::NeverIssued {
            return bad(
                status::MLS_STATUS_NEVER_ISSUED,
                argument,
                format!("{:#018x} was never given out", bits.0),
            );
        }
        let story = self.story(bits, missing);
        let Some((class, story)) = story else {
            let what = kind::name(kind).unwrap_or("object");
            return bad(
                status::MLS_STATUS_STALE_HANDLE,
                argument,
                format!("stale handle: the {what} is dead, so long that its record is gone"),
            );
        };
        let class = kind::with_article(class);
        let name = names::number_of_word(story.what).and_then(names::text);
        let what = match (name, kind) {
            (Some(name), kind::VALUE) => format!("a value of `{name}`"),
            (Some(name), kind::REGION) => format!("a region of `{name}`"),
            (Some(name), _) => format!("`{name}`"),
            (None, kind::VALUE) => "an argument of a block".into(),
            (None, _) => class,
        };
        let why = reason::text(story.why);
        bad(
            status::MLS_STATUS_STALE_HANDLE,
            argument,
            format!("stale handle: it was {what}, {why}"),
        )
    }

    /// The name of the exported function.
    pub(super) fn function(&self) -> &'static str {
        self.function
    }

    /// Keeps a lease until the end of the call, or of its native part.
    pub(super) fn hold_lease(&mut self, number: u64) -> u64 {
        self.lease = Some(number);
        self.exclusive = self.inner().leases.all().len() == 1;
        number
    }

    /// Runs a native call without the lock, and ends the lease that it has.
    pub fn without_lock<R>(&mut self, _lease: u64, native: impl FnOnce() -> R) -> R {
        self.guard = None;
        let result = in_native(native);
        self.end_lease();
        result
    }

    /// Takes the lock again and ends the lease.
    #[inline]
    pub fn end_lease(&mut self) {
        if let Some(number) = self.lease.take() {
            self.end_this_lease(number);
        }
    }

    #[cold]
    fn end_this_lease(&mut self, number: u64) {
        self.exclusive &= self.inner().leases.all().len() == 1;
        self.inner().leases.end(number);
    }

    /// Lets others have the lock, also out of a session, and takes it again.
    pub(super) fn give_way(&mut self) {
        self.sweep();
        self.guard = None;
        self.record().let_others();
        self.inner();
    }

    /// Lets the lock go; the next use of the context takes it again.
    pub fn unlock(&mut self) {
        self.inner();
        self.leave();
    }

    /// Lets the context go for good: host code may run now that ends it, and
    /// this call needs nothing in it any more.
    pub fn depart(&mut self) {
        self.leave();
        self.record = None;
    }

    /// The context of this call is gone, and its record may be another's.
    pub fn forget(&mut self) {
        self.leave();
        session::forget(self.record());
        self.record().capture.take(0, true);
        self.record = None;
    }

    /// Runs a native call, under the lock, that destroys these trees.
    pub fn deadly<R>(&mut self, trees: &[Tree], why: Reason, native: impl FnOnce() -> R) -> R {
        let doomed = self.doomed(trees);
        // Before it: an address that is free may be used again at once, in
        // another context too.
        self.bury(&doomed, why.word());
        depth::with_room(|| record::for_reason(why.word(), native))
    }

    /// In conservative mode: what is tracked in these trees now.
    pub fn doomed(&self, trees: &[Tree]) -> Vec<(Bits, u64)> {
        if record::exact() {
            return Vec::new();
        }
        trees.iter().flat_map(|tree| tree::tracked(*tree)).collect()
    }

    /// In conservative mode: these are about to die, or may be.
    pub fn bury(&mut self, doomed: &[(Bits, u64)], why: u32) {
        for (bits, what) in doomed {
            self.record().kill(*bits, *what, why);
        }
    }

    /// Ends an object that has a handle of its own.
    pub fn end(&mut self, bits: Bits, why: Reason) {
        if bits.kind() == kind::OPERATION_STATE {
            let record = self.record();
            return record.end_state(self.inner(), bits, why);
        }
        let object = self.inner().objects.remove(&bits.index());
        if let Some(object) = &object {
            self.inner().let_go(object);
        }
        if let Some(Object::PassManager { .. }) = object {
            self.end_nested(bits, &[], why);
        }
        self.later().garbage.extend(object);
        self.inner().set_owned(bits, false);
        self.record()
            .kill(bits, names::word_of_number(0), why.word());
    }

    /// Ends the handles of everything nested in a pass manager, but for those that
    /// upstream keeps.
    pub fn end_nested(&mut self, manager: Bits, kept: &[sys::MlirOpPassManager], why: Reason) {
        let manager = ownership::key(manager);
        let is_kept = |raw| kept.iter().any(|one| one.word() == raw);
        let inside = |raw, parent| ownership::key(parent) == manager && !is_kept(raw);
        for nested in self.inner().nested_where(inside) {
            self.end(nested, why);
        }
    }

    /// Ends a detached region that MLIR has taken apart, or will.
    pub fn end_region(&mut self, region: Bits, why: Reason) {
        if let Ok(entry) = TABLE.resolve(region) {
            self.inner().uniqued.remove(kind::REGION, entry.address);
            self.inner().forget_root(region);
        }
        self.end(region, why);
    }

    /// What this call emits belongs to the run around it, if there is one.
    pub fn leave_diagnostics_to_run(&mut self) {
        self.leaves_diagnostics = self.inner().scope.is_some();
    }

    /// Keeps a hook that was taken out, to be dropped when no lock is held.
    pub fn drop_hook_later(&mut self, hook: Arc<Hook>) {
        self.later().hooks.push(hook);
    }

    /// Keeps an object to be dropped when no lock is held.
    pub fn drop_later(&mut self, object: Object) {
        self.later().garbage.push(object);
    }

    /// Keeps handlers that were taken out, likewise.
    pub fn drop_handlers_later(&mut self, handlers: Vec<Arc<Handler>>) {
        self.later().handlers.extend(handlers);
    }

    /// Adds deaths that are to be told, and says to whom.
    pub fn tell(&mut self, deaths: Vec<Death>, hooks: Vec<Arc<Hook>>) {
        let later = self.later();
        later.deaths.extend(deaths);
        later.hooks = hooks;
    }

    #[inline]
    fn finish(&mut self, result: Fallible<()>) -> MlsStatus {
        if result.is_ok() && self.is_done() {
            self.leave();
            return OK;
        }
        self.finish_the_rest(result)
    }

    /// Whether nothing but the lock is left of a call that has succeeded.
    #[inline]
    fn is_done(&self) -> bool {
        let Some((record, inner)) = self.locked() else {
            return false;
        };
        !record.has_dead(inner)
            && !inner.has_orphans(self.wrote)
            && record.capture.is_empty()
            && self.lease.is_none()
            && self.later.is_none()
    }

    #[inline(never)]
    fn finish_the_rest(&mut self, result: Fallible<()>) -> MlsStatus {
        self.end_lease();
        if self.record.is_some() {
            self.settle();
            self.leave();
        }
        // From here on no lock is held, and host code may run.
        let mut told = Told {
            token: self.later.take().map_or(0, |later| run(*later)),
            diagnostics: Vec::new(),
        };
        let own = self.record.filter(|_| !self.leaves_diagnostics);
        if let Some(record) = own.filter(|record| !record.capture.is_empty()) {
            self.tell_diagnostics(record, &mut told);
        }
        conclude(self.function, result, told)
    }

    /// Takes the diagnostics of this call, and hands them to those that want them.
    fn tell_diagnostics(&self, record: &Record, told: &mut Told) {
        let handlers = &record.capture.handlers;
        for one in record.capture.take(self.since, self.exclusive) {
            let mut tokens = [one.token, handlers.tell(&one.diagnostic, false), 0];
            if !one.told {
                tokens[2] = handlers.tell(&one.diagnostic, true);
            }
            if told.token == 0 {
                told.token = tokens.into_iter().find(|token| *token != 0).unwrap_or(0);
            }
            told.diagnostics.push(one.diagnostic);
        }
    }
}

/// Finds what a handle of a kind names in a context that is locked and that no long
/// call uses, without a word about what is wrong with it.
#[inline]
pub(super) fn find(bits: Bits, kind: Kind, slot: &Slot, owner: u32) -> Option<Entry> {
    if bits.kind() != kind || !(has_members(kind) || bits.member() == 0) {
        return None;
    }
    let entry = Entry::own(slot, bits, owner)?;
    classes(kind).contains(&entry.class).then_some(entry)
}

/// Whether handles of a kind name a member of what is in the slot.
const fn has_members(kind: Kind) -> bool {
    matches!(kind, kind::VALUE | kind::REGION | kind::OP_OPERAND)
}

/// Whether this may be a handle of a kind.
fn has_form(bits: Bits, kind: Kind) -> bool {
    bits.kind() == kind
        && bits.generation() != 0
        && bits.index() != 0
        && (has_members(kind) || bits.member() == 0)
}

/// Says why it is none.
#[cold]
fn refuse_form<T>(bits: Bits, kind: Kind, argument: &'static str) -> Fallible<T> {
    if bits.0 == 0 {
        let what = kind::with_article(kind);
        return bad(
            status::MLS_STATUS_NULL_HANDLE,
            argument,
            format!("{what} is needed, the handle is null"),
        );
    }
    let is_handle = kind::name(bits.kind()).is_some_and(|_| has_form(bits, bits.kind()));
    if is_handle {
        let want = kind::with_article(kind);
        let have = kind::with_article(bits.kind());
        return bad(
            status::MLS_STATUS_WRONG_KIND,
            argument,
            format!("{want} is needed, the handle is of {have}"),
        );
    }
    bad(
        status::MLS_STATUS_BAD_HANDLE,
        argument,
        format!("{:#018x} is not a handle", bits.0),
    )
}

/// Refuses a context from before a fork.
pub(super) fn inherited<T>(argument: &'static str) -> Fallible<T> {
    bad(
        status::MLS_STATUS_BAD_STATE,
        argument,
        "this belongs to a context that was made before the process forked; only the parent can use it",
    )
}

/// Runs a native call that may take long, or run host code. No lock is held.
pub fn in_native<R>(native: impl FnOnce() -> R) -> R {
    host::detached(|| {
        let in_native = &thread::this().in_native;
        let before = in_native.replace(true);
        let result = depth::with_room(native);
        in_native.set(before);
        result
    })
}

/// What the host was told after a call, and what it said to that.
struct Told {
    diagnostics: Vec<Diagnostic>,
    /// The token with which one of its functions failed, or 0.
    token: u64,
}

/// Makes status and report.
#[cold]
fn conclude(
    function: &'static str,
    result: Fallible<()>,
    Told { diagnostics, token }: Told,
) -> MlsStatus {
    let succeeded = |message: &str| Failure {
        code: status::MLS_STATUS_OK,
        argument: None,
        message: message.into(),
        token: 0,
    };
    let mut failure = match result {
        Ok(()) if token != 0 => succeeded("succeeded, and a function that was told of it failed"),
        Ok(()) if diagnostics.is_empty() => return OK,
        Ok(()) => succeeded("succeeded with diagnostics"),
        Err(failure) => *failure,
    };
    if failure.token == 0 {
        failure.token = token;
    }
    let argument = failure.argument.unwrap_or("");
    let mut message = match argument {
        "" => format!("{function}: {failure}"),
        _ => format!("{function}: `{argument}`: {failure}"),
    };
    if let Some(first) = diagnostics.first() {
        message.push_str(&format!(" ({}: {})", first.location, first.message));
    }
    let code = failure.code;
    let report = report::file(Report {
        code,
        function,
        argument,
        message,
        token: failure.token,
        diagnostics,
    });
    MlsStatus { code, report }
}

/// Whether a handle of a member names its parent's slot directly.
pub fn is_direct(bits: Bits) -> bool {
    bits.member() < MAX_MEMBER
}
