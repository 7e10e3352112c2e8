//! mlir-c/Dialect/WasmSSA.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::call;
use crate::boundary::handles::MlsDialectHandle;
use crate::status::MlsStatus;
use crate::sys;

/// Gives the dialect `wasmssa`, which no context has to know yet.
///
/// Upstream: `mlirGetDialectHandle__wasmssa__`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsGetDialectHandle__wasmssa__(out: *mut MlsDialectHandle) -> MlsStatus {
    call("mlsGetDialectHandle__wasmssa__", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirGetDialectHandle__wasmssa__() };
        out.put(call.dialect_handle(raw)?);
        Ok(())
    })
}
