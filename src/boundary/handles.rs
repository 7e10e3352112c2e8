//! The C types of handles.
//!
//! Each is one 64-bit number in a struct of its own, so that C and C++ tell
//! them apart and every language can hold them. Zero is null.

use super::call::{Access, Call, find, is_direct};
use crate::error::{Fallible, bad};
use crate::handle::bits::Bits;
use crate::handle::slot::Slot;
use crate::handle::table::Entry;
use crate::kind::{self, Kind};
use crate::state::create::Few;
use crate::state::record::{ARGUMENTS_CHANGED, ARGUMENTS_KEPT, MODULE, TABLE};
use crate::status;
use crate::sys::{self, Raw};

/// The kinds of the slots that a handle of a kind may name.
pub const fn classes(kind: Kind) -> &'static [Kind] {
    match kind {
        kind::MODULE => &[kind::OPERATION],
        kind::REGION => &[kind::OPERATION, kind::REGION, kind::PART],
        kind::VALUE => &[kind::OPERATION, kind::BLOCK, kind::PART],
        kind::OP_OPERAND => &[kind::OPERATION, kind::PART],
        kind::REWRITER_BASE => &[kind::REWRITER_BASE, kind::PATTERN_REWRITER],
        other => kind::alone(other),
    }
}

/// A handle of one kind.
pub trait Handle: Copy {
    /// Its kind.
    const KIND: Kind;
    /// Its bits.
    fn bits(self) -> Bits;
    /// The handle with these bits.
    fn from_bits(bits: Bits) -> Self;
    /// Null.
    fn null() -> Self {
        Self::from_bits(Bits(0))
    }
}

/// A handle whose object is one of upstream's.
pub trait Native: Handle {
    /// Upstream's handle.
    type Raw: Raw;
    /// Resolves it.
    fn get(self, call: &mut Call, access: Access, argument: &'static str) -> Fallible<Self::Raw>;
    /// Finds it if it is what most handles are; see [`quick`](super::quick). What is
    /// more than a pointer is never found so.
    fn find(self, _slot: &Slot, _owner: u32) -> Option<(Entry, Self::Raw)> {
        None
    }
}

macro_rules! handles {
    ($($name:ident = $kind:expr;)*) => { $(
        impl Handle for $name {
            const KIND: Kind = $kind;
            fn bits(self) -> Bits { Bits(self.bits) }
            fn from_bits(bits: Bits) -> Self { $name { bits: bits.0 } }
        }
    )* };
}

/// Handles whose slot holds upstream's pointer.
macro_rules! pointers {
    ($($name:ident = $raw:ident, $kind:expr;)*) => { $(
        handles! { $name = $kind; }
        impl Native for $name {
            type Raw = sys::$raw;
            fn get(self, call: &mut Call, access: Access, argument: &'static str)
                -> Fallible<Self::Raw> {
                let entry = call.resolve(self.bits(), $kind, access, argument)?;
                Ok(sys::$raw::from_word(entry.address))
            }
            #[inline]
            fn find(self, slot: &Slot, owner: u32) -> Option<(Entry, Self::Raw)> {
                let entry = find(self.bits(), $kind, slot, owner)?;
                Some((entry, sys::$raw::from_word(entry.address)))
            }
        }
    )* };
}

/// Handles of what belongs to the process and needs no lock: upstream only
/// compares the pointer, or what it points to never changes.
macro_rules! statics {
    ($($name:ident = $raw:ident, $kind:expr;)*) => { $(
        handles! { $name = $kind; }
        impl Native for $name {
            type Raw = sys::$raw;
            fn get(self, call: &mut Call, _: Access, argument: &'static str)
                -> Fallible<Self::Raw> {
                Ok(sys::$raw::from_word(call.static_word(self.bits(), $kind, argument)?))
            }
        }
    )* };
}

/// A context: the owner of types, attributes and all IR.
///
/// Made by `mlsContextCreate`, `mlsContextCreateWithThreading`,
/// `mlsContextCreateWithRegistry`; destroyed by `mlsContextDestroy`.
/// Upstream: `MlirContext`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsContext {
    /// Opaque.
    pub bits: u64,
}

/// A set of dialects that a context may load.
///
/// Made by `mlsDialectRegistryCreate`; destroyed by
/// `mlsDialectRegistryDestroy`. Upstream: `MlirDialectRegistry`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsDialectRegistry {
    /// Opaque.
    pub bits: u64,
}

/// A dialect that is loaded in a context, and lives as long as it.
/// Upstream: `MlirDialect`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsDialect {
    /// Opaque.
    pub bits: u64,
}

/// A `builtin.module`: the same object as its operation, by another type.
///
/// Made by `mlsModuleCreateEmpty`, `mlsModuleCreateParse`,
/// `mlsModuleCreateParseFromFile`; destroyed by `mlsModuleDestroy`.
/// Upstream: `MlirModule`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsModule {
    /// Opaque.
    pub bits: u64,
}

/// An operation. Valid exactly as long as the operation lives.
///
/// Made by `mlsOperationCreate`, `mlsOperationClone`,
/// `mlsOperationCreateParse`; destroyed by `mlsOperationDestroy`, a pass, or
/// the end of what it is in. Upstream: `MlirOperation`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsOperation {
    /// Opaque.
    pub bits: u64,
}

/// A region: of an operation, or detached.
///
/// Made by `mlsRegionCreate`; destroyed by `mlsRegionDestroy` while detached,
/// else with its operation. Upstream: `MlirRegion`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsRegion {
    /// Opaque.
    pub bits: u64,
}

/// A block. Valid exactly as long as the block lives.
///
/// Made by `mlsBlockCreate`; destroyed by `mlsBlockDestroy`, a pass, or the
/// end of what it is in. Upstream: `MlirBlock`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsBlock {
    /// Opaque.
    pub bits: u64,
}

/// A value: a result of an operation or an argument of a block, and valid as
/// long as that. Upstream: `MlirValue`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsValue {
    /// Opaque.
    pub bits: u64,
}

/// A use of a value: operand number n of an operation, whatever value that is.
/// Upstream: `MlirOpOperand`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsOpOperand {
    /// Opaque.
    pub bits: u64,
}

/// A location; lives as long as its context. Upstream: `MlirLocation`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsLocation {
    /// Opaque.
    pub bits: u64,
}

/// An identifier; lives as long as its context. Upstream: `MlirIdentifier`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsIdentifier {
    /// Opaque.
    pub bits: u64,
}

/// A type; lives as long as its context. Upstream: `MlirType`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsType {
    /// Opaque.
    pub bits: u64,
}

/// An attribute; lives as long as its context. Upstream: `MlirAttribute`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsAttribute {
    /// Opaque.
    pub bits: u64,
}

/// A name and an attribute. Upstream: `MlirNamedAttribute`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsNamedAttribute {
    /// The name.
    pub name: MlsIdentifier,
    /// The attribute.
    pub attribute: MlsAttribute,
}

/// A symbol table of an operation.
///
/// Made by `mlsSymbolTableCreate`; destroyed by `mlsSymbolTableDestroy`; of no
/// use once its operation is dead. Upstream: `MlirSymbolTable`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsSymbolTable {
    /// Opaque.
    pub bits: u64,
}

/// A pass manager.
///
/// Made by `mlsPassManagerCreate`, `mlsPassManagerCreateOnOperation`;
/// destroyed by `mlsPassManagerDestroy`. Upstream: `MlirPassManager`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsPassManager {
    /// Opaque.
    pub bits: u64,
}

/// A pass manager inside another one, or a pass manager seen as one. It goes
/// stale when its pass manager is destroyed, runs, or is given a new pipeline.
/// Upstream: `MlirOpPassManager`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsOpPassManager {
    /// Opaque.
    pub bits: u64,
}

/// A module compiled to machine code of this process.
///
/// Made by `mlsExecutionEngineCreate`; destroyed by
/// `mlsExecutionEngineDestroy`. Upstream: `MlirExecutionEngine`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsExecutionEngine {
    /// Opaque.
    pub bits: u64,
}

/// What an operation will be made of.
///
/// Made by `mlsOperationStateGet`; consumed by `mlsOperationCreate` or
/// destroyed by `mlsOperationStateDestroy`. Upstream: `MlirOperationState`,
/// there a struct.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsOperationState {
    /// Opaque.
    pub bits: u64,
}

/// How to print operations.
///
/// Made by `mlsOpPrintingFlagsCreate`; destroyed by
/// `mlsOpPrintingFlagsDestroy`. Upstream: `MlirOpPrintingFlags`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsOpPrintingFlags {
    /// Opaque.
    pub bits: u64,
}

/// How to write bytecode.
///
/// Made by `mlsBytecodeWriterConfigCreate`; destroyed by
/// `mlsBytecodeWriterConfigDestroy`. Upstream: `MlirBytecodeWriterConfig`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsBytecodeWriterConfig {
    /// Opaque.
    pub bits: u64,
}

/// Text or bytes that belong to the host.
///
/// Made by the functions that print; read by `mlsStringGet`; destroyed by
/// `mlsStringDestroy`. No upstream counterpart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsString {
    /// Opaque.
    pub bits: u64,
}

/// The report of a call.
///
/// Made by `mlsStatusGetReport`; destroyed by `mlsReportDestroy`. No upstream
/// counterpart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsReport {
    /// Opaque.
    pub bits: u64,
}

/// A pass of the host that is in no pass manager yet.
///
/// Made by `mlsCreateExternalPass`; consumed by `mlsPassManagerAddOwnedPass`
/// and `mlsOpPassManagerAddOwnedPass`, or destroyed by `mlsPassDestroy`.
/// Upstream: `MlirPass`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsPass {
    /// Opaque.
    pub bits: u64,
}

/// A pass of the host that is running: of use only in its callback. Upstream:
/// `MlirExternalPass`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsExternalPass {
    /// Opaque.
    pub bits: u64,
}

/// A pool of worker threads.
///
/// Made by `mlsLlvmThreadPoolCreate`; destroyed by `mlsLlvmThreadPoolDestroy`.
/// Upstream: `MlirLlvmThreadPool`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsLlvmThreadPool {
    /// Opaque.
    pub bits: u64,
}

/// A rewrite pattern of the host that is in no set yet.
///
/// Made by `mlsOpRewritePatternCreate`; consumed by `mlsRewritePatternSetAdd`, or
/// destroyed by `mlsRewritePatternDestroy`. Upstream: `MlirRewritePattern`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsRewritePattern {
    /// Opaque.
    pub bits: u64,
}

/// A set of rewrite patterns.
///
/// Made by `mlsRewritePatternSetCreate`; consumed by `mlsFreezeRewritePattern`, or
/// destroyed by `mlsRewritePatternSetDestroy`. Upstream: `MlirRewritePatternSet`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsRewritePatternSet {
    /// Opaque.
    pub bits: u64,
}

/// A set of rewrite patterns that can be applied.
///
/// Made by `mlsFreezeRewritePattern`; destroyed by
/// `mlsFrozenRewritePatternSetDestroy`. Upstream: `MlirFrozenRewritePatternSet`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsFrozenRewritePatternSet {
    /// Opaque.
    pub bits: u64,
}

/// What a rewrite pattern changes IR with: of use only in its callback. Upstream:
/// `MlirPatternRewriter`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsPatternRewriter {
    /// Opaque.
    pub bits: u64,
}

/// What IR is changed with: a rewriter of the host's own, or that of a pattern,
/// seen as one. The host's own keeps its place to insert at as long as that lives.
///
/// Made by `mlsIRRewriterCreate` and `mlsIRRewriterCreateFromOp`; destroyed by
/// `mlsIRRewriterDestroy`. Given by `mlsPatternRewriterAsBase`, and then of use
/// only in the callback. Upstream: `MlirRewriterBase`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsRewriterBase {
    /// Opaque.
    pub bits: u64,
}

/// A module of patterns in the PDL dialect, and the host's functions that they
/// call.
///
/// Made by `mlsPDLPatternModuleFromModule`; consumed by
/// `mlsRewritePatternSetFromPDLPatternModule`, or destroyed by
/// `mlsPDLPatternModuleDestroy`. Upstream: `MlirPDLPatternModule`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsPDLPatternModule {
    /// Opaque.
    pub bits: u64,
}

/// What a PDL pattern hands to a function of the host: of use only in that
/// callback. Upstream: `MlirPDLValue`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsPDLValue {
    /// Opaque.
    pub bits: u64,
}

/// Where a function that a PDL pattern calls leaves its results: of use only in
/// that callback. Upstream: `MlirPDLResultList`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsPDLResultList {
    /// Opaque.
    pub bits: u64,
}

/// A value that a callback waits for and another thread gives.
///
/// Made by `mlsAnswerCreate`; consumed by `mlsAnswerWait`, or destroyed by
/// `mlsAnswerDestroy`. No upstream counterpart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsAnswer {
    /// Opaque.
    pub bits: u64,
}

/// An affine expression of dimensions and symbols; lives as long as its context.
/// Upstream: `MlirAffineExpr`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsAffineExpr {
    /// Opaque.
    pub bits: u64,
}

/// An affine map; lives as long as its context. Upstream: `MlirAffineMap`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsAffineMap {
    /// Opaque.
    pub bits: u64,
}

/// A set of integers that affine constraints describe; lives as long as its
/// context. Upstream: `MlirIntegerSet`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsIntegerSet {
    /// Opaque.
    pub bits: u64,
}

/// The number of a class of types, attributes, operations or interfaces.
///
/// MLIR's own live as long as the process; those of `mlsTypeIDAllocatorAllocateTypeID`
/// as long as the allocator. Upstream: `MlirTypeID`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsTypeID {
    /// Opaque.
    pub bits: u64,
}

/// Makes new type IDs.
///
/// Made by `mlsTypeIDAllocatorCreate`; destroyed by `mlsTypeIDAllocatorDestroy`.
/// Upstream: `MlirTypeIDAllocator`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsTypeIDAllocator {
    /// Opaque.
    pub bits: u64,
}

/// A dialect of MLIR that no context has to know yet; lives as long as the process.
///
/// Given by `mlsGetDialectHandle__x__`. Upstream: `MlirDialectHandle`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsDialectHandle {
    /// Opaque.
    pub bits: u64,
}

/// How to print parts of an operation so that the same value has the same name in
/// all of them.
///
/// Made by `mlsAsmStateCreateForOperation`, `mlsAsmStateCreateForValue`; destroyed
/// by `mlsAsmStateDestroy`; of no use once its operation or value is dead.
/// Upstream: `MlirAsmState`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MlsAsmState {
    /// Opaque.
    pub bits: u64,
}

pointers! {
    MlsDialect = MlirDialect, kind::DIALECT;
    MlsOperation = MlirOperation, kind::OPERATION;
    MlsBlock = MlirBlock, kind::BLOCK;
    MlsLocation = MlirLocation, kind::LOCATION;
    MlsIdentifier = MlirIdentifier, kind::IDENTIFIER;
    MlsType = MlirType, kind::TYPE;
    MlsAttribute = MlirAttribute, kind::ATTRIBUTE;
    MlsContext = MlirContext, kind::CONTEXT;
    MlsAffineExpr = MlirAffineExpr, kind::AFFINE_EXPR;
    MlsAffineMap = MlirAffineMap, kind::AFFINE_MAP;
    MlsIntegerSet = MlirIntegerSet, kind::INTEGER_SET;
}

statics! {
    MlsTypeID = MlirTypeID, kind::TYPE_ID;
    MlsDialectHandle = MlirDialectHandle, kind::DIALECT_HANDLE;
}

handles! {
    MlsDialectRegistry = kind::DIALECT_REGISTRY;
    MlsModule = kind::MODULE;
    MlsRegion = kind::REGION;
    MlsValue = kind::VALUE;
    MlsOpOperand = kind::OP_OPERAND;
    MlsSymbolTable = kind::SYMBOL_TABLE;
    MlsPassManager = kind::PASS_MANAGER;
    MlsOpPassManager = kind::OP_PASS_MANAGER;
    MlsExecutionEngine = kind::EXECUTION_ENGINE;
    MlsOperationState = kind::OPERATION_STATE;
    MlsOpPrintingFlags = kind::OP_PRINTING_FLAGS;
    MlsBytecodeWriterConfig = kind::BYTECODE_WRITER_CONFIG;
    MlsString = kind::STRING;
    MlsReport = kind::REPORT;
    MlsPass = kind::PASS;
    MlsAnswer = kind::ANSWER;
    MlsRewritePattern = kind::REWRITE_PATTERN;
    MlsRewritePatternSet = kind::REWRITE_PATTERN_SET;
    MlsFrozenRewritePatternSet = kind::FROZEN_REWRITE_PATTERN_SET;
    MlsPatternRewriter = kind::PATTERN_REWRITER;
    MlsRewriterBase = kind::REWRITER_BASE;
    MlsPDLPatternModule = kind::PDL_PATTERN_MODULE;
    MlsPDLValue = kind::PDL_VALUE;
    MlsPDLResultList = kind::PDL_RESULT_LIST;
    MlsLlvmThreadPool = kind::LLVM_THREAD_POOL;
    MlsExternalPass = kind::EXTERNAL_PASS;
    MlsTypeIDAllocator = kind::TYPE_ID_ALLOCATOR;
    MlsAsmState = kind::ASM_STATE;
}

fn never_issued<T>(bits: Bits, argument: &'static str) -> Fallible<T> {
    bad(
        status::MLS_STATUS_NEVER_ISSUED,
        argument,
        format!("{:#018x} was never given out", bits.0),
    )
}

impl Native for MlsModule {
    type Raw = sys::MlirModule;
    fn get(self, call: &mut Call, access: Access, argument: &'static str) -> Fallible<Self::Raw> {
        let entry = call.resolve(self.bits(), Self::KIND, access, argument)?;
        if entry.flags & MODULE == 0 {
            return never_issued(self.bits(), argument);
        }
        let operation = sys::MlirOperation::from_word(entry.address);
        // SAFETY: the flag says that it is a module.
        Ok(unsafe { sys::mlirModuleFromOperation(operation) })
    }
}

/// A member's parent, resolved: its kind, word, handle, and the member's number.
fn parent<H: Handle>(
    handle: H,
    call: &mut Call,
    access: Access,
    argument: &'static str,
) -> Fallible<(Kind, u64, Bits, u32)> {
    let bits = handle.bits();
    let entry = call.resolve(bits, H::KIND, access, argument)?;
    let is_part = entry.class == kind::PART;
    let is_whole = entry.class == kind::REGION;
    if is_direct(bits) == is_part || (is_whole && bits.member() != 0) {
        return never_issued(bits, argument);
    }
    if !is_part {
        return Ok((entry.class, entry.address, bits, bits.member()));
    }
    let Some((parent, number)) = call.inner().parent_of(bits) else {
        return never_issued(bits, argument);
    };
    match TABLE.resolve(parent) {
        Ok(found) => Ok((found.class, found.address, parent, number)),
        // Its parent is dead, and this one not swept yet.
        Err(_) => never_issued(bits, argument),
    }
}

impl Native for MlsRegion {
    type Raw = sys::MlirRegion;
    fn get(self, call: &mut Call, access: Access, argument: &'static str) -> Fallible<Self::Raw> {
        let (class, word, _, number) = parent(self, call, access, argument)?;
        if class == kind::REGION {
            return Ok(sys::MlirRegion::from_word(word));
        }
        let operation = sys::MlirOperation::from_word(word);
        // SAFETY: resolved above.
        let count = unsafe { sys::mlirOperationGetNumRegions(operation) };
        match isize::try_from(number) {
            Ok(number) if number < count => {
                // SAFETY: below the count.
                Ok(unsafe { sys::mlirOperationGetRegion(operation, number) })
            }
            _ => never_issued(self.bits(), argument),
        }
    }
}

impl Native for MlsValue {
    type Raw = sys::MlirValue;
    fn get(self, call: &mut Call, access: Access, argument: &'static str) -> Fallible<Self::Raw> {
        let (class, word, owner, number) = parent(self, call, access, argument)?;
        if class == kind::OPERATION {
            let operation = sys::MlirOperation::from_word(word);
            // SAFETY: resolved above.
            let count = unsafe { sys::mlirOperationGetNumResults(operation) };
            return match isize::try_from(number) {
                Ok(number) if number < count => {
                    // SAFETY: below the count.
                    Ok(unsafe { sys::mlirOperationGetResult(operation, number) })
                }
                _ => never_issued(self.bits(), argument),
            };
        }
        let block = sys::MlirBlock::from_word(word);
        let inner = call.inner();
        let position = inner.position_of(owner, block, number);
        let known = inner.arguments.get(&owner.index());
        let was_issued = known.is_some_and(|known| known.was_issued(number));
        let why = known.map_or(0, |known| known.why);
        // SAFETY: resolved above.
        let count = unsafe { sys::mlirBlockGetNumArguments(block) };
        match position {
            Some(position) if position < count => {
                // SAFETY: below the count.
                Ok(unsafe { sys::mlirBlockGetArgument(block, position) })
            }
            _ if was_issued => bad(
                status::MLS_STATUS_STALE_HANDLE,
                argument,
                match why {
                    0 => "stale handle: it was a block argument; a pass changed the argument \
                          list of its block"
                        .into(),
                    why => format!(
                        "stale handle: it was a block argument, {}",
                        crate::state::reason::text(why)
                    ),
                },
            ),
            _ => never_issued(self.bits(), argument),
        }
    }
    #[inline]
    fn find(self, slot: &Slot, owner: u32) -> Option<(Entry, Self::Raw)> {
        let bits = self.bits();
        if !is_direct(bits) {
            return None;
        }
        let entry = find(bits, Self::KIND, slot, owner)?;
        let number = isize::try_from(bits.member()).ok()?;
        if entry.class == kind::OPERATION {
            let operation = sys::MlirOperation::from_word(entry.address);
            // SAFETY: a live operation.
            if number >= unsafe { sys::mlirOperationGetNumResults(operation) } {
                return None;
            }
            // SAFETY: below the count.
            return Some((entry, unsafe {
                sys::mlirOperationGetResult(operation, number)
            }));
        }
        // As long as the list has not changed, the number is the position.
        let has_changed = entry.flags & (ARGUMENTS_CHANGED | ARGUMENTS_KEPT) != 0;
        if entry.class != kind::BLOCK || has_changed {
            return None;
        }
        let block = sys::MlirBlock::from_word(entry.address);
        // SAFETY: a live block.
        if number >= unsafe { sys::mlirBlockGetNumArguments(block) } {
            return None;
        }
        // SAFETY: below the count.
        Some((entry, unsafe { sys::mlirBlockGetArgument(block, number) }))
    }
}

/// An operand use, resolved.
pub struct Operand {
    /// The operation.
    pub owner: sys::MlirOperation,
    /// Which operand of it.
    pub number: isize,
}

impl MlsOpOperand {
    /// Resolves it. An operand that is no longer there is stale.
    pub fn locate(
        self,
        call: &mut Call,
        access: Access,
        argument: &'static str,
    ) -> Fallible<Operand> {
        let (_, word, _, number) = parent(self, call, access, argument)?;
        let owner = sys::MlirOperation::from_word(word);
        // SAFETY: resolved above.
        let count = unsafe { sys::mlirOperationGetNumOperands(owner) };
        match isize::try_from(number) {
            Ok(number) if number < count => Ok(Operand { owner, number }),
            _ => bad(
                status::MLS_STATUS_STALE_HANDLE,
                argument,
                format!("stale handle: its operation has {count} operands now"),
            ),
        }
    }
}

impl Call {
    /// Resolves a handle of one of upstream's objects.
    // Once for each kind, not in each function.
    #[inline(never)]
    pub fn get<H: Native>(
        &mut self,
        handle: H,
        access: Access,
        argument: &'static str,
    ) -> Fallible<H::Raw> {
        self.enter_of(handle.bits());
        let slot = TABLE.slot(handle.bits().index());
        let found = self
            .free()
            .zip(slot)
            .and_then(|(record, slot)| handle.find(slot, record.owner));
        match found {
            Some((entry, raw)) => {
                self.accept(&entry, access);
                Ok(raw)
            }
            None => handle.get(self, access, argument),
        }
    }

    /// Resolves many handles, to be read: `read` is given the place and the object of
    /// each.
    pub fn read_each<H: Native>(
        &mut self,
        handles: &[H],
        argument: &'static str,
        mut read: impl FnMut(&mut Call, usize, H::Raw) -> Fallible<()>,
    ) -> Fallible<()> {
        let Some(first) = handles.first() else {
            return Ok(());
        };
        self.enter_of(first.bits());
        // What most are is found without asking the call about each.
        let owner = self.free().map(|record| record.owner);
        let find = |handle: &H| {
            let slot = TABLE.slot(handle.bits().index())?;
            handle.find(slot, owner?)
        };
        for (at, handle) in handles.iter().enumerate() {
            let raw = match find(handle) {
                Some((entry, raw)) => {
                    self.note_height(&entry);
                    raw
                }
                None => self.get(*handle, Access::Read, argument)?,
            };
            read(self, at, raw)?;
        }
        Ok(())
    }

    /// The same for a handle of any object: what its slot says.
    #[inline]
    pub fn entry<H: Handle>(
        &mut self,
        handle: H,
        access: Access,
        argument: &'static str,
    ) -> Fallible<Entry> {
        self.enter_of(handle.bits());
        if let Some(record) = self.free()
            && let Some(slot) = TABLE.slot(handle.bits().index())
            && let Some(entry) = find(handle.bits(), H::KIND, slot, record.owner)
        {
            self.accept(&entry, access);
            return Ok(entry);
        }
        self.resolve(handle.bits(), H::KIND, access, argument)
    }

    /// Resolves a handle that may be null: then upstream's null.
    pub fn get_or_null<H: Native>(
        &mut self,
        handle: H,
        access: Access,
        argument: &'static str,
    ) -> Fallible<H::Raw> {
        if handle.bits().0 == 0 {
            return Ok(H::Raw::from_word(0));
        }
        self.get(handle, access, argument)
    }

    /// Resolves an array of handles.
    pub fn get_all<H: Native>(
        &mut self,
        count: libc::intptr_t,
        first: *const H,
        access: Access,
        argument: &'static str,
    ) -> Fallible<Few<H::Raw>> {
        let mut all = Few::new();
        // Most operations lack most parts.
        if count == 0 {
            return Ok(all);
        }
        let handles = self.slice(count, first, argument)?;
        all.reserve(handles.len());
        for handle in handles {
            all.push(self.get(*handle, access, argument)?);
        }
        Ok(all)
    }

    /// Resolves an array of handles, and gives them back: for objects that are
    /// looked up again later.
    pub fn check_all<H: Native>(
        &mut self,
        count: libc::intptr_t,
        first: *const H,
        access: Access,
        argument: &'static str,
    ) -> Fallible<Vec<Bits>> {
        let handles = self.slice(count, first, argument)?;
        for handle in handles {
            self.get(*handle, access, argument)?;
        }
        Ok(handles.iter().map(|handle| handle.bits()).collect())
    }

    /// Checks that a handle of the library's own objects names a live one.
    pub fn check<H: Handle>(
        &mut self,
        handle: H,
        access: Access,
        argument: &'static str,
    ) -> Fallible<Bits> {
        self.entry(handle, access, argument)?;
        Ok(handle.bits())
    }
}
