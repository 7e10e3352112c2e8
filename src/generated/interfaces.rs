//! mlir-c/Interfaces.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsContext, MlsOperation, MlsTypeID};
use crate::status::MlsStatus;
use crate::strings::MlsStringRef;
use crate::sys;

/// Tells whether an operation has an interface; false if its dialect is not
/// loaded.
///
/// Upstream: `mlirOperationImplementsInterface`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationImplementsInterface(
    operation: MlsOperation,
    interface_type_id: MlsTypeID,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationImplementsInterface", |call| {
        let operation = call.get(operation, Access::Read, "operation")?;
        let interface_type_id = call.get(interface_type_id, Access::Read, "interface_type_id")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirOperationImplementsInterface(operation, interface_type_id) };
        out.put(raw);
        Ok(())
    })
}

/// Tells whether operations of this name have an interface; false if none is
/// registered.
///
/// Upstream: `mlirOperationImplementsInterfaceStatic`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
///
/// # Safety
/// `operation_name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationImplementsInterfaceStatic(
    operation_name: MlsStringRef,
    context: MlsContext,
    interface_type_id: MlsTypeID,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationImplementsInterfaceStatic", |call| {
        let context = call.get(context, Access::Read, "context")?;
        let interface_type_id = call.get(interface_type_id, Access::Read, "interface_type_id")?;
        let out = call.out(out, "out")?;
        let operation_name = call.text(operation_name, "operation_name")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe {
            sys::mlirOperationImplementsInterfaceStatic(
                sys::string_ref(operation_name),
                context,
                interface_type_id,
            )
        };
        out.put(raw);
        Ok(())
    })
}

/// Gives the number of the interface of operations that infer the types of
/// their results, for `mlsOperationImplementsInterface`.
///
/// Upstream: `mlirInferTypeOpInterfaceTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsInferTypeOpInterfaceTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsInferTypeOpInterfaceTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirInferTypeOpInterfaceTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the number of the interface of operations that infer the shapes of
/// their results, for `mlsOperationImplementsInterface`.
///
/// Upstream: `mlirInferShapedTypeOpInterfaceTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsInferShapedTypeOpInterfaceTypeID(out: *mut MlsTypeID) -> MlsStatus {
    call("mlsInferShapedTypeOpInterfaceTypeID", |call| {
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirInferShapedTypeOpInterfaceTypeID() };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}
