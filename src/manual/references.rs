//! References to the object of any handle. Those by kind are generated.

use crate::boundary::call::call;
use crate::handle::bits::Bits;
use crate::status::MlsStatus;

/// Adds a reference to the object of any handle, for hosts that treat all kinds
/// alike. A value or region stands for the operation or block that it is part
/// of; a type, attribute, location, identifier or dialect keeps its context
/// alive.
///
/// Upstream: none.
/// Ownership: gives the caller one reference, for `mlsHandleRelease`.
/// Threads: any, also during a long call.
/// Errors: OUT_OF_RANGE (`handle`: as many references as there can be).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsHandleRetain(handle: u64) -> MlsStatus {
    call("mlsHandleRetain", |call| {
        let bits = Bits(handle);
        call.retain(bits, bits.kind(), "handle")
    })
}

/// Gives up a reference to the object of any handle.
///
/// Upstream: none.
/// Ownership: takes one reference. When nobody holds the object, nor anything
///   in what it is in, that is destroyed: now, or as soon as a long call or
///   other IR does not need it any more.
/// Threads: any, also during a long call.
/// Effects: deletes.
/// Errors: BAD_STATE (`handle`: no reference left); STALE_HANDLE (`handle`:
///   dead, and no reference left).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsHandleRelease(handle: u64) -> MlsStatus {
    call("mlsHandleRelease", |call| {
        let bits = Bits(handle);
        call.release(bits, bits.kind(), "handle")
    })
}

/// Counts the references to the live object of any handle: those that the host
/// still has to give up.
///
/// Upstream: none.
/// Threads: any.
/// Misuse: skip `out`: `handle` is a number here, and comes first.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsHandleGetNumReferences(handle: u64, out: *mut u32) -> MlsStatus {
    call("mlsHandleGetNumReferences", |call| {
        let bits = Bits(handle);
        let references = call.references(bits, bits.kind(), "handle")?;
        let out = call.out(out, "out")?;
        out.put(references);
        Ok(())
    })
}
