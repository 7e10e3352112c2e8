//! mlir-c/Dialect/X86Vector.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsDialectHandle;
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `x86vector`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__x86vector__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__x86vector__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__x86vector__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__x86vector__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}
