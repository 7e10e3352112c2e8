//! Type IDs: numbers of classes (mlir-c/Support.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{Handle, MlsTypeID, MlsTypeIDAllocator};
use crate::error::{bad, failed};
use crate::kind;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::type_ids::TypeIds;
use crate::status::{self, MlsStatus};
use libc::c_void;

/// Gives the type ID with the number `ptr`: an address that is a multiple of 8,
/// and that nothing else is a type ID for. What is there is never looked at.
///
/// Upstream: `mlirTypeIDCreate`.
/// Ownership: nothing to destroy.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`ptr`: no such address).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIDCreate(ptr: *const c_void, out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTypeIDCreate", |call| {
        if ptr.is_null() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                "ptr",
                "the pointer is null",
            );
        }
        let out = call.out(out, "out")?;
        let raw = crate::state::type_ids::of_address(ptr.expose_provenance());
        let Some(raw) = raw else {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "ptr",
                format!("{ptr:?} is not an address that is a multiple of 8"),
            );
        };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Makes an allocator of type IDs.
///
/// Upstream: `mlirTypeIDAllocatorCreate`.
/// Ownership: the caller destroys the result with `mlsTypeIDAllocatorDestroy`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIDAllocatorCreate(out: *mut MlsTypeIDAllocator) -> MlsStatus {
    call("mlsTypeIDAllocatorCreate", |call| {
        let out = call.out(out, "out")?;
        let object = Object::TypeIds(TypeIds::new());
        let bits = call.new_process_object(kind::TYPE_ID_ALLOCATOR, object)?;
        out.put(MlsTypeIDAllocator::from_bits(bits));
        Ok(())
    })
}

/// Destroys an allocator and its type IDs.
///
/// Upstream: `mlirTypeIDAllocatorDestroy`.
/// Ownership: consumes `allocator`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeIDAllocatorDestroy(allocator: MlsTypeIDAllocator) -> MlsStatus {
    call("mlsTypeIDAllocatorDestroy", |call| {
        let bits = call.check(allocator, Access::Free, "allocator")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Makes a new type ID, which is as long valid as the allocator.
///
/// Upstream: `mlirTypeIDAllocatorAllocateTypeID`.
/// Ownership: a view: the result belongs to the allocator.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeIDAllocatorAllocateTypeID(
    allocator: MlsTypeIDAllocator,
    out: *mut MlsTypeID,
) -> MlsStatus {
    call("mlsTypeIDAllocatorAllocateTypeID", |call| {
        let bits = call.check(allocator, Access::Free, "allocator")?;
        let out = call.out(out, "out")?;
        let inner = call.inner();
        let raw = match inner.objects.get_mut(&bits.index()) {
            Some(Object::TypeIds(ids)) => ids.allocate(),
            _ => return failed(status::MLS_STATUS_PANIC, "an allocator without its object"),
        };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}
