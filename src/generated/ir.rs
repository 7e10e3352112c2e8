//! mlir-c/IR.h.
//!
//! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    MlsAttribute, MlsBlock, MlsContext, MlsDialect, MlsDialectRegistry, MlsIdentifier, MlsLocation,
    MlsModule, MlsOpOperand, MlsOperation, MlsRegion, MlsSymbolTable, MlsType, MlsTypeID, MlsValue,
};
use crate::boundary::require;
use crate::depth;
use crate::status::MlsStatus;
use crate::sys;
use libc::size_t;

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirContextEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsContextEqual(
    ctx1: MlsContext,
    ctx2: MlsContext,
    out: *mut bool,
) -> MlsStatus {
    call("mlsContextEqual", |call| {
        call.check_named(ctx1, "ctx1")?;
        call.check_named(ctx2, "ctx2")?;
        let out = call.out(out, "out")?;
        out.put(ctx1.bits == ctx2.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirContextIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsContextIsNull(context: MlsContext) -> bool {
    context.bits == 0
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirDialectIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectIsNull(dialect: MlsDialect) -> bool {
    dialect.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirDialectEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsDialectEqual(
    dialect1: MlsDialect,
    dialect2: MlsDialect,
    out: *mut bool,
) -> MlsStatus {
    call("mlsDialectEqual", |call| {
        call.check_named(dialect1, "dialect1")?;
        call.check_named(dialect2, "dialect2")?;
        let out = call.out(out, "out")?;
        out.put(dialect1.bits == dialect2.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirDialectRegistryIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsDialectRegistryIsNull(registry: MlsDialectRegistry) -> bool {
    registry.bits == 0
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirLocationIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsLocationIsNull(location: MlsLocation) -> bool {
    location.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirLocationEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsLocationEqual(
    l1: MlsLocation,
    l2: MlsLocation,
    out: *mut bool,
) -> MlsStatus {
    call("mlsLocationEqual", |call| {
        call.check_named(l1, "l1")?;
        call.check_named(l2, "l2")?;
        let out = call.out(out, "out")?;
        out.put(l1.bits == l2.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirModuleIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsModuleIsNull(module: MlsModule) -> bool {
    module.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirModuleEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleEqual(
    lhs: MlsModule,
    rhs: MlsModule,
    out: *mut bool,
) -> MlsStatus {
    call("mlsModuleEqual", |call| {
        call.check_named(lhs, "lhs")?;
        call.check_named(rhs, "rhs")?;
        let out = call.out(out, "out")?;
        out.put(lhs.bits == rhs.bits);
        Ok(())
    })
}

/// Gives a number for hash tables: equal for equal handles, in this process.
///
/// Upstream: `mlirModuleHashValue`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsModuleHashValue(module: MlsModule, out: *mut size_t) -> MlsStatus {
    call("mlsModuleHashValue", |call| {
        call.check_named(module, "module")?;
        let out = call.out(out, "out")?;
        out.put(require::hash(module.bits));
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirOperationIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationIsNull(op: MlsOperation) -> bool {
    op.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirOperationEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationEqual(
    op: MlsOperation,
    other: MlsOperation,
    out: *mut bool,
) -> MlsStatus {
    call("mlsOperationEqual", |call| {
        call.check_named(op, "op")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(op.bits == other.bits);
        Ok(())
    })
}

/// Gives a number for hash tables: equal for equal handles, in this process.
///
/// Upstream: `mlirOperationHashValue`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationHashValue(op: MlsOperation, out: *mut size_t) -> MlsStatus {
    call("mlsOperationHashValue", |call| {
        call.check_named(op, "op")?;
        let out = call.out(out, "out")?;
        out.put(require::hash(op.bits));
        Ok(())
    })
}

/// Prints an operation to standard error.
///
/// Upstream: `mlirOperationDump`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsOperationDump(op: MlsOperation) -> MlsStatus {
    call("mlsOperationDump", |call| {
        let op = call.get(op, Access::Read, "op")?;
        // SAFETY: `op` is live.
        depth::with_room(|| unsafe { sys::mlirOperationDump(op) });
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirRegionIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsRegionIsNull(region: MlsRegion) -> bool {
    region.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirRegionEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRegionEqual(
    region: MlsRegion,
    other: MlsRegion,
    out: *mut bool,
) -> MlsStatus {
    call("mlsRegionEqual", |call| {
        call.check_named(region, "region")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(region.bits == other.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirBlockIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsBlockIsNull(block: MlsBlock) -> bool {
    block.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirBlockEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockEqual(
    block: MlsBlock,
    other: MlsBlock,
    out: *mut bool,
) -> MlsStatus {
    call("mlsBlockEqual", |call| {
        call.check_named(block, "block")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(block.bits == other.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirValueIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsValueIsNull(value: MlsValue) -> bool {
    value.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirValueEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueEqual(
    value1: MlsValue,
    value2: MlsValue,
    out: *mut bool,
) -> MlsStatus {
    call("mlsValueEqual", |call| {
        call.check_named(value1, "value1")?;
        call.check_named(value2, "value2")?;
        let out = call.out(out, "out")?;
        out.put(value1.bits == value2.bits);
        Ok(())
    })
}

/// Prints a value to standard error.
///
/// Upstream: `mlirValueDump`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsValueDump(value: MlsValue) -> MlsStatus {
    call("mlsValueDump", |call| {
        let value = call.get(value, Access::Read, "value")?;
        // SAFETY: `value` is live.
        depth::with_room(|| unsafe { sys::mlirValueDump(value) });
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirOpOperandIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsOpOperandIsNull(op_operand: MlsOpOperand) -> bool {
    op_operand.bits == 0
}

/// Gives the context of a type.
///
/// Upstream: `mlirTypeGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeGetContext(ty: MlsType, out: *mut MlsContext) -> MlsStatus {
    call("mlsTypeGetContext", |call| {
        call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the number of the class of a type, for comparison with those that
/// `mlsIntegerTypeGetTypeID` and the like give.
///
/// Upstream: `mlirTypeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeGetTypeID(ty: MlsType, out: *mut MlsTypeID) -> MlsStatus {
    call("mlsTypeGetTypeID", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeGetTypeID(ty) };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the dialect of a type.
///
/// Upstream: `mlirTypeGetDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeGetDialect(ty: MlsType, out: *mut MlsDialect) -> MlsStatus {
    call("mlsTypeGetDialect", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirTypeGetDialect(ty) };
        out.put(call.dialect(raw)?);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirTypeIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeIsNull(ty: MlsType) -> bool {
    ty.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirTypeEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsTypeEqual(t1: MlsType, t2: MlsType, out: *mut bool) -> MlsStatus {
    call("mlsTypeEqual", |call| {
        call.check_named(t1, "t1")?;
        call.check_named(t2, "t2")?;
        let out = call.out(out, "out")?;
        out.put(t1.bits == t2.bits);
        Ok(())
    })
}

/// Prints a type to standard error.
///
/// Upstream: `mlirTypeDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsTypeDump(ty: MlsType) -> MlsStatus {
    call("mlsTypeDump", |call| {
        let ty = call.get(ty, Access::Free, "ty")?;
        // SAFETY: `ty` is live.
        depth::with_room(|| unsafe { sys::mlirTypeDump(ty) });
        Ok(())
    })
}

/// Gives the context of an attribute.
///
/// Upstream: `mlirAttributeGetContext`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetContext(
    attribute: MlsAttribute,
    out: *mut MlsContext,
) -> MlsStatus {
    call("mlsAttributeGetContext", |call| {
        call.get(attribute, Access::Free, "attribute")?;
        let out = call.out(out, "out")?;
        out.put(call.context());
        Ok(())
    })
}

/// Gives the type of an attribute that has one, else `none`.
///
/// Upstream: `mlirAttributeGetType`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetType(
    attribute: MlsAttribute,
    out: *mut MlsType,
) -> MlsStatus {
    call("mlsAttributeGetType", |call| {
        let attribute = call.get(attribute, Access::Free, "attribute")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAttributeGetType(attribute) };
        out.put(call.ty(raw)?);
        Ok(())
    })
}

/// Gives the number of the class of an attribute, for comparison with those
/// that `mlsIntegerAttrGetTypeID` and the like give.
///
/// Upstream: `mlirAttributeGetTypeID`.
/// Ownership: nothing to destroy.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetTypeID(
    attribute: MlsAttribute,
    out: *mut MlsTypeID,
) -> MlsStatus {
    call("mlsAttributeGetTypeID", |call| {
        let attribute = call.get(attribute, Access::Free, "attribute")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAttributeGetTypeID(attribute) };
        out.put(call.type_id(raw)?);
        Ok(())
    })
}

/// Gives the dialect of an attribute.
///
/// Upstream: `mlirAttributeGetDialect`.
/// Ownership: nothing to destroy; the result lives as long as its context.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeGetDialect(
    attribute: MlsAttribute,
    out: *mut MlsDialect,
) -> MlsStatus {
    call("mlsAttributeGetDialect", |call| {
        let attribute = call.get(attribute, Access::Free, "attribute")?;
        let out = call.out(out, "out")?;
        // SAFETY: the arguments were checked above.
        let raw = unsafe { sys::mlirAttributeGetDialect(attribute) };
        out.put(call.dialect(raw)?);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirAttributeIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsAttributeIsNull(attr: MlsAttribute) -> bool {
    attr.bits == 0
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirAttributeEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsAttributeEqual(
    a1: MlsAttribute,
    a2: MlsAttribute,
    out: *mut bool,
) -> MlsStatus {
    call("mlsAttributeEqual", |call| {
        call.check_named(a1, "a1")?;
        call.check_named(a2, "a2")?;
        let out = call.out(out, "out")?;
        out.put(a1.bits == a2.bits);
        Ok(())
    })
}

/// Prints an attribute to standard error.
///
/// Upstream: `mlirAttributeDump`.
/// Threads: any.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsAttributeDump(attr: MlsAttribute) -> MlsStatus {
    call("mlsAttributeDump", |call| {
        let attr = call.get(attr, Access::Free, "attr")?;
        // SAFETY: `attr` is live.
        depth::with_room(|| unsafe { sys::mlirAttributeDump(attr) });
        Ok(())
    })
}

/// Tells whether two handles name one object. One object has one handle, so
/// this compares two live handles.
///
/// Upstream: `mlirIdentifierEqual`.
/// Threads: any.
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsIdentifierEqual(
    ident: MlsIdentifier,
    other: MlsIdentifier,
    out: *mut bool,
) -> MlsStatus {
    call("mlsIdentifierEqual", |call| {
        call.check_named(ident, "ident")?;
        call.check_named(other, "other")?;
        let out = call.out(out, "out")?;
        out.put(ident.bits == other.bits);
        Ok(())
    })
}

/// Tells whether a handle is null. It may be stale, or no handle at all.
///
/// Upstream: `mlirSymbolTableIsNull`.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableIsNull(symbol_table: MlsSymbolTable) -> bool {
    symbol_table.bits == 0
}
