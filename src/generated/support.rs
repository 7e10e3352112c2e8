//! mlir-c/Support.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsTypeID;
use crate::boundary::require;
use crate::status::MlsStatus;
use libc::size_t;

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirTypeIDIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeIDIsNull(type_id: MlsTypeID) -> bool {
    type_id.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirTypeIDEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIDEqual(
    type_id1: MlsTypeID,
    type_id2: MlsTypeID,
    out: *mut bool,
) -> MlsStatus {
    call("mlsTypeIDEqual", |call| {
        call.check_named(type_id1, "type_id1")?;
        call.check_named(type_id2, "type_id2")?;
        let out = call.out(out, "out")?;
        out.put(type_id1.bits == type_id2.bits);
        Ok(())
    })
}

/// Gives a number for hash tables: equal for equal handles, in this process.
///
/// Upstream: `mlirTypeIDHashValue`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIDHashValue(type_id: MlsTypeID, out: *mut size_t) -> MlsStatus {
    call("mlsTypeIDHashValue", |call| {
        call.check_named(type_id, "type_id")?;
        let out = call.out(out, "out")?;
        out.put(require::hash(type_id.bits));
        Ok(())
    })
}
