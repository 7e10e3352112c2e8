//! Locations (mlir-c/IR.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::MlsLocation;
use crate::boundary::require;
use crate::status::MlsStatus;
use crate::sys::{self, Raw};
use libc::intptr_t;

/// Gives the locations that a fused one stands for, one after the other. Writes
/// as many as `capacity` allows, and the number that there are.
///
/// Upstream: `mlirLocationFusedGetLocations`.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`location`: not a fused location).
/// Null: `locations`.
/// Valid: `location` is `loc(fused<7 : i32>["f", "g"])`.
///
/// # Safety
/// `locations` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationFusedCopyLocations(
    location: MlsLocation,
    capacity: intptr_t,
    locations: *mut MlsLocation,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsLocationFusedCopyLocations", |call| {
        let location = call.get(location, Access::Free, "location")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        require::is(
            location,
            sys::mlirLocationIsAFused,
            "location",
            "a fused location",
        )?;
        // SAFETY: a fused location.
        let count = unsafe { sys::mlirLocationFusedGetNumLocations(location) };
        let count = usize::try_from(count).unwrap_or(0);
        let mut raw = vec![sys::MlirLocation::from_word(0); count];
        // SAFETY: as above; there is room for all.
        unsafe { sys::mlirLocationFusedGetLocations(location, raw.as_mut_ptr()) };
        let all: Result<Vec<_>, _> = raw.into_iter().map(|one| call.location(one)).collect();
        let count = call.copy(&all?, room, locations, "locations")?;
        out.put(require::count(count));
        Ok(())
    })
}
