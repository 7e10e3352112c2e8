//! Many results in one call, for hosts to which each call is dear.

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{
    Handle, MlsBlock, MlsIdentifier, MlsOpOperand, MlsOperation, MlsRegion, MlsValue,
};
use crate::boundary::results::Results;
use crate::error::{Fallible, bad};
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};
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
        let count = call.copy_each(
            tree::operations(block),
            (room, operations, "operations"),
            |results, one| results.operation(one),
        )?;
        out.put(intptr_t::try_from(count).unwrap_or(intptr_t::MAX));
        Ok(())
    })
}

/// Gives the names of the operations of a block, in their order, and no handles.
///
/// Writes as many as `capacity` allows, and the number that there are.
///
/// Upstream: none.
/// Ownership: nothing to destroy; the results live as long as their context.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Null: `names`.
///
/// # Safety
/// `names` has room for `capacity` elements; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsBlockCopyOperationNames(
    block: MlsBlock,
    capacity: intptr_t,
    names: *mut MlsIdentifier,
    out: *mut intptr_t,
) -> MlsStatus {
    call("mlsBlockCopyOperationNames", |call| {
        let block = call.get(block, Access::Read, "block")?;
        let out = call.out(out, "out")?;
        let room = call.count(capacity, "capacity")?;
        let mut names_of = Names::default();
        let count = call.copy_each(
            tree::operations(block),
            (room, names, "names"),
            |results, one| names_of.name(results, one),
        )?;
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
        let count = call.copy_each(
            tree::arguments(block),
            (room, values, "values"),
            |results, one| results.value(one),
        )?;
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
        let count = call.copy_each(
            tree::blocks(region),
            (room, blocks, "blocks"),
            |results, one| results.block(one),
        )?;
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
        let count = call.copy_each(
            tree::results(op),
            (room, values, "values"),
            |results, one| results.value(one),
        )?;
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
        let count = call.copy_each(
            tree::operands(op),
            (room, values, "values"),
            |results, one| results.value(one),
        )?;
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
        let count = call.copy_each(tree::uses(value), (room, uses, "uses"), |results, one| {
            results.operand(one)
        })?;
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
        let operations = call.slice(n_operations, operations, "operations")?;
        call.out(out, "out")?;
        // All are looked at before anything is written.
        call.read_each(operations, "operations", |_, _, _| Ok(()))?;
        let mut names = Names::default();
        call.read_each(operations, "operations", |call, at, op| {
            let name = names.name(&mut call.results(), op)?;
            // SAFETY: by the contract of this function, `out` has room for as many.
            unsafe { out.add(at).write(name) };
            Ok(())
        })
    })
}

/// The name that was asked for last: neighbours often are of one kind.
struct Names(u64, MlsIdentifier);

impl Default for Names {
    fn default() -> Self {
        Names(0, MlsIdentifier::null())
    }
}

impl Names {
    #[inline]
    fn name(
        &mut self,
        results: &mut Results<'_>,
        op: sys::MlirOperation,
    ) -> Fallible<MlsIdentifier> {
        // SAFETY: a live operation.
        let name = unsafe { sys::mlirOperationGetName(op) };
        if self.0 != name.word() {
            *self = Names(name.word(), results.identifier(name)?);
        }
        Ok(self.1)
    }
}

impl Call {
    /// Makes a handle for each, and writes as many as there is room for in an array of
    /// the host. Gives their number.
    fn copy_each<T, R: Copy>(
        &mut self,
        all: impl Iterator<Item = T>,
        (room, first, argument): (usize, *mut R, &'static str),
        mut make: impl FnMut(&mut Results<'_>, T) -> Fallible<R>,
    ) -> Fallible<usize> {
        if room > 0 && first.is_null() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                argument,
                format!("the array has room for {room} elements, its pointer is null"),
            );
        }
        let mut results = self.results();
        if results.inner.scope.is_some() {
            // Some may be out of the callback's reach: then nothing is written.
            let all: Fallible<Vec<R>> = all.map(|one| make(&mut results, one)).collect();
            return self.copy(&all?, room, first, argument);
        }
        let mut count = 0;
        for one in all {
            if count < room {
                let result = make(&mut results, one)?;
                // SAFETY: by the contract of the exported functions, the array has
                // room for as many.
                unsafe { first.add(count).write(result) };
            }
            count += 1;
        }
        Ok(count)
    }
}
