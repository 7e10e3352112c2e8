//! mlir-c/Pass.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::handles::MlsPassManager;

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirPassManagerIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsPassManagerIsNull(pass_manager: MlsPassManager) -> bool {
    pass_manager.bits == 0
}
