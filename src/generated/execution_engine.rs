//! mlir-c/ExecutionEngine.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::handles::MlsExecutionEngine;

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirExecutionEngineIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsExecutionEngineIsNull(jit: MlsExecutionEngine) -> bool {
    jit.bits == 0
}
