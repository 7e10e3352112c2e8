//! Symbol tables (mlir-c/IR.h).
//!
//! Upstream's object keeps pointers to the symbols, which dangle once one of them is
//! destroyed elsewhere. This one keeps handles, and looks again when one of them is
//! not what it was.

use super::operation_lifetime::check_cycle;
use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::{Handle, MlsAttribute, MlsOperation, MlsSymbolTable, Native};
use crate::error::{Fallible, bad, failed};
use crate::handle::bits::Bits;
use crate::kind;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::record::TABLE;
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};
use hashbrown::HashMap;

/// Gives the name of the attribute that holds the name of a symbol.
///
/// Upstream: `mlirSymbolTableGetSymbolAttributeName`.
/// Ownership: static text.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableGetSymbolAttributeName() -> MlsStringRef {
    // SAFETY: needs nothing.
    let text = unsafe { sys::mlirSymbolTableGetSymbolAttributeName() };
    // SAFETY: static text.
    MlsStringRef::view(unsafe { sys::bytes(text) })
}

/// Gives the name of the attribute that holds the visibility of a symbol.
///
/// Upstream: `mlirSymbolTableGetVisibilityAttributeName`.
/// Ownership: static text.
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableGetVisibilityAttributeName() -> MlsStringRef {
    // SAFETY: needs nothing.
    let text = unsafe { sys::mlirSymbolTableGetVisibilityAttributeName() };
    // SAFETY: static text.
    MlsStringRef::view(unsafe { sys::bytes(text) })
}

/// Makes a symbol table of an operation that has one. It follows later changes
/// of the operation.
///
/// Upstream: `mlirSymbolTableCreate`.
/// Ownership: the caller destroys the result with `mlsSymbolTableDestroy`.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`operation`: without a symbol table, or with a symbol
///   twice).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolTableCreate(
    operation: MlsOperation,
    out: *mut MlsSymbolTable,
) -> MlsStatus {
    call("mlsSymbolTableCreate", |call| {
        let operation = call.get(operation, Access::Read, "operation")?;
        let out = call.out(out, "out")?;
        check_body(operation, "operation")?;
        // Upstream's table stands no symbol that is there twice.
        let symbols = call.symbols(operation)?;
        // SAFETY: a live operation; null if it has no symbol table.
        let raw = unsafe { sys::mlirSymbolTableCreate(operation) };
        if raw.is_null() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "operation",
                format!("`{}` has no symbol table", tree::name(operation)),
            );
        }
        // SAFETY: made above.
        unsafe { sys::mlirSymbolTableDestroy(raw) };
        let operation = call.operation(operation)?.bits();
        // It keeps its operation alive.
        call.retain(operation, kind::OPERATION, "operation")?;
        let bits = call.new_object(
            kind::SYMBOL_TABLE,
            Object::SymbolTable { operation, symbols },
        )?;
        out.put(MlsSymbolTable::from_bits(bits));
        Ok(())
    })
}

/// Destroys a symbol table; its operation is not concerned.
///
/// Upstream: `mlirSymbolTableDestroy`.
/// Ownership: consumes `symbol_table`.
/// Threads: any.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableDestroy(symbol_table: MlsSymbolTable) -> MlsStatus {
    call("mlsSymbolTableDestroy", |call| {
        let bits = call.check(symbol_table, Access::Free, "symbol_table")?;
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Gives the operation that defines a symbol; null if there is none.
///
/// Upstream: `mlirSymbolTableLookup`.
/// Ownership: a view: the result belongs to the IR.
/// Threads: any; BUSY while a call on another thread changes the IR of the
///   context.
/// Errors: STALE_HANDLE (`symbol_table`: its operation is dead); BAD_STATE (a
///   symbol is there twice).
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolTableLookup(
    symbol_table: MlsSymbolTable,
    name: MlsStringRef,
    out: *mut MlsOperation,
) -> MlsStatus {
    call("mlsSymbolTableLookup", |call| {
        let (table, bits) = call.table(symbol_table, Access::Read)?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        let name = String::from_utf8_lossy(name).into_owned();
        if let Some(found) = call.known_symbol(bits, table, &name) {
            out.put(found);
            return Ok(());
        }
        call.look_again(bits, table)?;
        out.put(
            call.known_symbol(bits, table, &name)
                .unwrap_or(MlsOperation::null()),
        );
        Ok(())
    })
}

/// Puts a detached symbol into the operation of the table, or takes note of one
/// that is in it, and renames it if its name is taken. Gives the name it has
/// then.
///
/// Upstream: `mlirSymbolTableInsert`.
/// Ownership: the operation of the table takes `operation`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: STALE_HANDLE (`symbol_table`: its operation is dead); BAD_ARGUMENT
///   (`operation`: not a symbol); BAD_STATE (`operation`: in another block).
///
/// # Safety
/// `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolTableInsert(
    symbol_table: MlsSymbolTable,
    operation: MlsOperation,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsSymbolTableInsert", |call| {
        let (table, bits) = call.table(symbol_table, Access::Write)?;
        let operation = call.get(operation, Access::Write, "operation")?;
        let out = call.out(out, "out")?;
        let Some(name) = symbol_attribute(operation) else {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "operation",
                format!("`{}` is not a symbol", tree::name(operation)),
            );
        };
        let inside = tree::parent_of(operation).word() == table.word();
        // SAFETY: a live operation.
        if !inside && !unsafe { sys::mlirOperationGetBlock(operation) }.is_null() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "operation",
                "the operation is in another block; remove it first",
            );
        }
        check_cycle(operation, table, "operation")?;
        check_body(table, "symbol_table")?;
        // Upstream's table stands no symbol that is there twice.
        call.look_again(bits, table)?;
        if inside {
            out.put(call.attribute(name)?);
            return Ok(());
        }
        // SAFETY: an operation with a symbol table.
        let raw = unsafe { sys::mlirSymbolTableCreate(table) };
        // SAFETY: both are live; the operation is a detached symbol.
        let new_name = unsafe { sys::mlirSymbolTableInsert(raw, operation) };
        // SAFETY: made above.
        unsafe { sys::mlirSymbolTableDestroy(raw) };
        call.attached_operation(operation)?;
        call.look_again(bits, table)?;
        out.put(call.attribute(new_name)?);
        Ok(())
    })
}

/// Destroys a symbol of the table. Refused if something outside uses its
/// results or what is in it; uses of its name are not looked for.
///
/// Upstream: `mlirSymbolTableErase`.
/// Ownership: consumes `operation` and everything in it.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Effects: deletes.
/// Errors: STALE_HANDLE (`symbol_table`: its operation is dead); BAD_ARGUMENT
///   (`operation`: not in this table); IN_USE (`operation`).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsSymbolTableErase(
    symbol_table: MlsSymbolTable,
    operation: MlsOperation,
) -> MlsStatus {
    call("mlsSymbolTableErase", |call| {
        let (table, _) = call.table(symbol_table, Access::Write)?;
        let operation = call.get(operation, Access::Write, "operation")?;
        if tree::parent_of(operation).word() != table.word() || symbol_name(operation).is_none() {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "operation",
                format!("`{}` is not a symbol of this table", tree::name(operation)),
            );
        }
        call.destroy_operation(operation, Reason::SymbolTableErase, "operation")?;
        Ok(())
    })
}

/// Replaces every use of the symbol `old_symbol` inside of `from` by
/// `new_symbol`. The symbol itself keeps its name.
///
/// Upstream: `mlirSymbolTableReplaceAllSymbolUses`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: UPSTREAM_FAILED.
///
/// # Safety
/// `old_symbol` is a readable string; `new_symbol` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSymbolTableReplaceAllSymbolUses(
    old_symbol: MlsStringRef,
    new_symbol: MlsStringRef,
    from: MlsOperation,
) -> MlsStatus {
    call("mlsSymbolTableReplaceAllSymbolUses", |call| {
        let from = call.get(from, Access::Write, "from")?;
        let old_symbol = call.text(old_symbol, "old_symbol")?;
        let new_symbol = call.text(new_symbol, "new_symbol")?;
        // SAFETY: a live operation; both names are copied.
        let done = unsafe {
            sys::mlirSymbolTableReplaceAllSymbolUses(
                sys::string_ref(old_symbol),
                sys::string_ref(new_symbol),
                from,
            )
        };
        if done.value == 0 {
            return failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                "the uses cannot be replaced: an operation of unknown meaning is in the way",
            );
        }
        Ok(())
    })
}

/// The attribute with the name of a symbol.
fn symbol_attribute(operation: sys::MlirOperation) -> Option<sys::MlirAttribute> {
    // SAFETY: needs nothing.
    let attribute = unsafe { sys::mlirSymbolTableGetSymbolAttributeName() };
    // SAFETY: a live operation.
    let name = unsafe { sys::mlirOperationGetAttributeByName(operation, attribute) };
    // SAFETY: asked only of a live attribute.
    let is_string = |name| unsafe { sys::mlirAttributeIsAString(name) };
    (!name.is_null() && is_string(name)).then_some(name)
}

/// The name of a symbol.
fn symbol_name(operation: sys::MlirOperation) -> Option<String> {
    // SAFETY: a string attribute.
    let text = unsafe { sys::mlirStringAttrGetValue(symbol_attribute(operation)?) };
    // SAFETY: the text lives as long as the context.
    Some(String::from_utf8_lossy(unsafe { sys::bytes(text) }).into_owned())
}

/// Checks that an operation has the one block that its symbols are in.
pub(super) fn check_body(operation: sys::MlirOperation, argument: &'static str) -> Fallible<()> {
    let blocks = tree::regions(operation).flat_map(tree::blocks).count();
    if tree::regions(operation).count() != 1 || blocks != 1 {
        let name = tree::name(operation);
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("`{name}` has not one region with one block"),
        );
    }
    Ok(())
}

impl Call {
    /// The operation of a symbol table, and the table's handle.
    fn table(
        &mut self,
        table: MlsSymbolTable,
        access: Access,
    ) -> Fallible<(sys::MlirOperation, Bits)> {
        let bits = self.check(table, access, "symbol_table")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::SymbolTable { operation, .. }) => {
                let operation = MlsOperation::from_bits(*operation);
                Ok((operation.get(self, access, "symbol_table")?, bits))
            }
            _ => failed(
                status::MLS_STATUS_PANIC,
                "a symbol table without its object",
            ),
        }
    }

    /// The symbols of an operation.
    fn symbols(&mut self, operation: sys::MlirOperation) -> Fallible<HashMap<String, Bits>> {
        let mut symbols = HashMap::new();
        for inner in tree::regions(operation)
            .flat_map(tree::blocks)
            .flat_map(tree::operations)
        {
            let Some(name) = symbol_name(inner) else {
                continue;
            };
            let bits = self.operation(inner)?.bits();
            if symbols.insert(name.clone(), bits).is_some() {
                return bad(
                    status::MLS_STATUS_BAD_ARGUMENT,
                    "operation",
                    format!("the symbol `{name}` is there twice"),
                );
            }
        }
        Ok(symbols)
    }

    /// Renews what a table knows.
    fn look_again(&mut self, table: Bits, operation: sys::MlirOperation) -> Fallible<()> {
        let found = self.symbols(operation)?;
        if let Some(Object::SymbolTable { symbols, .. }) =
            self.inner().objects.get_mut(&table.index())
        {
            *symbols = found;
        }
        Ok(())
    }

    /// What a table knows of a symbol, if that still is so.
    fn known_symbol(
        &mut self,
        table: Bits,
        operation: sys::MlirOperation,
        name: &str,
    ) -> Option<MlsOperation> {
        let Some(Object::SymbolTable { symbols, .. }) = self.inner().objects.get(&table.index())
        else {
            return None;
        };
        let bits = *symbols.get(name)?;
        let symbol = sys::MlirOperation::from_word(TABLE.resolve(bits).ok()?.address);
        let same = tree::parent_of(symbol).word() == operation.word()
            && symbol_name(symbol).as_deref() == Some(name);
        same.then(|| MlsOperation::from_bits(bits))
    }
}
