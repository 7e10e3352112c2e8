//! Many results in one call, for hosts to which each call is dear.

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsIdentifier, MlsOpOperand, MlsOperation, MlsRegion, MlsValue,
};
use crate::error::Fallible;
use crate::state::tree;
use crate::status::MlsStatus;
use crate::sys;
use libc::intptr_t;

/// Gives the operations of a block.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `operations`.
///
/// # Safety
/// `operations` has room for `capacity` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockCopyOperations(
    block: MlsBlock,
    capacity: intptr_t,
    operations: *mut MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsBlockCopyOperations", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = each(tree::operations(block), |one| call.operation(one))?;
        let count = call.copy(&all, room, operations, "operations")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the arguments of a block.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `values`.
///
/// # Safety
/// `values` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockCopyArguments(
    block: MlsBlock,
    capacity: intptr_t,
    values: *mut MlsValue,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsBlockCopyArguments", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = each(tree::arguments(block), |one| call.value(one))?;
        let count = call.copy(&all, room, values, "values")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the blocks of a region.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `blocks`.
///
/// # Safety
/// `blocks` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsRegionCopyBlocks(
    region: MlsRegion,
    capacity: intptr_t,
    blocks: *mut MlsBlock,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsRegionCopyBlocks", |call| {
        let region = call.get(region, Access::Read, "region")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = each(tree::blocks(region), |one| call.block(one))?;
        let count = call.copy(&all, room, blocks, "blocks")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the results of an operation.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `values`.
///
/// # Safety
/// `values` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationCopyResults(
    op: MlsOperation,
    capacity: intptr_t,
    values: *mut MlsValue,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsOperationCopyResults", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = each(tree::results(op), |one| call.value(one))?;
        let count = call.copy(&all, room, values, "values")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the operands of an operation.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `values`.
///
/// # Safety
/// `values` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationCopyOperands(
    op: MlsOperation,
    capacity: intptr_t,
    values: *mut MlsValue,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsOperationCopyOperands", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = each(tree::operands(op), |one| call.value(one))?;
        let count = call.copy(&all, room, values, "values")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives an operation and all operations in it, outer before inner, in the
/// order of the text.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `operations`.
///
/// # Safety
/// `operations` has room for `capacity` elements; `out` is null or valid for
/// one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationCopyTree(
    op: MlsOperation,
    capacity: intptr_t,
    operations: *mut MlsOperation,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsOperationCopyTree", |call| {
        let op = call.get(op, Access::Read, "op")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all: Vec<_> = call
            .inner()
            .snapshot(op)?
            .into_iter()
            .map(|(bits, _)| MlsOperation::from_bits(bits))
            .collect();
        let count = call.copy(&all, room, operations, "operations")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the uses of a value.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: views: the results belong to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `uses`.
///
/// # Safety
/// `uses` has room for `capacity` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsValueCopyUses(
    value: MlsValue,
    capacity: intptr_t,
    uses: *mut MlsOpOperand,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsValueCopyUses", |call| {
        let value = call.get(value, Access::Read, "value")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let all = each(tree::uses(value), |one| call.operand(one))?;
        let count = call.copy(&all, room, uses, "uses")?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the names of `n_operations` operations, in their order.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Length: `out` is `n_operations`.
///
/// # Safety
/// `operations` is readable for, and `out` has room for `n_operations`
/// elements.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsOperationsCopyNames(
    n_operations: intptr_t,
    operations: *const MlsOperation,
    out: *mut MlsIdentifier,
) -> MlsStatus {
    call("mlsOperationsCopyNames", |call| {
        let operations = call.get_all(n_operations, operations, Access::Read, "operations")?;
        call.out(out, "out")?;
        let all = each(operations.into_iter(), |one| {
            // SAFETY: a live operation.
            call.identifier(unsafe { sys::mlirOperationGetName(one) })
        })?;
        call.copy(&all, all.len(), out, "out")?;
        Ok(())
    })
}

fn each<T, R>(
    all: impl Iterator<Item = T>,
    make: impl FnMut(T) -> Fallible<R>,
) -> Fallible<Vec<R>> {
    all.map(make).collect()
}
