//! What is alive: counts, and lists for people and for programs.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{Handle, MlsContext, MlsString};
use crate::error::{Fallible, bad};
use crate::kind;
use crate::state::live::{self, Live};
use crate::state::{departed, record, session};
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use libc::intptr_t;

/// One live object that has a handle.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsLiveObject {
    /// The bits of its handle; a module's are those of its operation.
    pub handle: u64,
    /// The bits of the handle of what it keeps alive: the outermost piece of IR
    /// around it, the pass manager around a nested one, the context of a type,
    /// or itself. 0 while a long call changes the IR.
    pub root: u64,
    /// `MLS_KIND_*` of the handle.
    pub kind: u32,
    /// The references that the host has to it.
    pub references: u32,
    /// What it is, such as `arith.addi`; empty if it has no name, or while a
    /// long call changes the IR. Valid for ever.
    pub name: MlsStringRef,
}

/// Counts the live objects that have handles: of the kind `kind`
/// (`MLS_KIND_*`), or of all kinds if it is 0. A module counts as an operation;
/// values and the regions of operations have no entry of their own and do not
/// count; type IDs and dialect handles, which live as long as the process, count
/// only when asked for by their kind.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLiveHandles(kind: u32, out: *mut intptr_t) -> MlsStatus {
    call("mlsLiveHandles", |call| {
        let out = call.out(out, "out")?;
        check_kind(kind)?;
        let mut count = 0;
        for record in record::all() {
            count += session::with_lock(record, |inner| live::count(inner, kind));
        }
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Counts the live objects of one context that have handles, like
/// `mlsLiveHandles`.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextLiveHandles(
    context: MlsContext,
    kind: u32,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsContextLiveHandles", |call| {
        call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        check_kind(kind)?;
        let count = live::count(call.inner(), kind);
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the live objects that have handles; with a null context those of the
/// whole process.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Threads: any.
/// Null: `context`, `objects`.
///
/// # Safety
/// `objects` is null or valid for `capacity` writes; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsCopyLiveObjects(
    context: MlsContext,
    capacity: intptr_t,
    objects: *mut MlsLiveObject,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsCopyLiveObjects", |call| {
        call.get_or_null(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = match context.bits().0 {
            0 => live::everything(),
            _ => live::list(call.inner()),
        };
        let all: Vec<MlsLiveObject> = all.iter().map(for_host).collect();
        let count = call.copy(&all, room, objects, "objects")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Lists the live objects that have handles, one a line: kind, handle, name,
/// references, and the handle of the root they are in. With a null context
/// those of the whole process.
///
/// Upstream: none.
/// Ownership: the caller destroys the result with `mlsStringDestroy`; it is not
///   in the list.
/// Threads: any.
/// Null: `context`.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLiveObjectsToString(
    context: MlsContext,
    out: *mut MlsString,
) -> MlsStatus {
    call("mlsLiveObjectsToString", |call| {
        call.get_or_null(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let all = match context.bits().0 {
            0 => live::everything(),
            _ => live::list(call.inner()),
        };
        let text: String = all.iter().map(Live::line).collect();
        out.put(call.string(text.into_bytes())?);
        Ok(())
    })
}

/// Writes the list of `mlsLiveObjectsToString` for the whole process to stderr.
/// Meant to be called from a debugger: it waits for nothing, and leaves out,
/// with a word, contexts that are in use at that moment.
///
/// Upstream: none.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsDumpLiveObjects() {
    eprint!("{}", live::dump());
}

/// Counts what waits in a context to be destroyed, since nobody holds it any
/// more: for the end of a long call, or for other IR that uses it.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextGetNumPendingReleases(
    context: MlsContext,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsContextGetNumPendingReleases", |call| {
        call.get(context, Access::Free, "context")?;
        let out = call.out(out, "out")?;
        let waiting = call.inner().orphans().len();
        out.put(intptr_t::try_from(waiting).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Counts the references to dead objects that the host has still to give up. A
/// host that releases all that it retained comes back to 0.
///
/// Upstream: none.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsNumReferencesToDead(out: *mut intptr_t) -> MlsStatus {
    call("mlsNumReferencesToDead", |call| {
        let out = call.out(out, "out")?;
        out.put(intptr_t::try_from(departed::count()).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

fn check_kind(kind: u32) -> Fallible<()> {
    if kind == 0 || kind::ALL.iter().any(|one| u32::from(*one) == kind) {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ENUM,
        "kind",
        format!("{kind} is not a kind"),
    )
}

fn for_host(live: &Live) -> MlsLiveObject {
    MlsLiveObject {
        handle: live.handle.0,
        root: live.root.0,
        kind: u32::from(live.handle.kind()),
        references: live.references,
        name: MlsStringRef::view(live.name.as_bytes()),
    }
}
